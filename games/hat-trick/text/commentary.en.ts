import { playersCommentaryEn } from './players/commentary.en.ts'
import type { HatTrickText, Verdicts } from './text.ts'

export const verdictsEn: Verdicts = {
  won: {
    short: 'The pass comes through.',
    long: 'The long ball comes through.',
    dribble: 'The dribble gets past!',
  },
  lost: { short: 'Intercepted!', long: 'Intercepted!', dribble: 'The dribble is stopped!' },
  nobody: 'The pass does not arrive.',
  foul: 'A foul!',
}
const { won, lost, nobody, foul } = verdictsEn

/** Several lines for each moment of a match, in English; the first of each is the plainest and leaves nothing out. */
export const commentaryEn: HatTrickText['commentary'] = {
  ...playersCommentaryEn,
  'kick-off/first-half': [
    'Kick-off! {Home} against {away}. The coin says that {side} begins, with {man} on the ball.',
    'The coin has fallen, {home} against {away}: {side} kicks off through {man}.',
    'Here we go: {home} at home to {away}. {Side} has the ball, {man} starts.',
  ],
  'kick-off/second-half': [
    'The second half begins. This time {side} kicks off, with {man} on the ball.',
    'Back on the pitch: {side} begins the second half with {man}.',
  ],
  'kick-off/extra-time': [
    'Extra time begins. The coin says that {side} kicks off, with {man} on the ball.',
    'On into extra time: {side} has the ball, {man} starts.',
  ],
  'kick-off/after-goal': [
    'Everybody goes back to his place. {Side} kicks off, with {man} on the ball.',
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
    '{Side} draws {cards}. Left in its deck (the clock): {left}.',
    'New in hand for {side}: {cards}. Left in the deck: {left}.',
  ],
  'drawn/last': [
    '{Side} draws {cards}. Its deck is empty; once both are, the half ends.',
    'The end of the deck for {side}: {cards}.',
  ],
  'drawn-unseen/last': [
    '{Side} draws the last card of its deck. Once both decks are empty, the half ends.',
    'The deck of {side} has run out.',
  ],
  'temporary-deck': [
    'The deck of {side} is empty. For stoppage time {count} used {count?card is:cards are} shuffled into a new one.',
    'Stoppage time for {side}: a temporary deck of {count} {count?card:cards}.',
  ],
  turn: [
    '{Side} attacks. {Man} has the ball in line {line}.',
    '{Man} has it for {side}, line {line}.',
    '{Side} builds from line {line}, {man} on the ball.',
    'The ball is with {man} of {side} in line {line}.',
    'Line {line}, {man} looks up: {side} in possession.',
  ],
  opportunity: [
    'Scoring opportunity for {side}! {Man} has the ball. No pass can be lost now, and a shot may follow.',
    'Scoring opportunity! {Man} of {side} looks for the gap.',
    'The crowd rises: {man} and {side} have a scoring opportunity.',
  ],
  revealed: [
    'The cards are shown. {HomeTeam}: {homeCard}. {AwayTeam}: {awayCard}.',
    '{Home} shows {homeCard}, {away} {awayCard}.',
    'On the table: {homeCard} for {home}, {awayCard} for {away}.',
    '{Home} has laid {homeCard}, {away} {awayCard}.',
  ],
  'moved/forward/free': [
    '{Side}’s {man} steps forward to line {line}. The field was free.',
    '{Man} of {side} pushes up into space, to line {line}.',
    'Nobody there, so {side} sends {man} forward to line {line}.',
  ],
  'moved/forward/team-mate': [
    '{Side}’s {man} steps forward to line {line}. He changes places with his team-mate {other}.',
    '{Man} and {other} of {side} swap, {man} is now ahead in line {line}.',
    '{Side} sends {man} up to line {line}, past his own {other}.',
  ],
  'moved/forward/opponent': [
    '{Side}’s {man} steps forward to line {line}. He changes places with {rival}’s {other}.',
    '{Man} of {side} pushes up to line {line}, {rival}’s {other} slips in behind.',
    '{Side} gains ground: {man} in line {line}, places changed with {rival}’s {other}.',
  ],
  'moved/back/free': [
    '{Side}’s {man} steps back to line {line}. The field was free.',
    '{Man} of {side} falls back into space, to line {line}.',
    'Cautious: {side} takes {man} back to line {line}.',
  ],
  'moved/back/team-mate': [
    '{Side}’s {man} steps back to line {line}. He changes places with his team-mate {other}.',
    '{Man} and {other} of {side} swap, {man} is now behind in line {line}.',
    '{Side} calls {man} back to line {line}; {other} goes up in his place.',
  ],
  'moved/back/opponent': [
    '{Side}’s {man} steps back to line {line}. He changes places with {rival}’s {other}.',
    '{Man} of {side} tracks back to line {line}, goal-side of {rival}’s {other}.',
    '{Side} closes the door: {man} back in line {line}, {rival}’s {other} in front.',
  ],
  stayed: [
    '{Side} moves nobody.',
    'Nobody moves for {side}.',
    '{Side} keeps its shape.',
    'No move from {side}.',
  ],
  sideways: [
    'The ball must go sideways to the nearest team-mate: {side}’s {from} to {to}.',
    'Across from {from} to {to}, {side} keeps the ball moving.',
    '{Team}: {from} gives it sideways to {to}.',
    'A square ball by {side}, from {from} to {to}.',
  ],
  'no-team-mate': [
    'No team-mate stands in the line of {side}’s {man}: the ball does not go sideways, he keeps it.',
    'No team-mate in the line, so {man} of {side} keeps the ball.',
    'Nobody beside {man}; {side} holds on to the ball.',
  ],
  'comparison/short/won': [
    `${won.short} Short pass, line {line}: {side} {own} against {rival} {against}.`,
    '{Side} plays through line {line}: {own} against {against} for {rival}.',
    'Crisp passing by {side} in line {line}: {own}, and {rival} has {against}.',
    '{own} against {against}: {side} finds a way past {rival} in line {line}.',
  ],
  'comparison/short/lost': [
    `${lost.short} Short pass, line {line}: {side} {own} against {rival} {against}.`,
    '{Side} is read like a book in line {line}: {own}, and {rival} has {against}.',
    'Not enough for {side} in line {line}: {own}, and {rival} has {against}.',
    '{own} against {against}: {rival} closes line {line} to {side}.',
  ],
  'comparison/long/won': [
    `${won.long} Long ball to line {line}: {side} {own} against {rival} {against}.`,
    'What a ball by {side} to line {line}! {own}, and {rival} has {against}.',
    '{own} against {against}: {side} beats {rival} in the air, line {line}.',
  ],
  'comparison/long/lost': [
    `${lost.long} Long ball to line {line}: {side} {own} against {rival} {against}.`,
    '{Side} hits it long to line {line}, but has only {own}, and {rival} {against}.',
    '{own} against {against}: {rival} clears the long ball of {side} in line {line}.',
  ],
  'comparison/dribble/won': [
    `${won.dribble} Dribble from line {line}: {side} {own} against {rival} {against}.`,
    'A feint, a turn by {side} in line {line}: {own}, and {rival} has {against}.',
    '{own} against {against}: {side} leaves {rival} behind in line {line}.',
  ],
  'comparison/dribble/lost': [
    `${lost.dribble} Dribble from line {line}: {side} {own} against {rival} {against}.`,
    'No way past for {side} in line {line}: {own}, and {rival} has {against}.',
    '{own} against {against}: {rival} wins the duel with {side} in line {line}.',
  ],
  'comparison/card/won': [
    '{verdict} {Action}, line {line}, level at {total}: the stronger card decides, {side}’s {ownCard} beats {rival}’s {rivalCard}.',
    '{verdict} Level at {total} in line {line} ({action}), but {side} laid a {ownCard} and {rival} only a {rivalCard}.',
  ],
  'comparison/card/lost': [
    '{verdict} {Action}, line {line}, level at {total}: the stronger card decides, {rival}’s {rivalCard} beats {side}’s {ownCard}.',
    '{verdict} Level at {total} in line {line} ({action}), but {rival} laid a {rivalCard} and {side} only a {ownCard}.',
  ],
  'comparison/nobody': [
    `${nobody} {Action}, line {line}: {side} {own} against {rival} {against}.`,
    'No luck for {side} with the {action}, line {line}: {own}, and {rival} has {against}.',
  ],
  'comparison/level': [
    `${foul} {Action}, line {line}: {side} and {rival} are level at {total}, and so are their cards.`,
    'Nothing between {side} and {rival} in line {line} ({action}): level at {total}, equal cards. The referee has seen a foul.',
  ],
  'comparison/level/won': [
    '{verdict} {Action}, line {line}, level at {total} with equal cards: {rival} has nobody there to foul, so {side} goes on.',
    '{verdict} Level at {total} in line {line} ({action}), equal cards, and no man of {rival} near: it counts for {side}.',
  ],
  passed: [
    '{From} passes to {to} of {side}. He is the lowest number in line {line}.',
    '{From} to {to}, and {side} is in line {line}.',
    '{Side} keeps it going, {from} to {to} in line {line}.',
    'Good ball from {from}: {to} has it for {side}, line {line}.',
  ],
  'passed/final-line': [
    '{From} passes to {to} of {side}. He is the lowest number in the final line, right before the goal.',
    '{Side} is through to the final line: {from} to {to}!',
    'What a pass! {From} puts {to} of {side} in front of the keeper.',
  ],
  'passed/same-line': [
    'Won, but no team-mate stands where the pass goes. So {from} gives the ball to {to}, the lowest number of {side} in line {line}.',
    '{Side} wins the pass but not a line: {from} to {to}, still line {line}.',
  ],
  'passed/kept': [
    'Won, but no team-mate stands where the pass goes. {Man} of {side} is the lowest number in his line and keeps the ball.',
    '{Side} finds no way on, the ball stays with {man}.',
  ],
  'passed/ahead': [
    'A team-mate stands straight ahead. So {from} gives the ball to {to} of {side}, line {line}.',
    '{From} runs into his own man: {to} has it for {side} in line {line}.',
  ],
  'passed/opportunity': [
    '{From} passes to {to} of {side} in line {line}.',
    'The pass arrives: {from} to {to}, {side} in line {line}.',
  ],
  'passed/opportunity/forward': [
    '{From} passes forward to {to} of {side} in line {line}.',
    '{From} plays {to} in, closer to goal: {side} in line {line}.',
    'A ball through! {From} to {to}, {side} has it in line {line}.',
  ],
  'passed/opportunity/sideways': [
    '{From} passes sideways to {to} of {side} in line {line}.',
    'Along the line: {from} to {to} of {side}, still line {line}.',
  ],
  'passed/opportunity/back': [
    '{From} passes back to {to} of {side} in line {line}.',
    'Back from {from} to {to}: {side} in line {line}.',
  ],
  intercepted: [
    '{Side} has the ball now. {Man} is its lowest number in line {line}.',
    '{Side} wins the ball: {man}, line {line}.',
    'Cut out by {man}, and {side} goes the other way from line {line}.',
    '{Man} steps in for {side} in line {line}.',
  ],
  'nobody-there': [
    'There is no line ahead of the final one. {Side} keeps the ball.',
    'Nothing ahead within reach, so the ball stays with {side}.',
  ],
  'nobody-there/no-defender': [
    'No opponent stands in line {line} to take the ball. {Side} keeps it.',
    'Lost, but to nobody: line {line} has no opponent, and the ball stays with {side}.',
  ],
  'dribbled/past': [
    '{Man} of {side} is in line {line} with the ball. He has changed places with {rival}’s {past}.',
    '{Team}: {man} leaves {rival}’s {past} standing and reaches line {line}.',
    'Gone! {Man} goes by {rival}’s {past}, {side} is in line {line}.',
  ],
  'dribbled/free': [
    'Nobody stands ahead of {side}’s {man}. He runs on to line {line}.',
    '{Team}: nobody in the way, {man} carries it to line {line}.',
    '{Man} runs with it, {side} is in line {line} unopposed.',
  ],
  tackled: [
    '{Side} has the ball now: {man} stopped the dribble of {rival}’s {from}, and whoever stops it has the ball.',
    '{Man} of {side} stops {rival}’s {from} in his tracks.',
    'Clean tackle by {man} of {side}: {rival}’s {from} loses the ball.',
  ],
  'foul/yellow': [
    'Foul by {side}’s {man}! The whole team gets a yellow card.',
    'The whistle: {man} brought him down, yellow for {side}.',
    '{Side} is booked for a foul by {man}.',
  ],
  'foul/red': [
    'Foul by {side}’s {man}! His team already had a yellow card, so he is sent off.',
    'Red! {Man} must go, {side} plays on with a man fewer.',
  ],
  'free-kick': ['Free kick for {side}. {Man} has the ball.', '{Man} stands over a free kick for {side}.'],
  'free-kick-choice/opportunity': [
    '{Side} makes a scoring opportunity of the free kick.',
    'A set piece! {Side} goes for goal.',
  ],
  'free-kick-choice/play-on': [
    '{Side} takes the free kick as normal play: a usual turn, no scoring opportunity.',
    'No set piece: {side} simply plays on.',
  ],
  penalty: [
    'Penalty for {side}! The foul was right before the goal, and {man} shoots.',
    'The referee points to the spot! {Man} takes it for {side}.',
  ],
  declined: [
    '{Side} waits for a better chance. The next round follows.',
    'Not yet: {side} keeps the ball and looks for a better position.',
    '{Side} holds back.',
  ],
  'nobody-to-pass-to': [
    '{Side}’s {man} has nobody to pass to. Without a pass there is no shot in this round.',
    'Nobody within reach of {man}: no pass for {side}, and so no shot.',
  ],
  'too-far-out': [
    'No shot for {side}. {Man} is in line {line}, too far from goal.',
    'Too far out: {man} of {side} is only in line {line}.',
    '{Man} has it in line {line}, too deep to shoot; {side} must get closer.',
  ],
  'out-of-cards/kept': [
    '{Side} has no card left, so the chance is over. The lowest number in the line gets the ball: its own {man}.',
    '{Side} took too long, but {man} saves the ball.',
  ],
  'out-of-cards/lost': [
    '{Side} has no card left, so the chance is over. The lowest number in the line gets the ball: {rival}’s {man}.',
    '{Side} took too long; {rival} has the ball through {man}.',
  ],
  'shot-begins': [
    '{Side} shoots! {Man} from line {line}, with his {action} card.',
    'Here it comes: {man} pulls the trigger for {side} from line {line} ({action}).',
    '{Side} goes for it, {man} from line {line} ({action})!',
  ],
  'shot-begins/penalty': [
    '{Man} of {side} takes the penalty with his {action} card.',
    'Silence. {Man} steps up for {side} ({action}).',
  ],
  'corner-chosen': ['{Side} chooses a corner: {corner}.', 'The choice of {side}: {corner}.'],
  'corner-chosen-unseen': ['{Side} has chosen a corner.', '{Side} has made up its mind.'],
  'duel/plus': [
    '{Side}’s shot of {power} goes {shot}. {Rival}’s keeper {dive}: guessed! He may draw {draws} {draws?card:cards}.',
    '{Side} shoots {shot}, {power} strong. The keeper of {rival} {dive}, he guessed it! He draws {draws}.',
  ],
  'duel/none': [
    '{Side}’s shot of {power} goes {shot}. {Rival}’s keeper {dive}. He may draw {draws} {draws?card:cards}.',
    '{Side} shoots {shot}, {power} strong. The keeper of {rival} {dive} and may draw {draws}.',
  ],
  'duel/minus': [
    '{Side}’s shot of {power} goes {shot}. {Rival}’s keeper {dive}, quite wrong: he may draw only {draws} {draws?card:cards}.',
    '{Side} shoots {shot}, {power} strong. The keeper of {rival} {dive}, the wrong way. He draws only {draws}.',
  ],
  'duel/beaten': [
    '{Side}’s shot of {power} goes {shot}. {Rival}’s keeper {dive} and may not draw at all.',
    'The keeper of {rival} {dive}, and {side} shoots {shot}, {power} strong. No card for him!',
  ],
  'keeper-drew/under': [
    '{Side}’s keeper draws {card}. His cards come to {total}, the shot to {power}.',
    '{Side} turns over {card}; {total} now, the shot has {power}.',
    '{Card} for {side}, that makes {total} against {power}.',
  ],
  'keeper-drew/level': [
    '{Side}’s keeper draws {card}. His cards come to {total}, level with the shot of {power}.',
    '{Card} for {side}: level, {total} to {power}.',
  ],
  'keeper-drew/over': [
    '{Side}’s keeper draws {card}. His cards come to {total}, more than the shot of {power}.',
    '{Card} for {side}: {total} beats {power}!',
  ],
  'keeper-stopped': [
    '{Side}’s keeper draws no more. His cards come to {total}, the shot to {power}.',
    '{Side} leaves it at {total} against {power}.',
  ],
  'goal/opener': [
    'GOAL for {side}! {Man} opens the scoring in minute {minute}: {score}.',
    'Minute {minute}, the first goal! {Man} for {side}, {score}.',
    'The net bulges! {Side} in front through {man}, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'GOAL for {side}! {Man} gives his team the lead in minute {minute}: {score}.',
    '{Man} strikes! {Side} leads, minute {minute}: {score}.',
    'Minute {minute}, {score}: {man} puts {side} ahead!',
  ],
  'goal/equaliser': [
    'GOAL for {side}! {Man} equalises in minute {minute}: {score}.',
    'All square again! {Man} brings {side} level at {score}, minute {minute}.',
    'The equaliser! {Side} is back in it, {score}: {man} in minute {minute}.',
  ],
  'goal/further': [
    'GOAL for {side}! {Man} scores another one in minute {minute}: {score}.',
    'Another one! {Side} pulls away: {man}, {score} in minute {minute}.',
    'Minute {minute}: {man} adds one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    'GOAL for {side}! {Man} pulls one back in minute {minute}: {score}.',
    'Hope for {side}! {Man} scores, {score} in minute {minute}.',
    'Not over yet: {man} scores for {side}, minute {minute}, {score}.',
  ],
  'parried/attack': [
    'Parried by {side}’s keeper. Rebound to {rival}’s {man}: of all before the goal his number is nearest to the shot’s figure.',
    'The keeper of {side} cannot hold it: {rival} has it again, {man}!',
  ],
  'parried/defence': [
    'Parried! {Man} of {side} gets the rebound: of all before the goal his number is nearest to the shot’s figure.',
    'The keeper beats it away, and {side} has the ball: {man}.',
  ],
  saved: [
    'Saved by {side}’s keeper! His cards come to {total}, the shot to {power}.',
    '{Side} breathes again: {total} against {power}, the keeper holds it.',
    'What a save! {total} against {power}, {side} has the ball.',
  ],
  'goal-kick': ['Goal kick for {side}.', 'The keeper of {side} puts the ball down for a goal kick.'],
  'goal-kick-played/own': [
    '{Side}’s goal kick goes to line {line} ({card}). The lowest number there gets it: its own {man}.',
    'Goal kick by {side}, {card}: {man} has it in line {line}.',
  ],
  'goal-kick-played/lost': [
    '{Side}’s goal kick goes to line {line} ({card}). The lowest number there gets it: {rival}’s {man}.',
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
    '{Side} takes a penalty with {card}.',
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
    'Sudden death, pair {pair}. If only one team scores now, it has won.',
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
