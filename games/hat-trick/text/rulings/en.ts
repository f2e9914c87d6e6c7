import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsEn: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Where do the players stand at the start?',
    ruling:
      'On six lines of four fields, as paragraph 2.2 lists them; the outer fields of the first and the last line are free.',
  },
  R1b: {
    question: 'Which numbers play on which side?',
    ruling: 'Even numbers on the left, odd ones on the right, each seen from the owner’s seat.',
  },
  R2: {
    question: 'Which action cards does a deck hold?',
    ruling: 'For each of the four powers and two sides: two short passes, one long ball and one dribble.',
  },
  R3a: {
    question: 'How many footballs does each player have?',
    ruling:
      'From 1 to 5 for attack and defence; our card set gives defenders more in defence and strikers more in attack.',
  },
  R3b: {
    question: 'What does the star side add?',
    ruling: 'One football more, for a few numbers two, always in attack or in defence and never in both.',
  },
  R4a: {
    question: 'Must a coach move a player?',
    ruling:
      'No, unless compulsory moves were agreed (since version 2): then whoever can make a step with his card, or at a kick with any player, must make one. Skills, Interchange and Switch it up are never compulsory; one that is a move takes its place. At a goal kick and a free kick a player of either side may move, whichever options are agreed.',
  },
  R4b: {
    question: 'Who may be displaced by a move?',
    ruling:
      'Anybody but the ball carrier, team-mate or opponent. Undoing the opponent’s move of this very turn is legal.',
  },
  R4c: {
    question: 'May the attacker displace his own carrier in a scoring opportunity?',
    ruling: 'No. Only the defender may, and only in his move.',
  },
  R5: {
    question: 'Who is the nearest team-mate for the sideways pass?',
    ruling:
      'The one fewest columns away, whoever stands between; of two equally near the coach chooses. Alone in his line, the carrier keeps the ball.',
  },
  R6a: {
    question: 'Which lines may a long ball be meant for?',
    ruling:
      'One, two or three lines ahead, as far as the pitch goes. If any of them has a player of the attacker, he must choose such a line, else he may choose any.',
  },
  R6b: {
    question: 'What happens to a long ball where the attacker has nobody?',
    ruling:
      'It is compared like any other (since version 2): his card alone against the defenders in that line and their card. Won, the ball stays in the passer’s line and goes to the attacker’s lowest number there; that may be the passer himself. Lost, the defender’s lowest number in the line it was meant for has it. Level in everything it is a foul by him, and the free kick is taken where the ball is then, so that it is never a penalty. In version 1 it was lost without a comparison.',
  },
  R6c: {
    question: 'And if the defender has nobody in that line either?',
    ruling:
      'Then the two cards alone are compared (since version 2). Won, or level, since nobody is there to foul (R15), the ball goes to the attacker’s lowest number in the passer’s line; lost, it stays with the passer. In version 1 it stayed with the passer in any case.',
  },
  R7: {
    question: 'Where does a completed short pass go if nobody is ahead?',
    ruling:
      'To the attacker’s lowest number in the line of the ball. That may be the carrier himself, who then keeps it.',
  },
  R8: {
    question: 'Does a scoring opportunity need an action that reaches the final line?',
    ruling:
      'No. Whenever a turn would begin with the carrier in his final line it is one, also after a rebound, an interception, a goal kick or an opportunity that ran out of cards, unless usual turns in the final line were agreed (R23, R24).',
  },
  R9a: {
    question: 'What do the nine shooting cards show?',
    ruling:
      'Three for each kind of action, left, centre and right, with three or four footballs; which corner has the four differs from kind to kind.',
  },
  R9b: {
    question: 'What do plus and minus on the keeper cards mean?',
    ruling:
      'A right guess is plus. A regular keeper who dives into the far corner gets minus; with the centre involved nothing changes. A star keeper who is wrong loses nothing.',
  },
  R9c: {
    question: 'How many cards may the keeper draw?',
    ruling:
      'Two for a shot from the two middle fields of the final line, more from wider and deeper fields, as paragraph 7.4 lists them.',
  },
  R9d: {
    question: 'Whose left is left in a shot?',
    ruling: 'The shooter’s, for both choices.',
  },
  R9e: {
    question: 'And if the cards in the box say otherwise?',
    ruling:
      'Then they count. A card set typed in says for itself which 32 action cards a deck has, what the nine shooting cards add, how many cards a regular and a star keeper draw against a shot from each field, where plus, minus and empty lie on each of the six keeper cards, and, if it is not as R1b has it, on which side the footballs of a player are printed. What we have deduced (an even deck, a plus only for the right corner, even numbers on the left) holds for our cards and for sets that say nothing else.',
  },
  R10a: {
    question: 'When is a foul a penalty?',
    ruling:
      'When the action, carried on as if won, brings the ball to one of the two middle fields of the attacker’s final line; a dribble, a short pass and a long ball alike.',
  },
  R10b: {
    question: 'What happens to the yellow card when somebody is sent off?',
    ruling: 'The team gives it back and starts afresh: the next foul is a yellow card again.',
  },
  R10c: {
    question: 'How many cards does the keeper draw against a penalty?',
    ruling:
      'One fewer than for a usual shot from the field of the penalty; in the shoot-out, where nobody stands on a field, from the better of the two middle fields. If it was agreed (since version 2), one. Plus and minus apply to either. With our cards all are one, and a regular keeper in the far corner draws none; with keeper cards that begin with another number, or whose halves differ, they are not. In version 1 the better field counted in play, too.',
  },
  R10d: {
    question: 'Can a team lose its last player?',
    ruling:
      'No. A team’s last player is never sent off: he fouls as often as it happens, and the yellow card of his team stays.',
  },
  R10e: {
    question: 'Is a foul a penalty if the ball was in the final line before?',
    ruling:
      'Yes, if the action, carried on as if won, leaves the ball on one of the two middle fields, even with the player who had it there. Elsewhere in the line it is a free kick (R24). Without the expansion that happens only in a usual turn that can be agreed there (R23, R24), and only after a short pass: it goes to the lowest number in the line, and long balls and dribbles are not compared there.',
  },
  R11a: {
    question: 'Near which goal may a half not end?',
    ruling:
      'Near either: while the ball is in one of the two outermost lines at either end, play goes on. If it was agreed (since version 2), only while the carrier is in his own final two lines, before the goal he attacks.',
  },
  R11b: {
    question: 'What if the ball is never cleared?',
    ruling:
      'Play goes on for as long as the ball is in the final two lines of either end. Only to break endless play the half ends after 24 further turns, and never in a scoring opportunity nor where one is due, whether the carrier stands in his final line or a free kick’s opportunity was chosen. Should one be due in every turn from then on, the half ends after 48. In version 1 it ended after six turns, with the ball at goal in one match of 25.',
  },
  R11c: {
    question: 'Does the half end before a free kick’s scoring opportunity is played?',
    ruling:
      'No. An opportunity that has been chosen is played to its end. If normal play is chosen instead, the half may end at once.',
  },
  R11d: {
    question: 'When is the time of a half up, and are the cards in hand still played?',
    ruling:
      'When both coaches have drawn the last card of their decks. The turn in which that happens is played to its end, and the half ends with it (R11a); what both then hold stays unplayed.',
  },
  R12a: {
    question: 'Who begins extra time and the shoot-out?',
    ruling: 'A coin decides, each time anew.',
  },
  R12b: {
    question: 'Which cards are used in the shoot-out?',
    ruling:
      'The deck as the last half has left it; once it is empty, a temporary one from the used cards. The top card of the shooter’s deck is turned over for each penalty, and the keeper draws from his own. If five cards were agreed (since version 2), both lay their hands with the used cards, draw five, and choose one of them for each of their five penalties, unseen by the other until it is played; in sudden death the top card of the deck is turned over.',
  },
  R12c: {
    question: 'Is a parried penalty of the shoot-out played on?',
    ruling: 'No. It is no goal, and the other team is next.',
  },
  R12d: {
    question: 'What if sudden death does not end?',
    ruling: 'After forty pairs lots are drawn.',
  },
  R12e: {
    question: 'Are extra time and shoot-out agreed together?',
    ruling:
      'No, each by itself (since version 2): a third half only, penalties straight after two halves, both, or neither. Without a shoot-out a match that is level after extra time is a draw. In version 1 extra time meant both.',
  },
  R12f: {
    question: 'Are all five penalties taken even when the shoot-out is decided?',
    ruling: 'No. It ends as soon as one team cannot be caught with the penalties it has left.',
  },
  R13a: {
    question: 'What is number 1 in the table of stars?',
    ruling: 'The keeper: a star there means the star keeper cards.',
  },
  R13b: {
    question: 'May both coaches choose the same team?',
    ruling: 'Yes, and either may play with eleven regulars.',
  },
  R13c: {
    question: 'Who meets in a first match?',
    ruling:
      'Germany and Italy, six stars each with their keepers among them, in the app and at the terminal; eleven regulars for either are one choice away, and at the terminal whoever names them for one team meets them. Where a preset is asked for as “beginner”, in the protocol and in simulations, both have regulars.',
  },
  R14: {
    question: 'Who gets a short pass that is lost where the defender has nobody?',
    ruling: 'It stays with the carrier.',
  },
  R15: {
    question: 'What if a comparison is level in everything and there is no defender to foul?',
    ruling: 'It counts as won, without a foul, and is told and counted like any other.',
  },
  R16: {
    question: 'Who kicks off if number 6 has been sent off?',
    ruling: 'The next higher number still on the pitch; if there is none, the next lower.',
  },
  R17: {
    question: 'What if the line of a goal kick is empty?',
    ruling: 'The ball rolls on to the next line that is not.',
  },
  R18: {
    question: 'Are the decks shuffled anew after a goal?',
    ruling: 'No. Players return to their places and hands are drawn up to three; decks and used cards stay.',
  },
  R19: {
    question: 'Who gets a parried ball if nobody stands in the final line?',
    ruling: 'The keeper: it counts as saved.',
  },
  R20: {
    question: 'How are equal distances to the power of the shot decided?',
    ruling: 'A defender before an attacker, then the lower number before the higher.',
  },
  R21: {
    question: 'When is a temporary deck made, and of what?',
    ruling:
      'When a card must be drawn and the deck is empty, of all cards used so far in this half but those that lie on the table in this turn: what the coach has laid in it, and what he has drawn in it for a save, a foul or an appeal. A scoring opportunity is one turn, with all its rounds, and so is what follows it up to the next turn; in a shoot-out each penalty is one. It is made again whenever it runs out. If nothing is left to make one of, the keeper draws no more and the referee has seen nothing; a hand, which nobody can play without, and the card of a penalty take the cards of this turn after all. In version 1 only the card just laid was left out, so that one printed card could be drawn twice in one save.',
  },
  R22: {
    question: 'What carries over from half to half?',
    ruling: 'Goals, yellow cards and dismissals. Hands and decks are made new.',
  },
  R23: {
    question: 'What happens when the attacker runs out of cards?',
    ruling:
      'The lowest number in the line the carrier stands in at that moment gets the ball, wherever he has been pushed; equal numbers are the defender’s. He may himself be the lowest number and keep the ball. If that is in his final line, the next turn is a scoring opportunity again; if usual turns in the final line were agreed (since version 2), a usual turn follows, in which a long ball and a dribble have nothing ahead of them (a snapshot may be taken, P23), and only the turn after it is an opportunity.',
  },
  R24: {
    question: 'May normal play be chosen after a free kick in the final line?',
    ruling:
      'No, and nothing is asked: a turn that begins there is a scoring opportunity anyway. If usual turns in the final line were agreed (since version 2), the coach is asked there as everywhere, after a corner, too, and normal play is a usual turn, in which a long ball and a dribble have nothing ahead of them (R23); only the turn after it is an opportunity.',
  },
  R25: {
    question: 'Is the sideways pass compulsory in a scoring opportunity too?',
    ruling: 'Yes, in every round, before the defender moves.',
  },
  R26: {
    question: 'May the carrier shoot if he declines the pass or has nobody to pass to?',
    ruling: 'No. The next round follows.',
  },
  R27: {
    question: 'Does the fouler leave the pitch before or after the action is carried on?',
    ruling: 'After it. A dribbler has changed places with him first.',
  },
  R28: {
    question: 'Do the cards a keeper draws run down the clock?',
    ruling: 'Yes. They come from his deck and are used afterwards.',
  },
  R29: {
    question: 'May the keeper draw on once he has more footballs than the shot?',
    ruling: 'No. The drawing ends by itself, whether he would have liked to draw on or not.',
  },
  R30: {
    question: 'Does the kind of the defender’s card matter?',
    ruling: 'No. Only its power counts in the comparison, and its side for his move.',
  },
  R31: {
    question: 'May the kicking team displace anybody at a goal kick, and who must stay then?',
    ruling:
      'Yes. The keeper has the ball, so there is no carrier to protect; only the other team must leave the player who has just moved. If it was agreed that the displaced stays (since version 2), it must leave whoever that move has displaced as well: it may neither displace him nor, if he is its own, move him. At a free kick only the player who has just moved is protected, whatever was agreed.',
  },
  R32: {
    question: 'Does the coach who takes a goal kick draw a new card?',
    ruling:
      'Yes, at once. If a goal kick without a card was agreed (since version 2), no: he chooses for the next turn among two, and draws up to three in it. Only where the kick gives the other team a scoring opportunity does he draw up before it begins.',
  },
  P1: {
    question: 'With which cards does a player move whose card prints two numbers?',
    ruling:
      'With cards of the side of the position he plays at: even positions left, odd ones right. A player card of the expansion that is typed in has no side of its own, as one of the base game may have.',
  },
  P1a: {
    question: 'What may player cards of another box say for themselves?',
    ruling:
      'Any number of types with their numbers, shields, prices, copies, footballs and skills; how many of the twelve style cards belong to each style, what they do and how they are won; every budget; and any number of team cards, so that new line-ups can be added. A team card that names no bench and no captain has an empty bench, and who takes the kick-off leads it. Wherever the symbols lie, a keeper has guessed right in the sense of 17.1 and 17.2 if his hand points to a plus, and only then.',
  },
  P2: {
    question: 'Who is lowest of 2, 2/3 and 3?',
    ruling:
      'A number is above another only if all of it is: 3 is above 2, 2/3 is above neither. So 2 and 2/3 are the lowest.',
  },
  P3: {
    question: 'Which number does a Utility Man wear?',
    ruling: 'That of the position he plays at, and no other.',
  },
  P4: {
    question: 'Who gets a parried ball if several are equally near to the power?',
    ruling:
      'As in the base game: a defender before an attacker, a lower number before a higher one, of a double number always the lower. Only if two of one team have the same lower number does their coach choose.',
  },
  P5: {
    question: 'How long is a play?',
    ruling:
      'One turn; in a scoring opportunity one round. Then everybody may flip twice again. By agreement (onePlay, since hat-trick-2) a whole opportunity is one play: nobody flips more than twice in all of it, and what holds for the rest of a play holds for the rest of the opportunity.',
  },
  P6: {
    question: 'Who uses his skills first when both could?',
    ruling:
      'The attacker, then the defender. When a pass has arrived or the ball has changed hands, the team that has it now. Around a move only the coach who moves.',
  },
  P7: {
    question: 'May skills be used after a foul has been called?',
    ruling: 'No. A foul stops the play; nobody intercepts, lays off or steps after the whistle.',
  },
  P8: {
    question: 'Whose footballs count when a skill is used in a comparison?',
    ruling: 'Those of the side that lies up after the flip, plus what the skill adds.',
  },
  P9: {
    question: 'May a Ball-playing centre-back run on past an opponent?',
    ruling:
      'Yes, he changes places with whoever stands there. Where he could go on he may also stay and flips all the same. From the last line he cannot go on, so the skill is not used.',
  },
  P10: {
    question: 'When has a Solid centre-back fouled?',
    ruling:
      'When the card drawn has power 1. Then everybody goes back to where he stood, and the free kick is taken there; it moves nobody forward. With any other card the change of places stands.',
  },
  P11: {
    question: 'When may a gold Wingback turn back, and when does he flip?',
    ruling:
      'Since hat-trick-2 whenever his coach is asked anything, in either team’s turn, at free kicks, goal kicks, shots and secret choices too; then the same is asked again. He flips when he turns back and not when he changes wings. To turn back uses up no move and uses no skill: nobody can prevent it, and it is no help that would keep a turn out of a row (18.2). But it is a flip, so he cannot once he has flipped twice in a play. By hat-trick-1 he turned back only at a move of his coach within a turn, as the use of a skill.',
  },
  P12: {
    question: 'What may a Tireless fullback jump over, and what becomes of him after his jump?',
    ruling:
      'He jumps over anybody, the ball carrier too, but does not land on the carrier, not in an opportunity either (P38). He flips at once and goes back before the next cards are laid, changing places with whoever stands there; not if he has the ball, nor if the carrier stands there.',
  },
  P13: {
    question: 'When is a Combative midfielder’s coach asked?',
    ruling:
      'Twice: before the opponent decides, if a neighbour of his could use a skill now, and again when such a skill is declared. A prevented player does not flip and uses no skill for the rest of this play. A prevention itself cannot be prevented.',
  },
  P14: {
    question: 'Which skills can a Box-to-Box midfielder not borrow, and whose gold counts?',
    ruling:
      'The gold Wingback’s, the gold Combative midfielder’s and another Box-to-Box midfielder’s. Silver borrows from team-mates, gold from opponents too. A skill that may not follow gold may not follow the borrower’s own gold in this play.',
  },
  P15: {
    question: 'Can skills and style cards be used at a penalty?',
    ruling:
      'No, neither at penalties in play nor in a shoot-out; nor does a silver Goal Poacher get the ball when a penalty is parried. Keepers still become stars or regulars.',
  },
  P16: {
    question: 'What if a skill brings the ball into the final line before the action?',
    ruling:
      'A Forward or the push of a Solid centre-back can do so. A short pass is then played as always; a long ball or a dribble has nothing ahead and the ball stays. The next turn is the scoring opportunity.',
  },
  P17: {
    question: 'Does the shooter know which cards a star keeper uses?',
    ruling: 'No. The set is chosen together with the corner, face down.',
  },
  P18: {
    question:
      'What does an action count that a skill or a style card has helped, be it before or after its success?',
    ruling:
      'Since hat-trick-2 a success of the row’s own kind neither goes on with the row nor ends it; anything else, another kind or a failure, ends it as it would without help. Help is whatever the team has used in this turn, also after the success, such as another receiver. By hat-trick-1 an action that was helped counted neither way, whatever it was.',
  },
  P19: {
    question: 'What are the conditions of the styles?',
    ruling:
      'Technical: two successful dribbles in a row, as printed. Ours: Tactical three short passes, Physical two long balls in a row, Total a turn in which two own players changed lines and the action succeeded.',
  },
  P20: {
    question: 'Does the opponent see the style cards one has won?',
    ruling: 'Yes, they lie open until they are used; then they are laid aside face down.',
  },
  P21: {
    question: 'Are style cards exchanged before extra time too?',
    ruling: 'Yes, at the start of every half but the first.',
  },
  P22: {
    question: 'Who may draw a foul by a style card, and is anybody booked for it?',
    ruling:
      'Only the team that has the ball, and nobody is booked. There is a free kick where the ball is, or a penalty on a middle field of the final line. Like any foul it ends the row of the team that was fouled (19.2); by hat-trick-1 it left the row as it was.',
  },
  P23: {
    question: 'How is a snapshot taken?',
    ruling:
      'After the moves, instead of the action, from line 4 or 5, and from 6 where the ball is there outside an opportunity: because a skill has brought it there, or because usual turns in the final line were agreed (R23, R24), with one football less. From line 4 the keeper may draw one card more than from line 5, from 6 as usual there. A gold Forward and a silver False 9 add nothing.',
  },
  P24: {
    question: 'When is there a corner, and who takes it?',
    ruling:
      'When the keeper has exactly one football more than the shot with the last card he may draw, at a penalty too, but never in a shoot-out. Both hands are drawn up to three. The attackers’ lowest number in the final line takes it, else in the line before, else the shooter; then as a free kick, which from a middle field of the final line is an opportunity and no penalty.',
  },
  P25: {
    question: 'When and for whom may a substitute come on?',
    ruling:
      'At kick-offs but the first, goal kicks, free kicks and corners, three times a match, for anybody on the pitch whose position he can play. He begins on the side the team named him with; a captain who goes off leaves no captain.',
  },
  P26: {
    question: 'What can a captain’s appeal do?',
    ruling:
      'Once a match, when his own team has fouled, a card is drawn: 3 or 4 takes the booking back, 2 changes nothing, 1 sends the captain off besides, by a wrong decision of the referee’s. The free kick stands in any case.',
  },
  P27: {
    question: 'How do players change places by Interchange and Switch it up?',
    ruling:
      'Instead of one of the two moves of a turn, not at free kicks and goal kicks. Interchange: two own players side by side, one of them of the card’s side. Switch it up: one own player of the card’s side goes to the mirrored field of his line. Never the carrier, and nobody displaces him.',
  },
  P28: {
    question: 'How many stars do the other eleven budgets have?',
    ruling:
      'Rank I 36, II 30, III 24, IV 18 in all; balanced half and half, else three parts to seven, rounded.',
  },
  P28a: {
    question: 'How strong are the formations on a team card, and in which colours does it play?',
    ruling:
      'The power of defence (with the keeper), midfield and attack is the stars of the players in it, so that the three together are the team’s value; a card typed in may print a value and a power of its own (`value`, `power`), which is then shown instead. The colours are those the national team usually wears, shirt first. All of it is only shown.',
  },
  P29: {
    question: 'Who pays for a star keeper?',
    ruling: 'The defensive purse.',
  },
  P29a: {
    question: 'Who has a price of his own, and who costs nothing?',
    ruling:
      'A star keeper and a gold Utility man have prices of their own; for everybody else gold is one star more than silver. Silver Utility men and the regular keeper cost nothing.',
  },
  P30: {
    question: 'Can skills and style cards be used when a pass arrives in a scoring opportunity?',
    ruling:
      'Since hat-trick-2 skills can, and a pass that was given on there is a successful one for them. If a skill takes the ball off the attackers, the opportunity is over: both draw up to three, the skills of a lost ball follow, and whoever has the ball begins the next turn; if they get it back before that, it goes on. Style cards that need a successful action cannot be played; one that answers an interception can. By hat-trick-1 nothing was used.',
  },
  P31: {
    question: 'What of the expansion carries over to the next half?',
    ruling:
      'Unless the coaches agree otherwise (P34), the side everybody shows, the wing he plays on, keeper, style, unused style cards, and the changes and the appeal that are left. Only used style cards are exchanged, and rows begin anew.',
  },
  P32: {
    question: 'How do both coaches play a style card at the same time?',
    ruling:
      'The coach whose card would take effect first decides first; the other decides knowing it. Of cards of one style the attacker’s comes first.',
  },
  P32a: {
    question:
      'Which cards can two teams of one style play at the same moment, and what does each style play in defence?',
    ruling:
      'Every style has at least one pair of cards that becomes valid for both coaches at once, and at least one card without the ball: Tactical at a long ball that has arrived in the final two lines, Technical at a dribble, Physical at a long ball that is compared, Total at a shot. Since the second player cards; the first ones have no such pair.',
  },
  P33: {
    question: 'What else ends a row, and what keeps it?',
    ruling:
      'A snapshot ends it, the end of a half does, and so does a dribble that only gives the ball to a team-mate ahead. Rounds of a scoring opportunity count neither way, but whoever loses the ball there, by a goal or a shot that is held as by anything else, has lost his row. Declining a style keeps the row, so the next success offers it again; a card that is won ends it, so that a third dribble is the first of a new row.',
  },
  P34: {
    question: 'Does a kick-off turn the players to the side they began with?',
    ruling:
      'No. After a goal and at the beginning of each half places are set anew; everybody keeps the side he shows and the wing he plays on. By agreement (sidesAnew, since hat-trick-2) everybody shows the side again that he began with, a substitute the one he came on with, and plays on his own wing. Keepers stay as they are.',
  },
  P35: {
    question:
      'Is a coach asked only because a Wingback could turn back, and what if both coaches are asked at once?',
    ruling:
      'Nobody is asked for that alone: if a coach has but one other answer, it is taken for him as always, and when time runs out nobody turns back. It is told to both at once, also while both choose in secret. Who has not chosen yet chooses knowing it; what the other has chosen stays hidden and as it is; who has chosen is asked nothing, so he turns nobody back before both are shown.',
  },
  P36: {
    question: 'Is each round of a scoring opportunity a turn for style cards?',
    ruling:
      'No. An opportunity is one turn, however many rounds it has: one style card for each coach in all of it.',
  },
  P37: {
    question: 'Can skills that are moves be used at free kicks and goal kicks?',
    ruling:
      'No. There each coach makes the one ordinary step, of either side; only a Wingback who has changed wings may turn back, as he may whenever his coach is asked.',
  },
  P38: {
    question:
      'In a scoring opportunity, may the defender displace the ball carrier by a move that is a skill?',
    ruling:
      'By the one step that the skill only allows with a card of the other side, yes: the gold Wingback’s and the silver Utility man’s. By a move of another shape, no: two steps at once neither end on him nor lead over him, a diagonal step and a jump do not end on him. Nor by a step besides the move, such as the one a Commanding centre-back sends a team-mate on.',
  },
  P39: {
    question: 'Which positions must a team built with a budget fill?',
    ruling: 'All ten, 2 to 11, and the goal.',
  },
  P40: {
    question: 'The editions do not have the same cards in the box: with which do we play?',
    ruling:
      'With those of the English one: 45 team cards and six match events. Each event is agreed by itself, so who owns the German box leaves Interchange out; its German name, „Positionstausch“, is ours.',
  },
  P41: {
    question: 'May an Inverted winger use a skill for his shots if he cannot come to shoot?',
    ruling:
      'Since hat-trick-2 no. He must still be able to shoot before the cards run out: one step forward in each round that is left brings him into the two final lines, the first of them being free where all are needed; who has the ball does not step in that round. For silver he must also stand on a wing, or be able to get to one by Interchange, if that is agreed; in the last round a team-mate must then stand there. Which cards are in the hand does not matter, nor what other skills and the opponents’ moves could bring about. The same for whoever borrows the skill. By hat-trick-1 he could use it wherever he stood.',
  },
  P42: {
    question: 'Do skills come before style cards only in time, or do they prevail over them?',
    ruling:
      'In time: whatever both coaches use of their skills at a moment is used first, then style cards are played, knowing what it has led to. A style card may then change what a skill has done. Of ours only Offside trap and Second ball do, and both say so: the lowest number of the line gets the ball wherever skills have taken it.',
  },
}
