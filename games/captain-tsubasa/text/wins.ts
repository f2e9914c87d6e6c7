import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Seen } from '../seen.ts'
import { attackerOf, inAreas } from '../seen.ts'
import { FACES } from '../vocabulary.ts'

/** What wins, as a sentence: to the attacker, to the defender, and about both to whoever only watches. */
interface WinWords {
  /** §7.4 While cards are laid: level goes to the attacker. */
  readonly level: string
  /** The same once cards lie there: {shot} and {pass} are how far each is from the defence. */
  readonly gap: string
  /** What the roll has to be, once the sums are known: {more}, {less} than {rival}. */
  readonly even: string
  readonly more: string
  readonly less: string
  /** Whatever the dice say. */
  readonly surely: string
  readonly hardly: string
  /** The dice lie: {by} is the difference. */
  readonly drawn: string
  readonly ahead: string
  readonly behind: string
}

type Reader = 'attacker' | 'defender' | 'stands'
type WinText = Readonly<Record<Reader, WinWords>> & {
  /** What the attacker does by winning. */
  readonly gains: Readonly<Record<Reader, Readonly<Record<'goal' | 'shot' | 'pass', string>>>>
  /** How far a shot or a pass is from the defence, in the sentence above. */
  readonly gaps: Readonly<Record<'short' | 'level' | 'ahead', string>>
  /** Before tokens that may still be spent. */
  readonly asItStands: string
}

