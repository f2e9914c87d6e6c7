import type { Kind } from '@libero/hat-trick'
import type { RunSeen } from '@libero/hat-trick/sums'
import { longBallIf, runsAfter, runsIf, staysIf, stepFor, sumsOfLine } from '@libero/hat-trick/sums'
import type { Seen } from '@libero/hat-trick/view'
import { hatTrickOption, lineOf, onTheBall, partsOf } from '@libero/hat-trick/view'
import type { Option, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill, inOnePiece } from '@libero/kernel/words'
import type { BoardProps, Telling } from '../../../face.ts'
import { hatTrickTexts } from '../text.ts'
import { helpTexts } from './help-text.ts'
import { calledMan, plusOf } from './wording.ts'

/** §8.3 The line a goal kick reaches. */
const KICKED = { dribble: 1, short: 2, long: 3 } as const
const FINAL = 6
const FARTHEST = 3

/** The same for an option, where it is a card. A step needs no more than its chance where its man has no skill to tell of. */
export function help(option: Option, board: BoardProps<Seen>): readonly string[] | undefined {
  const { kind, card, about } = hatTrickOption(option)
  if (kind === 'move') {
    const man = board.view.sides[board.near].players.find(({ number }) => number === about.number)
    return man?.type === undefined ? dribbleWords(option, board) : undefined
  }
  return kind === 'card' ? cardHelp(card, board.near, board).map(inOnePiece) : undefined
}

function partsShown(s: Seen, seat: Seat) {
  const { faceUp } = s.sides[seat]
  return faceUp === undefined ? undefined : partsOf(faceUp)
}

/** §4.4 Before a dribble the ball goes sideways: after a step it may be another man, and another opponent. */
function dribbleWords(option: Option, board: BoardProps<Seen>): readonly string[] {
  const { view: s, near, language } = board
  const [own, theirs] = [partsShown(s, near), partsShown(s, other(near))]
  if (s.phase !== 'attack-move' || own?.kind !== 'dribble' || !theirs) return []
  const help = helpTexts[language]
  return runsAfter(s, near, option).map(({ runner, against }) => {
    const man = calledMan(s, near, runner.number, board)
    if (!against) return fill(help.afterStep.free, { man })
    const rival = calledMan(s, other(near), against.number, board)
    const facts = { man, rival, own: runner.attack, power: own.power }
    return inOnePiece(fill(help.afterStep.against, { ...facts, theirs: against.defence, card: theirs.power }))
  })
}

/** What an action mostly fails by: 'short 3 7:9 6 forward', the last parts only where they are mostly the same; 'kept 5'. */
export function cause(named: string, board: BoardProps<Seen>): string | undefined {
  const [kind = '', line = '', sums = '', number = '', way = ''] = named.split(' ')
  const { view: s, near, language } = board
  const { fails, ways, kinds } = helpTexts[language]
  const [own = '', theirs = ''] = sums.split(':')
  const by = kind === 'kept' ? kind : number ? 'step' : sums ? 'sums' : 'line'
  const told = fails[onTheBall(s) === near ? 'attack' : 'defence'][by]
  return fill(told, {
    kind: kinds[kind as Kind],
    line,
    own,
    theirs,
    man: number ? calledMan(s, other(near), Number(number), board) : '',
    way: ways[way as 'forward' | 'back'] ?? '',
  })
}

/** What a card of a coach does as things stand: in an opportunity, against one or from the goal it is something else. */
export function cardHelp(card: string, whose: Seat, board: BoardProps<Seen>): readonly string[] {
  const { view: s, language } = board
  const help = helpTexts[language]
  const text = hatTrickTexts[language]
  const { kind, side, power } = partsOf(card)
  const isAttacker = onTheBall(s) === whose
  const mover = (whose === board.near ? text.mover : text.theirMover)[side]
  if (s.phase === 'goal-kick-card') return [fill(help.goalKick, { line: KICKED[kind] })]
  if (s.phase === 'penalty-card') return [help.penalty, shotWords(card, board)]
  if (s.shot && !isAttacker) return [help.keeping]
  if (s.opportunity)
    return isAttacker
      ? [help.chance[kind], shotWords(card, board), mover]
      : [help.againstChance, mover, help.pushAway]
  if (s.phase !== 'play-card' || !s.ball || whose !== board.near) {
    const { faceUp, laid } = s.sides[whose]
    const isOfDefence = !isAttacker && (card === faceUp || card === laid)
    return [isOfDefence ? text.aboutDefence : text.about[kind], mover]
  }
  const line = lineOf(whose, s.ball.field)
  const sums = sumsOfLine(s, whose, line)
  const facts = { line, power, own: sums[whose].players, theirs: sums[other(whose)].players, next: line + 1 }
  const step = stepWords(card, board)
  const lines = `${line + 1}–${Math.min(FINAL, line + FARTHEST)}`.replace(`${FINAL}–${FINAL}`, String(FINAL))
  const does = !isAttacker
    ? help.defend
    : kind === 'short' && line + 1 === FINAL
      ? help.shortToFinal
      : help[kind]
  const empty = emptyWords(isAttacker ? kind : 'short', board)
  const against = isAttacker && kind === 'dribble' ? [fill(help.dribbleAgainst, facts)] : []
  const compares = isAttacker ? [help.compares[kind]] : []
  const dangers = isAttacker ? [] : dangerWords(power, board)
  const run = isAttacker && kind === 'dribble' ? runWords(power, board) : []
  return [
    ...compares,
    fill(does, { ...facts, lines }),
    ...(empty ? [empty] : []),
    ...(run.length > 0 ? run : against),
    ...dangers,
    step ?? mover,
  ]
}

