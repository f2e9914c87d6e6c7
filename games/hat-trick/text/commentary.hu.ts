import { playersCommentaryHu } from './players/commentary.hu.ts'
import type { HatTrickText } from './text.ts'

/** Több mondat a mérkőzés minden pillanatára, magyarul. */
export const commentaryHu: HatTrickText['commentary'] = {
  ...playersCommentaryHu,
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
    'Lövő helyzet! {Side} támad, {man} a labdás.',
    'Itt a lehetőség: {side} helyzetben, {man} keresi a rést.',
    'Felállt a stadion! {Man} a labdával, {side} lövő helyzetben.',
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
    'Elakad a hosszú passz: {side} {own}, ellene {against}.',
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
    '{own}, ellene {against}: a gyengébb lap miatt {side} alulmarad.',
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
  'passed/opportunity': [
    '{From} adja, {to} kapja: {side}, {line}. sor.',
    'Megérkezik a passz: {from} adja, {to} átveszi, {side}, {line}. sor.',
  ],
  'passed/opportunity/forward': [
    'Előre játssza: {from} megtalálja {toObject}, {side}, {line}. sor.',
    'Közelebb a kapuhoz: {from} adja, {to} kapja, {side}, {line}. sor.',
    'Kiugratás! {From} passza, {to} átveszi, {side}, {line}. sor.',
  ],
  'passed/opportunity/sideways': [
    'Keresztpassz: {from} adja, {to} kapja, {side} marad ({line}. sor).',
    'Oldalra teszi: {from} passzol {toTo}, {side} ugyanott, {line}. sor.',
  ],
  'passed/opportunity/back': [
    'Visszateszi: {from} adja, {to} kapja, {side}, {line}. sor.',
    'Vissza: {from} passzol {toTo}, {side}, {line}. sor.',
  ],
  intercepted: [
    'Elfogva! {Man} ({team}) szerzi meg, {line}. sor.',
    '{Side} labdát szerez: {man}, {line}. sor.',
    '{Man} közbelép, most {side} indul ({line}. sor).',
    'Labdaszerzés, {line}. sor: {man}, {side}.',
  ],
  'nobody-there': [
    'Innen nincs tovább: {side} megtartja a labdát.',
    'Előre nincs elérhető cél, így {side} marad labdában.',
  ],
  'nobody-there/no-defender': [
    'Nincs ott ellenfél, aki elvegye ({line}. sor): {side} megtartja a labdát.',
    'Elveszett, de nincs kinek: nem áll ott ellenfél ({line}. sor), {side} marad labdában.',
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
    '{Side} lövő helyzetre váltja a szabadrúgást.',
    'Pontrúgás! {Side} kapura tör.',
  ],
  'free-kick-choice/play-on': [
    '{Side} gyorsan elvégzi, rendes játékkal megy tovább.',
    'Nem lesz belőle pontrúgás: {side} egyszerűen játszik tovább.',
  ],
  penalty: [
    'BÜNTETŐ! {Side} közvetlenül a kapu előtt volt, {man} fogja rúgni.',
    'A játékvezető a pontra mutat! {Side} büntetőt rúghat, {man} áll oda.',
  ],
  declined: [
    '{Side} jobb alkalomra vár.',
    'Még nem: {side} tartja a labdát, és jobb pozíciót keres.',
    '{Side} visszafogja magát.',
  ],
  'nobody-to-pass-to': [
    '{Man} ({team}) nem talál senkit, akinek passzolhatna: nincs lövés.',
    'Senki sincs elérhető távolságban: {man} ({team}) se nem passzolhat, se nem lőhet.',
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
    'Csend. {Side} büntetője, {man} nekifut ({action}).',
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
    'A ráadásnak is vége van egyszer: sípszó, pedig a labda a kapu előtt van, {score}.',
    'A játékvezető nem vár tovább, támadás közben fújja le: {score}.',
  ],
  'shoot-out': ['Büntetőpárbaj dönt! {Side} kezdi.', 'Jöhetnek a büntetők: elsőként {side} rúg.'],
  'penalty-taken': [
    '{Side} következik. A lap: {card}.',
    'Büntető, {side} felfordítja a lapot: {card}.',
    'A pontnál {side}, a lap {card}.',
  ],
  'penalty-result/scored': [
    'Bent van! {Side} belövi, {score} a büntetők után.',
    '{Side} értékesíti. Büntetők: {score}.',
    'Nincs hiba, {side} betalál: {score}.',
  ],
  'penalty-result/missed': [
    'Nincs gól! {Side} kihagyja, {score} a büntetők után.',
    '{Side} hibázik. Büntetők: {score}.',
    'Kivédve! {Side} nem jár sikerrel: {score}.',
  ],
  'five-cards': [
    '{Side} leteszi a lapjait, és öt lapot húz a büntetőkhöz.',
    'Öt lap öt büntetőhöz: {side} húz.',
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
    'Büntetők döntöttek ({penalties}), a játékban {score} volt: {side} nyert!',
    '{score} a játékban, {penalties} a pontról: {side} megcsinálta!',
  ],
  'full-time/lots': [
    '{score}, amelyet csak a sorsolás dönthetett el: {side} nyert.',
    '{Side} sorsolással nyert, {score} és véget nem érő büntetők után.',
  ],
}
