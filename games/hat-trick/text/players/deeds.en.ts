import type { DeedText } from './skills.ts'

export const deedsEn: DeedText = {
  deeds: {
    footballs: [{ says: 'you have {amount} {amount?football:footballs} more' }],
    'footballs-each': [
      {
        if: ['in-line'],
        says: 'every player of your team there has {amount} {amount?football:footballs} more, you too',
      },
      {
        of: 'style-card',
        says: 'each of your players in that line has {amount} {amount?football:footballs} more',
      },
      { says: 'every player of your team in that line has {amount} {amount?football:footballs} more' },
    ],
    counts: [
      { if: ['carrier', 'long'], says: 'your attacking footballs count in the line it goes to' },
      { says: 'your attacking footballs count too' },
    ],
    'better-value': [
      {
        of: 'style-card',
        says: 'your players in the line that is compared count with the higher of their two values',
      },
      { if: ['in-line'], says: 'your team’s players there count with the higher of their two values' },
      { says: 'your team’s players in that line count with the higher of their two values' },
    ],
    'step-forward': [
      { when: 'compare', says: 'you first take one step forward' },
      { says: 'you take one step forward' },
    ],
    'step-back': [
      { when: 'compare', says: 'you first take one step back' },
      { says: 'you take one step back' },
    ],
    step: [
      { when: 'compare', says: 'you first take one step forward or back' },
      { says: 'you take one step forward or back' },
    ],
    send: [
      {
        says: 'you send a neighbouring team-mate one more step, forward or back, whatever his side. He may not use a skill for it',
      },
    ],
    'send-forward': [
      { of: 'style-card', says: 'any one player of yours takes one step forward' },
      { says: 'any one player of your team takes one step forward' },
    ],
    'stride-forward': [
      { says: 'you take {amount} {amount?step:steps} forward at once, but not past the ball carrier' },
    ],
    'stride-back': [
      { says: 'you take {amount} {amount?step:steps} back at once, but not past the ball carrier' },
    ],
    jump: [
      {
        says: 'you jump {amount} {amount?line:lines} forward over anybody and change places with whoever is there, but not with the ball carrier. After the play you go back, unless you have the ball or its carrier stands there',
      },
    ],
    diagonal: [
      {
        says: 'you go one field diagonally forward and change places with whoever stands there, but not with the ball carrier',
      },
    ],
    'either-side': [{ says: 'you may step with a card of the other side' }],
    'change-wing': [
      {
        says: 'you may step with a card of the other side. Then you play on that side and do not flip until you turn back; you may do that whenever your coach is asked anything',
      },
    ],
    'change-places': [{ says: 'you change places with any team-mate, but not with the ball carrier' }],
    exchange: [{ says: 'two neighbouring players of yours change places. Neither may be the ball carrier' }],
    'displace-carrier': [
      {
        says: 'you may, in normal play, step onto their ball carrier’s field and displace him. Your coach draws a card: with power {amount}{amount?: or less} you have fouled, otherwise the change stands',
      },
    ],
    'take-ball': [
      { when: 'sideways', says: 'you get the ball. The sideways pass is now yours to play' },
      { if: ['theirs', 'completed'], says: 'you take it off him' },
      { if: ['theirs', 'intercepted'], says: 'you take it off him' },
      { when: 'arrival', if: ['theirs'], says: 'you take it off him, even if he intercepted it' },
      { says: 'the ball is yours' },
    ],
    'win-ball': [
      {
        if: ['intercepted'],
        of: 'style-card',
        says: 'your lowest number in the line where that happened gets it back, wherever the ball is by now. Somebody of yours must be there',
      },
      {
        of: 'style-card',
        says: 'your lowest number in that line gets it, wherever the ball is by now. Somebody of yours must be there',
      },
      {
        says: 'your team’s lowest number in that line gets it, wherever the ball is by now. Somebody of your team must be there',
      },
    ],
    'keep-ball': [{ says: 'you may keep it' }],
    'choose-receiver': [
      { of: 'style-card', says: 'you choose which of your players in that line gets it' },
      { says: 'you choose which team-mate in that line gets it' },
    ],
    'lay-off': [
      { if: ['receiver'], says: 'you give it on at once to a team-mate around you, also diagonally' },
      {
        says: 'the player who has the ball gives it on at once to a team-mate around him, also diagonally',
      },
    ],
    'run-on': [
      {
        says: 'you may go one field further with the ball and change places with whoever stands there. You flip even if you stay',
      },
    ],
    'shoot-forward': [{ says: 'you first take one step forward with the ball' }],
    power: [{ says: 'the shot has {amount} power more' }],
    'power-lasting': [
      {
        says: 'from then on your shots in this opportunity have {amount} power more, and never more than {amount}',
      },
    ],
    'middle-lasting': [
      { says: 'from then on your shots from a wing count as shots from the middle in this opportunity' },
    ],
    'draws/more': [
      { if: ['defending'], says: 'your keeper may draw {amount} {amount?card:cards} more' },
      { says: 'the keeper may draw {amount} {amount?card:cards} more' },
    ],
    'draws/fewer': [
      { if: ['defending'], says: 'your keeper draws {amount} {amount?card:cards} fewer' },
      { says: 'the keeper draws {amount} {amount?card:cards} fewer' },
    ],
    reach: [{ says: 'it reaches any team-mate in the two final lines' }],
    'free-kick': [{ says: 'you get a free kick where the ball is, before anybody moves' }],
    prevent: [
      {
        says: 'you may keep an opponent who is your neighbour from using a skill that he could use right now, declared or not. He uses no skill for the rest of this play',
      },
    ],
    borrow: [
      {
        says: 'you may use the face-up skill of a neighbouring team-mate as if it were yours. You flip, he does not',
      },
    ],
    'borrow-any': [
      {
        says: 'you may use the face-up skill of any neighbour, opponents included, as if it were yours. You flip, he does not',
      },
    ],
  },
  aims: {
    footballs: '{amount} {amount?football:footballs} more{at}',
    'footballs-each': '{amount} {amount?football:footballs} more for each of his team in the line',
    counts: 'his footballs count too{at}',
    'better-value': 'in the line his team counts with the better values',
    'step-forward': 'one step forward',
    'step-back': 'one step back',
    step: 'one step more',
    send: 'he sends a neighbour one step more',
    'send-forward': 'somebody goes one step further',
    'stride-forward': '{amount} {amount?step:steps} forward at once',
    'stride-back': '{amount} {amount?step:steps} back at once',
    jump: '{amount} {amount?line:lines} forward, over anybody',
    diagonal: 'one field diagonally forward',
    'either-side': 'he moves with a card of the other side',
    'change-wing': 'he changes wings',
    'change-places': 'he changes places with a team-mate',
    exchange: 'two neighbours change places',
    'displace-carrier': 'he goes for the place of the ball carrier',
    'take-ball': 'the ball is his',
    'win-ball': 'the lowest number in the line wins the ball',
    'keep-ball': 'he need not pass sideways',
    'choose-receiver': 'the receiver is chosen freely',
    'lay-off': 'the ball is given on at once',
    'run-on': 'he may carry the ball one field further',
    'shoot-forward': 'one step forward with the ball before the shot',
    power: '{amount} power more for the shot',
    'power-lasting': 'in this chance his shots have {amount} power more',
    'middle-lasting': 'in this chance his wing is as good as the middle',
    'draws/more': 'the keeper may draw {amount} {amount?card:cards} more',
    'draws/fewer': '{amount} {amount?card:cards} fewer for the keeper',
    reach: 'his pass reaches anybody in the two final lines',
    'free-kick': 'a free kick',
    prevent: 'he keeps a neighbour from using a skill',
    borrow: 'he borrows the skill of a team-mate',
    'borrow-any': 'he borrows the skill of a neighbour',
  },
  occasions: {
    short: 'at the short pass',
    long: 'at the long ball',
    dribble: 'in the dribble',
    pass: 'at the pass',
  },
  choices: {
    whens: {
      revealed: 'when both cards lie open',
      move: 'as your move',
      moved: 'after your team’s move',
      sideways: 'before your team passes sideways',
      'their-sideways': 'after they have passed sideways',
      compare: 'when footballs are compared',
      arrival: 'when a pass has arrived',
      dribbled: 'after a successful dribble',
      turnover: 'when the ball has changed teams',
      opportunity: 'when a round of your opportunity begins',
      'opportunity-pass': 'when you pass in an opportunity',
      shot: 'before a shot',
      parry: 'when the keeper has parried',
      any: 'at any time',
    },
    deeds: {
      footballs: '{amount} {amount?football:footballs} more',
      'footballs-each': '{amount} {amount?football:footballs} more for each of your team in the line',
      counts: 'your attacking footballs count too',
      'better-value': 'your team’s players in the line count with the higher of their two values',
      'step-forward': 'one step forward',
      'step-back': 'one step back',
      step: 'one step forward or back',
      send: 'a neighbouring team-mate takes one step, forward or back',
      'send-forward': 'any player of your team takes one step forward',
      'stride-forward': '{amount} {amount?step:steps} forward at once',
      'stride-back': '{amount} {amount?step:steps} back at once',
      jump: 'jump {amount} {amount?line:lines} forward over anybody, and back after the play',
      diagonal: 'one field diagonally forward',
      'either-side': 'your move may be made with a card of the other side',
      'change-wing': 'you play on the other side until you turn back',
      'change-places': 'you and any team-mate change places',
      exchange: 'any two neighbouring team-mates change places',
      'displace-carrier':
        'your step may displace their ball carrier; a drawn card up to power {amount} is a foul',
      'take-ball': 'the ball is yours',
      'win-ball': 'your team’s lowest number in the line gets the ball',
      'keep-ball': 'no sideways pass',
      'choose-receiver': 'any team-mate in the line gets the ball',
      'lay-off': 'who has the ball gives it on to a team-mate around him',
      'run-on': 'one field further with the ball, if you like',
      'shoot-forward': 'one field forward with the ball before the shot',
      power: 'the shot has {amount} more power',
      'power-lasting': 'all your shots of this opportunity have {amount} more power',
      'middle-lasting': 'in this opportunity you shoot from a wing as from the middle',
      draws: 'the keeper’s draws change by {amount}',
      reach: 'your pass reaches anybody in the two final lines',
      'free-kick': 'a free kick where the ball is',
      prevent: 'an opponent who is your neighbour may not use his skill',
      borrow: 'you use the skill of a neighbouring team-mate',
      'borrow-any': 'you use the skill of any neighbour',
    },
  },
}
