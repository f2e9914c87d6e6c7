import type { Seat } from '@libero/kernel'
import { other, SEATS } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Seen } from '../seen.ts'
import { attackerOf, inAreas } from '../seen.ts'
import { FACES } from '../vocabulary.ts'
import { figure } from './options.ts'
import type { Reader, Said } from './wins-text.ts'
import { winTexts } from './wins-text.ts'

/** How the sides are called, who can still save a shot, and §14.1 whether a six against a one wins. */
export interface WinFacts {
  readonly nameOf: (seat: Seat) => string
  readonly saves: (card: string) => boolean
  /** §6.10 How a card is called that could end the attack; nothing for any other. */
  readonly ender?: (card: string) => string | undefined
  /** §7.5 How a card is called that lets its coach have a roll made again; nothing for any other. */
  readonly rerolls?: (card: string) => string | undefined
  readonly guaranteed: boolean
}

/** Questions while cards are laid. */
const LAYING: readonly string[] = ['turn', 'ability', 'token', 'target', 'motivate']

/**
 * What wins this attack, from what lies open, sentence by sentence: 'Roll 4 more than Toho and you score.' Nothing
 * before an attack, and nothing once a keeper rolls.
 */
export function winSentences(
  language: Language,
  s: Seen,
  reader: Seat | undefined,
  { nameOf, saves, ender, rerolls, guaranteed }: WinFacts,
): readonly string[] {
  const attacker = attackerOf(s)
  if (attacker === undefined || s.contest?.keeper) return []
  const text = winTexts[language]
  if (s.phase === 'special') return [text.special]
  const as: Reader = reader === undefined ? 'stands' : reader === attacker ? 'attacker' : 'defender'
  const defender = other(attacker)
  const names = {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
    rival: nameOf(as === 'attacker' ? defender : attacker),
  }
  const inArea = s.sides[defender].area.some(saves)
  /** §8.1 That beating the defence is not all, where a keeper lies in it. */
  const keeper = (words: string) => (inArea ? [words] : [])
  /** §7.3, §7.5 What the chances count besides, once no card is laid any more: tokens to come, and a roll made again. */
  const besides = () => {
    if (reader === undefined) return []
    const rival = other(reader)
    const count = reader === attacker ? (s.sides[rival].pool?.defence ?? 0) : 0
    const again = (seat: Seat, words: string) =>
      s.sides[seat].area.flatMap((id) => {
        const card = rerolls?.(id)
        return card === undefined ? [] : [fill(words, { ...names, card })]
      })
    return [
      ...(count > 0 ? [fill(text.mayAdd, { ...names, count })] : []),
      ...again(reader, text.again.own),
      ...again(rival, text.again.theirs),
    ]
  }
  if (!s.contest) {
    if (inAreas(s) === 0) return [fill(text[as].level, names)]
    const { sums } = s.sides[attacker]
    const { defence } = s.sides[defender].sums
    const gap = (action: 'shot' | 'pass') => {
      const by = sums[action] - defence
      // That level goes to the attack is said once.
      const isSaid = action === 'pass' && sums.shot === defence
      const key = by < 0 ? 'short' : by > 0 || isSaid ? 'ahead' : 'level'
      const figures = { [action]: figure(sums[action]), defence: figure(defence), by: Math.abs(by) }
      return fill(text[as][action][key], { ...names, ...figures })
    }
    // Once shot or pass is asked for, the question itself tells of tokens and dice.
    const named = s.phase === 'action' ? besides() : []
    const last = s.phase === 'turn' && reader !== defender ? s.sides[defender].area.at(-1) : undefined
    const ends = last === undefined || s.sides[defender].stopped ? undefined : ender?.(last)
    const lacks = LAYING.includes(s.phase) && reader === defender && !inArea && sums.shot >= defence
    return [
      gap('shot'),
      gap('pass'),
      // §6.10 A card that ends the attack does so when it is laid, or not at all.
      ...(ends === undefined ? [] : [fill(text.goesOn, { rival: names.defender, card: ends })]),
      ...(named.length > 0 ? named : [stillToCome(s, reader, text, names)]),
      ...keeper(text[as].keeper.laid),
      ...(lacks ? [text.noKeeper] : []),
    ]
  }
  const { action, attack, defence, dice } = s.contest
  const canCome = [...s.bench.motivation, ...s.bench.transfers].some(saves)
  const gain = text.gains[as][action === 'shot' && !inArea && !canCome ? 'goal' : action]
  const say = (key: Said, by = 0) => fill(text[as][key], { ...names, gain, by })
  const then = action === 'shot' ? keeper(text[as].keeper.after) : []
  if (dice) {
    const [own, theirs] = [dice[attacker], dice[defender]]
    // §14.1 Then the totals do not matter, and the question says so.
    if (guaranteed && Math.abs(own - theirs) === FACES - 1) return []
    const lead = attack + own - defence - theirs
    const wins = as === 'stands' ? false : (as === 'attacker') === lead >= 0
    const isSafe = wins && then.length === 0 && s.phase === 'reroll' && cannotTurn(s, reader, rerolls)
    const more = isSafe ? [text.noGain] : []
    if (lead < 0) return [say('behind', -lead), ...more]
    return [lead === 0 ? say('drawn') : say('ahead', lead), ...then, ...more]
  }
  const [key, by] = toRoll(defence - attack, guaranteed)
  const words = say(key, by)
  const more = key === 'hardly' ? [] : then
  if (s.phase !== 'spend') return [words, ...more]
  const isSettled = reader !== undefined && needsNone(s, reader, guaranteed)
  return [fill(text.asItStands, { words }), ...more, ...(isSettled ? [text.needsNone] : besides())]
}

