import { playersCommentaryEn } from './players/commentary.en.ts'
import type { HatTrickText } from './text.ts'

/** Several lines for each moment of a match, in English. */
export const commentaryEn: HatTrickText['commentary'] = {
  ...playersCommentaryEn,
  'kick-off/first-half': [
    'Kick-off! {Home} against {away}, and {side} begins with {man} on the ball.',
    'The coin has fallen, {home} against {away}: {side} kicks off through {man}.',
    'Here we go: {home} at home to {away}. {Side} has the ball, {man} starts.',
  ],
  'kick-off/second-half': [
    'The second half is under way: {side} kicks off, {man} on the ball.',
    'Back on the pitch: {side} begins the second half with {man}.',
  ],
  'kick-off/extra-time': [
    'Extra time! {Side} won the toss and kicks off through {man}.',
    'On into extra time: {side} has the ball, {man} starts.',
  ],
  'kick-off/after-goal': [
    'Everybody back to his place: {side} kicks off, {man} on the ball.',
    '{Side} restarts at once with {man}.',
    'From the centre again: {man} kicks off for {side}.',
  ],
  'card-laid': ['{Side} lays {card} face down.', 'Face down for {side}: {card}.'],
  'card-laid-unseen': [
    '{Side} has laid a card face down.',
    '{Side} has chosen; the card lies face down.',
    'A card face down from {side}.',
  ],
  drawn: [
    '{Side} draws {cards}; {left} left in the deck.',
    'New in hand for {side}: {cards}. Left in the deck: {left}.',
  ],
  'drawn/last': [
    '{Side} draws {cards}, and the deck has run out.',
    'The end of the deck for {side}: {cards}.',
  ],
  'drawn-unseen/last': ['{Side} draws the last card of its deck.', 'The deck of {side} has run out.'],
  'temporary-deck': [
    '{Side} shuffles {count} used {count?card:cards} into a temporary deck.',
    'Stoppage time for {side}: a temporary deck of {count} {count?card:cards}.',
  ],
  turn: [
    '{Side} on the ball: {man} in line {line}.',
    '{Man} has it for {side}, line {line}.',
    '{Side} builds from line {line}, {man} on the ball.',
    'The ball is with {man} of {side} in line {line}.',
    'Line {line}, {man} looks up: {side} in possession.',
  ],
  opportunity: [
    'Chance for {side}! {Man} has the ball; a scoring opportunity.',
    'Scoring opportunity! {Man} of {side} looks for the gap.',
    'The crowd rises: {man} and {side} have a scoring opportunity.',
  ],
  revealed: [
    'Cards up! {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
    '{Home} shows {homeCard}, {away} {awayCard}.',
    'On the table: {homeCard} for {home}, {awayCard} for {away}.',
    '{Home} plays {homeCard}, {away} answers with {awayCard}.',
  ],
  'moved/forward/free': [
    '{Team}: {man} goes forward into space ({field}).',
    '{Man} of {side} pushes up to {field}.',
    'Nobody there, so {side} sends {man} forward to {field}.',
  ],
  'moved/forward/team-mate': [
    '{Team}: {man} goes forward to {field}, team-mate {other} drops back.',
    '{Man} and {other} of {side} swap, {man} now ahead on {field}.',
    '{Side} sends {man} up to {field} past his own {other}.',
  ],
  'moved/forward/opponent': [
    '{Team}: {man} goes forward to {field}, past their {other}.',
    '{Man} of {side} pushes up to {field}, their {other} slips in behind.',
    '{Side} gains ground: {man} on {field}, places changed with their {other}.',
  ],
  'moved/back/free': [
    '{Team}: {man} drops back into space ({field}).',
    '{Man} of {side} falls back to {field}.',
    'Cautious: {side} takes {man} back to {field}.',
  ],
  'moved/back/team-mate': [
    '{Team}: {man} drops back to {field}, team-mate {other} moves up.',
    '{Man} and {other} of {side} swap, {man} now behind on {field}.',
    '{Side} calls {man} back to {field}; {other} goes up in his place.',
  ],
  'moved/back/opponent': [
    '{Team}: {man} drops back to {field}, changing places with their {other}.',
    '{Man} of {side} tracks back to {field}, goal-side of their {other}.',
    '{Side} closes the door: {man} back on {field}, opposing {other} in front.',
  ],
  stayed: [
    '{Side} stays put.',
    'Nobody moves for {side}.',
    '{Side} keeps its shape.',
    'No move from {side}.',
  ],
  sideways: [
    '{Side} plays it square, {from} to {to}.',
    'Across from {from} to {to}, {side} keeps the ball moving.',
    '{Team}: {from} lays it off to {to}.',
    'A square ball by {side}, from {from} to {to}.',
  ],
  'no-team-mate': [
    'No team-mate in the line, so {man} of {side} keeps the ball.',
    '{Team}: {man} is alone in his line and keeps it.',
    'Nobody beside {man}; {side} holds on to the ball.',
  ],
  'comparison/short/won': [
    'The short pass of {side} is on: {own} against {against}.',
    '{Side} plays through the line, {own} to {against}.',
    'Crisp passing! {Side} has {own} against {against}.',
    '{own} to {against}: {side} finds the way forward.',
  ],
  'comparison/short/lost': [
    'The short pass of {side} fails: {own} against {against}.',
    '{Side} is read like a book, {own} to {against}.',
    'Not enough! {Side} has {own} against {against}.',
    '{own} to {against}: the line is closed to {side}.',
  ],
  'comparison/long/won': [
    'The long ball of {side} comes down well: {own} against {against}.',
    'What a ball! {Side} has {own} to {against}.',
    '{own} against {against}: {side} wins it in the air.',
  ],
  'comparison/long/lost': [
    'The long ball of {side} does not come off: {own} against {against}.',
    '{Side} hits it long, but has only {own} to {against}.',
    '{own} against {against}: no luck for {side} up there.',
  ],
  'comparison/dribble/won': [
    '{Side} takes him on and wins: {own} against {against}.',
    'A feint, a turn! {Side} has {own} to {against}.',
    '{own} against {against}: {side} is past him.',
  ],
  'comparison/dribble/lost': [
    '{Side} tries to dribble and is stopped: {own} against {against}.',
    'No way past! {Side} has {own} to {against}.',
    '{own} against {against}: {side} loses the duel.',
  ],
  'comparison/card/won': [
    'Level, {own} against {against}, but {side} played the stronger card.',
    '{own} to {against}: the stronger card tips it for {side}.',
  ],
  'comparison/card/lost': [
    'Level, {own} against {against}, but {side} played the weaker card.',
    '{own} to {against}: the weaker card decides against {side}.',
  ],
  'comparison/level': [
    'Nothing between them: {side} has {own} against {against}, and the cards are equal.',
    '{own} to {against}, equal cards: {side} is held, and the referee has seen something.',
  ],
  'comparison/level/won': [
    'Level in everything, {own} against {against}, but nobody is there to foul: {side} goes on.',
    '{own} to {against}, equal cards, and no opponent near: it counts for {side}.',
  ],
  passed: [
    '{Side} moves up to line {line}: {from} finds {to}.',
    '{From} to {to}, and {side} is in line {line}.',
    '{Side} keeps it going, {from} to {to} in line {line}.',
    'Good ball from {from}: {to} has it for {side}, line {line}.',
  ],
  'passed/final-line': [
    'Into the final line! {From} finds {to} for {side}.',
    '{Side} is through to the final line: {from} to {to}!',
    'What a pass! {From} puts {to} of {side} in front of the keeper.',
  ],
  'passed/same-line': [
    'Nobody ahead, so {from} gives it to {to}: {side} stays in line {line}.',
    '{Side} wins the pass but not a line: {from} to {to}, still line {line}.',
  ],
  'passed/kept': [
    'Nobody ahead to pass to: {man} of {side} keeps the ball.',
    '{Side} finds no way on, the ball stays with {man}.',
  ],
  'passed/opportunity': [
    '{From} gives it to {to} of {side}, in line {line}.',
    'The pass arrives: {from} to {to}, {side} in line {line}.',
  ],
  'passed/opportunity/forward': [
    'Forward it goes: {from} finds {to} of {side} in line {line}.',
    '{From} plays {to} in, closer to goal: {side} in line {line}.',
    'A ball through! {From} to {to}, {side} has it in line {line}.',
  ],
  'passed/opportunity/sideways': [
    '{From} squares it to {to}: {side} stays in line {line}.',
    'Along the line: {from} to {to} of {side}, still line {line}.',
  ],
  'passed/opportunity/back': [
    '{From} pulls it back to {to} of {side}, line {line}.',
    'Back from {from} to {to}: {side} in line {line}.',
  ],
  intercepted: [
    'Intercepted! {Man} of {side} has it in line {line}.',
    '{Side} wins the ball: {man}, line {line}.',
    'Cut out by {man}, and {side} goes the other way from line {line}.',
    '{Man} steps in for {side} in line {line}.',
  ],
  'nobody-there': [
    'There is no way on from here: {side} keeps the ball.',
    'Nothing ahead within reach, so the ball stays with {side}.',
  ],
  'nobody-there/no-defender': [
    'No opponent in line {line} to take it: {side} keeps the ball.',
    'Lost, but to nobody: line {line} has no opponent, and the ball stays with {side}.',
  ],
  'dribbled/past': [
    '{Man} of {side} is past their {past} and on {field}.',
    '{Team}: {man} leaves {past} standing and reaches {field}.',
    'Gone! {Man} goes by {past}, {side} is on {field}.',
  ],
  'dribbled/free': [
    'Open grass: {man} of {side} runs on to {field}.',
    '{Team}: nobody in the way, {man} carries it to {field}.',
    '{Man} runs with it, {side} is on {field} unopposed.',
  ],
  tackled: [
    'Tackled! {Man} of {side} takes it off {from}.',
    '{Side} has the ball: {man} stops {from} in his tracks.',
    'Clean tackle by {man}, {from} loses it to {side}.',
  ],
  'foul/yellow': [
    'Foul by {man}! A yellow card for {side}.',
    'The whistle: {man} brought him down, yellow for {side}.',
    '{Side} is booked for a foul by {man}.',
  ],
  'foul/red': [
    'Foul by {man}, and {side} already had a yellow: he is sent off!',
    'Red! {Man} must go, {side} plays on with a man fewer.',
  ],
  'free-kick': ['Free kick to {side}, {man} has the ball.', '{Man} stands over a free kick for {side}.'],
  'free-kick-choice/opportunity': [
    '{Side} makes a scoring opportunity of the free kick.',
    'A set piece! {Side} goes for goal.',
  ],
  'free-kick-choice/play-on': [
    '{Side} takes the free kick short; normal play.',
    'No set piece: {side} simply plays on.',
  ],
  penalty: [
    'PENALTY! {Side} was right in front of goal, and {man} will shoot.',
    'The referee points to the spot! {Man} takes it for {side}.',
  ],
  declined: [
    '{Side} waits for something better.',
    'Not yet: {side} keeps the ball and looks for a better position.',
    '{Side} holds back.',
  ],
  'nobody-to-pass-to': [
    '{Man} of {side} has nobody to pass to: no shot.',
    'Nobody within reach of {man}: no pass for {side}, and so no shot.',
  ],
  'too-far-out': [
    'Too far out: {man} of {side} is in line {line}, no shot.',
    'No shot for {side}: from line {line} the goal is too far away for {man}.',
    '{Man} has it in line {line}, too deep to shoot; {side} must get closer.',
  ],
  'out-of-cards/kept': [
    'The cards are used up and no shot: the ball stays with {side}, now with {man}.',
    '{Side} took too long, but {man} saves the ball.',
  ],
  'out-of-cards/lost': [
    'Chance gone: {side} has no card left, {man} of {rival} clears up.',
    '{Side} took too long; {rival} has the ball through {man}.',
  ],
  'shot-begins': [
    '{Man} of {side} shoots from {field} ({action})!',
    'Here it comes: {man} pulls the trigger for {side} from {field} ({action}).',
    '{Side} goes for it, {man} from {field} ({action})!',
  ],
  'shot-begins/penalty': [
    '{Man} of {side} places the ball on the spot ({action}).',
    'Silence. {Man} steps up for {side} ({action}).',
  ],
  'corner-chosen': ['{Side} chooses: {corner}.', 'The choice of {side}: {corner}.'],
  'corner-chosen-unseen': ['{Side} has chosen a corner.', '{Side} has made up its mind.'],
  'duel/plus': [
    'The shot of {side} goes {shot} with power {power}; the keeper {dive}, well guessed! Draws: {draws}.',
    '{Side} shoots {shot}, power {power}. The keeper {dive}, he guessed it! He draws {draws}.',
  ],
  'duel/none': [
    'The shot of {side} goes {shot} with power {power}; the keeper {dive}. Draws: {draws}.',
    '{Side} shoots {shot}, power {power}. The keeper {dive} and may draw {draws}.',
  ],
  'duel/minus': [
    'The shot of {side} goes {shot} with power {power}; the keeper {dive}, quite wrong! Draws: {draws}.',
    '{Side} shoots {shot}, power {power}. The keeper {dive}, the wrong way. He draws only {draws}.',
  ],
  'duel/beaten': [
    '{Side} shoots {shot}, power {power}; the keeper {dive} and may not draw at all.',
    'The keeper {dive}, and {side} shoots {shot} with power {power}. No card for him!',
  ],
  'keeper-drew/under': [
    'The keeper of {side} draws {card}: {total} against {power}.',
    '{Side} turns over {card}; {total} now, the shot has {power}.',
    '{Card} for {side}, that makes {total} against {power}.',
  ],
  'keeper-drew/level': [
    'The keeper of {side} draws {card} and gets a hand to it: {total} against {power}.',
    '{Card} for {side}: level, {total} to {power}.',
  ],
  'keeper-drew/over': [
    'The keeper of {side} draws {card}, and that is enough: {total} against {power}.',
    '{Card} for {side}: {total} beats {power}!',
  ],
  'keeper-stopped': [
    'The keeper of {side} leaves it at {total} against {power}.',
    '{Side} draws no more: {total} against {power}.',
  ],
  'goal/opener': [
    'GOAL! {Man} opens the scoring for {side} in minute {minute}: {score}.',
    'Minute {minute}, the first goal! {Man} for {side}, {score}.',
    'The net bulges! {Side} in front through {man}, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'GOAL! {Man} gives {side} the lead in minute {minute}: {score}.',
    '{Man} strikes! {Side} leads, minute {minute}: {score}.',
    'Minute {minute}, {score}: {man} puts {side} ahead!',
  ],
  'goal/equaliser': [
    'The equaliser! {Man} for {side} in minute {minute}: {score}.',
    'All square again! {Man} brings {side} level at {score}, minute {minute}.',
    'GOAL! {Side} is back in it, {score}: {man} in minute {minute}.',
  ],
  'goal/further': [
    'Another one! {Man} makes it {score} for {side}, minute {minute}.',
    'GOAL! {Side} pulls away: {man}, {score} in minute {minute}.',
    'Minute {minute}: {man} adds one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    '{Side} pulls one back! {Man} in minute {minute}: {score}.',
    'GOAL! {Man} gives {side} hope, {score} in minute {minute}.',
    'Not over yet: {man} scores for {side}, minute {minute}, {score}.',
  ],
  'parried/attack': [
    'Parried by the keeper of {side}, but {man} of {rival} is first to the rebound!',
    'The keeper of {side} cannot hold it: {rival} has it again, {man}!',
  ],
  'parried/defence': [
    'Parried! {Man} of {side} clears the rebound.',
    'The keeper beats it away, and {side} has the ball: {man}.',
  ],
  saved: [
    'Saved! The keeper of {side} has {total} against {power}.',
    '{Side} breathes again: {total} against {power}, the keeper holds it.',
    'What a save! {total} against {power}, {side} has the ball.',
  ],
  'goal-kick': ['Goal kick for {side}.', 'The keeper of {side} puts the ball down for a goal kick.'],
  'goal-kick-played/own': [
    '{Side} plays {card}: the goal kick reaches {man} in line {line}.',
    'Goal kick by {side}, {card}: {man} has it in line {line}.',
  ],
  'goal-kick-played/lost': [
    '{Side} plays {card}, but the goal kick lands with {man} of {rival} in line {line}!',
    'A gift! The goal kick of {side} ({card}) goes to {man} of {rival}, line {line}.',
  ],
  'half-over/half-time': ['Half-time: {score}.', 'The whistle for the break. It is {score}.'],
  'half-over/normal-time': ['Time is up: {score}.', 'The second half is over, {score}.'],
  'half-over/extra-time': ['Extra time is over: {score}.', 'The whistle ends extra time, {score}.'],
  'half-over/guard': [
    'Stoppage time must end somewhere: the whistle goes near the goal, {score}.',
    'The referee waits no longer and ends the half in mid-attack: {score}.',
  ],
  'shoot-out': ['Penalties must decide! {Side} takes the first.', 'The shoot-out: {side} begins.'],
  'penalty-taken': [
    '{Side} steps up. The card: {card}.',
    'Penalty for {side}, played with {card}.',
    'To the spot goes {side}, with {card}.',
  ],
  'penalty-result/scored': [
    'In! {Side} scores, {score} on penalties.',
    '{Side} converts. Penalties: {score}.',
    'No mistake by {side}: {score}.',
  ],
  'penalty-result/missed': [
    'No goal! {Side} fails from the spot, {score} on penalties.',
    '{Side} is denied. Penalties: {score}.',
    'Kept out! Nothing for {side}: {score}.',
  ],
  'five-cards': [
    '{Side} lays down the hand and draws five cards for the penalties.',
    'Five cards for five penalties: {side} draws.',
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
    '{score} in play, {penalties} from the spot: {side} has done it!',
  ],
  'full-time/lots': [
    'A match of {score} that only lots could decide: {side} wins.',
    '{Side} wins by lot after {score} and endless penalties.',
  ],
}
