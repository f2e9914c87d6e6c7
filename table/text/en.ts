import type { TableText } from './text.ts'

export const en: TableText = {
  refusals: {
    'not-your-turn': 'It is not your turn: the other coach has to decide.',
    'match-is-over': 'The match is over; there is nothing left to decide.',
    'decision-unknown': '“{decision}” is no decision here; choose one of the options.',
    'match-still-running':
      'Everything is shown only after the final whistle, and the match is still running.',
    'nothing-to-take-back': 'You have not decided anything yet that you could take back.',
    'too-late-to-take-back':
      'Too late to take it back: chance has spoken, or something hidden has been shown.',
    'already-answered': 'Too late to take it back: the other coach has answered already.',
    'name-unprintable':
      'What stands at “{field}” cannot be shown as it is: it is empty, or it holds control characters or other characters nobody can see.',
    'builds-missing': 'The match cannot begin before both coaches have handed in their builds.',
    'chance-exhausted': 'The listed chance is used up: entry {entry} is missing.',
    'chance-impossible': 'The listed chance names something impossible at entry {entry}.',
    'record-too-long': 'The record is longer than {most} characters and is not read.',
    'record-damaged': 'The record is damaged: parts of it are missing or cannot be read.',
    'record-foreign': 'This is not the record of a match.',
    'record-format-unknown': 'The record is written in the form “{format}”, which cannot be read here.',
    'record-edited': 'The record has been changed since it was written: its digest does not fit.',
    'record-other-game': 'The record is of another game: “{game}”.',
    'record-other-rules': 'The record was played by other rules: “{rules}”.',
    'rules-unknown': 'There is no version “{rules}” of these rules.',
    'record-other-cards': 'The record was played with other cards: “{name}”, version {version}.',
    'record-illegal-decision': 'Decision number {number} of the record, “{decision}”, was not allowed.',
    'record-other-outcome': 'The match of the record ends otherwise than the record claims.',
    'line-too-long': 'The line is longer than {most} bytes and is not read.',
    'line-malformed': 'The line cannot be read: every line must be one JSON object.',
    'id-malformed':
      'An id must be a text of at most {most} characters, a whole number up to {largest} in plain digits, or null.',
    'command-unknown': 'There is no command “{command}”.',
    'no-match': 'No match has been started yet; start one first.',
    'field-missing': 'The field “{field}” is missing.',
    'field-malformed': 'The field “{field}” has a value that cannot be used here.',
  },
  place: 'The trouble begins in line {line}, column {column}.',
  rules: {
    T1: 'Only the coach who is asked decides. When the match is over, nobody is asked.',
    T2: 'A decision must be one of the options offered. What is refused changes nothing.',
    T3: 'A record is read whole or not at all. It must be intact, fit the game, its rules and its cards, and every decision in it must be legal.',
    T4: 'A coach may take back his last decision while no chance has been taken because of it, nothing hidden has been shown and the other coach has not answered it.',
    T5: 'Until the final whistle every coach sees only what he may know, and the stands only what both may know. Everything is seen only after it.',
    T6: 'Chance may be listed instead of drawn. The entries are used in order, and each must be possible when its turn comes.',
    T7: 'Both coaches hand in their builds sealed. The builds are opened together once both are in, and not before.',
    T8: 'Whatever is brought to the table, cards, teams and squads, is called by names that can be seen: not empty, and without control characters, marks that turn the direction of writing or other invisible characters. Records made before this rule are still read; what they cannot show is replaced by a sign.',
    P1: 'The host is spoken to in lines, one JSON object per line. Every line gets an answer.',
  },
}
