export { TEXTS } from '@libero/finale/texts'
export { COMMENTARY, type CommentaryKey, keyOf } from './commentary.ts'
export { surname } from './names.ts'
export { originWords } from './origins.ts'
export {
  type FinaleText,
  PROMPTS,
  type PromptKey,
  REFUSALS,
  type RefusalCode,
  type TableWords,
} from './text.ts'
export { promptKey, wording } from './wording.ts'
