/** What is said when something appears in somebody's matches for the first time: what it means, and what hangs on it. */
export const firstTimesEn = {
  'ask/toss':
    'If you kick off, they take their match card first; after half-time it is the other way round. Neither is better.',
  'ask/draft':
    'Match cards are nobody’s until taken: yours later comes back from your own deck. After the last ones the next goal or loss ends the half.',
  'ask/turn': 'Only nine cards lie in an attack, yours and theirs together; the attacker lays the first.',
  'ask/ability':
    'What follows “then” on a card is the price of its ability: a yellow card, a card of your hand, or the card itself.',
  'ask/token': 'Tokens are saved strength: each adds 1 once, in any attack, when you shoot, pass or defend.',
  'ask/target': 'Cards of the play area count only as long as they lie there.',
  'ask/motivate':
    'For tokens one of four footballers becomes stronger: his motivated card takes the place of his starting card.',
  'ask/action':
    'A shot through is a goal, if no keeper holds it; a pass through only keeps the ball for another attack.',
  'ask/spend': 'The attacker spends first and the defender sees how much; then both roll one die each.',
  'ask/reroll': 'Each reroll needs a card that allows it, and the new roll counts, better or worse.',
  'ask/save': 'A keeper card on the defence saves on the low numbers of its die: held, then a corner.',
  'ask/special': 'Each defence stops exactly one of the three shots; there are no dice and no keeper.',
  'told/stopped': 'Who stops lays no more cards in this attack; the other one may go on.',
  'told/gained': 'Tokens are kept until they are spent, in this attack or a later one.',
  'told/booked':
    'A yellow card takes 2 off shot and pass of that side for the rest of the match; a second one makes it red: 3, and 1 off defence.',
  'told/exhausted':
    'An exhaustion card is good for nothing: it takes a place in the hand and among the nine.',
  'told/discarded':
    'A card taken off the play area no longer counts, but its place among the nine is free again.',
  'told/removed':
    'A removed card never comes back; if it was laid, its place among the nine is free again at once.',
  'told/reshuffled': 'An empty pile is made anew from the discards: good cards come back.',
  'told/keeper':
    'A shot that beats the defence meets the keeper, if one lies there: he rolls one die of his own.',
  'told/save': 'Held gives the ball to the defence; a corner leaves it with the attackers.',
  'told/special-shot': 'Each defence stops exactly one of the three shots; there are no dice and no keeper.',
  'told/half-over':
    'The second half has match cards of its own, and the other side attacks first; tokens stay.',
  'told/contest':
    'Add cards, tokens and one die each: the higher total wins, and level is enough for the attacker.',
  'told/stoppage':
    'Stoppage time has no last round: the half is over once the attacker scores or loses the ball.',
  'told/extra-time':
    'In extra time only seven cards lie in an attack, there are no match cards, and a lot says who attacks first.',
  'told/guaranteed': 'A 6 against a 1 wins, whatever the totals are; only a keeper may still save the shot.',
  'told/advance':
    'The ball is kept as after a pass won, without tokens or dice: both play areas are empty, and the next round begins.',
  'told/signed':
    'Whoever is signed plays at once and stays in that deck; nobody new is on offer in his place.',
  'card/special':
    'A special shot works only in an attack of its own team: a secret choice of three shots takes the place of the dice.',
  'mark/token': 'Tokens are saved strength: each adds 1 once, in any attack, when you shoot, pass or defend.',
  'mark/booking':
    'A yellow card takes 2 off shot and pass of that side for the rest of the match; a second one makes it red: 3, and 1 off defence.',
  'mark/deck':
    'Your draw pile is nearly empty: whoever has to draw from an empty one first shuffles the discards into a new one.',
  'card/keeper': 'A keeper card on the defence saves on the low numbers of its die: held, then a corner.',
} as const

export type FirstTimes = Readonly<Record<keyof typeof firstTimesEn, string>>
