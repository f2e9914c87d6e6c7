import type { LessonWords } from '@libero/kernel/lesson'

/** Szabálytalanságok és az óra. */
export const timeHu: Readonly<Record<string, LessonWords>> = {
  foul: {
    title: 'A szabálytalanság',
    about: 'Tudod, mikor szabálytalanság, és mit tehetsz szabadrúgásnál.',
    steps: {
      start:
        'A 4. sor kiegyenlített: a 8-asodnak *4* fekete labdája van, a 7-esüknek és a 10-esüknek 3 + 1 = *4* fehér. A lapok döntenek.',
      lay: 'Rakd le a *3-as rövid passzt*. Ha az övék gyengébb, te nyersz, ha erősebb, ők. És ha a kettő egyforma?',
      stay: 'Náluk is egy 3-as: 7 a 7 ellen, és a két lap egyforma erős. Ne változtass semmin, válaszd ezt: *senki sem lép*.',
      fouled: {
        say: '*Szabálytalanság!* A sorban a legkisebb számuk, a 7-es követte el: sárga lap. A passzod így is megérkezett, és *szabadrúgásod* van.',
        why: 'A sárga az egész csapaté. A következő szabálytalanságnál visszaadja, és azt a játékost kiállítják.',
      },
      move: 'Szabadrúgás előtt először ők léphetnek egyet, aztán te, bármelyik oldalon. Ők nem léptek. Lépj a *11-eseddel* előre, a kapujuk elé.',
      choose: {
        say: 'Most válassz: rendes játék vagy azonnal *lövő helyzet*. A 10-esed az 5. sorban áll, onnan lőhet. Válaszd a *lövő helyzetet*!',
        why: 'Bárhol van a labda, választhatod. De lőni csak akkor lehet, ha a labdás az 5. vagy a 6. sorban áll.',
      },
      end: 'Innentől a passz mindig célba ér, és senki sem húz. Védekezésben figyelj az egyenlő összegre: egy labdával több vagy kevesebb, és nincs szabálytalanság.',
    },
    instead: {
      weak: 'Egy 1-essel valószínűleg elveszne a labda. A 3-assal jó az esély.',
      dribble:
        'A csel csak egy ember ellen menne. Most a sorra vagyunk kíváncsiak: rakd le a 3-as rövid passzt.',
      'play-on': 'Rendes játékban megint összevetést kellene nyerned. Lövő helyzetben minden passz célba ér.',
    },
  },
  'second-yellow': {
    title: 'Sárgával óvatosan',
    about: 'El tudod kerülni a második lapot.',
    steps: {
      start:
        'A csapatodnak *sárga lapja* van. Ebben a sorban a 8-asod, a 10-esed és a 9-esed fehér labdái: 1 + 1 + 1 = *3*, a 6-osuknak *3* fekete van: egyenlő!',
      lay: 'Rakd le a *2-es rövid passzt*. Reméljük, az ő lapjuk más erejű.',
      move: {
        say: 'Az is 2-es: 5 az 5 ellen, egyforma lapok. Ez a 8-asod szabálytalansága volna, ő itt a legkisebb: *piros*! Lépj előre a *6-osoddal*, a 10-esed helyére.',
        why: 'Akit kiállítanak, a mérkőzés végéig hiányzik, és senki sem jön be helyette.',
      },
      end: 'A 6-osod 3 fehér labdát hozott, a 10-es 1-et vitt el: 5 + 2 = *7* a 3 + 2 = *5* ellen. Nincs szabálytalanság, tiéd a labda. A sárga lap marad.',
    },
    instead: {
      weak: 'Egy 1-essel átmegy a passz, ha ők 2-est vagy erősebbet raknak. Válaszd a 2-est.',
      red: 'Akkor marad 5 az 5 ellen: szabálytalanság, és a 8-asodat kiállítják. Minden lépés jobb, ami változtat az összegen.',
    },
  },
  penalty: {
    title: 'A büntető',
    about: 'Tudod, mikor jár büntető.',
    steps: {
      start:
        'A 10-esed előtt a 7-esük áll, közvetlenül a kapu előtt: 3 fekete labda 3 fehér ellen. Megint egyenlő.',
      lay: 'Rakd le a *2-es cselt*, és próbálj elmenni mellette.',
      stay: 'Náluk is egy 2-es: 5 az 5 ellen, egyforma lapok. Tehát szabálytalanság, és a *6. sor közepére* vezet. Válaszd ezt: *senki sem lép*.',
      corner: {
        say: '*Büntető!* A szabálytalanság nyert akciónak számít, a 10-esed tehát a kapu előtt áll. Rögtön lő ezzel a lappal: *jobbra*, 2 + 4 = *6*.',
        why: 'Csak a 6. sor két középső mezője ad büntetőt. Bárhol máshol szabadrúgás jár.',
      },
      end: 'Gól! Büntetőnél a kapus eggyel kevesebb lapot húz, innen csak *egyet*: 4 a 6 ellen. Ha eltalálta volna a sarkot, kettő lett volna.',
    },
    instead: {
      nobody: 'A 10-esed itt egyedül van, és a 6. sorban sincs embered. A csellel ő maga jut oda.',
      five: 'Az 2 + 3 = 5. A jobb sarok 6.',
    },
  },
  clock: {
    title: 'Az óra',
    about: 'Látod, mennyi idő van hátra, és mikor ér véget a félidő.',
    steps: {
      start:
        'A *paklik az óra*. Ha mindketten kihúztátok az utolsó lapot, letelt az idő. Mindkettőtöknek *egy* lapja van a pakliban, mindjárt vége a félidőnek. 1:0-ra vezetsz.',
      lay: 'Jó lenne, ha vége lenne, és nálad maradna a labda. Rakd le a *3-as rövid passzt*: 6 + 3 biztos.',
      stay: 'Most üres mindkét pakli. A félidő ennek a *körnek* a végén ér véget. Nekik 2 + 2 = 4 a te 9-ed ellen. Válaszd ezt: *senki sem lép*.',
      end: {
        say: 'Félidő! Mindenki a helyén, mindkét pakli újra teljes, mindkettőtöknek három új lapja van. Az kezd, aki az elsőt nem kezdte: *ők*.',
        why: 'A gólok és a lapok maradnak. Ami még a kezetekben volt, azt már nem játszottátok ki.',
      },
    },
    instead: {
      far: 'Ha a labda a kapujuk közelébe kerül, a félidő folytatódik. És az 1-es gyenge. Játssz biztosra.',
      weak: 'Egy 1-essel még elveszíthetnéd a labdát. A 3-as biztos.',
    },
  },
  'stoppage-time': {
    title: 'A ráadás',
    about: 'Meg tudod hosszabbítani a félidőt, vagy le tudod zárni.',
    steps: {
      start:
        '0:0 az állás, jönnek az utolsó lapok. De a félidő nem ér véget, amíg a labda valamelyik *kapu előtti két sorban* van: az 1., 2., 5. vagy 6. sorban.',
      lay: 'Vidd tehát a labdát még ebben a körben az 5. sorba! Rakd le a *3-as hosszú passzt*.',
      stay: 'Náluk egy 2-es van. Válaszd ezt: *senki sem lép*.',
      choose: 'Az 5. sorban neked 7 + 3 = *10*, nekik 6 + 2 = *8*. *Két sorral* előre!',
      on: {
        say: 'Letelt az idő, mégis folytatódik: a 10-esednél a labda az 5. sorban. Rakd le a *4-es cselt*, a 11-es elmegy a 2-esük mellett.',
        why: 'Ha a labda kikerül ezekből a sorokból, a 3. vagy a 4. sorba, a kör végén vége a félidőnek.',
      },
      through:
        'A paklik üresek voltak, ezért a használt lapokból *átmeneti* pakli lett. Ők egy 2-est raktak: 5 + 2 = 7 a 4 + 4 = 8 ellen. Válaszd ezt: *senki sem lép*.',
      end: '6. sor, lövő helyzet a ráadásban! És fordítva: ha *ők* támadnak, vidd ki a labdát az 1. és a 2. sorodból.',
    },
    instead: {
      over: 'A 4. sorban a labda mindkét kaputól távol van, és e kör után vége a félidőnek.',
      later: 'A 3. sorból a csel csak a 4.-be jut, és akkor vége. Tartsd meg későbbre.',
      nobody: 'A rövid passzhoz kellene valaki a 6. sorban. Csellel odajutsz.',
    },
  },
  'extra-time': {
    title: 'A hosszabbítás',
    about: 'Tudod, mi jön, ha a végén döntetlen.',
    steps: {
      start:
        'A második félidő utolsó köre, 1:1. Különben döntetlen maradna. De *hosszabbításban* állapodtatok meg: egyenlő állásnál harmadik félidő jön.',
      lay: 'Ha a labda mindkét kaputól távol van, ezzel a körrel vége. Rakd le a *3-as rövid passzt*.',
      stay: '9 a 4 ellen, a labda a 4. sorba megy. Válaszd ezt: *senki sem lép*.',
      end: {
        say: 'Hosszabbítás! A pénzfeldobás eldöntötte: *ők* kezdenek. Minden olyan, mint bármelyik félidőben: teljes pakli, három-három lap, mindenki a helyén.',
        why: 'Ha utána is egyenlő az állás, döntetlen marad, hacsak nem állapodtatok meg büntetőpárbajban is.',
      },
    },
    instead: { weak: 'Egy 1-essel az utolsó körben elveszíthetnéd a labdát. A 3-as biztos.' },
  },
  'shoot-out': {
    title: 'A büntetőpárbaj',
    about: 'Tudsz büntetőt lőni és védeni.',
    steps: {
      lay: 'Az utolsó kör, 1:1, és *büntetőpárbajban* állapodtatok meg. Rakd le a *3-as rövid passzt*, hogy biztosan vége legyen.',
      stay: '9 a 4 ellen, a labda a 4. sorba kerül. Válaszd ezt: *senki sem lép*.',
      corner: {
        say: 'A pénzfeldobás szerint te kezdesz. A *paklid felső lapját* felfordítják: 3-as rövid passz. A *közép* 4-et ad: 3 + 4 = *7*.',
        why: 'Felváltva öt-öt büntető jön. A lapot senki sem választja, csak a sarkot.',
      },
      dive: 'Bent van! Csak egy lap: 4 a 7 ellen. Most náluk egy 2-es hosszú passz. Hosszú passz után a *bal* sarok ad 4-et: küldd *balra*.',
      draw: 'Eltaláltad: egy helyett két lap a 2 + 4 = *6* ellen. *Húzz* egyet.',
      more: 'Egy 4-es. Itt az egyenlő is elég: csak akkor gól, ha kevesebbed van. *Húzz* még egyet.',
      end: {
        say: '4 + 3 = *7* a 6 ellen: megvan. 1:0-ra vezetsz, és megint te lősz. Akit már nem lehet utolérni, az nyert.',
        why: 'Ha öt-öt után egyenlő, páronként folytatódik, amíg egy párban csak az egyik csapat talál be.',
      },
    },
    instead: {
      weak: 'Egy 1-essel a végén még elveszíthetnéd a labdát. A 3-as biztos.',
      six: 'Az 3 + 3 = 6. A közép 7.',
      less: 'Lehet. De hosszú passz után a bal sarok ad a legtöbbet.',
      goal: 'Ha most megállsz, gól. Húzz!',
    },
  },
}
