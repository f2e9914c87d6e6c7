import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'He is here to defend and hardly helps an attack. Keep him for when Toho attacks.'
const attacker = 'That card is made for attack and hardly helps here. Keep it for your own attack.'

export const optionsEn: Readonly<Record<string, LessonWords>> = {
  motivation: {
    title: 'Motivation',
    about: 'You make a player stronger, for tokens.',
    steps: {
      motivate: {
        say: 'Beside the pitch lies a stronger *Tsubasa*: one shot and two pass tokens, just what you have. Yours lies in play, so you may *motivate* him: press the card.',
        why: 'Motivation is an option agreed before the match: four players of each team have such a card.',
      },
      again:
        'Shot 5, pass 5, defence 2, and it counts as newly laid: you may use his *abilities* again. Take a token.',
      token: 'A *shot token*, please.',
      rest: 'The other one would play a card. You need not: *no more abilities* today, there is something to see.',
      turn: 'It is *still your turn*: motivating somebody is not your card for it. Lay *Taki*.',
      taki: 'Taki could draw a card. *Use no ability* today.',
      counts:
        'Your shot is *5 + 3 = 8*. The motivated Tsubasa *stays with you* for the match; the plain one has left it.',
    },
    instead: {
      'first-motivate': 'First the stronger Tsubasa, please: press his card beside the pitch.',
      defender,
      'token-first': 'Also possible. But take the token first, please.',
      free: 'It costs nothing: use it.',
      'shot-token': 'Fine as well. Take a shot token, please.',
      'turn-left': 'That would be good! But not this time: see that your turn is not over.',
      'first-taki': 'Your turn is not over. Lay Taki first.',
      'may-draw': 'That would be good! But not today, we have seen enough of it.',
    },
  },
  twice: {
    title: 'Abilities twice',
    about: 'You use the same abilities twice in one turn.',
    steps: {
      tsubasa: 'You can pay for the stronger Tsubasa. But first lay the plain *Tsubasa*.',
      first: 'His abilities as always: take a *token* first.',
      token: 'A *shot token*: that makes two.',
      rest: 'Another card would be a defender, and you attack: *no more abilities*.',
      motivate: {
        say: 'Before your turn ends you are asked: motivate somebody? Yes, *Tsubasa*, for one shot and two pass tokens.',
        why: 'That is asked only if you can pay for somebody who lies there. Whoever says no may still do it later in the round.',
      },
      again:
        'The stronger card counts as *newly laid*: its abilities are open, though the others were used. Take a token again.',
      second: 'Another *shot token*.',
      end: 'And *no more abilities* again: your turn is over.',
      sum: 'Shot *5* instead of 3, and two shot tokens in spite of the price. So: first use the abilities, then motivate.',
    },
    instead: {
      defender,
      'token-first': 'You only hold defenders. Take the token, please.',
      free: 'It costs nothing: use it.',
      'abilities-first':
        'In a moment. First use what the plain Tsubasa can do: motivated, he may do it again.',
      'shot-token': 'Fine as well. Take a shot token, please.',
      'defenders-only': 'You only hold defenders: keep them for when Toho attacks.',
      'worth-it': 'You may, and keep your tokens. But today see what he can do.',
    },
  },
  turning: {
    title: 'Turn it after the dice',
    about: 'You win a shot that was lost.',
    steps: {
      shot: 'Your shot is *3 + 3 + 1 = 7*, Toho’s defence *8*. *Shoot*, you have something in reserve.',
      spend: {
        say: 'One shot token would make it 8. But *keep* it: you can motivate Tsubasa with it later, if you need him.',
        why: 'He costs one shot and two pass tokens. Players may be motivated at any question, even after the dice.',
      },
      motivate:
        'You rolled 3: *10*. They rolled 4: *12*. Two short! *Motivate Tsubasa*: shot 5 instead of 3.',
      rest: '10 becomes *12*. He could fetch a token again, but no more tokens can be spent now: *use no ability*.',
      turned:
        '*12 to 12*, and a tie goes to the attacker: goal! After the dice new cards can no more be laid, but values still count.',
    },
    instead: {
      pass: 'A pass of 6 against 8 is worse. Shoot.',
      wait: 'Possible now as well. But wait for the dice: perhaps you need not pay for him.',
      keep: 'Then you could not pay for Tsubasa any more. Keep it.',
      lost: 'Then the ball is lost. You can still turn it: motivate Tsubasa.',
    },
  },
  transfers: {
    title: 'Transfers',
    about: 'You sign a player for your team.',
    steps: {
      sign: {
        say: 'Beside the pitch lie four players for *both* coaches; whoever pays first gets them. *Misaki* costs two pass tokens: sign him.',
        why: 'Transfers are an option agreed before the match. Four of eight are drawn; whoever is signed is not replaced.',
      },
      use: 'He joins your play area at once, as if just laid: use his *ability*.',
      kisugi: 'Lay *Kisugi*, shot 4.',
      turn: 'And it is *still your turn*: signing is not your card for it. Lay *Taki* as well.',
      draw: 'Taki could draw. *Use no ability* today.',
      yours:
        'Three cards in one turn: shot *1 + 2 + 4 + 3 = 10*. Misaki counts for the nine and is *yours* for the match.',
    },
    instead: {
      'first-misaki': 'First Misaki, please: press his card beside the pitch.',
      defender,
      free: 'It costs nothing: use it.',
      kisugi: 'Kisugi first, he has 4.',
      still: 'Your turn is not over: lay Taki first.',
      'may-draw': 'That would be good! But not today.',
    },
  },
  'new-keeper': {
    title: 'A new keeper',
    about: 'You replace your keeper by a better one.',
    steps: {
      sign: {
        say: 'Morisaki holds on a 1, *Wakabayashi* on *1 to 3*, for three defence tokens. A keeper comes only *in place of* one who lies there: sign him.',
        why: 'So the number of cards stays the same, and he may come when nine cards lie there, while your turn lasts.',
      },
      stop: 'Morisaki has left the match, your defence is *8* now. Toho has stopped: *stop* as well.',
      save: 'They shoot: 8 + 4 = *12*, you 8 + 2 = *10*. Let *Wakabayashi* roll!',
      held: 'A *3*: held! With Morisaki it would have been a corner only. Wakabayashi stays yours.',
    },
    instead: {
      attacker,
      jito: 'Defence 4 for two tokens is fine. But against a shot of 8 a better keeper is worth more.',
      stop: 'You could. But three tokens are enough for a better keeper: sign him first.',
      'no-roll': 'Then it is a goal for certain. Let him roll.',
    },
  },
  'six-against-one': {
    title: 'Six against one',
    about: 'You know when sums do not matter.',
    steps: {
      safe: 'Toho’s shot is *4*, your defence *3 + 4 + 3 = 10*. It looks as if nothing could happen.',
      stop: 'Toho has stopped. *Stop* as well.',
      sure: {
        say: 'They rolled a *6*, you a *1*: *guaranteed success*. They win, though the sums say 11 to 10 for you.',
        why: 'That is an option agreed before the match. It counts for shots and passes, and for both coaches.',
      },
      again: 'But Kisugi lies there: have *your die* rolled again. Five of six faces avert it.',
      save: 'Again a 1, what bad luck! But a shot is a shot: *Morisaki* may still roll.',
      held: 'A *1* once more, and here it is the best: *held*. The dice as they lie after all new rolls are what counts.',
    },
    instead: {
      enough: 'You do not need it: 10 against 4. Keep it.',
      either: 'Just as good: 1 to 5 would avert it. Take your own, please.',
      must: 'Then their shot is through for certain. A new roll can only help.',
      'no-roll': 'Then it is a goal. Let him roll.',
    },
  },
  'first-game': {
    title: 'The first game',
    about: 'You know what a first game leaves out.',
    steps: {
      short:
        'This is the *first game*, shorter and simpler: no fans, no exhaustion cards, and eleven cards of your own.',
      rounds:
        'Of each half’s match cards four are left out. Eight remain for *four rounds*, and stoppage time begins in the fourth.',
      jito: 'Everything else is as always. *Jito* can be signed for two defence tokens: defence 4. Sign him.',
      cannot:
        'Else he would hand Toho an exhaustion card. There are none here, so his *ability cannot be used*, nobody asks.',
    },
    instead: {
      'first-jito': 'In a moment. First Jito, please: press his card beside the pitch.',
      attacker,
    },
  },
}
