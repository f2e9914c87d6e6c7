import { abilitiesDe } from './abilities.de.ts'
import { commentaryDe } from './commentary.de.ts'
import { firstTimesDe } from './first-times.de.ts'
import { namesDe } from './names.de.ts'
import type { CaptainTsubasaText } from './text.ts'

export const de: CaptainTsubasaText = {
  firstTimes: firstTimesDe,
  name: 'Captain Tsubasa',
  names: namesDe,
  abilities: abilitiesDe,
  commentary: commentaryDe,
  nothing: 'nichts',
  seats: { home: 'Heim', away: 'Gast' },
  endings: {
    'normal-time': 'in der regulären Spielzeit',
    'extra-time': 'nach Verlängerung',
    'joint-champions': 'gemeinsame Meister',
  },
  keepsBall: 'du behältst den Ball',
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
    onlyMust: '{ability} ({only})',
  },
  decisions: {
    start: 'selbst anstoßen',
    'let-start': 'der Gegner',
    top: 'die oberste Matchkarte, verdeckt',
    stop: 'passen: keine Karte mehr für dich in diesem Angriff; dein Gegner darf weitermachen',
    skip: 'verzichten',
    'skip/ability': 'keine Fähigkeit: Der Angriff geht ohne sie weiter',
    'skip/motivate': 'niemanden: Zug beenden',
    'skip/reroll': 'alles so lassen',
    'skip/save': 'nicht würfeln: Das ist ein Tor',
    'token-shot': 'ein Schusstoken',
    'token-pass': 'ein Passtoken',
    'token-defence': 'ein Verteidigungstoken',
    'reroll-own': 'deinen Würfel neu werfen',
    'reroll-other': 'den Würfel des Gegners neu werfen',
    'reroll-keeper': 'den Torwart neu würfeln lassen',
    'use-1': 'die erste Fähigkeit',
    'use-2': 'die zweite Fähigkeit',
  },
  prompts: {
    toss: [
      'Stößt du an?',
      'Du hast das Los gewonnen: Greif jetzt zuerst an oder zuerst in der zweiten Hälfte.',
    ],
    'draft/attack': [
      'Nimm eine Matchkarte.',
      'Sie gehört ab jetzt dir und ist schon in diesem Angriff spielbar: eine offene oder ungesehen die oberste. Du greifst an, dein Gegner hat seine schon.',
    ],
    'draft/defence': [
      'Nimm eine Matchkarte.',
      'Sie gehört ab jetzt dir und ist schon in diesem Angriff spielbar: eine offene oder ungesehen die oberste. Du verteidigst und wählst zuerst.',
    ],
    'draft/attack/open': [
      'Nimm eine der offenen Matchkarten.',
      'Verdeckte gibt es keine mehr. Sie gehört ab jetzt dir, auch für diesen Angriff. Du greifst an, dein Gegner hat seine schon.',
    ],
    'draft/defence/open': [
      'Nimm eine der offenen Matchkarten.',
      'Verdeckte gibt es keine mehr. Sie gehört ab jetzt dir, auch für diesen Angriff. Du verteidigst und wählst zuerst.',
    ],
    'turn/attack': [
      'Spiel eine Karte zum Angriff oder passe.',
      'Ihr legt abwechselnd. Liegen {limit} oder passen beide, wählst du: Schuss (Tor) oder Pass (du greifst wieder an). Passen: keine Karte mehr.',
    ],
    'turn/defence': [
      'Spiel eine Karte zur Abwehr oder passe.',
      'Ihr legt abwechselnd. Liegen {limit} oder passen beide, schießen oder passen sie. Passen: keine Karte mehr für dich, sie dürfen weiter.',
    ],
    ability: [
      'Nutzt du eine Fähigkeit?',
      '{card} kann jetzt etwas bewirken; du musst nicht. Jede Fähigkeit einmal, in beliebiger Reihenfolge.',
    ],
    token: [
      'Welche Art Token nimmst du?',
      '{card} bringt dir einen. Kurz vor dem Würfeln ausgegeben, jetzt oder später, zählt er 1 zu seiner Art.',
    ],
    'token/several': [
      'Welche Art Token nimmst du?',
      '{card} bringt dir Token, noch zu wählen: {left}. Vor dem Würfeln ausgegeben, zählt jeder 1 zu seiner Art.',
    ],
    'token/short': [
      'Welche Art Token nimmst du?',
      '{card} bringt dir Token, deine Reserve hat aber nur noch {left}. Vor dem Würfeln ausgegeben, zählt jeder 1 zu seiner Art.',
    ],
    'target/play': [
      'Welche weitere Karte spielst du?',
      '{card} lässt dich noch eine Karte aus deiner Hand spielen. Du musst nicht: Zurücknehmen hebt die Fähigkeit auf.',
    ],
    'target/recall': [
      'Welche abgelegte Karte spielst du?',
      '{card} lässt dich eine Karte aus deinem Ablagestapel spielen.',
    ],
    'target/recall-hand': [
      'Welche abgelegte Karte nimmst du zurück?',
      '{card} lässt dich eine Karte aus deinem Ablagestapel auf die Hand nehmen.',
    ],
    'target/remove': [
      'Welche Handkarte gibst du ganz weg?',
      '{card} nimmt sie für den Rest des Spiels heraus: Sie kommt nie wieder.',
    ],
    'target/discard': [
      'Welche Karte des Gegners legst du ab?',
      '{card} lässt dich eine Karte aus seinem Spielbereich nehmen. Ihre Werte zählen nicht mehr.',
    ],
    'target/swap': [
      'Welche deiner Karten nimmst du heraus?',
      '{card} tauscht eine andere Karte deines Spielbereichs: Sie wird abgelegt, und du spielst dafür eine aus deiner Hand.',
    ],
    'target/swap-in': [
      'Welche Karte spielst du dafür?',
      '{card} lässt dich für die abgelegte eine aus deiner Hand spielen.',
    ],
    'target/must': [
      'Leg eine Handkarte ab.',
      'Das ist der Preis für {card}. Die Prozente an einer Karte gelten für das, was dir ohne sie bleibt.',
    ],
    'target/replace': ['Welcher Torhüter macht Platz?', '{card} kommt für ihn; er verlässt das Spiel.'],
    motivate: [
      'Motivierst du einen deiner Spieler?',
      'Für Token wird er bis zum Ende des Spiels stärker. Danach endet dein Zug.',
    ],
    'motivate/sign': [
      'Verpflichtest du jemanden?',
      'Für Token kommt er bis zum Ende des Spiels zu dir. Danach endet dein Zug.',
    ],
    'motivate/or-sign': [
      'Motivierst du jemanden, oder verpflichtest du jemanden?',
      'Für Token, bis zum Ende des Spiels. Danach endet dein Zug.',
    ],
    action: [
      'Schuss oder Pass?',
      'Ein Schuss kann ein Tor sein; nach einem Pass greifst du wieder an. Schuss {shot}, Pass {pass} gegen Verteidigung {defence}; Token und je ein Würfel kommen dazu.',
    ],
    'spend/attack': [
      'Wie viele {tokens} gibst du aus?',
      'Dein {action}: {attack} gegen {defence}. Jeder Token zählt 1 dazu. Dein Gegner entscheidet nach dir, dann würfeln beide.',
    ],
    'spend/defence': [
      'Wie viele {tokens} gibst du aus?',
      'Ihr {action}: {attack} gegen deine Verteidigung {defence}. Jeder Token zählt 1 dazu, dann würfeln beide; Gleichstand gehört ihnen.',
    ],
    'reroll/attack': [
      'Lässt du einen Würfel neu werfen?',
      'Du hast {own} gewürfelt, dein Gegner {other}: Dein Angriff zählt {attack}, seine Verteidigung {defence}. Der neue Wurf gilt, ob besser oder schlechter.',
    ],
    'reroll/defence': [
      'Lässt du einen Würfel neu werfen?',
      'Du hast {own} gewürfelt, dein Gegner {other}: Deine Verteidigung zählt {defence}, sein Angriff {attack}. Der neue Wurf gilt, ob besser oder schlechter.',
    ],
    'reroll/sure-own': [
      'Lässt du einen Würfel neu werfen?',
      'Du hast 6 gewürfelt, dein Gegner 1: garantierter Erfolg, du gewinnst, was immer die Summen sind.',
    ],
    'reroll/sure-other': [
      'Lässt du einen Würfel neu werfen?',
      'Du hast 1 gewürfelt, dein Gegner 6: garantierter Erfolg, er gewinnt, was immer die Summen sind.',
    ],
    'reroll-keeper': [
      'Lässt du den Torwart neu würfeln?',
      'Er hat {die} gewürfelt. Eine deiner Karten erlaubt einmal einen neuen Wurf, und der gilt.',
    ],
    'after-dice/attack': [
      'Motivierst du jemanden, um es zu wenden?',
      'Du hast {own} gewürfelt, dein Gegner {other}: Dein Angriff zählt {attack}, seine Verteidigung {defence}.',
    ],
    'after-dice/defence': [
      'Motivierst du jemanden, um es zu wenden?',
      'Du hast {own} gewürfelt, dein Gegner {other}: Deine Verteidigung zählt {defence}, sein Angriff {attack}.',
    ],
    'after-dice/sure-other': [
      'Motivierst du jemanden für einen neuen Wurf?',
      'Du hast 1 gewürfelt, dein Gegner 6: garantierter Erfolg, er gewinnt, was immer die Summen sind. Wer motiviert ist, kann das ändern.',
    ],
    'after-dice/ahead': [
      'Motivierst du jemanden, um sicherzugehen?',
      'So gewinnst du, aber eine Karte deines Gegners kann das noch ändern. Wer motiviert ist, kann ihm eine Karte aus dem Spielbereich nehmen.',
    ],
    'after-dice-keeper': [
      'Motivierst du jemanden für einen neuen Wurf?',
      'Der Wurf des Torwarts: {die}. Wer motiviert ist, kann ihn wiederholen lassen.',
    ],
    save: [
      'Würfelst du für deinen Torwart?',
      'Ihr Schuss hat deine Abwehr überwunden. Gehalten: dein Ball. Eckball: kein Tor, aber sie greifen wieder an.',
    ],
    'save/motivate': [
      'Motivierst du jemanden, der den Schuss hält?',
      'Er hat deine Verteidigung überwunden, und niemand in deinem Spielbereich kann ihn abwehren.',
    ],
    'special/attack': [
      'Wähl deinen Spezialschuss.',
      'Er ist ein Tor, wenn ihn nicht die Verteidigung aufhält, die dein Gegner gleichzeitig wählt.',
    ],
    'special/defence': [
      'Wähl deine Verteidigung gegen den Spezialschuss.',
      'Dein Gegner wählt gleichzeitig seinen Schuss; hält ihn deine Verteidigung nicht auf, ist er ein Tor.',
    ],
  },
  tooFar: 'Kein neuer Wurf kann es wenden.',
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
