import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsEn: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Which twelve cards are in a starting deck?',
    ruling: 'The eleven who begin that final in the manga, and the team’s fans.',
  },
  R1b: {
    question: 'Which values do the cards have?',
    ruling:
      'Our own: from 0 to 4 on starting, match and transfer cards, higher on some motivation cards. Four Nankatsu and four Toho cards give exactly the sums of the rulebook’s example. Only a booking brings a value below zero.',
  },
  R2a: {
    question: 'Where are the two special-shot cards?',
    ruling: 'Among the match cards: Toho’s in the first half, Nankatsu’s in the second.',
  },
  R2b: {
    question: 'May a coach take the other team’s special shot?',
    ruling: 'Yes. He may play it for its values, but not use its ability.',
  },
  R3a: {
    question: 'How many tokens can a pool hold?',
    ruling:
      'Five of a kind. A kind of which the reserve has none cannot be chosen, and what the reserve does not have is lost.',
  },
  R3b: {
    question: 'Where do spent tokens go?',
    ruling:
      'They lie beside the play area until the clean-up of the round in which they were spent, and only then return to the reserve; before that they cannot be gained again. That holds for every token that leaves a pool: spent on shot, pass or defence, paid for a motivated player, before or after the dice, or for a transfer. A round that Ball Control and Advance or a special shot ends has its clean-up as any other has; so has the last round of a half, of extra time and of the match, so that nothing lies aside at half-time or at the end. There is no penalty shoot-out in which any could be spent. Unspent ones stay in the pool. By the rules captain-tsubasa-1 whatever is spent or paid is back in the reserve at once, and can be gained again in the same round.',
  },
  R4a: {
    question: 'What does a yellow card cost?',
    ruling:
      'In our set 2 on the shot and 2 on the pass, nothing on the defence. A card set from a box may say what its yellow card shows (R25).',
  },
  R4b: {
    question: 'And a red card?',
    ruling:
      'In our set 3 on the shot, 3 on the pass and 1 on the defence, in place of what yellow costs. A card set from a box may say what its red card shows (R25).',
  },
  R4c: {
    question: 'Do yellow and red cards count for the limit of nine?',
    ruling:
      'No, although they lie in the play area. Abilities that choose a card there cannot choose them either.',
  },
  R4d: {
    question: 'What if a coach with a red card is booked again?',
    ruling: 'He is not: an ability whose compulsory part is a booking cannot be used then.',
  },
  R5a: {
    question: 'What becomes of match cards, transfers and motivated players after the round?',
    ruling:
      'They go to the discard pile of whoever played them and belong to his deck for the rest of the match.',
  },
  R5b: {
    question: 'Does a removed card come back?',
    ruling:
      'No, it is out of the match, in the second half and in extra time too. This goes for exhaustion cards as well: they do not return to the supply. The one exception is a yellow card that Substitution takes away: its coach can be given it again.',
  },
  R6a: {
    question: 'When are the nine cards counted?',
    ruling:
      'After the whole turn, abilities included. A ninth card that leaves the area again does not end the phase, and it is the same for any other of the nine, whether it was removed or discarded. Once the phase is over it stays over, even if a motivated player takes a card off an area later.',
  },
  R6b: {
    question: 'What if only one coach has stopped?',
    ruling: 'The other goes on alone, card after card, until he stops as well or the limit is reached.',
  },
  R6c: {
    question: 'In which order are rerolls made?',
    ruling:
      'The attacker is asked first, then the defender, and after every reroll again, until both decline.',
  },
  R6d: {
    question: 'Whose roll may be made again?',
    ruling:
      'One roll: one’s own, the other coach’s, or that of a keeper, whosever he is; also a roll that another card has already had made again. The same card does not do it twice in a round. Of several cards that oblige to different things the coach says which he uses; by the rules captain-tsubasa-1 it is the first.',
  },
  R6e: {
    question: 'When does a keeper roll, and how often?',
    ruling:
      'After every shot lost while a card with a save lies in the defender’s play area he is asked, and he may roll once per shot, even with two such cards.',
  },
  R6f: {
    question: 'When exactly does stoppage time begin?',
    ruling:
      'In the sixth round, when the last two match cards are taken. That round is the last, unless the attacker keeps the ball.',
  },
  R6g: {
    question: 'Does a corner end the half in stoppage time?',
    ruling:
      'No. The attacker keeps the ball, so another round follows. The same goes for Ball Control and Advance.',
  },
  R6h: {
    question: 'Who starts the second half of extra time, and with which cards?',
    ruling: 'The coach who did not start the first. All cards are shuffled again.',
  },
  R6i: {
    question: 'How is a match recorded that is level after extra time?',
    ruling: 'As a draw between joint champions.',
  },
  R6j: {
    question: 'Can the contest still change once the keeper is asked?',
    ruling:
      'No. Both coaches are asked after the dice, until neither wants to change anything; then the contest is settled. Once the keeper is asked, no roll of the contest is made again, and the values of whoever is motivated then count only from the next round on. His own roll can be made again, by either coach.',
  },
  R7a: {
    question: 'Which special defence stops which special shot?',
    ruling: 'Each stops exactly one of the other team’s three shots, and each shot is stopped by one.',
  },
  R7b: {
    question: 'Can tokens, dice or the keeper still change a special shot?',
    ruling: 'No. The two cards decide alone.',
  },
  R7c: {
    question: 'Can a special shot or defence be chosen again at a later special shot?',
    ruling: 'Yes. After the duel both cards lie with the others again, and all are always to choose from.',
  },
  R8a: {
    question: 'Which cards are left out of a first game?',
    ruling: 'Four match cards of each half, as paragraph 16.1 lists them, the fans and the exhaustion cards.',
  },
  R8b: {
    question: 'When may a coach motivate?',
    ruling:
      'Whenever he is asked anything while his player lies in his play area: in his turn before he plays or stops, while abilities are used and carried out, before his turn ends, when he is asked for shot or pass and for tokens; and after the dice, when he is asked for a reroll or for his keeper. Whoever is not asked otherwise after the dice is asked if he would lose the contest as it lies and somebody whom he can pay for could turn it, or could save a lost shot. Whoever would win is asked if somebody whom he can pay for could take a card off the other coach’s area while something there may still undo it: a save against his shot, a reroll, somebody to motivate. The other coach’s turn is not interrupted. By the rules captain-tsubasa-1 he may do so only up to the tokens, and not while abilities are used.',
  },
  R8c: {
    question: 'Does a guaranteed success beat the keeper?',
    ruling: 'No. It wins the shot; the keeper may still roll.',
  },
  R8d: {
    question: 'How are transfers signed?',
    ruling:
      'Four lie open and are not filled up. A coach may sign during his whole turn, from before his card until the turn ends: also while abilities of his card are used, and after the card was played. Signing is not the card of the turn: before it he still plays one or stops. To stop ends the turn. A keeper who is replaced leaves the match; of two the coach chooses which. With nine cards in the areas no outfielder is signed, but a keeper may still take the place of a keeper, also after the ninth card was played. A place that an ability is about to fill is taken. By the rules captain-tsubasa-1 he signs only before he plays or stops.',
  },
  R8e: {
    question: 'May the abilities of a player just signed be used?',
    ruling: 'Yes, as if he had just been played, a keeper’s like an outfielder’s, in the order of R16.',
  },
  R9: {
    question: 'What if the compulsory part of an ability cannot be carried out?',
    ruling:
      'Then the ability cannot be used. A card that the ability itself brings into the hand may be the one to discard.',
  },
  R10: {
    question: 'Which match card has been put away?',
    ruling:
      'Nobody knows, and it is settled only by what never comes: each card that comes from the pile is any of those not seen yet, the one put away among them.',
  },
  R11: {
    question: 'May one look through discard piles, and what can be known of a hand?',
    ruling:
      'Discard piles are open. When a draw pile has run empty, everybody can tell what its owner holds: from the reshuffle on these cards count as known.',
  },
  R12: {
    question: 'What if a round or a half does not end?',
    ruling:
      'After 30 cards played in a round the attack phase ends, after twelve further rounds of stoppage time the half.',
  },
  R13: {
    question: 'Whose are the exhaustion cards, and where does one go?',
    ruling: 'The eight are a common supply. Whoever gets one puts it on his discard pile.',
  },
  R13b: {
    question: 'What can a player do who is motivated in the middle of an ability, or after the dice?',
    ruling:
      'His values count at once, his abilities when whatever is being carried out is done, even if that was his own. After the dice he can do all that brings no cards into play (R20): take a card off the opponent, have a roll made again though he did so before as a starting card, or save, if no keeper has rolled for this shot. A keeper motivated after his roll keeps it as it was made. A compulsory part that has become impossible in the meantime lapses.',
  },
  R13c: {
    question:
      'May the abilities of a motivated player be used if he was played in an earlier turn of the round?',
    ruling: 'Yes. Whenever he is motivated, his motivated card counts as just played.',
  },
  R14: {
    question: 'What carries over at half-time?',
    ruling:
      'Tokens in the pool, yellow and red cards, and everything removed. It is the same before and during extra time.',
  },
  R15: {
    question: 'In which order are the two abilities of a card used?',
    ruling: 'In any order the coach likes, one of them, both or none.',
  },
  R16: {
    question: 'What if an ability brings another card into play?',
    ruling: 'That card’s abilities come first. Then the coach may use what is left of the first card.',
  },
  R17: {
    question: 'Which card does a swap put away?',
    ruling: 'Another card of one’s own play area, never the one whose ability it is.',
  },
  R18: {
    question: 'Is the match card Great Save a keeper?',
    ruling:
      'For a lost shot it is a card with a save, with numbers of its own. Its compulsory part follows the roll. A transferred keeper cannot replace it.',
  },
  R19: {
    question: 'Can an ability be used that has no effect, as an injury against an empty hand?',
    ruling:
      'For its compulsory part, if it has one that can be carried out: Nagano can take himself off though there is no shot token left to gain. If neither the effect nor the compulsory part would do anything, it is not offered. What has another time, a reroll, a save, or what only the attack phase allows (R20), is not used for its compulsory part alone; nor are an end of the phase, an advance and a special shot. By the rules captain-tsubasa-1 an ability needed an effect.',
  },
  R20: {
    question: 'May a motivated player’s ability bring cards into play after the attack phase?',
    ruling:
      'No, nor for a coach who has stopped. Six abilities belong to the attack phase, and to a coach who has not stopped: to play another card, to recall one into the play area, to swap, to end the phase, to advance, and the special shot. All others may be used, also to recall a card into the hand.',
  },
  R21: {
    question: 'May a coach have more than four cards in stoppage time and in extra time?',
    ruling:
      'Yes, if he has kept more, or draws more by an ability. Without match cards everybody draws up to four and takes no fifth; cards kept from the round before are among the four, and whoever has kept five or more keeps them all. Into the first round of either half of extra time nobody brings any, since hands are shuffled as well.',
  },
  R22: {
    question: 'Does a coach who still holds four or more cards take a match card?',
    ruling: 'Yes. He draws nothing from his pile, but takes a match card like the other coach.',
  },
  R23: {
    question: 'Is a card that is removed from a hand shown?',
    ruling: 'Yes, to everybody, and it stays known that it is out of the match.',
  },
  R24: {
    question: 'Is the field open before the toss?',
    ruling: 'Yes. Whoever wins the toss sees the first four match cards before he decides who kicks off.',
  },
  R25: {
    question: 'What may cards typed in from a box differ in?',
    ruling:
      'In everything the rules do not need. Fixed are the numbers of starting, match, motivation and transfer cards, the four match cards of a half that a first game leaves out, two abilities on a card, five tokens of a kind, and that Ball Control and Advance and a special shot leave the match when used. Free are names, values, prices, what the yellow and the red card cost, abilities as far as chapter 6 knows them, numbers on shirts, who is a keeper and who the fans, whom a motivation card is for, who has a special shot, and how many special shots and defences a team has and which stops which.',
  },
}
