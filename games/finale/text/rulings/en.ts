import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsEn: Readonly<Record<RulingId, RulingWords>> = {
  R1: {
    question: 'How often does each number appear on the die?',
    ruling:
      'In our sets the faces are 0, 1, 1, 2, 2 and 3. Since finale-2 a card set typed in from a box may name the faces of its own die, in any order: six numbers from 0 to 3, not all the same. Odds, opponents and luck then go by that die; a set that names none has ours. Both coaches roll the same die.',
  },
  R2a: {
    question: 'In which order do a man’s four strengths come up?',
    ruling:
      'In the order of the rulebook’s player table, starting head up with the first, and round again after the fourth.',
  },
  R2b: {
    question: 'Which position of the card carries a hazard?',
    ruling:
      'Each symbol sits on exactly one position, two symbols on two positions. Our card set has none on the first and spreads them evenly over the others; a set typed in from a box has them where they are printed.',
  },
  R3a: {
    question: 'Are two keepers required, and is any formation allowed?',
    ruling:
      'One keeper is enough for the squad, exactly one starts in goal, and the ten outfielders may be split over the lines in any way.',
  },
  R3b: {
    question: 'What is revealed at the start?',
    ruling:
      'Squads and line-ups are opened together and the bench stays open; tactic decks and hands remain hidden, and with them the colour or the cards chosen.',
  },
  R4a: {
    question: 'Which powers does each colour have?',
    ruling:
      'In our sets every colour has 5, 4, 3, 2, 2 and 1, and the white 1 is the closing card. Both coaches own the same thirty. Since finale-2 a card set typed in from a box may spread the powers over the colours in any way, white and colours unevenly too; fixed are six cards of each colour, powers from 1 to 5, and one closing card, white and of power 1.',
  },
  R4b: {
    question: 'What do the cards look like that nobody has published?',
    ruling:
      'Our card set has at least two cards without build-up, at least four with an arrow and some with a question mark. Yellow, blue and red favour defenders, midfielders and strikers; low powers have the better places.',
  },
  R4c: {
    question: 'Are the tactic cards chosen before or after the line-ups are seen?',
    ruling:
      'After. Both squads and line-ups are opened first; then both coaches choose their tactic cards at the same time, in secret, with both line-ups in view. Until both have chosen nobody hears more than who has. This holds from the rules finale-2 on; under finale-1 everything was sealed at once.',
  },
  R4d: {
    question: 'May a coach name his tactic cards together with his squad?',
    ruling:
      'Only where both agreed to seal everything at once, for a quick start. Otherwise a squad that names tactic cards is refused, with that as the reason; a squad saved with tactic cards is used without them.',
  },
  R5a: {
    question: 'Does a card played for a further attack change how many attacks there are?',
    ruling: 'No. The number is fixed by the two cards revealed at the start of the period.',
  },
  R5b: {
    question: 'What happens at equal powers?',
    ruling: 'The coaches roll until one is higher; he has exactly one attack. A counter to it has no bonus.',
  },
  R5c: {
    question: 'When are cards drawn?',
    ruling:
      'Both coaches draw straight after the reveal, before the first attack; the attacker draws straight after each further card.',
  },
  R5d: {
    question: 'How does a coach play on when his cards are used up?',
    ruling:
      'With the closing card, at the start of a period as well as for every further attack, as often as needed and always face up. He lays nothing: everybody sees that his closing card counts before his opponent lays his own card, face down as ever. This holds from the rules finale-2 on; by finale-1 the closing card that opened a period was shown as a card laid face down.',
  },
  R6a: {
    question: 'When is there a counter, and with which card?',
    ruling:
      'After the first failed build-up of the attacker in a period, with the card the defending coach has face up since the reveal. Later failures in the period and failed counters give none.',
  },
  R6b: {
    question: 'What is the counter bonus if the attacker’s latest card is lower than the defending coach’s?',
    ruling:
      'The plain difference of the two face-up powers at that moment, whichever is higher; never negative.',
  },
  R6c: {
    question: 'What if the counter card has no build-up?',
    ruling: 'The counter goes straight to the finish, without bonus.',
  },
  R7a: {
    question: 'For whom does the ban on a second use hold, and how long?',
    ruling:
      'For the men of both sides, in one attack. A counter and the next attack start with everybody free.',
  },
  R7b: {
    question: 'What if a line has too few free men?',
    ruling:
      'All free men of that line must play; for the rest the coach takes any other free outfielders. The keeper never helps out in another line. Since finale-2 question, commentary and table name the line that is missing.',
  },
  R7c: {
    question: 'What if no outfielder is free at all?',
    ruling: 'The place stays empty and adds nothing.',
  },
  R7d: {
    question: 'May a question mark in the finish be filled by a man who was used in the build-up?',
    ruling: 'No. It calls a free man, on both sides; only an arrow calls somebody again.',
  },
  R8a: {
    question: 'When and in which order are hazards settled?',
    ruling:
      'After the comparison and before any card is turned: the attacker’s used men first, then the defending coach’s. In a counter the countering coach is the attacker. Since finale-2 each coach says for which of his men he rolls next; he is not asked where only one man is left, or where no roll could ask him anything. Squad order, which finale-1 always took, is an option (hazardOrder).',
  },
  R8b: {
    question: 'Does the strength of a man who is injured or sent off still count in this comparison?',
    ruling: 'Yes; a goal or a successful build-up stands.',
  },
  R8c: {
    question: 'Does replacing an injured outfielder cost a change?',
    ruling:
      'No. A bench outfielder of any line may come on at once, free of the three changes, or the coach leaves the place open. Once declined, only a change of another man can bring a reserve on.',
  },
  R8d: {
    question: 'May a coach react at once when an outfielder is sent off?',
    ruling:
      'No. Nobody comes on. From the next period on he may use one of his changes to rearrange his lines.',
  },
  R8e: {
    question: 'What does a second booking do?',
    ruling: 'It is a red card without a further roll.',
  },
  R9a: {
    question: 'Who follows an injured keeper?',
    ruling:
      'He must be replaced at once: by a bench keeper, without one by a bench outfielder, with an empty bench by a man on the pitch, who is not turned. None of it costs a change.',
  },
  R9b: {
    question: 'Who follows a keeper who is sent off?',
    ruling:
      'The coach decides at once: a man from the bench goes in goal and an outfielder of his choice goes off, which costs a change; or an outfielder on the pitch goes in goal. From the bench a keeper comes first; only if there is none, since finale-2, an outfielder.',
  },
  R10a: {
    question: 'What counts as one of the three changes?',
    ruling:
      'One outfielder for another between two periods, up to three in a match and several at the same time if the coach likes. That a keeper may change with a keeper, too, is an option since finale-2 (keeperChanges): a bench keeper for the man in goal, a stand-in as well.',
  },
  R10b: {
    question: 'Who changes first?',
    ruling: 'Nobody: both decide in secret, and the changes are opened when both are done.',
  },
  R11a: {
    question: 'What does extra time start with?',
    ruling:
      'Two periods, the white cards freshly shuffled with the closing card below, three in hand. Men, turned cards, bookings and used changes carry over. Both periods are always played.',
  },
  R11b: {
    question: 'Are the takers known in advance?',
    ruling:
      'No. Each coach sets his order in secret; a taker becomes known when he shoots. In sudden death both pick in secret before each pair.',
  },
  R12a: {
    question: 'How is a tie over two legs decided?',
    ruling:
      'The goals of both legs are added. Extra time and then a shoot-out follow only the second leg, and only on a level aggregate; a second leg that is itself level needs neither if the aggregate is not.',
  },
  R12b: {
    question: 'Do away goals count more?',
    ruling:
      'Only if agreed, at the first leg (kept with it since finale-2, and carried into the second leg that is offered) or at the latest at the second. Then they break a level aggregate after the sixth period of the second leg, and again after extra time, whose goals count too.',
  },
  R13a: {
    question: 'Does the opponent see the card a defending coach exchanges?',
    ruling: 'No. It leaves the game unseen, and what is drawn is unseen as well.',
  },
  R13b: {
    question: 'Does the defending coach exchange before or after the attacker’s new card is played?',
    ruling:
      'After it: the attacker lays his new card open and draws, then the defending coach is asked, before any man is chosen for this attack. By finale-1 he was asked before the card.',
  },
  R13c: {
    question: 'May the defending coach also exchange at the first attack of a period, or at a counter?',
    ruling: 'No. Only at the second attack of a period and those after it.',
  },
  R14: {
    question: 'May a defending coach throw a card away when his deck is empty?',
    ruling: 'No. An exchange needs a card to draw, and the closing card is not one.',
  },
  R15: {
    question: 'May a coach change before the first period?',
    ruling: 'No, from the second period on.',
  },
  R16: {
    question: 'May a man from the bench go in goal for a sent-off keeper when all three changes are used?',
    ruling: 'No. An outfielder on the pitch has to go in goal.',
  },
  R17: {
    question: 'May men from the bench take penalties?',
    ruling:
      'Not unless it is agreed. Takers are outfielders who are on the pitch at the end of extra time; the man in goal is not one of them. Since finale-2 the coaches may agree on takers from the bench (`benchTakers`): then outfielders who sit there may be named, too. Keepers may not, nor whoever is out of the match; who stands in goal does not change by it (R39a).',
  },
  R18a: {
    question: 'What if a coach runs out of takers?',
    ruling:
      'When all his men who may shoot (R17) have done so, his order starts again from the first, even within the first five penalties. Both sides always take the same number.',
  },
  R18b: {
    question: 'What if a coach has no outfielder left at all?',
    ruling: 'Each of his penalties counts as missed; the keeper facing them still turns.',
  },
  R19a: {
    question: 'What if the dice stay level for ever?',
    ruling: 'After twenty level rolls the home side attacks, or takes the first penalty.',
  },
  R19b: {
    question: 'What if sudden death never decides?',
    ruling: 'After forty pairs lots are drawn, with even chances.',
  },
  R20a: {
    question:
      'Whom does the arrow call if no man of the marked line was used in the build-up, or if it marks a question mark?',
    ruling: 'One of the outfielders the attacker used in the build-up, of his choice.',
  },
  R20b: {
    question: 'Whom does the arrow call if the man has been injured or sent off in the build-up?',
    ruling:
      'Another build-up man it may call; without one a free man of the marked line; without one any other free outfielder. A man who has just come on is free.',
  },
  R20c: {
    question:
      'What if a card has several arrows, arrows on the defending coach’s side, or one between different places?',
    ruling:
      'Since finale-2 all of these are played. Each arrow calls another man, those that can have a man of their own line first. Arrows on the right call the defending coach’s men. An arrow to a place of another kind puts the man it calls there, whatever his line; if every man it could call has gone, a free man of the line it comes from plays, for a question mark one of the line it leads to. The keeper’s place is joined only with the keeper’s: then the man in goal plays twice.',
  },
  R20d: {
    question: 'What if a card shows build-up men on one side only?',
    ruling:
      'Since finale-2 it is played, as a build-up: the side with no places uses nobody and has its die alone, with the bonus if it counters. The build-up is left out only where both halves are empty. If it fails, a counter falls due as ever.',
  },
  R21: {
    question: 'Are there changes in extra time?',
    ruling: 'Those not yet used may be made before each of its two periods; there are no new ones.',
  },
  R22: {
    question: 'Does a booked outfielder lose his booking when he goes in goal?',
    ruling:
      'No. The booking, the position of his card and its hazards stay with him; a second booking sends him off as the keeper.',
  },
  R23: {
    question: 'Is the closing card the one card of power 1 in the free choice?',
    ruling:
      'No. It comes on top of the eleven, lies open at the bottom whatever order they are in, and cannot be left out.',
  },
  R23a: {
    question: 'What if a card set typed in has too few cards of a power for the free choice?',
    ruling:
      'Then free choice cannot be agreed with that set, and the refusal names the power. Everything else can be played with it.',
  },
  R24: {
    question: 'May a coach decline a counter?',
    ruling: 'No. If one falls due it must be played.',
  },
  R25: {
    question: 'May a man who comes on after the build-up play in the finish of the same attack?',
    ruling:
      'Yes. He comes on head up, has not been used and is free. He is not turned for the build-up he did not play.',
  },
  R26: {
    question: 'Does a coach set the order of his cards in extra time if free choice was agreed?',
    ruling: 'No. The five white cards are shuffled.',
  },
  R27: {
    question: 'May a bench keeper take over later from a stand-in in goal?',
    ruling:
      'Only if the stand-in is injured or sent off. A change cannot bring a keeper on, unless changes of keepers are agreed: then the bench keeper may come on for the stand-in.',
  },
  R28: {
    question: 'What if nobody is left to go in goal?',
    ruling:
      'The goal stays empty. Keeper places and the keeper’s part of a penalty then count 0 plus the die.',
  },
  R29: {
    question: 'Does a man who goes in goal turn if he was used in this very action?',
    ruling: 'Yes, once, with all the other men used. The move itself never turns a card.',
  },
  R30: {
    question: 'What is the bonus or malus of a title holder?',
    ruling: 'Another budget than 50 points, agreed before the match.',
  },
  R31: {
    question: 'Must the deck be white and one other colour?',
    ruling:
      'Yes, unless something else is agreed: the free choice with its fixed powers and an order of one’s own, or since finale-2 any eleven cards, shuffled.',
  },
  R32: {
    question: 'Must every place on the card be filled?',
    ruling:
      'Yes. A coach chooses who fills a place, never whether; a place stays empty only if nobody is free.',
  },
  R33: {
    question: 'Are changes made before or after the tactic cards are laid?',
    ruling:
      'Before. Both coaches change, the changes are opened, and only then does each lay a card, knowing both sides as they now stand.',
  },
  R34: {
    question: 'Which name is right where the booklet spells a footballer in two ways?',
    ruling: 'The one in its table of footballers: Gregor Graser, Karl Rempler, Ronny Trickster.',
  },
  R35: {
    question: 'When do the coaches agree on extra time?',
    ruling: 'Before the squads are chosen, with all other match options.',
  },
  R36: {
    question: 'How does sudden death go on from the first five penalties, and when is it over?',
    ruling:
      'As they were: whoever took the first penalty shoots first in every pair, and each keeper goes on turning from the strength that shows. A pair is always played out; it is over when one has scored and the other has not.',
  },
  R37: {
    question: 'Must both legs be played with the same squads?',
    ruling:
      'No. Each leg is a match of its own with its own squads, line-ups and tactic cards; men who were injured or sent off in the first may play in the second. The second leg is offered with the squads of the first, which each coach may change.',
  },
  R38: {
    question: 'May one coach choose freely while the other takes the usual deck?',
    ruling: 'No. Free choice is agreed for both or for neither.',
  },
  R39: {
    question: 'Who is in goal in a shoot-out when an outfielder has gone in goal?',
    ruling:
      'He stays there, head up with his first strength, even if a keeper sits on the bench. He takes no penalties.',
  },
  R39a: {
    question: 'Which keeper stands in a shoot-out when a coach has two?',
    ruling:
      'The man in goal at the end of extra time, head up. A keeper on the bench stays there, also where men from the bench may take penalties (`benchTakers`).',
  },
  R40: {
    question: 'With which card does a coach counter who has just played his last hand card?',
    ruling: 'With that card. The closing card counts from the next time he needs a card.',
  },
}
