import type { LessonWords } from '@libero/kernel/lesson'

/** Passzok és cselek. */
export const passingHu: Readonly<Record<string, LessonWords>> = {
  'whose-ball': {
    title: 'Kié a labda?',
    about: 'Tudod, ki kapja a labdát, és mi dönt, ha egyenlő.',
    steps: {
      next: 'Rövid passz után a labda a következő sorban a *legkisebb számú* emberedé lesz. A 4. sorban a 4-esed és az 5-ösöd vár: a *4-es* kapná.',
      lay: 'Előbb sikerüljön a passz. A 3. sorban neked 3 + 3 = 6, nekik 1 + 1 = 2 van. Rakd le a *2-es rövid passzt*, az erős lapot tartsd meg.',
      stay: 'Egy 3-ast raktak le: 2 + 3 = 5 a te 6 + 2 = 8-ad ellen. Ez elég! Válaszd ezt: *senki sem lép*.',
      strong: {
        say: 'A 4-esednél a labda. Most a 4. sor számít: neked 2 + 2 = *4*, de nekik 3 + 3 = *6*. Ide az erős lapod kell: rakd le a *4-es rövid passzt*.',
        why: 'Kettővel vagy lemaradva: csak az a lap hozza be, amelyik legalább kettővel erősebb az övékénél.',
      },
      level: {
        say: 'Náluk egy 2-es: 6 + 2 = 8. Neked 4 + 4 = 8. Egyenlő, és ilyenkor az *erősebb lap* nyer: a tiéd! Válaszd ezt: *senki sem lép*.',
        why: 'Ha a két lap is egyforma erős lett volna, a védekező fél szabálytalankodott volna. Arról külön lecke szól.',
      },
      end: 'Megvan: a 8-asodé, ő a legkisebb szám az 5. sorban. Ha ők nyernek, a labda a 4. sorban marad, ott az *ő* legkisebb számuknál: a 6-osnál.',
    },
    instead: {
      keep: 'Ez is nyer. De itt messze te vagy az erősebb, a következő sorban viszont minden labda kell. Rakd le a 2-est.',
      weak: 'A 4. sorban két labdával többjük van. Csak a 4-essel van jó esélyed.',
    },
  },
  sideways: {
    title: 'A keresztpassz',
    about: 'Látod, kinél lesz a labda, amikor a lapod sorra kerül.',
    steps: {
      nearest:
        'Mielőtt a lapod sorra kerül, a labdás a sora *legközelebbi* csapattársához passzol. Itt a 8-as és a 7-es egyforma közel van, a 9-es túl messze.',
      lay: 'Ha ketten egyforma közel vannak, te választasz. És aki megkapja, az játssza meg a lapodat! Rakd le a *2-es cselt*.',
      stay: 'Nézd, ki áll előttük: a 7-esed előtt a 2-esük, 5 fehér labdával, a 8-asod előtt *senki*. Előbb válaszd ezt: *senki sem lép*.',
      choose: {
        say: 'Passzolj a *8-asnak*: ő egyszerűen továbbmegy az üres mezőre. Itt semmit sem kell összevetni.',
        why: 'A 7-esnek 3 + 2 = 5-je volna a 2-esük 5 + 3 = 8-a ellen, és elveszne a labda.',
      },
      alone:
        'Most a 8-asod az egyetlen embered az 5. sorban. Ha nincs csapattárs a sorban, *nála marad* a labda. Előtte megint üres: rakd le az *1-es cselt*.',
      keeps: 'Senki sem áll az útjában. Válaszd ezt: *senki sem lép*.',
      end: 'A 6. sorban van, egyetlen összevetés nélkül! Mielőtt lapot raksz le, mindig nézd meg, kinél lesz a labda, amikor sorra kerül.',
    },
    instead: {
      later: 'Arra a következő körben lesz szükségünk. Most a 2-es csel jön.',
      blocked: 'Előtte a 2-esük áll: 3 + 2 = 5 az 5 + 3 = 8 ellen, elveszne a labda.',
      nobody:
        'A 8-asodnak nincs kihez passzolnia a 6. sorban, a rövid passz semmit sem hoz. Egyszerűen továbbmehet.',
    },
  },
  'long-ball': {
    title: 'A hosszú passz',
    about: 'Ki tudod választani a sort, ahol a hosszú passz nyer.',
    steps: {
      far: 'A hosszú passz *egy, két vagy három sorral* előre száll. Csak azt a sort vetjük össze, ahová érkezik, azt nem, ahonnan indul.',
      lay: 'A 4. sorban 8 a 6 ellen, az 5.-ben 3 + 4 = 7 a 3 ellen. Rakd le a *hosszú passzt*: a sort csak akkor választod meg, ha már látod a lapjukat.',
      stay: 'Ők egy 4-est raktak le, te egy 1-est. Válaszd ezt: *senki sem lép*, aztán meglátjuk, hová mehet a labda.',
      choose: {
        say: '4. sor: 8 + 1 = 9 a 6 + 4 = 10 ellen, elveszne. 5. sor: 7 + 1 = *8* a 3 + 4 = *7* ellen. Küldd *két sorral* előre!',
        why: 'A 6. sor nem választható: ott nincs embered. Ha a három sor valamelyikében áll valakid, csak ilyen sorba mehet.',
      },
      end: 'Az 5. sorban a legkisebb számú emberedhez érkezett, a *10-eshez*. Ha vesztettél volna, ott az ő legkisebb számuké lett volna.',
    },
    instead: {
      short:
        'A rövid passzt a 3. sorban vetnénk össze. Mi a 4. sor fölött szállunk el: rakd le a hosszú passzt.',
      near: 'A 4. sorban 8 + 1 = 9 a 6 + 4 = 10 ellen: elveszne. Az 5. sorban gyengébbek.',
    },
  },
  dribble: {
    title: 'A csel',
    about: 'Tudod, mi lesz azzal, aki elöl áll, és mibe kerül egy elvesztett csel.',
    steps: {
      mate: 'A cselnél a *közvetlenül előtte* lévő mező számít. A 6-osod előtt csapattárs áll, a 10-es. Ilyenkor egyszerűen a 10-es kapja a labdát.',
      lay: 'Labdákat nem vetünk össze, ezért gyenge lap is elég: rakd le az *1-es cselt*.',
      stay: 'A 6-osod egyedül van a sorában, ezért a cselig nála marad a labda. Válaszd ezt: *senki sem lép*.',
      ahead:
        'Most a 10-esed előtt a 7-esük áll: 3 fekete labda és a lapod 3 fehér labda és az ő lapjuk ellen. Merj nagyot: rakd le a *2-es cselt*.',
      lost: 'Náluk egy 3-as: 3 + 3 = *6*, neked 3 + 2 = *5*. Semmilyen lépés nem segít. Válaszd ezt: *senki sem lép*, és nézd meg, mibe kerül.',
      end: {
        say: 'A 7-esüké a labda, és mindketten a helyükön maradtak. Ember ellen gyenge lappal kockázatos; csapattárshoz vagy üres mezőre mindig sikerül.',
        why: 'Ha a 10-esed nyer, helyet cserélnek, és ő viszi magával a labdát.',
      },
    },
    instead: {
      spare: 'Erősebb lapot adnál oda a semmiért: a 10-es mindenképpen megkapja a labdát.',
      risk: 'A hosszú passzt össze kell vetni, és 1-essel ez kockázatos. Válaszd a cselt.',
      alone: 'A 10-esednek ebben a sorban csak 3 labdája van, nekik több. A csel csak egy ember ellen megy.',
    },
  },
}
