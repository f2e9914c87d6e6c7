import { abilitiesEn } from './abilities.en.ts'
import { commentaryEn } from './commentary.en.ts'
import { firstTimesEn } from './first-times.en.ts'
import { namesEn } from './names.en.ts'
import type { CaptainTsubasaText } from './text.ts'

export const en: CaptainTsubasaText = {
  firstTimes: firstTimesEn,
  name: 'Captain Tsubasa',
  names: namesEn,
  abilities: abilitiesEn,
  commentary: commentaryEn,
  nothing: 'nothing',
  seats: { home: 'Home', away: 'Away' },
  endings: {
    'normal-time': 'in normal time',
    'extra-time': 'after extra time',
    'joint-champions': 'joint champions',
  },
  keepsBall: 'you keep the ball',
  story: {
    attacks: 'attacks',
    shots: 'shots',
    passes: 'passes won',
    won: 'contests won',
    saves: 'saves',
    specials: 'special shots',
    cards: 'cards played',
    tokens: 'tokens spent',
    bookings: 'bookings',
  },
  terms: {
    firstGame: {
      name: 'First game',
      what: 'Four rounds a half, without the fans, the exhaustion cards and eight of the match cards.',
    },
    motivation: {
      name: 'Motivation',
      what: 'Four footballers of each team can become stronger during the match, for tokens.',
    },
    guaranteedSuccess: {
      name: 'Guaranteed success',
      what: 'A 6 against a 1 wins, whatever the totals are.',
    },
    transfers: {
      name: 'Transfers',
      what: 'Four of those who did not take part in that final can be signed during the match, for tokens.',
    },
  },
  options: {
    card: '{card} {values}',
    motivate: 'motivate {player} {values} for {price}',
    sign: 'sign {player} {values} for {price}',
    signKeeper: 'sign {player} {values} in place of your keeper for {price}',
    withAbilities: '{card}: {abilities}',
    top: '{top} ({left} left)',
    save: '{card}: {results}',
    action: '{action}: {own} against {rival}',
    spend: '{count} {count?token:tokens}',
    spendNone: 'no tokens',
    spendTo: '{spent}: {own} against {rival}',
    reroll: '{roll} (now {die})',
    rerollBy: '{roll}, by {card}',
    onlyMust: '{ability} ({only})',
  },
  decisions: {
    start: 'kick off',
    'let-start': 'let them',
    top: 'the top match card, unseen',
    stop: 'stop: no more cards for you in this attack; your opponent may go on',
    skip: 'no, thank you',
    'skip/ability': 'use no ability: the attack goes on without it',
    'skip/motivate': 'nobody: end your turn',
    'skip/reroll': 'leave it as it lies',
    'skip/save': 'do not roll: it is a goal',
    'token-shot': 'a shot token',
    'token-pass': 'a pass token',
    'token-defence': 'a defence token',
    'reroll-own': 'your die again',
    'reroll-other': 'their die again',
    'reroll-keeper': 'the keeper’s die again',
    'use-1': 'the first ability',
    'use-2': 'the second ability',
  },
  prompts: {
    toss: ['Do you kick off?', 'You have won the toss: attack first now, or first in the second half.'],
    'draft/attack': [
      'Take a match card.',
      'It is yours from now on and can be played in this attack: an open one, or the unseen top one. You attack; your opponent has taken his.',
    ],
    'draft/defence': [
      'Take a match card.',
      'It is yours from now on and can be played in this attack: an open one, or the unseen top one. You defend and choose first.',
    ],
    'draft/attack/open': [
      'Take one of the open match cards.',
      'No unseen one is left. It is yours from now on, also for this attack. You attack; your opponent has taken his.',
    ],
    'draft/defence/open': [
      'Take one of the open match cards.',
      'No unseen one is left. It is yours from now on, also for this attack. You defend and choose first.',
    ],
    'turn/attack': [
      'Play a card to attack, or stop.',
      'You lay cards in turn. Once {limit} lie or both stop, you choose: shot (a goal) or pass (you attack again). Stop: no more cards.',
    ],
    'turn/defence': [
      'Play a card to defend, or stop.',
      'You lay cards in turn. Once {limit} lie or both stop, they shoot or pass. Stop: no more cards for you, but they may go on.',
    ],
    ability: [
      'Use an ability?',
      '{card} can do something now; you need not. Each ability once, in any order.',
    ],
    token: [
      'Which kind of token do you take?',
      '{card} gives you one. Spent just before the dice, now or later, it adds 1 to its own kind.',
    ],
    'token/several': [
      'Which kind of token do you take?',
      '{card} gives you tokens, still to choose: {left}. Spent before the dice, each adds 1 to its own kind.',
    ],
    'token/short': [
      'Which kind of token do you take?',
      '{card} gives you tokens, but your reserve has only {left}. Spent before the dice, each adds 1 to its own kind.',
    ],
    'target/play': [
      'Which other card do you play?',
      '{card} lets you play another card from your hand. You need not: Undo takes the ability back.',
    ],
    'target/recall': [
      'Which discarded card do you play?',
      '{card} lets you play a card from your discard pile.',
    ],
    'target/recall-hand': [
      'Which discarded card do you take back?',
      '{card} lets you take a card from your discard pile into your hand.',
    ],
    'target/remove': [
      'Which card leaves your hand for good?',
      '{card} takes it out for the rest of the match: it never comes back.',
    ],
    'target/discard': [
      'Which of their cards do you discard?',
      '{card} lets you take a card off your opponent’s play area. Its values no longer count.',
    ],
    'target/swap': [
      'Which card do you take off the field?',
      '{card} swaps another card of your play area: it is discarded, and you play one from your hand instead.',
    ],
    'target/swap-in': [
      'Which card do you play instead?',
      '{card} lets you play one from your hand for the one taken off.',
    ],
    'target/must': [
      'Discard a card from your hand.',
      'That is the price of {card}. The percentage on a card is what you have left without it.',
    ],
    'target/replace': ['Which keeper makes room?', '{card} comes in his place; he leaves the match.'],
    motivate: [
      'Motivate one of your players?',
      'For tokens he becomes stronger for the rest of the match. Your turn ends after that.',
    ],
    'motivate/sign': [
      'Sign somebody?',
      'For tokens he joins you for the rest of the match. Your turn ends after that.',
    ],
    'motivate/or-sign': [
      'Motivate one of yours, or sign somebody?',
      'For tokens, for the rest of the match. Your turn ends after that.',
    ],
    action: [
      'Shot or pass?',
      'A shot can be a goal; after a pass you attack again. Shot {shot}, pass {pass} against defence {defence}; tokens and one die each come on top.',
    ],
    'spend/attack': [
      'How many {tokens} do you spend?',
      'Your {action}: {attack} against {defence}. Each token adds 1. Your opponent decides after you, then both roll a die.',
    ],
    'spend/defence': [
      'How many {tokens} do you spend?',
      'Their {action}: {attack} against your defence {defence}. Each token adds 1, then both roll a die; a tie goes to them.',
    ],
    'reroll/attack': [
      'Roll a die again?',
      'You have rolled {own}, your opponent {other}: your attack makes {attack}, their defence {defence}. A new roll counts, better or worse.',
    ],
    'reroll/defence': [
      'Roll a die again?',
      'You have rolled {own}, your opponent {other}: your defence makes {defence}, their attack {attack}. A new roll counts, better or worse.',
    ],
    'reroll/sure-own': [
      'Roll a die again?',
      'You have rolled 6, your opponent 1: guaranteed success, you win whatever the totals are.',
    ],
    'reroll/sure-other': [
      'Roll a die again?',
      'You have rolled 1, your opponent 6: guaranteed success, they win whatever the totals are.',
    ],
    'reroll-keeper': [
      'Roll the keeper’s die again?',
      'The keeper has rolled {die}. One of your cards allows a new roll, once; the new one counts.',
    ],
    'after-dice/attack': [
      'Motivate somebody to turn it?',
      'You have rolled {own}, your opponent {other}: your attack makes {attack}, their defence {defence}.',
    ],
    'after-dice/defence': [
      'Motivate somebody to turn it?',
      'You have rolled {own}, your opponent {other}: your defence makes {defence}, their attack {attack}.',
    ],
    'after-dice/sure-other': [
      'Motivate somebody for another roll?',
      'You have rolled 1, your opponent 6: guaranteed success, they win whatever the totals are. Somebody motivated can have a roll made again.',
    ],
    'after-dice/ahead': [
      'Motivate somebody to make sure?',
      'As it lies you win, but a card of your opponent’s may still undo it. Somebody motivated can take a card off his play area.',
    ],
    'after-dice-keeper': [
      'Motivate somebody for another roll?',
      'The keeper has rolled {die}. Somebody motivated can have the roll made again.',
    ],
    save: [
      'Roll for your keeper?',
      'Their shot has beaten your defence. Held: your ball. Corner: no goal, but they attack again.',
    ],
    'save/motivate': [
      'Motivate somebody to save the shot?',
      'It has beaten your defence, and nobody in your play area can save it.',
    ],
    'special/attack': [
      'Choose your special shot.',
      'It is a goal unless the defence that your opponent chooses at the same time stops it.',
    ],
    'special/defence': [
      'Choose your defence against the special shot.',
      'Your opponent chooses his shot at the same time; if your defence does not stop it, it is a goal.',
    ],
  },
  tooFar: 'No new roll can turn it.',
  beforeThat: {
    motivate: 'You may motivate somebody first.',
    sign: 'You may sign somebody first.',
    either: 'You may motivate or sign somebody first.',
  },
  refusals: {
    'options-malformed': 'The match options cannot be read; they must be an object with named options.',
    'option-unknown':
      'There is no match option “{option}”; known are firstGame, motivation, guaranteedSuccess, transfers and cards.',
    'option-unknown-value': 'The match option “{option}” cannot be “{value}”; it is either true or false.',
    'build-malformed': 'This is not a build: it needs a team.',
    'team-unknown': 'There is no team “{team}” here; choose nankatsu or toho.',
    'same-team': 'Both coaches want {team}: one of them must lead the other team.',
    'card-set-malformed':
      'This is not a card set: it needs a name, a version, starting, match, motivation, transfers, shots and defences.',
    'card-set-unnamed':
      'The field “{field}” of the card set must be a text that can be seen, of at most 60 characters.',
    'card-set-not-ours':
      'Only cards of Libero may be called “{name}”, and these are not what was published as its version {version}. Give your card set a name of its own.',
    'card-id':
      'The id “{id}” cannot be used: each card needs one of its own, of small letters, digits and hyphens, that is not a decision of the match.',
    'card-name': 'The name of “{id}” must have 1 to 60 characters.',
    'card-values': '“{id}”: {field} must be a whole number from −9 to 9.',
    'card-source': '“{id}” must say at {field} where this comes from: rulebook, public or designed.',
    'card-mark': 'The mark “{mark}” of “{id}” can only be true, or be left out.',
    'card-team': '“{id}” must be a card of nankatsu or toho.',
    'card-number':
      '“{id}” cannot have the number “{number}”: it is a whole number from 1 to 99, or left out.',
    'card-price':
      '“{id}”: {field} is no price; it is in shot, pass or defence tokens, at most {most} of each kind.',
    'card-abilities': '“{id}” needs a list of abilities, {most} at the most; it may be empty.',
    'ability-unknown': '“{id}” has an ability that does not exist: “{ability}”.',
    'ability-value':
      'In the ability “{ability}” of “{id}” the value of “{word}” is missing or cannot be right.',
    'ability-word': 'In the ability “{ability}” of “{id}” there is no place for “{word}”.',
    'ability-must': 'The ability “{ability}” of “{id}” cannot have the compulsory part “{must}”.',
    'ability-twice': '“{id}” cannot have the ability “{ability}” twice.',
    'starting-cards': '{team} needs {needed} starting cards, not {cards}.',
    'match-half': '“{id}” must belong to half 1 or 2.',
    'match-cards': 'Half {half} needs {needed} match cards, not {cards}.',
    'match-advanced':
      'In half {half} a first game must leave out {needed} match cards, marked as advanced, not {cards}.',
    'motivation-cards': '{team} needs {needed} motivation cards, not {cards}.',
    'motivation-of': '“{id}” must motivate a starting card of its own team, not “{of}”.',
    'transfer-cards': 'The card set needs {needed} transfers, not {cards}.',
    'special-cards': 'The list {field} must be there, with at most {most} special cards of each team.',
    'special-shot-misplaced':
      '“{id}”: a special shot belongs to one of the two teams, and its card must say to which.',
    'defence-stops': '“{id}” must stop shots of the other team, each named once, not “{shot}”.',
    'bookings-malformed':
      '“{field}” holds what a booking does: “yellow” and “red”, each with shot, pass and defence and nothing else.',
    'booking-penalty': '“{field}” must be a whole number from −{most} to 0, with its minus as it is printed.',
    'position-foreign':
      'This is not a position of Captain Tsubasa, or one in a form that cannot be read here.',
    'position-field': 'The field “{field}” of the position is missing or cannot be right.',
    'not-an-option': 'That is not among your options now; choose one of those offered.',
    'no-card-now': 'You cannot choose {card} now: you are asked for something else.',
    'not-in-hand': 'You do not hold {card}; play a card from your hand, or stop.',
    'not-in-area': 'You do not have {card} in your play area.',
    'not-to-be-chosen': 'You cannot choose {card} here; take one of the cards offered.',
    'not-on-the-field':
      'You cannot take {card}: only a card that lies open on the field, or the top one of the pile.',
    'no-match-card-left': 'The pile of match cards is empty; take an open one.',
    'taken-only-in-the-draw-phase':
      'You cannot play {card} from the field: match cards are taken in the draw phase.',
    'limit-reached':
      '{card}: no further card may join your play area now, because the limit is reached or you have stopped.',
    'no-such-ability': '{card}: there is no ability {ability}.',
    'ability-used': '{card}: you have used ability {ability}, and each can be used once.',
    'ability-after-the-dice': '{card}: ability {ability} has its time after the dice.',
    'ability-without-effect': '{card}: ability {ability} would have no effect now.',
    'only-in-the-attack-phase':
      '{card} brings no more cards into play: the attack phase is over, or you have stopped.',
    'only-in-attack': '{card}: ability {ability} is for the attacker only.',
    'only-in-defence': '{card}: ability {ability} is for the defender only.',
    'special-shot-of-other-team': '{card}: the special shot of the other team is of use only for its values.',
    'compulsory-part-impossible':
      '{card}: ability {ability} has a compulsory part that you could not carry out now.',
    'token-not-offered': 'This ability does not bring a {token}; choose another kind.',
    'pool-full': 'Your pool cannot take another {token}; choose another kind.',
    'reserve-empty':
      'There is no {token} in your reserve: what you have spent lies aside until the clean-up. Choose another kind.',
    'too-few-tokens': 'You cannot spend so many; {tokens} in your pool: {count}.',
    'keeper-has-rolled': 'The keeper has rolled: now only his roll can be made again.',
    'keeper-has-not-rolled': 'No keeper has rolled; choose your own roll or your opponent’s.',
    'no-reroll': 'You have no card in your play area that can have a roll made again.',
    'does-not-save': 'You cannot save the shot with {card}.',
    'motivation-not-agreed': 'You cannot motivate {player}: this match is played without motivation.',
    'motivation-not-now': 'You cannot motivate {player} at this question.',
    'already-motivated': 'You cannot motivate {player}: that happens only once in a match.',
    'player-not-played': 'You cannot motivate {player}: he is not in your play area.',
    'transfers-not-agreed': 'You cannot sign {player}: this match is played without transfers.',
    'not-on-the-transfer-list': 'You cannot sign {player}: the card is not on the transfer list.',
    'no-keeper-to-replace': 'You cannot sign {player}: there is no keeper in your play area to replace.',
    'cannot-pay': 'You cannot afford {player}: the price is {price}.',
  },
}
