import type { LessonWords } from '@libero/kernel/lesson'

/** Események, amelyekben külön-külön meg lehet állapodni. */
export const eventsHu: Readonly<Record<string, LessonWords>> = {
  snapshot: {
    title: 'Váratlan lövés',
    about: 'Lősz, ahol az akció elveszne.',
    steps: {
      lay: 'A 11-esednél a labda az 5. sorban, előtte a 2-esük áll 4 fehér labdával. Rakd le a *3-as cselt*.',
      stay: 'Náluk egy 4-es: 4 + 4 = 8 a 4 + 3 = 7 ellen. A csel nem sikerülne. Válaszd ezt: *senki sem lép*, van más út.',
      shoot: {
        say: '*Váratlan lövésben* állapodtatok meg: a 4. és az 5. sorból inkább *lőhet*, eggyel kisebb erővel. Tedd meg!',
        why: 'A 4. sorból a kapus eggyel több lapot húz, mint az 5.-ből. Lövő helyzetben nincs váratlan lövés, ott úgyis lősz.',
      },
      corner: 'A 3-as 2-nek számít. *Jobbra*: 2 + 4 = *6*. Innen a kapus három lapot húz.',
      end: 'Bent van! 1 + 2 + 2 = *5* a 6 ellen. A váratlan lövés ritkán biztos. De megéri, ha az akció úgyis elveszne.',
    },
    instead: {
      nobody: 'A 11-esed egyedül van az 5. sorban, és az ő soruk erős. A csel csak egy ember ellen megy.',
      lost: 'Akkor 7 a 8 ellen: a 2-esüké a labda. Lőj!',
      five: 'Az 2 + 3 = 5. A jobb sarok 6.',
    },
  },
  corner: {
    title: 'A szöglet',
    about: 'Tudod, mikor jár szöglet, és kié a labda.',
    steps: {
      lay: '*Szögletben* állapodtatok meg. Rakd le a *2-es cselt*, hogy rögtön lőhess.',
      stay: 'A 8-as keresztben a kapu előtt álló 11-esnek ad. Válaszd ezt: *senki sem lép*.',
      shoot: '*Lövés*!',
      aim: '*Jobbra*: 2 + 4 = *6*. A kapusuk két lapot húzhat.',
      given: {
        say: '3 + 4 = *7*: pontosan *eggyel több*, és az *utolsó lapjával*. Ilyenkor a labda túlmegy az alapvonalon: szöglet! A 6. sorban a legkisebb számodé, a *8-asé*.',
        why: 'Ha többel véd, vagy maradt még húzása, akkor megfogta, és kirúgás jön.',
      },
      move: 'Most úgy megy tovább, mint szabadrúgásnál: előbb ők léphetnek, aztán te. Ők nem léptek. Lépj a *10-eseddel* a 6. sorba.',
      end: 'Mivel a labda a 6. sorban van, ez rögtön lövő helyzet. Három-három lap, és a keresztpasszhoz a 10-esed a legközelebbi.',
    },
    instead: {
      pass: 'Ahhoz előbb passzolnod kellene. Csellel rögtön lősz.',
      wait: 'Jobb helyen nem állhat. Lőj!',
      five: 'Az 2 + 3 = 5. A jobb sarok 6.',
      more: 'Maradhatsz is. De jó, ha ketten vannak a kapu előtt.',
    },
  },
  substitution: {
    title: 'Cserék',
    about: 'Be tudod hozni a megfelelő embert, amikor áll a játék.',
    steps: {
      lay: '*Cserékben* állapodtatok meg: mérkőzésenként három, de csak amikor áll a játék. Rakd le a *3-as rövid passzt*.',
      stay: '4 + 3 a 4 + 3 ellen: minden egyenlő, mindjárt szabálytalankodnak. Válaszd ezt: *senki sem lép*.',
      change: {
        say: 'Szabadrúgás! *Áll a játék*, cserélhetsz. A 10-esed célember; a kapu közelében többet ér egy *gólvágó*. Hozd be a *10-es* helyére.',
        why: 'Áll a játék: gól utáni és félidei kezdésnél, kirúgásnál, szabadrúgásnál és szögletnél. Büntetőnél nem.',
      },
      enough: 'Két cseréd maradt, folytathatnád. Most ennyi elég: *nincs csere*.',
      end: 'Ugyanazt a számot viseli, és rögtön nála a labda. Aki bejön, annak tudnia kell azt a posztot; kiállított helyére senki sem jön.',
    },
    instead: {
      weak: 'Egy 1-essel elveszne a labda. Válaszd a 3-ast.',
      stop: 'Előbb meg kell állnia a játéknak. Válaszd a 3-as rövid passzt.',
      later: 'Tartogathatod a cseréidet. De most épp a kapu előtt állna.',
      far: 'Ez is jó. De a 10-esnél a labda, oda kell a gólvágó.',
    },
  },
  captain: {
    title: 'A csapatkapitány reklamál',
    about: 'Tudod, mit hozhat és mibe kerülhet egy reklamálás.',
    steps: {
      who: '*Csapatkapitányban* állapodtatok meg: a tiéd a *2-es*. Mérkőzésenként egyszer reklamálhat, ha szabálytalanságért lapot kapsz. És egy sárgád már van.',
      lay: 'Nekik itt 2 fekete labdájuk van, neked 1 + 1 = 2 fehér. Rakd le a *2-es rövid passzt (jobb)*.',
      stay: 'Náluk is egy 2-es: 4 a 4 ellen, egyforma lapok. Jobb oldalon ezen senki sem változtathat. Válaszd ezt: *senki sem lép*.',
      appeal: {
        say: 'A 8-asod szabálytalan volt, ez *piros* volna. *Reklamálj*! Lapot húzol: 3-asnál, 4-esnél visszavonják, 2-esnél marad, 1-esnél a kapitány is megy.',
        why: 'Az esetek felében segít, négyből egyben árt. Sárgánál talán tartogatnád, pirosnál aligha.',
      },
      end: 'Egy *4-es*: a pirosat visszavonták, mintha fel sem mutatták volna. A szabadrúgás marad. Többet ezen a mérkőzésen nem reklamálhatsz.',
    },
    instead: {
      weak: 'Egy 1-essel átmenne a passz, ha náluk 2-es van. Válaszd a 2-est.',
      off: 'Akkor a 8-asod a mérkőzés végéig hiányzik. Előbb próbáld meg a reklamálást.',
    },
  },
  interchange: {
    title: 'A helycsere',
    about: 'Lépés helyett helyet tudsz cserélni két szomszéddal.',
    steps: {
      next: 'A 8-asod keresztben a legközelebbinek ad, a *6-osnak*, és neki a 3-asuk mellett kellene elmennie. De csak 2 fekete labdája van.',
      lay: 'Rakd le a *4-es cselt (bal)*.',
      move: {
        say: 'Náluk egy 3-as: 2 + 4 = 6 a 4 + 3 = 7 ellen. *Helycserében* állapodtatok meg: lépés helyett *cseréljen helyet a 6-osod és a 11-esed*!',
        why: 'Egy sorban, egymás mellett kell állniuk, egyiküknek a lapod oldalán, és egyikük sem lehet a labdás.',
      },
      end: 'Így a *11-es* volt a legközelebbi, 4 labdával: 4 + 4 = *8* a 7 ellen. Elment mellette, a 6. sorban van. Ez volt a lépésed ebben a körben.',
    },
    instead: {
      nobody: 'A 6. sorban nincs embered. A csel odaviszi a labdát.',
      six: 'Akkor a 6-os cselez 2 + 4 = 6-tal a 7 ellen, és elveszti a labdát.',
    },
  },
  switch: {
    title: 'Az oldalváltás',
    about: 'Át tudsz küldeni valakit az üres oldalra.',
    steps: {
      free: 'A 9-esüknél a labda a szélen, és *senki sem* áll előtte. Egy csellel egyszerűen továbbmenne.',
      lay: '*Oldalváltásban* állapodtatok meg. Rakd le a *4-es rövid passzt (jobb)*.',
      move: {
        say: 'Csel! Lépés helyett egy embered átmehet a sora *tükörképmezőjére*. Küldd át az *5-ösödet*: akkor épp a 9-esük elé kerül.',
        why: 'Szélről a másik szélre, belülről a másik belsőre. A lapod oldalán kell játszania.',
      },
      end: 'Így el kellett volna mennie mellette: 4 + 2 = *6* a 3 + 4 = *7* ellen. Az 5-ösödé a labda. Jól jön, ha a pályád egyik oldala üres.',
    },
    instead: {
      left: 'Bal oldalon ott senki sem segíthet. Az 5-ösöd jobb oldali.',
      through: 'Akkor a 9-esük összevetés nélkül továbbmegy a 2. sorodba.',
    },
  },
}
