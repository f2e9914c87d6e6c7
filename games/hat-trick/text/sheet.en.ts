import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetEn: Sheet = {
  title: 'Hat-Trick at a glance',
  blocks: [
    {
      heading: 'Aim and cards',
      lines: [
        { rule: '1.2', text: 'Two halves; whoever has scored more goals at the end wins.' },
        { rule: '2.1', text: 'Six lines of four fields, counted from your own goal: line 6 is your final line.' },
        { rule: '2.3', text: 'Even numbers play on the left, odd ones on the right, seen from their own coach’s seat.' },
        { rule: '3.1', text: 'Action card: a kind (short pass, long ball, dribble), a power from 1 to 4 and a side.' },
      ],
    },
    {
      heading: 'A turn',
      lines: [
        { rule: '4.1', text: '1. Each lays a card face down, both draw up to three, then the cards are revealed.' },
        { rule: '4.2', text: '2. The attacker may move a player of his card’s side one step forward or back.' },
        { rule: '4.2', text: 'If the field is taken, the two change places, team-mate or opponent.' },
        { rule: '4.4', text: '3. The carrier must pass to the nearest team-mate in his line; if none, he keeps the ball.' },
        { rule: '4.5', text: '4. The defender may move a player likewise; his own card sets the side.' },
        { rule: '4.6', text: '5. The attacker’s card is carried out; of the defender’s only the power counts.' },
      ],
    },
    {
      heading: 'Actions and comparisons',
      lines: [
        { rule: '5.1', text: 'Short pass: attacking against defending footballs in the ball’s line, each plus its card.' },
        { rule: '5.2', text: 'Attacker more: one line forward to his lowest number; defender more: his lowest there has it.' },
        { rule: '5.3', text: 'Long ball: 1 to 3 lines forward; if any of these has a man of yours, choose such a line.' },
        { rule: '5.4', text: 'It is compared in the line it is meant for; the winner’s lowest number there gets it.' },
        { rule: '5.5', text: 'Dribble: a team-mate straight ahead gets the ball; onto a free field the carrier moves.' },
        { rule: '5.5', text: 'Opponent ahead: footballs plus card. Won: they change places; lost: he has the ball.' },
        { rule: '5.6', text: 'Level: the stronger card wins. Equally strong cards: the defender has fouled.' },
      ],
    },
    {
      heading: 'The scoring opportunity',
      lines: [
        { rule: '6.1', text: 'If the carrier stands in his final line as a turn begins, it is a scoring opportunity.' },
        { rule: '6.2', text: 'Its rounds go like turns, but nobody draws: three rounds at most.' },
        { rule: '6.3', text: 'The defender may change places with the carrier; the attacker may not displace him.' },
        { rule: '6.4', text: 'Short pass: to a team-mate on a neighbouring field, also diagonally; it arrives.' },
        { rule: '6.5', text: 'Long ball: to any team-mate in lines 4 to 6; it arrives.' },
        { rule: '6.6', text: 'Dribble: shoot at once. Any shot needs a carrier in line 5 or 6 after the action.' },
      ],
    },
    {
      heading: 'The shot',
      lines: [
        { rule: '7.2', text: 'Shooter and keeper choose left, centre or right face down, as the shooter sees it.' },
        { rule: '7.3', text: 'Power: that of the card that led to the shot, plus 3 or 4 from the shooting card.' },
        { rule: '7.4', text: 'Shot from line 6 middle: the keeper draws up to 2, outer 3; line 5 middle 3, outer 4.' },
        { rule: '7.5', text: 'Corner guessed: one more. Regular keeper in the far corner (left/right): one fewer.' },
        { rule: '7.7', text: 'Fewer footballs than the power: goal, and everybody back to the starting fields.' },
        { rule: '7.8', text: 'As many: parried, to the number nearest to the power in the shooter’s final line.' },
        { rule: '7.9', text: 'More: saved. A goal kick follows, for which both draw up to three.' },
        { rule: '8.2', text: 'Each may move a man of either side, the kicking team first; its moved man cannot be displaced.' },
        { rule: '8.3', text: 'Goal kick: dribble to line 1, short pass 2, long ball 3; lowest number of both teams.' },
      ],
    },
    {
      heading: 'Fouls',
      lines: [
        { rule: '9.2', text: 'The team gets a yellow card; if it has one, it gives it back and the player is sent off.' },
        { rule: '9.3', text: 'Free kick: the defender may move any player one step, then the attacker may.' },
        { rule: '9.4', text: 'After these moves the attacker chooses: scoring opportunity or normal play.' },
        { rule: '9.5', text: 'Fouled action to a middle field of line 6: penalty; keeper 1 card, guesses as usual.' },
      ],
    },
    {
      heading: 'The end',
      lines: [
        { rule: '10.1', text: 'When both have drawn the last card of their decks, the half ends with the turn.' },
        { rule: '10.3', text: 'But not while the ball is in the two lines before either goal or an opportunity is on.' },
        { rule: '11.1', text: 'Level: a third half if extra time is agreed, then penalties if a shoot-out is.' },
      ],
    },
    {
      heading: 'Players expansion',
      lines: [
        { rule: '14.1', text: 'Overlapping numbers (4/5, 5) are the same; lowest is he who has nobody wholly below him.' },
        { rule: '14.2', text: 'If several are lowest for a pass, the coach of the team that gets the ball chooses.' },
        { rule: '15.4', text: 'A player has only the skill of the side face up, silver or gold.' },
        { rule: '15.5', text: 'Once he has used it, his card flips at once; now the new side counts, footballs too.' },
        { rule: '15.6', text: 'A card flips twice at most in a turn, or in a round of an opportunity.' },
        { rule: '15.9', text: 'Neighbours stand ahead, behind, left or right, never diagonally.' },
        { rule: '17.1', text: 'A regular keeper who guesses the corner is a star from the next shot on.' },
        { rule: '17.2', text: 'A star who uses the star cards and guesses wrong is a regular from the next shot on.' },
        { rule: '19.2', text: 'Style card: Tactical by 3 successful short passes in a row, Technical by 2 dribbles.' },
        { rule: '19.2', text: 'Physical likewise by 2 long balls; Total if two men change lines and the action succeeds.' },
        { rule: '18.5', text: 'Each coach may play one style card a turn; an opportunity is one turn.' },
      ],
    },
    {
      heading: 'Easily forgotten',
      lines: [
        { rule: '4.3', text: 'In normal play nobody may change places with the carrier, and he does not move himself.' },
        { rule: '6.7', text: 'Opportunity: no shot in a round without the pass that your card asks for.' },
        { rule: '6.8', text: 'Out of cards, no shot: ball to the lowest number in the line; if equal, the defender’s.' },
        { rule: '7.6', text: 'The keeper’s coach may stop drawing at any time; his hand is not touched.' },
        { rule: '10.2', text: 'Your deck has run out: shuffle your used cards into a temporary deck.' },
      ],
    },
  ],
}
