import { playersCommentaryHu } from './players/commentary.hu.ts'
import type { HatTrickText, Verdicts } from './text.ts'

export const verdictsHu: Verdicts = {
  won: { short: 'A passz átjut.', long: 'A hosszú passz átjut.', dribble: 'Sikerül a csel!' },
  lost: { short: 'Elfogták!', long: 'Elfogták!', dribble: 'Megállították a cselt!' },
  nobody: 'A passz nem ér célba.',
  foul: 'Szabálytalanság!',
}
const { won, lost, nobody, foul } = verdictsHu

/** Több mondat a mérkőzés minden pillanatára, magyarul; az első a legegyszerűbb, és semmit sem hagy ki. */
export const commentaryHu: HatTrickText['commentary'] = {
  ...playersCommentaryHu,
  'kick-off/first-half': [
    'Kezdés! {Home} és {away} mérkőzése. A pénzérme szerint {side} kezd, {man} a labdás.',
    'A pénzérme döntött, {home} és {away} csap össze: {side} kezd, {man} indít.',
    'Gurul a labda: {home} fogadja, {away} a vendég. {Side} kezd, {man} a labdánál.',
  ],
  'kick-off/second-half': [
    'Kezdődik a második félidő. Most {side} kezd, {man} a labdás.',
    'Újra a gyepen: {side} nyitja a második félidőt, {man} indít.',
  ],
  'kick-off/extra-time': [
    'Kezdődik a hosszabbítás. A pénzérme szerint {side} kezd, {man} a labdás.',
    'Jön a hosszabbítás: {side} kezd, {man} a labdánál.',
  ],
  'kick-off/after-goal': [
    'Mindenki visszamegy a helyére. {Side} kezd, {man} a labdás.',
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
    '{Side} húz: {cards}. A pakliban (ez az óra) maradt {left} lap.',
    '{Side} új lapja: {cards}. A pakliban még {left} van.',
  ],
  'drawn/last': [
    '{Side} húz: {cards}. Elfogyott a pakli; ha mindkettő elfogy, vége a félidőnek.',
    'Vége a paklinak: {side} utoljára ezt húzza: {cards}.',
  ],
  'drawn-unseen/last': [
    '{Side} kihúzza a pakli utolsó lapját. Ha mindkettő elfogy, vége a félidőnek.',
    'Nincs több húznivaló: {side} paklija elfogyott.',
  ],
  'temporary-deck': [
    '{Side} paklija elfogyott. A ráadáshoz {count} használt lapból újat kever.',
    'Ráadás: {side} mostantól {count} lapos átmeneti pakliból húz.',
  ],
  turn: [
    '{Side} támad. {Man} a labdás, {line}. sor.',
    '{Man} birtokolja a labdát, {line}. sor, {side} épít.',
    '{Side} indul, {line}. sor, {man} a labdás.',
    'Labdabirtoklás, {side}: {man}, {line}. sor.',
    '{Man} felnéz ({line}. sor), {side} keresi az utat előre.',
  ],
  opportunity: [
    '{Side} lövő helyzetben! {Man} a labdás. Passz most nem veszhet el, és jöhet a lövés.',
    'Itt a lehetőség: {side} lövő helyzetben, {man} keresi a rést.',
    'Felállt a stadion! {Man} a labdával, {side} lövő helyzetben.',
  ],
  revealed: [
    'Felfordítják a lapokat. {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
    '{Home} lapja {homeCard}, {away} lapja {awayCard}.',
    'Az asztalon: {home}, {homeCard}; {away}, {awayCard}.',
    '{Home} ezt rakta le: {homeCard}; {away} ezt: {awayCard}.',
  ],
  'moved/forward/free': [
    '{Man} ({team}) előrelép. Üres mezőre ér, {line}. sor.',
    '{Man} ({team}) feljebb tolódik az üres területre ({line}. sor).',
    'Nincs ott senki: {side} előreküldi {manObject} ({line}. sor).',
  ],
  'moved/forward/team-mate': [
    '{Man} ({team}) előrelép. Helyet cserél vele a csapattársa, {other} ({line}. sor).',
    '{Man} és {other} ({team}) helyet cserél, {man} van elöl ({line}. sor).',
    '{Side} előreküldi {manObject} ({line}. sor), {other} biztosít.',
  ],
  'moved/forward/opponent': [
    '{Man} ({team}) előrelép. Helyet cserél vele {other} ({rivalTeam}), {line}. sor.',
    '{Man} ({team}) feljebb tolódik ({line}. sor), {other} ({rivalTeam}) mögé kerül.',
    '{Side} teret nyer: {man} előrelép ({line}. sor), {other} ({rivalTeam}) hátramarad.',
  ],
  'moved/back/free': [
    '{Man} ({team}) visszalép. Üres mezőre ér, {line}. sor.',
    '{Man} ({team}) hátrébb húzódik az üres területre ({line}. sor).',
    'Óvatosan: {side} visszahívja {manObject} ({line}. sor).',
  ],
  'moved/back/team-mate': [
    '{Man} ({team}) visszalép. Helyet cserél vele a csapattársa, {other} ({line}. sor).',
    '{Man} és {other} ({team}) helyet cserél, {man} van hátul ({line}. sor).',
    '{Side} visszahívja {manObject} ({line}. sor), {other} megy előre.',
  ],
  'moved/back/opponent': [
    '{Man} ({team}) visszalép. Helyet cserél vele {other} ({rivalTeam}), {line}. sor.',
    '{Man} ({team}) visszazár ({line}. sor), {other} ({rivalTeam}) kiszorul.',
    '{Side} lezárja az utat: {man} visszalép ({line}. sor), {other} ({rivalTeam}) kijjebb kerül.',
  ],
  stayed: [
    '{Side} senkivel sem lép.',
    'Nincs mozgás: {side} tartja a formáját.',
    '{Side} nem lép.',
    'Mindenki a helyén: {side} kivár.',
  ],
  sideways: [
    'A labdának keresztbe kell mennie a legközelebbi társhoz: {from} adja, {to} kapja ({team}).',
    'Keresztpassz: {from} adja, {to} kapja, {side} járatja a labdát.',
    '{Team}: {from} keresztbe adja {toTo}.',
    'Vándorol a labda: {from} passzol {toTo}, {side} keresi a rést.',
  ],
  'no-team-mate': [
    'A labdának keresztbe kellene mennie. De {man} ({team}) egyedül van a sorában, így nála marad.',
    'Nincs csapattárs a sorban: {man} ({team}) megtartja a labdát.',
    'Senki sincs mellette, {man} nem passzolhat, {side} tartja a labdát.',
  ],
  'comparison/short/won': [
    `${won.short} Rövid passz, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    '{Side} átjátssza a sort ({line}. sor): {own}, {rival} csak {against}.',
    'Tiszta játék ({line}. sor)! {Side} {own}, {rival} {against}.',
    '{own} és {against}: {side} megtalálja az utat előre, {rival} hoppon marad ({line}. sor).',
  ],
  'comparison/short/lost': [
    `${lost.short} Rövid passz, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    '{Side} átlátszóan játszik ({line}. sor): {own}, {rival} pedig {against}.',
    'Ez kevés ({line}. sor)! {Side} {own}, {rival} {against}.',
    '{own} és {against}: {side} előtt bezárult a sor, {rival} résen volt ({line}. sor).',
  ],
  'comparison/long/won': [
    `${won.long} Hosszú passz, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    'Micsoda labda ({line}. sor)! {Side} {own}, {rival} {against}.',
    '{own} és {against}: {side} nyeri a fejpárbajt, {rival} elkésik ({line}. sor).',
  ],
  'comparison/long/lost': [
    `${lost.long} Hosszú passz, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    '{Side} messzire rúgja ({line}. sor), de csak {own}, {rival} pedig {against}.',
    '{own} és {against}: {side} odafent most kevés, {rival} tisztáz ({line}. sor).',
  ],
  'comparison/dribble/won': [
    `${won.dribble} Csel, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    'Testcsel, fordulás ({line}. sor)! {Side} {own}, {rival} {against}.',
    '{own} és {against}: {side} elment, {rival} lemaradt ({line}. sor).',
  ],
  'comparison/dribble/lost': [
    `${lost.dribble} Csel, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    'Nincs átjárás ({line}. sor)! {Side} {own}, {rival} {against}.',
    '{own} és {against}: {side} elveszíti a párharcot, {rival} jobb volt ({line}. sor).',
  ],
  'comparison/card/won': [
    '{verdict} {Action}, {line}. sor, egyenlő ({total}): az erősebb lap dönt, {ownCard} ({team}) veri ezt: {rivalCard} ({rivalTeam}).',
    '{verdict} Egyenlő, {total} ({action}, {line}. sor), de {side} lapja {ownCard}, {rival} lapja csak {rivalCard}.',
  ],
  'comparison/card/lost': [
    '{verdict} {Action}, {line}. sor, egyenlő ({total}): az erősebb lap dönt, {rivalCard} ({rivalTeam}) veri ezt: {ownCard} ({team}).',
    '{verdict} Egyenlő, {total} ({action}, {line}. sor), de {rival} lapja {rivalCard}, {side} lapja csak {ownCard}.',
  ],
  'comparison/nobody': [
    `${nobody} {Action}, {line}. sor: {team} {own}, {rivalTeam} {against}.`,
    'Nincs szerencse ({action}, {line}. sor): {side} {own}, {rival} {against}.',
  ],
  'comparison/level': [
    `${foul} {Action}, {line}. sor: {team} és {rivalTeam} egyaránt {total}, és a lapok is egyforma erősek.`,
    'Semmi különbség ({action}, {line}. sor): {team} és {rivalTeam} egyaránt {total}, egyforma lapok. A játékvezető szabálytalanságot látott.',
  ],
  'comparison/level/won': [
    '{verdict} {Action}, {line}. sor, egyaránt {total}, egyforma lapok: nincs ott, aki szabálytalankodna ({rivalTeam}), {side} mehet tovább.',
    '{verdict} Egyaránt {total} ({action}, {line}. sor), egyforma lapok, sehol egy védő ({rivalTeam}): {side} nyeri meg.',
  ],
  passed: [
    '{From} passzol {toTo} ({team}). Ő a legkisebb szám, {line}. sor.',
    '{From} adja, {to} kapja, {side} már itt tart: {line}. sor.',
    '{Side} lendületben: {from} passza, {to} átveszi, {line}. sor.',
    'Jó labda: {from} megtalálja {toObject}, {side} halad ({line}. sor).',
  ],
  'passed/final-line': [
    '{From} passzol {toTo} ({team}). Ő a legkisebb szám az utolsó sorban, a kapu előtt.',
    '{Side} az utolsó sorban: {from} passza, {to} átveszi!',
    'Micsoda passz! {From} kiugratja {toObject}, {side} a kapus előtt.',
  ],
  'passed/same-line': [
    'Átjut, de nem áll ott csapattárs. {From} oldalra adja, {to} kapja ({team}): ő a legkisebb szám, {line}. sor.',
    '{Side} megnyeri a passzt, de teret nem: {from} adja, {to} kapja, még mindig {line}. sor.',
  ],
  'passed/kept': [
    'Átjut, de ahová szól, nem áll csapattárs. {Man} ({team}) a legkisebb szám a sorában, nála marad a labda.',
    '{Side} nem talál társat, a labdás továbbra is {man}.',
  ],
  'passed/ahead': [
    'Egyenesen előtte csapattárs áll. {From} neki adja: {to} ({team}), {line}. sor.',
    '{From} a saját emberébe fut: {to} kapja, {side} itt tart: {line}. sor.',
  ],
  'passed/opportunity': [
    '{From} adja, {to} kapja: {side}, {line}. sor.',
    'Megérkezik a passz: {from} adja, {to} átveszi, {side}, {line}. sor.',
  ],
  'passed/opportunity/forward': [
    '{From} előre passzol {toTo}: {side}, {line}. sor.',
    'Közelebb a kapuhoz: {from} adja, {to} kapja, {side}, {line}. sor.',
    'Kiugratás! {From} passza, {to} átveszi, {side}, {line}. sor.',
  ],
  'passed/opportunity/sideways': [
    '{From} oldalra passzol {toTo}: {side}, {line}. sor.',
    'Keresztpassz: {from} adja, {to} kapja, {side} marad ({line}. sor).',
  ],
  'passed/opportunity/back': [
    '{From} hátra passzol {toTo}: {side}, {line}. sor.',
    'Visszateszi: {from} adja, {to} kapja, {side}, {line}. sor.',
  ],
  intercepted: [
    '{Side} szerzi meg a labdát. Ott {man} a legkisebb száma, {line}. sor.',
    '{Side} labdát szerez: {man}, {line}. sor.',
    '{Man} közbelép, most {side} indul ({line}. sor).',
    'Labdaszerzés, {line}. sor: {man}, {side}.',
  ],
  'nobody-there': [
    'Az utolsó sor előtt nincs több sor. {Side} megtartja a labdát.',
    'Előre nincs elérhető cél, így {side} marad labdában.',
  ],
  'nobody-there/no-defender': [
    'Nem áll ott ellenfél, aki elvegye ({line}. sor). {Side} megtartja a labdát.',
    'Elveszett, de nincs kinek: nem áll ott ellenfél ({line}. sor), {side} marad labdában.',
  ],
  'dribbled/past': [
    '{Man} ({team}) továbbjut a labdával. Helyet cserél vele {past} ({rivalTeam}), {line}. sor.',
    '{Team}: {man} faképnél hagyja {pastObject} ({rivalTeam}), {line}. sor.',
    'Elment! {Man} megkerüli {pastObject} ({rivalTeam}), {side} feljebb jut ({line}. sor).',
  ],
  'dribbled/free': [
    '{Man} ({team}) előtt nem áll senki. Továbbfut a labdával, {line}. sor.',
    '{Team}: senki az útban, {man} megindul ({line}. sor).',
    '{Man} vezeti a labdát, {side} zavartalanul feljebb jut ({line}. sor).',
  ],
  tackled: [
    '{Side} szerzi meg a labdát. {Man} megállította a cselt ({from}, {rivalTeam}): aki megállítja, azé a labda.',
    '{Man} ({team}) megállítja {fromObject} ({rivalTeam}).',
    'Tiszta becsúszás: {man} ({team}) szereli {fromObject} ({rivalTeam}).',
  ],
  'foul/yellow': [
    'Szabálytalan volt {man} ({team})! Sárga lap az egész csapatnak.',
    'Sípszó: {man} visszahúzta, {side} sárgát kap.',
    '{Side} sárga lapja, {man} volt a szabálytalan.',
  ],
  'foul/red': [
    'Szabálytalan volt {man} ({team})! A csapatnak már volt sárgája, ezért kiállítják.',
    'Piros! {Man} mehet zuhanyozni, {side} eggyel kevesebb emberrel folytatja.',
  ],
  'free-kick': ['{Side} szabadrúgást kap. {Man} a labdás.', '{Man} igazítja a labdát, szabadrúgás ({team}).'],
  'free-kick-choice/opportunity': [
    '{Side} lövő helyzetre váltja a szabadrúgást.',
    'Pontrúgás! {Side} kapura tör.',
  ],
  'free-kick-choice/play-on': [
    '{Side} a szabadrúgás után rendes játékkal folytatja, nem lövő helyzettel.',
    'Nem lesz belőle pontrúgás: {side} egyszerűen játszik tovább.',
  ],
  penalty: [
    '{Side} büntetőt kap! Közvetlenül a kapu előtt volt a szabálytalanság, {man} lövi.',
    'A játékvezető a pontra mutat! {Side} büntetőt rúghat, {man} áll oda.',
  ],
  declined: [
    '{Side} jobb alkalomra vár. Jön a következő menet.',
    'Még nem: {side} tartja a labdát, és jobb pozíciót keres.',
    '{Side} visszafogja magát.',
  ],
  'nobody-to-pass-to': [
    '{Man} ({team}) senkinek sem passzolhat. Passz nélkül ebben a menetben nincs lövés.',
    'Senki sincs elérhető távolságban: {man} ({team}) se nem passzolhat, se nem lőhet.',
  ],
  'too-far-out': [
    '{Side} nem lőhet. {Man} túl messze van a kaputól, {line}. sor.',
    'Nincs lövés, {man} túl hátul van ({line}. sor): {side} közelebb menne.',
    'Messze még a kapu: {man} ({team}) innen nem lőhet, {line}. sor.',
  ],
  'out-of-cards/kept': [
    '{Side} lapjai elfogytak, vége a helyzetnek. A labda a sor legkisebb számáé: {man}, saját játékos.',
    '{Side} túl sokáig várt, de {man} megtartja a labdát.',
  ],
  'out-of-cards/lost': [
    '{Side} lapjai elfogytak, vége a helyzetnek. A labda a sor legkisebb számáé: {man} ({rivalTeam}).',
    '{Side} túl sokáig várt; {rival} labdája, {man} tisztáz.',
  ],
  'shot-begins': [
    '{Side} lő! {Man}, {line}. sor, a lapja: {action}.',
    'Most! {Side} elengedi a lövést: {man}, {line}. sor ({action}).',
    '{Side} kapura tör, {man} lő innen: {line}. sor ({action})!',
  ],
  'shot-begins/penalty': [
    '{Man} ({team}) lövi a büntetőt, a lapja: {action}.',
    'Csend. {Side} büntetője, {man} nekifut ({action}).',
  ],
  'corner-chosen': ['{Side} választása: {corner}.', 'Eldőlt, {side} ezt választja: {corner}.'],
  'corner-chosen-unseen': ['{Side} irányt választott.', '{Side} döntött.'],
  'duel/plus': [
    '{Side} {shot} lő, a lövés ereje {power}. A kapus ({rivalTeam}) {dive}: eltalálta! {draws} lapot húzhat.',
    'A lövés {shot} megy, {side}, ereje {power}. A kapus ({rivalTeam}) {dive}, jó irány! Lapjai: {draws}.',
  ],
  'duel/none': [
    '{Side} {shot} lő, a lövés ereje {power}. A kapus ({rivalTeam}) {dive}. {draws} lapot húzhat.',
    'A lövés {shot} megy, {side}, ereje {power}. A kapus ({rivalTeam}) {dive}; lapjai: {draws}.',
  ],
  'duel/minus': [
    '{Side} {shot} lő, a lövés ereje {power}. A kapus ({rivalTeam}) {dive}, épp rosszfelé: csak {draws} lapot húzhat.',
    'A lövés {shot} megy, {side}, ereje {power}. A kapus ({rivalTeam}) {dive}, rossz sarok; lapjai: {draws}.',
  ],
  'duel/beaten': [
    '{Side} {shot} lő, a lövés ereje {power}. A kapus ({rivalTeam}) {dive}, és egy lapot sem húzhat.',
    'A kapus ({rivalTeam}) {dive}, és {side} {shot} lő, a lövés ereje {power}. Egy lapja sincs rá!',
  ],
  'keeper-drew/under': [
    'A kapus ({team}) lapot húz. Ez {card}; a lapjai összege {total}, a lövés {power}.',
    '{Side} felfordítja: {card}; most {total}, kellene {power}.',
    'Jön egy lap, {card}: {side} összege {total}, a lövésé {power}.',
  ],
  'keeper-drew/level': [
    'A kapus ({team}) lapot húz. Ez {card}; a lapjai összege {total}, ugyanannyi, mint a lövés ({power}).',
    '{Side} felfordítja: {card}; pont egyenlő, {total} és {power}.',
  ],
  'keeper-drew/over': [
    'A kapus ({team}) lapot húz. Ez {card}; a lapjai összege {total}, több, mint a lövés ({power}).',
    '{Side} felfordítja: {card}; {total} több, mint {power}!',
  ],
  'keeper-stopped': [
    'A kapus ({team}) nem húz többet. A lapjai összege {total}, a lövés {power}.',
    '{Side} megáll itt: {total}, a lövés ereje {power}.',
  ],
  'goal/opener': [
    'GÓL! {Side} betalál: {man} lövi az első gólt, {minute}. perc, {score}.',
    '{minute}. perc, itt az első gól! {Man} betalál, {side} vezet: {score}.',
    'A hálóban a labda! {Man} a gólszerző, {side} elöl, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'GÓL! {Side} vezet: {man} betalál, {minute}. perc, {score}.',
    '{Man} lecsap! {Side} átveszi a vezetést, {minute}. perc: {score}.',
    '{minute}. perc, {score}: {side} van elöl, {man} a hős!',
  ],
  'goal/equaliser': [
    'GÓL! {Side} egyenlít: {man} betalál, {minute}. perc, {score}.',
    'Minden kezdődik elölről! {Side} egyenlít: {man}, {minute}. perc, {score}.',
    'Egyenlítés! {Side} nem adja fel, {score}: {man}, {minute}. perc.',
  ],
  'goal/further': [
    'GÓL! {Side} növeli az előnyt: {man} betalál, {minute}. perc, {score}.',
    'Még egy! {Side} egyre messzebb: {man}, {minute}. perc, {score}.',
    '{minute}. perc, megint {side} ünnepel: {man} góljával {score}!',
  ],
  'goal/pulls-back': [
    'GÓL! {Side} szépít: {man} betalál, {minute}. perc, {score}.',
    '{Man} reményt ad, {side} még él: {score}, {minute}. perc!',
    'Nincs még vége: {man} betalál, {side} zárkózik, {minute}. perc, {score}.',
  ],
  'parried/attack': [
    'A kapus ({team}) kiüti. A kipattanót {man} szerzi meg ({rivalTeam}): abban a sorban az ő száma van legközelebb a lövéshez.',
    '{Side} kapusa nem tudja megfogni: {rival} ott van, {man} a labdás!',
  ],
  'parried/defence': [
    'A kapus kiüti. A kipattanót {man} szerzi meg ({team}): abban a sorban az ő száma van legközelebb a lövéshez.',
    'A kapus kiöklözi, {man} ott van: {side} labdája.',
  ],
  saved: [
    'Véd a kapus ({team})! A lapjai összege {total}, a lövés {power}.',
    '{Side} fellélegzik: {total}, a lövés {power}, a kapus megfogja.',
    'Micsoda bravúr! {total} a lövés {power} ellen, {side} labdája.',
  ],
  'goal-kick': ['{Side} kirúgást végez el.', '{Side} kapusa leteszi a labdát a kirúgáshoz.'],
  'goal-kick-played/own': [
    '{Side} elvégzi a kirúgást. {Card}, {line}. sor: ott a legkisebb szám kapja, {man} (saját játékos).',
    'Kirúgás, {side}, {card}: {man} kapja meg, {line}. sor.',
  ],
  'goal-kick-played/lost': [
    '{Side} elvégzi a kirúgást. {Card}, {line}. sor: ott a legkisebb szám kapja, {man} ({rivalTeam}).',
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
    '{Side} büntetőt lő. A lap: {card}.',
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
    'Hirtelen halál jön. {pair}. pár: ha most csak az egyik csapat talál be, az nyert.',
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
