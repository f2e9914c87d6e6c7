import type { PlayersText } from './text.ts'

export const playersEn: PlayersText = {
  name: 'Players',
  types: {
    'ball-playing-cb': {
      name: 'Ball-playing centre-back',
      short: 'Ball-play CB',
      silver:
        'After your successful dribble you may go one field further with the ball, changing places with whoever stands there. You flip even if you stay.',
      gold: 'When a long ball of yours was successful, you choose which team-mate in that line gets it.',
    },
    'solid-cb': {
      name: 'Solid centre-back',
      short: 'Solid CB',
      silver:
        'In normal play, when you move in defence, your step may displace their ball carrier. Your coach draws a card: with power 1 you have fouled, otherwise the change stands.',
      gold: 'When an opponent dribbles at you, you have 2 defending footballs more.',
    },
    'commanding-cb': {
      name: 'Commanding centre-back',
      short: 'Command. CB',
      silver: 'When their long ball is compared in your line, you have 2 defending footballs more.',
      gold: 'After your team’s move, or if it stays, you send a neighbouring team-mate one more step, forward or back, whatever his side.',
    },
    sweeper: {
      name: 'Sweeper',
      short: 'Sweeper',
      silver: 'When an opponent who is your neighbour shoots, your keeper may draw one card more.',
      gold: 'When your team has intercepted a pass in your line or in a line next to it, the ball is yours.',
    },
    wingback: {
      name: 'Wingback',
      short: 'Wingback',
      silver: 'When you dribble, you have 2 attacking footballs more.',
      gold: 'You may move with a card of the other side. Then you play on that side and stay gold until you turn back, whenever your coach is asked anything; only then do you flip.',
    },
    'overlapping-fb': {
      name: 'Overlapping fullback',
      short: 'Overlap. FB',
      silver:
        'When a successful pass of your team has reached a neighbour of yours, you take one step forward.',
      gold: 'As your move you take two steps forward at once, but not past the ball carrier.',
    },
    'tireless-fb': {
      name: 'Tireless fullback',
      short: 'Tireless FB',
      silver:
        'As your move you take two steps back at once, but not in a play in which you have used your gold skill.',
      gold: 'As your move you jump two lines forward over anybody, and change places with whoever is there, but not with the ball carrier. After the play you go back.',
    },
    'inverted-fb': {
      name: 'Inverted fullback',
      short: 'Inverted FB',
      silver:
        'As your move you go one field diagonally forward and change places with whoever stands there, but not with the ball carrier.',
      gold: 'When your team’s short pass is compared one line ahead of you or one line behind, your attacking footballs count too.',
    },
    'defensive-mid': {
      name: 'Defensive midfielder',
      short: 'Def. mid',
      silver: 'When your team has lost the ball by an action, you take one step back.',
      gold: 'When a long ball has arrived and an opponent who is your neighbour has it now, you take it off him, even if he intercepted it.',
    },
    'combative-mid': {
      name: 'Combative midfielder',
      short: 'Combat. mid',
      silver: 'When their short pass is compared in your line, you have 1 defending football more.',
      gold: 'You keep an opponent who is your neighbour from using a skill that he could use right now, declared or not. He uses no skill for the rest of this play.',
    },
    'box-to-box': {
      name: 'Box-to-box midfielder',
      short: 'Box-to-box',
      silver:
        'You use the face-up skill of a neighbouring team-mate as if it were yours. You flip, he does not.',
      gold: 'You use the face-up skill of any neighbour, opponents included, as if it were yours. You flip, he does not.',
    },
    'versatile-mid': {
      name: 'Versatile midfielder',
      short: 'Versat. mid',
      silver:
        'When your team’s short pass is compared in your line, every player of your team there has 1 football more, you too.',
      gold: 'When a pass is compared in your line, your team’s players there count with the higher of their two values.',
    },
    playmaker: {
      name: 'Playmaker',
      short: 'Playmaker',
      silver: 'When a short pass of yours was successful, you choose which team-mate in that line gets it.',
      gold: 'When you play a long ball, your attacking footballs count in the line it goes to.',
    },
    'pressing-winger': {
      name: 'Pressing winger',
      short: 'Press winger',
      silver:
        'After their sideways pass, if you stand in the line of the ball or in one next to it, you take one step forward or back.',
      gold: 'When a short pass has arrived and an opponent who is your neighbour has it now, you take it off him, even if he intercepted it.',
    },
    'inverted-winger': {
      name: 'Inverted winger',
      short: 'Inv. winger',
      silver:
        'When a round of your team’s opportunity begins: in this opportunity your shots from a wing count as shots from the middle.',
      gold: 'When a round of your team’s opportunity begins: in this opportunity your shots have 1 power more, and never more than 1.',
    },
    'touchline-winger': {
      name: 'Touchline winger',
      short: 'Line winger',
      silver: 'In an opportunity, your short pass from a wing reaches any team-mate in the two final lines.',
      gold: 'When you dribble on a wing, you have 2 attacking footballs more.',
    },
    'target-man': {
      name: 'Target man',
      short: 'Target man',
      silver: 'When your team’s long ball is compared in your line, you have 2 attacking footballs more.',
      gold: 'When your team’s long ball itself has reached you, not a lay-off, you give it on at once to a team-mate around you, also diagonally.',
    },
    forward: {
      name: 'Forward',
      short: 'Forward',
      silver:
        'Before your team’s sideways pass, if you are the carrier’s neighbour, you get the ball. The sideways pass is now yours to play.',
      gold: 'When you shoot after a short pass, the shot has 1 power more; not in a snapshot.',
    },
    'false-9': {
      name: 'False 9',
      short: 'False 9',
      silver:
        'When you shoot by a dribble from the line before the final line, you first take one step forward with the ball; not in a snapshot.',
      gold: 'When you have the ball, you need not pass it sideways.',
    },
    'goal-poacher': {
      name: 'Goal poacher',
      short: 'Goal poacher',
      silver: 'When the keeper parries and you stand in the final line, the ball is yours.',
      gold: 'When you shoot from one of the two middle fields of the final line, the keeper draws one card fewer.',
    },
    runner: {
      name: 'Runner in behind',
      short: 'Runner',
      silver: 'When your team plays a long ball, you take one step forward before the comparison.',
      gold: 'When your team has won the ball by an action, you take one step forward.',
    },
    'utility-man': {
      name: 'Utility man',
      short: 'Utility man',
      silver: 'You may move with a card of the other side.',
      gold: 'As your move you change places with any team-mate, but not with the ball carrier.',
    },
  },
  sides: { silver: 'silver', gold: 'gold' },
  shields: { defensive: 'defensive', mixed: 'mixed', offensive: 'offensive' },
  styles: {
    tactical: {
      name: 'Tactical',
      about: 'Everybody knows his place, and the ball takes the sure way, one line after the other.',
      condition: 'three successful short passes in a row',
    },
    technical: {
      name: 'Technical',
      about: 'The ball is a friend, and a man in the way is an invitation.',
      condition: 'two successful dribbles in a row',
    },
    physical: {
      name: 'Physical',
      about: 'Early, high and far, and then win the header.',
      condition: 'two successful long balls in a row',
    },
    total: {
      name: 'Total',
      about: 'Anybody can turn up anywhere, and somebody else covers for him.',
      condition: 'a turn in which two of your players change lines and your action succeeds',
    },
  },
  styleCards: {
    'third-man': {
      name: 'Third man',
      text: 'After your successful short pass the receiver gives the ball on at once to a team-mate around him, also diagonally.',
      quote: 'Don’t look at him, look at the one behind him!',
    },
    'passing-triangle': {
      name: 'Passing triangle',
      text: 'When a short pass or a long ball has reached one of your players, yours or one you intercepted, he gives it on at once to a team-mate around him, also diagonally.',
      quote: 'One touch! You’ve got two mates and no time.',
    },
    'offside-trap': {
      name: 'Offside trap',
      text: 'When their long ball has arrived in one of their two final lines, your lowest number in that line gets it, wherever the ball is by now. Somebody of yours must be there.',
      quote: 'Arms up, lads, and look innocent.',
    },
    'compact-block': {
      name: 'Compact block',
      text: 'When you defend against a short pass or a long ball, you have 2 footballs more.',
      quote: 'Ten yards between you! I said ten!',
    },
    'draw-the-foul': {
      name: 'Draw the foul',
      text: 'When you have the ball and have played a dribble of power 1 and they a stronger card, you get a free kick before anybody moves.',
      quote: 'Did you see that, ref? The whole stand did.',
    },
    'step-over': {
      name: 'Step-over',
      text: 'When you dribble, you have 2 footballs more.',
      quote: 'Left, right, and goodbye.',
    },
    'curled-shot': {
      name: 'Curled shot',
      text: 'Your shot has 1 power more.',
      quote: 'Round the wall, not through it.',
    },
    nutmeg: {
      name: 'Nutmeg',
      text: 'When you dribble, you have 3 footballs more.',
      quote: 'Mind the gap, he didn’t.',
    },
    'quick-feet': {
      name: 'Quick feet',
      text: 'When a dribble is compared, yours or theirs, you have 2 footballs more.',
      quote: 'He’s dancing, so dance better.',
    },
    'second-ball': {
      name: 'Second ball',
      text: 'When your long ball has been intercepted, your lowest number in the line where that happened gets it back, wherever the ball is by now. Somebody of yours must be there.',
      quote: 'It’s not lost till it stops bouncing!',
    },
    'aerial-power': {
      name: 'Aerial power',
      text: 'When a long ball is compared, yours or theirs, you have 2 footballs more.',
      quote: 'Anything above grass is ours.',
    },
    'full-blooded': {
      name: 'Full-blooded',
      text: 'When you defend against a dribble, you have 2 footballs more.',
      quote: 'Fair, but let him remember it.',
    },
    'every-duel': {
      name: 'Every duel',
      text: 'Whenever footballs are compared, with the ball or without it, you have 1 more.',
      quote: 'I want mud on every shirt by half-time.',
    },
    'change-roles': {
      name: 'Change roles',
      text: 'After your move, or if you stay, two neighbouring players of yours change places. Neither may be the ball carrier.',
      quote: 'You’re him now, and he’s you. Off you go.',
    },
    'everybody-forward': {
      name: 'Everybody forward',
      text: 'When you attack: after your move, or if you stay, any one player of yours takes one step forward.',
      quote: 'Keeper, stay! All the others, up!',
    },
    'flood-the-box': {
      name: 'Flood the box',
      text: 'When you shoot, the shot has 1 power more.',
      quote: 'Keeper, stay! All the others, into the box!',
    },
    'everybody-back': {
      name: 'Everybody back',
      text: 'When they shoot, your keeper may draw one card more.',
      quote: 'If you can see your own goal, stand in it.',
    },
  },
  events: {
    snapshot: {
      name: 'Snapshot',
      about:
        'In normal play a carrier in one of his final three lines may shoot instead of playing the action, with 1 power less. Easy, and recommended to everybody.',
    },
    corners: {
      name: 'Corners',
      about:
        'A shot saved with the keeper’s last card and exactly one football too many goes over the line: corner, played like a free kick. Recommended once free kicks are familiar.',
    },
    subs: {
      name: 'Subs',
      about:
        'Each team may bring on bench players at stoppages, three times in a match. A must once the player types are familiar; before that good for trying out line-ups.',
    },
    captain: {
      name: 'Captain',
      about:
        'Once a match the captain may appeal against a card for a foul. A drawn card decides, and a wrong decision of the referee may cost him his place. For whoever likes to push his luck; who does not like random events leaves it out.',
    },
    interchange: {
      name: 'Interchange',
      about:
        'Instead of a move in a turn two players side by side in one line may change places. Recommended only once you know how opposing players answer each other.',
    },
    switch: {
      name: 'Switch it up',
      about:
        'Instead of a move in a turn a player may go to the mirrored field of his line. Recommended last of all.',
    },
  },
  mentalities: { defensive: 'defence-minded', balanced: 'balanced', attacking: 'attack-minded' },
  ranks: {
    I: 'Rank I, world class',
    II: 'Rank II, top flight',
    III: 'Rank III, second tier',
    IV: 'Rank IV, lower leagues',
  },
  colours: {
    white: 'white',
    black: 'black',
    red: 'red',
    maroon: 'maroon',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    sky: 'sky blue',
    blue: 'blue',
    navy: 'navy',
  },
  bothColours: '{shirt} and {other}',
  formations: { defence: 'defence', midfield: 'midfield', attack: 'attack' },
  teams: {
    ALB: 'Albania',
    AUT: 'Austria',
    CZE: 'Czechia',
    HUN: 'Hungary',
    ISL: 'Iceland',
    NIR: 'Northern Ireland',
    POL: 'Poland',
    IRL: 'Republic of Ireland',
    ROU: 'Romania',
    SVK: 'Slovakia',
    SWE: 'Sweden',
    TUR: 'Turkey',
    UKR: 'Ukraine',
    WAL: 'Wales',
    DEN: 'Denmark',
    JAM: 'Jamaica',
    SCO: 'Scotland',
  },
  teamSides: {
    IRL: 'Ireland',
  },
}
