import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'
const attacker = 'Ez a lap támadni való, itt alig segít. Tartsd meg a saját támadásodra.'

export const abilitiesHu: Readonly<Record<string, LessonWords>> = {
  abilities: {
    title: 'Képességek egymás után',
    about: 'Több képességet használsz egy lépésben.',
    steps: {
      tsubasa: 'Tedd le *Tsubasát*. Csak most, amikor leteszed, használhatod, amit tud.',
      another: 'Zsetont hoz, vagy *még egy lapot*. Kezdd a másodikkal: játssz ki még egy lapot.',
      taki: 'Válaszd *Takit*: lövés 3, és ő is tud valamit.',
      draw: {
        say: 'Előbb az jön, amit az *új* lap tud: *húzz* egy lapot a saját paklidból.',
        why: 'Először az utoljára letett lapot kérdezzük. Utána jön, ami az előzőből maradt.',
      },
      back: 'Kisugit húztad. Vissza Tsubasához: az *első képessége* még nyitva van. Használd.',
      token: 'Vegyél egy *lövés-zsetont*.',
      'one-turn':
        'Két lap, egy húzás, egy zseton: mind *egy lépésben*. A Toho csak utána tette le Furutát. Amit kihagysz, elmúlt.',
    },
    instead: {
      'tsubasa-first': 'Taki mindjárt jön. Előbb Tsubasát tedd le, ő hozza magával.',
      'any-order': 'Úgy is lehet, a sorrend szabad. De most előbb a másik lapot játszd ki, kérlek.',
      free: 'Nem kötelező, de nem kerül semmibe, és később már késő: használd.',
      defender,
      either: 'A passz-zseton is jó volna. Vedd a lövés-zsetont: a lapjaid jobban lőnek.',
    },
  },
  price: {
    title: 'Képességek, amelyeknek ára van',
    about: 'Látod, mibe kerül egy képesség, mielőtt használnád.',
    steps: {
      izawa:
        'Te védekezel. Egyes képességek *köteleznek* valamire, felkiáltójel mutatja. Tedd le *Izawát*, és nézd meg.',
      useless: {
        say: 'A dobópaklidból hozna egy lapot, de az üres: csak *elveszítenél* egyet a kezedből. Válaszd: *képesség nélkül*.',
        why: 'Akkor is használható, ha csak az ára maradt. Az asztal ilyenkor kiírja, hogy most haszontalan.',
      },
      oda: 'Most *Oda*: védekezés *4*. Húz neked egy lapot, és egyet kér érte.',
      price: 'Egyet húzol, aztán egyet eldobsz: a kezed jobb lesz, nem nagyobb. Használd.',
      pay: 'Ishizakit húztad, jó védő. A leggyengébbet add oda: *Naganót*. A dobópaklidba kerül, onnan visszajöhet.',
      signs:
        'Az ár lehet: egy eldobott lap, maga a lap végleg, egy kimerültséglap vagy egy sárga lap. Aki lemond róla, semmivel sem tartozik.',
    },
    instead: {
      'oda-later': 'Mindjárt ő jön. Előbb nézd meg Izawát.',
      'oda-better': 'Odának 4 van, Iwaminak 1. Odát tedd le.',
      attacker,
      stop: 'Még nincs védekezésed: folytasd.',
      useless: 'Semmi sem lenne belőle: csak eldobnál egy lapot. Válaszd: képesség nélkül.',
      decline: 'Megteheted. De Nagano most alig hasznos, egy új lap viszont az lehet.',
      'too-good': 'Ez többet ér, mint Nagano. Őt add oda.',
    },
  },
  comeback: {
    title: 'Vissza a dobópakliból',
    about: 'Másodszor is kijátszol egy lapot.',
    steps: {
      izawa: 'Tedd le *Izawát*: lövés 2, és elő tud hozni egy már *eldobott* lapot.',
      recall: 'Kisugi, Taki és Ishizaki van a dobópaklidban. Használd.',
      kisugi: '*Kisugi* lövése *4*, a legtöbb. Rögtön kijátszod, és külön lapnak számít.',
      pay: 'Most az ár: dobj el egy lapot a kezedből. *Nakazatóra* van most a legkevésbé szükséged.',
      words: {
        say: 'Lövés *2 + 4 = 6* egy lépésben. Ami *eldobott*, egyszer visszajön; ami *kikerült a mérkőzésből*, soha.',
        why: 'A kivett lapok nincsenek többé játékban. Az eldobottakból lesz újra a húzópaklid, amint kiürül.',
      },
    },
    instead: {
      'izawa-first': 'Később. Izawa egy második lapot is hoz: előbb őt tedd le.',
      free: 'Nem kötelező. De 4-es lövést hoz neked: használd.',
      weaker: 'Kisugi lő a legjobban: 4. Őt válaszd.',
      keep: 'Lehet, de az többet ér neked. Nakazatót add oda.',
    },
  },
  tackle: {
    title: 'Elvenni egy lapjukat',
    about: 'Kiveszed a legjobb lapot egy támadásból.',
    steps: {
      behind: 'A Toho lövése *4 + 4 + 3 = 11*, a védekezésed *3 + 4 = 7*.',
      tackle: 'Tedd le a *Becsúszó szerelést*: védekezés 3, és levehet egy lapot a játékterületükről.',
      use: 'Nincs ára. Használd.',
      hyuga: 'A legjobbak menjenek előbb: Sorimachié és Hyugáé is *4*. Válaszd *Hyugát*.',
      left: 'A 11-ből 7 lett. Viszont újra lett hely egy lapnak, és jött Koike: *4 + 3 + 2 = 9* a te *10*-ed ellen.',
      stays: 'Hyuga a Toho dobópaklijában van. Amit korábban hozott, náluk marad, mint ez a *lövés-zseton*.',
    },
    instead: {
      morisaki: 'Az is 3-as védekezés, de a Becsúszó szerelés 4-et el is vesz tőlük. Azt tedd le.',
      attacker,
      stop: '11 a 7 ellen? Tehetsz többet: tedd le a Becsúszó szerelést.',
      free: 'Nem kerül semmibe, és 4-et elvesz tőlük. Használd.',
      'as-good': 'Ugyanolyan jó, az is 4. De most Hyugát válaszd, kérlek.',
      weaker: 'Az csak 3. Olyat válassz, akinek 4 van.',
    },
  },
  injury: {
    title: 'Egy sérülés',
    about: 'Elveszel egy lapot a kezükből.',
    steps: {
      injury: 'Te támadsz. Tedd le a *Sérülést*: azokra a lapokra megy, amelyek még a Toho *kezében* vannak.',
      use: 'Használd: a kezük egyik lapja a dobópakliba kerül, *véletlenszerűen húzva*.',
      gone: 'A *Felszabadítás* volt az, védekezés 4: jó fogás. Ha a Tohónak nem volna lap a kezében, nem is használhatnád.',
    },
    instead: {
      'injury-first': 'Kisugi később jön. Minél több lapjuk van, annál jobb: előbb a Sérülés.',
      defender,
      free: 'Nem kerül semmibe. Használd.',
    },
  },
}
