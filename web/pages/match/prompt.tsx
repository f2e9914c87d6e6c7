import { stoodInWords } from '@libero/bots/advice'
import type { Option, Request } from '@libero/kernel'
import type { Prompt as Asked, Wording } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useLanguage, useLayout, useTexts } from '../../app/hooks.ts'
import { appTexts } from '../../app/text.ts'
import type { Course } from '../../face.ts'
import type { Notice } from '../../match/match.ts'
import { RuleLink, refusalWords } from '../../parts/rule.tsx'
import { Steps } from '../../table/course.tsx'
import { tableTexts } from '../../table/text.ts'
import { LessonLinks } from '../learn/lesson-links.tsx'
import type { Onward } from '../learn/teaching.tsx'
import './prompt.css'
import type { FirstTime } from './use-explained.ts'

interface PromptProps {
  readonly game: string
  readonly words: Wording
  readonly request: Request | undefined
  /** What is said while nothing is asked. */
  readonly waiting: Asked
  readonly options: readonly Option[]
  /** Those that do what is asked: a single one is the big button, of several none is recommended. */
  readonly acts: readonly Option[]
  readonly nameOf: (option: Option) => string
  /** Whether an answer does nothing or declines: it is quiet, and never lies where something is done. */
  readonly isQuiet: (option: Option) => boolean
  readonly decide: (action: string, event: Event) => void
  /** Somebody rests on a button, or leaves it. */
  readonly weigh: (action: string | undefined) => void
  readonly notice: Notice | undefined
  /** What is explained because it is met for the first time. */
  readonly firstTime?: FirstTime | undefined
  /** What the other coach has just changed on the table. */
  readonly lately?: string | undefined
  /** Said where their chances do not tell the choices apart. */
  readonly alike: string | undefined
  /** What the chances on cards and players are chances of. */
  readonly figures: string | undefined
  /** Empty while they are thought over. */
  readonly oddsOf: (option: Option) => string | undefined
  /** The steps of the turn. */
  readonly course: Course | undefined
  /** What is told stays until a press. */
  readonly stays: boolean
  /** What a coach says in place of the question, and the ways on from there, the positive one first. */
  readonly says?: ((notice: ReactNode) => ReactNode) | undefined
  readonly ways?: readonly Onward[] | undefined
  /** What a lesson waits for, once something else was tried: then it is the yellow one. */
  readonly shows?: string | undefined
  readonly goOn: (act: () => void, event: Event) => void
}

/** More buttons than share one row. */
const MANY = 4
/** No more than these stand three in a row above the quiet one and one beside it, if none of them has more letters. */
const MOST_IN_ROWS = 5
const IN_A_ROW = 3
const SHORT = 9

/** So many letters fill the room beside the hand of a desk; more are written smaller. */
const LONG = 170
/** No more fit there at all. */
const MOST = 340

/**
 * A headline always says what is asked or whose decision it is, a small line below it why and what hangs on it;
 * beside them the choices that have no place. What is explained because it is new has a line of its own on a desk; a
 * phone has room for one, and the question's own waits behind its rule.
 */
