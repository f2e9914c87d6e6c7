import { shareWords } from '@libero/bots/practice'
import type { Request } from '@libero/kernel'
import type { ValuedOption } from '@libero/kernel/exercise'
import type { Wording } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import { goTo } from '../../app/route.ts'
import type { Face } from '../../face.ts'
import { KeyList } from '../../parts/orders.tsx'
import { RuleWindow } from '../../parts/rule.tsx'
import { Window } from '../../parts/window.tsx'
import { tableTexts } from '../../table/text.ts'
import { Legend } from '../match/legend.tsx'
import { ChoiceList, OrderButton, SoundButton } from '../match/menu.tsx'
import type { Shelf } from './shelf.ts'
import { addressOf } from './shelf.ts'
import { practiceTexts } from './text.ts'

export type Panel = 'choices' | 'legend' | 'rule' | 'keys'

interface MenuProps {
  readonly face: Face
  readonly shelf: Shelf
  readonly request: Request
  readonly words: Wording
  readonly panel: Panel | undefined
  setPanel(panel: Panel | undefined): void
  decide(action: string, event: Event): void
  /** What a choice is worth, once it may be known. */
  readonly shareOf: ((action: string) => ValuedOption | undefined) | undefined
}

/** What there is beside the exercise itself: all choices in words, the symbols, and the way out. */
export function SolvingMenu({ face, shelf, request, words, panel, setPanel, decide, shareOf }: MenuProps) {
  const language = useLanguage()
  const text = useTexts(practiceTexts)
  const table = useTexts(tableTexts)
  const close = () => setPanel(undefined)
  return (
    <nav className="menu flex amid">
      <SoundButton />
      <OrderButton sign="left" word={text.back} act={() => goTo(addressOf(shelf))} />
      <OrderButton
        sign="legend"
        word={table.legend}
        isSignOnly
        aria-haspopup="dialog"
        act={() => setPanel('legend')}
      />
      <OrderButton
        sign="menu"
        word={table.choices}
        isSignOnly
        aria-haspopup="dialog"
        act={() => setPanel('choices')}
      />
      {panel === 'choices' && (
        <ChoiceList
          request={request}
          words={words}
          decide={decide}
          close={close}
          oddsOf={({ action }) => {
            const worth = shareOf?.(action)
            return worth && shareWords(worth, language)
          }}
        />
      )}
      {panel === 'legend' && <Legend face={face} close={close} />}
      {panel === 'rule' && <RuleWindow game={face.game.id} rule={request.rule} words={words} close={close} />}
      {panel === 'keys' && (
        <Window title={table.keys} close={close}>
          <KeyList keys={text.keyList} />
        </Window>
      )}
    </nav>
  )
}
