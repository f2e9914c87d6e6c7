import type { Footballer, Tactic } from '@libero/finale'
import { CLUBS, COLOURS, facesOf, LINES, OUR_CARDS } from '@libero/finale'
import { RULES, rulings } from '@libero/finale/book'
import { originWords, TEXTS } from '@libero/finale/text'
import { LANGUAGES } from '@libero/kernel/words'
import type { GameDocs } from '../../docs/pages.ts'
import { buildUpOf, finishOf } from './cards.ts'
import { teaching } from './teaching.ts'

/** What Finale's pages are made of. */
export const finaleDocs: GameDocs = {
  game: 'finale',
  name: TEXTS.en.name,
  rules: RULES,
  rulings,
  teaching,
  cards: cardTables,
}

function cardTables(): string {
  const { clubs, lines, colours } = TEXTS.en
  const footballers = CLUBS.flatMap((club) => [
    `### ${clubs[club]}`,
    [
      '| Footballer | Id | Line | Price | Strengths | Hazards | First match | Source |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...LINES.flatMap((line) =>
        OUR_CARDS.footballers
          .filter((man) => man.club === club && man.line === line)
          .map((man) => footballerRow(man, lines[line].man)),
      ),
    ].join('\n'),
  ])
  const tactics = COLOURS.flatMap((colour) => [
    `### ${colours[colour]}`,
    [
      `| Power | Id | ${LANGUAGES.join(' | ')} | Build-up | Finish | Source |`,
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...OUR_CARDS.tactics.filter((tactic) => tactic.colour === colour).map(tacticRow),
    ].join('\n'),
  ])
  const signs = LINES.map((line) => `${lines[line].short} ${lines[line].man}`).join(', ')
  return [
    `Card set \`${OUR_CARDS.name}\`, version ${OUR_CARDS.version}.`,
    '## Footballers',
    'Strengths and hazards in turning order. On which of the four positions a hazard sits is designed for all of them.',
    ...footballers,
    '## Tactic cards',
    `Places of the attacker before the colon, of the defender after it: ${signs}, ? any outfielder, → the man the arrow calls back from the build-up.`,
    ...tactics,
    '## The die',
    `Faces ${facesOf(OUR_CARDS).join(', ')}. That it shows 0 to 3 is public; how often each number is on it is our design ([R1](../rulings/finale.md#R1)).`,
  ].join('\n\n')
}

function footballerRow(man: Footballer, line: string): string {
  const hazards = man.hazards.map((hazard) => hazard ?? '–').join(' ')
  const first = man.beginner ? 'yes' : ''
  return `| ${man.name} | \`${man.id}\` | ${line} | ${man.price} | ${man.strengths.join(' ')} | ${hazards} | ${first} | ${originWords('en', OUR_CARDS, man)} |`
}

function tacticRow(tactic: Tactic): string {
  const names = LANGUAGES.map((language) => TEXTS[language].tactics[tactic.id] ?? tactic.id).join(' | ')
  const closing = tactic.closing ? ' (closing card)' : ''
  return `| ${tactic.power} | \`${tactic.id}\` | ${names} | ${buildUpOf(tactic, 'en')} | ${finishOf(tactic, 'en')}${closing} | ${originWords('en', OUR_CARDS, tactic)} |`
}
