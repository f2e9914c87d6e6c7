import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { Does, MOST_ABILITIES, MUST_REMOVE, RIVAL_CARD, SHOT, THIS } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import {
  ACTION,
  COMPULSORY,
  inAreas,
  limitOf,
  Phase,
  SPECIAL,
  SPEND,
  teamOf,
} from '@libero/captain-tsubasa/opponents'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat, View } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Matter, Matters } from '../prospect/matters.ts'
import type { Prospect, Tone } from '../prospect/prospect.ts'
import { Choices } from './belief.ts'
import { specialDuel } from './insight.ts'
import { patient } from './patient.ts'
import { pursuing } from './pursuing.ts'
import { specialMix } from './special-mix.ts'

type Hanging = Matter<CaptainTsubasaEvent>

const UNDECIDED = -1

/** §7, §8 The attack under way: a goal, the ball kept, or lost. `attacker` is whose attack it is. */
function attackOf(of: string, attacker: Seat, names: readonly string[], tones: readonly Tone[]): Hanging {
  const ways = names.map((way, i) => ({ way, tone: tones[i] ?? ('mixed' as const) }))
  return {
    of,
    ways: [...ways, { way: 'over', tone: 'mixed', rare: true, beside: true }],
    decidedBy(event) {
      if (event.kind === 'goal')
        return names.indexOf(event.seat === attacker ? (GOAL[of] ?? 'goal') : 'conceded')
      if (event.kind === 'possession') return names.indexOf((event.kept ? KEPT : LOST)[of] ?? 'lost')
      return event.kind === 'half-over' ? names.length : UNDECIDED
    },
    otherwise: names.length,
  }
}

/** What a goal, a ball kept and a ball lost are called, by what is hoped for. */
const GOAL: Readonly<Record<string, string>> = {
  goal: 'goal',
  pass: 'goal',
  ball: 'conceded',
  save: 'conceded',
}
const KEPT: Readonly<Record<string, string>> = { goal: 'kept', pass: 'kept', ball: 'theirs', save: 'theirs' }
const LOST: Readonly<Record<string, string>> = { goal: 'lost', pass: 'lost', ball: 'won', save: 'won' }

const FOR_ATTACKER = ['goal', 'kept', 'lost']
const FOR_PASSER = ['kept', 'goal', 'lost']
const FOR_DEFENDER = ['won', 'theirs', 'conceded']

const both = (of: string, names: readonly string[], tones: readonly Tone[]): readonly Hanging[] => [
  attackOf(of, 0, names, tones),
  attackOf(of, 1, names, tones),
]

const ATTACKS = both('goal', FOR_ATTACKER, ['good', 'mixed', 'bad'])
const PASSES = both('pass', FOR_PASSER, ['good', 'good', 'bad'])
/** From the first card to the keeper: no goal. Against a pass, which is none: the ball. */
const SAVES = both('save', FOR_DEFENDER, ['good', 'good', 'bad'])
const STOPS = both('ball', FOR_DEFENDER, ['good', 'mixed', 'bad'])

function matter(s: State, seat: Seat, action: number): Hanging | undefined {
  const attacker = s.attacker
  const attacks = seat === attacker
  switch (s.phase) {
    case Phase.Turn:
    case Phase.Ability:
    case Phase.Token:
    case Phase.Target:
    case Phase.Motivate:
      return (attacks ? ATTACKS : SAVES)[attacker]
    case Phase.Action:
      if (action < ACTION) return ATTACKS[attacker]
      return (action - ACTION === SHOT ? ATTACKS : PASSES)[attacker]
    case Phase.Spend:
    case Phase.Reroll:
      if (attacks) return (s.action === SHOT ? ATTACKS : PASSES)[attacker]
      return (s.action === SHOT ? SAVES : STOPS)[attacker]
    case Phase.Save:
    case Phase.Special:
      return (attacks ? ATTACKS : SAVES)[attacker]
    default:
      return undefined
  }
}

/** How far off it is that the other mixes as well as can be: nobody does so for certain. */
const MIXED_WORSE = 0.03

