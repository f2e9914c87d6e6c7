import type { Option } from '@libero/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../app/hooks.ts'
import { useNewest } from '../app/use-newest.ts'
import type { BoardProps, Face } from '../face.ts'
import type { Attention, Choices } from './choices.ts'
import { placed } from './choices.ts'
import { useMeant } from './use-meant.ts'

interface Choosing {
  readonly face: Face
  readonly board: BoardProps
  /** Another question begins with nothing picked. */
  readonly question: string
  /** What else comes into view anew, so that a press before it was not meant for it. */
  readonly sight?: string
  /** Whether somebody is asked here now and then. */
  readonly asked: boolean
  /** The option a hint points at. */
  readonly hint?: string | undefined
  /** What is spoken of at the table. */
  readonly lit?: Choices['lit']
  /** Decides; false where it was not taken, and is put back. */
  take(action: string): boolean
  /** A place was pressed. */
  touched?(): void
  /** It has nothing to choose: what choosing it would mean, if anything. */
  missed?(meant: string): void
}

/** What a coach picks, points at and weighs at the table before he decides, by mouse, finger and keyboard alike. */
export function useChoosing({
  face,
  board,
  question,
  sight = '',
  asked,
  hint,
  lit,
  take,
  touched,
  missed,
}: Choosing) {
  const { confirm } = useSettings()
  const { byTarget, free } = useMemo(() => placed(face, board), [face, board])
  const [pointed, setPointed] = useState<string>()
  const [picked, setPicked] = useState<string>()
  const [weighed, setWeighed] = useState<string>()
  const release = () => {
    setPicked(undefined)
    setPointed(undefined)
    setWeighed(undefined)
  }
  // A new question begins with nothing picked, and with nothing pointed at: a finger leaves no card by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was picked belonged to the question before
  useEffect(release, [question])

  const mayPress = useMeant(`${question} ${picked ?? ''} ${sight}`)
  const decide = (action: string, event: Event) => {
    if (mayPress(event) && !take(action)) setPicked(undefined)
  }
  const press = useNewest((target: string, event: Event) => {
    if (!mayPress(event)) return
    const byTouch = (event as PointerEvent).pointerType === 'touch'
    touched?.()
    const there = byTarget.get(target) ?? []
    const [only] = there
    if (there.length === 0) {
      setPicked(undefined)
      setPointed(target)
      const meant = board.request && face.wouldBe?.(target, board.request, board.view)
      if (meant !== undefined) missed?.(meant)
      return
    }
    const waits =
      confirm === 'always' || (confirm === 'touch' && byTouch) || (only && face.picksFirst?.(only))
    if (there.length === 1 && only && (!waits || picked === target)) decide(only.action, event)
    else setPicked(target)
  })
  const choose = useNewest(decide)
  const hinted = hint === undefined ? undefined : placeOf(hint, byTarget)
  // The same as long as nothing else can be chosen: what lies on the table is not drawn anew for anything else.
  const choices: Choices = useMemo(
    () => ({
      at: (target) => byTarget.get(target) ?? [],
      point: setPointed,
      press,
      choose,
      weigh: setWeighed,
      picked,
      hinted,
      lit,
      asked,
    }),
    [byTarget, press, choose, picked, hinted, lit, asked],
  )
  const attention: Attention = useMemo(() => ({ pointed, weighed }), [pointed, weighed])
  const isQuiet = (option: Option) => (board.request && face.declines?.(option, board.request)) ?? false
  // Whatever is picked, doing nothing can still be chosen.
  const offered = picked === undefined ? free : [...(byTarget.get(picked) ?? []), ...free.filter(isQuiet)]
  const looked = picked ?? pointed
  const there = looked === undefined ? [] : (byTarget.get(looked) ?? [])
  const isWeighed = ({ action }: Option) => action === weighed
  return {
    choices,
    attention,
    byTarget,
    picked,
    setPicked,
    release,
    weigh: setWeighed,
    mayPress,
    decide,
    isQuiet,
    /** The options that are buttons now. */
    offered,
    /** Those of them that do what is asked. */
    acts: offered.filter((option) => !isQuiet(option) && !face.besides?.(option)),
    /** The place that is looked at, what lies there, and of that what is weighed. */
    looked,
    there,
    lookedAt: there.some(isWeighed) ? there.filter(isWeighed) : there,
    /** Takes an option by its key: picks it first where the settings say so. */
    takeByKey: (option: Option, event: Event) => {
      const target = board.request && face.targetOf(option, board.request, board.view)
      if (confirm === 'always' && target !== undefined && picked !== target) setPicked(target)
      else decide(option.action, event)
    },
  }
}

const placeOf = (action: string, byTarget: ReadonlyMap<string, readonly Option[]>): string | undefined =>
  [...byTarget].find(([, options]) => options.some((option) => option.action === action))?.[0]
