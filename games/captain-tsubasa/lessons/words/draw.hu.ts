import type { LessonWords } from '@libero/kernel/lesson'

export const drawHu: Readonly<Record<string, LessonWords>> = {
  'match-cards': {
    title: 'Melyik meccslapot?',
    about: 'Elveszed a megfelelő meccslapot, vagy elveszed az ellenfél elől.',
    steps: {
      first:
        'Minden körben mindenki elvesz egy *meccslapot*. Te védekezel, ezért *elsőként* választasz e négyből, vagy látatlanban a legfelsőt.',
      danger: {
        say: 'Mindjárt a Toho támad. Nyíltan ott van *A Toho különleges lövése*: a kezükben egy csapásra gól lehet.',
        why: 'A különleges lövést három védekezés közül csak egy állítja meg. A képessége csak a saját csapatnak jó, és csak támadásban.',
      },
      take: 'A képességét nem használhatod, de *elveheted előlük*. Vedd el.',
      top: 'A Toho *látatlanban a legfelsőt* vette el: csak ő tudja, mi az. Amit nyíltan vesznek el, azt mindketten tudjátok.',
      yours:
        'Az ő lapjuk most a tied, az *egész mérkőzésre*: a támadásodban *4*-es lövés és *2*-es passz, mint bármelyik lap.',
    },
    instead: {
      useful: 'Hasznos lap. De akkor a Toho elveszi a különleges lövését, és rögtön azzal támad.',
      unseen: 'Akkor a Toho elveszi a különleges lövését, és rögtön azzal támad.',
    },
  },
  piles: {
    title: 'Paklik, nyíltan és rejtve',
    about: 'Tudod, hova kerülnek a lapjaid, és mit tudhatsz az övéikről.',
    steps: {
      reshuffled: {
        say: 'Két lapot kellett húznod, de csak egy maradt. Ezért a *dobópaklidat* megkeverték, az lett az új húzópakli.',
        why: 'Így megy ez végig: amit kijátszol, visszatér. Csak az veszik el, ami kikerül a mérkőzésből.',
      },
      back: 'Így jött vissza a *Kényszerítő*: az elvett meccslap a saját lapjaid közt marad.',
      open: 'Mindenki látja: a letett és eldobott lapokat, a zsetonokat, és hogy *hány* lap van egy kézben. Rejtve van, hogy *melyik*.',
      take: 'Te védekezel, elsőként választasz. Vedd el az *Emberfogást*: védekezés 3 és egy zseton.',
      known:
        'A Toho nyíltan vette el a Távoli lövést: tudod, hogy ebben a *kézben* van. Nyomj egy kézre vagy paklira, és látod, mi tudható.',
    },
    instead: {
      attack: 'Ez támadni való. Most védekezel: az Emberfogás rögtön segít.',
      unseen: 'Bármi lehet. Az Emberfogás rögtön segít.',
    },
  },
  'kick-off': {
    title: 'Kezdőrúgás',
    about: 'Tudod, hogyan kezdődik egy mérkőzés, és kinél van a labda.',
    steps: {
      field:
        'A mérkőzés előtt négy *meccslap* kerül nyíltan az asztalra. Ebben a félidőben tizenkettő jön, a hat kör mindegyikében kettő.',
      piles: {
        say: 'Minden csapatnak *tizenkét* saját lapja van: tizenegy játékos és a szurkolók, megkeverve. A zsetonok a tartalékban várnak.',
        why: 'Készen állnak a különleges lövések és védekezések, a kimerültséglapok, a sárga és piros lapok is; majd látod őket, ha kellenek.',
      },
      toss: 'Megvolt a sorsolás, és te nyertél: te döntöd el, ki *kezd*. Kezdj te.',
      begun:
        'Te támadsz. *Négy* lapot húztál, a Toho is; és elvette az Emberfogást. A második félidőt a Toho kezdi.',
    },
    instead: {
      'second-half': 'Akkor a második félidőt kezdenéd te. Az is ugyanolyan jó; de ma kezdj te.',
    },
  },
}