const TEXTS: Readonly<Record<Language, WinText>> = {
  en: {
    attacker: {
      level: 'Plus tokens and dice. A tie goes to you.',
      gap: 'Before tokens and dice: shot {shot}, pass {pass}. A tie goes to you.',
      even: 'Roll as high as {rival} and {gain}.',
      more: 'Roll {by} more than {rival} and {gain}.',
      less: 'Roll at most {by} less than {rival} and {gain}.',
      surely: 'Whatever the dice say, {gain}.',
      hardly: 'The dice alone are not enough: {by} short.',
      drawn: 'Level: you win, {gain}.',
      ahead: 'You are {by} ahead: {gain}.',
      behind: 'You are {by} short: {rival} has the ball.',
    },
    defender: {
      level: 'Plus tokens and dice. A tie goes to {rival}.',
      gap: 'Before tokens and dice: their shot {shot}, pass {pass}. A tie goes to {rival}.',
      even: 'Roll more than {rival}, or {gain}.',
      more: '{rival} has to roll {by} more than you, or the ball is yours.',
      less: 'Roll more than {by} above {rival}, or {gain}.',
      surely: 'Whatever the dice say, {gain}.',
      hardly: 'The dice alone do not help {rival}: {by} short.',
      drawn: 'Level: {rival} wins, {gain}.',
      ahead: '{rival} is {by} ahead: {gain}.',
      behind: '{rival} is {by} short: the ball is yours.',
    },
    stands: {
      level: 'Plus tokens and dice. A tie goes to {attacker}.',
      gap: 'Before tokens and dice: shot {shot}, pass {pass}. A tie goes to {attacker}.',
      even: '{attacker} rolls as high as {defender} and {gain}.',
      more: '{attacker} rolls {by} more than {defender} and {gain}.',
      less: '{attacker} rolls at most {by} less than {defender} and {gain}.',
      surely: '{attacker}: whatever the dice say, {gain}.',
      hardly: 'The dice alone do not help {attacker}: {by} short.',
      drawn: 'Level: {attacker} wins, {gain}.',
      ahead: '{attacker} is {by} ahead: {gain}.',
      behind: '{attacker} is {by} short: {defender} has the ball.',
    },
    gains: {
      attacker: { goal: 'you score', shot: 'you beat the defence', pass: 'you keep the ball' },
      defender: { goal: 'it is a goal', shot: 'your defence is beaten', pass: 'they keep the ball' },
      stands: { goal: 'it is a goal', shot: 'the defence is beaten', pass: 'the ball is kept' },
    },
    gaps: { short: '{by} short', level: 'level', ahead: '{by} ahead' },
    asItStands: 'As it stands: {words}',
  },
  de: {
    attacker: {
      level: 'Dazu Token und Würfel. Bei Gleichstand gewinnst du.',
      gap: 'Vor Token und Würfeln: Schuss {shot}, Pass {pass}. Bei Gleichstand gewinnst du.',
      even: 'Würfle so hoch wie {rival}, und {gain}.',
      more: 'Würfle {by} mehr als {rival}, und {gain}.',
      less: 'Würfle höchstens {by} weniger als {rival}, und {gain}.',
      surely: 'Was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein reichen nicht: Es fehlen {by}.',
      drawn: 'Gleichstand: Du gewinnst, {gain}.',
      ahead: 'Du liegst um {by} vorn: {gain}.',
      behind: 'Dir fehlen {by}: {rival} hat den Ball.',
    },
    defender: {
      level: 'Dazu Token und Würfel. Bei Gleichstand gewinnt {rival}.',
      gap: 'Vor Token und Würfeln: ihr Schuss {shot}, Pass {pass}. Bei Gleichstand gewinnt {rival}.',
      even: 'Würfle mehr als {rival}, sonst gilt: {gain}.',
      more: '{rival} muss {by} mehr würfeln als du, sonst gehört der Ball dir.',
      less: 'Würfle um mehr als {by} höher als {rival}, sonst gilt: {gain}.',
      surely: 'Was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein helfen {rival} nicht: Es fehlen {by}.',
      drawn: 'Gleichstand: {rival} gewinnt, {gain}.',
      ahead: '{rival} liegt um {by} vorn: {gain}.',
      behind: '{rival} fehlen {by}: Der Ball gehört dir.',
    },
    stands: {
      level: 'Dazu Token und Würfel. Bei Gleichstand gewinnt {attacker}.',
      gap: 'Vor Token und Würfeln: Schuss {shot}, Pass {pass}. Bei Gleichstand gewinnt {attacker}.',
      even: '{attacker} muss so hoch würfeln wie {defender}, dann gilt: {gain}.',
      more: '{attacker} muss {by} mehr würfeln als {defender}, dann gilt: {gain}.',
      less: '{attacker} darf {by} weniger würfeln als {defender}, und es gilt: {gain}.',
      surely: '{attacker}, was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein helfen {attacker} nicht: Es fehlen {by}.',
      drawn: 'Gleichstand: {attacker} gewinnt, {gain}.',
      ahead: '{attacker} liegt um {by} vorn: {gain}.',
      behind: '{attacker} fehlen {by}: {defender} hat den Ball.',
    },
    gains: {
      attacker: { goal: 'du triffst', shot: 'du überwindest die Abwehr', pass: 'du behältst den Ball' },
      defender: { goal: 'Tor', shot: 'deine Abwehr ist überwunden', pass: 'sie behalten den Ball' },
      stands: { goal: 'Tor', shot: 'die Abwehr ist überwunden', pass: 'der Ball bleibt' },
    },
    gaps: { short: '{by} zu wenig', level: 'gleichauf', ahead: '{by} voraus' },
    asItStands: 'Nach jetzigem Stand: {words}',
  },
  hu: {
    attacker: {
      level: 'Jönnek még a zsetonok és a kockák. Egyenlőnél te nyersz.',
      gap: 'Zsetonok és kockák előtt: lövés {shot}, passz {pass}. Egyenlőnél te nyersz.',
      even: 'Dobj legalább annyit, mint a(z) {rival}, és {gain}.',
      more: 'Dobj {by} ponttal többet, mint a(z) {rival}, és {gain}.',
      less: 'Dobj legfeljebb {by} ponttal kevesebbet, mint a(z) {rival}, és {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain}.',
      hardly: 'A kockák önmagukban nem elegek: {by} hiányzik.',
      drawn: 'Egyenlő: te nyersz, {gain}.',
      ahead: '{by} ponttal vezetsz: {gain}.',
      behind: '{by} pontod hiányzik: a labda az ellenfélé ({rival}).',
    },
    defender: {
      level: 'Jönnek még a zsetonok és a kockák. Egyenlőnél az ellenfél nyer ({rival}).',
      gap: 'Zsetonok és kockák előtt: lövésük {shot}, passzuk {pass}. Egyenlőnél ők nyernek.',
      even: 'Dobj többet, mint a(z) {rival}, különben {gain}.',
      more: 'Az ellenfélnek ({rival}) {by} ponttal többet kell dobnia, különben tiéd a labda.',
      less: 'Dobj több mint {by} ponttal a(z) {rival} fölé, különben {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain}.',
      hardly: 'A kockák önmagukban nem segítenek az ellenfélen ({rival}): {by} hiányzik.',
      drawn: 'Egyenlő: az ellenfél nyer ({rival}), {gain}.',
      ahead: 'Az ellenfél ({rival}) {by} ponttal vezet: {gain}.',
      behind: 'Az ellenfélnek ({rival}) {by} pont hiányzik: tiéd a labda.',
    },
    stands: {
      level: 'Jönnek még a zsetonok és a kockák. Egyenlőnél a támadó nyer ({attacker}).',
      gap: 'Zsetonok és kockák előtt: lövés {shot}, passz {pass}. Egyenlőnél a támadó nyer ({attacker}).',
      even: 'A támadónak ({attacker}) legalább annyit kell dobnia, mint a védőnek ({defender}): akkor {gain}.',
      more: 'A támadónak ({attacker}) {by} ponttal többet kell dobnia, mint a védőnek ({defender}): akkor {gain}.',
      less: 'A támadó ({attacker}) {by} ponttal kevesebbet is dobhat, mint a védő ({defender}): akkor is {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain} ({attacker}).',
      hardly: 'A kockák önmagukban nem segítenek a támadón ({attacker}): {by} hiányzik.',
      drawn: 'Egyenlő: a támadó nyer ({attacker}), {gain}.',
      ahead: 'A támadó ({attacker}) {by} ponttal vezet: {gain}.',
      behind: 'A támadónak ({attacker}) {by} pont hiányzik: a labda a védőé ({defender}).',
    },
    gains: {
      attacker: { goal: 'gólt lősz', shot: 'átjutsz a védelmen', pass: 'nálad marad a labda' },
      defender: { goal: 'gól', shot: 'átjutnak a védelmeden', pass: 'náluk marad a labda' },
      stands: { goal: 'gól', shot: 'átjut a védelmen', pass: 'nála marad a labda' },
    },
    gaps: { short: '{by} hiányzik', level: 'egyenlő', ahead: '{by} előny' },
    asItStands: 'Ahogy most áll: {words}',
  },
}

