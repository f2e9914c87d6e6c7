import type { LessonWords } from '@libero/kernel/lesson'

export const firstHu: Readonly<Record<string, LessonWords>> = {
  'first-attack': {
    title: 'Az első gólod',
    about: 'Leraksz egy lapot, előreküldöd a megfelelő embereket, és gólt lősz.',
    steps: {
      welcome:
        'Üdv a csapatnál! A kék *FC Acker* edzője vagy. A mérkőzés hat negyedóra; az győz, aki a végén több gólnál tart. Lőjük be az elsőt!',
      strength: {
        say: 'Minden kártya egy játékos. A neve mellett a nagy szám a *játékereje*: Brecher most *4*-gyel játszik, legközelebb a kicsi *›2* lesz az ereje.',
        why: 'A kártyája mind a négy szélén labdák vannak. Csak a felső szélen lévők számítanak: Brechernél négy van ott.',
      },
      card: 'A negyedóra taktikalapokkal kezdődik: mindkét edző lerak egyet lefordítva, és *a nagyobb szám támad*. Támadni akarunk: nyomd meg az ötösödet, a *Teljes gőzzel* lapot.',
      attacker:
        'A te *5*-ösöd nagyobb az ő *4*-esüknél. A különbség mondja meg, hányszor támadsz: 5 − 4 = *1*. Egy támadásod van tehát.',
      places: {
        say: 'A lapod megmondja, kik játszanak: *a kettőspont előtt te, utána az SV Stollen*. Először a *támadásépítés* jön, aztán a *befejezés*.',
        why: 'A betűk a csapatrészek: KA a kapus, VÉ egy védő, KP egy középpályás, CS egy csatár. A lapod így kezdődik: CS : VÉ, vagyis a te csatárod kerül szembe az ő védőjükkel.',
      },
      'build-up':
        'A *támadásépítéshez* egy csatár (CS) kell tőled. Válaszd kettejük közül az erősebbet: *Brechert*, ő 4-es. Utána mindkét oldal dob hozzá: 0, 1, 1, 2, 2 vagy 3.',
      defender:
        'Neked 4, meg a dobásod, a 2, az *6*; nekik 4 + 1 = *5*. Átjutottál! Most a befejezés: egy védő (VÉ) és egy középpályás (KP) kell. *Grätsche* 5-ös.',
      midfielder:
        'A középpályásod *Schwindlig* legyen, ő is 5-ös. Grätschével ez 5 + 5 = *10*. Velük szemben a kapus áll és egy védő.',
      goal: {
        say: '10 meg a dobásod, az 1, az *11*; nekik 7 + 1 = *8*. Neked több van, tehát *gól*!',
        why: 'Tentakel, a kapus 4-es, Rempler 3-as, az 7. Mindkét oldal mindig dob hozzá, 0-tól 3-ig. A gólhoz több kell, mint nekik; az egyenlő nem lett volna elég.',
      },
    },
    instead: {
      lower:
        'Jó gondolat, hogy spórolsz az 5-össel. De a hármasodat egy 4-es vagy 5-ös megveri, és akkor ők támadnak. Az első gólodhoz rakd le az *5*-öst.',
      lowest:
        'Az 1-es semmit sem ver meg: aki azt rakja le, védekezhet. Most támadni akarunk, rakd le az *5*-öst.',
      weaker:
        'Ő is játszhatna ott. De a játékerők összeadódnak, és van szabad, aki erősebb: válaszd azt, akire fény esik.',
      nearly: 'Lässig 4-es, jó választás. De Schwindlig *5*-ös, ezért válaszd őt.',
    },
  },
  'second-attack': {
    title: 'Két támadás egymás után',
    about: 'Tudod, hogyan fordulnak el a játékosok, és mire jó a következő lap.',
    steps: {
      turned: {
        say: 'Aki játszott, annak a *kártyája negyedet fordul*, és másik játékerő kerül felülre. Grätsche és Schwindlig 5-ről *1*-re esett, Brecher 4-ről *2*-re.',
        why: 'Mindenkinek négy játékereje van, sorban jönnek: Brecher 4-gyel játszik, aztán 2-vel, 5-tel, 3-mal, majd újra 4-gyel. Senki sem marad erős, és senki sem marad gyenge.',
      },
      card: 'A többiek még frissek, támadjunk hát megint: rakd le a *Kiugratást*, a hármasodat. A Labdajáratás is 3-as, de az építéshez eggyel több embert kér.',
      midfielder: {
        say: '3 az 1 ellen: 3 − 1 = *2 támadás*, az első ezzel a lappal: egy középpályás és egy csatár épít. *Lässig* 4-es. Ha most Schwindlig játszana, 3-as dobásnál kiállítanák.',
        why: 'Schwindlig 1-es, és a jel mellette piros lapra figyelmeztet: hármas hatból egyszer jön. Ezekről a jelekről külön lecke szól; most olyanokat válassz, akiknél nincs.',
      },
      striker:
        'A lövéshez is csatár kell majd, és *aki épít, az nem lőhet*. Ezért Brecher épít a 2-esével, Abseits pedig a 3-asával marad a lövésre.',
      further:
        'Átjutottál, 7 volt az 5 ellen! De a lövés 5 az 5 ellen lett, és *az egyenlő nem gól*. A második támadáshoz játszd ki az *Isteni szikrát*: most csak a helyei számítanak, jó az 1-es is.',
      anybody:
        'Minden támadásnál *újra mindenki szabad*, az új erejével. A kérdőjelnél bármelyik mezőnyjátékos jöhet: válaszd *Grasert*, ő 3-as. Az 5-ös Brechert és a 4-es Foulert tartsuk meg.',
      defender:
        '5 az 5 ellen: *a támadásépítésben a támadónak az egyenlő is elég*. Most a befejezés, elsőként egy védő: *Fouler* 4-es.',
      free: 'És megint bárki jöhet. Brecher 2-ről *5*-re fordult: a gyengék erősen térnek vissza. Küldd őt!',
      goal: {
        say: '4 + 5 meg a dobásod, az 1, az *10*; nekik 4 + 2 = *6*. Megvan a második gólod!',
        why: 'Minden új támadásnál mindenki újra szabad, ezért játszhatott Brecher kétszer ebben a negyedórában. Csak a kártyáik maradnak úgy, ahogyan elfordultak.',
      },
    },
    instead: {
      'also-three':
        'Ugyanakkora, jó választás. De eggyel több embert kér az építéshez. Maradjunk a *Kiugratásnál*.',
      lowest: 'Az 1-essel védekezned kellene. Tartsd meg: mindjárt meglátod, mire jó.',
      weaker: 'Ő is játszhatna ott. De van szabad, aki erősebb: válaszd azt, akire fény esik.',
      turned: 'Az egyik legjobbad volt, de elfordult, és most csak 1-es. Válaszd azt, akire fény esik.',
      shot: 'Jó gondolat, a 3 több, mint a 2. De akkor a lövésre csak Brecher marad, 2-vel. Tartsd meg *Abseitset* a lövésre.',
      'too-good':
        'Azzal is menne. De a számok akkor érnek valamit, amikor lefordítva rakjátok le a lapokat: tartsd meg a 3-ast, és add oda az *1*-est.',
      'also-low':
        'A 2-es is jó lenne. De az 1-esnek veszed később a legkevesebb hasznát: add oda az *1*-est.',
      later: 'Erős! De aki épít, az nem lőhet. Tartsd meg a befejezésre, és válaszd *Grasert*.',
      'as-strong': 'Most ugyanolyan erős. De Lässig 3-ról 1-re fordul, Graser 3-ról 4-re. Válaszd *Grasert*.',
    },
  },
  'first-defence': {
    title: 'Most ők támadnak',
    about: 'Megállítasz egy támadást az építésnél, de legkésőbb a befejezésnél.',
    steps: {
      card: '2:0-ra vezetsz. Rakd le a négyesedet, az *Oldalváltást*: a számok 1-től 5-ig tartanak, így csak egy 5-ös nagyobb nála, és az is csupán *egy támadás*.',
      'their-card': {
        say: '*5*-öst raktak le: 5 − 4 = 1, vagyis egyszer támadnak, és az ő lapjuk mondja meg, ki játszik. *A kettőspont után* áll, mit kér tőled: egy védőt (VÉ).',
        why: 'Új lapot húztál: Hosszú bedobás. A „– : –” azt jelenti, hogy nincs építés: rögtön a befejezés jön.',
      },
      'build-up':
        'Mc Fire jön, ő 4-es; a megállításához *több* kell, mint nekik. Három védőd is 3-as. Válaszd *Foulert*: ő a fordulás után is 3-as marad.',
      level:
        'Neked 3 + 2 = *5*, nekik 4 + 1 = *5*. Az építésben az egyenlő is elég: átjutottak. De a befejezés még hátravan.',
      finish:
        'Blitz 5-ös, Trifft 2-es, együtt *7*. A kapusod, Fauster 3-assal áll ott. Állítsd elé *Putzert*, ő is 3-as.',
      saved: {
        say: 'Neked 6 + 2 = *8*, nekik 7 + 1 = *8*. Az egyenlő nem gól: *kivédted*!',
        why: 'Az építésben a támadónak elég az egyenlő, a befejezésben a védekezőnek. A gólhoz tehát mindig több kell, mint amennyi a másiknak van.',
      },
    },
    instead: {
      more: 'Jó gondolat, hogy spórolsz a 4-essel. De ha 5-öst raknak, többször is támadnak. Rakd le a *4*-est.',
      falls: 'Most ugyanolyan erős, de 3-ról 2-re esik, amikor elfordul. *Fouler* 3-ról 3-ra fordul.',
      weak: 'Grätsche elfordult, most csak 1-es. Válaszd azt, akire fény esik.',
      sign: 'Metzger is 3-as. De olyan 2-esre fordul, amelyen *sárga lap* van, és ez később sokba kerülhet. Válaszd *Putzert*.',
    },
  },
  'first-counter': {
    title: 'A kontra',
    about: 'Megszerzed a labdát, és rögtön visszavágsz.',
    steps: {
      'their-attack': {
        say: 'Később, a negyedik negyedórában: 4-est raktak le, 4 − 2 = *két* támadás. Az elsőnek vége, aki játszott, elfordult. A másodikhoz a *Teljes gőzzel* jön, Trifft épít *5*-tel.',
        why: 'A most fekvő 5-ös nem hoz több támadást: hogy kettő lesz, azt az első lapok döntötték el. A te lapod, a Kényszerítő, egy 2-es, kezdettől ott fekszik. Ami előtte volt, azt itt nem játszották le, ezért nem is látszik.',
      },
      stop: {
        say: '*Több* kell neked, mint nekik. A legerősebb védőd *Grätsche*: továbbfordult, most 4-es. A kockának is segítenie kell.',
        why: 'A kerek nyíl a lapodon (Felfutás a szélen): akit az építésből hív, a befejezésben is játszik. Mindenki más egy támadásban csak egyszer.',
      },
      counter: {
        say: 'Neked 4 + 2 = *6*, nekik 5 + 0 = *5*: megállítottad! A sikertelen építésre *kontra* jön: most te támadsz, azzal a lappal, amelyik előtted fekszik.',
        why: 'Csak a sikertelen támadásépítés hoz kontrát, a kivédett lövés nem; és egy negyedórában csak egy kontra lehet.',
      },
      bonus:
        'A kontra építésében hozzáadod a most fekvő két lap különbségét, itt tehát az 5-ösük is számít: 5 − 2 = *3*. A lapod egy középpályást kér: *Schwindlig* 4-es.',
      'free-again':
        '4 + 3 meg a dobásod, az 1, az *8*, nekik 5: átjutottál! A kontrához mindenki újra szabad, ezért *Grätsche* is jöhet még egyszer, most 3-assal.',
      shot: 'És egy bármelyik mezőnyjátékos. *Abseits* 4-esre fordult tovább: küldd őt!',
      goal: '3 + 4 meg a dobásod, az 1, az *8*, nekik 4 + 2 = *6*: gól, 3:0! Jól védekezni is megéri tehát.',
      farewell:
        'Ez a Finale: lapok, építés, befejezés, kontra. Most jöhet egy *igazi mérkőzés*: ami ott új, azt sárga mondat magyarázza a kérdés alatt.',
    },
    instead: {
      weak: 'Vele nehéz lenne: van szabad, aki erősebb. Válaszd azt, akire fény esik.',
      sign: 'Ő is 4-es. De a kártyáján most *sárga lap* van: ha játszik, sárgát kaphat. Akire fény esik, az nem kockáztat semmit.',
    },
  },
}
