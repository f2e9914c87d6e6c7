import { LEVELS } from '@libero/bots'
import type { Advice } from '@libero/bots/advice'
import { adviceSentences, adviceTexts, levelName, stoodInWords } from '@libero/bots/advice'
import type { Prospect } from '@libero/bots/prospect'
import {
  alikeAmong,
  alikeWords,
  apartAmong,
  apartWords,
  byWorth,
  figureWords,
  noFigureWords,
  partedWords,
  partingWay,
  percentOfChance,
} from '@libero/bots/prospect'
import type { Option, Request } from '@libero/kernel'
import { other } from '@libero/kernel'
import { entry, fill } from '@libero/kernel/words'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useLayout, useSettings, useTexts } from '../../app/hooks.ts'
import { isToldPlainly, settings } from '../../app/settings.ts'
import { appTexts } from '../../app/text.ts'
import type { BoardProps, Face } from '../../face.ts'
import { seatedOf } from '../../match/coaches.ts'
import type { Drawn, Match } from '../../match/match.ts'
import { Story } from '../../match/story.ts'
import { useRemark } from '../../match/voices/use-remark.ts'
import { refusalWords } from '../../parts/rule.tsx'
import type { Figures } from '../../table/choices.ts'
import { useLastResult } from '../../table/last-result.tsx'
import { LiveRegion } from '../../table/live.tsx'
import { TableFrame, WholeStory } from '../../table/table.tsx'
import { tableTexts } from '../../table/text.ts'
import { useChoosing } from '../../table/use-choosing.ts'
import { useMeant } from '../../table/use-meant.ts'
import type { Foreseen } from '../../table/what-if.tsx'
import { NoFigure, WhatIf } from '../../table/what-if.tsx'
import type { Taught } from '../learn/teaching.tsx'
import { useTeaching } from '../learn/teaching.tsx'
import { AfterTheWhistle } from './after.tsx'
import { Coach } from './coach.tsx'
import { Curtain, curtainWords } from './curtain.tsx'
import type { Hope } from './hoped.ts'
import { hoped, hopeOfShot } from './hoped.ts'
import { useKeys } from './keys.ts'
import type { Panel } from './menu.tsx'
import { cardsOf, Menu } from './menu.tsx'
import { Prompt } from './prompt.tsx'
import { useSpoken } from './spoken.ts'
import { useExplained } from './use-explained.ts'
import { useShot } from './use-shot.ts'
import { waitingWords } from './waiting.ts'

interface PlayingProps {
  readonly face: Face
  readonly match: Match
  readonly options: unknown
  /** A lesson is held at it. */
  readonly taught?: Taught
}

/** So many prospects of one place, and of other choices beside them, can be read at once. */
const MOST_SEEN = 2
const MOST_OTHERS = 3

/** So many buttons in a row have room for a figure alone. */
const NARROW = 3

/** So many events back lies whatever a goal came of. */
const REMEMBERED = 40

/** Whose advice is asked. */
const STRONGEST = LEVELS[LEVELS.length - 1] ?? ''

