import type { Pair, Viewer } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'

interface Entry {
  readonly name: string
  readonly words: string
}

export interface ReplayText {
  readonly title: string
  readonly controls: string
  readonly first: string
  readonly previous: string
  readonly play: string
  readonly pause: string
  readonly next: string
  readonly last: string
  readonly slider: string
  readonly moment: string
  readonly kickOff: string
  readonly count: string
  readonly decided: string
  readonly decidedUnseen: string
  readonly perspective: string
  readonly viewers: Readonly<Record<Viewer, string>>
  readonly notYet: string
  readonly more: string
  readonly link: string
  readonly playOn: string
  readonly playOnIs: string
  readonly noPlayOn: string
  readonly sit: string
  readonly against: string
  readonly twoPeople: string
  readonly begin: string
  readonly speed: string
  readonly leave: string
  readonly keys: string
  readonly keyList: readonly (readonly [string, string])[]
  readonly jumped: string
  /** What the signs of the bar mean, for the legend. */
  readonly signs: Readonly<
    Record<'marks' | 'first' | 'previous' | 'play' | 'pause' | 'next' | 'last' | 'eye' | 'more', Entry>
  > & { readonly goals: Pair<Entry> }
}

export const replayTexts: Readonly<Record<Language, ReplayText>> = {
  en: {
    title: 'Replay',
    controls: 'Replay controls',
    first: 'To the kick-off',
    previous: 'One decision back',
    play: 'Play',
    pause: 'Pause',
    next: 'One decision on',
    last: 'To the end',
    slider: 'Moment of the match',
    moment: '{minute}′, decision {at} of {last}, {home} : {away}',
    kickOff: 'Kick-off',
    count: '{at} / {last}',
    decided: '{name}: {choice}',
    decidedUnseen: '{name} has decided',
    perspective: 'Through whose eyes',
    viewers: { home: '{name}', away: '{name}', spectator: 'The stands', omniscient: 'All cards open' },
    notYet: 'after the final whistle',
    more: 'More',
    link: 'Link to this moment',
    playOn: 'Play on from here',
    playOnIs:
      'A new match from exactly this position. What happened so far stays; cards still to be drawn and dice fall anew.',
    noPlayOn: 'Here the match is over. Go back a little to play on.',
    sit: 'You coach',
    against: 'Opponent',
    twoPeople: 'Two people at this screen',
    begin: 'Kick off',
    speed: 'Speed',
    leave: 'Leave the replay',
    keys: 'Keys',
    keyList: [
      ['Space', 'play, pause'],
      ['Arrows', 'one decision back, on'],
      ['Home, End', 'kick-off, end'],
      ['V', 'through other eyes'],
      ['L', 'legend: what each symbol means'],
      ['S', 'sound on or off'],
    ],
    jumped: '{minute}′, {home} : {away}.',
    signs: {
      goals: [
        { name: 'Ball in a ring', words: 'A goal of the home side, at its moment of the match.' },
        { name: 'Ball in a square', words: 'A goal of the away side, at its moment of the match.' },
      ],
      marks: {
        name: 'Cards and plus sign on the line',
        words: 'A booking, a sending-off or an injury, at its moment of the match.',
      },
      first: { name: 'Stroke and triangle', words: 'Back to the kick-off. Key Home.' },
      previous: { name: 'Triangle to the left', words: 'One decision back. Key arrow left.' },
      play: { name: 'Triangle', words: 'Plays the match from here. Space bar.' },
      pause: { name: 'Two strokes', words: 'Pauses the match. Space bar.' },
      next: { name: 'Triangle to the right', words: 'One decision on. Key arrow right.' },
      last: { name: 'Triangle and stroke', words: 'On to the end of the match. Key End.' },
      eye: { name: 'Eye', words: 'Through whose eyes you watch: whose cards lie open. Key V.' },
      more: { name: 'Three dots', words: 'More: speed, link, file, and the way out.' },
    },
  },
  de: {
    title: 'Wiederholung',
    controls: 'Steuerung der Wiederholung',
    first: 'Zum Anstoß',
    previous: 'Eine Entscheidung zurück',
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Eine Entscheidung weiter',
    last: 'Zum Ende',
    slider: 'Moment des Spiels',
    moment: '{minute}. Minute, Entscheidung {at} von {last}, {home} : {away}',
    kickOff: 'Anstoß',
    count: '{at} / {last}',
    decided: '{name}: {choice}',
    decidedUnseen: '{name} hat entschieden',
    perspective: 'Mit wessen Augen',
    viewers: { home: '{name}', away: '{name}', spectator: 'Die Ränge', omniscient: 'Alle Karten offen' },
    notYet: 'nach dem Schlusspfiff',
    more: 'Mehr',
    link: 'Link zu diesem Moment',
    playOn: 'Von hier weiterspielen',
    playOnIs:
      'Ein neues Spiel von genau dieser Stellung aus. Was bisher geschah, bleibt; was noch gezogen und gewürfelt wird, fällt neu.',
    noPlayOn: 'Hier ist das Spiel zu Ende. Geh ein Stück zurück, um weiterzuspielen.',
    sit: 'Du trainierst',
    against: 'Gegner',
    twoPeople: 'Zwei Menschen an diesem Bildschirm',
    begin: 'Anpfiff',
    speed: 'Tempo',
    leave: 'Wiederholung verlassen',
    keys: 'Tasten',
    keyList: [
      ['Leertaste', 'abspielen, anhalten'],
      ['Pfeile', 'eine Entscheidung zurück, weiter'],
      ['Pos1, Ende', 'Anstoß, Ende'],
      ['V', 'mit anderen Augen'],
      ['L', 'Zeichen: was jedes bedeutet'],
      ['S', 'Ton an oder aus'],
    ],
    jumped: '{minute}. Minute, {home} : {away}.',
    signs: {
      goals: [
        { name: 'Ball im Ring', words: 'Ein Tor der Heimmannschaft, an seiner Stelle im Spiel.' },
        { name: 'Ball im Quadrat', words: 'Ein Tor der Gäste, an seiner Stelle im Spiel.' },
      ],
      marks: {
        name: 'Karten und Pluszeichen auf der Leiste',
        words: 'Eine Verwarnung, ein Platzverweis oder eine Verletzung, an ihrer Stelle im Spiel.',
      },
      first: { name: 'Strich und Dreieck', words: 'Zurück zum Anstoß. Taste Pos1.' },
      previous: { name: 'Dreieck nach links', words: 'Eine Entscheidung zurück. Pfeiltaste links.' },
      play: { name: 'Dreieck', words: 'Spielt das Spiel von hier ab. Leertaste.' },
      pause: { name: 'Zwei Striche', words: 'Hält das Spiel an. Leertaste.' },
      next: { name: 'Dreieck nach rechts', words: 'Eine Entscheidung weiter. Pfeiltaste rechts.' },
      last: { name: 'Dreieck und Strich', words: 'Weiter zum Ende des Spiels. Taste Ende.' },
      eye: { name: 'Auge', words: 'Mit wessen Augen du zuschaust: wessen Karten offen liegen. Taste V.' },
      more: { name: 'Drei Punkte', words: 'Mehr: Tempo, Link, Datei und der Weg hinaus.' },
    },
  },
  hu: {
    title: 'Visszajátszás',
    controls: 'A visszajátszás vezérlése',
    first: 'A kezdőrúgáshoz',
    previous: 'Egy döntéssel vissza',
    play: 'Lejátszás',
    pause: 'Szünet',
    next: 'Egy döntéssel tovább',
    last: 'A végére',
    slider: 'A mérkőzés pillanata',
    moment: '{minute}. perc, {at}. döntés, összesen {last}, {home} : {away}',
    kickOff: 'Kezdőrúgás',
    count: '{at} / {last}',
    decided: '{name}: {choice}',
    decidedUnseen: '{name} döntött',
    perspective: 'Kinek a szemével',
    viewers: { home: '{name}', away: '{name}', spectator: 'A lelátó', omniscient: 'Minden lap nyitva' },
    notYet: 'a lefújás után',
    more: 'Továbbiak',
    link: 'Hivatkozás erre a pillanatra',
    playOn: 'Innen játszom tovább',
    playOnIs:
      'Új mérkőzés pontosan ebből az állásból. Ami eddig történt, marad; ami ezután húzás vagy dobás, új lesz.',
    noPlayOn: 'Itt már vége a mérkőzésnek. Lépj kicsit vissza, ha tovább akarsz játszani.',
    sit: 'Te irányítod',
    against: 'Ellenfél',
    twoPeople: 'Két ember ennél a képernyőnél',
    begin: 'Kezdés',
    speed: 'Tempó',
    leave: 'Kilépés a visszajátszásból',
    keys: 'Billentyűk',
    keyList: [
      ['Szóköz', 'lejátszás, szünet'],
      ['Nyilak', 'egy döntéssel vissza, tovább'],
      ['Home, End', 'kezdőrúgás, vége'],
      ['V', 'más szemével'],
      ['L', 'jelek: melyik mit jelent'],
      ['S', 'hang be vagy ki'],
    ],
    jumped: '{minute}. perc, {home} : {away}.',
    signs: {
      goals: [
        { name: 'Labda gyűrűben', words: 'A hazaiak gólja, a mérkőzés saját pillanatában.' },
        { name: 'Labda négyzetben', words: 'A vendégek gólja, a mérkőzés saját pillanatában.' },
      ],
      marks: {
        name: 'Lapok és pluszjel a sávon',
        words: 'Sárga lap, kiállítás vagy sérülés, a mérkőzés saját pillanatában.',
      },
      first: { name: 'Vonás és háromszög', words: 'Vissza a kezdőrúgáshoz. Home billentyű.' },
      previous: { name: 'Balra mutató háromszög', words: 'Egy döntéssel vissza. Bal nyíl.' },
      play: { name: 'Háromszög', words: 'Innen lejátssza a mérkőzést. Szóköz.' },
      pause: { name: 'Két vonás', words: 'Megállítja a mérkőzést. Szóköz.' },
      next: { name: 'Jobbra mutató háromszög', words: 'Egy döntéssel tovább. Jobb nyíl.' },
      last: { name: 'Háromszög és vonás', words: 'Tovább a mérkőzés végére. End billentyű.' },
      eye: { name: 'Szem', words: 'Kinek a szemével nézed: kinek a lapjai vannak nyitva. V billentyű.' },
      more: { name: 'Három pont', words: 'Továbbiak: tempó, hivatkozás, fájl és a kijárat.' },
    },
  },
}
