import type { Language } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse } from '../arguments.ts'
import { CATALOGUE, findGame } from '../catalogue.ts'
import { columns } from '../layout.ts'
import manifest from '../package.json' with { type: 'json' }
import type { CliText, OptionKey } from '../text/text.ts'

export const COMMAND_NAMES = [
  'play',
  'learn',
  'sim',
  'replay',
  'show',
  'cards',
  'sheet',
  'rules',
  'squad',
  'host',
  'balance',
  'table',
  'prices',
  'arena',
  'ladder',
  'train',
  'exercises',
  'cup',
  'league',
  'world',
  'bench',
  'docs',
  'help',
] as const
export type CommandName = (typeof COMMAND_NAMES)[number]

export const isCommandName = (name: string): name is CommandName =>
  COMMAND_NAMES.some((known) => known === name)

/** A line to try for each command. */
const EXAMPLES: Readonly<Record<CommandName, string>> = {
  play: 'libero play finale',
  learn: 'libero learn hat-trick',
  sim: 'libero sim finale --matches 10000 --home heuristic --away random',
  replay: 'libero replay match.json',
  show: 'libero show match.json --at 20',
  cards: 'libero cards finale',
  sheet: 'libero sheet hat-trick',
  rules: 'libero rules finale what if the build-up fails',
  squad: 'libero squad --random --rank II --mentality attacking',
  host: 'libero host finale',
  balance: 'libero balance finale',
  table: 'libero table hat-trick --teams BRA,GER,KOR',
  prices: 'libero prices --matches 4000',
  arena: 'libero arena finale --a heuristic --b random --pairs 200',
  ladder: 'libero ladder finale --pairs 100',
  train: 'libero train finale --matches 6000 --out weights.json',
  exercises: 'libero exercises finale',
  cup: 'libero cup finale --size 4 --out cup.json',
  league: 'libero league finale --size 6 --rounds 2',
  world: 'libero world --simulate 100',
  bench: 'libero bench',
  docs: 'libero docs --check',
  help: 'libero help sim',
}

type Described = Exclude<CommandName, 'play' | 'bench' | 'help'>

/** What the editions of Hat-Trick differ by, and what they can be read to say. */
const EDITIONS = {
  '--edition english|german|hungarian': 'edition',
  '--compulsory-moves': 'compulsory-moves',
  '--usual-turn': 'usual-turn',
  '--displaced-stays': 'displaced-stays',
  '--goal-kick-without-card': 'goal-kick-without-card',
  '--penalty-one-card': 'penalty-one-card',
  '--five-cards': 'five-cards',
  '--attacking-end-only': 'attacking-end-only',
  '--sides-anew': 'sides-anew',
  '--one-play': 'one-play',
} as const

/** Which game is played, where only teams are measured. */
const VARIANTS = {
  '--expansion players': 'expansion',
  '--events EVENT,…': 'events',
  '--extra-time': 'extra-time',
  '--shoot-out': 'shoot-out',
  ...EDITIONS,
  '--first-game': 'first-game',
  '--motivation': 'motivation',
  '--guaranteed-success': 'guaranteed-success',
  '--transfers': 'transfers',
} as const

/** What coaches can agree on, whatever each of them brings. */
const AGREED = {
  ...VARIANTS,
  '--tactics usual|free|any': 'tactics',
  '--sealed': 'sealed',
  '--budget H,A': 'budget',
  '--leg 1|2': 'leg',
  '--first-leg CLUB:N-N': 'first-leg',
  '--away-goals': 'away-goals',
  '--hazard-order coach|squad': 'hazard-order',
  '--keeper-changes': 'keeper-changes',
  '--bench-takers': 'bench-takers',
  '--cards FILE': 'cards',
} as const

/** What is done with a competition, whatever its form. */
const COMPETING = {
  '--you TEAM,…': 'competition-you',
  '--level BOT,…': 'competition-level',
  '--name TEXT': 'competition-name',
  '--in FILE': 'competition-in',
  '--out FILE': 'competition-out',
  '--next': 'competition-next',
  '--rest': 'competition-rest',
  '--play': 'competition-play',
  '--result "MATCH N:N"': 'competition-result',
  '--award "MATCH SIDE"': 'competition-award',
  '--take-back MATCH': 'competition-take-back',
  '--withdraw TEAM': 'competition-withdraw',
  '--show PART,…': 'competition-show',
  '--simulate N': 'competition-simulate',
  '--stand-in BOT': 'competition-stand-in',
  '--workers N': 'workers',
  '--seed TEXT': 'seed',
  '--json': 'json',
} as const

const TAKING_PART = { '--teams TEAM,…': 'competition-teams', '--size N': 'competition-size' } as const

