import { deedsEn } from './deeds.en.ts'
import { momentsEn } from './moments.en.ts'
import { namesEn } from './names.en.ts'
import type { PlayersText } from './text.ts'

export const playersEn: PlayersText = {
  name: 'Players',
  types: namesEn.types,
  sides: { silver: 'silver', gold: 'gold' },
  shields: { defensive: 'defensive', mixed: 'mixed', offensive: 'offensive' },
  styles: {
    tactical: {
      name: 'Tactical',
      about: 'Everybody knows his place, and the ball takes the sure way, one line after the other.',
    },
    technical: {
      name: 'Technical',
      about: 'The ball is a friend, and a man in the way is an invitation.',
    },
    physical: {
      name: 'Physical',
      about: 'Early, high and far, and then win the header.',
    },
    total: {
      name: 'Total',
      about: 'Anybody can turn up anywhere, and somebody else covers for him.',
    },
  },
  styleCards: namesEn.styleCards,
  rows: {
    short: '{times} successful short {times?pass:passes} in a row',
    long: '{times} successful long {times?ball:balls} in a row',
    dribble: '{times} successful {times?dribble:dribbles} in a row',
    lines: 'a turn in which {times} of your players {times?changes:change} lines and your action succeeds',
  },
  skills: { ...momentsEn, ...deedsEn },
  events: {
    snapshot: {
      name: 'Snapshot',
      about:
        'In normal play a carrier in one of his final three lines may shoot instead of playing the action, with 1 power less. Easy, and recommended to everybody.',
    },
    corners: {
      name: 'Corners',
      about:
        'A shot saved with the keeper’s last card and exactly one football too many goes over the line: corner, played like a free kick. Recommended once free kicks are familiar.',
    },
    subs: {
      name: 'Subs',
      about:
        'Each team may bring on bench players at stoppages, three times in a match. A must once the player types are familiar; before that good for trying out line-ups.',
    },
    captain: {
      name: 'Captain',
      about:
        'Once a match the captain may appeal against a card for a foul. A drawn card decides, and a wrong decision of the referee may cost him his place. For whoever likes to push his luck; who does not like random events leaves it out.',
    },
    interchange: {
      name: 'Interchange',
      about:
        'Instead of a move in a turn two players side by side in one line may change places. Recommended only once you know how opposing players answer each other.',
    },
    switch: {
      name: 'Switch it up',
      about:
        'Instead of a move in a turn a player may go to the mirrored field of his line. Recommended last of all.',
    },
  },
  mentalities: { defensive: 'defence-minded', balanced: 'balanced', attacking: 'attack-minded' },
  ranks: {
    I: 'Rank I, world class',
    II: 'Rank II, top flight',
    III: 'Rank III, second tier',
    IV: 'Rank IV, lower leagues',
  },
  colours: {
    white: 'white',
    black: 'black',
    red: 'red',
    maroon: 'maroon',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    sky: 'sky blue',
    blue: 'blue',
    navy: 'navy',
  },
  bothColours: '{shirt} and {other}',
  formations: { defence: 'defence', midfield: 'midfield', attack: 'attack' },
  teams: {
    ALB: 'Albania',
    AUT: 'Austria',
    CZE: 'Czechia',
    HUN: 'Hungary',
    ISL: 'Iceland',
    NIR: 'Northern Ireland',
    POL: 'Poland',
    IRL: 'Republic of Ireland',
    ROU: 'Romania',
    SVK: 'Slovakia',
    SWE: 'Sweden',
    TUR: 'Turkey',
    UKR: 'Ukraine',
    WAL: 'Wales',
    DEN: 'Denmark',
    JAM: 'Jamaica',
    SCO: 'Scotland',
  },
  teamSides: {
    IRL: 'Ireland',
  },
}
