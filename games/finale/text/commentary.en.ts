import type { FinaleText } from './text.ts'

/** Several lines for each moment of a match, in English. */
export const commentaryEn: FinaleText['commentary'] = {
  'kick-off': [
    'Kick-off! {Home} ({homeFormation}), {homeKeeper} in goal, against {away} ({awayFormation}) with {awayKeeper}.',
    'Under the lights: {home} in a {homeFormation}, {away} in a {awayFormation}. In goal {homeKeeper} and {awayKeeper}.',
  ],
  'kick-off/packing': [
    'The line-ups: {home} ({homeFormation}), {homeKeeper} in goal, against {away} ({awayFormation}) with {awayKeeper}.',
    'The teams are out: {home} in a {homeFormation}, {away} in a {awayFormation}. In goal {homeKeeper} and {awayKeeper}.',
  ],
  dealt: ['{Side} picks up its hand: {cards}.', 'The cards in hand for {side}: {cards}.'],
  packed: [
    '{Side} plays with the white and the {colour} tactic cards.',
    'White and {colour} it is for {side}.',
  ],
  'packed/free': [
    '{Side} has picked eleven cards; in hand are {cards}.',
    'Eleven cards of its own choice for {side}, beginning with {cards}.',
  ],
  'packed/any': [
    '{Side} has picked any eleven cards; they are shuffled.',
    'Eleven cards of its own choice for {side}, and now they are shuffled.',
  ],
  'packed-unseen': [
    '{Side} has chosen its tactic cards; nobody saw which.',
    'The deck of {side} lies face down, ready.',
  ],
  'decks-ready': [
    'Both decks are ready; each coach draws three cards as his hand.',
    'Tactics are settled on both sides; the hands are drawn.',
  ],
  'period/first': [
    'Kick-off! Period 1 of 6 begins, and each coach lays a tactic card.',
    'And we are off: the first fifteen minutes.',
  ],
  'period/next': [
    'Period {period} of 6 begins after {minute} minutes.',
    'On we go: minute {minute}, period {period}.',
    'Period {period}. The clock says {minute} minutes.',
  ],
  'period/second-half': [
    'The second half begins after {minute} minutes: period 4 of 6.',
    'Out of the dressing rooms and straight back at it: minute {minute}.',
  ],
  'period/last': [
    'The last period begins after {minute} minutes: period 6 of 6.',
    'The final fifteen! {minute} minutes are gone.',
  ],
  'period/extra': [
    'Extra time, minute {minute}: fifteen minutes more for tired legs.',
    'Minute {minute}, and still they run: a period of extra time.',
  ],
  'changes-ready': [
    '{Side} has settled its changes; they show when both coaches are ready.',
    'The bench has spoken: {side} is ready.',
  ],
  'changes-open/none': ['No changes on either side.', 'Both coaches trust the men they have.'],
  change: [
    '{Side} changes: {on} comes on, {off} goes off for good. Changes left: {left}.',
    '{off} makes way for {on}; {side} has {left} {left?change:changes} left.',
    'Fresh legs for {side}: {on} replaces {off}. {left} {left?change:changes} left.',
  ],
  'tactic-laid': ['{Side} lays {card} ({power}) face down.', 'Face down for {side}: {card} ({power}).'],
  'tactic-laid-unseen': ['{Side} has laid a card face down.', '{Side} has chosen; the card lies face down.'],
  'closing-card-open': [
    '{Side} has no hand card left: its closing card counts, open, with the figure {power}.',
    'No card to lay for {side}; the closing card ({power}) counts, open for all to see.',
  ],
  revealed: [
    'Cards up! {Home}: {homeCard} ({homePower}). {Away}: {awayCard} ({awayPower}).',
    '{Home} shows {homeCard} ({homePower}), {away} answers with {awayCard} ({awayPower}).',
    'The plans are out: {homeCard} ({homePower}) for {home}, {awayCard} ({awayPower}) for {away}.',
  ],
  drawn: [
    '{Side} draws {card} ({power}); {left} {left?card:cards} left in the deck.',
    'New in hand for {side}: {card} ({power}). Left in the deck: {left}.',
  ],
  'drawn/last': [
    '{Side} draws {card} ({power}), the last card of the deck.',
    'The deck is empty: {side} ends it with {card} ({power}).',
  ],
  'drawn-unseen/last': [
    '{Side} draws the last card of its deck.',
    'Nothing left to draw for {side}: the deck is empty.',
  ],
  'level-roll/level': [
    'Both roll a {die}: level, so they roll again.',
    'A {die} each, so they roll again.',
    'Both dice show {die}; nothing decided yet.',
  ],
  'level-roll/decided': [
    '{Home} rolls {homeDie}, {away} rolls {awayDie}: the higher roll wins.',
    'The dice: {homeDie} for {home}, {awayDie} for {away}.',
    'They roll for it: {home} {homeDie}, {away} {awayDie}.',
  ],
  'attacker/power': [
    '{Side} has the higher figure: {attacks} {attacks?attack:attacks}, the difference of the two cards.',
    '{Side} has the upper hand and {attacks} {attacks?attack:attacks} to come.',
    'The stronger card belongs to {side}: {attacks} {attacks?attack:attacks}.',
  ],
  'attacker/dice': [
    '{Side} attacks once: the figures are level, and it wins the roll.',
    '{Side} wins the roll and gets its one attack.',
  ],
  'attacker/guard': [
    'Twenty level rolls in a row! So the attack goes to {side}, at home.',
    'The dice refuse to decide; being at home, {side} gets the one attack.',
  ],
  exchanged: [
    '{Side} puts {card} ({power}) out of the match for good, unseen, and draws another card.',
    'Away with {card} ({power}) for good: {side} draws another card.',
  ],
  'exchanged-unseen': [
    '{Side} defends, puts a hand card out of the match for good, unseen, and draws another.',
    'One card goes for good, another comes for {side}.',
  ],
  'exchange-declined': [
    '{Side} defends, may swap a hand card before this attack, and keeps them all.',
    'No exchange: {side} sticks with what it holds.',
  ],
  'further-tactic': [
    '{Side} plays {card} ({power}) for the next attack; its figure brings no more attacks.',
    'The next card for {side}: {card} ({power}).',
    '{Side} now turns to {card} ({power}).',
  ],
  'further-tactic/closing': [
    '{Side} has no hand card left and plays the closing card, figure 1, for the next attack.',
    'No hand left for {side}, only the closing card with its 1.',
  ],
  'attack/only': [
    '{Side} attacks once, with {card}: its places say who plays.',
    'One attack, and {side} tries {card}.',
    '{card}! {Side} puts everything into this one attack.',
  ],
  'attack/series': [
    'Attack {attack} of {of}: {side} with {card}.',
    '{Side} comes forward with {card}, attack {attack} of {of}.',
    'Here comes {side}, attack {attack} of {of}: {card}.',
    '{card}! {Side} starts attack {attack} of {of}.',
  ],
  counter: [
    'The build-up has failed, so {side} counters with {card}.',
    'And now the other way: {side} on the counter, {card}.',
    '{Side} breaks! Counter with {card}.',
  ],
  'counter/bonus': [
    'The build-up has failed, so {side} counters with {card} and adds {bonus}, the difference of the figures.',
    'The counter is on: {card} for {side}, with a bonus of {bonus}.',
    '{Side} hits back at once: {card}, counter bonus {bonus}.',
    'Look at that space! {Side} counters with {card}, bonus {bonus}.',
  ],
  'action/straight': [
    'This card has no build-up: {side} goes straight to the finish.',
    'Without detours! {Side} is straight into the finish.',
  ],
  'man-chosen/first': [
    '{Side} uses {man}, strength {strength}.',
    '{Side} sends {man} ({strength}).',
    '{Side} calls on {man} ({strength}).',
    '{man} ({strength}) for {side}.',
  ],
  'man-chosen/next': [
    'And {man} ({club}, {strength}).',
    'With him {man} ({club}, {strength}).',
    '{man} ({club}, {strength}) joins in.',
    'Also {man} ({club}, {strength}).',
    '{man} as well ({club}, {strength}).',
  ],
  'man-chosen/only': [
    '{Side} uses {man}, strength {strength}: no other {place} is free.',
    'Nobody but {man} ({strength}) is free as a {place} for {side}.',
    'It has to be {man} ({strength}), the one {place} {side} has free.',
  ],
  'man-chosen/arrow': [
    'The arrow sends {man} ({club}) on from the build-up, now with strength {strength}.',
    'Still {man}! He is on his way to goal ({club}, {strength}).',
    '{man} does it all on his own ({club}, {strength}).',
  ],
  'man-chosen/arrow/defence': [
    'The arrow brings {man} ({club}) in from the build-up, now with strength {strength}.',
    '{man} has not given up ({club}, {strength}).',
    'Once more {man} ({club}, {strength}).',
  ],
  'man-chosen/stand-in': [
    'No {missing} is free: {man} ({club}, {strength}) stands in.',
    'A {missing} is wanted, none is free; {man} does it ({club}, {strength}).',
    '{man} has to play the {missing} ({club}, {strength}).',
  ],
  'places-empty': [
    '{Side} is short of men: {count} {count?place stays:places stay} empty.',
    'Nobody free any more: {side} leaves {count} {count?place:places} empty.',
  ],
  'comparison/build-up/won': [
    '{Side} gets through: {own} is more than {against}.',
    'Lovely build-up! {Side} has {own} to {against}.',
    'The way to goal is open for {side}: {own} against {against}.',
    '{own} against {against}, and {side} is in behind.',
    'They cannot hold {side}: {own} to {against}.',
  ],
  'comparison/build-up/level': [
    '{Side} gets through: {own} against {against}, and in the build-up level is enough.',
    'By a toe, but through! {Side} is level, {own} to {against}.',
    '{own} to {against} is enough: {side} slips past the last man.',
  ],
  'comparison/build-up/lost': [
    '{Side} loses the ball: {own} is less than {against}.',
    'No way through for {side}, {own} to {against}.',
    'The pass is cut out! {Side} has {own} against {against}.',
    '{own} is too little against {against}: {side} is stopped.',
    'The build-up of {side} breaks down at {own} to {against}.',
  ],
  'comparison/finish/won': [
    '{Side} scores: {own} is more than {against}.',
    'The shot! {Side} has {own}, the defence only {against}.',
    '{own} to {against}: nobody stops {side} now.',
    '{Side} finds the gap, {own} to {against}!',
  ],
  'comparison/finish/level': [
    'No goal for {side}: {own} against {against}, and the finish needs more.',
    'Off the bar! {own} to {against}, and level is no goal for {side}.',
    'One short: {side} has {own} to {against}, and level is not enough.',
  ],
  'comparison/finish/close': [
    'No goal for {side}: {own} is less than {against}, if only just.',
    'Off the post! {own} to {against}, {side} cannot believe it.',
    'So close! {own} against {against}, and {side} is left with nothing.',
    'A fingertip save: {side} has {own} to {against}.',
  ],
  'comparison/finish/lost': [
    'No goal for {side}: {own} is less than {against}.',
    'Saved: {own} to {against}, no goal for {side}.',
    '{Side} finds no gap: {own} against {against}.',
    'Blocked! {Side} gets to {own}, the defence to {against}.',
    'Well over the bar: {own} against {against}, {side} wastes it.',
  ],
  'goal/opener': [
    'GOAL! The first one goes to {side}, minute {minute}: {score}. {scorer} scores, the strongest of the finish.',
    'Minute {minute}, the first goal of the night! {scorer} for {side}, {score}.',
    'The net bulges! {Side} in front through {scorer}, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'GOAL! {Side} takes the lead in minute {minute}: {score}. {scorer} scores, the strongest of the finish.',
    '{scorer} strikes! {Side} leads, minute {minute}: {score}.',
    'Minute {minute}, {score}: {scorer} puts {side} ahead!',
  ],
  'goal/equaliser': [
    'GOAL! {Side} equalises in minute {minute}: {score}. {scorer} scores, the strongest of the finish.',
    'All square again! {scorer} brings {side} level at {score}, minute {minute}.',
    'GOAL! {Side} is back in it, {score}: {scorer} in minute {minute}.',
  ],
  'goal/further': [
    'GOAL! One more for {side}, minute {minute}: {score}. {scorer} scores, the strongest of the finish.',
    'GOAL! {Side} pulls away: {scorer}, {score} in minute {minute}.',
    'Minute {minute}: {scorer} adds one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    'GOAL! {Side} pulls one back in minute {minute}: {score}. {scorer} scores, the strongest of the finish.',
    'GOAL! {scorer} gives {side} hope, {score} in minute {minute}.',
    'Not over yet: {scorer} scores for {side}, minute {minute}, {score}.',
  ],
  'goal/scramble': [
    'GOAL for {side} in minute {minute}: {score}. Nobody who played is left to be the scorer.',
    'GOAL, and nobody knows whose touch it was: {side}, minute {minute}, {score}.',
  ],
  'hazard/injury/struck': [
    'Injury risk for {man} ({club}): rolled {die}. A 2 hurts him.',
    '{man} ({club}) clutches his leg and waves to the bench (die: {die}).',
    'A crunch, and {man} ({club}) lies on the grass (die: {die}).',
  ],
  'hazard/injury/spared': [
    'Injury risk for {man} ({club}): rolled {die}. Only a 2 would hurt him.',
    '{man} ({club}) goes down, shakes himself and gets up (die: {die}).',
    'Relief: {man} ({club}) only limps a few steps (die: {die}).',
  ],
  'hazard/yellow/struck': [
    'Booking risk for {man} ({club}): rolled {die}. 0 or 1 is a yellow card.',
    'A foul by {man} ({club}); the referee reaches for his pocket (die: {die}).',
    '{man} ({club}) pulls a shirt, in full view of the referee (die: {die}).',
  ],
  'hazard/yellow/spared': [
    'Booking risk for {man} ({club}): rolled {die}. Only 0 or 1 would be a yellow card.',
    '{man} ({club}) gets away with a foul (die: {die}).',
    'The referee waves play on: lucky {man} ({club}) (die: {die}).',
  ],
  'hazard/red/struck': [
    'Red card risk for {man} ({club}): rolled {die}. A 3 sends him off.',
    '{man} ({club}) loses his head (die: {die}).',
    'That was over the top from {man} ({club}), far over it (die: {die}).',
  ],
  'hazard/red/spared': [
    'Red card risk for {man} ({club}): rolled {die}. Only a 3 would send him off.',
    'Hearts in mouths, but {man} ({club}) stays on (die: {die}).',
    '{man} ({club}) boils over, and cools down just in time (die: {die}).',
  ],
  injured: [
    '{man} is injured and off for the rest of the match; {side} must do without him.',
    'It is over for {man}: {side} loses him to injury.',
  ],
  booked: [
    'Yellow card for {man} of {side}. A second one would send him off.',
    'In the book goes {man}: yellow for {side}.',
  ],
  'sent-off': [
    'Red card: {man} is off for the rest of the match. Nobody replaces him, {side} is a man down.',
    'Straight red for {man}: {side} plays on with one man fewer.',
  ],
  'sent-off/second-yellow': [
    'The second yellow card is red: {man} is off for good. Nobody replaces him, {side} is a man down.',
    'Booked once too often: {man} has to go, {side} plays on with one man fewer.',
  ],
  'came-on': [
    '{Side}: {man} comes on for the injured {for}. This costs no change.',
    '{man} comes on for {side}; {for} is helped off.',
  ],
  'nobody-came-on': [
    '{Side} sends nobody on for the injured {for} and plays with a man fewer.',
    '{Side} leaves the place of {for} empty.',
  ],
  'in-goal/keeper': ['{man} is in goal for {side} now.', 'A new man between the posts of {side}: {man}.'],
  'in-goal/stand-in': [
    '{Side} has no keeper: {man}, an outfielder, goes in goal for the rest of the match.',
    '{Side} puts {man} between the posts, an outfielder by trade.',
  ],
  'goal-empty': [
    'Nobody left to go in goal: {side} plays with an empty net.',
    'An empty goal! {Side} has no man left for it.',
  ],
  'period-over': [
    'The period is over after {minute} minutes. The score: {score}.',
    '{minute} minutes are played, it is {score}.',
    'The score after {minute} minutes: {score}.',
  ],
  'period-over/half-time': ['Half-time: {score}.', 'The whistle for the break. It is {score} at half-time.'],
  'period-over/last': ['{minute} minutes are up: {score}.', 'Time! {score} after {minute} minutes.'],
  'extra-time': [
    'Level at {score}: extra time follows, two periods with the white cards only.',
    '{score} is not enough for anybody. White cards out, extra time!',
  ],
  'shoot-out': [
    'Still level at {score}: penalties decide.',
    '{score} after extra time: the shoot-out must decide.',
  ],
  'takers-ready': [
    '{Side} has named its penalty takers.',
    'The list is written: {side} is ready for the spot.',
  ],
  'first-shot': ['{Side} takes the first penalty.', 'First to the spot: {side}.'],
  'shot/scored': [
    'In! {taker} beats {keeper} for {side}, {own} to {against}. Penalties: {score}.',
    '{taker} scores for {side}: {own} against {against}, {keeper} had no chance. {score}.',
    '{Side} converts: {taker} past {keeper}, {own} to {against}. {score} on penalties.',
  ],
  'shot/missed': [
    'Saved! {keeper} denies {taker} of {side}, {own} to {against}. Penalties: {score}.',
    '{taker} cannot beat {keeper}: {own} against {against}, {side} misses. {score}.',
    '{Side} fails from the spot: {taker} {own}, {keeper} {against}. Still {score}.',
  ],
  'shot/nobody': [
    '{Side} has nobody to take it: missed. Penalties: {score}.',
    'No man left to shoot for {side}, so it counts as missed. {score}.',
  ],
  'shot/empty-goal/scored': [
    '{taker} rolls it into the empty goal for {side}: {own} against {against}. {score}.',
    'Nobody in goal, and {taker} scores for {side}, {own} to {against}. Penalties: {score}.',
  ],
  'shot/empty-goal/missed': [
    'Past an empty goal! {taker} of {side} misses, {own} against {against}. {score}.',
    'Unbelievable: {taker} misses an open goal for {side}, {own} to {against}. Penalties: {score}.',
  ],
  'sudden-death': [
    'Still level: one more penalty each, pair {pair} of sudden death.',
    'Still level! Pair {pair} of sudden death.',
    'On to pair {pair}; the nerves are showing.',
  ],
  lots: [
    'Forty pairs and no winner: lots are drawn, and {side} is lucky.',
    'Fate decides from the hat: {side} it is!',
  ],
  'full-time/win': ['Full time, {score}! {Side} wins.', 'It is over: {score}. Victory for {side}!'],
  'full-time/draw': ['Full time: {score}, a draw.', 'It is over, and nobody loses: {score}.'],
  'full-time/extra-time': [
    'Over after extra time, {score}: {side} wins!',
    '120 minutes, {score}. The last word belongs to {side}!',
  ],
  'full-time/shoot-out': [
    'Decided on penalties, {penalties} after a {score}: {side} wins!',
    '{score} after 120 minutes, {penalties} from the spot: {side} has done it!',
  ],
  'full-time/lots': [
    'A match of {score} that only lots could decide: {side} wins.',
    '{Side} wins by lot after {score} and endless penalties.',
  ],
  'full-time/aggregate': [
    'Full time, {score}. With {aggregate} on aggregate {side} goes through!',
    '{Side} is through: {score} today, {aggregate} over both legs.',
  ],
  'full-time/aggregate/extra-time': [
    'Over after extra time: {score}, {aggregate} on aggregate. {Side} goes through!',
    'It took 120 minutes: {side} is through, {score} today, {aggregate} over both legs.',
  ],
  'full-time/away-goals': [
    '{score} today, {aggregate} on aggregate: away goals send {side} through!',
    'Level at {aggregate} after a {score}, but {side} has more away goals and is through.',
  ],
}
