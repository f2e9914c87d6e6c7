import { rulesHu } from './rules.hu.ts'
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
  },
  decisions: {
    none: 'senki sem lép',
    'no-pass': 'nincs passz: jöhet a következő menet',
    shoot: 'lövés',
    wait: 'nincs lövés: jöhet a következő menet',
    draw: 'lapot húzni',
    stop: 'nem húzni többet',
    opportunity: 'gólhelyzet',
    'play-on': 'rendes játék',
  },
  prompts: {
    'play-card/attack':
      'Te támadsz, {man} birtokolja a labdát ({line}. sorod). Rakj le egy lapot lefordítva: az akciója zárja a kört, az oldala mondja meg, ki léphet.',
    'play-card/defence':
      'Te védekezel, az ellenfélnél {man} birtokolja a labdát ({ownLine}. sorod). Rakj le egy lapot lefordítva: az ereje számít, az oldala mondja meg, ki léphet.',
    'play-card-opportunity/attack':
      'A te gólhelyzeted, {man} birtokolja a labdát. Rakj le egy lapot lefordítva; senki sem húz, kezedben {left} lap van.',
    'play-card-opportunity/defence':
      'Gólhelyzet ellened, az ellenfélnél {man} birtokolja a labdát. Rakj le egy lapot lefordítva; senki sem húz, kezedben {left} lap van.',
    'attack-move':
      'Te támadsz: lépsz egyet egy {side} játékosoddal? {Man} birtokolja a labdát ({line}. sor), ő a helyén marad.',
    'sideways-pass':
      '{Man} köteles átadni a labdát a sorában ({line}.) legközelebb álló csapattársnak. Ketten egyforma közel vannak: ki kapja?',
    'defence-move':
      'Te védekezel: lépsz egyet egy {side} játékosoddal? Az ellenfélnél {man} a labdás ({ownLine}. sorod), őt nem szoríthatod el.',
    'defence-move-opportunity':
      'Te védekezel: lépsz egyet egy {side} játékosoddal? Az ellenfélnél {man} a labdás ({ownLine}. sorod), most őt is elszoríthatod.',
    'long-ball':
      'Hosszú passz, {man} rúgja ({line}. sor): milyen messzire? A célsor játékosait vetjük össze.',
    'opportunity-pass/short':
      'Rövid passz a gólhelyzetben: melyik szomszédjának adja {man} a labdát? Célba ér, utána a két utolsó sorból lőhetsz.',
    'opportunity-pass/long':
      'Hosszú passz a gólhelyzetben: kinek adja {man} a labdát a három utolsó sorban? Célba ér.',
    'shoot-or-not': '{Man} birtokolja a labdát ({line}. sor): lövés most, vagy jobb pozíció keresése?',
    'duel-shooter': 'A te lövésed ({action}, ereje {power}): merre menjen? A kapussal egyszerre választotok.',
    'duel-keeper':
      'Az ellenfél lövése ({action}, ereje {power}): merre mozduljon a kapusod, a lövő szemével nézve? Egyszerre választotok.',
    save: 'A lövés ereje {power}, neked {total} van. Húzol még egy lapot? Még {draws} húzásod van.',
    'free-kick-defence':
      'Szabadrúgás ellened, az ellenfélnél {man} a labdás ({ownLine}. sorod). Lépsz előbb egyet egy játékosoddal? Bármelyik oldal jó, de a labdás mezője nem.',
    'free-kick-attack':
      'A te szabadrúgásod, {man} a labdás ({line}. sor). Lépsz egyet egy játékosoddal? Bármelyik oldal jó, de aki épp most lépett, annak a mezője nem.',
    'free-kick-choice':
      'A te szabadrúgásod, {man} a labdás ({line}. sor): gólhelyzet innen, vagy rendes játék?',
    'goal-kick-attack': 'A te kirúgásod: lépsz előtte egyet bármelyik oldali játékosoddal?',
    'goal-kick-defence':
      'Az ellenfél kirúgása: lépsz egyet bármelyik oldali játékosoddal? Aki épp most lépett, annak a mezőjére nem lehet.',
    'goal-kick-card':
      'A te kirúgásod: játssz ki egy lapot felfordítva. A csel az 1., a rövid passz a 2., a hosszú passz a 3. sorba visz; ott a legkisebb számúé a labda.',
  },
  commentary: {
    'kick-off/first-half': [
      'Kezdés! {Home} és {away} mérkőzése, {side} indul: {man} a labdával.',
      'A pénzérme döntött, {home} és {away} csap össze: {side} kezd, {man} indít.',
      'Gurul a labda: {home} fogadja, {away} a vendég. {Side} kezd, {man} a labdánál.',
    ],
    'kick-off/second-half': [
      'Elindult a második félidő: {side} kezd, {man} a labdánál.',
      'Újra a gyepen: {side} nyitja a második félidőt, {man} indít.',
    ],
    'kick-off/extra-time': [
      'Hosszabbítás! {Side} nyerte a sorsolást, {man} végzi el a kezdést.',
      'Jön a hosszabbítás: {side} kezd, {man} a labdánál.',
    ],
    'kick-off/after-goal': [
      'Mindenki vissza a helyére: {side} kezd, {man} a labdánál.',
      'Azonnal tovább: középkezdés, {side}, {man} indít.',
      'Megint a középkörből: {man} kezd, {side} válaszolni akar.',
    ],
    'card-laid': ['{Side} lefordítva lerakja: {card}.', 'Lefordítva az asztalon: {card}, {side} erre épít.'],
    'card-laid-unseen': [
      '{Side} lefordítva lerakott egy lapot.',
      '{Side} választott, a lap lefordítva vár.',
      'Egy lap már lefordítva fekszik: {side} készen áll.',
    ],
    drawn: [
      '{Side} húz: {cards}; a pakliban maradt {left} lap.',
      '{Side} új lapja: {cards}. A pakliban még {left} van.',
    ],
    'drawn/last': [
      '{Side} húz: {cards}, és ezzel elfogyott a pakli.',
      'Vége a paklinak: {side} utoljára ezt húzza: {cards}.',
    ],
    'drawn-unseen/last': [
      '{Side} kihúzza a pakli utolsó lapját.',
      'Nincs több húznivaló: {side} paklija elfogyott.',
    ],
    'temporary-deck': [
      '{Side} átmeneti paklit kever {count} használt lapból.',
      'Ráadás: {side} mostantól {count} lapos átmeneti pakliból húz.',
    ],
    turn: [
      '{Side} labdában: {man}, {line}. sor.',
      '{Man} birtokolja a labdát, {line}. sor, {side} épít.',
      '{Side} indul, {line}. sor, {man} a labdás.',
      'Labdabirtoklás, {side}: {man}, {line}. sor.',
      '{Man} felnéz ({line}. sor), {side} keresi az utat előre.',
    ],
    opportunity: [
      'Gólhelyzet! {Side} támad, {man} a labdás.',
      'Itt a lehetőség: {side} helyzetben, {man} keresi a rést.',
      'Felállt a stadion! {Man} a labdával, {side} gólhelyzetben.',
    ],
    revealed: [
      'Fel a lapokkal! {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
      '{Home} lapja {homeCard}, {away} válasza {awayCard}.',
      'Az asztalon: {home}, {homeCard}; {away}, {awayCard}.',
      '{Home} ezt játssza: {homeCard}; {away} ezt: {awayCard}.',
    ],
    'moved/forward/free': [
      '{Team}: {man} előrelép az üres területre ({field}).',
      '{Man} ({team}) feljebb tolódik ({field}).',
      'Nincs ott senki: {side} előreküldi {manObject} ({field}).',
    ],
    'moved/forward/team-mate': [
      '{Team}: {man} előrelép ({field}), {other} visszalép a helyére.',
      '{Man} és {other} ({team}) helyet cserél, {man} van elöl ({field}).',
      '{Side} előreküldi {manObject} ({field}), {other} biztosít.',
    ],
    'moved/forward/opponent': [
      '{Team}: {man} előrelép ({field}), helyet cserél vele az ellenféltől {other}.',
      '{Man} ({team}) feljebb tolódik ({field}), az ellenféltől {other} mögé kerül.',
      '{Side} teret nyer: {man} előrelép ({field}), az ellenféltől {other} hátramarad.',
    ],
    'moved/back/free': [
      '{Team}: {man} visszalép az üres területre ({field}).',
      '{Man} ({team}) hátrébb húzódik ({field}).',
      'Óvatosan: {side} visszahívja {manObject} ({field}).',
    ],
    'moved/back/team-mate': [
      '{Team}: {man} visszalép ({field}), {other} feljebb megy helyette.',
      '{Man} és {other} ({team}) helyet cserél, {man} van hátul ({field}).',
      '{Side} visszahívja {manObject} ({field}), {other} megy előre.',
    ],
    'moved/back/opponent': [
      '{Team}: {man} visszalép ({field}), helyet cserél vele az ellenféltől {other}.',
      '{Man} ({team}) visszazár ({field}), az ellenféltől {other} kiszorul.',
      '{Side} lezárja az utat: {man} visszalép ({field}), az ellenféltől {other} kijjebb kerül.',
    ],
    stayed: [
      '{Side} marad, ahogy van.',
      'Nincs mozgás: {side} tartja a formáját.',
      '{Side} nem lép.',
      'Mindenki a helyén: {side} kivár.',
    ],
    sideways: [
      '{Side} keresztbe játszik: {from} átadja, {to} átveszi.',
      'Keresztpassz: {from} adja, {to} kapja, {side} járatja a labdát.',
      '{Team}: {from} továbbadja {toTo}.',
      'Vándorol a labda: {from} passzol {toTo}, {side} keresi a rést.',
    ],
    'no-team-mate': [
      'Nincs csapattárs a sorban: {man} ({team}) megtartja a labdát.',
      '{Team}: {man} egyedül van a sorában, nála marad.',
      'Senki sincs mellette, {man} nem passzolhat, {side} tartja a labdát.',
    ],
    'comparison/short/won': [
      'Ül a rövid passz: {side} {own}, ellene {against}.',
      '{Side} átjátssza a sort: {own}, ellene {against}.',
      'Tiszta játék! {Side} {own}, ellene {against}.',
      '{own}, ellene {against}: {side} megtalálja az utat előre.',
    ],
    'comparison/short/lost': [
      'Elakad a rövid passz: {side} {own}, ellene {against}.',
      '{Side} átlátszóan játszik: {own}, ellene {against}.',
      'Ez kevés! {Side} {own}, ellene {against}.',
      '{own}, ellene {against}: {side} előtt bezárult a sor.',
    ],
    'comparison/long/won': [
      'Jól jön le a hosszú passz: {side} {own}, ellene {against}.',
      'Micsoda labda! {Side} {own}, ellene {against}.',
      '{own}, ellene {against}: {side} nyeri a fejpárbajt.',
    ],
    'comparison/long/lost': [
      'Kifejelik a hosszú passzt: {side} {own}, ellene {against}.',
      '{Side} messzire rúgja, de csak {own}, ellene {against}.',
      '{own}, ellene {against}: {side} odafent most kevés.',
    ],
    'comparison/dribble/won': [
      '{Side} vállalja az egy az egyet, és nyer: {own}, ellene {against}.',
      'Testcsel, fordulás! {Side} {own}, ellene {against}.',
      '{own}, ellene {against}: {side} elment mellette.',
    ],
    'comparison/dribble/lost': [
      '{Side} belebonyolódik a cselbe: {own}, ellene {against}.',
      'Nincs átjárás! {Side} {own}, ellene {against}.',
      '{own}, ellene {against}: {side} elveszíti a párharcot.',
    ],
    'comparison/card/won': [
      'Egyenlő: {own}, ellene {against}, de {side} játszott erősebb lapot.',
      '{own}, ellene {against}: az erősebb lap dönt, {side} nyer.',
    ],
    'comparison/card/lost': [
      'Egyenlő: {own}, ellene {against}, de {side} játszott gyengébb lapot.',
      '{own}, ellene {against}: a gyengébb lap miatt {side} elveszíti a labdát.',
    ],
    'comparison/level': [
      'Teljesen egyenlő: {side} {own}, ellene {against}, és a lapok is egyforma erősek.',
      '{own}, ellene {against}, egyforma lapok: {side} megállítva, a játékvezető látott valamit.',
    ],
    'comparison/level/won': [
      'Minden egyenlő: {own}, ellene {against}, de nincs ott, aki szabálytalankodna: {side} mehet tovább.',
      '{own}, ellene {against}, egyforma lapok, és sehol egy védő: {side} nyeri meg.',
    ],
    passed: [
      '{Side} feljebb jut ({line}. sor): {from} passzol {toTo}.',
      '{From} adja, {to} kapja, {side} már itt tart: {line}. sor.',
      '{Side} lendületben: {from} passza, {to} átveszi, {line}. sor.',
      'Jó labda: {from} megtalálja {toObject}, {side} halad ({line}. sor).',
    ],
    'passed/final-line': [
      'Az utolsó sorba! {From} megtalálja {toObject}, {side} áttört.',
      '{Side} az utolsó sorban: {from} passza, {to} átveszi!',
      'Micsoda passz! {From} kiugratja {toObject}, {side} a kapus előtt.',
    ],
    'passed/same-line': [
      'Elöl nincs senki, {from} oldalra adja, {to} kapja: {side} marad ({line}. sor).',
      '{Side} megnyeri a passzt, de teret nem: {from} adja, {to} kapja, még mindig {line}. sor.',
    ],
    'passed/kept': [
      'Elöl nincs kinek passzolni: {man} ({team}) megtartja a labdát.',
      '{Side} nem talál társat, a labdás továbbra is {man}.',
    ],
    intercepted: [
      'Elfogva! {Man} ({team}) szerzi meg, {line}. sor.',
      '{Side} labdát szerez: {man}, {line}. sor.',
      '{Man} közbelép, most {side} indul ({line}. sor).',
      'Labdaszerzés, {line}. sor: {man}, {side}.',
    ],
    'nobody-there': [
      'Nincs ott, aki elvegye ({line}. sor): {side} megtartja a labdát.',
      'Senki a célsorban ({line}. sor), így {side} marad labdában.',
    ],
    'dribbled/past': [
      '{Man} ({team}) kicselezi {pastObject}, és továbbmegy ({field}).',
      '{Team}: {man} faképnél hagyja {pastObject} ({field}).',
      'Elment! {Man} megkerüli {pastObject}, {side} feljebb jut ({field}).',
    ],
    'dribbled/free': [
      'Szabad a pálya: {man} ({team}) továbbviszi a labdát ({field}).',
      '{Team}: senki az útban, {man} megindul ({field}).',
      '{Man} vezeti a labdát, {side} zavartalanul feljebb jut ({field}).',
    ],
    tackled: [
      'Szerelés! {Man} ({team}) elveszi tőle, {from} hoppon marad.',
      '{Side} labdája: {man} megállítja {fromObject}.',
      'Tiszta becsúszás: {man} szereli {fromObject}, most {side} jön.',
    ],
    'foul/yellow': [
      'Szabálytalanság, {man} elkésett! Sárga lap, {side}.',
      'Sípszó: {man} visszahúzta, {side} sárgát kap.',
      '{Side} sárga lapja, {man} volt a szabálytalan.',
    ],
    'foul/red': [
      'Szabálytalanság, és már volt egy sárga ({team}): {man} kiállítva!',
      'Piros! {Man} mehet zuhanyozni, {side} eggyel kevesebb emberrel folytatja.',
    ],
    'free-kick': ['Szabadrúgás: {side}, {man} a labdánál.', '{Man} igazítja a labdát, szabadrúgás ({team}).'],
    'free-kick-choice/opportunity': [
      '{Side} gólhelyzetre váltja a szabadrúgást.',
      'Pontrúgás! {Side} kapura tör.',
    ],
    'free-kick-choice/play-on': [
      '{Side} gyorsan elvégzi, rendes játékkal megy tovább.',
      'Nem lesz belőle pontrúgás: {side} egyszerűen játszik tovább.',
    ],
    penalty: [
      'TIZENEGYES! {Side} közvetlenül a kapu előtt volt, {man} fogja rúgni.',
      'A játékvezető a pontra mutat! {Side} tizenegyest rúghat, {man} áll oda.',
    ],
    declined: [
      '{Side} jobb alkalomra vár.',
      'Még nem: {side} tartja a labdát, és jobb pozíciót keres.',
      '{Side} visszafogja magát.',
    ],
    'too-far-out': [
      'Messze még a kapu: {man} ({team}) innen nem lőhet, {line}. sor.',
      'Nincs lövés, {man} túl hátul van ({line}. sor): {side} közelebb menne.',
      '{Side} innen ({line}. sor) nem lőhet, {man} túl messze van a kaputól.',
    ],
    'out-of-cards/kept': [
      'Elfogytak a lapok, lövés nem volt: {side} menti a labdát, {man} veszi át.',
      '{Side} túl sokáig várt, de {man} megtartja a labdát.',
    ],
    'out-of-cards/lost': [
      'Elúszott a helyzet: {side} lapjai elfogytak, {rival} tisztáz, {man} szerzi meg.',
      '{Side} túl sokáig várt; {rival} labdája, {man} tisztáz.',
    ],
    'shot-begins': [
      '{Man} ({team}) lő: {field} ({action})!',
      'Most! {Side} elengedi a lövést: {man}, {field} ({action}).',
      '{Side} kapura tör, {man} lő innen: {field} ({action})!',
    ],
    'shot-begins/penalty': [
      '{Man} ({team}) leteszi a labdát a pontra ({action}).',
      'Csend. {Side} tizenegyese, {man} nekifut ({action}).',
    ],
    'corner-chosen': ['{Side} választása: {corner}.', 'Eldőlt, {side} ezt választja: {corner}.'],
    'corner-chosen-unseen': ['{Side} irányt választott.', '{Side} döntött.'],
    'duel/plus': [
      '{Side} {shot} lő, a lövés ereje {power}; a kapus {dive}, eltalálta! Húzhat: {draws}.',
      'A lövés {shot} megy, {side}, ereje {power}. A kapus {dive}, jó irány! Lapjai: {draws}.',
    ],
    'duel/none': [
      '{Side} {shot} lő, a lövés ereje {power}; a kapus {dive}. Húzhat: {draws}.',
      'A lövés {shot} megy, {side}, ereje {power}. A kapus {dive}; lapjai: {draws}.',
    ],
    'duel/minus': [
      '{Side} {shot} lő, a lövés ereje {power}; a kapus {dive}, épp rosszfelé! Csak ennyit húzhat: {draws}.',
      'A lövés {shot} megy, {side}, ereje {power}. A kapus {dive}, rossz sarok; lapjai: {draws}.',
    ],
    'duel/beaten': [
      '{Side} {shot} lő, a lövés ereje {power}; a kapus {dive}, és egyet sem húzhat.',
      'A kapus {dive}, és {side} {shot} lő, a lövés ereje {power}. Egy lapja sincs rá!',
    ],
    'keeper-drew/under': [
      '{Side} kapusa húz: {card}; {total}, a lövés {power}.',
      '{Side} felfordítja: {card}; most {total}, kellene {power}.',
      'Jön egy lap, {card}: {side} összege {total}, a lövésé {power}.',
    ],
    'keeper-drew/level': [
      '{Side} kapusa húz: {card}, és beleér! {total}, a lövés is {power}.',
      '{Side} felfordítja: {card}; pont egyenlő, {total} és {power}.',
    ],
    'keeper-drew/over': [
      '{Side} kapusa húz: {card}, és ez elég: {total}, a lövés csak {power}.',
      '{Side} felfordítja: {card}; {total} több, mint {power}!',
    ],
    'keeper-stopped': [
      '{Side} kapusa nem húz többet: {total}, a lövés {power}.',
      '{Side} megáll itt: {total}, a lövés ereje {power}.',
    ],
    'goal/opener': [
      'GÓL! {Side} megszerzi a vezetést: {man}, {minute}. perc, {score}.',
      '{minute}. perc, itt az első gól! {Man} betalál, {side} vezet: {score}.',
      'A hálóban a labda! {Man} a gólszerző, {side} elöl, {minute}. perc: {score}.',
    ],
    'goal/lead': [
      'GÓL! {Man} betalál, {side} átveszi a vezetést: {score}, {minute}. perc.',
      '{Man} lecsap! {Side} vezet, {minute}. perc: {score}.',
      '{minute}. perc, {score}: {side} van elöl, {man} a hős!',
    ],
    'goal/equaliser': [
      'Egyenlítés! {Man} betalál, {side} visszajött: {score}, {minute}. perc.',
      'Minden kezdődik elölről! {Side} egyenlít: {man}, {minute}. perc, {score}.',
      'GÓL! {Side} nem adja fel, {score}: {man}, {minute}. perc.',
    ],
    'goal/further': [
      'Még egy! {Man} növeli az előnyt, {side} elhúz: {score}, {minute}. perc.',
      'GÓL! {Side} egyre messzebb: {man}, {minute}. perc, {score}.',
      '{minute}. perc, megint {side} ünnepel: {man} góljával {score}!',
    ],
    'goal/pulls-back': [
      '{Side} szépít! {Man}, {minute}. perc: {score}.',
      'GÓL! {Man} reményt ad, {side} még él: {score}, {minute}. perc.',
      'Nincs még vége: {man} betalál, {side} zárkózik, {minute}. perc, {score}.',
    ],
    'parried/attack': [
      '{Side} kapusa kiüti, de {rival} csap le a kipattanóra: {man}!',
      '{Side} kapusa nem tudja megfogni: {rival} ott van, {man} a labdás!',
    ],
    'parried/defence': [
      'Kiütötte! {Side} tisztáz, {man} a labdás.',
      'A kapus kiöklözi, {man} ott van: {side} labdája.',
    ],
    saved: [
      'Védés! {Side} kapusa {total}, a lövés {power}.',
      '{Side} fellélegzik: {total}, a lövés {power}, a kapus megfogja.',
      'Micsoda bravúr! {total} a lövés {power} ellen, {side} labdája.',
    ],
    'goal-kick': ['Kirúgás: {side} labdája.', '{Side} kapusa leteszi a labdát a kirúgáshoz.'],
    'goal-kick-played/own': [
      '{Side} lapja {card}: a kirúgást {man} veszi át, {line}. sor.',
      'Kirúgás, {side}, {card}: {man} kapja meg, {line}. sor.',
    ],
    'goal-kick-played/lost': [
      '{Side} lapja {card}, de {rival} szerzi meg: {man}, {line}. sor!',
      'Ajándék! {Side} kirúgása ({card}), {rival} csap le rá: {man}, {line}. sor.',
    ],
    'half-over/half-time': ['Félidő: {score}.', 'A játékvezető szünetet fúj, az állás {score}.'],
    'half-over/normal-time': ['Letelt az idő: {score}.', 'Vége a második félidőnek, {score}.'],
    'half-over/extra-time': ['Vége a hosszabbításnak: {score}.', 'Sípszó a hosszabbítás végén, {score}.'],
    'half-over/guard': [
      'Hat kör ráadás elég volt: sípszó, pedig a labda a kapu előtt van, {score}.',
      'A játékvezető nem vár tovább, támadás közben fújja le: {score}.',
    ],
    'shoot-out': ['Tizenegyespárbaj dönt! {Side} kezdi.', 'Jöhetnek a tizenegyesek: elsőként {side} rúg.'],
    'penalty-taken': [
      '{Side} következik. A lap: {card}.',
      'Tizenegyes, {side} felfordítja a lapot: {card}.',
      'A pontnál {side}, a lap {card}.',
    ],
    'penalty-result/scored': [
      'Bent van! {Side} belövi, {score} a tizenegyesek után.',
      '{Side} értékesíti. Tizenegyesek: {score}.',
      'Nincs hiba, {side} betalál: {score}.',
    ],
    'penalty-result/missed': [
      'Nincs gól! {Side} kihagyja, {score} a tizenegyesek után.',
      '{Side} hibázik. Tizenegyesek: {score}.',
      'Kivédve! {Side} nem jár sikerrel: {score}.',
    ],
    'sudden-death': [
      'Hirtelen halál, {pair}. pár: aki hibázik, kieshet.',
      'Még mindig egyenlő! {pair}. pár a hirtelen halálban.',
      'Következik: {pair}. pár; remegnek a lábak.',
    ],
    lots: [
      'Negyven pár, és nincs győztes: sorsolnak, és {side} a szerencsés.',
      'A sors a kalapba nyúl: {side}!',
    ],
    'full-time/win': ['Vége, {score}! {Side} nyert.', 'Lefújták: {score}. {Side} győzött!'],
    'full-time/draw': ['Vége: {score}, döntetlen.', 'Lefújták, és senki sem vesztett: {score}.'],
    'full-time/extra-time': [
      'Vége a hosszabbításnak, {score}: {side} nyert!',
      '120 perc, {score}. {Side} bírta tovább!',
    ],
    'full-time/shoot-out': [
      'Tizenegyesek döntöttek ({penalties}), a játékban {score} volt: {side} nyert!',
      '{score} 120 perc után, {penalties} a pontról: {side} megcsinálta!',
    ],
    'full-time/lots': [
      '{score}, amelyet csak a sorsolás dönthetett el: {side} nyert.',
      '{Side} sorsolással nyert, {score} és véget nem érő tizenegyesek után.',
    ],
  },
  refusals: {
    'options-malformed':
      'A választható szabályok nem olvashatók; objektum kell, benne megnevezett beállításokkal.',
    'option-unknown': 'Nincs ilyen választható szabály: „{option}”; ismert az extraTime és a cards.',
    'option-unknown-value': 'A választható szabály („{option}”) értéke nem lehet „{value}”.',
    'build-malformed': 'Ez nem összeállítás: csapat (team) kell bele.',
    'team-unknown':
      'Nincs ilyen csapat: „{team}”. Válassz válogatottat a három betűjével, vagy ezt: regulars.',
    'card-set-malformed':
      'Ez nem kártyakészlet: name, version, players, actions, shooting, keeping és teams kell bele.',
    'card-set-unnamed': 'A kártyakészletnek név és változat kell, mindkettő legfeljebb 60 karakter.',
    'card-source': 'Hiányzik, honnan való ez az adat: „{card}”. Lehet rulebook, public vagy designed.',
    'players-numbers': 'A kártyakészletben 2-től 11-ig minden számnak pontosan egyszer kell szerepelnie.',
    'player-footballs':
      'Hibás adat: „{card}”. Mindkét oldalán attack és defence kell, egész számok 0 és 9 között.',
    'shooting-card':
      'Pontosan egy lövőlap kell ide: {kind}, {corner}; az értéke egész szám legyen 0 és 9 között.',
    'shooting-card-unknown':
      'Egy lövőlap fajtája vagy iránya ismeretlen; lehet short, long, dribble, illetve left, centre, right.',
    'action-copies': 'A lapok száma egész szám legyen 1 és 4 között, itt is: {kind}.',
    'keeping-draws': 'A kapus húzásai egész számok legyenek 1 és 9 között, mindkét sor közepére és szélére.',
    'teams-too-many': 'Túl sok csapat van a kártyakészletben; legfeljebb {most} lehet.',
    'team-id':
      'Az azonosító nem jó: „{card}”. Minden csapatnak saját kell, betűkből, számjegyekből és kötőjelekből.',
    'team-stars': 'A csapat sztárjai hibásak: „{card}”. Lista kell 1 és 11 közötti számokból.',
    'position-foreign': 'Ez nem Hat-Trick-állás, vagy olyan formában van, amelyet itt nem lehet elolvasni.',
    'position-field': 'Az állásnak ez az adata hiányzik vagy nem lehet helyes: „{field}”.',
    'choice-required': 'Itt nem passzolhatsz: válassz a lehetőségek közül.',
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
  },
  endings: {
    'normal-time': 'rendes játékidőben',
    'extra-time': 'hosszabbítás után',
    'shoot-out': 'tizenegyesekkel',
    lots: 'sorsolással',
  },
  rules: rulesHu,
}
