import type { Rules } from './paragraphs.ts'
import { playersEn } from './players/en.ts'
import { figured } from './players/figures.ts'
import { playersRulesEn } from './players/rules.en.ts'

export const rulesEn: Rules = {
  title: 'Hat-Trick: the rules',
  chapters: {
    '1': 'The match',
    '2': 'Pitch and players',
    '3': 'Action cards',
    '4': 'The turn',
    '5': 'The actions',
    '6': 'The scoring opportunity',
    '7': 'The shot',
    '8': 'The goal kick',
    '9': 'Fouls',
    '10': 'The halves',
    '11': 'Extra time and penalties',
    '12': 'At this table',
    ...playersRulesEn.chapters,
  },
  paragraphs: {
    '1.1':
      'Hat-Trick is a match between two coaches (in the booklet managers) with one team each. One team is at home, the other away. The seats differ in nothing but their names: even the kick-off is decided by a coin.',
    '1.2':
      'A match has two halves. Whoever has scored more goals at the end wins. If the goals are level, the match is a draw, unless the coaches have agreed on extra time or a shoot-out.',
    '1.3':
      'A coin decides which team kicks off. All players stand on their starting fields, number 6 of that team has the ball, and each coach draws three action cards.',
    '1.4':
      'In the box of the base game lie 20 player cards, 12 goalkeeper cards, 64 action cards, 9 shooting cards, 2 team cards, 2 yellow cards, a red card and the ball. All of it is on this table but the team cards: the booklet has them put aside and never takes them up again, and here the names of the teams stand in their place.',
    '2.1':
      'The pitch has six lines of four fields each. Each team counts the lines from its own goal: the first lies before its own keeper, the sixth is its final line, before the other team’s keeper. So my line 2 is your line 5. Fields are written a1 to d6 as the home team sees them: a1 is its left corner, d6 the far right one.',
    '2.2':
      'Each team has the numbers 2 to 11 on the pitch; the keeper is number 1 and stands behind the fields. At the start, seen from one’s own goal and from left to right: line 1 free, 2, 3, free; line 2 own 4, their 11, their 10, own 5; line 3 their 9, own 6, own 7, their 8; line 4 own 8, their 7, their 6, own 9; line 5 their 5, own 10, own 11, their 4; line 6 free, their 3, their 2, free.',
    '2.3':
      'Even numbers play on the left, odd ones on the right, seen from the seat of their own coach. Players move only forward or back, so nobody ever leaves his column. My left is your right. In a card set of your own a card may say on which side its footballs are printed; then he moves with cards of that side.',
    '2.4':
      'Each player has attacking and defending footballs, from 1 to 5 of each, in a card set of your own as many as its cards say. The attacking ones count while his team has the ball, the defending ones while it does not. Every card has two sides, the regular and the star; the star has more footballs. A star keeper loses nothing by diving the wrong way, unless the keeper cards of a set of your own say otherwise.',
    '2.5':
      'Before the match each coach chooses one of 32 national teams, which says which of the numbers 1 to 11 are stars, or plays with eleven regulars. Both coaches may choose the same team. For a first match the booklet advises regulars for both, with the star keepers put aside.',
    '3.1':
      'Each coach has 32 action cards. A card shows a kind (short pass, long ball or dribble), a power of one to four footballs and a side (left or right). For each power and side there are two short passes, one long ball and one dribble: 16, 8 and 8 in all. Both decks are the same. A card set of your own says for itself which 32 cards they are.',
    '3.2':
      'Each deck is shuffled and lies face down. A coach holds three cards: whenever the rules have him draw up his hand, he draws until he has three again.',
    '3.3':
      'Nobody sees the other coach’s hand, or the order of either deck. Used cards lie open. How many cards are left in hand and deck is open too.',
    '4.1':
      'A turn begins with the cards. Each coach lays one from his hand face down, both draw up to three, then the two cards are revealed together. The attacker is the coach whose team has the ball, the other is the defender. In a scoring opportunity nobody draws.',
    '4.2':
      'Then the attacker may move one player one step forward or back. The player must play on the side that the attacker’s card shows. He goes to a free field or changes places with whoever stands there, team-mate or opponent. Example: with a left card one of the numbers 2, 4, 6, 8 and 10 may move. If compulsory moves are agreed (option, German edition), whoever can make such a step must, also in 4.5, 8.2 and 9.3.',
    '4.3':
      'In normal play the ball carrier stays where he is: he may not move himself, and nobody may change places with him. Otherwise every step is allowed, even one that undoes the opponent’s step. Only in a scoring opportunity may the defender displace the carrier.',
    '4.4':
      'Now the carrier must give the ball to the nearest team-mate in his line, counted in columns. If two are equally near, the coach chooses one of them. If the line has no team-mate, the carrier keeps the ball. This pass always arrives.',
    '4.5':
      'Then the defender may move one of his players one step forward or back, by the same rules: his own card sets the side, seen from his own seat. He may not displace the carrier, who may by now be another player than before.',
    '4.6':
      'At the end of the turn the attacker’s card is carried out: a short pass, a long ball or a dribble. The defender’s card counts only with its power, whatever its kind.',
    '4.7':
      'When the action is over a new turn begins. Whoever has the ball now is the attacker. If the carrier stands in his final line, the turn is a scoring opportunity; if the time of the half is up, the half may end here.',
    '5.1':
      'Short pass: the attacker adds up the attacking footballs of all his players in the line of the ball, the defender the defending footballs of his in the same line, and each adds the power of his card. If the attacker has more, the ball goes one line forward, to his lowest number there. Example: 7 from the players and 2 from the card beat 1 and 4, by 9 to 5.',
    '5.2':
      'If the defender has more footballs in the comparison of a short pass, the pass is intercepted: the ball stays in its line and goes to his lowest number there.',
    '5.3':
      'Long ball: the attacker first names how far it goes, one, two or three lines forward. If any of these lines has a player of his own, he must choose such a line. There is nothing beyond the final line.',
    '5.4':
      'A long ball is compared like a short pass, but with the players of the line it is meant for. Won, it goes to the attacker’s lowest number in that line, lost, to the defender’s. Example: 7 from the players and 4 from the card beat 3 and 4, by 11 to 7. Where the attacker has nobody, it is compared all the same; with nobody of either team there, the two cards alone. Won, it then stays in the passer’s line, with the attacker’s lowest number there, who may be the passer himself. Lost where the defender has nobody, it stays with the passer. In version 1 a long ball to a line without an own player was lost without a comparison.',
    '5.5':
      'Dribble: what counts is the field straight ahead of the carrier. If a team-mate stands there, he gets the ball. If it is free, the carrier moves onto it. If an opponent stands there, the carrier’s attacking footballs and the power of the attacker’s card stand against the opponent’s defending footballs and the power of the defender’s card. If the carrier wins, the two change places; if he loses, the opponent has the ball and both stay where they are. Example: 3 from the player and 1 from the card lose to 3 and 4, by 4 to 7.',
    '5.6':
      'If a comparison is level, the coach with the stronger card wins it. If the cards are equally strong too, the defender has fouled: the action goes on as if the attacker had won, and a free kick or a penalty follows.',
    '5.7':
      'When somebody is missing: a short pass that is won with no team-mate one line ahead goes to the attacker’s lowest number in the line of the ball, who may be the carrier himself. A short pass that is lost where the defender has nobody stays with the carrier. A comparison that is level in everything, with no defender there to foul, counts as won, and there is no foul.',
    '6.1':
      'If the carrier stands in his final line when a turn begins, the turn is a scoring opportunity, however the ball got there: by a pass, a dribble, an interception, a rebound or a goal kick (by agreement not always: 6.8, 9.4). It lasts for several rounds, until there is a shot or the attacker runs out of cards.',
    '6.2':
      'In each round of a scoring opportunity both coaches lay a card and reveal them as usual, but nobody draws. With three cards in hand there are three rounds at most. Then, as in any turn, come the attacker’s move, the sideways pass, the defender’s move and the action.',
    '6.3':
      'In a scoring opportunity the defender may change places with the ball carrier and so push him away from goal. The attacker may not displace his own carrier.',
    '6.4':
      'A short pass in a scoring opportunity goes to any team-mate on a neighbouring field, also diagonally. Footballs are not compared: the pass arrives.',
    '6.5':
      'A long ball in a scoring opportunity goes to any team-mate in the attacker’s three final lines, lines 4 to 6. Footballs are not compared: the pass arrives.',
    '6.6':
      'With a dribble the carrier may shoot at once, without giving the ball on. With any card, a shot needs a carrier in one of his two final lines after the action. If he is not there, the next round follows. Example: with a long ball the attacker moves his 8 forward to line 5, and in the final line the ball goes sideways. The defender’s 2 changes places with the new carrier and pushes him away from goal. The carrier plays the long ball to 8, who may shoot from line 5.',
    '6.7':
      'In a scoring opportunity the attacker may decline the pass or the shot, for instance to find a better position. The next round of the opportunity follows. Without the pass that his card asks for there is no shot in that round.',
    '6.8':
      'If the attacker has no card left and has not shot, the opportunity is over: the ball goes to the lowest number of both teams in the carrier’s line; if the numbers are equal, the defender’s gets it. Both coaches draw up to three, and a new turn begins; with the ball still in the final line it is an opportunity again. If usual turns in the final line are agreed (option, German and Hungarian editions), it is a usual one, in which a long ball and a dribble lead nowhere; a snapshot may be taken in it, if they are agreed (20.1).',
    '7.1':
      'The card that led to the shot gives the shot its colour and its power. Each kind of card, short pass, long ball and dribble, has its own three shooting cards: left, centre and right.',
    '7.2':
      'The shooter’s coach chooses one of the three corners, left, centre or right, and the keeper’s coach chooses where his keeper goes. Both choose face down and reveal together. Left and right are always meant as the shooter sees them.',
    '7.3':
      'The power of the shot is the power of the card that led to it plus the footballs on the shooting card, three or four, in a card set of your own as many as its cards say. Example: a long ball of 3 and a shooting card with +3 make a shot of 6.',
    '7.4':
      'To save, the keeper’s coach draws cards from his deck, one after the other, and adds up their footballs. How many he may draw depends on where the shot comes from: 2 from the two middle fields of the final line, 3 from its outer fields; 3 from the middle fields of the line before it, 4 from its outer fields.',
    '7.5':
      'If the keeper guessed the corner, he draws one card more. If a regular keeper dives into the far corner, left against right, he draws one fewer. With the centre against a corner, or the other way round, nothing changes. A star keeper who guesses wrong loses nothing. On the keeper cards that is a plus, a minus or nothing beside the keeper’s hand; in a card set of your own they lie as on its cards, and so do the numbers of 7.4.',
    '7.6':
      'The keeper’s coach may stop drawing at any time. He also stops when he has more footballs than the shot has power, or when he may draw no more. The cards drawn are used; the hand is not touched.',
    '7.7':
      'Fewer footballs than the power of the shot: a goal! Both coaches draw up to three, and all players return to their starting fields. Number 6 of the team that conceded kicks off; if he has been sent off, the next higher number does, and if there is none, the next lower.',
    '7.8':
      'Exactly as many footballs as the power of the shot: the keeper parries. Both coaches draw up to three. In the shooter’s final line the ball goes to the number nearest to the power; if two are equally near, a defender comes before an attacker, then the lower number before the higher. If nobody stands in that line, the shot counts as saved.',
    '7.9':
      'More footballs than the power of the shot: the keeper has saved it. He has the ball, and a goal kick follows.',
    '8.1':
      'Before a goal kick both coaches draw up to three. The kicking team, whose keeper has the ball, is the attacker.',
    '8.2':
      'Then the kicking team may move one player one step forward or back, and after it the other team may. Here the player may play on either side. The other team may not displace the player who has just moved. If it is agreed that the displaced stays (option, Hungarian edition), it may neither move nor displace whoever that move has displaced.',
    '8.3':
      'Then the kicking coach plays a card face up and draws a new one. A dribble takes the ball to his first line, a short pass to the second, a long ball to the third. The lowest number of both teams in that line gets it; if the numbers are equal, the other team’s player does. If the line is empty, the ball rolls on to the next. If a goal kick without a card is agreed (option, German edition), he draws no new card: he goes on with two and draws up in the next turn, or before the scoring opportunity that his kick brings.',
    '9.1':
      'If a comparison is level and the cards are equally strong, the defender has fouled. After a short pass it was his lowest number in the line of the ball, after a long ball his lowest number in the line it was meant for, in a dribble the opponent ahead of the carrier. The action goes on as if the attacker had won.',
    '9.2':
      'For a foul the team gets a yellow card. If it already has one, it gives it back, and the player who fouled is sent off: he is out for the rest of the match, and his field is free. Nobody replaces him. A team’s last player is never sent off: its yellow card stays.',
    '9.3':
      'A foul gives a free kick. First the defender may move one player one step, then the attacker; both may choose a player of either side. Nobody may displace the ball carrier, and the attacker may not displace the player the defender has just moved.',
    '9.4':
      'After the moves of a free kick the attacker chooses: a scoring opportunity, wherever on the pitch the ball may be, or normal play. For a shot his carrier must still reach one of the two final lines. If he already stands in his final line, nothing is asked: it is a scoring opportunity anyway (6.1). If usual turns in the final line are agreed (option, 6.8), he is asked there, too, and normal play is a usual turn.',
    '9.5':
      'If the action that was fouled brings the ball to one of the two middle fields of the attacker’s final line, there is a penalty instead of a free kick. The carrier shoots at once with the card of this turn. That holds even if the ball was in that line before. The keeper draws one card fewer than for a usual shot from that field, so with our cards one; right and wrong guesses count as usual. If one card is agreed (option, German edition), it is one with any keeper cards. Up to version 1 of the rules the better of the two fields counted, wherever the penalty was.',
    '10.1':
      'The decks are the clock. When both coaches have drawn the last card of their decks, the time of the half is up, and the half ends as soon as the turn is over; what both still hold stays unplayed. The clock shows minutes according to the cards drawn so far.',
    '10.2':
      'If a coach needs a card and his deck has run out, he shuffles his used cards into a temporary deck and draws from that. What he has laid or drawn in this turn is not among them: it still lies on the table. A scoring opportunity is one turn. He makes such a deck as often as he needs to, until the half is over.',
    '10.3':
      'No half ends while the ball is in one of the two lines before either goal, or in the middle of a scoring opportunity. Play goes on with temporary decks until the ball is cleared. If it is agreed (option), play goes on only before the goal that is attacked: while the carrier is in one of his two final lines. So that this comes to an end, the half is over after 24 further turns, but never where a scoring opportunity is due (12.4). Up to version 1 of the rules it was six turns, due or not.',
    '10.4':
      'For the second half all players return to their starting fields, and each coach shuffles all 32 cards into his deck and draws three. The team that did not kick off the first half kicks off. Goals, yellow cards and dismissals stay as they are. With the Players expansion everybody also keeps the side he shows, silver or gold, and the wing he plays on, unless “sides anew” are agreed (13.5); keeper, style, unused style cards and what is left of changes and appeal carry over too.',
    '11.1':
      'Extra time is a match option for a match that is level after two halves: a third half by the same rules, again with whole decks. A coin decides who kicks off. If the score is still level afterwards, the match is a draw, unless a shoot-out is agreed, too.',
    '11.2':
      'A shoot-out is a match option for a match that is level in the end, after two halves or after extra time. Each team takes five penalties in turn; a coin decides who begins. For each, the top card of the shooter’s deck is turned over and gives colour and power. Shooter and keeper choose their corners, and the keeper draws as for a penalty from the better of the two middle fields. A parry is no goal. The shoot-out ends as soon as one team cannot be caught. If five cards are agreed (option, Hungarian edition), each coach first lays his hand with the used cards and draws five; for each of his penalties he chooses one of them.',
    '11.3':
      'If it is level after five penalties each, sudden death follows: one more penalty each, pair by pair. The first pair in which only one team scores decides.',
    '11.4': 'If forty pairs of sudden death bring no decision, lots are drawn.',
    '12.1':
      'If the rules leave a coach only one option, Libero takes it for him without asking. Only two people who share a screen are asked even then, if what one of them could play is all alike: not asking would show the other that it is.',
    '12.2':
      'A choice may be taken back while three things hold: nothing hidden has been revealed by it, no chance has been taken, such as a card drawn, and the other coach has not answered it.',
    '12.3':
      'Every decision has a default. If a coach’s time runs out, it is taken for him and the match goes on: the card of middle power is played, nobody moves (where moves must be made, the first that is offered), passes and shots are taken, a free kick becomes a scoring opportunity, shots and keepers go to the centre, and the keeper draws. With the Players expansion no skill and no style card is used, nobody comes on, and there is no appeal and no snapshot; of several receivers or foulers it is the first offered; a style offered is taken, and a star keeper uses his star cards.',
    '12.4':
      'Guards make sure that every match ends. A half whose time is up ends after 24 further turns; if a scoring opportunity is due then, as soon as none is, after 48 turns at the latest. After forty pairs of sudden death lots are drawn. And whoever runs out of cards makes a temporary deck.',
    '12.5':
      'Before the match the coaches agree on the match options: extra time (11.1), a shoot-out (11.2), what the editions of the rulebook differ by (compulsory moves 4.2, usual turns in the final line 6.8 and 9.4, the displaced staying at a goal kick 8.2, the goal kick without a card 8.3, one card against a penalty 9.5, five cards for the shoot-out 11.2), stoppage time only at the goal attacked (10.3), the Players expansion (13.1) with its match events (chapter 20), sides anew at kick-offs (13.5) and an opportunity as one play (15.6), and the card set. A match may also begin from a position set up in full. Anything else is refused, with every reason at once. A card set of your own has a name of its own: names that begin with “libero” belong to the sets published here.',
    ...figured(playersRulesEn.paragraphs, playersEn),
  },
}
