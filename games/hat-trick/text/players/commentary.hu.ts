import type { PlayersCommentary } from './commentary.ts'

/** Amit csak a Játékosok kiegészítő mesél el, magyarul. */
export const playersCommentaryHu: PlayersCommentary = {
  skill: [
    '{Man} ({team}) használja a képességét ({type}, {face}): {aim}.',
    'Képesség! {Side} játékosa {man} ({type}, {face}): {aim}.',
    'Most {man} jön ({team}; {type}, {face}): {aim}.',
    'Figyelem, {man} ({team}; {type}, {face}): {aim}.',
    '{Side} beveti {manObject} ({type}, {face}): {aim}.',
  ],
  'skill/borrowed/team-mate': [
    '{Man} ({team}; {type}, {face}) kölcsönvesz egy képességet a társától ({from}, {fromType}): {aim}.',
    'Kölcsönben! {Man} ({team}; {type}, {face}) a társa, {from} ({fromType}) módjára: {aim}.',
    'Most {man} ({team}; {type}, {face}) azt teszi, amit a társa, {from} ({fromType}): {aim}.',
  ],
  'skill/borrowed/opponent': [
    '{Man} ({team}; {type}, {face}) kölcsönvesz egy képességet ({rivalTeam}, {from}, {fromType}): {aim}.',
    'Kölcsönben! {Man} ({team}; {type}, {face}) az ellenfél, {from} ({rivalTeam}, {fromType}) módjára: {aim}.',
    'Most {man} ({team}; {type}, {face}) azt teszi, amit {from} ({rivalTeam}, {fromType}): {aim}.',
  ],
  prevented: [
    '{Man} ({team}) azonnal ott van: {other} ({rivalTeam}) most nem használhat képességet.',
    'Nincs képesség, {other} ({rivalTeam}) nem jut szóhoz: {side} odaállította {manObject}.',
    '{Team}: {man} közbelép, {other} ({rivalTeam}) így nem használhat képességet.',
  ],
  'changed-places/free': [
    '{Man} ({team}) üres mezőre megy, {line}. sor.',
    '{Man} ({team}) ott bukkan fel, ahol senki sem állt ({line}. sor).',
    'Szabad volt a mező ({line}. sor): {side} odaküldi {manObject}.',
  ],
  'changed-places/team-mate': [
    '{Man} és a társa, {other} ({team}) helyet cserél. {Man} új helye: {line}. sor.',
    '{Man} ({team}) új helye {line}. sor, a régit a társa, {other} foglalja el.',
    '{Side} átrendeződik: {man} új helye {line}. sor, a régire a társa, {other} kerül.',
    'Helycsere: {side} átküldi {manObject} ({line}. sor), a helyére {other} megy.',
  ],
  'changed-places/opponent': [
    '{Man} ({team}) és {other} ({rivalTeam}) helyet cserél. {Man} új helye: {line}. sor.',
    '{Man} ({team}) átmegy ({line}. sor), a régi helyére {other} ({rivalTeam}) kerül.',
    '{Side} átküldi {manObject} ({line}. sor), {other} ({rivalTeam}) kénytelen helyet cserélni.',
  ],
  'changed-wing': [
    '{Man} ({team}) mostantól a {flank} oldalon játszik.',
    '{Team}: {man} oldalt vált, mostantól a {flank} oldalhoz tartozik.',
    'Oldalváltás: {side} mostantól a {flank} oldalon játszatja {manObject}.',
  ],
  'took-ball/team-mate': [
    '{Man} ({team}) átveszi a labdát a társától ({from}).',
    '{Team}: nem {from}, hanem {man} a labdás.',
    '{Side} labdában marad: {from} után {man} a labdás.',
  ],
  'took-ball/opponent': [
    '{Man} ({team}) elveszi a labdát, {from} ({rivalTeam}) hoppon marad!',
    'Eddig {from} ({rivalTeam}) volt a labdás, most már {man}: {side} labdát szerzett.',
    '{Side} labdája: {man} gyorsabb volt, {from} ({rivalTeam}) elveszítette.',
  ],
  kept: [
    '{Man} ({team}) megtartja a labdát: a képessége miatt nem kell keresztbe passzolnia.',
    'Most nem megy keresztbe: {side} labdása továbbra is {man}.',
    '{Team}: {man} nem köteles keresztpasszt adni, és nem is ad.',
  ],
  'laid-off': [
    '{From} ({team}) rögtön továbbadja a labdát {toTo}.',
    '{Team}: egy érintés, {from} már adja is {toTo}.',
    'Egyből tovább: {from} megtalálja {toObject}, {side} labdában marad.',
  ],
  'laid-off/chosen': [
    'Nem {from} kapja a labdát: {side} választása {to}.',
    '{Team}: {from} átengedi, {to} a labdás.',
    '{Side} választhat, és nem {from}, hanem {to} kapja a labdát.',
  ],
  'dribbled/on': [
    '{Man} ({team}) továbbviszi a labdát ({line}. sor), és {past} cserél vele helyet.',
    '{Team}: {man} továbbjut a labdával ({line}. sor), {past} hátrébb kerül.',
    'Még egy mező: {side} labdása, {man} továbbmegy ({line}. sor), a helyére {past} kerül.',
  ],
  'foul-checked/foul': [
    '{Man} ({team}) szabálytalanul ment neki a labdásnak! A húzott lap dönt: {card}.',
    '{Side} lapot húz: {card}; ez túl kemény volt, {man} szabálytalankodott.',
    'Szabályos volt? {Man} a labdás ellen, {side} ezt húzza: {card}. Nem, szabálytalanság!',
  ],
  'foul-checked/clean': [
    '{Man} ({team}) szabályosan elszorítja a labdást. A húzott lap dönt: {card}.',
    '{Side} lapot húz: {card}; tiszta volt, {man} elszorítja a labdást.',
    'Szabályos volt? {Man} a labdás ellen, {side} ezt húzza: {card}. Igen, mehet tovább!',
  ],
  'foul-checked/no-card': [
    '{Side} nem tud lapot húzni: {man} nem szabálytalankodott a labdással szemben.',
    'Nincs lap, amely {manTo} ártana: szabályos, {side} játszik tovább.',
    '{Man} ({team}) nekimegy a labdásnak; húzható lap nélkül ez szabályos.',
  ],
  'corner-chosen/regular': [
    '{Side} választása az alap kapuslapokkal: {corner}.',
    'Alap kapuslapok, {side} ezt választja: {corner}.',
    'A sztár kíméli magát: {side} az alap kapuslapokkal véd, irány: {corner}.',
  ],
  'keeper-changed/star': [
    'Eltalálta az irányt: {side} kapusa mostantól sztár.',
    '{Side} kapujában mostantól sztárkapus áll.',
    'Jól olvasta! Sztár lett a kapus ({team}).',
  ],
  'keeper-changed/regular': [
    'Rossz tipp: {side} kapusa újra alapkapus.',
    '{Side} kapujában már nem sztár áll.',
    'Becsapták! Alapkapus lett a sztárból ({team}).',
  ],
  'goal-kick-shown': [
    '{Side} lapja a kirúgáshoz {card}. Többen is megkaphatják, ezért egy edző választ.',
    'Kirúgás, {side}, {card}: egy edzőnek meg kell mondania, ki kapja.',
    'A kirúgás lapja ({team}) {card}, és nem csak egy játékos várja.',
  ],
  'style-won': [
    '{Side} stíluskártyát nyer ({style}): „{card}”.',
    'Stíluskártya ({style}): {side} ezt kapja: „{card}”.',
    'Ez stílus ({style})! {Side} új kártyája: „{card}”.',
  ],
  'style-declined': [
    '{Side} nem kéri a felkínált stílust.',
    '{Side} nem vesz el stíluskártyát, szabadon választhat később.',
    'Nem ez a stílus: {side} ott hagyja a kártyát.',
  ],
  'style-played': [
    '{Side} stíluskártyát játszik ki („{card}”): {aim}.',
    'Stíluskártya! {Side} lapja „{card}”: {aim}.',
    'Az edző bekiabál ({team}, „{card}”): {aim}.',
  ],
  'style-exchanged': [
    '{Side} {count?új stíluskártyát:új stíluskártyákat} húz: {cards}.',
    'Új {count?stíluskártya:stíluskártyák} ({team}): {cards}.',
    '{count?Visszakerül a használt stíluskártya:Visszakerülnek a használt stíluskártyák}, {side} húz: {cards}.',
  ],
  snapshot: [
    '{Man} ({team}) passz helyett váratlanul lő!',
    'Nincs passz, {man} ellövi: váratlan lövés, {side} mindenkit meglep.',
    'Váratlan lövés! {Side} nem vár tovább, {man} rálövi.',
    '{Side} nem keres jobb helyzetet, váratlan lövés: {man}.',
  ],
  corner: [
    '{Side} szögletet kap! A kapus csak kitolni tudta a labdát. {Man} a labdás.',
    'A kapus csak kitolni tudja: {side} szögletet rúghat, {man} a labdás.',
    'Ujjheggyel védve, így szöglet jön ({team}): {man} megy a labdáért.',
  ],
  substituted: [
    '{Side} cserél, {man}: le „{off}”, be „{on}” ({face}).',
    'Csere ({team}), {man}: „{off}” lejön, „{on}” ({face}) beáll.',
    'Friss erő, {side} lecseréli {manObject}: „{off}” megy, „{on}” ({face}) jön.',
    '{Team}, {man}: „{off}” mára végzett, jön „{on}” ({face}).',
  ],
  accepted: [
    '{Side} elfogadja a lapot.',
    'Nincs reklamálás, {side} játszik tovább.',
    'A csapatkapitány ({team}) hallgat, a lap marad.',
  ],
  'appealed/withdrawn/yellow': [
    '{Man}, a csapatkapitány ({team}) reklamál, és ezt húzza: {card}. Visszavonják a sárgát!',
    'A játékvezető hallgat a kapitányra ({team}, {man}), a lap {card}: mégsem sárga.',
    'A kapitány szava számít: {man} lapja {card}, {side} megússza a sárgát.',
  ],
  'appealed/withdrawn/red': [
    '{Man}, a csapatkapitány ({team}) reklamál, és ezt húzza: {card}. Nincs piros, a játékos marad!',
    'A játékvezető hallgat a kapitányra ({team}, {man}), a lap {card}: mégsincs kiállítás.',
    'A kapitány szava számít: {man} lapja {card}, {side} nem veszít embert.',
  ],
  'appealed/stands': [
    '{Man}, a csapatkapitány ({team}) reklamál, és ezt húzza: {card}. Marad az ítélet.',
    'A játékvezető meghallgatja a kapitányt ({team}, {man}), a lap {card}: semmi sem változik.',
    '{Side} reklamál, a kapitány {man}; {card}, hiába.',
  ],
  'appealed/captain-off': [
    '{Man}, a csapatkapitány ({team}) reklamál, és ezt húzza: {card}. Téves ítélet: őt is kiállítják!',
    'A játékvezető téved, a lap {card}: mehet a kapitány, {man} ({team})!',
    '{Side} reklamál, a kapitány {man}; {card}, és tévesen őt is kiállítják!',
  ],
  'appealed/no-card': [
    '{Man}, a csapatkapitány ({team}) reklamál, de nincs húzható lap: marad az ítélet.',
    'Nincs mit húzni ({team}, a kapitány {man}), minden marad.',
    '{Side} reklamál, a kapitány {man}; lap nélkül hiába.',
  ],
  sum: ['{total} ({players} + {card} + {added} többlet)'],
  'aim/other': ['ahogy a kártyáján áll'],
}
