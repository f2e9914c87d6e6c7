import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/abilities.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import { TEAMS } from '../vocabulary.ts'
import type { Setting } from './match.ts'
import { kickOff, match } from './match.ts'
import { able, PLAIN, plain, worth } from './rules/printed.ts'

const FULL = { shot: 5, pass: 5, defence: 5 } as const
const GAIN = { do: 'gain', tokens: ['pass'] } as const

describe('the special shot', () => {
  test('R7a each special defence stops exactly one shot of the other team, and each shot is stopped by one', () => {
    for (const team of TEAMS) {
      const shots = OUR_CARDS.shots.filter((shot) => shot.team === team).map(({ id }) => id)
      const stops = OUR_CARDS.defences
        .filter((defence) => defence.team !== team)
        .map((defence) => defence.stops)
      expect([...stops].sort()).toEqual([...shots].sort())
    }
    const stopped = ['drive-shot', 'diving-overhead', 'miracle-drive'].map((shot) =>
      OUR_CARDS.defences
        .filter(({ team }) => team === 'toho')
        .filter(({ id }) => {
          const m = match({ half: 2, hands: [['special-shot-nankatsu'], []] }).freely()
          m.play('home: special-shot-nankatsu', 'home: use-1', `home: ${shot}`, `away: ${id}`)
          return m.last('special-duel').stopped
        })
        .map(({ id }) => id),
    )
    expect(stopped).toEqual([
      ['hyuga-stops-the-drive-shot'],
      ['wakashimazu-saves-the-diving-overhead'],
      ['sawada-blocks-the-miracle-drive'],
    ])
  })

  test('R25 a box may have any number of special shots and defences, and a defence may stop several or none', () => {
    const [nankatsu, toho] = TEAMS.map((team) => OUR_CARDS.shots.filter((shot) => shot.team === team))
    const wall = { id: 'wall', name: 'The Wall', team: 'toho', source: 'public' } as const
    const shoot = (cards: Partial<CardSet>) => {
      const set = { ...OUR_CARDS, name: 'box', ...cards }
      const m = match({
        half: 2,
        hands: [['special-shot-nankatsu', 'oda'], ['koike']],
        position: { options: { cards: set } },
      }).freely()
      return m.play('home: special-shot-nankatsu')
    }
    // One defence against all three shots: it is not even asked for.
    const all = shoot({ defences: [{ ...wall, stops: (nankatsu ?? []).map(({ id }) => id) }] })
    all.play('home: use-1')
    expect([all.awaiting, all.options('home')]).toEqual([['home'], nankatsu?.map(({ id }) => id)])
    all.play('home: miracle-drive')
    expect(all.last('special-duel')).toMatchObject({ shot: 'miracle-drive', defence: 'wall', stopped: true })
    // No defence at all, and two shots.
    const two = shoot({ shots: [...(nankatsu ?? []).slice(1), ...(toho ?? [])], defences: [] }).play(
      'home: use-1',
    )
    expect([two.awaiting, two.options('home').length]).toEqual([['home'], 2])
    two.play('home: miracle-drive')
    expect([two.last('special-duel').stopped, two.goals]).toEqual([false, [1, 0]])
    expect(two.last('special-duel')).not.toHaveProperty('defence')
    // One that stops nothing; the only shot is taken without asking.
    const one = shoot({
      shots: [...(nankatsu ?? []).slice(0, 1), ...(toho ?? [])],
      defences: [{ ...wall, stops: [] }],
    })
    expect(one.play('home: use-1').goals).toEqual([1, 0])
    // Without a special shot the card is of use only for its values.
    const none = shoot({ shots: toho ?? [], defences: [] })
    expect(none.all('ability')).toEqual([])
    expect([none.phase, none.awaiting]).toEqual(['turn', ['away']])
  })

  test('R7b no tokens, no dice and no keeper change it', () => {
    const m = match({
      half: 2,
      hands: [['special-shot-nankatsu'], []],
      areas: [['kisugi'], ['wakashimazu', 'sawada']],
      pool: [FULL, FULL],
    }).freely()
    m.play(
      'home: special-shot-nankatsu',
      'home: use-1',
      'home: drive-shot',
      'away: sawada-blocks-the-miracle-drive',
    )
    expect(m.goals).toEqual([1, 0])
    expect(m.order('spent', 'dice', 'rerolled', 'keeper', 'save')).toEqual([])
    expect([m.pool('home'), m.pool('away')]).toEqual([FULL, FULL])
    expect([...m.discard('away')].sort()).toEqual(['sawada', 'wakashimazu'])
  })

  test('R7c a special shot and a special defence shown once can be chosen again at the next', () => {
    const another = {
      ...able({ do: 'special-shot', when: 'attacking', must: 'remove' }),
      team: 'nankatsu',
    } as const
    for (const rules of ['captain-tsubasa-1', 'captain-tsubasa-2']) {
      const m = match({
        half: 2,
        rules,
        cards: { header: another },
        hands: [['special-shot-nankatsu', 'header'], []],
      }).freely()
      m.play('home: special-shot-nankatsu', 'home: use-1')
      const offered = [m.options('home'), m.options('away')]
      expect(offered.map(({ length }) => length)).toEqual([3, 3])
      m.play('home: drive-shot', 'away: sawada-blocks-the-miracle-drive').byDefault('draft')
      // Toho loses the ball at once, so that Nankatsu shoots again.
      m.play('away: stop', 'home: stop').rolls(6, 1).play('away: pass').byDefault('spend', 'draft')
      m.play('home: header', 'home: use-1')
      expect([m.options('home'), m.options('away')]).toEqual(offered)
      m.play('home: drive-shot', 'away: sawada-blocks-the-miracle-drive')
      expect(m.goals).toEqual([2, 0])
    }
  })
})

