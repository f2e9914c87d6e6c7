import type { Step } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import type { State } from '../state.ts'

export type HatTrickStep = Step<State, HatTrickEvent>
