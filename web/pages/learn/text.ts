import type { Language } from '@libero/kernel/words'

interface LearnText {
  /** Who teaches. */
  readonly teacher: string
  readonly about: string
  readonly courses: Readonly<Record<'first' | 'chapters', string>>
  readonly coursesAbout: Readonly<Record<'first' | 'chapters', string>>
  readonly begin: string
  /** With the title of the lesson that comes next. */
  readonly next: string
  readonly goOn: string
  readonly minutes: string
  readonly done: string
  readonly begun: string
  readonly count: string
  readonly none: string
  /** Where a rule or a question has one. */
  readonly lesson: string
  /** In a lesson. */
  readonly gotIt: string
  readonly why: string
  readonly back: string
  readonly step: string
  /** To whoever chooses something else that the rules allow. */
  readonly instead: string
  readonly learnt: string
  readonly learntAll: string
  readonly kickOff: string
  readonly again: string
  readonly all: string
}

export const learnTexts: Readonly<Record<Language, LearnText>> = {
  en: {
    teacher: 'youth coach',
    about: 'You learn at the real table: one short scene after the other, and Mira explains.',
    courses: { first: 'The first five minutes', chapters: 'Chapter by chapter' },
    coursesAbout: {
      first: 'From never heard of it to your first match.',
      chapters: 'What people often get wrong, one scene each.',
    },
    begin: 'Begin: {title}',
    next: 'Next: {title}',
    goOn: 'Go on: {title}',
    minutes: '{count} min',
    done: 'done',
    begun: 'begun',
    count: '{done} of {all} done',
    none: 'There are no lessons for this game yet.',
    lesson: 'Lesson: {title}',
    gotIt: 'Got it',
    why: 'Why?',
    back: 'Back',
    step: 'Step {nth} of {all}',
    instead: 'The rules allow that, but here we go another way. Choose: {choice}',
    learnt: 'Well done!',
    learntAll: 'Well done, that was the whole course!',
    kickOff: 'Your first match',
    again: 'Once more',
    all: 'All lessons',
  },
  de: {
    teacher: 'Jugendtrainerin',
    about: 'Du lernst am echten Tisch: eine kurze Szene nach der anderen, und Mira erklärt.',
    courses: { first: 'Die ersten fünf Minuten', chapters: 'Kapitel für Kapitel' },
    coursesAbout: {
      first: 'Von nie gehört bis zum ersten Spiel.',
      chapters: 'Was oft falsch gespielt wird, jeweils in einer Szene.',
    },
    begin: 'Anfangen: {title}',
    next: 'Weiter: {title}',
    goOn: 'Weitermachen: {title}',
    minutes: '{count} Min.',
    done: 'geschafft',
    begun: 'angefangen',
    count: '{done} von {all} geschafft',
    none: 'Für dieses Spiel gibt es noch keine Lektionen.',
    lesson: 'Lektion: {title}',
    gotIt: 'Verstanden',
    why: 'Warum?',
    back: 'Zurück',
    step: 'Schritt {nth} von {all}',
    instead: 'Erlaubt wäre das, aber hier gehen wir einen anderen Weg. Wähle: {choice}',
    learnt: 'Gut gemacht!',
    learntAll: 'Gut gemacht, das war der ganze Kurs!',
    kickOff: 'Dein erstes Spiel',
    again: 'Noch einmal',
    all: 'Alle Lektionen',
  },
  hu: {
    teacher: 'ifiedző',
    about: 'Az igazi asztalnál tanulsz: egyik rövid jelenet a másik után, és Mira magyaráz.',
    courses: { first: 'Az első öt perc', chapters: 'Fejezetről fejezetre' },
    coursesAbout: {
      first: 'A nulláról az első mérkőzésedig.',
      chapters: 'Amit sokan rosszul tudnak, egy-egy jelenetben.',
    },
    begin: 'Kezdés: {title}',
    next: 'Következő: {title}',
    goOn: 'Folytatás: {title}',
    minutes: '{count} perc',
    done: 'kész',
    begun: 'elkezdve',
    count: '{all} leckéből {done} kész',
    none: 'Ehhez a játékhoz még nincs lecke.',
    lesson: 'Lecke: {title}',
    gotIt: 'Értem',
    why: 'Miért?',
    back: 'Vissza',
    step: '{nth}. lépés, összesen {all}',
    instead: 'A szabály engedné, de itt most más úton megyünk. Válaszd ezt: {choice}',
    learnt: 'Ügyes vagy!',
    learntAll: 'Ügyes vagy, kész az egész tanfolyam!',
    kickOff: 'Az első mérkőzésed',
    again: 'Még egyszer',
    all: 'Minden lecke',
  },
}