describe('the options', () => {
  test('R8a a first game leaves out four match cards of each half, the fans and the exhaustion cards', () => {
    for (const half of [1, 2]) {
      const advanced = OUR_CARDS.match.filter((card) => card.half === half && card.advanced)
      expect(advanced).toHaveLength(4)
    }
    const open = ['one-two', 'long-shot', 'through-ball', 'wing-run']
    const m = kickOff({ options: { firstGame: true } }, ...open, 'home')
      .freely()
      .play('home: start')
    expect([m.field.length + m.view().matchLeft, m.view().rounds]).toEqual([8, 4])
    expect(m.hand('home').length + m.deck('home').length).toBe(11)
    expect(m.view().bench.exhaustion).toBe(0)
  })

  test('R8b whenever a coach is asked, before and after the dice; in the first rules only before them', () => {
    const cards = {
      ...plain('tsubasa', 'hyuga', 'imai', 'oda'),
      koike: able({ do: 'gain', tokens: ['shot', 'pass'] }, { do: 'draw', count: 1, must: 'discard' }),
      'tsubasa-motivated': { ...PLAIN, price: { pass: 1 } },
      'hyuga-motivated': { ...worth(0, 0, 9), price: { defence: 1 } },
    }
    const setting = {
      options: { motivation: true },
      cards,
      areas: [['tsubasa'], ['hyuga']],
      hands: [['oda'], ['koike', 'imai']],
      pool: [FULL, { shot: 1, pass: 1, defence: 5 }],
    } as const satisfies Setting
    /** Every question of a round, with a star where somebody could be motivated. */
    const questions = (rules: string): string[] => {
      const asked: string[] = []
      const m = match({ ...setting, rules, decks: [['iwami'], ['furuta']] })
      const answers = [
        ...['home: stop', 'away: koike', 'away: use-1', 'away: token-shot', 'away: use-2', 'away: imai'],
        ...['away: skip', 'away: stop', 'home: shot', 'home: spend-0', 'away: spend-0', 'away: skip'],
      ]
      for (const answer of answers) {
        const coach = answer.startsWith('home') ? 'home' : 'away'
        if (!m.options(coach).includes(answer.slice(6))) continue
        const star = m.options(coach).some((option) => option.endsWith('-motivated')) ? '*' : ''
        asked.push(`${coach} ${m.phase}${star}`)
        if (answer === 'away: use-2') m.rolls('furuta')
        if (answer === 'away: spend-0') m.rolls(6, 3).freely()
        m.play(answer)
      }
      return asked
    }
    const before = ['home turn*', 'away turn*']
    const after = ['away motivate*', 'away turn*', 'home action*', 'home spend*', 'away spend*']
    expect(questions('captain-tsubasa-2')).toEqual([
      ...before,
      ...['away ability*', 'away token*', 'away ability*', 'away target*'],
      ...after,
      'away reroll*',
    ])
    expect(questions('captain-tsubasa-1')).toEqual([
      ...before,
      ...['away ability', 'away token', 'away ability', 'away target'],
      ...after,
    ])
    // Somebody just played, too, after his abilities and before the other coach's turn.
    const just = match({ ...setting, areas: [[], ['hyuga']], hands: [['tsubasa', 'oda'], ['koike']] })
    expect(just.play('home: tsubasa').options('home')).toEqual(['tsubasa-motivated', 'skip'])
    expect(just.play('home: tsubasa-motivated').awaiting).toEqual(['away'])
  })

  test('R8b what the other coach does cannot be answered: whoever is taken off is off before his coach is asked', () => {
    const m = match({
      options: { motivation: true },
      cards: {
        ...plain('tsubasa'),
        koike: able({ do: 'discard', what: 'rival-card' }),
        'tsubasa-motivated': { ...PLAIN, price: { pass: 1 } },
      },
      hands: [
        ['tsubasa', 'oda'],
        ['koike', 'imai'],
      ],
      pool: [FULL, {}],
    })
    m.play('home: tsubasa')
    // His last chance, before the turn ends.
    expect([m.phase, m.options('home')]).toEqual(['motivate', ['tsubasa-motivated', 'skip']])
    m.play('home: skip', 'away: koike', 'away: use-1')
    expect([m.awaiting, m.area('home'), m.discard('home')]).toEqual([['home'], [], ['tsubasa']])
    expect(m.refusal('home: tsubasa-motivated')).toBe('player-not-played §13.1')
  })

  test('R8b whoever would win is asked if somebody could take the keeper off before he rolls, not to lead by more', () => {
    const cards = {
      taki: worth(9, 0, 0),
      tsubasa: worth(1, 1, 1),
      'tsubasa-motivated': {
        ...able({ do: 'discard', what: 'rival-card', must: 'book' }),
        price: { shot: 1 },
      },
      wakashimazu: able({ do: 'save', held: 5, corner: 6 }),
    }
    const setting = {
      options: { motivation: true },
      phase: 'action',
      cards,
      areas: [['taki', 'tsubasa'], ['wakashimazu']],
      pool: [{ shot: 1 }, {}],
    } as const satisfies Setting
    const shoots = (change: Setting) =>
      match({ ...setting, ...change })
        .rolls(3, 3)
        .freely()
        .play('home: shot')
        .byDefault('spend')
    const m = shoots({})
    expect([m.phase, m.options('home')]).toEqual(['reroll', ['tsubasa-motivated', 'skip']])
    m.play('home: tsubasa-motivated', 'home: use-1')
    expect([m.goals, m.booking('home'), m.order('keeper')]).toEqual([[1, 0], 'yellow', []])
    expect(shoots({ cards: { ...cards, 'tsubasa-motivated': worth(9, 9, 9) } }).phase).toBe('save')
    // Whoever cannot be booked any more could not use it.
    expect(shoots({ booking: ['red', 'none'] }).phase).toBe('save')
    expect(shoots({ rules: 'captain-tsubasa-1' }).phase).toBe('save')
  })

  test('R8b whoever has passed may still motivate: nobody is played from the hand', () => {
    const m = match({
      options: { motivation: true },
      cards: { ...plain('tsubasa', 'imai'), 'tsubasa-motivated': { ...worth(5, 0, 0), price: { pass: 1 } } },
      areas: [['tsubasa'], []],
      hands: [['oda'], ['imai']],
      pool: [FULL, {}],
    })
    m.play('home: stop', 'away: stop')
    expect([m.phase, m.refusal('home: oda')]).toEqual(['action', 'no-card-now §7.2'])
    m.play('home: tsubasa-motivated')
    expect([m.area('home'), m.hand('home'), m.sums('home').shot]).toEqual([['tsubasa-motivated'], ['oda'], 5])
  })

  test('R8c a guaranteed success wins the shot, and the keeper may still roll', () => {
    const m = match({
      options: { guaranteedSuccess: true },
      cards: { taki: PLAIN, wakashimazu: { ...able({ do: 'save', held: 1, corner: 3 }), defence: 9 } },
      areas: [['taki'], ['wakashimazu']],
    })
    m.rolls(6, 1).play('home: shot')
    expect([m.last('contest').won, m.phase]).toEqual(['shot', 'save'])
    m.freely().rolls(3).play('away: wakashimazu')
    expect([m.goals, m.attacker]).toEqual([[0, 0], 'home'])
  })

  test('R8d four transfers lie open; signing is not the card of the turn; a replaced keeper leaves the match', () => {
    const m = match({
      options: { transfers: true },
      transfers: ['nitta', 'misaki', 'nakanishi', 'jito'],
      cards: {
        nitta: { ...PLAIN, price: { shot: 1 } },
        nakanishi: { ...PLAIN, price: { defence: 1 } },
        oda: PLAIN,
      },
      areas: [['morisaki'], []],
      hands: [['oda', 'iwami'], ['koike']],
      pool: [FULL, {}],
    })
    m.play('home: nakanishi', 'home: nitta', 'home: oda', 'home: skip')
    expect(m.area('home')).toEqual(['nakanishi', 'nitta', 'oda'])
    expect(m.out).toContain('morisaki')
    expect([...m.view().bench.transfers].sort()).toEqual(['jito', 'misaki'])
    expect(m.awaiting).toEqual(['away'])
  })

  const SIGNING = {
    options: { transfers: true },
    transfers: ['nitta', 'misaki', 'nakanishi', 'wakabayashi'],
    cards: {
      nitta: { ...PLAIN, price: { shot: 1 } },
      misaki: { ...PLAIN, price: { shot: 1 } },
      nakanishi: { ...PLAIN, price: { defence: 1 } },
      wakabayashi: { ...PLAIN, price: { pass: 1 } },
    },
    hands: [['oda', 'iwami'], ['koike']],
    pool: [FULL, {}],
  } as const satisfies Setting

  test('R8d signed during the whole turn, also after the card was played and with the ninth; in the first rules only before', () => {
    const eight = {
      ...SIGNING,
      cards: { ...SIGNING.cards, oda: able({ do: 'gain', tokens: ['shot', 'pass'] }), iwami: PLAIN },
      pool: [{ shot: 2, defence: 2 }, {}],
      areas: [
        ['morisaki', 'izawa', 'taki'],
        ['imai', 'furuta', 'kawabe', 'matsuki'],
      ],
    } as const satisfies Setting
    // While abilities of the card are open: an outfielder is the ninth, and the abilities stay open.
    const open = match(eight).play('home: oda')
    expect(open.options('home')).toEqual(['use-1', 'nakanishi', 'nitta', 'misaki', 'skip'])
    open.play('home: nitta')
    expect([open.phase, open.options('home')]).toEqual(['ability', ['use-1', 'nakanishi', 'skip']])
    expect(open.refusal('home: misaki')).toBe('limit-reached §15.4')
    // While a token is chosen, too.
    open.play('home: use-1')
    expect(open.options('home')).toEqual(['token-shot', 'token-pass', 'nakanishi'])
    open.play('home: token-pass')
    // And before the turn ends, nine cards or not: the keeper takes a place that is there.
    expect(open.request('home')).toMatchObject({
      kind: 'motivate',
      rule: '15.2',
      default: 'skip',
      prompt: { key: 'motivate/sign' },
    })
    expect(open.options('home')).toEqual(['nakanishi', 'wakabayashi', 'skip'])
    open.play('home: wakabayashi', 'home: nakanishi')
    expect([open.area('home').length, open.out.includes('morisaki')]).toEqual([5, true])
    expect([open.last('attack-over').by, open.phase]).toEqual(['limit', 'action'])
    // With one card fewer an outfielder comes after the card of the turn, too.
    const after = match({ ...eight, hands: [['iwami'], ['koike']] }).play('home: iwami', 'home: nitta')
    expect(after.area('home')).toEqual(['morisaki', 'izawa', 'taki', 'iwami', 'nitta'])
    const first = match({ ...eight, hands: [['iwami'], ['koike']], rules: 'captain-tsubasa-1' })
    expect(first.options('home')).toContain('nitta')
    expect(first.play('home: iwami').awaiting).toEqual(['away'])
  })

  test('R8e the abilities of a player just signed may be used, a keeper’s as well', () => {
    const m = match({
      ...SIGNING,
      cards: {
        nitta: { ...able(GAIN), price: { shot: 1 } },
        nakanishi: { ...able(GAIN), price: { defence: 1 } },
        oda: PLAIN,
      },
      areas: [['morisaki'], []],
      pool: [{ shot: 1, defence: 1 }, {}],
    })
    m.play('home: nitta')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-1', 'nakanishi', 'skip']])
    m.play('home: use-1', 'home: nakanishi', 'home: use-1')
    expect(m.pool('home')).toEqual({ shot: 0, pass: 2, defence: 0 })
  })

  test('R8d of two keepers the coach chooses who is replaced', () => {
    const setting = { ...SIGNING, transfers: ['nitta', 'misaki', 'nakanishi'] } as const
    const m = match({ ...setting, areas: [['morisaki', 'wakabayashi'], []] }).play('home: nakanishi')
    expect([m.phase, [...m.options('home')].sort()]).toEqual(['target', ['morisaki', 'wakabayashi']])
    m.play('home: wakabayashi')
    expect([m.area('home'), m.out.includes('wakabayashi')]).toEqual([['morisaki', 'nakanishi'], true])
  })

  test('R8d when a transfer is the ninth card, only those who replace somebody may still come', () => {
    const m = match({
      ...SIGNING,
      areas: [
        ['morisaki', 'izawa', 'taki', 'nagano'],
        ['imai', 'furuta', 'kawabe', 'matsuki'],
      ],
    })
    m.play('home: nitta')
    expect([m.phase, m.options('home')]).toEqual(['turn', ['nakanishi', 'wakabayashi', 'stop']])
    m.play('home: nakanishi', 'home: wakabayashi')
    expect([m.last('attack-over').by, m.hand('home')]).toEqual(['limit', ['oda', 'iwami']])
    expect(m.stopped('home')).toBe(false)
  })
})

