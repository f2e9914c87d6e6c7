import type { TacticsChoice } from '@libero/finale'
import type { Language } from '@libero/kernel/words'
import type { Style } from './ready.ts'
import type { PackedColour } from './squad.ts'

interface FinaleSetupText {
  readonly tactics: string
  readonly tacticsKinds: Readonly<Record<TacticsChoice, string>>
  readonly tacticsAbout: Readonly<Record<TacticsChoice, string>>
  readonly sealed: string
  readonly sealedAbout: string
  readonly extraTime: string
  readonly extraTimeAbout: string
  readonly hazardOrder: string
  readonly hazardOrders: Readonly<Record<'coach' | 'squad', string>>
  readonly hazardOrdersAbout: Readonly<Record<'coach' | 'squad', string>>
  readonly keeperChanges: string
  readonly keeperChangesAbout: string
  readonly benchTakers: string
  readonly benchTakersAbout: string
  readonly budget: string
  readonly budgetAbout: string
  readonly less: string
  readonly more: string
  readonly tie: string
  readonly ties: Readonly<Record<'none' | 'first' | 'second', string>>
  readonly firstLeg: string
  readonly firstLegHome: string
  readonly firstLegAway: string
  readonly awayGoals: string
  readonly awayGoalsAbout: string
  readonly ownCards: string
  readonly olderCards: string
  readonly club: string
  readonly styles: Readonly<Record<Style, string>>
  readonly squad: string
  readonly squadAbout: string
  readonly points: string
  readonly left: string
  readonly over: string
  readonly inSquad: string
  readonly onPitch: string
  readonly onBench: string
  readonly formation: string
  readonly lineCount: string
  readonly pitch: string
  readonly bench: string
  readonly price: string
  /** What pressing a man does; {where} is where he is now. */
  readonly toBench: string
  readonly toPitch: string
  readonly lineUp: string
  readonly lineUpAbout: string
  readonly empty: string
  readonly tidy: string
  readonly cards: string
  readonly chosenLater: string
  readonly coloursAbout: Readonly<Record<PackedColour, string>>
  readonly always: string
  readonly pool: string
  readonly poolAbout: string
  readonly packedOf: string
  readonly packedAbout: string
  readonly power: string
  readonly order: string
  readonly orderAbout: string
  readonly hand: string
  readonly earlier: string
  readonly later: string
  readonly takeOut: string
  readonly shuffle: string
  readonly describedSquad: string
  readonly described: string
  readonly describedFree: string
  readonly describedAny: string
}

