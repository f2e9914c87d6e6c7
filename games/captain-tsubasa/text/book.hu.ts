import { type BookText, worded } from '@libero/kernel/words'
import { askedHu } from './faq/hu.ts'
import { ASKED } from './faq/list.ts'
import { rulesHu } from './rules.hu.ts'
import { rulingsHu } from './rulings/hu.ts'
import { RULINGS } from './rulings/list.ts'
import { sheetHu } from './sheet.hu.ts'

export const bookHu: BookText = {
  rules: rulesHu,
  sheet: sheetHu,
  rulings: worded(RULINGS, rulingsHu),
  asked: worded(ASKED, askedHu),
}
