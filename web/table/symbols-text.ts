import type { Language } from '@libero/kernel/words'

interface Entry {
  readonly name: string
  readonly words: string
}

/** What the symbols mean that every table has, whichever game lies on it. */
export interface SymbolsText {
  /** Over those of the game, and over these. */
  readonly heading: string
  readonly ring: Entry
  readonly picked: Entry
  readonly loss: Entry
  readonly hinted: Entry
  readonly lit: Entry
  readonly chance: Entry
  readonly ways: Entry
  /** With what is said of the one that is now. */
  readonly steps: Entry & { readonly now: string }
  readonly goals: Entry
  readonly minute: Entry
  readonly coach: Entry
  /** Of the coach, of the ball, of figures beside the goals: said when the score is pressed. */
  readonly score: Readonly<Record<'coach' | 'ball' | 'period', string>>
  readonly kicks: Entry
  readonly speaker: Entry
  readonly silent: Entry
  readonly undo: Entry
  readonly hint: Entry
  readonly legend: Entry
  readonly menu: Entry
  readonly pause: Entry
  readonly goOn: Entry
  readonly leave: Entry
  readonly back: Entry
}

export const symbolsTexts: Readonly<Record<Language, SymbolsText>> = {
  en: {
    heading: 'On every table',
    ring: {
      name: 'Yellow ring',
      words: 'This can be chosen now. Press anything without one, and the table says what it is or why not.',
    },
    picked: {
      name: 'Thick yellow ring',
      words: 'Picked, but not played yet: press it again, or a button beside the question.',
    },
    loss: { name: 'Red ring', words: 'This can be chosen now, and is given up by it.' },
    hinted: { name: 'Dashed ring', words: 'Here is what the hint or the exercise advises.' },
    lit: { name: 'White glow', words: 'In a lesson the coach is speaking of this.' },
    chance: {
      name: 'Percentage',
      words:
        'The chance if you choose this; the question says of what. After an exercise: what the choice is worth.',
    },
    ways: {
      name: 'Green, yellow, red',
      words:
        'How it can end, each as long as it is likely: green is good for you, yellow mixed, red bad; stripes tell two of one colour apart.',
    },
    steps: {
      name: 'Steps or dashes',
      words: 'The steps of this turn above the question, in their order. The yellow one is now.',
      now: 'this step is now.',
    },
    goals: {
      name: 'Large figures above',
      words: 'The goals. The side whose goal is near you stands first.',
    },
    minute: {
      name: 'Figure with a stroke',
      words: 'The minute of the match, as in football: 90 are a whole match.',
    },
    coach: {
      name: 'Face',
      words: 'The coach of this side; the ring has the colour of the club.',
    },
    score: {
      coach: '{coach}: the coach of this side.',
      ball: 'The football: this side is on the ball.',
      period: '{period}: {words}',
    },
    kicks: {
      name: 'Tick and cross in a row',
      words: 'The kicks of a shoot-out: scored and missed. The empty ones are still to come.',
    },
    speaker: { name: 'Loudspeaker', words: 'The sound is on: press to turn it off. Key S.' },
    silent: { name: 'Loudspeaker with a cross', words: 'The sound is off: press to turn it on. Key S.' },
    undo: {
      name: 'Arrow that turns back',
      words: 'Takes back your last decision, as long as nothing was revealed by it. Key U.',
    },
    hint: { name: 'Light bulb', words: 'A hint: what the strongest coach would do, and why. Key H.' },
    legend: { name: 'Three signs in a list', words: 'This legend. Key L.' },
    menu: { name: 'Three lines', words: 'The menu, or all choices in words.' },
    pause: { name: 'Two strokes', words: 'Pauses the match that you are watching.' },
    goOn: { name: 'Triangle', words: 'Lets the match that you are watching go on.' },
    leave: { name: 'Cross', words: 'Back to the lessons.' },
    back: { name: 'Arrow to the left', words: 'Back to the exercises.' },
  },
  de: {
    heading: 'An jedem Tisch',
    ring: {
      name: 'Gelber Ring',
      words:
        'Das kannst du jetzt wählen. Drück auf etwas ohne Ring: Der Tisch sagt, was es ist oder warum es nicht geht.',
    },
    picked: {
      name: 'Dicker gelber Ring',
      words:
        'Ausgesucht, aber noch nicht gespielt: Drück noch einmal darauf oder auf einen Knopf bei der Frage.',
    },
    loss: { name: 'Roter Ring', words: 'Das kannst du jetzt wählen und gibst es damit her.' },
    hinted: { name: 'Gestrichelter Ring', words: 'Dazu rät der Tipp oder die Übung.' },
    lit: { name: 'Weißer Schein', words: 'Davon spricht in einer Lektion gerade die Trainerin.' },
    chance: {
      name: 'Prozentzahl',
      words:
        'Die Chance, wenn du das wählst; worauf, sagt die Frage. Nach einer Übung: was die Wahl wert ist.',
    },
    ways: {
      name: 'Grün, Gelb, Rot',
      words:
        'Wie es ausgehen kann, jedes so lang, wie es wahrscheinlich ist: Grün ist gut für dich, Gelb gemischt, Rot schlecht; Streifen trennen zwei von einer Farbe.',
    },
    steps: {
      name: 'Schritte oder Striche',
      words: 'Die Schritte dieses Zuges über der Frage, der Reihe nach. Der gelbe ist jetzt dran.',
      now: 'Dieser Schritt ist jetzt dran.',
    },
    goals: {
      name: 'Große Ziffern oben',
      words: 'Die Tore. Die Seite, deren Tor bei dir liegt, steht vorn.',
    },
    minute: {
      name: 'Zahl mit Strich',
      words: 'Die Spielminute wie im Fußball: 90 sind ein ganzes Spiel.',
    },
    coach: { name: 'Gesicht', words: 'Der Trainer dieser Seite; der Ring hat die Farbe des Vereins.' },
    score: {
      coach: '{coach}: Trainer dieser Seite.',
      ball: 'Der Fußball: Diese Seite ist am Ball.',
      period: '{period}: {words}',
    },
    kicks: {
      name: 'Haken und Kreuze in einer Reihe',
      words: 'Die Schüsse eines Elfmeterschießens: verwandelt und verschossen. Die leeren kommen noch.',
    },
    speaker: { name: 'Lautsprecher', words: 'Der Ton ist an: Ein Druck schaltet ihn aus. Taste S.' },
    silent: {
      name: 'Lautsprecher mit Kreuz',
      words: 'Der Ton ist aus: Ein Druck schaltet ihn an. Taste S.',
    },
    undo: {
      name: 'Pfeil zurück',
      words: 'Nimmt deine letzte Entscheidung zurück, solange sie nichts aufgedeckt hat. Taste U.',
    },
    hint: { name: 'Glühbirne', words: 'Ein Tipp: was der stärkste Trainer täte und warum. Taste H.' },
    legend: { name: 'Drei Zeichen in einer Liste', words: 'Diese Erklärung der Zeichen. Taste L.' },
    menu: { name: 'Drei Linien', words: 'Das Menü oder alle Möglichkeiten in Worten.' },
    pause: { name: 'Zwei Striche', words: 'Hält das Spiel an, dem du zuschaust.' },
    goOn: { name: 'Dreieck', words: 'Lässt das Spiel weiterlaufen, dem du zuschaust.' },
    leave: { name: 'Kreuz', words: 'Zurück zu den Lektionen.' },
    back: { name: 'Pfeil nach links', words: 'Zurück zu den Übungen.' },
  },
  hu: {
    heading: 'Minden asztalon',
    ring: {
      name: 'Sárga gyűrű',
      words:
        'Ez most választható. Ha gyűrű nélkülire nyomsz, az asztal elmondja, mi az, vagy miért nem lehet.',
    },
    picked: {
      name: 'Vastag sárga gyűrű',
      words: 'Kijelölted, de még nem játszottad ki: nyomd meg újra, vagy egy gombot a kérdés mellett.',
    },
    loss: { name: 'Piros gyűrű', words: 'Ez most választható, és ezzel lemondasz róla.' },
    hinted: { name: 'Szaggatott gyűrű', words: 'Ezt tanácsolja a tipp vagy a feladvány.' },
    lit: { name: 'Fehér fény', words: 'Egy leckében éppen erről beszél az edző.' },
    chance: {
      name: 'Százalék',
      words:
        'Az esélyed, ha ezt választod; hogy mire, a kérdés mondja. Feladvány után: mennyit ér a választás.',
    },
    ways: {
      name: 'Zöld, sárga, piros',
      words:
        'Hogyan végződhet, mind olyan hosszú, amennyire valószínű: a zöld jó neked, a sárga vegyes, a piros rossz; a csíkok két azonos színűt különböztetnek meg.',
    },
    steps: {
      name: 'Lépések vagy vonalkák',
      words: 'Ennek a körnek a lépései sorban, a kérdés fölött. Most a sárga következik.',
      now: 'most ez a lépés következik.',
    },
    goals: {
      name: 'Nagy számok fent',
      words: 'A gólok. Elöl az az oldal áll, amelyiknek a kapuja nálad van.',
    },
    minute: {
      name: 'Szám vesszővel',
      words: 'A mérkőzés perce, mint a futballban: 90 perc egy egész mérkőzés.',
    },
    coach: { name: 'Arc', words: 'Ennek az oldalnak az edzője; a gyűrű a klub színét viseli.' },
    score: {
      coach: '{coach}: ennek az oldalnak az edzője.',
      ball: 'A labda: ennél az oldalnál van.',
      period: '{period}: {words}',
    },
    kicks: {
      name: 'Pipák és keresztek egy sorban',
      words: 'A tizenegyespárbaj rúgásai: gól és kimaradt. Az üresek még hátravannak.',
    },
    speaker: { name: 'Hangszóró', words: 'Szól a hang: egy nyomás kikapcsolja. S billentyű.' },
    silent: { name: 'Hangszóró kereszttel', words: 'Nem szól a hang: egy nyomás bekapcsolja. S billentyű.' },
    undo: {
      name: 'Visszaforduló nyíl',
      words: 'Visszavonja az utolsó döntésedet, amíg az semmit nem fedett fel. U billentyű.',
    },
    hint: { name: 'Villanykörte', words: 'Tipp: mit tenne a legerősebb edző, és miért. H billentyű.' },
    legend: { name: 'Három jel listában', words: 'Ez a jelmagyarázat. L billentyű.' },
    menu: { name: 'Három vonal', words: 'A menü, vagy minden lehetőség szavakban.' },
    pause: { name: 'Két vonás', words: 'Megállítja a mérkőzést, amelyet nézel.' },
    goOn: { name: 'Háromszög', words: 'Továbbengedi a mérkőzést, amelyet nézel.' },
    leave: { name: 'Kereszt', words: 'Vissza a leckékhez.' },
    back: { name: 'Balra mutató nyíl', words: 'Vissza a feladványokhoz.' },
  },
}
