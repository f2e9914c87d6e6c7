import type { LessonWords } from '@libero/kernel/lesson'

export const mishapsHu: Readonly<Record<string, LessonWords>> = {
  'yellow-card': {
    title: 'A sárga lap',
    about: 'Tudod, mit kockáztat a jel a kártyán, és mikor kicsi a kockázat.',
    steps: {
      symbol: {
        say: 'Graser 4-es, de ennél a játékerőnél *sárga lap* van. Ha játszik, dobni kell érte: *0-ra vagy 1-re* sárgát kap.',
        why: 'Minden jel a négy játékerő egyikéhez tartozik, és csak addig él, amíg az van felül. 0 vagy 1 az esetek felében jön.',
      },
      risk: {
        say: 'Játsszon mégis? Az ereje mindenképp számít, és az *első sárga még nem kerül semmibe*. Válaszd hát *Grasert*.',
        why: 'A veszélyjelekért csak az összevetés után dobunk: bármi történik vele, a 4-ese már számított.',
      },
      booked:
        '7 + 1 = 8 a 4 ellen: átjutottál! Aztán Graserért *1*-est dobtál: *sárgát kapott*, és az a mérkőzés végéig megmarad.',
      second: {
        say: 'Walzéért *0*-t dobtak. Neki már volt egy sárgája: a második *piros lap*. Kiesett, és senki sem állhat be helyette.',
        why: 'Előbb a támadó embereiért dobunk, aztán a védekezőéiért, és csak azután fordulnak a kártyák.',
      },
      shot: 'Most a befejezés: *Lässig*, 3-as. Graser az építésben játszott.',
      careful:
        '3 + 2 = *5* a 4 ellen: gól! De vigyázz: Graser következő játékerejénél is sárga lap van. Még egy sárga, és kiesik.',
    },
    instead: {
      safe: 'Óvatos, és sokszor bölcs! De a 4 több, mint a 3, és az első sárga még nem kerül semmibe. Most válaszd *Grasert*.',
      weak: 'Ő most csak 1-es. Válaszd azt, akire fény esik.',
    },
  },
  'red-card': {
    title: 'A piros lap',
    about: 'Mérlegelni tudod a kis kockázatot, amelynek nagy az ára.',
    steps: {
      sign: {
        say: 'Brecher 3-as játékerejénél *piros lap* van: ha most játszik, *3*-as dobásra kiállítják. Hatból egyszer jön ki.',
        why: 'A kocka hat oldala közül egyen van 3-as. Csak a felül lévő játékerő számít: a következőnél, a 4-esnél semmi sem fenyegeti.',
      },
      striker: 'Mindkét csatár 3-as. Akkor játsszon az, aki nem kockáztat: *Abseits*.',
      'sent-off': {
        say: '6 a 6 ellen, átjutottál! Niedurchért pedig, akinek az 5-ösénél piros lap volt, *3*-ast dobtak: *kiállítás*. Senki sem áll be helyette.',
        why: 'Az 5-öse azért számított. Az SV Stollen mostantól végig eggyel kevesebben játszik; és aki kiesett, nem jön vissza.',
      },
      midfielder:
        'A befejezéshez válaszd *Schwindliget*, 5-ös. Brechernek is lőnie kell: más szabad csatárod nincs.',
      spared:
        '8 + 1 = *9* a 8 ellen: gól! Brecherért 1-est dobtál: *nem történt semmi*. Amíg van más, te döntöd el, kit kockáztatsz.',
    },
    instead: {
      risk: 'Ő is 3-as. De minek kockáztatni piros lapot? *Abseits* is 3-as, és őt semmi sem fenyegeti.',
      weaker: 'Van szabad, aki erősebb. Válaszd azt, akire fény esik.',
    },
  },
  injury: {
    title: 'Sérülés',
    about: 'Tudod, ki áll be a sérült helyett, és mibe kerül.',
    steps: {
      sign: {
        say: 'Abseits 4-es játékerejénél a *sérülés* jele van: ha játszik, *2*-es dobásra megsérül, és le kell jönnie. Háromból egyszer jön ki.',
        why: 'A hat oldal közül kettőn van 2-es. Bármi másra nem történik semmi.',
      },
      striker:
        'Mindkét csatárra szükség lesz: az egyik épít, a másik lő. Építsen *Abseits*: ha megsérül, egy új ember még lőhet.',
      replacement: {
        say: '8 a 6 ellen, átjutottál; de Abseitsért *2*-est dobtál: megsérült. A kispadról *azonnal* beállhat valaki. Jöjjön *Pfosten*, ő csatár.',
        why: 'A három cserédből nem vesz el. Bármelyik csapatrészből jöhet, csak kapus nem; a saját sorában áll be, az első játékerejével.',
      },
      shot: 'Pfosten szabad, lőhetne is, 2-essel. De *Brecher* 4-es.',
      'changes-left':
        '4 + 2 = *6* a 4 ellen: gól! Továbbra is *három cseréd* van; csak Abseits nem jöhet vissza ezen a mérkőzésen.',
    },
    instead: {
      either:
        'Brecher is 4-es. De ő lőjön: ha Abseits az építésben sérül meg, az új ember még időben ott van.',
      nobody: 'Megteheted, de akkor tízen játszotok tovább. A beállás semmibe sem kerül: válaszd *Pfostent*.',
      'other-line': 'Beállhat, bármelyik sorból jön is. De már csak egy csatárod van: válaszd *Pfostent*.',
      fresh: 'Lőhet, mert aki beáll, az szabad. De ő 2-es, *Brecher* pedig 4-es.',
    },
  },
  'hazard-order': {
    title: 'Kiért dobsz először',
    about: 'Jó sorrendben dobsz, ha két embered van veszélyben.',
    steps: {
      two: {
        say: 'A lövés megvolt, és két emberedet fenyegeti valami: Lässiget, akinek *már van sárgája*, egy sárga lap, Grätschét sérülés. A sorrend a tiéd.',
        why: 'Csak ott kérdeznek, ahol a sorrend számíthat. Grätschénél talán dönteni kell, ki álljon be; Lässignél nincs mit eldönteni.',
      },
      order:
        'Először azért dobj, akinél *nincs mit eldöntened*. Akkor többet tudsz, amikor döntened kell. Tehát előbb *Lässig*.',
      replacement:
        '0: második sárga, Lässig *kiesett*. Aztán 2: Grätsche *megsérült*. Most már tudod, hogy a középpályán hiányzik valaki: jöjjön *Ballnich*.',
      'why-first':
        'Fordítva úgy kellett volna embert választanod Grätsche helyére, hogy nem tudod, mi lesz Lässiggel.',
    },
    instead: {
      later:
        'Lehetne. De ha megsérül, döntened kell, ki áll be, mielőtt tudnád, mi lesz Lässiggel. Előbb *Lässig*.',
      striker:
        'Csatár is beállhat védő helyére. De két csatárod van, középpályásból viszont eggyel kevesebb: jöjjön *Ballnich*.',
      talent: 'Ő is középpályás. De Ballnich 2-ről 3-ra, majd 4-re fordul, Talent 2-ről 1-re.',
      nobody: 'Akkor kilencen játszotok tovább. A beállás nem vesz el cserét: jöjjön *Ballnich*.',
    },
  },
  changes: {
    title: 'Cserék',
    about: 'Tudod, kit hozz le, és mikor ne cserélj.',
    steps: {
      ones: {
        say: 'Három embered *1*-es. De Abseits és Schwindlig legközelebb 4-re fordul; *Lässig* 1-ről megint *1*-re.',
        why: 'Lässig játékerői 4, 3, 1, 1. A harmadiknál tart, tehát két gyenge van előtte.',
      },
      off: {
        say: 'Hozd le hát *Lässiget*. Az egész mérkőzésre három cseréd van, és aki lejön, *nem térhet vissza*.',
        why: 'Cserélni csak itt lehet, két negyedóra között, a lapok lerakása előtt. Ha lejár az idő, nem cserélsz.',
      },
      on: {
        say: 'Mezőnyjátékosért mezőnyjátékos jön, bármelyik sorból. *Ballnich* középpályás: 2-vel kezd, aztán 3 és 4 jön.',
        why: 'Az új ember a saját sorában áll be, és az első játékerejével kezd. A cserekapus mezőnyjátékosként soha nem áll be.',
      },
      enough: {
        say: 'Cserélhetnél még, de *két megmaradt csere* sokat ér: valaki még kieshet vagy elfáradhat. *Ennyi volt.*',
        why: 'Amíg semmi rejtettet nem fedtek fel, és nem dobott senki, a választásodat visszavonhatod.',
      },
      fresh:
        'A két edző titokban dönt, aztán együtt fedik fel: ők nem cseréltek. Ballnich a pályán van, és *két cseréd* maradt.',
    },
    instead: {
      climbs: 'Most 1-es, de utána 4 jön: érdemes megtartani. Hozd le *Lässiget*, ő megint 1-re fordul.',
      keep: 'Takarékos, és sokszor helyes. De Lässig még játék után is 1-es marad: megér egy cserét.',
      talent: 'Talent is 2-vel kezd, de utána 1-re fordul. *Ballnich* 3-ra és 4-re.',
      striker: 'Lehetne, a sor szabadon választható. De épp középpályást hozol le: jöjjön *Ballnich*.',
    },
  },
  'keeper-injured': {
    title: 'Megsérül a kapus',
    about: 'Tudod, ki álljon a kapuba, ha nincs több kapus.',
    steps: {
      'no-keeper': {
        say: 'Fauster megsérült, és a kispadon nincs kapus. Ezért azonnal *egy mezőnyjátékosnak kell a kispadról* a kapuba állnia.',
        why: 'Ha ült volna kapus a kispadon, magától beállt volna. A három cserédből nem vesz el. Üres kispadnál egy pályán lévő ember állna a kapuba.',
      },
      'in-goal': {
        say: 'Mindhárom 2-vel kezd. Gondolj előre: Ballnich *2, 3, 4, 2*, a többiek közben 1-re esnek. Jöjjön *Ballnich*.',
        why: 'Pfosten 2, 3, 5, 1, Talent pedig 2, 1, 3, 1. A kapus gyakran játszik, az 1-es tehát gyakran sorra kerülne.',
      },
      'keeper-now':
        'Ő már *végig kapus marad*, mezőnyben többet nem játszik. Jön is a következő támadásuk; tartsd meg a lapjaidat: *Minden lap marad*.',
      defender: 'A lövésük 4 + 2 = 6, Ballnich 2-es. Segítsen neki a legjobb: *Grätsche*, 5-ös.',
      'spare-keeper':
        '7 + 1 = *8*, nekik 6 + 2 = 8: kivédtétek! Ezért bölcs dolog két kapust vinni a tizenöt közé.',
    },
    instead: {
      falls: 'Ő is 2-vel kezd, de van egy 1-es a játékerői között. *Ballnich* sosem esik 2 alá.',
      weaker: 'Ő is segíthetne, de Grätsche 5-ös: válaszd őt.',
    },
  },
  'keeper-sent-off': {
    title: 'Kiállítják a kapust',
    about: 'Választani tudsz: kapus a kispadról vagy ember a pályáról.',
    steps: {
      'sent-off': {
        say: 'Hechter megkapta a második sárgáját, kiállították. Valakinek *a kapuba kell állnia*, és mindenképp eggyel kevesebben játszotok tovább.',
        why: 'A kiállított helyett senki sem áll be. A kapuhoz választhatsz: kapus a kispadról, akiért egy mezőnyjátékos lejön, vagy egy mezőnyjátékos a pályáról.',
      },
      keeper: {
        say: 'Egy ember a pályáról nem kerül semmibe. De a kispadon igazi kapus ül: *Fauster*. Ő *egy cserébe és egy mezőnyjátékosba* kerül.',
        why: 'Csak addig lehet, amíg van cseréd. A kapuba állt mezőnyjátékos végig kapus marad, a saját játékerőivel.',
      },
      room: 'Ki adja át a helyét? Aki lejön, kiesik. *Lässig* 1-es, és megint 1-re fordul: ő hiányzik majd a legkevésbé.',
      ten: 'Fauster a kapuban van, tízen maradtatok, *két cserével*. Drága, de a jó kapus minden lövésnél ott van.',
    },
    instead: {
      outfielder:
        'Az nem venne el cserét. De végig ő maradna a kapusod, a gyenge játékerőivel. Hozd be *Faustert*.',
      climbs: 'Ő is 1-es, de utána 3, 3 és 4 jön. *Lässig* megint 1-re fordul.',
      good: 'Rá a pályán van szükséged. *Lässig* most gyenge, és legközelebb is az: ő adja át a helyét.',
    },
  },
}
