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
    id: 'R1',
    on: ['1.3', '5.4', '8.2', '8.4', '8.6'],
    question: 'How often does each number appear on the die?',
    ruling:
      'In our sets the faces are 0, 1, 1, 2, 2 and 3. Since finale-2 a card set typed in from a box may name the faces of its own die, in any order: six numbers from 0 to 3, not all the same. Odds, opponents and luck then go by that die; a set that names none has ours. Both coaches roll the same die.',
    why: 'The book says what a „2“, a „0“ or „1“ and a „3“ do to a man at risk, and of the dice only that there are „2 Ziffernwürfel (rot und blau)“. Public sources agree on the values 0 to 3, but not one gives the frequencies. Our spread is symmetric and makes a yellow card likelier than an injury, and an injury likelier than a red card. Only an owner of the box can look, so he can say it. A number the book does not name would have no meaning; and with six equal faces nobody is ever higher where „so lange gewürfelt“ is „bis ein Spieler eine höhere Augenzahl erreicht“. That the red die and the blue one are alike is an assumption: no rule tells them apart.',
  },
  {
    id: 'R2a',
    on: ['2.2', '2.3'],
    question: 'In which order do a man’s four strengths come up?',
    ruling:
      'In the order of the rulebook’s player table, starting head up with the first, and round again after the fourth.',
    why: 'The table gives four columns without naming edges; a card turned to the left shows top, right, bottom and left, and reading the columns in that order is the natural match.',
  },
  {
    id: 'R2b',
    on: ['2.4'],
    question: 'Which position of the card carries a hazard?',
    ruling:
      'Each symbol sits on exactly one position, two symbols on two positions. Our card set has none on the first and spreads them evenly over the others; a set typed in from a box has them where they are printed.',
    why: 'A symbol counts „in der rechten, oberen Bildecke“, so each of the four corners belongs to one position: seen head up, the upper right one to the first, the lower right one to the second, the lower left one to the third, the upper left one to the fourth. The table says who is at risk but not in which corner. The example of a first build-up has one sentence on it, „Das „Rote Kreuz“ besagt, daß Sven Fauster bei dieser Aktion verletzt werden kann“, and if he plays there head up, his cross is in the first corner; the picture that would tell is missing. A clean first position lets every man be used once without risk, and that is our design.',
  },
  {
    id: 'R3a',
    on: ['3.1', '3.2', '3.3', '3.4', '3.5'],
    question: 'Are two keepers required, and is any formation allowed?',
    ruling:
      'One keeper is enough for the squad, exactly one starts in goal, and the ten outfielders may be split over the lines in any way.',
    why: 'The rulebook requires one keeper and only advises a second; it leaves the numbers in the other lines to the coach. Some reviews treat the second keeper as required, which the text does not support.',
  },
  {
    id: 'R3b',
    on: ['3.6', '4.7'],
    question: 'What is revealed at the start?',
    ruling:
      'Squads and line-ups are opened together and the bench stays open; tactic decks and hands remain hidden, and with them the colour or the cards chosen.',
    why: 'The rulebook has both teams laid out at the same time and the reserves face up, but the deck face down. Nothing there asks a coach to say what he packed.',
  },
  {
    id: 'R4a',
    on: ['4.1'],
    question: 'Which powers does each colour have?',
    ruling:
      'In our sets every colour has 5, 4, 3, 2, 2 and 1, and the white 1 is the closing card. Both coaches own the same thirty. Since finale-2 a card set typed in from a box may spread the powers over the colours in any way, white and colours unevenly too; fixed are six cards of each colour, powers from 1 to 5, and one closing card, white and of power 1.',
    why: 'The free choice asks for two 5s, two 4s, two 3s, four 2s, one 1 and the closing card: exactly two colours of this make, if one of them is white. But that is our deduction. The book itself fixes only „die sechs weißen und die sechs lilafarbenen Taktikkarten“, „jeweils sechs Taktikkarten in gelb, blau und rot“, and of the closing card „immer nur die Angriffsstärke 1“. That both coaches own the same thirty the book never says: it gives each „60 Karten in der Teamfarbe“, thirty of them tactic cards, and its rules know no difference between them. But a description of the box does (ludorium.at, Finale): the two sets are identical. So a card set has one list of thirty for both clubs.',
  },
  {
    id: 'R4b',
    on: ['4.2', '4.3', '6.1', '6.3', '6.6'],
    question: 'What do the cards look like that nobody has published?',
    ruling:
      'Our card set has at least two cards without build-up, at least four with an arrow and some with a question mark. Yellow, blue and red favour defenders, midfielders and strikers; low powers have the better places.',
    why: 'The rulebook names places, question marks, arrows and cards without build-up. Its pictures of cards are not in the text we have: that text says of one card who builds up („Offener Schlagabtausch“), names two more („Alleingang“, „Schlußkarte“), and gives no other. That low powers have the better places is our design, for it is mostly they that counter; the book has no sentence on it. The arrow of „Alleingang“ is deduced from its name and from a sentence on cards that call for a man who has dropped out.',
  },
  {
    id: 'R4c',
    on: ['4.8', '3.6'],
    question: 'Are the tactic cards chosen before or after the line-ups are seen?',
    ruling:
      'After. Both squads and line-ups are opened first; then both coaches choose their tactic cards at the same time, in secret, with both line-ups in view. Until both have chosen nobody hears more than who has. This holds from the rules finale-2 on; under finale-1 everything was sealed at once.',
    why: 'The book’s summary gives the order: „Mannschaft auswählen“, „Mannschaft aufstellen“, „12 Taktikkarten auswählen“, and its chapter on choosing tactic cards follows the one in which both teams „gleichzeitig aufgestellt“ are. The deck is laid down „verdeckt“, and all cards of a coach have the same back: so neither colour nor cards are shown.',
  },
  {
    id: 'R4d',
    on: ['4.8', '4.9'],
    question: 'May a coach name his tactic cards together with his squad?',
    ruling:
      'Only where both agreed to seal everything at once, for a quick start. Otherwise a squad that names tactic cards is refused, with that as the reason; a squad saved with tactic cards is used without them.',
    why: 'Sealing everything is how the first rules were played and takes no waiting for each other. But a choice made before the line-ups are seen is another one than the book asks for („Jeder Spieler wählt 11 Taktikkarten aus“, after both teams stand), so it has to be agreed.',
  },
  {
    id: 'R5a',
    on: ['5.3', '5.6'],
    question: 'Does a card played for a further attack change how many attacks there are?',
    ruling: 'No. The number is fixed by the two cards revealed at the start of the period.',
    why: 'The book counts them where the period begins: „Dem „Angreifer“ stehen so viele Angriffe zu, wie die Differenz der Kampfwerte aus den beiden Taktikkarten“, the two that were turned up together. Further down it says: „Hat der „Angreifer“ noch einen Angriff (laut Differenz der Kampfstärken), so legt er eine neue Taktikkarte …“, and that difference could be taken anew with every new card. But the attack has to be left before the new card is laid, so it cannot come from that card; of the card itself the book says only that „beide Spieler dürfen nur die dort abgebildeten Fußballer zum Einsatz bringen“. Counted again, every high card would add attacks, and a low one would leave the other side the higher in the middle of a period for which the attacker is settled („wird für diesen Zeitabschnitt der „Angreifer““). That reading is not offered.',
  },
  {
    id: 'R5b',
    on: ['5.4', '7.4'],
    question: 'What happens at equal powers?',
    ruling: 'The coaches roll until one is higher; he has exactly one attack. A counter to it has no bonus.',
    why: 'As written; the missing bonus also follows from the general rule, because the difference is nought.',
  },
  {
    id: 'R5c',
    on: ['5.5', '5.6'],
    question: 'When are cards drawn?',
    ruling:
      'Both coaches draw straight after the reveal, before the first attack; the attacker draws straight after each further card.',
    why: 'The rulebook says at once in both places, so a drawn card can already be played for the next attack.',
  },
  {
    id: 'R5d',
    on: ['5.2', '5.8'],
    question: 'How does a coach play on when his cards are used up?',
    ruling:
      'With the closing card, at the start of a period as well as for every further attack, as often as needed and always face up. He lays nothing: everybody sees that his closing card counts before his opponent lays his own card, face down as ever. This holds from the rules finale-2 on; by finale-1 the closing card that opened a period was shown as a card laid face down.',
    why: '„Die Schlußkarte bleibt immer offen liegen, sie wird nicht auf die Hand genommen.“ So there is nothing to lay face down, although „beide Spieler eine Taktikkarte aus ihrer Hand auswählen und verdeckt vor sich plazieren“: he has none in his hand. Nor does it tell his opponent anything new, who has seen the hand run out. And with an empty hand „muß er den Rest des Spieles mit seiner „Schlußkarte“ bestreiten“, so it cannot be used up.',
  },
  {
    id: 'R6a',
    on: ['7.1', '7.2', '7.3'],
    question: 'When is there a counter, and with which card?',
    ruling:
      'After the first failed build-up of the attacker in a period, with the card the defending coach has face up since the reveal. Later failures in the period and failed counters give none.',
    why: 'As written. The card put away under 5.7 comes from the hand and so never changes the face-up card.',
  },
  {
    id: 'R6b',
    on: ['7.4'],
    question: 'What is the counter bonus if the attacker’s latest card is lower than the defending coach’s?',
    ruling:
      'The plain difference of the two face-up powers at that moment, whichever is higher; never negative.',
    why: 'The counter has a bonus, „der sich aus der Differenz der Kampfstärken (auf den offen liegenden Taktikkarten) ergibt“. One may read the two cards the period opened with: it is by their difference that the attacks are counted („laut Differenz der Kampfstärken“), and the book’s example of 5 against 2 does not say which attack it is. But what lies open is said in so many words, and for a further attack the new card is laid „offen auf die bereits gespielte Taktikkarte“: the first lies under it. At the first attack both readings are the same; the other is not offered. Which card is higher the sentence does not ask.',
  },
  {
    id: 'R6c',
    on: ['7.5'],
    question: 'What if the counter card has no build-up?',
    ruling: 'The counter goes straight to the finish, without bonus.',
    why: 'Any card without build-up starts with the finish, and the finish never has the bonus.',
  },
  {
    id: 'R7a',
    on: ['6.5', '6.12'],
    question: 'For whom does the ban on a second use hold, and how long?',
    ruling:
      'For the men of both sides, in one attack. A counter and the next attack start with everybody free.',
    why: '„Die Einsatz-Chips werden von den Fußballern genommen“ after a finish, and before a counter. Of a build-up that fails without a counter the book only says that the next attack follows; that the chips come off there too is deduced, for a chip marks a use in this attack.',
  },
  {
    id: 'R7b',
    on: ['6.4'],
    question: 'What if a line has too few free men?',
    ruling:
      'All free men of that line must play; for the rest the coach takes any other free outfielders. The keeper never helps out in another line. Since finale-2 question, commentary and table name the line that is missing.',
    why: 'The rulebook settles this only for a man who has dropped out: „so muß ein Fußballer gleicher Farbe einspringen. Ist ein solcher nicht vorhanden, muß ein anderer Fußballer eingesetzt werden.“ We apply it to every shortage. A place for a missing line looks like a question mark, which it is not.',
  },
  {
    id: 'R7c',
    on: ['6.4'],
    question: 'What if no outfielder is free at all?',
    ruling: 'The place stays empty and adds nothing.',
    why: 'The rulebook wants every match played to the end however many men are lost, but does not say with whom.',
  },
  {
    id: 'R7d',
    on: ['6.3', '6.5'],
    question: 'May a question mark in the finish be filled by a man who was used in the build-up?',
    ruling: 'No. It calls a free man, on both sides; only an arrow calls somebody again.',
    why: 'At a question mark „darf der Spieler einen beliebigen seiner Fußballer einsetzen – nur den Torwart nicht“. Taken alone that excepts nobody but the keeper, and the ban on a second use begins with „Normalerweise“, which leaves room for exceptions. But the sentence after it names the one it leaves room for: „Führt jedoch auf der Taktikkarte ein Pfeil vom „Spielaufbau“ oben zum „Spielabschluss“ unten, so muß einer dieser Spieler erneut eingesetzt werden“. The question mark stands „statt eines Fußballers“: it leaves open of which line he is, and is told of at the build-up, where nobody has been used yet. The other reading is not offered.',
  },
  {
    id: 'R8a',
    on: ['6.10', '8.1'],
    question: 'When and in which order are hazards settled?',
    ruling:
      'After the comparison and before any card is turned: the attacker’s used men first, then the defending coach’s. In a counter the countering coach is the attacker. Since finale-2 each coach says for which of his men he rolls next; he is not asked where only one man is left, or where no roll could ask him anything. Squad order, which finale-1 always took, is an option (hazardOrder).',
    why: '„Der Reihe nach zeigt der Spieler auf seine betroffenen Fußballer und würfelt das Ergebnis aus.“ Pointing is the coach’s; and who is rolled for first matters to him who has to send on a man, or someone in goal, before he knows the rest. The attacker also comes first when men are chosen.',
  },
  {
    id: 'R8b',
    on: ['8.1', '6.9'],
    question: 'Does the strength of a man who is injured or sent off still count in this comparison?',
    ruling: 'Yes; a goal or a successful build-up stands.',
    why: 'The comparison is over when hazards are rolled.',
  },
  {
    id: 'R8c',
    on: ['8.2', '8.3', '9.1'],
    question: 'Does replacing an injured outfielder cost a change?',
    ruling:
      'No. A bench outfielder of any line may come on at once, free of the three changes, or the coach leaves the place open. Once declined, only a change of another man can bring a reserve on.',
    why: 'The three changes are described as voluntary („freiwillig“); the replacement of an injured man is permitted in a paragraph of its own: „Ein Fußballer aus der Reserve darf eingewechselt werden.“ The introduction says the contrary of an injured man: he „muß ausgewechselt werden“. But it sends its reader on („Die eigentlichen Spielregeln beginnen auf Seite 4“), so the rules proper decide, and „darf“ leaves the place open to whoever wants to keep his reserves.',
  },
  {
    id: 'R8d',
    on: ['8.6', '9.1'],
    question: 'May a coach react at once when an outfielder is sent off?',
    ruling:
      'No. Nobody comes on. From the next period on he may use one of his changes to rearrange his lines.',
    why: '„Der Spieler kann aber eine Auswechslung vornehmen (siehe unten)“: below, changes come „nur zu Beginn eines neuen Zeitabschnitts“. For a keeper it is otherwise, as somebody has to stand in goal (R9b).',
  },
  {
    id: 'R8e',
    on: ['8.4', '8.5'],
    question: 'What does a second booking do?',
    ruling: 'It is a red card without a further roll.',
    why: 'The second yellow is itself the dismissal; the 3 is needed only for a red symbol.',
  },
  {
    id: 'R9a',
    on: ['8.7', '8.9'],
    question: 'Who follows an injured keeper?',
    ruling:
      'He must be replaced at once: by a bench keeper, without one by a bench outfielder, with an empty bench by a man on the pitch, who is not turned. None of it costs a change.',
    why: 'Without keepers „muß ein bereits eingesetzter Fußballer ins Tor wechseln“. Elsewhere „eingesetzt“ is who carries a chip; by that word only a man used in this action could go in goal, and after an action of the keeper alone nobody could. We read it as one who plays in the match already, on the pitch and not on the bench; the order before it follows. It is an injury, so it is free of the three changes like any other.',
  },
  {
    id: 'R9b',
    on: ['8.8'],
    question: 'Who follows a keeper who is sent off?',
    ruling:
      'The coach decides at once: a man from the bench goes in goal and an outfielder of his choice goes off, which costs a change; or an outfielder on the pitch goes in goal. From the bench a keeper comes first; only if there is none, since finale-2, an outfielder.',
    why: 'The book lets a coach soften a red card: „Der Spieler kann aber eine Auswechslung vornehmen (siehe unten)“, for example „einen Fußballer seiner Wahl vom Spielfeld nehmen und einen Fußballer des Typs einwechseln, der vom Platz geflogen ist“. Below, changes come „nur zu Beginn eines neuen Zeitabschnitts“. Read strictly, the bench keeper could come only then. We let this one change be made at once, because somebody has to stand in goal until then, and a coach should not have to put an outfielder there for the rest of a period. For whoever is without keepers the book says: „Verliert ein Spieler seinen letzten Torhüter (keiner mehr auf der Reservebank), so muß ein Fußballer von der Reservebank ins Tor“, and a man from the pitch only „Ist die Reservebank leer“. Read strictly, the bench would have to be used here as well. But the exception is written under „Verletzt“, where whoever comes on fills the place of the injured man. After a dismissal the side „muß für den Rest des Spieles mit weniger Fußballern auskommen“: whoever comes on costs an outfielder and one of the voluntary changes, and we do not force a voluntary change on anybody. Both are our reading; the strict ones are not offered.',
  },
  {
    id: 'R10a',
    on: ['9.1', '9.2'],
    question: 'What counts as one of the three changes?',
    ruling:
      'One outfielder for another between two periods, up to three in a match and several at the same time if the coach likes. That a keeper may change with a keeper, too, is an option since finale-2 (keeperChanges): a bench keeper for the man in goal, a stand-in as well.',
    why: 'The book grants „3 Feldspieler von der Reservebank“ and only at the start of a period; it sets no limit for one period. „Feldspieler“ can be read two ways: among „Elf Feldspieler und vier Reservespieler“ it counts the keeper in, but in the passage on changes „Der Reservetorwart darf nicht als Feldspieler eingesetzt werden“ sets the keeper against it, and the places a newcomer may take are „Stürmer in der ersten Reihe, Mittelfeldspieler in der zweiten und Verteidiger in der dritten Reihe“, with no goal among them. So outfielders are meant here.',
  },
  {
    id: 'R10b',
    on: ['9.4'],
    question: 'Who changes first?',
    ruling: 'Nobody: both decide in secret, and the changes are opened when both are done.',
    why: 'The rulebook gives no order, and whoever came second would have an advantage. Line-ups are opened together too.',
  },
  {
    id: 'R11a',
    on: ['10.2', '10.3'],
    question: 'What does extra time start with?',
    ruling:
      'Two periods, the white cards freshly shuffled with the closing card below, three in hand. Men, turned cards, bookings and used changes carry over. Both periods are always played.',
    why: 'Only the cards are renewed in the rulebook; for everything else it points to the normal rules.',
  },
  {
    id: 'R11b',
    on: ['11.1', '11.5'],
    question: 'Are the takers known in advance?',
    ruling:
      'No. Each coach sets his order in secret; a taker becomes known when he shoots. In sudden death both pick in secret before each pair.',
    why: 'The rulebook lets each coach pile up his takers in the order he wishes and speaks of the top one, so the rest are unseen.',
  },
  {
    id: 'R12a',
    on: ['12.1', '12.2'],
    question: 'How is a tie over two legs decided?',
    ruling:
      'The goals of both legs are added. Extra time and then a shoot-out follow only the second leg, and only on a level aggregate; a second leg that is itself level needs neither if the aggregate is not.',
    why: 'The rulebook wants them only after the second leg and only while nothing is decided, without saying how the legs are counted.',
  },
  {
    id: 'R12b',
    on: ['12.3'],
    question: 'Do away goals count more?',
    ruling:
      'Only if agreed, at the first leg (kept with it since finale-2, and carried into the second leg that is offered) or at the latest at the second. Then they break a level aggregate after the sixth period of the second leg, and again after extra time, whose goals count too.',
    why: 'The rulebook does not mention them, but the competitions of its day knew them.',
  },
  {
    id: 'R13a',
    on: ['5.7'],
    question: 'Does the opponent see the card a defending coach exchanges?',
    ruling: 'No. It leaves the game unseen, and what is drawn is unseen as well.',
    why: 'It goes from the hand to the box; only played cards are laid open.',
  },
  {
    id: 'R13b',
    on: ['5.6', '5.7'],
    question: 'Does the defending coach exchange before or after the attacker’s new card is played?',
    ruling:
      'After it: the attacker lays his new card open and draws, then the defending coach is asked, before any man is chosen for this attack. By finale-1 he was asked before the card.',
    why: 'It is the book’s order. First „legt er eine neue Taktikkarte aus seiner Hand offen auf die bereits gespielte Taktikkarte (und zieht sofort eine Karte vom verdeckten Stapel nach)“; then follows: „Der „Verteidiger“ darf bei jedem neuen Angriff eine seiner Taktikkarten aus der Hand in die Schachtel zurücklegen“; and only then do both proceed with the men. So he knows one more card that the attacker has spent when he decides. What he draws he sees at once, but it helps him only later: this attack goes by the attacker’s card, and its counter by the card he himself has lying open.',
  },
  {
    id: 'R13c',
    on: ['5.7'],
    question: 'May the defending coach also exchange at the first attack of a period, or at a counter?',
    ruling: 'No. Only at the second attack of a period and those after it.',
    why: '„bei jedem neuen Angriff“ stands under „Zweiter und weitere Angriffe“: a new attack is one for which the attacker lays „eine neue Taktikkarte“. At the first both have just laid a card and drawn; a counter is played with the cards that lie open.',
  },
  {
    id: 'R14',
    on: ['5.7', '5.8'],
    question: 'May a defending coach throw a card away when his deck is empty?',
    ruling: 'No. An exchange needs a card to draw, and the closing card is not one.',
    why: 'The rulebook allows putting a card back for a new one from the face-down deck; the closing card lies open and is never taken in hand.',
  },
  {
    id: 'R15',
    on: ['5.1', '9.1'],
    question: 'May a coach change before the first period?',
    ruling: 'No, from the second period on.',
    why: '„zu Beginn eines neuen Zeitabschnitts, bevor neue Taktikkarten aufgedeckt werden“: a new period and new cards are those after the first. Before it a change would only be an answer to the line-up that was opened at the same time.',
  },
  {
    id: 'R16',
    on: ['8.8', '9.1'],
    question: 'May a man from the bench go in goal for a sent-off keeper when all three changes are used?',
    ruling: 'No. An outfielder on the pitch has to go in goal.',
    why: 'After a dismissal the side „muß für den Rest des Spieles mit weniger Fußballern auskommen“, and what softens it is „eine Auswechslung“, of which there are three: „Dreimal während eines Spieles“. So whoever comes from the bench comes through a change, and one must be left. The sentence „so muß ein Fußballer von der Reservebank ins Tor“ could be read as going beyond the three; but it stands under „Verletzt“, where nobody is missing afterwards (R9b).',
  },
  {
    id: 'R17',
    on: ['11.1', '11.5'],
    question: 'May men from the bench take penalties?',
    ruling:
      'Not unless it is agreed. Takers are outfielders who are on the pitch at the end of extra time; the man in goal is not one of them. Since finale-2 the coaches may agree on takers from the bench (`benchTakers`): then outfielders who sit there may be named, too. Keepers may not, nor whoever is out of the match; who stands in goal does not change by it (R39a).',
    why: 'The book says: „Jeder Spieler räumt alle seine Fußballer weg und wählt daraus fünf Fußballer aus (keinen Torwart).“ Taken alone, „alle seine Fußballer“ can include the bench. We take those who are cleared off the pitch, because the reserves lie „neben der Spielfläche“ and are footballers of the match only once they have come on; and it is how football has it. Whoever reads it otherwise agrees on the option. Even then nobody comes back out of the box: whoever was injured, sent off or changed is „in die Schachtel“ put back, and the keeper on the bench is „Torwart“ as well.',
  },
  {
    id: 'R18a',
    on: ['11.1', '11.4', '11.6'],
    question: 'What if a coach runs out of takers?',
    ruling:
      'When all his men who may shoot (R17) have done so, his order starts again from the first, even within the first five penalties. Both sides always take the same number.',
    why: 'The rulebook knows only takers who have not shot yet. Repeating the order keeps it fair for a side that is short of men.',
  },
  {
    id: 'R18b',
    on: ['11.1'],
    question: 'What if a coach has no outfielder left at all?',
    ruling: 'Each of his penalties counts as missed; the keeper facing them still turns.',
    why: 'Keepers do not shoot in the rulebook, and the shoot-out must be able to end.',
  },
  {
    id: 'R19a',
    on: ['5.4', '11.2', '13.4'],
    question: 'What if the dice stay level for ever?',
    ruling: 'After twenty level rolls the home side attacks, or takes the first penalty.',
    why: 'Every match must be finite. Twenty level rolls in a row are practically never seen (less than once in ten billion).',
  },
  {
    id: 'R19b',
    on: ['11.6', '13.4'],
    question: 'What if sudden death never decides?',
    ruling: 'After forty pairs lots are drawn, with even chances.',
    why: 'Every match must be finite, and an even draw favours nobody.',
  },
  {
    id: 'R20a',
    on: ['6.6'],
    question:
      'Whom does the arrow call if no man of the marked line was used in the build-up, or if it marks a question mark?',
    ruling: 'One of the outfielders the attacker used in the build-up, of his choice.',
    why: '„so muß einer dieser Spieler erneut eingesetzt werden“: these players may be all the build-up men of the side, or those of the figure the arrow begins at. An arrow is drawn from one figure to another, so we read those of its figure; a question mark stands for any outfielder, and so does an arrow from one. Where nobody of the line was used, a stand-in was, and he stands in for this too.',
  },
  {
    id: 'R20b',
    on: ['6.6'],
    question: 'Whom does the arrow call if the man has been injured or sent off in the build-up?',
    ruling:
      'Another build-up man it may call; without one a free man of the marked line; without one any other free outfielder. A man who has just come on is free.',
    why: 'The rulebook wants a man of the same colour, otherwise another. Those used in the build-up whom the arrow does not call stay barred.',
  },
  {
    id: 'R20c',
    on: ['6.5', '6.6'],
    question:
      'What if a card has several arrows, arrows on the defending coach’s side, or one between different places?',
    ruling:
      'Since finale-2 all of these are played. Each arrow calls another man, those that can have a man of their own line first. Arrows on the right call the defending coach’s men. An arrow to a place of another kind puts the man it calls there, whatever his line; if every man it could call has gone, a free man of the line it comes from plays, for a question mark one of the line it leads to. The keeper’s place is joined only with the keeper’s: then the man in goal plays twice.',
    why: '„Führt jedoch auf der Taktikkarte ein Pfeil vom „Spielaufbau“ oben zum „Spielabschluss“ unten, so muß einer dieser Spieler erneut eingesetzt werden.“ Nothing there says one arrow, nor the attacker’s side, nor the same kind of place; we do not know the printed cards. A man who has dropped out is followed by one „gleicher Farbe“, which is his own. For a question mark the book excludes the keeper: „nur den Torwart nicht“.',
  },
  {
    id: 'R20d',
    on: ['6.1'],
    question: 'What if a card shows build-up men on one side only?',
    ruling:
      'Since finale-2 it is played, as a build-up: the side with no places uses nobody and has its die alone, with the bonus if it counters. The build-up is left out only where both halves are empty. If it fails, a counter falls due as ever.',
    why: '„Befinden sich im oberen Bereich einer Taktikkarte keine Fußballer, so entfällt der „Spielaufbau““, and „Jeder Bereich weist außerdem eine linke und eine rechte Hälfte auf“: with men in one half there are footballers in the area. One may also read that without attackers nobody builds up, and the finish follows at once; the sentence does not say so, and we do not know whether such a card was printed. That reading is not offered. By finale-1 such a card was refused.',
  },
  {
    id: 'R21',
    on: ['9.1', '10.2'],
    question: 'Are there changes in extra time?',
    ruling: 'Those not yet used may be made before each of its two periods; there are no new ones.',
    why: 'Extra time follows the normal rules, and the three are counted over the whole match.',
  },
  {
    id: 'R22',
    on: ['8.4', '8.9'],
    question: 'Does a booked outfielder lose his booking when he goes in goal?',
    ruling:
      'No. The booking, the position of his card and its hazards stay with him; a second booking sends him off as the keeper.',
    why: 'His card is moved as it lies; only his task changes.',
  },
  {
    id: 'R23',
    on: ['4.4', '4.5'],
    question: 'Is the closing card the one card of power 1 in the free choice?',
    ruling:
      'No. It comes on top of the eleven, lies open at the bottom whatever order they are in, and cannot be left out.',
    why: 'The rulebook lists one card of power 1 and the closing card separately, twelve in all.',
  },
  {
    id: 'R23a',
    on: ['4.4'],
    question: 'What if a card set typed in has too few cards of a power for the free choice?',
    ruling:
      'Then free choice cannot be agreed with that set, and the refusal names the power. Everything else can be played with it.',
    why: 'The book fixes the numbers: „Sie müssen zwei Karten mit der Kampfstärke „5“ auswählen, ebenso zwei Karten mit der Kampfstärke „4“, zwei mit der „3“, vier Karten mit der Kampfstärke „2“, eine Karte mit der Kampfstärke „1“ und immer dazu die weiße „Schlußkarte“.“ Other numbers would be another game.',
  },
  {
    id: 'R24',
    on: ['6.11', '7.1'],
    question: 'May a coach decline a counter?',
    ruling: 'No. If one falls due it must be played.',
    why: '„so hat der Verteidiger nun eine Kontermöglichkeit. Das heißt, jetzt muß der Verteidiger angreifen“: a chance by name, but he must; and attacks cannot be declined.',
  },
  {
    id: 'R25',
    on: ['8.3', '6.4'],
    question: 'May a man who comes on after the build-up play in the finish of the same attack?',
    ruling:
      'Yes. He comes on head up, has not been used and is free. He is not turned for the build-up he did not play.',
    why: 'Only used men are barred or turned.',
  },
  {
    id: 'R26',
    on: ['4.5', '10.3'],
    question: 'Does a coach set the order of his cards in extra time if free choice was agreed?',
    ruling: 'No. The five white cards are shuffled.',
    why: 'For extra time the rulebook describes a shuffled pile, whatever was packed before.',
  },
  {
    id: 'R27',
    on: ['8.7', '8.9', '9.2'],
    question: 'May a bench keeper take over later from a stand-in in goal?',
    ruling:
      'Only if the stand-in is injured or sent off. A change cannot bring a keeper on, unless changes of keepers are agreed: then the bench keeper may come on for the stand-in.',
    why: 'A stand-in „gilt für den Rest des Spieles als Torhüter“, and the changes are „3 Feldspieler von der Reservebank“. Against it stands the sentence on the red card: „Der Spieler kann aber eine Auswechslung vornehmen“, for example „einen Fußballer des Typs einwechseln, der vom Platz geflogen ist“. For a keeper that would be a keeper, and as a change it would come at the start of a later period. We grant it at once after the dismissal (R9b) and not later: by then a stand-in is the keeper for good, and the goal is no longer what the red card cost. Whoever reads it otherwise agrees on changes of keepers, with which the bench keeper comes on for the stand-in.',
  },
  {
    id: 'R28',
    on: ['8.7', '8.8'],
    question: 'What if nobody is left to go in goal?',
    ruling:
      'The goal stays empty. Keeper places and the keeper’s part of a penalty then count 0 plus the die.',
    why: 'The match must be played to its end, and no man means no strength.',
  },
  {
    id: 'R29',
    on: ['6.10', '8.7', '8.8'],
    question: 'Does a man who goes in goal turn if he was used in this very action?',
    ruling: 'Yes, once, with all the other men used. The move itself never turns a card.',
    why: 'The rulebook says that moving does not turn the card; it does not take back the turn that every use brings.',
  },
  {
    id: 'R30',
    on: ['3.7', '12.4'],
    question: 'What is the bonus or malus of a title holder?',
    ruling: 'Another budget than 50 points, agreed before the match.',
    why: 'The rulebook suggests one without saying in what; points for the squad are the one handicap that leaves the play untouched.',
  },
  {
    id: 'R31',
    on: ['4.3', '4.4', '4.10'],
    question: 'Must the deck be white and one other colour?',
    ruling:
      'Yes, unless something else is agreed: the free choice with its fixed powers and an order of one’s own, or since finale-2 any eleven cards, shuffled.',
    why: 'The book only recommends it: „Für spätere Spiele empfehlen wir, die sechs weißen Taktikkarten immer beizubehalten“ and to swap the purple ones for another colour. Its rule is shorter: „Jeder Spieler wählt 11 Taktikkarten aus und mischt sie.“ So any eleven cards, shuffled, is another reading, and with it everybody may pack as many fives as he owns. But the variant for those who want to choose „unter allen Taktikkarten frei“ binds them to „folgende Vorgabe“, which would be idle if everybody could do so anyway. We therefore make the recommendation the rule, and the shorter sentence an option beside that variant. In all three „Die weiße „Schlußkarte“ muß immer ganz unten im Stapel liegen.“',
  },
  {
    id: 'R32',
    on: ['6.2', '6.4'],
    question: 'Must every place on the card be filled?',
    ruling:
      'Yes. A coach chooses who fills a place, never whether; a place stays empty only if nobody is free.',
    why: 'The rules say of the attacker’s men „die er laut seiner Taktikkarte im Spielaufbau einsetzen darf“, which could be read as leave to use fewer, for instance to spare a man from turning. The introduction has no such leave: on the left are „die Fußballer abgebildet, die der Angreifer einsetzt“, and the defending coach „muß mit seinen Fußballern und seinem Würfelergebnis dagegenhalten“. And for a man who has dropped out another „muß“ stand in. So we read „darf“ as saying which men.',
  },
  {
    id: 'R33',
    on: ['5.1', '9.1', '9.4'],
    question: 'Are changes made before or after the tactic cards are laid?',
    ruling:
      'Before. Both coaches change, the changes are opened, and only then does each lay a card, knowing both sides as they now stand.',
    why: 'The book wants changes „nur zu Beginn eines neuen Zeitabschnitts, bevor neue Taktikkarten aufgedeckt werden“. Before they are turned up: so a change after both cards lie face down would be allowed too, when a coach knows his own card. But a new period „beginnt“ with choosing and laying the cards, and a coach who may change at any moment until the reveal would make the other wait for it. One moment for both is the simplest that keeps the sentence. Changes after laying are not offered.',
  },
  {
    id: 'R34',
    on: ['2.1', '3.4'],
    question: 'Which name is right where the booklet spells a footballer in two ways?',
    ruling: 'The one in its table of footballers: Gregor Graser, Karl Rempler, Ronny Trickster.',
    why: 'The line-ups for the very first match have „Georg Graser“, „Karl Rempfer“ and „Ronny Tricksler“. The table also gives values and hazards, so it is what the cards are made from; we do not have the printed cards to decide it.',
  },
  {
    id: 'R35',
    on: ['10.2', '13.5'],
    question: 'When do the coaches agree on extra time?',
    ruling: 'Before the squads are chosen, with all other match options.',
    why: 'The book has it last, after the line-ups: „Zuletzt entscheiden die Spieler gemeinsam“ whether a draw is followed by extra time. All it rules out is agreeing later than the kick-off: „Entscheiden sich beide Spieler vor dem Spiel für eine Verlängerung“. Here everything that both must agree on is agreed at one time, so that nobody has to consent to it with the other’s line-up in view.',
  },
  {
    id: 'R36',
    on: ['11.3', '11.5'],
    question: 'How does sudden death go on from the first five penalties, and when is it over?',
    ruling:
      'As they were: whoever took the first penalty shoots first in every pair, and each keeper goes on turning from the strength that shows. A pair is always played out; it is over when one has scored and the other has not.',
    why: 'The book only lets each coach pick „seinen nächsten Schützen“. It goes on „so lange, bis einer der Elfmeter verschossen wird“: by the letter the first miss ends it, also that of the first in a pair and also if both miss, and then nobody would have won. We read it as a miss that the other does not share. The book has the dice decide „wer beginnt“ once, and the keeper turned after every penalty; it neither rolls again nor puts the keeper head up again.',
  },
  {
    id: 'R37',
    on: ['12.1'],
    question: 'Must both legs be played with the same squads?',
    ruling:
      'No. Each leg is a match of its own with its own squads, line-ups and tactic cards; men who were injured or sent off in the first may play in the second. The second leg is offered with the squads of the first, which each coach may change.',
    why: 'The book says only „In diesen Wettbewerben gibt es immer ein Hin- und ein Rückspiel“, and that a match begins with choosing a team. It knows no ban that outlasts „den Rest des Spieles“.',
  },
  {
    id: 'R38',
    on: ['4.4', '13.5'],
    question: 'May one coach choose freely while the other takes the usual deck?',
    ruling: 'No. Free choice is agreed for both or for neither.',
    why: '„Wenn Sie unter allen Taktikkarten frei wählen wollen“ addresses one reader and could be read as each coach’s own decision. It stands among the variants, though, and whoever chooses freely also sets „Die Reihenfolge der Karten“ and his hand: an advantage that only one side should not have unasked.',
  },
  {
    id: 'R39',
    on: ['8.9', '11.3'],
    question: 'Who is in goal in a shoot-out when an outfielder has gone in goal?',
    ruling:
      'He stays there, head up with his first strength, even if a keeper sits on the bench. He takes no penalties.',
    why: '„Jeder Spieler legt seinen Torwart aus (Kopf nach oben)“, and the stand-in „gilt für den Rest des Spieles als Torhüter“. Takers are chosen without the keeper: „keinen Torwart“.',
  },
  {
    id: 'R39a',
    on: ['11.1', '11.3'],
    question: 'Which keeper stands in a shoot-out when a coach has two?',
    ruling:
      'The man in goal at the end of extra time, head up. A keeper on the bench stays there, also where men from the bench may take penalties (`benchTakers`).',
    why: '„Jeder Spieler legt seinen Torwart aus (Kopf nach oben)“: his keeper, as if there were one. Before that each coach „räumt alle seine Fußballer weg“, and who counts the bench among these may read that any keeper of the squad who is not in the box can be laid out, the stronger or the one with the better order of strengths. We keep him who is in goal. The book calls the other „Reservetorwart“, and lets him on only for a keeper lost; a choice, which it grants for the takers („wählt daraus fünf Fußballer aus“), it does not grant here. `benchTakers` is about that choice, from which keepers are excepted („keinen Torwart“), and does not reach the goal (R17). Where changes of keepers are agreed (R10a), the second keeper can be brought on before the last period. Any keeper of the squad is not offered.',
  },
  {
    id: 'R40',
    on: ['5.8', '7.3'],
    question: 'With which card does a coach counter who has just played his last hand card?',
    ruling: 'With that card. The closing card counts from the next time he needs a card.',
    why: '„Hat ein Spieler seine letzte Taktikkarte auf der Hand ausgespielt, so muß er den Rest des Spieles mit seiner „Schlußkarte“ bestreiten.“ Read to the letter, the closing card would already count for the counter in the same period. But a counter is played with „die offen liegende Taktikkarte des Verteidigers“, and what lies open in this period is the card he has played.',
  },
]
