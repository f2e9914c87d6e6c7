import type { LessonWords } from '@libero/kernel/lesson'

/** A „Játékosok” kiegészítés: típusok, képességek, kapusok. */
export const playersHu: Readonly<Record<string, LessonWords>> = {
  skills: {
    title: 'Képességek',
    about: 'Tudsz képességet használni, és tudod, mikor hagyd.',
    steps: {
      types: {
        say: 'A kiegészítésben minden játékos egy *típus*, két oldallal: ezüst és arany. Mindkettőnek saját labdái és *egy képessége* van. A 6-osod sokoldalú középpályás.',
        why: 'Csak a felül lévő oldal számít. Nyomj rá egy játékosra, és elolvashatod mindkét képességét.',
      },
      lay: 'A 3. sorban neked 3 + 2 = *5*, nekik 3 + 3 = *6*. Rakd le a *2-es rövid passzt*, és meglátjuk, mit tud a 6-osod.',
      stay: 'Náluk is egy 2-es: 7 a 8 ellen. Így vesztesz. Válaszd ezt: *senki sem lép*; a 6-osod pillanata az összevetés.',
      use: {
        say: 'Most kérdeznek. A 6-osod ezüst képessége: ebben a sorban minden emberednek *1 labdával több* van. *Használd*!',
        why: 'Minden képesség megmondja a pillanatát: se előbb, se később nem használható. És csak akkor, ha van hatása.',
      },
      enough: {
        say: 'Használta, ezért a kártyája rögtön *átfordult*: aranyban 4 labdája van 3 helyett. 6 + 2 + 2 = *10* a 8 ellen. Jöhetne az arany is: *képesség nélkül tovább*.',
        why: 'Egy játékos egy körben mindkét oldalát használhatja, de akkor kétszer fordult át, és megint ezüst.',
      },
      end: 'Átment! A 6-osod arany marad, arany labdákkal és arany képességgel, amíg azt nem használja. Képességet használni sosem kötelező.',
    },
    instead: {
      weak: 'Egy 1-essel talán a képesség is kevés. Válaszd a 2-est.',
      lost: 'Akkor 7 a 8 ellen, és elvész a labda. A képességgel megvan.',
      back: 'Visszafordulna ezüstre, és maradna a 10. Tartsd meg az aranyat későbbre.',
    },
  },
  prevention: {
    title: 'Megakadályozás',
    about: 'Meg tudod tiltani az ellenfélnek a képességét.',
    steps: {
      theirs:
        'A 7-esük sokoldalú középpályás: rövid passznál az egész sorát erősíti. Mellette áll a 6-osod, egy arany *harcos középpályás*: ő *megakadályozhat* egy képességet.',
      lay: 'Rakd le a *3-as rövid passzt (jobb)*, akkor a 7-esed segíthet.',
      move: 'Náluk egy 4-es. Lépj *előre* a *7-eseddel*, ő kiszorítja a 6-osukat a sorból. Így 3 + 4 = 7 az 5 + 3 = 8 ellen.',
      prevent: {
        say: 'De a 7-esük még használhatja a képességét: aranyban 4, plusz 1, plusz a 4-es, az 9. A 6-osod mellette áll: *akadályozd meg*!',
        why: 'Mellette az, aki előtte, mögötte, tőle balra vagy jobbra áll, átlósan soha.',
      },
      end: '7 a *8* ellen: elfogtad. A 6-osod átfordult, a 7-esük pedig ebben a körben már nem használ képességet. A megakadályozást nem lehet megakadályozni.',
    },
    instead: {
      weak: 'Ez túl gyenge e sor ellen. Válaszd a jobb oldali 3-ast.',
      few: 'Akkor 5 + 4 a 2 + 3 ellen. A 7-esed ezt megfordítja.',
      nine: 'Akkor használhatja, és 9 a 8 ellen. Jó helyen áll az embered: akadályozd meg.',
    },
  },
  'win-it-back': {
    title: 'Szerezd vissza',
    about: 'El tudod venni a labdát attól, aki épp megkapta.',
    steps: {
      far: 'Ezt a sort nem lehet megtartani: 8 fekete labda 3 fehér ellen. De a passzra váró 8-asuk mellett a 9-esed áll: egy arany *letámadó szélső*.',
      lay: 'Tartogasd hát az erős lapjaidat: rakd le az *1-es rövid passzt*.',
      stay: 'Hagyd a 9-esedet a helyén: *mellette* kell állnia annak, aki a labdát kapja. Válaszd ezt: *senki sem lép*.',
      use: {
        say: 'A passz a 8-asukhoz ért. Ez a 9-esed pillanata: a mellette álló ellenféltől *elveszi a labdát*. *Használd*!',
        why: 'Ha célba ért egy passz, előbb az a csapat használhat képességet, amelyiknél a labda van, aztán a másik.',
      },
      end: 'Tiéd a labda, és a 9-esed most ezüst. Egy arany védekező középpályás ugyanezt tudja hosszú passz után. Figyeld hát, ki ki mellett áll.',
    },
    instead: {
      any: 'Lehetne. De az oldal itt alig számít, és a 9-esed maradjon. Rakd le az 1-es rövid passzt (jobb).',
      gone: 'Akkor a 8-asuknál marad a labda a 3. sorodban. Vedd el tőle!',
    },
  },
  wingback: {
    title: 'A másik szárny',
    about: 'Tudsz képességgel lépni, és vissza tudsz váltani.',
    steps: {
      left: {
        say: 'A 4-esed egy arany *szárnyvédő*. Bal oldalon játszik, mert a 4-es páros, ezért máskor bal oldali lap kell neki.',
        why: 'Az számít, melyik poszton játszik. Ugyanez a kártya az 5-ös poszton jobb oldali volna.',
      },
      lay: 'Vannak képességek, amelyeket *lépésként* használunk. Rakd le a *2-es rövid passzt (jobb)*.',
      move: 'Egy 4-es: 4 + 2 a 2 + 4 ellen, és az ő lapjuk erősebb. A képességével a *4-esed jobb oldali lappal is előreléphet*, a 9-esük helyére: rajta!',
      back: {
        say: 'Átment, 9 az 5 ellen! Mostantól *jobb oldalon* játszik, amíg vissza nem vált. Ezt mindig megteheti, amikor kérdeznek tőled: *válts vissza*.',
        why: 'A visszaváltás nem képesség, és nem lehet megakadályozni. Utána ezüst. Más kártya nem fordul át csak úgy.',
      },
      'lay-again': 'Megint bal oldali, és ezüst. Egy lapot még le kell raknod: a *2-es rövid passzt (bal)*.',
      end: 'És ezzel a bal oldali lappal a 4-esed megint léphetne. Ha képességgel lépsz, gondolj mindig a következő lapjaidra.',
    },
    instead: {
      side: 'Bal oldali lappal a többi bal oldali léphetne. Most azt nézzük meg, mit tud egy jobb oldalival.',
      weak: 'Egy 1-essel a passz talán túl gyenge. Válaszd a 2-est.',
      close: 'Akkor 6 a 6 ellen, és az ő lapjuk erősebb. A 4-esed három labdát hoz.',
      right: 'Lehetne, de gyenge. Válaszd a bal oldali 2-est.',
    },
  },
  numbers: {
    title: 'Két szám',
    about: 'Tudod, ki a legkisebb, ha a kártyákon két szám van.',
    steps: {
      two: {
        say: 'Sok típusnak *két száma* van: a csatárok 10/11-esek, a középpályások 6/7-esek. Az egymásba érő számok *egyenlők*. A 10-esed és a 11-esed is 10/11-es.',
        why: 'A legkisebb mindenki, akinél senkié sem teljesen kisebb: a 9-es kisebb a 10/11-nél, a 10/11 viszont nem kisebb a 11-nél.',
      },
      lay: 'A 4. sorban neked 4 + 4 = 8, nekik 3 + 3 = 6. Rakd le a *4-es rövid passzt*, és vidd a labdát az 5. sorba.',
      stay: '8 + 4 = *12* a 6 + 2 = *8* ellen. Válaszd ezt: *senki sem lép*.',
      choose:
        'Most ketten is a legkisebbek, és ilyenkor *te választasz*, ki kapja. Legyen a *11-es*: neki 4 fekete labdája van, a 10-esnek 3.',
      end: 'Az az edző választ, akinek a csapata kapja a labdát: passznál, elfogott passznál, kirúgásnál. Érdemes hát megnézni, ki áll jól.',
    },
    instead: {
      weak: 'Egy 1-essel elveszhet a labda. A 4-es biztos.',
      either: 'Őt is választhatod. De a 11-esnek eggyel több labdája van a következő körre.',
    },
  },
  'shooting-skills': {
    title: 'Képességek a lövéshez',
    about: 'Egy lövéshez egy játékos mindkét oldalát ki tudod használni.',
    steps: {
      walk: 'A 8-asod *befelé húzó szélső*. Előtte üres a mező: rakd le az *1-es cselt*, és menj be a 6. sorba.',
      on: 'Senki sincs mellette, senki sincs előtte. Válaszd ezt: *senki sem lép*.',
      use: {
        say: 'Lövő helyzet a szélről: máskor három lap a kapusnak. Az ezüst képessége: úgy lő, *mintha középen állna*. *Használd*!',
        why: 'Akkor kérdezik, amikor a lövő helyzeted egy menete kezdődik, a lapok előtt, és addig tart, amíg új lapokat nem húztok.',
      },
      again:
        'Átfordult, és az arany képességének ugyanez a pillanata: *1-gyel erősebb lövés*. *Használd* azt is! Egy kártya körönként kétszer fordulhat át.',
      lay: 'Megint ezüst, és mindkettő érvényes ebben a lövő helyzetben. Rakd le a *3-as cselt*.',
      stay: 'Válaszd ezt: *senki sem lép*.',
      shoot: 'A szélről, de mintha középről: *lövés*!',
      corner: '*Jobbra*: 3 + 1 + 4 = *8*, és a kapus csak két lapot húz.',
      end: 'Gól! 3 + 4 = *7* a 8 ellen. A képességek nélkül 7 lett volna három lap ellen. Olvasd el a támadóidat, mielőtt lapot raksz.',
    },
    instead: {
      keep: 'A 3-ast tartsd meg a lövéshez. Előtte üres, elég egy 1-es.',
      nobody: 'A 6. sorban nincs embered a rövid passzhoz.',
      wing: 'Akkor a kapus három lapot húzhat. Semmibe sem kerül: használd.',
      more: 'Semmi sem szól ellene: minden lövése eggyel erősebb ebben a lövő helyzetben.',
      pass: 'A rövid passzhoz kellene valaki mellé. Lőj a csellel.',
      wait: 'Jobb lapod nincs. Lőj!',
      seven: 'Az 3 + 1 + 3 = 7. A jobb sarok 8.',
    },
  },
  keepers: {
    title: 'Változó kapusok',
    about: 'Tudod, hogyan lesz a kapusból sztár, és mit kockáztat.',
    steps: {
      stay: 'A 10-esük mindjárt lő egy 3-as csellel, és bal oldalon senkid sem éri el. Válaszd ezt: *senki sem lép*.',
      dive: 'A kapusod *alapkapus*. Ha eltalálja a sarkot, *sztár* lesz, akár gól, akár nem. A csel *jobbra* a legerősebb.',
      draw: 'Eltalálta! A következő lövéstől sztár. Most ezt védd ki: 3 + 4 = 7. *Húzz* egyet.',
      more: 'Egy 3-as. *Húzz* még egyet.',
      stop: '3 + 4 = 7, egyenlő. Húzhatnál még egyet, de nézzük meg, mit tud egy sztár. *Állj meg*: kiütötted.',
      lay: {
        say: 'A 10-esük van legközelebb a 7-hez, nála a labda: újabb lövő helyzet. Rakd le a gyenge *2-es rövid passzt*.',
        why: 'Kettős számnál a kisebb számít: a 10/11-esük 10-es, hárommal több 7-nél. A te 2/3-asod 2-es, öttel kevesebb.',
      },
      'stay-again': 'Most egy 2-es csel. Válaszd ezt: *senki sem lép*.',
      star: {
        say: 'Sztárral választhatsz: *sztárlapok* vagy rendesek. Sztárlapokkal a rossz tipp nem kerül lapba. Vetődj *jobbra* a sztárlapokkal.',
        why: 'A rendes lapokkal mindenképp sztár marad, de az ellenkező sarok egy lapba kerül.',
      },
      end: 'Mellé! Mégis két lap: egy alapkapusnak itt csak egy jutna. De az a sztár, aki sztárlapokkal téved, a következő lövéstől megint *alapkapus*.',
    },
    instead: {
      less: 'Lehet. De a csel jobbra a legerősebb, próbáljuk azt.',
      goal: 'Ha most megállsz, gól.',
      save: 'Akkor megfognád, és az jó volna! De most egy második lövést akarok mutatni. Állj meg.',
      any: 'Lövő helyzet ellen a szám nem ér semmit. Rakd le a leggyengébbet.',
      regular: 'Ez a biztos út: sztár maradna. Nézzük meg, mit tudnak a sztárlapok.',
    },
  },
}
