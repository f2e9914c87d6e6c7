import type { LessonWords } from '@libero/kernel/lesson'

export const attacksHu: Readonly<Record<string, LessonWords>> = {
  'number-of-attacks': {
    title: 'Hányszor támadsz',
    about: 'Tudod, mit hoz a lapok különbsége, és mibe kerül.',
    steps: {
      order: {
        say: 'A második negyedórától ez a sorrend: cserék, taktikalapok, támadások. Cserére most nincs szükséged: nyomd meg, hogy *Nincs csere*.',
        why: 'Az elsőben nincs csere, hiszen a felállásokat épp csak felfedtétek. A negyedóra az utolsó támadással ér véget.',
      },
      card: 'Mindketten leraktok egy lapot. A nagyobb szám támad, *annyiszor, amennyi a különbség*. Az övéket nem ismered; rakd le a hármasodat, a *Nagy kirúgást*.',
      difference: {
        say: '3 az 1 ellen: a különbség *2*, tehát kétszer támadsz. És rögtön mindketten újra három lapra húztatok.',
        why: 'Ha ők is 3-ast raktak volna, a kocka döntött volna; egy 4-essel ők támadtak volna egyszer.',
      },
      striker:
        'Az első támadás a lerakott lappal megy. Most egy csatárt kér, utána egyet a lövéshez: építsen *Abseits* a 3-asával, hogy Brecher lőhessen a 4-esével.',
      further:
        'Átjutottál, 7 a 6 ellen, de a lövés 4 a 4 ellen volt: nem gól. A második támadás *újabb lapba kerül*. A száma már nem hoz támadást, játssz ki kicsit: *Egyéni akció*.',
      again:
        'Brecher 2-re fordult, de ezen a lapon *nyíl* van: a csatára lő is, és addigra Brecher 5-ös lesz. Küldd őt!',
      cost: {
        say: '2 + 3 = 5 több volt, mint 4, aztán 5 + 1 = *6* több, mint 5: gól! De a két támadás két lapodba került, és tizenegynek kell hat negyedórára elég lennie.',
        why: 'Egy 5-ös az 1-es ellen négy támadás, és négy lapba kerül. Aki túl sokat költ, hamar kifogy, és csak a zárólapja marad, egy 1-es.',
      },
    },
    instead: {
      dear: 'Jó gondolat, az 5-össel biztosan te támadsz. De minden további támadás egy lapba és az embereid erejébe kerül. Itt elég a *3*-as.',
      small: 'A 2-essel legfeljebb egyszer támadsz. Próbáld a *3*-assal: ha kicsi a lapjuk, többet hoz.',
      shot: 'Jó gondolat, a 4 több, mint a 3. De akkor a lövésre csak Abseits marad. Tartsd meg *Brechert* a lövésre.',
      keep: 'A támadások száma nem változik. A nagyobb lapot tartsd meg későbbre, és add oda a *2*-est.',
      one: 'Abseits most 1-es, és utána sem lesz több 4-nél. *Brecher* 2-ről 5-re fordul.',
    },
  },
  'saving-cards': {
    title: 'Amikor jobb nem támadni',
    about: 'Tudod, miért lehet jobb a kisebb lap.',
    steps: {
      tired:
        'Nézd meg a támadóidat: Schwindlig, Lässig és Abseits *1*-es, Brecher *2*-es. Velük senkinek sem lősz gólt.',
      card: {
        say: 'És *támadásról nem lehet lemondani*. Inkább ne is te támadj: rakd le az egyesedet, az *Isteni szikrát*, a nagy lapokat pedig tartsd meg jobb napokra.',
        why: 'Az 5-össel talán négyszer kellene támadnod gyenge emberekkel. Minden sikertelen építés kontrát hozhat nekik, és minden támadás egy lapba kerül.',
      },
      defender:
        '2-est raktak le: 2 − 1 = *1 támadás*. A védelmed éber: *Grätsche* 4-re fordult tovább. Állítsd Blitz elé.',
      saved:
        '6 a 6 ellen, átjutottak. De Fauster közben *5*-re fordult: 5 + 3 = 8 a 8 ellen, és az egyenlő nem gól.',
      kept: 'Nem vesztettél semmit: az *5*-ösöd és a *4*-esed még a kezedben van, arra az időre, amikor a tieid erősek, az övéik gyengék.',
    },
    instead: {
      must: 'Jó gondolat, ezzel biztosan te támadsz. De akkor ezeknek a gyengéknek kell, talán többször is. Rakd le az *1*-est.',
      weaker: 'Ő 3-as. Válaszd *Grätschét*: ő 4-es.',
    },
  },
  'level-cards': {
    title: 'Kétszer ugyanaz a szám',
    about: 'Tudod, mikor dönt a kocka, és mit tud egy lap támadásépítés nélkül.',
    steps: {
      card: 'Rakd le a kettesedet, a *Gyors szabadrúgást*. És ha ők is 2-est raknak? Meglátod.',
      dice: {
        say: '2 a 2 ellen: mindketten dobtok. Az 1 és az 1 egyenlő volt, aztán neked *2*, nekik 1. Aki nagyobbat dob, az támad, de csak *egyszer*.',
        why: 'A kocka oldalai 0, 1, 1, 2, 2 és 3: az 1-es és a 2-es jön a leggyakrabban. Addig dobtok, amíg valamelyik nagyobb nem lesz.',
      },
      straight:
        'A lapodon *nincs támadásépítés*: rögtön a befejezés jön. Egy védő és egy középpályás lő. Válaszd *Grätschét*, ő 5-ös.',
      midfielder:
        'És *Schwindliget*, ő is 5-ös. Ebben a támadásban még egyikük sem játszott, ezért szabadok.',
      'no-counter': {
        say: '10 + 1 = 11, nekik 9 + 2 = *11*: nem gól. De látod, *kontra sincs*: azt csak a sikertelen támadásépítés hoz, itt pedig nem volt.',
        why: 'Az építés nélküli lap tehát biztos a kontrák ellen. Viszont a legerősebbjeidnek rögtön a kapussal kell megküzdeniük.',
      },
    },
    instead: {
      dear: 'Jó gondolat, egy 4-es szinte sosem lenne egyenlő. De most nézzük meg, mi történik olyankor: rakd le a *2*-est.',
      last: 'Az 1-es csak egy másik 1-essel lenne egyenlő. Rakd le a *Gyors szabadrúgást*, a 2-est.',
      weaker: 'Ő is játszhatna ott. De van szabad, aki erősebb: válaszd azt, akire fény esik.',
    },
  },
  turning: {
    title: 'Mire fordul egy játékos',
    about: 'Egy lépéssel előre gondolkodsz: a mostani játékerőre és a következőre.',
    steps: {
      round: {
        say: 'Schwindlig játékerői: *5, aztán 1, 4, 5*, majd elölről. Most a harmadiknál tart, a *4*-esnél.',
        why: 'A négy játékerő a kártyája négy szélén van. Minden bevetés után negyedet fordul, és a következő kerül felülre. Aki beáll, az elsővel kezd.',
      },
      'build-up':
        'Schwindlig és Lässig is 4-es. De Schwindlig *5*-re fordul, Lässig *3*-ra. Építsen *Schwindlig*: a játéktól csak erősebb lesz.',
      shot: 'Átjutottál, 8 volt az 5 ellen! Schwindlig már 5-ös, de ő épített, nem lőhet. Jöjjön hát *Lässig*, 4-essel.',
      further:
        '5 az 5 ellen, nem gól. De van még egy támadásod, és *minden támadásnál mindenki újra szabad*. Játszd ki a *Gyors szabadrúgást*: ahhoz nem kell építés.',
      defender: 'A kapusuk 5-re fordult, küldd hát a legjobbakat. Először egy védő: *Grätsche*, 5-ös.',
      midfielder: 'És íme: *Schwindlig*, újra szabad, és *5*-ös. Ezért fordult.',
      goal: {
        say: '10 + 1 = *11*, nekik 9 + 1 = 10: gól! Először azt nézd, mennyi valakinek az ereje, aztán azt, *mire fordul*.',
        why: 'A kapusuk az első lövéstől 3-ról 5-re fordult. Az elhibázott lövés tehát megnehezítheti a következőt.',
      },
    },
    instead: {
      falls: 'Most ugyanolyan erős. De Lässig 4-ről 3-ra fordul, *Schwindlig* 4-ről 5-re.',
      climbs: 'Jó gondolat: Graser 3-ról 4-re fordul. De most 4, aztán 5, az még jobb: *Schwindlig*.',
      weak: 'Van szabad, aki erősebb. Válaszd azt, akire fény esik.',
      keep: 'Menne, de a támadások száma kettő marad. Tartsd meg azt a lapot, és játszd ki a *2*-est.',
      stronger: 'Van szabad, aki erősebb, és a kapusuk 5-ös. Válaszd azt, akire fény esik.',
    },
  },
  'stand-in': {
    title: 'Abban a sorban senki sem szabad',
    about: 'Tudod, ki ugrik be, ha egy csapatrészben kevés az ember.',
    steps: {
      'one-striker': {
        say: 'A lapod az építéshez egy csatárt kér, a befejezéshez *még egyet*. De már csak Brechered van.',
        why: 'Mindenki a saját csapatrészében játszik, és hogy melyikben hányan, azt az edző dönti el. Itt a két csatár egyike kiesett.',
      },
      midfielder: {
        say: 'Először egy középpályás: *Lässig*, 4-es. Schwindliget tartsuk meg. Brecher aztán kérdés nélkül jön: *nincs más*.',
        why: 'Ahol a szabályok csak egy lehetőséget hagynak, ott nem kérdez senki.',
      },
      'stand-in': {
        say: 'Átjutottál, 9 volt a 6 ellen, és nincs szabad csatár. Ezért *bármelyik másik mezőnyjátékos* beugorhat. Válaszd a legjobbat: *Schwindlig*, 5-ös.',
        why: 'Ha abból a sorból páran még szabadok, előbb ők mind játszanak; csak a maradék hely jut másnak. A kapus sosem ugrik be, és kérdőjelre sem mehet.',
      },
      goal: '5 + 1 = *6*, nekik 3 + 2 = 5: gól! A foghíjas sor nem baj, amíg máshol van szabad, aki erős.',
    },
    instead: {
      keep: 'A legerősebb, jó gondolat. De épp Schwindlig ugorhat majd be a csatár helyére. Válaszd *Lässiget*.',
      weak: 'Van szabad, aki erősebb. Válaszd azt, akire fény esik.',
      weaker: 'Fouler 4-es, egyáltalán nem rossz. De *Schwindlig* 5-ös.',
    },
  },
  arrow: {
    title: 'A nyíl',
    about: 'Tudod, ki játszhat az építésben és a befejezésben is.',
    steps: {
      arrow: {
        say: 'Aki épít, az nem lőhet. Az egyetlen kivétel a *nyíl* a lapon: az építésben játszó középpályások egyikének *újra játszania kell*.',
        why: 'A Mélységi indulás lapon a befejezés KP-jén van a fordulónyíl: ő az építésből jön. Az új játékerejével játszik, már a fordulás után.',
      },
      first:
        'Olyanokat válassz hát, akik jóra fordulnak. *Schwindlig* most 4-es, és *5*-re fordul: épp jó a nyílhoz.',
      second: 'És egy második középpályás: *Graser*, 3-as. Ő 4-re fordul.',
      called:
        '7 + 1 = 8 a 6 ellen: átjutottál! Most a nyíl kettejük egyikét hívja. *Schwindlig* 5-ös, Graser 4-es, de sárga lappal.',
      free: 'A kérdőjelnél bárki jöhet, aki szabad: *Grätsche*, 5-ös.',
      goal: '10 + 0 = *10*, nekik 6 + 2 = 8: gól! A nyíllal egy ember kétszer számít, ha jó irányba fordul.',
    },
    instead: {
      next: 'Ő jön mindjárt. De kezdd *Schwindliggel*: ő 4-ről 5-re fordul.',
      falls: 'Lässig 3-as, de 1-re fordul. Ha őt hívná a nyíl, gyenge lenne. Válaszd azt, akire fény esik.',
      weak: 'Wühler csak 1-es. Válaszd azt, akire fény esik.',
      sign: 'Lehetne. De Graser 4-es, és ott sárga lap fenyegeti. *Schwindlig* 5-ös, és semmit sem kockáztat.',
      nearly: 'Ő 4-es, jó választás. De *Grätsche* is szabad, és 5-ös.',
    },
  },
  'counter-bonus': {
    title: 'Mit hoz nekik a kontra',
    about: 'Úgy választod a következő lapot, hogy a kontra kevésbé fájjon.',
    steps: {
      'their-card':
        'Ez a második támadásod a háromból. Az ő lapjuk, egy *1*-es, ott marad: azzal *kontráznának*, ha nem sikerül az építésed.',
      further: {
        say: 'A kontrában a *két lap különbségét* adják hozzá. Ha az 5-öst játszod ki, az 4; az *1*-essel *semmi*. Játszd ki az Isteni szikrát.',
        why: 'Mindegy, melyik szám nagyobb: a különbség számít. A további lapok száma másra nem is való, ezért az a legjobb, amelyik az övékhez a legközelebb van.',
      },
      'build-up': 'Kérdőjel: bárki jöhet. *Schwindlig* 4-es, és utána 5-re fordul.',
      'no-bonus':
        '4 + 0 = 4 az 5 ellen: elveszett a labda, *kontráznak*. De 1 az 1 ellen *0* bónusz. Mindenki újra szabad, nálunk is, náluk is.',
      stop: 'Mc Fire jön, 4-es. Több kell neked: *Fouler*, 4-es, és egy kis szerencse.',
      'goes-on': {
        say: '4 + 2 = *6* a 4 ellen: megállítottad! Sikertelen kontrára soha nem jön újabb. Folytatod a *3. támadással*.',
        why: 'Egy negyedórában legfeljebb egy kontra van. Innentől a sikertelen építésed ebben a negyedórában csak magába a támadásba kerül.',
      },
    },
    instead: {
      four: 'A szám neked már nem segít. De ha nem sikerül az építésed, ők 5 − 1 = *4*-et kapnak. Játszd ki az 1-est.',
      two: 'Ha nem sikerül az építésed, 3 − 1 = *2*-t kapnának. Az 1-essel semmit.',
      'as-strong': 'Fouler is 4-es. De lehet, hogy védekezni kell majd vele: válaszd *Schwindliget*.',
      weaker: 'Van szabad, aki erősebb. Válaszd azt, akire fény esik.',
    },
  },
  'no-build-up': {
    title: 'Kontra építés nélkül',
    about: 'Rögtön lövéssel kontrázol, és tudod, miért nincs bónusz.',
    steps: {
      card: {
        say: 'A lapod ebben a negyedórában a *Gyors szabadrúgás*: nincs rajta támadásépítés, csak befejezés. Jegyezd meg arra az esetre, ha labdát szerzel.',
        why: 'A kontrát azzal a lappal játszod, amelyik előtted fekszik, akkor is, ha ez volt az utolsó. Másikat nem választhatsz.',
      },
      stop: 'Dampf épít, 3-as. Válaszd *Grätschét*, ő 5-ös: most csak a labdaszerzés számít.',
      straight: {
        say: '5 + 1 = *6*, nekik 3 + 2 = 5: tiéd a labda! A lapod *rögtön a befejezéssel* indul, ezért nincs bónusz. Grätsche 1-esre fordult: jöjjön *Fouler*, 4-es.',
        why: 'A bónusz csak a kontra építésében számít. Az építés nélküli lap megspórolja neked ezt az akadályt, de bónuszt sem hoz.',
      },
      midfielder: 'És egy középpályás: *Schwindlig*, 5-ös.',
      goal: '4 + 5 + 1 = *10*, nekik 7 + 2 = 9: gól! Támadásépítés nélkül eggyel kevesebb az akadály.',
    },
    instead: {
      keep: 'Ez is jó választás. De Fouler 4-ese hiányozna a kontrában, mert 3-ra fordul. Válaszd *Grätschét*.',
      turned: 'Ő szerezte a labdát, de most 1-es, és ott sérülés fenyegeti. Válaszd *Foulert*, ő 4-es.',
      weaker: 'Van szabad, aki erősebb. Válaszd azt, akire fény esik.',
    },
  },
  'closing-card': {
    title: 'A zárólap',
    about: 'Tudod, mi történik, ha elfogytak a lapok.',
    steps: {
      open: {
        say: 'Az SV Stollennek nincs több lapja. Ezért a *zárólapja* számít, egy 1-es: nyitva fekszik, már ismered, mielőtt lerakod a tiédet.',
        why: 'Mindenkinek van egy. Fehér, 1-es, soha nem keverik a többi közé, és kézbe sem veszik; nyitva vár a pakli alatt.',
      },
      card: {
        say: 'Két negyedóra van hátra, és két lapod van. Rakd le a kettest, az *Egyéni akciót*: most egy támadás, és a 4-es az utolsóban hármat hoz.',
        why: 'A 4-essel most rögtön három támadásod lenne, de a 2-es is elmenne vele. Akkor az utolsó negyedórára csak a saját zárólapod maradna.',
      },
      striker:
        'A nyíl a csatárodat a befejezésbe is továbbviszi. Brecher 2-es, és *5*-re fordul: válaszd őt.',
      three: {
        say: '4 a 4 ellen, átjutottál; aztán 5 + 1 = 6 az 5 ellen: gól! És most *4 − 1 = 3 támadás*, az utolsó lapoddal.',
        why: 'Ha csak egy lapod marad, magától lekerül. A paklid üres, ezért már nem húzol.',
      },
      'never-used-up':
        'A második és a harmadik támadáshoz nincs lapod: olyankor mindig *a zárólapodat* játszod ki. Soha nem fogy el.',
    },
    instead: {
      first:
        'Jó gondolat: rögtön három támadás. De elviszik a 2-est is, és az utolsó negyedórára semmid sem marad. Előbb a *2*-es, aztán a 4-es.',
      falls:
        'Abseits 3-as, de 1-re fordul, és a nyíllal azzal kellene továbbmennie. *Brecher* 2-ről 5-re fordul.',
    },
  },
  exchange: {
    title: 'Lapcsere',
    about: 'Védekezés közben megszabadulsz egy rossz laptól.',
    steps: {
      'their-card':
        'Az SV Stollen kijátssza a lapját a második támadásához. Mielőtt az embereket választjátok, védekezőként *kicserélhetsz egy kézben lévő lapot*.',
      exchange: {
        say: 'Az *Isteni szikrád* 1-es, aligha támadsz vele valaha. Nyomd meg: kikerül a játékból, és húzol helyette egy másikat.',
        why: 'Senki sem látja, mit raksz félre. Minden további támadásnál megteheted, amíg van lap a paklidban, de a negyedóra első támadásánál és kontránál nem.',
      },
      drawn:
        'A *Teljes gőzzel* lapot húztad, egy 5-öst: jó csere! Az asztalon fekvő lapod marad, ahogy volt, és az ő támadásuk is.',
      defender:
        'Az ő lapjukon nincs építés: rögtön jön a lövés, 4 + 5 = 9. A kapusod 3-as; állítsd mellé *Grätschét*, ő 5-ös.',
      'once-more': {
        say: '8 + 2 = *10* a 9 ellen: kivédted! Jegyezd meg: a félrerakott lap soha nem jön vissza, tartsd meg hát, amit még ki akarsz játszani.',
        why: 'A cserével nem lesz kevesebb lapod, hiszen húzol. De a pakli fogy, és hamarabb jutsz el a zárólapig.',
      },
    },
    instead: {
      keep: 'Mindet megtarthatod. De az 1-essel nem fogsz támadni, és jöhet jobb is. Rakd félre az *1*-est.',
      good: 'Azzal a lappal később támadhatsz. Inkább az *1*-est rakd félre.',
      weaker: 'Ő is segíthetne, de Grätsche 5-ös: válaszd őt.',
    },
  },
}
