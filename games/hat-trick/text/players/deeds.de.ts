import type { DeedText } from './skills.ts'

/** A moment stands before each deed, so its verb comes first. */
export const deedsDe: DeedText = {
  deeds: {
    footballs: [{ says: 'hast du {amount} {amount?Ball:Bälle} mehr' }],
    'footballs-each': [
      {
        if: ['in-line'],
        says: 'hat dort jeder Spieler deiner Mannschaft {amount} {amount?Ball:Bälle} mehr, auch du',
      },
      {
        of: 'style-card',
        says: 'hat jeder deiner Spieler in dieser Reihe {amount} {amount?Ball:Bälle} mehr',
      },
      { says: 'hat jeder Spieler deiner Mannschaft in dieser Reihe {amount} {amount?Ball:Bälle} mehr' },
    ],
    counts: [
      { if: ['carrier', 'long'], says: 'zählen deine Angriffsbälle in der Zielreihe mit' },
      { says: 'zählen deine Angriffsbälle mit' },
    ],
    'better-value': [
      {
        of: 'style-card',
        says: 'zählen deine Spieler in der verglichenen Reihe mit dem höheren ihrer beiden Werte',
      },
      {
        if: ['in-line'],
        says: 'zählen die Spieler deiner Mannschaft dort mit dem höheren ihrer beiden Werte',
      },
      { says: 'zählen die Spieler deiner Mannschaft in dieser Reihe mit dem höheren ihrer beiden Werte' },
    ],
    'step-forward': [
      { when: 'compare', says: 'gehst du vorher einen Schritt vor' },
      { says: 'gehst du einen Schritt vor' },
    ],
    'step-back': [
      { when: 'compare', says: 'gehst du vorher einen Schritt zurück' },
      { says: 'gehst du einen Schritt zurück' },
    ],
    step: [
      { when: 'compare', says: 'gehst du vorher einen Schritt vor oder zurück' },
      { says: 'gehst du einen Schritt vor oder zurück' },
    ],
    send: [
      {
        says: 'schickst du einen benachbarten Mitspieler noch einen Schritt vor oder zurück, egal welche Seite er hat. Er darf dafür keine Fähigkeit benutzen',
      },
    ],
    'send-forward': [
      { of: 'style-card', says: 'geht ein beliebiger Spieler von dir einen Schritt vor' },
      { says: 'geht ein beliebiger Spieler deiner Mannschaft einen Schritt vor' },
    ],
    'stride-forward': [
      {
        says: 'gehst du {amount} {amount?Schritt:Schritte} auf einmal vor, aber nicht am Ballführer vorbei',
      },
    ],
    'stride-back': [
      {
        says: 'gehst du {amount} {amount?Schritt:Schritte} auf einmal zurück, aber nicht am Ballführer vorbei',
      },
    ],
    jump: [
      {
        says: 'springst du {amount} {amount?Reihe:Reihen} nach vorn, über jeden hinweg, und tauschst mit dem, der dort steht, nur nicht mit dem Ballführer. Nach der Runde gehst du zurück, außer du hast den Ball oder der Ballführer steht dort',
      },
    ],
    diagonal: [
      {
        says: 'gehst du ein Feld schräg nach vorn und tauschst mit dem, der dort steht, nur nicht mit dem Ballführer',
      },
    ],
    'either-side': [{ says: 'darfst du mit einer Karte der anderen Seite gehen' }],
    'change-wing': [
      {
        says: 'darfst du mit einer Karte der anderen Seite gehen. Dann spielst du auf dieser Seite und wirst erst umgedreht, wenn du zurückwechselst; das darfst du, wann immer dein Trainer etwas gefragt wird',
      },
    ],
    'change-places': [
      { says: 'tauschst du den Platz mit einem beliebigen Mitspieler, nur nicht mit dem Ballführer' },
    ],
    exchange: [
      {
        says: 'tauschen zwei benachbarte Spieler von dir die Plätze. Keiner von beiden darf der Ballführer sein',
      },
    ],
    'displace-carrier': [
      {
        says: 'darfst du im normalen Spiel den gegnerischen Ballführer verdrängen. Dein Trainer zieht eine Karte: Bei Stärke {amount}{amount?: oder weniger} hast du gefoult, sonst gilt der Tausch',
      },
    ],
    'take-ball': [
      { when: 'sideways', says: 'bekommst du den Ball. Den Querpass spielst nun du' },
      { if: ['theirs', 'completed'], says: 'nimmst du ihm den Ball ab' },
      { if: ['theirs', 'intercepted'], says: 'nimmst du ihm den Ball ab' },
      {
        when: 'arrival',
        if: ['theirs'],
        says: 'nimmst du ihm den Ball ab, auch wenn er ihn abgefangen hat',
      },
      { says: 'gehört der Ball dir' },
    ],
    'win-ball': [
      {
        if: ['intercepted'],
        of: 'style-card',
        says: 'bekommt ihn deine niedrigste Rückennummer in der Reihe zurück, in der das geschah, wo der Ball jetzt auch ist. Es muss dort jemand von dir stehen',
      },
      {
        of: 'style-card',
        says: 'bekommt ihn deine niedrigste Rückennummer in dieser Reihe, wo der Ball jetzt auch ist. Es muss dort jemand von dir stehen',
      },
      {
        says: 'bekommt ihn die niedrigste Rückennummer deiner Mannschaft in dieser Reihe, wo der Ball jetzt auch ist. Es muss dort jemand von euch stehen',
      },
    ],
    'keep-ball': [{ says: 'darfst du ihn behalten' }],
    'choose-receiver': [
      { of: 'style-card', says: 'bestimmst du, welcher deiner Spieler in dieser Reihe ihn bekommt' },
      { says: 'bestimmst du, welcher Mitspieler in dieser Reihe ihn bekommt' },
    ],
    'lay-off': [
      {
        if: ['receiver'],
        says: 'gibst du ihn sofort an einen Mitspieler um dich herum weiter, auch diagonal',
      },
      { says: 'gibt ihn der Ballführer sofort an einen Mitspieler um ihn herum weiter, auch diagonal' },
    ],
    'run-on': [
      {
        says: 'darfst du mit dem Ball noch ein Feld weitergehen und tauschst mit dem, der dort steht. Du wirst auch umgedreht, wenn du stehen bleibst',
      },
    ],
    'shoot-forward': [{ says: 'gehst du mit dem Ball erst einen Schritt vor' }],
    power: [{ says: 'hat der Schuss {amount} Stärke mehr' }],
    'power-lasting': [
      {
        says: 'haben deine Schüsse von da an in dieser Torchance {amount} Stärke mehr, und nie mehr als {amount}',
      },
    ],
    'middle-lasting': [
      { says: 'zählen deine Schüsse vom Flügel von da an in dieser Torchance wie Schüsse aus der Mitte' },
    ],
    'draws/more': [
      { if: ['defending'], says: 'darf dein Torwart {amount} {amount?Karte:Karten} mehr ziehen' },
      { says: 'darf der Torwart {amount} {amount?Karte:Karten} mehr ziehen' },
    ],
    'draws/fewer': [
      { if: ['defending'], says: 'zieht dein Torwart {amount} {amount?Karte:Karten} weniger' },
      { says: 'zieht der Torwart {amount} {amount?Karte:Karten} weniger' },
    ],
    reach: [{ says: 'erreicht er jeden Mitspieler in den beiden letzten Reihen' }],
    'free-kick': [{ says: 'bekommst du einen Freistoß am Ort des Balls, bevor sich jemand bewegt' }],
    prevent: [
      {
        says: 'darfst du einen Gegner, der dein Nachbar ist, an einer Fähigkeit hindern, die er gerade jetzt benutzen könnte, angesagt oder nicht. Für den Rest dieser Runde benutzt er keine Fähigkeit',
      },
    ],
    borrow: [
      {
        says: 'darfst du die offene Fähigkeit eines benachbarten Mitspielers benutzen, als wäre sie deine. Du wirst umgedreht, er nicht',
      },
    ],
    'borrow-any': [
      {
        says: 'darfst du die offene Fähigkeit eines beliebigen Nachbarn benutzen, auch eines Gegners, als wäre sie deine. Du wirst umgedreht, er nicht',
      },
    ],
  },
  aims: {
    footballs: '{amount} {amount?Ball:Bälle} mehr{at}',
    'footballs-each': '{amount} {amount?Ball:Bälle} mehr für jeden der eigenen Mannschaft in der Reihe',
    counts: 'die Angriffsbälle zählen mit{at}',
    'better-value': 'in der Reihe zählen die besseren Werte der Mannschaft',
    'step-forward': 'ein Schritt vor',
    'step-back': 'ein Schritt zurück',
    step: 'noch ein Schritt',
    send: 'noch ein Schritt für einen Nachbarn',
    'send-forward': 'ein Spieler geht noch einen Schritt vor',
    'stride-forward': '{amount} {amount?Schritt:Schritte} vor auf einmal',
    'stride-back': '{amount} {amount?Schritt:Schritte} zurück auf einmal',
    jump: '{amount} {amount?Reihe:Reihen} nach vorn, über jeden hinweg',
    diagonal: 'ein Feld schräg nach vorn',
    'either-side': 'ein Schritt mit einer Karte der anderen Seite',
    'change-wing': 'die Seite wird gewechselt',
    'change-places': 'Platztausch mit einem Mitspieler',
    exchange: 'zwei Nachbarn tauschen die Plätze',
    'displace-carrier': 'ein Schritt auf den Platz des Ballführers',
    'take-ball': 'her mit dem Ball',
    'win-ball': 'die niedrigste Nummer in der Reihe gewinnt den Ball',
    'keep-ball': 'kein Querpass nötig',
    'choose-receiver': 'freie Wahl, wer den Pass bekommt',
    'lay-off': 'der Ball geht sofort weiter',
    'run-on': 'mit dem Ball geht es noch ein Feld weiter, wenn gewünscht',
    'shoot-forward': 'vor dem Schuss noch ein Schritt mit dem Ball',
    power: '{amount} Stärke mehr für den Schuss',
    'power-lasting': 'eigene Schüsse dieser Torchance mit {amount} Stärke mehr',
    'middle-lasting': 'in dieser Torchance gilt der Flügel als Mitte',
    'draws/more': 'der Torwart darf {amount} {amount?Karte:Karten} mehr ziehen',
    'draws/fewer': '{amount} {amount?Karte:Karten} weniger für den Torwart',
    reach: 'der Pass erreicht jeden in den beiden letzten Reihen',
    'free-kick': 'es gibt Freistoß',
    prevent: 'keine Fähigkeit für einen Nachbarn',
    borrow: 'die Fähigkeit eines Mitspielers, nur geliehen',
    'borrow-any': 'die Fähigkeit eines Nachbarn, nur geliehen',
  },
  occasions: {
    short: 'beim kurzen Pass',
    long: 'beim langen Pass',
    dribble: 'im Dribbling',
    pass: 'beim Pass',
  },
  choices: {
    whens: {
      revealed: 'wenn beide Karten offen liegen',
      move: 'als dein Schritt',
      moved: 'nach dem Schritt deiner Mannschaft',
      sideways: 'vor dem Querpass deiner Mannschaft',
      'their-sideways': 'nach dem Querpass des Gegners',
      compare: 'wenn Bälle verglichen werden',
      arrival: 'wenn ein Pass angekommen ist',
      dribbled: 'nach einem gelungenen Dribbling',
      turnover: 'wenn der Ball die Mannschaft gewechselt hat',
      opportunity: 'zu Beginn eines Durchgangs deiner Torchance',
      'opportunity-pass': 'wenn du in einer Torchance passt',
      shot: 'vor einem Schuss',
      parry: 'wenn der Torwart abgeklatscht hat',
      any: 'jederzeit',
    },
    deeds: {
      footballs: '{amount} {amount?Ball:Bälle} mehr',
      'footballs-each': '{amount} {amount?Ball:Bälle} mehr für jeden deiner Mannschaft in der Reihe',
      counts: 'deine Angriffsbälle zählen mit',
      'better-value': 'deine Spieler in der Reihe zählen mit dem höheren ihrer beiden Werte',
      'step-forward': 'ein Schritt nach vorn',
      'step-back': 'ein Schritt zurück',
      step: 'ein Schritt vor oder zurück',
      send: 'ein Mitspieler neben dir macht einen Schritt vor oder zurück',
      'send-forward': 'ein beliebiger Spieler deiner Mannschaft macht einen Schritt nach vorn',
      'stride-forward': '{amount} {amount?Schritt:Schritte} auf einmal nach vorn',
      'stride-back': '{amount} {amount?Schritt:Schritte} auf einmal zurück',
      jump: 'ein Sprung {amount} {amount?Reihe:Reihen} nach vorn über alle hinweg, nach der Runde zurück',
      diagonal: 'ein Feld schräg nach vorn',
      'either-side': 'dein Schritt geht auch mit einer Karte der anderen Seite',
      'change-wing': 'du spielst auf der anderen Seite, bis du zurückwechselst',
      'change-places': 'du tauschst mit einem beliebigen Mitspieler den Platz',
      exchange: 'zwei benachbarte Mitspieler tauschen die Plätze',
      'displace-carrier':
        'dein Schritt darf den Ballführer verdrängen; eine gezogene Karte bis Stärke {amount} ist ein Foul',
      'take-ball': 'der Ball gehört dir',
      'win-ball': 'die niedrigste Rückennummer deiner Mannschaft in der Reihe bekommt den Ball',
      'keep-ball': 'kein Querpass',
      'choose-receiver': 'ein beliebiger Mitspieler in der Reihe bekommt den Ball',
      'lay-off': 'der Ballführer gibt an einen Mitspieler um ihn herum weiter',
      'run-on': 'ein Feld weiter mit dem Ball, wenn du magst',
      'shoot-forward': 'vor dem Schuss ein Feld mit dem Ball nach vorn',
      power: 'der Schuss ist um {amount} stärker',
      'power-lasting': 'alle deine Schüsse dieser Torchance sind um {amount} stärker',
      'middle-lasting': 'in dieser Torchance schießt du vom Flügel wie aus der Mitte',
      draws: 'der Torwart zieht {amount} Karten anders',
      reach: 'dein Pass erreicht jeden in den beiden letzten Reihen',
      'free-kick': 'ein Freistoß am Ort des Balls',
      prevent: 'ein Gegner neben dir darf seine Fähigkeit nicht benutzen',
      borrow: 'du benutzt die Fähigkeit eines Mitspielers neben dir',
      'borrow-any': 'du benutzt die Fähigkeit eines beliebigen Nachbarn',
    },
  },
}
