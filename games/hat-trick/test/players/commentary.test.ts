import type { Viewer } from '@libero/kernel'
import { heardBy, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { HatTrickConfig } from '../../build.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS, skillIn } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Skill } from '../../cards/skills.ts'
import { MATCH_EVENTS, MENTALITIES, RANKS } from '../../cards/skills.ts'
import type { HatTrickEvent, HatTrickEventKind } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import { randomSquad } from '../../squad/fill.ts'
import { commentator } from '../../text/commentator.ts'
import { keyOf, NOTHING_YET, remember, TEXTS, wording } from '../../text/index.ts'
import { Names } from '../../text/names.ts'
import { PLAYERS_COMMENTARY, type PlayersCommentaryKey } from '../../text/players/commentary.ts'
import { aimWords } from '../../text/players/skills.ts'
import { type StyleCardId, TYPE_IDS } from '../../text/players/text.ts'
import { PLAYERS_EVENTS } from '../event-kinds.ts'
import { facts, unfilled } from '../lines.ts'

/** What is said must be heard before the next thing happens; a borrowed skill has two players to name. */
const longest = (key: string): number => (key.startsWith('skill/borrowed') ? 175 : 140)

const seat = 1
const kickOff: HatTrickEvent = { kind: 'kick-off', teams: ['squad', 'NIR'], half: 1, seat, number: 6 }
const man = { seat, number: 8 } as const
const mate = { seat, number: 11 } as const
const opponent = { seat: 0, number: 5 } as const
const long = 'long-3-left'
/** The longest names, so that every line has room. */
const boxToBox = { ...man, type: 'box-to-box', side: 'silver' } as const
const ballPlayer = { type: 'ball-playing-cb', side: 'gold' } as const
const foul = (card: 'yellow' | 'red'): HatTrickEvent => ({ kind: 'foul', ...mate, card })
const laidOff: HatTrickEvent = { kind: 'laid-off', seat, from: 8, to: 11 }
const appealed = (result: 'withdrawn' | 'stands' | 'captain-off', card = long): HatTrickEvent => ({
  kind: 'appealed',
  ...man,
  card,
  result,
})

function skillOf(type: string, side: 'silver' | 'gold'): Skill {
  const skill = skillIn(OUR_EXPANSION, type, side)
  if (!skill) throw new Error(`no type ${type}`)
  return skill
}

/** One event for each situation, and the event before it where that matters. */
const SAMPLES: Readonly<Record<PlayersCommentaryKey, readonly [HatTrickEvent, HatTrickEvent?]>> = {
  skill: [{ kind: 'skill', ...man, type: 'inverted-winger', side: 'silver' }],
  'skill/borrowed/team-mate': [{ kind: 'skill', ...boxToBox, from: { ...mate, ...ballPlayer } }],
  'skill/borrowed/opponent': [{ kind: 'skill', ...boxToBox, from: { ...opponent, ...ballPlayer } }],
  prevented: [{ kind: 'prevented', ...man, of: 5 }],
  'changed-places/free': [{ kind: 'changed-places', ...man, to: 'b3' }],
  'changed-places/team-mate': [{ kind: 'changed-places', ...man, with: mate, to: 'b3' }],
  'changed-places/opponent': [{ kind: 'changed-places', ...man, with: opponent, to: 'b3' }],
  'changed-wing': [{ kind: 'changed-wing', ...man, side: 'right' }],
  'took-ball/team-mate': [{ kind: 'took-ball', ...man, from: mate }],
  'took-ball/opponent': [{ kind: 'took-ball', ...man, from: opponent }],
  kept: [{ kind: 'kept', ...man }],
  'laid-off': [laidOff, { kind: 'skill', ...man, type: 'target-man', side: 'gold' }],
  'laid-off/chosen': [laidOff, { kind: 'skill', ...boxToBox, from: { ...mate, ...ballPlayer } }],
  'dribbled/on': [
    { kind: 'dribbled', seat, number: 2, past: 8, to: 'b3' },
    { kind: 'skill', seat, number: 2, type: 'ball-playing-cb', side: 'silver' },
  ],
  'foul-checked/foul': [{ kind: 'foul-checked', ...man, card: 'dribble-1-right', foul: true }],
  'foul-checked/clean': [{ kind: 'foul-checked', ...man, card: long, foul: false }],
  'foul-checked/no-card': [{ kind: 'foul-checked', ...man, card: '', foul: false }],
  'corner-chosen/regular': [{ kind: 'corner-chosen', seat, corner: 'left', regular: true }],
  'keeper-changed/star': [{ kind: 'keeper-changed', seat, star: true }],
  'keeper-changed/regular': [{ kind: 'keeper-changed', seat, star: false }],
  'goal-kick-shown': [{ kind: 'goal-kick-shown', seat, card: long }],
  'style-won': [{ kind: 'style-won', seat, style: 'total', card: 'everybody-forward' }],
  'style-declined': [{ kind: 'style-declined', seat }],
  'style-played': [{ kind: 'style-played', seat, card: 'everybody-forward' }],
  'style-exchanged': [{ kind: 'style-exchanged', seat, cards: ['draw-the-foul', 'quick-feet', 'nutmeg'] }],
  snapshot: [{ kind: 'snapshot', ...man }],
  corner: [{ kind: 'corner', ...man }],
  substituted: [{ kind: 'substituted', ...man, off: 'pressing-winger', on: 'touchline-winger', gold: true }],
  accepted: [{ kind: 'accepted', seat }],
  'appealed/withdrawn/yellow': [appealed('withdrawn'), foul('yellow')],
  'appealed/withdrawn/red': [appealed('withdrawn'), foul('red')],
  'appealed/stands': [appealed('stands')],
  'appealed/captain-off': [appealed('captain-off')],
  'appealed/no-card': [appealed('stands', '')],
}

describe.each(LANGUAGES)('The expansion in %s', (language) => {
  const text = TEXTS[language]
  const words = wording(language)
  const { types, sides, styleCards, skills } = text.expansion

  test.each(PLAYERS_COMMENTARY)('%s: every line tells the same facts, and in every language', (key) => {
    const lines = text.commentary[key]
    expect(lines.length).toBeGreaterThanOrEqual(3)
    for (const line of lines)
      expect([line, ...facts(line)]).toEqual([line, ...facts(TEXTS.en.commentary[key][0] ?? '')])
  })

  test.each(PLAYERS_COMMENTARY)('%s: each line is told once before one is told again', (key) => {
    const [event, before] = SAMPLES[key]
    expect(keyOf(event, before ? remember(before, NOTHING_YET) : NOTHING_YET)).toBe(key)
    const tell = words.commentator()
    tell(kickOff)
    const once = text.commentary[key].map(() => {
      tell(before ?? { kind: 'drawn-unseen', seat, count: 1, left: 9 })
      return tell(event) ?? ''
    })
    expect(new Set(once).size).toBe(once.length)
    for (const line of once) {
      expect(line).toSatisfy((said: string) => !unfilled(said))
      expect([line, line.length <= longest(key)]).toEqual([line, true])
      expect(line).toMatch(/^[\p{Lu}\d].*[.!]$/u)
    }
  })

  test('a skill is told with who, his type, his side and what it is good for', () => {
    for (const type of TYPE_IDS) {
      for (const side of ['silver', 'gold'] as const) {
        const line = words.commentator()({ kind: 'skill', seat, number: 10, type, side }) ?? ''
        const aim = aimWords(skillOf(type, side), skills)
        for (const part of [text.players[10].man.slice(1), types[type].name, sides[side], aim])
          expect(line).toContain(part)
        expect([line, line.length <= longest('skill')]).toEqual([line, true])
      }
    }
  })

  test('a borrowed skill is told with whose it is and what that one is good for', () => {
    const line = words.commentator()({ kind: 'skill', ...boxToBox, from: { ...opponent, ...ballPlayer } })
    const aim = aimWords(skillOf('ball-playing-cb', 'gold'), skills)
    for (const part of ['8', '5', types['box-to-box'].name, types['ball-playing-cb'].name, aim])
      expect(line).toContain(part)
  })

  test('a style card is told by its name and what it is good for', () => {
    for (const use of PUBLISHED_EXPANSIONS.flatMap((set) => set.styles)) {
      const card = use.id as StyleCardId
      const line = words.commentator()({ kind: 'style-played', seat, card })
      const aim = aimWords(use, skills)
      for (const part of [styleCards[card].name, aim]) expect(line).toContain(part)
    }
  })

  test('what is good for something is a part of a line', () => {
    const uses = OUR_EXPANSION.types.flatMap(({ silver, gold }) => [silver.skill, gold.skill])
    const aims = [...uses, ...PUBLISHED_EXPANSIONS.flatMap((set) => set.styles)].map((use) =>
      aimWords(use, skills),
    )
    for (const phrase of [...aims, ...text.commentary['aim/other']]) {
      expect(phrase).toMatch(/[^.!:]$/)
      expect([phrase, ...blanks(phrase)]).toEqual([phrase])
      expect([phrase, phrase.length <= 60]).toEqual([phrase, true])
    }
  })

  test('one style card and several are told apart', () => {
    const told = (cards: readonly string[]) =>
      words.commentator()({ kind: 'style-exchanged', seat, cards }) ?? ''
    const one = told(['passing-triangle']).replace(styleCards['passing-triangle'].name, '')
    const two = told(['passing-triangle', 'nutmeg'])
    for (const card of ['passing-triangle', 'nutmeg'] as const) expect(two).toContain(styleCards[card].name)
    expect(two.startsWith(one.slice(0, -2))).toBe(false)
  })

  test('a comparison tells what skills and style cards have added', () => {
    const compared = (skills?: readonly [number, number]): HatTrickEvent => ({
      kind: 'comparison',
      action: 'short',
      seat: 0,
      line: 3,
      players: [6, 4],
      cards: [2, 3],
      ...(skills && { skills }),
      totals: [8 + (skills?.[0] ?? 0), 7 + (skills?.[1] ?? 0)],
      result: 'won',
      byCard: false,
    })
    const told = (event: HatTrickEvent) => words.commentator()(event)
    expect(told(compared())).toContain('8 (6 + 2)')
    const line = told(compared([2, 0]))
    expect(line).toMatch(/10 \(6 \+ 2 \+ 2 \S+\)/)
    expect(line).toContain('7 (4 + 3)')
    expect(told(compared([1, 1]))).toMatch(/8 \(4 \+ 3 \+ 1 \S+\)/)
  })
})

test('cards typed in say what they do themselves', () => {
  const [first, ...others] = OUR_EXPANSION.types
  const [styleCard, ...otherCards] = OUR_EXPANSION.styles
  if (!first || !styleCard) return expect.unreachable()
  const set = {
    ...OUR_CARDS,
    expansion: {
      ...OUR_EXPANSION,
      types: [{ ...first, silver: { ...first.silver, skill: first.gold.skill } }, ...others],
      styles: [
        { ...styleCard, when: 'shot', if: ['attacking'], do: 'power', amount: 4 } as const,
        ...otherCards,
      ],
    },
  }
  const told = commentator(TEXTS.en, new Names(TEXTS.en, set), set)
  const skill = (side: 'silver' | 'gold') => told({ kind: 'skill', ...man, type: first.id, side })
  const [other = ''] = TEXTS.en.commentary['aim/other']
  expect(skill('silver')).toContain('the receiver is chosen freely')
  expect(skill('gold')).toContain('the receiver is chosen freely')
  expect(told({ kind: 'style-played', seat, card: styleCard.id })).toContain('4 power more for the shot')
  expect(told({ kind: 'style-played', seat, card: 'nutmeg' })).toContain('3 footballs more in the dribble')
  expect(told({ kind: 'style-played', seat, card: 'nobody-knows' })).toContain(other)
})

test('a captain is told what his word was worth, however long after the foul', () => {
  const tell = wording('en').commentator()
  tell(kickOff)
  tell(foul('red'))
  tell({ kind: 'temporary-deck', seat, count: 20 })
  expect(tell(appealed('withdrawn'))).toMatch(/red card|sent off|loses nobody/)
})

/** Both kinds of teams, with every match event. */
function configOf(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  const oneOf = <T>(things: readonly T[]): T => {
    const thing = things[whim.below(things.length)]
    if (thing === undefined) throw new Error('nothing to choose from')
    return thing
  }
  const squad = () => {
    const filled = randomSquad(oneOf(RANKS), oneOf(MENTALITIES), OUR_EXPANSION, whim, { subs: true })
    if (!filled.ok) throw new Error(JSON.stringify(filled.refusals))
    return { squad: seed % 5 === 0 ? { ...filled.value, name: 'Dream Team' } : filled.value }
  }
  const team = () => ({ team: oneOf(OUR_EXPANSION.teams).id })
  const prepared = hatTrick.prepare({
    options: { expansion: 'players', events: MATCH_EVENTS, extraTime: seed % 2 === 0 },
    builds: [seed % 3 ? squad() : team(), seed % 2 ? squad() : team()],
  })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
  return prepared.value
}

/** Kinds that others tell already, at least in some of their forms. */
const SILENT: readonly HatTrickEventKind[] = ['drawn-unseen', 'shot-begins']

const LISTENERS: readonly (readonly [Language, Viewer])[] = LANGUAGES.flatMap((language) =>
  (['home', 'spectator', 'omniscient'] as const).map((viewer) => [language, viewer] as const),
)

const FEWEST_MATCHES = 40
const MOST_MATCHES = 300

test('matches with the expansion are told without a gap, in every language and to everybody', () => {
  const missing = new Set<HatTrickEventKind>(PLAYERS_EVENTS)
  let short = 0
  let said = 0
  // Some kinds are rare when coaches play at random: on until each has come.
  for (let seed = 1; seed <= FEWEST_MATCHES || (missing.size > 0 && seed <= MOST_MATCHES); seed++) {
    const config = configOf(seed)
    const { log } = randomMatch(hatTrick, config, seed)
    // In every language, to one kind of viewer after the other.
    for (const [language, viewer] of LISTENERS.filter((_, n) => n % 3 === seed % 3)) {
      const tell = wording(language, config.cards.set).commentator()
      for (const entry of log.entries) {
        const event = heardBy(entry, viewer)
        const line = tell(event)
        missing.delete(event.kind)
        if (line === undefined ? !SILENT.includes(event.kind) : line === '' || unfilled(line))
          expect.unreachable(`${language}: ${line} of ${JSON.stringify(event)}`)
        if (line === undefined) continue
        said++
        if (line.length < 120) short++
      }
    }
  }
  expect([...missing]).toEqual([])
  expect(short / said).toBeGreaterThan(0.98)
})