export function Prompt(props: PromptProps) {
  const {
    game,
    words,
    request,
    waiting,
    options,
    acts,
    nameOf,
    isQuiet,
    decide,
    weigh,
    notice,
    firstTime,
    lately,
    alike,
    figures,
    oddsOf,
    course,
    stays,
    says,
    ways = [],
    shows,
    goOn,
  } = props
  const text = useTexts(tableTexts)
  const isWide = useLayout('wide')
  // On its side a phone leaves out what it has no room for; where all of it is read stands first.
  const isLow = useLayout('low')
  const lookOf = (option: Option): string => {
    if (option.action === shows) return `primary ${isQuiet(option) ? 'prompt-quiet' : 'prompt-first'}`
    if (isQuiet(option)) return 'outline prompt-quiet'
    // In a lesson nothing is weighed: the only one that does something is the one to press.
    const isOnly = says !== undefined && options.every((each) => each === option || isQuiet(each))
    if (!acts.includes(option)) return isOnly ? 'primary prompt-first' : ''
    return acts.length === 1 ? 'primary prompt-first' : 'prompt-equal'
  }
  // On a desk many lie over the story, unless they are so few and short that two rows hold them; what does nothing stays
  // where it always is.
  const quiet = options.filter(isQuiet)
  const others = options.filter((option) => !isQuiet(option))
  const hasRows =
    isWide &&
    options.length >= MANY &&
    options.length <= MOST_IN_ROWS &&
    quiet.length === 1 &&
    others.every((option) => nameOf(option).length <= SHORT)
  const isMany = isWide && options.length >= MANY && !hasRows
  const inOrder = hasRows ? [...others.slice(0, IN_A_ROW), ...quiet, ...others.slice(IN_A_ROW)] : options
  const isAside = (option: Option): boolean => isMany && isQuiet(option)
  const buttonOf = (option: Option) => {
    const odds = oddsOf(option)
    return (
      <button
        key={option.action}
        type="button"
        className={`button prompt-act ${lookOf(option)}`}
        data-action={option.action}
        data-choice
        onClick={({ nativeEvent }) => decide(option.action, nativeEvent)}
        onPointerEnter={() => weigh(option.action)}
        onPointerLeave={() => weigh(undefined)}
        onFocus={() => weigh(option.action)}
        onBlur={() => weigh(undefined)}
      >
        {nameOf(option)}
        {/* Their line is there before they are: nothing moves under a finger. */}
        {odds !== undefined && <small className="prompt-odds">{odds.replace(/^$| (?=%)/, '\u00a0')}</small>}
      </button>
    )
  }
  const { headline, more } = request ? words.prompt(request) : waiting
  const rule = request && (
    <RuleLink game={game} rule={request.rule} words={words} about={isWide ? undefined : more} />
  )
  // What the chances are chances of is said where it fits: whatever is picked says so itself.
  const needed = [lately, more, alike, firstTime?.words].join(' ').length
  const counted = isWide && figures && needed + figures.length <= MOST ? figures : ''
  const letters = needed + counted.length
  const noticed = notice && <NoticeLine game={game} words={words} notice={notice} />
  return (
    <section className="prompt boxless" aria-label={text.yourTurn}>
      {says ? (
        says(noticed)
      ) : (
        <div className="prompt-words yields middle" data-long={letters > LONG || undefined}>
          {course && <Steps {...course} />}
          <p
            className={request ? 'prompt-question' : 'prompt-question dim'}
            data-asked={request !== undefined || undefined}
          >
            {headline}
          </p>
          {noticed}
          {(request || more) && (isWide || !firstTime) && (
            <p className="prompt-more dim">
              {/* Where there is no room for it, the line of the story says so. */}
              {isWide && lately && `${lately} `}
              {isLow && rule} {more} {!isLow && alike && <b>{alike}</b>} {counted} {!isLow && rule}
            </p>
          )}
          {firstTime && request && (
            <p className="prompt-more lit" style={{ marginTop: '0.35em' }} data-first-time={firstTime.of}>
              {isLow && rule} {firstTime.words} {!isLow && !isWide && rule}
              {isWide && (
                <LessonLinks
                  game={game}
                  teaches={{ met: firstTime.of, on: words.firstTimeOn?.(firstTime.of) ?? [] }}
                  atTheTable
                />
              )}
            </p>
          )}
        </div>
      )}
      <div
        className="flex prompt-buttons yields"
        data-many={isMany || undefined}
        data-rows={hasRows || undefined}
      >
        {stays && (
          // Any press goes on, and so does this one: whoever listens to all of them hears it, too.
          <button type="button" className="button primary prompt-act prompt-first" data-onward>
            {text.onward}
            <small className="prompt-odds menu-word">{text.onwardKey}</small>
          </button>
        )}
        {ways.map(({ words: named, act }, i) => (
          <button
            key={named}
            type="button"
            className={`button prompt-act ${i === 0 ? 'primary prompt-first' : 'outline prompt-quiet'}`}
            data-onward={i === 0 || undefined}
            onClick={({ nativeEvent }) => goOn(act, nativeEvent)}
          >
            {named}
          </button>
        ))}
        {inOrder.filter((option) => !isAside(option)).map(buttonOf)}
      </div>
      {isMany && options.some(isAside) && (
        <div className="flex prompt-buttons yields">{options.filter(isAside).map(buttonOf)}</div>
      )}
    </section>
  )
}

interface NoticeProps {
  readonly game: string
  readonly words: Wording
  readonly notice: Notice
}

function NoticeLine({ game, words, notice }: NoticeProps) {
  const language = useLanguage()
  const text = useTexts(appTexts)
  if ('stoodIn' in notice)
    return (
      <p className="prompt-notice danger" data-stood-in={notice.stoodIn.by}>
        {stoodInWords(notice.stoodIn, language)}
      </p>
    )
  if ('trouble' in notice)
    return (
      <p className="prompt-notice danger" data-trouble={notice.trouble}>
        {text.troubles[notice.trouble]}
      </p>
    )
  return notice.refusals.map((refusal) => (
    <p className="prompt-notice danger" key={JSON.stringify(refusal)}>
      {refusalWords(refusal, words, language)} <RuleLink game={game} rule={refusal.rule} words={words} />
    </p>
  ))
}
