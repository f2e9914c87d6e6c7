import { commentaryHu } from './commentary.hu.ts'
import { playersHu } from './players/hu.ts'
import { playersWordsHu } from './players/words.hu.ts'
import type { HatTrickText, PlayerWords } from './text.ts'

/** 'a 8-as', 'a 8-ast', 'a 8-asnak': article and endings follow the number as it is spoken. */
const player = (spoken: string, role: string): PlayerWords => ({
  man: spoken,
  object: `${spoken}t`,
  to: `${spoken}${/[ao]s$/.test(spoken) ? 'nak' : 'nek'}`,
  role,
})

export const hu: HatTrickText = {
  name: 'Hat-Trick',
  to: '–',
  and: 'és',
  nothing: 'semmi',
  teams: {
    BRA: 'Brazília',
    CRO: 'Horvátország',
    MEX: 'Mexikó',
    CMR: 'Kamerun',
    ESP: 'Spanyolország',
    NED: 'Hollandia',
    CHI: 'Chile',
    AUS: 'Ausztrália',
    COL: 'Kolumbia',
    GRE: 'Görögország',
    CIV: 'Elefántcsontpart',
    JPN: 'Japán',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'Anglia',
    ITA: 'Olaszország',
    SUI: 'Svájc',
    ECU: 'Ecuador',
    FRA: 'Franciaország',
    HON: 'Honduras',
    ARG: 'Argentína',
    BIH: 'Bosznia-Hercegovina',
    IRN: 'Irán',
    NGA: 'Nigéria',
    GER: 'Németország',
    POR: 'Portugália',
    GHA: 'Ghána',
    USA: 'USA',
    BEL: 'Belgium',
    ALG: 'Algéria',
    RUS: 'Oroszország',
    KOR: 'Dél-Korea',
    regulars: 'Tizenegy alapjátékos',
    ...playersHu.teams,
    squad: playersWordsHu.squad,
  },
  seats: { home: 'Hazai', away: 'Vendég' },
  sides: {
    BRA: 'Brazília',
    CRO: 'Horvátország',
    MEX: 'Mexikó',
    CMR: 'Kamerun',
    ESP: 'Spanyolország',
    NED: 'Hollandia',
    CHI: 'Chile',
    AUS: 'Ausztrália',
    COL: 'Kolumbia',
    GRE: 'Görögország',
    CIV: 'Elefántcsontpart',
    JPN: 'Japán',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'Anglia',
    ITA: 'Olaszország',
    SUI: 'Svájc',
    ECU: 'Ecuador',
    FRA: 'Franciaország',
    HON: 'Honduras',
    ARG: 'Argentína',
    BIH: 'Bosznia',
    IRN: 'Irán',
    NGA: 'Nigéria',
    GER: 'Németország',
    POR: 'Portugália',
    GHA: 'Ghána',
    USA: 'az USA',
    BEL: 'Belgium',
    ALG: 'Algéria',
    RUS: 'Oroszország',
    KOR: 'Dél-Korea',
    ...playersHu.teams,
    ...playersHu.teamSides,
    home: 'a hazai csapat',
    away: 'a vendégcsapat',
  },
  kinds: { short: 'rövid passz', long: 'hosszú passz', dribble: 'csel' },
  flanks: { left: 'bal', right: 'jobb' },
  sided: { left: 'bal oldali', right: 'jobb oldali' },
  card: '{kind} {power} ({side})',
  corners: { left: 'bal', centre: 'közép', right: 'jobb' },
  shots: { left: 'balra', centre: 'középre', right: 'jobbra' },
  keeping: { left: 'vetődés balra', centre: 'középen maradni', right: 'vetődés jobbra' },
  dives: { left: 'balra vetődik', centre: 'középen marad', right: 'jobbra vetődik' },
  called: { man: '{man} {name}', object: '{object}', to: '{to}' },
  players: {
    2: player('a 2-es', 'bal oldali középhátvéd'),
    3: player('a 3-as', 'jobb oldali középhátvéd'),
    4: player('a 4-es', 'balhátvéd'),
    5: player('az 5-ös', 'jobbhátvéd'),
    6: player('a 6-os', 'bal oldali középpályás'),
    7: player('a 7-es', 'jobb oldali középpályás'),
    8: player('a 8-as', 'balszélső'),
    9: player('a 9-es', 'jobbszélső'),
    10: player('a 10-es', 'bal oldali csatár'),
    11: player('a 11-es', 'jobb oldali csatár'),
  },
  options: {
    forward: '{man}, {role}: előre',
    back: '{man}, {role}: hátra',
    pass: '{man}, {role}',
    distance: '{lines} sorral előre',
    distanceTo: '{lines} sorral előre ({line}. sor)',
    shot: '{corner}: {power} erejű lövés',
    ...playersWordsHu.options,
  },
  uses: playersWordsHu.uses,
  purses: playersWordsHu.purses,
  allowed: playersWordsHu.allowed,
  decisions: {
    none: 'senki sem lép',
    'no-pass': 'nincs passz: jöhet a következő menet',
    shoot: 'lövés',
    wait: 'nincs lövés: jöhet a következő menet',
    draw: 'lapot húzni',
    stop: 'nem húzni többet',
    opportunity: 'lövő helyzet',
    'play-on': 'rendes játék',
    ...playersWordsHu.decisions,
  },
  prompts: {
    'play-card/attack': [
      'Rakj le egy lapot a támadáshoz.',
      '{Man} birtokolja a labdát ({line}. sorod). Lefordítva: az akciója zárja a kört, az oldala mondja meg, ki léphet.',
    ],
    'play-card/defence': [
      'Rakj le egy lapot a védekezéshez.',
      'Az ellenfélnél {man} birtokolja a labdát ({ownLine}. sorod). Lefordítva: az ereje számít, az oldala mondja meg, ki léphet.',
    ],
    'play-card-opportunity/attack': [
      'Rakj le egy lapot a lövő helyzetedhez.',
      '{Man} birtokolja a labdát. Lefordítva; senki sem húz, kezedben {left} lap van.',
    ],
    'play-card-opportunity/defence': [
      'Rakj le egy lapot a lövő helyzetük ellen.',
      'Lövő helyzet ellened, az ellenfélnél {man} birtokolja a labdát. Lefordítva; senki sem húz, kezedben {left} lap van.',
    ],
    'attack-move': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Te támadsz. {Man} birtokolja a labdát ({line}. sorod), ő a helyén marad.',
    ],
    'sideways-pass': [
      'Ki kapja a keresztpasszt?',
      '{Man} köteles átadni a labdát a sorában ({line}. sorod) legközelebb álló csapattársnak, és ketten egyforma közel vannak.',
    ],
    'defence-move': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Te védekezel. Az ellenfélnél {man} a labdás ({ownLine}. sorod), őt nem szoríthatod el.',
    ],
    'defence-move-opportunity': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Te védekezel. Az ellenfélnél {man} a labdás ({ownLine}. sorod), most őt is elszoríthatod.',
    ],
    'defence-move-opportunity/out-of-reach': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Te védekezel. Az ellenfélnél {man} a labdás ({ownLine}. sorod); ezen az oldalon egy lépés sem éri el.',
    ],
    'long-ball': [
      'Milyen messzire szálljon a hosszú passz?',
      '{Man} rúgja ({line}. sorod). Csak annak a sornak a játékosait vetjük össze, amelyiket választod.',
    ],
    'opportunity-pass/short': [
      'Melyik szomszédhoz menjen a rövid passz?',
      '{Man} passzol, és a labda célba ér; utána a két utolsó sorból lőhetsz.',
    ],
    'opportunity-pass/long': [
      'Kihez menjen a hosszú passz?',
      '{Man} passzol valakinek a három utolsó sorban, és a labda célba ér.',
    ],
    'shoot-or-not': [
      'Lövés most, vagy vársz?',
      '{Man} birtokolja a labdát ({line}. sorod); ha vársz, jobb pozíciót keresel.',
    ],
    'duel-shooter': [
      'Merre menjen a lövésed?',
      'A te lövésed ({action}): {power}, és a sarok hozzáadja a maga labdáit. A kapussal egyszerre választotok.',
    ],
    'duel-keeper': [
      'Merre mozduljon a kapusod?',
      'Az ellenfél lövése ({action}): {power}, és a sarok hozzáadja a maga labdáit. Az oldalakat a lövő szemével nézzük; egyszerre választotok.',
    ],
    save: [
      'Húzol még egy lapot a védéshez?',
      'A lövés ereje {power}, neked {total} van: még {missing} labdával kipattan, {over} labdával megvan. Még {draws} lapot húzhatsz; ha megállsz, gól.',
    ],
    'save/first': [
      'Húzol egy lapot a védéshez?',
      'A paklid labdái a lövés ereje ellen: {power} labdával kipattan, {over} labdával megvan. {draws} lapot húzhatsz; ha megállsz, gól.',
    ],
    'save/level': [
      'Húzol még egy lapot a védéshez?',
      'Neked is {total} van, mint a lövésnek: ha megállsz, kipattan. Még egy labdával megvan; még {draws} lapot húzhatsz.',
    ],
    'save/too-late': [
      'Húzol azért egy lapot?',
      'Ezt a lövést már nem lehet kivédeni: {missing} labda hiányzik, és {draws} lap legfeljebb {most} labdát hoz.',
    ],
    'free-kick-defence': [
      'Lépsz egyet a szabadrúgásuk előtt?',
      'Bármelyik oldali játékosoddal, de a labdás mezőjére nem: az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'free-kick-attack': [
      'Lépsz egyet a szabadrúgásod előtt?',
      'Bármelyik oldali játékosoddal. {Man} a labdás ({line}. sorod); sem az ő mezőjére, sem azéra, aki épp most lépett.',
    ],
    'free-kick-choice': [
      'Lövő helyzet, vagy rendes játék?',
      'A te szabadrúgásod: {man} a labdás ({line}. sorod).',
    ],
    'goal-kick-attack': ['Lépsz egyet a kirúgásod előtt?', 'Bármelyik oldali játékosoddal.'],
    'goal-kick-defence': [
      'Lépsz egyet a kirúgásuk előtt?',
      'Bármelyik oldali játékosoddal, de nem annak a mezőjére, aki épp most lépett.',
    ],
    'goal-kick-defence/displaced': [
      'Lépsz egyet a kirúgásuk előtt?',
      'Bármelyik oldali játékosoddal, de nem annak a mezőjére, aki épp most lépett, és akit kiszorított, az a helyén marad.',
    ],
    'goal-kick-card': [
      'Játssz ki egy lapot a kirúgáshoz.',
      'Felfordítva: a csel az 1., a rövid passz a 2., a hosszú passz a 3. sorodba visz; ott a legkisebb számúé a labda.',
    ],
    'penalty-card': [
      'Melyik lappal lövöd a büntetőt?',
      '{left} lapod van; amelyiket választod, az adja a színt és az erőt.',
    ],
    ...playersWordsHu.prompts,
  },
  mustMove: 'Valakinek lépnie kell.',
  agreements: {
    extraTime: {
      name: 'Hosszabbítás',
      about: 'Ha két félidő után döntetlen az állás, jön egy harmadik. Különben a döntetlen döntetlen marad.',
    },
    shootOut: {
      name: 'Büntetőpárbaj',
      about: 'Ha a végén döntetlen az állás, büntetők döntenek: öt-öt, aztán páronként.',
    },
    compulsoryMoves: {
      name: 'Kötelező lépni',
      about: 'Aki tud játékost mozgatni, annak kell is (német kiadás). Különben minden lépés elhagyható.',
    },
    usualTurn: {
      name: 'Szokásos körök az utolsó sorban',
      about:
        'Ha a labda az utolsó sorban van, szokásos kör jön, ha egy lövő helyzetben elfogynak a lapok, és szabadrúgás után is választható (német, magyar). Különben mindenképpen lövő helyzet.',
    },
    displacedStays: {
      name: 'Kirúgásnál az elszorított marad',
      about:
        'Kirúgásnál a másik csapat nem mozgathatja azt, aki épp lépett, és azt sem, akit elszorított (magyar kiadás). Különben csak azt nem, aki lépett.',
    },
    goalKickWithoutCard: {
      name: 'Kirúgás új lap nélkül',
      about: 'Aki a kirúgást végzi, nem húz hozzá új lapot (német kiadás). Különben rögtön húz egyet.',
    },
    penaltyOneCard: {
      name: 'Egy lap a büntető ellen',
      about:
        'A kapus egy lapot húz, a jel szerint eggyel többet vagy kevesebbet (német kiadás). Különben eggyel kevesebbet, mint a szokásos lövésnél onnan; a mi lapjainkkal ez ugyanaz.',
    },
    fiveCards: {
      name: 'Öt lap a büntetőpárbajhoz',
      about:
        'Előtte mindkét edző öt lapot húz, és minden büntetőhöz választ egyet (magyar kiadás). Különben a pakli felső lapját fordítják fel.',
    },
    attackingEndOnly: {
      name: 'Ráadás csak a támadott kapunál',
      about:
        'Ha letelt az idő, a félidő csak addig folytatódik, amíg a labdás a támadott kapu előtti két sorban van. Különben akkor is, ha a labda a másik kapu előtt van.',
    },
  },
  editions: { english: 'Angol', german: 'Német', hungarian: 'Magyar' },
  commentary: commentaryHu,
  refusals: {
    'options-malformed':
      'A választható szabályok nem olvashatók; objektum kell, benne megnevezett beállításokkal.',
    'option-unknown': 'Ezekben a szabályokban nincs ilyen választható szabály: „{option}”; ismert: {known}.',
    'option-unknown-value':
      'A választható szabály („{option}”) értéke nem lehet „{value}”; lehetséges: {allowed}.',
    'build-ambiguous':
      'Ez egyszerre több csapat: adj meg egy csapatot, egy keretet vagy egy megosztó kódot, de csak az egyiket.',
    'squad-without-expansion':
      'A keret a „Játékosok” kiegészítéshez tartozik, ez a mérkőzés viszont nélküle zajlik: válassz egy válogatottat.',
    'build-malformed':
      'Ez nem összeállítás: csapat (team) kell bele, vagy a „Játékosok” kiegészítéssel squad vagy code.',
    'team-unknown':
      'Itt nincs ilyen csapat: „{team}”. Válassz válogatottat a három betűjével; a „Játékosok” kiegészítés nélkül ez is jó: regulars.',
    'card-set-malformed':
      'Ez nem kártyakészlet: name, version, players, actions, shooting, keeping és teams kell bele.',
    'card-set-unnamed': 'Ez a mező látható szöveg legyen, legfeljebb 60 karakter: „{field}”.',
    'players-numbers':
      '2-től 11-ig minden számnak pontosan egyszer kell szerepelnie; itt más szám áll, vagy kétszer szerepel: „{field}”.',
    'shooting-card':
      'Pontosan egy lövőlap kell ide: {kind}, {corner}; hiányzik, vagy kétszer szerepel itt: „{field}”.',
    'card-list': 'Ebbe a listába legalább {least} és legfeljebb {most} bejegyzés kell: „{field}”.',
    'card-whole': 'Ez a mező egész szám legyen {least} és {most} között: „{field}” ({card}).',
    'card-word': 'Ebben a mezőben e szavak egyike álljon: „{field}” ({card}); lehet: {words}.',
    'card-id':
      'Az azonosító nem jó: „{id}”, itt: „{field}”. Minden lapnak rövid, saját azonosító kell betűkből, számjegyekből és kötőjelekből, és nem lehet olyan szó, amely már mást jelent.',
    'action-cards-twice':
      'A pakli kétszer van megadva, fajtánként és laponként: vagy ez a mező maradjon el, vagy a lapok: „{field}”.',
    'action-card-unknown':
      'Nincs ilyen akciókártya: „{field}”; a nevük short-1-left és dribble-4-right között van.',
    'action-deck': 'A pakliban {deck} lapnak kell lennie, ebben {count} van: „{field}”.',
    'card-set-not-ours':
      'A „{name}” név csak a Libero lapjait illeti, ezek pedig nem azok, amelyek {version}. változatként megjelentek. Adj a készletednek saját nevet.',
    'position-foreign': 'Ez nem Hat-Trick-állás, vagy olyan formában van, amelyet itt nem lehet elolvasni.',
    'position-field': 'Az állásnak ez az adata hiányzik vagy nem lehet helyes: „{field}”.',
    'choice-required': 'Itt nem passzolhatsz: válassz a lehetőségek közül.',
    'move-required': 'Megegyeztetek, hogy aki tud lépni, annak kell is: válassz játékost és lépést.',
    'not-an-option': 'Ez most nem választható; válassz a felkínált lehetőségek közül.',
    'not-a-card-now': 'Most nem játszhatod ki, mert más a kérdés: {card}.',
    'not-in-hand': 'Nincs a kezedben: {card}. A kézben lévő lapjaid közül válassz.',
    'line-not-allowed':
      'Oda nem mehet a labda: a pályán lévő sort válassz, és ha van ilyen, olyat, ahol saját játékosod áll.',
    'not-the-nearest': '{Man} nem kaphatja: a labda a sorban legközelebb álló csapattársé.',
    'pass-out-of-reach': 'Ezzel a lappal {man} nem érhető el; válassz másik csapattársat vagy senkit.',
    'player-sent-off': '{Man} ki van állítva, ezen a mérkőzésen már nem térhet vissza.',
    'carrier-does-not-move': '{Man} a labdás, nem léphet; válassz másik játékost vagy senkit.',
    'carrier-is-not-displaced': '{Man} nem léphet oda: a labdás megtartja a helyét.',
    'player-of-other-side': '{Man} nem a lapod oldalán játszik; válassz másik játékost.',
    'end-of-the-pitch': '{Man} nem mehet tovább: ott vége a pályának.',
    'has-just-moved': '{Man} nem léphet oda: az ott álló játékos épp most lépett, és megtartja a helyét.',
    'was-just-displaced': '{Man} nem léphet: épp most szorították el, és a kirúgásig ott marad, ahol van.',
    'displaced-there':
      '{Man} nem léphet oda: az ott álló játékost épp most szorították el, és megtartja a helyét.',
    ...playersWordsHu.refusals,
  },
  endings: {
    'normal-time': 'rendes játékidőben',
    'extra-time': 'hosszabbítás után',
    'shoot-out': 'büntetőkkel',
    lots: 'sorsolással',
  },
  story: {
    turns: 'labdás körök',
    won: 'megnyert akciók',
    opportunities: 'lövő helyzetek',
    shots: 'lövések',
    penalties: 'büntetők',
    yellows: 'szabálytalanságok',
    reds: 'kiállítások',
    ...playersWordsHu.story,
  },
  expansion: playersHu,
}
