import type { Viewer } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'

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
      ['S', 'sound on or off'],
    ],
    jumped: '{minute}′, {home} : {away}.',
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
      ['S', 'Ton an oder aus'],
    ],
    jumped: '{minute}. Minute, {home} : {away}.',
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
      ['S', 'hang be vagy ki'],
    ],
    jumped: '{minute}. perc, {home} : {away}.',
  },
}
