import { commentaryEn, verdictsEn } from './commentary.en.ts'
import { firstTimesEn } from './first-times.en.ts'
import { playersEn } from './players/en.ts'
import { playersWordsEn } from './players/words.en.ts'
import type { HatTrickText, PlayerWords } from './text.ts'

const player = (number: number, role: string): PlayerWords => {
  const man = `number ${number}`
  return { man, object: man, to: man, role }
}

export const en: HatTrickText = {
  firstTimes: firstTimesEn,
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
    ...playersEn.teams,
    squad: playersWordsEn.squad,
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
    ...playersEn.teams,
    ...playersEn.teamSides,
    home: 'the home side',
    away: 'the away side',
  },
  kinds: { short: 'short pass', long: 'long ball', dribble: 'dribble' },
  flanks: { left: 'left', right: 'right' },
  sided: { left: 'left-sided', right: 'right-sided' },
  card: '{kind} {power} ({side})',
  corners: { left: 'left', centre: 'centre', right: 'right' },
  shots: { left: 'to the left', centre: 'to the centre', right: 'to the right' },
  keeping: { left: 'dive left', centre: 'stay in the centre', right: 'dive right' },
  dives: { left: 'dives left', centre: 'stays in the centre', right: 'dives right' },
  verdicts: verdictsEn,
  called: { man: '{number} {name}', object: '{number} {name}', to: '{number} {name}' },
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
    forward: '{one} forward',
    back: '{one} back',
    player: '{man}, {role}',
    distance: '{lines} {lines?line:lines} ahead',
    distanceTo: '{lines} {lines?line:lines} ahead, to line {line}',
    shot: '{corner}: a shot of {power}',
    ...playersWordsEn.options,
  },
  uses: playersWordsEn.uses,
  purses: playersWordsEn.purses,
  allowed: playersWordsEn.allowed,
  decisions: {
    none: 'stay',
    'no-pass': 'no pass: on to the next round',
    shoot: 'shoot',
    wait: 'shoot later: on to the next round',
    draw: 'draw a card',
    stop: 'stop drawing',
    opportunity: 'scoring opportunity',
    'play-on': 'normal play',
    ...playersWordsEn.decisions,
  },
  prompts: {
    'play-card/attack': [
      'Lay a card to attack.',
      'The ball is in line {line}. The figure adds to your black footballs, the side says who may move.',
    ],
    'play-card/defence': [
      'Lay a card to defend.',
      'The ball is in line {ownLine}. The figure adds to your white footballs, the side says who may move.',
    ],
    'play-card-opportunity/attack': [
      'Lay a card for your chance.',
      'Dribble: shoot at once. Short or long: pass first, then shoot. Their card only moves a man. You hold {left} {left?card:cards}, nobody draws.',
    ],
    'play-card-opportunity/defence': [
      'Lay a card against their chance.',
      'Only the side counts: who may move, even onto the ball. Nobody draws: you hold {left} {left?card:cards}.',
    ],
    'attack-move': [
      'Move one of your {side} players?',
      'A marked man (footballs at the {flank}) may go one line forward or back; then they move.',
    ],
    'sideways-pass': [
      'Who gets the sideways pass?',
      '{Man} must pass to the nearest; two are equally near. Whoever gets it then plays your card.',
    ],
    'defence-move': [
      'Move one of your {side} players?',
      'A marked man (footballs at the {flank}) may go one line forward or back, not onto the ball.',
    ],
    'defence-move-opportunity': [
      'Move one of your {side} players?',
      'A marked man may go one line forward or back, even onto the ball: their man is pushed away.',
    ],
    'defence-move-opportunity/out-of-reach': [
      'Move one of your {side} players?',
      'A marked man may go one line forward or back; nobody of this side reaches the ball.',
    ],
    'long-ball': [
      'How far does the long ball go?',
      'Choose one of the marked lines: only the players there and both cards are compared.',
    ],
    'opportunity-pass/short': [
      'To which neighbour goes the short pass?',
      'The pass always arrives. From your lines 5 and 6 you may then shoot.',
    ],
    'opportunity-pass/long': [
      'To whom goes the long ball?',
      'It reaches your lines 4 to 6 and always arrives. From lines 5 and 6 you may then shoot.',
    ],
    'shoot-or-not': [
      'Shoot now, or wait?',
      '{Man} shoots from line {line}; line 6 is right before their goal. Waiting costs a card; without one left the chance is over.',
    ],
    'duel-shooter': [
      'Where do you shoot?',
      'Each sum is {power} from your card + what the corner adds for a {action}. From {shotFrom} their keeper draws {draws} {draws?card:cards}, one more if he guesses.',
    ],
    'duel-keeper': [
      'Where does your keeper go?',
      'Their shot: {left} to the left, {centre} to the centre, {right} to the right{strongest}. From {shotFrom} your keeper draws {draws} {draws?card:cards}, one more if you guess.',
    ],
    save: [
      'Draw another card to save?',
      'You have {total} against {power}: {missing} more {missing?parries:parry}, {over} save it. {draws} {draws?draw:draws} left; if you stop, it is a goal.',
    ],
    'save/first': [
      'Draw a card to save?',
      'From your deck, against a shot of {power}: {power} parry, {over} save it. You may draw {draws} {draws?card:cards}.',
    ],
    'save/level': [
      'Draw another card to save?',
      'You have {total}, level with the shot: parried, if you stop. One more saves it; {draws} {draws?draw:draws} left.',
    ],
    'save/too-late': [
      'Draw a card all the same?',
      'It will be a goal: you lack {missing}, and {draws} {draws?card brings:cards bring} {most} at most. A drawn card only leaves your deck sooner, and the half is shorter.',
    ],
    'free-kick-defence': [
      'Move a player before their free kick?',
      'Any of yours may go one line forward or back, not onto the ball. Then they move.',
    ],
    'free-kick-attack': [
      'Move a player before your free kick?',
      'Any of yours may go one line forward or back, not onto the ball or whoever has just moved.',
    ],
    'free-kick-choice': [
      'Scoring opportunity, or normal play?',
      '{Man} is in your line {line}. In an opportunity passes always arrive, but nobody draws cards.',
    ],
    'goal-kick-attack': [
      'Move a player before your goal kick?',
      'Any of yours may go one line forward or back. Then they move, and you play a card.',
    ],
    'goal-kick-defence': [
      'Move a player before their goal kick?',
      'Any of yours may go one line forward or back, not onto whoever has just moved.',
    ],
    'goal-kick-defence/displaced': [
      'Move a player before their goal kick?',
      'Any of yours may go one line, not onto whoever has just moved; whom he displaced stays.',
    ],
    'goal-kick-card': [
      'Play a card for your goal kick.',
      'Dribble: your line 1, short pass: 2, long ball: 3. The lowest number of both teams there gets it.',
    ],
    'penalty-card': [
      'Which card takes your penalty?',
      'Its figure and the corner make the shot. You hold {left} {left?card:cards} for your penalties.',
    ],
    ...playersWordsEn.prompts,
  },
  shotFrom: {
    here: 'from {from}',
    middle: 'the middle of line {shotLine}',
    outside: 'the outside of line {shotLine}',
    penalty: 'the penalty spot',
  },
  strongest: '; a {action} is strongest {best}',
  mustMove: 'Somebody has to move.',
  standing: {
    ball: {
      keeps: 'If nobody moves, {man} keeps the ball: nobody is beside.',
      sideways: 'If nobody moves, the ball goes sideways to {besideTo}.',
      either: 'If nobody moves, the ball goes sideways to {besideTo} or {orTo}.',
    },
    attack: {
      short: 'Before they move, your pass has {own} against {others}: {result}.',
      long: 'After their move you choose a line for the long ball.',
      dribble: 'Before they move, the dribble has {own} against {others} of {ahead}: {result}.',
      free: 'Before they move, nobody is in the way of the dribble.',
    },
    defence: {
      short: 'If nobody moves, their pass has {others} against your {own}: {result}.',
      long: 'Then they choose a line for the long ball.',
      longTo:
        'They still choose the line of their long ball, best line {toLine} if nobody moves, {others} against your {own}: {result}.',
      dribble: 'If nobody moves, {man} dribbles with {others} against {own} of {ahead}: {result}.',
      free: 'If nobody moves, nobody is in the way of {man}, who dribbles.',
    },
    turned: 'But if their {turner} steps {turnerWay}, it is {turnedOwn} against {turnedOthers}: {turned}.',
    ways: { forward: 'forward', back: 'back' },
    chance: {
      shot: 'If nobody moves, {man} shoots at once from line {shotLine}: your keeper may draw {draws} {draws?card:cards}.',
      pass: 'After a pass a team-mate shoots, best {shooter} in line {shotLine} if nobody moves: your keeper may draw {draws} {draws?card:cards}.',
      nobody: 'If nobody moves, {man} has nobody to pass to: no shot in this round.',
      far: 'If nobody moves, nobody who could get the ball is close enough to shoot.',
    },
    results: {
      attack: {
        won: 'enough',
        safe: 'enough, whatever they move',
        foul: 'level, so they foul: you go on, they get yellow',
        'foul-red': 'level, so they foul: you go on, their man is sent off',
        lost: 'not enough',
        'won-by-card': 'level, but your card is stronger',
        'lost-by-card': 'level, but their card is stronger',
      },
      defence: {
        won: 'enough for them',
        foul: 'level, so you foul: they go on, your team gets yellow',
        'foul-red': 'level, so you foul: they go on, your man is sent off',
        lost: 'you win the ball',
        'won-by-card': 'level, but their card is stronger',
        'lost-by-card': 'level, but your card is stronger',
      },
    },
  },
  agreements: {
    extraTime: {
      name: 'Extra time',
      about: 'If it is level after two halves, a third one is played. Otherwise a draw is a draw.',
    },
    shootOut: {
      name: 'Shoot-out',
      about: 'If it is level in the end, penalties decide: five each, then pair by pair.',
    },
    compulsoryMoves: {
      name: 'Moves must be made',
      about: 'Whoever can move a player must (German edition). Otherwise every move may be left out.',
    },
    usualTurn: {
      name: 'Usual turns in the final line',
      about:
        'With the ball in the final line, an opportunity that runs out of cards is followed by a usual turn, and after a free kick one may be chosen (German, Hungarian). Otherwise it is an opportunity in any case.',
    },
    displacedStays: {
      name: 'The displaced stays at a goal kick',
      about:
        'At a goal kick the other team must leave whoever has just moved and whoever was displaced by it (Hungarian edition). Otherwise only the one who has moved.',
    },
    goalKickWithoutCard: {
      name: 'Goal kick without a new card',
      about:
        'Whoever takes a goal kick draws no new card for it (German edition). Otherwise he draws one at once.',
    },
    penaltyOneCard: {
      name: 'One card against a penalty',
      about:
        'The keeper draws one card, one more or fewer by the symbol (German edition). Otherwise it is one fewer than for a usual shot from there; with our cards that is the same.',
    },
    fiveCards: {
      name: 'Five cards for the shoot-out',
      about:
        'Before it each coach draws five cards and chooses one for each penalty (Hungarian edition). Otherwise the top card of the deck is turned over.',
    },
    attackingEndOnly: {
      name: 'Stoppage time only at the goal attacked',
      about:
        'Once time is up, the half goes on only while the carrier is in the two lines before the goal he attacks. Otherwise also while the ball is before the other goal.',
    },
  },
  editions: { english: 'English', german: 'German', hungarian: 'Hungarian' },
  commentary: commentaryEn,
  refusals: {
    'options-malformed': 'The match options cannot be read; they must be an object with named options.',
    'option-unknown': 'There is no match option “{option}” in these rules; known are {known}.',
    'option-unknown-value': 'The match option “{option}” cannot be “{value}”; possible: {allowed}.',
    'build-ambiguous':
      'This brings more than one team: name a team, a squad or a share code, and only one of them.',
    'squad-without-expansion':
      'A squad belongs to the Players expansion, and this match is played without it: take a national team.',
    'build-malformed':
      'This is not a build: it needs a team, or with the Players expansion a squad or a code.',
    'team-unknown':
      'There is no team “{team}” here: take a national team by its three letters; without the Players expansion also regulars.',
    'card-set-malformed':
      'This is not a card set: it needs a name, a version, players, actions, shooting, keeping and teams.',
    'card-set-unnamed': 'The field “{field}” must be a text that can be seen, of at most 60 characters.',
    'players-numbers':
      'Each number from 2 to 11 must be there exactly once; the one at “{field}” is none of them or is there twice.',
    'shooting-card':
      'There must be exactly one shooting card for {kind}, {corner}; it is missing or there twice at “{field}”.',
    'card-list': 'The list “{field}” needs at least {least} and at most {most} entries.',
    'card-whole': 'The field “{field}” ({card}) must be a whole number from {least} to {most}.',
    'card-word': 'The field “{field}” ({card}) must be one of these words: {words}.',
    'card-id':
      'The id “{id}” at “{field}” cannot be used: each card needs a short one of its own, of letters, digits and hyphens, and no word that already means something else.',
    'action-cards-twice':
      'The action deck is given twice, by kinds and card by card: leave out “{field}” or the cards.',
    'action-card-unknown':
      'There is no action card as at “{field}”; they are called short-1-left to dribble-4-right.',
    'action-deck': 'The action deck at “{field}” must have {deck} cards, and this one has {count}.',
    'card-set-not-ours':
      'Only cards of Libero may be called “{name}”, and these are not what was published as its version {version}. Give your card set a name of its own.',
    'position-foreign': 'This is not a position of Hat-Trick, or one in a form that cannot be read here.',
    'position-field': 'The field “{field}” of the position is missing or cannot be right.',
    'choice-required': 'You cannot pass here: choose one of the options.',
    'move-required': 'You agreed that whoever can move must: choose a player and his step.',
    'not-an-option': 'That is not among your options now; choose one of those offered.',
    'not-a-card-now': 'You cannot play {card} now: you are asked for something else.',
    'not-in-hand': 'You do not hold {card}; play one of your hand cards.',
    'line-not-allowed':
      'The ball cannot go there: choose a line on the pitch, and one with a player of yours if there is one.',
    'not-the-nearest': 'Not {man}: the ball must go to the nearest team-mate in the line.',
    'pass-out-of-reach': 'The pass does not reach {man} with this card; choose another team-mate, or none.',
    'player-sent-off': '{Man} has been sent off and does not come back in this match.',
    'carrier-does-not-move': '{Man} has the ball and may not move; choose another player, or none.',
    'carrier-is-not-displaced':
      '{Man} may not go there: only in a scoring opportunity may you step onto the man on the ball.',
    'player-of-other-side': '{Man} plays on the other side than your card shows; choose another player.',
    'end-of-the-pitch': '{Man} cannot go any further: the pitch ends there.',
    'has-just-moved': '{Man} may not go there: the player on that field has just moved and keeps his place.',
    'was-just-displaced': '{Man} has just been displaced and stays where he is until the goal kick is taken.',
    'displaced-there':
      '{Man} may not go there: the player on that field has just been displaced and keeps his place.',
    ...playersWordsEn.refusals,
  },
  endings: {
    'normal-time': 'in normal time',
    'extra-time': 'after extra time',
    'shoot-out': 'on penalties',
    lots: 'by lot',
  },
  story: {
    turns: 'turns on the ball',
    won: 'actions won',
    opportunities: 'scoring opportunities',
    shots: 'shots',
    penalties: 'penalties',
    yellows: 'fouls',
    reds: 'sent off',
    ...playersWordsEn.story,
  },
  expansion: playersEn,
}
