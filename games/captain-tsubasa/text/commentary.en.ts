import type { Commentary } from './commentary.ts'

/** Several lines for each moment of a match, in English. */
const lines: Commentary['lines'] = {
  teams: [
    'The final of the school championship: {home} against {away}!',
    'Welcome to the final! {Home} meets {away}.',
  ],
  toss: [
    'The ball marker has fallen: {side} wins the toss.',
    '{Side} wins the toss and may decide who starts.',
  ],
  'kick-off/first-half': ['Kick-off! {Side} has the ball.', 'The final is under way, and {side} begins.'],
  'kick-off/second-half': [
    'The second half begins in minute {minute}: {side} kicks off.',
    'Minute {minute}, both teams are back: the second half belongs to {side} first.',
  ],
  'kick-off/extra-time': [
    'Extra time begins in minute {minute}: the lot falls to {side}.',
    'Minute {minute}, on into extra time: {side} has drawn the kick-off.',
  ],
  'kick-off/extra-time-second-half': [
    'The second half of extra time, minute {minute}: now {side} kicks off.',
    'Minute {minute}: {side} begins the second half of extra time.',
  ],
  'transfer-list': [
    'On the transfer list, for both teams: {cards}.',
    'Both coaches may sign from these today: {cards}.',
  ],
  field: ['Open on the field: {cards}.', 'The field shows {cards}.', 'There to be taken: {cards}.'],
  'field/refilled': [
    'New on the field: {cards}.',
    'Turned up on the field: {cards}.',
    'Added to the field: {cards}.',
  ],
  round: [
    'Round {round}, minute {minute}: {side} attacks.',
    'Minute {minute}, round {round}, and {side} comes forward.',
    '{Side} on the attack: round {round}, minute {minute}.',
    'Round {round} is {sideOf} attack, minute {minute}.',
  ],
  'round/stoppage': [
    'Stoppage time, round {stoppage} of it, minute {minute}: {side} attacks.',
    'Minute {minute}, round {stoppage} of stoppage time, and {side} still comes forward.',
    '{Side} attacks again: round {stoppage} of stoppage time, minute {minute}.',
  ],
  'round/extra-time': [
    'Extra time, round {round}, minute {minute}: {side} attacks.',
    'Minute {minute} of extra time, round {round}: {side} comes forward.',
    '{Side} on the attack in extra time: round {round}, minute {minute}.',
  ],
  reshuffled: [
    '{Side} shuffles {count} {count?card:cards} into a new draw pile.',
    'A new draw pile for {side}: {count} {count?card:cards} from the discards.',
  ],
  drawn: [
    '{Side} draws {count}: {cards}.',
    'New in {sideOf} hand, {count}: {cards}.',
    'From the pile for {side}, {count}: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} draws {count} {count?card:cards}.',
    '{count} new {count?card:cards} for {side}.',
    '{Side} takes {count} {count?card:cards} from the draw pile.',
  ],
  'match-card/open': [
    '{Side} takes {card} from the field.',
    'From the field to {side}: {card}.',
    '{Side} wants {card}, and takes it.',
  ],
  'match-card/top': [
    '{Side} takes the top match card unseen: it is {card}.',
    'Off the pile, for {sideOf} eyes only: {card}.',
  ],
  'match-card/unseen': [
    '{Side} takes the top match card unseen.',
    'A match card off the pile for {side}; nobody else sees it.',
    '{Side} leaves the field alone and takes the hidden top card.',
  ],
  stoppage: [
    'The match cards are gone: stoppage time! A goal or a lost ball now ends the half.',
    'Stoppage time. The half lasts until the attack scores or loses the ball.',
  ],
  'stoppage/extra-time': [
    'Last round of this half of extra time: it lasts until a goal or a lost ball.',
    'From now on a goal or a lost ball ends this half of extra time.',
  ],
  played: [
    '{Side} plays {card}; cards in play: {cards}.',
    '{Card} for {side}; {cards} now in play.',
    'Here is {card}, played by {side}. Cards in play now: {cards}.',
    '{Side} brings {card}. Cards in play: {cards}.',
    'Next from {side}: {card}, {cards} now in play.',
  ],
  'played/discard': [
    '{Side} plays {card} again, from the discard pile; cards in play: {cards}.',
    'Back from the discards: {card} for {side}, {cards} in play.',
    'Once more, from {sideOf} discard pile: {card}; cards in play: {cards}.',
  ],
  'played/exhaustion': [
    'Tired legs: {side} plays {card}, worth nothing; cards in play: {cards}.',
    '{Side} plays {card}. No values, no ability, but it counts: {cards} in play.',
  ],
  stopped: [
    '{Side} stops: no more cards this round.',
    'That is all from {side} for this round.',
    '{Side} waits for the decision without another card.',
    'Enough for {side}, no further card.',
  ],
  'ability/gain': [
    'The ability of {card}: tokens for {sideOf} pool.',
    'Tokens for {side}: that is what {card} can do.',
    '{Side} uses {card} to fill the pool.',
    'With {card}, {side} gains tokens.',
  ],
  'ability/draw': [
    'The ability of {card}: {side} draws.',
    'With {card}, {side} draws.',
    '{Side} uses {card} to fill the hand.',
  ],
  'ability/play': [
    'The ability of {card}: {side} plays another card at once.',
    'With {card} the way is open: {side} plays on.',
    '{Side} uses {card} to follow up at once.',
  ],
  'ability/recall': [
    'The ability of {card}: {side} fetches a card from the discard pile.',
    'Not forgotten yet: with {card}, {side} reaches into the discard pile.',
  ],
  'ability/remove': [
    'The ability of {card}: {side} takes a card out of the match.',
    '{Side} uses {card} to be rid of a card for good.',
  ],
  'ability/discard': [
    'The ability of {card}: {rival} loses a card.',
    '{Side} uses {card}, and {rival} is a card short.',
  ],
  'ability/exhaust': [
    'The ability of {card}: {side} tires {rival} out.',
    'That costs strength: with {card}, {side} wears {rival} down.',
  ],
  'ability/pardon': [
    'The ability of {card}: {side} clears the yellow card.',
    '{Side} uses {card} to be rid of the booking.',
  ],
  'ability/swap': [
    'The ability of {card}: {side} changes one card for another.',
    '{Side} uses {card} to make a change.',
  ],
  'ability/end': [
    'The ability of {card}: {side} ends the attack phase.',
    '{Side} uses {card}, and nobody plays on.',
  ],
  'ability/advance': [
    'The ability of {card}: {side} carries the ball forward.',
    '{Side} uses {card} and simply runs on.',
  ],
  'ability/special-shot': [
    'The ability of {card}: {side} dares a special shot!',
    '{Side} uses {card}: this will be a special shot!',
  ],
  'ability/other': [
    '{Side} uses ability {ability} of {card}.',
    'Ability {ability} of {card}, used by {side}.',
  ],
  'ability/only-must': [
    '{Side} uses {card} for the compulsory part alone.',
    'The ability of {card} has no effect now; {side} carries out its compulsory part.',
  ],
  gained: [
    'A {token} for {side}, {pool} of them in the pool.',
    '{Side} gains a {token}: now {pool}.',
    'In comes a {token}, {side} has {pool}.',
    '{SideOf} pool grows by a {token}, to {pool}.',
  ],
  recalled: ['{Side} takes {card} from the discard pile back into hand.', 'Back in {sideOf} hand: {card}.'],
  removed: [
    'Out of the match, one of {sideOf} cards: {card}.',
    '{Side} takes leave of {card}: out of the match for good.',
    'No return for {card}: {side} has lost that card for good.',
  ],
  'removed/exhaustion': ['Fresh legs: {side} is rid of {card}.', '{Side} recovers, {card} leaves the match.'],
  'discarded/hand': [
    '{Side} loses {card} from hand to the discard pile.',
    'Out of {sideOf} hand, onto the discard pile: {card}.',
  ],
  'discarded/area': [
    '{Side} loses {card} from play to the discard pile.',
    'Gone from {sideOf} area: {card}, now on the discard pile.',
  ],
  exhausted: [
    '{Side} is tiring: {card} goes onto the discard pile.',
    'It costs strength: {card} for {side}, onto the discard pile.',
    '{Card} for {side}; it lies on the discard pile and will come back.',
  ],
  'booked/yellow': [
    'Yellow card for {side}, from now on: {penalty}.',
    'The referee books {side}: yellow, {penalty}.',
  ],
  'booked/red': [
    'Red card for {side}! From now on: {penalty}.',
    'The second booking, red for {side}: {penalty}.',
  ],
  pardoned: ['{Side} is rid of the yellow card.', 'The yellow card no longer weighs on {side}.'],
  'attack-over/limit': [
    'The areas are full, {limit} cards: the attack phase is over.',
    '{limit} cards are down. No more may be played.',
    'No more than {limit} cards may be down. Now it must be decided.',
  ],
  'attack-over/stopped': [
    'Both have stopped: the attack phase is over.',
    'Nobody plays on. Now it must be decided.',
    'Neither side adds a card; the cards are counted.',
  ],
  'attack-over/ability': [
    'The attack phase is over at once.',
    'No more cards this round: the attack phase ends here.',
  ],
  'attack-over/guard': [
    '{most} cards played in one round are enough: the attack phase is over.',
    'The referee cuts it short after {most} cards played.',
  ],
  motivated: [
    '{Side} pays {price} to motivate {replaced}: from now on {card}.',
    'For {price}, {replaced} of {side} outgrows himself: now {card}.',
  ],
  signed: ['Transfer! {Side} pays {price} and signs {card}.', 'New with {side}, for {price}: {card}.'],
  'signed/replaced': [
    'Transfer! {Side} pays {price} for {card}; {replaced} leaves the match.',
    '{Card} joins {side} for {price} and takes the place of {replaced}, who is out of the match.',
  ],
  'action/shot': [
    '{Side} shoots! The cards say {own} for the shot, {against} for {rivalOf} defence.',
    'A shot! {Side} has {own} on the cards, {rival} defends with {against}.',
    '{Side} goes for goal: shot {own}, defence of {rival} {against}, before tokens and dice.',
  ],
  'action/pass': [
    '{Side} passes. The cards say {own} for the pass, {against} for {rivalOf} defence.',
    'A pass! {Side} has {own} on the cards, {rival} defends with {against}.',
    '{Side} keeps it moving: pass {own}, defence of {rival} {against}, before tokens and dice.',
  ],
  spent: [
    '{Side} spends {count} {tokens}: {total}.',
    '{count} {tokens} from {side}, that makes {total}.',
    '{Side} puts in {count} {tokens} and stands at {total}.',
  ],
  'spent/none': [
    '{Side} spends no {token} and stays at {total}.',
    'No {token} from {side}: still {total}.',
    'Not one {token} from {side}, {total} it is.',
  ],
  'dice/attack': [
    '{Side} rolls {die} and has {own}; {rival} rolls {rivalDie}, only {against}.',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. The attack is ahead.',
    'A {die} puts {side} at {own}, ahead of {rival} with a {rivalDie} and {against}.',
  ],
  'dice/level': [
    '{Side} rolls {die} and has {own}; {rival} rolls {rivalDie}, {against}: level!',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. Level, good for the attack.',
  ],
  'dice/defence': [
    '{Side} rolls {die} and has only {own}; {rival} rolls {rivalDie}, {against}.',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. The defence is ahead.',
    'A {die} puts {side} at {own}, behind {rival} with a {rivalDie} and {against}.',
  ],
  'rerolled/own': [
    '{Side} uses {card} and rolls again: a {die}.',
    'Once more, thanks to {card}: {side} now has a {die}.',
  ],
  'rerolled/other': [
    '{Side} uses {card} to make {rival} roll again: a {die}.',
    'That roll does not count, thanks to {card}! {Side} makes {rival} roll anew: a {die}.',
  ],
  'rerolled/keeper': [
    '{Side} uses {card}, and the keeper rolls again: a {die}.',
    'Once more for the keeper, {side} has {card}: now a {die}.',
  ],
  guaranteed: [
    'A six against a one: guaranteed success for {side}, whatever the totals!',
    'Six to one on the dice! {Side} wins this contest in any case.',
  ],
  'contest/shot': [
    'The shot beats the defence, {own} to {against}: {side} is through!',
    '{own} against {against}: {sideOf} shot is too strong for {rival}.',
    'What a strike! {Side} has {own}, {rival} only {against}.',
  ],
  'contest/shot/level': [
    'Level, {own} to {against}, and level goes to the attack: {sideOf} shot gets through!',
    '{own} against {against}: enough for {side}, the shot gets past.',
  ],
  'contest/shot/guaranteed': [
    'Only {own} to {against}, but the six against the one carries {sideOf} shot past the defence!',
    '{own} against {against}, and still the shot of {side} gets past the defence: guaranteed success.',
  ],
  'contest/pass': [
    'The pass arrives: {side} wins it {own} to {against}.',
    '{own} against {against}: {sideOf} pass gets past {rival}.',
    'Well played! {Side} has {own}, {rival} only {against}: the pass succeeds.',
    '{Side} passes through the defence, {own} to {against}.',
  ],
  'contest/pass/level': [
    'Level, {own} to {against}, and level goes to the attack: {sideOf} pass arrives.',
    '{own} against {against}: just enough, the pass of {side} succeeds.',
  ],
  'contest/pass/guaranteed': [
    'Only {own} to {against}, but the six against the one carries {sideOf} pass through.',
    '{own} against {against}, and still the pass of {side} arrives: guaranteed success.',
  ],
  'contest/defence': [
    'Stopped! {SideOf} defence wins it, {own} to {against}.',
    '{own} against {against}: {side} takes the ball off {rival}.',
    'No way through for {rival}: {side} has {own}, the attack {against}.',
    '{Side} stands firm, {own} to {against}, and wins the ball.',
  ],
  'contest/defence/guaranteed': [
    'Only {own} to {against}, but the six against the one saves {side}: ball won!',
    '{own} against {against}, and still {side} wins the ball: guaranteed success.',
  ],
  keeper: [
    'Now the keeper! {Side} relies on {card}: a {die}.',
    '{Side} still has {card}. The roll: {die}.',
    'Last hope for {side}, {card}: a {die} is rolled.',
  ],
  'save/held': [
    'Held! {Side} has the ball, {card} was there.',
    'What a save! {Side} has the ball, thanks to {card}.',
    'No goal! {Card} wins the ball for {side}.',
  ],
  'save/corner': [
    '{Card} turns it away for {side}: no goal, but a corner, and {rival} keeps the ball.',
    'Fingertips! {Side} survives through {card}; corner, {rival} stays on the ball.',
    'Corner! {Card} saves {side} for now, the ball stays with {rival}.',
  ],
  'save/goal': ['{Card} is no help: {side} is beaten.', 'Not enough! {Side} is beaten, even with {card}.'],
  advance: [
    '{Side} controls the ball and advances: the areas are cleared, the pass counts as won.',
    'Straight on! {Side} needs no dice, the pass has succeeded and all cards are cleared away.',
  ],
  'special-shot': [
    'Special shot! {Side} attacks, and no tokens, dice or keeper will help now.',
    'The stadium holds its breath: a special shot by {side}. What can {rival} do against it?',
  ],
  'special-chosen': ['{Side} chooses face down: {card}.', 'The choice of {side}, face down: {card}.'],
  'special-chosen-unseen': ['{Side} has chosen, face down.', '{SideOf} choice lies face down.'],
  'special-duel/stopped': [
    '{Side} shows {shot}, {rival} {defence}: stopped!',
    '{Shot} by {side} meets {defence}, and that is the answer: {rival} has stopped it!',
  ],
  'special-duel/beaten': [
    '{Side} shows {shot}, {rival} {defence}: the wrong guess!',
    '{Shot} by {side} meets {defence}, and that does not stop it: {rival} is beaten!',
  ],
  'special-duel/unopposed': [
    '{Side} shows {shot}, and {rival} has nothing against it!',
    '{Shot} by {side}, and no special defence on the side of {rival}!',
  ],
  'goal/opener': [
    'GOAL! {Scorer} opens the scoring for {side} in minute {minute}: {score}.',
    'Minute {minute}, the first goal of the final! {Scorer} for {side}: {score}.',
    'The net bulges! {Scorer} puts {side} in front, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'GOAL! {Scorer} gives {side} the lead in minute {minute}: {score}.',
    'Minute {minute}, {score}: {scorer} scores, and {side} is ahead!',
    'It is in! {Scorer} scores, {side} leads, minute {minute}: {score}.',
  ],
  'goal/equaliser': [
    'The equaliser! {Scorer} for {side} in minute {minute}: {score}.',
    'All square again! {Scorer} makes it {score} for {side} in minute {minute}.',
    'GOAL! {Scorer} brings {side} back into it, {score} in minute {minute}.',
  ],
  'goal/further': [
    'Another one! {Scorer} makes it {score} for {side}, minute {minute}.',
    'GOAL by {scorer}! {Side} pulls away: {score} in minute {minute}.',
    'Minute {minute}: {scorer} scores one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    '{Scorer} pulls one back for {side} in minute {minute}: {score}.',
    'GOAL by {scorer}! Hope for {side}, {score} in minute {minute}.',
    'Not over yet: {scorer} scores for {side}, minute {minute}, {score}.',
  ],
  'possession/kept': [
    '{Side} keeps the ball.',
    'The ball stays with {sideAt}.',
    '{Side} remains in possession.',
    'Still {sideOf} ball.',
  ],
  'possession/turned': [
    'The ball goes to {side}.',
    'Now {side} has the ball.',
    'Possession changes: {side} is on the ball.',
    '{Side} takes over the ball.',
  ],
  'half-over/half-time': [
    'Half-time, minute {minute}: {score}.',
    'Minute {minute}, the whistle for the break. It is {score}.',
  ],
  'half-over/normal-time': [
    'Normal time is up, minute {minute}: {score}.',
    'Minute {minute}, the second half is over: {score}.',
  ],
  'half-over/extra-time-half-time': [
    'Half-time of extra time, minute {minute}: {score}.',
    'Minute {minute}, extra time is half over. It is {score}.',
  ],
  'half-over/extra-time': [
    'Extra time is over, minute {minute}: {score}.',
    'Minute {minute}, the whistle ends extra time: {score}.',
  ],
  'half-over/guard': [
    '{most} rounds of stoppage time are enough: the half ends in minute {minute}, {score}.',
    'Minute {minute}: after {most} rounds of stoppage time the referee ends the half, {score}.',
  ],
  'extra-time': ['Level: there will be extra time!', 'No winner yet. The final goes into extra time!'],
  'full-time/win': [
    'Full time, {score}! {Side} is the champion.',
    'It is over: {score}. The championship goes to {side}!',
  ],
  'full-time/extra-time': [
    'Over after extra time, {score}: {side} is the champion!',
    '{score} after extra time. The championship goes to {side}!',
  ],
  'full-time/joint-champions': [
    'Level to the end, {score}: both teams are champions!',
    'It is over, {score}. {Home} and {away} share the title as joint champions!',
  ],
}

export const commentaryEn: Commentary = {
  lines,
  sides: {
    nankatsu: { side: 'Nankatsu', to: 'Nankatsu', of: 'Nankatsu’s', at: 'Nankatsu' },
    toho: { side: 'Toho', to: 'Toho', of: 'Toho’s', at: 'Toho' },
    home: { side: 'the home side', to: 'the home side', of: 'the home side’s', at: 'the home side' },
    away: { side: 'the away side', to: 'the away side', of: 'the away side’s', at: 'the away side' },
  },
  tokens: {
    shot: { one: 'shot token', many: 'shot tokens' },
    pass: { one: 'pass token', many: 'pass tokens' },
    defence: { one: 'defence token', many: 'defence tokens' },
  },
  quoted: '“{card}”',
  to: ':',
  and: 'and',
}
