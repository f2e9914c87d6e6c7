import type { LessonWords } from '@libero/kernel/lesson'

/** The first five minutes. */
export const firstEn: Readonly<Record<string, LessonWords>> = {
  'first-pass': {
    title: 'The first pass',
    about: 'You count a line and carry the ball forward.',
    steps: {
      table:
        'Hello, I am Mira, your coach. Your team is *blue*, the others are *red*. You play from your goal towards theirs.',
      aim: 'The pitch has *six lines*, counted from your goal. With the ball in line 6, right before their goal, you may shoot. So we go forward line by line.',
      black: {
        say: 'Your 6 has the ball in *line 3*. *Black* footballs attack: your 6 and 7 have 3 + 3 = *6* in this line.',
        why: 'Only the line the ball is in counts now. Everybody has black footballs for attack and white ones for defence.',
      },
      white:
        'Their *white* footballs defend: their 9 and 8 have 1 + 1 = *2* in this line. So you are well ahead.',
      lay: 'Lay the *short pass 2 (left)*. It goes one line forward, and its 2 is added to your footballs. They lay a card too; neither sees the other’s.',
      stay: {
        say: 'Now both cards lie open: 6 + 2 = *8* for you, 2 + 3 = *5* for them. You could move a man first, but this is enough. Choose *stay*.',
        why: 'Your card is for the left, so one of your left-sided players might go one line forward or back. Those are your even numbers.',
      },
      won: {
        say: '8 beats 5! Before every action the ball goes *sideways* to the nearest team-mate in its line: so your 7 passed. In the new line the ball goes to your lowest number, the *8*.',
        why: 'So it goes in every turn: cards, the attacker may move a man, the ball goes sideways, the defender may move a man, then the card of the attacker is played. The sideways pass always arrives.',
      },
      again: {
        say: 'Now line 4 counts: you have 4 + 4 = *8*, they have 3 + 3 = *6*. Lay *short pass 2 (right)*: then one of your right-sided players may move.',
        why: 'The footballs on a card stand on its left or right. Even numbers play on the left, odd ones on the right; their footballs show it, too.',
      },
      step: {
        say: 'They have a 4: 6 + 4 = 10. You have 8 + 2 = 10, too. If it is level, the stronger card wins, and that is theirs. Move your *7* forward!',
        why: 'Their 6 stands there. Whoever steps onto a taken field changes places with the man on it, even an opponent.',
      },
      there:
        'Your 7 has come into line 4, their 6 has been pushed out. So it was 11 + 2 = *13* against 3 + 4 = *7*, and your 10 has the ball in line 5. Well done!',
    },
    instead: {
      'other-side':
        'Just as strong! But keep this one for the next turn: there we shall need a man on the right.',
      long: 'A long ball flies to a line further on. We shall get to that; first the short pass.',
      dribble: 'With a dribble one man goes alone. That comes next; now take the short pass.',
      level: 'Then it stays 10 against 10, and their stronger card wins. A step of your 7 changes that.',
      eleven:
        'That would win, too: the 11 pushes their 6 away. But you need the 11 further ahead. Take the 7.',
    },
  },
  'first-goal': {
    title: 'The first goal',
    about: 'You dribble into the final line and shoot.',
    steps: {
      ahead:
        'You hold new cards for this lesson. Your 10 will pass sideways, to your *11*. Right ahead of the 11 is their 2, and behind him their goal. Let us go past him!',
      dribble: {
        say: 'Lay the *dribble 4 (left)*. Only two men count now: your 11 has 4 black footballs and the card, their 2 has 5 white ones and their card.',
        why: 'The others in the line count for passes only. A dribble is man against man.',
      },
      enough: 'You have 4 + 4 = *8*. They laid a 2: 5 + 2 = *7*. That is enough, so choose *stay*.',
      chance: {
        say: 'He is past! If a dribble is won, the two men *change places*. Your 11 has the ball in line 6: that is a *scoring opportunity*.',
        why: 'If he had lost the dribble, their 2 would have the ball now, and both would have stayed where they were.',
      },
      lay: 'Each lays a card again, but in an opportunity nobody draws new ones. With a dribble you *shoot at once*, with a pass only a team-mate may: lay the *dribble 3*.',
      hold: 'The footballs on the pitch do not count for a shot, so no step makes it stronger. Choose *stay*.',
      shoot:
        'No team-mate is beside him, so the 11 keeps the ball. He is right before their goal: *shoot*! Shooting later would mean another round with one card fewer.',
      corner: {
        say: 'Your card brings 3, and a corner adds to it: after a dribble the right 4, the others 3. Choose *right*: 3 + 4 = *7*. Their keeper chooses, too, without seeing yours.',
        why: 'What a corner adds depends on the card: for a dribble the right one is best, for a short pass the centre, for a long ball the left.',
      },
      goal: {
        say: '*Goal!* From the middle of line 6 a keeper draws *two* cards: 3 + 2 = *5*, and the shot had 7. All go back to their places, and they kick off.',
        why: 'From the outside of line 6 or the middle of line 5 he draws three, from the outside of line 5 four. One more if he guesses the corner.',
      },
    },
    instead: {
      weaker:
        'That is 4 + 3 = 7 against 5 and their card. The dribble 4 is safer here, and you will want the 3 in a moment.',
      nobody: 'A short pass needs somebody in line 6, and none of your men is there yet. Take the dribble.',
      'pass-first':
        'With a short pass you must first find a team-mate beside you, and this card is weak. The dribble 3 shoots at once.',
      wait: 'Then the next round would follow with one card fewer. He cannot stand better than here: shoot.',
      six: 'That makes 3 + 3 = 6. The right corner makes 7, and 7 is harder to stop.',
    },
  },
  'first-defence': {
    title: 'The first defence',
    about: 'You win the ball back.',
    steps: {
      theirs:
        'You lead 1:0, with new cards. Now they kick off: their 6 has the ball in your *line 4*. You always count lines from your own goal.',
      count:
        'Now it is the other way round. Their *black* footballs attack: 3 + 3 = *6*. Your *white* ones defend: 1 + 1 = *2*. Too few!',
      lay: {
        say: 'Lay the *short pass 3 (right)*. In defence only its 3 counts, and its side: one of your right-sided players may move.',
        why: 'Passes and dribbles are for the team with the ball. The card of the defence only adds its figure and moves a man.',
      },
      step: {
        say: 'They moved nobody, and their 6 has passed sideways to their 7. Now you may move. As it stands they have 6 + 2 = 8, you have 2 + 3 = 5. Move your *7* forward!',
        why: 'He changes places with their 6, who no longer has the ball. The man on the ball must not be pushed away in normal play.',
      },
      won: {
        say: 'Now they had 3 + 2 = *5*, and you 5 + 3 = *8*: *intercepted!* The ball stays in this line and goes to your lowest number in it, the *7*.',
        why: 'The step counted twice: your 7 brought three white footballs into the line, and their 6 took three black ones out of it.',
      },
    },
    instead: {
      left: 'Too weak here, and on the left nobody of yours can help in this line. Take the 3 for the right.',
      lost: 'Then their 8 beats your 5, and the ball comes closer to your goal. Your 7 can prevent that.',
      eleven: 'That helps, too, but the 11 has only one white football. The 7 has three.',
    },
  },
  'first-save': {
    title: 'The first save',
    about: 'You guess the corner and draw cards for a save.',
    steps: {
      danger:
        'New cards again. Look out! Their 10 has the ball right before your goal. For them this is line 6, so *they* have a scoring opportunity.',
      lay: {
        say: 'Against an opportunity only the *side* of your card counts: it says who may move. Yours are all for the left. Lay the weak *1*, keep the others.',
        why: 'In an opportunity passes always arrive. No line is counted, so the figure on your card is of no use.',
      },
      stay: 'They show a dribble 2 and will shoot. No left-sided man of yours stands right before or behind their 10, so nobody can push him away. Choose *stay*.',
      dive: {
        say: 'Where will he shoot? After a dribble the right corner adds 4, the others 3. That tempts him: send your keeper to the *right*.',
        why: 'Left and right are always meant as the shooter sees them. Both coaches choose without seeing the other’s choice.',
      },
      draw: 'Guessed! The shot has 2 + 4 = *6*. From the middle of your line 1 it is two cards, and *one more* for the right guess: three. *Draw* one.',
      more: 'A 2. Now it is 2 against 6. Fewer than 6 in the end is a goal. *Draw* again.',
      level:
        'A 4: 2 + 4 = 6, level with the shot! If you stop now, the ball is only parried and stays in front of your goal. *Draw* the third card.',
      saved: {
        say: '6 + 1 = *7*, more than 6: *saved!* That is enough to begin with. Whatever is new in a match is explained in yellow beside the question. On to your first match!',
        why: 'New will be the long ball: it flies one to three lines on. You choose the line, and the sums of that line are compared.',
      },
    },
    instead: {
      strong:
        'That would work, too. But its figure does nothing here, and you will need it later. Lay the 1.',
      less: 'That is a fair guess. But the right corner is worth most to him, so let us try it.',
      goal: 'If you stop now, it is a goal: you have fewer than 6. Drawing costs you nothing from your hand.',
      parry: 'Parried is not bad. But you may draw once more, and any card takes you above 6.',
    },
  },
}
