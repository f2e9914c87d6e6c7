import type { PlayersCommentary } from './commentary.ts'

/** What only the Players expansion has to tell, in English. */
export const playersCommentaryEn: PlayersCommentary = {
  skill: [
    '{Man} of {side} uses his skill ({type}, {face}): {aim}.',
    'Skill! {Man} of {side}, {type} on the {face} side: {aim}.',
    '{Side} turns to {man}, {type} ({face}): {aim}.',
    'Watch {man} of {side} ({type}, {face}): {aim}.',
    'That is what {side} has {man} for ({type}, {face}): {aim}.',
  ],
  'skill/borrowed/team-mate': [
    '{Man} of {side} ({type}, {face}) borrows from team-mate {from} ({fromType}): {aim}.',
    'Borrowed! {Man} of {side} ({type}, {face}) does what his team-mate {from} ({fromType}) does: {aim}.',
    '{Side} has {man} ({type}, {face}) copy team-mate {from} ({fromType}): {aim}.',
  ],
  'skill/borrowed/opponent': [
    '{Man} of {side} ({type}, {face}) borrows from {rival}’s {from} ({fromType}): {aim}.',
    'Stolen! {Man} of {side} ({type}, {face}) copies {rival}’s {from} ({fromType}): {aim}.',
    '{Side} has {man} ({type}, {face}) do what {rival}’s {from} ({fromType}) does: {aim}.',
  ],
  prevented: [
    '{Man} of {side} is close at hand: {rival}’s {other} may not use a skill now.',
    'No skill for {rival}’s {other}: {man} of {side} stands in the way.',
    '{Team}: {man} keeps {rival}’s {other} from using a skill.',
  ],
  'changed-places/free': [
    '{Side}’s {man} goes to a free field in line {line}.',
    '{Man} of {side} turns up in line {line}, on a free field.',
    'Nobody stood there in line {line}: {man} of {side} does now.',
  ],
  'changed-places/team-mate': [
    '{Side}’s {man} and his team-mate {other} change places. {Man} is now in line {line}.',
    '{Man} of {side} goes to line {line}; team-mate {other} takes his place.',
    '{Side} reshuffles: {man} to line {line}, team-mate {other} to where he stood.',
    'All change for {side}: {man} now in line {line}, {other} in his place.',
  ],
  'changed-places/opponent': [
    '{Side}’s {man} and {rival}’s {other} change places. {Man} is now in line {line}.',
    '{Man} of {side} goes to line {line}; {rival}’s {other} ends up where he stood.',
    '{Side} gets {man} to line {line}, places changed with {rival}’s {other}.',
  ],
  'changed-wing': [
    '{Man} of {side} plays on the {flank} from now on.',
    '{Team}: {man} changes wings and is a {flank}-sided player now.',
    'A new wing for {man}: {side} has him on the {flank}.',
  ],
  'took-ball/team-mate': [
    '{Man} of {side} takes the ball over from team-mate {from}.',
    '{Team}: not {from} but {man} has the ball.',
    'From {from} the ball goes to {man}, {side} keeps it.',
  ],
  'took-ball/opponent': [
    '{Man} of {side} takes the ball off {rival}’s {from}!',
    '{Rival} has lost it: {man} has the ball for {side}, and no longer {from}.',
    '{Side} has the ball: {man} was quicker than {rival}’s {from}.',
  ],
  kept: [
    '{Man} of {side} keeps the ball: thanks to his skill he need not pass sideways.',
    'No square ball this time: {man} holds on to it for {side}.',
    '{Team}: {man} need not pass sideways and does not.',
  ],
  'laid-off': [
    '{From} of {side} gives the ball on at once to {to}.',
    '{Team}: one touch, {from} on to {to}.',
    'On at once: {from} finds {to} for {side}.',
  ],
  'laid-off/chosen': [
    'Not {from} gets the ball: {side} chooses {to}.',
    '{Team}: {from} lets it run, {to} has the ball.',
    '{Side} has the choice, and {to} gets the ball instead of {from}.',
  ],
  'dribbled/on': [
    '{Man} of {side} carries the ball on to line {line} and changes places with {past}.',
    '{Team}: {man} is in line {line} with the ball, {past} now behind him.',
    'One more field: {man} of {side} reaches line {line}, places changed with {past}.',
  ],
  'foul-checked/foul': [
    '{Man} of {side} has fouled the ball carrier! The card drawn decides: {card}.',
    '{Side} draws {card}: too hard, {man} has fouled the ball carrier.',
    'Was that fair of {man}? {Side} draws {card}: no, a foul!',
  ],
  'foul-checked/clean': [
    '{Man} of {side} displaces the ball carrier fairly. The card drawn decides: {card}.',
    '{Side} draws {card}: no foul, {man} pushes the ball carrier out of his place.',
    'Was that fair of {man}? {Side} draws {card}: yes, play on!',
  ],
  'foul-checked/no-card': [
    '{Side} has no card to draw, so {man} did not foul the ball carrier.',
    'No card left to judge {man} by: fair, and {side} plays on.',
    '{Man} of {side} goes in on the ball carrier; without a card to draw it is fair.',
  ],
  'corner-chosen/regular': [
    '{Side} chooses, with the regular cards: {corner}.',
    'The regular cards for {side}: {corner}.',
    'The star of {side} spares himself; regular cards, {corner}.',
  ],
  'keeper-changed/star': [
    'The keeper of {side} guessed right and is a star from now on.',
    '{Side} has a star in goal now.',
    'Well read! The keeper of {side} becomes a star.',
  ],
  'keeper-changed/regular': [
    'The keeper of {side} guessed wrong and is a regular again.',
    '{Side} has no star in goal any more.',
    'Fooled! The keeper of {side} is only a regular now.',
  ],
  'goal-kick-shown': [
    '{Side} plays {card} for the goal kick. Several men could get it, so a coach must choose.',
    'Goal kick by {side}, {card}: a coach must say who gets it.',
    'The goal kick of {side} is {card}, and more than one man waits for it.',
  ],
  'style-won': [
    '{Side} wins a style card ({style}): “{card}”.',
    'A style card for {side}, {style}: “{card}”.',
    'Style ({style})! {Side} gets the card “{card}”.',
  ],
  'style-declined': [
    '{Side} declines the style on offer.',
    '{Side} takes no style card and stays free to choose.',
    'Not this style: {side} leaves the card where it is.',
  ],
  'style-played': [
    '{Side} plays the style card “{card}”: {aim}.',
    'Style card! “{card}” by {side}: {aim}.',
    'The coach of {side} calls “{card}”: {aim}.',
  ],
  'style-exchanged': [
    '{Side} draws {count?a new style card:new style cards}: {cards}.',
    'New style {count?card:cards} for {side}: {cards}.',
    'The used style {count?card goes:cards go} back, and {side} draws anew: {cards}.',
  ],
  snapshot: [
    '{Man} of {side} tries a snapshot instead of a pass!',
    'No pass: {man} lets fly for {side}, a snapshot.',
    'Snapshot! {Man} of {side} does not wait any longer.',
    '{Side} surprises everybody with a snapshot by {man}.',
  ],
  corner: [
    'Corner for {side}! The keeper could only push the ball out. {Man} has it.',
    'The keeper can only push it out: corner to {side}, {man} takes it.',
    'Saved by a fingertip, so {side} has a corner: {man} fetches the ball.',
  ],
  substituted: [
    '{Side} makes a change, {man}: {off} goes off, {on} ({face}) comes on.',
    'Substitution by {side}, {man}: off {off}, on {on} ({face}).',
    'Fresh legs for {side}, {man}: the {on} ({face}) replaces the {off}.',
    '{Team}, {man}: the {off} has done his work, on comes the {on} ({face}).',
  ],
  accepted: [
    '{Side} accepts the card.',
    'No protest from {side}.',
    'The captain of {side} says nothing; the card stands.',
  ],
  'appealed/withdrawn/yellow': [
    '{Man}, captain of {side}, appeals and draws {card}: the yellow card is withdrawn!',
    'The referee hears {man}, captain of {side}. The card is {card}: no yellow after all.',
    'A captain’s word: {man} draws {card}, and {side} is not booked.',
  ],
  'appealed/withdrawn/red': [
    '{Man}, captain of {side}, appeals and draws {card}: no red card, the man stays on!',
    'The referee hears {man}, captain of {side}. The card is {card}: nobody is sent off.',
    'A captain’s word: {man} draws {card}, and {side} loses nobody.',
  ],
  'appealed/stands': [
    '{Man}, captain of {side}, appeals and draws {card}: the decision stands.',
    'The referee hears {man}, captain of {side}. The card is {card}: nothing changes.',
    '{Side} protests through captain {man}; {card}, in vain.',
  ],
  'appealed/captain-off': [
    '{Man}, captain of {side}, appeals and draws {card}: wrongly sent off by the referee!',
    'The referee gets it all wrong. The card is {card}: {man}, captain of {side}, must go!',
    '{Side} protests through captain {man}; {card}, and that costs him his place!',
  ],
  'appealed/no-card': [
    '{Man}, captain of {side}, appeals, but there is no card to draw: the decision stands.',
    'No card to draw for {man}, captain of {side}: nothing changes.',
    '{Side} protests through captain {man}; with no card left it is in vain.',
  ],
  sum: ['{total} ({players} + {card} + {added} extra)'],
  'aim/other': ['as the card says'],
}
