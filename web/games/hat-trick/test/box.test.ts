import { hatTrick, MATCH_EVENTS, OUR_CARDS, STYLES } from '@libero/hat-trick'
import { BOX } from '@libero/hat-trick/testing'
import { skillWords, styleCardText, TEXTS } from '@libero/hat-trick/text'
import type { PlayerSeen, Seen } from '@libero/hat-trick/view'
import { KeyedChance, seedFrom } from '@libero/kernel'
import { expect, test } from 'vitest'
import type { Telling } from '../../../face.ts'
import { hatTrickFace } from '../face.tsx'
import { conditionText, isGold, otherFace, skillText, styleCardWords, styleOf } from '../table/wording.ts'

const SKILLS = TEXTS.en.expansion.skills

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

test('types and style cards of a box show their own footballs, styles and effects, in words made from their cards', () => {
  const options = { cards: BOX, expansion: 'players', events: MATCH_EVENTS }
  const at = withBox(options)
  for (const man of homeOf(options, 'Club-1')) {
    const type = BOX.expansion?.types.find(({ id }) => id === man.type)
    expect(otherFace(man, at)).toMatchObject((man.gold ? type?.silver : type?.gold) ?? {})
    expect(type && skillText(type.id, 'gold', at)).toBe(type && skillWords(type.gold.skill, SKILLS))
  }
  for (const card of BOX.expansion?.styles ?? []) {
    expect(styleOf(card.id, at)).toBe(card.style)
    expect(styleCardWords('en', card.id, at)).toEqual({
      name: card.id,
      text: styleCardText(card, SKILLS),
      quote: '',
    })
  }
})

test('what wins a card of a style is told as the box has it, and as ever with our cards', () => {
  const at = withBox({ cards: BOX, expansion: 'players' })
  const usual = withBox({ expansion: 'players' })
  expect(STYLES.map((style) => conditionText(style, at))).toEqual([
    'a turn in which 1 of your players changes lines and your action succeeds',
    '1 successful short pass in a row',
    '1 successful dribble in a row',
    '1 successful long ball in a row',
  ])
  expect(STYLES.map((style) => conditionText(style, usual))).toEqual([
    '3 successful short passes in a row',
    '2 successful dribbles in a row',
    '2 successful long balls in a row',
    'a turn in which 2 of your players change lines and your action succeeds',
  ])
})

test('our own types with another skill, and our own style cards with another effect, do not say what ours do', () => {
  const { expansion } = BOX
  const ours = ['playmaker', 'third-man'] as const
  const renamed = {
    ...expansion,
    types: expansion?.types.map((type, i) => (i === 0 ? { ...type, id: ours[0] } : type)),
    styles: expansion?.styles.map((card, i) => (i === 1 ? { ...card, id: ours[1] } : card)),
    teams: [],
  }
  const at = withBox({ cards: { ...BOX, expansion: renamed }, expansion: 'players' })
  const usual = withBox({ cards: OUR_CARDS, expansion: 'players' })
  expect(skillText(ours[0], 'silver', usual)).toBe(
    'When your short pass was successful, you choose which team-mate in that line gets it.',
  )
  expect(skillText(ours[0], 'silver', at)).not.toBe(skillText(ours[0], 'silver', usual))
  expect(styleCardWords('en', ours[1], usual).text).toBe(
    'When your short pass was successful, the player who has the ball gives it on at once to a team-mate around him, also diagonally.',
  )
  expect(styleCardWords('en', ours[1], at).text).not.toBe(styleCardWords('en', ours[1], usual).text)
})
