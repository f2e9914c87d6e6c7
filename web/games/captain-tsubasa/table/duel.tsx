import type { Token } from '@libero/captain-tsubasa'
import { figure } from '@libero/captain-tsubasa/text'
import type { ContestSeen, Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, inAreas } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import { Die } from '../../../parts/dice.tsx'
import { Football } from '../../../parts/football.tsx'
import { CardMark } from '../../../parts/marks.tsx'
import { Explained } from '../../../table/explained.tsx'
import { TokenSign } from '../cards/symbols.tsx'
import type { Print } from '../print.ts'
import './duel.css'
import { captainTsubasaExplainedTexts } from './explained-text.ts'
import { captainTsubasaLegendTexts } from './legend-text.ts'
import { savedSoFar } from './results.tsx'

interface DuelProps {
  readonly print: Print
  readonly s: Seen
  readonly near: Seat
  /** Before a card lies: there is nothing to say but who attacks. */
  readonly isOpening?: boolean
  /** What whoever is asked should know besides. */
  readonly more?: readonly string[]
}

/** Attack against defence, in the middle of everything: who attacks, with what, and how many cards may still come. */
export function Duel({ print, s, near, isOpening = false, more = [] }: DuelProps) {
  const attacker = attackerOf(s)
  if (attacker === undefined) return null
  const far = other(near)
  const { text } = print
  const is = captainTsubasaExplainedTexts[print.language]
  const cards = inAreas(s)
  // §12.2 Then nothing counts but what both choose face down.
  const isSpecial = s.phase === 'special'
  const chosen = [near, far].filter((seat) => isSpecial && s.sides[seat].special !== null)
  const { keeper = null, keeperDie = null } = s.contest ?? {}
  const wins = [
    ...print.wins(s, near),
    ...(s.contest || isSpecial ? [] : warnings(print, s, near, attacker)),
    ...(keeper !== null && keeperDie !== null ? [savedSoFar(print, keeper, keeperDie).join('. ')] : []),
    ...more,
    ...chosen.map((seat) => fill(text.faceDown, { side: print.side(s, seat) })),
  ]
  const contest = s.contest && hasBegun(s.contest) ? s.contest : undefined
  return (
    <section className="grid ct-duel holds stiff level" data-attacks={attacker === near ? 'near' : 'far'}>
      <span className="ct-lines placed" aria-hidden="true" />
      <p className="row ct-attacks amid lit">
        <Football className="ct-ball" /> {print.side(s, attacker)} <span>{text.attacks}</span>
      </p>
      {!isOpening && (
        <>
          {!isSpecial && (
            <div className="line ct-sums">
              <Sums print={print} s={s} seat={near} isAttacker={attacker === near} />
              <span className="ct-arrow" aria-hidden="true" />
              <Sums print={print} s={s} seat={far} isAttacker={attacker === far} />
            </div>
          )}
          {contest && <ContestLine print={print} s={s} contest={contest} near={near} attacker={attacker} />}
          <p className="ct-wins middle">
            {wins.map((sentence, nth) => (
              // What is still to come has no room on a phone.
              <span key={sentence} data-unseen={nth >= 2 && !isSpecial ? 'tall low' : undefined}>
                {sentence}{' '}
              </span>
            ))}
          </p>
          {!contest && !isSpecial && (
            <Explained
              isDrawn
              className="row ct-limit"
              name={fill(text.limit, { cards, limit: s.limit })}
              words={[is.limit]}
            >
              <span className="flex ct-pips" aria-hidden="true">
                {Array.from({ length: s.limit }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pips are places in a row
                  <span key={i} data-laid={i < cards || undefined} />
                ))}
              </span>
              <span aria-hidden="true">{fill(text.limitShort, { cards, limit: s.limit })}</span>
              <span data-unseen="tall low" aria-hidden="true">
                {text.together}
              </span>
            </Explained>
          )}
        </>
      )}
    </section>
  )
}

/** §11.1 What a booking takes off the attack, while nothing else lies; §6.10 and a card known to be able to end it. */
function warnings(print: Print, s: Seen, near: Seat, attacker: Seat): readonly string[] {
  const { text } = print
  const { booking } = s.sides[attacker]
  const rival = s.sides[other(attacker)]
  const enders = attacker === near && !rival.stopped ? rival.shown.filter((id) => print.canEnd(id)) : []
  return [
    ...(booking !== 'none' && inAreas(s) === 0 ? [print.bookingCosts(booking, print.side(s, attacker))] : []),
    ...enders.map((id) => fill(text.mayEnd, { side: print.side(s, other(attacker)), card: print.name(id) })),
  ]
}

