import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'
const attacker = 'Ez a lap támadni való, itt alig segít. Tartsd meg a saját támadásodra.'

export const cardsHu: Readonly<Record<string, LessonWords>> = {
  'special-shot': {
    title: 'A te különleges lövésed',
    about: 'Megpróbálsz egy különleges lövést, és tudod az esélyét.',
    steps: {
      wall: 'A lövésed *4*, a Toho védekezése *4 + 4 = 8*. Itt nincs átjutás, vagy mégis.',
      special: {
        say: 'Nálad van *A Nankatsu különleges lövése*. Tedd le: a támadó a saját csapatáét használhatja.',
        why: 'A Toho különleges lövése neked csak az értékeivel segítene: lövés 4, passz 2.',
      },
      use: 'Használd: minden letett lap a dobópaklikba kerül, nem számít többé. Csak a te *választásod* számít, meg a Tohóé.',
      choose: {
        say: 'A Toho már rejtve választott három védekezés közül. Mindegyik *egy* lövésedet állítja meg. Válaszd a *Drive-lövést*.',
        why: 'Tudni nem lehet. Háromból két védekezés átengedi: ha a Toho találgat, háromból kétszer gól.',
      },
      unstoppable:
        'A Toho a csodadrive-ra várt: *gól!* Nincs kocka, nincs zseton, nincs kapus. A lap kikerül a mérkőzésből, a három lövés a tied marad.',
    },
    instead: {
      'special-first': 'Később. A 8 ellen csak a különleges lövés segít: azt tedd le.',
      values: 'Akkor csak a 4-es lövése számít, 8 a 8 ellen. Maga a különleges lövés esélyesebb: használd.',
      any: 'Ugyanolyan jó: senki sem tudja, mit választott a Toho. Legyen most a Drive-lövés.',
    },
  },
  'special-defence': {
    title: 'Az ő különleges lövésük',
    about: 'Választasz egy különleges lövés ellen.',
    steps: {
      away: 'A Toho bevetette *a maga* különleges lövését. Minden lap a dobópaklikba került: a jó védelmed és a kapusod sem számít.',
      choose: {
        say: 'Három *különleges védekezésed* van, mindegyik egy-egy lövésük ellen. Csak találgathatsz: legyen *Ryo blokkolja a tigrislövést*.',
        why: 'A nevük és a színük mutatja, melyik melyiket állítja meg. Mindketten titokban, egyszerre választotok.',
      },
      wrong: 'A *tigrisollózás* volt az, azt csak Yuzo fogta volna meg. Gól a Tohónak, de most tied a labda.',
      again:
        'Ha eltalálod, nincs gól, és akkor is tied a labda. Mind a három megmarad a következő alkalomra.',
    },
    instead: {
      guess: 'Ugyanolyan jó, csak találgatni lehet. Nézzük meg, mi lesz Ryóval.',
    },
  },
  exhaustion: {
    title: 'Kimerültség',
    about: 'Tudod, mi fárasztja a csapatodat, és mi segít ellene.',
    steps: {
      nothing:
        'A kezedben van egy *kimerültséglap*: nincs rajta semmi, se szám, se képesség. Csak a helyet foglalja.',
      fans: 'Honnan jön? Tedd le *A Nankatsu szurkolóit*: sokat hoznak, de ára van.',
      use: 'Két tetszőleges zseton, de utána *kötelező* elvenned egy kimerültséglapot. Ma megéri: használd.',
      one: 'Te védekezel: vegyél egy *védekezés-zsetont*.',
      two: 'És még egy *védekezés-zsetont*.',
      tired:
        'Íme az ára: a dobópaklidban eggyel több *kimerültséglap* van. Egyszer majd azt húzod egy játékos helyett.',
      nakazato: 'Tedd le *Nakazatót*: védekezés 3, és ő segít ellene.',
      remove: 'Használd: a *dobópaklid* egyik kimerültséglapja kikerül a mérkőzésből.',
      fill: {
        say: 'A kezedben lévő maradt. *Leteheted*, mint bármelyik lapot: beleszámít a kilencbe, és most megszabadulsz tőle.',
        why: 'Ha vezetsz, a kilencet is teleteheted vele. Összesen nyolc van, a két edzőnek együtt.',
      },
    },
    instead: {
      'fans-first': 'Később. Előbb a szurkolók, kérlek.',
      'nakazato-first': 'Nakazato véd, és segít a kimerültség ellen: őt tedd le.',
      attacker,
      decline: 'Megteheted, akkor semmivel sem tartozol. De most használd, hogy lásd, mi történik.',
      also: 'Megmaradna a támadásodra. De most védekezel: védekezés-zsetont vegyél.',
      free: 'Nem kerül semmibe: használd.',
    },
  },
  advance: {
    title: 'Labdatartás és előretörés',
    about: 'Egy elveszett támadásból a labdával jössz ki.',
    steps: {
      lost: 'A lövésed *3*, a passzod *1*, a Toho védekezése *8*. Ez a támadás szinte elveszett.',
      advance: 'De nálad van a *Labdatartás és előretörés*. Tedd le.',
      use: {
        say: 'Használd: minden letett lap a dobópaklikba kerül, és *sikeres passznak* számít, dobás nélkül. A lap aztán kikerül a mérkőzésből.',
        why: 'Ezt csak a támadó teheti meg. A védő is leteheti, de csak a 3-as védekezéséért.',
      },
      fresh: 'A labda még a tied, új kör kezdődik, és a Toho két legjobb védője elment. Erre jó.',
    },
    instead: {
      'too-little': 'Az nem fordítja meg: a 8 túl sok. Van jobb lapod.',
      defender,
      values: 'Akkor csak az értékei számítanak, és a támadás elveszett. Most ér a legtöbbet: használd.',
    },
  },
  'yellow-card': {
    title: 'Egy sárga lap',
    about: 'Tudod, mit hoz egy szabálytalanság, és mibe kerül.',
    steps: {
      takasugi:
        'A Toho lövése *11*, a védekezésed *7*. Tedd le *Takasugit*: védekezés 3, és szabálytalanul megállíthatja egyiküket.',
      use: {
        say: 'Egy lap lekerül a játékterületükről, te pedig *sárga lapot* kapsz. Ma gólt akadályoz meg: használd.',
        why: 'Az ilyen képességet felkiáltójel és sárga lap mutatja. Senkinek sem kell használnia.',
      },
      sorimachi: 'Válaszd *Sorimachit*, lövés 4.',
      stop: 'Sárga lap, de most *7 a 10 ellen*. A többi lapod támadni való: *állj meg*.',
      take: 'Kivédted, tied a labda! Meccslapnak vedd el a *Kényszerítőt*.',
      kisugi: 'Most nézd meg, mibe kerül a lap. Tedd le *Kisugit*, lövés *4*.',
      less: 'A lövésed *4 − 2 = 2*. A sárga a *lövésből és a passzból 2-t* von le, a védekezésből semmit, minden körben, a végéig.',
    },
    instead: {
      attacker,
      stop: '11 a 7 ellen? Előbb tedd le Takasugit.',
      decline: 'Megteheted. De akkor 11 a 10 ellen marad, és nincs lent kapusod. Ma használd.',
      'as-good': 'Neki is 4 van. De most Sorimachit válaszd, kérlek.',
      weaker: 'Neki csak 3 van. Válaszd Sorimachit, neki 4.',
      'one-two': 'Most a Kényszerítőt, kérlek.',
      kisugi: 'Kisugit tedd le, kérlek: nézzük, mennyi lesz a 4-éből.',
    },
  },
  'red-card': {
    title: 'Egy piros lap',
    about: 'Tudod, mikor sok egy szabálytalanság.',
    steps: {
      foul: 'A Tohónak már volt egy *sárga lapja*. Most Hyuga szabálytalanul eldobatta Odát, és ez a második.',
      red: {
        say: 'A sárgából *piros* lesz: a lövés 3-mal, a passz 3-mal, a védekezés 1-gyel kevesebb. A lövésük tehát *4 + 3 + 4 − 3 = 8*.',
        why: 'A piros a sárga helyére lép, nem adódnak össze. Ennél több nincs: a Toho lapot érő szabálytalanságainak vége.',
      },
      nakazato: 'A védekezésedből *3* maradt. Tedd le *Nakazatót*: *3 + 3 = 6*.',
      stop: 'A Toho megállt. *8 a 6 ellen*; a piros nélkül 11 volna. *Állj meg*, és nézd.',
      forever:
        'Ők 1-est dobtak: *9*. Te 4-est: *10*, tied a labda! A piros a mérkőzés végéig marad, semmi sem veszi le.',
    },
    instead: {
      attacker,
      stop: '8 a 3 ellen? Előbb tedd le Nakazatót.',
    },
  },
  substitution: {
    title: 'Csere',
    about: 'Megszabadulsz egy sárga laptól, és lecserélsz egy játékost.',
    steps: {
      yellow: '*Sárga lapod* van: Taki 3-a és Ishizaki 1-e csak *3 + 1 − 2 = 2*.',
      substitution: 'Tedd le a *Cserét*: lövés 3, és két dolgot tud. Mindkettőt használhatod.',
      pardon: {
        say: 'Az első: *lekerül a sárga lapod*. Használd.',
        why: 'Csak sárga lapot vesz le, pirosat soha. Akit később figyelmeztetnek, újra sárgával kezd.',
      },
      swap: 'Most *3 + 1 + 3 = 7*. A második: *cserélj le* egy lapot a játékterületeden a kezedből. Használd.',
      off: '*Ishizakinak* csak 1 van. Őt vedd le: a dobópaklidba kerül.',
      on: 'Helyette a *Fejes* jön: lövés *4*.',
      ten: 'Taki, Csere, Fejes: *3 + 3 + 4 = 10*, és még mindig öt lap van lent. A Tohónak *8* van, és megállt.',
    },
    instead: {
      'substitution-first': 'Mindjárt. A Csere magával hozza, és a sárga lapodat is leveszi.',
      both: 'Mindkét képességet használhatod, egyiket a másik után. Előbb a sárga lap, aztán a csere.',
      taki: 'Takinak 3 van, Ishizakinak 1. Ishizakit vedd le.',
      defender,
    },
  },
}
