import type { Commentary } from './commentary.ts'

/** Several lines for each moment of a match, in English. */
const lines: Commentary['lines'] = {
  teams: [
    'The final of the school championship: {home} against {away}.',
    'Welcome to the final! {Home} meets {away}.',
  ],
  toss: [
    '{Side} wins the toss and decides who kicks off.',
    '{Side} wins the toss and may decide who starts.',
  ],
  'kick-off/first-half': [
    '{Side} kicks off and attacks first.',
    'The final is under way, and {side} begins.',
  ],
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
  field: ['Open match cards: {cards}.', 'The field shows {cards}.', 'There to be taken: {cards}.'],
  'field/refilled': [
    'New open match cards: {cards}.',
    'Turned up on the field: {cards}.',
    'Added to the field: {cards}.',
  ],
  round: [
    'Round {round} of this half begins, minute {minute}: {side} attacks.',
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
    '{Side} draws {count} {count?card:cards}{by}: {cards}.',
    'New in {sideOf} hand{by}, {count}: {cards}.',
    'From the pile for {side}{by}, {count}: {cards}.',
  ],
  'drawn-unseen': [
    '{Side} draws {count} {count?card:cards}{by}.',
    '{count} new {count?card:cards} for {side}{by}.',
    '{Side} takes {count} {count?card:cards} from the draw pile{by}.',
  ],
  'match-card/open': [
    '{Side} takes {card} from the open match cards.',
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
    'The match cards are gone: stoppage time. The half ends with a goal or when the attack loses the ball.',
    'Stoppage time. The half lasts until the attack scores or loses the ball.',
  ],
  'stoppage/extra-time': [
    'Last round of this half of extra time: it lasts until a goal or a lost ball.',
    'From now on a goal or a lost ball ends this half of extra time.',
  ],
  played: [
    '{Side} plays {card}: {now}.',
    '{Card} for {side}: {now}.',
    'Here is {card}, played by {side}: {now}.',
    '{Side} brings {card}: {now}.',
    'Next from {side}: {card}, {now}.',
  ],
  'played/discard': [
    '{Side} plays {card} from the discard pile: {now}.',
    'Back from the discards: {card} for {side}, {now}.',
    'Once more, from {sideOf} discard pile: {card}, {now}.',
  ],
  'played/exhaustion': [
    '{Side} plays {card}, which is worth nothing: {now}.',
    'Tired legs: {side} plays {card}. It counts as a card and no more: {now}.',
  ],
  stopped: [
    '{Side} stops and plays no more cards in this attack.',
    'That is all from {side} for this round.',
    '{Side} waits for the decision without another card.',
    'Enough for {side}, no further card.',
  ],
  'ability/play': [
    '{Side} uses {card} to play another card.',
    'With {card} the way is open: {side} plays on.',
    '{Side} uses {card} to follow up at once.',
  ],
  'ability/recall': [
    '{Side} uses {card} to fetch a card from the discard pile.',
    'Not forgotten yet: with {card}, {side} reaches into the discard pile.',
  ],
  'ability/remove': [
    '{Side} uses {card} to take a card out of the match.',
    '{Side} uses {card} to be rid of a card for good.',
  ],
  'ability/discard': [
    '{Side} uses {card}: {rival} loses a card.',
    '{Side} uses {card}, and {rival} is a card short.',
  ],
  'ability/exhaust': [
    '{Side} uses {card}: {rival} gets an exhaustion card.',
    'That costs strength: with {card}, {side} wears {rival} down.',
  ],
  'ability/pardon': [
    '{Side} uses {card} to get rid of the yellow card.',
    '{Side} uses {card} to be rid of the booking.',
  ],
  'ability/swap': ['{Side} uses {card} to swap a card in play.', '{Side} uses {card} to make a change.'],
  'ability/end': [
    '{Side} uses {card}: nobody plays another card in this attack.',
    '{Side} uses {card}, and nobody plays on.',
  ],
  'ability/advance': [
    '{Side} uses {card} and runs on with the ball.',
    '{Side} uses {card} and simply runs on.',
  ],
  'ability/special-shot': [
    '{Side} uses {card} to try a special shot.',
    '{Side} uses {card}: this will be a special shot!',
  ],
  'ability/other': [
    '{Side} uses ability {ability} of {card}.',
    'Ability {ability} of {card}, used by {side}.',
  ],
  'ability/only-must': [
    '{Side} uses {card} for its compulsory part alone: the rest has no effect now.',
    'The ability of {card} has no effect now; {side} carries out its compulsory part.',
  ],
  gained: [
    '{Side} takes a {token}{by}: {pool} now.',
    'A {token} for {side}{by}: now {pool}.',
    'In comes a {token} for {side}{by}, {pool} in all.',
    '{SideOf} pool grows by a {token}{by}, to {pool}.',
  ],
  recalled: [
    '{Side} takes {card} from the discard pile back into the hand.',
    'Back in {sideOf} hand: {card}.',
  ],
  removed: [
    '{Side} loses {card} for good: the card is out of the match.',
    '{Side} takes leave of {card}: out of the match for good.',
    'No return for {card}: {side} has lost that card for good.',
  ],
  'removed/exhaustion': [
    '{Side} takes {card} out of the match.',
    '{Side} recovers, {card} leaves the match.',
  ],
  'discarded/hand': [
    '{Side} discards {card} from the hand.',
    'Out of {sideOf} hand, onto the discard pile: {card}.',
  ],
  'discarded/area': [
    '{Side} loses {card} from the play area: its values no longer count.',
    'Gone from {sideOf} area: {card}, now on the discard pile.',
  ],
  exhausted: [
    '{Side} gets {card}, a card worth nothing, onto the discard pile.',
    'It costs strength: {card} for {side}, onto the discard pile.',
    '{Card} for {side}; it lies on the discard pile and will come back.',
  ],
  'booked/yellow': [
    '{Side} is shown the yellow card; from now on: {penalty}.',
    'The referee books {side}: yellow, {penalty}.',
  ],
  'booked/red': [
    '{Side} is shown the red card; from now on: {penalty}.',
    'The second booking, red for {side}: {penalty}.',
  ],
  pardoned: ['{Side} is rid of the yellow card.', 'The yellow card no longer weighs on {side}.'],
  'attack-over/limit': [
    '{limit} cards lie, no more may be played: now it is decided.',
    '{limit} cards are down. No more may be played.',
    'No more than {limit} cards may be down. Now it must be decided.',
  ],
  'attack-over/stopped': [
    'Both have stopped: now it is decided.',
    'Nobody plays on. Now it must be decided.',
    'Neither side adds a card; the cards are counted.',
  ],
  'attack-over/ability': [
    'No more cards may be played: now it is decided.',
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
    '{Side} shoots: {own} against {rivalOf} defence of {against}.',
    'A shot! {Side} has {own} on the cards, {rival} defends with {against}.',
    '{Side} goes for goal: shot {own}, defence of {rival} {against}, before tokens and dice.',
  ],
  'action/pass': [
    '{Side} passes, to keep the ball: {own} against {rivalOf} defence of {against}.',
    'A pass! {Side} has {own} on the cards, {rival} defends with {against}.',
    '{Side} keeps it moving: pass {own}, defence of {rival} {against}, before tokens and dice.',
  ],
  spent: [
    '{Side} spends {count} {tokens}: {total} now.',
    '{count} {tokens} from {side}, that makes {total}.',
    '{Side} puts in {count} {tokens} and stands at {total}.',
  ],
  'spent/none': [
    '{Side} spends no {token}: still {total}.',
    'No {token} from {side}: still {total}.',
    'Not one {token} from {side}, {total} it is.',
  ],
  'dice/attack': [
    '{Side} rolls {die} and has {own}; {rival} rolls {rivalDie} and has {against}: the attack is ahead.',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. The attack is ahead.',
    'A {die} puts {side} at {own}, ahead of {rival} with a {rivalDie} and {against}.',
  ],
  'dice/level': [
    '{Side} rolls {die} and has {own}; {rival} rolls {rivalDie} and has {against}: level, enough for the attack.',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. Level, good for the attack.',
  ],
  'dice/defence': [
    '{Side} rolls {die} and has {own}; {rival} rolls {rivalDie} and has {against}: the defence is ahead.',
    'The dice: {die} for {side}, {own}. {rivalDie} for {rival}, {against}. The defence is ahead.',
    'A {die} puts {side} at {own}, behind {rival} with a {rivalDie} and {against}.',
  ],
  'rerolled/own': [
    '{Side} uses {card} and rolls again: {die}.',
    'Once more, thanks to {card}: {side} now has a {die}.',
  ],
  'rerolled/other': [
    '{Side} uses {card}: {rival} has to roll again, {die}.',
    'That roll does not count, thanks to {card}! {Side} makes {rival} roll anew: a {die}.',
  ],
  'rerolled/keeper': [
    '{Side} uses {card}: the keeper has to roll again, {die}.',
    'Once more for the keeper, {side} has {card}: now a {die}.',
  ],
  guaranteed: [
    'A six against a one: {side} wins whatever the totals are.',
    'Six to one on the dice! {Side} wins this contest in any case.',
  ],
  'contest/shot': [
    '{SideOf} shot beats the defence, {own} to {against}.',
    '{own} against {against}: {sideOf} shot is too strong for {rival}.',
    'What a strike! {Side} has {own}, {rival} only {against}.',
  ],
  'contest/shot/level': [
    '{SideOf} shot beats the defence, {own} to {against}: a tie goes to the attack.',
    '{own} against {against}: enough for {side}, the shot gets past.',
  ],
  'contest/shot/guaranteed': [
    '{SideOf} shot beats the defence with {own} to {against}, because of the six against the one.',
    '{own} against {against}, and still the shot of {side} gets past the defence: guaranteed success.',
  ],
  'contest/pass': [
    '{SideOf} pass arrives, {own} to {against}.',
    '{own} against {against}: {sideOf} pass gets past {rival}.',
    'Well played! {Side} has {own}, {rival} only {against}: the pass succeeds.',
    '{Side} passes through the defence, {own} to {against}.',
  ],
  'contest/pass/level': [
    '{SideOf} pass arrives, {own} to {against}: a tie goes to the attack.',
    '{own} against {against}: just enough, the pass of {side} succeeds.',
  ],
  'contest/pass/guaranteed': [
    '{SideOf} pass arrives with {own} to {against}, because of the six against the one.',
    '{own} against {against}, and still the pass of {side} arrives: guaranteed success.',
  ],
  'contest/defence': [
    '{SideOf} defence stops the attack, {own} to {against}.',
    '{own} against {against}: {side} takes the ball off {rival}.',
    'No way through for {rival}: {side} has {own}, the attack {against}.',
    '{Side} stands firm, {own} to {against}, and wins the ball.',
  ],
  'contest/defence/guaranteed': [
    '{SideOf} defence stops the attack with {own} to {against}, because of the six against the one.',
    '{own} against {against}, and still {side} wins the ball: guaranteed success.',
  ],
  keeper: [
    '{Side} rolls for {card}: {die} ({rolls}).',
    'Now the keeper! {Side} relies on {card} ({rolls}): a {die}.',
    'Last hope for {side}, {card} ({rolls}): a {die} is rolled.',
  ],
  'save/held': [
    '{Card} of {side} holds the shot: no goal, {side} has the ball.',
    'What a save! {Side} has the ball, thanks to {card}.',
    'No goal! {Card} wins the ball for {side}.',
  ],
  'save/corner': [
    '{Card} of {side} pushes it out for a corner: no goal, but {rival} keeps the ball.',
    'Fingertips! {Side} survives through {card}; corner, {rival} stays on the ball.',
    'Corner! {Card} saves {side} for now, the ball stays with {rival}.',
  ],
  'save/goal': [
    '{Card} of {side} does not hold the shot: a goal.',
    'Not enough! {Side} is beaten, even with {card}.',
  ],
  advance: [
    '{Side} needs no dice: all cards are cleared away, and it counts as a pass won.',
    'Straight on! {Side} needs no dice, the pass has succeeded and all cards are cleared away.',
  ],
  'special-shot': [
    'Special shot by {side}: no tokens, dice or keeper count now.',
    'The stadium holds its breath: a special shot by {side}. What can {rival} do against it?',
  ],
  'special-chosen': ['{Side} chooses face down: {card}.', 'The choice of {side}, face down: {card}.'],
  'special-chosen-unseen': ['{Side} has chosen, face down.', '{SideOf} choice lies face down.'],
  'special-duel/stopped': [
    '{Side} shows {shot}, {rival} {defence}: that stops it, no goal.',
    '{Shot} by {side} meets {defence}, and that is the answer: {rival} has stopped it!',
  ],
  'special-duel/beaten': [
    '{Side} shows {shot}, {rival} {defence}: that does not stop it, a goal.',
    '{Shot} by {side} meets {defence}, and that does not stop it: {rival} is beaten!',
  ],
  'special-duel/unopposed': [
    '{Side} shows {shot}, and {rival} has no defence against it: a goal.',
    '{Shot} by {side}, and no special defence on the side of {rival}!',
  ],
  'goal/opener': [
    'Goal for {side} by {scorer} in minute {minute}: {score}, the first of the match.',
    'Minute {minute}, the first goal of the final! {Scorer} for {side}: {score}.',
    'The net bulges! {Scorer} puts {side} in front, minute {minute}: {score}.',
  ],
  'goal/lead': [
    'Goal for {side} by {scorer} in minute {minute}: {score}, and {side} leads.',
    'Minute {minute}, {score}: {scorer} scores, and {side} is ahead!',
    'It is in! {Scorer} scores, {side} leads, minute {minute}: {score}.',
  ],
  'goal/equaliser': [
    'Goal for {side} by {scorer} in minute {minute}: {score}, level again.',
    'All square again! {Scorer} makes it {score} for {side} in minute {minute}.',
    'GOAL! {Scorer} brings {side} back into it, {score} in minute {minute}.',
  ],
  'goal/further': [
    'Goal for {side} by {scorer} in minute {minute}: {score}, and {side} is further ahead.',
    'GOAL by {scorer}! {Side} pulls away: {score} in minute {minute}.',
    'Minute {minute}: {scorer} scores one more for {side}. {score}!',
  ],
  'goal/pulls-back': [
    'Goal for {side} by {scorer} in minute {minute}: {score}, and {side} is still behind.',
    'GOAL by {scorer}! Hope for {side}, {score} in minute {minute}.',
    'Not over yet: {scorer} scores for {side}, minute {minute}, {score}.',
  ],
  'possession/kept': [
    '{Side} keeps the ball{why}.',
    'The ball stays with {sideAt}{why}.',
    '{Side} remains in possession{why}.',
    'Still {sideOf} ball{why}.',
  ],
  'possession/turned': [
    '{Side} has the ball next{why}.',
    'The ball goes to {side}{why}.',
    'Possession changes to {side}{why}.',
    '{Side} takes over the ball{why}.',
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
  now: {
    attack: 'shot {shot}, pass {pass} now',
    defence: 'defence {defence} now',
    cards: '{cards} {cards?card:cards} in play',
  },
  by: ' with {card}',
  why: {
    goal: ', because {rival} has scored',
    defence: ', because the defence held',
    held: ', because the keeper held the shot',
    stopped: ', because the special shot was stopped',
    pass: ', because the pass arrived',
    corner: ', because it is a corner',
    advance: ', because it counts as a pass won',
  },
  to: ':',
  and: 'and',
}
