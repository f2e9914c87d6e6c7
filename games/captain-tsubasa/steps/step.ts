import type { Step } from '@libero/kernel'
import type { CaptainTsubasaEvent } from '../events.ts'
import type { State } from '../state.ts'

export type CaptainTsubasaStep = Step<State, CaptainTsubasaEvent>