/** The table while a match is played: it draws the snapshot, and hands every decision to the match. */
export function Playing({ face, match, options, taught }: PlayingProps) {
  const real = useShot(match)
  const [opened] = useState(real.decisions)
  const language = useLanguage()
  const { odds } = useSettings()
  // Who learns to count counts himself.
  const showsOdds = odds && !taught
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  const words = useMemo(() => face.wording(language, options), [face, language, options])
  const teaching = useTeaching(taught, match, real, face, words)
  const shot = teaching?.shot ?? real
  // As it began it is told to its end.
  const [isPlain] = useState(() => isToldPlainly(settings.get(), face.game.id))
  const story = useMemo(() => {
    const { begunIn } = match
    return new Story(words, () => face.clock(), isPlain, begunIn && face.recap?.(begunIn))
  }, [face, words, isPlain, match])
  const lines = story.of(shot.events, shot.told, shot.near)

  const board: BoardProps = useMemo(
    () => ({
      view: shot.view,
      near: shot.near,
      request: shot.request,
      heard: shot.events,
      language,
      words,
    }),
    [shot.view, shot.near, shot.request, shot.events, language, words],
  )
  // While the coach of a lesson speaks, what is asked lies on the table already: it can be looked at.
  const drawn = useMemo(() => ({ ...board, request: real.request }), [board, real.request])
  const [advice, setAdvice] = useState<Advice | 'thinking'>()
  const question = `${shot.decisions} ${shot.stage} ${teaching?.at ?? ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: advice was given to the question before
  useEffect(() => setAdvice(undefined), [question])

  const given = advice === 'thinking' ? undefined : advice

  const prospects = useProspects(match, shot, showsOdds)
  const foreseen = (action: string) => prospects?.[action]
  // What he was told of his shot is told again when it goes in.
  const hopes = useRef<readonly Hope[]>([])
  const {
    choices,
    attention,
    byTarget,
    mayPress,
    decide,
    isQuiet,
    offered,
    looked,
    there,
    lookedAt,
    ...choosing
  } = useChoosing({
    face,
    board,
    question,
    sight: shot.stays ? String(shot.told) : '',
    // Between two questions nothing shines up that cannot be chosen.
    asked: shot.stage !== 'over' && shot.stage !== 'taught' && !match.isWatched,
    hint: teaching?.shows ?? given?.best.action,
    lit: teaching?.lit,
    take: (action) => {
      if (teaching && !teaching.hears(action)) return false
      const prospect = foreseen(action)
      const percent = prospect?.of === 'goal' ? percentOfChance(prospect) : undefined
      if (shot.request)
        hopes.current = hoped(hopes.current, {
          seat: shot.request.seat,
          from: shot.events.length,
          percent,
        })
      void match.decide(action)
      return true
    },
    // Why something else could not be chosen is of no interest any more.
    touched: () => {
      if (shot.notice && 'refusals' in shot.notice) match.say(undefined)
    },
    missed: (meant) => match.explain(meant),
  })
  const alike = alikeIn(shot.request, prospects)
  const apart = alike ? undefined : apartIn(shot.request, prospects)
  const inWords = {
    choice: (action: string) => {
      const option = shot.request?.options.find((each) => each.action === action)
      return shot.request && option ? words.option(shot.request, option) : action
    },
    prospects: words.prospects,
  }
  const difference =
    apart &&
    apartWords(
      apart,
      words.prospects,
      ({ action }) => inWords.choice(action).replace(/ \(.*\)$/, ''),
      language,
    )
  // A game with sentences of its own for what tells its choices apart needs no other.
  const hasOwn = words.prospects.apart !== undefined
  const common = useMemo(
    () => (hasOwn ? undefined : partingIn(shot.request, prospects)),
    [shot.request, prospects, hasOwn],
  )
  const parting = difference === undefined ? common : apart?.way
  const placed = [...byTarget.values()].flat()
  const ownFigures = entry(words.prospects.figures ?? {}, shot.request?.kind ?? '')
  const figuresOf = ownFigures === undefined ? text.figures : { exact: ownFigures, estimated: ownFigures }
  const meant = [
    meantBy(placed, prospects, words.prospects.of, figuresOf),
    isLevel(placed, prospects) && entry(words.prospects.level ?? {}, shot.request?.kind ?? ''),
  ]
    .filter(Boolean)
    .join(' ')
  const figures = useMemo(
    () =>
      figuresAt(
        byTarget,
        prospects,
        (each) => figureWords(each, parting, words.prospects, language),
        parting,
      ),
    [byTarget, prospects, words, language, parting],
  )

  const headline = face.headline(shot.view, board)
  const rival = headline.sides[other(shot.near)].name
  const last = useLastResult(face, board, shot.events, shot.told, headline.minute, lines)
  // On its side a phone has no room for it: each result has its reason in the window of the match.
  const isLow = useLayout('low')
  const isPinned = last?.event !== shot.telling && !isLow
  const seated = seatedOf({ game: face.game.id, coaches: match.coaches, names: match.names }, language, app)
  const remark = useRemark(face, match, real, seated)
  const nameOf = (option: Option) =>
    (shot.request && face.shortOption?.(option, shot.request, board)) ??
    (shot.request ? words.option(shot.request, option) : option.action)

  const mayPutAway = useMeant(String(given !== undefined))
  const hint = async (event?: Event) => {
    const { decisions, request } = shot
    // Who asks again wants the table back, but not who presses twice.
    if (!request || advice || taught) {
      if (given && (!event || mayPutAway(event))) setAdvice(undefined)
      return
    }
    // What was looked at makes room, and what was picked waits for the answer.
    choosing.release()
    setAdvice('thinking')
    const said = await match.advice()
    // Somebody may have decided meanwhile: then the advice is to another question, perhaps another coach's.
    const now = match.get()
    if (now.decisions !== decisions || now.stage !== 'asking') return
    setAdvice(said)
    if (said === undefined) match.say({ trouble: 'no-hint' })
  }
  const oddsOf = (option: Option) => {
    const { action } = option
    if (showsOdds && !prospects) return ''
    const prospect = foreseen(action)
    return (
      prospect &&
      figureWords(prospect, parting, words.prospects, language, offered.length < NARROW || isQuiet(option))
    )
  }
  // Its place may be far from where this is read: it is named in full.
  const asForeseen = (option: Option): readonly Foreseen[] => {
    const { action } = option
    const prospect = foreseen(action)
    const { request } = shot
    const among = request && face.amongOthers?.(option, request, board)
    const name = (there.includes(option) ? undefined : among) ?? inWords.choice(action)
    return prospect ? [{ action, name, prospect }] : []
  }
  const seen = lookedAt.flatMap(asForeseen).slice(0, MOST_SEEN)
  // Once figures are known, whatever has none says why.
  const [bare] = prospects && seen.length === 0 ? lookedAt : []
  // Only what is the chance of the same thing can be compared.
  const others = (shot.request?.options ?? [])
    .flatMap(asForeseen)
    .filter(({ action, prospect }) => action !== seen[0]?.action && prospect.of === seen[0]?.prospect.of)
    .sort((a, b) => byWorth(parting)(a.prospect, b.prospect))
    .slice(0, MOST_OTHERS)
  const named = (shot.request?.options ?? []).flatMap((option) => {
    const prospect = foreseen(option.action)
    return prospect ? [{ name: inWords.choice(option.action), prospect }] : []
  })
  const sameness = alike
    ? alikeWords(alike, words.prospects, shot.request, language, face.criterion?.(board, alike))
    : (difference ?? (parting && partedWords(named, parting, words.prospects, language)))
  const helpFor = (action: string) => {
    const option = lookedAt.find((each) => each.action === action)
    return option && face.help?.(option, board)
  }
  const reasonsFor = (action: string): readonly string[] => {
    const option = lookedAt.find((each) => each.action === action)
    return (option && face.reasons?.(option, board)) ?? []
  }
  const [panel, setPanel] = useState<Panel>()
  useKeys({
    match,
    shot,
    sight: teaching?.at,
    mayPress,
    take: choosing.takeByKey,
    hint,
    setPanel,
    openCards: () => void open(cardsOf(face), '_blank', 'noreferrer'),
    release: () => choosing.setPicked(undefined),
  })
  const firstTime = useExplained(face, board, shot, taught === undefined && !match.isWatched)
  const hintWords =
    teaching?.aloud ??
    (advice === 'thinking'
      ? fill(adviceTexts[language].thinking, { coach: levelName(STRONGEST, language) })
      : shot.request && advice
        ? adviceSentences(advice, language, inWords).join(' ')
        : firstTime?.words)
  const newest = lines.at(-1)
  // Several events that are shown as one are told as one.
  const telling =
    newest && last?.event === shot.telling && last?.line ? { ...newest, text: last.line } : newest
  const earlier = shot.events.slice(Math.max(0, shot.told - REMEMBERED), Math.max(0, shot.told - 1))
  const moment = shot.telling && face.moment(shot.telling, shot.view, board, earlier)
  const told = { ...text, telling: moment?.headline ?? text.telling }
  const waiting = waitingWords(match, shot, seated, told, telling)
  const spoken = useSpoken(lines, shot, words, hintWords, {
    stoodIn: (who) => stoodInWords(who, language),
    refusal: (refusal) => refusalWords(refusal, words, language),
    trouble: (trouble) => app.troubles[trouble] ?? trouble,
    curtain: (seat) =>
      curtainWords(text.curtain, seated[seat].name, face.headline(shot.view, board).sides[seat].name),
    over: waiting.headline,
  })
  return (
    <div
      className="match"
      data-stage={shot.stage}
      data-decisions={shot.decisions}
      data-asked={shot.request?.prompt.key}
      data-figures={prospects !== undefined || undefined}
      data-loss={(shot.request && face.costs?.(shot.request)) || undefined}
      data-telling={shot.telling?.kind}
      data-watched={match.isWatched || undefined}
      data-lesson={taught?.guide.lesson.id}
      data-step={teaching?.at}
      data-astray={teaching?.shows === undefined ? undefined : true}
    >
      <TableFrame
        face={face}
        board={drawn}
        choices={choices}
        attention={attention}
        figures={figures}
        lines={lines}
        telling={shot.telling}
        stays={shot.stays}
        before={earlier}
        heard={{ told: shot.told, isPlayed: shot.stage !== 'over' && !shot.paused }}
        chance={
          shot.telling &&
          hopeOfShot(hopes.current, shot.events.slice(0, shot.told), shot.near, face.shotBegins)
        }
        version={`${shot.decisions} ${shot.stage} ${shot.near} ${shot.telling ? shot.told : ''}`}
        seated={seated}
        remark={taught ? undefined : remark}
        cover={
          shot.stage === 'curtain' && shot.next !== undefined ? (
            <Curtain
              coach={seated[shot.next].name}
              side={face.headline(shot.view, board).sides[shot.next].name}
              lift={(event) => mayPress(event) && match.liftCurtain()}
            />
          ) : undefined
        }
        last={isPinned ? last : undefined}
        isTaught={teaching?.says !== undefined}
        below={
          <>
            <Prompt
              game={face.game.id}
              words={words}
              request={shot.request}
              waiting={waiting}
              options={offered}
              acts={choosing.acts}
              nameOf={nameOf}
              isQuiet={isQuiet}
              decide={decide}
              weigh={choosing.weigh}
              notice={shot.notice}
              firstTime={firstTime}
              lately={shot.request && face.lately?.(board)}
              // A figure stays with its sign, wherever the line ends.
              alike={sameness?.replace(/(?<=\d) %/g, '\u00a0%')}
              figures={sameness ? undefined : meant}
              oddsOf={oddsOf}
              course={shot.stage === 'over' ? undefined : face.course?.(shot.view, board)}
              stays={shot.stays}
              says={teaching?.says}
              ways={teaching?.ways}
              shows={teaching?.shows}
              goOn={(act, event) => mayPress(event) && act()}
            />
            <Menu
              match={match}
              shot={shot}
              face={face}
              words={words}
              panel={panel}
              story={<WholeStory face={face} board={board} lines={lines} />}
              setPanel={setPanel}
              hint={hint}
              undo={(event) => mayPress(event) && void match.undo()}
              decide={decide}
              oddsOf={oddsOf}
            />
          </>
        }
        beside={
          <>
            {advice && shot.request && (
              <Coach
                face={face}
                advice={advice}
                level={STRONGEST}
                words={inWords}
                close={() => setAdvice(undefined)}
              />
            )}
            {seen.map((each) => (
              <WhatIf
                key={each.action}
                seen={each}
                others={seen.length > 1 ? [] : others}
                words={words}
                rival={rival}
                parting={parting}
                cause={each.prospect.cause && face.cause?.(each.prospect.cause, board)}
                help={helpFor(each.action)}
                reasons={reasonsFor(each.action)}
              />
            ))}
            {bare && shot.request && (
              <NoFigure
                name={nameOf(bare)}
                why={noFigureWords(words.prospects, shot.request.kind, bare.kind, language)}
              />
            )}
            {looked !== undefined && !seen.some(({ action }) => helpFor(action) ?? reasonsFor(action)[0]) && (
              <div className="detail">{face.detail(looked, board)}</div>
            )}
          </>
        }
        live={<LiveRegion said={spoken} hush={shot.stage === 'curtain' ? shot.decisions : undefined} />}
      />
      {real.stage === 'over' && !taught && (
        <AfterTheWhistle {...{ face, match, shot: real, words, seated }} endsNow={shot.decisions > opened} />
      )}
    </div>
  )
}

/** What will probably come of each option, as soon as it is known; nothing of another question ever. */
function useProspects(
  match: Match,
  shot: Drawn,
  isWanted: boolean,
): Readonly<Record<string, Prospect>> | undefined {
  const { decisions, request } = shot
  const asked = isWanted && request ? `${decisions} ${request.seat}` : ''
  const [known, setKnown] = useState<{
    readonly asked: string
    readonly by: Readonly<Record<string, Prospect>>
  }>()
  useEffect(() => {
    if (asked === '') return
    let isLate = false
    void match.prospects().then((by) => {
      if (!isLate) setKnown({ asked, by })
    })
    return () => {
      isLate = true
    }
  }, [match, asked])
  return known && known.asked === asked ? known.by : undefined
}

/** The best chance at each place; where all are the same, what tells them apart. */
function figuresAt(
  byTarget: ReadonlyMap<string, readonly Option[]>,
  prospects: Readonly<Record<string, Prospect>> = {},
  figureOf: (prospect: Prospect) => string,
  parting: string | undefined,
): Figures {
  const figures = new Map<string, string>()
  for (const [target, options] of byTarget) {
    const found = options.flatMap(({ action }) => prospects[action] ?? [])
    const [best] = found.sort(byWorth(parting))
    if (best) figures.set(target, figureOf(best))
  }
  return figures
}

const surenessOf = ({ margin }: Prospect) => (margin === undefined ? 'exact' : 'estimated')

/** What the chances on the table are chances of, in a sentence. */
function meantBy(
  options: readonly Option[],
  prospects: Readonly<Record<string, Prospect>> = {},
  named: Readonly<Record<string, string>>,
  text: { readonly exact: string; readonly estimated: string },
): string | undefined {
  const found = options.flatMap(({ action }) => prospects[action] ?? [])
  const [roughest] = [...found.filter(({ margin }) => margin !== undefined), ...found]
  const of = [...new Set(found.map((each) => entry(named, each.of) ?? each.of))].join(' / ')
  return roughest && fill(text[surenessOf(roughest)], { of })
}

/** Whether several of what lies on the table come to the most, as far as it shows. */
function isLevel(options: readonly Option[], prospects: Readonly<Record<string, Prospect>> = {}): boolean {
  const percents = options.flatMap(({ action }) => {
    const found = prospects[action]
    return found ? [percentOfChance(found)] : []
  })
  const best = Math.max(...percents)
  return percents.filter((percent) => percent === best).length > 1
}

/** What tells the options apart where all come to the same. */
const partingIn = (
  request: Request | undefined,
  prospects: Readonly<Record<string, Prospect>> = {},
): string | undefined => {
  const found = request?.options.flatMap(({ action }) => prospects[action] ?? []) ?? []
  return found.length === request?.options.length ? partingWay(found) : undefined
}

/** What all options alike come to, where there are several and nothing tells them apart. */
function alikeIn(
  request: Request | undefined,
  prospects: Readonly<Record<string, Prospect>> = {},
): Prospect | undefined {
  const options = request?.options ?? []
  const found = options.flatMap(({ action }) => prospects[action] ?? [])
  return found.length === options.length ? alikeAmong(found) : undefined
}

/** In what the options differ whose chances hardly do; nothing where one of them is no card or has no chance. */
function apartIn(request: Request | undefined, prospects: Readonly<Record<string, Prospect>> = {}) {
  const options = request?.options ?? []
  const found = options.flatMap(({ action, card }) => {
    const prospect = prospects[action]
    return prospect && card !== undefined ? [{ action, prospect }] : []
  })
  return found.length > 1 && found.length === options.length ? apartAmong(found) : undefined
}
