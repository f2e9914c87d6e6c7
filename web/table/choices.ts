import type { Option } from '@libero/kernel'
import { createContext, useContext } from 'react'
import type { BoardProps, Face } from '../face.ts'

/** What can be chosen on the table now. The board asks it for every place, and knows nothing else of the question. */
export interface Choices {
  /** The options that lie at a place. */
  at(target: string): readonly Option[]
  /** Somebody rests his pointer, his focus or his finger on a place. */
  point(target: string | undefined): void
  /** Somebody presses a place; by finger he first sees what it would be. */
  press(target: string, event: Event): void
  /** Takes one of the options of the place that is picked: a board may show each where it leads. */
  readonly choose?: (action: string, event: Event) => void
  /** Somebody rests on the button of one of them. */
  readonly weigh?: (action: string | undefined) => void
  readonly picked: string | undefined
  /** The place a hint points at. */
  readonly hinted: string | undefined
  /** The places a lesson speaks of: all others are dimmed. */
  readonly lit?: ReadonlySet<string> | undefined
  /** Whether somebody is asked here now and then; otherwise nothing is dimmed. */
  readonly asked: boolean
}

export const NO_CHOICES: Choices = {
  at: () => [],
  point: () => undefined,
  press: () => undefined,
  picked: undefined,
  hinted: undefined,
  asked: false,
}

export const ChoicesContext = createContext<Choices>(NO_CHOICES)
export const useChoices = (): Choices => useContext(ChoicesContext)

/** What somebody looks at. Apart from the choices: it changes with every move of a pointer, and they do not. */
export interface Attention {
  /** The place he rests on. */
  readonly pointed: string | undefined
  /** The option whose button he rests on. */
  readonly weighed?: string | undefined
}

export const NOWHERE: Attention = { pointed: undefined }

/** The best chance among the options at each place, in words; apart from the choices, because it is known later. */
export type Figures = ReadonlyMap<string, string>

export const FiguresContext = createContext<Figures>(new Map())

export const AttentionContext = createContext<Attention>(NOWHERE)
export const useAttention = (): Attention => useContext(AttentionContext)

/** Options by their places, and those without one. */
export function placed(
  face: Face,
  { request, view }: BoardProps,
): { readonly byTarget: ReadonlyMap<string, readonly Option[]>; readonly free: readonly Option[] } {
  const byTarget = new Map<string, Option[]>()
  const free: Option[] = []
  for (const option of request?.options ?? []) {
    const target = request && face.targetOf(option, request, view)
    if (target === undefined) free.push(option)
    else byTarget.set(target, [...(byTarget.get(target) ?? []), option])
  }
  return { byTarget, free }
}