interface SumsProps {
  readonly print: Print
  readonly s: Seen
  readonly seat: Seat
  readonly isAttacker: boolean
}

/** The attacker's shot and pass, or the defender's defence; once he has chosen, only that counts. */
function Sums({ print, s, seat, isAttacker }: SumsProps) {
  const { sums, stopped, booking } = s.sides[seat]
  const side = print.side(s, seat)
  const { contest } = s
  const said = isAttacker
    ? fill(print.text.attackSums, { side, shot: figure(sums.shot), pass: figure(sums.pass) })
    : fill(print.text.defenceSum, { side, defence: figure(sums.defence) })
  const tokens: readonly Token[] = isAttacker ? ['shot', 'pass'] : ['defence']
  return (
    <Explained
      isDrawn
      className="flex ct-sum"
      data-kit={seat}
      name={said}
      words={[
        captainTsubasaExplainedTexts[print.language].sums,
        ...tokens.map((token) => legendOf(print, token)),
        ...(stopped ? [`${side} ${print.text.stopped}.`] : []),
      ]}
    >
      {tokens.map((token) => {
        const counts = contest === null || token === 'defence' || contest.action === token
        // §11.1 Whoever adds up what lies there misses it otherwise.
        const less = print.less(booking, token)
        return (
          <span
            key={token}
            className="column level ct-total"
            data-out={!counts || undefined}
            aria-hidden="true"
          >
            <span className="line ct-total-kind">
              <TokenSign token={token} />
              <span>{print.kindOfToken(token)}</span>
              {less < 0 && booking !== 'none' && (
                // On a phone it stands beside the tokens alone.
                <span className="tag" data-unseen="tall low">
                  (<CardMark mark={booking} /> {figure(less)})
                </span>
              )}
            </span>
            {/* Tokens stand below, beside the die: whoever adds up what he sees counts nothing twice. */}
            <b>{figure(sums[token])}</b>
          </span>
        )
      })}
      {stopped && !s.sides[other(seat)].stopped && (
        <span className="ct-stopped">{capital(print.text.stopped)}</span>
      )}
    </Explained>
  )
}

interface ContestProps extends DuelProps {
  readonly contest: ContestSeen
  readonly attacker: Seat
}

/** Something was spent or rolled. */
const hasBegun = ({ spent, dice, keeper }: ContestSeen): boolean =>
  dice !== null || spent[0] + spent[1] > 0 || keeper !== null

/** §7.3, §7.4, §8 Tokens that were spent, dice as they lie, the keeper's roll. */
function ContestLine({ print, s, contest, near, attacker }: ContestProps) {
  const { spent, dice, keeper, keeperDie } = contest
  const is = captainTsubasaExplainedTexts[print.language]
  const token = (seat: Seat): Token => (seat === attacker ? contest.action : 'defence')
  const side = (seat: Seat) => (
    <span className="row ct-rolled">
      {spent[seat] > 0 && (
        <span className="row">
          <TokenSign token={token(seat)} />+{spent[seat]}
        </span>
      )}
      {dice && <Die value={dice[seat]} seat={seat} />}
    </span>
  )
  return (
    <Explained
      isDrawn
      className="spread ct-contest"
      name={rolledWords(print, s, contest)}
      words={keeper === null ? [is.contest] : [is.keeper, print.rolls(keeper)]}
    >
      {keeper === null ? (
        <>
          {side(near)}
          {side(other(near))}
        </>
      ) : (
        // §8.1 Then nothing else counts any more.
        <span className="row ct-rolled">
          {fill(print.text.keeperRolls, { card: print.short(keeper) })}
          {keeperDie !== null && <Die value={keeperDie} seat={other(attacker)} />}
        </span>
      )}
    </Explained>
  )
}

/** 'Nankatsu +2 4, Toho 1', or the keeper and his roll. */
function rolledWords(print: Print, s: Seen, { spent, dice, keeper, keeperDie }: ContestSeen): string {
  if (keeper !== null)
    return [fill(print.text.keeperRolls, { card: print.short(keeper) }), keeperDie]
      .filter((each) => each !== null)
      .join(' ')
  const of = (seat: Seat) =>
    [
      print.side(s, seat),
      ...(spent[seat] > 0 ? [`+${spent[seat]}`] : []),
      ...(dice ? [dice[seat]] : []),
    ].join(' ')
  return `${of(0)}, ${of(1)}`
}

const legendOf = ({ language }: Print, token: Token): string => {
  const { name, words } = captainTsubasaLegendTexts[language].tokens[token]
  return `${name}. ${words}`
}