export const finaleSetupTexts: Readonly<Record<Language, FinaleSetupText>> = {
  en: {
    tactics: 'Tactic cards',
    tacticsKinds: { usual: 'Usual deck', free: 'Free choice', any: 'Any eleven' },
    tacticsAbout: {
      usual: 'White and one other colour, shuffled.',
      free: 'Eleven cards of any colour with fixed powers, in an order of your own.',
      any: 'Any eleven of your cards, whatever their powers, shuffled.',
    },
    sealed: 'Everything sealed at once',
    sealedAbout:
      'Tactic cards are handed in with the squad, unseen; otherwise both choose them once the line-ups are open.',
    extraTime: 'Extra time',
    extraTimeAbout: 'A draw after 90 minutes is followed by two more periods, before penalties.',
    hazardOrder: 'Order of hazards',
    hazardOrders: { coach: 'The coach’s', squad: 'Squad order' },
    hazardOrdersAbout: {
      coach: 'Each coach says for which of his men he rolls next.',
      squad: 'From the first man of the squad to the last, without asking.',
    },
    keeperChanges: 'Keeper for keeper',
    keeperChangesAbout: 'One of the three changes may also bring on a keeper for the keeper.',
    benchTakers: 'Takers from the bench',
    benchTakersAbout: 'In a shoot-out outfielders who sit on the bench may take penalties, too.',
    budget: 'Points for the squad',
    budgetAbout: 'The usual is 50 each; another budget is a handicap.',
    less: 'one less',
    more: 'one more',
    tie: 'Cup tie',
    ties: { none: 'Single match', first: 'First leg', second: 'Second leg' },
    firstLeg: 'Goals in the first leg',
    firstLegHome: 'Today’s home side',
    firstLegAway: 'Today’s away side',
    awayGoals: 'Away goals',
    awayGoalsAbout: 'If the aggregate is level, the club with more away goals goes through.',
    ownCards: 'With cards of your own: {name}',
    olderCards: 'With older cards: {name}, version {version}',
    club: 'Club',
    styles: {
      beginner: '{club}: for a first match',
      wall: '{club}: the wall',
      carousel: '{club}: the carousel',
      storm: '{club}: the storm',
    },
    squad: 'Squad',
    squadAbout:
      'Fifteen of thirty. Each man shows the four strengths his card turns through, and what threatens.',
    points: '{points} of {budget} points',
    left: '{left} left',
    over: '{over} too many',
    inSquad: '{count}/{want} men',
    onPitch: '{count}/{want} on the pitch',
    onBench: '{count}/{want} on the bench',
    formation: 'formation {formation}',
    lineCount: '{count} in the squad, {pitch} on the pitch',
    pitch: 'pitch',
    bench: 'bench',
    price: '{price} {price?point:points}',
    toBench: '{man}, {where}: to the bench',
    toPitch: '{man}, {where}: on to the pitch',
    lineUp: 'Line-up',
    lineUpAbout: 'Press a man on the pitch to send him to the bench, and the other way round.',
    empty: 'Empty the squad',
    tidy: 'Take out whoever does not belong',
    cards: 'Your tactic cards',
    chosenLater: 'You choose your tactic cards at the table, unseen, once both line-ups are open.',
    coloursAbout: {
      purple: 'balanced: our tip',
      yellow: 'many defenders',
      blue: 'many midfielders',
      red: 'many strikers',
    },
    always: 'always yours, played last',
    pool: 'The cards to choose from',
    poolAbout: 'Press a card to pack it or to take it out again.',
    packedOf: '{count} of {want} cards packed',
    packedAbout: 'They are shuffled; the first three you draw are your hand.',
    power: 'Power {power}: {count} of {want}',
    order: 'Your order',
    orderAbout: 'The first three are your hand, the others are drawn in this order.',
    hand: 'hand',
    earlier: '{card}: earlier',
    later: '{card}: later',
    takeOut: '{card}: take out',
    shuffle: 'Shuffle',
    describedSquad: '{club} · {formation} · {points} points',
    described: '{club} · {formation} · {points} points · white and {colour}',
    describedFree: '{club} · {formation} · {points} points · tactic cards of free choice',
    describedAny: '{club} · {formation} · {points} points · any eleven tactic cards',
  },
  de: {
    tactics: 'Taktikkarten',
    tacticsKinds: { usual: 'Üblicher Stapel', free: 'Freie Auswahl', any: 'Elf beliebige' },
    tacticsAbout: {
      usual: 'Weiß und eine andere Farbe, gemischt.',
      free: 'Elf Karten beliebiger Farben mit festen Kampfstärken, in eigener Reihenfolge.',
      any: 'Elf beliebige deiner Karten, gleich welcher Kampfstärken, gemischt.',
    },
    sealed: 'Alles auf einmal versiegelt',
    sealedAbout:
      'Die Taktikkarten werden mit dem Kader abgegeben, ungesehen; sonst wählen beide, wenn die Aufstellungen offen liegen.',
    extraTime: 'Verlängerung',
    extraTimeAbout: 'Bei Gleichstand nach 90 Minuten folgen zwei weitere Zeitabschnitte, erst dann Elfmeter.',
    hazardOrder: 'Reihenfolge der Gefahren',
    hazardOrders: { coach: 'Der Trainer sagt sie', squad: 'Kaderfolge' },
    hazardOrdersAbout: {
      coach: 'Jeder Trainer sagt, für welchen seiner Männer er als Nächstes würfelt.',
      squad: 'Vom ersten Mann des Kaders bis zum letzten, ohne Frage.',
    },
    keeperChanges: 'Torwart für Torwart',
    keeperChangesAbout: 'Einer der drei Wechsel darf auch einen Torwart für den Torwart bringen.',
    benchTakers: 'Schützen von der Bank',
    benchTakersAbout: 'Im Elfmeterschießen dürfen auch Feldspieler schießen, die auf der Bank sitzen.',
    budget: 'Punkte für den Kader',
    budgetAbout: 'Üblich sind 50 für beide; ein anderes Budget ist ein Handicap.',
    less: 'einer weniger',
    more: 'einer mehr',
    tie: 'Pokalrunde',
    ties: { none: 'Einzelspiel', first: 'Hinspiel', second: 'Rückspiel' },
    firstLeg: 'Tore im Hinspiel',
    firstLegHome: 'Heute Heim',
    firstLegAway: 'Heute Gast',
    awayGoals: 'Auswärtstore',
    awayGoalsAbout: 'Bei Gleichstand nach beiden Spielen kommt weiter, wer auswärts mehr Tore erzielt hat.',
    ownCards: 'Mit eigenen Karten: {name}',
    olderCards: 'Mit älteren Karten: {name}, Version {version}',
    club: 'Verein',
    styles: {
      beginner: '{club}: fürs erste Spiel',
      wall: '{club}: die Mauer',
      carousel: '{club}: der Kreisel',
      storm: '{club}: der Sturmlauf',
    },
    squad: 'Kader',
    squadAbout:
      'Fünfzehn von dreißig. Bei jedem stehen die vier Spielstärken, durch die sich seine Karte dreht, und was ihm droht.',
    points: '{points} von {budget} Punkten',
    left: '{left} übrig',
    over: '{over} zu viel',
    inSquad: '{count}/{want} Mann',
    onPitch: '{count}/{want} auf dem Feld',
    onBench: '{count}/{want} auf der Bank',
    formation: 'Formation {formation}',
    lineCount: '{count} im Kader, {pitch} auf dem Feld',
    pitch: 'Feld',
    bench: 'Bank',
    price: '{price} {price?Punkt:Punkte}',
    toBench: '{man}, {where}: auf die Bank',
    toPitch: '{man}, {where}: aufs Feld',
    lineUp: 'Aufstellung',
    lineUpAbout: 'Drücke auf einen Mann auf dem Feld, und er geht auf die Bank; und umgekehrt.',
    empty: 'Kader leeren',
    tidy: 'Herausnehmen, wer nicht dazugehört',
    cards: 'Deine Taktikkarten',
    chosenLater: 'Deine Taktikkarten wählst du am Tisch, ungesehen, sobald beide Aufstellungen offen liegen.',
    coloursAbout: {
      purple: 'ausge\u00adwogen: unser Tipp',
      yellow: 'viel Abwehr',
      blue: 'viel Mittelfeld',
      red: 'viel Sturm',
    },
    always: 'hast du immer, kommt zuletzt',
    pool: 'Die Karten zur Wahl',
    poolAbout: 'Drücke auf eine Karte, um sie einzupacken oder wieder herauszunehmen.',
    packedOf: '{count} von {want} Karten eingepackt',
    packedAbout: 'Sie werden gemischt; die ersten drei, die du ziehst, sind deine Hand.',
    power: 'Kampfstärke {power}: {count} von {want}',
    order: 'Deine Reihenfolge',
    orderAbout: 'Die ersten drei sind deine Hand, die anderen ziehst du in dieser Folge.',
    hand: 'Hand',
    earlier: '{card}: früher',
    later: '{card}: später',
    takeOut: '{card}: herausnehmen',
    shuffle: 'Mischen',
    describedSquad: '{club} · {formation} · {points} Punkte',
    described: '{club} · {formation} · {points} Punkte · weiß und {colour}',
    describedFree: '{club} · {formation} · {points} Punkte · Taktikkarten nach freier Auswahl',
    describedAny: '{club} · {formation} · {points} Punkte · elf beliebige Taktikkarten',
  },
  hu: {
    tactics: 'Taktikalapok',
    tacticsKinds: { usual: 'Szokásos pakli', free: 'Szabad választás', any: 'Bármely tizenegy' },
    tacticsAbout: {
      usual: 'Fehér és még egy szín, megkeverve.',
      free: 'Tizenegy lap bármely színből, kötött küzdőerőkkel, saját sorrendben.',
      any: 'Bármely tizenegy lapod, akármekkora küzdőerővel, megkeverve.',
    },
    sealed: 'Minden egyszerre lepecsételve',
    sealedAbout:
      'A taktikalapokat a kerettel együtt, titokban adjátok le; máskor akkor választotok, amikor a felállások már láthatók.',
    extraTime: 'Hosszabbítás',
    extraTimeAbout: 'Ha 90 perc után döntetlen az állás, még két negyedóra jön, csak utána a büntetők.',
    hazardOrder: 'A veszélyek sorrendje',
    hazardOrders: { coach: 'Az edző dönt', squad: 'Keretsorrend' },
    hazardOrdersAbout: {
      coach: 'Minden edző megmondja, melyik emberére dob legközelebb.',
      squad: 'A keret első emberétől az utolsóig, kérdés nélkül.',
    },
    keeperChanges: 'Kapus kapusért',
    keeperChangesAbout: 'A három csere egyikével kapus is jöhet a kapus helyére.',
    benchTakers: 'Rúgók a kispadról',
    benchTakersAbout: 'A büntetőpárbajban a kispadon ülő mezőnyjátékosok is rúghatnak.',
    budget: 'Pontok a keretre',
    budgetAbout: 'A szokásos mindkét félnek 50; más keretösszeg hendikep.',
    less: 'eggyel kevesebb',
    more: 'eggyel több',
    tie: 'Kupapárharc',
    ties: { none: 'Egy mérkőzés', first: 'Első mérkőzés', second: 'Visszavágó' },
    firstLeg: 'Gólok az első mérkőzésen',
    firstLegHome: 'A mai hazai',
    firstLegAway: 'A mai vendég',
    awayGoals: 'Idegenben lőtt gólok',
    awayGoalsAbout: 'Ha az összesítés döntetlen, az jut tovább, aki idegenben több gólt lőtt.',
    ownCards: 'Saját lapokkal: {name}',
    olderCards: 'Régebbi lapokkal: {name}, {version}. változat',
    club: 'Klub',
    styles: {
      beginner: '{club}: első mérkőzésre',
      wall: '{club}: a fal',
      carousel: '{club}: a körhinta',
      storm: '{club}: a roham',
    },
    squad: 'Keret',
    squadAbout:
      'Tizenöten harmincból. Mindenkinél ott a négy játékerő, amelyen a lapja végigfordul, és az is, mi fenyegeti.',
    points: '{points} pont, a határ {budget}',
    left: 'marad: {left}',
    over: 'túl sok: {over}',
    inSquad: '{count}/{want} fő',
    onPitch: 'a pályán {count}/{want}',
    onBench: 'a kispadon {count}/{want}',
    formation: 'felállás: {formation}',
    lineCount: '{count} a keretben, {pitch} a pályán',
    pitch: 'pálya',
    bench: 'kispad',
    price: '{price} pont',
    toBench: '{man}, {where}: a kispadra',
    toPitch: '{man}, {where}: a pályára',
    lineUp: 'Összeállítás',
    lineUpAbout: 'Nyomj rá valakire a pályán, és a kispadra ül; és fordítva.',
    empty: 'Keret kiürítése',
    tidy: 'Vegyük ki, aki nem ide tartozik',
    cards: 'A taktikalapjaid',
    chosenLater: 'A taktikalapjaidat az asztalnál választod, titokban, amikor már mindkét felállás látható.',
    coloursAbout: {
      purple: 'kiegyen\u00adsúlyo\u00adzott: ezt ajánljuk',
      yellow: 'sok védő',
      blue: 'sok közép\u00adpályás',
      red: 'sok csatár',
    },
    always: 'mindig a tiéd, utoljára jön',
    pool: 'A választható lapok',
    poolAbout: 'Nyomj rá egy lapra, hogy betedd vagy újra kivedd.',
    packedOf: '{count}/{want} lap kiválasztva',
    packedAbout: 'Megkeverjük őket; az első három, amit húzol, a kezed.',
    power: 'Erő {power}: {count}/{want}',
    order: 'A sorrended',
    orderAbout: 'Az első három a kezed, a többit ebben a sorrendben húzod.',
    hand: 'kéz',
    earlier: '{card}: előrébb',
    later: '{card}: hátrébb',
    takeOut: '{card}: kivétel',
    shuffle: 'Keverés',
    describedSquad: '{club} · {formation} · {points} pont',
    described: '{club} · {formation} · {points} pont · fehér és {colour}',
    describedFree: '{club} · {formation} · {points} pont · szabadon választott taktikalapok',
    describedAny: '{club} · {formation} · {points} pont · bármely tizenegy taktikalap',
  },
}
