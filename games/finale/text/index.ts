export { COMMENTARY, type CommentaryKey, keyOf } from './commentary.ts'
export { de } from './de.ts'
export { en } from './en.ts'
export { hu } from './hu.ts'
export { surname } from './names.ts'
export { originWords } from './origins.ts'
export { PARAGRAPHS } from './paragraphs.ts'
export { rulings } from './rulings.en.ts'
export { SHEETS } from './sheet.ts'
export {
  type FinaleText,
  PROMPTS,
  type PromptKey,
  REFUSALS,
  type RefusalCode,
  type TableWords,
} from './text.ts'
export { promptKey, TEXTS, wording } from './wording.ts'
