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
  packed: ['{Side} packs white and {colour}.', 'White and {colour} it is for {side}.'],
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
    'Both decks are ready; each coach takes three cards.',
    'Tactics are settled on both sides; the hands are drawn.',
  ],
  'period/first': [
    'The whistle goes, and the ball is rolling.',
    'And we are off: the first fifteen minutes.',
  ],
  'period/next': [
    '{minute} minutes played: period {period} begins.',
    'On we go: minute {minute}, period {period}.',
    'Period {period}. The clock says {minute} minutes.',
  ],
  'period/second-half': [
    'The second half begins, {minute} minutes on the clock.',
    'Out of the dressing rooms and straight back at it: minute {minute}.',
  ],
  'period/last': [
    'Minute {minute}: the last period of normal time begins.',
    'The final fifteen! {minute} minutes are gone.',
  ],
  'period/extra': [
    'Extra time, minute {minute}: fifteen minutes more for tired legs.',
    'Minute {minute}, and still they run: a period of extra time.',
  ],
  'changes-ready': ['{Side} has settled its changes.', 'The bench has spoken: {side} is ready.'],
  'changes-open/none': ['No changes on either side.', 'Both coaches trust the men they have.'],
  change: [
    '{Side} changes: {on} on, {off} off. Changes left: {left}.',
    '{off} makes way for {on}; {side} has {left} {left?change:changes} left.',
    'Fresh legs for {side}: {on} replaces {off}. {left} {left?change:changes} left.',
  ],
  'tactic-laid': ['{Side} lays {card} ({power}) face down.', 'Face down for {side}: {card} ({power}).'],
  'tactic-laid-unseen': ['{Side} has laid a card face down.', '{Side} has chosen; the card lies face down.'],
  'closing-card-open': [
    '{Side} has no hand left: its closing card lies open, power {power}.',
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
    'Dead level: both roll a {die}. Once more!',
    'A {die} each, so they roll again.',
    'Both dice show {die}; nothing decided yet.',
  ],
  'level-roll/decided': [
    '{Home} rolls {homeDie}, {away} {awayDie}.',
    'The dice: {homeDie} for {home}, {awayDie} for {away}.',
    'They roll for it: {home} {homeDie}, {away} {awayDie}.',
  ],
  'attacker/power': [
    '{Side} seizes the initiative: {attacks} {attacks?attack:attacks}.',
    '{Side} has the upper hand and {attacks} {attacks?attack:attacks} to come.',
    'The stronger card belongs to {side}: {attacks} {attacks?attack:attacks}.',
  ],
  'attacker/dice': [
    'Equal powers, but the roll goes to {side}: one attack.',
    '{Side} wins the roll and gets its one attack.',
  ],
  'attacker/guard': [
    'Twenty level rolls in a row! So the attack goes to {side}, at home.',
    'The dice refuse to decide; being at home, {side} gets the one attack.',
  ],
  exchanged: [
    '{Side} puts {card} ({power}) out of the game for good, unseen, and draws another.',
    'Away with {card} ({power}) for good: {side} draws another card.',
  ],
  'exchanged-unseen': [
    '{Side} puts a card out of the game for good, unseen, and draws another.',
    'One card goes for good, another comes for {side}.',
  ],
  'exchange-declined': ['{Side} keeps its hand.', 'No exchange: {side} sticks with what it holds.'],
  'further-tactic': [
    '{Side} follows up with {card} ({power}).',
    'The next card for {side}: {card} ({power}).',
    '{Side} now turns to {card} ({power}).',
  ],
  'further-tactic/closing': [
    '{Side} has run out of cards: the closing card, power 1, must do.',
    'No hand left for {side}, only the closing card with its power of 1.',
  ],
  'attack/only': [
    '{Side} comes forward for its only attack: {card}.',
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
    'Ball won! {Side} counters with {card}.',
    'And now the other way: {side} on the counter, {card}.',
    '{Side} breaks! Counter with {card}.',
  ],
  'counter/bonus': [
    'Ball won! {Side} counters with {card}, bonus {bonus}.',
    'The counter is on: {card} for {side}, with a bonus of {bonus}.',
    '{Side} hits back at once: {card}, counter bonus {bonus}.',
    'Look at that space! {Side} counters with {card}, bonus {bonus}.',
  ],
  'action/straight': [
    'No build-up needed: {side} goes straight for goal.',
    'Without detours! {Side} is straight into the finish.',
  ],
  'man-chosen/first': [
    '{Side}: {man} ({strength}).',
    '{Side} sends {man} ({strength}).',
    '{Side} calls on {man} ({strength}).',
    '{man} ({strength}) for {side}.',
  ],
  'man-chosen/next': [
    'And {man} ({strength}).',
    'With him {man} ({strength}).',
    '{man} ({strength}) joins in.',
    'Also {man} ({strength}).',
    '{man} as well ({strength}).',
  ],
  'man-chosen/arrow': [
    '{man} keeps the ball and goes on himself ({strength}).',
    'Still {man}! He is on his way to goal ({strength}).',
    '{man} does it all on his own ({strength}).',
  ],
  'man-chosen/arrow/defence': [
    '{man} is back again to stop it ({strength}).',
    '{man} has not given up ({strength}).',
    'Once more {man} ({strength}).',
  ],
  'man-chosen/stand-in': [
    'No {missing} is free: {man} stands in ({strength}).',
    'A {missing} is wanted, none is free; {man} does it ({strength}).',
    '{man} has to play the {missing} ({strength}).',
  ],
  'places-empty': [
    '{Side} is short of men: {count} {count?place stays:places stay} empty.',
    'Nobody free any more: {side} leaves {count} {count?place:places} empty.',
  ],
  'comparison/build-up/won': [
    '{Side} gets through: {own} against {against}.',
    'Lovely build-up! {Side} has {own} to {against}.',
    'The way to goal is open for {side}: {own} against {against}.',
    '{own} against {against}, and {side} is in behind.',
    'They cannot hold {side}: {own} to {against}.',
  ],
  'comparison/build-up/lost': [
    '{Side} loses the ball: {own} against {against}.',
    'No way through for {side}, {own} to {against}.',
    'The pass is cut out! {Side} has {own} against {against}.',
    '{own} is too little against {against}: {side} is stopped.',
    'The build-up of {side} breaks down at {own} to {against}.',
  ],
  'comparison/finish/won': [
    '{Side} pulls the trigger: {own} against {against}!',
    'The shot! {Side} has {own}, the defence only {against}.',
    '{own} to {against}: nobody stops {side} now.',
    '{Side} finds the gap, {own} to {against}!',
  ],
  'comparison/finish/close': [
    'Inches wide! {Side} has {own} against {against}.',
    'Off the post! {own} to {against}, {side} cannot believe it.',
    'So close! {own} against {against}, and {side} is left with nothing.',
    'A fingertip save: {side} has {own} to {against}.',
  ],
  'comparison/finish/lost': [
    'Chance gone! {Side} has {own} against {against}.',
    'Saved: {own} to {against}, no goal for {side}.',
    '{Side} finds no gap: {own} against {against}.',
    'Blocked! {Side} gets to {own}, the defence to {against}.',
    'Well over the bar: {own} against {against}, {side} wastes it.',
  ],
  'goal/opener': [
    'GOAL! {scorer} opens the scoring for {side} in minute {minute}: {score}.',
    'Minute {minute}, the first goal of the night! {scorer} for {side}, {score}.',
    'The net bulges! {Side} in front through {scorer}, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'GOAL! {scorer} gives {side} the lead in minute {minute}: {score}.',
    '{scorer} strikes! {Side} leads, minute {minute}: {score}.',
    'Minute {minute}, {score}: {scorer} puts {side} ahead!',
  ],
  'goal/equaliser': [
    'The equaliser! {scorer} for {side} in minute {minute}: {score}.',
    'All square again! {scorer} brings {side} level at {score}, minute {minute}.',
    'GOAL! {Side} is back in it, {score}: {scorer} in minute {minute}.',
  ],
  'goal/further': [
    'Another one! {scorer} makes it {score} for {side}, minute {minute}.',
    'GOAL! {Side} pulls away: {scorer}, {score} in minute {minute}.',
    'Minute {minute}: {scorer} adds one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    '{Side} pulls one back! {scorer} in minute {minute}: {score}.',
    'GOAL! {scorer} gives {side} hope, {score} in minute {minute}.',
    'Not over yet: {scorer} scores for {side}, minute {minute}, {score}.',
  ],
  'goal/scramble': [
    'Somehow it is in! {Side} scores out of nothing, minute {minute}: {score}.',
    'GOAL, and nobody knows whose touch it was: {side}, minute {minute}, {score}.',
  ],
  'hazard/injury/struck': [
    'That looks bad: {man} stays down (die: {die}).',
    '{man} clutches his leg and waves to the bench (die: {die}).',
    'A crunch, and {man} lies on the grass (die: {die}).',
  ],
  'hazard/injury/spared': [
    '{man} takes a knock, but carries on (die: {die}).',
    '{man} goes down, shakes himself and gets up (die: {die}).',
    'Relief: {man} only limps a few steps (die: {die}).',
  ],
  'hazard/yellow/struck': [
    '{man} comes in late, and the whistle goes (die: {die}).',
    'A foul by {man}; the referee reaches for his pocket (die: {die}).',
    '{man} pulls a shirt, in full view of the referee (die: {die}).',
  ],
  'hazard/yellow/spared': [
    'A quiet word from the referee for {man}, no card (die: {die}).',
    '{man} gets away with a foul (die: {die}).',
    'The referee waves play on: lucky {man} (die: {die}).',
  ],
  'hazard/red/struck': [
    'What a tackle by {man}! The referee comes running (die: {die}).',
    '{man} loses his head (die: {die}).',
    'That was over the top from {man}, far over it (die: {die}).',
  ],
  'hazard/red/spared': [
    '{man} goes in hard, but takes the ball (die: {die}).',
    'Hearts in mouths, but {man} stays on (die: {die}).',
    '{man} boils over, and cools down just in time (die: {die}).',
  ],
  injured: [
    '{man} is injured and out of the match; {side} must do without him.',
    'It is over for {man}: {side} loses him to injury.',
  ],
  booked: ['Yellow card for {man} of {side}.', 'In the book goes {man}: yellow for {side}.'],
  'sent-off': [
    'Red card! {man} is sent off, {side} is a man down.',
    'Straight red for {man}: {side} plays on with one man fewer.',
  ],
  'sent-off/second-yellow': [
    'A second yellow, so it is red: {man} is off, {side} is a man down.',
    'Booked once too often: {man} has to go, {side} plays on with one man fewer.',
  ],
  'came-on': [
    '{Side} brings on {man} for the injured {for}.',
    '{man} comes on for {side}; {for} is helped off.',
  ],
  'nobody-came-on': [
    'Nobody comes on for {for}: {side} plays a man short.',
    '{Side} leaves the place of {for} empty.',
  ],
  'in-goal/keeper': ['{man} is in goal for {side} now.', 'A new man between the posts of {side}: {man}.'],
  'in-goal/stand-in': [
    'An outfielder in goal! {man} pulls on the gloves for {side}.',
    '{Side} puts {man} between the posts, an outfielder by trade.',
  ],
  'goal-empty': [
    'Nobody left to go in goal: {side} plays with an empty net.',
    'An empty goal! {Side} has no man left for it.',
  ],
  'period-over': [
    'After {minute} minutes: {score}.',
    '{minute} minutes are played, it is {score}.',
    'The score after {minute} minutes: {score}.',
  ],
  'period-over/half-time': ['Half-time: {score}.', 'The whistle for the break. It is {score} at half-time.'],
  'period-over/last': ['{minute} minutes are up: {score}.', 'Time! {score} after {minute} minutes.'],
  'extra-time': [
    'No decision at {score}: extra time, with the white cards only.',
    '{score} is not enough for anybody. White cards out, extra time!',
  ],
  'shoot-out': [
    'Still no decision at {score}. It comes down to penalties!',
    '{score} after extra time: the shoot-out must decide.',
  ],
  'takers-ready': ['{Side} knows who will shoot.', 'The list is written: {side} is ready for the spot.'],
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
    'Sudden death, pair {pair}: whoever blinks is out.',
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
