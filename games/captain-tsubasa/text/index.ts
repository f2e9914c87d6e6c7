export {
  type AbilityText,
  abilityBrief,
  abilityWords,
  type BriefText,
} from './abilities.ts'
export { COMMENTARY, type CommentaryKey, keyOf } from './commentary.ts'
export { de } from './de.ts'
export { en } from './en.ts'
export { hu } from './hu.ts'
export { Names, type NamesText } from './names.ts'
export { CHAPTERS, PARAGRAPHS } from './paragraphs.ts'
export {
  type CaptainTsubasaText,
  DECISIONS,
  type Decision,
  ODDS,
  type OddsName,
  PHASE_NAMES,
  type PhaseName,
  PROMPTS,
  type PromptKey,
  REFUSALS,
  type RefusalCode,
} from './text.ts'
export { promptKey, TEXTS, wording } from './wording.ts'
