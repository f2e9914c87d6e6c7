import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'
const attacker = 'Ez a lap támadni való, itt alig segít. Tartsd meg a saját támadásodra.'

export const optionsHu: Readonly<Record<string, LessonWords>> = {
  motivation: {
    title: 'Motiváció',
    about: 'Zsetonokért erősebbé teszel egy játékost.',
    steps: {
      motivate: {
        say: 'A pálya mellett egy erősebb *Tsubasa* vár: egy lövés- és két passz-zseton, neked épp ennyi van. A tied játékban van, *motiválhatod*: nyomj a lapra.',
        why: 'A motiváció választható, a mérkőzés előtt egyeztek meg róla: csapatonként négy játékosnak van ilyen lapja.',
      },
      again:
        'Lövés 5, passz 5, védekezés 2, és újonnan letettnek számít: megint használhatod a *képességeit*. Vegyél zsetont.',
      token: 'Egy *lövés-zsetont*, kérlek.',
      rest: 'A másik kijátszana egy lapot. Nem kötelező: most *nincs több*, mutatok valamit.',
      turn: '*Még te jössz*: a motiválás nem ennek a lépésnek a lapja. Tedd le *Takit*.',
      taki: 'Taki húzhatna egy lapot. Most *képesség nélkül*.',
      counts:
        'A lövésed *5 + 3 = 8*. A motivált Tsubasa a végéig *nálad marad*; az egyszerű elhagyta a mérkőzést.',
    },
    instead: {
      'first-motivate': 'Előbb az erősebb Tsubasa, kérlek: nyomj a lapjára a pálya mellett.',
      defender,
      'token-first': 'Úgy is lehet. De előbb a zsetont vedd el, kérlek.',
      free: 'Nem kerül semmibe: használd.',
      'shot-token': 'Az is jó. Most lövés-zsetont vegyél, kérlek.',
      'turn-left': 'Jó volna! De most ne, hogy lásd: nincs vége a lépésednek.',
      'first-taki': 'Nincs vége a lépésednek. Előbb tedd le Takit.',
      'may-draw': 'Jó volna! De most ne, ezt már láttuk.',
    },
  },
  twice: {
    title: 'Képességek kétszer',
    about: 'Ugyanazokat a képességeket kétszer használod egy lépésben.',
    steps: {
      tsubasa: 'Ki tudod fizetni az erősebb Tsubasát. De előbb tedd le az egyszerű *Tsubasát*.',
      first: 'A képességei a szokásosak: előbb vegyél *zsetont*.',
      token: 'Egy *lövés-zsetont*: így már kettő van.',
      rest: 'Még egy lap csak védő lehetne, te pedig támadsz: *nincs több*.',
      motivate: {
        say: 'A lépésed vége előtt megkérdezik: motiválsz valakit? Igen, *Tsubasát*, egy lövés- és két passz-zsetonért.',
        why: 'Csak akkor kérdezik, ha ki tudsz fizetni valakit, aki lent van. Aki most lemond róla, a körben később még megteheti.',
      },
      again:
        'Az erősebb lap *újonnan letettnek* számít: a képességei nyitva vannak, bár a másikéit már használtad. Vegyél megint zsetont.',
      second: 'Még egy *lövés-zsetont*.',
      end: 'És megint *nincs több*: vége a lépésednek.',
      sum: 'Lövés *5* a 3 helyett, és az ára ellenére két lövés-zseton. Tehát: előbb használd a képességeket, aztán motiválj.',
    },
    instead: {
      defender,
      'token-first': 'Csak védők vannak a kezedben. A zsetont vedd el, kérlek.',
      free: 'Nem kerül semmibe: használd.',
      'abilities-first': 'Mindjárt. Előbb használd, amit az egyszerű Tsubasa tud: motiváltan újra megteheti.',
      'shot-token': 'Az is jó. Most lövés-zsetont vegyél, kérlek.',
      'defenders-only': 'Csak védők vannak a kezedben: tartsd meg őket arra, amikor a Toho támad.',
      'worth-it': 'Megteheted, és megmaradnak a zsetonjaid. De most nézd meg, mit tud.',
    },
  },
  turning: {
    title: 'Fordítás a dobás után',
    about: 'Megnyersz egy lövést, amely elveszett.',
    steps: {
      shot: 'A lövésed *3 + 3 + 1 = 7*, a Toho védekezése *8*. *Lőj*, van még valamid a tarsolyodban.',
      spend: {
        say: 'Egy lövés-zsetonnal 8 lenne. De *tartsd meg*: később motiválhatod vele Tsubasát, ha kell.',
        why: 'Egy lövés- és két passz-zsetonba kerül. Motiválni bármelyik kérdésnél lehet, a dobás után is.',
      },
      motivate:
        'A dobásod 3: *10*. Az övék 4: *12*. Kettő hiányzik! *Motiváld Tsubasát*: 3 helyett 5 a lövése.',
      rest: 'A 10-ből *12* lett. Megint hozhatna zsetont, de most már nem lehet elkölteni: *képesség nélkül*.',
      turned:
        '*12–12*, és egyenlőnél a támadó nyer: gól! A dobás után új lapot már nem lehet letenni, de az értékek még számítanak.',
    },
    instead: {
      pass: 'A 6-os passz a 8 ellen rosszabb. Lőj.',
      wait: 'Most is lehetne. De várd meg a dobást: talán nem is kell fizetned érte.',
      keep: 'Akkor már nem tudnád kifizetni Tsubasát. Tartsd meg.',
      lost: 'Akkor elment a labda. Még megfordíthatod: motiváld Tsubasát.',
    },
  },
  transfers: {
    title: 'Átigazolások',
    about: 'Leigazolsz egy játékost a csapatodba.',
    steps: {
      sign: {
        say: 'A pálya mellett négy játékos vár *mindkét* edzőre; aki előbb fizet, azé. *Misaki* két passz-zsetonba kerül: igazold le.',
        why: 'Az átigazolás választható, a mérkőzés előtt egyeztek meg róla. Nyolcból négyet húznak; a leigazolt helyére nem jön más.',
      },
      use: 'Rögtön a játékterületedre jön, mintha most tetted volna le: használd a *képességét*.',
      kisugi: 'Tedd le *Kisugit*, lövés 4.',
      turn: 'És *még te jössz*: az igazolás nem ennek a lépésnek a lapja. Tedd le *Takit* is.',
      draw: 'Taki húzhatna. Most *képesség nélkül*.',
      yours:
        'Három lap egy lépésben: lövés *1 + 2 + 4 + 3 = 10*. Misaki beleszámít a kilencbe, és a végéig a *tied*.',
    },
    instead: {
      'first-misaki': 'Előbb Misaki, kérlek: nyomj a lapjára a pálya mellett.',
      defender,
      free: 'Nem kerül semmibe: használd.',
      kisugi: 'Előbb Kisugi, neki 4 van.',
      still: 'Nincs vége a lépésednek: előbb tedd le Takit.',
      'may-draw': 'Jó volna! De most ne.',
    },
  },
  'new-keeper': {
    title: 'Új kapus',
    about: 'A kapusodat jobbra cseréled.',
    steps: {
      sign: {
        say: 'Morisaki 1-re fogja meg, *Wakabayashi* *1-től 3-ig*, három védekezés-zsetonért. Kapus csak olyan *helyére* jöhet, aki lent van: igazold le.',
        why: 'Így a lapok száma nem változik, és a lépésedben akkor is jöhet, ha már kilenc lap van lent.',
      },
      stop: 'Morisaki elhagyta a mérkőzést, a védekezésed most *8*. A Toho megállt: *állj meg* te is.',
      save: 'Lőnek: 8 + 4 = *12*, te 8 + 2 = *10*. Dobass *Wakabayashival*!',
      held: '*3*: megfogta! Morisakival csak szöglet lett volna. Wakabayashi a tied marad.',
    },
    instead: {
      attacker,
      jito: '4-es védekezés két zsetonért jó. De 8-as lövés ellen többet ér egy jobb kapus.',
      stop: 'Lehetne. De három zsetonod elég egy jobb kapusra: előbb igazold le.',
      'no-roll': 'Akkor biztosan gól. Dobass vele.',
    },
  },
  'six-against-one': {
    title: 'Hatos egyes ellen',
    about: 'Tudod, mikor nem számítanak az összegek.',
    steps: {
      safe: 'A Toho lövése *4*, a védekezésed *3 + 4 + 3 = 10*. Úgy tűnik, nem lehet baj.',
      stop: 'A Toho megállt. *Állj meg* te is.',
      sure: {
        say: 'Ők *6*-ost dobtak, te *1*-est: *biztos siker*. Ők nyernek, bár az összeg 11–10 neked.',
        why: 'Ez választható, a mérkőzés előtt egyeztek meg róla. Lövésre és passzra is érvényes, mindkét edzőnek.',
      },
      again: 'De Kisugi lent van: dobasd újra a *te kockádat*. Hatból öt oldal elhárítja.',
      save: 'Megint 1, micsoda pech! De a lövés az lövés: *Morisaki* még dobhat.',
      held: 'Még egy *1*-es, és itt ez a legjobb: *megfogta*. Az számít, ahogy a kockák minden új dobás után állnak.',
    },
    instead: {
      enough: 'Nincs rá szükséged: 10 a 4 ellen. Tartsd meg.',
      either: 'Ugyanolyan jó: 1-től 5-ig elhárítaná. De most a tiedet válaszd, kérlek.',
      must: 'Akkor a lövésük biztosan átjut. Az új dobás csak segíthet.',
      'no-roll': 'Akkor gól. Dobass vele.',
    },
  },
  'first-game': {
    title: 'Az első mérkőzés',
    about: 'Tudod, mi marad ki az első mérkőzésből.',
    steps: {
      short:
        'Ez az *első mérkőzés*, rövidebb és egyszerűbb: nincsenek szurkolók, nincs kimerültséglap, és tizenegy saját lapod van.',
      rounds:
        'Félidőnként négy meccslap kimarad. Nyolc marad *négy körre*, és a negyedikben kezdődik a ráadás.',
      jito: 'Minden más a szokásos. *Jito* két védekezés-zsetonért igazolható: védekezés 4. Igazold le.',
      cannot:
        'Máskor kimerültséglapot adna a Tohónak. Itt nincs ilyen, ezért a *képessége nem használható*, nem is kérdezik.',
    },
    instead: {
      'first-jito': 'Mindjárt. Előbb Jito, kérlek: nyomj a lapjára a pálya mellett.',
      attacker,
    },
  },
}
