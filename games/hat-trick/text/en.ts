import { rulesEn } from './rules.en.ts'
import type { HatTrickText, PlayerWords } from './text.ts'

const player = (number: number, role: string): PlayerWords => {
  const man = `number ${number}`
  return { man, object: man, to: man, role }
}

export const en: HatTrickText = {
  name: 'Hat-Trick',
  to: ':',
  and: 'and',
  nothing: 'nothing',
  teams: {
    BRA: 'Brazil',
    CRO: 'Croatia',
    MEX: 'Mexico',
    CMR: 'Cameroon',
    ESP: 'Spain',
    NED: 'Netherlands',
    CHI: 'Chile',
    AUS: 'Australia',
    COL: 'Colombia',
    GRE: 'Greece',
    CIV: 'Ivory Coast',
    JPN: 'Japan',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'England',
    ITA: 'Italy',
    SUI: 'Switzerland',
    ECU: 'Ecuador',
    FRA: 'France',
    HON: 'Honduras',
    ARG: 'Argentina',
    BIH: 'Bosnia and Herzegovina',
    IRN: 'Iran',
    NGA: 'Nigeria',
    GER: 'Germany',
    POR: 'Portugal',
    GHA: 'Ghana',
    USA: 'USA',
    BEL: 'Belgium',
    ALG: 'Algeria',
    RUS: 'Russia',
    KOR: 'South Korea',
    regulars: 'Eleven regulars',
  },
  seats: { home: 'Home', away: 'Away' },
  sides: {
    BRA: 'Brazil',
    CRO: 'Croatia',
    MEX: 'Mexico',
    CMR: 'Cameroon',
    ESP: 'Spain',
    NED: 'the Dutch side',
    CHI: 'Chile',
    AUS: 'Australia',
    COL: 'Colombia',
    GRE: 'Greece',
    CIV: 'Ivory Coast',
    JPN: 'Japan',
    URU: 'Uruguay',
    CRC: 'Costa Rica',
    ENG: 'England',
    ITA: 'Italy',
    SUI: 'Switzerland',
    ECU: 'Ecuador',
    FRA: 'France',
    HON: 'Honduras',
    ARG: 'Argentina',
    BIH: 'Bosnia',
    IRN: 'Iran',
    NGA: 'Nigeria',
    GER: 'Germany',
    POR: 'Portugal',
    GHA: 'Ghana',
    USA: 'the USA',
    BEL: 'Belgium',
    ALG: 'Algeria',
    RUS: 'Russia',
    KOR: 'South Korea',
    home: 'the home side',
    away: 'the away side',
  },
  kinds: { short: 'short pass', long: 'long ball', dribble: 'dribble' },
  flanks: { left: 'left', right: 'right' },
  sided: { left: 'left-sided', right: 'right-sided' },
  card: '{kind} {power} ({side})',
  corners: { left: 'left', centre: 'centre', right: 'right' },
  shots: { left: 'to the left', centre: 'down the middle', right: 'to the right' },
  keeping: { left: 'dive left', centre: 'stay in the middle', right: 'dive right' },
  dives: { left: 'dives left', centre: 'stays in the middle', right: 'dives right' },
  players: {
    2: player(2, 'left centre-back'),
    3: player(3, 'right centre-back'),
    4: player(4, 'left back'),
    5: player(5, 'right back'),
    6: player(6, 'left midfield'),
    7: player(7, 'right midfield'),
    8: player(8, 'left wing'),
    9: player(9, 'right wing'),
    10: player(10, 'left striker'),
    11: player(11, 'right striker'),
  },
  options: {
    forward: '{man}, {role}: forward',
    back: '{man}, {role}: back',
    pass: '{man}, {role}',
    distance: '{lines} {lines?line:lines} ahead',
    distanceTo: '{lines} {lines?line:lines} ahead, to line {line}',
    shot: '{corner}: a shot of {power}',
  },
  decisions: {
    none: 'nobody moves',
    'no-pass': 'no pass: on to the next round',
    shoot: 'shoot',
    wait: 'no shot: on to the next round',
    draw: 'draw a card',
    stop: 'stop drawing',
    opportunity: 'scoring opportunity',
    'play-on': 'normal play',
  },
  prompts: {
    'play-card/attack':
      'You attack, {man} has the ball in your line {line}. Lay a card face down: its action ends the turn, its side says who may move.',
    'play-card/defence':
      'You defend, their {man} has the ball in your line {ownLine}. Lay a card face down: its power counts, its side says who may move.',
    'play-card-opportunity/attack':
      'Your scoring opportunity, {man} has the ball. Lay a card face down; nobody draws, and you hold {left} {left?card:cards}.',
    'play-card-opportunity/defence':
      'A scoring opportunity against you, their {man} has the ball. Lay a card face down; nobody draws, and you hold {left} {left?card:cards}.',
    'attack-move':
      'You attack: move one of your {side} players one step? {Man} has the ball in line {line} and stays where he is.',
    'sideways-pass':
      '{Man} must give the ball to the nearest team-mate in line {line}. Two are equally near: who gets it?',
    'defence-move':
      'You defend: move one of your {side} players one step? Their {man} has the ball in your line {ownLine} and may not be displaced.',
    'defence-move-opportunity':
      'You defend: move one of your {side} players one step? Their {man} has the ball in your line {ownLine}; now you may push him away.',
    'long-ball': 'Long ball by {man} from line {line}: how far? The players of that line will be compared.',
    'opportunity-pass/short':
      'Short pass in the opportunity: to which neighbour does {man} give the ball? It arrives; from the two final lines you may then shoot.',
    'opportunity-pass/long':
      'Long ball in the opportunity: to whom in the three final lines does {man} give the ball? It arrives.',
    'shoot-or-not': '{Man} has the ball in line {line}: shoot now, or look for a better position?',
    'duel-shooter':
      'Your shot ({action}, power {power}): where to? You and the keeper choose at the same time.',
    'duel-keeper':
      'Their shot ({action}, power {power}): where does your keeper go, as the shooter sees it? Both choose at the same time.',
    save: 'The shot has power {power}, you have {total}. Draw another card? You may draw {draws} more.',
    'free-kick-defence':
      'Free kick against you, their {man} has the ball in your line {ownLine}. Move one player one step first? Any side, but not onto him.',
    'free-kick-attack':
      'Your free kick, {man} has the ball in line {line}. Move one player one step? Any side, but not onto the one who has just moved.',
    'free-kick-choice':
      'Your free kick, {man} has the ball in line {line}: a scoring opportunity from here, or normal play?',
    'goal-kick-attack': 'Your goal kick: move one player of any side one step before it?',
    'goal-kick-defence':
      'Their goal kick: move one player of any side one step? Not onto the one who has just moved.',
    'goal-kick-card':
      'Your goal kick: play a card face up. A dribble reaches line 1, a short pass line 2, a long ball line 3; the lowest number there gets it.',
  },
  commentary: {
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
      'The long ball of {side} is headed away: {own} against {against}.',
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
      '{own} to {against}: the weaker card costs {side} the ball.',
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
    intercepted: [
      'Intercepted! {Man} of {side} has it in line {line}.',
      '{Side} wins the ball: {man}, line {line}.',
      'Cut out by {man}, and {side} goes the other way from line {line}.',
      '{Man} steps in for {side} in line {line}.',
    ],
    'nobody-there': [
      'Nobody in line {line} to take it: {side} keeps the ball.',
      'Line {line} is deserted, so the ball stays with {side}.',
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
    'too-far-out': [
      'Too far out: {man} of {side} is only in line {line}, no shot.',
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
      'Six turns of stoppage time are enough: the whistle goes near the goal, {score}.',
      'The referee waits no longer and ends the half in mid-attack: {score}.',
    ],
    'shoot-out': ['Penalties must decide! {Side} takes the first.', 'The shoot-out: {side} begins.'],
    'penalty-taken': [
      '{Side} steps up. The card: {card}.',
      'Penalty for {side}; the card on top is {card}.',
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
  },
  refusals: {
    'options-malformed': 'The match options cannot be read; they must be an object with named options.',
    'option-unknown': 'There is no match option “{option}”; known are extraTime and cards.',
    'option-unknown-value': 'The match option “{option}” cannot be “{value}”.',
    'build-malformed': 'This is not a build: it needs a team.',
    'team-unknown': 'There is no team “{team}”: take a national team by its three letters, or regulars.',
    'card-set-malformed':
      'This is not a card set: it needs a name, a version, players, actions, shooting, keeping and teams.',
    'card-set-unnamed': 'The card set needs a name and a version of at most 60 characters each.',
    'card-source': 'The entry “{card}” must say where it comes from: rulebook, public or designed.',
    'players-numbers': 'The card set must have each number from 2 to 11 exactly once.',
    'player-footballs':
      'The entry “{card}” needs attack and defence on both sides, whole numbers from 0 to 9.',
    'shooting-card':
      'There must be exactly one shooting card for {kind}, {corner}, adding a whole number from 0 to 9.',
    'shooting-card-unknown':
      'A shooting card is of an unknown kind or corner; known are short, long, dribble and left, centre, right.',
    'action-copies': 'For {kind} the number of copies must be a whole number from 1 to 4.',
    'keeping-draws':
      'The keeper’s draws must be whole numbers from 1 to 9, for middle and wing of both lines.',
    'teams-too-many': 'The card set has too many teams; at most {most} are possible.',
    'team-id':
      'The team id “{card}” cannot be used: each team needs one of its own, of letters, digits and hyphens.',
    'team-stars': 'The stars of the team “{card}” must be a list of numbers from 1 to 11.',
    'position-foreign': 'This is not a position of Hat-Trick, or one in a form that cannot be read here.',
    'position-field': 'The field “{field}” of the position is missing or cannot be right.',
    'choice-required': 'You cannot pass here: choose one of the options.',
    'not-an-option': 'That is not among your options now; choose one of those offered.',
    'not-a-card-now': 'You cannot play {card} now: you are asked for something else.',
    'not-in-hand': 'You do not hold {card}; play one of your hand cards.',
    'line-not-allowed':
      'The ball cannot go there: choose a line on the pitch, and one with a player of yours if there is one.',
    'not-the-nearest': 'Not {man}: the ball must go to the nearest team-mate in the line.',
    'pass-out-of-reach': 'The pass does not reach {man} with this card; choose another team-mate, or none.',
    'player-sent-off': '{Man} has been sent off and does not come back in this match.',
    'carrier-does-not-move': '{Man} has the ball and may not move; choose another player, or none.',
    'carrier-is-not-displaced': '{Man} may not go there: the ball carrier keeps his place.',
    'player-of-other-side': '{Man} plays on the other side than your card shows; choose another player.',
    'end-of-the-pitch': '{Man} cannot go any further: the pitch ends there.',
    'has-just-moved': '{Man} may not go there: the player on that field has just moved and keeps his place.',
  },
  endings: {
    'normal-time': 'in normal time',
    'extra-time': 'after extra time',
    'shoot-out': 'on penalties',
    lots: 'by lot',
  },
  rules: rulesEn,
}