/** §12.3 A special shot or a defence against it, against the other's best mix; a goal or the ball lost, nothing else. */
function counted(s: State, seat: Seat, action: number): Prospect | undefined {
  if (s.phase !== Phase.Special) return undefined
  const { attacker } = s
  const attacks = seat === attacker
  const defenders = teamOf(s, 1 - attacker)
  const mix = specialMix(s, (1 - seat) as Seat)
  let stopped = 0
  for (let other = 0; other < mix.length; other++) {
    const [shot, defence] = attacks ? [action - SPECIAL, other] : [other, action - SPECIAL]
    if (mix[other] > 0 && s.cards.isStopped(defenders, defence, shot)) stopped += mix[other]
  }
  const share: Readonly<Record<string, number>> = {
    goal: 1 - stopped,
    lost: stopped,
    won: stopped,
    conceded: 1 - stopped,
  }
  const { of, ways } = (attacks ? ATTACKS : SAVES)[attacker]
  return {
    of,
    ways: ways.flatMap(({ way, tone }) => (way in share ? [{ way, tone, share: share[way] }] : [])),
    given: 'best-mix',
    margin: MIXED_WORSE,
  }
}

/** What changes when the rival or the dice have spoken, and not by what this coach lays and chooses himself. */
function glimpse(seen: View, seat: Seat): unknown {
  const { half, round, stoppage, contest, sides } = seen as Seen
  return [half, round, stoppage, contest?.dice, contest?.keeperDie, sides[other(seat)]]
}

const DOUBTS: Readonly<Record<string, number>> = { goal: 0.08, save: 0.05 }
/** Once both have only dice and tokens left, and once the dice lie. */
const DICE_DOUBT = 0.03
const LYING_DOUBT = 0.01

/** §7.5, §8 The dice lie: nothing but rolls made again and the keeper's can change anything. */
const diceLie = ({ phase }: State): boolean => phase === Phase.Reroll || phase === Phase.Save
/** §6.9–§6.11 Abilities after which another card may be laid, or the attack is another one. */
const CHANGES: readonly number[] = [Does.swap, Does.advance, Does['special-shot']]

function isChanging({ cards: { does, what, must } }: State, at: number): boolean {
  const [doing, about] = [does[at], what[at]]
  if (must[at] === MUST_REMOVE || CHANGES.includes(doing)) return true
  return (doing === Does.discard && about === RIVAL_CARD) || (doing === Does.remove && about === THIS)
}

/** §5.4 As many cards lie as may, and nothing that can still be used of the last ones makes room for another. */
function cardsLie(s: State): boolean {
  const isAsked = s.phase === Phase.Ability || s.phase === Phase.Token || s.phase === Phase.Target
  if (!isAsked || s.terms.motivation || s.terms.transfers || inAreas(s) < limitOf(s)) return false
  if (s.phase === Phase.Target && s.step !== COMPULSORY) return false
  if (s.ability >= 0 && isChanging(s, s.ability)) return false
  for (let i = 0; i < s.depth; i++)
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const isUsed = s.used[s.waiting[i]] & (1 << k)
      if (!isUsed && isChanging(s, s.waiting[i] * MOST_ABILITIES + k)) return false
    }
  return true
}

/** §7.2 No card is laid any more, and whatever somebody holds plays no part. */
const isOpen = (_of: string, s: State): boolean =>
  diceLie(s) || s.phase === Phase.Action || s.phase === Phase.Spend || cardsLie(s)

function doubt(of: string, s?: State): number {
  if (s) return diceLie(s) ? LYING_DOUBT : DICE_DOUBT
  return DOUBTS[of] ?? 0.03
}

/** What hangs on each decision of Captain Tsubasa. */
export const captainTsubasaMatters: Matters<State, CaptainTsubasaEvent> = {
  playsOn: patient,
  // A promise for a card counts on the best of what can be done with it.
  pursues: () => pursuing,
  duel: specialDuel,
  belief: () => new Choices(),
  // Coaches spare cards, tokens and bookings for later, attackers most.
  doubt,
  // Two cards that differ by less differ by how the others are supposed to play on.
  told: () => 0.05,
  isOpen,
  mostOutcomes: 4000,
  spends: (s, _seat, action) => (s.phase === Phase.Spend && action >= SPEND ? action - SPEND : undefined),
  glimpse,
  matter,
  counted,
  // §7.4, §8.2 Dice decide; whatever is drawn before them is asked about before them.
  hasOpenLuck: true,
  unchoose(world, rival) {
    if (world.phase === Phase.Special) world.chosen[rival] = -1
  },
}
