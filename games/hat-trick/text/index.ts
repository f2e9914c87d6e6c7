export { TEXTS } from '@libero/hat-trick/texts'
export { nearest, spelled } from '../notation/typed.ts'
export { COMMENTARY, type CommentaryKey, keyOf, type Memory, NOTHING_YET, remember } from './commentary.ts'
export type { People } from './names.ts'
export { originWords } from './origins.ts'
export { conditionWords } from './players/conditions.ts'
export { verdictWords } from './players/facts.ts'
export { type StyleCardWords, styleCardWords, type TypeWords, typeWords } from './players/names.ts'
export { aimWords, type SkillText, skillWords, styleCardText } from './players/skills.ts'
export { coloursInWords, powerInWords } from './players/team-cards.ts'
export type { PlayersText, StyleCardId, TypeId } from './players/text.ts'
export { FIRST_STYLE_CARD_IDS, NEW_TEAM_IDS, STYLE_CARD_IDS, TYPE_IDS } from './players/text.ts'
export { PLAYERS_PROMPTS, PLAYERS_REFUSALS } from './players/words.ts'
export {
  DECISIONS,
  type Decision,
  type HatTrickText,
  PROMPTS,
  type PromptKey,
  REFUSALS,
  type RefusalCode,
  TEAM_IDS,
} from './text.ts'
export { promptKey, wording } from './wording.ts'
