import type { DeedText } from './skills.ts'

export const deedsHu: DeedText = {
  deeds: {
    footballs: [{ says: '+{amount} labdád van' }],
    'footballs-each': [
      {
        if: ['in-line'],
        says: 'a csapatod minden ottani játékosának, neked is, +{amount} labdája van',
      },
      { of: 'style-card', says: 'minden játékosodnak abban a sorban +{amount} labdája van' },
      { says: 'a csapatod minden játékosának abban a sorban +{amount} labdája van' },
    ],
    counts: [
      { if: ['carrier', 'long'], says: 'a támadó labdáid abban a sorban is számítanak, ahová a passz megy' },
      { says: 'a támadó labdáid is számítanak' },
    ],
    'better-value': [
      {
        of: 'style-card',
        says: 'az abban a sorban álló játékosaid a két értékük közül a nagyobbikkal számítanak',
      },
      {
        if: ['in-line'],
        says: 'a csapatod ottani játékosai a két értékük közül a nagyobbikkal számítanak',
      },
      {
        says: 'a csapatod abban a sorban álló játékosai a két értékük közül a nagyobbikkal számítanak',
      },
    ],
    'step-forward': [{ when: 'compare', says: 'előbb egyet előrelépsz' }, { says: 'egyet előrelépsz' }],
    'step-back': [{ when: 'compare', says: 'előbb egyet hátralépsz' }, { says: 'egyet hátralépsz' }],
    step: [
      { when: 'compare', says: 'előbb egyet lépsz előre vagy hátra' },
      { says: 'egyet lépsz előre vagy hátra' },
    ],
    send: [
      {
        says: 'egy szomszédos csapattársad, akármelyik oldali, még egyet lép előre vagy hátra. Ehhez nem használhat képességet',
      },
    ],
    'send-forward': [
      { of: 'style-card', says: 'bármelyik játékosod még egyet lép előre' },
      { says: 'a csapatod bármelyik játékosa még egyet lép előre' },
    ],
    'stride-forward': [{ says: 'egyszerre {amount} lépést mehetsz előre, de a labdáson át nem' }],
    'stride-back': [{ says: 'egyszerre {amount} lépést mehetsz hátra, de a labdáson át nem' }],
    jump: [
      {
        says: '{amount} sorral előreugorhatsz bárki fölött, és helyet cserélsz azzal, aki ott áll, ha nem ő a labdás. A kör végén visszamész, kivéve, ha nálad a labda, vagy a labdás áll a helyeden',
      },
    ],
    diagonal: [
      {
        says: 'egy mezőt átlósan előre is mehetsz, és helyet cserélsz azzal, aki ott áll, ha nem ő a labdás',
      },
    ],
    'either-side': [{ says: 'ellenkező oldali lappal is léphetsz' }],
    'change-wing': [
      {
        says: 'ellenkező oldali lappal is léphetsz. Ekkor azon az oldalon játszol tovább, és csak akkor fordulsz át, amikor visszatérsz a saját oldaladra; ezt megteheted, amikor az edződtől bármit kérdeznek',
      },
    ],
    'change-places': [{ says: 'helyet cserélhetsz bármelyik csapattársaddal, ha nem ő a labdás' }],
    exchange: [{ says: 'két szomszédos játékosod helyet cserél. A labdás nem lehet köztük' }],
    'displace-carrier': [
      {
        says: 'rendes játékban az ellenfél labdását is elszoríthatod. Az edződ lapot húz: ha az ereje {amount}{amount?: vagy kevesebb}, szabálytalankodtál, és mindketten visszaálltok, különben a helycsere érvényes',
      },
    ],
    'take-ball': [
      {
        when: 'sideways',
        says: 'te kapod meg a labdát. A keresztpassz ekkor is kötelező, most már tőled',
      },
      { if: ['theirs', 'completed'], says: 'elveszed tőle a labdát' },
      { if: ['theirs', 'intercepted'], says: 'elveszed tőle a labdát' },
      {
        when: 'arrival',
        if: ['theirs'],
        says: 'elveszed tőle a labdát, akkor is, ha ő elfogta a passzt',
      },
      { says: 'tiéd a labda' },
    ],
    'win-ball': [
      {
        if: ['intercepted'],
        of: 'style-card',
        says: 'az abban a sorban álló legkisebb számú játékosod visszaszerzi a labdát, bárhol van is az már. Csak akkor játszható ki, ha áll ott játékosod',
      },
      {
        of: 'style-card',
        says: 'az abban a sorban álló legkisebb számú játékosod kapja a labdát, bárhol van is az már. Csak akkor játszható ki, ha áll ott játékosod',
      },
      {
        says: 'a csapatod abban a sorban álló legkisebb számú játékosa kapja a labdát, bárhol van is az már. Csak akkor használható, ha áll ott valaki a csapatodból',
      },
    ],
    'keep-ball': [{ says: 'megtarthatod a labdát' }],
    'choose-receiver': [
      { of: 'style-card', says: 'te választod ki, melyik játékosod kapja abban a sorban' },
      { says: 'te választod ki, melyik csapattársad kapja abban a sorban' },
    ],
    'lay-off': [
      {
        if: ['receiver'],
        says: 'rögtön továbbadod egy körülötted álló csapattársadnak, átlósan is',
      },
      { says: 'a labdás rögtön továbbadja egy körülötte álló csapattársának, átlósan is' },
    ],
    'run-on': [
      {
        says: 'egy mezővel továbbmehetsz a labdával, és helyet cserélsz azzal, aki ott áll. Akkor is átfordulsz, ha nem mész',
      },
    ],
    'shoot-forward': [{ says: 'előbb egyet előrelépsz a labdával' }],
    power: [{ says: 'a lövés ereje +{amount}' }],
    'power-lasting': [{ says: 'ebben a lövő helyzetben minden lövésed ereje +{amount}, ennél sosem több' }],
    'middle-lasting': [
      { says: 'ebben a lövő helyzetben szélső mezőről is úgy lősz, mintha középsőről lőnél' },
    ],
    'draws/more': [
      { if: ['defending'], says: 'a kapusod {amount} lappal többet húzhat' },
      { says: 'a kapus {amount} lappal többet húzhat' },
    ],
    'draws/fewer': [
      { if: ['defending'], says: 'a kapusod {amount} lappal kevesebbet húz' },
      { says: 'a kapus {amount} lappal kevesebbet húz' },
    ],
    reach: [{ says: 'a passz bármelyik csapattársadhoz eljut a két utolsó sorban' }],
    'free-kick': [{ says: 'szabadrúgás jár neked a labda helyén, mielőtt bárki lépne' }],
    prevent: [
      {
        says: 'megakadályozhatod, hogy egy szomszédos ellenfeled használja azt a képességét, amelyet éppen most használhatna, akár bejelentette már, akár nem. A kör végéig mást sem használhat',
      },
    ],
    borrow: [
      {
        says: 'használhatod egy szomszédos csapattársad felül lévő képességét úgy, mintha a tiéd volna. Te fordulsz át, ő nem',
      },
    ],
    'borrow-any': [
      {
        says: 'használhatod bármelyik szomszédod felül lévő képességét, az ellenfelekét is, úgy, mintha a tiéd volna. Te fordulsz át, ő nem',
      },
    ],
  },
  aims: {
    footballs: '{amount} labdával több{at}',
    'footballs-each': 'a csapatából a sorban mindenki {amount} labdával többet ér',
    counts: 'a támadó labdái is számítanak{at}',
    'better-value': 'a csapata a sorban a nagyobbik értékekkel számít',
    'step-forward': 'egyet előrelép',
    'step-back': 'egyet hátralép',
    step: 'még egyet lép',
    send: 'egy szomszédos társa még egyet lép',
    'send-forward': 'valaki még egyet lép előre',
    'stride-forward': 'egyszerre {amount} lépés előre',
    'stride-back': 'egyszerre {amount} lépés hátra',
    jump: '{amount} sorral előreugrik, bárki fölött',
    diagonal: 'egy mezőt átlósan előrelép',
    'either-side': 'ellenkező oldali lappal lép',
    'change-wing': 'oldalt vált',
    'change-places': 'helyet cserél egy társával',
    exchange: 'két szomszéd helyet cserél',
    'displace-carrier': 'a labdás helyére lépne',
    'take-ball': 'övé a labda',
    'win-ball': 'a sor legkisebb száma szerzi meg a labdát',
    'keep-ball': 'nem kell keresztpasszt adnia',
    'choose-receiver': 'szabadon választható, ki kapja a passzt',
    'lay-off': 'a labda rögtön megy tovább',
    'run-on': 'egy mezővel továbbviheti a labdát',
    'shoot-forward': 'a lövés előtt egyet előrelép a labdával',
    power: '{amount} ponttal erősebb a lövés',
    'power-lasting': 'ebben a lövő helyzetben {amount} ponttal erősebbek a lövései',
    'middle-lasting': 'ebben a lövő helyzetben szélről is úgy lő, mint középről',
    'draws/more': 'a kapus {amount} lappal többet húzhat',
    'draws/fewer': 'a kapus {amount} lappal kevesebbet húz',
    reach: 'a passza bárkihez eljut a két utolsó sorban',
    'free-kick': 'szabadrúgás jár',
    prevent: 'megakadályozza egy szomszédja képességét',
    borrow: 'kölcsönveszi egy társa képességét',
    'borrow-any': 'kölcsönveszi egy szomszédja képességét',
  },
  occasions: {
    short: 'a rövid passznál',
    long: 'a hosszú passznál',
    dribble: 'a cselnél',
    pass: 'a passznál',
  },
  choices: {
    whens: {
      revealed: 'amikor mindkét lap nyitva van',
      move: 'a lépésed helyett',
      moved: 'a csapatod lépése után',
      sideways: 'a csapatod keresztpassza előtt',
      'their-sideways': 'az ellenfél keresztpassza után',
      compare: 'a labdák összevetésekor',
      arrival: 'amikor a passz megérkezett',
      dribbled: 'sikeres csel után',
      turnover: 'amikor a labda csapatot váltott',
      opportunity: 'a lövő helyzeted egy menetének elején',
      'opportunity-pass': 'amikor lövő helyzetben passzolsz',
      shot: 'lövés előtt',
      parry: 'amikor a kapus kiütötte',
      any: 'bármikor',
    },
    deeds: {
      footballs: '{amount} labdával több',
      'footballs-each': '{amount} labdával több a sorban álló minden társadért',
      counts: 'a támadó labdáid is számítanak',
      'better-value': 'a sorban álló társaid a két értékük közül a nagyobbal számítanak',
      'step-forward': 'egy lépés előre',
      'step-back': 'egy lépés hátra',
      step: 'egy lépés előre vagy hátra',
      send: 'egy szomszédos társad egyet lép előre vagy hátra',
      'send-forward': 'a csapatod bármelyik játékosa egyet lép előre',
      'stride-forward': '{amount} lépés előre egyszerre',
      'stride-back': '{amount} lépés hátra egyszerre',
      jump: 'ugrás {amount} sorral előre bárki fölött, a kör után vissza',
      diagonal: 'egy mező átlósan előre',
      'either-side': 'a másik oldal lapjával is léphetsz',
      'change-wing': 'a másik oldalon játszol, amíg vissza nem térsz',
      'change-places': 'helyet cserélsz bármelyik társaddal',
      exchange: 'két szomszédos társad helyet cserél',
      'displace-carrier': 'a lépésed kiszoríthatja a labdást; egy húzott lap {amount} erőig szabálytalanság',
      'take-ball': 'tiéd a labda',
      'win-ball': 'a csapatod legkisebb száma a sorban megkapja a labdát',
      'keep-ball': 'nincs keresztpassz',
      'choose-receiver': 'a sorban bármelyik társad megkapja a labdát',
      'lay-off': 'a labdás továbbadja egy körülötte álló társának',
      'run-on': 'ha akarod, egy mezővel tovább a labdával',
      'shoot-forward': 'lövés előtt egy mezőt előre a labdával',
      power: 'a lövés ereje {amount} ponttal nagyobb',
      'power-lasting': 'e helyzet minden lövésed ereje {amount} ponttal nagyobb',
      'middle-lasting': 'ebben a lövő helyzetben a szélről is úgy lősz, mint középről',
      draws: 'a kapus húzásai ennyivel változnak: {amount}',
      reach: 'a passzod bárkit elér a két utolsó sorban',
      'free-kick': 'szabadrúgás a labda helyén',
      prevent: 'egy szomszédos ellenfél nem használhatja a képességét',
      borrow: 'egy szomszédos társad képességét használod',
      'borrow-any': 'bármelyik szomszéd képességét használod',
    },
  },
}
