import type { Language } from '@libero/kernel/words'

interface PracticeText {
  readonly lead: string
  readonly rating: string
  readonly streak: string
  readonly daily: string
  readonly dailies: Readonly<Record<'open' | 'solved' | 'failed', string>>
  readonly toDaily: string
  readonly again: string
  readonly next: string
  readonly due: string
  readonly chapters: string
  readonly chapter: string
  readonly progress: string
  readonly untried: string
  readonly none: string
  readonly unknown: string
  readonly difficulties: Readonly<Record<'easy' | 'medium' | 'hard', string>>
  readonly stopped: string
  readonly kind: string
  /** Beside the table once it is answered. */
  readonly worth: string
  readonly yours: string
  readonly best: string
  readonly suggested: string
  readonly others: string
  readonly unkept: string
  readonly back: string
  readonly playOn: string
  readonly playOnIs: string
  readonly keyList: readonly (readonly [string, string])[]
}

export const practiceTexts: Readonly<Record<Language, PracticeText>> = {
  en: {
    lead: 'Positions from real matches in which one choice is clearly the best. You decide, then hear what each choice is worth.',
    rating: 'Rating',
    streak: '{days} {days?day:days} in a row',
    daily: 'Exercise of the day',
    dailies: { open: 'not yet done', solved: 'solved', failed: 'done, not solved' },
    toDaily: 'Do it',
    again: 'Look again',
    next: 'Next exercise',
    due: '{count} {count?exercise:exercises} you missed {count?comes:come} back today.',
    chapters: 'Chapters',
    chapter: 'Exercises: {chapter}',
    progress: '{solved} of {all} solved, {met} tried',
    untried: '{all} {all?exercise:exercises}',
    none: 'There are no exercises for this yet.',
    unknown: 'There is no such exercise.',
    difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
    stopped: 'Exercise “{chapter}”, {difficulty} ({rating}). What would you do?',
    kind: 'Kind of match',
    worth: 'What each choice is worth',
    yours: 'yours',
    best: 'best',
    suggested: 'suggests itself',
    others: '{count} {count?other:others}, none better than {share}',
    unkept: 'This browser keeps nothing: your rating is lost with the page.',
    back: 'All exercises',
    playOn: 'Play on from here',
    playOnIs: 'A match from exactly this position, and the choice is yours again.',
    keyList: [
      ['Arrows, Tab', 'from choice to choice'],
      ['Enter', 'choose; afterwards the next exercise'],
      ['1 … 9', 'the first choices'],
      ['C', 'all choices in words'],
      ['R', 'the rule'],
      ['L', 'what the symbols mean'],
      ['S', 'sound on or off'],
      ['Escape', 'put back'],
    ],
  },
  de: {
    lead: 'Stellungen aus echten Spielen, in denen eine Wahl klar die beste ist. Du entscheidest, dann hörst du, was jede Wahl wert ist.',
    rating: 'Wertung',
    streak: '{days} {days?Tag:Tage} in Folge',
    daily: 'Übung des Tages',
    dailies: { open: 'noch offen', solved: 'gelöst', failed: 'gemacht, nicht gelöst' },
    toDaily: 'Los',
    again: 'Noch einmal ansehen',
    next: 'Nächste Übung',
    due: '{count} {count?Übung:Übungen}, die du nicht gelöst hast, {count?kommt:kommen} heute wieder.',
    chapters: 'Kapitel',
    chapter: 'Übungen: {chapter}',
    progress: '{solved} von {all} gelöst, {met} versucht',
    untried: '{all} {all?Übung:Übungen}',
    none: 'Dafür gibt es noch keine Übungen.',
    unknown: 'Diese Übung gibt es nicht.',
    difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
    stopped: 'Übung „{chapter}“, {difficulty} ({rating}). Was würdest du tun?',
    kind: 'Art des Spiels',
    worth: 'Was jede Wahl wert ist',
    yours: 'deine',
    best: 'die beste',
    suggested: 'liegt nahe',
    others: '{count} weitere, keine besser als {share}',
    unkept: 'Dieser Browser bewahrt nichts auf: Deine Wertung ist mit der Seite verloren.',
    back: 'Alle Übungen',
    playOn: 'Von hier weiterspielen',
    playOnIs: 'Ein Spiel von genau dieser Stellung aus, und die Wahl ist wieder deine.',
    keyList: [
      ['Pfeile, Tab', 'von Wahl zu Wahl'],
      ['Enter', 'wählen; danach die nächste Übung'],
      ['1 … 9', 'die ersten Möglichkeiten'],
      ['C', 'alle Möglichkeiten in Worten'],
      ['R', 'die Regel'],
      ['L', 'was die Zeichen bedeuten'],
      ['S', 'Ton an oder aus'],
      ['Escape', 'zurücklegen'],
    ],
  },
  hu: {
    lead: 'Valódi mérkőzések állásai, amelyekben egy választás egyértelműen a legjobb. Te döntesz, aztán megtudod, melyik mennyit ér.',
    rating: 'Értékszám',
    streak: '{days} nap egymás után',
    daily: 'A nap feladványa',
    dailies: { open: 'még hátravan', solved: 'megoldva', failed: 'kész, de nem oldottad meg' },
    toDaily: 'Kezdjük',
    again: 'Megnézem újra',
    next: 'Következő feladvány',
    due: 'Ma {count} elhibázott feladvány tér vissza.',
    chapters: 'Fejezetek',
    chapter: 'Feladványok: {chapter}',
    progress: '{all} közül {solved} megoldva, {met} kipróbálva',
    untried: '{all} feladvány',
    none: 'Ehhez még nincsenek feladványok.',
    unknown: 'Nincs ilyen feladvány.',
    difficulties: { easy: 'könnyű', medium: 'közepes', hard: 'nehéz' },
    stopped: 'Feladvány, „{chapter}”, {difficulty} ({rating}). Te mit tennél?',
    kind: 'A mérkőzés fajtája',
    worth: 'Melyik választás mennyit ér',
    yours: 'a tiéd',
    best: 'a legjobb',
    suggested: 'kézenfekvő',
    others: 'még {count}, egyik sem jobb ennél: {share}',
    unkept: 'Ez a böngésző semmit sem őriz meg: az értékszámod az oldallal együtt elvész.',
    back: 'Minden feladvány',
    playOn: 'Innen játszom tovább',
    playOnIs: 'Mérkőzés pontosan ebből az állásból, és a döntés újra a tiéd.',
    keyList: [
      ['Nyilak, Tab', 'választásról választásra'],
      ['Enter', 'választás; utána a következő feladvány'],
      ['1 … 9', 'az első lehetőségek'],
      ['C', 'minden lehetőség szavakkal'],
      ['R', 'a szabály'],
      ['L', 'mit jelentenek a jelek'],
      ['S', 'hang be vagy ki'],
      ['Escape', 'visszateszem'],
    ],
  },
}
