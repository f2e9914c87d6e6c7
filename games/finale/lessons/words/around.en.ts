import type { LessonWords } from '@libero/kernel/lesson'

export const aroundEn: Readonly<Record<string, LessonWords>> = {
  'tactic-colours': {
    title: 'Your tactic cards',
    about: 'You know which colour suits your team.',
    steps: {
      'line-ups': {
        say: 'Both line-ups lie open, and now each coach chooses his *tactic cards*, unseen. You have four defenders, four midfielders, two strikers.',
        why: 'First the squads are opened together, then the cards are chosen: so you can look at both teams before.',
      },
      white: {
        say: 'You own six cards in each of five colours. Five *white* ones are yours in any case; the sixth white one, a 1, is the *closing card*.',
        why: 'Each colour has the figures 5, 4, 3, 2, 2 and 1. The closing card waits open under your deck, for when your hand is empty.',
      },
      colour: {
        say: 'One colour joins them. Yellow calls more defenders, blue more midfielders, red more strikers. *Purple* suits every team: take it.',
        why: 'A colour is only good if you are strong in its line and have enough men there.',
      },
      hand: {
        say: 'Eleven cards were shuffled, and these three are your *hand*. You know your own; theirs you will see only when they play them.',
        why: 'How many cards somebody has in hand and deck is open. Eleven cards and the closing card have to last for the whole match.',
      },
    },
    instead: {
      yellow:
        'Good thought, you have four defenders. But yellow calls on them again and again, and they tire. Start with *purple*.',
      blue: 'Good thought, Schwindlig and Lässig are strong. But the others are not: start with *purple*.',
      red: 'With two strikers others would often have to stand in. Start with *purple*.',
    },
  },
  squad: {
    title: 'Fifteen men for 50 points',
    about: 'You know where to spend, where to save, and which colour goes with it.',
    steps: {
      fifteen: {
        say: 'Here is another squad: *fifteen men of your club for 50 points* at most. Eleven play, four sit on the bench. This one is strong in midfield.',
        why: 'Both coaches build in secret, and it is opened together. How many defenders, midfielders and strikers play is up to you; this is three, five and two.',
      },
      dear: 'Strong men are dear. *De Dribbler* costs 7 points and has 4, 4, 4 and 5: he is never weak.',
      cheap:
        'So you must save elsewhere: Talent and Ballermann cost *1* each, Almende *2*. On the bench they wait for injuries and changes.',
      keepers: {
        say: 'You need one keeper, but *two are wise*: if the only one is hurt or sent off, an outfielder has to go in goal.',
        why: 'Exactly one keeper starts. The other one can only come on if the first goes off.',
      },
      colour: {
        say: 'And the cards should suit the squad. Five midfielders, four of them strong: *blue* calls on them.',
        why: 'Points you do not spend are of no use later. For a first match fifteen men who cost exactly 50 are marked.',
      },
      fits: 'See: *blue* asks for midfielders again and again, and you have plenty. First build the squad, then choose the colour for it.',
    },
    instead: {
      purple: 'Never wrong. But this squad is made for *blue*: five midfielders.',
      yellow: 'Yellow needs defenders, and you have only three. Take *blue*.',
      red: 'Red needs strikers, and yours are the weakest. Take *blue*.',
    },
  },
  'extra-time': {
    title: 'Extra time',
    about: 'You know how it goes on after a draw, and with which cards.',
    steps: {
      'last-attack': {
        say: 'The last attack of the sixth period, and it is *1 to 1*. A draw is the end, unless extra time has been agreed. Here it has.',
        why: 'Extra time is a choice you make in the setup, before the match.',
      },
      defender:
        'First hold out. They shoot with O’Klopper, 4, and Blitz, 5, that is 9. Fauster has 5; help him with *Grätsche*, 5.',
      'two-more': {
        say: '10 against 10: saved, and the draw stands. Now come *two more periods*. Turned cards, bookings and used changes stay as they were.',
        why: 'So Grätsche is at 1 now, as after any other attack, and you have no new changes.',
      },
      'white-cards': {
        say: 'But the tactic cards are new: both play with *white ones only*, five of them shuffled and the closing card beneath. Lay *Through the Lines*, 3.',
        why: 'Whatever you had left is put away. Five cards for two periods: with several attacks they are soon used up.',
      },
      after:
        '3 against 2: you attack once. If it is still level after the eighth period, a *shoot-out* decides.',
    },
    instead: {
      weaker: 'He could help, but *Grätsche* has 5.',
      dear: 'Good thought! But five cards have to do for two periods, and each further attack costs one. The *3* will do.',
      small: 'Thrifty. But with a 2 you would rather defend, and in extra time goals are dear. Lay the *3*.',
    },
  },
  'shoot-out': {
    title: 'The shoot-out',
    about: 'You name your takers and know how it is decided.',
    steps: {
      'heads-up': {
        say: 'Still level after extra time: *shoot-out*! All cards were turned head up, so everybody has his *first* strength. Signs count no more.',
        why: 'Each coach names five outfielders on the pitch in secret, in his order. The man in goal is never one of them.',
      },
      one: 'Name five takers. Taker and keeper each roll a die, and the taker needs *more*. So take the strongest: *Schwindlig*, 5.',
      two: 'Then *Grätsche*, 5. Defenders may take penalties, too.',
      three: 'Third is *Brecher*, 4.',
      four: 'Fourth is *Fouler*, 4.',
      five: 'And fifth is *Lässig*, 4. Then it begins: whoever rolls higher takes the first one.',
      level: {
        say: 'Five each, and it is *3 to 3*. Only the keeper turns after each penalty: so one finds him at 3, the next at 5.',
        why: 'Had one side been so far ahead that the other could not catch up, it would have been over earlier.',
      },
      'sudden-death':
        'Now *sudden death*: pair by pair, with men who have not shot yet. Of those left take *Abseits*, 3.',
      won: '3 + 3 = *6* beat 5, and Dampf missed: you have *won*! The first pair in which only one scores decides.',
    },
    instead: {
      stronger: 'Somebody stronger is there: take the one that is lit.',
      order: 'A good taker, and his turn comes. Let us go in order: take the one that is lit.',
      'as-strong': 'He has 3 as well, just as good. Let us send a striker: *Abseits*.',
    },
  },
}
