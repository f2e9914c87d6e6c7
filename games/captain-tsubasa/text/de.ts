import { abilitiesDe } from './abilities.de.ts'
import { commentaryDe } from './commentary.de.ts'
import { namesDe } from './names.de.ts'
import { rulesDe } from './rules.de.ts'
import type { CaptainTsubasaText } from './text.ts'

export const de: CaptainTsubasaText = {
  name: 'Captain Tsubasa',
  names: namesDe,
  abilities: abilitiesDe,
  commentary: commentaryDe,
  rules: rulesDe,
  nothing: 'nichts',
  seats: { home: 'Heim', away: 'Gast' },
  endings: {
    'normal-time': 'in der regulären Spielzeit',
    'extra-time': 'nach Verlängerung',
    'joint-champions': 'gemeinsame Meister',
  },
  odds: {
    shot: 'Schuss gewinnt',
    pass: 'Pass gewinnt',
    defence: 'Verteidigung gewinnt',
    save: 'kein Tor',
    goal: 'Tor',
  },
  oddsInPlay: {
    keepsBall: 'du behältst den Ball',
    beatsDefence: 'überwindet die Abwehr',
    keeperToCome: 'Danach der Torwart: Er kann einen Schuss, der durchkommt, noch abwehren.',
    beforeTokens: 'Die Aussichten gelten noch ohne seine Verteidigungstoken ({count}).',
  },
  story: {
    attacks: 'Angriffe',
    shots: 'Schüsse',
    passes: 'gelungene Pässe',
    won: 'gewonnene Vergleiche',
    saves: 'Paraden',
    specials: 'Spezialschüsse',
    cards: 'gespielte Karten',
    tokens: 'ausgegebene Token',
    bookings: 'Verwarnungen',
  },
  terms: {
    firstGame: {
      name: 'Erstes Spiel',
      what: 'Vier Runden je Hälfte, ohne Fans, Erschöpfungskarten und acht der Matchkarten.',
    },
    motivation: {
      name: 'Motivation',
      what: 'Vier Fußballer jeder Mannschaft können im Lauf des Spiels stärker werden, gegen Token.',
    },
    guaranteedSuccess: {
      name: 'Garantierter Erfolg',
      what: 'Eine 6 gegen eine 1 gewinnt, wie hoch die Gesamtwerte auch sind.',
    },
    transfers: {
      name: 'Transfers',
      what: 'Vier von denen, die an jenem Finale nicht teilgenommen haben, können während des Spiels verpflichtet werden, gegen Token.',
    },
  },
  options: {
    card: '{card} {values}',
    motivate: '{player} {values} für {price} motivieren',
    sign: '{player} {values} für {price} verpflichten',
    signKeeper: '{player} {values} statt deines Torwarts für {price} verpflichten',
    withAbilities: '{card}: {abilities}',
    top: '{top} (noch {left})',
    save: '{card} ({results})',
    action: '{action}: {own} gegen {rival}',
    spend: '{count} Token',
    spendNone: 'keine Token',
    spendTo: '{spent}: {own} gegen {rival}',
    reroll: '{roll} (jetzt {die})',
    rerollBy: '{roll}, mit {card}',
    onlyMust: '{ability} (Bewirkt jetzt nichts: Nur die verpflichtende Aktion folgt.)',
  },
  decisions: {
    start: 'selbst anstoßen',
    'let-start': 'den Gegner anstoßen lassen',
    top: 'die oberste Matchkarte, verdeckt',
    stop: 'passen: keine Karte mehr in dieser Runde',
    skip: 'verzichten',
    'skip/ability': 'keine Fähigkeit nutzen',
    'skip/motivate': 'niemanden: Zug beenden',
    'skip/reroll': 'alles so lassen',
    'skip/save': 'nicht würfeln: Das ist ein Tor',
    'token-shot': 'ein Schusstoken',
    'token-pass': 'ein Passtoken',
    'token-defence': 'ein Verteidigungstoken',
    'reroll-own': 'den eigenen Wurf wiederholen',
    'reroll-other': 'den Wurf des Gegners wiederholen',
    'reroll-keeper': 'den Wurf des Torwarts wiederholen',
    'use-1': 'die erste Fähigkeit',
    'use-2': 'die zweite Fähigkeit',
  },
  prompts: {
    toss: 'Du hast das Los gewonnen: Stößt du selbst an oder dein Gegner?',
    'draft/attack':
      'Du greifst an, dein Gegner hat seine Matchkarte schon. Welche nimmst du: eine offene (Schuss/Pass/Verteidigung) oder verdeckt die oberste?',
    'draft/defence':
      'Du verteidigst und wählst zuerst. Welche Matchkarte nimmst du: eine offene (Schuss/Pass/Verteidigung) oder verdeckt die oberste?',
    'draft/attack/open':
      'Du greifst an, dein Gegner hat seine Matchkarte schon. Welche der offenen nimmst du (Schuss/Pass/Verteidigung)?',
    'draft/defence/open':
      'Du verteidigst und wählst zuerst. Welche der offenen Matchkarten nimmst du (Schuss/Pass/Verteidigung)?',
    'turn/attack':
      'Du greifst an; Karten in den Spielbereichen: {cards} von {limit}. Spielst du eine Karte (Schuss/Pass/Verteidigung) oder passt du?',
    'turn/defence':
      'Du verteidigst; Karten in den Spielbereichen: {cards} von {limit}. Spielst du eine Karte (Schuss/Pass/Verteidigung) oder passt du?',
    ability: '{card}: Nutzt du eine Fähigkeit?',
    token: '{card}: Welche Art Token erhältst du?',
    'token/several': '{card}: Welche Art Token erhältst du? Noch zu wählen: {left}.',
    'token/short': '{card}: Welche Art Token erhältst du? Davon hat deine Reserve nur noch {left}.',
    'target/play': '{card}: Welche weitere Karte spielst du aus deiner Hand?',
    'target/recall': '{card}: Welche Karte deines Ablagestapels spielst du aus?',
    'target/recall-hand': '{card}: Welche Karte deines Ablagestapels nimmst du auf die Hand?',
    'target/remove': '{card}: Welche Karte deiner Hand entfernst du aus dem Spiel?',
    'target/discard': '{card}: Welche Karte im gegnerischen Spielbereich kommt auf den Ablagestapel?',
    'target/swap':
      '{card}: Welche andere Karte deines Spielbereichs legst du ab, um dafür eine aus deiner Hand zu spielen?',
    'target/swap-in': '{card}: Welche Karte aus deiner Hand spielst du dafür?',
    'target/must': '{card}: Nun musst du eine Karte aus deiner Hand ablegen. Welche?',
    'target/replace': '{card}: Welcher deiner Torhüter macht Platz und verlässt das Spiel?',
    motivate: 'Bevor dein Zug endet: Motivierst du einen deiner Spieler?',
    'motivate/sign': 'Bevor dein Zug endet: Verpflichtest du jemanden?',
    'motivate/or-sign':
      'Bevor dein Zug endet: Motivierst du einen deiner Spieler, oder verpflichtest du jemanden?',
    action:
      'Dein Schuss zählt {shot}, dein Pass {pass}, die Verteidigung deines Gegners {defence}, noch ohne Token und Würfel. Schuss oder Pass?',
    'spend/attack':
      'Dein {action}: {attack} gegen {defence}. Wie viele {tokens} gibst du aus? Dein Gegner entscheidet nach dir.',
    'spend/defence':
      'Der {action} deines Gegners: {attack} gegen deine {defence}. Wie viele {tokens} gibst du aus?',
    'reroll/attack':
      'Du hast {own} gewürfelt, dein Gegner {other}: Dein Angriff zählt {attack}, seine Verteidigung {defence}. Lässt du einen Wurf wiederholen?',
    'reroll/defence':
      'Du hast {own} gewürfelt, dein Gegner {other}: Deine Verteidigung zählt {defence}, sein Angriff {attack}. Lässt du einen Wurf wiederholen?',
    'reroll/sure-own':
      'Du hast 6 gewürfelt, dein Gegner 1: garantierter Erfolg, du gewinnst, was immer die Summen sind. Lässt du einen Wurf wiederholen?',
    'reroll/sure-other':
      'Du hast 1 gewürfelt, dein Gegner 6: garantierter Erfolg, er gewinnt, was immer die Summen sind. Lässt du einen Wurf wiederholen?',
    'reroll-keeper': 'Der Wurf des Torwarts: {die}. Lässt du ihn wiederholen?',
    'after-dice/attack':
      'Du hast {own} gewürfelt, dein Gegner {other}: Dein Angriff zählt {attack}, seine Verteidigung {defence}. Motivierst du jetzt jemanden, um das zu wenden?',
    'after-dice/defence':
      'Du hast {own} gewürfelt, dein Gegner {other}: Deine Verteidigung zählt {defence}, sein Angriff {attack}. Motivierst du jetzt jemanden, um das zu wenden?',
    'after-dice/sure-other':
      'Du hast 1 gewürfelt, dein Gegner 6: garantierter Erfolg, er gewinnt, was immer die Summen sind. Motivierst du jemanden, der einen Wurf wiederholen lassen kann?',
    'after-dice/ahead':
      'So, wie es liegt, geht es zu deinen Gunsten aus, aber eine Karte deines Gegners kann das noch ändern. Motivierst du jemanden, der eine Karte aus seinem Spielbereich nehmen kann?',
    'after-dice-keeper':
      'Der Wurf des Torwarts: {die}. Motivierst du jemanden, der ihn wiederholen lassen kann?',
    save: 'Der Schuss hat deine Verteidigung überwunden. Würfelst du für deinen Torwart?',
    'save/motivate':
      'Der Schuss hat deine Verteidigung überwunden, und niemand in deinem Spielbereich kann ihn abwehren. Motivierst du jemanden, der es kann?',
    'special/attack':
      'Dein Spezialschuss: Welchen wählst du? Er ist ein Tor, wenn ihn nicht die Verteidigung aufhält, die dein Gegner gleichzeitig wählt.',
    'special/defence':
      'Ein Spezialschuss gegen dich: Welche Verteidigung wählst du? Dein Gegner wählt gleichzeitig seinen Schuss; hält ihn deine nicht auf, ist er ein Tor.',
  },
  beforeThat: {
    motivate: 'Vorher kannst du jemanden motivieren.',
    sign: 'Vorher kannst du jemanden verpflichten.',
    either: 'Vorher kannst du jemanden motivieren oder verpflichten.',
  },
  refusals: {
    'options-malformed':
      'Die Spieloptionen sind nicht lesbar; es muss ein Objekt mit benannten Optionen sein.',
    'option-unknown':
      'Eine Spieloption „{option}“ gibt es nicht; bekannt sind firstGame, motivation, guaranteedSuccess, transfers und cards.',
    'option-unknown-value': 'Die Spieloption „{option}“ kann nicht „{value}“ sein, nur true oder false.',
    'build-malformed': 'Das ist keine Aufstellung: Sie braucht eine Mannschaft (team).',
    'team-unknown': 'Eine Mannschaft „{team}“ gibt es hier nicht; wähle nankatsu oder toho.',
    'same-team': 'Beide Trainer wollen {team}: Einer muss die andere Mannschaft führen.',
    'card-set-malformed':
      'Das ist kein Kartensatz: Er braucht name, version, starting, match, motivation, transfers, shots und defences.',
    'card-set-unnamed':
      'Das Feld „{field}“ des Kartensatzes muss ein sichtbarer Text von höchstens 60 Zeichen sein.',
    'card-set-not-ours':
      '„{name}“ dürfen nur Karten von Libero heißen, und diese sind nicht die, die als Version {version} veröffentlicht wurden. Gib deinem Kartensatz einen eigenen Namen.',
    'card-id':
      'Die Kennung „{id}“ geht nicht: Jede Karte braucht eine eigene aus Kleinbuchstaben, Ziffern und Bindestrichen, die keine Entscheidung des Spiels ist.',
    'card-name': 'Der Name von „{id}“ muss 1 bis 60 Zeichen haben.',
    'card-values': '„{id}“: {field} muss eine ganze Zahl von −9 bis 9 sein.',
    'card-source': '„{id}“ muss bei {field} sagen, woher das stammt: rulebook, public oder designed.',
    'card-mark': 'Die Angabe „{mark}“ bei „{id}“ kann nur true sein oder wegbleiben.',
    'card-team': '„{id}“ muss zu nankatsu oder toho gehören.',
    'card-number':
      '„{id}“ kann nicht die Nummer „{number}“ haben: Sie ist eine ganze Zahl von 1 bis 99 oder fehlt.',
    'card-price':
      '„{id}“: {field} ist kein Preis; er besteht aus Schuss-, Pass- oder Verteidigungstoken (shot, pass, defence), höchstens {most} von jeder Art.',
    'card-abilities': '„{id}“ braucht eine Liste von höchstens {most} Fähigkeiten; sie darf leer sein.',
    'ability-unknown': '„{id}“ hat eine Fähigkeit, die es nicht gibt: „{ability}“.',
    'ability-value': 'Bei der Fähigkeit „{ability}“ von „{id}“ fehlt „{word}“ oder kann nicht stimmen.',
    'ability-word': 'Bei der Fähigkeit „{ability}“ von „{id}“ ist kein Platz für „{word}“.',
    'ability-must': 'Zur Fähigkeit „{ability}“ von „{id}“ passt die verpflichtende Aktion „{must}“ nicht.',
    'ability-twice': '„{id}“ kann die Fähigkeit „{ability}“ nicht zweimal haben.',
    'starting-cards': '{team} braucht {needed} Startdeck-Karten, nicht {cards}.',
    'match-half': '„{id}“ muss zur Hälfte 1 oder 2 gehören.',
    'match-cards': 'Hälfte {half} braucht {needed} Matchkarten, nicht {cards}.',
    'match-advanced':
      'In Hälfte {half} müssen für ein erstes Spiel {needed} Matchkarten wegbleiben (advanced), nicht {cards}.',
    'motivation-cards': '{team} braucht {needed} Motivationskarten, nicht {cards}.',
    'motivation-of': '„{id}“ muss eine Startdeck-Karte der eigenen Mannschaft motivieren, nicht „{of}“.',
    'transfer-cards': 'Der Kartensatz braucht {needed} Transferkarten, nicht {cards}.',
    'special-cards': 'Die Liste {field} muss es geben, mit höchstens {most} Spezialkarten je Mannschaft.',
    'special-shot-misplaced':
      '„{id}“: Ein Spezialschuss gehört einer der beiden Mannschaften, und seine Karte muss sagen, welcher.',
    'defence-stops':
      '„{id}“ muss Schüsse der anderen Mannschaft aufhalten, jeden einmal genannt, nicht „{shot}“.',
    'bookings-malformed':
      '„{field}“ sagt, was eine Verwarnung ausmacht: „yellow“ und „red“, beide mit shot, pass und defence und sonst nichts.',
    'booking-penalty':
      '„{field}“ muss eine ganze Zahl von −{most} bis 0 sein, mit dem Minus, wie es gedruckt ist.',
    'position-foreign':
      'Das ist keine Stellung von Captain Tsubasa, oder eine in einer Form, die hier niemand lesen kann.',
    'position-field': 'Das Feld „{field}“ der Stellung fehlt oder kann nicht stimmen.',
    'not-an-option': 'Das steht jetzt nicht zur Wahl; nimm eine der angebotenen Möglichkeiten.',
    'no-card-now': 'Du kannst {card} jetzt nicht wählen: Gefragt ist etwas anderes.',
    'not-in-hand': 'Du hast {card} nicht auf der Hand; spiel eine deiner Handkarten oder passe.',
    'not-in-area': 'Du hast {card} nicht in deinem Spielbereich.',
    'not-to-be-chosen': 'Du kannst {card} hier nicht wählen; nimm eine der angebotenen Karten.',
    'not-on-the-field':
      'Du kannst {card} nicht nehmen: nur eine Karte, die offen auf dem Spielfeld liegt, oder die oberste vom Stapel.',
    'no-match-card-left': 'Der Stapel der Matchkarten ist leer; nimm eine offene.',
    'taken-only-in-the-draw-phase':
      'Du kannst {card} nicht vom Spielfeld spielen: Matchkarten nimmt man in der Ziehphase.',
    'limit-reached':
      '{card}: Jetzt darf keine weitere Karte in deinen Spielbereich, denn das Limit ist erreicht, oder du hast gepasst.',
    'no-such-ability': '{card}: Eine Fähigkeit {ability} gibt es nicht.',
    'ability-used': '{card}: Fähigkeit {ability} hast du schon genutzt, und das geht nur einmal.',
    'ability-after-the-dice': '{card}: Fähigkeit {ability} ist erst nach dem Würfeln an der Reihe.',
    'ability-without-effect': '{card}: Fähigkeit {ability} würde jetzt nichts bewirken.',
    'only-in-the-attack-phase':
      '{card} bringt keine Karte mehr ins Spiel: Die Angriffsphase ist vorbei, oder du hast gepasst.',
    'only-in-attack': '{card}: Fähigkeit {ability} ist nur für den Angreifer.',
    'only-in-defence': '{card}: Fähigkeit {ability} ist nur für den Verteidiger.',
    'special-shot-of-other-team':
      '{card}: Der Spezialschuss der anderen Mannschaft nützt dir nur mit seinen Werten.',
    'compulsory-part-impossible':
      '{card}: Zu Fähigkeit {ability} gehört eine verpflichtende Aktion, die du jetzt nicht ausführen könntest.',
    'token-not-offered': 'Diese Fähigkeit bringt keinen {token}; wähle eine andere Art.',
    'pool-full': 'In deinen Pool passt kein {token} mehr; wähle eine andere Art.',
    'reserve-empty':
      'In deiner Reserve ist kein {token}: Ausgegebenes liegt bis zur Aufräumphase beiseite. Wähle eine andere Art.',
    'too-few-tokens': 'So viele kannst du nicht ausgeben; {tokens} in deinem Pool: {count}.',
    'keeper-has-rolled': 'Der Torwart hat gewürfelt: Nur noch sein Wurf kann wiederholt werden.',
    'keeper-has-not-rolled': 'Kein Torwart hat gewürfelt; wähle deinen Wurf oder den deines Gegners.',
    'no-reroll': 'In deinem Spielbereich liegt keine Karte, die einen Wurf wiederholen lassen kann.',
    'does-not-save': 'Du kannst den Schuss mit {card} nicht abwehren.',
    'motivation-not-agreed':
      'Du kannst {player} nicht motivieren: Dieses Spiel wird ohne Motivation gespielt.',
    'motivation-not-now': 'Bei dieser Frage kannst du {player} nicht motivieren.',
    'already-motivated': 'Du kannst {player} nicht motivieren: Das geht nur einmal im Spiel.',
    'player-not-played': 'Du kannst {player} nicht motivieren: Er liegt nicht in deinem Spielbereich.',
    'transfers-not-agreed':
      'Du kannst {player} nicht verpflichten: Dieses Spiel wird ohne Transfers gespielt.',
    'not-on-the-transfer-list':
      'Du kannst {player} nicht verpflichten: Die Karte ist nicht auf der Transferliste.',
    'no-keeper-to-replace':
      'Du kannst {player} nicht verpflichten: In deinem Spielbereich liegt kein Torwart, der ersetzt werden könnte.',
    'cannot-pay': 'Für {player} reichen deine Token nicht: Der Preis ist {price}.',
  },
}
