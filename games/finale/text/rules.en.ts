import type { Rules } from './paragraphs.ts'

export const rulesEn: Rules = {
  title: 'Finale: the rules',
  chapters: {
    '1': 'The match',
    '2': 'Footballers',
    '3': 'Squad and line-up',
    '4': 'Tactic cards',
    '5': 'The period',
    '6': 'The attack',
    '7': 'The counter',
    '8': 'Hazards',
    '9': 'Changes',
    '10': 'The end of the match',
    '11': 'The shoot-out',
    '12': 'Cups',
    '13': 'At this table',
  },
  paragraphs: {
    '1.1':
      'Finale is a match between two coaches: one takes FC Acker, the other SV Stollen. One side is at home, the other away. This matters only where a rule names the home side.',
    '1.2':
      'A match has six periods of 15 minutes each. Whoever has scored more goals when the sixth is over wins.',
    '1.3':
      'The die has the six faces 0, 1, 1, 2, 2 and 3. So 1 and 2 each come up one time in three, 0 and 3 each one time in six. The range from 0 to 3 is the original game’s; how often each number appears is our choice. Whoever owns the box can name the faces of its die in his card set: six numbers from 0 to 3, not all the same.',
    '2.1':
      'Every footballer belongs to one line: keeper, defence, midfield or attack. Accordingly he is a keeper (GK), defender (DF), midfielder (MF) or striker (ST); all but the keeper are outfielders. His price in points matters only when the squad is put together.',
    '2.2':
      'Every footballer has four strengths from 1 to 5, one on each edge of his card. Only the one on top counts. He comes on to the pitch head up, which puts his first strength on top.',
    '2.3':
      'After each use the card is turned a quarter to the left, which brings the next strength to the top. The order is that of the player table; after the fourth strength comes the first again. Example: Patricio Fersi plays at 1, then at 5, 1 and 4, then at 1 again.',
    '2.4':
      'Some footballers carry a hazard symbol: injury, yellow card or red card. Each symbol belongs to one of the four positions of the card and counts only if that position shows at the moment the man is used. A man with two symbols has them on two positions. It is in the corner that is at the upper right in that position: with the card head up the first has the upper right corner, the second the lower right, the third the lower left, the fourth the upper left. Which man has his symbol where is our design in our sets; there it is never the first.',
    '3.1':
      'Each coach picks exactly 15 different footballers for his squad, all from the 30 of his own club.',
    '3.2':
      'The prices of the 15 may add up to at most 50 points. Points not spent are of no further use. Recommended for first matches: the 15 men marked X in the player table, who cost exactly 50.',
    '3.3':
      'At least one of the 15 must be a keeper. Two are wise: if the only one goes off, an outfielder has to go in goal.',
    '3.4':
      'Eleven of the 15 start on the pitch, exactly one of them a keeper, who stands in goal. The other four sit on the bench. With the squad recommended for first matches, start with these on the bench: Hechter, Ballnich, Talent and Pfosten (FC Acker); Tentakel, Walze, Balla and Joker (SV Stollen).',
    '3.5':
      'Everyone plays in his own line: defenders in defence, midfielders in midfield, strikers in attack. How the ten outfielders are split over these lines is up to the coach. Example: four defenders, three midfielders and three strikers.',
    '3.6':
      'Squad and line-up are chosen in secret and opened together once both coaches are ready. From then on the bench is open as well as the pitch.',
    '3.7':
      'As a handicap the coaches may agree before the match on another budget than 50 points for one side. Example: a title holder has to make do with 46.',
    '4.1':
      'Both coaches own the same 30 tactic cards: six each in white, purple, yellow, blue and red. In our sets each colour has the powers 5, 4, 3, 2, 2 and 1; in a set typed in from a box they may be spread otherwise (since finale-2). The white card of power 1 is the closing card, which is never shuffled in and never taken in hand.',
    '4.2':
      'A tactic card shows its power and two fields: the build-up above, the finish below. In both fields the places on the left are the attacker’s, those on the right the defending coach’s. A place names a line; which man of that line fills it is his coach’s choice.',
    '4.3':
      'The usual deck is the six white cards plus the six of one other colour, which each coach chooses for himself. Purple is as balanced as white and is recommended for first matches. Yellow calls on more defenders, blue on more midfielders, red on more strikers: a colour makes sense only for whoever is strong in that line.',
    '4.4':
      'Free choice is a match option. Each coach packs eleven cards of any colours: two of power 5, two of power 4, two of power 3, four of power 2 and one of power 1. The white closing card always comes on top of these as the twelfth; it is not the one of power 1. A card set that has too few cards of one of these powers cannot be played with free choice.',
    '4.5':
      'Under the match option of free choice nothing is shuffled: each coach puts his eleven cards in the order he wants. The first three are his hand, and he draws the others in that order. The closing card lies open at the bottom.',
    '4.6':
      'The usual deck is prepared like this: eleven cards are shuffled and laid face down, and the closing card is put open at the bottom. Then each coach draws the top three as his hand.',
    '4.7':
      'Neither coach sees the other’s hand or deck, nor which cards he has packed. A card becomes known only when it is played. How many cards are left in hand and deck is open.',
    '4.8':
      'The tactic cards are chosen last: squads and line-ups lie open (3.6), and with both in view each coach chooses his cards, both at once and each unseen by the other. Only that a coach has chosen is told. When both have, the hands are taken and the first period begins. This holds from the rules finale-2 on; before, everything was sealed at once.',
    '4.9':
      'For a quick start the coaches may agree to seal everything at once. Then each hands in his tactic cards together with squad and line-up, before he sees those of the other, and nothing is asked at the table. Without this agreement a squad names no tactic cards.',
    '4.10':
      'Any eleven is a match option (since finale-2). Each coach packs any eleven of his thirty cards, of whatever colours and powers; the closing card is never one of them and comes beneath as always. They are shuffled and dealt like the usual deck (4.6).',
    '5.1':
      'A period goes in this order: changes, tactic cards, attacks. Then the next period begins. The first period has no changes, since the line-ups have only just been opened.',
    '5.2':
      'Each coach lays one card from his hand face down, and both are revealed together. A coach with an empty hand lays nothing: his closing card of power 1 counts instead, open for both to see.',
    '5.3':
      'The coach whose revealed card has the higher power is the attacker of this period, the other is the defending coach. The difference of the two powers is the number of attacks. Example: 4 against 1 makes three attacks.',
    '5.4':
      'If the revealed powers are equal, both coaches roll until one rolls higher. He is the attacker and has exactly one attack. If twenty rolls in a row are level, the home side attacks.',
    '5.5':
      'Straight after the reveal each coach draws from his deck until he has three cards in hand again. Once the deck is empty he plays on with the cards he still holds.',
    '5.6':
      'For each attack after the first the attacker plays another card from his hand, face up on top of the last one, and draws at once. The new card sets the places for this attack and is now his face-up power. The number of attacks stays as it was. With an empty hand he plays the closing card.',
    '5.7':
      'Once the attacker’s card for a further attack lies open, and before the men are chosen, the defending coach may put one of his hand cards out of the game and draw one from his deck instead. The card put out is not shown. This is possible at each further attack, not at the first of a period nor at a counter, and only while his deck has a card; the closing card cannot be drawn. His face-up card stays as it is. By finale-1 he exchanged before the attacker’s card was played.',
    '5.8':
      'The closing card has power 1, lies open and is never taken in hand. A coach with no hand card left plays it whenever he needs a card, in every period and every further attack, for the rest of normal time; so it is in extra time, once his white cards are played (10.3). It is never used up.',
    '5.9':
      'The period ends when the attacker has played all his attacks. If a counter falls due in the last of them, it is still played.',
    '6.1':
      'An attack begins with the build-up; if that succeeds, the finish follows. If the attacker’s card has no places in the build-up, for neither side, the attack goes straight to the finish. It then gives no counter, because only a failed build-up does. Places for one side only are a build-up (since finale-2): the other side then uses nobody and has its die alone.',
    '6.2':
      'Both coaches fill the places on the attacker’s card: the attacker those on the left, the defending coach those on the right. The attacker chooses all his men for this part of the attack first. Then the defending coach, who sees them, chooses his.',
    '6.3':
      'A place with a question mark can be filled by any free outfielder, whatever his line. The keeper may never fill it.',
    '6.4':
      'A man is free if he has not yet been used in this attack. If a line has fewer free men than places, all of them play, and the coach fills the other places with any free outfielders of other lines. If nobody is free, the place stays empty and adds nothing. Example: three defenders are asked for, two are free; both play, and a midfielder or striker stands in. Since finale-2 such a place says which line it stands in for.',
    '6.5':
      'Whoever was used in the build-up may not be used in the finish of the same attack. This holds for both sides. The one exception are the arrows on the attacker’s card.',
    '6.6':
      'An arrow from build-up to finish marks a line: one of the attacker’s men of that line who were used in the build-up must play again in the finish, at his new strength. If only stand-ins filled the marked places, or the arrow marks a question mark, it is one of all the outfielders he used in the build-up. If none of the men in question is still on the pitch as an outfielder, a free man of the marked line plays; if there is none, any other free outfielder. A card may have several arrows (since finale-2), each of which calls another man; arrows on the right side call the defending coach’s men in the same way; and an arrow may lead to a place of another kind, where the man it calls plays whatever his line. Only the keeper’s place is joined to none but the keeper’s.',
    '6.7':
      'A side’s total is the sum of the strengths showing on the men it uses, plus its roll of the die. In the build-up of a counter the countering side adds its bonus. Example: strengths 3, 5 and 2 and a roll of 1 make 11.',
    '6.8':
      'The build-up succeeds if the attacker’s total is equal to the defending coach’s or higher; he must then go on to the finish. If it is lower, the attack is over. The defending coach then counters, unless this period has already had its counter.',
    '6.9':
      'The finish brings a goal only if the attacker’s total is higher than the defending coach’s. Example: 10 against 9 is a goal, 9 against 9 is not.',
    '6.10':
      'After the comparison of the totals, first the hazards of all men used are rolled for, the attacker’s side before the defending coach’s. Then all used men who are still on the pitch are turned a quarter to the left. This is done after the build-up and again after the finish.',
    '6.11':
      'No attack may be declined, however weak the men are at the moment. And a match is played to its end, however many men a side has lost. So take care that never all your strengths are low at the same time.',
    '6.12': 'When an attack is over, all its men are free again. Their cards stay as they have been turned.',
    '7.1':
      'If the build-up fails, the defending coach must counter, unless this period has already had its counter. For the counter he becomes the attacker and the other coach defends. Places, dice, hazards and turning follow the rules of any attack.',
    '7.2':
      'There is only one counter per period. If the attacker’s build-up fails again later in the period, that attack is simply over. A failed counter never leads to another counter.',
    '7.3':
      'The countering coach plays no new card: the card he already has face up sets the places, even if it was his last. Before the counter all men of both sides are free again, even those just used.',
    '7.4':
      'In the build-up of the counter the countering coach adds a bonus to his total: the difference of the two face-up powers at this moment, whichever is higher. Example: the attacker’s second card has power 1, the countering coach’s card 3, so the bonus is 2. At equal powers there is no bonus.',
    '7.5':
      'In the finish of the counter there is no bonus. If the counter card has no places in the build-up, the counter goes straight to the finish, and so without any bonus.',
    '7.6':
      'After the counter, goal or no goal, the roles change back. The attacker goes on with the attacks he has left; if there are none, the period is over.',
    '8.1':
      'For each man used whose card shows a hazard symbol in its present position, his coach rolls the die. The attacker’s men come first, then the defending coach’s, and all before any card is turned. Since finale-2 each coach says in which order he rolls for his men, one after the other; he is asked where the order can matter. The coaches may agree on the order of the squad instead, which earlier rules always took. The man’s strength has already counted, whatever happens to him now.',
    '8.2':
      'Injury: on a 2 the man is injured and off for the rest of the match. On any other number nothing happens.',
    '8.3':
      'For an injured outfielder a bench outfielder may come on at once, but the coach may decline. The newcomer may be of any line and takes his place in his own line, head up. He is free, so he may play in the finish of this very attack. This does not count as one of the three changes. A keeper may not come on for an outfielder.',
    '8.4':
      'Yellow card: on a 0 or 1 the man is booked. He plays on, but the booking stays with him to the end of the match. On a 2 or 3 nothing happens.',
    '8.5':
      'A second booking for the same man is a red card: he is off for the rest of the match, and nobody comes on for him.',
    '8.6':
      'Red card: on a 3 the man is sent off and is out for the rest of the match. Nobody comes on for him, so his side plays on with one man fewer. On any other number nothing happens.',
    '8.7':
      'If the keeper is injured, a bench keeper comes on for him at once. If the bench has no keeper, a bench outfielder goes in goal. Both start head up, and neither counts as one of the three changes. If the bench is empty, a man from the pitch goes in goal; moving there does not turn his card. If nobody is left there either, the goal stays empty and counts 0.',
    '8.8':
      'If the keeper is sent off, the coach must choose at once. Either a bench keeper comes on for an outfielder of his choice; this uses one of the three changes, so it is possible only while one is left. If the bench has no keeper, a bench outfielder may go in goal in this way (since finale-2). Or an outfielder on the pitch goes in goal; moving there does not turn his card. If nobody is left on the pitch, the goal stays empty and counts 0.',
    '8.9':
      'An outfielder who has gone in goal is the keeper for the rest of the match. He fills keeper places and never an outfield place, not even a question mark. His strengths, hazards and any booking stay with him.',
    '9.1':
      'Each coach may make up to three changes in a match. They are made only between periods, before the tactic cards are laid. Several at the same time are allowed. Extra time brings no new ones, but whoever has some left may use them before each of its periods. Changes are precious: injuries and cards can thin out any side, so spend them with care.',
    '9.2':
      'A change is always one outfielder for another. The reserve keeper never plays as an outfielder. Without an outfielder on the bench no change is possible. By agreement (since finale-2) a change may also bring a bench keeper on for the man in goal.',
    '9.3':
      'The newcomer takes his place in his own line, head up, so with his first strength. He may be of another line than the man he replaces. Example: a midfielder comes on in midfield for a striker.',
    '9.4': 'Both coaches decide on their changes in secret. The changes are opened when both are done.',
    '9.5': 'Whoever has left the pitch, by a change, an injury or a red card, does not return in this match.',
    '10.1':
      'After six periods the side with more goals has won. If the goals are level, the match is a draw, unless extra time has been agreed.',
    '10.2':
      'Extra time is a match option for a draw after six periods. Two more periods are played, up to the 105th and the 120th minute. The usual rules apply; men, turned cards, bookings and used changes carry over.',
    '10.3':
      'Extra time is played with the white cards only, whatever was packed before. Each coach takes all six, shuffles five of them, puts the closing card open at the bottom and draws three as his hand. Cards left from normal time are put away.',
    '10.4': 'If the score is still level after extra time, a shoot-out decides the match.',
    '11.1':
      'From now on hazards no longer count, all cards are put head up, and the shoot-out has a score of its own that starts at 0:0. Each coach names five outfielders on the pitch as takers, in secret and in an order of his choice. The man in goal is never one of them; he is the keeper of the shoot-out, whoever sits on the bench. The coaches may agree that men from the bench may take penalties, too (since finale-2); keepers may not, nor whoever has left the match. Whoever has fewer than five names them all; without a single one every penalty counts as missed.',
    '11.2':
      'Both coaches roll the die; the higher roll takes the first penalty. Level rolls are repeated. If twenty in a row are level, the home side starts.',
    '11.3':
      'The taker’s first strength plus a die stands against the strength showing on the keeper plus a die. It is a goal only if the taker’s total is higher. Then the keeper is turned a quarter to the left; the taker is not.',
    '11.4':
      'The coaches take penalties alternately. The shoot-out ends when both have taken five and one is ahead, or earlier if one can no longer be caught. Whoever is ahead wins the match.',
    '11.5':
      'If it is level after five penalties each, sudden death follows: pair by pair, each coach takes one more. Before each pair both pick in secret a taker from those of 11.1 who have not shot yet. The first pair that leaves one coach ahead decides. Whoever took the first penalty shoots first in every pair, and the keepers go on turning.',
    '11.6':
      'When all the men of a coach who may shoot have done so, his order starts again from his first taker. If forty pairs of sudden death bring no decision, lots are drawn.',
    '12.1':
      'In a cup two clubs meet in two legs, each once at home. The goals of both legs are added, and whoever has more goes through or, in a final, wins the cup. The box has four cups, for German and European competitions. Each leg is a match of its own: squads, line-ups and tactic cards may be others.',
    '12.2':
      'A level first leg stays level. Extra time and, if needed, a shoot-out follow only after the second leg, and only if the aggregate is level.',
    '12.3':
      'Goals scored away count like any others, unless the coaches agree otherwise, before the first leg or at the latest before the second; what they agree on at the first holds for both. If they do and the aggregate is level, the club with more away goals goes through. This is looked at after the sixth period of the second leg and, if still level, again after extra time.',
    '12.4':
      'A title holder may be given a bonus or a malus when defending the cup: more or fewer than 50 points for his squad. The coaches agree on it before the match.',
    '13.1': 'If the rules leave a coach only one option, Libero takes it for him without asking.',
    '13.2':
      'A choice may be taken back while three things hold: nothing hidden has been revealed by it, no chance has been taken, such as a roll or a draw, and the other coach has not answered it.',
    '13.3':
      'Every decision has a default. If a coach’s time runs out, it is taken for him and the match goes on.',
    '13.4':
      'Guards make sure that every match ends. Twenty level rolls for the attack: the home side attacks. Twenty level rolls for the first penalty: the home side starts. Forty pairs of sudden death without a decision: lots are drawn. And whoever runs out of cards always has the closing card.',
    '13.5':
      'Before the match the coaches agree on the match options: usual deck, free choice or any eleven (4.3, 4.4, 4.10), tactic cards sealed with the squad (4.9), extra time (10.2), the points of each side (3.7), a leg of a tie (12.1), the order of hazards (8.1), changes of keepers (9.2), takers from the bench (11.1) and the card set. A match may also begin from a position set up in full. Anything else is refused, with every reason at once. A card set of your own has a name of its own: names that begin with “libero” belong to the sets published here.',
  },
}
