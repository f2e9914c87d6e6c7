import type { Language } from '@libero/kernel/words'

const ENTRIES = [
  'attack',
  'defence',
  'side',
  'star',
  'way',
  'power',
  'faceDown',
  'ball',
  'line',
  'sum',
  'yellow',
  'red',
  'change',
  'captain',
  'prevented',
  'lasting',
] as const

/** What the symbols of this table mean, beside what it says of cards and keepers anyhow. */
type HatTrickLegendText = Readonly<
  Record<(typeof ENTRIES)[number], { readonly name: string; readonly words: string }>
>

export const hatTrickLegendTexts: Readonly<Record<Language, HatTrickLegendText>> = {
  en: {
    attack: { name: 'Black footballs', words: 'Count for this player when his side has the ball.' },
    defence: { name: 'White footballs', words: 'Count for this player when the other side has the ball.' },
    side: {
      name: 'Footballs at the left or right',
      words: 'The side on which he plays: a card for this side lets him move.',
    },
    star: { name: 'Star on gold', words: 'The star side of his card: mostly stronger than the regular one.' },
    way: {
      name: 'Arrow at a player',
      words: 'A step he may take now; while you look at a card, the one it would help most by.',
    },
    power: {
      name: 'Figure and footballs of a card',
      words:
        'Its figure is added to the footballs on the pitch. The arrow says which players may move with it.',
    },
    faceDown: { name: 'Back of a card', words: 'An action card laid face down.' },
    ball: {
      name: 'Football and white ring',
      words: 'He has the ball; beside a name above, this side has it.',
    },
    line: {
      name: 'Figure in a circle',
      words: 'Number of the line, counted from your own goal. Yellow: the ball is here.',
    },
    sum: {
      name: 'Two figures at a line',
      words:
        'The footballs of both sides in this line, yours in your colour. A plus adds the cards. Framed: compared here; dashed: perhaps here. An arrow leads to what the card or step you look at would make of it.',
    },
    yellow: { name: 'Yellow card', words: 'The whole team is booked: its next foul means red.' },
    red: { name: 'Red card', words: 'A player is sent off.' },
    change: { name: 'Two arrows', words: 'A substitution, or how many are left.' },
    captain: { name: 'C', words: 'Captain: he may appeal once.' },
    prevented: { name: 'Cross at a player', words: 'He may use no skill in this play.' },
    lasting: { name: 'Plus at a player', words: 'He shoots with something extra in this opportunity.' },
  },
  de: {
    attack: {
      name: 'Schwarze Fußbälle',
      words: 'Zählen für diesen Spieler, wenn seine Mannschaft den Ball hat.',
    },
    defence: { name: 'Weiße Fußbälle', words: 'Zählen für diesen Spieler, wenn der Gegner den Ball hat.' },
    side: {
      name: 'Fußbälle links oder rechts',
      words: 'Die Seite, auf der er spielt: Eine Karte dieser Seite lässt ihn laufen.',
    },
    star: {
      name: 'Stern auf Gold',
      words: 'Die Starseite seiner Karte: meist stärker als die gewöhnliche.',
    },
    way: {
      name: 'Pfeil am Spieler',
      words:
        'Ein Schritt, den er jetzt machen darf; siehst du eine Karte an, der, mit dem sie am meisten hilft.',
    },
    power: {
      name: 'Ziffer und Fußbälle einer Karte',
      words:
        'Ihre Zahl kommt zu den Fußbällen auf dem Feld. Der Pfeil sagt, welche Spieler mit ihr laufen dürfen.',
    },
    faceDown: { name: 'Rückseite einer Karte', words: 'Eine verdeckt gelegte Aktionskarte.' },
    ball: {
      name: 'Fußball und weißer Ring',
      words: 'Er hat den Ball; neben einem Namen oben: Diese Mannschaft hat ihn.',
    },
    line: {
      name: 'Ziffer im Kreis',
      words: 'Nummer der Reihe, vom eigenen Tor gezählt. Gelb: Hier ist der Ball.',
    },
    sum: {
      name: 'Zwei Zahlen an einer Reihe',
      words:
        'Die Fußbälle beider Mannschaften in dieser Reihe, deine in deiner Farbe. Ein Plus zählt die Karten dazu. Umrahmt: hier wird verglichen; gestrichelt: vielleicht hier. Ein Pfeil führt zu dem, was die Karte oder der Schritt daraus machen würde, die du ansiehst.',
    },
    yellow: {
      name: 'Gelbe Karte',
      words: 'Die ganze Mannschaft ist verwarnt: Ihr nächstes Foul bringt Rot.',
    },
    red: { name: 'Rote Karte', words: 'Ein Spieler muss vom Platz.' },
    change: { name: 'Zwei Pfeile', words: 'Ein Wechsel, oder wie viele noch übrig sind.' },
    captain: { name: 'C', words: 'Kapitän: Er darf einmal Einspruch erheben.' },
    prevented: { name: 'Kreuz am Spieler', words: 'Er darf in diesem Spielzug keine Fähigkeit benutzen.' },
    lasting: { name: 'Plus am Spieler', words: 'Er schießt in dieser Torchance mit einer Zugabe.' },
  },
  hu: {
    attack: {
      name: 'Fekete labdák',
      words: 'Ennél a játékosnál akkor számítanak, amikor az ő csapatánál van a labda.',
    },
    defence: {
      name: 'Fehér labdák',
      words: 'Ennél a játékosnál akkor számítanak, amikor az ellenfélnél van a labda.',
    },
    side: {
      name: 'Labdák bal vagy jobb oldalt',
      words: 'Az oldal, amelyen játszik: az erre az oldalra szóló lappal mozoghat.',
    },
    star: { name: 'Csillag arany alapon', words: 'A lapja sztároldala: többnyire erősebb a rendesnél.' },
    way: {
      name: 'Nyíl a játékosnál',
      words: 'Egy lépés, amelyet most megtehet; ha egy lapot nézel, az, amellyel a lap a legtöbbet ér.',
    },
    power: {
      name: 'Szám és labdák egy lapon',
      words:
        'A száma hozzáadódik a pályán lévő labdákhoz. A nyíl megmondja, mely játékosok mozoghatnak vele.',
    },
    faceDown: { name: 'Lap hátoldala', words: 'Egy lefordítva letett akciólap.' },
    ball: {
      name: 'Labda és fehér gyűrű',
      words: 'Nála a labda; fent egy név mellett: ennél a csapatnál van.',
    },
    line: {
      name: 'Szám egy körben',
      words: 'A sor száma a saját kapudtól számolva. Sárga: itt van a labda.',
    },
    sum: {
      name: 'Két szám egy sornál',
      words:
        'A két csapat labdái ebben a sorban, a tieid a te színeddel. A plusz a lapokat is hozzászámítja. Keretben: itt hasonlítjuk össze; szaggatott: talán itt. A nyíl oda vezet, amennyit a nézett lap vagy lépés csinálna belőle.',
    },
    yellow: {
      name: 'Sárga lap',
      words: 'Az egész csapat figyelmeztetést kapott: a következő szabálytalanság piros.',
    },
    red: { name: 'Piros lap', words: 'Egy játékost kiállítottak.' },
    change: { name: 'Két nyíl', words: 'Egy csere, vagy hogy mennyi maradt.' },
    captain: { name: 'C', words: 'Kapitány: egyszer tiltakozhat.' },
    prevented: { name: 'Kereszt a játékosnál', words: 'Ebben az akcióban nem használhat képességet.' },
    lasting: { name: 'Plusz a játékosnál', words: 'Ebben a lövő helyzetben ráadással lő.' },
  },
}
