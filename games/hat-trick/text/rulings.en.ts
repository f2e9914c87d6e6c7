import type { Paragraph } from './paragraphs.ts'
import { playersRulings } from './players/rulings.en.ts'

/** Where the rulebook is silent or unclear: what we play, and why. Every ruling has a test named by its id. */
export const rulings: readonly {
  readonly id: string
  readonly on: readonly Paragraph[]
  readonly question: string
  readonly ruling: string
  readonly why: string
}[] = [
  {
    id: 'R1a',
    on: ['2.1', '2.2'],
    question: 'Where do the players stand at the start?',
    ruling:
      'On six lines of four fields, as paragraph 2.2 lists them; the outer fields of the first and the last line are free.',
    why: 'The rulebook shows a picture only. Public walkthroughs name enough neighbours to fix the sides of all numbers, and of the line-ups that remain only this one gives every attacker an opponent and makes sense of the goal kick.',
  },
  {
    id: 'R1b',
    on: ['2.3', '4.2'],
    question: 'Which numbers play on which side?',
    ruling: 'Even numbers on the left, odd ones on the right, each seen from the owner’s seat.',
    why: 'The rulebook shows 4 on the left, walkthroughs show 5 and 9 on the right, and mirrored pairs do the rest. As players of the base game move only forward and back, the side is also the half of the pitch they stand on; with the Players expansion it need not be (P1).',
  },
  {
    id: 'R2',
    on: ['3.1'],
    question: 'Which action cards does a deck hold?',
    ruling: 'For each of the four powers and two sides: two short passes, one long ball and one dribble.',
    why: 'The kinds are known to number 16, 8 and 8 and the powers to run from 1 to 4. All three counts are multiples of eight, so the even spread is the natural one.',
  },
  {
    id: 'R3a',
    on: ['2.4'],
    question: 'How many footballs does each player have?',
    ruling:
      'From 1 to 5 for attack and defence; our card set gives defenders more in defence and strikers more in attack.',
    why: 'Nobody publishes the cards. Ours can reproduce the sums of the rulebook’s examples: a line of attackers worth 7, a lone defender worth 1, a defending line worth 3, a dribbler with 3 against a defender with 3. The line worth 3 is one defender with ours. The English and the Hungarian text speak of one player for the 1 (“1 from the player”, “1 a játékostól”) and of several for the 3 (“3 from the players”, “3 a játékosoktól”), so that two defenders may have shared it, a 1 and a 2; the German has „von den Spielern“ for both. No two of our regulars add up to 3 in defence.',
  },
  {
    id: 'R3b',
    on: ['2.4'],
    question: 'What does the star side add?',
    ruling: 'One football more, for a few numbers two, always in attack or in defence and never in both.',
    why: 'Public sources say that a star is better in attack or in defence; how much better, nobody says.',
  },
  {
    id: 'R4a',
    on: ['4.2', '4.5', '8.2', '9.3'],
    question: 'Must a coach move a player?',
    ruling:
      'No, unless compulsory moves were agreed (since version 2): then whoever can make a step with his card, or at a kick with any player, must make one. Skills, Interchange and Switch it up are never compulsory; one that is a move takes its place. At a goal kick and a free kick a player of either side may move, whichever options are agreed.',
    why: "The English edition says “can move his player”, the Hungarian “mozgathatja egyik játékosát”, both of the defender too, and at the goal kick “can move one player”, “mozgathatnak egy-egy játékost”. At the free kick no edition has “can”: “both managers move one player like in the GOALKEEPER'S KICK section”, “Mindkét menedzser mozgat egy-egy játékost a KAPUS KIRÚGÁS pontban leírtak alapján”, „Beide Trainer bewegen ihre Spieler wie beim ABSCHLAG“; but like there means by choice, as there. The German one gives no choice anywhere: „bewegt die angreifende Mannschaft […] einen ihrer Spieler“, „Als Letztes bewegt die verteidigende Mannschaft einen Spieler“, at the goal kick „bewegen je einen ihrer Spieler“. Where editions differ and nothing is agreed, the English text is played; the German reading is an option. That a player of either side may move at both kicks is in the English, “regardless of the side”, and the Hungarian, “függetlenül a labdák oldalától”, but not in the German. By itself that could be read so that the side of the card counts there, too: „nur eine der Spielerkarten […], die Fußbälle auf der gleichen Seite zeigen wie seine Aktionskarte“. It is not played with the German options either, nor offered: no card has been laid for these moves, the kicking coach lays his only afterwards, „Als nächstes“, those of the turn before are used, and the English sentence stands in the same booklet.",
  },
  {
    id: 'R4b',
    on: ['4.3', '4.5'],
    question: 'Who may be displaced by a move?',
    ruling:
      'Anybody but the ball carrier, team-mate or opponent. Undoing the opponent’s move of this very turn is legal.',
    why: 'The book protects the carrier from the other team only: “the defending player cannot change the position of the player with the ball”, „Die verteidigenden Spieler dürfen […] nie die Position des Ballführers ändern“; of the attacker it says that he moves a “player (without the ball)”. By the letter a team-mate might change places with his own carrier. That reading is neither played nor offered: the published walkthrough calls the carrier unmovable while players move. The sentence about the free kick, where both coaches are told “you can’t reposition the player with the ball”, is no support: that it is said there of both may as well mean that elsewhere it holds for one. The same walkthrough shows a move being undone.',
  },
  {
    id: 'R4c',
    on: ['6.3'],
    question: 'May the attacker displace his own carrier in a scoring opportunity?',
    ruling: 'No. Only the defender may, and only in his move.',
    why: 'The exception is written for one side: “THE DEFENDING PLAYER CAN MOVE SO AS TO REPOSITION THE OPPONENT WITH THE BALL”; for the rest “moving follows the same procedure as in the regular turn”. Whoever lets a team-mate change places with his carrier in a usual turn would let him here too; as we do not there (R4b), we do not here, and that reading is not offered.',
  },
  {
    id: 'R5',
    on: ['4.4'],
    question: 'Who is the nearest team-mate for the sideways pass?',
    ruling:
      'The one fewest columns away, whoever stands between; of two equally near the coach chooses. Alone in his line, the carrier keeps the ball.',
    why: 'The line is a row of four fields, and fields are the only distance the game knows.',
  },
  {
    id: 'R6a',
    on: ['5.3'],
    question: 'Which lines may a long ball be meant for?',
    ruling:
      'One, two or three lines ahead, as far as the pitch goes. If any of them has a player of the attacker, he must choose such a line, else he may choose any.',
    why: 'The German and the English text stand side by side in one booklet: „muss […] eine Spielerreihe auswählen, in der sich mindestens einer seiner Spieler befindet“ and “must (if possible) first choose a destination line with his player”. Where such a line exists, these two agree. The Hungarian has the exception but not the player: “(amennyiben lehetséges) előbb köteles kiválasztani a célsort”; by itself it would leave him any line, but it translates the English sentence printed beside it, which is played. Where no such line exists, the German says nothing and the English lets him choose; a long ball cannot be left out, so he chooses.',
  },
  {
    id: 'R6b',
    on: ['5.4', '5.6'],
    question: 'What happens to a long ball where the attacker has nobody?',
    ruling:
      'It is compared like any other (since version 2): his card alone against the defenders in that line and their card. Won, the ball stays in the passer’s line and goes to the attacker’s lowest number there; that may be the passer himself. Lost, the defender’s lowest number in the line it was meant for has it. Level in everything it is a foul by him, and the free kick is taken where the ball is then, so that it is never a penalty. In version 1 it was lost without a comparison.',
    why: 'A long ball follows “the same procedure as with the short pass”, „mit der einzigen Ausnahme“ that the footballs of the line it is meant for are counted, and of the short pass the book says: “If there is no team-mate in the destination line, the ball stays in the same line (goes to the attacking player with the lowest number)”, „beim Mitspieler mit der kleinsten Rückennummer in der Spielerreihe des aktuellen Ballführers“. It is rare, as a line with an own player must be chosen where there is one (R6a).',
  },
  {
    id: 'R6c',
    on: ['5.4', '5.7'],
    question: 'And if the defender has nobody in that line either?',
    ruling:
      'Then the two cards alone are compared (since version 2). Won, or level, since nobody is there to foul (R15), the ball goes to the attacker’s lowest number in the passer’s line; lost, it stays with the passer. In version 1 it stayed with the passer in any case.',
    why: 'Each score “is increased by the number of footballs from the cards played this turn”, and nothing has to be there to be increased. Of a lost pass the book only says that it “goes to the defending player with the lowest number”, „am verteidigenden Spieler mit der kleinsten Rückennummer hängen“, and not what happens where there is none; a lost long ball is treated as a lost short pass is (R14): nobody has taken it, so the passer still has it.',
  },
  {
    id: 'R7',
    on: ['5.1', '5.7'],
    question: 'Where does a completed short pass go if nobody is ahead?',
    ruling:
      'To the attacker’s lowest number in the line of the ball. That may be the carrier himself, who then keeps it.',
    why: 'So it is written; the rulebook does not except the carrier.',
  },
  {
    id: 'R8',
    on: ['6.1', '4.7'],
    question: 'Does a scoring opportunity need an action that reaches the final line?',
    ruling:
      'No. Whenever a turn would begin with the carrier in his final line it is one, also after a rebound, an interception, a goal kick or an opportunity that ran out of cards, unless usual turns in the final line were agreed (R23, R24).',
    why: '“Having performed the action, we always start a new turn unless the attacking team has reached the final line of the pitch”, „es sei denn ein Angreifer hat mit dem Ball die letzte Feldreihe erreicht“, “kivéve, amikor a labdát birtokló támadó csapat elérte a pálya utolsó sorát”. Read narrowly, only an action that brings the attacker there makes an opportunity: a defender who wins the ball in what is now his final line was no attacker and has reached nothing, so that he, or whoever a goal kick falls to there, would get a usual turn. That reading is neither played nor offered. The attacker is whoever has the ball, “The attacking team (with the ball)”, „im Ballbesitz“, “akinél a labda van”, and the Hungarian says it in this very sentence, too; when the turn begins he is the attacker, and his ball is in the final line. After a parry the book itself goes to an opportunity without any action: “If it is the attacking player, go back to SCORING OPPORTUNITY 1”. And in the final line the usual actions lead nowhere: a long ball and a dribble have no line ahead. What counts is where the ball is, not how it got there; so every turn that would begin there is an opportunity.',
  },
  {
    id: 'R9a',
    on: ['7.1', '7.3'],
    question: 'What do the nine shooting cards show?',
    ruling:
      'Three for each kind of action, left, centre and right, with three or four footballs; which corner has the four differs from kind to kind.',
    why: 'Nine cards in three colours are known, and modifiers of +2, +3 and +4 have been seen. Solved exactly, a corner with +2 is never right against a star keeper, so our cards do without it; with a four in another corner for each kind, every corner and every dive is played.',
  },
  {
    id: 'R9b',
    on: ['7.5', '2.4'],
    question: 'What do plus and minus on the keeper cards mean?',
    ruling:
      'A right guess is plus. A regular keeper who dives into the far corner gets minus; with the centre involved nothing changes. A star keeper who is wrong loses nothing.',
    why: 'The rulebook knows plus, minus and an empty spot. The expansion turns a star keeper over at the empty spot, so his wrong guesses are empty; for regular ones both signs must occur.',
  },
  {
    id: 'R9c',
    on: ['7.4'],
    question: 'How many cards may the keeper draw?',
    ruling:
      'Two for a shot from the two middle fields of the final line, more from wider and deeper fields, as paragraph 7.4 lists them.',
    why: 'Two from the best position follows from the penalty, for which the German rulebook names one and the English one card fewer. The other fields are ours: the worse the position, the easier the save.',
  },
  {
    id: 'R9d',
    on: ['7.2'],
    question: 'Whose left is left in a shot?',
    ruling: 'The shooter’s, for both choices.',
    why: 'Two coaches who face each other need one word for one corner.',
  },
  {
    id: 'R9e',
    on: ['2.3', '3.1', '7.3', '7.4', '7.5'],
    question: 'And if the cards in the box say otherwise?',
    ruling:
      'Then they count. A card set typed in says for itself which 32 action cards a deck has, what the nine shooting cards add, how many cards a regular and a star keeper draw against a shot from each field, where plus, minus and empty lie on each of the six keeper cards, and, if it is not as R1b has it, on which side the footballs of a player are printed. What we have deduced (an even deck, a plus only for the right corner, even numbers on the left) holds for our cards and for sets that say nothing else.',
    why: 'The number of cards “can be found on the goalkeeper card”, and a hand points “zum „leeren“ Symbol” or to another: the rules read the cards and do not say what is printed on them. So with moves: „die Fußbälle auf der gleichen Seite zeigen wie seine Aktionskarte“, whichever number it is. Fixed by the list of components are ten players for each team, “64 Aktionskarten” for two coaches, “9 Torschusskarten” and “12 Torhüterkarten”; fixed by the text are three kinds of action, three symbols and one card more or less for them. Powers from one to four are all that has ever been seen.',
  },
  {
    id: 'R10a',
    on: ['9.5'],
    question: 'When is a foul a penalty?',
    ruling:
      'When the action, carried on as if won, brings the ball to one of the two middle fields of the attacker’s final line; a dribble, a short pass and a long ball alike.',
    why: '“the attacking player entering one of the two fields in front of the opposing goalkeeper”, „dass der Ballführer auf eins der beider direkt vor dem Torhüter liegenden Felder gerückt wäre“, “a támadó játékos az ellenfél kapusa előtti 2 mező egyikébe került volna”. By the letter only a dribbler enters a field, and a pass to somebody who stands there already would bring a free kick. But the book says it of an “action”, of which there are three, and goes on with “the player with the ball shoots”, whoever that is by then; and the FAQ of the expansion asks only where the kick is taken from: „Ein Freistoß der aus einer der beiden mittleren Spalten der letzten Reihe ausgetragen wird“. The other reading is not offered.',
  },
  {
    id: 'R10b',
    on: ['9.2'],
    question: 'What happens to the yellow card when somebody is sent off?',
    ruling: 'The team gives it back and starts afresh: the next foul is a yellow card again.',
    why: 'So it is written: he gives it back. The box has one yellow card for each team.',
  },
  {
    id: 'R10c',
    on: ['9.5', '11.2'],
    question: 'How many cards does the keeper draw against a penalty?',
    ruling:
      'One fewer than for a usual shot from the field of the penalty; in the shoot-out, where nobody stands on a field, from the better of the two middle fields. If it was agreed (since version 2), one. Plus and minus apply to either. With our cards all are one, and a regular keeper in the far corner draws none; with keeper cards that begin with another number, or whose halves differ, they are not. In version 1 the better field counted in play, too.',
    why: 'English: “1 card less than during a normal shot”, and so the Hungarian: “1 kártyával kevesebbet húzhat más lövésekhez képest”. A normal shot “depends on the place from which the shot has been made”, and in play a penalty is shot from a place: where the action has brought the ball. German: „zieht der Torhüter nur eine Karte. Diese Anzahl kann er vergrößern/verkleinern“.',
  },
  {
    id: 'R10d',
    on: ['9.2', '12.4'],
    question: 'Can a team lose its last player?',
    ruling:
      'No. A team’s last player is never sent off: he fouls as often as it happens, and the yellow card of his team stays.',
    why: 'The rulebook removes the player who has fouled: “the player who has fouled is removed from the pitch”, „des Feldes verwiesen“. With nobody left nobody could have the ball, kick off or be passed to, and no paragraph says what then; a match must be playable to its end.',
  },
  {
    id: 'R10e',
    on: ['9.5', '6.8'],
    question: 'Is a foul a penalty if the ball was in the final line before?',
    ruling:
      'Yes, if the action, carried on as if won, leaves the ball on one of the two middle fields, even with the player who had it there. Elsewhere in the line it is a free kick (R24). Without the expansion that happens only in a usual turn that can be agreed there (R23, R24), and only after a short pass: it goes to the lowest number in the line, and long balls and dribbles are not compared there.',
    why: 'The book has a penalty where the foul stopped “the attacking player entering one of the two fields”, „auf eins der beider direkt vor dem Torhüter liegenden Felder gerückt wäre“. By the letter nobody enters a field he stands on, and that foul would bring a free kick. The book knows no comparison in the final line, so it did not have to say more; we judge every foul by where the ball is after the action (R10a), for the danger that was stopped is the same. The other reading is not offered.',
  },
  {
    id: 'R11a',
    on: ['10.1', '10.3'],
    question: 'Near which goal may a half not end?',
    ruling:
      'Near either: while the ball is in one of the two outermost lines at either end, play goes on. If it was agreed (since version 2), only while the carrier is in his own final two lines, before the goal he attacks.',
    why: '“A half cannot finish when the ball is in the final two lines of the pitch”, „in den letzten 2 Feldreihen“, “a pálya utolsó két sorában”: whose, no edition says. Elsewhere the same words mean those of the carrier: he may shoot when “the player with the ball is in the final 2 lines”. But here the book speaks of the pitch and of no player, and has both play on “until the ball is cleared”, “(elkerül az utolsó 2 sorból)”: a ball is cleared by whoever has won it at his own goal. So both ends are played; the carrier’s alone is an option.',
  },
  {
    id: 'R11b',
    on: ['10.3', '12.4'],
    question: 'What if the ball is never cleared?',
    ruling:
      'Play goes on for as long as the ball is in the final two lines of either end. Only to break endless play the half ends after 24 further turns, and never in a scoring opportunity nor where one is due, whether the carrier stands in his final line or a free kick’s opportunity was chosen. Should one be due in every turn from then on, the half ends after 48. In version 1 it ended after six turns, with the ball at goal in one match of 25.',
    why: '“A half cannot finish when the ball is in the final two lines of the pitch. Both players must then use their temporary decks […] until the ball is cleared.” German: „Eine Halbzeit geht nicht zu Ende, solange sich der Ball in den letzten 2 Feldreihen befindet“. The book knows no limit; but a match must be finite, whatever two coaches who never shoot agree on.',
  },
  {
    id: 'R11c',
    on: ['9.4', '10.3'],
    question: 'Does the half end before a free kick’s scoring opportunity is played?',
    ruling:
      'No. An opportunity that has been chosen is played to its end. If normal play is chosen instead, the half may end at once.',
    why: 'An opportunity cannot be cut short anywhere else either.',
  },
  {
    id: 'R11d',
    on: ['10.1', '10.2'],
    question: 'When is the time of a half up, and are the cards in hand still played?',
    ruling:
      'When both coaches have drawn the last card of their decks. The turn in which that happens is played to its end, and the half ends with it (R11a); what both then hold stays unplayed.',
    why: '“A half finishes when both managers run out of action cards in their decks […] to continue the game until his opponent runs out of cards too (thus finishing the half)”, „wenn beiden Trainern die Nachziehstapel ausgehen“, “amikor mindkét menedzser akció kártyái elfogynak a pakliból”. That can be read in three ways: the whistle goes at once, in the middle of the turn in which the last card is drawn; after that turn; or only when somebody has to draw and cannot. All editions speak of the deck that is used up, and not of a draw that fails, which rules out the third: whoever finishes his deck first makes a temporary one and never fails to draw. By the first reading two cards that have been laid would never be carried out, and a keeper’s last card would end the half before it is counted. They speak of decks and not of hands, so nobody waits for the hands to be played.',
  },
  {
    id: 'R12a',
    on: ['11.1', '11.2'],
    question: 'Who begins extra time and the shoot-out?',
    ruling: 'A coin decides, each time anew.',
    why: 'For extra time the rulebook says at random; the shoot-out follows suit.',
  },
  {
    id: 'R12b',
    on: ['11.2', '10.2'],
    question: 'Which cards are used in the shoot-out?',
    ruling:
      'The deck as the last half has left it; once it is empty, a temporary one from the used cards. The top card of the shooter’s deck is turned over for each penalty, and the keeper draws from his own. If five cards were agreed (since version 2), both lay their hands with the used cards, draw five, and choose one of them for each of their five penalties, unseen by the other until it is played; in sudden death the top card of the deck is turned over.',
    why: 'English: “5 penalties, using the topmost action cards from their decks”. Hungarian: “mindkét csapat húz 5 lapot a paklija tetejéről és büntető párbaj következik”: the five are drawn first, and whoever holds cards chooses among them. German names no cards: „jede Mannschaft abwechselnd insgesamt 5 „Elfer“ schießt“. No edition says that decks are shuffled anew.',
  },
  {
    id: 'R12c',
    on: ['11.2'],
    question: 'Is a parried penalty of the shoot-out played on?',
    ruling: 'No. It is no goal, and the other team is next.',
    why: 'Nobody is on the pitch for a rebound.',
  },
  {
    id: 'R12d',
    on: ['11.4', '12.4'],
    question: 'What if sudden death does not end?',
    ruling: 'After forty pairs lots are drawn.',
    why: 'A match must be finite.',
  },
  {
    id: 'R12e',
    on: ['11.1', '11.2', '12.5'],
    question: 'Are extra time and shoot-out agreed together?',
    ruling:
      'No, each by itself (since version 2): a third half only, penalties straight after two halves, both, or neither. Without a shoot-out a match that is level after extra time is a draw. In version 1 extra time meant both.',
    why: '“you can play an extra-time […]. If it ends in a draw as well, both teams get to shoot 5 penalties”, „kann eine Verlängerung gespielt werden“: both are offered, and a draw is “permitted”; leagues and cups take one or the other.',
  },
  {
    id: 'R12f',
    on: ['11.2'],
    question: 'Are all five penalties taken even when the shoot-out is decided?',
    ruling: 'No. It ends as soon as one team cannot be caught with the penalties it has left.',
    why: '“both teams get to shoot 5 penalties”, „jede Mannschaft abwechselnd insgesamt 5 „Elfer“ schießt“: five are what each may take. What is left could change no winner, and football ends there, too.',
  },
  {
    id: 'R13a',
    on: ['2.5'],
    question: 'What is number 1 in the table of stars?',
    ruling: 'The keeper: a star there means the star keeper cards.',
    why: 'The table has a column 1, and the box has regular and star keepers.',
  },
  {
    id: 'R13b',
    on: ['2.5'],
    question: 'May both coaches choose the same team?',
    ruling: 'Yes, and either may play with eleven regulars.',
    why: 'Each coach has cards of his own colour; nothing in the table excludes it.',
  },
  {
    id: 'R13c',
    on: ['2.5'],
    question: 'Who meets in a first match?',
    ruling:
      'Germany and Italy, six stars each with their keepers among them, in the app and at the terminal; eleven regulars for either are one choice away, and at the terminal whoever names them for one team meets them. Where a preset is asked for as “beginner”, in the protocol and in simulations, both have regulars.',
    why: 'The book advises regulars: “For now, we will be using only first-team regulars”, „Wir spielen erstmals nur mit den Stammspielern“, “Egyelőre csak a kezdő 11 oldalt használjuk”, with the star keepers put aside. That spares two people at a table who have yet to learn the cards the turning over and the looking up; here the cards are turned and the sums done for them, a star side brings more footballs and no rule of its own, and a match between two nations tells more than one between nobody and nobody. So the advice stands in paragraph 2.5, and the first match has names.',
  },
  {
    id: 'R14',
    on: ['5.2', '5.7'],
    question: 'Who gets a short pass that is lost where the defender has nobody?',
    ruling: 'It stays with the carrier.',
    why: 'With a weak line and a strong card against him an attacker can lose to nobody; somebody must have the ball.',
  },
  {
    id: 'R15',
    on: ['5.6', '5.7', '9.1'],
    question: 'What if a comparison is level in everything and there is no defender to foul?',
    ruling: 'It counts as won, without a foul, and is told and counted like any other.',
    why: 'A foul needs a fouler, and the rulebook carries the action on as if won in any case.',
  },
  {
    id: 'R16',
    on: ['7.7', '9.2', '10.4'],
    question: 'Who kicks off if number 6 has been sent off?',
    ruling: 'The next higher number still on the pitch; if there is none, the next lower.',
    why: 'Number 7 stands beside him; the order must end somewhere.',
  },
  {
    id: 'R17',
    on: ['8.3'],
    question: 'What if the line of a goal kick is empty?',
    ruling: 'The ball rolls on to the next line that is not.',
    why: 'Dismissals and moves can empty a line; a kick that is too long goes too far.',
  },
  {
    id: 'R18',
    on: ['7.7'],
    question: 'Are the decks shuffled anew after a goal?',
    ruling: 'No. Players return to their places and hands are drawn up to three; decks and used cards stay.',
    why: 'English: “setup the players like during the GAME SETUP”; German: „stellt alle Spieler auf ihre Anfangspositionen“: both speak of the players. The Hungarian speaks of the game: “állítsátok fel újra a játékot a JÁTÉK FELÁLLÍTÁS pont alapján”, the words it has for the second half, and that section shuffles the action cards and deals three. Read by itself, both would shuffle whole decks after each goal, so that every goal would begin the half anew and the half would last longer the more is scored. That reading is neither played nor offered: the sentence translates the English one printed beside it in the same booklet, which is played there as elsewhere (R6a), and the decks are the clock: a half finishes “when both managers run out of action cards in their decks”, and until then only a temporary one takes its place.',
  },
  {
    id: 'R19',
    on: ['7.8'],
    question: 'Who gets a parried ball if nobody stands in the final line?',
    ruling: 'The keeper: it counts as saved.',
    why: 'Nobody else is near.',
  },
  {
    id: 'R20',
    on: ['7.8'],
    question: 'How are equal distances to the power of the shot decided?',
    ruling: 'A defender before an attacker, then the lower number before the higher.',
    why: 'The rulebook gives draws to “the defending players with the lower number”.',
  },
  {
    id: 'R21',
    on: ['10.2'],
    question: 'When is a temporary deck made, and of what?',
    ruling:
      'When a card must be drawn and the deck is empty, of all cards used so far in this half but those that lie on the table in this turn: what the coach has laid in it, and what he has drawn in it for a save, a foul or an appeal. A scoring opportunity is one turn, with all its rounds, and so is what follows it up to the next turn; in a shoot-out each penalty is one. It is made again whenever it runs out. If nothing is left to make one of, the keeper draws no more and the referee has seen nothing; a hand, which nobody can play without, and the card of a penalty take the cards of this turn after all. In version 1 only the card just laid was left out, so that one printed card could be drawn twice in one save.',
    why: 'The English edition makes it “using the discard pile”, the Hungarian “az eldobott lapjai közül”, and the German says when a card is there: „Aktionskarten wandern nach dem Ausspielen auf die Ablagestapel“. What is being played or counted still lies on the table.',
  },
  {
    id: 'R22',
    on: ['10.4'],
    question: 'What carries over from half to half?',
    ruling: 'Goals, yellow cards and dismissals. Hands and decks are made new.',
    why: '“To start the 2nd half setup the game once more”, „wie zu Spielbeginn aufgebaut“, “állítsd fel a játékot újra”. A player sent off is “removed from the pitch”, “eltávolítjuk a pályáról”, „des Feldes verwiesen (aus dem Spiel genommen)“. The pitch alone could be meant: then whoever was sent off would be set up again with the others and return for the second half. That reading is neither played nor offered: the German says out of the match; after every goal the players are set up by the same section (R18), so that a dismissal would last only until the next goal; and in football it lasts for the match. Among what the setup puts aside are the “yellow, red and team cards”: by that reading the yellow card goes back at half-time. We leave it with its team because the book names one way for it to go back, the second foul, and because a booking lasts for a match in football. The other reading is not offered.',
  },
  {
    id: 'R23',
    on: ['6.8'],
    question: 'What happens when the attacker runs out of cards?',
    ruling:
      'The lowest number in the line the carrier stands in at that moment gets the ball, wherever he has been pushed; equal numbers are the defender’s. He may himself be the lowest number and keep the ball. If that is in his final line, the next turn is a scoring opportunity again; if usual turns in the final line were agreed (since version 2), a usual turn follows, in which a long ball and a dribble have nothing ahead of them (a snapshot may be taken, P23), and only the turn after it is an opportunity.',
    why: 'English: “the ball goes to the player with the lowest number in the same line (defending players win the draws). Both managers draw up to 3 action cards and proceed with the play”, which leads to where the ball is (R8). German: „und eine neue Runde beginnt“, where the book calls a scoring opportunity what comes „statt normaler Runde“; Hungarian: “folytatódhat a játék a szokásos módon”, the words it has for normal play after a parry. Where editions differ and nothing is agreed, the English text is played; the other reading is an option. The option covers this and the free kick (R24) and nothing more, since only there an edition names a usual turn for a ball that may be in the final line; for a ball won there and for a goal kick no edition does (R8), and after a parry normal play is the defender’s, whose final line is the other one. The German „vorzugsweise zum Verteidiger“ stands where the other editions decide draws, and is read so.',
  },
  {
    id: 'R24',
    on: ['9.4', '6.1', '6.8'],
    question: 'May normal play be chosen after a free kick in the final line?',
    ruling:
      'No, and nothing is asked: a turn that begins there is a scoring opportunity anyway. If usual turns in the final line were agreed (since version 2), the coach is asked there as everywhere, after a corner, too, and normal play is a usual turn, in which a long ball and a dribble have nothing ahead of them (R23); only the turn after it is an opportunity.',
    why: 'The book asks everywhere: “regardless of the position on the pitch, the attacking manager can go to SCORING OPPORTUNITY 1. If he chooses not to, he can progress with the normal play (go to STEP 1)”, „kann darauf verzichten und mit der normalen Runde fortfahren“, “visszatérhet a szokásos játékhoz”. Where nothing is agreed we read normal play as what comes at that place without a free kick, and there it is an opportunity (R8). Whoever reads „eine neue Runde“ as a usual turn after an opportunity out of cards (R23) will read it so here; so both are one option.',
  },
  {
    id: 'R25',
    on: ['6.2', '4.4'],
    question: 'Is the sideways pass compulsory in a scoring opportunity too?',
    ruling: 'Yes, in every round, before the defender moves.',
    why: 'The rulebook’s example plays it, and moving follows the same procedure.',
  },
  {
    id: 'R26',
    on: ['6.4', '6.5', '6.7'],
    question: 'May the carrier shoot if he declines the pass or has nobody to pass to?',
    ruling: 'No. The next round follows.',
    why: 'In order to shoot, the action of the card must be carried out.',
  },
  {
    id: 'R27',
    on: ['9.1', '9.2'],
    question: 'Does the fouler leave the pitch before or after the action is carried on?',
    ruling: 'After it. A dribbler has changed places with him first.',
    why: 'The action is completed as if won; then come the card and the free kick.',
  },
  {
    id: 'R28',
    on: ['7.4', '7.6', '10.1'],
    question: 'Do the cards a keeper draws run down the clock?',
    ruling: 'Yes. They come from his deck and are used afterwards.',
    why: 'He draws from his action deck; when it runs out, it runs out.',
  },
  {
    id: 'R29',
    on: ['7.6'],
    question: 'May the keeper draw on once he has more footballs than the shot?',
    ruling: 'No. The drawing ends by itself, whether he would have liked to draw on or not.',
    why: '“While saving a shot, the defending manager can stop drawing cards at any point”, „Während einer Schussabwehr kann der Trainer zum beliebigen Zeitpunkt auf das weitere Ziehen von Karten verzichten“, “bármikor dönthet úgy, hogy nem húz több lapot”: stopping is his choice, so by the letter he might also draw on, up to the number on his card. Nothing could change the save, but each card runs down the clock (R28), and a coach who leads might want that. We play otherwise because he draws for one purpose, “trying to make a save”, „Der Torhüter hält den Schuss, indem er Aktionskarten […] zieht“, “megpróbálja kivédeni a lövést”, and the sentence speaks of the time while he saves: with more footballs than the shot “the shot is saved” and the book goes on to the goal kick, so that no shot is left to save. The other reading is not offered.',
  },
  {
    id: 'R30',
    on: ['4.6'],
    question: 'Does the kind of the defender’s card matter?',
    ruling: 'No. Only its power counts in the comparison, and its side for his move.',
    why: 'The action is always that of the attacking team’s card.',
  },
  {
    id: 'R31',
    on: ['8.2'],
    question: 'May the kicking team displace anybody at a goal kick, and who must stay then?',
    ruling:
      'Yes. The keeper has the ball, so there is no carrier to protect; only the other team must leave the player who has just moved. If it was agreed that the displaced stays (since version 2), it must leave whoever that move has displaced as well: it may neither displace him nor, if he is its own, move him. At a free kick only the player who has just moved is protected, whatever was agreed.',
    why: 'English: “the defending player cannot reposition the player that has just moved”, German: „den Gegner der sich gerade bewegt hat“. The Hungarian has several: “nem mozgathatja az éppen áthelyezett játékosokat”, the players just repositioned, and a move that displaces somebody repositions two. Of the free kick it says, as the others do, “a védőt, aki épp mozgott”. Where editions differ and nothing is agreed, the English text is played; the Hungarian reading is an option.',
  },
  {
    id: 'R32',
    on: ['8.3'],
    question: 'Does the coach who takes a goal kick draw a new card?',
    ruling:
      'Yes, at once. If a goal kick without a card was agreed (since version 2), no: he chooses for the next turn among two, and draws up to three in it. Only where the kick gives the other team a scoring opportunity does he draw up before it begins.',
    why: 'English: “plays a card (face-up) and draws a new one”, Hungarian: “és húz egy új kártyát a pakliból”. German: „spielt der angreifende Trainer offen eine AKTIONSKARTE aus“, and no more. In an opportunity nobody draws, and both need a card for each of its rounds: „so dass beide stets je drei Handkarten haben“.',
  },
  ...playersRulings,
]