const OF_A_KNOCK_OUT = {
  '--legs 1|2': 'competition-legs',
  '--best-of 3|5': 'competition-best-of',
  '--away-goals': 'away-goals',
  '--seeded': 'competition-seeded',
  '--third-place': 'competition-third-place',
  '--groups 1|2|4|8': 'competition-groups',
} as const

const OF_A_TABLE = { '--rounds 1|2': 'competition-rounds', '--order BREAK,…': 'competition-order' } as const

/** What holds in every match of a competition; how one is decided follows from its form. */
const { '--extra-time': _extraTime, '--shoot-out': _shootOut, ...IN_EVERY_MATCH } = VARIANTS

/** How each command of ours is called, and its options by the key of their words. */
const USAGE: Readonly<
  Record<Described, { readonly usage: string; readonly options: Readonly<Record<string, OptionKey>> }>
> = {
  learn: {
    usage: 'libero learn GAME [LESSON] [options]',
    options: {
      LESSON: 'lesson',
      '--list': 'lessons-list',
      '--speed N': 'lessons-speed',
      '--plain': 'exercises-plain',
    },
  },
  sim: {
    usage: 'libero sim GAME [options]',
    options: {
      '--matches N': 'matches',
      '--home BOT': 'home',
      '--away BOT': 'away',
      '--seed TEXT': 'seed',
      '--squads beginner|random|own': 'squads',
      '--home-team TEAM': 'home-team',
      '--away-team TEAM': 'away-team',
      '--expansion players': 'expansion',
      '--events EVENT,…': 'events',
      '--home-squad CODE': 'home-squad',
      '--away-squad CODE': 'away-squad',
      '--rank I|II|III|IV': 'rank',
      '--mentality MENTALITY': 'mentality',
      '--team nankatsu|toho': 'team',
      '--first-game': 'first-game',
      '--motivation': 'motivation',
      '--guaranteed-success': 'guaranteed-success',
      '--transfers': 'transfers',
      '--tally': 'tally',
      '--extra-time': 'extra-time',
      '--shoot-out': 'shoot-out',
      ...EDITIONS,
      '--tactics usual|free|any': 'tactics',
      '--sealed': 'sealed',
      '--budget H,A': 'budget',
      '--leg 1|2': 'leg',
      '--first-leg CLUB:N-N': 'first-leg',
      '--away-goals': 'away-goals',
      '--hazard-order coach|squad': 'hazard-order',
      '--keeper-changes': 'keeper-changes',
      '--bench-takers': 'bench-takers',
      '--cards FILE': 'cards',
      '--json': 'json',
    },
  },
  replay: {
    usage: 'libero replay FILE [options]',
    options: {
      '--verify': 'verify',
      '--viewer home|away|spectator|omniscient': 'viewer',
      '--upto N': 'upto',
      '--json': 'json',
    },
  },
  show: {
    usage: 'libero show FILE [options]',
    options: {
      FILE: 'show-file',
      '--at N': 'at',
      '--seat home|away': 'show-seat',
      '--all': 'all',
    },
  },
  cards: { usage: 'libero cards GAME [options]', options: { '--check FILE': 'check', '--json': 'json' } },
  sheet: { usage: 'libero sheet GAME [options]', options: {} },
  rules: {
    usage: 'libero rules GAME [WORD …] [options]',
    options: { 'WORD …': 'asked', '--all': 'all-answers' },
  },
  squad: {
    usage: 'libero squad [CODE|FILE] [options]',
    options: {
      'CODE|FILE': 'squad',
      '--random': 'random',
      '--fill FILE': 'fill',
      '--rank I|II|III|IV': 'rank',
      '--mentality MENTALITY': 'mentality',
      '--subs': 'subs',
      '--seed TEXT': 'squad-seed',
      '--json': 'json',
    },
  },
  host: { usage: 'libero host GAME [options]', options: VARIANTS },
  balance: {
    usage: 'libero balance GAME [options]',
    options: {
      '--matches N': 'pairs',
      '--bot BOT': 'bot',
      '--seed TEXT': 'seed',
      '--workers N': 'workers',
      ...VARIANTS,
      '--json': 'json',
    },
  },
  table: {
    usage: 'libero table GAME [options]',
    options: {
      '--matches N': 'per-pairing',
      '--bot BOT': 'bot',
      '--teams TEAM,TEAM,…': 'teams',
      '--seed TEXT': 'seed',
      ...VARIANTS,
      '--json': 'json',
    },
  },
  prices: {
    usage: 'libero prices [options]',
    options: { '--matches N': 'pairs', '--bot BOT': 'bot', '--seed TEXT': 'seed', '--json': 'json' },
  },
  arena: {
    usage: 'libero arena GAME [options]',
    options: {
      '--a BOT': 'a',
      '--b BOT': 'b',
      '--ms T': 'ms',
      '--iterations N': 'iterations',
      '--pairs N': 'arena-pairs',
      '--sprt ELO0,ELO1': 'sprt',
      '--seed TEXT': 'seed',
      '--resume FILE': 'resume',
      '--workers N': 'workers',
      '--duels N': 'duels',
      ...AGREED,
      '--json': 'json',
    },
  },
  ladder: {
    usage: 'libero ladder GAME [options]',
    options: {
      '--pairs N': 'ladder-pairs',
      '--ms T': 'ms',
      '--iterations N': 'iterations',
      '--seed TEXT': 'seed',
      '--workers N': 'workers',
      '--write-only': 'write-only',
      ...VARIANTS,
    },
  },
  train: {
    usage: 'libero train GAME --out FILE [options]',
    options: {
      '--out FILE': 'out',
      '--from FILE': 'from',
      '--bot BOT': 'bot',
      '--matches N': 'train-matches',
      '--squads': 'train-squads',
      '--stray N': 'stray',
      '--trace N': 'trace',
      '--seed TEXT': 'seed',
      ...AGREED,
    },
  },
  exercises: {
    usage: 'libero exercises GAME [options]',
    options: {
      '--daily': 'exercises-daily',
      '--motif MOTIF,…': 'exercise-motif',
      '--opponent BOT': 'exercises-opponent',
      '--plain': 'exercises-plain',
      '--list': 'exercises-list',
      '--mine N': 'mine',
      '--check': 'exercises-check',
      '--new': 'exercises-new',
      '--sheet NAME': 'exercise-sheet',
      '--matches N': 'mine-matches',
      '--seed TEXT': 'seed',
      '--workers N': 'mine-workers',
      '--json': 'json',
    },
  },
  cup: {
    usage: 'libero cup GAME [options]',
    options: {
      ...TAKING_PART,
      ...OF_A_KNOCK_OUT,
      ...OF_A_TABLE,
      '--trophy CUP': 'competition-trophy',
      '--holder TEAM': 'competition-holder',
      '--bonus N': 'competition-bonus',
      ...COMPETING,
      ...IN_EVERY_MATCH,
    },
  },
  league: {
    usage: 'libero league GAME [options]',
    options: {
      ...TAKING_PART,
      ...OF_A_TABLE,
      '--ladder N': 'competition-ladder',
      ...COMPETING,
      ...IN_EVERY_MATCH,
    },
  },
  world: {
    usage: 'libero world [world|euro] [options]',
    options: { ...COMPETING, '--write': 'competition-write', ...IN_EVERY_MATCH },
  },
  docs: { usage: 'libero docs [options]', options: { '--check': 'docs-check' } },
}

