import type { Language } from '@libero/kernel/words'
import type { Level } from '../bot.ts'

/** A level as people know it: a name, and a line that says what to expect of it. */
interface LevelText {
  readonly names: Readonly<Record<Level, string>>
  readonly about: Readonly<Record<Level, string>>
  /** How a coach is called by name. */
  readonly called: { readonly man: string; readonly woman: string }
}

/** Whom a newcomer meets: his first match should teach him the game, and leave him a fair chance to win it. */
export const USUAL_LEVEL: Level = 'beginner'

/** The opponents in words, once for the page and the terminal. */
export const levelTexts: Readonly<Record<Language, LevelText>> = {
  en: {
    names: {
      random: 'Kickabout',
      beginner: 'Youth coach',
      heuristic: 'Club coach',
      montecarlo: 'First-division coach',
      search: 'National coach',
    },
    about: {
      random: 'plays as it comes',
      beginner: 'knows the game, misjudges a little',
      heuristic: 'knows all the odds',
      montecarlo: 'plays it through before deciding',
      search: 'thinks ahead, reads you, bluffs',
    },
    called: { man: 'Coach {name}', woman: 'Coach {name}' },
  },
  de: {
    names: {
      random: 'Bolzplatz',
      beginner: 'Jugendtrainer',
      heuristic: 'Vereinstrainer',
      montecarlo: 'Erstligatrainer',
      search: 'Nationaltrainer',
    },
    about: {
      random: 'spielt, wie es kommt',
      beginner: 'kennt das Spiel, verschätzt sich manchmal',
      heuristic: 'kennt alle Chancen',
      montecarlo: 'spielt alles im Kopf durch',
      search: 'denkt voraus, liest dich, blufft',
    },
    called: { man: 'Trainer {name}', woman: 'Trainerin {name}' },
  },
  hu: {
    names: {
      random: 'Grund',
      beginner: 'Ifiedző',
      heuristic: 'Klubedző',
      montecarlo: 'Élvonalbeli edző',
      search: 'Szövetségi kapitány',
    },
    about: {
      random: 'úgy játszik, ahogy jön',
      beginner: 'ismeri a játékot, néha téved',
      heuristic: 'minden esélyt ismer',
      montecarlo: 'fejben végigjátssza a folytatást',
      search: 'előre gondolkodik, kiismer, blöfföl',
    },
    called: { man: '{name} edző', woman: '{name} edző' },
  },
}
