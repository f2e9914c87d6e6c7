import type { Hazard } from '../../vocabulary.ts'
import type { Luck, Match, Setting } from '../match.ts'
import { match } from '../match.ts'

/** What several tests begin with. */
export const HOME_OUTFIELD = [
  ...['harald-graetsche', 'udo-fouler', 'georg-putzer', 'manni-metzger'],
  ...['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig'],
  ...['timo-brecher', 'sven-abseits'],
]
/** The reserve keeper is Lars Hechter. */
export const HOME_OUTFIELD_BENCH = ['wladimir-ballnich', 'tim-talent', 'erwin-pfosten']

export const NO_BUILD_UP = { attack: {}, defence: {} }
const KEEPER_BUILDS_UP = { attack: { keeper: 1 }, defence: { midfield: 1 } }

/** The home side attacks, 2 against 1 unless said, and its first build-up fails: 1 against 8. */
export const buildUpFailed = (setting: Setting = {}): Match =>
  match({ faceUp: ['white-2a', 'purple-1'], ...setting })
    .rolls(0, 3)
    .play('h alfredo-wuehler', 'a fritz-blitz')

const threatened = (id: string, hazard: Hazard, { men = {} }: Setting): Setting['men'] => ({
  ...men,
  [id]: { hazard, ...men[id] },
})

/** Graser is used in a successful build-up of the home side, then his hazard is rolled for. */
export const graserUsed = (hazard: Hazard, die: number, setting: Setting = {}): Match =>
  match({
    faceUp: ['white-2a', 'purple-1'],
    ...setting,
    men: threatened('gregor-graser', hazard, setting) ?? {},
  })
    .rolls(3, 0, die)
    .play('h gregor-graser', 'a patricio-fersi')

/** Keeper Fauster is used in a successful build-up, then his hazard is rolled for. */
export const fausterUsed = (hazard: Hazard, die: number, setting: Setting = {}): Match =>
  match({
    faceUp: ['white-2a', 'purple-1'],
    tactics: { 'white-2a': { buildUp: KEEPER_BUILDS_UP } },
    ...setting,
    men: threatened('sven-fauster', hazard, setting) ?? {},
  })
    .rolls(3, 0, die)
    .play('a patricio-fersi')

/** The only attack of a period, the sixth unless said: Brecher scores, or does not. Then this luck. */
export const lastAttack = (setting: Setting, goal: boolean, ...then: readonly Luck[]): Match =>
  match({ period: 6, faceUp: ['white-2b', 'white-1'], ...setting })
    .rolls(...(goal ? [3, 0] : [0, 3]), ...then)
    .play('h timo-brecher')

/** Three white cards each for extra time. */
export const WHITE_DEAL = ['white-5', 'white-4', 'white-3', 'white-2b', 'white-2a', 'white-5'] as const

export const HOME_TAKERS = [
  'hugo-schwindlig',
  'harald-graetsche',
  'timo-brecher',
  'lars-laessig',
  'udo-fouler',
]
export const AWAY_TAKERS = ['fritz-blitz', 'brian-oklopper', 'mc-fire', 'ronny-trickster', 'hansi-dampf']
export const HOME_REST = HOME_OUTFIELD.filter((id) => !HOME_TAKERS.includes(id))
export const AWAY_REST = [
  ...['guenter-granit', 'karl-rempler', 'patricio-fersi', 'alexander-trifft', 'gerd-rumsteher'],
]
/** Both coaches name their five, home first. */
export const NAMED = [...HOME_TAKERS.map((id) => `h ${id}`), ...AWAY_TAKERS.map((id) => `a ${id}`)]
export const HOME_FIRST = [1, 0]

/** Dice of penalties in the order they are taken: with these takers G is always a goal, M always a miss. */
export const shots = (results: string): number[] =>
  [...results].flatMap((result) => (result === 'G' ? [3, 0] : [0, 3]))

export const shootOut = (setting: Setting = {}): Match =>
  match({ phase: 'takers', goals: [2, 2], ...setting })

/** Both name their five, the home side shoots first, and the penalties go like this. */
export const series = (results: string): Match =>
  shootOut()
    .rolls(...HOME_FIRST, ...shots(results))
    .play(...NAMED)

/** Who took a side's penalties, in order. */
export const takersOf = (m: Match, seat: number): string[] =>
  m
    .all('shot')
    .filter((shot) => shot.seat === seat)
    .map((shot) => shot.taker)