/** §5.4, §5.7 That nobody is there to receive a pass, and by whose step somebody would be, where steps are asked for. */
export function emptyWords(kind: Kind, board: BoardProps<Seen>): string | undefined {
  const { view: s, near, language, request } = board
  const empty = staysIf(s, near, kind, request?.options)
  if (!empty) return undefined
  const help = helpTexts[language]
  const isOwn = onTheBall(s) === near
  const { from, to, helped } = empty
  const line = from === to ? from : `${Math.min(from, to)}–${Math.max(from, to)}`
  const text = hatTrickTexts[language]
  const men = helped.map(
    ({ number, way }) => `${calledMan(s, near, number, board)} ${text[way].toLocaleLowerCase(language)}`,
  )
  const [said, ...more] = isOwn ? men : []
  return [
    fill(help.stays[isOwn ? 'attack' : 'defence'], { line }),
    ...(said ? [fill(help.receiver[more.length > 0 ? 'several' : 'only'], { men: men.join(', ') })] : []),
  ].join(' ')
}

/** §4.4, §5.5 Who would dribble at whom, as things stand: nothing is compared where nobody is in his way. */
function runWords(power: number, board: BoardProps<Seen>): readonly string[] {
  const { view: s, near, language } = board
  const help = helpTexts[language]
  return runsIf(s).map(({ runner, against }) => {
    const man = calledMan(s, near, runner.number, board)
    if (!against) return fill(help.run.free, { man })
    const rival = calledMan(s, other(near), against.number, board)
    return fill(help.run.against, { man, own: runner.attack, power, rival, theirs: against.defence })
  })
}

/** What else than a short pass may get through, and what stands against it, as things stand. */
function dangerWords(power: number, board: BoardProps<Seen>): readonly string[] {
  const { view: s, near, language } = board
  const help = helpTexts[language]
  const rival = other(near)
  const [run] = runsIf(s).toSorted((a, b) => gap(b) - gap(a))
  const far = longBallIf(s, near)
  return [
    ...(run
      ? [
          fill(run.against ? help.danger.dribble : help.danger.free, {
            man: calledMan(s, rival, run.runner.number, board),
            theirs: run.runner.attack,
            own: run.against?.defence ?? 0,
            rival: run.against ? calledMan(s, near, run.against.number, board) : '',
            power,
          }),
        ]
      : []),
    ...(far
      ? [
          fill(help.danger.long, {
            line: far.line,
            own: far.sums[near].players,
            theirs: far.sums[rival].players,
            power,
          }),
        ]
      : []),
  ]
}

/** By how much a run is ahead; whoever runs free is furthest. */
const gap = ({ runner, against }: RunSeen): number =>
  against ? runner.attack - against.defence : Number.POSITIVE_INFINITY

/** §7.3 What a shot with a card comes to in each corner. */
function shotWords(card: string, at: Telling): string {
  const { kind, power } = partsOf(card)
  const plus = (corner: 'left' | 'centre' | 'right') => plusOf(kind, corner, at)
  return fill(helpTexts[at.language].shot, {
    power,
    left: plus('left'),
    centre: plus('centre'),
    right: plus('right'),
  })
}

/** The step that would help it most, with what the line of the ball comes to for both. */
function stepWords(card: string, board: BoardProps<Seen>): string | undefined {
  const { view: s, near, language } = board
  const step = stepFor(s, near, card)
  const line = s.ball && lineOf(near, s.ball.field)
  const sums = step?.sums.find((each) => each.line === line)
  if (step?.receives)
    return fill(helpTexts[language].stepReceives, {
      man: calledMan(s, near, step.number, board),
      way: helpTexts[language].ways[step.way],
    })
  if (!step || !sums || line === undefined) return undefined
  const help = helpTexts[language]
  return fill(onTheBall(s) === near ? help.step : help.stepAgainst, {
    man: calledMan(s, near, step.number, board),
    way: help.ways[step.way],
    line,
    a: sums.before[near].players,
    b: sums.after[near].players,
    c: sums.before[other(near)].players,
    d: sums.after[other(near)].players,
  })
}