/** What is shown when nothing is asked for. */
export function firstScreen(text: CliText, language: Language): string {
  const games = CATALOGUE.map(({ id, text: own }) => [`  ${own[language].name}`, id, own[language].about])
  const commands = COMMAND_NAMES.map((name) => [`  ${EXAMPLES[name]}`, text.commands[name]])
  return [
    `Libero ${manifest.version} – ${text.screen.what}`,
    '',
    text.screen.games,
    columns(games, '<<<'),
    '',
    text.screen.commands,
    columns(commands, '<<'),
    '',
    text.screen.language,
    text.screen.unofficial,
    '',
  ].join('\n')
}

/** How one command is called. */
export function helpOn(name: Described, text: CliText): string {
  const { usage, options } = USAGE[name]
  const opponents = CATALOGUE.map((listed) =>
    listed.open((entry) => `${listed.id} (${entry.bots.map((bot) => bot.id).join(', ')})`),
  )
  const rows = [...Object.entries(options), ['--lang en|de|hu', 'lang'] as const].map(([flag, key]) => [
    `  ${flag}`,
    text.options[key],
  ])
  return [
    text.commands[name],
    '',
    `  ${usage}`,
    '',
    columns(rows, '<<'),
    ...(usage.includes('GAME') ? ['', `GAME (BOT): ${opponents.join('; ')}`] : []),
    '',
  ].join('\n')
}

/** The command named after `help`, if one is, and the game if one follows. */
export function topicOf(said: Said, text: CliText): readonly [topic?: CommandName, game?: string] {
  const [topic, game] = said.rest
  if (topic === undefined) return []
  if (!isCommandName(topic))
    return misuse(text, 'command-unknown', { command: topic, allowed: COMMAND_NAMES.join(', ') })
  if (game === undefined) return [topic]
  if (findGame(game)) return [topic, game]
  return misuse(text, 'game-unknown', { game, allowed: CATALOGUE.map(({ id }) => id).join(', ') })
}
