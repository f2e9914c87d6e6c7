import { type BookText, worded } from '@libero/kernel/words'
import { askedDe } from './faq/de.ts'
import { ASKED } from './faq/list.ts'
import { rulesDe } from './rules.de.ts'
import { rulingsDe } from './rulings/de.ts'
import { RULINGS } from './rulings/list.ts'
import { sheetDe } from './sheet.de.ts'

export const bookDe: BookText = {
  rules: rulesDe,
  sheet: sheetDe,
  rulings: worded(RULINGS, rulingsDe),
  asked: worded(ASKED, askedDe),
}
