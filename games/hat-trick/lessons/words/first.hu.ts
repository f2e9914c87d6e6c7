import type { LessonWords } from '@libero/kernel/lesson'

/** Az első öt perc. */
export const firstHu: Readonly<Record<string, LessonWords>> = {
  'first-pass': {
    title: 'Az első passz',
    about: 'Meg tudsz számolni egy sort, és előre tudod vinni a labdát.',
    steps: {
      table:
        'Szia, Mira vagyok, az edződ. A te csapatod *kék*, a másik *piros*. A saját kapudtól az övék felé játszol.',
      aim: 'A pályán *hat sor* van, a te kapudtól számolva. Ha a labda a 6. sorban van, közvetlenül a kapujuk előtt, lőhetsz. Haladjunk hát sorról sorra!',
      black: {
        say: 'A labda a 6-osodnál van, a *3. sorban*. A *fekete* labdák támadnak: itt a 6-osodnak és a 7-esednek 3 + 3 = *6* van.',
        why: 'Most csak az a sor számít, amelyikben a labda van. Mindenkinek van fekete labdája a támadáshoz és fehér a védekezéshez.',
      },
      white:
        'Az ő *fehér* labdáik védenek: a 9-esüknek és a 8-asuknak itt 1 + 1 = *2* van. Jócskán te vagy az erősebb.',
      lay: 'Rakd le a *2-es rövid passzt (bal)*. Egy sorral előre megy, és a 2-ese a labdáidhoz adódik. Ők is leraknak egy lapot; egyikőtök sem látja a másikét.',
      stay: {
        say: 'Nyitva van mindkét lap: neked 6 + 2 = *8*, nekik 2 + 3 = *5*. Előbb léphetne valakid, de ez így is elég. Válaszd ezt: *senki sem lép*.',
        why: 'A lapod a bal oldalé: egy bal oldali játékosod léphetne egy sort előre vagy hátra. Ők a páros számúak.',
      },
      won: {
        say: 'A 8 több, mint az 5! Minden akció előtt a labda *keresztben* a sora legközelebbi csapattársához megy, ezért a 7-es passzolt. Az új sorban a legkisebb számú embered kapja: a *8-as*.',
        why: 'Minden kör így megy: lapok, a támadó léphet, keresztpassz, a védő léphet, aztán jön a támadó lapja. A keresztpassz mindig célba ér.',
      },
      again: {
        say: 'Most a 4. sor számít: neked 4 + 4 = *8*, nekik 3 + 3 = *6*. Rakd le a *2-es rövid passzt (jobb)*: így egy jobb oldali játékosod léphet.',
        why: 'A labdák egy lapon bal vagy jobb oldalt állnak. A páros számúak bal oldaliak, a páratlanok jobb oldaliak; ezt az ő labdáik is mutatják.',
      },
      step: {
        say: 'Náluk egy 4-es van: 6 + 4 = 10. Neked is 8 + 2 = 10. Ha egyenlő, az erősebb lap nyer, és az az övék. Lépj előre a *7-eseddel*!',
        why: 'Ott a 6-osuk áll. Aki foglalt mezőre lép, helyet cserél azzal, aki ott van, akár ellenféllel is.',
      },
      there:
        'A 7-esed bejött a 4. sorba, a 6-osuk kiszorult onnan. Így 11 + 2 = *13* állt szemben 3 + 4 = *7* ellen, és a 10-esed az 5. sorban kapta a labdát. Szép volt!',
    },
    instead: {
      'other-side':
        'Ugyanolyan erős! De tartsd meg a következő körre: ott egy jobb oldali emberre lesz szükségünk.',
      long: 'A hosszú passz messzebb száll. Arra is sor kerül, de előbb a rövid.',
      dribble: 'Csellel egyetlen ember indul el. Mindjárt az jön, most játszd a rövid passzt.',
      level: 'Akkor marad a 10 a 10 ellen, és az ő erősebb lapjuk nyer. A 7-esed egy lépése ezen változtat.',
      eleven: 'Ez is elég lenne: a 11-es kiszorítja a 6-osukat. De rá elöl lesz szükség. Lépj a 7-essel.',
    },
  },
  'first-goal': {
    title: 'Az első gól',
    about: 'Tudsz cselezni az utolsó sorba, és tudsz lőni.',
    steps: {
      ahead:
        'Ehhez a leckéhez új lapjaid vannak. A 10-esed keresztben passzol, a *11-esednek*. Előtte a 2-esük áll, mögötte a kapujuk. Menjünk el mellette!',
      dribble: {
        say: 'Rakd le a *4-es cselt (bal)*. Most csak ketten számítanak: a 11-esed 4 fekete labdája és a lapod, a 2-esük 5 fehér labdája és az ő lapjuk ellen.',
        why: 'A sor többi játékosa csak a passzoknál számít. A csel ember ember elleni párharc.',
      },
      enough:
        'Neked 4 + 4 = *8* van. Ők egy 2-est raktak le: 5 + 2 = *7*. Ez elég, válaszd ezt: *senki sem lép*.',
      chance: {
        say: 'Elment mellette! Ha a csel sikerül, a két ember *helyet cserél*. A 11-esed a 6. sorban van a labdával: ez *lövő helyzet*.',
        why: 'Ha elvesztette volna, most a 2-esüké lenne a labda, és mindketten a helyükön maradtak volna.',
      },
      lay: 'Megint mindketten leraktok egy lapot, de lövő helyzetben senki sem húz újat. Csellel *rögtön lősz*, passz után csak egy csapattárs lőhet: rakd le a *3-as cselt*.',
      hold: 'A lövésnél a pályán lévő labdák nem számítanak, így lépéstől nem lesz erősebb. Válaszd ezt: *senki sem lép*.',
      shoot:
        'A 11-es mellett nincs csapattárs, ezért nála marad a labda. Közvetlenül a kapu előtt áll: *lövés*! A várás még egy kör lenne, eggyel kevesebb lappal.',
      corner: {
        say: 'A lapod 3-at ad, és a sarok is hozzáad: csel után jobbra 4-et, máshová 3-at. Válaszd a *jobb* sarkot: 3 + 4 = *7*. A kapusuk is választ, de a tiédet nem látja.',
        why: 'Hogy mennyit ad egy sarok, a laptól függ: cselnél a jobb a legjobb, rövid passznál a közép, hosszúnál a bal.',
      },
      goal: {
        say: '*Gól!* A 6. sor közepéről a kapus *két* lapot húz: 3 + 2 = *5*, a lövésed 7 volt. Mindenki visszamegy a helyére, és ők kezdenek.',
        why: 'A 6. sor széléről vagy az 5. sor közepéről hármat húz, az 5. sor széléről négyet. Ha eltalálja a sarkot, eggyel többet.',
      },
    },
    instead: {
      weaker:
        'Az 4 + 3 = 7 lenne az 5 és a lapjuk ellen. Itt a 4-es csel biztosabb, és a 3-asra mindjárt szükséged lesz.',
      nobody: 'A rövid passzhoz kellene valaki a 6. sorban, de ott még nincs embered. Válaszd a cselt.',
      'pass-first':
        'Rövid passzhoz előbb csapattárs kell melléd, és ez a lap gyenge. A 3-as csellel rögtön lősz.',
      wait: 'Akkor új menet jönne, eggyel kevesebb lappal. Ennél jobb helye nem lehet: lőj!',
      six: 'Az 3 + 3 = 6. A jobb sarok 7, azt nehezebb kivédeni.',
    },
  },
  'first-defence': {
    title: 'Az első védekezés',
    about: 'Vissza tudod szerezni a labdát.',
    steps: {
      theirs:
        '1:0-ra vezetsz, új lapjaid vannak. Most ők kezdenek: a 6-osuknál van a labda, a te *4. sorodban*. A sorokat mindig a saját kapudtól számolod.',
      count:
        'Most fordítva van. Az ő *fekete* labdáik támadnak: 3 + 3 = *6*. A te *fehér* labdáid védenek: 1 + 1 = *2*. Ez kevés!',
      lay: {
        say: 'Rakd le a *3-as rövid passzt (jobb)*. Védekezésben csak a 3-as és az oldal számít: egy jobb oldali játékosod léphet.',
        why: 'Passz vagy csel csak annál van, akinél a labda. A védő fél lapja a számát adja, és egy lépést enged.',
      },
      step: {
        say: 'Ők nem léptek, a 6-osuk keresztben a 7-esükhöz passzolt, most te léphetsz. Így nekik 6 + 2 = 8, neked 2 + 3 = 5. Lépj előre a *7-eseddel*!',
        why: 'Helyet cserél a 6-osukkal, akinél már nincs a labda. A labdást rendes játékban nem szabad elmozdítani.',
      },
      won: {
        say: 'Így nekik 3 + 2 = *5* volt, neked 5 + 3 = *8*: *elfogtad!* A labda ebben a sorban marad, és itt a legkisebb számú emberedé: a *7-esé*.',
        why: 'A lépés kétszer számított: a 7-esed három fehér labdát hozott a sorba, a 6-osuk három feketét vitt ki belőle.',
      },
    },
    instead: {
      left: 'Ez itt gyenge, és bal oldalon senkid sem tud segíteni ebben a sorban. Válaszd a jobb oldali 3-ast.',
      lost: 'Akkor a 8-uk több a te 5-ödnél, és a labda közelebb jön a kapudhoz. A 7-esed ezt megakadályozhatja.',
      eleven: 'Ez is segít, de a 11-esnek csak egy fehér labdája van. A 7-esnek három.',
    },
  },
  'first-save': {
    title: 'Az első védés',
    about: 'Tudsz sarkot tippelni és lapokat húzni a védéshez.',
    steps: {
      danger:
        'Megint új lapok. Vigyázz! A 10-esüknél van a labda, közvetlenül a kapud előtt. Nekik ez a 6. sor, tehát most *nekik* van lövő helyzetük.',
      lay: {
        say: 'Lövő helyzet ellen csak a lapod *oldala* számít: az mondja meg, ki léphet. Mindhárom lapod bal oldali. Rakd le a gyenge *1-est*, tartsd meg a többit.',
        why: 'Lövő helyzetben a passz mindig célba ér. Nem számolunk sorokat, így a lapod száma nem ér semmit.',
      },
      stay: 'Egy 2-es cselt mutatnak, tehát lőni fognak. Egy bal oldali játékosod sem áll közvetlenül a 10-esük előtt vagy mögött, nem tudod eltolni. Válaszd ezt: *senki sem lép*.',
      dive: {
        say: 'Hová lő? Csel után a jobb sarok 4-et ad, a többi 3-at. Ez csábító: küldd a kapusod *jobbra*.',
        why: 'A bal és a jobb mindig úgy értendő, ahogy a lövő látja. Mindketten úgy választotok, hogy nem látjátok a másikét.',
      },
      draw: 'Eltaláltad! A lövés 2 + 4 = *6*. Az 1. sorod közepéről két lap jár, a jó sarokért *eggyel több*: három. *Húzz* egyet.',
      more: 'Egy 2-es, tehát 2 a 6 ellen. Ha a végén 6-nál kevesebb, az gól. *Húzz* még egyet.',
      level:
        'Egy 4-es: 2 + 4 = 6, épp annyi, mint a lövés! Ha most megállsz, csak kiütötted, és a labda a kapud előtt marad. *Húzd* meg a harmadikat.',
      saved: {
        say: '6 + 1 = *7*, több, mint 6: *megvan!* Kezdetnek ennyi elég. Ami a mérkőzésen új, azt sárga betűk magyarázzák a kérdés mellett. Irány az első mérkőzés!',
        why: 'Új lesz a hosszú passz: egy–három sorral előrébb száll. Te választod a sort, és annak a sornak az összegei számítanak.',
      },
    },
    instead: {
      strong: 'Ez is jó lenne. De a száma itt nem ér semmit, később viszont kell. Rakd le az 1-est.',
      less: 'Jó tipp is lehet. De a jobb sarok adja neki a legtöbbet, próbáljuk azt.',
      goal: 'Ha most megállsz, gól: 6-nál kevesebbed van. A húzás nem kerül lapba a kezedből.',
      parry: 'A kiütés sem rossz. De még egyszer húzhatsz, és bármelyik lappal 6 fölé jutsz.',
    },
  },
}
