import type { Rules } from './paragraphs.ts'

export const rulesEn: Rules = {
  title: 'Captain Tsubasa: the rules',
  chapters: {
    '1': 'The match',
    '2': 'Cards and tokens',
    '3': 'Setting up',
    '4': 'The draw phase',
    '5': 'The attack phase',
    '6': 'Abilities',
    '7': 'Shot or pass',
    '8': 'The keeper',
    '9': 'Rounds and halves',
    '10': 'Extra time',
    '11': 'Special cards',
    '12': 'The special shot',
    '13': 'Motivation (option)',
    '14': 'Guaranteed success (option)',
    '15': 'Transfers (option)',
    '16': 'The first game (option)',
    '17': 'At this table',
  },
  paragraphs: {
    '1.1':
      'Captain Tsubasa is the final of the national school championship, played by two coaches. One leads Tsubasa Ozora’s Nankatsu, the other Kojiro Hyuga’s Toho; both cannot lead the same team. One coach is at home, the other away, but these seats differ in nothing but their names.',
    '1.2':
      'The match has two halves. Whoever has scored more goals at the end wins. If it is level, extra time follows (chapter 10), and if it is level even then, both are champions: the match is a draw.',
    '1.3':
      'Once all cards are laid out, the field too (3.1), the ball marker is tossed. The coach whose side comes up decides whether he kicks off or lets the other do so. Whoever has the ball is the attacker, the other is the defender. The whistle marks who kicked off in the first half, since the other coach does so in the second (9.5).',
    '2.1':
      'A card shows three values, for shot, pass and defence, and up to two optional abilities. An ability may carry a compulsory part, which whoever uses the ability must carry out (6.2).',
    '2.2':
      'Each team has a starting deck of twelve cards: the eleven footballers of the final and the team’s fans.',
    '2.3':
      'There are 26 match cards, 13 for the first half and 13 for the second. They belong to neither team at first; the coaches take them into their hands in the draw phase (4.3).',
    '2.4':
      'Each coach has five shot, five pass and five defence tokens. At first all of them lie in his reserve, where they are of no use yet. Abilities move them into his pool, and only tokens in the pool can be spent. So a pool never holds more than five of a kind. Whatever is spent on a contest or paid for somebody lies beside the play area until the clean-up of that round (9.1). Only then it returns to the reserve and can be gained again; by the rules captain-tsubasa-1 it returns at once.',
    '2.5':
      'Open to both are the play areas, the discard piles, the field, pools, spent tokens and bookings, the cards on offer, and the number of cards in every hand and pile. Hidden are the hands, apart from what everyone saw being taken, and the order of the piles. A match card taken unseen is known to its owner alone until it is shown. A card removed from a hand is shown to all. Whoever keeps count knows which cards the opponent’s hand and draw pile hold together; once his draw pile is empty, his hand is known.',
    '2.6':
      'Three words are always meant alike. To discard a card is to put it on its owner’s discard pile. To remove it is to take it out of the match for good. To play it is to lay it from one’s hand, or, where an ability says so, from one’s discard pile (6.7), into one’s own play area, where its abilities may be used.',
    '3.1':
      'The 13 match cards of each half are shuffled separately, and one of each is put away without anybody seeing it; twelve remain. The first half’s pile lies face down between the coaches. Its top four cards are turned up beside it: they are the field, open before the toss (1.3). The second half’s pile waits until half-time.',
    '3.2':
      'Each coach shuffles the twelve cards of his starting deck. They are his draw pile, face down. All his tokens are in his reserve, his pool is empty.',
    '3.3':
      'Each coach puts his team’s three special shots and three special defences beside his play area. The eight exhaustion cards and the two booking cards, yellow on one side and red on the other, lie within reach of both.',
    '4.1':
      'A round has four phases: draw phase, attack phase, shot or pass, clean-up. In the draw phase each coach first draws from his draw pile until he holds four cards. Whoever still holds four or more from the round before draws nothing, and keeps them all.',
    '4.2':
      'If a draw pile is too small, the coach draws what is there, shuffles his discard pile into a new draw pile and goes on drawing. If there is nothing left to draw anywhere, he makes do with fewer cards.',
    '4.3':
      'Then each coach takes one match card into his hand, the defender first. He takes either an open one from the field or, unseen by his opponent, the top one of the pile. After him the attacker does the same with what is left. The field is not filled up in between. With four cards from the draw pile that makes five; whoever had kept more holds more.',
    '4.4':
      'A match card that a coach has taken is his for the rest of the match: once played it goes to his discard pile and comes back with his own cards, in the second half too, until it is removed.',
    '5.1':
      'The coaches take turns, the attacker first. In his turn a coach either plays one card from his hand face up into his play area, and may use its abilities, or he stops.',
    '5.2':
      'To stop, which the rulebook calls passing, is to play no more cards in this round, not by an ability either. Cards left in hand stay there for the next round. It has nothing to do with a pass of the ball.',
    '5.3':
      'When a turn is over, abilities included, the cards in both play areas are counted. If there are fewer than nine, it is the other coach’s turn. If he has stopped, the same coach goes on, card after card.',
    '5.4':
      'Nine cards in both areas together is the limit, however they are shared out. A tenth is never played, not by an ability either. Cards that have left an area do not count any more; yellow and red cards never count. In extra time the limit is seven (10.1).',
    '5.5':
      'The attack phase ends when both coaches have stopped, when nine cards lie in the areas after a turn, or earlier by an ability that ends it. Once over it stays over, even if a card leaves an area later (13.3).',
    '5.6':
      'Example: eight cards lie in the areas, and Toho plays Hideto Koike as the ninth. He may remove himself from the match, and his coach has him do so. Now eight cards lie there, the phase goes on, and Nankatsu’s coach may play a ninth card or stop.',
    '5.7':
      'A coach who has no card to play, and nobody to motivate or to sign (chapters 13 and 15), stops by himself.',
    '6.1':
      'Abilities are optional: the coach who plays the card decides. He may use them only while the card is being played, each once and in any order. What he leaves out then, he cannot make up for later, and cards of earlier rounds are of no help.',
    '6.2':
      'If an ability has a compulsory part, whoever uses the ability carries it out right after. It may be: take an exhaustion card, take a yellow card, discard a card from one’s hand, or remove the card itself. If he could not carry it out, he may not use the ability. Whoever does not use the ability owes nothing.',
    '6.3':
      'An ability can be used if its effect or its compulsory part does something; if only the compulsory part does, that alone is carried out. What has another time (6.12, 13.3), or ends the attack phase, needs its effect. Some are for the attacker only, some for the defender only, as the card says.',
    '6.4':
      'Gain: tokens go from the reserve into the pool. If several kinds are shown with “or”, the coach chooses one of them. “One of each” is one token of every kind shown. If he may gain two, he chooses each by itself, two alike or two different ones. On the cards of the box two symbols with a slash between them are a choice; all three without a number are one of each, slashes or not; all three with “2x” are two of his choice. A kind of which his reserve has none cannot be chosen, because all five are in his pool or spent in this round (2.4); what the reserve does not have is lost.',
    '6.5':
      'Draw: the coach draws so many cards from his own draw pile into his hand. If it is too small, his discard pile is shuffled as in the draw phase (4.2).',
    '6.6':
      'Play another: the coach plays one more card from his hand, if the limit allows it. Its abilities come first; then he may use what is left of the first card. All this is still one turn.',
    '6.7':
      'Recall: the coach chooses a card from his own discard pile. As the ability says, he either plays it at once, within the limit and with its abilities, or takes it into his hand.',
    '6.8':
      'Remove: as the ability says, this card itself, a card of the coach’s choice from his own hand, or an exhaustion card from his own discard pile leaves the match. A card that is no longer in the area counts neither for the limit nor for the sums, and abilities it has not used yet lapse.',
    '6.9':
      'Discard: the coach chooses a card in the opponent’s play area, and it goes to the opponent’s discard pile. Its values no longer count; what its abilities have brought stays. As a compulsory part it means a card of one’s own hand, freely chosen.',
    '6.10':
      'Swap: the coach puts another card of his own play area on his discard pile and plays one from his hand instead, with its abilities.',
    '6.11':
      'End: the attack phase is over at once, whoever might still have wanted to play. A compulsory part is still carried out, but all other abilities of the turn lapse. Shot or pass follows.',
    '6.12':
      'There is one exception to 6.1: a reroll (7.5) and a save (8.1) are not used while the card is being played but after the dice, if the card still lies in its owner’s play area.',
    '7.1':
      'After the attack phase the defender adds up the defence values in his play area, and the attacker both his shot values and his pass values. Bookings are taken off (11.1, 11.2). A sum may be below zero.',
    '7.2': 'Then the attacker chooses: shot or pass. From now on only that sum of his counts.',
    '7.3':
      'Tokens come next, the attacker’s first: he spends as many shot tokens on a shot, or pass tokens on a pass, as he likes and has in his pool. Knowing this, the defender spends as many defence tokens as he likes and has. Either may spend none. Each token is worth one point.',
    '7.4':
      'Both roll a die at the same time and add it to their sums; the side with the team’s letter is the six. The higher total wins. If the totals are level, the attacker wins.',
    '7.5':
      'Reroll: a coach with such a card in his play area may have one roll of this round made again: his own, the other coach’s or that of a keeper. The new roll counts, better or worse. Each card does this once a round; a roll made again may be made again once more by another card. Of several such cards that oblige to different things the coach says which he uses. Right after a roll the attacker is asked first, then the defender, and after each reroll, or after somebody was motivated (13.1), again, until both decline. Then the contest is settled; once a keeper has rolled, only his roll can still be made again.',
    '7.6':
      'A shot won is a goal, unless the keeper prevents it (chapter 8), and the ball goes to the other coach. With a pass won the attacker keeps the ball and attacks again in the next round. If the defence wins, the defender takes the ball and is the attacker from the next round on.',
    '7.7':
      'Example: Toho defends, with defence values 0, 2, 3 and 2, that is 7. Nankatsu attacks and has a yellow card: shot 1 + 3 + 0 + 0 − 2 = 2, pass 1 + 4 + 0 + 1 − 2 = 4. Its coach chooses the pass and spends three of his five pass tokens: 7. Toho spends one defence token: 8. Nankatsu rolls a 3, Toho a 6. With 14 against 10 Toho takes the ball.',
    '8.1':
      'If the attacker has won a shot, the defender has a last chance, provided that a card with a save lies in his play area: he may let it roll a die. Even with several such cards there is one roll per shot. Against a pass there is none.',
    '8.2':
      'A low number means held: no goal, and the defender gets the ball. The numbers next above mean a corner: no goal, but the attacker keeps the ball. Anything higher is a goal. For Yuzo Morisaki and Ken Wakashimazu 1 is held, 2 and 3 are a corner, 4 to 6 a goal. Other cards show numbers of their own.',
    '8.3': 'The keeper’s roll can be made again like any other (7.5), by either coach.',
    '8.4':
      'For all that follows a corner is like a pass won: the attacker keeps the ball, and in stoppage time the half goes on.',
    '9.1':
      'After each round comes the clean-up. All cards in the play areas go to their owners’ discard piles, and the tokens spent in this round to their owners’ reserves (2.4); so it is after the last round of a half and of the match, too. Cards in hand stay there. While there are match cards in the pile, the field is filled up to four. Then a new round begins with the draw phase.',
    '9.2':
      'Twelve match cards last for six rounds, two in each: that is a half, apart from stoppage time. In the first game a half has four such rounds (16.2).',
    '9.3':
      'When the last two match cards are taken, that is in the sixth round, stoppage time begins. From then on the half ends as soon as the attacker loses the ball or scores. While he keeps it, round follows round, without match cards: the coaches play with what they have after drawing up to four.',
    '9.4':
      'At half-time each coach shuffles his hand, his draw pile and his discard pile into a new draw pile, with all match cards he has taken. Tokens in the pools stay, and so do yellow and red cards. What has been removed stays out.',
    '9.5':
      'The second half is kicked off by the coach who did not kick off in the first. It is played with the second half’s match cards, four of which are turned up as the new field, and otherwise goes like the first.',
    '9.6':
      'With the second half and its stoppage time the match is over. Whoever has more goals has won; if it is level, extra time follows.',
    '10.1':
      'For extra time each coach shuffles all his cards, his hand too, into a new draw pile. There are no match cards any more, so nobody has a fifth card: each coach draws up to four, as always (4.1), and cards kept from the round before are among them; only whoever has kept more has more. The limit in the play areas is seven cards instead of nine. Tokens and bookings stay. Who attacks first is drawn by lot.',
    '10.2':
      'Extra time has two halves of two rounds each. Before the second half the cards are shuffled again in the same way, and the other coach attacks first. The whistle has a side for each half.',
    '10.3':
      'The second and last round of each half is stoppage time (9.3): while the attacker keeps the ball, further rounds follow, until there is a goal or the ball is lost.',
    '10.4': 'If it is level after extra time as well, both coaches have won the championship together.',
    '11.1':
      'A coach who gets a yellow card puts it into his play area, where it stays until the end of the match. Its penalty is taken off his sums at once and in every round: in our set 2 off shot and 2 off pass, nothing off defence. Cards typed in from a box may say otherwise (17.6).',
    '11.2':
      'A second yellow card while the first lies there turns it over: in our set red takes 3 off shot, 3 off pass and 1 off defence, instead of what yellow took. Red stays to the end of the match. There is no further booking beyond it, and an ability that demands one cannot be used.',
    '11.3':
      'The card Substitution can take away its coach’s yellow card, but not a red one. Whoever is booked again after that starts with yellow.',
    '11.4':
      'An exhaustion card has neither values nor abilities. It is drawn and played like any other card and counts for the limit. There are eight for both coaches together; whoever gets one puts it on his own discard pile. Some abilities hand one to the opponent. When none is left, abilities that need one cannot be used.',
    '11.5':
      'Ball Control and Advance: only the attacker can use its ability. All cards in both play areas go to the discard piles, this one is removed from the match, and the attack counts as a pass won, without tokens or dice. The attacker keeps the ball, and a new round begins.',
    '11.6':
      'Injury: a card drawn at random from the opponent’s hand goes to his discard pile. Without a card in his hand it has no effect (6.3).',
    '12.1':
      'The ability of a special shot can be used only by the attacker, and only with the card of his own team. The other team’s card may be taken and played all the same, for its values, or just to keep it from the opponent.',
    '12.2':
      'Whoever uses it ends the attack phase. All cards in both play areas go to the discard piles, the special shot is removed from the match. Then both choose in secret and at the same time: the attacker one of his team’s three special shots, the defender one of his team’s three special defences.',
    '12.3':
      'Both are revealed together. Each defence stops exactly one of the three shots, as its name and colour tell; with cards typed in from a box it stops what its card says (17.6). If it is the one, the defender takes the ball. If not, it is a goal, and the ball goes to the defender all the same. There are no tokens, no dice and no keeper. Afterwards both cards lie with the others again: at the next special shot each coach chooses among all of his.',
    '12.4':
      'Example: Toho attacks with its special shot and secretly chooses the Tiger Overhead Kick. Nankatsu chooses “Ryo blocks the Tiger Shot”. That stops another shot, only “Yuzo holds the Tiger Overhead Kick” would have been right: goal for Toho, and Nankatsu attacks in the next round.',
    '13.1':
      'Four footballers of each team have a motivation card. A coach may motivate such a player, if the player’s starting card lies in his play area, by paying from his pool the tokens shown on the motivation card. He may do so whenever he is asked anything: in his turn, while abilities are used, before the turn ends, for shot or pass, for tokens, and after the dice, for a reroll or for his keeper. After the dice he is asked for that alone, too, if he would lose as it lies and could turn it by somebody he can pay for, or could save a lost shot; also if he would win, and that player could take a card off the opponent’s area while one there, a keeper’s or one with a reroll, may still undo it. What the other coach does he cannot answer in this way: a player whom an ability takes off the play area is gone before he is asked. He may motivate several, if he can pay for them, and also after he has stopped. It does not use up his turn.',
    '13.2':
      'The starting card is removed from the match, and the motivated one takes its place in the play area. From now on its values count. The number of cards remains the same.',
    '13.3':
      'The abilities of the motivated card may be used as if it had just been played, after whatever ability is being carried out, also if its player was played in an earlier turn of this round. To play another card, to recall one into the play area, to swap, to end the phase, to advance and a special shot are possible only in the attack phase, and only for a coach who has not stopped. Once the keeper is asked, new values no longer change the contest.',
    '13.4': 'From then on the motivated player belongs to the coach’s deck instead of the starting card.',
    '13.5':
      'Example: Toho has just played Tsuneo Takashima and motivates him. The coach pays two defence tokens and one pass token. The starting card leaves the match, the motivated Takashima takes its place, and since Takashima has just been played, the abilities of this card, which is newly played, may be used at once. Had he come in an earlier turn of the round, they might be used as well (13.3).',
    '14.1':
      'If one coach rolls a 6 for a shot or pass and the other a 1, the one with the 6 wins, whatever the totals are.',
    '14.2':
      'Whoever can have a roll made again (7.5) may do so to avert a guaranteed success, or to try for one. What counts are the dice after all rerolls.',
    '14.3':
      'A guaranteed success with a shot is a shot won: the defender’s keeper may still try to prevent the goal (8.1).',
    '15.1':
      'There are eight transfer cards with nine players who did not take part in that final, the Tachibana brothers sharing one; they can be signed. Before the match four of the eight cards are drawn at random and laid out openly beside the field, for both coaches; the other four are not needed.',
    '15.2':
      'A coach may sign one during his whole turn, before and after his card, also while its abilities are used, by paying from his pool the tokens shown on the transfer. That is not his card for the turn: before it he still plays one, if the limit allows it, or stops. Whoever has stopped has no more turns and cannot sign anybody in this round. A transfer gone is not replaced on offer.',
    '15.3':
      'The keepers, Taichi Nakanishi and Genzo Wakabayashi, must take the place of a keeper who lies in the coach’s own play area; of two the coach chooses which. The one replaced is removed from the match.',
    '15.4':
      'The outfielders, Taro Misaki, Jun Misugi, Hikaru Matsuyama, Shun Nitta, Hiroshi Jito, and Kazuo and Masao Tachibana on one card, replace nobody. They join the play area and count for the limit. Once the areas are full, none of them can be signed, nor does a card come from the hand; but whoever takes another’s place, a keeper or a motivated player, may still come before the turn ends, also after the ninth card.',
    '15.5':
      'The abilities of a player just signed may be used as if he had just been played. From then on he belongs to the coach’s deck.',
    '16.1':
      'For a first game, or a shorter and simpler one, good to play with children, some cards are left out. Whoever owns the box knows the match cards among them by the white star on them. Of the first half’s match cards: Ball Control and Advance, Advice from Kozo and Roberto, On the Road to the Title, Great Save. Of the second half’s: Ball Control and Advance, Motivated to Play for Japan, Foul, Substitution. And both teams’ fans and all exhaustion cards. So each coach starts with eleven cards.',
    '16.2':
      'Nine match cards a half remain. One of them is put away unseen as usual, and eight last for four rounds a half; stoppage time begins in the fourth.',
    '16.3': 'An ability that would need an exhaustion card cannot be used.',
    '17.1':
      'If the rules leave a coach only one option, Libero takes it for him without asking. Only two people who share a screen are asked even then, if what one of them could play is all alike: not asking would show the other that it is.',
    '17.2':
      'Every decision has a default. If a coach’s time runs out, it is taken for him and the match goes on: whoever wins the toss kicks off; of the match cards he takes the open one whose three values come to most, the top one of the pile only if none lies open; he plays the card of his hand that helps him most in this round, and stops if none does; he uses an ability that neither obliges him to anything nor takes one of his own cards out of the match, and no reroll; he motivates and signs nobody; he gains a token of the kind he has fewest of; a card that he has to give up is the one whose values come to least, any other card to choose the one whose values come to most; of shot and pass he chooses the likelier; he spends no tokens; his keeper rolls. Of equals, and of special cards, it is the first offered.',
    '17.3':
      'Guards make sure that every match ends. After 30 cards played in one round the attack phase is over, and after twelve further rounds of stoppage time, following the one in which it began, a half is over.',
    '17.4':
      'Before the match each coach chooses his team, and both agree on the match options: first game, motivation, guaranteed success, transfers, and the card set. All of it is checked, and what is wrong is refused, with every reason at once.',
    '17.5':
      'A match may also begin from a position set up in full. It must be one that the rules allow: every card in exactly one place, no more than five tokens of a kind in a pool and spent together.',
    '17.6':
      'Values and abilities of most cards are our own design, since they are not published. Whoever owns the game can type in its cards and play with that card set; it is checked as well, and whatever is wrong is named with its field. The numbers of cards are those of the box; but a team may have any number of special shots and special defences up to twelve, none included, and a defence may stop several shots, or none. What yellow and red cards cost may be said as well, else it is as in our set. A team without a special shot cannot use one, and against a team without special defences it is a goal. A card set of your own has a name of its own: names that begin with “libero” belong to the sets published here.',
  },
}
