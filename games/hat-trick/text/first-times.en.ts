/** What is said when something appears in somebody's matches for the first time: what it means, and what hangs on it. */
export const firstTimesEn = {
  'ask/play-card':
    'A card does two things: its figure is added to your line, and its side says which of your men may move.',
  'ask/attack-move':
    'A step swaps places with whoever stands there, friend or foe: so you change the sums of two lines at once.',
  'ask/defence-move':
    'Stepping into the line of the ball brings your white footballs there and may push out a man of theirs, but never the man on the ball.',
  'ask/sideways-pass': 'Before every action the ball must go to the nearest team-mate in its line.',
  'ask/long-ball': 'A long ball leaps over lines: only the men in the line it comes down in are compared.',
  'ask/opportunity-pass':
    'In a scoring opportunity no pass is lost; what counts is who shoots, and from where.',
  'ask/shoot-or-not': 'The closer and the more in the middle, the fewer cards the keeper may draw.',
  'ask/duel':
    'In the middle right before goal a keeper draws 2 cards, on the outside or one line back 3, both 4; a right guess brings one more.',
  'ask/save':
    'The keeper draws from his own deck: the figures together stand against the shot. Every card drawn is gone from the deck, the clock of the half.',
  'ask/free-kick-defence':
    'A free kick: each side may move one man. Then they may choose an opportunity: passes arrive, they shoot only from your lines 1 and 2.',
  'ask/free-kick-attack':
    'A free kick: each side may move one man. Then you may choose an opportunity: passes arrive, you shoot only from lines 5 and 6.',
  'ask/free-kick-choice':
    'In an opportunity passes are safe, but the cards in hand must do, and you may shoot only from lines 5 and 6.',
  'ask/goal-kick-attack': 'After a save the keeper kicks out: first each side may move one man.',
  'ask/goal-kick-defence': 'After a save the keeper kicks out: first each side may move one man.',
  'ask/goal-kick-card':
    'The kind of card says how far the kick goes; the lowest shirt number in that line gets it, yours or theirs.',
  'ask/penalty-card':
    'You have drawn five cards for your penalties: each gives one of them its colour and power, and is then used.',
  'ask/skill':
    'Using a skill turns the card over: silver becomes gold or gold silver, with other footballs and another skill.',
  'ask/prevent': 'An opponent next to him uses no skill any more in this play.',
  'ask/style-card':
    'A style card is won by how your team plays; each can be used once, when its moment comes.',
  'ask/take-style': 'You have played as this style asks: you may take one of its cards.',
  'ask/receiver':
    'Numbers that overlap, such as 4/5 and 5, count as the same: of several lowest ones their coach chooses.',
  'ask/fouler':
    'Several are lowest in that line: you say which of them has fouled, and on a red card he leaves.',
  'told/style-won':
    'Each row wins another style card, never in an opportunity; it cannot be played in the turn it was won.',
  'told/style-played':
    'One style card a turn; where both coaches have one, skills come first, then the order of the styles.',
  'ask/substitution': 'The newcomer takes over number and place of the man he replaces.',
  'told/kick-off': 'Two coaches, one team each: a coin has decided who kicks off, and number 6 has the ball.',
  'told/moved':
    'What you choose can be taken back until the other coach has answered or something hidden is shown.',
  'told/drawn':
    'You draw up to three cards again, unseen. Every card drawn moves the clock; with both decks empty the half ends.',
  'told/turn': 'The action is over and a new turn begins; whoever has the ball now attacks.',
  'told/nobody-there':
    'With no opponent there to take the ball, or no line left ahead of it, the carrier keeps it and the action is over.',
  'told/no-team-mate':
    'Where only one choice is left it is made for you: alone in his line the carrier keeps the ball.',
  'told/sideways': 'Before every action the ball must go to the nearest team-mate in its line.',
  'told/opportunity':
    'In a scoring opportunity nothing is compared, nobody draws. A dribble shoots at once; a short or long pass goes to a team-mate first, who may shoot.',
  'told/tackled': 'Whoever stops a dribble has the ball; after a pass it is the lowest number in the line.',
  'told/intercepted': 'A ball won goes to the lowest shirt number of its new side in that line.',
  'told/foul':
    'Level sums and cards: the lowest number of the defence in that line has fouled, in a dribble the man ahead. The attack goes on, with a free kick.',
  'told/penalty':
    'A free kick from the middle of the final line is a penalty: a shot with one card fewer for the keeper.',
  'told/parried':
    'Parried: of all in the line before that goal the number nearest to the shot’s figure gets the ball; if two are as near, a defender.',
  'told/temporary-deck':
    'A deck that runs out is shuffled anew from its used cards. Once both have run out, the half ends when the ball is away from the goals.',
  'told/out-of-cards': 'Nobody draws during an opportunity: without a card left the chance is over.',
  'told/keeper-changed':
    'A regular keeper who guesses right becomes a star; a star who guesses wrong falls back.',
  'told/shoot-out':
    'Five penalties each, in turn; the keeper draws as few cards as for any penalty, and a parry is no goal.',
  'card/long':
    'A long ball flies one to three lines on; you choose the line, and the sums of that line are compared.',
  'card/dribble':
    'A dribble is one man against the one straight ahead: good where the others crowd the line.',
  'mark/star':
    'Gold with a star is a player’s better side: mostly more footballs. A star keeper who guesses wrong never draws a card fewer.',
  'ask/snapshot':
    'A shot instead of the action: the card counts one less, and from farther out the keeper draws more cards.',
  'ask/appeal':
    'A card from your deck decides: a 3 or 4 takes the booking back, a 2 changes nothing, a 1 sends your captain off.',
  'told/skill':
    'An action for which a team used a skill or a style card does not count for its next style card; but a like success keeps the row alive.',
  'told/saved':
    'A shot saved gives the keeper the ball: both coaches draw up, and his team takes a goal kick.',
  'told/dribbled':
    'Whoever dribbles moves with the ball: on to the free field, or to the place of the man he has passed.',
  'told/free-kick': 'Before a free kick each side may move one man of any side of the pitch.',
  'told/half-over':
    'A new half begins from the starting places with whole decks; goals and cards for fouls stay.',
  'told/goal':
    'After a goal everybody goes back to his place and keeps the side of his card that shows; whoever conceded kicks off.',
} as const

export type FirstTimes = Readonly<Record<keyof typeof firstTimesEn, string>>
