/** What is said when something appears in somebody's matches for the first time: what it means, and what hangs on it. */
export const firstTimesEn = {
  'ask/tactics':
    'The higher your card, the more attacks you get, but whom it asks for can matter more; and the card is gone afterwards.',
  'ask/further-tactic':
    'Each attack needs a card of its own; the figure no longer counts, only who plays for whom.',
  'ask/exchange':
    'You may swap one card before they attack, and need not: what you put away never comes back.',
  'ask/attackers-men':
    'Whoever plays turns to his next strength afterwards and does not play again in this attack, unless an arrow calls him.',
  'ask/defenders-men':
    'You choose after seeing the attackers. Level is not enough for you: the attack goes through.',
  'ask/changes':
    'Whoever comes on stands in his own line: if that is another, it gets one more, the old one fewer. It pays where a man is weak now and next.',
  'ask/hazard-order': 'Several men are at risk; the order can matter where one of them has to be replaced.',
  'ask/replacement':
    'An injured man leaves for good. Somebody from the bench may come on; that is none of your three changes.',
  'ask/injured-keeper': 'From now on his strength stands against every shot.',
  'ask/sent-off-keeper':
    'A keeper from the bench costs a change and a man of the pitch; a man of the pitch in goal costs no change.',
  'ask/man-for-keeper': 'The new keeper needs a place: whoever you name leaves for good.',
  'ask/takers':
    'Each shot is the taker’s first strength against the keeper’s, a die added to both; level is no goal.',
  'ask/next-taker': 'From here on one miss can decide the match.',
  'ask/packing': 'The deck you build now is all the cards you have in this match.',
  'told/level-roll': 'Both cards were level, so the die decides who attacks.',
  'told/closing-card-open':
    'Who has no hand card left plays the closing card: its figure is 1, it lies open and is never used up.',
  'told/counter':
    'Whoever stops a build-up counters at once, adding the difference of the figures; no counter follows a counter, the attacks go on.',
  'told/hazard':
    'Whoever plays at a strength with a symbol rolls for it: hurt on a 2, booked on 0 or 1, sent off on a 3; else nothing happens.',
  'told/booked':
    'A booking costs nothing yet; a second yellow card for the same man is red, and he leaves for good.',
  'told/sent-off': 'Whoever is sent off is not replaced: that side goes on with a man fewer.',
  'told/injured':
    'An injured man leaves for good; somebody from the bench may come on without costing a change.',
  'told/goal-empty': 'Nobody is left for the goal: it counts 0 against every shot.',
  'told/period-over': 'Between two periods, before cards are laid, both may make changes.',
  'told/extra-time': 'Extra time is played with the six white cards only.',
  'told/shoot-out':
    'Each shot is the taker’s first strength against the keeper’s, a die added to both; level is no goal.',
  'told/comparison':
    'Strengths and a die each are added up: level is enough for the attack in the build-up, but not for a goal.',
  'told/turned':
    'Whoever has played is turned a quarter: the strength now on top is the one he plays with next.',
  'card/places':
    'On a tactic card the places on the left are for whoever attacks, those on the right for whoever defends; letters name the line.',
  'mark/hazard':
    'Who plays at a symbol rolls: cross, hurt on a 2; yellow, booked on 0 or 1, twice is red; red, off on a 3. Nobody comes on for a man sent off.',
  'mark/no-build-up':
    '“– : –” on a tactic card means no build-up: its attack goes straight to the finish, and no counter follows if it fails.',
  'mark/arrow':
    'The turning arrow calls a man of that line who played in the build-up into the finish as well, at his new strength.',
} as const

export type FirstTimes = Readonly<Record<keyof typeof firstTimesEn, string>>
