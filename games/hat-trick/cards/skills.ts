/**
 * §15.3, §16, §19 The vocabulary of skills and style cards. A skill is a line of data over these words: when it may
 * be used, under which conditions, what it does, by how much. What a word does is in `rules/effect.ts`.
 */

/** The moments of a play in which something can be used, in the order of a turn. */
export const WHENS = [
  'revealed', // both cards lie open, nobody has moved
  'move', // instead of, or within, one's own move
  'moved', // one's own move is over
  'sideways', // one's own carrier is about to give the ball sideways
  'their-sideways', // the opponents have given the ball sideways
  'compare', // footballs are about to be compared
  'arrival', // a short pass or a long ball has reached a player
  'dribbled', // a dribble has succeeded
  'turnover', // the action has brought the ball to the other team
  'opportunity', // a round of one's own scoring opportunity begins
  'opportunity-pass', // one's own pass in an opportunity
  'shot', // a shot is about to be taken
  'parry', // the keeper has parried a shot
  'any', // whenever an opponent's skill is valid
] as const
export type When = (typeof WHENS)[number]

/** The same as numbers, as the rules read them. */
export const Moment = {
  Revealed: WHENS.indexOf('revealed'),
  Move: WHENS.indexOf('move'),
  Moved: WHENS.indexOf('moved'),
  Sideways: WHENS.indexOf('sideways'),
  TheirSideways: WHENS.indexOf('their-sideways'),
  Compare: WHENS.indexOf('compare'),
  Arrival: WHENS.indexOf('arrival'),
  Dribbled: WHENS.indexOf('dribbled'),
  Turnover: WHENS.indexOf('turnover'),
  Opportunity: WHENS.indexOf('opportunity'),
  OpportunityPass: WHENS.indexOf('opportunity-pass'),
  Shot: WHENS.indexOf('shot'),
  Parry: WHENS.indexOf('parry'),
  Any: WHENS.indexOf('any'),
} as const

/** Conditions; all of a skill's must hold. 'You' is the player whose skill it is. */
export const IFS = [
  'attacking', // your team has the ball
  'defending', // the other team has it
  'carrier', // you have the ball: you pass, dribble or shoot
  'ahead', // you stand right before the dribbler
  'in-line', // you stand in the line that is compared, or where the pass has arrived
  'next-line', // you stand one line before or behind it
  'adjacent', // the ball carrier is your neighbour
  'short', // by a short pass
  'long', // by a long ball
  'dribble', // by a dribble
  'wing', // you stand on a wing
  'goal-mouth', // you stand in one of the two middle fields of the final line
  'before-final-line', // you stand in the line before the final one
  'final-line', // you stand in the final line
  'passer', // the pass that has arrived was yours
  'receiver', // the pass has reached you
  'theirs', // the ball has reached an opponent
  'intercepted', // it was the defenders who got it
  'completed', // it was the attackers who got it
  'won', // your team has won the ball
  'lost', // your team has lost it
  'near', // you stand in the line of the ball or next to it
  'pass', // by a short pass or a long ball
  'in-danger-zone', // the ball is in the attackers' two final lines
  'not-after-gold', // you have not used your gold side in this play
  'weak-dribble', // you played a dribble of power 1 and they a stronger card
] as const
export type If = (typeof IFS)[number]

/** What a skill or a style card does. */
export const DOES = [
  'footballs', // so many footballs more in this comparison
  'footballs-each', // so many more for every player of your team in the line
  'counts', // your attacking footballs count in this comparison too
  'better-value', // your team's players in the line count with the higher of their two values
  'step-forward', // one step forward
  'step-back', // one step back
  'step', // one step either way
  'send', // a neighbouring team-mate takes one step either way
  'send-forward', // any team-mate takes one step forward
  'stride-forward', // so many steps forward at once
  'stride-back', // so many steps back at once
  'jump', // so many lines forward over everybody, and back when the play is over
  'diagonal', // one field diagonally forward
  'either-side', // your move may be made with a card of the other side
  'change-wing', // you play on the other side until you turn back
  'change-places', // you and any team-mate change places
  'exchange', // any two neighbouring team-mates change places
  'displace-carrier', // your step may displace the ball carrier; a drawn card says whether it was a foul
  'take-ball', // you get the ball
  'win-ball', // your team's lowest number in the line gets the ball
  'keep-ball', // no sideways pass
  'choose-receiver', // the ball goes to any team-mate in the line it has reached
  'lay-off', // whom the pass has reached gives it on to a team-mate around him, also diagonally
  'run-on', // one field further with the ball, if you like
  'shoot-forward', // one field forward with the ball before the shot
  'power', // so many footballs more in this shot
  'power-lasting', // so many more in all your shots of this opportunity
  'middle-lasting', // in this opportunity you shoot from a wing as from the middle
  'draws', // the keeper may draw so many cards more or fewer
  'reach', // your pass reaches everybody in the two final lines
  'free-kick', // a free kick where the ball is
  'prevent', // an opponent who is your neighbour may not use his skill now
  'borrow', // you use the skill a neighbouring team-mate shows
  'borrow-any', // you use the skill any neighbour shows
] as const
export type Do = (typeof DOES)[number]

/** The same as numbers. */
export const Does = Object.fromEntries(DOES.map((name, i) => [name, i])) as Readonly<Record<Do, number>>

export interface Skill {
  readonly when: When
  readonly if?: readonly If[]
  readonly do: Do
  readonly amount?: number
}

/** §19.1 The four styles, in the order in which cards played together take effect (§18.6). */
export const STYLES = ['tactical', 'technical', 'physical', 'total'] as const
export type Style = (typeof STYLES)[number]

/** §21.1 Shields: whose purse pays for a player. */
export const SHIELDS = ['defensive', 'mixed', 'offensive'] as const
export type Shield = (typeof SHIELDS)[number]

export const MENTALITIES = ['defensive', 'balanced', 'attacking'] as const
export type Mentality = (typeof MENTALITIES)[number]
export const RANKS = ['I', 'II', 'III', 'IV'] as const
export type Rank = (typeof RANKS)[number]

/** §13.3 The parts of a team that its card compares. */
export const FORMATIONS = ['defence', 'midfield', 'attack'] as const
export type Formation = (typeof FORMATIONS)[number]

/** §13.3 The colours national teams play in. */
export const COLOURS = [
  'white',
  'black',
  'red',
  'maroon',
  'orange',
  'yellow',
  'green',
  'sky',
  'blue',
  'navy',
] as const
export type Colour = (typeof COLOURS)[number]

/** §20 The match events, each agreed on or not. */
export const MATCH_EVENTS = ['snapshot', 'corners', 'subs', 'captain', 'interchange', 'switch'] as const
export type MatchEventName = (typeof MATCH_EVENTS)[number]
