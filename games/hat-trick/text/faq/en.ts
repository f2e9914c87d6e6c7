import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedEn: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'What happens in a turn?',
    answer:
      'Both coaches lay a card face down and reveal them. The attacker may move a player, the ball goes sideways, the defender may move a player, and then the attacker’s card is carried out.',
    also: 'order of play sequence round steps course',
  },
  F2: {
    question: 'Which of my players may I move?',
    answer:
      'One of the side that your card shows: even numbers are left, odd ones right. One step forward or back, to a free field or by changing places with whoever stands there.',
    also: 'left right side step even odd numbers',
  },
  F3: {
    question: 'Must I move a player?',
    answer: 'No, you may stay, unless compulsory moves were agreed before the match.',
    also: 'have to move skip move forced',
  },
  F4: {
    question: 'Can I change places with an opponent?',
    answer: 'Yes, with anybody but the ball carrier. You may even undo the step he has just made.',
    also: 'swap displace push opponent block',
  },
  F5: {
    question: 'Who gets the ball sideways?',
    answer:
      'The nearest team-mate in the carrier’s line, counted in columns, whoever stands between. Two equally near: you choose. Nobody in the line: he keeps the ball.',
    also: 'sideways pass lateral square nearest',
  },
  F6: {
    question: 'Do I have to play the sideways pass?',
    answer:
      'Yes, in every turn and in every round of a scoring opportunity, if somebody of yours stands in the line.',
    also: 'compulsory pass keep the ball',
  },
  F7: {
    question: 'Who wins a short pass?',
    answer:
      'Whoever has more footballs: all your attackers in the ball’s line and your card, against all defenders in that line and their card. Won, the ball goes one line on to your lowest number; lost, their lowest number there has it.',
    also: 'short pass sum count footballs compare',
  },
  F8: {
    question: 'How far can a long ball go?',
    answer:
      'One, two or three lines forward. If one of these has a player of yours, it must go to such a line; it is compared there, not where it comes from.',
    also: 'long pass distance lines',
  },
  F9: {
    question: 'How does a dribble work?',
    answer:
      'It is about the field straight ahead: a team-mate there gets the ball, a free field is moved onto, and against an opponent the two compare footballs and cards. Won, they change places; lost, he has the ball.',
    also: 'dribbling run duel one on one',
  },
  F10: {
    question: 'What happens if a comparison is level?',
    answer:
      'The stronger card wins it. If the cards are equally strong too, the defender has fouled: the action goes on as if won, and a free kick or a penalty follows.',
    also: 'tie draw equal same foul',
  },
  F11: {
    question: 'Does it matter what kind of card I lay as the defender?',
    answer: 'No. Only its power counts in the comparison, and its side for your move.',
    also: 'defender card kind power',
  },
  F12: {
    question: 'What if nobody of mine is ahead of a short pass?',
    answer:
      'Won, the ball stays in its line and goes to your lowest number there, perhaps the carrier himself. Lost where the defender has nobody, it stays with the carrier.',
    also: 'no team-mate receiver missing empty line',
  },
  F13: {
    question: 'Can I play a long ball where I have nobody?',
    answer:
      'Only if you have nobody in any of the three lines. Won, it then stays in the passer’s line; lost, their lowest number there has it.',
    also: 'empty line long pass without receiver',
  },
  F14: {
    question: 'When is it a scoring opportunity?',
    answer:
      'Whenever a turn begins with the carrier in his final line, however the ball got there. After a free kick you may also choose one anywhere.',
    also: 'chance goal final line when shoot',
  },
  F15: {
    question: 'How long does a scoring opportunity last?',
    answer:
      'Until there is a shot or your cards run out; nobody draws, so it is three rounds at most. Then the lowest number of both teams in that line gets the ball.',
    also: 'rounds end of chance no cards left',
  },
  F16: {
    question: 'From where may I shoot?',
    answer:
      'From your two final lines, after the action. With a dribble at once; with a short pass or a long ball whoever receives it shoots.',
    also: 'shooting position which lines range',
  },
  F17: {
    question: 'Can my carrier be pushed away from goal?',
    answer:
      'In a scoring opportunity, yes: the defender may change places with him in his move. You may not displace him yourself.',
    also: 'displace carrier pushed back chance',
  },
  F18: {
    question: 'May I wait for a better position instead of shooting?',
    answer:
      'Yes, you may decline the pass or the shot; then the next round follows. But without the pass your card asks for there is no shot in that round.',
    also: 'decline not shoot wait',
  },
  F19: {
    question: 'How does a shot work?',
    answer:
      'You choose a corner and the other coach chooses where his keeper dives, both unseen. The power of your card and 3 or 4 from the shooting card must be more than the footballs the keeper draws.',
    also: 'shooting duel corner power goal',
  },
  F20: {
    question: 'How many cards may the keeper draw?',
    answer:
      'From the middle of the final line 2, from its outer fields 3; from the line before 3 and 4. One more if he guessed the corner, one fewer if a regular keeper dives into the far one.',
    also: 'save goalkeeper draws cards number',
  },
  F21: {
    question: 'What happens if the keeper has exactly as many footballs as the shot?',
    answer:
      'He parries: in the shooter’s final line the ball goes to the number nearest to the power. More is a save and a goal kick, fewer is a goal.',
    also: 'rebound equal footballs save keeper',
  },
  F22: {
    question: 'What happens after a goal?',
    answer:
      'Both draw up to three, everybody goes back to his starting field, and number 6 of the team that conceded kicks off. Decks and used cards stay as they are.',
    also: 'kick-off after goal restart',
  },
  F23: {
    question: 'How does a goal kick work?',
    answer:
      'Each coach may move one man of either side, the kicking team first. Then its card says how far: dribble line 1, short pass 2, long ball 3; the lowest number of both teams there gets the ball.',
    also: 'keeper kick goalkeeper restart',
  },
  F24: {
    question: 'When is somebody sent off?',
    answer:
      'A foul brings the team a yellow card. If it already has one, it gives it back and the man who fouled is off for the match, with nobody in his place.',
    also: 'red card yellow booking dismissed',
  },
  F25: {
    question: 'What happens at a free kick?',
    answer:
      'The defender may move one player of either side, then the attacker may. Then the attacker chooses a scoring opportunity, wherever the ball is, or normal play.',
    also: 'free kick foul restart set piece',
  },
  F26: {
    question: 'When is there a penalty?',
    answer:
      'When the fouled action brings the ball to one of the two middle fields of the final line. The carrier shoots at once, and the keeper draws one card fewer than usual from there.',
    also: 'penalty kick spot kick foul box',
  },
  F27: {
    question: 'When does a half end?',
    answer:
      'When both coaches have drawn the last card of their decks, with the end of that turn. But not while the ball is in the two lines before either goal or an opportunity is on.',
    also: 'time clock half-time full time stoppage',
  },
  F28: {
    question: 'What if my deck runs out before the half is over?',
    answer:
      'You shuffle your used cards into a temporary deck and draw from it, without what lies on the table in this turn.',
    also: 'empty deck no cards reshuffle',
  },
  F29: {
    question: 'What happens if the match ends level?',
    answer:
      'It is a draw, unless you have agreed on extra time, a third half, or on a shoot-out with five penalties each.',
    also: 'draw tie extra time penalties',
  },
  F30: {
    question: 'What is a star?',
    answer:
      'The other side of a player’s card, with more footballs. A star keeper loses nothing by diving the wrong way. Which numbers are stars the national team says.',
    also: 'star stars star side top player regular',
  },
  F31: {
    question: 'When does a card flip between silver and gold?',
    answer:
      'At once when the player has used his skill; from then on the other side counts, footballs and skill. Using a skill is always voluntary, and nobody flips more than twice in a play.',
    also: 'skill silver gold turn over players expansion',
  },
  F32: {
    question: 'Who has the lowest number of 4/5 and 5?',
    answer:
      'Both: numbers that overlap count as the same. If several are lowest for a pass, the coach of the team that gets the ball chooses.',
    also: 'double number overlapping lowest',
  },
  F33: {
    question: 'When is a dribble successful for a skill, and does a foul count?',
    answer: 'When the carrier himself has moved forward. A dribble that ends with a foul is not successful.',
    also: 'successful dribble foul players expansion',
  },
  F34: {
    question: 'Does the Ball-playing centre-back flip even if he does not run on?',
    answer: 'Yes. The extra step is voluntary; where he could make it, he may stay and flips all the same.',
    also: 'ball-playing cb silver additional move',
  },
  F35: {
    question: 'What happens if the Solid centre-back fouls when he pushes the carrier?',
    answer:
      'He flips as the card is drawn. With power 1 both go back, the free kick is taken from where the carrier was, and on a red card it is he who goes off. He can only do it to an opponent.',
    also: 'solid cb silver foul displace carrier',
  },
  F36: {
    question: 'May the team-mate whom the Commanding centre-back sends on use a skill for that step?',
    answer: 'No. It is one plain step forward or back.',
    also: 'commanding cb gold extra step',
  },
  F37: {
    question: 'When can a Wingback turn back to his side?',
    answer:
      'Whenever his coach is asked anything. He flips to silver then, and the same question is asked again. For his silver skill the dribble need not succeed.',
    also: 'wingback gold revert position',
  },
  F38: {
    question: 'When do the fullbacks flip after running or jumping?',
    answer:
      'Right after the move, before the action. The Tireless fullback jumps over anybody, the carrier too, and may not use silver on his way back.',
    also: 'overlapping tireless fullback gold jump flip',
  },
  F39: {
    question: 'Can a pass be taken off somebody who has just intercepted it?',
    answer:
      'Yes, both by a gold Defensive midfielder after a long ball and by a gold Pressing winger after a short pass, if he stands next to him.',
    also: 'intercept interception regain neighbour',
  },
  F40: {
    question: 'Can a skill be prevented before it is declared?',
    answer:
      'Yes, by a gold Combative midfielder next to that player, if the skill could be used at this very moment. A prevention itself cannot be prevented.',
    also: 'combative midfielder block skill stop',
  },
  F41: {
    question: 'When must a Box-to-box midfielder stand next to the player whose skill he borrows?',
    answer: 'At the moment which that skill names, for instance after a successful dribble.',
    also: 'box-to-box borrow adjacent neighbour',
  },
  F42: {
    question: 'Does the Versatile midfielder count himself, and does it work for shots?',
    answer:
      'His football more is for everybody of his team in the line, himself too. Neither skill works for a snapshot or in a scoring opportunity.',
    also: 'versatile midfielder snapshot opportunity',
  },
  F43: {
    question: 'Does the Inverted winger’s skill last after a parry or a free kick?',
    answer: 'No. It lasts until new cards are drawn; a parry, a free kick or a corner ends it.',
    also: 'inverted winger parry corner',
  },
  F44: {
    question: 'May the Target man use both skills, and does the Forward still pass sideways?',
    answer:
      'The Target man may use gold after silver in one play, never silver after gold. The Forward still has to play the sideways pass. A False 9 already in the final line does not flip.',
    also: 'target man forward false 9',
  },
  F45: {
    question: 'How do I win and use style cards?',
    answer:
      'By the row your style asks for: three short passes, two long balls, two dribbles, or a turn in which two of your men change lines and the action succeeds. One may be played in a turn, at its moment, not in the turn you won it.',
    also: 'style card tactical technical physical total',
  },
  F46: {
    question: 'When does a keeper become a star?',
    answer:
      'In the expansion, from the next shot on, when a regular keeper has guessed the corner. A star who used his star cards and guessed wrong becomes a regular again.',
    also: 'goalkeeper star regular expansion',
  },
  F47: {
    question: 'What is a snapshot?',
    answer:
      'A match event of the expansion: outside an opportunity the carrier may shoot from line 4 or 5 instead of the action, with one football less on his card.',
    also: 'long shot distance surprise shot',
  },
  F48: {
    question: 'When may I bring on a substitute?',
    answer:
      'With that event agreed: three times a match when play is dead, at later kick-offs, goal kicks, free kicks and corners, for somebody whose position he can play.',
    also: 'substitution bench change player',
  },
}
