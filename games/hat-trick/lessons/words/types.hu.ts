import type { LessonWords } from '@libero/kernel/lesson'

/** A kiegészítés néhány játékostípusa. */
export const typesHu: Readonly<Record<string, LessonWords>> = {
  'long-ball-men': {
    title: 'Emberek a hosszú passzhoz',
    about: 'Egy hosszú passzhoz több képességet is tudsz használni.',
    steps: {
      two: 'A hosszú passzhoz vannak szakemberek. A 10-esed *célember*: ezüstként 2 labdával többje van. A 11-esed *kiugró csatár*: előrelép, ha a csapatod hosszút játszik.',
      lay: '5. sor: neked 3 + 2 = *5*, nekik 3 + 3 = *6*. Mégis rakd le a *2-es hosszú passzt*.',
      stay: 'Náluk egy 3-as. Így 7 a 9 ellen volna. Válaszd ezt: *senki sem lép*.',
      choose: '*Két sorral* előre, ahol a 10-esed áll. A képességekről az összevetés előtt kérdeznek.',
      strong: {
        say: 'Előbb a *10-es*: 2 labdával több, és aranyként 4-je van 3 helyett. Ez 10 a 9 ellen. *Használd*!',
        why: 'Összevetés előtt a támadó fél használja előbb, amit akar, aztán a védekező.',
      },
      run: 'Az egy kevés. A *11-es* az összevetés előtt beléphet a sorba, és aranyként 5 labdája van. *Használd* azt is!',
      end: '4 + 5 + 2 + 2 = *13* a 9 ellen. Most még azt is te választod, ki kapja. Mindketten aranyak lettek, az ezüst képességük várhat.',
    },
    instead: {
      short: 'A rövid passzt a 3. sorban vetjük össze. A szakembereid előrébb várnak.',
      near: 'A célembered az 5. sorban áll, a képessége csak ott számít.',
      lost: 'Akkor 7 a 9 ellen. Megvan rá a megfelelő embered.',
      both: 'Ő mindjárt jön. Előbb a célember.',
      enough: 'Talán elég, de nekik is lehet még valamijük. A kiugró csatárral biztos.',
    },
  },
  forward: {
    title: 'A csatár',
    about: 'Az akció előtt egy sorral előrébb tudod vinni a labdát.',
    steps: {
      ahead:
        'A 7-esednél a labda a 4. sorban. Közvetlenül előtte a 11-esed áll, egy *csatár*: ezüstként a *keresztpassz előtt* elveszi a labdát a mellette álló labdástól.',
      lay: 'Rakd le a *4-es cselt*: az játssza meg, akinél végül a labda lesz.',
      stay: 'Válaszd ezt: *senki sem lép*, aztán kérdeznek.',
      use: {
        say: 'Most: ha a 11-esed elveszi, egyedül van az 5. sorban, és nála marad. Aranyként 5 labdája van: 5 + 4 = 9 a 2-esük 4 + 3 = 7-e ellen. *Használd*!',
        why: 'A keresztpassz még hátravan, most tőle és az ő sorában. De ott nincs csapattárs.',
      },
      end: 'Egy kör alatt a 4. sorból a 6.-ba: a képesség egy sorral vitte előrébb a labdát, a csel még eggyel. *Lövő helyzet*!',
    },
    instead: {
      weak: 'A rövid passzt össze kellene vetni. Csellel a 11-esednek csak egy ember mellett kell elmennie.',
      line: 'Akkor a labda a 4. sorban marad. A képesség ingyen viszi egy sorral előrébb.',
    },
  },
  overlap: {
    title: 'Két lépés egyszerre',
    about: 'Messziről is fel tudsz hozni egy embert.',
    steps: {
      far: 'A labda a 4. sorban van, és ott csak *2* labdád van *6* ellen. A 4-esed, egy arany *felfutó szélsőhátvéd*, lépésként *kettőt* is mehet előre.',
      lay: 'Rakd le a *4-es rövid passzt (bal)*: ezzel léphet, és erős is.',
      stride: {
        say: 'Egy 2-es: 2 + 4 = 6 a 6 + 2 = 8 ellen. Lépjen a *4-esed kettőt*, el a 9-esük mellett.',
        why: 'Útközben sorra helyet cserél mindenkivel, de a labdással nem. Rögtön utána átfordul.',
      },
      end: 'Rögtön átfordult, és ezüstként 2-vel számított: 4 + 4 = *8* a 8 ellen. Egyenlő, és a te lapod volt erősebb! Ilyen lépés után már az *új* oldal számít.',
    },
    instead: {
      side: 'Ő bal oldali. Jobb oldali lappal nem léphet.',
      weak: 'Egy 1-essel két lépés is kevés volna.',
      lost: 'Akkor 6 a 8 ellen, és elvész a labda.',
      one: 'Egy lépéssel csak a 3. sorba jut. A képességével kettő.',
    },
  },
  'solid-push': {
    title: 'Told el a labdást',
    about: 'El tudod mozdítani a labdást, és ismered a kockázatát.',
    steps: {
      danger:
        'A 10-esüknél a labda a 2. sorodban, és ott csak a 10-esed áll, *1* fehér labdával. De mögötte ott a 3-asod, egy *beálló középső védő*.',
      lay: 'A labdást máskor senki sem mozdíthatja el. Az ezüst képességével ő igen. Rakd le a *3-as rövid passzt (jobb)*.',
      push: {
        say: 'Náluk egy 4-es: 3 + 4 = 7 az 1 + 3 = 4 ellen. Lépj *hátra* a *3-asoddal*, a labdásra: akkor a 10-esük a 3. sorba kerül, ahol erős vagy.',
        why: 'Ezért lapot húzol: 1-esnél szabálytalanság, különben érvényes a csere. A kockázat négyből egy.',
      },
      end: '3-ast húztál, nincs szabálytalanság. A 3. sorban 1 + 3 + 1 + 3 = *8* a 7 ellen: elfogtad, és a 6-osodé a labda.',
    },
    instead: {
      weak: 'A 3. sorban minden labdára szükséged lesz. Válaszd a jobb oldali 3-ast.',
      lost: 'Akkor 4 a 7 ellen, és a labda közvetlenül a kapud elé kerül. Merd meg.',
    },
  },
  poacher: {
    title: 'A gólvágó',
    about: 'Ki tudod használni a kiütött lövést.',
    steps: {
      lay: 'A kapu előtt a 11-esed *gólvágó*. A kipattanókra vár. Így egy gyenge lövés is megéri: rakd le az *1-es cselt*.',
      stay: 'A 8-as keresztben neki ad. Válaszd ezt: *senki sem lép*.',
      shoot: '*Lövés*!',
      corner: '*Jobbra*: 1 + 4 = *5*. Két lapot húznak.',
      use: {
        say: '2 + 3 = 5: *kiütve*. A 3-asuké volna. De a gólvágód az utolsó sorban áll: ezüstként övé a labda, *bárki van közelebb*. *Használd*!',
        why: 'A 3-asuk 2/3-as, tehát 2-es, hárommal kevesebb 5-nél. A 8-asod is hárommal tér el, de a védő megelőzi.',
      },
      end: 'Új lövő helyzet, új lapokkal, és most már arany: ha a 6. sor közepéről lő, a kapus *eggyel kevesebb* lapot húz.',
    },
    instead: {
      keep: 'Az erős lapot tartsd meg a második próbálkozásra.',
      pass: 'Rövid passzal előbb át kellene adnod.',
      later: 'A várástól nem lesznek jobbak a lapjaid. Lőj!',
      four: 'Az 1 + 3 = 4. A jobb sarok 5.',
      theirs: 'Akkor a 3-asuké a labda. Ez a gólvágó pillanata!',
    },
  },
  sweeper: {
    title: 'A söprögető',
    about: 'Képességgel tudsz segíteni a kapusodnak.',
    steps: {
      stay: 'A 10-esük egy 3-as csellel lőni fog. Mellette a 2-esed áll, egy *söprögető*. Hagyd ott: válaszd ezt: *senki sem lép*.',
      use: {
        say: 'A *mellette* álló ellenfél lő: ezüstként *eggyel több lapot* ad a kapusodnak. *Használd*!',
        why: 'Mellette: előtte, mögötte, balra vagy jobbra. Ha elléptél volna vele, nem menne.',
      },
      dive: 'Tehát három lap kettő helyett. *Középen* nincs mit veszíteni: egyik sarok sincs messze.',
      draw: 'Jobbra lőtt: 3 + 4 = *7*, és hármat húzhatsz. *Húzz* egyet.',
      more: 'Egy 3-as. *Húzz* újra.',
      third: '7, egyenlő. A harmadik lapot a söprögetőd adta: *húzd* meg!',
      end: '3 + 4 + 1 = *8*: megvan! A söprögető nélkül csak kiütötted volna.',
    },
    instead: {
      two: 'Akkor a kapusod csak két lapot húzhat. Semmibe sem kerül.',
      any: 'Tippelhetsz sarkot. De most játsszunk biztosra.',
      goal: 'Ha most megállsz, gól.',
      parry: 'Akkor kiütötted, és a labda a kapud előtt marad. Van még egy lapod.',
    },
  },
  'their-goal-kick': {
    title: 'Az ő kirúgásuk',
    about: 'El tudod fogni az ellenfél kirúgását.',
    steps: {
      start:
        'A kapusuknál a labda. Az *ő* első három soruk egyikébe rúgja: neked ez a 6., az 5. vagy a 4. sor.',
      where:
        'Hozzád a 4. sor van a legközelebb. Ott a két csapat legkisebb száma a *6-osuk*; neked a 8-asod és a 9-esed van ott.',
      move: {
        say: 'Ők nem léptek. Most te léphetsz egy emberrel, bármelyik oldalon: hozd az *5-ösödet* a 4. sorba. Ő kisebb, mint a 6-osuk.',
        why: 'Csak azt nem mozdíthatod el, aki épp lépett.',
      },
      end: 'Hosszú passz: a 4. sorba jött, a legkisebb számhoz, az *5-ösödhöz*. Egyenesen hozzád. Minden kirúgásnál nézd meg, hol ki a legkisebb.',
    },
    instead: { six: 'Akkor a 4. sorban a 6-osuk a legkisebb. Az 5-ösöd lehetne az.' },
  },
  'their-free-kick': {
    title: 'Az ő szabadrúgásuk',
    about: 'Tudod, mit tehetsz a saját szabálytalanságod után.',
    steps: {
      lay: 'A 6-osuknak ebben a sorban *3* fekete labdája van, neked 1 + 1 + 1 = *3* fehér. Rakd le a *2-es rövid passzt*.',
      stay: 'Náluk is egy 2-es. Jobb oldalon senki sem segíthet: válaszd ezt: *senki sem lép*, és nézd meg.',
      fouled:
        'A legkisebb számod, a 8-as szabálytalan volt: *sárga*. A passzuk a 8-asukhoz ér, és szabadrúgásuk van.',
      move: {
        say: 'De előbb *te* léphetsz egyet, bármelyik oldalon. A 3. sorban nekik 4 + 4 = 8 a te 6-od ellen. Lépj előre a *4-eseddel*: kiszorítja a 9-esüket.',
        why: 'A labdást nem mozdíthatod el. Utánad ők léphetnek egyet, de nem a 4-esedre.',
      },
      end: 'Most 4 a 3 + 3 + 3 = *9* ellen ebben a sorban, és rendes játékot választottak. Lövő helyzetben persze minden passz célba érne.',
    },
    instead: {
      weak: 'Egy 1-essel átmegy a passzuk. Válaszd a 2-est.',
      eight: 'Akkor a 3. sorban ők az erősebbek. Használd ki a lépésed!',
    },
  },
}
