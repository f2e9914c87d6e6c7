import { expect, test } from 'vitest'
import { tellingWords } from '../pages/match/waiting.ts'

test.each([
  ['Corner for Italy.', 'Corner for Italy.', ''],
  [
    '7 (6 + 1) to 3 (2 + 1): Italy finds the way forward.',
    'Italy finds the way forward.',
    '7 (6 + 1) to 3 (2 + 1).',
  ],
  [
    'SV Stollen pulls the trigger: 12 (9 + 3) against 7 (7 + 0)!',
    'SV Stollen pulls the trigger.',
    '12 (9 + 3) against 7 (7 + 0)!',
  ],
  [
    'The shot goes to the right with all the power of a seven; the keeper stays.',
    'Play goes on …',
    'The shot goes to the right with all the power of a seven; the keeper stays.',
  ],
  [
    'Here it comes: 11 Rovati pulls the trigger for Italy from b1.',
    'Here it comes.',
    '11 Rovati pulls the trigger for Italy from b1.',
  ],
  [
    'Toho stands firm, 14 to 4, and wins the ball back at last.',
    'Toho stands firm.',
    '14 to 4, and wins the ball back at last.',
  ],
  [
    'Short pass, line 4: Italy 12 (10 + 2) against Germany 4 (1 + 3). The pass arrives.',
    'The pass arrives.',
    'Short pass, line 4: Italy 12 (10 + 2) against Germany 4 (1 + 3).',
  ],
  [
    'Ken Wakashimazu of Toho does not hold the shot: a goal.',
    'A goal.',
    'Ken Wakashimazu of Toho does not hold the shot.',
  ],
  [
    'A 6-os Castri (Olaszország) előrelép. Helyet cserél vele a 7-es Rautner (Németország), 3. sor.',
    'A 6-os Castri (Olaszország) előrelép.',
    'Helyet cserél vele a 7-es Rautner (Németország), 3. sor.',
  ],
])('what is told has a headline: %s', (line, headline, more) => {
  expect(tellingWords(line, 'Play goes on …')).toEqual({ headline, more })
})
