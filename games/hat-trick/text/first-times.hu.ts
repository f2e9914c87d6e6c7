import type { FirstTimes } from './first-times.en.ts'

export const firstTimesHu: FirstTimes = {
  'ask/play-card':
    'Egy lap kétfélét tud: a száma a sorodhoz adódik, az oldala pedig megmondja, melyik embered léphet.',
  'ask/attack-move':
    'A lépés helycsere azzal, aki ott áll, csapattárssal vagy ellenféllel: így egyszerre két sort változtatsz meg.',
  'ask/defence-move':
    'Ha a labda sorába lépsz, odaviszed a fehér labdáidat, és kiszoríthatsz egy ellenfelet, de a labdást soha.',
  'ask/sideways-pass':
    'Minden akció előtt a labdának a sorában álló legközelebbi csapattárshoz kell kerülnie.',
  'ask/long-ball':
    'A hosszú passz sorokat ugrik át: csak annak a sornak az emberei számítanak, ahol leérkezik.',
  'ask/opportunity-pass': 'Lövő helyzetben egy passz sem vész el; az számít, ki lő és honnan.',
  'ask/shoot-or-not': 'Minél közelebbről és középebbről lősz, annál kevesebb lapot húzhat a kapus.',
  'ask/duel':
    'Közvetlenül a kapu előtt középről a kapus 2 lapot húz, szélről vagy egy sorral hátrébbról 3-at, ha mindkettő, 4-et; a jó tippért eggyel többet.',
  'ask/save':
    'A kapus a saját paklijából húz, a számok együtt állnak a lövés ellen. Minden húzott lap elfogy a pakliból, a félidő órájából.',
  'ask/free-kick-defence':
    'Szabadrúgás: mindkét fél egy emberrel léphet. Aztán lövő helyzetet választhatnak: a passz célba ér, de lőni csak az 1–2. sorodból lehet.',
  'ask/free-kick-attack':
    'Szabadrúgás: mindkét fél egy emberrel léphet. Aztán lövő helyzetet választhatsz: a passz célba ér, de lőni csak az 5–6. sorodból lehet.',
  'ask/free-kick-choice':
    'Lövő helyzetben a passz biztos, de a kezedben lévő lapoknak elégnek kell lenniük, és lőni csak az 5–6. sorodból lehet.',
  'ask/goal-kick-attack': 'Védés után a kapus kirúg: előtte mindkét fél léphet egyet.',
  'ask/goal-kick-defence': 'Védés után a kapus kirúg: előtte mindkét fél léphet egyet.',
  'ask/goal-kick-card':
    'A lap fajtája mondja meg, meddig száll a kirúgás; ott a legkisebb mezszám kapja, a tiéd vagy az övék.',
  'ask/penalty-card':
    'Öt lapot húztál a büntetőidhez: mindegyik egy-egy lövés színét és erejét adja, és utána használt lap.',
  'ask/skill':
    'A képesség használata megfordítja a lapot: ezüstből arany lesz vagy fordítva, más labdákkal és más képességgel.',
  'ask/prevent': 'A mellette álló ellenfél ebben az akcióban már nem használhat képességet.',
  'ask/style-card':
    'Stíluskártyát azzal nyersz, ahogy a csapatod játszik; mindegyik egyszer használható, ha eljön a pillanata.',
  'ask/take-style': 'Úgy játszottál, ahogy ez a stílus kéri: elvehetsz egyet a lapjaiból.',
  'ask/receiver':
    'Az egymást átfedő számok, például 4/5 és 5, azonosak: több legkisebb közül az edzőjük választ.',
  'ask/fouler':
    'Többen is a legkisebbek abban a sorban: te mondod meg, ki szabálytalankodott, és piros lapnál ő megy le.',
  'told/style-won':
    'Minden sorozat újabb stíluskártyát ér, lövő helyzetben soha; ugyanabban a körben nem játszható ki.',
  'told/style-played':
    'Körönként egy stíluskártya; ha mindkettőnek van, előbb a képességek jönnek, aztán a stílusok sorrendje.',
  'ask/substitution': 'Az új ember annak a számát és helyét veszi át, akit leváltott.',
  'told/kick-off':
    'Két edző, mindkettőnek egy csapata: pénzfeldobás döntött a kezdésről, és a 6-osnál van a labda.',
  'told/moved':
    'Amit választasz, visszavonható, amíg a másik edző nem felelt rá, vagy rejtett dolog nem derült ki.',
  'told/drawn':
    'Rejtve három lapra egészíted ki a kezed. Minden húzott lap viszi az órát; ha mindkét pakli elfogy, vége a félidőnek.',
  'told/turn': 'Az akciónak vége, új kör kezdődik; az támad, akinél most a labda van.',
  'told/nobody-there':
    'Ha nincs ott ellenfél, aki elvegye, vagy nincs már előtte sor, a labda a labdásnál marad, és az akciónak vége.',
  'told/no-team-mate':
    'Ahol csak egy választás maradt, az magától megtörténik: a sorában egyedül álló labdásnál marad a labda.',
  'told/sideways': 'Minden akció előtt a labdának a sorában álló legközelebbi csapattárshoz kell kerülnie.',
  'told/opportunity':
    'Lövő helyzetben nincs összehasonlítás, és senki sem húz. A csel rögtön lő; a passz előbb egy csapattárshoz megy, aki lőhet.',
  'told/tackled': 'Aki megállítja a cselt, azé a labda; passz után a sor legkisebb számáé.',
  'told/intercepted': 'A megszerzett labdát az új csapat legkisebb mezszámú embere kapja abban a sorban.',
  'told/foul':
    'Egyenlő összeg és lapok: a sor legkisebb számú védője szabálytalan, cselnél az elöl álló. A támadás megy tovább, szabadrúgással.',
  'told/penalty':
    'Az utolsó sor közepéről a szabadrúgás büntető: lövés, amely ellen a kapus eggyel kevesebb lapot húz.',
  'told/parried':
    'Kipattant: a kapu előtti sorban a lövés számához legközelebbi mezszám kapja; ha kettő egyformán közel van, a védő.',
  'told/temporary-deck':
    'A kifogyott paklit a használt lapjaiból keverik újra. Ha mindkettő kifogyott, a félidő véget ér, mihelyt a labda nincs kapu közelében.',
  'told/out-of-cards': 'Lövő helyzetben senki sem húz: lap nélkül vége a lehetőségnek.',
  'told/keeper-changed': 'Az egyszerű kapus a jó tipptől sztár lesz; a sztár a rossztól visszaesik.',
  'told/shoot-out':
    'Csapatonként öt büntető, felváltva; a kapus olyan kevés lapot húz, mint más büntetőnél, és a kiütött labda nem gól.',
  'card/long':
    'A hosszú passz egy–három sorral előrébb száll; te választod a sort, és annak az összegei számítanak.',
  'card/dribble':
    'A csel egy ember a közvetlenül előtte álló ellen: akkor jó, ha az ellenfél teletömi a sort.',
  'mark/star':
    'A csillagos arany a játékos jobbik oldala: többnyire több labda. A sztárkapus, ha rosszul tippel, sosem húz kevesebbet.',
  'ask/snapshot':
    'Lövés az akció helyett: a lap eggyel kevesebbet ér, és távolabbról a kapus több lapot húz.',
  'ask/appeal':
    'A paklid egy lapja dönt: 3-as vagy 4-es visszavonja a büntetést, a 2-es nem változtat, az 1-es a kapitányodat is kiállítja.',
  'told/skill':
    'Az akció, amelyhez képességet vagy stíluskártyát használtak, nem számít a sorozatba; de ha ugyanolyan fajta, nem is szakítja meg.',
  'told/saved':
    'A kivédett lövés után a kapusé a labda: mindkét edző kiegészíti a kezét, és a kapus csapata kirúg.',
  'told/dribbled':
    'Aki cselez, a labdával együtt lép: a szabad mezőre vagy annak a helyére, akit kicselezett.',
  'told/free-kick': 'Szabadrúgás előtt mindkét fél bármelyik emberével léphet egyet.',
  'told/half-over':
    'Az új félidő a kezdőfelállásból indul, teljes paklikkal; a gólok és a sárga lapok maradnak.',
  'told/goal':
    'Gól után mindenki visszaáll a helyére, és megtartja lapjának látható oldalát; a gólt kapó csapat kezd.',
}
