import type { Refusal } from '@libero/kernel'
import { misnamed } from '@libero/kernel'

/** T8 Whatever is brought to a table is called by what can be shown as it is, and cards are called something. */
export const nameFaults = (brought: unknown, mustBeNamed = true): readonly Refusal[] =>
  misnamed(brought, mustBeNamed).map((field) => ({ code: 'name-unprintable', rule: 'T8', about: { field } }))
