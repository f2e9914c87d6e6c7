import type { PlayersText } from './text.ts'

export const playersDe: PlayersText = {
  name: 'Spieler',
  types: {
    'ball-playing-cb': {
      name: 'Ballspielender IV',
      short: 'Ballspiel-IV',
      silver:
        'Nach deinem gelungenen Dribbling darfst du mit dem Ball noch ein Feld weitergehen und mit dem, der dort steht, den Platz tauschen. Du wirst auch umgedreht, wenn du stehen bleibst.',
      gold: 'Ist ein langer Pass von dir gelungen, bestimmst du, welcher Mitspieler in dieser Reihe ihn bekommt.',
    },
    'solid-cb': {
      name: 'Manndecker',
      short: 'Manndecker',
      silver:
        'Gehst du im normalen Spiel beim Verteidigen, darf dein Schritt den gegnerischen Ballführer verdrängen. Dein Trainer zieht eine Karte: Bei Stärke 1 hast du gefoult, sonst gilt der Tausch.',
      gold: 'Dribbelt ein Gegner auf dich zu, hast du 2 Abwehrbälle mehr.',
    },
    'commanding-cb': {
      name: 'Abwehrchef',
      short: 'Abwehrchef',
      silver: 'Wird ein langer Pass des Gegners in deiner Reihe verglichen, hast du 2 Abwehrbälle mehr.',
      gold: 'Nach dem Schritt deiner Mannschaft, oder wenn sie darauf verzichtet, schickst du einen benachbarten Mitspieler noch einen Schritt vor oder zurück, egal welche Seite er hat.',
    },
    sweeper: {
      name: 'Libero',
      short: 'Libero',
      silver: 'Schießt ein Gegner, der dein Nachbar ist, darf dein Torwart eine Karte mehr ziehen.',
      gold: 'Hat deine Mannschaft in deiner Reihe oder in einer daneben einen Pass abgefangen, gehört der Ball dir.',
    },
    wingback: {
      name: 'Flügelverteidiger',
      short: 'Flügelvert.',
      silver: 'Wenn du dribbelst, hast du 2 Angriffsbälle mehr.',
      gold: 'Du darfst mit einer Karte der anderen Seite gehen. Dann spielst du auf dieser Seite und bleibst golden, bis du zurückwechselst, wann immer dein Trainer etwas gefragt wird; erst dann wirst du umgedreht.',
    },
    'overlapping-fb': {
      name: 'Überlappender AV',
      short: 'Überlapp. AV',
      silver:
        'Hat ein gelungener Pass deiner Mannschaft einen Nachbarn von dir erreicht, gehst du einen Schritt vor.',
      gold: 'Als deinen Schritt gehst du gleich zwei Schritte vor, aber nicht am Ballführer vorbei.',
    },
    'tireless-fb': {
      name: 'Flügelläufer',
      short: 'Flügelläufer',
      silver:
        'Als deinen Schritt gehst du gleich zwei Schritte zurück, aber nicht in einer Runde, in der du deine goldene Fähigkeit benutzt hast.',
      gold: 'Als deinen Schritt springst du zwei Reihen nach vorn, über jeden hinweg, und tauschst mit dem, der dort steht, nur nicht mit dem Ballführer. Nach der Runde gehst du zurück.',
    },
    'inverted-fb': {
      name: 'Einrückender AV',
      short: 'Einrück-AV',
      silver:
        'Als deinen Schritt gehst du ein Feld schräg nach vorn und tauschst mit dem, der dort steht, nur nicht mit dem Ballführer.',
      gold: 'Wird ein kurzer Pass deiner Mannschaft eine Reihe vor oder hinter dir verglichen, zählen deine Angriffsbälle mit.',
    },
    'defensive-mid': {
      name: 'Sechser',
      short: 'Sechser',
      silver: 'Hat deine Mannschaft den Ball durch einen Spielzug verloren, gehst du einen Schritt zurück.',
      gold: 'Ist ein langer Pass angekommen und hat ihn jetzt ein Gegner, der dein Nachbar ist, nimmst du ihm den Ball ab, auch wenn er ihn abgefangen hat.',
    },
    'combative-mid': {
      name: 'Abräumer',
      short: 'Abräumer',
      silver: 'Wird ein kurzer Pass des Gegners in deiner Reihe verglichen, hast du 1 Abwehrball mehr.',
      gold: 'Du hinderst einen Gegner, der dein Nachbar ist, an einer Fähigkeit, die er gerade jetzt benutzen könnte, angesagt oder nicht. Für den Rest dieser Runde benutzt er keine Fähigkeit.',
    },
    'box-to-box': {
      name: 'Zentraler Mittelfeldspieler',
      short: 'Zentraler MF',
      silver:
        'Du benutzt die offene Fähigkeit eines benachbarten Mitspielers, als wäre sie deine. Du wirst umgedreht, er nicht.',
      gold: 'Du benutzt die offene Fähigkeit eines beliebigen Nachbarn, auch eines Gegners, als wäre sie deine. Du wirst umgedreht, er nicht.',
    },
    'versatile-mid': {
      name: 'Halbfeldspieler',
      short: 'Halbfeldsp.',
      silver:
        'Wird ein kurzer Pass deiner Mannschaft in deiner Reihe verglichen, hat dort jeder Spieler deiner Mannschaft 1 Ball mehr, auch du.',
      gold: 'Wird in deiner Reihe ein Pass verglichen, zählen die Spieler deiner Mannschaft dort mit dem höheren ihrer beiden Werte.',
    },
    playmaker: {
      name: 'Spielmacher',
      short: 'Spielmacher',
      silver:
        'Ist ein kurzer Pass von dir gelungen, bestimmst du, welcher Mitspieler in dieser Reihe ihn bekommt.',
      gold: 'Spielst du einen langen Pass, zählen deine Angriffsbälle in der Zielreihe mit.',
    },
    'pressing-winger': {
      name: 'Defensivstürmer',
      short: 'Defensivst.',
      silver:
        'Nach dem Querpass des Gegners gehst du einen Schritt vor oder zurück, wenn du in der Reihe des Balls oder in einer daneben stehst.',
      gold: 'Ist ein kurzer Pass angekommen und hat ihn jetzt ein Gegner, der dein Nachbar ist, nimmst du ihm den Ball ab, auch wenn er ihn abgefangen hat.',
    },
    'inverted-winger': {
      name: 'Flügelstürmer',
      short: 'Flügelst.',
      silver:
        'Zu Beginn eines Durchgangs eurer Torchance: In dieser Torchance zählen deine Schüsse vom Flügel wie Schüsse aus der Mitte.',
      gold: 'Zu Beginn eines Durchgangs eurer Torchance: In dieser Torchance haben deine Schüsse 1 Stärke mehr, und nie mehr als 1.',
    },
    'touchline-winger': {
      name: 'Außenstürmer',
      short: 'Außenstürmer',
      silver:
        'In einer Torchance erreicht dein kurzer Pass vom Flügel jeden Mitspieler in den beiden letzten Reihen.',
      gold: 'Dribbelst du auf dem Flügel, hast du 2 Angriffsbälle mehr.',
    },
    'target-man': {
      name: 'Mittelstürmer',
      short: 'Mittelst.',
      silver:
        'Wird ein langer Pass deiner Mannschaft in deiner Reihe verglichen, hast du 2 Angriffsbälle mehr.',
      gold: 'Hat dich ein langer Pass deiner Mannschaft selbst erreicht, nicht erst durch Weitergeben, gibst du ihn sofort an einen Mitspieler um dich herum weiter, auch diagonal.',
    },
    forward: {
      name: 'Hängende Spitze',
      short: 'Häng. Spitze',
      silver:
        'Vor dem Querpass deiner Mannschaft bekommst du den Ball, wenn du Nachbar des Ballführers bist. Den Querpass spielst nun du.',
      gold: 'Schießt du nach einem kurzen Pass, hat der Schuss 1 Stärke mehr; nicht beim Weitschuss.',
    },
    'false-9': {
      name: 'Falsche 9',
      short: 'Falsche 9',
      silver:
        'Schießt du mit einem Dribbling aus der Reihe vor der letzten, gehst du mit dem Ball erst einen Schritt vor; nicht beim Weitschuss.',
      gold: 'Hast du den Ball, musst du ihn nicht quer abgeben.',
    },
    'goal-poacher': {
      name: 'Abstauber',
      short: 'Abstauber',
      silver: 'Klatscht der Torwart ab und du stehst in der letzten Reihe, gehört der Ball dir.',
      gold: 'Schießt du von einem der beiden mittleren Felder der letzten Reihe, zieht der Torwart eine Karte weniger.',
    },
    runner: {
      name: 'Tiefenläufer',
      short: 'Tiefenläufer',
      silver: 'Spielt deine Mannschaft einen langen Pass, gehst du vor dem Vergleich einen Schritt vor.',
      gold: 'Hat deine Mannschaft den Ball durch einen Spielzug gewonnen, gehst du einen Schritt vor.',
    },
    'utility-man': {
      name: 'Allrounder',
      short: 'Allrounder',
      silver: 'Du darfst mit einer Karte der anderen Seite gehen.',
      gold: 'Als deinen Schritt tauschst du den Platz mit einem beliebigen Mitspieler, nur nicht mit dem Ballführer.',
    },
  },
  sides: { silver: 'Silber', gold: 'Gold' },
  shields: { defensive: 'defensiv', mixed: 'ausgewogen', offensive: 'offensiv' },
  styles: {
    tactical: {
      name: 'Taktisch',
      about: 'Jeder kennt seinen Platz, und der Ball nimmt den sicheren Weg, Reihe um Reihe.',
      condition: 'drei gelungene kurze Pässe in Folge',
    },
    technical: {
      name: 'Technisch',
      about: 'Der Ball ist ein Freund, und ein Gegner im Weg ist eine Einladung.',
      condition: 'zwei gelungene Dribblings in Folge',
    },
    physical: {
      name: 'Körperlich',
      about: 'Früh, hoch und weit, und dann das Kopfballduell gewinnen.',
      condition: 'zwei gelungene lange Pässe in Folge',
    },
    total: {
      name: 'Total',
      about: 'Jeder kann überall auftauchen, und ein anderer hält ihm den Rücken frei.',
      condition: 'eine Runde, in der zwei deiner Spieler die Reihe wechseln und dein Spielzug gelingt',
    },
  },
  styleCards: {
    'third-man': {
      name: 'Der dritte Mann',
      text: 'Nach deinem gelungenen kurzen Pass gibt der Empfänger den Ball sofort an einen Mitspieler um ihn herum weiter, auch diagonal.',
      quote: 'Schau nicht auf ihn, schau auf den dahinter!',
    },
    'passing-triangle': {
      name: 'Passdreieck',
      text: 'Hat ein kurzer oder langer Pass einen deiner Spieler erreicht, ob deiner oder ein abgefangener, gibt er den Ball sofort an einen Mitspieler um ihn herum weiter, auch diagonal.',
      quote: 'Direkt! Zwei Anspiele hast du und keine Zeit.',
    },
    'offside-trap': {
      name: 'Abseitsfalle',
      text: 'Ist ein langer Pass des Gegners in einer seiner beiden letzten Reihen angekommen, bekommt ihn deine niedrigste Rückennummer in dieser Reihe, wo der Ball jetzt auch ist. Es muss dort jemand von dir stehen.',
      quote: 'Arm hoch, Männer, und unschuldig gucken.',
    },
    'compact-block': {
      name: 'Kompakter Block',
      text: 'Verteidigst du gegen einen kurzen oder langen Pass, hast du 2 Bälle mehr.',
      quote: 'Zehn Meter Abstand! Ich hab zehn gesagt!',
    },
    'draw-the-foul': {
      name: 'Provoziere ein Foul',
      text: 'Hast du den Ball und ein Dribbling der Stärke 1 gespielt und der Gegner eine stärkere Karte, bekommst du einen Freistoß, bevor sich jemand bewegt.',
      quote: 'Schiri, das hat doch die ganze Kurve gesehen!',
    },
    'step-over': {
      name: 'Übersteiger',
      text: 'Wenn du dribbelst, hast du 2 Bälle mehr.',
      quote: 'Links, rechts und tschüss.',
    },
    'curled-shot': {
      name: 'Schlenzer',
      text: 'Dein Schuss hat 1 Stärke mehr.',
      quote: 'Um die Mauer herum, nicht durch sie durch.',
    },
    nutmeg: {
      name: 'Tunnel',
      text: 'Wenn du dribbelst, hast du 3 Bälle mehr.',
      quote: 'Beine zu, rufen sie. Zu spät.',
    },
    'quick-feet': {
      name: 'Flinke Füße',
      text: 'Wird ein Dribbling verglichen, ob deines oder das des Gegners, hast du 2 Bälle mehr.',
      quote: 'Er tanzt? Dann tanz besser.',
    },
    'second-ball': {
      name: 'Zweiter Ball',
      text: 'Ist dein langer Pass abgefangen worden, bekommt ihn deine niedrigste Rückennummer in der Reihe zurück, in der das geschah, wo der Ball jetzt auch ist. Es muss dort jemand von dir stehen.',
      quote: 'Solange er noch springt, ist er nicht weg!',
    },
    'aerial-power': {
      name: 'Lufthoheit',
      text: 'Wird ein langer Pass verglichen, ob deiner oder der des Gegners, hast du 2 Bälle mehr.',
      quote: 'Alles über der Grasnarbe gehört uns.',
    },
    'full-blooded': {
      name: 'Voller Einsatz',
      text: 'Verteidigst du gegen ein Dribbling, hast du 2 Bälle mehr.',
      quote: 'Sauber, aber so, dass er es sich merkt.',
    },
    'every-duel': {
      name: 'Jeder Zweikampf',
      text: 'Wann immer Bälle verglichen werden, ob du den Ball hast oder nicht, hast du 1 mehr.',
      quote: 'Zur Halbzeit will ich kein sauberes Trikot sehen.',
    },
    'change-roles': {
      name: 'Rollentausch',
      text: 'Nach deinem Schritt, oder wenn du darauf verzichtest, tauschen zwei benachbarte Spieler von dir die Plätze. Keiner von beiden darf der Ballführer sein.',
      quote: 'Du bist jetzt er, und er ist du. Los.',
    },
    'everybody-forward': {
      name: 'Alle Mann vor',
      text: 'Wenn du angreifst: Nach deinem Schritt, oder wenn du darauf verzichtest, geht ein beliebiger Spieler von dir einen Schritt vor.',
      quote: 'Torwart, bleib! Alle anderen, rauf!',
    },
    'flood-the-box': {
      name: 'Alle in den Strafraum',
      text: 'Wenn du schießt, hat der Schuss 1 Stärke mehr.',
      quote: 'Torwart, bleib! Alle anderen, rein in den Sechzehner!',
    },
    'everybody-back': {
      name: 'Alle Mann zurück',
      text: 'Schießt der Gegner, darf dein Torwart eine Karte mehr ziehen.',
      quote: 'Wer unser Tor sieht, stellt sich rein.',
    },
  },
  events: {
    snapshot: {
      name: 'Weitschuss',
      about:
        'Im normalen Spiel darf ein Ballführer in einer seiner drei letzten Reihen statt des Spielzugs schießen, mit 1 Stärke weniger. Leicht und allen empfohlen.',
    },
    corners: {
      name: 'Eckbälle',
      about:
        'Ein Schuss, der mit der letzten Karte und genau einem Ball zu viel gehalten wird, geht ins Toraus: Ecke, gespielt wie ein Freistoß. Empfohlen, sobald Freistöße vertraut sind.',
    },
    subs: {
      name: 'Auswechslungen',
      about:
        'Jede Mannschaft darf dreimal im Spiel, wenn es ruht, einen Spieler von der Bank bringen. Ein Muss, sobald die Spielertypen vertraut sind; vorher gut, um Aufstellungen auszuprobieren.',
    },
    captain: {
      name: 'Kapitän',
      about:
        'Einmal im Spiel darf der Kapitän gegen die Karte für ein Foul protestieren. Eine gezogene Karte entscheidet, und eine Fehlentscheidung des Schiedsrichters kann ihn den Platz kosten. Für alle, die ihr Glück gern herausfordern; wer den Zufall nicht mag, lässt es weg.',
    },
    interchange: {
      name: 'Positionstausch',
      about:
        'Statt eines Schritts in einer Runde dürfen zwei Spieler, die in einer Reihe nebeneinander stehen, tauschen. Erst empfohlen, wenn man weiß, wie gegnerische Spieler einander antworten.',
    },
    switch: {
      name: 'Umschalten',
      about:
        'Statt eines Schritts in einer Runde darf ein Spieler auf das gespiegelte Feld seiner Reihe gehen. Zuallerletzt empfohlen.',
    },
  },
  mentalities: { defensive: 'defensiv', balanced: 'ausgewogen', attacking: 'offensiv' },
  ranks: {
    I: 'Klasse I, Weltklasse',
    II: 'Klasse II, erste Liga',
    III: 'Klasse III, zweite Liga',
    IV: 'Klasse IV, untere Ligen',
  },
  colours: {
    white: 'Weiß',
    black: 'Schwarz',
    red: 'Rot',
    maroon: 'Weinrot',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    sky: 'Himmelblau',
    blue: 'Blau',
    navy: 'Dunkelblau',
  },
  bothColours: '{shirt} und {other}',
  formations: { defence: 'Abwehr', midfield: 'Mittelfeld', attack: 'Angriff' },
  teams: {
    ALB: 'Albanien',
    AUT: 'Österreich',
    CZE: 'Tschechien',
    HUN: 'Ungarn',
    ISL: 'Island',
    NIR: 'Nordirland',
    POL: 'Polen',
    IRL: 'Irland',
    ROU: 'Rumänien',
    SVK: 'Slowakei',
    SWE: 'Schweden',
    TUR: 'Türkei',
    UKR: 'Ukraine',
    WAL: 'Wales',
    DEN: 'Dänemark',
    JAM: 'Jamaika',
    SCO: 'Schottland',
  },
  teamSides: {
    SVK: 'die Slowakei',
    TUR: 'die Türkei',
    UKR: 'die Ukraine',
  },
}
