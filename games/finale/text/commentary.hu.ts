import type { FinaleText } from './text.ts'

/** Több mondat a mérkőzés minden pillanatára, magyarul. */
export const commentaryHu: FinaleText['commentary'] = {
  'kick-off': [
    'Kezdés! {Home} ({homeFormation}), kapuban {homeKeeper}; {away} ({awayFormation}), kapuban {awayKeeper}.',
    'Villanyfény, telt ház: {home} ({homeFormation}), {away} ({awayFormation}); kapuban {homeKeeper} és {awayKeeper}.',
  ],
  'kick-off/packing': [
    'A felállások: {home} ({homeFormation}), kapuban {homeKeeper}; {away} ({awayFormation}), kapuban {awayKeeper}.',
    'Felálltak a csapatok: {home} ({homeFormation}), {away} ({awayFormation}); kapuban {homeKeeper} és {awayKeeper}.',
  ],
  dealt: ['{Side} kézbe veszi: {cards}.', '{Side} ezekkel a lapokkal kezd: {cards}.'],
  packed: ['{Side} választása: fehér és {colour}.', 'Fehér és {colour}: ezzel indul {side}.'],
  'packed/free': [
    '{Side} kiválasztott tizenegy lapot; kézben: {cards}.',
    'Tizenegy szabadon választott lap; {side} ezekkel kezd: {cards}.',
  ],
  'packed/any': [
    '{Side} kiválasztott bármely tizenegy lapot; keverés következik.',
    'Tizenegy szabadon választott lap; {side} megkeveri őket.',
  ],
  'packed-unseen': [
    '{Side} kiválasztotta a taktikalapjait; hogy melyeket, senki sem látta.',
    '{Side} elkészült, a pakli lefordítva vár.',
  ],
  'decks-ready': [
    'Mindkét pakli kész; az edzők kézbe veszik a három lapjukat.',
    'Mindkét oldalon megvan a taktika, jöhetnek a lapok.',
  ],
  'period/first': ['Sípszó, gurul a labda!', 'Elindult az első negyedóra.'],
  'period/next': [
    '{minute} perc telt el: {period}. negyedóra.',
    'Megy tovább a játék, {period}. negyedóra, eddig {minute} perc.',
    'Jöhet a folytatás {minute} perc után: {period}. negyedóra.',
  ],
  'period/second-half': [
    'Kezdődik a második félidő, eddig {minute} perc telt el.',
    'Vissza az öltözőből, {minute} perc után indul a második félidő.',
  ],
  'period/last': [
    '{minute} perc telt el: jön a rendes játékidő utolsó negyedórája.',
    'Hajrá! {minute} perc után indul az utolsó negyedóra.',
  ],
  'period/extra': [
    'Hosszabbítás {minute} perc után: még egy negyedóra a fáradt lábaknak.',
    '{minute} perc van a lábakban, és még mindig futnak: negyedóra a hosszabbításból.',
  ],
  'changes-ready': ['{Side} döntött a cserékről.', 'A kispadon megszületett a döntés, {side} készen áll.'],
  'changes-open/none': ['Egyik oldalon sincs csere.', 'Mindkét edző bízik a pályán lévőkben.'],
  change: [
    '{Side} cserél: {on} be, {off} le. Maradt csere: {left}.',
    '{off} lejön, {on} beáll; {side} még {left} alkalommal cserélhet.',
    'Friss erő a pályán: {on} jön, {off} megy. {Side} hátralévő cseréi: {left}.',
  ],
  'tactic-laid': [
    '{Side} lefordítva lerakja: {card} ({power}).',
    'Lefordítva az asztalon: {card} ({power}), {side} erre épít.',
  ],
  'tactic-laid-unseen': ['{Side} lefordítva lerakott egy lapot.', '{Side} választott, a lap lefordítva vár.'],
  'closing-card-open': [
    '{Side} kezéből elfogytak a lapok: a zárólap felfordítva fekszik, küzdőereje {power}.',
    'Nincs mit lerakni: {side} a felfordított zárólappal játszik ({power}).',
  ],
  revealed: [
    'Fel a lapokkal! {Home}: {homeCard} ({homePower}). {Away}: {awayCard} ({awayPower}).',
    '{Home} lapja {homeCard} ({homePower}), {away} válasza {awayCard} ({awayPower}).',
    'Kiderültek a tervek: {home}, {homeCard} ({homePower}); {away}, {awayCard} ({awayPower}).',
  ],
  drawn: [
    '{Side} húz: {card} ({power}); a pakliban maradt {left} lap.',
    '{Side} új lapja: {card} ({power}). Maradt a pakliban: {left}.',
  ],
  'drawn/last': [
    '{Side} felhúzza a pakli utolsó lapját: {card} ({power}).',
    'Elfogyott a pakli: {side} utolsó húzása {card} ({power}).',
  ],
  'drawn-unseen/last': [
    '{Side} felhúzza a paklija utolsó lapját.',
    'Nincs több húznivaló: {side} paklija elfogyott.',
  ],
  'level-roll/level': [
    'Holtverseny, mindkét kockán {die}. Újra!',
    'Itt is {die}, ott is {die}: dobnak még egyszer.',
    'Mindkét dobás {die}; még nincs döntés.',
  ],
  'level-roll/decided': [
    '{Home} dobása {homeDie}, {away} dobása {awayDie}.',
    'A kockák: {home} {homeDie}, {away} {awayDie}.',
    'Dobnak érte: {home} {homeDie}, szemben {away} {awayDie}.',
  ],
  'attacker/power': [
    '{Side} magához ragadja a kezdeményezést: {attacks} támadás.',
    '{Side} kerekedik felül, {attacks} támadás következik.',
    'Az erősebb lapot {side} rakta le: {attacks} támadás.',
  ],
  'attacker/dice': [
    'Egyenlő a küzdőerő, de {side} dobott nagyobbat: egy támadás.',
    '{Side} nyeri a dobást, és jöhet az egyetlen támadás.',
  ],
  'attacker/guard': [
    'Húsz egyenlő dobás egymás után! Így a hazai csapat támad: {side}.',
    'A kocka nem akar dönteni; {side} játszik otthon, övé az egy támadás.',
  ],
  exchanged: [
    '{Side} titokban végleg kiveszi a játékból: {card} ({power}), és másikat húz.',
    'Ez a lap végleg ment: {card} ({power}). {Side} másikat húz helyette.',
  ],
  'exchanged-unseen': [
    '{Side} titokban végleg kivesz egy lapot a játékból, és másikat húz.',
    'Egy lap végleg megy, egy jön: {side} frissíti a kezét.',
  ],
  'exchange-declined': [
    '{Side} megtartja a lapjait.',
    'Nincs lapcsere: {side} beéri azzal, ami a kezében van.',
  ],
  'further-tactic': [
    '{Side} folytatja: {card} ({power}).',
    '{Side} következő lapja: {card} ({power}).',
    'Új lap, új remény: {side}, {card} ({power}).',
  ],
  'further-tactic/closing': [
    '{Side} kifogyott a lapokból: marad a zárólap, 1-es küzdőerővel.',
    'Üres a kéz, {side} a zárólapot játssza ki; küzdőereje 1.',
  ],
  'attack/only': [
    '{Side} egyetlen támadása: {card}.',
    'Egy támadás, egy esély: {side}, {card}.',
    '{card}! {Side} mindent erre az egy támadásra tesz fel.',
  ],
  'attack/series': [
    '{attack}. támadás a {of} közül: {side}, {card}.',
    '{Side} elindul, {card}: {attack}. támadás a {of} közül.',
    'Jön {side}! {attack}. támadás a {of} közül: {card}.',
    '{card}! {Side} lendületben, {attack}. támadás a {of} közül.',
  ],
  counter: [
    'Labdaszerzés! {Side} kontrázik: {card}.',
    'És már megy is visszafelé: {side} kontrája, {card}.',
    '{Side} megindul! Kontra: {card}.',
  ],
  'counter/bonus': [
    'Megvan a labda! {Side} kontrázik: {card}, bónusz {bonus}.',
    'Indul a kontra: {side}, {card}, a bónusz {bonus}.',
    '{Side} azonnal visszavág: {card}, kontrabónusz {bonus}.',
    'Mekkora terület! {Side} kontrája: {card}, bónusz {bonus}.',
  ],
  'action/straight': [
    'Nem kell támadásépítés: {side} rögtön kapura tör.',
    'Semmi kerülő! {Side} máris a befejezésnél tart.',
  ],
  'man-chosen/first': [
    '{Side}: {man} ({strength}).',
    '{Side} embere {man} ({strength}).',
    '{Side} őt küldi: {man} ({strength}).',
    '{Side} rá számít: {man} ({strength}).',
  ],
  'man-chosen/next': [
    'És {man} ({strength}).',
    'Vele {man} ({strength}).',
    'Jön {man} is ({strength}).',
    'Mellette {man} ({strength}).',
    'Ott van {man} is ({strength}).',
  ],
  'man-chosen/arrow': [
    '{man} viszi tovább a labdát ({strength}).',
    'Még mindig {man}! Maga tör kapura ({strength}).',
    '{man} ezt maga intézi el ({strength}).',
  ],
  'man-chosen/arrow/defence': [
    '{man} megint ott van ({strength}).',
    '{man} nem adja fel ({strength}).',
    'Újra {man} ({strength}).',
  ],
  'man-chosen/stand-in': [
    'Nincs szabad {missing}: {man} ugrik be ({strength}).',
    'Ide {missing} kellene, de nincs szabad; {man} segít ki ({strength}).',
    '{man} játssza most a posztot: {missing} ({strength}).',
  ],
  'places-empty': [
    'Elfogytak a szabad emberek: {side} {count} helyet üresen hagy.',
    'Nincs kit küldeni: {count} hely üres, {side} ennyivel kénytelen beérni.',
  ],
  'comparison/build-up/won': [
    '{Side} átjut: {own}, ellene {against}.',
    'Szép támadásépítés! {Side} összege {own}, ellene {against}.',
    'Nyitva az út a kapuhoz: {side} {own}, a másik oldalon {against}.',
    '{own}, ellene {against}: {side} már a védők mögött jár.',
    'Nincs, aki feltartóztassa: {side} {own}, ellene {against}.',
  ],
  'comparison/build-up/lost': [
    '{Side} elveszíti a labdát: {own}, ellene {against}.',
    'Itt nincs átjárás! {Side} összege {own}, ellene {against}.',
    'Elcsípett passz: {side} {own}, a másik oldalon {against}.',
    '{own} kevés, ellene {against}: {side} elakadt.',
    'Megtörik a támadásépítés, {side} csak {own}, ellene {against}.',
  ],
  'comparison/finish/won': [
    '{Side} ellövi: {own}, ellene {against}!',
    'Lövés! {Side} összege {own}, a másik oldalon csak {against}.',
    '{own}, ellene {against}: {side} már megállíthatatlan.',
    '{Side} megtalálja a rést: {own}, ellene {against}!',
  ],
  'comparison/finish/close': [
    'Centikkel mellé! {Side} {own}, ellene {against}.',
    'Kapufa! {own}, ellene {against}, {side} a fejét fogja.',
    'Hajszálon múlt: {own}, ellene {against}, {side} üres kézzel marad.',
    'Ujjheggyel hárítva! {Side} összege {own}, ellene {against}.',
  ],
  'comparison/finish/lost': [
    'Kimaradt a helyzet! {Side} összege {own}, ellene {against}.',
    'Védés: {own}, ellene {against}, {side} nem örülhet.',
    '{Side} nem talál rést: {own}, ellene {against}.',
    'Blokkolva! {Side} {own}, a másik oldalon {against}.',
    'Messze fölé: {own}, ellene {against}, {side} elpuskázta.',
  ],
  'goal/opener': [
    'GÓL! {Side} megszerzi a vezetést: {scorer}, {minute}. perc, {score}.',
    '{minute}. perc, az este első gólja! {scorer} lőtte, {side} vezet: {score}.',
    'Megremeg a háló! {scorer} betalál, {side} előnyben, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'GÓL! {scorer} betalál, {side} átveszi a vezetést: {score}, {minute}. perc.',
    '{scorer} lecsap! {Side} vezet, {minute}. perc: {score}.',
    '{minute}. perc, {score}: {side} van elöl, és a hős {scorer}!',
  ],
  'goal/equaliser': [
    'Egyenlítés! {scorer} betalál, {side} visszajött: {score}, {minute}. perc.',
    'Minden kezdődik elölről! {Side} egyenlít: {scorer}, {minute}. perc, {score}.',
    'GÓL! {Side} nem adja fel, {score}: {scorer}, {minute}. perc.',
  ],
  'goal/further': [
    'Még egy! {scorer} növeli az előnyt, {side} elhúz: {score}, {minute}. perc.',
    'GÓL! {Side} egyre messzebb: {scorer}, {minute}. perc, {score}.',
    '{minute}. perc, megint {side} ünnepel: {scorer} gólja, {score}!',
  ],
  'goal/pulls-back': [
    '{Side} szépít! {scorer}, {minute}. perc: {score}.',
    'GÓL! {scorer} reményt ad, {side} még él: {score}, {minute}. perc.',
    'Nincs még vége: {scorer} betalál, {side} zárkózik, {minute}. perc, {score}.',
  ],
  'goal/scramble': [
    'Valahogy bement! {Side} a semmiből szerez gólt, {minute}. perc: {score}.',
    'GÓL, és senki sem tudja, ki ért bele utoljára: {side}, {minute}. perc, {score}.',
  ],
  'hazard/injury/struck': [
    'Ez nem néz ki jól: {man} fekve marad (dobás: {die}).',
    '{man} a lábát fogja, és int a kispadnak (dobás: {die}).',
    'Nagy csattanás, {man} a gyepen fekszik (dobás: {die}).',
  ],
  'hazard/injury/spared': [
    '{man} kapott egyet, de folytatja (dobás: {die}).',
    '{man} elesik, megrázza magát és feláll (dobás: {die}).',
    'Megkönnyebbülés: {man} csak sántít néhány lépést (dobás: {die}).',
  ],
  'hazard/yellow/struck': [
    '{man} elkésik a szereléssel, és jön a sípszó (dobás: {die}).',
    '{man} szabálytalan, a játékvezető a zsebéhez nyúl (dobás: {die}).',
    '{man} mezt rángat, a játékvezető szeme láttára (dobás: {die}).',
  ],
  'hazard/yellow/spared': [
    '{man} megússza pár szigorú szóval, lap nincs (dobás: {die}).',
    '{man} szabálytalan, de nem járt rosszul (dobás: {die}).',
    'A játékvezető továbbot int: {man} szerencsés (dobás: {die}).',
  ],
  'hazard/red/struck': [
    'Micsoda belépő! {man} felé rohan a játékvezető (dobás: {die}).',
    '{man} elveszti a fejét (dobás: {die}).',
    'Ez sok volt: {man} túllőtt minden határon (dobás: {die}).',
  ],
  'hazard/red/spared': [
    '{man} keményen odalép, de a labdát éri (dobás: {die}).',
    'Megáll a levegő, de {man} maradhat (dobás: {die}).',
    '{man} forr a dühtől, de időben lehiggad (dobás: {die}).',
  ],
  injured: [
    '{man} megsérült, számára vége a mérkőzésnek; {side} nélküle folytatja.',
    '{Side} elveszíti egy emberét: {man} sérülten hagyja el a pályát.',
  ],
  booked: ['Sárga lap: {man}. {Side} jobb, ha vigyáz.', '{Side} sárgát kap: {man} neve bekerül a noteszba.'],
  'sent-off': [
    'Piros lap! {man} kiállítva, {side} eggyel kevesebb emberrel folytatja.',
    'Azonnali piros: {man} mehet zuhanyozni, {side} egy emberrel kevesebb.',
  ],
  'sent-off/second-yellow': [
    'Két sárga, az piros: {man} kiállítva, {side} eggyel kevesebb emberrel folytatja.',
    'Eggyel több sárga a kelleténél: {man} mehet, {side} egy emberrel kevesebb.',
  ],
  'came-on': [
    '{Side} új embere {man}, a sérült {for} helyett.',
    '{for} sérülten le, {man} be: {side} azonnal pótol.',
  ],
  'nobody-came-on': [
    'Senki sem áll be, {for} helye üres: {side} eggyel kevesebb emberrel játszik.',
    '{Side} nem pótolja: {for} helye üresen marad.',
  ],
  'in-goal/keeper': ['{Side} kapujában mostantól {man} áll.', 'Új ember a kapuban: {man}, {side} kapusa.'],
  'in-goal/stand-in': [
    'Mezőnyjátékos a kapuban! {man} húzza fel a kesztyűt, {side} vele folytatja.',
    '{Side} kapujába {man} áll be, pedig mezőnyjátékos.',
  ],
  'goal-empty': [
    'Nincs, aki kapuba álljon: {side} kapuja üres marad.',
    'Üres kapu! {Side} már senkit sem tud beállítani.',
  ],
  'period-over': [
    '{minute} perc után: {score}.',
    '{minute} perc lement, az állás {score}.',
    'Az állás {minute} perc után {score}.',
  ],
  'period-over/half-time': ['Félidő: {score}.', 'A játékvezető szünetet fúj, az állás {score}.'],
  'period-over/last': ['Letelt a {minute} perc: {score}.', 'Sípszó {minute} perc után, az állás {score}.'],
  'extra-time': [
    'Nincs döntés, {score}: hosszabbítás, csak fehér lapokkal.',
    '{score}, ez senkinek sem elég. Elő a fehér lapokkal, jön a hosszabbítás!',
  ],
  'shoot-out': [
    'Még mindig nincs döntés, {score}. Jöhetnek a büntetők!',
    '{score} a hosszabbítás után: büntetőpárbaj dönt.',
  ],
  'takers-ready': ['{Side} tudja, ki rúgja.', 'Kész a névsor, {side} várja a büntetőt.'],
  'first-shot': ['{Side} rúgja az első büntetőt.', 'Elsőként {side} állhat a labda mögé.'],
  'shot/scored': [
    'Bent van! {taker} túljár {keeper} eszén, {own}, ellene {against}. {Side} örül, {score}.',
    '{taker} értékesít, {keeper} tehetetlen: {own}, ellene {against}. {Side} berúgja, {score}.',
    '{Side} belövi: {taker} {own}, {keeper} {against}. Büntetők: {score}.',
  ],
  'shot/missed': [
    'Védés! {keeper} megfogja, {taker} hibázik: {side} {own}, ellene {against}. {score}.',
    '{taker} nem bír vele, {keeper} nagyot véd: {side} {own}, ellene {against}. {score}.',
    '{Side} kihagyja: {taker} {own}, {keeper} {against}. Büntetők: {score}.',
  ],
  'shot/nobody': [
    '{Side} nem tud rúgót állítani: kihagyottnak számít. {score}.',
    'Nincs, aki rúgja, {side} tehát kihagyta. Büntetők: {score}.',
  ],
  'shot/empty-goal/scored': [
    'Üres kapu, {taker} nem hibáz: {side} belövi, {own}, ellene {against}. {score}.',
    '{Side} az üres kapuba talál: {taker}, {own}, ellene {against}. Büntetők: {score}.',
  ],
  'shot/empty-goal/missed': [
    'Az üres kapu mellé! {taker} hibázik, {side} {own}, ellene {against}. {score}.',
    'Hihetetlen: {side} az üres kaput sem találja el, {taker} {own}, ellene {against}. Büntetők: {score}.',
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
    'Eldőlt! A mérkőzés {score}, a büntetők {penalties}: {side} nyert.',
    '120 perc után {score}, büntetőkkel {penalties}: {side} megcsinálta!',
  ],
  'full-time/lots': [
    '{score}, és csak a sorsolás tudott dönteni: {side} nyert.',
    '{Side} sorsolással nyert, {score} és megannyi büntető után.',
  ],
  'full-time/aggregate': [
    'Vége, {score}. {Side} továbbjutott, összesítésben {aggregate}!',
    '{Side} jut tovább: ma {score}, összesítésben {aggregate}.',
  ],
  'full-time/aggregate/extra-time': [
    'Vége a hosszabbításnak: ma {score}, összesítésben {aggregate}. {Side} továbbjutott!',
    '120 perc kellett hozzá: {side} jut tovább, ma {score}, összesítésben {aggregate}.',
  ],
  'full-time/away-goals': [
    'Ma {score}, összesítésben {aggregate}: idegenben lőtt góllal {side} jut tovább!',
    'Összesítésben {aggregate}, ma {score}, de {side} többet lőtt idegenben, és továbbjutott.',
  ],
}