/** How the sides are called, who can still save a shot, and §14.1 whether a six against a one wins. */
export interface WinFacts {
  readonly nameOf: (seat: Seat) => string
  readonly saves: (card: string) => boolean
  readonly guaranteed: boolean
}

/**
 * What wins this attack, from what lies open: 'Roll 4 more than Toho and you score.' Nothing before an attack, and
 * nothing once a keeper rolls.
 */
export function winWords(
  language: Language,
  s: Seen,
  reader: Seat | undefined,
  { nameOf, saves, guaranteed }: WinFacts,
): string | undefined {
  const attacker = attackerOf(s)
  if (attacker === undefined || s.contest?.keeper) return undefined
  const text = TEXTS[language]
  const as: Reader = reader === undefined ? 'stands' : reader === attacker ? 'attacker' : 'defender'
  const defender = other(attacker)
  const names = {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
    rival: nameOf(as === 'attacker' ? defender : attacker),
  }
  if (!s.contest) {
    const { shot, pass } = s.sides[attacker].sums
    const { defence } = s.sides[defender].sums
    const gap = (sum: number) =>
      fill(text.gaps[sum < defence ? 'short' : sum > defence ? 'ahead' : 'level'], {
        by: Math.abs(sum - defence),
      })
    return inAreas(s) === 0
      ? fill(text[as].level, names)
      : fill(text[as].gap, { ...names, shot: gap(shot), pass: gap(pass) })
  }
  const { action, attack, defence, dice } = s.contest
  const inArea = s.sides[defender].area.some(saves)
  const canCome = [...s.bench.motivation, ...s.bench.transfers].some(saves)
  const gain = text.gains[as][action === 'shot' && !inArea && !canCome ? 'goal' : action]
  const say = (key: keyof WinWords, by = 0) => fill(text[as][key], { ...names, gain, by })
  if (dice) {
    const [own, theirs] = [dice[attacker], dice[defender]]
    // §14.1 Then the totals do not matter, and the question says so.
    if (guaranteed && Math.abs(own - theirs) === FACES - 1) return undefined
    const lead = attack + own - defence - theirs
    return lead === 0 ? say('drawn') : lead > 0 ? say('ahead', lead) : say('behind', -lead)
  }
  const words = say(...toRoll(defence - attack, guaranteed))
  return s.phase === 'spend' ? fill(text.asItStands, { words }) : words
}

/** By how much the attacker's roll has to beat the defender's, who wins only by being higher (§7.4). */
function toRoll(short: number, guaranteed: boolean): [keyof WinWords, number] {
  const most = FACES - 1
  // §14.1 A one against a six never wins, a six against a one always does.
  const needed = guaranteed ? Math.min(Math.max(short, 1 - most), most) : short
  if (needed > most) return ['hardly', needed - most]
  if (needed <= -most) return ['surely', 0]
  return needed === 0 ? ['even', 0] : needed > 0 ? ['more', needed] : ['less', -needed]
}