/** What may come before it is decided: cards of whoever has not stopped, tokens, dice. */
function stillToCome(
  s: Seen,
  reader: Seat | undefined,
  text: (typeof winTexts)[Language],
  names: Readonly<Record<string, string>>,
): string {
  if (!LAYING.includes(s.phase) || inAreas(s) >= s.limit) return text.onTop
  if (inAreas(s) === s.limit - 1) return text.oneMore
  if (reader === undefined) return text.onTop
  const { stopped, handSize, pool } = s.sides[other(reader)]
  if (stopped || handSize === 0) return text.onTop
  const kind = s.attacker === SEATS[reader] ? 'defence' : 'shot'
  const tokens = pool?.[kind] ?? 0
  const facts = { ...names, held: handSize, tokens, kind: text.kinds[kind] }
  return fill(tokens > 0 ? text.mayLayWith : text.mayLay, facts)
}

/** §7.3 Whether a coach who is asked for tokens wins without them, whatever the other still spends and both roll. */
function needsNone(s: Seen, reader: Seat, guaranteed: boolean): boolean {
  const { contest } = s
  if (!contest || s.turn !== SEATS[reader] || s.bench.motivation.length > 0) return false
  const { attack, defence } = contest
  const isAttacker = s.attacker === SEATS[reader]
  const most = isAttacker ? s.sides[other(reader)].pool.defence : 0
  return toRoll(defence + most - attack, guaranteed)[0] === (isAttacker ? 'surely' : 'hardly')
}

/** §7.5 Nobody but the reader has a card that lets a roll be made again, and none can come. */
function cannotTurn(s: Seen, reader: Seat | undefined, rerolls: WinFacts['rerolls']): boolean {
  if (reader === undefined || rerolls === undefined) return false
  const others = [...s.sides[other(reader)].area, ...s.bench.motivation, ...s.bench.transfers]
  return others.every((id) => rerolls(id) === undefined)
}

/** The same in one breath. */
export const winWords = (...facts: Parameters<typeof winSentences>): string | undefined =>
  winSentences(...facts).join(' ') || undefined

/** By how much the attacker's roll has to beat the defender's, who wins only by being higher (§7.4). */
function toRoll(short: number, guaranteed: boolean): [Said, number] {
  const most = FACES - 1
  // §14.1 A one against a six never wins, a six against a one always does.
  const needed = guaranteed ? Math.min(Math.max(short, 1 - most), most) : short
  if (needed > most) return ['hardly', needed - most]
  if (needed <= -most) return ['surely', 0]
  return needed === 0 ? ['even', 0] : needed > 0 ? ['more', needed] : ['less', -needed]
}
