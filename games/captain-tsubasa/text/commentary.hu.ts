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
  'kick-off/first-half': ['Kezdés! {SideAt} a labda.', 'Elkezdődött a döntő, és {side} indít.'],
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
  field: ['Nyílt lapok a pályán: {cards}.', 'A pályán felfordítva: {cards}.', 'A pálya kínálata: {cards}.'],
  'field/refilled': [
    'Új a pályán: {cards}.',
    'Felfordítva a pályára kerül: {cards}.',
    'A pályára érkezik: {cards}.',
  ],
  round: [
    '{round}. kör, {minute}. perc: {side} támad.',
    '{minute}. perc, {round}. kör: {side} indul előre.',
    '{Side} támadásban: {round}. kör, {minute}. perc.',
    '{round}. kör, {minute}. perc, és {side} jön.',
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
    'Jön {theCard}: {side} játszotta ki, így {cards} lap van lent.',
    'Játékban: {card}. {Side} hozta, az asztalon {cards} lap van.',
    '{SideOf} következő lapja: {card}; az asztalon így {cards} lap van.',
    '{SideOf} legújabb lapja: {card}, ezzel {cards} lap van az asztalon.',
  ],
  'played/discard': [
    '{Side} a dobópakliból játssza ki újra: {card}; lapok az asztalon: {cards}.',
    'Visszatér a dobópakliból {theCard}, {sideOf} lapja; az asztalon most {cards} lap van.',
    '{SideOf} dobópaklijából megint játékban: {card}; az asztalon így {cards} lap van.',
  ],
  'played/exhaustion': [
    'Nehéz lábak: {sideOf} lapja {theCard}, és semmit sem ér; lapok az asztalon: {cards}.',
    '{Side} kijátssza: {card}. Se értéke, se képessége, de beleszámít: {cards} lap az asztalon.',
  ],
  stopped: [
    '{Side} megáll: ebben a körben nem játszik ki több lapot.',
    '{Side} ennyit szánt erre a körre.',
    '{Side} további lap nélkül várja a döntést.',
    'Elég ennyi: {side} nem tesz le több lapot.',
  ],
  'ability/gain': [
    'Működik {theCard} képessége: {side} zsetont szerez.',
    'Lendületet ad {theCard}: {side} zsetonhoz jut.',
    '{Side} tölti a készletét: {theCard} zsetont hoz.',
    'Zseton jár érte: {theCard} képességével {side} gyarapszik.',
  ],
  'ability/draw': [
    'Jól jön {theCard} képessége: {side} húz.',
    'Húzást ad {theCard}, {side} él vele.',
    '{Side} használja {theCard} képességét, jöhet a húzás.',
  ],
  'ability/play': [
    'Segít {theCard} képessége: {side} rögtön játszhat még egy lapot.',
    'Utat nyit {theCard}: {side} azonnal folytatja.',
    '{Side} nem vár: {theCard} képességével már jön is a következő lap.',
  ],
  'ability/recall': [
    'Van visszaút: {theCard} képességével {side} elővesz egy lapot a dobópakliból.',
    '{Side} a dobópakliban keresgél, ezt engedi {theCard} képessége.',
  ],
  'ability/remove': [
    'Búcsú egy laptól: {theCard} képességével {side} kivesz egyet a mérkőzésből.',
    '{Side} végleg megválik egy laptól, ezt teszi lehetővé {theCard}.',
  ],
  'ability/discard': [
    'Kemény közbelépés: {theCard} képességével {side} eléri, hogy {rival} elveszítsen egy lapot.',
    '{Side} használja {theCard} képességét: {rival} egy lappal szegényebb.',
  ],
  'ability/exhaust': [
    'Megfuttatja őket {theCard}: {side} bírja, {rival} fárad.',
    '{Side} használja {theCard} képességét, és {rival} egyre fáradtabb.',
  ],
  'ability/pardon': [
    'Tiszta lappal tovább: {theCard} képességével {side} megszabadul a sárgától.',
    '{Side} használja {theCard} képességét, és eltűnik a sárga lap.',
  ],
  'ability/swap': [
    'Csere: {theCard} képességével {side} az egyik lapját másikra váltja.',
    '{Side} használja {theCard} képességét: egy lap lejön, másik jön helyette.',
  ],
  'ability/end': [
    'Nincs tovább: {theCard} képességével {side} lezárja a támadási szakaszt.',
    '{Side} használja {theCard} képességét, és senki sem játszik ki többet.',
  ],
  'ability/advance': [
    'Megindul {side}: {theCard} képességével viszi előre a labdát.',
    '{Side} használja {theCard} képességét, és egyszerűen továbbrohan.',
  ],
  'ability/special-shot': [
    'Most vagy soha: {theCard} képességével {side} különleges lövésre vállalkozik!',
    '{Side} használja {theCard} képességét: ebből különleges lövés lesz!',
  ],
  'ability/other': [
    '{Side} használja {theCard} {ability}. képességét.',
    'Él a lehetőséggel {side}: {card}, {ability}. képesség.',
  ],
  'ability/only-must': [
    '{Side} használja {theCard} képességét, de csak a kötelező részéért.',
    'Most nincs hatása {theCard} képességének: {side} csak a kötelező részét hajtja végre.',
  ],
  gained: [
    '{SideTo} jár egy {token}: a készletben most {pool}.',
    '{SideOf} szerzeménye egy {token}, most {pool} van belőle.',
    'Érkezik egy {token}: {sideOf} készletében immár {pool}.',
    'Gyarapszik {sideOf} készlete: egy {token}, ezzel {pool}.',
  ],
  recalled: ['{Side} kézbe veszi a dobópakliból: {card}.', 'Újra {sideOf} kezében: {card}.'],
  removed: [
    'Végleg kikerül a mérkőzésből {theCard}, {sideOf} lapja.',
    '{SideOf} egyik lapja elhagyja a mérkőzést: {card}.',
    'Nem tér vissza többé {theCard}: {side} végleg elveszítette.',
  ],
  'removed/exhaustion': [
    'Friss lábak, {side} megszabadul ettől: {card}.',
    '{Side} erőre kap: {theCard} kikerül a mérkőzésből.',
  ],
  'discarded/hand': [
    '{SideOf} kezéből a dobópakliba kerül: {card}.',
    'Eggyel kevesebb lap van {sideOf} kezében, a dobópakliba került {theCard}.',
  ],
  'discarded/area': [
    '{SideOf} játékterületéről a dobópakliba kerül: {card}.',
    'Lekerül az asztalról {theCard}, {sideOf} lapja: irány a dobópakli.',
  ],
  exhausted: [
    'Fárad {side}, a dobópakliba kerül: {card}.',
    'Ez sok erőbe került, {sideOf} dobópaklijában landol: {card}.',
    '{Side} lihegni kezd: {theCard} a dobópakliba kerül, és egyszer visszatér.',
  ],
  'booked/yellow': [
    'Sárga lapot kap {side}, a mérkőzés végéig: {penalty}.',
    'A játékvezető sárgát mutat, {sideOf} levonása: {penalty}.',
  ],
  'booked/red': [
    'Piros lapot kap {side}! Mostantól: {penalty}.',
    'A második sárgából piros lesz, {sideOf} levonása: {penalty}.',
  ],
  pardoned: ['{Side} megszabadult a sárga laptól.', 'Nem nyomja többé a sárga lap: {side} fellélegzik.'],
  'attack-over/limit': [
    'Betelt az asztal, {limit} lap: vége a támadási szakasznak.',
    '{limit} lap van lent, többet nem lehet kijátszani.',
    'Ez volt az utolsó, {limit} lapnál több nem lehet. Most dől el!',
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
    'Igazolás! {SideOf} új szerzeménye: {card}, ára {price}.',
    'Megvan az aláírás: {card}, {side} ennyit fizet: {price}.',
  ],
  'signed/replaced': [
    'Igazolás! {SideOf} új kapusa {card}, ára {price}; {replaced} kikerül a mérkőzésből.',
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
    '{Side} nem költ {token}t: marad {total}.',
    'Nem fogy {token}: {sideOf} összege továbbra is {total}.',
    'Ezúttal {side} egy {token}t sem költ, az összege {total}.',
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
    '{Side} használja {theCard} képességét, és újra dob: {die}.',
    'Még egyszer! Új esélyt ad {theCard}, {sideOf} új dobása {die}.',
  ],
  'rerolled/other': [
    '{Side} használja {theCard} képességét, {rivalTo} újra kell dobnia: {die}.',
    'Nem számít a dobás, közbelép {theCard}! {SideOf} kérésére {rival} új dobása {die}.',
  ],
  'rerolled/keeper': [
    '{Side} használja {theCard} képességét, a kapus újra dob: {die}.',
    'A kapus még egyszer dob, így akarja {side} ({card}): most {die}.',
  ],
  guaranteed: [
    'Hatos az egyes ellen: ezt a párharcot {side} nyeri, akármennyi az összeg!',
    'Hat az egy ellen a kockákon! Biztos siker, a párharc győztese {side}.',
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
    'Csak {own}, ellene {against}, de a hatos az egyes ellen átviszi {sideOf} lövését a védelmen!',
    'Lövés {own}, védekezés {against}, {side} mégis átjut a védelmen: biztos siker.',
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
    '{Side} állja a sarat ({own}–{against}), és labdát szerez.',
  ],
  'contest/defence/guaranteed': [
    'Csak {own}, ellene {against}, de a hatos az egyes ellen kisegíti: {side} labdát szerez!',
    'Védekezés {own}, támadás {against}, mégis {side} szerez labdát: biztos siker.',
  ],
  keeper: [
    'Most a kapus! Közbelép {theCard}, {sideOf} dobása {die}.',
    '{SideTo} még van egy esélye, {theCard}: a dobás {die}.',
    '{SideOf} utolsó reménye {theCard}, a kockán {die}.',
  ],
  'save/held': [
    'Megfogva! Ott volt {theCard}, máris {sideAt} a labda.',
    'Micsoda védés! {SideAt} a labda, köszönet érte: {card}.',
    'Biztos kezek, {theCard}: {side} jöhet a labdával.',
  ],
  'save/corner': [
    'Szögletre mentve! {Side} megúszta ({card}), de {rivalAt} marad a labda.',
    'Ujjheggyel! Nincs gól, segít {theCard}, {side} fellélegzik; szöglet, {rivalAt} marad a labda.',
    'Szöglet! Kihúzza a bajból {theCard}, {side} egyelőre megmenekült, de {rival} jön újra.',
  ],
  'save/goal': [
    'Nem éri el! {Side} hiába bízott benne: {card}.',
    'Ez kevés! {SideOf} kapuját most {theCard} sem menti meg.',
  ],
  advance: [
    '{Side} tartja a labdát, és előretör: az asztal kiürül, a passz sikerült.',
    'Kocka sem kell hozzá! {SideOf} passza célba ért, mindkét játékterület kiürül.',
  ],
  'special-shot': [
    'Különleges lövés! {Side} támad, és most se zseton, se kocka, se kapus nem segít.',
    'Visszafojtott lélegzet: {sideOf} különleges lövése jön. Mit tehet ellene {rival}?',
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
  'special-duel/unopposed': [
    '{SideOf} lövése {shot}, {rivalOf} válasza: semmi!',
    'Fel a lapokkal! {Side}: {shot}; {rival}: semmi. Ezt nem állítja meg senki!',
  ],
  'goal/opener': [
    'GÓL! {Scorer} szerzi meg a vezetést ({side}), {minute}. perc: {score}.',
    '{minute}. perc, itt a döntő első gólja! {Scorer} lőtte, {side} örülhet: {score}.',
    'A hálóban a labda! {Scorer} volt az, {side} elöl, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'GÓL! {Scorer} betalál, {side} átveszi a vezetést, {minute}. perc: {score}.',
    '{minute}. perc, {score}: {scorer} a gólszerző, {side} van elöl!',
    'Bent van! {Scorer} lőtte, {side} vezet, {minute}. perc: {score}.',
  ],
  'goal/equaliser': [
    'Egyenlítés! {Scorer} betalál ({side}), {minute}. perc: {score}.',
    'Minden kezdődik elölről! {Scorer} egyenlít ({side}), {minute}. perc: {score}.',
    'GÓL! {Scorer} lőtte, {side} visszajött, {score}, {minute}. perc.',
  ],
  'goal/further': [
    'Még egy! {Scorer} növeli az előnyt ({side}), {minute}. perc: {score}.',
    'GÓL! {Scorer} lőtte, {side} elhúz: {score}, {minute}. perc.',
    '{minute}. perc, {scorer} a gólszerző, megint {side} ünnepel: {score}!',
  ],
  'goal/pulls-back': [
    '{Scorer} szépít ({side}), {minute}. perc: {score}.',
    'GÓL! Van még remény, {scorer} lőtte, {side} zárkózik: {score}, {minute}. perc.',
    'Nincs még vége: {scorer} betalál ({side}), {minute}. perc, {score}.',
  ],
  'possession/kept': [
    '{Side} megtartja a labdát.',
    '{SideAt} marad a labda.',
    'Továbbra is {sideAt} a labda.',
    'Nem vándorol a labda: {side} viheti tovább.',
  ],
  'possession/turned': [
    'Mostantól {side} birtokolja a labdát.',
    'Most {sideAt} a labda.',
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
    nankatsu: { side: 'a Nankatsu', to: 'a Nankatsunak', of: 'a Nankatsu', at: 'a Nankatsunál' },
    toho: { side: 'a Toho', to: 'a Tohónak', of: 'a Toho', at: 'a Tohónál' },
    home: { side: 'a hazai csapat', to: 'a hazai csapatnak', of: 'a hazai csapat', at: 'a hazai csapatnál' },
    away: { side: 'a vendégcsapat', to: 'a vendégcsapatnak', of: 'a vendégcsapat', at: 'a vendégcsapatnál' },
  },
  // After a number Hungarian nouns stay in the singular.
  tokens: {
    shot: { one: 'lövés-zseton', many: 'lövés-zseton' },
    pass: { one: 'passz-zseton', many: 'passz-zseton' },
    defence: { one: 'védekezés-zseton', many: 'védekezés-zseton' },
  },
  quoted: '„{card}”',
  // Some names begin with an article of their own.
  article: (name) => (/^az? /i.test(name) ? '' : /^[aáeéiíoóöőuúüű]/i.test(name) ? 'az ' : 'a '),
  to: '–',
  and: 'és',
}
