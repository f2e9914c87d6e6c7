import { commentaryEn } from './commentary.en.ts'
import { firstTimesEn } from './first-times.en.ts'
import type { FinaleText } from './text.ts'

export const en: FinaleText = {
  firstTimes: firstTimesEn,
  name: 'Finale',
  to: '\u00a0:\u00a0',
  and: 'and',
  nothing: 'nothing',
  nothingMore: 'nothing more',
  clubs: { acker: 'FC Acker', stollen: 'SV Stollen' },
  seats: { home: 'Home', away: 'Away' },
  sides: { acker: 'FC Acker', stollen: 'SV Stollen', home: 'the home side', away: 'the away side' },
  lines: {
    keeper: { line: 'goal', man: 'keeper', men: 'keepers', short: 'GK' },
    defence: { line: 'defence', man: 'defender', men: 'defenders', short: 'DF' },
    midfield: { line: 'midfield', man: 'midfielder', men: 'midfielders', short: 'MF' },
    attack: { line: 'attack', man: 'striker', men: 'strikers', short: 'ST' },
  },
  places: {
    keeper: 'keeper',
    defence: 'defender',
    midfield: 'midfielder',
    attack: 'striker',
    any: 'free outfielder',
    arrow: 'man from the build-up',
  },
  colours: { white: 'white', purple: 'purple', yellow: 'yellow', blue: 'blue', red: 'red' },
  hazards: { injury: 'injury', yellow: 'yellow card', red: 'red card' },
  actions: { 'build-up': 'build-up', finish: 'finish' },
  tactics: {
    'white-5': 'Full Throttle',
    'white-4': 'End to End',
    'white-3': 'Through the Lines',
    'white-2a': 'Give and Go',
    'white-2b': 'Quick Free Kick',
    'white-1': 'Closing Card',
    'purple-5': 'Laying Siege',
    'purple-4': 'Switch of Play',
    'purple-3': 'Killer Pass',
    'purple-2a': 'Overlapping Run',
    'purple-2b': 'Long Throw',
    'purple-1': 'Stroke of Genius',
    'yellow-5': 'High Line',
    'yellow-4': 'Corner Routine',
    'yellow-3': 'Out from the Back',
    'yellow-2a': 'Sweeper on Tour',
    'yellow-2b': 'Route One',
    'yellow-1': 'Park the Bus',
    'blue-5': 'Midfield Press',
    'blue-4': 'Carousel',
    'blue-3': 'The Conductor',
    'blue-2a': 'Late Run',
    'blue-2b': 'Triangles',
    'blue-1': 'Keep-Ball',
    'red-5': 'Storm Warning',
    'red-4': 'Trident',
    'red-3': 'Big Goal Kick',
    'red-2a': 'Going It Alone',
    'red-2b': 'Cross and Header',
    'red-1': 'Fox in the Box',
  },
  prompts: {
    'who-leaves': [
      'Take somebody off before this period begins?',
      'Only if you want: you have {left} {left?change:changes} left for the rest of the match. Whoever goes off cannot come back.',
    ],
    'who-comes-on': [
      'Who comes on?',
      'For {man}. The newcomer plays in his own line and begins with his first strength.',
    ],
    'pack-colour': [
      'Which colour joins your white cards?',
      'Five white cards are yours anyway; the six of your colour join them. A sixth white one, the closing card, is played only once your hand is empty. Purple suits every team; another colour whoever has strong men in its line.',
    ],
    'pack-hand': [
      'Which tactic card do you take in hand?',
      'Both line-ups are open. You choose freely and unseen. This is card {number} of {of}.',
    ],
    'pack-deck': [
      'Which card comes next in your deck?',
      'You choose freely and unseen, and draw in this order. This is card {number} of {of}.',
    ],
    'pack-any': [
      'Which tactic card do you pack?',
      'Both line-ups are open. You choose any eleven cards unseen; they are shuffled afterwards. This is card {number} of {of}.',
    ],
    'lay-tactic': [
      'Lay a tactic card face down.',
      'The higher figure attacks in period {period}, as often as the difference says; if level, the dice decide who attacks once. On a card, left of the colon stands who attacks, right who defends.',
    ],
    exchange: [
      'Swap a hand card before their attack?',
      'Attack {attack} of {of} comes next and stays as it is. A card you press is gone for good, unseen; you draw another. If no swap is clearly better, keep all.',
    ],
    'exchange-seen': [
      'Swap a hand card before their attack?',
      'Attack {attack} of {of} comes with {card} and stays as it is. A card you press is gone for good, unseen; you draw another. If no swap is clearly better, keep all.',
    ],
    'further-tactic': [
      'Play the card for your next attack.',
      'Attack {attack} of {of}: the places on this card say who plays. Its figure brings no more attacks; but if they counter, they add its difference to theirs, whichever is higher.',
    ],
    'line-man/attack': ['Who plays in your {action}?', 'Your card asks for a {place}.'],
    'line-man/defence': ['Who defends against the {action}?', 'Their card asks you for a {place}.'],
    'any-man/attack': [
      'Who plays in your {action}?',
      'Your card has a question mark: any free outfielder may play.',
    ],
    'any-man/defence': [
      'Who defends against the {action}?',
      'Their card has a question mark for you: any free outfielder may play.',
    ],
    'stand-in/attack': [
      'Who helps out in your {action}?',
      'Your card asks for a {missing}, and none is free: another outfielder stands in.',
    ],
    'stand-in/defence': [
      'Who helps out against the {action}?',
      'Their card asks you for a {missing}, and none is free: another outfielder stands in.',
    ],
    'arrow-man/attack': [
      'Who goes on into your finish?',
      'The arrow on your card sends one of your build-up men into the finish as well, at his new strength.',
    ],
    'arrow-man/defence': [
      'Who helps against the finish?',
      'The arrow on their card brings one of your build-up men into the finish as well, at his new strength.',
    ],
    'hazard-order': [
      'For whom do you roll next?',
      'After the {action} {left} of your men risk a card or an injury. The order is yours.',
    ],
    replacement: [
      'Send on a man for the injured?',
      '{man} is injured and off for the rest of the match. Whoever comes on for him costs you none of your changes.',
    ],
    'injured-keeper': [
      'Who goes in goal now?',
      'Your keeper {man} is injured and off for the rest of the match. This costs you none of your changes.',
    ],
    'sent-off-keeper': [
      'Who goes in goal now?',
      'Your keeper {man} is sent off. A keeper from the bench costs a change and another man; you have {left} {left?change:changes} left. An outfielder on the pitch costs nothing.',
    ],
    'last-keeper-sent-off': [
      'Who goes in goal now?',
      'Your last keeper {man} is sent off. A man from the bench costs a change and another man; you have {left} {left?change:changes} left. An outfielder on the pitch costs nothing.',
    ],
    'man-for-keeper': [
      'Who makes room for your new keeper?',
      '{man} comes on in goal; one of your outfielders goes off for the rest of the match.',
    ],
    takers: ['Who takes your penalty number {number}?', 'Shoot-out: the other coach does not see it.'],
    'next-taker': ['Who takes your penalty?', 'Sudden death, pair {pair}. He must not have shot yet.'],
  },
  done: {
    'who-leaves': 'No further changes',
    exchange: 'Keep all cards',
    'exchange-seen': 'Keep all cards',
    replacement: 'Nobody comes on',
  },
  rest: 'After him {rest} more.',
  contests: {
    'build-up': {
      attack: 'Each side adds a die; level is enough for you.',
      defence: 'Each side adds a die; you stop it only with more than they have.',
    },
    finish: {
      attack: 'Each side adds a die; you score only with more than they have.',
      defence: 'Each side adds a die; level is enough for you.',
    },
  },
  free: 'Whoever plays now misses the finish, unless an arrow calls him.',
  turn: 'By a name: strength now, then after playing.',
  bonus: 'It is a counter: you add {bonus} now, the difference of the two figures.',
  equals: {
    back: '{man} is as strong, but plays further back.',
    line: '{man} is as strong; the first of them in the squad is named.',
  },
  commentary: commentaryEn,
  refusals: {
    'options-malformed': 'The match options cannot be read; they must be an object with named options.',
    'option-unknown':
      'There is no match option “{option}”; known are tactics, sealed, extraTime, budget, tie, hazardOrder, keeperChanges, benchTakers and cards.',
    'option-unknown-value': 'The match option “{option}” cannot be “{value}”.',
    'tie-field-unknown':
      'A leg of a tie knows no “{field}”; known are leg, awayGoals and, in the second leg, firstLeg.',
    'build-malformed':
      'This is not a build: it needs a club, a pitch and a bench, and with sealed tactics those, too.',
    'club-unknown': 'There is no club “{club}”: take FC Acker (acker) or SV Stollen (stollen).',
    'same-club': 'Both coaches have chosen the same club; one must take the other.',
    'line-up-malformed': 'The line-up cannot be read: pitch and bench must each be a list of footballers.',
    'footballer-unknown': 'There is no footballer “{man}”; pick one from the player table.',
    'footballer-of-other-club': '{man} plays for the other club; pick only men of your own.',
    'footballer-twice': '{man} is in your squad twice; each man can be picked only once.',
    'squad-size': 'Your squad has {count} {count?man:men}; it must be exactly {want}.',
    'over-budget':
      'Your squad costs {points} points, but you have only {budget}; swap somebody for a cheaper man.',
    'no-keeper': 'Your squad has no keeper; it needs at least one.',
    'pitch-size': 'You have {count} {count?man:men} on the pitch; it must be exactly {want}.',
    'keepers-on-pitch': 'You have {count} {count?keeper:keepers} on the pitch; it must be exactly one.',
    'tactics-malformed':
      'Your tactic cards are missing: name a colour, or under free choice your eleven cards in order.',
    'tactics-too-early':
      'Tactic cards are chosen at the table, once both line-ups are open: leave them out of the squad, or agree on “sealed”.',
    'free-choice-not-agreed':
      'Free choice of cards is not agreed for this match: name one colour to go with white.',
    'any-eleven-not-agreed':
      'Any eleven cards are not agreed for this match: name one colour to go with white.',
    'colour-unknown': 'There is no colour “{colour}”: choose purple, yellow, blue or red.',
    'colour-white': 'You have the white cards anyway: choose purple, yellow, blue or red to go with them.',
    'order-missing': 'Under free choice you must list your eleven cards in the order you want them.',
    'cards-missing': 'With any eleven you must list the eleven cards you pack; their order does not matter.',
    'tactic-unknown': 'There is no tactic card “{card}”.',
    'closing-card-in-deck':
      'The closing card ({card}) always comes on top of your eleven; take another card instead.',
    'tactic-twice': '{card} is in your deck twice; each card exists only once.',
    'deck-size':
      'Your deck has {count} {count?card:cards}; it must be exactly {want}, without the closing card.',
    'deck-powers': 'Your deck has {count} {count?card:cards} of power {power}; it must be exactly {want}.',
    'free-choice-impossible':
      'These cards do not allow a free choice: it needs {want} of power {power}, and there {count?is:are} only {count} beside the closing card.',
    'card-set-malformed': 'This is not a card set: it needs a name, a version, footballers and tactics.',
    'card-set-unnamed': 'The card set needs a name and a version of at most 60 characters each.',
    'card-set-not-ours':
      'Only cards of Libero may be called “{name}”, and these are not what was published as its version {version}. Give your card set a name of its own.',
    'card-set-footballers': 'The card set must have exactly {want} footballers.',
    'card-set-tactics': 'The card set must have exactly {want} tactic cards.',
    'card-set-club':
      '{club} has {count} {count?footballer:footballers} in the card set; it must be exactly {want}.',
    'card-set-no-keeper': '{club} has no keeper.',
    'card-set-too-dear':
      '{club} cannot put up a squad: the cheapest fifteen with a keeper cost {points} points, {budget} are allowed.',
    'card-set-beginners':
      '{club} needs exactly fifteen beginners with a keeper, at most 50 points together; there are {count} for {points} points.',
    'card-id': 'Card number {number} needs an id of small letters, digits and hyphens.',
    'card-id-twice':
      'The id “{card}” cannot be used here; every card needs one of its own, and “done” is taken.',
    'card-source': 'The card “{card}” must say where it comes from: rulebook, public or designed.',
    'footballer-name': 'The footballer “{card}” needs a name of at most 60 characters.',
    'footballer-club': 'The footballer “{card}” must belong to acker or stollen.',
    'footballer-line': 'The footballer “{card}” needs a line: keeper, defence, midfield or attack.',
    'footballer-price': 'The footballer “{card}” needs a price that is a whole number from 0 to 50.',
    'footballer-strengths':
      'The footballer “{card}” needs four strengths that are whole numbers from 1 to 5.',
    'footballer-hazards':
      'The footballer “{card}” needs four entries for hazards: injury, yellow, red or null.',
    'footballer-beginner':
      'The footballer “{card}” must say with true or false whether he is one of the fifteen for a first match.',
    'tactic-name': 'The name of the tactic card “{card}” must have at most 60 characters.',
    'tactic-colours':
      'There {count?is:are} {count} {colour} tactic {count?card:cards}; it must be exactly {want}.',
    'tactic-colour': 'The tactic card “{card}” must be white, purple, yellow, blue or red.',
    'tactic-power': 'The tactic card “{card}” needs a power that is a whole number from 1 to 5.',
    'tactic-places':
      'The places on the tactic card “{card}” are wrong: at most one keeper and ten outfielders on each side of each action.',
    'tactic-no-finish': 'The tactic card “{card}” needs places for both sides in the finish.',
    'tactic-half-build-up':
      'The tactic card “{card}” must have build-up places for both sides or for neither.',
    'tactic-arrow':
      'An arrow on the tactic card “{card}” must lead from a place of the build-up to a place of the finish on the same side, the keeper’s only to the keeper’s, each place once.',
    'tactic-powers': 'The {colour} tactic cards must be six, with the powers {want}.',
    'closing-card': 'Exactly one card must be the closing card: the white one of power 1.',
    'die-faces': 'The die must have exactly {want} faces.',
    'die-face': 'Face {number} of the die must be a whole number from 0 to {most}.',
    'die-always-level':
      'All six faces of the die show {face}: when both roll for the attack nobody would ever be higher, and the match would stand still.',
    'die-not-yet': 'By the rules finale-1 the die has the faces {want}.',
    'position-foreign': 'This is not a position of Finale, or one in a form that cannot be read here.',
    'position-field': 'The field “{field}” of the position is missing or cannot be right.',
    'choice-required': 'You cannot pass here: choose one of the options.',
    'not-an-option': 'That is not among your options now; choose one of those offered.',
    'not-a-tactic-now': 'You cannot play {card} now: you are asked for a man.',
    'not-a-man-now': 'You cannot choose {man} now: you are asked for a tactic card.',
    'power-complete': '{card} has power {power}, and of that power your deck is complete.',
    'not-in-hand': '{card} is not in your hand; play one of your hand cards.',
    'closing-card-only-last': '{card} stays where it is while you have hand cards; play one of those.',
    'man-is-off': '{man} has left the pitch and does not come back in this match.',
    'man-on-the-bench': '{man} sits on the bench; choose a man on the pitch.',
    'man-on-the-pitch': '{man} is on the pitch already; choose an outfielder from the bench, or nobody.',
    'man-already-chosen': '{man} is in this action already; choose another man.',
    'man-already-named': 'You have named {man} already; choose another man.',
    'man-used-in-build-up': '{man} played in the build-up and may not finish as well; choose a free man.',
    'man-of-other-line': '{man} does not fit: this place is for a {place}.',
    'keeper-fills-no-question-mark':
      '{man} is the keeper and may not play outfield; choose a free outfielder.',
    'arrow-wants-build-up-man':
      '{man} does not fit: the arrow wants one of the men it marks in your build-up.',
    'nothing-to-roll-for': 'There is nothing to roll for with {man} now; choose one of your men at risk.',
    'keepers-do-not-change': '{man} is a keeper; a change is always one outfielder for another.',
    'keeper-for-keeper': '{man} does not fit: a keeper changes only with a keeper.',
    'choose-who-leaves': '{man} cannot come on yet: say first who goes off.',
    'choose-who-comes-on': '{man} is on the pitch: say now who comes on from the bench.',
    'bench-keeper-not-outfield': '{man} is a keeper and may not come on for an outfielder.',
    'keeper-comes-first':
      '{man} is not next in line: first a keeper from the bench, then an outfielder from it, then one from the pitch.',
    'bench-keeper-first':
      '{man} may not go in goal while a keeper sits on the bench: take that keeper, or an outfielder on the pitch.',
    'no-change-left':
      '{man} may not come on, for you have no change left: an outfielder on the pitch goes in goal.',
    'not-for-the-goal':
      '{man} may not go in goal: take an outfielder on the pitch, or a bench keeper if you have a change left.',
    'outfielder-must-leave': '{man} cannot make room: choose an outfielder on the pitch.',
    'keeper-does-not-shoot': '{man} is the keeper and takes no penalty; choose an outfielder.',
  },
  endings: {
    'normal-time': 'in normal time',
    'extra-time': 'after extra time',
    'shoot-out': 'on penalties',
    lots: 'by lot',
    aggregate: 'on aggregate',
    'away-goals': 'on away goals',
  },
  story: {
    attacks: 'attacks',
    counters: 'counters',
    buildUps: 'build-ups won',
    finishes: 'finishes',
    yellows: 'yellow cards',
    reds: 'sent off',
    injuries: 'injured',
  },
  table: {
    beforeKickOff: 'Before kick-off',
    period: 'period {period}/6',
    extraTime: 'extra time {period}/2',
    shootOut: 'shoot-out {home} : {away}',
    fullTime: 'full time',
    attack: 'attack {number}/{of}',
    counter: 'counter',
    missing: 'no {missing} is free: any outfielder',
    buildUp: 'build-up',
    finish: 'finish',
    bench: 'bench',
    nobody: 'nobody',
    hand: 'hand {count}',
    deck: 'deck {count}',
    changes: 'changes {count}',
    faceDown: 'a card lies face down',
    die: 'The die: {faces}',
    noCard: 'no card yet',
    strength: 'strength now {strength}',
    next: 'next {next}',
    threat: '{hazard} possible',
    booked: 'booked',
    off: 'off',
  },
}
