import { type BookText, worded } from '@libero/kernel/words'
import { askedEn } from './faq/en.ts'
import { ASKED } from './faq/list.ts'
import { rulesEn } from './rules.en.ts'
import { rulingsEn } from './rulings/en.ts'
import { RULINGS } from './rulings/list.ts'
import { sheetEn } from './sheet.en.ts'

export const bookEn: BookText = {
  rules: rulesEn,
  sheet: sheetEn,
  rulings: worded(RULINGS, rulingsEn),
  asked: worded(ASKED, askedEn),
}
