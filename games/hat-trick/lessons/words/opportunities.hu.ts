import type { LessonWords } from '@libero/kernel/lesson'

/** Lövő helyzetek, lövések, és ami utánuk jön. */
export const opportunitiesHu: Readonly<Record<string, LessonWords>> = {
  opportunity: {
    title: 'A lövő helyzet',
    about: 'Tudsz passzolni a kapu előtt, és a legjobb helyről lősz.',
    steps: {
      start:
        'A 10-esednél a labda a 6. sorban: *lövő helyzet*. A passz most mindig célba ér, sorokat nem vetünk össze. Csak az számít, honnan és milyen erővel lősz.',
      lay: {
        say: 'A rövid passz egy *szomszédhoz* megy, átlósan is, és utána azzal a lappal lőhetsz. Rakd le a *4-es rövid passzt*: erős lap, erős lövés.',
        why: 'Lövő helyzetben senki sem húz: a kezedben lévő három lap legfeljebb három próbálkozás.',
      },
      move: {
        say: 'Itt is a keresztpassz jön előbb, és a szélre menne, a 9-esedhez. Lépj előre a *11-essel*: akkor ő lesz a legközelebbi, közvetlenül a kapu előtt.',
        why: 'A 6. sor közepéről a kapus két lapot húzhat, a széléről hármat. Az 5. sorból is lőhetsz, de akkor eggyel többet húz.',
      },
      pass: 'A 11-esedé a labda. A lapod most passzt kér: add a *10-esnek*, ő is középen áll.',
      shoot: 'Ennél jobb hely nincs. *Lövés*!',
      corner:
        'Rövid passz után a *közép* ad a legtöbbet: 4 + 4 = *8*. A kapusuk két lapot húzhat, és két lap legfeljebb 8.',
      end: 'Gól! 3 + 4 = *7*-et húzott, eggyel kevesebbet. 4-es lap a 6. sor közepéről: ezt a kapus csak akkor védi, ha eltalálja a sarkot.',
    },
    instead: {
      weak: 'Amelyik lappal lősz, az adja a lövés erejét. Egy 1-est könnyű kivédeni.',
      wing: 'Akkor a szélen álló 9-esed kapja, és onnan a kapus három lapot húz.',
      outside: 'A szélről a kapus három lapot húzhat. A 10-es középen áll: onnan csak kettőt.',
      'no-shot': 'A lapod által kért passz nélkül ebben a menetben nincs lövés.',
      'no-better': 'Várhatsz a következő menetre, de gyengébb lapokkal. Jobb nem lesz: lőj!',
      seven: 'Az 4 + 3 = 7. A közép 8.',
    },
  },
  'better-place': {
    title: 'Várj a jobb helyre',
    about: 'Le tudsz mondani egy rossz lövésről, és kihasználod a következő menetet.',
    steps: {
      lay: 'A 11-esed a kapu előtt áll. Csellel rögtön lőhetsz. Próbáljuk meg a gyengével: rakd le az *1-es cselt*.',
      stay: 'Bal oldali lapjuk van, és a 2-esük közvetlenül a 11-esed mögött áll. Amit ő léphet, azt nem tudod megakadályozni. Válaszd ezt: *senki sem lép*.',
      wait: {
        say: 'A 2-esük az 5. sorba *tolta* a 11-esedet. Onnan is lőhetnél, de a kapus már három lapot húzna. *Várj* a következő menetre.',
        why: 'Rendes játékban a labdást senki sem mozdíthatja el. Lövő helyzetben a védekező fél igen: ez a legjobb fegyvere.',
      },
      'lay-long':
        'Új menet, új lap. Lövő helyzetben a hosszú passz bármelyik csapattársadhoz eljut a *4.–6. sorodban*. Rakd le a *4-es hosszú passzt*.',
      move: 'Ki kapja? Lépj a *10-eseddel* a 6. sorba, közvetlenül a kapu elé.',
      pass: 'A 11-esed egyedül van az 5. sorban, nála marad a labda. Játszd a hosszú passzt a *10-esnek*.',
      shoot: 'A 6. sor közepén, 4-es lappal. *Lövés*!',
      corner: 'Hosszú passz után a *bal* sarok ad 4-et: 4 + 4 = *8*. A kapusuk két lapot húz.',
      end: '3 + 2 = *5*, gól! Egy 5-ös lövést adtál fel három lap ellen, és 8-ast kaptál kettő ellen. A várás egy lapba kerül, de megérheti.',
    },
    instead: {
      keep: 'Az erős hosszú passzt tartsd meg egy jobb helyre, mindjárt lesz.',
      nobody: 'A rövid passzhoz csapattárs kell a labdás mellé.',
      five: 'Az legfeljebb 1 + 4 = 5 volna három lap ellen. Van jobb lapod, és jut még egy menet.',
      far: 'Akkor a 6. sorban nincs, akihez a hosszú passz mehetne. Onnan a legnehezebb kivédeni a lövést.',
      'no-shot': 'A passz nélkül ebben a menetben nincs lövés.',
      four: 'Az a 4. sor, onnan senki sem lőhet. A 10-es a kapu előtt áll.',
      'no-better': 'A következő menetre csak egy 1-esed maradna. Lőj!',
      seven: 'Az 4 + 3 = 7. A bal sarok 8.',
    },
  },
  duel: {
    title: 'A párharc',
    about: 'Sarkot választasz, és tudod, mit jelent a kapusnak, ha eltalálja vagy elvéti.',
    steps: {
      lay: 'A 10-esed közvetlenül a kapu előtt áll. Csellel rögtön lőhetsz: rakd le a *4-es cselt*.',
      stay: 'Jó helyen áll, nem kell neki segítség. Válaszd ezt: *senki sem lép*.',
      shoot: 'Ennél jobb hely nincs. *Lövés*!',
      expected: {
        say: 'Most *párharc* jön: te sarkot választasz, a kapus azt, merre vetődik, mindketten rejtve. A csel jobbra 4-et ad, máshová 3-at, és ezt ő is tudja.',
        why: 'Minden lapfajtának megvan a legjobb helye: a rövid passznak a közép, a hosszúnak a bal, a cselnek a jobb.',
      },
      corner: {
        say: 'Ha eltalálja, *eggyel több* lapot húz, a távoli sarokban *eggyel kevesebbet*. A jobbot várja majd. Lőj hát *balra*: 4 + 3 = *7*.',
        why: 'Ha egyikőtök a közepet választja, a másik egy sarkot, akkor marad a két lap, se több, se kevesebb.',
      },
      end: 'Jobbra vetődött, így *egy* lapja maradt: 4 a 7 ellen, gól! Néha mondj le egy labdáról, és lőj oda, ahol senki sem vár. Kapusként is gondolj erre.',
    },
    instead: {
      weak: 'Amelyik lappal lősz, az adja a lövés erejét. A 4-est vedd.',
      'no-better': 'Közvetlenül a kapu előtt állsz, a legjobb lapoddal. Lőj!',
      guessed: 'Az eggyel több labda, de ott vár a kapus: ha eltalálja, három lapot húz.',
      between: 'Az is 7, de középre lőve a rossz vetődés nem kerül neki lapba.',
    },
  },
  'push-away': {
    title: 'Told el!',
    about: 'El tudod tolni a labdást a kapudtól.',
    steps: {
      start:
        'A 10-esüknél a labda, közvetlenül a kapud előtt. Lövő helyzetben a labdást *eltolhatod*: egy embered helyet cserél vele.',
      lay: 'A 3-asod közvetlenül előtte áll. Ő jobb oldali játékos, tehát jobb oldali lap kell: rakd le a *2-es rövid passzt (jobb)*.',
      push: 'Egy 3-as csel: lőni fog. Lépj *hátra* a *3-asoddal*, a labdásra. Ez egy sorral eltolja a 10-esüket a kapudtól.',
      dive: {
        say: 'Így is lő, de messzebbről: most *három* lapot húzhatsz kettő helyett. A csel jobbra a legerősebb: küldd a kapusod *jobbra*.',
        why: 'Az utolsó előtti sor közepéről három lap, a széléről négy. Ha eltalálod a sarkot, eggyel több.',
      },
      draw: 'Eltaláltad: így négy lap! A lövés 3 + 4 = *7*. *Húzz* egyet.',
      more: 'Egy 4-es. Még négy, és megvan. *Húzz* újra.',
      end: '4 + 4 = *8* a 7 ellen: megvan! És a 3-asod megint a kapu előtt áll. Védekezésben először ezt kérdezd: ki éri el a labdást, és milyen lap kell hozzá?',
    },
    instead: {
      left: 'Bal oldalon egyik embered sem éri el a labdást. Jobb oldali lap kell.',
      near: 'Akkor közvetlenül a kapud elől lő, és eggyel kevesebb lapot húzhatsz.',
      fewer: 'Az ellenkező sarokban eggyel kevesebb lapot húznál. A jobb a legvalószínűbb: az 4-et ad.',
      same: 'Középen nem veszítesz semmit. De a jobb sarok adja a legtöbbet, az csábítja.',
      goal: 'Ha most megállsz, gól. A húzás nem kerül lapba a kezedből.',
    },
  },
  'last-card': {
    title: 'Az utolsó lap',
    about: 'Tudod, kié a labda, ha a lövő helyzet lövés nélkül ér véget.',
    steps: {
      start:
        'Az utolsó lapod ebben a lövő helyzetben egy rövid passz, de a 9-esed mellett senkid sincs. Nem lesz lövés, és akkor a lövő helyzetnek *vége*.',
      lowest: {
        say: 'Ilyenkor a sorban *a két csapat legkisebb száma* kapja a labdát. Itt az 5-ösük, a 7-esük, a 6-osuk és a te 9-esed áll: az *5-ösük* kapná.',
        why: 'Ha a két legkisebb szám egyenlő, a védekező félé a labda.',
      },
      move: 'De egy lépésed még van, bal oldalon. Lépj a *4-eseddel* a sorba: helyet cserél az 5-ösükkel, és nála már nincs kisebb.',
      end: 'A labda keresztben a 4-esedhez ment, és amikor elfogytak a lapok, ő volt a legkisebb. Húzol három lapot, és a 6. sorban új lövő helyzet kezdődik!',
    },
    instead: { five: 'Akkor az 5-ösük a sor legkisebb száma, és övék a labda.' },
  },
  parry: {
    title: 'Kiütve',
    about: 'Tudod, hová kerül a kiütött labda.',
    steps: {
      lay: 'Rögtön lőni akarsz: rakd le a *3-as cselt*.',
      stay: 'A 8-asod keresztben a 11-esnek ad, aki közvetlenül a kapu előtt áll. Ez így jó. Válaszd ezt: *senki sem lép*.',
      shoot: 'A 11-es *lő*, a 8-as pedig várja a kipattanót.',
      corner: '*Jobbra* ez 3 + 4 = *7*. Jegyezd meg ezt a számot!',
      nearest: {
        say: '3 + 4 = 7-et húzott: *pontosan* annyit. Ez kiütés, és a labda a sorban a 7-hez legközelebbi számé: a *8-asodé*, ő csak eggyel több.',
        why: 'A 3-asuk néggyel kevesebb, a 11-esed néggyel több. Ha ketten egyforma közel vannak, a védő megelőzi a támadót, aztán a kisebb szám nyer.',
      },
      end: 'Mindketten háromra húztatok, és a 8-asodnál a labda a 6. sorban: újabb lövő helyzet. 7-es lövésnél jó, ha ott egy 7-hez közeli szám áll.',
    },
    instead: {
      pass: 'Ahhoz előbb passzolnod kellene. Csellel rögtön lősz.',
      wait: 'Az egy lapba kerül, és a 11-esed nem állhat jobb helyen. Lőj!',
      six: 'Az 3 + 3 = 6. A jobb sarok 7.',
    },
  },
  'goal-kick': {
    title: 'A kirúgás',
    about: 'Előbb számolsz, aztán rúgsz ki.',
    steps: {
      start:
        'A kapusodnál a labda. *Csellel* az 1. sorodba rúgja, *rövid passzal* a 2. sorba, *hosszú passzal* a 3. sorba.',
      lowest: {
        say: 'Ott *a két csapat legkisebb száma* kapja; a labdák nem számítanak. A 3. sorban az 5-ösük, a 8-asuk, a te 6-osod és 7-esed áll: az *5-ösük* kapná.',
        why: 'Ha ott a két csapat legkisebb száma egyenlő, a másik csapaté a labda.',
      },
      move: 'De előbb egy embered léphet, bármelyik oldalon. Lépj előre a *4-eseddel*: helyet cserél az 5-ösükkel.',
      kick: 'Aztán ők is léphetnek, de nem a 4-esedre, mert ő épp lépett. Nem lépnek. Most a 3. sorban a 4-esed a legkisebb: rúgd ki a *hosszú passzal*.',
      end: 'A 4-esedé a labda a 3. sorban, és húztál egy új lapot. A lap ereje egyáltalán nem számított: egy gyenge is megtette volna.',
    },
    instead: {
      five: 'Akkor a 3. sorban az 5-ösük a legkisebb. A 2. sor a tiéd volna, de vigyük előrébb a labdát.',
      equal:
        'A 2. sorban most az 5-ösük és a te 5-ösöd áll. Ha a legkisebb számok egyenlők, a másik csapat kapja!',
      short: 'Ez biztos, de csak az 1. sorba megy, közvetlenül a kapud elé. A 3. sor is a tiéd.',
    },
  },
}