describe('abilities', () => {
  test('R9 an ability whose compulsory part is impossible cannot be used; what it brings may be discarded', () => {
    const hands = [['oda'], ['koike']] as const
    const gain = match({ cards: { oda: able({ ...GAIN, must: 'discard' }, GAIN) }, hands }).play('home: oda')
    expect(gain.refusal('home: use-1')).toBe('compulsory-part-impossible §6.2')
    const draw = match({ cards: { oda: able({ do: 'draw', count: 1, must: 'discard' }) }, hands })
    draw.play('home: oda').rolls('taki').play('home: use-1')
    // The only card in hand is the one to discard.
    expect(draw.discard('home')).toEqual(['taki'])
    const recall = match({
      cards: { oda: able({ do: 'recall', to: 'hand', must: 'discard' }) },
      hands,
      discards: [['tsubasa'], []],
    })
    recall.play('home: oda', 'home: use-1')
    expect([recall.discard('home'), recall.all('recalled').length]).toEqual([['tsubasa'], 1])
    // A card that the ability itself takes from the hand is not there to be discarded.
    for (const ability of [
      { do: 'play', must: 'discard' },
      { do: 'remove', what: 'hand', must: 'discard' },
      { do: 'swap', must: 'discard' },
    ] as const) {
      const cards = { oda: able(ability, GAIN), ...plain('iwami', 'taki') }
      const setting = { cards, areas: [['izawa'], []] } as const
      const one = match({ ...setting, hands: [['oda', 'iwami'], ['koike']] }).play('home: oda')
      expect(one.options('home')).toEqual(['use-2', 'skip'])
      const two = match({ ...setting, hands: [['oda', 'iwami', 'taki'], ['koike']] }).play('home: oda')
      expect(two.options('home')).toEqual(['use-1', 'use-2', 'skip'])
      two.play('home: use-1').byDefault('target')
      expect([two.hand('home'), two.last('discarded').from]).toEqual([[], 'hand'])
    }
  })

  test('R15 the two abilities of a card in any order, one of them, both or none', () => {
    const cards = { oda: able({ do: 'gain', tokens: ['shot'] }, GAIN) }
    const setting = { cards, hands: [['oda'], ['koike']] } as const
    const pool = (...uses: readonly string[]) => {
      const m = match(setting).play('home: oda', ...uses.map((use) => `home: ${use}`))
      expect(m.awaiting).toEqual(['away'])
      return [m.pool('home').shot, m.pool('home').pass]
    }
    expect(pool('use-1', 'use-2')).toEqual([1, 1])
    expect(pool('use-2', 'use-1')).toEqual([1, 1])
    expect(pool('use-2', 'skip')).toEqual([0, 1])
    expect(pool('use-1', 'skip')).toEqual([1, 0])
    expect(pool('skip')).toEqual([0, 0])
  })

  test('R16 abilities of a card brought into play come first, then what is left of the first card', () => {
    const cards = {
      oda: able({ do: 'play' }, GAIN),
      taki: able({ do: 'gain', tokens: ['shot'] }),
      iwami: able({ do: 'recall', to: 'area' }, GAIN),
      izawa: able({ do: 'swap' }, GAIN),
    }
    const played = match({ cards, hands: [['oda', 'taki', 'nagano'], ['koike']] })
    played.play('home: oda', 'home: use-1', 'home: taki')
    expect([played.view().playing, played.options('home')]).toEqual(['taki', ['use-1', 'skip']])
    played.play('home: use-1')
    expect([played.view().playing, played.options('home')]).toEqual(['oda', ['use-2', 'skip']])
    played.play('home: use-2')
    expect([played.pool('home'), played.awaiting]).toEqual([{ shot: 1, pass: 1, defence: 0 }, ['away']])
    const recalled = match({ cards, hands: [['iwami'], ['koike']], discards: [['taki', 'nagano'], []] })
    recalled.play('home: iwami', 'home: use-1', 'home: taki')
    expect(recalled.view().playing).toBe('taki')
    expect(recalled.play('home: skip').view().playing).toBe('iwami')
    const swapped = match({
      cards,
      hands: [['izawa', 'taki', 'nagano'], ['koike']],
      areas: [['ishizaki'], []],
    })
    swapped.play('home: izawa', 'home: use-1', 'home: taki')
    expect(swapped.view().playing).toBe('taki')
    expect(swapped.play('home: skip').view().playing).toBe('izawa')
    // The compulsory part follows its effect, before the new card's abilities.
    const must = match({
      cards: { ...cards, oda: able({ do: 'play', must: 'exhaust' }) },
      hands: [['oda', 'taki', 'nagano'], ['koike']],
    })
    must.play('home: oda', 'home: use-1', 'home: taki')
    expect(must.order('played', 'exhausted')).toEqual(['played', 'played', 'exhausted'])
    expect(must.view().playing).toBe('taki')
  })

  test('R16 a card that left its area and came back has its abilities once, not twice', () => {
    const cards = {
      oda: able({ do: 'swap' }, GAIN),
      taki: able({ do: 'swap' }, { do: 'gain', tokens: ['shot'] }),
      izawa: able({ do: 'recall', to: 'area' }),
    }
    const m = match({ cards, areas: [['iwami'], []], hands: [['oda', 'taki', 'izawa', 'nagano'], ['koike']] })
    // Oda brings Taki, who sends Oda off for Izawa, who brings Oda back.
    m.play('home: oda', 'home: use-1', 'home: taki', 'home: use-1', 'home: izawa', 'home: use-1', 'home: oda')
    expect([m.view().playing, m.options('home')]).toEqual(['oda', ['use-1', 'use-2', 'skip']])
    m.play('home: skip')
    expect([m.view().playing, m.options('home')]).toEqual(['taki', ['use-2', 'skip']])
    expect(m.play('home: skip').awaiting).toEqual(['away'])
  })

  test('R17 a swap puts away another card, never the one whose ability it is', () => {
    const m = match({
      cards: { substitution: able({ do: 'swap' }), ...plain('oda', 'taki') },
      areas: [['iwami', 'izawa'], ['imai']],
      hands: [['substitution', 'oda', 'taki'], ['koike']],
    })
    m.play('home: substitution', 'home: use-1')
    expect([...m.options('home')].sort()).toEqual(['iwami', 'izawa'])
    expect(m.refusal('home: substitution')).toMatch(/^not-to-be-chosen /)
    m.play('home: izawa', 'home: taki')
    expect([m.area('home'), m.discard('home')]).toEqual([['iwami', 'substitution', 'taki'], ['izawa']])
    const alone = match({
      hands: [['substitution', 'oda'], ['koike']],
      cards: { substitution: able({ do: 'swap' }) },
    })
    expect(alone.play('home: substitution').all('ability')).toEqual([])
    // With nine in the areas it goes on: the number remains the same.
    const full = match({
      cards: { substitution: able({ do: 'swap' }), ...plain('oda', 'taki') },
      areas: [
        ['iwami', 'izawa', 'kisugi', 'nagano'],
        ['imai', 'furuta', 'kawabe', 'matsuki'],
      ],
      hands: [['substitution', 'oda', 'taki'], ['koike']],
    })
    full.play('home: substitution', 'home: use-1', 'home: izawa', 'home: taki')
    expect(full.last('played').cards).toBe(9)
  })

  test('R18 Great Save is a card with a save, pays after the roll, and is no keeper to replace', () => {
    const save = { do: 'save', held: 2, corner: 4, must: 'exhaust' } as const
    const setting = {
      options: { transfers: true },
      transfers: ['nakanishi', 'wakabayashi', 'nitta', 'jito'],
      cards: { taki: worth(9, 0, 0), 'great-save': able(save) },
    } as const satisfies Setting
    const m = match({ ...setting, areas: [['taki'], ['great-save']] })
    m.rolls(3, 3).play('home: shot')
    expect(m.options('away')).toEqual(['great-save', 'skip'])
    m.freely().rolls(4).play('away: great-save')
    expect(m.last('save').result).toBe('corner')
    expect(m.order('keeper', 'save', 'exhausted', 'possession')).toEqual([
      'keeper',
      'save',
      'exhausted',
      'possession',
    ])
    expect(m.last('exhausted').seat).toBe(1)
    expect(m.discard('away')).toContain('exhaustion')
    const sign = match({
      ...setting,
      turn: 'away',
      areas: [['taki'], ['great-save']],
      hands: [['oda'], ['koike']],
      pool: [{}, FULL],
    })
    expect(sign.refusal('away: nakanishi')).toBe('no-keeper-to-replace §15.3')
    // Without an exhaustion card to take there is no roll.
    const none = match({ ...setting, areas: [['taki'], ['great-save']], exhaustionLeft: 0 })
    expect(none.freely().rolls(3, 3).play('home: shot').goals).toEqual([1, 0])
  })

  test('R19 without an effect an ability is used for its compulsory part; in the first rules it cannot be', () => {
    const nagano = able({ do: 'gain', tokens: ['shot'], must: 'remove' })
    const ninth: Setting = {
      cards: { ...plain('taki', 'hyuga'), nagano },
      areas: [
        ['oda', 'iwami', 'izawa', 'takasugi'],
        ['imai', 'koike', 'furuta', 'kawabe'],
      ],
      hands: [['nagano', 'taki'], ['hyuga']],
      pool: [FULL, {}],
    }
    const m = match(ninth).play('home: nagano')
    expect([m.options('home'), m.pool('home').shot]).toEqual([['use-1', 'skip'], 5])
    m.play('home: use-1')
    expect([m.all('gained'), m.out.includes('nagano'), m.awaiting]).toEqual([[], true, ['away']])
    expect(m.play('away: hyuga').last('attack-over').by).toBe('limit')
    const first = match({ ...ninth, rules: 'captain-tsubasa-1' }).play('home: nagano')
    expect([first.all('attack-over').length, first.area('home').includes('nagano')]).toEqual([1, true])
    // With room for a token both parts are carried out, in either version.
    for (const rules of ['captain-tsubasa-1', 'captain-tsubasa-2']) {
      const both = match({ ...ninth, rules, pool: [{ shot: 4 }, {}] }).play('home: nagano', 'home: use-1')
      expect([both.pool('home').shot, both.out.includes('nagano')]).toEqual([5, true])
    }
  })

  test('R19 neither effect nor compulsory part: not offered, and what has another time needs its effect', () => {
    const legal = (ability: Ability, more: Setting = {}) => {
      const cards = { ...plain('oda', 'iwami', 'koike'), taki: able(GAIN, ability) }
      const setting: Setting = { cards, hands: [['taki', 'oda', 'iwami'], ['koike']], ...more }
      return ['captain-tsubasa-1', 'captain-tsubasa-2'].map(
        (rules) =>
          match({ ...setting, rules })
            .play('home: taki')
            .refusal('home: use-2') === 'legal',
      )
    }
    const neither = [false, false]
    const onlyNow = [false, true]
    const empty: Setting = { decks: [[], ['sawada']] }
    expect(legal({ do: 'draw', count: 1 }, empty)).toEqual(neither)
    expect(legal({ do: 'draw', count: 1, must: 'discard' }, empty)).toEqual(onlyNow)
    expect(
      legal({ do: 'draw', count: 1, must: 'discard' }, { ...empty, hands: [['taki'], ['koike']] }),
    ).toEqual(neither)
    expect(legal({ do: 'pardon', must: 'exhaust' })).toEqual(onlyNow)
    expect(legal({ do: 'pardon', must: 'exhaust' }, { exhaustionLeft: 0 })).toEqual(neither)
    expect(legal({ do: 'pardon', must: 'book' })).toEqual(onlyNow)
    expect(legal({ do: 'pardon', must: 'book' }, { booking: ['red', 'none'] })).toEqual(neither)
    const eight: Setting = {
      areas: [
        ['izawa', 'nagano', 'takasugi', 'ishizaki'],
        ['imai', 'furuta', 'kawabe', 'matsuki'],
      ],
    }
    expect(legal({ do: 'play', must: 'remove' }, eight)).toEqual(onlyNow)
    expect(legal({ do: 'reroll', must: 'remove' })).toEqual(neither)
    expect(legal({ do: 'save', held: 1, corner: 3, must: 'remove' })).toEqual(neither)
  })

  test('R19 with an empty hand opposite there is no injury', () => {
    const cards = { injury: able({ do: 'discard', what: 'rival-hand' }, GAIN) }
    const empty = match({ cards, hands: [['injury', 'oda'], []] }).play('home: injury')
    expect(empty.options('home')).toEqual(['use-2', 'skip'])
    const one = match({ cards, hands: [['injury', 'oda'], ['koike']] }).play('home: injury')
    expect(one.options('home')).toEqual(['use-1', 'use-2', 'skip'])
    expect(one.rolls('koike').play('home: use-1').hand('away')).toEqual([])
  })

  test('R20 after the attack phase a motivated player’s abilities bring no cards into play, all others work', () => {
    const use = (ability: Ability, more: Setting = {}) => {
      const m = match({
        options: { motivation: true },
        cards: {
          tsubasa: PLAIN,
          'tsubasa-motivated': { ...able(ability, GAIN), price: { shot: 1 } },
        },
        areas: [['tsubasa', 'iwami'], ['hyuga']],
        hands: [['oda', 'taki'], ['koike']],
        discards: [['izawa', 'exhaustion'], []],
        booking: ['yellow', 'none'],
        pool: [{ shot: 1 }, {}],
        ...more,
      }).stop()
      m.play('home: tsubasa-motivated')
      expect(m.phase).toBe('ability')
      return m.options('home').includes('use-1')
    }
    const inTheAttackPhase: readonly Ability[] = [
      { do: 'play' },
      { do: 'recall', to: 'area' },
      { do: 'swap' },
      { do: 'end' },
      { do: 'advance', when: 'attacking', must: 'remove' },
      { do: 'special-shot', when: 'attacking', must: 'remove' },
    ]
    const always: readonly Ability[] = [
      { do: 'gain', tokens: ['shot'] },
      { do: 'draw', count: 1 },
      { do: 'recall', to: 'hand' },
      { do: 'remove', what: 'this' },
      { do: 'remove', what: 'hand' },
      { do: 'remove', what: 'exhaustion' },
      { do: 'discard', what: 'rival-card' },
      { do: 'discard', what: 'rival-hand' },
      { do: 'exhaust' },
      { do: 'pardon' },
    ]
    for (const ability of inTheAttackPhase) expect(use(ability), ability.do).toBe(false)
    for (const ability of always) expect(use(ability), ability.do).toBe(true)
  })
})
