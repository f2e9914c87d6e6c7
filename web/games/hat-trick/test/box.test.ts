import { hatTrick, MATCH_EVENTS, OUR_CARDS } from '@libero/hat-trick'
import { BOX } from '@libero/hat-trick/testing'
import type { PlayerSeen, Seen } from '@libero/hat-trick/view'
import { KeyedChance, seedFrom } from '@libero/kernel'
import { expect, test } from 'vitest'
import type { Telling } from '../../../face.ts'
import { hatTrickFace } from '../face.tsx'
import { isGold, otherFace, skillWords, styleCardWords, styleOf } from '../wording.ts'

const withBox = (options: object): Telling => ({ language: 'en', words: hatTrickFace.wording('en', options) })

/** The players of home as a spectator sees them at kick-off. */
function homeOf(options: object, team: string): readonly PlayerSeen[] {
  const config = hatTrick.prepare({ options, builds: [{ team }, { team }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  const state = hatTrick.start(config.value, new KeyedChance(seedFrom('box')))
  return (hatTrick.view(state, 'spectator') as unknown as Seen).sides[0].players
}

test('with the cards of a box a star is who shows the star side of its cards, and the other side is theirs', () => {
  const options = { cards: BOX }
  const at = withBox(options)
  const stars = BOX.teams[1]?.stars ?? []
  const men = homeOf(options, BOX.teams[1]?.id ?? '')
  expect(men.filter((man) => isGold(man, at)).map(({ number }) => number)).toEqual(
    stars.filter((number) => number > 1),
  )
  for (const man of men) {
    const card = BOX.players.find(({ number }) => number === man.number)
    expect(otherFace(man, at)).toEqual(isGold(man, at) ? card?.regular : card?.star)
  }
})

test('of types and style cards of a box the footballs and styles are shown, and no words of ours', () => {
  const options = { cards: BOX, expansion: 'players', events: MATCH_EVENTS }
  const at = withBox(options)
  for (const man of homeOf(options, 'Club-1')) {
    const type = BOX.expansion?.types.find(({ id }) => id === man.type)
    expect(otherFace(man, at)).toMatchObject((man.gold ? type?.silver : type?.gold) ?? {})
    expect(skillWords(man.type ?? '', 'gold', at)).toBe('')
  }
  for (const { id, style } of BOX.expansion?.styles ?? []) {
    expect(styleOf(id, at)).toBe(style)
    expect(styleCardWords('en', id, at)).toEqual({ name: id, text: '', quote: '' })
  }
})

test('our own types with another skill, and our own style cards with another effect, keep their name alone', () => {
  const { expansion } = BOX
  const ours = ['playmaker', 'third-man'] as const
  const renamed = {
    ...expansion,
    types: expansion?.types.map((type, i) => (i === 0 ? { ...type, id: ours[0] } : type)),
    styles: expansion?.styles.map((card, i) => (i === 1 ? { ...card, id: ours[1] } : card)),
    teams: [],
  }
  const at = withBox({ cards: { ...BOX, expansion: renamed }, expansion: 'players' })
  expect(skillWords(ours[0], 'silver', at)).toBe('')
  expect(styleCardWords('en', ours[1], at)).toMatchObject({ text: '', quote: '' })
  const usual = withBox({ cards: OUR_CARDS, expansion: 'players' })
  expect(skillWords(ours[0], 'silver', usual)).not.toBe('')
  expect(styleCardWords('en', ours[1], usual).text).not.toBe('')
})
