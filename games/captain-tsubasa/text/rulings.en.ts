import type { Paragraph } from './paragraphs.ts'

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
    on: ['2.2', '3.2'],
    question: 'Which twelve cards are in a starting deck?',
    ruling: 'The eleven who begin that final in the manga, and the team’s fans.',
    why: 'The rulebook names nine of the players and mentions a fan card for each team; the help of the online version counts eleven players and one fan card. That the other players are those of the manga’s final is likely, but nobody prints the list.',
  },
  {
    id: 'R1b',
    on: ['2.1', '7.1', '7.7'],
    question: 'Which values do the cards have?',
    ruling:
      'Our own: from 0 to 4 on starting, match and transfer cards, higher on some motivation cards. Four Nankatsu and four Toho cards give exactly the sums of the rulebook’s example. Only a booking brings a value below zero.',
    why: 'Nobody publishes the values. The example shows 0 to 4 on eight cards and one −2: “1+3+0+0-2=2”, “1+4+0+1-2=4”. The −2 may also be a fifth card with values below zero, and four and five cards would be just the limit of nine. We read it as the yellow card (R4a): it takes the same off both sums, as a penalty does, and the text knows no card with a value below zero. Cards typed in from a box may have such values all the same. A motivated player must be worth his tokens.',
  },
  {
    id: 'R2a',
    on: ['2.3', '12.1'],
    question: 'Where are the two special-shot cards?',
    ruling: 'Among the match cards: Toho’s in the first half, Nankatsu’s in the second.',
    why: 'At half-time the rulebook gives one as an example of cards “aus dem Deck der 1. Hälfte, die nicht entfernt wurden (z.B. Spezienschuss)”, so at least one is there; its example of a duel names “Spezialschuss von Toho”. Whether the first half has both cards, whether each half has both, or one of each team, it does not say. One in each half, and which, is our choice: so neither half is decided by who gets two of them.',
  },
  {
    id: 'R2b',
    on: ['12.1'],
    question: 'May a coach take the other team’s special shot?',
    ruling: 'Yes. He may play it for its values, but not use its ability.',
    why: 'The rulebook restricts the ability to the card of one’s own team and puts no limit on taking or playing cards.',
  },
  {
    id: 'R3a',
    on: ['2.4', '6.4'],
    question: 'How many tokens can a pool hold?',
    ruling:
      'Five of a kind. A kind of which the reserve has none cannot be chosen, and what the reserve does not have is lost.',
    why: 'There are five tokens of a kind for each team, and gained ones come from the reserve; when that is empty there is nothing to gain, and the ability is good only for its compulsory part (R19).',
  },
  {
    id: 'R3b',
    on: ['2.4', '9.1'],
    question: 'Where do spent tokens go?',
    ruling:
      'They lie beside the play area until the clean-up of the round in which they were spent, and only then return to the reserve; before that they cannot be gained again. That holds for every token that leaves a pool: spent on shot, pass or defence, paid for a motivated player, before or after the dice, or for a transfer. A round that Ball Control and Advance or a special shot ends has its clean-up as any other has; so has the last round of a half, of extra time and of the match, so that nothing lies aside at half-time or at the end. There is no penalty shoot-out in which any could be spent. Unspent ones stay in the pool. By the rules captain-tsubasa-1 whatever is spent or paid is back in the reserve at once, and can be gained again in the same round.',
    why: 'The book has two sentences on the clean-up. The summary says “Gespielte Karten und Token werden abgelegt”, so what is played lies there until then, tokens as well as cards. The chapter says “Beide Trainer legen alle in der Runde gespielten Karten auf ihre jeweiligen Ablagestapel” and names only cards; whoever goes by it alone can take a token for spent and back in the reserve at once, as captain-tsubasa-1 does. But the chapter does not say where tokens go, and the summary does. That they go back to the reserve is nowhere said: it follows from there being no other place for them, and from five of a kind having to last a whole match. For a motivated player and a transfer the book says “ausgeben” as it does for a contest, so those tokens wait as the others do. The two readings differ only for a coach who would gain what he has spent in the same round while his reserve of that kind is empty.',
  },
  {
    id: 'R4a',
    on: ['11.1', '7.1'],
    question: 'What does a yellow card cost?',
    ruling:
      'In our set 2 on the shot and 2 on the pass, nothing on the defence. A card set from a box may say what its yellow card shows (R25).',
    why: 'The rulebook says “Die Strafe wird in allen Runden … angewendet” and shows the penalty only in a picture. Its example takes 2 off shot and pass alike: “1+3+0+0-2=2”, “1+4+0+1-2=4”. We read that as the yellow card. It may also be a fifth card of Nankatsu’s (R1b); then the text gives no number at all, and these would be ours alone. So whoever owns the box goes by what is printed.',
  },
  {
    id: 'R4b',
    on: ['11.2', '7.1'],
    question: 'And a red card?',
    ruling:
      'In our set 3 on the shot, 3 on the pass and 1 on the defence, in place of what yellow costs. A card set from a box may say what its red card shows (R25).',
    why: 'No public source gives the numbers. They are ours: more than yellow, and a man short is missed at the back as well. That red comes in place of yellow is how we read “Erhält eine Mannschaft eine zweite gelbe Karte, während eine andere gelbe Karte im Spiel ist, wird diese zu einer roten Karte umgedreht”. The list of contents has “2 Gelbe Karte / Rote Karte”, two cards with two sides, one for each coach; so the one that lies there is turned over, and yellow is then on the underside. One can also read that “diese” is the second card, laid down red beside the first: then both penalties would count. But that takes both cards of the box, and leaves none for the other coach, who may be booked all the same.',
  },
  {
    id: 'R4c',
    on: ['5.4', '11.1', '11.2'],
    question: 'Do yellow and red cards count for the limit of nine?',
    ruling:
      'No, although they lie in the play area. Abilities that choose a card there cannot choose them either.',
    why: 'The rulebook excludes them from the limit and allows only Substitution to take a yellow one away.',
  },
  {
    id: 'R4d',
    on: ['6.2', '11.2'],
    question: 'What if a coach with a red card is booked again?',
    ruling: 'He is not: an ability whose compulsory part is a booking cannot be used then.',
    why: 'The rulebook knows nothing beyond red. Without the compulsory part the ability would be free of charge for whoever deserves it least.',
  },
  {
    id: 'R5a',
    on: ['4.4', '9.4', '13.4', '15.5'],
    question: 'What becomes of match cards, transfers and motivated players after the round?',
    ruling:
      'They go to the discard pile of whoever played them and belong to his deck for the rest of the match.',
    why: 'The clean-up puts all cards played on the discard piles, and the half-time note says that match cards not removed are part of the decks. For transfers and motivated players it says nothing else.',
  },
  {
    id: 'R5b',
    on: ['2.6', '6.8', '11.3'],
    question: 'Does a removed card come back?',
    ruling:
      'No, it is out of the match, in the second half and in extra time too. This goes for exhaustion cards as well: they do not return to the supply. The one exception is a yellow card that Substitution takes away: its coach can be given it again.',
    why: 'The rulebook’s clarification has no exception: “Karte entfernen: Die Karte wird aus dem Spiel genommen”. It uses the same word for the booking, “Die gelbe Karte kann mit der optionalen Fähigkeit der Karte “Auswechslung” entfernt werden”; by the letter that card would be out of the match, and its coach could not be booked again. We except it. The clarification is about the cards that are played and drawn; the booking card is a marker of its coach, one of the two in the box that lie “in Reichweite der Trainer” for as long as there may be bookings. And whoever was pardoned would else be worse off for it: an ability that obliges to a booking could not be used any more (R9).',
  },
  {
    id: 'R6a',
    on: ['5.3', '5.5', '5.6'],
    question: 'When are the nine cards counted?',
    ruling:
      'After the whole turn, abilities included. A ninth card that leaves the area again does not end the phase, and it is the same for any other of the nine, whether it was removed or discarded. Once the phase is over it stays over, even if a motivated player takes a card off an area later.',
    why: 'The rulebook’s own example: the ninth card removes itself, and the opponent may go on. By the letter only a removed card frees its place: “während des Zuges entfernte Karten zählen dabei nicht”, “Wenn eine der 9 Karten entfernt wird, kann das Spiel fortgesetzt werden”, and to remove is not to discard. But what is counted are cards that lie there, “insgesamt 9 Karten in den Spielbereichen beider Trainer liegen”, and a discarded card lies on its pile; so its place is free as well. That the phase does not begin anew follows from “ist die Angriffsphase zu Ende”: what comes after it, shot or pass, has begun.',
  },
  {
    id: 'R6b',
    on: ['5.2', '5.3'],
    question: 'What if only one coach has stopped?',
    ruling: 'The other goes on alone, card after card, until he stops as well or the limit is reached.',
    why: 'The phase ends when both have stopped, and whoever has may play no more; so the turn returns to the other.',
  },
  {
    id: 'R6c',
    on: ['7.5'],
    question: 'In which order are rerolls made?',
    ruling:
      'The attacker is asked first, then the defender, and after every reroll again, until both decline.',
    why: 'The rulebook is silent. The attacker goes first with cards and tokens, and whoever can answer a new roll should be able to.',
  },
  {
    id: 'R6d',
    on: ['7.5', '8.3'],
    question: 'Whose roll may be made again?',
    ruling:
      'One roll: one’s own, the other coach’s, or that of a keeper, whosever he is; also a roll that another card has already had made again. The same card does not do it twice in a round. Of several cards that oblige to different things the coach says which he uses; by the rules captain-tsubasa-1 it is the first.',
    why: 'The rulebook says “Erlaubt eine Wiederholung eines Wurfes, der in dieser Runde gemacht wurde, einschließlich der Fähigkeit eines anderen Spielers/Torwarts”. An ability is not rolled, so the second half can mean two things: a roll that was made by somebody else’s ability, that is a keeper’s or one already made again, or that somebody else’s ability may be used once more. We play the first: “einschließlich” adds to the rolls that may be repeated, and a keeper’s last chance is one, in the singular (R6e). That it is one roll and not both: the exception to the time of abilities has the plural, “Die Fähigkeit, die Würfel neu zu werfen”, and by it alone both dice could be thrown again. But there a kind of ability is named, of several cards; where it is said what the cards do it is the singular, “eine Wiederholung eines Wurfes” and “Ein Trainer kann den Würfel neu werfen”. The rulebook also lets a reroll avert the other coach’s guaranteed success.',
  },
  {
    id: 'R6e',
    on: ['8.1', '6.12'],
    question: 'When does a keeper roll, and how often?',
    ruling:
      'After every shot lost while a card with a save lies in the defender’s play area he is asked, and he may roll once per shot, even with two such cards.',
    why: 'The rulebook calls it a last chance, in the singular. Players of the online version have been unsure when it may be used, so it is always offered.',
  },
  {
    id: 'R6f',
    on: ['9.2', '9.3'],
    question: 'When exactly does stoppage time begin?',
    ruling:
      'In the sixth round, when the last two match cards are taken. That round is the last, unless the attacker keeps the ball.',
    why: 'The rulebook says so: it begins as soon as these two are taken, and a lost ball or a goal ends the half from then on.',
  },
  {
    id: 'R6g',
    on: ['8.4', '9.3', '11.5'],
    question: 'Does a corner end the half in stoppage time?',
    ruling:
      'No. The attacker keeps the ball, so another round follows. The same goes for Ball Control and Advance.',
    why: 'Only a goal or the loss of the ball ends a half, and a corner is neither.',
  },
  {
    id: 'R6h',
    on: ['10.1', '10.2'],
    question: 'Who starts the second half of extra time, and with which cards?',
    ruling: 'The coach who did not start the first. All cards are shuffled again.',
    why: 'The rulebook says “Der Trainer, der in der Verlängerung als Angreifer beginnt, wird zufällig ausgewählt”, and of the cards that “Für die Verlängerung” each coach shuffles his anew. So one could also play the second half on without shuffling, draw lots once more, or leave the attack to whoever has the ball. The public help of the online version shuffles before each half; that the start changes follows the second half of the match: “führt der Trainer den Anstoß aus, der zu Beginn des Spiels diesen nicht hatte”.',
  },
  {
    id: 'R6i',
    on: ['1.2', '10.4'],
    question: 'How is a match recorded that is level after extra time?',
    ruling: 'As a draw between joint champions.',
    why: 'The rulebook declares both coaches champions; so neither has won against the other.',
  },
  {
    id: 'R6j',
    on: ['7.5', '8.1', '13.1'],
    question: 'Can the contest still change once the keeper is asked?',
    ruling:
      'No. Both coaches are asked after the dice, until neither wants to change anything; then the contest is settled. Once the keeper is asked, no roll of the contest is made again, and the values of whoever is motivated then count only from the next round on. His own roll can be made again, by either coach.',
    why: 'The keeper comes after the resolution: “Wenn du als Verteidiger bei der Auflösung der Phase … gegen einen Schuss verloren hast”, and “Nach einem Tor der angreifenden Mannschaft hat die verteidigende Mannschaft eine letzte Chance”. A last chance is followed by nothing but a reroll of that roll, which the rulebook allows by name: “eines Wurfes, der in dieser Runde gemacht wurde, einschließlich der Fähigkeit eines anderen Spielers/Torwarts”.',
  },
  {
    id: 'R7a',
    on: ['12.3', '12.4'],
    question: 'Which special defence stops which special shot?',
    ruling: 'Each stops exactly one of the other team’s three shots, and each shot is stopped by one.',
    why: 'The rulebook’s example and its hint at “die Namen und/oder die Hintergrundfarbe der beiden Karten” pair them off. By name it has one shot, “Tiger-Fallrückzieher”, and the defence against it, “Yuzo hält den Tiger-Fallrückzieher!”. Of a second pair it has the defence, “Ryo blockt den Tigerschuss”; that Toho has a shot of that name follows from it. The other four pairs are our own, after moves of that final. That a defence stops several shots is not excluded by the text; cards typed in from a box may do so (R25).',
  },
  {
    id: 'R7b',
    on: ['12.3'],
    question: 'Can tokens, dice or the keeper still change a special shot?',
    ruling: 'No. The two cards decide alone.',
    why: 'The rulebook lets nothing but the comparison of the two cards decide. And all cards have left the play areas, the keepers too.',
  },
  {
    id: 'R7c',
    on: ['12.2', '12.3'],
    question: 'Can a special shot or defence be chosen again at a later special shot?',
    ruling: 'Yes. After the duel both cards lie with the others again, and all are always to choose from.',
    why: 'The rulebook says “wählt der angreifende Trainer verdeckt eine seiner 3 Spezialschusskarten aus, während der verteidigende Trainer eine seiner 3 Spezialverteidigungkarten auswählt”, each time of three. What leaves the match is named: “Wenn die optionale Fähigkeit angewendet wird, wird diese Karte aus dem Spiel entfernt”, that is the card with the ability. One could also lay a card shown aside for good; but nothing says so, and the second duel would be half decided by the first.',
  },
  {
    id: 'R8a',
    on: ['16.1', '16.2'],
    question: 'Which cards are left out of a first game?',
    ruling: 'Four match cards of each half, as paragraph 16.1 lists them, the fans and the exhaustion cards.',
    why: 'The rulebook lists eight names under the two halves. Four and four fits the numbers: one more put away leaves eight cards, four whole rounds. Of every half it says “wobei 6 Runden nacheinander gespielt werden”, so one could play two rounds more without match cards. But the sentence goes on “bis die Matchkarten der entsprechenden Hälfte aufgebraucht sind”, which here is after four; stoppage time begins “Sobald die letzten beiden Matchkarten vom Spielfeld genommen werden”; and the first game is to be “ein kürzeres, vereinfachtes Spiel”. Six is what the full number of cards comes to.',
  },
  {
    id: 'R8b',
    on: ['13.1'],
    question: 'When may a coach motivate?',
    ruling:
      'Whenever he is asked anything while his player lies in his play area: in his turn before he plays or stops, while abilities are used and carried out, before his turn ends, when he is asked for shot or pass and for tokens; and after the dice, when he is asked for a reroll or for his keeper. Whoever is not asked otherwise after the dice is asked if he would lose the contest as it lies and somebody whom he can pay for could turn it, or could save a lost shot. Whoever would win is asked if somebody whom he can pay for could take a card off the other coach’s area while something there may still undo it: a save against his shot, a reroll, somebody to motivate. The other coach’s turn is not interrupted. By the rules captain-tsubasa-1 he may do so only up to the tokens, and not while abilities are used.',
    why: 'The rulebook says “jederzeit während des Spiels”, and of the card that comes “Nun gelten die neuen Werte”. To be asked first is a restriction of this “jederzeit”, made so that nobody is asked after each step of the other coach. What it costs: nobody can answer what the other coach does. A player whom an ability discards, or whom Ball Control and Advance or a special shot sweeps away, is off before his coach is asked again; the last chance to motivate him was before his own turn ended. Nobody is asked after the dice only to lead by more, and once the round is decided nobody only to have the better card in his deck. With our own cards no motivated player takes a card off, so whoever would win is asked only with cards from a box. Play areas, pools and motivation cards lie open: that somebody is asked tells nothing that could not be seen. Whoever has passed may still motivate. Against it stands “Du kannst in dieser Runde keine weiteren Karten ausspielen”, since of motivating it is said that the coach “spielt die motivierte Karte in ihrem Spielbereich aus”. We keep to “jederzeit”: the motivated card comes in place of one that lies there (“im Spielbereich durch die entsprechende Karte des motivierten Spielers ersetzt”), so it is no further card; and it does not come from the hand, which is what passing keeps for the next round.',
  },
  {
    id: 'R8c',
    on: ['14.3', '8.1'],
    question: 'Does a guaranteed success beat the keeper?',
    ruling: 'No. It wins the shot; the keeper may still roll.',
    why: 'The rulebook says that it wins the action whatever the totals are. The save follows an action that is already lost.',
  },
  {
    id: 'R8d',
    on: ['15.1', '15.2', '15.3', '15.4'],
    question: 'How are transfers signed?',
    ruling:
      'Four lie open and are not filled up. A coach may sign during his whole turn, from before his card until the turn ends: also while abilities of his card are used, and after the card was played. Signing is not the card of the turn: before it he still plays one or stops. To stop ends the turn. A keeper who is replaced leaves the match; of two the coach chooses which. With nine cards in the areas no outfielder is signed, but a keeper may still take the place of a keeper, also after the ninth card was played. A place that an ability is about to fill is taken. By the rules captain-tsubasa-1 he signs only before he plays or stops.',
    why: 'The rulebook allows it “während deines Zuges”, and to an outfielder “solange das Limit von 9 gespielten Karten noch nicht erreicht ist”; a keeper must “einen anderen Torwart, der bereits in dieser Runde gespielt wurde, ersetzen”, and a replacement adds no card. What happens to the replaced keeper it does not say; the starting card of a motivated player, which is replaced likewise, is removed.',
  },
  {
    id: 'R8e',
    on: ['15.5'],
    question: 'May the abilities of a player just signed be used?',
    ruling: 'Yes, as if he had just been played, a keeper’s like an outfielder’s, in the order of R16.',
    why: 'The rulebook is silent. “Sie werden einfach dem Spielbereich hinzugefügt” can be read so that nobody is played: “Karte spielen” is to lay a card from one’s hand. So a signed player would bring only his values in this round, and his abilities when he is drawn later. We take the other reading: the picture of a card shows “Motivation- / Transferwerte” beside “Optionale Fähigkeit 1”, the limit counts a transfer among the “gespielten Karten”, and a motivated player, who is paid for and comes from beside the field likewise, may use his at once.',
  },
  {
    id: 'R9',
    on: ['6.2'],
    question: 'What if the compulsory part of an ability cannot be carried out?',
    ruling:
      'Then the ability cannot be used. A card that the ability itself brings into the hand may be the one to discard.',
    why: 'The rulebook only says “Verpflichtende Aktion bei der Anwendung der optionalen Fähigkeit 1”. An obligation one could escape would be none. “bei der Anwendung” says neither before nor after; one could read a cost that is paid first, so that no card the ability brings could be the one to discard. We let it come after the effect: it is called an action, not a price, while tokens are “bezahlt” and “ausgegeben”; in the picture of a card it has the last number, after both abilities; and of Ball Control and Advance and of the special shot the book first tells what happens and then “Wenn die optionale Fähigkeit angewendet wird, wird diese Karte aus dem Spiel entfernt”.',
  },
  {
    id: 'R10',
    on: ['3.1', '9.5'],
    question: 'Which match card has been put away?',
    ruling:
      'Nobody knows, and it is settled only by what never comes: each card that comes from the pile is any of those not seen yet, the one put away among them.',
    why: 'A card put away unseen and a card left over at the end are the same to everybody at the table, and equally likely.',
  },
  {
    id: 'R11',
    on: ['2.5'],
    question: 'May one look through discard piles, and what can be known of a hand?',
    ruling:
      'Discard piles are open. When a draw pile has run empty, everybody can tell what its owner holds: from the reshuffle on these cards count as known.',
    why: 'One could also read that a discard pile may not be searched, as in many card games: the rulebook does not call it open, and says only where its cards come from. We take the other reading, since it hides the hand (“die er geheim hält”) and the draw pile (“verdeckt”) by name and the discard pile not; its cards were played openly; and an ability that takes a card from there needs its owner to look. Whoever keeps count should have no advantage over whoever does not.',
  },
  {
    id: 'R12',
    on: ['17.3'],
    question: 'What if a round or a half does not end?',
    ruling:
      'After 30 cards played in a round the attack phase ends, after twelve further rounds of stoppage time the half.',
    why: 'A match must be finite. Cards that remove themselves or come back, and passes won one after another, could go on for ever.',
  },
  {
    id: 'R13',
    on: ['11.4'],
    question: 'Whose are the exhaustion cards, and where does one go?',
    ruling: 'The eight are a common supply. Whoever gets one puts it on his discard pile.',
    why: 'The rulebook lays them within reach of both coaches and does not say where a card received goes. From the discard pile it comes to hand later, as tiredness does. One review counts four for each team.',
  },
  {
    id: 'R13b',
    on: ['13.3', '7.5', '8.1'],
    question: 'What can a player do who is motivated in the middle of an ability, or after the dice?',
    ruling:
      'His values count at once, his abilities when whatever is being carried out is done, even if that was his own. After the dice he can do all that brings no cards into play (R20): take a card off the opponent, have a roll made again though he did so before as a starting card, or save, if no keeper has rolled for this shot. A keeper motivated after his roll keeps it as it was made. A compulsory part that has become impossible in the meantime lapses.',
    why: 'The rulebook goes on: “und der Trainer kann sogar deren optionale Fähigkeiten anwenden”, as of a card just played. An ability that has begun is carried out whole, since it has been used. Of saves there is “eine letzte Chance”, in the singular.',
  },
  {
    id: 'R13c',
    on: ['13.3', '13.5'],
    question:
      'May the abilities of a motivated player be used if he was played in an earlier turn of the round?',
    ruling: 'Yes. Whenever he is motivated, his motivated card counts as just played.',
    why: 'The rulebook’s example gives a reason: “Da Tsuneo Takashima soeben gespielt wurde, kann Yolanda die optionalen Fähigkeiten dieser neu gespielten Karte anwenden”. Read strictly, only a player who is the card of this very turn brings his abilities, and one played earlier in the round brings his values alone; abilities “müssen während des Ausspielens angewendet werden”. The rule before it knows no such condition: one may motivate “Spieler, die in dieser Runde gespielt wurden”, and then “der Trainer kann sogar deren optionale Fähigkeiten anwenden”. And the example itself calls the motivated card “neu gespielt”: it is the one being played now. So we go by the rule, and read the example as a case of it. The strict reading is a fair one, and two coaches who prefer it can play so by leaving such abilities unused.',
  },
  {
    id: 'R14',
    on: ['9.4', '10.1'],
    question: 'What carries over at half-time?',
    ruling:
      'Tokens in the pool, yellow and red cards, and everything removed. It is the same before and during extra time.',
    why: 'The rulebook keeps the tokens and says that bookings stay until the end of the match. For extra time it only renews the draw piles.',
  },
  {
    id: 'R15',
    on: ['6.1'],
    question: 'In which order are the two abilities of a card used?',
    ruling: 'In any order the coach likes, one of them, both or none.',
    why: 'The rulebook numbers them in its picture of a card but names no order.',
  },
  {
    id: 'R16',
    on: ['6.6', '6.7', '6.10'],
    question: 'What if an ability brings another card into play?',
    ruling: 'That card’s abilities come first. Then the coach may use what is left of the first card.',
    why: 'Abilities must be used while their card is being played, and the new one is being played now; the first card’s turn is not over yet.',
  },
  {
    id: 'R17',
    on: ['6.10'],
    question: 'Which card does a swap put away?',
    ruling: 'Another card of one’s own play area, never the one whose ability it is.',
    why: 'The swap is our design for the card Substitution: somebody on the pitch goes off, and the card that orders it is no footballer.',
  },
  {
    id: 'R18',
    on: ['6.2', '6.12', '8.1'],
    question: 'Is the match card Great Save a keeper?',
    ruling:
      'For a lost shot it is a card with a save, with numbers of its own. Its compulsory part follows the roll. A transferred keeper cannot replace it.',
    why: 'The rulebook gives only its name; what it does is our design. Its use comes after the dice, as with every save, and so does the price.',
  },
  {
    id: 'R19',
    on: ['6.3', '11.6'],
    question: 'Can an ability be used that has no effect, as an injury against an empty hand?',
    ruling:
      'For its compulsory part, if it has one that can be carried out: Nagano can take himself off though there is no shot token left to gain. If neither the effect nor the compulsory part would do anything, it is not offered. What has another time, a reroll, a save, or what only the attack phase allows (R20), is not used for its compulsory part alone; nor are an end of the phase, an advance and a special shot. By the rules captain-tsubasa-1 an ability needed an effect.',
    why: 'The rulebook knows one condition, the time: “Die Anwendung optionaler Fähigkeiten ist freiwillig durch den Trainer, der die Karte ausspielt. Abhängig vom Zeitpunkt des Spiels ist es nicht immer möglich, sie einzusetzen”. And the compulsory part hangs on the use, not on what it brings: “Verpflichtende Aktion bei der Anwendung der optionalen Fähigkeit 1”. If it were a cost paid first (R9 says why we do not read it so), it could be paid for nothing just as well. To take the ninth card off is a move worth having: “Wenn eine der 9 Karten entfernt wird, kann das Spiel fortgesetzt werden”. To use what does nothing at all would only be a question more.',
  },
  {
    id: 'R20',
    on: ['13.3', '5.2'],
    question: 'May a motivated player’s ability bring cards into play after the attack phase?',
    ruling:
      'No, nor for a coach who has stopped. Six abilities belong to the attack phase, and to a coach who has not stopped: to play another card, to recall one into the play area, to swap, to end the phase, to advance, and the special shot. All others may be used, also to recall a card into the hand.',
    why: 'The rulebook allows motivation at any time and the abilities with it, but of whoever passes it says “Du kannst in dieser Runde keine weiteren Karten ausspielen”. A phase that is over cannot be ended; an advance and a special shot take the place of the rest of the attack phase and of shot or pass, and come too late once these have begun.',
  },
  {
    id: 'R21',
    on: ['4.1', '9.3', '10.1'],
    question: 'May a coach have more than four cards in stoppage time and in extra time?',
    ruling:
      'Yes, if he has kept more, or draws more by an ability. Without match cards everybody draws up to four and takes no fifth; cards kept from the round before are among the four, and whoever has kept five or more keeps them all. Into the first round of either half of extra time nobody brings any, since hands are shuffled as well.',
    why: 'The rulebook says of stoppage time “Jede Mannschaft nutzt für jede Runde nur die vier Karten, die sie von ihrem Nachziehstapel zieht”, and of extra time “Demzufolge wird in jeder Runde mit nur 4 Karten gespielt”. Taken by the letter, kept cards would have to be put away, or could not be played. But “Demzufolge” makes it a consequence: there is no fifth card because no match card is drawn. Passing “behältst die Karten für die nächste Runde”, and of four or more from the round before it is only said that one draws none; nothing takes them away.',
  },
  {
    id: 'R22',
    on: ['4.1', '4.3'],
    question: 'Does a coach who still holds four or more cards take a match card?',
    ruling: 'Yes. He draws nothing from his pile, but takes a match card like the other coach.',
    why: 'The rulebook says “Wenn du die Runde mit 4 oder mehr Karten aus der vorherigen Runde beginnst, darfst du keine Karten nachziehen”. By the letter a match card is a card as well, and it is “gezogen”. We read the sentence of the draw pile alone: it closes the paragraph on drawing up to four, and “nachziehen” is what is done from the “Nachziehstapel”; a match card comes in a step of its own, “Der Verteidiger zieht zuerst entweder eine der vier aufgedeckten Matchkarten … oder die oberste verdeckte Karte”, without any condition. And the twelve cards of a half last for its six rounds only if both coaches take one in each.',
  },
  {
    id: 'R23',
    on: ['2.5', '6.8'],
    question: 'Is a card that is removed from a hand shown?',
    ruling: 'Yes, to everybody, and it stays known that it is out of the match.',
    why: 'The rulebook is silent. Cards that leave a play area are seen by all, and whoever keeps count must be able to (2.5).',
  },
  {
    id: 'R24',
    on: ['1.3', '3.1'],
    question: 'Is the field open before the toss?',
    ruling: 'Yes. Whoever wins the toss sees the first four match cards before he decides who kicks off.',
    why: 'In the rulebook the set-up, which lays out the field, comes before the kick-off.',
  },
  {
    id: 'R25',
    on: ['17.6', '12.2', '12.3'],
    question: 'What may cards typed in from a box differ in?',
    ruling:
      'In everything the rules do not need. Fixed are the numbers of starting, match, motivation and transfer cards, the four match cards of a half that a first game leaves out, two abilities on a card, five tokens of a kind, and that Ball Control and Advance and a special shot leave the match when used. Free are names, values, prices, what the yellow and the red card cost, abilities as far as chapter 6 knows them, numbers on shirts, who is a keeper and who the fans, whom a motivation card is for, who has a special shot, and how many special shots and defences a team has and which stops which.',
    why: 'The list of contents counts “24 Startdeck-Karten”, “8 Motivationskarten”, “26 Matchkarten”, “8 Transferkarten”, and the picture of a card shows “Optionale Fähigkeit 1” and “Optionale Fähigkeit 2”. That each defence stops exactly one shot (R7a) is what we read out of names and colours; the rule itself only asks whether “die Karte des Verteidigers” shows that the shot is blocked. What a booking costs is shown in a picture only: “Die Strafe wird in allen Runden … angewendet”. Abilities are made of fourteen deeds and four compulsory parts, those that the rulebook’s texts and examples name and what we needed beside them; a card of the box that does something else cannot be typed in as it is printed, and `docs/your-cards.md` says what to do then. A card of the hand to discard does not go with a reroll, a save or the end of the phase: play has moved on before it could be chosen.',
  },
]
