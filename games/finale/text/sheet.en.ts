import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetEn: Sheet = {
  title: 'Finale at a glance',
  blocks: [
    {
      heading: 'Aim and preparation',
      lines: [
        { rule: '1.2', text: 'Six periods of 15 minutes: whoever has scored more goals at the end wins.' },
        { rule: '1.3', text: 'The faces of our die: 0, 1, 1, 2, 2 and 3. A card set may name others.' },
        { rule: '3.2', text: 'Fifteen men of your club for at most 50 points, one of them at least a keeper.' },
        { rule: '3.4', text: 'Eleven start, exactly one of them in goal, each in his own line; four sit on the bench.' },
        { rule: '4.6', text: 'Eleven tactic cards shuffled, the closing card open beneath them; three in hand.' },
      ],
    },
    {
      heading: 'Cards',
      lines: [
        { rule: '2.2', text: 'Only the strength on top of a footballer’s card counts; he comes on head up.' },
        { rule: '2.3', text: 'After each use he is turned a quarter to the left, to his next strength.' },
        { rule: '4.2', text: 'Tactic card: build-up above, finish below; attacker’s places left, the defending coach’s right.' },
        { rule: '4.1', text: 'Powers in each colour of our set: 5, 4, 3, 2, 2, 1. The white 1 is the closing card.' },
        { rule: '5.8', text: 'With an empty hand you play the closing card (power 1); it is never used up.' },
      ],
    },
    {
      heading: 'A period',
      lines: [
        { rule: '5.1', text: 'Order: changes (none in the first period), tactic cards, attacks.' },
        { rule: '5.2', text: 'Each coach lays a card from his hand face down; both are revealed together.' },
        { rule: '5.3', text: 'The higher power attacks; the difference is the number of attacks (4 against 1: three).' },
        { rule: '5.4', text: 'Equal powers: both roll until one rolls higher; he has exactly one attack.' },
        { rule: '5.5', text: 'Straight after the reveal both draw up to three cards, as long as the deck lasts.' },
        { rule: '5.6', text: 'For each further attack the attacker plays another card face up and draws at once.' },
        { rule: '5.7', text: 'Then the defending coach may drop a hand card from the game and draw, if his deck has one.' },
        { rule: '5.9', text: 'The period ends with the last attack, or with the counter that comes of it.' },
      ],
    },
    {
      heading: 'An attack',
      lines: [
        { rule: '6.1', text: 'Build-up first; if it succeeds, the finish. No places in the build-up: finish at once.' },
        { rule: '6.2', text: 'Both fill their places on the attacker’s card; the attacker chooses first.' },
        { rule: '6.3', text: 'Question mark: any free outfielder, never the keeper.' },
        { rule: '6.4', text: 'Too few free men in a line: all of them play, free outfielders of other lines stand in.' },
        { rule: '6.5', text: 'Whoever played in the build-up, on either side, is barred from the finish of this attack.' },
        { rule: '6.6', text: 'Except by an arrow: one of the men of the line it marks must play again, on its side.' },
      ],
    },
    {
      heading: 'The comparison',
      lines: [
        { rule: '6.7', text: 'Total: the strengths showing on the men used, plus the side’s roll of the die.' },
        { rule: '6.8', text: 'The build-up succeeds if the attacker’s total is equal or higher.' },
        { rule: '6.9', text: 'The finish is a goal only if the attacker’s total is higher; level is no goal.' },
        { rule: '6.10', text: 'After each comparison hazards first, then turn all men used who are still on the pitch.' },
      ],
    },
    {
      heading: 'The counter',
      lines: [
        { rule: '7.1', text: 'If the build-up fails, the defending coach must counter, unless this period has had its counter.' },
        { rule: '7.3', text: 'He plays no new card: the one he has face up sets the places. All men are free again.' },
        { rule: '7.4', text: 'Bonus in his build-up: the difference of the two face-up powers, whichever is higher.' },
        { rule: '7.6', text: 'After the counter the attacker goes on with the attacks he has left.' },
      ],
    },
    {
      heading: 'Hazards',
      lines: [
        { rule: '8.1', text: 'Roll for each man used whose card shows a symbol, attacker’s first, in the coach’s order.' },
        { rule: '8.2', text: 'Injury: on a 2 he is off for the rest of the match.' },
        { rule: '8.3', text: 'For an injured outfielder a bench outfielder may come on at once; it costs no change.' },
        { rule: '8.4', text: 'Yellow card: on a 0 or 1 he is booked, and stays so to the end of the match.' },
        { rule: '8.5', text: 'The second booking is a red card: he is off, and nobody comes on for him.' },
        { rule: '8.6', text: 'Red card: on a 3 he is sent off, and nobody comes on for him.' },
        { rule: '8.7', text: 'Keeper injured: a bench keeper comes on, or else a bench outfielder; it costs no change.' },
        { rule: '8.8', text: 'Keeper sent off: an outfielder goes in goal, or goes off for a bench man (keeper first; a change).' },
      ],
    },
    {
      heading: 'Changes and the end',
      lines: [
        { rule: '9.1', text: 'Three changes a match, only between periods, before the tactic cards are laid.' },
        { rule: '9.3', text: 'The man coming on may be of another line; he plays in his own, head up.' },
        { rule: '10.1', text: 'Level after six periods: a draw, unless extra time has been agreed.' },
        { rule: '10.2', text: 'Extra time: two more periods; turned cards, bookings and used changes carry over.' },
        { rule: '10.3', text: 'It is played with the six white cards only: five shuffled, the closing card at the bottom.' },
        { rule: '10.4', text: 'Still level after extra time: a shoot-out.' },
        { rule: '11.1', text: 'For it all cards are put head up, no hazards count; each coach secretly names five takers.' },
        { rule: '11.3', text: 'First strength plus die must beat the keeper’s plus die; then only the keeper is turned.' },
      ],
    },
    {
      heading: 'Easily forgotten',
      lines: [
        { rule: '5.6', text: 'The number of attacks stays as it was, whatever the power of the further cards.' },
        { rule: '6.1', text: 'An attack that goes straight to the finish gives no counter.' },
        { rule: '6.11', text: 'You must attack even with weak men: never let all strengths be low at once.' },
        { rule: '6.12', text: 'After an attack all its men are free again, but their cards stay as turned.' },
        { rule: '7.2', text: 'One counter per period; a failed counter never leads to another.' },
        { rule: '8.9', text: 'An outfielder in goal is the keeper to the end and never fills an outfield place.' },
        { rule: '9.5', text: 'Whoever has left the pitch does not return in this match.' },
      ],
    },
  ],
}
