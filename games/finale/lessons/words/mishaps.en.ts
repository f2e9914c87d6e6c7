import type { LessonWords } from '@libero/kernel/lesson'

export const mishapsEn: Readonly<Record<string, LessonWords>> = {
  'yellow-card': {
    title: 'The yellow card',
    about: 'You know what a sign on a card risks, and when the risk is small.',
    steps: {
      symbol: {
        say: 'Graser has 4, but there is a *yellow card* at his strength. If he plays, the die is rolled for him: on *0 or 1* he is booked.',
        why: 'Each sign belongs to one of the four strengths and counts only while that one is on top. 0 or 1 comes half of the time.',
      },
      risk: {
        say: 'Shall he play all the same? His strength counts in any case, and the *first booking costs nothing yet*. So take *Graser*.',
        why: 'Hazards are rolled for after the comparison: whatever happens to him, his 4 has counted.',
      },
      booked:
        '7 + 1 = 8 against 4: through! Then you rolled a *1* for Graser: he is *booked*, and that stays so to the end of the match.',
      second: {
        say: 'For Walze they rolled a *0*. He had been booked before: the second booking is a *red card*. He is off, and nobody comes on for him.',
        why: 'First the attacker’s men are rolled for, then the defender’s, and only then do cards turn.',
      },
      shot: 'Now the finish: *Lässig*, 3. Graser has played in the build-up.',
      careful:
        '3 + 2 = *5* against 4: goal! But mind: at Graser’s next strength, too, there is a yellow card. Another booking, and he is off.',
    },
    instead: {
      safe: 'Careful, and often wise! But 4 is more than 3, and a first booking costs nothing yet. This time take *Graser*.',
      weak: 'He has only 1 now. Take the one that is lit.',
    },
  },
  'red-card': {
    title: 'The red card',
    about: 'You weigh a small risk with a high price.',
    steps: {
      sign: {
        say: 'At Brecher’s strength of 3 there is a *red card*: if he plays now, a *3* on the die sends him off. That is one time in six.',
        why: 'The die has one 3 among its six faces. Only the strength on top counts: at his next one, 4, nothing threatens him.',
      },
      striker: 'Both strikers have 3. Then let the one play who risks nothing: *Abseits*.',
      'sent-off': {
        say: '6 against 6, through! And for Niedurch, who had a red card at his 5, they rolled a *3*: *sent off*. Nobody comes on for him.',
        why: 'His 5 counted all the same. From now on SV Stollen has a man fewer on the pitch, to the end; and whoever is off does not come back.',
      },
      midfielder:
        'For the finish take *Schwindlig*, 5. Brecher has to shoot as well: he is your only free striker.',
      spared:
        '8 + 1 = *9* against 8: goal! You rolled a 1 for Brecher: *nothing happens*. Choose whom you risk while there is somebody else.',
    },
    instead: {
      risk: 'He has 3, too. But why risk a red card? *Abseits* has 3 and nothing threatens him.',
      weaker: 'A stronger man is free. Take the one that is lit.',
    },
  },
  injury: {
    title: 'An injury',
    about: 'You know who comes on for the injured, and what it costs.',
    steps: {
      sign: {
        say: 'At Abseits’ strength of 4 there is the sign for an *injury*: if he plays, a *2* on the die puts him out. That is one time in three.',
        why: 'Two of the six faces show a 2. On anything else nothing happens.',
      },
      striker:
        'Both strikers will be needed: one to build up, one to shoot. Let *Abseits* build up: if he is hurt, a newcomer can still shoot.',
      replacement: {
        say: '8 against 6, through; but a *2* for Abseits: injured. Somebody from the bench may come on *at once*. Take *Pfosten*, a striker.',
        why: 'It costs none of your three changes. He may be of any line, but not a keeper; he plays in his own line, head up.',
      },
      shot: 'Pfosten is free and might shoot, with 2. But *Brecher* has 4.',
      'changes-left':
        '4 + 2 = *6* against 4: goal! You still have *three changes*; only Abseits will not come back in this match.',
    },
    instead: {
      either:
        'Brecher has 4, too. But he shall shoot: if Abseits is hurt in the build-up, a newcomer is there in time.',
      nobody: 'You may, but then you play on with ten. Coming on costs you nothing: take *Pfosten*.',
      'other-line': 'He may come on, whatever his line. But you have only one striker left: take *Pfosten*.',
      fresh: 'He may shoot, for a newcomer is free. But he has 2, *Brecher* has 4.',
    },
  },
  'hazard-order': {
    title: 'Whom to roll for first',
    about: 'You roll in the right order when two of your men are at risk.',
    steps: {
      two: {
        say: 'The shot is taken, and two of your men are at risk: Lässig, *already booked*, of a yellow card, Grätsche of an injury. The order is yours.',
        why: 'You are asked only where the order can matter. For Grätsche you might have to decide who comes on; for Lässig there is nothing to decide.',
      },
      order:
        'First roll for the one where you have *nothing to decide*. Then you know more when you do. So first *Lässig*.',
      replacement:
        'A 0: the second booking, Lässig is *off*. Then a 2: Grätsche is *injured*. Now you know that a midfielder is missing: bring *Ballnich*.',
      'why-first':
        'The other way round you would have had to choose a man for Grätsche without knowing what becomes of Lässig.',
    },
    instead: {
      later:
        'Possible. But if he is hurt, you must say who comes on before you know what becomes of Lässig. First *Lässig*.',
      striker:
        'A striker may come on for a defender. But you have two strikers and one midfielder fewer: bring *Ballnich*.',
      talent: 'He is a midfielder as well. But Ballnich turns from 2 to 3 and 4, Talent from 2 to 1.',
      nobody: 'Then you would play on with nine. Coming on costs no change: take *Ballnich*.',
    },
  },
  changes: {
    title: 'Changes',
    about: 'You know whom to take off, and when to leave it.',
    steps: {
      ones: {
        say: 'Three men are at *1*. But Abseits and Schwindlig turn to 4 next; *Lässig* turns from 1 to *1* again.',
        why: 'Lässig has 4, 3, 1, 1. He stands at his third strength, so he has two weak ones ahead.',
      },
      off: {
        say: 'So take *Lässig* off. Three changes are all you have in a match, and whoever goes off *does not come back*.',
        why: 'Changes are made only here, between two periods, before the cards are laid. If time runs out, you make none.',
      },
      on: {
        say: 'A change is an outfielder for an outfielder, of whatever line. *Ballnich* is a midfielder: he begins with 2, then come 3 and 4.',
        why: 'The newcomer plays in his own line and begins with his first strength. The reserve keeper never comes on as an outfielder.',
      },
      enough: {
        say: 'You could change more, but *two left* are worth having: somebody may still be sent off or fade. *That is all.*',
        why: 'As long as nothing hidden has been shown and no die rolled, you may take a choice back.',
      },
      fresh:
        'Both coaches decide unseen, and it is opened together: they changed nobody. Ballnich is on, and *two changes* are left.',
    },
    instead: {
      climbs: 'He has 1 now, but 4 comes next: he is worth keeping. Take *Lässig* off, he turns to 1 again.',
      keep: 'Thrifty, and often right. But Lässig stays at 1 even after playing: he is worth a change.',
      talent: 'Talent begins with 2 as well, but then turns to 1. *Ballnich* turns to 3 and 4.',
      striker:
        'Possible, the line is free to choose. But you have just taken a midfielder off: bring *Ballnich*.',
    },
  },
  'keeper-injured': {
    title: 'The keeper is hurt',
    about: 'You know who goes in goal when no keeper is left.',
    steps: {
      'no-keeper': {
        say: 'Fauster is injured, and no keeper sits on the bench. So *an outfielder from the bench* has to go in goal, at once.',
        why: 'With a keeper on the bench he would have come on by himself. It costs none of your three changes. With an empty bench a man from the pitch would go in goal.',
      },
      'in-goal': {
        say: 'All three begin with 2. Think ahead: Ballnich has *2, 3, 4, 2*, the others fall to 1 now and then. Take *Ballnich*.',
        why: 'Pfosten has 2, 3, 5, 1 and Talent 2, 1, 3, 1. A keeper plays often, so a 1 comes round often.',
      },
      'keeper-now':
        'He stays *keeper to the end* and never plays outfield again. Here comes their next attack; keep your cards: *Keep all cards*.',
      defender: 'Their shot has 4 + 2 = 6, Ballnich has 2. Help him with your best: *Grätsche*, 5.',
      'spare-keeper':
        '7 + 1 = *8* against 6 + 2 = 8: saved! That is why two keepers in the fifteen are wise.',
    },
    instead: {
      falls: 'He begins with 2 as well, but has a 1 among his strengths. *Ballnich* never falls below 2.',
      weaker: 'He could help, but Grätsche has 5: take him.',
    },
  },
  'keeper-sent-off': {
    title: 'The keeper is sent off',
    about: 'You choose: a keeper from the bench, or a man from the pitch.',
    steps: {
      'sent-off': {
        say: 'Hechter has got his second booking and is off. Somebody *has to go in goal*, and in any case you go on with one man fewer.',
        why: 'For a man sent off nobody comes on. For the goal you choose: a bench keeper, who takes the place of an outfielder, or an outfielder from the pitch.',
      },
      keeper: {
        say: 'A man from the pitch costs nothing. But you have a real keeper on the bench: *Fauster*. He costs *one change and one outfielder*.',
        why: 'It is possible only while you have a change left. An outfielder in goal stays the keeper to the end, with his own strengths.',
      },
      room: 'Who makes room? Whoever goes off is out. *Lässig* is at 1 and turns to 1 again: you will miss him least.',
      ten: 'Fauster is in goal, ten men are left, and *two changes*. It is dear, but a good keeper is there for every shot.',
    },
    instead: {
      outfielder:
        'That would cost no change. But he would be your keeper to the end, with his weak strengths. Bring *Fauster*.',
      climbs: 'He has 1, too, but then come 3, 3 and 4. *Lässig* turns to 1 again.',
      good: 'You will need him on the pitch. *Lässig* is weak now and next time: he makes room.',
    },
  },
}
