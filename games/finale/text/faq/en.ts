import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedEn: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Who attacks, and how many times?',
    answer:
      'Whoever turned up the card with the higher power. The difference of the two powers is the number of attacks: 4 against 1 makes three.',
    also: 'number of attacks difference turn',
  },
  F2: {
    question: 'What happens if both cards have the same power?',
    answer:
      'Both coaches roll until one rolls higher. He attacks exactly once, and a counter to that attack has no bonus.',
    also: 'equal powers tie draw same card level',
  },
  F3: {
    question: 'Is a high card always the best?',
    answer:
      'No. A high card wins the right to attack, but every further attack costs you another card, and the places on it are often worse. A low card that stays face up is the one you counter with.',
    also: 'high power strong card cost five which card should I play first',
  },
  F4: {
    question: 'Does the card of a further attack change how many attacks I have?',
    answer:
      'No. The first two cards of the period fix the number. A further card only says who plays in this attack, and its power counts for a counter bonus.',
    also: 'second attack next card more attacks',
  },
  F5: {
    question: 'Which of the four strengths counts?',
    answer:
      'Only the one on top of the card right now. A man who comes on starts head up, with his first strength.',
    also: 'four numbers edges power of a player value',
  },
  F6: {
    question: 'When is a card turned, and what is on top then?',
    answer:
      'After the build-up and again after the finish, every man used who is still on the pitch is turned a quarter to the left. The next strength of his table comes to the top; after the fourth it is the first again.',
    also: 'rotate quarter turn turning',
  },
  F7: {
    question: 'Can I use the same man in the build-up and in the finish?',
    answer: 'No, unless an arrow on the card says so. After the attack he is free again, also for a counter.',
    also: 'twice again reuse player already played locked',
  },
  F8: {
    question: 'What does the arrow on a card mean?',
    answer:
      'One man who played the build-up must play the finish as well, at his new strength. The arrow starts at the line he has to be from.',
    also: 'arrow sign again',
  },
  F9: {
    question: 'Who may fill a question mark?',
    answer: 'Any free outfielder, whatever his line. Never the keeper.',
    also: '? any player joker wild',
  },
  F10: {
    question: 'What if I have too few men for the places on the card?',
    answer:
      'All free men of that line play, and any other free outfielder stands in for the rest. If nobody is free, the place stays empty and adds nothing.',
    also: 'not enough defenders missing player stand-in',
  },
  F11: {
    question: 'Who chooses his men first?',
    answer:
      'The attacker chooses all of his for this part of the attack. The defending coach sees them and then chooses his, by the right half of the same card.',
    also: 'order of choosing first attacker defender',
  },
  F12: {
    question: 'May I leave a place empty to spare a man?',
    answer: 'No. You choose who fills a place, never whether. It stays empty only if nobody is free.',
    also: 'skip player save strength fewer men must I use',
  },
  F13: {
    question: 'What happens if the build-up is level?',
    answer:
      'The attacker gets through: in the build-up an equal total is enough, and he must go on to the finish.',
    also: 'equal total tie same result build-up draw',
  },
  F14: {
    question: 'What happens if the finish is level?',
    answer: 'No goal. In the finish only a higher total scores: 10 against 9 is a goal, 9 against 9 is not.',
    also: 'equal total tie shot saved goal when is it a goal score',
  },
  F15: {
    question: 'Can I skip an attack when my men are weak?',
    answer:
      'No, every attack has to be played. So take care that never all your strengths are low at the same time.',
    also: 'decline refuse pass attack renounce',
  },
  F16: {
    question: 'What happens if the build-up fails?',
    answer:
      'The attack is over, and the defending coach must counter, unless this period has already had its counter. Then the attacker goes on with the attacks he has left.',
    also: 'lost build-up stopped intercepted',
  },
  F17: {
    question: 'Which card do I counter with?',
    answer:
      'With the one you already have face up, even if it was your last. You play no new card, and all men are free again.',
    also: 'counter attack card own card',
  },
  F18: {
    question: 'How big is the counter bonus?',
    answer:
      'The difference of the two face-up powers at that moment, whichever is higher. It counts in the build-up of the counter only, not in its finish.',
    also: 'bonus plus counterattack',
  },
  F19: {
    question: 'Can there be more than one counter?',
    answer: 'One per period at most, and it has to be played. A failed counter never brings another.',
    also: 'second counter twice decline counter',
  },
  F20: {
    question: 'What happens if a card shows no build-up?',
    answer:
      'The attack begins with the finish at once. It brings the other coach no counter, because no build-up can fail.',
    also: 'empty upper field straight to goal solo',
  },
  F21: {
    question: 'What happens when I have no cards left?',
    answer:
      'Your closing card counts from then on: power 1, face up, for every period and every further attack. It is never used up.',
    also: 'out of cards closing card empty hand last card run out',
  },
  F22: {
    question: 'When do I draw cards?',
    answer:
      'Both coaches draw up to three straight after the reveal; the attacker draws again after each further card. With an empty deck you play on with what you hold.',
    also: 'draw refill hand three cards',
  },
  F23: {
    question: 'When may I exchange a card?',
    answer:
      'As the defending coach, at every attack after the first, once the attacker’s new card lies open. You put a hand card out of the game unseen and draw one; the card you have face up stays.',
    also: 'swap discard throw away change card',
  },
  F24: {
    question: 'What does the red cross mean?',
    answer:
      'Injury: if it shows when the man is used, his coach rolls afterwards, and on a 2 he is off for the rest of the match. An outfielder from the bench may come on at once, free of the three changes.',
    also: 'injured red cross hurt hazard symbol',
  },
  F25: {
    question: 'What happens with a yellow card?',
    answer:
      'If the symbol shows when the man is used, his coach rolls: 0 or 1 is a booking. A second booking for the same man is a red card, without another roll.',
    also: 'booked booking caution two yellows second yellow',
  },
  F26: {
    question: 'May somebody come on for a man who is sent off?',
    answer: 'No, you play on with one man fewer. From the next period on a change can rearrange your lines.',
    also: 'red card dismissed expelled replace',
  },
  F27: {
    question: 'Does a goal stand if the scorer is sent off or injured?',
    answer: 'Yes. His strength has counted before anybody rolls for him; the goal or the build-up stands.',
    also: 'strength still count goal cancelled',
  },
  F28: {
    question: 'What happens if my keeper is injured?',
    answer:
      'A bench keeper comes on at once; without one an outfielder from the bench goes in goal, and with an empty bench a man from the pitch. It costs no change, and an outfielder in goal stays keeper to the end.',
    also: 'goalkeeper hurt no keeper outfielder in goal',
  },
  F29: {
    question: 'What happens if my keeper is sent off?',
    answer:
      'You choose at once: a keeper from the bench for an outfielder of yours, which costs one of the three changes, or an outfielder on the pitch goes in goal. With no change left only the second is possible.',
    also: 'goalkeeper red card dismissed',
  },
  F30: {
    question: 'How many changes do I have, and when?',
    answer:
      'Three in the match, between periods only, before the tactic cards are laid. Several at once are fine; both coaches decide in secret.',
    also: 'substitution substitute swap players when change',
  },
  F31: {
    question: 'Can I bring on a midfielder for a striker?',
    answer:
      'Yes. The newcomer may be of any line; he goes into his own line, head up. Whoever goes off does not come back.',
    also: 'other position formation change return come back',
  },
  F32: {
    question: 'How do I put a squad together?',
    answer:
      'Pick 15 different men of your club for at most 50 points, at least one of them a keeper; two are wise. For a first match take the men marked X.',
    also: 'budget price cost 50 points team building fifteen',
  },
  F33: {
    question: 'May I play any formation?',
    answer:
      'Yes. Eleven start, exactly one of them a keeper; how the ten others are split over the lines is up to you, as long as everybody plays in his own.',
    also: '4-4-2 system line-up',
  },
  F34: {
    question: 'Which tactic cards should I take?',
    answer:
      'For a first match white and purple, which are balanced. Later a colour in whose line you are strong: yellow calls defenders, blue midfielders, red strikers.',
    also: 'colour deck choose yellow blue red purple',
  },
  F35: {
    question: 'What may I see of the other coach?',
    answer:
      'His squad, his bench and how many cards he has in hand and deck. His cards stay hidden until he plays them.',
    also: 'opponent hand hidden secret look',
  },
  F36: {
    question: 'What happens if the match ends level?',
    answer:
      'It is a draw, unless extra time was agreed before. Then two more periods follow, with the white cards only, and if it is still level a shoot-out.',
    also: 'draw tie end of match extra time overtime',
  },
  F37: {
    question: 'How does the shoot-out work?',
    answer:
      'Each coach names five outfielders on the pitch. The taker’s first strength plus a die must beat what the keeper shows plus a die; then the keeper turns. If it is level after five each, pair by pair decides.',
    also: 'penalties penalty kicks sudden death takers',
  },
  F38: {
    question: 'Which numbers are on the die?',
    answer: '0, 1, 1, 2, 2 and 3: so 1 and 2 come up one time in three each, 0 and 3 one time in six.',
    also: 'dice faces probability chance odds',
  },
  F39: {
    question: 'Are my men fresh again for the next attack?',
    answer:
      'They are free again, all of them. But their cards stay as they have been turned, and so do their strengths.',
    also: 'reset recover tired next attack strengths',
  },
  F40: {
    question: 'Can I take a decision back?',
    answer:
      'Yes, as long as it has revealed nothing hidden, no die has been rolled and no card drawn, and the other coach has not answered it.',
    also: 'undo mistake take back',
  },
  F41: {
    question: 'How does a cup tie work?',
    answer:
      'Two legs, each club once at home, and the goals of both are added. Extra time and a shoot-out come only after the second leg, if the aggregate is level; away goals count more only if agreed.',
    also: 'two legs second leg aggregate away goals',
  },
  F42: {
    question: 'How many cards do I lay?',
    answer:
      'One in each period, face down. Whoever attacks lays one more for each further attack; the defending coach lays none.',
    also: 'number of cards play',
  },
}
