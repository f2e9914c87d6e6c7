import type { LessonWords } from '@libero/kernel/lesson'

export const drawEn: Readonly<Record<string, LessonWords>> = {
  'match-cards': {
    title: 'Which match card?',
    about: 'You take the right match card, or deny it to the other side.',
    steps: {
      first:
        'Each round each coach takes one *match card*. You defend, so you choose *first* among these four, or the unseen top one.',
      danger: {
        say: 'Toho attacks next. *Toho’s Special Shot* lies open: in its hand it could be a goal at one stroke.',
        why: 'A special shot is stopped by one defence of three. The card’s ability works only for its own team, and only in attack.',
      },
      take: 'You cannot use its ability, but you can *deny it* to them. Take it.',
      top: 'Toho took the *top card unseen*: only Toho knows it. What was taken openly both know.',
      yours:
        'Theirs is now yours for the *whole match*: in your attack it has shot *4* and pass *2* like any card.',
    },
    instead: {
      useful: 'A useful card. But then Toho takes its special shot, and attacks with it right now.',
      unseen: 'Then Toho takes its special shot, and attacks with it right now.',
    },
  },
  piles: {
    title: 'Piles, open and hidden',
    about: 'You know where your cards go and what you may know of theirs.',
    steps: {
      reshuffled: {
        say: 'You were to draw two cards, but one was left. So your *discard pile* was shuffled into a new draw pile.',
        why: 'That goes on all through the match: what you play comes round again. Only what is removed is gone.',
      },
      back: 'That is how *One-Two* came back: a match card once taken stays among your own.',
      open: 'Open to all: what is laid or discarded, tokens, and *how many* cards a hand has. Hidden: *which* ones.',
      take: 'You defend and choose first. Take *Man-Marking*: defence 3 and a token.',
      known:
        'Toho took Long-Range Shot openly: you know it is in this *hand*. Press a hand or pile to see what can be known.',
    },
    instead: {
      attack: 'That is for an attack. You defend now: Man-Marking helps at once.',
      unseen: 'It may be anything. Man-Marking helps you at once.',
    },
  },
  'kick-off': {
    title: 'Kick-off',
    about: 'You know how a match begins, and who has the ball.',
    steps: {
      field:
        'Before the match four *match cards* are laid open. Twelve come in this half, two in each of six rounds.',
      piles: {
        say: 'Each team has *twelve* cards of its own: eleven players and its fans, shuffled. All tokens wait in the reserve.',
        why: 'Special shots, special defences, exhaustion and booking cards lie ready, too; you will see them when they are needed.',
      },
      toss: 'The ball marker was tossed, and you have won: you decide who *kicks off*. Do it yourself.',
      begun:
        'You attack. You drew *four* cards, Toho as well; and it has taken Man-Marking. Toho kicks off the second half.',
    },
    instead: {
      'second-half':
        'Then you would kick off the second half. That is just as good; but begin yourself today.',
    },
  },
}
