import type { LessonWords } from '@libero/kernel/lesson'

export const firstHu: Readonly<Record<string, LessonWords>> = {
  'first-step': {
    title: 'Egy támadás',
    about: 'Lapokat teszel le, és összeszámolod őket.',
    steps: {
      welcome:
        'Mira vagyok, az edződ. A *Nankatsut* vezeted a *Toho* ellen. Az nyer, aki a végén több gólt szerzett.',
      goal: {
        say: 'Nálad a labda: te *támadsz*, a Toho *védekezik*. Mindketten lapokat tesztek le, összeadjátok őket, és dobtok. Ha neked van több, *gól* lehet belőle.',
        why: 'A lövésed meg a kockád az ő védekezésük meg a kockájuk ellen: csak ez dönt. Ha egyenlő, a támadó nyer.',
      },
      hand: 'Ez a *kezed*. Minden lapon három szám áll: a csillagnál a *lövés*, a nyílnál a *passz*, a pajzsnál a *védekezés*. Minden más később jön.',
      header: {
        say: 'Gólt akarsz, tehát a *lövés* számít. A *Fejes* lövése *4*: tedd le.',
        why: 'Amit leteszel, csak ebben a támadásban számít. Utána a dobópaklidba kerül, és egyszer majd újra kihúzod.',
      },
      answer:
        'A Toho a *Felszabadítással* véd: védekezés *4*. Így felváltva tesztek le egy-egy lapot, összesen legfeljebb kilencet.',
      kisugi:
        '4 a 4 ellen: az egyenlő neked jó, de a Toho folytathatja. Tedd le *Kisugit*, az ő lövése is *4*.',
      count:
        'Számold össze: a lövésed *4 + 4 = 8*. A Toho a kapusát is letette: védekezés *4 + 3 = 7*. Az összegek középen állnak.',
      stop: {
        say: 'A másik három lapod lövése *0*. Tartsd meg őket arra, amikor a Toho támad, és *állj meg*: most nem teszel le többet.',
        why: 'Legfeljebb kilenc lap lehet lent, a tieid és az övéik együtt. Aki megáll, ebben a támadásban nem tesz le többet, a másik egyedül is folytathatja.',
      },
      farewell:
        'A Toho is megáll, a többit későbbre tartja: *8 a 7 ellen*. Most választanál lövés és passz között. Hogy ez mit jelent, az jön ezután.',
    },
    instead: {
      'header-first': 'Kisugi is jó, mindjárt ő jön. Előbb a Fejest tedd le, kérlek.',
      defender: 'Ő védekezni van itt, a lövése 0. Tartsd meg arra, amikor a Toho támad.',
      'not-yet': 'Aki megáll, ebben a támadásban nem tesz le több lapot. Még van egy 4-es lövés a kezedben!',
    },
  },
  'first-pass': {
    title: 'Lövés vagy passz',
    about: 'Te választasz, a kockák döntenek.',
    steps: {
      sums: 'Más helyzet: te támadsz, és már mindketten megálltatok. Még csak a számok számítanak, a szöveg alattuk ráér: lövés *3 + 0 + 2 = 5*, passz *4 + 1 + 2 = 7*.',
      defence:
        'A Toho védekezése *4 + 2 = 6*. Lövés ellen is, passz ellen is ennyi. Ami a csillagos pakli mellett van, mindjárt sorra kerül.',
      pass: {
        say: '*Lövésből* gól lehet. *Passzal* nálad marad a labda, és újra támadsz. 7 a 6 ellen jobb, mint 5 a 6 ellen: válaszd a *passzt*.',
        why: 'Lövésnél nagyobbat kell dobnod náluk, passznál akár eggyel kisebbet is dobhatsz. Ha a védelem nyer, a Tohóé a labda.',
      },
      dice: 'A dobásod *3*: 7 + 3 = *10*. A Tohóé *4*: 6 + 4 = *10*. Ha egyenlő, a támadó nyer: nálad marad a labda!',
      round: {
        say: 'Új kör. Ami lent volt, a dobópaklikba került, mindketten *négy* lapig húztatok, a Toho már elvett egy ötödiket. Hozzád Kisugi és Taki került.',
        why: 'Ha egy húzópakli elfogy, a dobópaklit keverik meg, és abból húznak tovább. Így minden lap visszajön.',
      },
      take: {
        say: 'Ezután mindenki elvesz egy *meccslapot* a mérkőzés végéig, elsőként a védő. A Toho a Lescsapdát vitte. Vedd el a *Kényszerítőt*: lövés *4*, passz *2*.',
        why: 'A meccslap a mérkőzés végéig a tied: ha kijátszottad, a saját lapjaid közé kerül, és újra kihúzhatod.',
      },
      farewell:
        'Most öt lapod van, és kezdődhetne a következő támadásod. De mi van akkor, ha a *Tohónál* van a labda?',
    },
    instead: {
      shot: 'Jó lenne a gól! De 5 a 6 ellen csak akkor elég, ha nagyobbat dobsz náluk. A passz sokkal biztosabb.',
      'wing-run':
        'Ez is jó: lövés 4, passz 1, és zsetont hoz. Most vedd el a Kényszerítőt, annak jobb a passza.',
      'man-marking': 'Ez védekezni való: lövés 0, passz 0. Most azonban te támadsz.',
      top: 'A legfelsőt látatlanban vennéd el. Lehet szerencséd, de a Kényszerítő biztos.',
    },
  },
  'first-defence': {
    title: 'Egy védekezés',
    about: 'Megállítasz egy támadást, a kapusod segít.',
    steps: {
      attacked:
        'Más helyzet: a *Toho* Sorimachival támad, a lövése *4*. Te védekezel: csak a *pajzsaid* számítanak. Az alatta álló szöveg a következő leckében jön.',
      nakazato: 'Tedd le *Nakazatót*: védekezés *3*.',
      morisaki:
        'Jött Matsuki is: a lövésük *4 + 3 = 7*. Tedd le a kapusodat, *Morisakit*: védekezés *3*, és tud még valamit.',
      count: 'A Toho megállt. A lövésük *7*, a védekezésed *3 + 3 = 6*.',
      stop: {
        say: 'Egyedül folytathatnád, de az utolsó három lapod védekezése *0*. Tartsd meg őket a saját támadásodra, és *állj meg*.',
        why: 'Ami a kezedben marad, a következő körben is nálad van. Olyankor csak négy lapig húzol.',
      },
      beaten:
        'Lőnek, és 4-est dobnak: 7 + 4 = *11*. A te dobásod 2: 6 + 2 = *8*. Túljutottak a védelmeden, de ott van *Morisaki*!',
      save: {
        say: 'Dobass vele. *1*: megfogja, tied a labda. *2 vagy 3*: szöglet, nincs gól, de a labda a Tohónál marad. *4-től 6-ig*: gól.',
        why: 'Csak olyan kapus dobhat, aki a letett lapjaid között van, csak lövés ellen, és csak egyszer.',
      },
      farewell: '*1*-est dobott: megfogta! Tied a labda, ebben a körben tehát *te* támadsz. Szerezzünk gólt!',
    },
    instead: {
      'keeper-later': 'Ő is jó lenne, és mindjárt jön. Előbb Nakazatót, kérlek.',
      attacker: 'Ennek a lapnak a védekezése 0, most nem segít. Tartsd meg a saját támadásodra.',
      'not-yet':
        'Aki megáll, ebben a támadásban nem tesz le több lapot, és a lövésük 7. A kapusod még a kezedben van!',
      'no-roll': 'Akkor biztosan gól. A dobás nem kerül semmibe: próbáld meg.',
    },
  },
  'first-goal': {
    title: 'Egy gól',
    about: 'Egy képesség, egy zseton, és bent a labda.',
    steps: {
      tsubasa:
        'Más helyzet, más lapok: te támadsz. Kezdd *Tsubasával*, a csapatkapitánnyal: a lövése 3, és két dolgot is *tud*.',
      gain: {
        say: 'Ezek a *képességei*. Mindkettőt használhatod, egyszer-egyszer, de csak most, amikor leteszed. Az első *zsetont* hoz: használd.',
        why: 'A képesség ajánlat, le is mondhatsz róla. Később, vagy a következő támadásban már késő.',
      },
      token: {
        say: 'A zseton félretett pont. Csak a maga fajtáját segíti: lőni akarsz, tehát *lövés-zsetont* vegyél.',
        why: 'A zsetont akkor költöd el, amikor már minden lap lent van, közvetlenül a dobás előtt. Amit nem költesz el, megmarad.',
      },
      another: 'A zseton már nálad van. Most a második képesség: rögtön *még egy lapot* kijátszhatsz.',
      header: 'A *Fejes* lövése *4*. Így két lapot teszel le, mielőtt a Toho válaszol.',
      stop: 'A lövésed *3 + 4 = 7*, a Toho védekezése *4*. A többi lapod lövése 0: *állj meg*.',
      shot: 'A Toho a kapusát is letette, védekezés *4 + 3 = 7*, a többi lapját későbbre tartja. 7 a 7 ellen, és ha egyenlő marad, te nyersz: *lőj*!',
      spend: 'Most számít a *zsetonod*: költsd el, és a 7-ből *8* lesz. Aztán mindketten dobtok.',
      scored:
        'A dobásod 4: 8 + 4 = *12*. A Tohóé 3: 7 + 3 = *10*. A kapusuk *5*-öst dobott, 1-től 3-ig kellett volna. *Gól!*',
      farewell:
        '1–0, és gól után a másiké a labda. Kezdetnek ennyi elég: játssz most egy igazi mérkőzést, és ami új, sárgán áll a kérdés mellett.',
    },
    instead: {
      'tsubasa-first':
        'Mindjárt jön a Fejes. Ha Tsubasa az első, egy lépésben hoz egy zsetont, és a Fejest is leteheted.',
      defender: 'Ő védekezni van itt, a lövése 0. Tartsd meg arra, amikor a Toho támad.',
      'any-order': 'Mindkettőt használhatod, bármilyen sorrendben. De előbb a zsetont vedd el, kérlek.',
      free: 'Nem kötelező. De nem kerül semmibe, és később már késő: használd.',
      'shot-token': 'A passz-zseton a passzt segíti. Most lőni akarsz: lövés-zsetont vegyél.',
      pass: '5 a 7 ellen nehezebb, és a passz nem gól. A lövésed annyi, mint a védekezésük: próbáld meg!',
      'keep-token': 'Megmaradna. De most valószínűbbé teszi a gólt: költsd el.',
    },
  },
}
