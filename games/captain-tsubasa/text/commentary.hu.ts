import type { Commentary } from './commentary.ts'

/** Több mondat a mérkőzés minden pillanatára, magyarul. Nevekhez nem kerül rag, ezért mindig alanyesetben állnak. */
const lines: Commentary['lines'] = {
  teams: [
    'Az iskolai bajnokság döntője: {home} és {away} csap össze!',
    'Üdvözöljük a döntőn! {Home} és {away} mérkőzése következik.',
  ],
  toss: [
    'Leesett a labdajelző: {side} nyerte a sorsolást.',
    '{Side} nyerte a feldobást, és dönthet a kezdésről.',
  ],
  'kick-off/first-half': ['Kezdés! {Side} van labdában.', 'Elkezdődött a döntő, és {side} indít.'],
  'kick-off/second-half': [
    'Indul a második félidő, {minute}. perc: {side} végzi el a kezdést.',
    '{minute}. perc, visszatértek a csapatok: a második félidőben {side} kezd.',
  ],
  'kick-off/extra-time': [
    'Elindul a hosszabbítás, {minute}. perc: a sorsolás szerint {side} kezd.',
    '{minute}. perc, jön a hosszabbítás: {side} húzta ki a kezdést.',
  ],
  'kick-off/extra-time-second-half': [
    'A hosszabbítás második félideje, {minute}. perc: most {side} kezd.',
    '{minute}. perc, megint térfélcsere: {side} nyitja a hosszabbítás második félidejét.',
  ],
  'transfer-list': [
    'Az átigazolási listán, mindkét edzőnek: {cards}.',
    'Ma mindkét csapat közülük igazolhat: {cards}.',
  ],
  field: [
    'Új a pályán: {cards}.',
    'Felfordítva a pályára kerül: {cards}.',
    'Meccslapok jönnek a pályára: {cards}.',
  ],
  round: [
    '{round}. kör, {minute}. perc: {side} támad.',
    '{minute}. perc, {round}. kör: {side} indul előre.',
    '{Side} támadásban: {round}. kör, {minute}. perc.',
    'Megy tovább a játék, {round}. kör, {minute}. perc: {side} jön.',
  ],
  'round/stoppage': [
    'Ráadás, {stoppage}. kör, {minute}. perc: {side} támad.',
    '{minute}. perc, {stoppage}. ráadáskör, és még mindig {side} jön.',
    '{Side} újra támad: {stoppage}. ráadáskör, {minute}. perc.',
  ],
  'round/extra-time': [
    'Hosszabbítás, {round}. kör, {minute}. perc: {side} támad.',
    '{minute}. perc, {round}. kör a hosszabbításban: {side} indul előre.',
    '{Side} támad a hosszabbításban: {round}. kör, {minute}. perc.',
  ],
  reshuffled: [
    '{Side} {count} lapból új húzópaklit kever.',
    'Keverés: {sideOf} új húzópaklija {count} lapból áll.',
  ],
  drawn: [
    '{Side} húz {count} lapot: {cards}.',
    '{SideOf} kezébe kerül {count} lap: {cards}.',
    'A húzópakliból jön {count} lap, {side} veszi fel: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} húz {count} lapot.',
    '{SideOf} kezébe {count} új lap kerül.',
    'A húzópakliból {count} lap jön, {side} veszi fel.',
  ],
  'match-card/open': [
    '{Side} elveszi a pályáról: {card}.',
    '{Side} ezt a meccslapot választja: {card}.',
    'A nyílt lapok közül {side} ezt viszi el: {card}.',
  ],
  'match-card/top': [
    '{Side} látatlanban elveszi a legfelső meccslapot; ez az: {card}.',
    'A pakli tetejéről, és csak {side} tudja: {card}.',
  ],
  'match-card/unseen': [
    '{Side} látatlanban elveszi a legfelső meccslapot.',
    'Meccslap a pakli tetejéről: csak {side} tudja, mi az.',
    'Nem kell a nyílt lapokból: {side} a pakliból vesz.',
  ],
  stoppage: [
    'Elfogytak a meccslapok, jön a ráadás! Gól vagy labdavesztés után vége a félidőnek.',
    'Ráadás: a félidő addig tart, amíg a támadó gólt nem lő, vagy el nem veszíti a labdát.',
  ],
  'stoppage/extra-time': [
    'A hosszabbítás e félidejének utolsó köre: gólig vagy labdavesztésig tart.',
    'Innentől egy gól vagy egy elveszített labda lezárja a hosszabbításnak ezt a félidejét.',
  ],
  played: [
    '{Side} kijátssza: {card}; lapok az asztalon: {cards}.',
    'Jön {card}: {side} játszotta ki, eddig {cards} lap fekszik lent.',
    'Itt van {card}! {Side} hozta játékba, az asztalon {cards} lap van.',
    '{Side} újabb lapja {card}; az asztalon így {cards} fekszik.',
    'Már {cards} lap az asztalon: {side} legújabbja {card}.',
  ],
  'played/discard': [
    '{Side} a dobópakliból játssza ki újra: {card}; lapok az asztalon: {cards}.',
    'Visszatér a dobópakliból {card}: {side} lapja, az asztalon most {cards}.',
    '{SideOf} dobópaklijából megint játékban: {card}; az asztalon így {cards} lap van.',
  ],
  'played/exhaustion': [
    'Nehéz lábak: {side} lapja {card}, és semmit sem ér; lapok az asztalon: {cards}.',
    '{Side} kijátssza: {card}. Se értéke, se képessége, de beleszámít: {cards} lap az asztalon.',
  ],
  stopped: [
    '{Side} megáll: ebben a körben nem játszik ki több lapot.',
    '{Side} ennyit szánt erre a körre.',
    '{Side} a kezében tartja a többit.',
    'Elég ennyi: {side} nem tesz le több lapot.',
  ],
  'ability/gain': [
    'Működik {card} képessége: {side} zsetont szerez.',
    'Lendületet ad {card}: {side} zsetonhoz jut.',
    '{Side} tölti a készletét: {card} zsetont hoz.',
    'Zseton jár érte: {card} képességével {side} gyarapszik.',
  ],
  'ability/draw': [
    'Jól jön {card} képessége: {side} húzhat.',
    'Friss lapok: {card} húzást ad, {side} él vele.',
    '{Side} használja {card} képességét, jöhet a húzás.',
  ],
  'ability/play': [
    'Segít {card} képessége: {side} rögtön játszhat még egy lapot.',
    'Utat nyit {card}: {side} azonnal folytatja.',
    '{Side} nem vár: {card} képességével már jön is a következő lap.',
  ],
  'ability/recall': [
    'Van visszaút: {card} képességével {side} elővesz egy lapot a dobópakliból.',
    '{Side} a dobópakliban keresgél, ezt engedi {card} képessége.',
  ],
  'ability/remove': [
    'Búcsú egy laptól: {card} képességével {side} kivesz egyet a mérkőzésből.',
    '{Side} végleg megválik egy laptól, ezt teszi lehetővé {card}.',
  ],
  'ability/discard': [
    'Kemény közbelépés: {card} képességével {side} eléri, hogy {rival} elveszítsen egy lapot.',
    '{Side} használja {card} képességét: {rival} egy lappal szegényebb.',
  ],
  'ability/exhaust': [
    'Megfuttatja őket {card}: {side} bírja, {rival} fárad.',
    '{Side} használja {card} képességét, és {rival} egyre fáradtabb.',
  ],
  'ability/pardon': [
    'Tiszta lappal tovább: {card} képességével {side} megszabadul a sárgától.',
    '{Side} használja {card} képességét, és eltűnik a sárga lap.',
  ],
  'ability/swap': [
    'Csere: {card} képességével {side} az egyik lapját másikra váltja.',
    '{Side} használja {card} képességét: egy lap lejön, másik jön helyette.',
  ],
  'ability/end': [
    'Nincs tovább: {card} képességével {side} lezárja a támadási szakaszt.',
    '{Side} használja {card} képességét, és senki sem játszik ki többet.',
  ],
  'ability/advance': [
    'Megindul {side}: {card} képességével viszi előre a labdát.',
    '{Side} használja {card} képességét, és egyszerűen továbbrohan.',
  ],
  'ability/special-shot': [
    'Most vagy soha: {card} képességével {side} különleges lövésre vállalkozik!',
    '{Side} használja {card} képességét: ebből különleges lövés lesz!',
  ],
  'ability/other': [
    '{Side} használja {card} {ability}. képességét.',
    'Él a lehetőséggel {side}: {card}, {ability}. képesség.',
  ],
  gained: [
    '{SideTo} jár egy {token}: a készletben már {pool}.',
    '{Side} szerzeménye egy {token}, most {pool} van belőle.',
    'Még egy {token}: {side} készletében immár {pool}.',
    'Gyarapszik {sideOf} készlete: egy {token}, ezzel {pool}.',
  ],
  recalled: ['{Side} kézbe veszi a dobópakliból: {card}.', 'Újra {sideOf} kezében: {card}.'],
  removed: [
    'Végleg kikerül a mérkőzésből {card}, {sideOf} lapja.',
    '{SideOf} egyik lapja elhagyja a mérkőzést: {card}.',
    'Nem tér vissza többé {card}: {side} végleg elveszítette.',
  ],
  'removed/exhaustion': [
    'Friss lábak, {side} megszabadul ettől: {card}.',
    '{Side} erőre kap: {card} kikerül a mérkőzésből.',
  ],
  'discarded/hand': [
    '{SideOf} kezéből a dobópakliba kerül: {card}.',
    'Eggyel kevesebb lap van {sideOf} kezében, a dobópakliba került {card}.',
  ],
  'discarded/area': [
    '{SideOf} játékterületéről a dobópakliba kerül: {card}.',
    'Lekerül az asztalról {card}, {sideOf} lapja: irány a dobópakli.',
  ],
  exhausted: [
    'Fárad {side}: {card} kerül a dobópakliba.',
    'Ez sok erőbe került: {side} dobópaklijában landol {card}.',
    '{Side} lihegni kezd: {card} a dobópakliba kerül, és egyszer visszatér.',
  ],
  'booked/yellow': [
    'Sárga lapot kap {side}: a lövés és a passz a mérkőzés végéig {less} ponttal kevesebbet ér.',
    'A játékvezető sárgát mutat: {sideOf} lövéséből és passzából is levonás jár, −{less}.',
  ],
  'booked/red': [
    'Piros lapot kap {side}! Mostantól a lövés és a passz {less}, a védekezés {lessDefence} ponttal kevesebbet ér.',
    'A második sárgából piros lesz: {sideOf} lövése és passza −{less}, védekezése −{lessDefence}.',
  ],
  pardoned: ['{Side} megszabadult a sárga laptól.', 'Nem nyomja többé a sárga lap: {side} fellélegzik.'],
  'attack-over/limit': [
    'Betelt az asztal, {limit} lap: vége a támadási szakasznak.',
    '{limit} lap fekszik lent, többet nem lehet kijátszani.',
    'Ez volt az utolsó, a határ {limit} lap. Most dől el!',
  ],
  'attack-over/stopped': [
    'Mindkét edző megállt: vége a támadási szakasznak.',
    'Senki sem játszik ki többet. Most kell dönteni!',
    'Egyik oldalról sem jön több lap, lehet összeadni.',
  ],
  'attack-over/ability': [
    'A támadási szakasz azonnal véget ér.',
    'Nincs több lap ebben a körben: itt a támadási szakasz vége.',
  ],
  'attack-over/guard': [
    '{most} kijátszott lap egy körben elég: vége a támadási szakasznak.',
    'A játékvezető {most} kijátszott lap után közbelép: ennyi volt a támadási szakasz.',
  ],
  motivated: [
    '{Side} motivál, ára {price}: {replaced} helyén mostantól {card}.',
    'Szárnyakat kap {replaced}! {Side} ennyit ad érte: {price}. Mostantól {card}.',
  ],
  signed: [
    'Igazolás! {Side} új embere {card}, ára {price}.',
    'Aláírt {card}, {side} ennyit fizet érte: {price}.',
  ],
  'signed/replaced': [
    'Igazolás! {Side} új kapusa {card}, ára {price}; {replaced} kikerül a mérkőzésből.',
    'Váltás {sideOf} kapujában: {card} jön, {replaced} végleg kikerül; ára {price}.',
  ],
  'action/shot': [
    '{Side} lő! A lapok szerint a lövés {own}, {rivalOf} védekezése {against}.',
    'Lövés! {SideOf} lapjai {own} pontot érnek, {rival} {against} ponttal védekezik.',
    '{Side} kapura tör: lövés {own}, {rivalOf} védekezése {against}, még zseton és kocka nélkül.',
  ],
  'action/pass': [
    '{Side} passzol. A lapok szerint a passz {own}, {rivalOf} védekezése {against}.',
    'Passz! {SideOf} lapjai {own} pontot érnek, {rival} {against} ponttal védekezik.',
    '{Side} járatja a labdát: passz {own}, {rivalOf} védekezése {against}, még zseton és kocka nélkül.',
  ],
  spent: [
    '{Side} beveti: {count} {tokens}, így {total}.',
    'Elköltve {count} {tokens}: {sideOf} összege {total}.',
    '{count} {tokens} az asztalra, {side} már itt tart: {total}.',
  ],
  'spent/none': [
    '{Side} nem költ, egy {token} sem jön: marad {total}.',
    'Egy {token} sem fogy: {sideOf} összege továbbra is {total}.',
    'Ezúttal egy {token} sem segít, {sideOf} összege {total}.',
  ],
  'dice/attack': [
    '{SideOf} dobása {die}, összesen {own}; {rivalOf} dobása {rivalDie}, csak {against}.',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. A támadás van előnyben.',
    'Elöl a támadó! {Side}: dobás {die}, összeg {own}; {rival}: dobás {rivalDie}, összeg {against}.',
  ],
  'dice/level': [
    '{SideOf} dobása {die}, összesen {own}; {rivalOf} dobása {rivalDie}, {against}: egyenlő!',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. Egyenlő, ez a támadónak jó.',
  ],
  'dice/defence': [
    '{SideOf} dobása {die}, csak {own}; {rivalOf} dobása {rivalDie}, összesen {against}.',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. A védelem van előnyben.',
    'Lemarad a támadó! {Side}: dobás {die}, összeg {own}; {rival}: dobás {rivalDie}, összeg {against}.',
  ],
  'rerolled/own': [
    '{Side} használja {card} képességét, és újra dob: {die}.',
    'Még egyszer! Új esélyt ad {card}, {sideOf} új dobása {die}.',
  ],
  'rerolled/other': [
    '{Side} használja {card} képességét, {rivalTo} újra kell dobnia: {die}.',
    'Nem számít a dobás, közbelép {card}! {Side} kérésére {rival} új dobása {die}.',
  ],
  'rerolled/keeper': [
    '{Side} használja {card} képességét, a kapus újra dob: {die}.',
    'A kapus még egyszer dob, így akarja {side} ({card}): most {die}.',
  ],
  guaranteed: [
    'Hatos az egyes ellen: {sideOf} sikere biztos, akármennyi az összeg!',
    'Hat az egy ellen a kockákon! {Side} mindenképpen sikerrel jár.',
  ],
  'contest/shot': [
    'Átmegy a lövés: {side} {own}, ellene {against}!',
    'Túl erős ez a lövés! {Side} {own}, ellene csak {against}.',
    '{Side} áttöri a védelmet: lövés {own}, védekezés {against}.',
  ],
  'contest/shot/level': [
    'Egyenlő, {own} és {against}, ez a támadónak kedvez: {sideOf} lövése átmegy!',
    'Lövés {own}, védekezés {against}: {sideTo} épp elég, a lövés átjut.',
  ],
  'contest/shot/guaranteed': [
    'Csak {own}, ellene {against}, de a hatos az egyes ellen átviszi {sideOf} lövését!',
    'Lövés {own}, védekezés {against}, {side} mégis átjut: biztos siker.',
  ],
  'contest/pass': [
    'Célba ér a passz: {side} {own}, ellene {against}.',
    'Szép játék! {SideOf} passza {own}, ellene csak {against}.',
    '{Side} átjátssza a védelmet: passz {own}, védekezés {against}.',
    'Passz {own}, védekezés {against}: {side} megtalálja a rést.',
  ],
  'contest/pass/level': [
    'Egyenlő, {own} és {against}, ez a támadónak kedvez: {sideOf} passza célba ér.',
    'Passz {own}, védekezés {against}: {sideTo} épp elég, a passz sikerül.',
  ],
  'contest/pass/guaranteed': [
    'Csak {own}, ellene {against}, de a hatos az egyes ellen célba juttatja {sideOf} passzát.',
    'Passz {own}, védekezés {against}, {sideOf} passza mégis célba ér: biztos siker.',
  ],
  'contest/defence': [
    'Megállítva! {SideOf} védelme nyer: {own}, ellene {against}.',
    'Védekezés {own}, támadás {against}: {side} megszerzi a labdát.',
    'Nincs átjárás! {Side} {own}, a támadó csak {against}.',
    '{Side} állja a sarat, {own}, ellene {against}, és labdát szerez.',
  ],
  'contest/defence/guaranteed': [
    'Csak {own}, ellene {against}, de a hatos az egyes ellen kisegíti: {side} labdát szerez!',
    'Védekezés {own}, támadás {against}, mégis {side} szerez labdát: biztos siker.',
  ],
  keeper: [
    'Most a kapus! Közbelép {card}, {sideOf} dobása {die}.',
    '{SideTo} még van egy esélye, {card}: a dobás {die}.',
    '{SideOf} utolsó reménye {card}, a kockán {die}.',
  ],
  'save/held': [
    'Megfogva! Ott volt {card}, máris {sideOf} labdája.',
    'Micsoda védés! {Side} van labdában, köszönet érte: {card}.',
    'Biztos kezek, {card}: {side} jöhet a labdával.',
  ],
  'save/corner': [
    'Szögletre mentve! {Side} megúszta ({card}), de a labda {rival} birtokában marad.',
    'Ujjheggyel! Nincs gól, hárít {card}, {side} fellélegzik; szöglet, {rival} marad labdában.',
    'Szöglet! Kihúzza a bajból {card}, {side} egyelőre megmenekült, de {rival} jön újra.',
  ],
  'save/goal': [
    'Nem éri el! {Side} hiába bízott benne: {card}.',
    'Ez kevés, most {card} sem segít: {sideOf} kapuja elesett.',
  ],
  advance: [
    '{Side} tartja a labdát, és előretör: az asztal kiürül, a passz sikerült.',
    'Kocka sem kell hozzá! {SideOf} passza célba ért, mindkét játékterület kiürül.',
  ],
  'special-shot': [
    'Különleges lövés! {Side} támad, {rivalTo} ki kell találnia: három lövés, három védekezés.',
    'Visszafojtott lélegzet: {sideOf} különleges lövése jön, {rival} védekezést választ.',
  ],
  'special-chosen': ['{Side} lefordítva választ: {card}.', 'Lefordítva {sideOf} választása: {card}.'],
  'special-chosen-unseen': [
    '{Side} választott, a lap lefordítva vár.',
    '{SideOf} választása lefordítva fekszik.',
  ],
  'special-duel/stopped': [
    '{SideOf} lövése {shot}, {rivalOf} válasza {defence}: megállítva!',
    'Fel a lapokkal! {Side}: {shot}; {rival}: {defence}. Kitalálta, nincs gól!',
  ],
  'special-duel/beaten': [
    '{SideOf} lövése {shot}, {rivalOf} válasza {defence}: rossz tipp!',
    'Fel a lapokkal! {Side}: {shot}; {rival}: {defence}. Ez nem állítja meg!',
  ],
  'goal/opener': [
    'GÓL! {Side} megszerzi a vezetést, {minute}. perc: {score}.',
    '{minute}. perc, itt a döntő első gólja! {Side} örülhet: {score}.',
    'A hálóban a labda! {Side} elöl, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'GÓL! {Side} átveszi a vezetést, {minute}. perc: {score}.',
    '{minute}. perc, {score}: {side} van elöl!',
    'Bent van! {Side} vezet, {minute}. perc: {score}.',
  ],
  'goal/equaliser': [
    'Egyenlítés! {Side} betalál, {minute}. perc: {score}.',
    'Minden kezdődik elölről! {Side} egyenlít, {minute}. perc: {score}.',
    'GÓL! {Side} visszajött, {score}, {minute}. perc.',
  ],
  'goal/further': [
    'Még egy! {Side} növeli az előnyt, {minute}. perc: {score}.',
    'GÓL! {Side} elhúz: {score}, {minute}. perc.',
    '{minute}. perc, megint {side} ünnepel: {score}!',
  ],
  'goal/pulls-back': [
    '{Side} szépít, {minute}. perc: {score}.',
    'GÓL! Van még remény, {side} zárkózik: {score}, {minute}. perc.',
    'Nincs még vége: {side} betalál, {minute}. perc, {score}.',
  ],
  'possession/kept': [
    '{Side} megtartja a labdát.',
    'A labda {side} birtokában marad.',
    '{Side} marad labdában.',
    'Nem vándorol a labda: {side} viheti tovább.',
  ],
  'possession/turned': [
    'Mostantól {side} birtokolja a labdát.',
    'Most {side} van labdában.',
    'Gazdát cserél a labda: {side} következik.',
    '{Side} veszi át a labdát.',
  ],
  'half-over/half-time': [
    'Félidő, {minute}. perc: {score}.',
    '{minute}. perc, a játékvezető szünetet fúj, az állás {score}.',
  ],
  'half-over/normal-time': [
    'Letelt a rendes játékidő, {minute}. perc: {score}.',
    '{minute}. perc, vége a második félidőnek: {score}.',
  ],
  'half-over/extra-time-half-time': [
    'Félidő a hosszabbításban, {minute}. perc: {score}.',
    '{minute}. perc, a hosszabbítás felénél járunk, az állás {score}.',
  ],
  'half-over/extra-time': [
    'Vége a hosszabbításnak, {minute}. perc: {score}.',
    '{minute}. perc, sípszó a hosszabbítás végén: {score}.',
  ],
  'half-over/guard': [
    '{most} ráadáskör elég volt: vége a félidőnek, {minute}. perc, {score}.',
    '{minute}. perc: a játékvezető {most} ráadáskör után lefújja a félidőt, {score}.',
  ],
  'extra-time': ['Egyenlő az állás: hosszabbítás következik!', 'Még nincs győztes, jön a hosszabbítás!'],
  'full-time/win': ['Vége, {score}! {Side} a bajnok.', 'Lefújták: {score}. A bajnoki cím gazdája {side}!'],
  'full-time/extra-time': [
    'Vége a hosszabbításnak is, {score}: {side} a bajnok!',
    '{score} a hosszabbítás után. A bajnoki cím gazdája {side}!',
  ],
  'full-time/joint-champions': [
    'Mindvégig egyenlő, {score}: mindkét csapat bajnok!',
    'Lefújták, {score}. {Home} és {away} közösen bajnok!',
  ],
}

export const commentaryHu: Commentary = {
  lines,
  sides: {
    nankatsu: { side: 'a Nankatsu', to: 'a Nankatsunak', of: 'a Nankatsu' },
    toho: { side: 'a Toho', to: 'a Tohónak', of: 'a Toho' },
    home: { side: 'a hazai csapat', to: 'a hazai csapatnak', of: 'a hazai csapat' },
    away: { side: 'a vendégcsapat', to: 'a vendégcsapatnak', of: 'a vendégcsapat' },
  },
  // After a number Hungarian nouns stay in the singular.
  tokens: {
    shot: { one: 'lövészseton', many: 'lövészseton' },
    pass: { one: 'passzzseton', many: 'passzzseton' },
    defence: { one: 'védekezészseton', many: 'védekezészseton' },
  },
  quoted: '„{card}”',
  free: 'semmi',
  to: '–',
  and: 'és',
}
