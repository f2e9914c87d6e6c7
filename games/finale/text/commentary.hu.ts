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
  packed: [
    '{Side} ezekkel a taktikalapokkal játszik: fehér és {colour}.',
    'Fehér és {colour}: ezzel indul {side}.',
  ],
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
    'Mindkét pakli kész; mindkét edző húz három lapot a kezébe.',
    'Mindkét oldalon megvan a taktika, jöhetnek a lapok.',
  ],
  'period/first': [
    'Sípszó! Kezdődik az első negyedóra a hatból, mindkét edző lerak egy taktikalapot.',
    'Elindult az első negyedóra.',
  ],
  'period/next': [
    '{minute} perc után kezdődik: {period}. negyedóra, összesen hat van.',
    'Megy tovább a játék, {period}. negyedóra, eddig {minute} perc.',
    'Jöhet a folytatás {minute} perc után: {period}. negyedóra.',
  ],
  'period/second-half': [
    '{minute} perc után kezdődik a második félidő, a negyedik negyedóra a hatból.',
    'Vissza az öltözőből, {minute} perc után indul a második félidő.',
  ],
  'period/last': [
    '{minute} perc után kezdődik az utolsó, hatodik negyedóra.',
    'Hajrá! {minute} perc után indul az utolsó negyedóra.',
  ],
  'period/extra': [
    'Hosszabbítás {minute} perc után: még egy negyedóra a fáradt lábaknak.',
    '{minute} perc van a lábakban, és még mindig futnak: negyedóra a hosszabbításból.',
  ],
  'changes-ready': [
    '{Side} döntött a cserékről; akkor látszanak, ha mindkét edző kész.',
    'A kispadon megszületett a döntés, {side} készen áll.',
  ],
  'changes-open/none': ['Egyik oldalon sincs csere.', 'Mindkét edző bízik a pályán lévőkben.'],
  change: [
    '{Side} cserél: {on} beáll, {off} lejön, és nem térhet vissza. Maradt csere: {left}.',
    '{off} lejön, {on} beáll; {side} még {left} alkalommal cserélhet.',
    'Friss erő a pályán: {on} jön, {off} megy. {Side} hátralévő cseréi: {left}.',
  ],
  'tactic-laid': [
    '{Side} lefordítva lerakja: {card} ({power}).',
    'Lefordítva az asztalon: {card} ({power}), {side} erre épít.',
  ],
  'tactic-laid-unseen': ['{Side} lefordítva lerakott egy lapot.', '{Side} választott, a lap lefordítva vár.'],
  'closing-card-open': [
    '{Side} kezéből elfogytak a lapok: a nyitott zárólap számít, a száma {power}.',
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
    'Mindkét dobás {die}: egyenlő, újra dobnak.',
    'Itt is {die}, ott is {die}: dobnak még egyszer.',
    'Mindkét dobás {die}; még nincs döntés.',
  ],
  'level-roll/decided': [
    '{Home} dobása {homeDie}, {away} dobása {awayDie}: a nagyobb nyer.',
    'A kockák: {home} {homeDie}, {away} {awayDie}.',
    'Dobnak érte: {home} {homeDie}, szemben {away} {awayDie}.',
  ],
  'attacker/power': [
    '{Side} lapján nagyobb a szám: {attacks} támadás, ennyi a két lap különbsége.',
    '{Side} kerekedik felül, {attacks} támadás következik.',
    'Az erősebb lapot {side} rakta le: {attacks} támadás.',
  ],
  'attacker/dice': [
    '{Side} egyszer támad: a két szám egyenlő, de a dobása nagyobb.',
    '{Side} nyeri a dobást, és jöhet az egyetlen támadás.',
  ],
  'attacker/guard': [
    'Húsz egyenlő dobás egymás után! Így a hazai csapat támad: {side}.',
    'A kocka nem akar dönteni; {side} játszik otthon, övé az egy támadás.',
  ],
  exchanged: [
    '{Side} titokban végleg kiveszi a játékból ezt a lapot: {card} ({power}), és másikat húz.',
    'Ez a lap végleg ment: {card} ({power}). {Side} másikat húz helyette.',
  ],
  'exchanged-unseen': [
    '{Side} védekezik, titokban végleg kivesz egy lapot a játékból, és másikat húz.',
    'Egy lap végleg megy, egy jön: {side} frissíti a kezét.',
  ],
  'exchange-declined': [
    '{Side} védekezik, kicserélhetne egy lapot a támadás előtt, de mindet megtartja.',
    'Nincs lapcsere: {side} beéri azzal, ami a kezében van.',
  ],
  'further-tactic': [
    '{Side} lapja a következő támadáshoz: {card} ({power}); a szám már nem hoz több támadást.',
    '{Side} következő lapja: {card} ({power}).',
    'Új lap, új remény: {side}, {card} ({power}).',
  ],
  'further-tactic/closing': [
    '{Side} kezéből elfogytak a lapok: a zárólap jön, az 1-es.',
    'Üres a kéz, {side} a zárólapot játssza ki; a száma 1.',
  ],
  'attack/only': [
    '{Side} egyszer támad, a lapja: {card}. A helyei mondják meg, ki játszik.',
    'Egy támadás, egy esély: {side}, {card}.',
    '{card}! {Side} mindent erre az egy támadásra tesz fel.',
  ],
  'attack/series': [
    '{attack}. támadás, összesen {of}: {side}, {card}.',
    '{Side} elindul, {card}: {attack}. támadás a {of} közül.',
    'Jön {side}! {attack}. támadás a {of} közül: {card}.',
    '{card}! {Side} lendületben, {attack}. támadás a {of} közül.',
  ],
  counter: [
    'A támadásépítés nem sikerült, ezért {side} kontrázik: {card}.',
    'És már megy is visszafelé: {side} kontrája, {card}.',
    '{Side} megindul! Kontra: {card}.',
  ],
  'counter/bonus': [
    'A támadásépítés nem sikerült, ezért {side} kontrázik: {card}, és {bonus} jár hozzá, a számok különbsége.',
    'Indul a kontra: {side}, {card}, a bónusz {bonus}.',
    '{Side} azonnal visszavág: {card}, kontrabónusz {bonus}.',
    'Mekkora terület! {Side} kontrája: {card}, bónusz {bonus}.',
  ],
  'action/straight': [
    'Ezen a lapon nincs támadásépítés: {side} rögtön a befejezéshez jut.',
    'Semmi kerülő! {Side} máris a befejezésnél tart.',
  ],
  'man-chosen/first': [
    '{Side} embere {man}, játékereje {strength}.',
    '{Side} embere {man} ({strength}).',
    '{Side} őt küldi: {man} ({strength}).',
    '{Side} rá számít: {man} ({strength}).',
  ],
  'man-chosen/next': [
    'És {man} ({club}, {strength}).',
    'Vele {man} ({club}, {strength}).',
    'Jön {man} is ({club}, {strength}).',
    'Mellette {man} ({club}, {strength}).',
    'Ott van {man} is ({club}, {strength}).',
  ],
  'man-chosen/only': [
    '{Side} embere {man}, játékereje {strength}: más {place} nem szabad.',
    'Csak {man} ({strength}) szabad a poszton ({place}), {side} nem válogathat.',
    'Nincs más szabad {place}: {side} embere {man} ({strength}).',
  ],
  'man-chosen/arrow': [
    'A nyíl továbbviszi a támadásépítésből: {man} ({club}), most a játékereje {strength}.',
    'Még mindig {man}! Maga tör kapura ({club}, {strength}).',
    '{man} ezt maga intézi el ({club}, {strength}).',
  ],
  'man-chosen/arrow/defence': [
    'A nyíl áthozza a támadásépítésből: {man} ({club}), most a játékereje {strength}.',
    '{man} nem adja fel ({club}, {strength}).',
    'Újra {man} ({club}, {strength}).',
  ],
  'man-chosen/stand-in': [
    'Nincs szabad {missing}: {man} ({club}, {strength}) ugrik be.',
    'Ide {missing} kellene, de nincs szabad; {man} segít ki ({club}, {strength}).',
    '{man} játssza most a posztot: {missing} ({club}, {strength}).',
  ],
  'places-empty': [
    '{Side} emberei elfogytak: {count} hely üresen marad.',
    'Nincs kit küldeni: {count} hely üres, {side} ennyivel kénytelen beérni.',
  ],
  'comparison/build-up/won': [
    '{Side} átjut: {own} több, mint {against}.',
    'Szép támadásépítés! {Side} összege {own}, ellene {against}.',
    'Nyitva az út a kapuhoz: {side} {own}, a másik oldalon {against}.',
    '{own}, ellene {against}: {side} már a védők mögött jár.',
    'Nincs, aki feltartóztassa: {side} {own}, ellene {against}.',
  ],
  'comparison/build-up/level': [
    '{Side} átjut: {own}, ellene {against}, a támadásépítésben az egyenlőség is elég.',
    'Egy lábujjnyival, de megvan! {Side} összege {own}, ellene {against}.',
    '{own}, ellene {against}, ennyi is elég: {side} elsurran az utolsó ember mellett.',
  ],
  'comparison/build-up/lost': [
    '{Side} elveszíti a labdát: {own} kevesebb, mint {against}.',
    'Itt nincs átjárás! {Side} összege {own}, ellene {against}.',
    'Elcsípett passz: {side} {own}, a másik oldalon {against}.',
    '{own} kevés, ellene {against}: {side} elakadt.',
    'Megtörik a támadásépítés, {side} csak {own}, ellene {against}.',
  ],
  'comparison/finish/won': [
    '{Side} gólt lő: {own} több, mint {against}.',
    'Lövés! {Side} összege {own}, a másik oldalon csak {against}.',
    '{own}, ellene {against}: {side} már megállíthatatlan.',
    '{Side} megtalálja a rést: {own}, ellene {against}!',
  ],
  'comparison/finish/level': [
    '{Side} nem lő gólt: {own}, ellene {against}, a befejezéshez több kell.',
    'A lécről vágódik ki! {own}, ellene {against}, és az egyenlő {side} számára kevés.',
    'Csak egy hiányzott: {side} összege {own}, ellene {against}, és az egyenlő nem gól.',
  ],
  'comparison/finish/close': [
    '{Side} nem lő gólt: {own} kevesebb, mint {against}, ha alig is.',
    'Kapufa! {own}, ellene {against}, {side} a fejét fogja.',
    'Hajszálon múlt: {own}, ellene {against}, {side} üres kézzel marad.',
    'Ujjheggyel hárítva! {Side} összege {own}, ellene {against}.',
  ],
  'comparison/finish/lost': [
    '{Side} nem lő gólt: {own} kevesebb, mint {against}.',
    'Védés: {own}, ellene {against}, {side} nem örülhet.',
    '{Side} nem talál rést: {own}, ellene {against}.',
    'Blokkolva! {Side} {own}, a másik oldalon {against}.',
    'Messze fölé: {own}, ellene {against}, {side} elpuskázta.',
  ],
  'goal/opener': [
    'GÓL! Az elsőt {side} lövi, {minute}. perc: {score}. A góllövő {scorer}, a befejezés legerősebb embere.',
    '{minute}. perc, az este első gólja! {scorer} lőtte, {side} vezet: {score}.',
    'Megremeg a háló! {scorer} betalál, {side} előnyben, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'GÓL! {Side} megszerzi a vezetést, {minute}. perc: {score}. A góllövő {scorer}, a befejezés legerősebb embere.',
    '{scorer} lecsap! {Side} vezet, {minute}. perc: {score}.',
    '{minute}. perc, {score}: {side} van elöl, és a hős {scorer}!',
  ],
  'goal/equaliser': [
    'GÓL! {Side} egyenlít, {minute}. perc: {score}. A góllövő {scorer}, a befejezés legerősebb embere.',
    'Minden kezdődik elölről! {Side} egyenlít: {scorer}, {minute}. perc, {score}.',
    'GÓL! {Side} nem adja fel, {score}: {scorer}, {minute}. perc.',
  ],
  'goal/further': [
    'GÓL! {Side} újabb gólt lő, {minute}. perc: {score}. A góllövő {scorer}, a befejezés legerősebb embere.',
    'GÓL! {Side} egyre messzebb: {scorer}, {minute}. perc, {score}.',
    '{minute}. perc, megint {side} ünnepel: {scorer} gólja, {score}!',
  ],
  'goal/pulls-back': [
    'GÓL! {Side} szépít, {minute}. perc: {score}. A góllövő {scorer}, a befejezés legerősebb embere.',
    'GÓL! {scorer} reményt ad, {side} még él: {score}, {minute}. perc.',
    'Nincs még vége: {scorer} betalál, {side} zárkózik, {minute}. perc, {score}.',
  ],
  'goal/scramble': [
    'GÓL! {Side} betalál, {minute}. perc: {score}. Góllövőnek már senki sem maradt.',
    'GÓL, és senki sem tudja, ki ért bele utoljára: {side}, {minute}. perc, {score}.',
  ],
  'hazard/injury/struck': [
    'Sérülésveszély, {man} ({club}): a dobás {die}. 2-esnél megsérül.',
    '{man} ({club}) a lábát fogja, és int a kispadnak (dobás: {die}).',
    'Nagy csattanás, {man} ({club}) a gyepen fekszik (dobás: {die}).',
  ],
  'hazard/injury/spared': [
    'Sérülésveszély, {man} ({club}): a dobás {die}. Csak 2-esnél sérülne meg.',
    '{man} ({club}) elesik, megrázza magát és feláll (dobás: {die}).',
    'Megkönnyebbülés: {man} ({club}) csak sántít néhány lépést (dobás: {die}).',
  ],
  'hazard/yellow/struck': [
    'Sárga lap veszélye, {man} ({club}): a dobás {die}. 0-nál vagy 1-nél sárga jár.',
    '{man} ({club}) szabálytalan, a játékvezető a zsebéhez nyúl (dobás: {die}).',
    '{man} ({club}) mezt rángat, a játékvezető szeme láttára (dobás: {die}).',
  ],
  'hazard/yellow/spared': [
    'Sárga lap veszélye, {man} ({club}): a dobás {die}. Csak 0-nál vagy 1-nél járna sárga.',
    '{man} ({club}) szabálytalan, de nem járt rosszul (dobás: {die}).',
    'A játékvezető továbbot int: {man} ({club}) szerencsés (dobás: {die}).',
  ],
  'hazard/red/struck': [
    'Piros lap veszélye, {man} ({club}): a dobás {die}. 3-asnál kiállítják.',
    '{man} ({club}) elveszti a fejét (dobás: {die}).',
    'Ez sok volt: {man} ({club}) túllőtt minden határon (dobás: {die}).',
  ],
  'hazard/red/spared': [
    'Piros lap veszélye, {man} ({club}): a dobás {die}. Csak 3-asnál állítanák ki.',
    'Megáll a levegő, de {man} ({club}) maradhat (dobás: {die}).',
    '{man} ({club}) forr a dühtől, de időben lehiggad (dobás: {die}).',
  ],
  injured: [
    '{man} megsérült, a mérkőzésen már nem játszhat; {side} nélküle folytatja.',
    '{Side} elveszíti egy emberét: {man} sérülten hagyja el a pályát.',
  ],
  booked: [
    'Sárga lap: {man}. {Side} vigyázzon: a másodiknál kiállítják.',
    '{Side} sárgát kap: {man} neve bekerül a noteszba.',
  ],
  'sent-off': [
    'Piros lap: {man} kiállítva a mérkőzés végéig. Senki sem pótolja, {side} eggyel kevesebb emberrel játszik.',
    'Azonnali piros: {man} mehet zuhanyozni, {side} egy emberrel kevesebb.',
  ],
  'sent-off/second-yellow': [
    'A második sárga piros: {man} kiállítva. Senki sem pótolja, {side} eggyel kevesebb emberrel játszik.',
    'Eggyel több sárga a kelleténél: {man} mehet, {side} egy emberrel kevesebb.',
  ],
  'came-on': [
    '{Side}: {man} áll be a sérült {for} helyett. Ez nem vesz el a cserékből.',
    '{for} sérülten le, {man} be: {side} azonnal pótol.',
  ],
  'nobody-came-on': [
    '{Side} senkit sem küld be a sérült {for} helyett, és eggyel kevesebb emberrel játszik.',
    '{Side} nem pótolja: {for} helye üresen marad.',
  ],
  'in-goal/keeper': ['{Side} kapujában mostantól {man} áll.', 'Új ember a kapuban: {man}, {side} kapusa.'],
  'in-goal/stand-in': [
    '{Side} kapus nélkül maradt: {man}, egy mezőnyjátékos áll a kapuba a mérkőzés végéig.',
    '{Side} kapujába {man} áll be, pedig mezőnyjátékos.',
  ],
  'goal-empty': [
    'Nincs, aki kapuba álljon: {side} kapuja üres marad.',
    'Üres kapu! {Side} már senkit sem tud beállítani.',
  ],
  'period-over': [
    '{minute} perc után vége a negyedórának. Az állás: {score}.',
    '{minute} perc lement, az állás {score}.',
    'Az állás {minute} perc után {score}.',
  ],
  'period-over/half-time': ['Félidő: {score}.', 'A játékvezető szünetet fúj, az állás {score}.'],
  'period-over/last': ['Letelt a {minute} perc: {score}.', 'Sípszó {minute} perc után, az állás {score}.'],
  'extra-time': [
    'Egyenlő, {score}: hosszabbítás jön, két negyedóra, csak fehér lapokkal.',
    '{score}, ez senkinek sem elég. Elő a fehér lapokkal, jön a hosszabbítás!',
  ],
  'shoot-out': [
    'Még mindig egyenlő, {score}: büntetők döntenek.',
    '{score} a hosszabbítás után: büntetőpárbaj dönt.',
  ],
  'takers-ready': ['{Side} megnevezte a büntetőlövőit.', 'Kész a névsor, {side} várja a büntetőt.'],
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
    'Még mindig egyenlő: mindkét oldal lő még egyet, {pair}. pár a hirtelen halálban.',
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
