import type { Option, Pair, Request } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useBook, useLanguage, useLayout, useSettings, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { shellTexts } from '../../app/shell-text.ts'
import { appTexts } from '../../app/text.ts'
import type { Face } from '../../face.ts'
import type { Drawn, Match } from '../../match/match.ts'
import { Agreement } from '../../parts/agree.tsx'
import type { SignName } from '../../parts/marks.tsx'
import { Sign } from '../../parts/marks.tsx'
import { KeyList, LanguageOrder, SpeedOrder, ThinkingOrder } from '../../parts/orders.tsx'
import { RuleWindow } from '../../parts/rule.tsx'
import { Window } from '../../parts/window.tsx'
import { saveRecord } from '../../report/next.tsx'
import { tableTexts } from '../../table/text.ts'
import { useMeant } from '../../table/use-meant.ts'
import { LessonLinks } from '../learn/lesson-links.tsx'
import { SheetBlocks } from '../rules/sheet.tsx'
import { Legend } from './legend.tsx'

export type Panel = 'menu' | 'story' | 'choices' | 'keys' | 'rule' | 'sheet' | 'legend'

interface MenuProps {
  readonly match: Match
  readonly shot: Drawn
  readonly face: Face
  readonly words: Wording
  readonly panel: Panel | undefined
  /** The log. */
  readonly story: ReactNode
  setPanel(panel: Panel | undefined): void
  hint(event?: Event): void
  undo(event: Event): void
  decide(action: string, event: Event): void
  oddsOf(option: Option): string | undefined
}

/** Undo, hint and everything that is not the match itself. */
export function Menu(props: MenuProps) {
  const { match, shot, face, words, panel, story, setPanel, hint, undo } = props
  const text = useTexts(tableTexts)
  const isLow = useLayout('low')
  return (
    <nav className="menu flex amid" data-few={match.isLesson || undefined}>
      <SoundButton />
      {match.isWatched ? (
        <OrderButton
          sign={shot.paused ? 'play' : 'pause'}
          word={shot.paused ? text.goOn : text.pause}
          act={() => match.setPaused(!shot.paused)}
        />
      ) : match.isLesson ? (
        // On its side a phone has no room for it beside how far the lesson is: there it is in the menu alone.
        !isLow && <OrderButton sign="cross" word={text.lessons} act={() => goTo(lessonsOf(face))} />
      ) : (
        <>
          <OrderButton
            sign="undo"
            word={text.undo}
            isSignOnly
            disabled={!shot.request}
            aria-disabled={!shot.canUndo}
            act={undo}
          />
          <OrderButton sign="bulb" word={text.hint} disabled={!shot.request} act={hint} />
        </>
      )}
      <OrderButton
        sign="legend"
        word={text.legend}
        isSignOnly
        aria-haspopup="dialog"
        act={() => setPanel('legend')}
      />
      <OrderButton
        sign="menu"
        word={text.menu}
        isSignOnly
        aria-haspopup="dialog"
        act={() => setPanel('menu')}
      />
      {panel === 'menu' && <Orders {...props} />}
      {panel === 'choices' && (
        <ChoiceList {...props} request={shot.request} close={() => setPanel(undefined)} />
      )}
      {panel === 'story' && (
        <Window title={text.log} close={() => setPanel(undefined)}>
          {story}
        </Window>
      )}
      {panel === 'keys' && <Keys {...props} />}
      {panel === 'sheet' && <AtAGlance {...props} />}
      {panel === 'legend' && (
        <Legend face={face} close={() => setPanel(undefined)}>
          {shot.request && !match.isLesson && (
            <LessonLinks
              game={face.game.id}
              teaches={{ question: shot.request.kind }}
              className="button"
              atTheTable
            />
          )}
        </Legend>
      )}
      {panel === 'rule' && shot.request && (
        <RuleWindow
          game={face.game.id}
          rule={shot.request.rule}
          words={words}
          close={() => setPanel(undefined)}
        />
      )}
    </nav>
  )
}

interface OrderButtonProps {
  readonly sign: SignName
  readonly word: string
  /** The sign is known to everybody: the word is only read aloud, and shown to who points at it. */
  readonly isSignOnly?: boolean
  readonly disabled?: boolean
  readonly 'aria-disabled'?: boolean
  readonly 'aria-haspopup'?: 'dialog'
  act(event: Event): void
}

export function OrderButton({ sign, word, isSignOnly, act, ...said }: OrderButtonProps) {
  return (
    <button
      type="button"
      className="button menu-order"
      title={word}
      onClick={({ nativeEvent }) => act(nativeEvent)}
      {...said}
    >
      <Sign is={sign} className="menu-sign stiff" />{' '}
      {isSignOnly ? <span className="unseen">{word}</span> : <span data-unseen="tall low">{word}</span>}
    </button>
  )
}

/** Sound on or off, at every table in one press. */
export function SoundButton() {
  const text = useTexts(tableTexts)
  const { sound } = useSettings()
  return (
    <OrderButton
      sign={sound ? 'speaker-on' : 'speaker-off'}
      word={sound ? text.mute : text.unmute}
      isSignOnly
      act={() => settings.change({ sound: !sound })}
    />
  )
}

/** The card browser, opened beside the table. */
export const cardsOf = (face: Face): string => writeRoute('cards', [face.game.id])

const lessonsOf = (face: Face): string => writeRoute('learn', [face.game.id])

