import { abilitiesHu } from './abilities.hu.ts'
import { commentaryHu } from './commentary.hu.ts'
import { firstTimesHu } from './first-times.hu.ts'
import { namesHu } from './names.hu.ts'
import type { CaptainTsubasaText } from './text.ts'

export const hu: CaptainTsubasaText = {
  firstTimes: firstTimesHu,
  name: 'Captain Tsubasa',
  names: namesHu,
  abilities: abilitiesHu,
  commentary: commentaryHu,
  nothing: 'semmi',
  seats: { home: 'Hazai', away: 'Vendég' },
  endings: {
    'normal-time': 'rendes játékidőben',
    'extra-time': 'hosszabbítás után',
    'joint-champions': 'közös bajnokok',
  },
  keepsBall: 'nálad marad a labda',
  story: {
    attacks: 'támadások',
    shots: 'lövések',
    passes: 'sikeres passzok',
    won: 'megnyert párharcok',
    saves: 'védések',
    specials: 'különleges lövések',
    cards: 'kijátszott lapok',
    tokens: 'elköltött zsetonok',
    bookings: 'sárga és piros lapok',
  },
  terms: {
    firstGame: {
      name: 'Első mérkőzés',
      what: 'Félidőnként négy kör, a szurkolók, a kimerültséglapok és nyolc meccslap nélkül.',
    },
    motivation: {
      name: 'Motiváció',
      what: 'Csapatonként négy játékos menet közben megerősödhet, zsetonokért.',
    },
    guaranteedSuccess: {
      name: 'Biztos siker',
      what: 'A 6-os dobás az 1-es ellen mindig nyer, akármennyi a két összeg.',
    },
    transfers: {
      name: 'Átigazolások',
      what: 'Menet közben négy olyan játékos igazolható le zsetonokért, aki nem vett részt abban a döntőben.',
    },
  },
  options: {
    card: '{card} {values}',
    motivate: '{player} motiválása {values}, ára {price}',
    sign: '{player} leigazolása {values}, ára {price}',
    signKeeper: '{player} leigazolása a kapusod helyére {values}, ára {price}',
    withAbilities: '{card}: {abilities}',
    top: '{top} (még {left})',
    save: '{card} ({results})',
    action: '{action}: {own}, az ellenfél {rival}',
    spend: '{count} zseton',
    spendNone: 'zseton nélkül',
    spendTo: '{spent}: {own}, az ellenfél {rival}',
    reroll: '{roll} (most {die})',
    rerollBy: '{roll}, ezzel: {card}',
    onlyMust: '{ability} ({only})',
  },
  decisions: {
    start: 'te kezdesz',
    'let-start': 'az ellenfeled',
    top: 'a legfelső meccslap, látatlanban',
    stop: 'megállsz: ebben a támadásban nincs több lapod; az ellenfeled folytathatja',
    skip: 'nem kéred',
    'skip/ability': 'képesség nélkül: a támadás nélküle megy tovább',
    'skip/motivate': 'senkit: vége a lépésnek',
    'skip/reroll': 'minden maradjon így',
    'skip/save': 'nem dobsz: ez gól',
    'token-shot': 'egy lövés-zseton',
    'token-pass': 'egy passz-zseton',
    'token-defence': 'egy védekezés-zseton',
    'reroll-own': 'a te kockád újra',
    'reroll-other': 'az ellenfél kockája újra',
    'reroll-keeper': 'a kapus kockája újra',
    'use-1': 'az első képesség',
    'use-2': 'a második képesség',
  },
  prompts: {
    toss: ['Te kezdesz?', 'Megnyerted a sorsolást: támadj először most, vagy először a második félidőben.'],
    'draft/attack': [
      'Vegyél el egy meccslapot.',
      'Mostantól a tiéd, és már ebben a támadásban kijátszható: egy nyílt lap, vagy látatlanban a legfelső. Te támadsz, az ellenfeled már elvette a magáét.',
    ],
    'draft/defence': [
      'Vegyél el egy meccslapot.',
      'Mostantól a tiéd, és már ebben a támadásban kijátszható: egy nyílt lap, vagy látatlanban a legfelső. Te védekezel, és te választasz először.',
    ],
    'draft/attack/open': [
      'Vegyél el egy nyílt meccslapot.',
      'Rejtett lap már nincs. Mostantól a tiéd, már ebben a támadásban is. Te támadsz, az ellenfeled már elvette a magáét.',
    ],
    'draft/defence/open': [
      'Vegyél el egy nyílt meccslapot.',
      'Rejtett lap már nincs. Mostantól a tiéd, már ebben a támadásban is. Te védekezel, és te választasz először.',
    ],
    'turn/attack': [
      'Játssz ki lapot a támadáshoz, vagy állj meg.',
      'Felváltva raktok. {limit} lapnál, vagy ha mindketten megálltatok, te választasz: lövés (gól) vagy passz (újra támadsz). Megállsz: nincs több lapod.',
    ],
    'turn/defence': [
      'Játssz ki lapot a védekezéshez, vagy állj meg.',
      'Felváltva raktok. {limit} lapnál, vagy ha mindketten megálltatok, ők lőnek vagy passzolnak. Megállsz: nincs több lapod, ők folytathatják.',
    ],
    ability: [
      'Használsz egy képességet?',
      '{card} most tehet valamit; nem kötelező. Minden képesség egyszer, tetszőleges sorrendben.',
    ],
    token: [
      'Milyen zsetont szerzel?',
      'Ki adja: {card}. Közvetlenül a dobás előtt költheted el, most vagy később: 1 pontot ad a maga fajtájához.',
    ],
    'token/several': [
      'Milyen zsetont szerzel?',
      'Ki adja: {card}. Ennyit választhatsz még: {left}. A dobás előtt elköltve mind 1 pontot ad a maga fajtájához.',
    ],
    'token/short': [
      'Milyen zsetont szerzel?',
      'Ki adja: {card}. Ezekből a tartalékodban már csak {left} van. A dobás előtt elköltve mind 1 pontot ad a maga fajtájához.',
    ],
    'target/play': [
      'Melyik másik lapot játszod ki?',
      '{card} révén még egy lapot kijátszhatsz a kezedből. Nem kötelező: a visszavonással lemondhatsz róla.',
    ],
    'target/recall': [
      'Melyik eldobott lapot játszod ki?',
      '{card} révén kijátszhatsz egy lapot a dobópaklidból.',
    ],
    'target/recall-hand': [
      'Melyik eldobott lapot veszed vissza?',
      '{card} révén a kezedbe vehetsz egy lapot a dobópaklidból.',
    ],
    'target/remove': [
      'Kezed melyik lapját veszed ki?',
      '{card} miatt végleg kikerül a mérkőzésből: többé nem tér vissza.',
    ],
    'target/discard': [
      'Az ellenfél melyik lapját dobatod el?',
      '{card} révén levehetsz egy lapot a játékterületéről. Az értékei többé nem számítanak.',
    ],
    'target/swap': [
      'Melyik kijátszott lapodat dobod el?',
      '{card} révén lecserélsz egy másik lapot a játékterületeden: azt eldobod, és kijátszol helyette egyet a kezedből.',
    ],
    'target/swap-in': [
      'Melyik lapot játszod ki helyette?',
      '{card} révén kijátszhatsz egyet a kezedből az eldobott helyett.',
    ],
    'target/must': [
      'Dobj el egy lapot a kezedből.',
      'Ez az ára: {card}. A lapon álló százalék az, ami nélküle marad.',
    ],
    'target/replace': ['Melyik kapusod adja át a helyét?', '{card} jön helyette; ő elhagyja a mérkőzést.'],
    motivate: [
      'Motiválod valamelyik játékosodat?',
      'Zsetonokért a mérkőzés végéig erősebb lesz. Utána véget ér a lépésed.',
    ],
    'motivate/sign': [
      'Leigazolsz valakit?',
      'Zsetonokért a mérkőzés végéig hozzád kerül. Utána véget ér a lépésed.',
    ],
    'motivate/or-sign': [
      'Motiválsz valakit, vagy leigazolsz valakit?',
      'Zsetonokért, a mérkőzés végéig. Utána véget ér a lépésed.',
    ],
    action: [
      'Lövés vagy passz?',
      'Lövésből gól lehet; passz után újra támadsz. Lövés {shot}, passz {pass}, az ellenfél védekezése {defence}; jönnek még a zsetonok és egy-egy kocka.',
    ],
    'spend/attack': [
      'Hány {token}t költesz el?',
      '{Action}: {attack}, az ellenfél védekezése: {defence}. Minden zseton 1 pont. Az ellenfeled utánad dönt, aztán mindketten dobtok.',
    ],
    'spend/defence': [
      'Hány {token}t költesz el?',
      'Az ellenfél támadása ({action}): {attack}, a védekezésed: {defence}. Minden zseton 1 pont, aztán mindketten dobtok; egyenlőnél ők nyernek.',
    ],
    'reroll/attack': [
      'Újradobatsz egy kockát?',
      'A te dobásod {own}, az ellenfeledé {other}: a támadásod {attack}, a védekezése {defence}. Az új dobás érvényes, akár jobb, akár rosszabb.',
    ],
    'reroll/defence': [
      'Újradobatsz egy kockát?',
      'A te dobásod {own}, az ellenfeledé {other}: a védekezésed {defence}, a támadása {attack}. Az új dobás érvényes, akár jobb, akár rosszabb.',
    ],
    'reroll/sure-own': [
      'Újradobatsz egy kockát?',
      'A te dobásod 6, az ellenfeledé 1: garantált siker, te nyersz, bármennyi is az összeg.',
    ],
    'reroll/sure-other': [
      'Újradobatsz egy kockát?',
      'A te dobásod 1, az ellenfeledé 6: garantált siker, ő nyer, bármennyi is az összeg.',
    ],
    'reroll-keeper': [
      'Újradobatod a kapus kockáját?',
      'A kapus dobása: {die}. Egy lapod egyszer enged új dobást, és az érvényes.',
    ],
    'after-dice/attack': [
      'Motiválsz valakit, hogy megfordítsd?',
      'A te dobásod {own}, az ellenfeledé {other}: a támadásod {attack}, a védekezése {defence}.',
    ],
    'after-dice/defence': [
      'Motiválsz valakit, hogy megfordítsd?',
      'A te dobásod {own}, az ellenfeledé {other}: a védekezésed {defence}, a támadása {attack}.',
    ],
    'after-dice/sure-other': [
      'Motiválsz valakit egy új dobásért?',
      'A te dobásod 1, az ellenfeledé 6: garantált siker, ő nyer, bármennyi is az összeg. A motivált játékos megismételtethet egy dobást.',
    ],
    'after-dice/ahead': [
      'Motiválsz valakit, hogy biztosra menj?',
      'Ahogy most áll, neked kedvez, de az ellenfeled egyik lapja ezt még megfordíthatja. A motivált játékos lapot vehet le a játékterületéről.',
    ],
    'after-dice-keeper': [
      'Motiválsz valakit egy új dobásért?',
      'A kapus dobása: {die}. A motivált játékos megismételtetheti.',
    ],
    save: [
      'Dobsz a kapusodért?',
      'A lövésük túljutott a védelmeden. Ha megfogja, tiéd a labda; szöglet után újra ők támadnak.',
    ],
    'save/motivate': [
      'Motiválsz valakit, aki kivédi a lövést?',
      'Túljutott a védelmeden, és a játékterületeden senki sem háríthatja.',
    ],
    'special/attack': [
      'Válaszd ki a különleges lövésedet.',
      'Gól lesz belőle, hacsak meg nem állítja az a védekezés, amelyet az ellenfeled veled egyszerre választ.',
    ],
    'special/defence': [
      'Válassz védekezést a különleges lövés ellen.',
      'Az ellenfeled veled egyszerre választ lövést; ha a védekezésed nem állítja meg, gól.',
    ],
  },
  tooFar: 'Új dobás ezen nem változtathat.',
  beforeThat: {
    motivate: 'Előtte motiválhatsz valakit.',
    sign: 'Előtte leigazolhatsz valakit.',
    either: 'Előtte motiválhatsz vagy leigazolhatsz valakit.',
  },
  refusals: {
    'options-malformed':
      'A választható szabályok nem olvashatók; objektum kell, benne megnevezett beállításokkal.',
    'option-unknown':
      'Nincs ilyen választható szabály: „{option}”; ismert a firstGame, a motivation, a guaranteedSuccess, a transfers és a cards.',
    'option-unknown-value':
      'A választható szabály („{option}”) értéke nem lehet „{value}”, csak true vagy false.',
    'build-malformed': 'Ez nem összeállítás: csapat (team) kell bele.',
    'team-unknown': 'Itt nincs ilyen csapat: „{team}”. Válassz: nankatsu vagy toho.',
    'same-team': 'Mindkét edző ezt a csapatot kéri: {team}. Egyiküknek a másikat kell irányítania.',
    'card-set-malformed':
      'Ez nem kártyakészlet: name, version, starting, match, motivation, transfers, shots és defences kell bele.',
    'card-set-unnamed': 'A kártyakészlet „{field}” mezője látható, legfeljebb 60 karakteres szöveg legyen.',
    'card-set-not-ours':
      'A „{name}” név csak a Libero lapjait illeti, ezek pedig nem azok, amelyek {version}. változatként megjelentek. Adj a készletednek saját nevet.',
    'card-id':
      'Az azonosító nem jó: „{id}”. Minden lapnak saját kell, kisbetűkből, számjegyekből és kötőjelekből, és nem lehet azonos a mérkőzés egyik döntésével sem.',
    'card-name': 'A lap neve 1–60 karakter legyen: „{id}”.',
    'card-values': '„{id}”: {field} egész szám legyen −9 és 9 között.',
    'card-source': '„{id}”: a {field} mezőben álljon, honnan való: rulebook, public vagy designed.',
    'card-mark': 'A jelölés („{mark}”) csak true lehet, vagy hiányozhat; a lap: „{id}”.',
    'card-team': 'A lap nankatsu vagy toho lapja legyen: „{id}”.',
    'card-number': '„{id}” mezszáma nem lehet „{number}”: egész szám 1 és 99 között, vagy hiányzik.',
    'card-price':
      '„{id}”: {field} nem ár; lövés-, passz- vagy védekezés-zsetonban (shot, pass, defence) áll, fajtánként legfeljebb {most}.',
    'card-abilities': 'A képességek listája legfeljebb {most} elemű, de üres is lehet; a lap: „{id}”.',
    'ability-unknown': 'A lapon („{id}”) nem létező képesség áll: „{ability}”.',
    'ability-value':
      'A képességnek („{ability}”) ez az adata hiányzik vagy nem lehet helyes: „{word}”; a lap: „{id}”.',
    'ability-word': 'A képességhez („{ability}”) nem tartozhat ilyen adat: „{word}”; a lap: „{id}”.',
    'ability-must': 'A képességnek („{ability}”) nem lehet ez a kötelező része: „{must}”; a lap: „{id}”.',
    'ability-twice': 'A lapon („{id}”) nem állhat kétszer ugyanaz a képesség: „{ability}”.',
    'starting-cards': 'A {team} kezdőlapjainak száma {needed} legyen, ne {cards}.',
    'match-half': 'A lap az 1. vagy a 2. félidőhöz tartozzon: „{id}”.',
    'match-cards': 'Ebben a félidőben ({half}.) a meccslapok száma {needed} legyen, ne {cards}.',
    'match-advanced':
      'Ebben a félidőben ({half}.) az első mérkőzésen kimaradó meccslapok (advanced) száma {needed} legyen, ne {cards}.',
    'motivation-cards': 'A {team} motivációs lapjainak száma {needed} legyen, ne {cards}.',
    'motivation-of': '„{id}” a saját csapata egyik kezdőlapját motiválja, ne ezt: „{of}”.',
    'transfer-cards': 'A kártyakészletben az átigazolások száma {needed} legyen, ne {cards}.',
    'special-cards':
      'A(z) {field} lista nem hiányozhat, és csapatonként legfeljebb {most} különleges lap lehet benne.',
    'special-shot-misplaced':
      '„{id}”: a különleges lövés a két csapat egyikéé, és a lapon álljon, hogy melyiké.',
    'defence-stops':
      '„{id}” a másik csapat lövéseit állítsa meg, mindegyik egyszer szerepeljen, ne ez: „{shot}”.',
    'bookings-malformed':
      'Ez mondja meg, mit tesz egy figyelmeztetés: „{field}”; „yellow” és „red” legyen benne, mindkettőben shot, pass és defence, más semmi.',
    'booking-penalty': 'Ez egész szám legyen −{most} és 0 között, a nyomtatott mínuszjellel: „{field}”.',
    'position-foreign':
      'Ez nem Captain Tsubasa-állás, vagy olyan formában van, amelyet itt nem lehet elolvasni.',
    'position-field': 'Az állásnak ez az adata hiányzik vagy nem lehet helyes: „{field}”.',
    'not-an-option': 'Ez most nem választható; válassz a felkínált lehetőségek közül.',
    'no-card-now': 'Most nem választhatod, mert más a kérdés: {card}.',
    'not-in-hand': 'Nincs a kezedben: {card}. Játssz ki egy lapot a kezedből, vagy állj meg.',
    'not-in-area': 'Nincs a játékterületeden: {card}.',
    'not-to-be-chosen': 'Itt nem választhatod: {card}. Válassz a felkínált lapok közül.',
    'not-on-the-field':
      'Nem veheted el: {card}. Csak a pálya nyílt lapjai közül választhatsz, vagy a pakli legfelsőjét.',
    'no-match-card-left': 'A meccslapok paklija üres; vegyél el egy nyílt lapot.',
    'taken-only-in-the-draw-phase':
      'A pályáról nem játszhatod ki: {card}. Meccslapot a húzási szakaszban lehet elvenni.',
    'limit-reached':
      '{card}: most nem kerülhet több lap a játékterületedre, mert betelt a határ, vagy már megálltál.',
    'no-such-ability': '{card}: nincs {ability}. képessége.',
    'ability-used': '{card}: ezt a képességet ({ability}.) már használtad, és csak egyszer lehet.',
    'ability-after-the-dice': '{card}: ennek a képességnek ({ability}.) a kockadobás után van itt az ideje.',
    'ability-without-effect': '{card}: ennek a képességnek ({ability}.) most nem volna hatása.',
    'only-in-the-attack-phase':
      '{card}: most nem hozhat több lapot játékba, mert a támadó szakasz véget ért, vagy már megálltál.',
    'only-in-attack': '{card}: ez a képesség ({ability}.) csak a támadó félé.',
    'only-in-defence': '{card}: ez a képesség ({ability}.) csak a védekező félé.',
    'special-shot-of-other-team':
      '{card}: a másik csapat különleges lövésének neked csak az értékei számítanak.',
    'compulsory-part-impossible':
      '{card}: a képesség ({ability}.) kötelező részét most nem tudnád végrehajtani.',
    'token-not-offered': 'Ez a képesség nem ad {token}t; válassz másik fajtát.',
    'pool-full': 'A készletedbe nem fér több {token}; válassz másik fajtát.',
    'reserve-empty':
      'A tartalékodban nincs {token}: amit elköltöttél, a rendrakásig félre van téve. Válassz másik fajtát.',
    'too-few-tokens': 'Ennyit nem költhetsz el; {token} a készletedben: {count}.',
    'keeper-has-rolled': 'A kapus már dobott: most csak az ő dobása ismételhető meg.',
    'keeper-has-not-rolled': 'Kapus nem dobott; a saját dobásodat vagy az ellenfélét választhatod.',
    'no-reroll': 'Nincs a játékterületeden olyan lap, amely megismételtethet egy dobást.',
    'does-not-save': 'Ezzel a lappal nem háríthatod a lövést: {card}.',
    'motivation-not-agreed': '{player} nem motiválható: ez a mérkőzés motiváció nélkül zajlik.',
    'motivation-not-now': '{player} ennél a kérdésnél nem motiválható.',
    'already-motivated': '{player} nem motiválható: ez egy mérkőzésen csak egyszer lehetséges.',
    'player-not-played': '{player} nem motiválható: nincs a játékterületeden.',
    'transfers-not-agreed': 'Igazolás nem lehetséges ({player}): ez a mérkőzés átigazolások nélkül zajlik.',
    'not-on-the-transfer-list': 'Igazolás nem lehetséges ({player}): a lap nincs az átigazolási listán.',
    'no-keeper-to-replace':
      '{player} nem igazolható: nincs a játékterületeden kapus, akinek a helyére állhatna.',
    'cannot-pay': 'Ehhez kevés a zsetonod: {player}, ára {price}.',
  },
}
