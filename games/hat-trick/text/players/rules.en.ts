import type { PlayersRules } from './paragraphs.ts'

export const playersRulesEn: PlayersRules = {
  chapters: {
    '13': 'The Players expansion',
    '14': 'Numbers',
    '15': 'Skills',
    '16': 'The player types',
    '17': 'Keepers',
    '18': 'Style cards: general rules',
    '19': 'Winning and using style cards',
    '20': 'Match events',
    '21': 'Team cards and budgets',
  },
  paragraphs: {
    '13.1':
      'The Players expansion is agreed on before the match. Player types with skills then take the place of the ten player cards of each team. Everything in chapters 1 to 12 stays as it is unless chapters 13 to 21 say otherwise.',
    '13.2':
      'There are 22 player types. Each card has a silver and a gold side and shows the numbers its player may wear, a shield and a price; each side has attacking and defending footballs and one skill of its own. Each coach has 32 cards: some types there are more than once.',
    '13.3':
      'A team comes from a team card, which names line-up, gold players, keeper, style, bench and captain, or a coach builds it himself with a budget card (chapter 21). A team card also shows the team’s name, flag and colours, its value and the power of defence, midfield and attack, all in stars (21.3), unless a card of your own prints other figures; none of that changes the play. Everybody begins the match on the side, silver or gold, that his team says.',
    '13.4':
      'Whether a player counts as left or right (2.3) depends on the position he plays at, whatever numbers his card prints. Example: a 4/5 at position 4 plays on the left, the same card at position 5 plays on the right.',
    '13.5':
      'At a kick-off, after a goal as at the beginning of a half, everybody goes back to his place but keeps the side he shows, silver or gold, and the wing he plays on (16.5). If both coaches have agreed on “sides anew”, everybody then also shows the side again that he began with, a substitute the one he came on with, and plays on his own wing. Keepers stay as they are.',
    '13.6':
      'In the box of the expansion lie 64 player cards, 32 in each colour, 45 team cards, 12 style cards, 3 budget cards, 6 match events and 2 reference sheets; the German box has 24 team cards and 5 match events, without Interchange. All of it is on this table; in place of the two sheets there is the short version of these rules. The base game is needed too: everything but its player cards is played with.',
    '14.1':
      'Many cards print two numbers, such as 4/5. Players whose numbers overlap count as having the same number. Lowest is everybody who has nobody wholly below him. Examples: of 4/5, 5, 6 and 6/7 the lowest are 4/5 and 5; of 2, 2/3 and 3 they are 2 and 2/3, since 2 lies wholly below 3. A utility man wears the number of his position.',
    '14.2':
      'A pass, won or lost, goes to the lowest number (14.1) of the team that gets the ball. If several of its players are lowest, the coach of that team chooses one of them. Example: a short pass reaches a line with two players 6/7 of the passing team; its coach says which of them receives it.',
    '14.3':
      'After a goal kick (8.3), and when the attacker of an opportunity has run out of cards (6.8), the lowest number of both teams in the line gets the ball, as 14.1 counts it. A player of the team without the ball whose number is the same or lower wins over the team with the ball. If several players of the team that gets it are lowest, its coach chooses. Example: the kicking team has 4/5 in the line, the other team 5: the 5 gets the ball.',
    '14.4':
      'After a foul in a short pass or a long ball (9.1) the player who fouled is the lowest number of the defenders in the line compared. If several are lowest, the coach of the fouling team chooses which of them it was, and so who is sent off if the card is red.',
    '14.5':
      'When the keeper parries (7.8), the lower one of a double number counts: 10/11 is a 10. Otherwise 7.8 holds: the nearest number gets the ball; if two are equally near, a defender comes before an attacker, then the lower number before the higher. Only if two players of one team have the same lower number does their coach choose. Example: a shot of 3 is parried, and in the line are 2 and 2/3 of the defenders; both count as 2, and their coach says who gets the ball.',
    '14.6':
      'The kick-off is taken by whoever plays at position 6, whatever numbers his card prints. Otherwise kick-offs are as in 1.3 and 7.7.',
    '15.1': 'Skills are voluntary: a coach may always leave one unused, even where it would help him.',
    '15.2':
      'The text of a skill speaks to the player on the card: “you” is he himself, “your team” is his team.',
    '15.3':
      'Each skill names its moment. It may be used then, and neither earlier nor later. As a move, a skill is used only in the two moves of a turn, not in those at free kicks and goal kicks. At a penalty, in play or in a shoot-out, nobody uses skills or style cards; keepers still change as chapter 17 says.',
    '15.4':
      'A player has only the skill of the side that lies face up: silver the silver one, gold the gold one.',
    '15.5':
      'Once a player has used his skill, his card flips at once. From then on only the new side counts, its footballs as well as its skill, until the card flips again. Example: a defender who turns gold before a comparison takes part in it with his gold footballs.',
    '15.6':
      'A player may use both his sides in one play, but his card flips twice at most in a play. A play is a turn, or in a scoring opportunity one round of it. If both coaches have agreed on “one play”, a whole opportunity is a single play. Example: a silver player uses his skill, turns gold, uses that skill too and is silver again; now he has to wait for the next play.',
    '15.7':
      'A skill may be used only if it has its effect; if the effect is impossible, the card does not flip. The effect need not lead to success: two footballs more have been used even if the comparison is lost. Example: if the field ahead is taken by the ball carrier, a skill with a step forward cannot be used. What is to hold for later shots can be used only while such a shot can still come (16.15).',
    '15.8':
      'Nobody flips of his own free will. A card flips only by the use of its skill, or where a paragraph of chapter 16 says so.',
    '15.9':
      'Adjacent, neighbour and next to somebody mean the four fields ahead, behind, left and right. Diagonal fields are not adjacent. Example: the neighbours of b3 are a3, c3, b2 and b4.',
    '15.10':
      'Around a move, before it and after it, only the coach whose move it is uses skills; an opponent may still prevent one (16.10). When a pass has arrived, and when the ball has changed teams, the team that has the ball now comes first, then the other. In a scoring opportunity it is the same when a pass arrives, though it was given on without a comparison. If a skill then takes the ball off the attackers, the opportunity is over: both coaches draw up to three, and the next turn is that of whoever has the ball. At any other moment the attacker uses first what he wants, then the defender. A coach is asked only if he has something to use. No chain is endless, since nobody flips more than twice in a play (15.6). A foul ends the play: after it nothing more is used.',
    '16.1':
      'Ball-playing centre-back ({numbers}). Silver: after his own successful dribble he may go one field further with the ball and changes places with whoever stands there. A dribble is successful when the carrier himself moves forward; one that ends with a foul is not. He flips even if he does not go on. Gold: when a long ball he played was successful, he chooses any team-mate in the line it has reached as receiver instead of the lowest number. A pass is successful, in this chapter and for style cards, when it has won its comparison and the passing team still has the ball; one that was intercepted and won back is not. In a scoring opportunity, where nothing is compared, it is successful for skills once it has arrived, for style cards never (18.8).',
    '16.2':
      'Solid centre-back ({numbers}). Silver: in normal play, when he makes the defender’s move, his step may displace the opposing ball carrier. His coach then draws a card from his deck, which is then used (so the clock runs), and at this moment he flips. With power {silver}{silver?: or less} he has fouled: both return to their places, the free kick is taken from where the carrier was, and if the card is red he is the one sent off. With any other power the change stands. Gold: when an opponent dribbles at him, he has {gold} defending {gold?football:footballs} more.',
    '16.3':
      'Commanding centre-back ({numbers}). Silver: when an opposing long ball is compared in his line, he has {silver} defending {silver?football:footballs} more. Gold: after his team’s move, or after it has decided to stay, a neighbouring team-mate makes one more step, forward or back, whichever side he plays on. That team-mate may not use a skill for this step.',
    '16.4':
      'Sweeper ({numbers}). Silver: when an opponent next to him shoots, his keeper may draw {silver} {silver?card:cards} more. Gold: when his team has intercepted a pass in his line or in a line next to it, he gets the ball.',
    '16.5':
      'Wingback ({numbers}). Silver: when he dribbles, he has {silver} attacking {silver?football:footballs} more; the dribble need not succeed. Gold: he may make his move with a card of the other side; otherwise it follows the rules of a move, so that in a scoring opportunity the defender’s may displace the carrier (6.3). From then on he plays on that side and stays gold. Whenever his coach is asked anything later, in either team’s turn, at kicks, shots and secret choices too, he may first turn back to his own side: then he flips to silver, and the same question is asked again, so that a move is still to be made. To turn back is no use of a skill and cannot be prevented, but not even so does anybody flip a third time in a play (15.6). Both coaches see it at once. Nobody is asked only because he could turn back. Example: a left wingback moves with a right card; now he needs right cards, until he turns back.',
    '16.6':
      'Overlapping fullback ({numbers}). Silver: after a successful pass (16.1) of his team to a neighbour of his he takes one step forward. Gold: as his move he takes {gold} {gold?step:steps} forward at once, but not over the ball carrier; he changes places with each player on the way in turn. He flips right after the move, before the action.',
    '16.7':
      'Tireless fullback ({numbers}). Silver: as his move he takes {silver} {silver?step:steps} back at once, but not over the ball carrier, and changes places with each player on the way in turn; not in a play in which he has used gold. Gold: as his move he jumps {gold} {gold?line:lines} forward, over anybody, even the ball carrier, and changes places with whoever stands there, but not with the carrier. He flips after the jump. Before the next cards are laid he goes back to where he came from, unless he has the ball or the carrier stands there. The silver skill may not be used on the way back.',
    '16.8':
      'Inverted fullback ({numbers}). Silver: as his move he goes one field diagonally forward, to the left or to the right, and changes places with whoever stands there, but not with the ball carrier. Gold: when a short pass of his team is compared in the line right ahead of him or right behind him, his attacking footballs count too.',
    '16.9':
      'Defensive midfielder ({numbers}). Silver: when his team has lost the ball by an action, he takes one step back. Gold: when a long ball has arrived, he takes it off the opponent who has it at that moment, if he stands next to him. This also holds if the opponent got it by an interception, even by that of an opposing gold defensive midfielder.',
    '16.10':
      'Combative midfielder ({numbers}). Silver: when an opposing short pass is compared in his line, he has {silver} defending {silver?football:footballs} more. Gold: an opponent next to him may not use a skill that he could use at this very moment, whether he has declared it or not, and uses no other skill either for the rest of this play. A prevention itself cannot be prevented.',
    '16.11':
      'Box-to-box midfielder ({numbers}). Silver: he uses the face-up skill of a neighbouring team-mate as his own. Gold: the same with any neighbour, opponents included. He flips, his neighbour does not. They must be adjacent at the moment that the borrowed skill names; for the overlapping fullback’s silver, for instance, when the pass has arrived. If a borrowed skill may not be used after gold (16.7, 16.17), what counts is whether the borrower has used his own gold in this play. Not to be borrowed are the wingback’s gold, the combative midfielder’s gold and the skills of another box-to-box midfielder.',
    '16.12':
      'Versatile midfielder ({numbers}). Silver: when a short pass of his team is compared in his line, every player of his team in that line has {silver} {silver?football:footballs} more, he too. Gold: when a pass is compared in his line, his team’s players there count with the higher of their two values. Neither may be used in a snapshot or in a scoring opportunity. Example: in defence a team-mate with 4 attacking and 1 defending football counts as 4.',
    '16.13':
      'Playmaker ({numbers}). Silver: when a short pass he played was successful (16.1), he chooses any team-mate in the line it has reached as receiver. Gold: when he plays a long ball, his attacking footballs count in the line it goes to.',
    '16.14':
      'Pressing winger ({numbers}). Silver: after the opponents’ sideways pass, if he stands in the line of the ball or in one next to it, he takes one step forward or back. Gold: when a short pass has arrived, he takes it off the opponent who has it at that moment, if he stands next to him, also if the opponent got it by an interception.',
    '16.15':
      'Inverted winger ({numbers}). Both skills are used when a round of his team’s scoring opportunity begins. Silver: in this opportunity he shoots from a wing as if from the middle, so the keeper draws as for a middle field. Gold: his shots in this opportunity have {gold} power more in all, not more by using it again. Both last until new cards are drawn: a parry, a free kick or a corner ends them. Since hat-trick-2 neither can be used by whoever cannot come to shoot any more: one step in each round that is left, as many as there are cards in hand, must be able to bring him into the two final lines, and for silver he must stand on a wing or be able to get to one by Interchange (20.5). Example: with one card left, from line 4 yes, from line 3 no.',
    '16.16':
      'Touchline winger ({numbers}). The wings are the outer fields, columns a and d. Silver: in a scoring opportunity his short pass from a wing reaches any team-mate in the two final lines. Gold: when he dribbles on a wing, he has {gold} attacking {gold?football:footballs} more.',
    '16.17':
      'Target man ({numbers}). Silver: when a long ball of his team is compared in his line, he has {silver} attacking {silver?football:footballs} more. Gold: when a successful long ball (16.1) has itself reached him, he gives it on at once to a team-mate around him, also diagonally; not when he got it by a lay-off. In one play he may use gold after silver, but never silver after gold.',
    '16.18':
      'Forward ({numbers}). Silver: before his team’s sideways pass, if he is next to the carrier, he gets the ball. The sideways pass is still due, now from him and in his line. If a skill, be it this one or the push of a solid centre-back (16.2), has brought the ball into the final line before the action, a long ball or a dribble has nothing ahead of it: the ball stays with the carrier. Gold: when he shoots after a short pass, the shot has {gold} power more; not in a snapshot, for which no pass was played.',
    '16.19':
      'False 9 ({numbers}). Silver: when he shoots by a dribble from the line before the final line, he first steps forward with the ball, and the shot comes from there. He cannot use it in the final line, nor in a snapshot, for which no dribble was played. Gold: when he has the ball, he need not pass it sideways.',
    '16.20':
      'Goal poacher ({numbers}). Silver: when the keeper parries a shot of his team while he stands in the final line, he gets the ball, whoever would be nearest by number. Gold: when he shoots from one of the two middle fields of the final line, the keeper draws {gold} {gold?card:cards} fewer.',
    '16.21':
      'Runner in behind ({numbers}). Silver: when his team plays a long ball, he takes one step forward before the comparison; if that brings him into the line compared, he counts there. Gold: when his team has won the ball by an action, he takes one step forward.',
    '16.22':
      'Utility man. He may play at any position and wears its number. Silver: his move may be made with a card of the other side; otherwise it follows the rules of a move, as in 16.5. Gold: as his move he changes places with any team-mate, wherever he stands, but not with the ball carrier.',
    '17.1':
      'A regular keeper who guesses the corner of a shot becomes a star, whether or not it is a goal. He is one from the next shot on.',
    '17.2':
      'A star keeper who plays with the star cards and does not guess the corner becomes a regular again. He is one from the next shot on.',
    '17.3':
      'With a star keeper the coach chooses for each shot whether to use the star cards or the regular ones, in secret and together with the corner. With the regular cards the star stays a star, however he guesses; in exchange a dive into the far corner costs a card (7.5).',
    '18.1': 'A style card may not be played on the turn on which it was won.',
    '18.2':
      'Skills and style cards do not help to win style cards. If a team used one in a turn, before or after its action succeeded, this action does not count for its row; a success of the same kind does not end the row either, but another kind or a failure does. Examples: short pass, short pass with a skill, short pass: these are two in a row. Dribble, short pass with a skill, dribble: the row begins anew.',
    '18.3': 'In a scoring opportunity no style cards are won.',
    '18.4': 'Each time a team meets its condition it wins a new card, as long as the deck has one.',
    '18.5':
      'Each coach may play one style card in a turn. A scoring opportunity is one turn, however many rounds it has.',
    '18.6':
      'If both coaches play a style card at the same moment, the cards take effect in this order: Tactical, Technical, Physical, Total. The coach whose card comes first decides first; the other decides knowing it.',
    '18.7':
      'If both coaches play a card of the same style at the same moment, the attacker’s takes effect first, so he decides first. Every style has cards for both: Passing triangle and Offside trap at a long ball that has arrived, Nutmeg and Quick feet at a dribble, Aerial power and Every duel at a long ball that is compared, Flood the box and Everybody back at a shot.',
    '18.8':
      'For style cards no action in a scoring opportunity is successful. Example: Passing triangle cannot be played after a short pass in an opportunity.',
    '18.9':
      'A free kick that does not come from the action itself does not move the ball: the carrier keeps it where he stands. Example: after Draw the foul the carrier takes the free kick on his field.',
    '18.10': 'If skills and style cards can be used at the same moment, the skills come first.',
    '19.1':
      'There are {styles} styles, Tactical, Technical, Physical and Total, with {each} {each?card:cards} each. Each style has one deck, and both coaches draw from the same. A team wins cards of its own style only.',
    '19.2':
      'This wins a card. Tactical: {tactical}. Technical: {technical}. Physical: {physical}. Total: {total}. A successful action of another kind, a failed action, a dribble that only gives the ball to a team-mate ahead, a foul, also one that a style card has drawn, the loss of the ball, also by a goal or a shot that is held, a snapshot or the end of a half ends a row; the rounds of a scoring opportunity count neither for nor against it. When a card is won, the row begins anew.',
    '19.3':
      'A card won lies open, so both coaches know it. It is played right when its moment comes; once the match has gone on, it is too late.',
    '19.4':
      'Used style cards are laid aside. When the next half begins, they go back into their deck, the deck is shuffled, and each coach draws as many as he gave back. If both draw from one deck, they take turns, and the coach who does not kick off begins. These cards may be played at once.',
    '19.5':
      'A team built with a budget begins without a style. When it meets one of the {styles} conditions, it is offered a card of that style. If the coach takes it, this is the team’s style for the rest of the match. He may also decline and wait for another; that keeps the row, so the next success offers the style again.',
    '19.6':
      'Passing triangle (Tactical). When a short pass or a long ball has reached one of your players, your own pass or one that your team has intercepted, he gives the ball on at once to a team-mate around him, also diagonally.',
    '19.7':
      'Offside trap (Tactical). When an opposing long ball has arrived in one of the opponents’ two final lines, your lowest number in that line gets it, wherever skills have taken the ball since. One of your players must be there.',
    '19.8':
      'Compact block (Tactical). When you defend against a short pass or a long ball, you have {amount} {amount?football:footballs} more in the comparison.',
    '19.9':
      'Draw the foul (Technical). When the cards are revealed, you have the ball and have played a dribble of power 1 and your opponent a stronger card, you get a free kick where the ball is; nobody is booked for it. From one of the two middle fields of your final line it is a penalty (9.5). You must say so before anybody moves. It ends your row (19.2).',
    '19.10':
      'Nutmeg (Technical). When you dribble, you have {amount} {amount?football:footballs} more in the comparison.',
    '19.11':
      'Quick feet (Technical). When a dribble is compared, yours or your opponent’s, you have {amount} {amount?football:footballs} more.',
    '19.12':
      'Second ball (Physical). When your long ball has been intercepted, your lowest number in the line in which that happened gets it back, wherever skills have taken the ball since. One of your players must be there.',
    '19.13':
      'Aerial power (Physical). When a long ball is compared, yours or your opponent’s, you have {amount} {amount?football:footballs} more.',
    '19.14':
      'Every duel (Physical). In any comparison, of a short pass, a long ball or a dribble, with the ball or without it, you have {amount} {amount?football:footballs} more.',
    '19.15':
      'Change roles (Total). After your move, or after you have decided to stay, in attack or in defence, two of your players who are neighbours change places. Neither of them may be the ball carrier.',
    '19.16': 'Flood the box (Total). When you shoot, the shot has {amount} power more.',
    '19.17':
      'Everybody back (Total). When your opponent shoots, your keeper may draw {amount} {amount?card:cards} more.',
    '19.18':
      'A match begun with the first player cards goes on with them. They have, in place of Passing triangle, Nutmeg, Quick feet, Every duel and Flood the box: Third man (Tactical): after your own successful short pass the receiver gives the ball on at once to a team-mate around him, also diagonally. Step-over (Technical): when you dribble, {stepOver} {stepOver?football:footballs} more. Curled shot (Technical): when you shoot, {curledShot} power more. Full-blooded (Physical): when you defend against a dribble, {fullBlooded} {fullBlooded?football:footballs} more. Everybody forward (Total): when you attack, after your move or after you have decided to stay, any one of your players takes one step forward.',
    '20.1':
      'Snapshot. Outside a scoring opportunity a carrier in one of his final three lines may shoot instead of carrying out the action: in line 4 or 5, and in 6 where a skill has brought the ball there outside an opportunity or where usual turns in the final line are agreed (6.8, 9.4). The card counts with one power less; the shooting card is added as usual. From lines 5 and 6 the keeper draws as 7.4 says, from line 4 one card more than from 5: 4 for a middle field, 5 for an outer one. Example: a dribble of 3 and a shooting card with +4 make a shot of 6. The booklet finds nothing difficult in it and recommends it to everybody.',
    '20.2':
      'Corners. A shot saved with exactly one football more than its power, and with the last card the keeper may draw, goes over the line, and there is a corner instead of a goal kick; after a penalty too, but never in a shoot-out. First both coaches draw up to three. The attackers’ lowest number in their final line has the ball; if they have nobody there, the lowest in the line before; if nobody there either, the shooter. Then it goes on as with a free kick (9.3, 9.4), but never as a penalty: from a middle field of the final line, too, it is an opportunity, for nobody has fouled. Example: a shot of 6 saved with 7. The booklet recommends corners once free kicks are familiar.',
    '20.3':
      'Subs. Each team may make three changes in a match, at stoppages: kick-offs after goals and of later halves, goal kicks, free kicks (before their moves) and corners; a penalty is no stoppage. The team with the ball is asked first. The player coming on must be able to play the position of the one going off. Players sent off are not replaced. The booklet calls subs a must once the player types are familiar; before that they are good for trying out several line-ups in one match.',
    '20.4':
      'Captain. Once a match the coach of a team that has fouled may have his captain appeal, if the captain is on the pitch. The coach draws a card from his deck, which is then used (so the clock runs). With 3 or 4 the yellow or red card is withdrawn as if it had never been shown, but the free kick or penalty stands. With 2 nothing changes. With 1 the referee wrongly sends the captain off, and the card stands as well. The booklet recommends this to whoever likes to push his luck; whoever does not like random events leaves it out.',
    '20.5':
      'Interchange. Instead of one of the two moves of a turn two players of one team who stand side by side in one line may change places. One of them must play on the side of the coach’s card, and neither may be the ball carrier. Example: with a left card 6 on b3 and 7 on c3 change places. The booklet recommends it only to those who know how opposing players answer each other’s moves and skills.',
    '20.6':
      'Switch it up. Instead of one of the two moves of a turn a player of the side that the coach’s card shows may go to the mirrored field of his line, from a to d, from b to c, or the other way round. He changes places with whoever stands there. Neither of them may be the ball carrier. The booklet keeps this for the last: who uses it well knows the game inside out.',
    '21.1':
      'A budget has two purses, one for defensive and one for offensive players. The shield on a card says which one pays: a defensive shield the defensive purse, an offensive shield the offensive one. For a mixed shield the coach chooses the purse, but one purse pays the whole price.',
    '21.2':
      'A coach chooses a rank from I, the richest, to IV, and a mentality: defence-minded, balanced or attack-minded. Together they say how much is in each purse. Example: rank II and attack-minded give 9 for the defence and 21 for the attack.',
    '21.3':
      'The price on a card is that of a silver player; gold costs one more. There are two exceptions: a star keeper costs 3 and a gold utility man 2. The regular keeper and silver utility men are free. The keeper is paid from the defensive purse.',
    '21.4':
      'A team has the positions 2 to 11, each filled once. A type may play only at a number that its card prints; a utility man may play anywhere. No type may be used more often than the 32 cards hold it, the bench included.',
    '21.5':
      'If subs are agreed on (20.3), a team may have up to three players on the bench. They are paid for like the others. The captain (20.4) is one of the ten players who begin the match.',
    '21.6':
      'A team built with a budget can be written as a share code. It begins with HT1- and holds the whole team. Whoever enters it has the same team, and it is checked by the same rules.',
  },
}
