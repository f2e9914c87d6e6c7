import type { PlayersParagraph } from './paragraphs.ts'

/** Where the Players booklets are silent or unclear: what we play, and why. Every ruling has a test named by its id. */
export const playersRulings: readonly {
  readonly id: string
  readonly on: readonly PlayersParagraph[]
  readonly question: string
  readonly ruling: string
  readonly why: string
}[] = [
  {
    id: 'P1',
    on: ['13.4'],
    question: 'With which cards does a player move whose card prints two numbers?',
    ruling:
      'With cards of the side of the position he plays at: even positions left, odd ones right. A player card of the expansion that is typed in has no side of its own, as one of the base game may have.',
    why: 'Base book: “We can move only those players that have footballs on the same side as the action card”. Where the footballs of the new cards stand the German booklet tells only from below and above: „Abwehr-/Angriffsstärke (Fußbälle unten/oben)“. So it can be read by the print, and a card of 4/5 may have its footballs left, right or in the middle wherever it plays; or by the half of the pitch he stands on. That the side is also the half, as R1b says, holds in the base game only: here players get across by skills and match events, and by the half Switch it up would change the side with the field. We take the position: its number is all that the booklet puts in the place of the old player, “place it where the player number 2 from the core game would normally go”, and it says left or right where the print is not known. Two numbers say where he can play, not that he plays on both sides at once; the skills that move with a card of the other side would otherwise mean nothing.',
  },
  {
    id: 'P1a',
    on: ['13.2', '13.3', '17.1', '17.2', '19.6', '21.2', '21.5'],
    question: 'What may player cards of another box say for themselves?',
    ruling:
      'Any number of types with their numbers, shields, prices, copies, footballs and skills; how many of the twelve style cards belong to each style, what they do and how they are won; every budget; and any number of team cards, so that new line-ups can be added. A team card that names no bench and no captain has an empty bench, and who takes the kick-off leads it. Wherever the symbols lie, a keeper has guessed right in the sense of 17.1 and 17.2 if his hand points to a plus, and only then.',
    why: 'All of that is printed on cards. Fixed are the four styles of “12 STYLE CARDS”, “3 BUDGET CARDS” with four ranks each, two sides with a skill each, and at most two numbers on a card; a keeper “guesses correctly” if, “that is – his hand points to the “+” symbol”. A bench and a captain belong to our own reading of the match events: the box’s cards need not show them. Skills have a limit: they are put together from our words for when, if and what, one deed to a skill, for nobody publishes those of the box. What does not fit is typed in as the deed that comes nearest, or stays unused by agreement (docs/your-cards.md).',
  },
  {
    id: 'P2',
    on: ['14.1'],
    question: 'Who is lowest of 2, 2/3 and 3?',
    ruling:
      'A number is above another only if all of it is: 3 is above 2, 2/3 is above neither. So 2 and 2/3 are the lowest.',
    why: 'The rule of thumb: „tragen zwei oder mehr betroffene Spieler mindestens eine gemeinsame Rückennummer“, they count as having the same. 2 and 2/3 share the 2, so neither is below the other; 2 and 3 share nothing, so 3 is above 2. It can also be read on through the 2/3, so that all three have the same number; but no number is common to all three, as „eine gemeinsame“ asks of more than two, and a 3 would be as low as a 2.',
  },
  {
    id: 'P3',
    on: ['14.1', '16.22'],
    question: 'Which number does a Utility Man wear?',
    ruling: 'That of the position he plays at, and no other.',
    why: 'He fills any gap; the booklet’s examples need single numbers such as 2, 5, 6 and 7.',
  },
  {
    id: 'P4',
    on: ['14.5'],
    question: 'Who gets a parried ball if several are equally near to the power?',
    ruling:
      'As in the base game: a defender before an attacker, a lower number before a higher one, of a double number always the lower. Only if two of one team have the same lower number does their coach choose.',
    why: 'The booklet changes nothing but which of two numbers counts.',
  },
  {
    id: 'P5',
    on: ['15.6'],
    question: 'How long is a play?',
    ruling:
      'One turn; in a scoring opportunity one round. Then everybody may flip twice again. By agreement (onePlay, since hat-trick-2) a whole opportunity is one play: nobody flips more than twice in all of it, and what holds for the rest of a play holds for the rest of the opportunity.',
    why: '“No player can flip more than 2 times in a single play”; in German: „während einer einzelnen Spielrunde maximal 2 Fähigkeiten“. Of style cards the English booklet says “in a turn” and the German „pro Runde“, and those we count by the opportunity (P36). The words are others, and so is the measure. A play is less than a turn can be: the FAQ calls a free kick “a special play”. SPIELRUNDE is the base book’s heading over card, move and action, and an opportunity goes through these three steps each time it goes „zurück zum Schritt 1 der TORCHANCE“, while as a whole it comes „statt normaler Runde“. But the German rule no. 1 of style cards, „während der Spielrunde“, has the word that is used of skills, so it can be read that both are counted alike: that is the option.',
  },
  {
    id: 'P6',
    on: ['15.10'],
    question: 'Who uses his skills first when both could?',
    ruling:
      'The attacker, then the defender. When a pass has arrived or the ball has changed hands, the team that has it now. Around a move only the coach who moves.',
    why: 'The booklets give skills no order. Of style cards of one style they say “starting from the attacking team”, and we take the same habit for skills; who has the ball after a pass is then the attacking team. That nobody uses a skill around the other coach’s move is ours: what is used there is a move or follows one’s own.',
  },
  {
    id: 'P7',
    on: ['15.10'],
    question: 'May skills be used after a foul has been called?',
    ruling: 'No. A foul stops the play; nobody intercepts, lays off or steps after the whistle.',
    why: '“The action is completed as if it was won by the attacking team”, so it can be read that whoever has a skill for a won action uses it. But as if won is not won. FAQ: “Is a foul considered a successful dribble?” “No.” A dribble is the one action of which the booklet says when it is successful, and there a foul takes that away though “the player with the ball moves forward”; a pass that was fouled has no better claim. An interception needs a pass that is still under way, and the free kick is taken from where the action was carried on to.',
  },
  {
    id: 'P8',
    on: ['15.5'],
    question: 'Whose footballs count when a skill is used in a comparison?',
    ruling: 'Those of the side that lies up after the flip, plus what the skill adds.',
    why: '“The moment a player uses his face up skill, he immediately flips to the other side and – from this point on – may use only his new face up skill”; the comparison comes after it. That sentence speaks of the skill alone, and of the silver Wingback the FAQ asks „Muss das Dribbling erfolgreich gewesen sein, damit die Fähigkeit als eingesetzt gelten kann?“ (“No”), so it can be read that he dribbles with the side he began with and is turned when the dribble is over. But a card that has been turned shows one side, its footballs with its skill; the answer says that success is not waited for; and where the FAQ is asked whether one flips “after the move or after resolving the action”, the answer is “After the move”.',
  },
  {
    id: 'P9',
    on: ['16.1'],
    question: 'May a Ball-playing centre-back run on past an opponent?',
    ruling:
      'Yes, he changes places with whoever stands there. Where he could go on he may also stay and flips all the same. From the last line he cannot go on, so the skill is not used.',
    why: "The booklet calls it an additional move, and every move changes places. FAQ: “If I don't perform the additional move, may I still flip to the gold side?” “Yes. The move is voluntary.” Against it stand rule 7, “the skill must produce the effect from the card”, and the FAQ on the False 9 who shoots from the final line: “No – the effect of the skill must come into life.” They agree if the effect of this one card is that he may go on: then it is there whether he goes or stays, and only where nothing lies ahead of him has it not come into life. That somebody may flip by staying is said of him alone, so nobody else can.",
  },
  {
    id: 'P10',
    on: ['16.2'],
    question: 'When has a Solid centre-back fouled?',
    ruling:
      'When the card drawn has power 1. Then everybody goes back to where he stood, and the free kick is taken there; it moves nobody forward. With any other card the change of places stands.',
    why: 'The questions of the booklet tell of a drawn card, a possible foul, a red card and a free kick from where the carrier was; the threshold is ours.',
  },
  {
    id: 'P11',
    on: ['16.5', '15.6'],
    question: 'When may a gold Wingback turn back, and when does he flip?',
    ruling:
      'Since hat-trick-2 whenever his coach is asked anything, in either team’s turn, at free kicks, goal kicks, shots and secret choices too; then the same is asked again. He flips when he turns back and not when he changes wings. To turn back uses up no move and uses no skill: nobody can prevent it, and it is no help that would keep a turn out of a row (18.2). But it is a flip, so he cannot once he has flipped twice in a play. By hat-trick-1 he turned back only at a move of his coach within a turn, as the use of a skill.',
    why: 'FAQ: “May I revert back to normal position at any point?” “Yes, but remember that you simultaneously flip to the silver side.” In German: „Kann ich jederzeit zur ursprünglichen Ausrichtung zurückkehren?“ So he cannot have flipped before, and what ends a skill is not its use. “No player can flip more than 2 times in a single play” knows no exception.',
  },
  {
    id: 'P12',
    on: ['16.7'],
    question: 'What may a Tireless fullback jump over, and what becomes of him after his jump?',
    ruling:
      'He jumps over anybody, the ball carrier too, but does not land on the carrier, not in an opportunity either (P38). He flips at once and goes back before the next cards are laid, changing places with whoever stands there; not if he has the ball, nor if the carrier stands there.',
    why: 'FAQ: “Can the ‘jump’ be blocked by the ball carrier?” “No.” To be blocked is to meet somebody on the way, and who is jumped over stays where he is. Where the jump ends, places are changed, and players „dürfen während der Bewegung nie die Position des Ballführers ändern“. It can also be read that the carrier never hinders the jump, not even where it ends; then this one move would take the ball over two lines, which the booklet would have said. It also speaks of “moving back after the use of the gold skill” and forbids the silver skill on that way.',
  },
  {
    id: 'P13',
    on: ['16.10'],
    question: 'When is a Combative midfielder’s coach asked?',
    ruling:
      'Twice: before the opponent decides, if a neighbour of his could use a skill now, and again when such a skill is declared. A prevented player does not flip and uses no skill for the rest of this play. A prevention itself cannot be prevented.',
    why: 'A skill may be prevented whether declared or not, as long as it is valid; a prevention answers a skill and has no moment of its own.',
  },
  {
    id: 'P14',
    on: ['16.11'],
    question: 'Which skills can a Box-to-Box midfielder not borrow, and whose gold counts?',
    ruling:
      'The gold Wingback’s, the gold Combative midfielder’s and another Box-to-Box midfielder’s. Silver borrows from team-mates, gold from opponents too. A skill that may not follow gold may not follow the borrower’s own gold in this play.',
    why: 'That a skill lasts is no reason. FAQ, when one must be adjacent: “As stated in the skill that is being copied. […] The same applies to the silver Overlapping FB or Inverted WG”, and the Inverted winger’s lasts through an opportunity; the German FAQ names only „den silbernen Überlappenden AV“, which leaves him out but does not except him. The gold Wingback’s is another matter: he does not flip when he uses it but when he turns back, “remember that you simultaneously flip to the silver side”, while the borrower flips “the moment a player uses his face up skill”; the end of it, a Wingback’s card turned to silver, is nothing that another card can do. A prevention answers somebody else’s skill and has no moment of its own at which to be adjacent; two borrowers would borrow in a circle. None of the three is forbidden in words: it can also be read that everything face up can be copied. Whoever borrows uses the skill as his own.',
  },
  {
    id: 'P15',
    on: ['15.3', '16.20'],
    question: 'Can skills and style cards be used at a penalty?',
    ruling:
      'No, neither at penalties in play nor in a shoot-out; nor does a silver Goal Poacher get the ball when a penalty is parried. Keepers still become stars or regulars.',
    why: 'The booklets are silent. FAQ: “What is a penalty?” “A free kick taken from the 2 middle columns in the final line.” It ends with a shot, so it can be read that the skills of a shot are used, too: a Sweeper’s, say, or a Goal Poacher’s. But in the base game nobody but shooter and keeper has a part in it: nobody moves, nothing is passed, „Dieser schießt nun mit der gerade gespielten Aktionskarte aufs Tor“. “Each skill description specifies when a given skill can be used”, and we read those of a shot as speaking of shots in play.',
  },
  {
    id: 'P16',
    on: ['16.18'],
    question: 'What if a skill brings the ball into the final line before the action?',
    ruling:
      'A Forward or the push of a Solid centre-back can do so. A short pass is then played as always; a long ball or a dribble has nothing ahead and the ball stays. The next turn is the scoring opportunity.',
    why: 'An opportunity begins with a turn; there is no line beyond the final one.',
  },
  {
    id: 'P17',
    on: ['17.3'],
    question: 'Does the shooter know which cards a star keeper uses?',
    ruling: 'No. The set is chosen together with the corner, face down.',
    why: '„Gleichzeitig spielt sein Gegner eine TORHÜTERKARTE verdeckt aus“: the base game has the keeper’s card laid face down, and “the use of the star goalkeeper is not mandatory”. When he decides, the booklet does not say; it can be read that he takes up one set of three before the shot, and that the shooter sees which. Then the shooter would choose his corner knowing what the keeper’s card is worth, which face down is to keep from him.',
  },
  {
    id: 'P18',
    on: ['18.2'],
    question:
      'What does an action count that a skill or a style card has helped, be it before or after its success?',
    ruling:
      'Since hat-trick-2 a success of the row’s own kind neither goes on with the row nor ends it; anything else, another kind or a failure, ends it as it would without help. Help is whatever the team has used in this turn, also after the success, such as another receiver. By hat-trick-1 an action that was helped counted neither way, whatever it was.',
    why: '“Player skills and effects of Style Cards may not be used to fulfill conditions required to obtain Style Cards”; nothing says that they break what was built without them. But “2 successful dribbles in a row” are not in a row with a short pass between them. It can also be read that a skill used after the success does not undo it, since “the moment you fulfill the condition, you take the topmost Style Card”. We take it that skills of that moment come first, as “players’ skills always take precedence over the Style Cards”: while they are used, the ball may still be taken or given on, so whether the action has succeeded is known only when they are over, and then they have had a part in it.',
  },
  {
    id: 'P19',
    on: ['19.2'],
    question: 'What are the conditions of the styles?',
    ruling:
      'Technical: two successful dribbles in a row, as printed. Ours: Tactical three short passes, Physical two long balls in a row, Total a turn in which two own players changed lines and the action succeeded.',
    why: 'Only one of the four is published, “2 successful dribbles in a row during a match”; the others follow the descriptions of the styles. That a row begins anew once it has won a card: P33.',
  },
  {
    id: 'P20',
    on: ['19.3'],
    question: 'Does the opponent see the style cards one has won?',
    ruling: 'Yes, they lie open until they are used; then they are laid aside face down.',
    why: 'The decks lie “gold side down”, so a card is drawn unseen, the German booklet adds „behältst sie“, and “If 2 Style Cards are played simultaneously” fits two coaches who know nothing of each other’s cards. So it can be read that each keeps them hidden like a hand. But what one may look at and the other not is nowhere said, while of a card that has been used it is: “Put it aside (face-down)”, which would be idle if it had been face down before. “You play a Style Card by simply declaring it”: nothing is laid and revealed, as the base game has it where something is hidden („verdeckt“), and what is declared must lie there to be read. Open cards also mean that a coach who is asked betrays nothing by it.',
  },
  {
    id: 'P21',
    on: ['19.4'],
    question: 'Are style cards exchanged before extra time too?',
    ruling: 'Yes, at the start of every half but the first.',
    why: 'Extra time is a third half by the same rules.',
  },
  {
    id: 'P22',
    on: ['19.9', '18.9'],
    question: 'Who may draw a foul by a style card, and is anybody booked for it?',
    ruling:
      'Only the team that has the ball, and nobody is booked. There is a free kick where the ball is, or a penalty on a middle field of the final line. Like any foul it ends the row of the team that was fouled (19.2); by hat-trick-1 it left the row as it was.',
    why: '“After playing a power 1 dribbling card, get a free kick if your opponent plays a stronger card.” Only who has the ball dribbles with that card, and of such free kicks it is said that “the ball stays with the ball carrier”: they are his. FAQ: a free kick is “a special play awarded after each foul”, so it can be read that there was a foul and that it costs a yellow card. But the card names no fouler, and the base game finds him by the comparison of an action, which there was not. “2 successful dribbles in a row”, and FAQ: “Is a foul considered a successful dribble?” “No.” The dribble that was laid has not succeeded, so what comes after it is not in a row with what came before.',
  },
  {
    id: 'P23',
    on: ['20.1'],
    question: 'How is a snapshot taken?',
    ruling:
      'After the moves, instead of the action, from line 4 or 5, and from 6 where the ball is there outside an opportunity: because a skill has brought it there, or because usual turns in the final line were agreed (R23, R24), with one football less. From line 4 the keeper may draw one card more than from line 5, from 6 as usual there. A gold Forward and a silver False 9 add nothing.',
    why: 'No rule text is published; the German name is long shot („Weitschuss“). It is the shot of who has no opportunity, so it is not taken from him where the final line happens to be none. No pass or dribble was played that their skills could follow.',
  },
  {
    id: 'P24',
    on: ['20.2'],
    question: 'When is there a corner, and who takes it?',
    ruling:
      'When the keeper has exactly one football more than the shot with the last card he may draw, at a penalty too, but never in a shoot-out. Both hands are drawn up to three. The attackers’ lowest number in the final line takes it, else in the line before, else the shooter; then as a free kick, which from a middle field of the final line is an opportunity and no penalty.',
    why: 'FAQ: a penalty is “A free kick taken from the 2 middle columns in the final line”, and a free kick “A special play awarded after each foul”. At a corner nobody has fouled: it is played like a free kick and is none, so it is no penalty wherever the taker stands. The booklet says only that one should know the free kick. Between a parry and a held ball there is room for one just tipped over the line; with cards to spare he holds it.',
  },
  {
    id: 'P25',
    on: ['20.3', '21.5'],
    question: 'When and for whom may a substitute come on?',
    ruling:
      'At kick-offs but the first, goal kicks, free kicks and corners, three times a match, for anybody on the pitch whose position he can play. He begins on the side the team named him with; a captain who goes off leaves no captain.',
    why: 'No rule text is published; these are football’s stoppages.',
  },
  {
    id: 'P26',
    on: ['20.4'],
    question: 'What can a captain’s appeal do?',
    ruling:
      'Once a match, when his own team has fouled, a card is drawn: 3 or 4 takes the booking back, 2 changes nothing, 1 sends the captain off besides, by a wrong decision of the referee’s. The free kick stands in any case.',
    why: 'No rule text is published. The booklet recommends the event to whoever likes “pushing your luck” and warns of “getting your player sent off due to the ref’s poor judgment”, „durch eine falsche Schiedsrichterentscheidung“: so a player can be lost who has done nothing, and by chance.',
  },
  {
    id: 'P27',
    on: ['20.5', '20.6'],
    question: 'How do players change places by Interchange and Switch it up?',
    ruling:
      'Instead of one of the two moves of a turn, not at free kicks and goal kicks. Interchange: two own players side by side, one of them of the card’s side. Switch it up: one own player of the card’s side goes to the mirrored field of his line. Never the carrier, and nobody displaces him.',
    why: 'No rule text is published; one behind the other is already an ordinary move, and the card that gives the side is laid only in a turn.',
  },
  {
    id: 'P28',
    on: ['21.2'],
    question: 'How many stars do the other eleven budgets have?',
    ruling:
      'Rank I 36, II 30, III 24, IV 18 in all; balanced half and half, else three parts to seven, rounded.',
    why: 'One cell is printed: attack-minded, rank II, 9 and 21.',
  },
  {
    id: 'P28a',
    on: ['13.3'],
    question: 'How strong are the formations on a team card, and in which colours does it play?',
    ruling:
      'The power of defence (with the keeper), midfield and attack is the stars of the players in it, so that the three together are the team’s value; a card typed in may print a value and a power of its own (`value`, `power`), which is then shown instead. The colours are those the national team usually wears, shirt first. All of it is only shown.',
    why: "The booklet names them and prints none: “The backside shows the team's name, colours, flag, playing style, value and the power of each formation (defence, midfield, offence).” Line-ups are ours, so their power follows from them.",
  },
  {
    id: 'P29',
    on: ['21.3'],
    question: 'Who pays for a star keeper?',
    ruling: 'The defensive purse.',
    why: 'The booklet names his price but not his shield; nobody is more defensive.',
  },
  {
    id: 'P29a',
    on: ['21.3'],
    question: 'Who has a price of his own, and who costs nothing?',
    ruling:
      'A star keeper and a gold Utility man have prices of their own; for everybody else gold is one star more than silver. Silver Utility men and the regular keeper cost nothing.',
    why: '“Except for the star (gold) goalkeeper and the gold Utility Man, the prices are for regular (silver) players. […] Silver Utility Men and the regular goalkeeper cost nothing.” The German booklet excepts others, „mit Ausnahme von Startorhütern und goldenen Startspielern“, and has no sentence on who is free. There is no card of that name: read as all gold players it would undo the next sentence, by which one pays „1 Stern extra“ to gild a silver one. We take it for a slip of the translation; the later English text names them, and what has no price could not be bought at all.',
  },
  {
    id: 'P30',
    on: ['15.10', '16.1', '18.8'],
    question: 'Can skills and style cards be used when a pass arrives in a scoring opportunity?',
    ruling:
      'Since hat-trick-2 skills can, and a pass that was given on there is a successful one for them. If a skill takes the ball off the attackers, the opportunity is over: both draw up to three, the skills of a lost ball follow, and whoever has the ball begins the next turn; if they get it back before that, it goes on. Style cards that need a successful action cannot be played; one that answers an interception can. By hat-trick-1 nothing was used.',
    why: 'The booklet takes out what it wants out: of the Versatile midfielder, “May I use the skill (and flip to the other side) during the Scoring Opportunity phase?” “No.”; of style cards, “An action is never considered "successful" in the Scoring Opp. phase for the purpose of resolving effects of Style Cards.” Neither would have to be said if nothing worked there. A dribble moves nobody forward there, so none succeeds (“When the player with the ball moves forward”).',
  },
  {
    id: 'P31',
    on: ['13.1'],
    question: 'What of the expansion carries over to the next half?',
    ruling:
      'Unless the coaches agree otherwise (P34), the side everybody shows, the wing he plays on, keeper, style, unused style cards, and the changes and the appeal that are left. Only used style cards are exchanged, and rows begin anew.',
    why: '“At the beginning of the 2nd half, shuffle all your used up Style Cards into the matching deck and immediately draw new ones in their place.” The booklet also says “At the beginning of each half divide the Style Cards into the 4 style-specific decks, shuffle them”, so it can be read that unused cards go back, too. But then who has used his cards would have new ones and who has saved them none, and to shuffle in the used ones would not have to be said. So that sentence makes the decks of the cards that nobody holds. Of the players a new half makes only the places new.',
  },
  {
    id: 'P32',
    on: ['18.6', '18.7'],
    question: 'How do both coaches play a style card at the same time?',
    ruling:
      'The coach whose card would take effect first decides first; the other decides knowing it. Of cards of one style the attacker’s comes first.',
    why: '“If 2 same style cards are played simultaneously, we apply their effects starting from the attacking team.” The German booklet says „die gleiche Stilkarte“, one and the same card: P32a. All style cards lie open, so a secret choice would gain little; the order in which they take effect is the order of deciding.',
  },
  {
    id: 'P32a',
    on: ['18.7', '19.6', '19.11', '19.14', '19.16'],
    question:
      'Which cards can two teams of one style play at the same moment, and what does each style play in defence?',
    ruling:
      'Every style has at least one pair of cards that becomes valid for both coaches at once, and at least one card without the ball: Tactical at a long ball that has arrived in the final two lines, Technical at a dribble, Physical at a long ball that is compared, Total at a shot. Since the second player cards; the first ones have no such pair.',
    why: 'The cards are ours, but a rule is printed for them: “If 2 same style cards are played simultaneously, we apply their effects starting from the attacking team.” The German booklet says it of „die gleiche Stilkarte“, so it can be read of two copies of one card. But there are “12 STYLE CARDS” in four decks, and nothing tells of copies; two different cards of one style would then have no order at all, for the row of styles before it orders only different styles. So we read cards of the same style, which includes copies where a box has them. The rule would be dead if no two cards of a style could meet.',
  },
  {
    id: 'P33',
    on: ['19.2', '19.5'],
    question: 'What else ends a row, and what keeps it?',
    ruling:
      'A snapshot ends it, the end of a half does, and so does a dribble that only gives the ball to a team-mate ahead. Rounds of a scoring opportunity count neither way, but whoever loses the ball there, by a goal or a shot that is held as by anything else, has lost his row. Declining a style keeps the row, so the next success offers it again; a card that is won ends it, so that a third dribble is the first of a new row.',
    why: "“Every time you fulfill your team's condition, you get a new Style Card”, „Wann immer du eine Bedingung erfüllst, erlangst du eine neue Stilkarte“: so it can be read that the second and the third dribble are two in a row again. But the condition is that of the card on top, „die du erfüllen musst, um diese Stilkarte zu erlangen“, and it comes to lie on top only when the one before it has been taken: the dribble that won that one was before its time. Else “2 successful dribbles” would be the price of the first card and one that of every other, and four dribbles would take a whole deck of three. We offer no option for it. “2 successful dribbles in a row during a match”: so rows could be read to go on over half-time, too. But what was set up for them is not: “At the beginning of each half divide the Style Cards into the 4 style-specific decks, shuffle them”, and between the two actions there is a kick-off, perhaps the other team’s. What is in a row has nothing between it; once the ball is lost, the opponents’ actions are. A snapshot takes the place of the action that would count; in an opportunity no action succeeds or fails by comparison. A dribble is successful “When the player with the ball moves forward”, and who gives it to the team-mate ahead does not. Who declines has won nothing that would begin the row anew.",
  },
  {
    id: 'P34',
    on: ['13.5'],
    question: 'Does a kick-off turn the players to the side they began with?',
    ruling:
      'No. After a goal and at the beginning of each half places are set anew; everybody keeps the side he shows and the wing he plays on. By agreement (sidesAnew, since hat-trick-2) everybody shows the side again that he began with, a substitute the one he came on with, and plays on his own wing. Keepers stay as they are.',
    why: 'FAQ, what a kick-off is: “The moment when we set up the Player Cards anew after each goal and at the beginning of each half.” In German: „Der Zeitpunkt, wenn Spielerkarten nach einem Tor oder zu Beginn einer Spielhälfte neu aufgebaut werden.“ In the base game that sets places (“setup the players like during the GAME SETUP”), and a player keeps his side “until he flips again”; no rule flips him here. But the setup of the expansion includes the sides, so it can be read that way, too. Keepers “do not have skills per se, so their cards do not flip”.',
  },
  {
    id: 'P35',
    on: ['16.5'],
    question:
      'Is a coach asked only because a Wingback could turn back, and what if both coaches are asked at once?',
    ruling:
      'Nobody is asked for that alone: if a coach has but one other answer, it is taken for him as always, and when time runs out nobody turns back. It is told to both at once, also while both choose in secret. Who has not chosen yet chooses knowing it; what the other has chosen stays hidden and as it is; who has chosen is asked nothing, so he turns nobody back before both are shown.',
    why: 'A player card lies open, so it cannot be turned unseen, and turning it shows nothing of the card or the corner that is chosen. At the table a coach says so when he likes; a question after every step, whose answer is nearly always no, would be no help to him.',
  },
  {
    id: 'P36',
    on: ['18.1', '18.5'],
    question: 'Is each round of a scoring opportunity a turn for style cards?',
    ruling:
      'No. An opportunity is one turn, however many rounds it has: one style card for each coach in all of it.',
    why: '“Each manager may play only 1 Style Card in a turn”, „nur eine Stilkarte pro Runde“. The base book has an opportunity instead of a turn, „kommt es zu einer TORCHANCE (statt normaler Runde)“, and begins it “exactly in the same way as the regular turn”; going back to its first step begins no new one. Skills are counted by the play instead (P5).',
  },
  {
    id: 'P37',
    on: ['15.10'],
    question: 'Can skills that are moves be used at free kicks and goal kicks?',
    ruling:
      'No. There each coach makes the one ordinary step, of either side; only a Wingback who has changed wings may turn back, as he may whenever his coach is asked.',
    why: 'At a kick “both managers […] can move one player regardless of the side”: that is a move of its own, without a card and outside the turn. “Each skill description specifies when a given skill can be used”, and ours name the move of a turn.',
  },
  {
    id: 'P38',
    on: ['16.5', '16.6', '16.7', '16.8', '16.22'],
    question:
      'In a scoring opportunity, may the defender displace the ball carrier by a move that is a skill?',
    ruling:
      'By the one step that the skill only allows with a card of the other side, yes: the gold Wingback’s and the silver Utility man’s. By a move of another shape, no: two steps at once neither end on him nor lead over him, a diagonal step and a jump do not end on him. Nor by a step besides the move, such as the one a Commanding centre-back sends a team-mate on.',
    why: '„DER VERTEIDIGENDE SPIELER DARF INFOLGE SEINE BEWEGUNG DIE PLÄTZE MIT DEM BALLFÜHRER TAUSCHEN“: that movement is the base game’s one step “forward or backward”, and it stays that step whichever card allows it. What a skill puts in its place is only what its card says, and ours say that the carrier is left alone. It can also be read that whatever the defender does as his move may displace him there; then a jump would take the ball over two lines, and the book knows only a defender who pushes the carrier from one field to the next.',
  },
  {
    id: 'P39',
    on: ['21.4'],
    question: 'Which positions must a team built with a budget fill?',
    ruling: 'All ten, 2 to 11, and the goal.',
    why: '“Keep in mind that you need 1 outfield player for each position (numbers from 2 to 10) and a goalkeeper” is a slip: it would leave a team of nine without its 11, while the same booklet sets up “all your 10 outfield players”. The German one names no numbers there.',
  },
  {
    id: 'P40',
    on: ['13.3', '20.5'],
    question: 'The editions do not have the same cards in the box: with which do we play?',
    ruling:
      'With those of the English one: 45 team cards and six match events. Each event is agreed by itself, so who owns the German box leaves Interchange out; its German name, „Positionstausch“, is ours.',
    why: '“45 TEAM CARDS” and “6 MATCH EVENTS” stand against „24 TEAMKARTEN“ and „5 SPIELEREIGNISSE“; INTERCHANGE is missing from the German list, so it has no German name. The German booklet itself says elsewhere that one has „45 vorgefertigte Teams“. The later English one is fuller, and nothing in it contradicts the cards of the other.',
  },
  {
    id: 'P41',
    on: ['15.7', '15.8', '16.15'],
    question: 'May an Inverted winger use a skill for his shots if he cannot come to shoot?',
    ruling:
      'Since hat-trick-2 no. He must still be able to shoot before the cards run out: one step forward in each round that is left brings him into the two final lines, the first of them being free where all are needed; who has the ball does not step in that round. For silver he must also stand on a wing, or be able to get to one by Interchange, if that is agreed; in the last round a team-mate must then stand there. Which cards are in the hand does not matter, nor what other skills and the opponents’ moves could bring about. The same for whoever borrows the skill. By hat-trick-1 he could use it wherever he stood.',
    why: 'Skill rule 7: “if circumstances prevent the effect from coming into life, the skill is not considered “used” and the card may not be flipped”; rule 8: “No player can voluntarily flip to the other side”; FAQ on the False 9: “No – the effect of the skill must come into life.” So it can be read that he uses the skill only with the shot itself. But the FAQ asks whether it remains “active”, and “The moment new cards are drawn, the skill stops working”: it is used before and lasts, and what it promises may fail to come, as a comparison may be lost (15.7). What must not be is that it cannot come. A long ball reaches everybody in the three final lines, so the steps decide. The hand stays out of it because both coaches must see what can be used: a prevention may answer it (16.10), and a question would tell what is hidden. Who needs another skill to get there uses that one first and his own when the next round begins.',
  },
  {
    id: 'P42',
    on: ['18.10', '19.7', '19.12'],
    question: 'Do skills come before style cards only in time, or do they prevail over them?',
    ruling:
      'In time: whatever both coaches use of their skills at a moment is used first, then style cards are played, knowing what it has led to. A style card may then change what a skill has done. Of ours only Offside trap and Second ball do, and both say so: the lowest number of the line gets the ball wherever skills have taken it.',
    why: "“Unless stated otherwise, players' skills always take precedence over the Style Cards”, „haben Spielerfähigkeiten stets Vorrang gegenüber Stilkarten“. It can also be read that skills prevail, so that no style card takes back what a skill has done: “unless stated otherwise” sounds like it. But the rule ends a list in which 6 and 7 say in what order effects are applied, and for skills there is no such word but this one. Little hangs on it: most cards add to what skills add. Of Offside trap and Second ball, which are ours, it is “stated otherwise” in their own text, so they would be played the same by the other reading. That text has its reason: otherwise the team that lays the ball off first would be safe from them, and they could hardly ever be played.",
  },
]
