import { commentaryHu, verdictsHu } from './commentary.hu.ts'
import { firstTimesHu } from './first-times.hu.ts'
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
  firstTimes: firstTimesHu,
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
  verdicts: verdictsHu,
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
    forward: '{one} előre',
    back: '{one} hátra',
    player: '{man}, {role}',
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
    wait: 'később lőni: jöhet a következő menet',
    draw: 'lapot húzni',
    stop: 'nem húzni többet',
    opportunity: 'lövő helyzet',
    'play-on': 'rendes játék',
    ...playersWordsHu.decisions,
  },
  prompts: {
    'play-card/attack': [
      'Rakj le egy lapot a támadáshoz.',
      'A labda: {line}. sor. A lap száma a fekete labdáidhoz adódik, az oldala mondja meg, ki léphet.',
    ],
    'play-card/defence': [
      'Rakj le egy lapot a védekezéshez.',
      'A labda: {ownLine}. sor. A lap száma a fehér labdáidhoz adódik, az oldala mondja meg, ki léphet.',
    ],
    'play-card-opportunity/attack': [
      'Rakj le egy lapot a lövő helyzetedhez.',
      'Csel: rögtön lősz. Passz: előbb átadod, aztán lősz. Az ő lapjuk csak egy embert léptet. Senki sem húz: {left} lapod van.',
    ],
    'play-card-opportunity/defence': [
      'Rakj le egy lapot a lövő helyzetük ellen.',
      'Csak az oldala számít: ki léphet, akár a labdásra is. Senki sem húz: {left} lapod van.',
    ],
    'attack-move': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Egy megjelölt (labdái {flank} oldalt) egy sort léphet előre vagy hátra, aztán ők lépnek.',
    ],
    'sideways-pass': [
      'Ki kapja a keresztpasszt?',
      '{Man} a legközelebbinek ad; ketten egyforma közel vannak. A lapodat az játssza, aki kapja.',
    ],
    'defence-move': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Egy megjelölt (labdái {flank} oldalt) egy sort léphet előre vagy hátra, a labdásra nem.',
    ],
    'defence-move-opportunity': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Egy megjelölt egy sort léphet előre vagy hátra, a labdásra is: ezzel eltolja a kaputól.',
    ],
    'defence-move-opportunity/out-of-reach': [
      'Lépsz egyet egy {side} játékosoddal?',
      'Egy megjelölt egy sort léphet előre vagy hátra; a labdást itt senki sem éri el.',
    ],
    'long-ball': [
      'Milyen messzire szálljon a hosszú passz?',
      'Válassz egyet a megjelölt sorok közül: csak az ottani játékosok és a két lap számít.',
    ],
    'opportunity-pass/short': [
      'Melyik szomszédhoz menjen a rövid passz?',
      'A passz mindig célba ér. Az 5. és a 6. sorodból utána lőhetsz.',
    ],
    'opportunity-pass/long': [
      'Kihez menjen a hosszú passz?',
      'Visszafelé a 4. sorodig ér, és mindig célba talál. Az 5. és a 6. sorodból utána lőhetsz.',
    ],
    'shoot-or-not': [
      'Lövés most, vagy vársz?',
      '{Man} lő ({line}. sor); a 6. sor van közvetlenül a kapujuk előtt. A várás egy lapba kerül: ha elfogynak, vége a helyzetnek.',
    ],
    'duel-shooter': [
      'Merre menjen a lövésed?',
      'Minden összeg: {power} a lapodért + amit a sarok ad ({action}). Innen ({shotFrom}) a kapusuk {draws} lapot húz, ha eltalálja a sarkot, eggyel többet.',
    ],
    'duel-keeper': [
      'Merre mozduljon a kapusod?',
      'A lövésük balra {left}, középre {centre}, jobbra {right}{strongest}. Innen ({shotFrom}) a kapusod {draws} lapot húz, a jó sarokért eggyel többet.',
    ],
    save: [
      'Húzol még egy lapot a védéshez?',
      'Neked {total}, a lövés {power}: még {missing} kiüti, {over} megfogja. Még {draws} lapot húzhatsz; ha megállsz, gól.',
    ],
    'save/first': [
      'Húzol egy lapot a védéshez?',
      'A paklidból a lövés ellen: {power} kiüti, {over} megfogja. {draws} lapot húzhatsz.',
    ],
    'save/level': [
      'Húzol még egy lapot a védéshez?',
      'Neked is {total} van: ha megállsz, kiütötted. Eggyel több megfogja; még {draws} lapot húzhatsz.',
    ],
    'save/too-late': [
      'Húzol azért egy lapot?',
      'Ebből gól lesz: {missing} hiányzik, és {draws} lap legfeljebb ennyit hoz: {most}. A húzott lap csak a paklidból hiányzik, a félidő rövidebb lesz.',
    ],
    'free-kick-defence': [
      'Lépsz egyet a szabadrúgásuk előtt?',
      'Bármelyik játékosod egy sort léphet előre vagy hátra, a labdásra nem. Aztán ők lépnek.',
    ],
    'free-kick-attack': [
      'Lépsz egyet a szabadrúgásod előtt?',
      'Bármelyik játékosod egy sort léphet, de nem a labdásra és nem arra, aki az imént lépett.',
    ],
    'free-kick-choice': [
      'Lövő helyzet, vagy rendes játék?',
      '{Man} a labdás ({line}. sorod). Lövő helyzetben a passz mindig célba ér, de senki sem húz.',
    ],
    'goal-kick-attack': [
      'Lépsz egyet a kirúgásod előtt?',
      'Bármelyik játékosod egy sort léphet. Aztán ők lépnek, és te kijátszol egy lapot.',
    ],
    'goal-kick-defence': [
      'Lépsz egyet a kirúgásuk előtt?',
      'Bármelyik játékosod egy sort léphet előre vagy hátra, de nem az imént lépett játékos helyére.',
    ],
    'goal-kick-defence/displaced': [
      'Lépsz egyet a kirúgásuk előtt?',
      'Bármelyik játékosod egy sort léphet, de nem az imént lépettre; akit az kiszorított, marad.',
    ],
    'goal-kick-card': [
      'Játssz ki egy lapot a kirúgáshoz.',
      'Csel: 1. sorod, rövid passz: 2. sor, hosszú passz: 3. sor. Ott a két csapat legkisebb száma kapja.',
    ],
    'penalty-card': [
      'Melyik lappal lövöd a büntetőt?',
      'A lap száma és a sarok adja a lövést. {left} lapod van a büntetőkhöz.',
    ],
    ...playersWordsHu.prompts,
  },
  shotFrom: {
    here: 'innen: {from}',
    middle: '{shotLine}. sor közepe',
    outside: '{shotLine}. sor széle',
    penalty: 'büntetőpont',
  },
  strongest: '; fajtája ({action}) {best} a legerősebb',
  mustMove: 'Valakinek lépnie kell.',
  standing: {
    ball: {
      keeps: 'Ha senki sem lép, {man} tartja: nincs mellette senki.',
      sideways: 'Ha senki sem lép, a labdát keresztben {besideMan} kapja.',
      either: 'Ha senki sem lép, a labdát keresztben {besideMan} vagy {orMan} kapja.',
    },
    attack: {
      short: 'Addig a passzod {own}, ellene {others}: {result}.',
      long: 'A lépésük után te választasz sort a hosszú passznak.',
      dribble: 'Addig a csel {own}, ellene {others} ({ahead}): {result}.',
      free: 'Addig a cselnek senki sem áll az útjában.',
    },
    defence: {
      short: 'Ha senki sem lép, a passzuk {others}, a tiéd {own}: {result}.',
      long: 'Aztán ők választanak sort a hosszú passznak.',
      longTo:
        'A hosszú passzuk sorát még választják, a legjobb {toLine}. Ott {others}, a tiéd {own}: {result}.',
      dribble: 'Ha senki sem lép, {man} cselez: {others}, ellene {own} ({ahead}): {result}.',
      free: 'Ha senki sem lép, {man} útjában nem áll senki a cselnél.',
    },
    turned: 'De ha náluk {turner} {turnerWay}, {turnedOwn} lesz {turnedOthers} ellen: {turned}.',
    ways: { forward: 'előrelép', back: 'visszalép' },
    chance: {
      shot: 'Ha senki sem lép, {man} rögtön lő ({shotLine}. sor): a kapusod {draws} lapot húzhat.',
      pass: 'Passz után egy csapattárs lő, ha senki sem lép, legjobb {shooter} ({shotLine}. sor): kapusod {draws} lapot húz.',
      nobody: 'Ha senki sem lép, {man} senkinek sem passzolhat: ebben a körben nincs lövés.',
      far: 'Ha senki sem lép, aki megkaphatná a labdát, túl messze van a lövéshez.',
    },
    results: {
      attack: {
        won: 'elég',
        safe: 'elég, bárhová lépnek',
        foul: 'egyenlő, ők szabálytalankodnak: továbbjutsz, sárga lap nekik',
        'foul-red': 'egyenlő, ők szabálytalankodnak: továbbjutsz, az emberüket kiállítják',
        lost: 'nem elég',
        'won-by-card': 'egyenlő, de a te lapod erősebb',
        'lost-by-card': 'egyenlő, de az ő lapjuk erősebb',
      },
      defence: {
        won: 'nekik elég',
        foul: 'egyenlő, te szabálytalankodsz: ők továbbjutnak, sárga lap a csapatodnak',
        'foul-red': 'egyenlő, te szabálytalankodsz: ők továbbjutnak, az emberedet kiállítják',
        lost: 'tiéd a labda',
        'won-by-card': 'egyenlő, de az ő lapjuk erősebb',
        'lost-by-card': 'egyenlő, de a te lapod erősebb',
      },
    },
  },
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
    'carrier-is-not-displaced': '{Man} nem léphet oda: a labdásra csak lövő helyzetben léphetsz.',
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
