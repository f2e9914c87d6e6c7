import type { Step } from '@libero/kernel'
import type { FinaleEvent } from '../events.ts'
import type { State } from '../state.ts'

export type FinaleStep = Step<State, FinaleEvent>
