import type { PlayersWords } from './words.ts'

export const playersWordsEn: PlayersWords = {
  prompts: {
    skill: ['Use a skill now?', 'One of your players could use his.'],
    'skill/moved/attack': [
      'Use a skill before play goes on?',
      'Your move is over; your {man} has the ball in your line {line}.',
    ],
    'skill/moved/defence': [
      'Use a skill before play goes on?',
      'Your move is over; the other team’s {man} has the ball in your line {ownLine}.',
    ],
    'skill/sideways': [
      'Use a skill before your sideways pass?',
      '{Man} has the ball in your line {line} and is about to pass it sideways.',
    ],
    'skill/their-sideways': [
      'Use a skill before your move?',
      'They have passed sideways: {man} has the ball in your line {ownLine}.',
    ],
    'skill/compare': [
      'Use a skill before the comparison?',
      'The footballs as they stand ({action}): {own} for you, {theirs} for them.',
    ],
    'skill/arrival/attack': [
      'Use a skill now?',
      'A pass has arrived: your {man} has the ball in your line {line}.',
    ],
    'skill/arrival/defence': [
      'Use a skill now?',
      'A pass has arrived: the other team’s {man} has the ball in your line {ownLine}.',
    ],
    'skill/dribbled': [
      'Use a skill now?',
      'Your dribble has succeeded: {man} has the ball in your line {line}.',
    ],
    'skill/turnover/attack': [
      'Use a skill before the next turn?',
      'You have won the ball: your {man} has it in your line {line}.',
    ],
    'skill/turnover/defence': [
      'Use a skill before the next turn?',
      'You have lost the ball: the other team’s {man} has it in your line {ownLine}.',
    ],
    'skill/opportunity': [
      'Use a skill for your shots?',
      'A round of your scoring opportunity begins: {man} has the ball in your line {line}.',
    ],
    'skill/shot/attack': [
      'Use a skill before your shot?',
      'Your {man} is about to shoot from your line {line}.',
    ],
    'skill/shot/defence': [
      'Use a skill before their shot?',
      'The other team’s {man} is about to shoot from your line {ownLine}.',
    ],
    'skill/parry': [
      'Use a skill before play goes on?',
      'The keeper has parried your shot, and the nearest number has the ball.',
    ],
    prevent: [
      'Prevent their skill?',
      'An opponent next to your man could use one now. Your man flips; the opponent may use no skill for the rest of this play.',
    ],
    'prevent-declared': [
      'Prevent their skill?',
      'An opponent next to your man is about to use his. Your man flips; the opponent may use no skill for the rest of this play.',
    ],
    'style-card': ['Play your style card?', 'It is valid now.'],
    'style-card/revealed': [
      'Play a style card before anybody moves?',
      'Both cards lie open; {man} has the ball in your line {line}.',
    ],
    'style-card/moved/attack': [
      'Play a style card before play goes on?',
      'Your move is over; your {man} has the ball in your line {line}.',
    ],
    'style-card/moved/defence': [
      'Play a style card before play goes on?',
      'Your move is over; the other team’s {man} has the ball in your line {ownLine}.',
    ],
    'style-card/compare': [
      'Play a style card before the comparison?',
      'The footballs as they stand ({action}): {own} for you, {theirs} for them.',
    ],
    'style-card/arrival/attack': [
      'Play a style card now?',
      'A pass has arrived: your {man} has the ball in your line {line}.',
    ],
    'style-card/arrival/defence': [
      'Play a style card now?',
      'A pass has arrived: the other team’s {man} has the ball in your line {ownLine}.',
    ],
    'style-card/shot/attack': [
      'Play a style card before your shot?',
      'Your {man} is about to shoot from your line {line}.',
    ],
    'style-card/shot/defence': [
      'Play a style card before their shot?',
      'The other team’s {man} is about to shoot from your line {ownLine}.',
    ],
    'take-style': [
      'Take a style card?',
      'You have met the condition of a style. It is then your style for the whole match; you may also decline and wait for another.',
    ],
    'receiver/pass': [
      'Who gets your pass?',
      'It has arrived, and several of your players in that line count as the lowest number.',
    ],
    'receiver/interception': [
      'Who intercepts the pass?',
      'The ball is yours, and several of your players in that line count as the lowest number.',
    ],
    'receiver/goal-kick': [
      'Who gets the goal kick?',
      'It comes to your team, and several of your players in that line count as the lowest number.',
    ],
    'receiver/out-of-cards': [
      'Who gets the ball?',
      'The attack is out of cards; the ball goes to your team, and several of your players in that line count as the lowest number.',
    ],
    'receiver/parry': [
      'Who gets the parried ball?',
      'The keeper has parried, and two of your players have the nearest number.',
    ],
    'receiver/corner': [
      'Who takes your corner?',
      'Several of your players in that line count as the lowest number.',
    ],
    'receiver/won': [
      'Who wins the ball?',
      'Your style card wins it, and several of your players in that line count as the lowest number.',
    ],
    fouler: [
      'Which of your players fouled?',
      'Several of yours in that line count as the lowest number. If the card is red, he is sent off.',
    ],
    snapshot: [
      'A snapshot instead of the action?',
      'Your {man} has the ball in your line {line}. The shot has {power} plus what the corner adds; the keeper may draw {draws} {draws?card:cards}.',
    ],
    'appeal/yellow': [
      'Appeal against the yellow card?',
      'Foul by {man}. Your captain may appeal once in the match; you draw a card: 3 or 4 and the yellow is taken back, 2 and nothing changes, 1 and the captain is sent off.',
    ],
    'appeal/red': [
      'Appeal against the red card?',
      'Foul by {man}, who is to be sent off. Your captain may appeal once in the match; you draw a card: 3 or 4 and the red is taken back, 2 and nothing changes, 1 and the captain is sent off too.',
    ],
    substitution: [
      'Bring somebody on from the bench?',
      'The match stands still. You have {left} {left?change:changes} left.',
    ],
  },
  refusals: {
    'events-without-expansion':
      'Match events belong to the Players expansion: agree on it too (expansion: players), or leave the events out.',
    'option-without-expansion':
      'Only with the Players expansion do cards have skills and are turned over in a match: agree on it too (expansion: players), or leave {option} out.',
    'squad-malformed': 'The squad cannot be read: the field “{field}” is missing or is not as it should be.',
    'squad-name':
      'The squad cannot be called “{name}”: a name is a line of at most {most} ordinary characters.',
    'squad-rank': 'The rank is missing or unknown (given: {rank}); a squad has rank I, II, III or IV.',
    'squad-mentality':
      'The mentality is missing or unknown (given: {mentality}); a squad is defensive, balanced or attacking.',
    'squad-keeper': 'The keeper is missing or unknown (given: {keeper}); he is silver or gold.',
    'squad-captain': 'The captain cannot be “{captain}”; he is one of the numbers from 2 to 11.',
    'squad-number-missing':
      'Nobody plays as number {number} yet; a squad has somebody for each number from 2 to 11.',
    'squad-number-unknown': 'There is no number “{number}” to play at; a squad has the numbers from 2 to 11.',
    'squad-bench-without-subs':
      'There is no bench without substitutions: leave it empty, or agree on the match event “Subs”.',
    'squad-bench-too-long': '{bench} players are too many for the bench; at most {most} have room there.',
    'squad-type-unknown': '{Place}: the player type is missing or unknown (given: {type}).',
    'squad-wrong-number': '{Place}: {type} does not play there; take somebody whose card shows that number.',
    'squad-purse-wrong':
      '{Place}: {type} cannot be paid from the purse “{purse}”; his shield says which one pays, only with a mixed one the coach.',
    'squad-too-many-copies':
      '{type}: chosen {used} times, but there {copies?is:are} only {copies} {copies?card:cards} of him.',
    'squad-over-budget': 'The {purse} purse does not suffice: {spent} are spent, {budget} are in it.',
    'squad-unfillable': 'This squad cannot be completed: too little money is left for the open numbers.',
    'code-type-unlisted': '{type} has no letter in share codes, so this squad has none.',
    'code-damaged': 'The share code has a typing error, or a part of it is missing.',
    'code-malformed': 'This is not a share code; one begins with HT1-.',
    'code-version': 'The share code is of version {version}, which cannot be read here.',
    'not-the-lowest':
      'Not {man}: only a player whose number counts as the lowest here can be chosen; take one of those offered.',
    'no-switch':
      'He cannot switch now: it needs the match event, a move in a turn and a player of your card’s side, and neither he nor the man he changes places with may have the ball.',
    'no-interchange':
      'They cannot change places now: it needs the match event, a move in a turn and two of yours side by side, one of them of your card’s side, and neither with the ball.',
    'no-substitution':
      'This change is not possible now: it needs a stoppage, a change left, and somebody on the bench who can play that position.',
    'skill-prevented': '{Man}, {type}, has been prevented and may use no skill for the rest of this play.',
    'flipped-twice': '{Man}, {type}, has flipped twice in this play and has to wait for the next.',
    'skill-not-now':
      '{Man}, {type}, cannot use his skill that way now: its moment is another, or it would have no effect.',
    'on-own-side': '{Man}, {type}, plays on his own side already, so he has nowhere to turn back to.',
    'style-not-held': 'You do not hold the style card {card}.',
    'style-just-won': 'You have only just won {card}; it may be played from the next turn on.',
    'style-already-played': 'You have already played a style card in this turn; {card} has to wait.',
    'style-not-now': '{card} cannot be played now: its moment is another, or it would have no effect.',
    'expansion-malformed':
      'The expansion at “{field}” cannot be used: it needs name, version, keeper, types, conditions, styles, budgets and teams.',
    'type-missing':
      'Nobody at “{field}” can play as number {number}; each number from 2 to 11 needs a player type.',
    'type-number-twice': 'The number at “{field}” ({card}) is there twice.',
    'type-skill':
      'The skill of “{card}” is wrong at “{field}”: a word that the rules do not know or that does not go with the others, or a number out of range.',
    'style-card-effect':
      'The effect of “{card}” is wrong at “{field}”: a word that the rules do not know or that does not go with the others, or a number out of range.',
    'style-without-card': 'There is no card for the style “{card}” at “{field}”; every style needs one.',
    'condition-twice': 'The style “{card}” has a second condition at “{field}”; each style has exactly one.',
    'budget-twice':
      'The budget “{card}” is there once more at “{field}”; there is exactly one for each rank and mentality.',
    'team-card-side':
      'The field “{field}” ({card}) must be true for the gold side, and false or left out for the silver one.',
    'team-card-player': 'Nobody who can play as number {number} stands at “{field}” ({card}).',
    'team-card-number': 'There is no number as at “{field}” ({card}); the ten are 2 to 11.',
    'team-card-bench': 'There is no player type as at “{field}” ({card}).',
    'team-card-copies':
      'The team card “{card}” takes {used} cards of {type} at “{field}”; there are only {copies}.',
  },
  decisions: {
    'no-skill': 'use no skill',
    'no-prevention': 'let it happen',
    'no-style-card': 'play no style card',
    'no-style': 'decline and wait for another style',
    'no-change': 'no change',
    snapshot: 'snapshot',
    action: 'no snapshot: carry out the action',
    appeal: 'appeal',
    accept: 'accept the card',
  },
  uses: {
    footballs: '{amount} {amount?football:footballs} more, {total} in all',
    'footballs-each':
      '{amount} {amount?football:footballs} more for each of your players in the line, {total} in all',
    counts: 'his attacking footballs count too, {total} in all',
    'better-value': 'your players in the line count with their higher value, {total} in all',
    'step/+': 'one step forward',
    'step/-': 'one step back',
    'send/+': '{other} takes one step forward',
    'send/-': '{other} takes one step back',
    'stride/+': '{amount} {amount?step:steps} forward at once',
    'stride/-': '{amount} {amount?step:steps} back at once',
    'jump/+': 'jumps {amount} {amount?line:lines} forward, and goes back after the play',
    diagonal: 'one field diagonally forward, {whereto}',
    'either-side/+': 'one step forward, though your card shows the other side',
    'either-side/-': 'one step back, though your card shows the other side',
    'change-wing/+': 'one step forward, and plays on the other side from now on',
    'change-wing/-': 'one step back, and plays on the other side from now on',
    'change-wing/~': 'turns back to his own side, and you may still move',
    'change-places': 'changes places with {other}',
    exchange: '{one} and {other} change places',
    'displace-carrier/+':
      'steps forward onto the ball carrier’s field; you draw a card, and a figure of {amount}{amount?: or less} is a foul',
    'displace-carrier/-':
      'steps back onto the ball carrier’s field; you draw a card, and a figure of {amount}{amount?: or less} is a foul',
    'take-ball': 'gets the ball',
    'win-ball': 'your lowest number in the line gets the ball',
    'keep-ball': 'keeps the ball, no sideways pass',
    'choose-receiver': 'the ball goes to {other} instead',
    'lay-off': 'the ball goes on at once to {other}',
    'run-on/+': 'one field further with the ball',
    'run-on/.': 'stays where he is, and flips all the same',
    'shoot-forward': 'one step forward with the ball before the shot',
    power: 'this shot counts {amount} more',
    'power-lasting': 'all his shots of this opportunity count {amount} more',
    'middle-lasting': 'shoots from a wing as from the middle, in this opportunity',
    'draws/more': 'the keeper may draw {amount} {amount?card:cards} more',
    'draws/fewer': 'the keeper draws {amount} {amount?card:cards} fewer',
    reach: 'passes to {other}, who is out of reach otherwise',
    'free-kick': 'free kick for you where the ball is',
  },
  options: {
    skill: '{man}, {role} ({side}): {use}',
    borrowed: '{man}, {role} ({side}), with the skill of {from}: {use}',
    borrowedTheirs: '{man}, {role} ({side}), with the skill of their {from}: {use}',
    turnBack: '{man}, {role}: turns back to his own side ({flank}) and flips',
    styleCard: '{card}: {use}',
    prevention: '{man}, {role}: their {other} may not use his skill',
    takeStyle: '{style}: take a card, this is your style from now on',
    interchange: '{one} and {other} change places',
    switch: '{man}, {role}: across to the mirrored field of his line',
    substitution:
      'bench {nth}, {on} ({onSide}, {onAttack}/{onDefence}): comes on for {man} ({role}, {side}, {attack}/{defence})',
    starCards: '{dive}, with the star cards',
    regularCards: '{dive}, with the regular cards',
    position: 'number {nth}',
    bench: 'bench {nth}',
  },
  purses: { defensive: 'defensive', offensive: 'offensive' },
  allowed: {
    agreement: 'true or false',
    expansion: 'players',
    events: 'a list of snapshot, corners, subs, captain, interchange, switch',
  },
  squad: 'Own squad',
  story: {
    skills: 'skills used',
    styleCards: 'style cards played',
    snapshots: 'snapshots',
    corners: 'corners',
    subs: 'substitutions',
    appeals: 'appeals',
  },
}
