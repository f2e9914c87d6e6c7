import { LANGUAGE_NAMES, LANGUAGES } from '@libero/kernel/words'
import { useSettings, useTexts } from '../app/hooks.ts'
import { SPEEDS, settings, THINKING } from '../app/settings.ts'
import './orders.css'
import { tableTexts } from '../table/text.ts'

interface OrderProps<T extends string> {
  readonly words: string
  readonly options: readonly T[]
  readonly value: T
  nameOf(option: T): string
  choose(option: T): void
}

/** One of several, in a window over the table. */
function Order<T extends string>({ words, options, value, nameOf, choose }: OrderProps<T>) {
  return (
    <label className="line order">
      {words}
      <select value={value} onChange={(event) => choose(event.target.value as T)}>
        {options.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SpeedOrder() {
  const text = useTexts(tableTexts)
  return (
    <Order
      words={text.speed}
      options={SPEEDS}
      value={useSettings().speed}
      nameOf={(each) => text.speeds[each]}
      choose={(speed) => settings.change({ speed })}
    />
  )
}

/** How long opponents who think ahead may do so. */
export function ThinkingOrder() {
  const text = useTexts(tableTexts)
  return (
    <Order
      words={text.thinkingTime}
      options={THINKING}
      value={useSettings().thinking}
      nameOf={(each) => text.thinkingTimes[each]}
      choose={(thinking) => settings.change({ thinking })}
    />
  )
}

export function LanguageOrder() {
  return (
    <Order
      words={useTexts(tableTexts).language}
      options={LANGUAGES}
      value={useSettings().language}
      nameOf={(each) => LANGUAGE_NAMES[each]}
      choose={(language) => settings.change({ language })}
    />
  )
}

/** Which key does what. */
export function KeyList({ keys }: { readonly keys: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid keys">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
