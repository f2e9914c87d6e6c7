import type { TableText } from './text.ts'

export const hu: TableText = {
  refusals: {
    'not-your-turn': 'Nem te következel: a másik edzőnek kell döntenie.',
    'match-is-over': 'A mérkőzésnek vége; nincs már miről dönteni.',
    'decision-unknown': 'Ilyen döntés itt nincs: „{decision}”. Válassz a lehetőségek közül.',
    'match-still-running': 'Mindent csak a végső sípszó után lehet látni, és a mérkőzés még tart.',
    'nothing-to-take-back': 'Még nem döntöttél semmiről, amit visszavonhatnál.',
    'too-late-to-take-back':
      'Ezt már nem lehet visszavonni: közbeszólt a véletlen, vagy kiderült valami rejtett.',
    'already-answered': 'Ezt már nem lehet visszavonni: a másik edző válaszolt rá.',
    'name-unprintable':
      'Ami itt áll, így nem mutatható meg: „{field}”. Vagy üres, vagy vezérlőkarakter, illetve más láthatatlan karakter van benne.',
    'builds-missing': 'A mérkőzés csak akkor kezdődhet, ha mindkét edző leadta a csapatát.',
    'chance-exhausted': 'Elfogyott a felsorolt véletlen: nincs {entry}. elem.',
    'chance-impossible': 'A felsorolt véletlen lehetetlent mond, itt: {entry}. elem.',
    'record-too-long': 'A felvétel {most} karakternél hosszabb, ezért nem olvassuk be.',
    'record-damaged': 'A felvétel sérült: részei hiányoznak vagy olvashatatlanok.',
    'record-foreign': 'Ez nem egy mérkőzés felvétele.',
    'record-format-unknown': 'A felvétel formája itt nem olvasható: „{format}”.',
    'record-edited': 'A felvételt utólag megváltoztatták: nem egyezik az ellenőrző összege.',
    'record-other-game': 'A felvétel másik játéké: „{game}”.',
    'record-other-rules': 'A felvétel más szabályok szerint készült: „{rules}”.',
    'record-other-cards': 'A felvétel más kártyákkal készült: „{name}”, változat: {version}.',
    'record-illegal-decision': 'A felvétel {number}. döntése nem volt szabályos: „{decision}”.',
    'record-other-outcome': 'A felvétel mérkőzése másképp ér véget, mint ahogy a felvétel állítja.',
    'line-too-long': 'A sor {most} bájtnál hosszabb, ezért nem olvassuk be.',
    'line-malformed': 'A sor nem olvasható: minden sor egy JSON-objektum legyen.',
    'id-malformed':
      'Az id legfeljebb {most} karakteres szöveg, egyszerű számjegyekkel írt egész szám {largest} értékig, vagy null lehet.',
    'command-unknown': 'Nincs ilyen parancs: „{command}”.',
    'no-match': 'Még nem indult mérkőzés; előbb indíts egyet.',
    'field-missing': 'Hiányzik ez a mező: „{field}”.',
    'field-malformed': 'Ennek a mezőnek az értéke itt nem használható: „{field}”.',
  },
  place: 'A hiba itt kezdődik: {line}. sor, {column}. oszlop.',
  rules: {
    T1: 'Csak az az edző dönt, akit éppen kérdeznek. Ha a mérkőzésnek vége, már senkit sem kérdeznek.',
    T2: 'Dönteni csak a felkínált lehetőségek közül lehet. Amit az asztal elutasít, az semmin sem változtat.',
    T3: 'A felvételt vagy egészben olvassuk, vagy sehogy. Sértetlennek kell lennie, illenie kell a játékhoz, a szabályaihoz és a kártyáihoz, és minden döntésének szabályosnak kell lennie.',
    T4: 'Az edző addig vonhatja vissza az utolsó döntését, amíg emiatt nem szólt bele a véletlen, nem derült ki semmi rejtett, és a másik edző nem válaszolt rá.',
    T5: 'A végső sípszóig minden edző csak azt látja, amit tudhat, a lelátó pedig csak azt, amit mindketten tudhatnak. Mindent csak utána lehet látni.',
    T6: 'A véletlent húzás helyett fel is lehet sorolni. Az elemek sorban fogynak, és mindegyiknek lehetségesnek kell lennie, amikor sorra kerül.',
    T7: 'Mindkét edző lezárva adja le a csapatát. A kettőt egyszerre nyitják fel, amint mindkettő megvan, és nem előbb.',
    T8: 'Aminek az asztalnál neve van, kártya, csapat vagy keret, azt látható névvel kell illetni: nem lehet üres, és nem lehet benne vezérlőkarakter, írásirányt fordító jel vagy más láthatatlan karakter. A korábbi felvételeket továbbra is olvassuk; amit nem lehet megmutatni bennük, azt egy jel helyettesíti.',
    P1: 'A házigazdával sorokban lehet beszélni, soronként egy JSON-objektummal. Minden sorra válasz jön.',
  },
}
