import type { Commentary } from './commentary.ts'

/** Több mondat a mérkőzés minden pillanatára, magyarul. Nevekhez nem kerül rag, ezért mindig alanyesetben állnak. */
const lines: Commentary['lines'] = {
  teams: [
    'Az iskolai bajnokság döntője: {home} és {away} játszik.',
    'Üdvözöljük a döntőn! {Home} és {away} mérkőzése következik.',
  ],
  toss: [
    '{Side} nyeri a sorsolást, és eldönti, ki kezd.',
    '{Side} nyerte a feldobást, és dönthet a kezdésről.',
  ],
  'kick-off/first-half': ['{Side} kezd, és elsőként támad.', 'Elkezdődött a döntő, és {side} indít.'],
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
  field: ['Nyílt meccslapok: {cards}.', 'A pályán felfordítva: {cards}.', 'A pálya kínálata: {cards}.'],
  'field/refilled': [
    'Új nyílt meccslapok: {cards}.',
    'Felfordítva a pályára kerül: {cards}.',
    'A pályára érkezik: {cards}.',
  ],
  round: [
    'A félidő {round}. köre kezdődik, {minute}. perc: {side} támad.',
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
    '{Side} húz {count} lapot{by}: {cards}.',
    '{SideOf} kezébe kerül {count} lap{by}: {cards}.',
    'A húzópakliból jön {count} lap{by}, {side} veszi fel: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} húz {count} lapot{by}.',
    '{SideOf} kezébe {count} új lap kerül{by}.',
    'A húzópakliból {count} lap jön{by}, {side} veszi fel.',
  ],
  'match-card/open': [
    '{Side} elvesz egy nyílt meccslapot: {card}.',
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
    'Elfogytak a meccslapok: ráadás. A félidő góllal ér véget, vagy ha a támadó elveszíti a labdát.',
    'Ráadás: a félidő addig tart, amíg a támadó gólt nem lő, vagy el nem veszíti a labdát.',
  ],
  'stoppage/extra-time': [
    'A hosszabbítás e félidejének utolsó köre: gólig vagy labdavesztésig tart.',
    'Innentől egy gól vagy egy elveszített labda lezárja a hosszabbításnak ezt a félidejét.',
  ],
  played: [
    '{Side} kijátssza: {card}; {now}.',
    'Jön {theCard}, {side} játszotta ki: {now}.',
    'Játékban: {card}. {Side} hozta, {now}.',
    '{SideOf} következő lapja: {card}; {now}.',
    '{SideOf} legújabb lapja: {card}, {now}.',
  ],
  'played/discard': [
    '{Side} a dobópakliból játssza ki: {card}; {now}.',
    'Visszatér a dobópakliból {theCard}, {sideOf} lapja; {now}.',
    '{SideOf} dobópaklijából megint játékban: {card}; {now}.',
  ],
  'played/exhaustion': [
    '{Side} kijátssza: {card}, ez semmit sem ér; {now}.',
    'Nehéz lábak: {sideOf} lapja {theCard}, csak lapnak számít; {now}.',
  ],
  stopped: [
    '{Side} megáll, és ebben a támadásban nem játszik ki több lapot.',
    '{Side} ennyit szánt erre a körre.',
    '{Side} további lap nélkül várja a döntést.',
    'Elég ennyi: {side} nem tesz le több lapot.',
  ],
  'ability/play': [
    '{Side} használja {theCard} képességét, és kijátszik még egy lapot.',
    'Utat nyit {theCard}: {side} azonnal folytatja.',
    '{Side} nem vár: {theCard} képességével már jön is a következő lap.',
  ],
  'ability/recall': [
    '{Side} használja {theCard} képességét, és elővesz egy lapot a dobópakliból.',
    '{Side} a dobópakliban keresgél, ezt engedi {theCard} képessége.',
  ],
  'ability/remove': [
    '{Side} használja {theCard} képességét, és kivesz egy lapot a mérkőzésből.',
    '{Side} végleg megválik egy laptól, ezt teszi lehetővé {theCard}.',
  ],
  'ability/discard': [
    '{Side} használja {theCard} képességét: {rival} elveszít egy lapot.',
    '{Side} használja {theCard} képességét: {rival} egy lappal szegényebb.',
  ],
  'ability/exhaust': [
    '{Side} használja {theCard} képességét: {rival} kimerültséglapot kap.',
    '{Side} használja {theCard} képességét, és {rival} egyre fáradtabb.',
  ],
  'ability/pardon': [
    '{Side} használja {theCard} képességét, és megszabadul a sárga laptól.',
    '{Side} használja {theCard} képességét, és eltűnik a sárga lap.',
  ],
  'ability/swap': [
    '{Side} használja {theCard} képességét, és lecseréli egy kijátszott lapját.',
    '{Side} használja {theCard} képességét: egy lap lejön, másik jön helyette.',
  ],
  'ability/end': [
    '{Side} használja {theCard} képességét: ebben a támadásban senki sem játszik ki több lapot.',
    '{Side} használja {theCard} képességét, és senki sem játszik ki többet.',
  ],
  'ability/advance': [
    '{Side} használja {theCard} képességét, és továbbviszi a labdát.',
    '{Side} használja {theCard} képességét, és egyszerűen továbbrohan.',
  ],
  'ability/special-shot': [
    '{Side} használja {theCard} képességét egy különleges lövéshez.',
    '{Side} használja {theCard} képességét: ebből különleges lövés lesz!',
  ],
  'ability/other': [
    '{Side} használja {theCard} {ability}. képességét.',
    'Él a lehetőséggel {side}: {card}, {ability}. képesség.',
  ],
  'ability/only-must': [
    '{Side} csak a kötelező részéért használja {theCard} képességét: a többinek most nincs hatása.',
    'Most nincs hatása {theCard} képességének: {side} csak a kötelező részét hajtja végre.',
  ],
  gained: [
    '{Side} szerez egy {token}t{by}: most {pool}.',
    '{SideTo} jár egy {token}{by}, most {pool} van belőle.',
    'Érkezik egy {token}{by}: {sideOf} készletében immár {pool}.',
    'Gyarapszik {sideOf} készlete{by}: egy {token}, ezzel {pool}.',
  ],
  recalled: ['{Side} visszavesz a kezébe a dobópakliból: {card}.', 'Újra {sideOf} kezében: {card}.'],
  removed: [
    '{Side} végleg elveszíti: {card}. A lap kikerül a mérkőzésből.',
    '{SideOf} egyik lapja elhagyja a mérkőzést: {card}.',
    'Nem tér vissza többé {theCard}: {side} végleg elveszítette.',
  ],
  'removed/exhaustion': [
    '{Side} kiveszi a mérkőzésből: {card}.',
    '{Side} erőre kap: {theCard} kikerül a mérkőzésből.',
  ],
  'discarded/hand': [
    '{Side} eldobja a kezéből: {card}.',
    'Eggyel kevesebb lap van {sideOf} kezében, a dobópakliba került {theCard}.',
  ],
  'discarded/area': [
    '{Side} elveszíti a játékterületéről: {card}. Az értékei már nem számítanak.',
    'Lekerül az asztalról {theCard}, {sideOf} lapja: irány a dobópakli.',
  ],
  exhausted: [
    '{SideOf} dobópaklijába kerül {theCard}: ez a lap semmit sem ér.',
    'Ez sok erőbe került, {sideOf} dobópaklijában landol: {card}.',
    '{Side} lihegni kezd: {theCard} a dobópakliba kerül, és egyszer visszatér.',
  ],
  'booked/yellow': [
    '{Side} sárga lapot kap; mostantól: {penalty}.',
    'A játékvezető sárgát mutat, {sideOf} levonása: {penalty}.',
  ],
  'booked/red': [
    '{Side} piros lapot kap; mostantól: {penalty}.',
    'A második sárgából piros lesz, {sideOf} levonása: {penalty}.',
  ],
  pardoned: ['{Side} megszabadult a sárga laptól.', 'Nem nyomja többé a sárga lap: {side} fellélegzik.'],
  'attack-over/limit': [
    'Lent van {limit} lap, több nem játszható ki: most dől el.',
    '{limit} lap van lent, többet nem lehet kijátszani.',
    'Ez volt az utolsó, {limit} lapnál több nem lehet. Most dől el!',
  ],
  'attack-over/stopped': [
    'Mindkét edző megállt: most dől el.',
    'Senki sem játszik ki többet. Most kell dönteni!',
    'Egyik oldalról sem jön több lap, lehet összeadni.',
  ],
  'attack-over/ability': [
    'Több lap nem játszható ki: most dől el.',
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
    '{Side} lő: {own}, {rivalOf} védekezése {against}.',
    'Lövés! {SideOf} lapjai {own} pontot érnek, {rival} {against} ponttal védekezik.',
    '{Side} kapura tör: lövés {own}, {rivalOf} védekezése {against}, még zseton és kocka nélkül.',
  ],
  'action/pass': [
    '{Side} passzol, hogy megtartsa a labdát: {own}, {rivalOf} védekezése {against}.',
    'Passz! {SideOf} lapjai {own} pontot érnek, {rival} {against} ponttal védekezik.',
    '{Side} járatja a labdát: passz {own}, {rivalOf} védekezése {against}, még zseton és kocka nélkül.',
  ],
  spent: [
    '{Side} elkölt {count} {tokens}t: most {total}.',
    'Elköltve {count} {tokens}: {sideOf} összege {total}.',
    '{count} {tokens} az asztalra, {side} már itt tart: {total}.',
  ],
  'spent/none': [
    '{Side} nem költ {token}t: marad {total}.',
    'Nem fogy {token}: {sideOf} összege továbbra is {total}.',
    'Ezúttal {side} egy {token}t sem költ, az összege {total}.',
  ],
  'dice/attack': [
    '{SideOf} dobása {die}, összesen {own}; {rivalOf} dobása {rivalDie}, összesen {against}: a támadás van előnyben.',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. A támadás van előnyben.',
    'Elöl a támadó! {Side}: dobás {die}, összeg {own}; {rival}: dobás {rivalDie}, összeg {against}.',
  ],
  'dice/level': [
    '{SideOf} dobása {die}, összesen {own}; {rivalOf} dobása {rivalDie}, összesen {against}: egyenlő, a támadásnak ez elég.',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. Egyenlő, ez a támadónak jó.',
  ],
  'dice/defence': [
    '{SideOf} dobása {die}, összesen {own}; {rivalOf} dobása {rivalDie}, összesen {against}: a védelem van előnyben.',
    'Gurulnak a kockák: {side} {die}, vagyis {own}; {rival} {rivalDie}, vagyis {against}. A védelem van előnyben.',
    'Lemarad a támadó! {Side}: dobás {die}, összeg {own}; {rival}: dobás {rivalDie}, összeg {against}.',
  ],
  'rerolled/own': [
    '{Side} használja {theCard} képességét, és újra dob: {die}.',
    'Még egyszer! Új esélyt ad {theCard}, {sideOf} új dobása {die}.',
  ],
  'rerolled/other': [
    '{Side} használja {theCard} képességét: {rivalTo} újra kell dobnia, {die}.',
    'Nem számít a dobás, közbelép {theCard}! {SideOf} kérésére {rival} új dobása {die}.',
  ],
  'rerolled/keeper': [
    '{Side} használja {theCard} képességét: a kapusnak újra kell dobnia, {die}.',
    'A kapus még egyszer dob, így akarja {side} ({card}): most {die}.',
  ],
  guaranteed: [
    'Hatos az egyes ellen: {side} nyer, akármennyi az összeg.',
    'Hat az egy ellen a kockákon! Biztos siker, a párharc győztese {side}.',
  ],
  'contest/shot': [
    '{SideOf} lövése túljut a védelmen: {own}, ellene {against}.',
    'Túl erős ez a lövés! {Side} {own}, ellene csak {against}.',
    '{Side} áttöri a védelmet: lövés {own}, védekezés {against}.',
  ],
  'contest/shot/level': [
    '{SideOf} lövése túljut a védelmen: {own}, ellene {against}; egyenlőnél a támadó nyer.',
    'Lövés {own}, védekezés {against}: {sideTo} épp elég, a lövés átjut.',
  ],
  'contest/shot/guaranteed': [
    '{SideOf} lövése túljut a védelmen: {own}, ellene {against}, a hatos az egyes ellen dönt.',
    'Lövés {own}, védekezés {against}, {side} mégis átjut a védelmen: biztos siker.',
  ],
  'contest/pass': [
    '{SideOf} passza célba ér: {own}, ellene {against}.',
    'Szép játék! {SideOf} passza {own}, ellene csak {against}.',
    '{Side} átjátssza a védelmet: passz {own}, védekezés {against}.',
    'Passz {own}, védekezés {against}: {side} megtalálja a rést.',
  ],
  'contest/pass/level': [
    '{SideOf} passza célba ér: {own}, ellene {against}; egyenlőnél a támadó nyer.',
    'Passz {own}, védekezés {against}: {sideTo} épp elég, a passz sikerül.',
  ],
  'contest/pass/guaranteed': [
    '{SideOf} passza célba ér: {own}, ellene {against}, a hatos az egyes ellen dönt.',
    'Passz {own}, védekezés {against}, {sideOf} passza mégis célba ér: biztos siker.',
  ],
  'contest/defence': [
    '{SideOf} védelme megállítja a támadást: {own}, ellene {against}.',
    'Védekezés {own}, támadás {against}: {side} megszerzi a labdát.',
    'Nincs átjárás! {Side} {own}, a támadó csak {against}.',
    '{Side} állja a sarat ({own}–{against}), és labdát szerez.',
  ],
  'contest/defence/guaranteed': [
    '{SideOf} védelme megállítja a támadást: {own}, ellene {against}, a hatos az egyes ellen dönt.',
    'Védekezés {own}, támadás {against}, mégis {side} szerez labdát: biztos siker.',
  ],
  keeper: [
    '{Side} dob a kapusért: {card}, {die} ({rolls}).',
    'Most a kapus! {SideOf} reménye {theCard} ({rolls}), a dobás {die}.',
    '{SideTo} még van egy esélye, {theCard} ({rolls}): a kockán {die}.',
  ],
  'save/held': [
    '{Card} megfogja a lövést ({side}): nincs gól, {sideAt} a labda.',
    'Micsoda védés! {SideAt} a labda, köszönet érte: {card}.',
    'Biztos kezek, {theCard}: {side} jöhet a labdával.',
  ],
  'save/corner': [
    '{Card} szögletre hárít ({side}): nincs gól, de {rivalAt} marad a labda.',
    'Ujjheggyel! Nincs gól, segít {theCard}, {side} fellélegzik; szöglet, {rivalAt} marad a labda.',
    'Szöglet! Kihúzza a bajból {theCard}, {side} egyelőre megmenekült, de {rival} jön újra.',
  ],
  'save/goal': [
    '{Card} nem fogja meg a lövést ({side}): gól.',
    'Ez kevés! {SideOf} kapuját most {theCard} sem menti meg.',
  ],
  advance: [
    '{SideTo} nem kell kocka: minden lap lekerül, és ez sikeres passznak számít.',
    'Kocka sem kell hozzá! {SideOf} passza célba ért, mindkét játékterület kiürül.',
  ],
  'special-shot': [
    'Különleges lövés, {side} támad: zseton, kocka és kapus most nem számít.',
    'Visszafojtott lélegzet: {sideOf} különleges lövése jön. Mit tehet ellene {rival}?',
  ],
  'special-chosen': ['{Side} lefordítva választ: {card}.', 'Lefordítva {sideOf} választása: {card}.'],
  'special-chosen-unseen': [
    '{Side} választott, a lap lefordítva vár.',
    '{SideOf} választása lefordítva fekszik.',
  ],
  'special-duel/stopped': [
    '{SideOf} lövése {shot}, {rivalOf} válasza {defence}: ez megállítja, nincs gól.',
    'Fel a lapokkal! {Side}: {shot}; {rival}: {defence}. Kitalálta, nincs gól!',
  ],
  'special-duel/beaten': [
    '{SideOf} lövése {shot}, {rivalOf} válasza {defence}: ez nem állítja meg, gól.',
    'Fel a lapokkal! {Side}: {shot}; {rival}: {defence}. Ez nem állítja meg!',
  ],
  'special-duel/unopposed': [
    '{SideOf} lövése {shot}, {rivalTo} nincs ellene védekezése: gól.',
    'Fel a lapokkal! {Side}: {shot}; {rival}: semmi. Ezt nem állítja meg senki!',
  ],
  'goal/opener': [
    'Gól: {side}, {scorer}, {minute}. perc, {score}. A mérkőzés első gólja.',
    '{minute}. perc, itt a döntő első gólja! {Scorer} lőtte, {side} örülhet: {score}.',
    'A hálóban a labda! {Scorer} volt az, {side} elöl, {minute}. perc: {score}.',
  ],
  'goal/lead': [
    'Gól: {side}, {scorer}, {minute}. perc, {score}. Átvette a vezetést.',
    '{minute}. perc, {score}: {scorer} a gólszerző, {side} van elöl!',
    'Bent van! {Scorer} lőtte, {side} vezet, {minute}. perc: {score}.',
  ],
  'goal/equaliser': [
    'Gól: {side}, {scorer}, {minute}. perc, {score}. Újra egyenlő.',
    'Minden kezdődik elölről! {Scorer} egyenlít ({side}), {minute}. perc: {score}.',
    'GÓL! {Scorer} lőtte, {side} visszajött, {score}, {minute}. perc.',
  ],
  'goal/further': [
    'Gól: {side}, {scorer}, {minute}. perc, {score}. Nőtt az előny.',
    'GÓL! {Scorer} lőtte, {side} elhúz: {score}, {minute}. perc.',
    '{minute}. perc, {scorer} a gólszerző, megint {side} ünnepel: {score}!',
  ],
  'goal/pulls-back': [
    'Gól: {side}, {scorer}, {minute}. perc, {score}. Még hátrányban van.',
    'GÓL! Van még remény, {scorer} lőtte, {side} zárkózik: {score}, {minute}. perc.',
    'Nincs még vége: {scorer} betalál ({side}), {minute}. perc, {score}.',
  ],
  'possession/kept': [
    '{Side} megtartja a labdát{why}.',
    '{SideAt} marad a labda{why}.',
    'Továbbra is {sideAt} a labda{why}.',
    'Nem vándorol a labda, {side} viheti tovább{why}.',
  ],
  'possession/turned': [
    'Most {sideAt} a labda{why}.',
    'Mostantól {side} birtokolja a labdát{why}.',
    'Gazdát cserél a labda, {side} következik{why}.',
    '{Side} veszi át a labdát{why}.',
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
  now: {
    attack: 'lövés most {shot}, passz {pass}',
    defence: 'védekezés most {defence}',
    cards: 'az asztalon {cards} lap van',
  },
  by: ' ({card})',
  why: {
    goal: ', mert {rival} gólt lőtt',
    defence: ', mert kitartott a védelem',
    held: ', mert a kapus megfogta a lövést',
    stopped: ', mert a különleges lövést megállították',
    pass: ', mert a passz célba ért',
    corner: ', mert szöglet következik',
    advance: ', mert ez sikeres passznak számít',
  },
  to: '–',
  and: 'és',
}