function Orders({ match, shot, face, words, setPanel }: MenuProps) {
  const language = useLanguage()
  const text = useTexts(tableTexts)
  const app = useTexts(appTexts)
  const shell = useTexts(shellTexts)
  const { sound, odds } = useSettings()
  // Elsewhere it lies beside the pitch, or opens by its newest line.
  const isLow = useLayout('low')
  const { sides: badges } = face.headline(shot.view, { language, words })
  const sides: Pair<string> = [badges[0].name, badges[1].name]
  // Of two people the one who is asked may give up, or who is awaited behind the curtain.
  const alone = match.isPerson(0) ? 0 : match.isPerson(1) ? 1 : undefined
  const seat = match.isLesson
    ? undefined
    : (shot.request?.seat ?? shot.next ?? (match.isShared ? undefined : alone))
  const mayResign = seat !== undefined && shot.stage !== 'over'
  return (
    <Window title={text.menu} close={() => setPanel(undefined)}>
      <div className="stack">
        <SpeedOrder />
        <ThinkingOrder />
        <LanguageOrder />
        <Agreement name={text.showOdds} agreed={odds} change={(shown) => settings.change({ odds: shown })} />
        <Agreement name={text.sound} agreed={sound} change={(heard) => settings.change({ sound: heard })} />
        <div className="grid orders-ways">
          {shot.request && !match.isLesson && (
            <LessonLinks
              game={face.game.id}
              teaches={{ question: shot.request.kind }}
              className="button"
              atTheTable
            />
          )}
          {match.isLesson && (
            <button type="button" className="button" onClick={() => goTo(lessonsOf(face))}>
              {text.lessons}
            </button>
          )}
          {isLow && (
            <button type="button" className="button" onClick={() => setPanel('story')}>
              {text.log}
            </button>
          )}
          <button type="button" className="button" onClick={() => setPanel('choices')}>
            {text.choices}
          </button>
          <button type="button" className="button" onClick={() => setPanel('sheet')}>
            {shell.sheet}
          </button>
          <a className="button" href={writeRoute('rules', [face.game.id])} target="_blank" rel="noreferrer">
            {app.allRules}
          </a>
          <a className="button" href={cardsOf(face)} target="_blank" rel="noreferrer">
            {shell.cards}
          </a>
          <button type="button" className="button" onClick={() => setPanel('keys')}>
            {text.keys}
          </button>
          {!match.isLesson && (
            <button type="button" className="button" onClick={() => saveRecord(match.record, sides)}>
              {text.exportMatch}
            </button>
          )}
        </div>
        <Leaving
          resign={
            mayResign
              ? () => {
                  setPanel(undefined)
                  void match.resign(seat)
                }
              : undefined
          }
        />
      </div>
    </Window>
  )
}

/** Ways away from the table. Who gives up is asked once more, elsewhere: a second press of the same hand is no answer. */
function Leaving({ resign }: { readonly resign: (() => void) | undefined }) {
  const text = useTexts(tableTexts)
  const [isSure, setSure] = useState(false)
  const isMeantHere = useMeant(String(isSure))
  return (
    <div className="line order">
      {resign && (
        <button
          type="button"
          className="button fills"
          data-resign={isSure ? 'no' : 'ask'}
          onClick={({ nativeEvent }) => isMeantHere(nativeEvent) && setSure(!isSure)}
        >
          {isSure ? text.stay : text.resign}
        </button>
      )}
      {resign && isSure ? (
        <button
          type="button"
          className="button outline fills"
          data-resign="yes"
          onClick={({ nativeEvent }) => isMeantHere(nativeEvent) && resign()}
        >
          {text.resignSure}
        </button>
      ) : (
        <button type="button" className="button fills" onClick={() => goTo('#/')}>
          {text.leave}
        </button>
      )}
    </div>
  )
}

interface ChoiceListProps extends Pick<MenuProps, 'words' | 'decide' | 'oddsOf'> {
  readonly request: Request | undefined
  close(): void
}

/** Every option in full words with its odds: for who cannot see the table, and for who wants to compare. */
export function ChoiceList({ request, words, decide, close, oddsOf }: ChoiceListProps) {
  const text = useTexts(tableTexts)
  return (
    <Window title={request ? words.prompt(request).headline : text.choices} close={close}>
      <ol className="grid choice-list">
        {request?.options.map((option) => {
          const odds = oddsOf(option)
          return (
            <li key={option.action}>
              <button
                type="button"
                className="button"
                data-action={option.action}
                onClick={({ nativeEvent }) => {
                  close()
                  decide(option.action, nativeEvent)
                }}
              >
                {words.option(request, option)}
                {odds && <small>{odds}</small>}
              </button>
            </li>
          )
        })}
      </ol>
    </Window>
  )
}

function Keys({ setPanel }: MenuProps) {
  const text = useTexts(tableTexts)
  return (
    <Window title={text.keys} close={() => setPanel(undefined)}>
      <KeyList keys={text.keyList} />
    </Window>
  )
}

/** The rules in short, without leaving the table. */
function AtAGlance({ face, setPanel }: MenuProps) {
  const language = useLanguage()
  const sheet = useBook(face.game.id)?.[language].sheet
  const app = useTexts(appTexts)
  return (
    <Window title={sheet?.title ?? app.loading} close={() => setPanel(undefined)}>
      <div className="sheet">{sheet && <SheetBlocks game={face.game.id} sheet={sheet} atTheTable />}</div>
    </Window>
  )
}
