import type { PlayersText } from './text.ts'

export const playersHu: PlayersText = {
  name: 'Játékosok',
  types: {
    'ball-playing-cb': {
      name: 'Építkező középhátvéd',
      short: 'Építkező',
      silver:
        'A saját sikeres cseled után egy mezővel továbbmehetsz a labdával, és helyet cserélsz azzal, aki ott áll. Akkor is átfordulsz, ha nem mész.',
      gold: 'Ha a hosszú passzod sikeres volt, te választod ki, melyik csapattársad kapja abban a sorban.',
    },
    'solid-cb': {
      name: 'Beálló középső védő',
      short: 'Beálló',
      silver:
        'Rendes játékban a védekező lépéseddel az ellenfél labdását is elszoríthatod. Az edződ lapot húz, és te átfordulsz: 1-esnél szabálytalankodtál, és mindketten visszaálltok, minden másnál a helycsere érvényes.',
      gold: 'Ha egy ellenfél ellened cselez, +2 labdád van.',
    },
    'commanding-cb': {
      name: 'Védővezér',
      short: 'Védővezér',
      silver: 'Ha védekeztek, és a sorodban hosszú passzt vetünk össze, +2 labdád van.',
      gold: 'A csapatod lépése után, akkor is, ha nem lépett, egy szomszédos csapattársad, akármelyik oldali, még egyet lép előre vagy hátra. Ehhez nem használhat képességet.',
    },
    sweeper: {
      name: 'Söprögető',
      short: 'Söprögető',
      silver: 'Ha lövésnél a lövő szomszédja vagy, a kapusod eggyel több lapot húzhat.',
      gold: 'Ha a csapatod a te sorodban vagy egy szomszédos sorban elfogott egy passzt, te kapod a labdát.',
    },
    wingback: {
      name: 'Szárnyvédő',
      short: 'Szárnyvédő',
      silver: 'Ha te cselezel, +2 labdád van, akár sikerül a csel, akár nem.',
      gold: 'Ellenkező oldali lappal is léphetsz. Ekkor azon az oldalon játszol tovább, és arany maradsz. Amikor az edződtől később bármit kérdeznek, visszatérhetsz a saját oldaladra: ekkor ezüstre fordulsz, és újra kérdezik.',
    },
    'overlapping-fb': {
      name: 'Felfutó szélsőhátvéd',
      short: 'Felfutó',
      silver: 'Ha a csapatod sikeres passza egy szomszédodhoz került, egyet előrelépsz.',
      gold: 'Ha te lépsz, egyszerre kettőt mehetsz előre, de a labdáson át nem. A lépés után átfordulsz.',
    },
    'tireless-fb': {
      name: 'Örökmozgó szélsőhátvéd',
      short: 'Örökmozgó',
      silver:
        'Ha te lépsz, egyszerre kettőt mehetsz hátra. Abban a körben nem, amelyikben az arany képességedet használtad.',
      gold: 'Ha te lépsz, két sorral előreugorhatsz bárki fölött, és helyet cserélsz azzal, aki ott áll, ha nem ő a labdás. Utána átfordulsz. A kör végén visszamész, kivéve, ha nálad a labda, vagy a labdás áll a helyeden.',
    },
    'inverted-fb': {
      name: 'Behúzódó szélsőhátvéd',
      short: 'Behúzódó',
      silver:
        'Ha te lépsz, egy mezőt átlósan előre is mehetsz, és helyet cserélsz azzal, aki ott áll, ha nem ő a labdás.',
      gold: 'A támadó labdáid akkor is számítanak, ha a csapatod rövid passzát az előtted vagy a mögötted lévő sorban vetjük össze.',
    },
    'defensive-mid': {
      name: 'Védekező középpályás',
      short: 'Szűrő',
      silver: 'Ha a csapatod egy akcióval elveszítette a labdát, egyet hátralépsz.',
      gold: 'Ha egy hosszú passz megérkezett, és most egy szomszédos ellenfelednél van, elveszed tőle a labdát, akkor is, ha ő elfogta a passzt.',
    },
    'combative-mid': {
      name: 'Harcos középpályás',
      short: 'Harcos',
      silver: 'Ha az ellenfél rövid passzát a sorodban vetjük össze, +1 labdád van.',
      gold: 'Egy szomszédos ellenfeled nem használhatja azt a képességét, amelyet éppen most használhatna, akár bejelentette már, akár nem; a kör végéig mást sem.',
    },
    'box-to-box': {
      name: 'Box-to-box középpályás',
      short: 'Box-to-box',
      silver:
        'Egy szomszédos csapattársad felül lévő képességét használod úgy, mintha a tiéd volna. Te fordulsz át, ő nem.',
      gold: 'Bármelyik szomszédod felül lévő képességét használod úgy, mintha a tiéd volna, az ellenfelekét is. Te fordulsz át, ő nem.',
    },
    'versatile-mid': {
      name: 'Sokoldalú középpályás',
      short: 'Sokoldalú',
      silver:
        'Ha a csapatod rövid passzát a sorodban vetjük össze, a csapatod minden ottani játékosának, neked is, +1 labdája van.',
      gold: 'Ha a sorodban passzt vetünk össze, a csapatod ottani játékosai a két értékük közül a nagyobbikkal számítanak.',
    },
    playmaker: {
      name: 'Irányító középpályás',
      short: 'Irányító',
      silver: 'Ha a rövid passzod sikeres volt, te választod ki, melyik csapattársad kapja abban a sorban.',
      gold: 'A támadó labdáid abban a sorban is számítanak, ahová a hosszú passzod megy.',
    },
    'pressing-winger': {
      name: 'Letámadó szélső',
      short: 'Letámadó',
      silver:
        'Az ellenfél keresztpassza után, ha a labda sorában vagy a mellette lévő sorban állsz, egyet lépsz előre vagy hátra.',
      gold: 'Ha egy rövid passz megérkezett, és most egy szomszédos ellenfelednél van, elveszed tőle a labdát, akkor is, ha ő elfogta a passzt.',
    },
    'inverted-winger': {
      name: 'Befelé húzó szélső',
      short: 'Befelé húzó',
      silver:
        'A csapatod lövő helyzetében, egy menet elején: ebben a lövő helyzetben szélső mezőről is úgy lősz, mintha középsőről lőnél.',
      gold: 'A csapatod lövő helyzetében, egy menet elején: ebben a lövő helyzetben minden lövésed ereje +1, ennél sosem több.',
    },
    'touchline-winger': {
      name: 'Vonal menti szélső',
      short: 'Vonal menti',
      silver:
        'Lövő helyzetben a szélső mezőről induló rövid passzod bármelyik csapattársadhoz eljut a két utolsó sorban.',
      gold: 'Ha szélső mezőn cselezel, +2 labdád van.',
    },
    'target-man': {
      name: 'Célember',
      short: 'Célember',
      silver:
        'Ha a csapatod hosszú passzát a sorodban vetjük össze, +2 labdád van. Abban a körben nem, amelyikben az arany képességedet használtad.',
      gold: 'Ha a csapatod hosszú passza került hozzád, és nem továbbadás, rögtön továbbadod egy körülötted álló csapattársadnak, átlósan is.',
    },
    forward: {
      name: 'Csatár',
      short: 'Csatár',
      silver:
        'A csapatod keresztpassza előtt, ha a labdás szomszédja vagy, te kapod meg a labdát. A keresztpassz ekkor is kötelező, most már tőled.',
      gold: 'Ha rövid passz után lősz, a lövésed ereje +1; váratlan lövésnél nem.',
    },
    'false-9': {
      name: 'Hamis kilences',
      short: 'Hamis 9-es',
      silver:
        'Ha az utolsó előtti sorból csellel lősz, előbb egyet előrelépsz a labdával; váratlan lövésnél nem.',
      gold: 'Ha nálad a labda, nem kell keresztpasszt adnod.',
    },
    'goal-poacher': {
      name: 'Gólvágó',
      short: 'Gólvágó',
      silver: 'Ha a kapus kiüti a csapatod lövését, és te az utolsó sorban állsz, tiéd a labda.',
      gold: 'Ha az utolsó sor két középső mezőjének egyikéről lősz, a kapus eggyel kevesebb lapot húz.',
    },
    runner: {
      name: 'Kiugró csatár',
      short: 'Kiugró',
      silver: 'Ha a csapatod hosszú passzt játszik, az összevetés előtt egyet előrelépsz.',
      gold: 'Ha a csapatod egy akcióval megszerezte a labdát, egyet előrelépsz.',
    },
    'utility-man': {
      name: 'Mindenes',
      short: 'Mindenes',
      silver: 'Ellenkező oldali lappal is léphetsz.',
      gold: 'Ha te lépsz, helyet cserélhetsz bármelyik csapattársaddal, ha nem ő a labdás.',
    },
  },
  sides: { silver: 'ezüst', gold: 'arany' },
  shields: { defensive: 'védő', mixed: 'vegyes', offensive: 'támadó' },
  styles: {
    tactical: {
      name: 'Taktikus futball',
      about: 'Türelem, rövid passzok, zárt sorok: a csapat egyszerre mozdul.',
      condition: 'három sikeres rövid passz egymás után',
    },
    technical: {
      name: 'Technikás futball',
      about: 'A labda a barátod: cselek, trükkök és szép lövések.',
      condition: 'két sikeres csel egymás után',
    },
    physical: {
      name: 'Erőfutball',
      about: 'Hosszú passzok, fejpárbajok, kemény szerelések: egyenesen a kapu felé.',
      condition: 'két sikeres hosszú passz egymás után',
    },
    total: {
      name: 'Totális futball',
      about: 'Mindenki támad, mindenki védekezik, és közben helyet cserél.',
      condition: 'egy kör, amelyben két saját játékos másik sorba került, és az akció sikerült',
    },
  },
  styleCards: {
    'third-man': {
      name: 'A harmadik ember',
      text: 'A saját sikeres rövid passzod után az, aki megkapta, rögtön továbbadja a labdát egy körülötte álló csapattársának, átlósan is.',
      quote: 'Add le, és már ott is a harmadik!',
    },
    'passing-triangle': {
      name: 'Passzháromszög',
      text: 'Ha egy rövid vagy hosszú passz a te játékosodhoz került, akár te játszottad, akár te fogtad el, ő rögtön továbbadja a labdát egy körülötte álló csapattársának, átlósan is.',
      quote: 'Egyből! Két társad van, időd meg semmi.',
    },
    'offside-trap': {
      name: 'Lescsapda',
      text: 'Ha az ellenfél hosszú passza célba ért az ő két utolsó sorának egyikében, az ott álló legkisebb számú játékosod kapja a labdát, bárhol van is az már. Csak akkor játszható ki, ha áll ott játékosod.',
      quote: 'Egyszerre kilépni, kezeket fel!',
    },
    'compact-block': {
      name: 'Zárt sorok',
      text: 'Ha te védekezel, és passzt vetünk össze, +2 labdád van.',
      quote: 'Szűkíts! Szűkíts! Még egy bolha se férjen át!',
    },
    'draw-the-foul': {
      name: 'Kiharcolt szabadrúgás',
      text: 'Ha nálad a labda, és 1-es erejű cselt játszottál ki, az ellenfél pedig erősebb lapot, szabadrúgás jár neked, mielőtt bárki lépne.',
      quote: 'Bíró úr, ezt a lelátóról is látták!',
    },
    'step-over': {
      name: 'Biciklicsel',
      text: 'A saját cselednél +2 labdád van.',
      quote: 'Tekerd csak, ő meg majd leül a fűre!',
    },
    'curled-shot': {
      name: 'Csavart lövés',
      text: 'A saját lövésed ereje +1.',
      quote: 'Ezt edzés után is naponta ötvenszer gyakorolja.',
    },
    nutmeg: {
      name: 'Kötény',
      text: 'A saját cselednél +3 labdád van.',
      quote: 'Zárd össze a lábad, legközelebb!',
    },
    'quick-feet': {
      name: 'Gyors lábak',
      text: 'Ha cselt vetünk össze, a tiédet vagy az ellenfélét, +2 labdád van.',
      quote: 'Táncol? Akkor táncolj jobban!',
    },
    'second-ball': {
      name: 'Második labda',
      text: 'Ha a hosszú passzodat elfogták, az abban a sorban álló legkisebb számú játékosod visszaszerzi a labdát, bárhol van is az már. Csak akkor játszható ki, ha áll ott játékosod.',
      quote: 'Nincs vége! Menj rá a lecsorgóra!',
    },
    'aerial-power': {
      name: 'Légi fölény',
      text: 'Ha hosszú passzt vetünk össze, a tiédet vagy az ellenfélét, +2 labdád van.',
      quote: 'Ami odafönt van, az a miénk.',
    },
    'full-blooded': {
      name: 'Kemény szerelés',
      text: 'Ha te védekezel, és az ellenfél cselez, +2 labdád van.',
      quote: 'A labda vagy az ember, de együtt nem mehetnek el!',
    },
    'every-duel': {
      name: 'Minden párharc',
      text: 'Ahányszor labdákat vetünk össze, akár támadsz, akár védekezel, +1 labdád van.',
      quote: 'Szünetben ne lássak tiszta mezt!',
    },
    'change-roles': {
      name: 'Szerepcsere',
      text: 'A saját lépésed után, akkor is, ha nem léptél, két szomszédos játékosod helyet cserél. A labdás nem lehet köztük.',
      quote: 'Nálunk csak a kapusnak van állandó helye.',
    },
    'everybody-forward': {
      name: 'Mindenki előre',
      text: 'Ha te támadsz, a saját lépésed után, akkor is, ha nem léptél, bármelyik játékosod még egyet lép előre.',
      quote: 'Feljebb, fiúk! Hátul ma nincs dolgunk!',
    },
    'flood-the-box': {
      name: 'Roham a tizenhatoson',
      text: 'A saját lövésed ereje +1.',
      quote: 'Kapus marad! A többi be a tizenhatosra!',
    },
    'everybody-back': {
      name: 'Mindenki vissza',
      text: 'Ha az ellenfél lő, a kapusod eggyel több lapot húzhat.',
      quote: 'A csatárok is! Igen, te is!',
    },
  },
  events: {
    snapshot: {
      name: 'Váratlan lövés',
      about:
        'A három utolsó sorból, lövő helyzeten kívül, az akció helyett lőni is lehet, de a lap ereje eggyel kevesebbet ér. A negyedik sorból jövő lövésnél a kapus eggyel több lapot húz, mint az ötödikből jövőnél. Könnyű, és mindenkinek ajánlott.',
    },
    corners: {
      name: 'Szöglet',
      about:
        'Ha a kapus az utolsó lapjával és pontosan eggyel több labdával véd, mint a lövés ereje, kirúgás helyett szöglet jön. Akkor ajánlott, ha a szabadrúgás már ismerős.',
    },
    subs: {
      name: 'Cserék',
      about:
        'Mindkét csapat mérkőzésenként háromszor cserélhet a kispadról, amikor áll a játék. Ha a játékostípusok már ismerősek, elmaradhatatlan; addig felállások kipróbálására jó.',
    },
    captain: {
      name: 'Csapatkapitány',
      about:
        'Mérkőzésenként egyszer a csapatkapitány reklamálhat a saját csapata szabálytalansága után: egy húzott lap dönti el, hogy visszavonják-e a sárga lapot vagy a kiállítást, vagy a játékvezető tévesen őt is kiállítja. Annak ajánlott, aki szereti próbára tenni a szerencséjét; aki nem szereti a véletlent, hagyja el.',
    },
    interchange: {
      name: 'Helycsere',
      about:
        'A körben lépés helyett helyet cserélhet két saját játékos, ha egy sorban, egymás mellett áll, és egyikük sem a labdás. Csak akkor ajánlott, ha már tudjátok, hogyan felelnek egymásra az ellenfelek.',
    },
    switch: {
      name: 'Oldalváltás',
      about:
        'A körben lépés helyett egy saját játékos átmehet a sora tükörképmezőjére: a és d, illetve b és c között. Legutoljára ajánlott.',
    },
  },
  mentalities: { defensive: 'védekező', balanced: 'kiegyensúlyozott', attacking: 'támadó' },
  ranks: {
    I: 'I. kategória, világklasszis',
    II: 'II. kategória, élvonal',
    III: 'III. kategória, másodosztály',
    IV: 'IV. kategória, alsóbb osztályok',
  },
  colours: {
    white: 'fehér',
    black: 'fekete',
    red: 'piros',
    maroon: 'bordó',
    orange: 'narancssárga',
    yellow: 'sárga',
    green: 'zöld',
    sky: 'égszínkék',
    blue: 'kék',
    navy: 'sötétkék',
  },
  bothColours: '{shirt} és {other}',
  formations: { defence: 'védelem', midfield: 'középpálya', attack: 'támadósor' },
  teams: {
    ALB: 'Albánia',
    AUT: 'Ausztria',
    CZE: 'Csehország',
    HUN: 'Magyarország',
    ISL: 'Izland',
    NIR: 'Észak-Írország',
    POL: 'Lengyelország',
    IRL: 'Írország',
    ROU: 'Románia',
    SVK: 'Szlovákia',
    SWE: 'Svédország',
    TUR: 'Törökország',
    UKR: 'Ukrajna',
    WAL: 'Wales',
    DEN: 'Dánia',
    JAM: 'Jamaica',
    SCO: 'Skócia',
  },
  teamSides: {},
}
