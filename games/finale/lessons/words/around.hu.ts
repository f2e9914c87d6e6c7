import type { LessonWords } from '@libero/kernel/lesson'

export const aroundHu: Readonly<Record<string, LessonWords>> = {
  'tactic-colours': {
    title: 'A taktikalapjaid',
    about: 'Tudod, melyik szín illik a csapatodhoz.',
    steps: {
      'line-ups': {
        say: 'Mindkét felállás látható, és most minden edző titokban kiválasztja a *taktikalapjait*. Négy védőd, négy középpályásod és két csatárod van.',
        why: 'Előbb a kereteket fedik fel együtt, aztán jönnek a lapok: így előtte mindkét csapatot megnézheted.',
      },
      white: {
        say: 'Öt színből hat-hat lapod van. Öt *fehér* mindenképp a tiéd; a hatodik fehér, egy 1-es, a *zárólap*.',
        why: 'Minden színben 5, 4, 3, 2, 2 és 1 van. A zárólap nyitva vár a paklid alatt arra, hogy kiürüljön a kezed.',
      },
      colour: {
        say: 'Egy szín jön hozzájuk. A sárga több védőt hív, a kék több középpályást, a piros több csatárt. A *lila* minden csapathoz illik: válaszd azt.',
        why: 'Egy szín csak akkor jó, ha abban a sorban erős vagy, és van ott elég embered.',
      },
      hand: {
        say: 'Tizenegy lapot kevertünk meg, és ez a három van *a kezedben*. Csak a tieidet ismered; az övéket akkor látod meg, amikor kijátsszák.',
        why: 'Az nyilvános, kinek hány lapja van a kezében és a paklijában. Tizenegy lapnak és a zárólapnak kell az egész mérkőzésre elég lennie.',
      },
    },
    instead: {
      yellow:
        'Jó gondolat, négy védőd van. De a sárga újra meg újra őket hívja, és elfáradnak. Kezdj a *lilával*.',
      blue: 'Jó gondolat, Schwindlig és Lässig erős. De a többiek nem: kezdj a *lilával*.',
      red: 'Két csatárral gyakran másnak kellene beugrania. Kezdj a *lilával*.',
    },
  },
  squad: {
    title: 'Tizenöt ember 50 pontért',
    about: 'Tudod, mire költs, min spórolj, és melyik szín illik hozzá.',
    steps: {
      fifteen: {
        say: 'Ez egy másik keret: *a klubod tizenöt embere, legfeljebb 50 pontért*. Tizenegy játszik, négy a kispadon ül. Ez a keret a középpályán erős.',
        why: 'Mindkét edző titokban állít össze, aztán együtt fedik fel. Hogy hány védő, középpályás és csatár játszik, te döntöd el; itt három, öt és kettő.',
      },
      dear: 'Az erős ember drága. *De Dribbler* 7 pontba kerül, a játékerői 4, 4, 4 és 5: soha nem gyenge.',
      cheap:
        'Máshol kell tehát spórolnod: Talent és Ballermann *1-1* pont, Almende *2*. A kispadon várnak sérülésre és cserére.',
      keepers: {
        say: 'Egy kapus kell, de *kettő a bölcs*: ha az egyetlen megsérül vagy kiállítják, egy mezőnyjátékosnak kell a kapuba állnia.',
        why: 'Pontosan egy kapus kezd. A másik csak akkor állhat be, ha az első kiesik.',
      },
      colour: {
        say: 'És a lapok illjenek a kerethez. Öt középpályás, a többségük erős: a *kék* őket hívja.',
        why: 'Az el nem költött pont később semmire sem jó. Az első mérkőzésre meg van jelölve tizenöt ember, akik pontosan 50 pontba kerülnek.',
      },
      fits: 'Látod: a *kék* újra meg újra középpályásokat kér, belőlük pedig bőven van. Előbb a keret, aztán hozzá a szín.',
    },
    instead: {
      purple: 'Sosem rossz. De ez a keret a *kékhez* készült: öt középpályás.',
      yellow: 'A sárgához védők kellenek, és csak három van. Válaszd a *kéket*.',
      red: 'A piroshoz csatárok kellenek, és a tieid a leggyengébbek. Válaszd a *kéket*.',
    },
  },
  'extra-time': {
    title: 'Hosszabbítás',
    about: 'Tudod, hogyan megy tovább döntetlen után, és melyik lapokkal.',
    steps: {
      'last-attack': {
        say: 'A hatodik negyedóra utolsó támadása, az állás *1:1*. A döntetlen a vége, hacsak nem egyeztetek meg hosszabbításban. Itt megegyeztetek.',
        why: 'A hosszabbítást a mérkőzés előtt választod, amikor beállítod.',
      },
      defender:
        'Előbb tarts ki. O’Klopper, 4-es, és Blitz, 5-ös, lő, az 9. Fauster 5-ös; segítsen neki *Grätsche*, 5-ös.',
      'two-more': {
        say: '10 a 10 ellen: kivédted, marad a döntetlen. Most *még két negyedóra* jön. Az elfordult kártyák, a sárgák és a felhasznált cserék maradnak.',
        why: 'Grätsche tehát 1-es, mint bármelyik támadás után, és új cserét sem kapsz.',
      },
      'white-cards': {
        say: 'Csak a taktikalapok újak: mindketten *csak fehérrel* játszotok, öt megkeverve, alattuk a zárólap. Rakd le a hármast, a *Labdajáratást*.',
        why: 'Ami megmaradt, azt félrerakják. Öt lap két negyedórára: több támadásnál hamar elfogy.',
      },
      after:
        '3 a 2 ellen: egyszer támadsz. Ha a nyolcadik negyedóra után is egyenlő az állás, *büntetőpárbaj* dönt.',
    },
    instead: {
      weaker: 'Ő is segíthetne, de *Grätsche* 5-ös.',
      dear: 'Jó gondolat! De öt lapnak két negyedórára kell elég lennie, és minden további támadás egybe kerül. Elég a *3*-as.',
      small:
        'Takarékos. De a 2-essel inkább védekeznél, és a hosszabbításban drága a gól. Rakd le a *3*-ast.',
    },
  },
  'shoot-out': {
    title: 'A büntetőpárbaj',
    about: 'Megnevezed a rúgóidat, és tudod, min dől el.',
    steps: {
      'heads-up': {
        say: 'A hosszabbítás után is egyenlő: *büntetőpárbaj*! Minden kártya fejjel felfelé fordult, mindenkinek az *első* játékereje van felül. A jelek már nem számítanak.',
        why: 'Mindkét edző titokban öt pályán lévő mezőnyjátékost nevez meg, tetszés szerinti sorrendben. A kapuban álló ember soha nincs köztük.',
      },
      one: 'Nevezz meg öt rúgót. A rúgó és a kapus is dob, és a rúgónak *több* kell. Válaszd hát a legerősebbet: *Schwindlig*, 5-ös.',
      two: 'Aztán *Grätsche*, 5-ös. Védők is rúghatnak.',
      three: 'A harmadik *Brecher*, 4-es.',
      four: 'A negyedik *Fouler*, 4-es.',
      five: 'És az ötödik *Lässig*, 4-es. Aztán kezdődik: aki nagyobbat dob, az rúg először.',
      level: {
        say: 'Öt-öt rúgás után *3:3*. Mindegyik után csak a kapus fordul: az egyik rúgó 3-asnál találja, a következő 5-ösnél.',
        why: 'Ha az egyik oldal behozhatatlan előnybe került volna, hamarabb vége lett volna.',
      },
      'sudden-death':
        'Most *hirtelen halál*: párról párra, olyanokkal, akik még nem rúgtak. A maradékból válaszd *Abseitset*, ő 3-as.',
      won: '3 + 3 = *6* több volt, mint 5, Dampf pedig hibázott: *győztél*! Az első pár dönt, amelyben csak az egyik talál be.',
    },
    instead: {
      stronger: 'Van nála erősebb: válaszd azt, akire fény esik.',
      order: 'Jó rúgó, rá is sor kerül. Menjünk sorban: válaszd azt, akire fény esik.',
      'as-strong': 'Ő is 3-as, ugyanolyan jó. Küldjünk csatárt: *Abseitset*.',
    },
  },
}
