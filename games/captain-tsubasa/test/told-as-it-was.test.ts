import { sampled } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { CaptainTsubasaEvent } from '../events.ts'
import { wording } from '../text/index.ts'
import type { Setting } from './match.ts'
import { match } from './match.ts'
import { plain } from './rules/printed.ts'

const FULL = { shot: 5, pass: 5, defence: 5 } as const

/** Every line that one event can be told in. */
function linesOf(language: Language, event: CaptainTsubasaEvent): readonly string[] {
  const tell = wording(language).commentator()
  tell({ kind: 'teams', teams: ['nankatsu', 'toho'] })
  return [...new Set(Array.from({ length: 12 }, () => tell(event) ?? ''))]
}

/** §6.3 Nagano has no shot token left to gain; Takasugi defends against an empty play area. */
const WITHOUT_EFFECT = {
  nagano: { hands: [['nagano', 'oda'], ['koike']], pool: [FULL, {}] },
  takasugi: { turn: 'home', attacker: 'away', hands: [['takasugi', 'oda'], ['koike']] },
} as const satisfies Record<string, Setting>
type Player = keyof typeof WITHOUT_EFFECT

/** The same two where their abilities do something. */
const WITH_EFFECT = {
  nagano: { ...WITHOUT_EFFECT.nagano, pool: [{}, {}] },
  takasugi: { ...WITHOUT_EFFECT.takasugi, areas: [[], ['imai']] },
} as const satisfies Record<Player, Setting>

const ONLY = {
  en: {
    nagano: '(Useless now: you would only remove this card for good.)',
    takasugi: '(Useless now: you would only take a yellow card.)',
  },
  de: {
    nagano: '(Jetzt nutzlos: Du würdest nur diese Karte für immer entfernen.)',
    takasugi: '(Jetzt nutzlos: Du würdest nur eine Gelbe Karte hinnehmen.)',
  },
  hu: {
    nagano: '(Most haszontalan: csak végleg kivennéd ezt a lapot.)',
    takasugi: '(Most haszontalan: csak egy sárga lapot kapnál.)',
  },
} as const

const TOLD = {
  en: (card: string) => [
    `The ability of ${card} has no effect now; Nankatsu carries out its compulsory part.`,
    `Nankatsu uses ${card} for its compulsory part alone: the rest has no effect now.`,
  ],
  de: (card: string) => [
    `Die Fähigkeit von ${card} bewirkt jetzt nichts, Nankatsu führt nur die verpflichtende Aktion aus.`,
    `Nankatsu nutzt ${card} nur für die verpflichtende Aktion: Der Rest bewirkt jetzt nichts.`,
  ],
  hu: (card: string) => [
    `A Nankatsu csak a kötelező részéért használja ${card} képességét: a többinek most nincs hatása.`,
    `Most nincs hatása ${card} képességének: a Nankatsu csak a kötelező részét hajtja végre.`,
  ],
} as const

describe('What is told is what happened', () => {
  test.each(sampled(TOLD))(
    '§6.3 only the compulsory part: neither tokens nor a card lost are told, in %s',
    (l) => {
      for (const player of ['nagano', 'takasugi'] as const) {
        const m = match(WITHOUT_EFFECT[player]).play(`home: ${player}`, 'home: use-1')
        const event = m.last('ability')
        expect(event).toMatchObject({ card: player, ability: 1, only: 'must' })
        expect([...linesOf(l, event)].sort()).toEqual([...TOLD[l](wording(l).nameOf(player))].sort())
        expect(m.order('gained', 'discarded')).toEqual([])
        expect(m.order('removed', 'booked')).toEqual([player === 'nagano' ? 'removed' : 'booked'])
      }
    },
  )

  test.each(sampled(ONLY))('§6.3 the offer says that only the compulsory part would follow, in %s', (l) => {
    const offer = (setting: Setting, player: Player) => {
      const request = match(setting).play(`home: ${player}`).request('home')
      const option = request?.options.find(({ action }) => action === 'use-1')
      return [option?.about, request && option && wording(l).option(request, option)] as const
    }
    for (const player of ['nagano', 'takasugi'] as const) {
      const [about, words] = offer(WITH_EFFECT[player], player)
      expect(about).toEqual({ card: player, ability: 1 })
      expect(words).not.toContain(ONLY[l][player])
      expect(offer(WITHOUT_EFFECT[player], player)).toEqual([
        { card: player, ability: 1, only: 'must' },
        `${words} ${ONLY[l][player]}`,
      ])
    }
  })

  test.each(LANGUAGES)(
    '§5.7 of a coach who stops nothing is told of his hand: he may have none, in %s',
    (l) => {
      const m = match({ hands: [['taki'], ['koike']], cards: plain('taki', 'koike') })
        .freely()
        .play('home: taki')
        .byDefault('ability')
      m.play('away: koike').byDefault('ability')
      const stopped = m.all('stopped')
      expect(stopped.length).toBeGreaterThan(0)
      for (const event of stopped) {
        const lines = linesOf(l, event)
        expect(lines.length).toBeGreaterThan(2)
        expect(lines.filter((line) => /\bhand|kez[eé]|rest\b|többit/i.test(line))).toEqual([])
      }
    },
  )
})
