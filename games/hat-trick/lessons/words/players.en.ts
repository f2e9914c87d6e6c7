import type { LessonWords } from '@libero/kernel/lesson'

/** The Players expansion: types, skills, keepers. */
export const playersEn: Readonly<Record<string, LessonWords>> = {
  skills: {
    title: 'Skills',
    about: 'You use a skill, and you know when to leave it.',
    steps: {
      types: {
        say: 'With the Players expansion each player is a *type* with two sides, silver and gold. Each side has its own footballs and *one skill*. Your 6 is a versatile midfielder.',
        why: 'Only the side that lies face up counts. Press a player and you read both his skills.',
      },
      lay: 'In line 3 you have 3 + 2 = *5*, they have 3 + 3 = *6*. Lay the *short pass 2* and see what your 6 can do.',
      stay: 'They have a 2 as well: 7 against 8. As it stands you lose. Choose *stay*; his moment is the comparison.',
      use: {
        say: 'Now you are asked. The silver skill of your 6: each of yours in this line has *1 football more*. *Use* it!',
        why: 'Every skill names its moment: earlier or later it cannot be used. And only if it has an effect.',
      },
      enough: {
        say: 'He used it, so his card *flipped* at once: in gold he has 4 footballs, not 3. It is 6 + 2 + 2 = *10* against 8. His gold skill could follow: *use none*.',
        why: 'A player may use both sides in one play, but then he has flipped twice and is silver again.',
      },
      end: 'Through! Your 6 stays gold, with his gold footballs and his gold skill, until he uses that. Nobody is ever forced to use a skill.',
    },
    instead: {
      weak: 'With a 1 even the skill may be too little. Take the 2.',
      lost: 'Then it is 7 against 8, and the ball is lost. The skill brings it home.',
      back: 'He would flip back to silver, and it would still be 10. Keep gold for later.',
    },
  },
  prevention: {
    title: 'Prevention',
    about: 'You forbid an opponent his skill.',
    steps: {
      theirs:
        'Their 7 is a versatile midfielder: in a short pass his skill strengthens the whole line. Your 6 stands next to him, a *combative midfielder* in gold: he can *prevent* a skill.',
      lay: 'Lay the *short pass 3 (right)*; then your 7 can help.',
      move: 'They have a 4. Move your *7 forward*, he pushes their 6 out of the line. Then it is 3 + 4 = 7 against 5 + 3 = 8.',
      prevent: {
        say: 'But their 7 could still use his skill: gold he has 4, plus 1, plus the 4, that is 9. Your 6 stands next to him: *prevent* it!',
        why: 'Next to somebody is ahead, behind, left and right of him, never diagonal.',
      },
      end: '7 against *8*: intercepted. Your 6 has flipped, and their 7 uses no skill for the rest of this play. A prevention itself cannot be prevented.',
    },
    instead: {
      weak: 'That is too weak against this line. Take the 3 for the right.',
      few: 'Then they are 5 + 4 against 2 + 3. Your 7 turns it round.',
      nine: 'Then he may use it, and it is 9 against 8. You have the right man next to him: prevent it.',
    },
  },
  'win-it-back': {
    title: 'Win it back',
    about: 'You take the ball off the man who has just received it.',
    steps: {
      far: 'This line you cannot hold: 8 black footballs against 3 white ones. But next to their 8, who is waiting for the pass, stands your 9: a *pressing winger* in gold.',
      lay: 'So save your strong cards: lay the *short pass 1*.',
      stay: 'Leave your 9 where he is: he must stand *next to* the man who gets the ball. Choose *stay*.',
      use: {
        say: 'The pass has arrived at their 8. Now it is the moment of your 9: he *takes the ball* off an opponent next to him. *Use* it!',
        why: 'When a pass has arrived, first the team that has the ball may use skills, then the other.',
      },
      end: 'The ball is yours, and your 9 is silver now. A defensive midfielder in gold does the same after a long ball. So look who stands next to whom.',
    },
    instead: {
      any: 'You could. But the side matters little here, and we want your 9 to stay. Lay the short pass 1 (right).',
      gone: 'Then their 8 keeps the ball in your line 3. Take it off him!',
    },
  },
  wingback: {
    title: 'The other wing',
    about: 'You use a skill as a move, and turn a man back.',
    steps: {
      left: {
        say: 'Your 4 is a *wingback* in gold. He plays on the left, because number 4 is even, and so usually needs a card for the left.',
        why: 'What counts is the position he plays at. The same card at position 5 would play on the right.',
      },
      lay: 'Some skills are used *as a move*. Lay the *short pass 2 (right)*.',
      move: 'A 4: it is 4 + 2 against 2 + 4, and theirs is the stronger card. With his skill your *4* may *step forward with a right card*, for their 9: take it!',
      back: {
        say: 'Through, by 9 to 5! From now on he plays on the *right*, until he turns back. That he may do whenever you are asked anything: *turn him back*.',
        why: 'To turn back is no use of a skill and cannot be prevented. He is silver then. Other cards never flip just like that.',
      },
      'lay-again':
        'He is on the left again, and silver. You are still to lay a card: the *short pass 2 (left)*.',
      end: 'And your 4 could move with this left card again. When you use a skill as a move, always think of the cards you hold next.',
    },
    instead: {
      side: 'With a left card the others on the left might move. We want to try what he can do with a right one.',
      weak: 'With a 1 the pass may be too weak. Take the 2.',
      close: 'Then it is 6 against 6, and their card is stronger. Your 4 brings three footballs.',
      right: 'That would work, but it is weak. Take the 2 for the left.',
    },
  },
  numbers: {
    title: 'Two numbers',
    about: 'You know who is the lowest when cards hold two numbers.',
    steps: {
      two: {
        say: 'Many types hold *two numbers*: strikers are 10/11, midfielders 6/7. Numbers that overlap count as *equal*. Your 10 and your 11 are both 10/11.',
        why: 'Lowest is everybody who has nobody wholly below him: a 9 is below 10/11, but a 10/11 is not below an 11.',
      },
      lay: 'Line 4 has 4 + 4 = 8 for you, 3 + 3 = 6 for them. Lay the *short pass 4* and get the ball to line 5.',
      stay: '8 + 4 = *12* against 6 + 2 = *8*. Choose *stay*.',
      choose:
        'Now two are the lowest, and then *you choose* who gets the ball. Take the *11*: he has 4 black footballs, the 10 has 3.',
      end: 'The coach of the team that gets the ball chooses: after a pass, an interception or a goal kick. So it pays to look who stands well.',
    },
    instead: {
      weak: 'With a 1 you might lose the ball. The 4 is safe.',
      either: 'You may take him, too. But the 11 has one football more for the next turn.',
    },
  },
  'shooting-skills': {
    title: 'Skills for the shot',
    about: 'You use both sides of a man for one shot.',
    steps: {
      walk: 'Your 8 is an *inverted winger*. The field ahead of him is free: lay the *dribble 1* and walk into line 6.',
      on: 'Nobody is beside him and nobody ahead. Choose *stay*.',
      use: {
        say: 'An opportunity from the wing: usually three cards for the keeper. His silver skill: he shoots *as if from the middle*. *Use* it!',
        why: 'It is asked when a round of your opportunity begins, before the cards, and lasts until new cards are drawn.',
      },
      again:
        'He flipped, and his gold skill has the same moment: *1 power more*. *Use* it as well! Twice in a play a card may flip.',
      lay: 'Now he is silver again, and both hold for this opportunity. Lay the *dribble 3*.',
      stay: 'Choose *stay*.',
      shoot: 'From the outside, but as good as from the middle: *shoot*!',
      corner: 'To the *right*: 3 + 1 + 4 = *8*, and the keeper draws only two cards.',
      end: 'Goal! 3 + 4 = *7* against 8. Without the skills it would have been 7 against three cards. Read your attackers before you lay the card.',
    },
    instead: {
      keep: 'Keep the 3 for the shot. The field ahead is free, a 1 is enough.',
      nobody: 'There is nobody of yours in line 6 for a short pass.',
      wing: 'Then the keeper may draw three cards. It costs you nothing: use it.',
      more: 'Nothing speaks against it: one power more for each shot in this opportunity.',
      pass: 'For a short pass you need somebody beside you. Shoot with the dribble.',
      wait: 'You hold no better card. Shoot!',
      seven: 'That makes 3 + 1 + 3 = 7. The right corner makes 8.',
    },
  },
  keepers: {
    title: 'Keepers change',
    about: 'You know how a keeper becomes a star, and what he risks.',
    steps: {
      stay: 'Their 10 is about to shoot, with a dribble 3, and none of your men on the left reaches him. Choose *stay*.',
      dive: 'Your keeper is a *regular*. If he guesses the corner, he becomes a *star*, goal or not. A dribble is strongest to the *right*.',
      draw: 'Guessed! From the next shot on he is a star. Now save this one: 3 + 4 = 7. *Draw*.',
      more: 'A 3. *Draw* again.',
      stop: '3 + 4 = 7, level. You could draw once more, but let us see what a star can do. *Stop*: parried.',
      lay: {
        say: 'Their 10 is nearest to 7 and has the ball again: another opportunity. Lay the weak *short pass 2*.',
        why: 'Of a double number the lower counts: their 10/11 is a 10, three away from 7. Your 2/3 is a 2, five away.',
      },
      'stay-again': 'A dribble 2 this time. Choose *stay*.',
      star: {
        say: 'With a star you choose: *star cards* or regular ones. With star cards a wrong guess costs no card. Dive *right* with the star cards.',
        why: 'With the regular cards he stays a star whatever happens, but the far corner costs a card.',
      },
      end: 'Wrong! Still two cards: a regular would have had only one here. But a star who errs with the star cards is a *regular* again from the next shot on.',
    },
    instead: {
      less: 'Possible. But to the right a dribble is strongest, so let us try that.',
      goal: 'If you stop now, it is a goal.',
      save: 'That would be a save, and a good one! But here I want to show you a second shot. Stop.',
      any: 'Against an opportunity the figure does nothing. Lay the weakest.',
      regular: 'That is the safe way: he would stay a star. Let us see what the star cards do.',
    },
  },
}
