import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'
const attacker = 'Ez a lap támadni való, itt alig segít. Tartsd meg a saját támadásodra.'

export const contestHu: Readonly<Record<string, LessonWords>> = {
  'shot-or-pass': {
    title: 'Lövés vagy passz?',
    about: 'Tudod, mikor érdemes lőni, bár a passz biztosabb.',
    steps: {
      sums: 'Minden lap lent van. Lövés *3 + 2 + 2 + 1 + 0 = 8*, passz *4 + 2 + 1 + 1 + 1 = 9*.',
      'what-for': {
        say: 'A Toho védekezése *4 + 4 = 8*, és nincs lent kapus. A passz gyakrabban sikerül, de csak lövésből lehet *gól*.',
        why: 'A passz 36-ból 26-szor sikerül, a lövés 21-szer: mindkettőnek elég az egyenlő. Keveset adsz fel, és mindent nyerhetsz.',
      },
      shot: 'Az esetek több mint felében bemegy, és nincs, aki kivédje: válaszd a *lövést*.',
      level:
        'Nincs zsetonod, ezért nem is kérdezték. Mindketten 3-at dobtatok: 8 + 3 = *11*. Egyenlőnél a támadó nyer: *gól!*',
      otherwise:
        'A passz akkor jó, ha a lövés reménytelen, vagy még egy kört akarsz. Ha a védelem nyer, a labda így is, úgy is elment.',
    },
    instead: {
      pass: 'Biztosabb, de csak a labdát tartja meg. Ma nincs kapus az utadban: lőj.',
    },
  },
  tokens: {
    title: 'Zsetonok',
    about: 'Zsetonokat szerzel, elköltöd őket, és tudod, hova kerülnek.',
    steps: {
      pools:
        'Itt vannak a *zsetonjaid*: egy passzhoz, más nincs. Mindegyik fajtából öt a tied, de a többi még a tartalékban van.',
      call: 'Képességek hozzák elő őket. Tedd le *A csapatkapitány szavát*: lövés 1, és két tetszőleges zseton.',
      gain: 'Használd: két zseton, egyforma vagy különböző.',
      one: {
        say: 'Gólt akarsz: vegyél egy *lövés-zsetont*.',
        why: 'A zseton csak a maga fajtáját segíti. A passz-zsetonod a lövésnek nem segít.',
      },
      two: 'És még egy *lövés-zsetont*: így már kettő van.',
      stop: 'A lövésed *4 + 1 = 5*, a Toho védekezése *4 + 2 = 6*. *Állj meg*, a többi a zsetonok dolga.',
      shot: '5 a 6 ellen, de még jön *két zseton*: válaszd a *lövést*.',
      spend: {
        say: 'Te döntesz először, aztán a Toho, amelynek egy védekezés-zsetonja van. Költsd el *mindkettőt*: 5 + 2 = *7*.',
        why: 'A védő előbb látja, mennyit költesz, és csak utána dönt. Aztán mindketten dobtok, és már semmi sem jön hozzá.',
      },
      back: 'A Toho is elköltötte az övét: 7–7. Te 4-et dobtál, ők 3-at: *gól!* Az elköltött zseton visszamegy a tartalékba, a *passz-zseton* marad.',
    },
    instead: {
      'call-first': 'Előbb a zsetonok, kérlek: tedd le A csapatkapitány szavát.',
      free: 'Nem kötelező, de a zseton itt nem kerül semmibe. Használd.',
      'shot-token': 'Megmaradna későbbre. De most lőni akarsz, és a lövésnek csak a lövés-zseton segít.',
      defender,
      pass: '2-es passz a 6 ellen, egy zsetonnal: reménytelen. A lövéshez kettő van.',
      both: 'A Tohónak is van egy zsetonja, egy tehát nem elég az egyenlőhöz. Költsd el mindkettőt.',
    },
  },
  keeper: {
    title: 'A kapus és a szöglet',
    about: 'Tudod, ki védhet ki egy lövést, és mi a szöglet.',
    steps: {
      'great-save': {
        say: 'A lövésük *11*, a védekezésed *7*, és Morisaki lent van. Tedd le a *Bravúros védést*: védekezés 3, és ez is kivédhet egy lövést.',
        why: 'A lapon rajta áll, mit véd ki. Csak addig érvényes, amíg a játékterületeden van.',
      },
      stop: 'A Toho megállt: *11 a 10 ellen*. A többi lapod támadni való: *állj meg*.',
      beaten:
        'Ők 4-et dobtak: *15*. Te 2-t: *12*. Túljutottak! Most egy lap dobhat: minden lövés ellen *egy dobás* jár, nem kettő.',
      save: {
        say: 'Morisaki 1-re fogja, 2–3-ra szöglet. A *Bravúros védés* 1–2-re fogja, 3–4-re szöglet: azt válaszd.',
        why: 'Passz ellen nincs dobás. Egyes lapok pedig ezt a dobást is megismételtetik.',
      },
      corner:
        'A *4* *szöglet*: nincs gól! De a labda a Tohónál marad, és újra támad, mint egy sikeres passz után.',
      price:
        'És a bravúrnak ára volt: a dobópaklidban most egy *kimerültséglap* van. Morisaki semmibe sem került volna.',
    },
    instead: {
      attacker,
      stop: 'A lövésük 11 a 7 ellen. Előbb tedd le a Bravúros védést.',
      morisaki: 'Ő 1-től 3-ig ment, a Bravúros védés 1-től 4-ig. Válaszd a jobbat.',
      'no-roll': 'Akkor biztosan gól. Védesd ki.',
    },
  },
  reroll: {
    title: 'Új dobás',
    about: 'A megfelelő kockát dobatod újra.',
    steps: {
      kisugi: 'Kisugi *meg tud* ismételtetni egy dobást. Ezzel vár: a dobás után jön el az ideje.',
      shot: 'A lövésed *4 + 3 + 1 = 8*, a Toho védekezése *6*. *Lőj*.',
      whose: 'Jaj: 8 + 1 = *9* a 6 + 5 = *11* ellen. De Kisugi még lent van. *Melyik* kockát dobják újra?',
      again: {
        say: 'A tiednek *3 vagy több* kell: hatból négy oldal. Az övéknek 3 vagy kevesebb: hatból három. Válaszd a *tiedet*.',
        why: 'Neked elég az egyenlő. Az új dobás érvényes, akár jobb, akár rosszabb, és egy lap körönként egyszer teheti meg.',
      },
      counts:
        '*4*: 8 + 4 = *12*, több, mint 11. *Gól!* Ha nekik is volna ilyen lapjuk, utánad őket kérdeznék.',
    },
    instead: {
      pass: 'A 3-as passz a 6 ellen reménytelen. Lőj.',
      theirs: 'Lehet, de az övéknek 1, 2 vagy 3 kellene. A tiednek 3, 4, 5 vagy 6 is jó.',
      leave: 'Akkor elment a labda. Az új dobás itt csak segíthet.',
    },
  },
  'keeper-again': {
    title: 'Várj a kapusra',
    about: 'Félreteszel egy dobást arra, amikor a legtöbbet éri.',
    steps: {
      shot: 'A lövésed *4 + 3 = 7*, a védekezésük a kapussal *4 + 3 = 7*. *Lőj*.',
      leave: {
        say: 'Vezetsz: 7 + 4 = *11*, ők 7 + 2 = *9*. Kisugi újradobathatna, de jön még a *kapus*: hagyd így.',
        why: 'Kisugi körönként egyszer teheti meg. Ha most használod, a kapus dobása ellen már nem segít.',
      },
      again: 'A kapus *1*-est dobott, és megfogta. Most segít Kisugi: dobasd újra a *kapus kockáját*.',
      both: '*5*: gól! Ezt mindkét edző megteheti: a védő is megismételtetheti a kapusa rossz dobását.',
    },
    instead: {
      pass: 'A 2-es passz a 7 ellen reménytelen. Lőj.',
      'keep-it': 'Így is nyersz. Tartsd meg Kisugit a kapus ellen.',
      held: 'Akkor elment a labda. Minden új 4-es, 5-ös vagy 6-os gól.',
    },
  },
}
