import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetEn: Sheet = {
  title: 'Captain Tsubasa at a glance',
  blocks: [
    {
      heading: 'Aim and cards',
      lines: [
        { rule: '1.2', text: 'Two halves; more goals win. Level: extra time. Level again: both are champions.' },
        { rule: '2.1', text: 'A card has values for shot, pass and defence, and up to two optional abilities.' },
        { rule: '2.4', text: 'Tokens can be spent only from the pool; abilities bring them there from the reserve.' },
        { rule: '2.4', text: 'Five of a kind in all; what is spent returns to the reserve with the clean-up, not before.' },
        { rule: '2.6', text: 'Discard: to its owner’s discard pile. Remove: out of the match for good.' },
      ],
    },
    {
      heading: 'A round',
      lines: [
        { rule: '4.1', text: '1. Draw phase: both draw from their own piles until they hold four cards.' },
        { rule: '4.2', text: 'Pile too small: draw what is there, shuffle the discard pile and go on drawing.' },
        { rule: '4.3', text: 'Then each takes a match card, the defender first: an open one or the top one of the pile.' },
        { rule: '5.1', text: '2. Attack phase: in turn, the attacker first, each plays a card from his hand or stops.' },
        { rule: '5.2', text: 'Whoever stops plays no more cards this round and keeps those he still holds.' },
        { rule: '5.4', text: 'Limit: nine cards in both play areas together; a tenth is never played.' },
        { rule: '5.5', text: 'It ends when both have stopped, with nine cards after a turn, or by an ability.' },
        { rule: '4.1', text: '3. Shot or pass (see there).' },
        { rule: '9.1', text: '4. Clean-up: cards discarded, spent tokens to the reserve, hands stay, field filled to four.' },
      ],
    },
    {
      heading: 'Abilities',
      lines: [
        { rule: '6.1', text: 'Optional; only while the card is being played, each once and in any order.' },
        { rule: '6.2', text: 'The compulsory part follows at once; whoever could not do it may not use the ability.' },
        { rule: '6.3', text: 'Its effect or its compulsory part must do something; some are for one side only.' },
        { rule: '6.6', text: 'Play another: its abilities first, then what is left of the first card; all one turn.' },
        { rule: '6.9', text: 'Discard an opponent’s card: its values are gone, what its abilities have brought stays.' },
        { rule: '6.12', text: 'Exception: reroll and save are used after the dice, if the card still lies in the area.' },
      ],
    },
    {
      heading: 'Shot or pass',
      lines: [
        { rule: '7.1', text: 'Sums: defence for the defender, shot and pass for the attacker; bookings are taken off.' },
        { rule: '7.2', text: 'The attacker chooses shot or pass; from now on only that sum of his counts.' },
        { rule: '7.3', text: 'Tokens, the attacker first: as many of the fitting kind as you like, one point each.' },
        { rule: '7.4', text: 'Both roll a die and add it. The higher total wins; if level, the attacker wins.' },
        { rule: '7.5', text: 'Reroll: one roll of this round, whoever’s, once a round per card; the new one counts.' },
        { rule: '7.6', text: 'Shot won: goal, and the ball goes to the other coach, unless the keeper prevents it.' },
        { rule: '7.6', text: 'Pass won: the attacker keeps the ball. If the defence wins, the defender takes it.' },
      ],
    },
    {
      heading: 'The keeper',
      lines: [
        { rule: '8.1', text: 'After a shot won the defender may roll for a save in his play area, once per shot.' },
        { rule: '8.2', text: 'Low: held, the defender has the ball. Next: corner, the attacker keeps it. Higher: goal.' },
        { rule: '8.2', text: 'Morisaki and Wakashimazu: 1 held, 2 and 3 corner, 4 to 6 goal; others as their card says.' },
      ],
    },
    {
      heading: 'Special cards',
      lines: [
        { rule: '11.1', text: 'Yellow (our set): shot −2 and pass −2, in every round to the end of the match.' },
        { rule: '11.2', text: 'A second yellow turns it to red (our set): shot −3, pass −3, defence −1.' },
        { rule: '11.4', text: 'Exhaustion: no values, no abilities, but it counts for the limit.' },
        { rule: '11.5', text: 'Ball Control and Advance, for the attacker: counts as a pass won, without tokens or dice.' },
        { rule: '12.1', text: 'Special shot: only for the attacker, and only with the card of his own team.' },
        { rule: '12.2', text: 'Both choose in secret: one of three special shots against one of three special defences.' },
        { rule: '12.3', text: 'The one right defence stops it, otherwise it is a goal; the ball is the defender’s anyway.' },
      ],
    },
    {
      heading: 'Halves and the end',
      lines: [
        { rule: '9.2', text: 'A half has six rounds with two match cards each; in the first game it has four.' },
        { rule: '9.3', text: 'Stoppage time begins with the last of them: now a goal or a lost ball ends the half.' },
        { rule: '9.4', text: 'Half-time: hand and both piles are shuffled together; pools and bookings stay.' },
        { rule: '9.5', text: 'The other coach kicks off the second half, with that half’s match cards.' },
        { rule: '10.1', text: 'Extra time: shuffle everything, no match cards, limit seven; lots say who attacks first.' },
        { rule: '10.2', text: 'It has two halves of two rounds; in the second the other coach attacks first.' },
      ],
    },
    {
      heading: 'Options',
      lines: [
        { rule: '13.1', text: 'Motivation: at any time you are asked, also after the dice, for the tokens on the card.' },
        { rule: '13.2', text: 'The motivated card takes his place; the starting card is removed from the match.' },
        { rule: '14.1', text: 'Guaranteed success: a 6 against a 1 wins, whatever the totals are.' },
        { rule: '15.2', text: 'Transfers: sign during your whole turn, before and after your card, for its tokens.' },
        { rule: '15.3', text: 'A keeper you sign must take the place of a keeper in your own play area.' },
      ],
    },
    {
      heading: 'Easily forgotten',
      lines: [
        { rule: '4.1', text: 'Whoever still holds four or more cards draws nothing and keeps them all.' },
        { rule: '4.4', text: 'A match card taken is yours for the rest of the match, until it is removed.' },
        { rule: '5.3', text: 'If the other coach has stopped, you go on, card after card.' },
        { rule: '5.4', text: 'Yellow and red cards never count for the limit, nor does what has left a play area.' },
        { rule: '8.1', text: 'Against a pass there is no save.' },
        { rule: '8.4', text: 'A corner is like a pass won: in stoppage time the half goes on.' },
      ],
    },
  ],
}
