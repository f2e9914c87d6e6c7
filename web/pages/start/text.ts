import type { Language } from '@libero/kernel/words'

interface StartText {
  readonly claim: string
  readonly invitation: string
  readonly opponent: string
  readonly kickOff: string
  /** Read aloud with the button. */
  readonly kickOffAt: string
  /** Below the button: whom one meets, with what, and the way back to the teams of the first day. */
  readonly against: string
  readonly withSquad: string
  readonly usual: string
  readonly prepare: string
  /** To the lessons, for whoever has never played it. */
  readonly firstTime: string
  readonly unfinished: string
  readonly playOn: string
  readonly allMatches: string
  readonly refused: string
  readonly ours: string
  readonly unofficial: string
  /** Before what each game says of itself. */
  readonly reconstructed: string
  readonly sources: string
}

export const startTexts: Readonly<Record<Language, StartText>> = {
  en: {
    claim: 'Card football under floodlights',
    invitation: 'The tables are set. Sit down, and the match begins.',
    opponent: 'Opponent',
    kickOff: 'Kick off',
    kickOffAt: 'Kick off: {game} against {level}',
    against: 'against {coach}',
    withSquad: 'with your “{name}”',
    usual: 'Usual teams instead',
    prepare: 'Prepare',
    firstTime: 'First time? Five minutes',
    unfinished: 'Unfinished',
    playOn: 'Play on',
    allMatches: 'All matches',
    refused: 'This match could not begin:',
    ours: 'What is ours and what is not',
    unofficial:
      'Libero is unofficial and free. It is not connected with the authors or publishers of the games, whose names belong to their owners. Every sentence and picture is made here; nothing is scanned or copied.',
    reconstructed: 'Card values that no source prints are reconstructed.',
    sources: 'Every card tells where its values come from',
  },
  de: {
    claim: 'Kartenfußball unter Flutlicht',
    invitation: 'Die Tische sind gedeckt. Setz dich, und das Spiel beginnt.',
    opponent: 'Gegner',
    kickOff: 'Anpfiff',
    kickOffAt: 'Anpfiff: {game} gegen {level}',
    against: 'gegen {coach}',
    withSquad: 'mit „{name}“',
    usual: 'Lieber die üblichen Mannschaften',
    prepare: 'Vorbereiten',
    firstTime: 'Zum ersten Mal? Fünf Minuten',
    unfinished: 'Läuft noch',
    playOn: 'Weiterspielen',
    allMatches: 'Alle Spiele',
    refused: 'Dieses Spiel konnte nicht beginnen:',
    ours: 'Was von uns ist und was nicht',
    unofficial:
      'Libero ist inoffiziell und kostenlos. Es steht in keiner Verbindung zu Autoren und Verlagen der Spiele; deren Namen gehören ihren Inhabern. Jeder Satz und jedes Bild ist hier entstanden, nichts ist gescannt oder kopiert.',
    reconstructed: 'Kartenwerte, die keine Quelle nennt, sind rekonstruiert.',
    sources: 'Jede Karte sagt, woher ihre Werte stammen',
  },
  hu: {
    claim: 'Kártyafoci villanyfényben',
    invitation: 'Az asztalok várnak. Ülj le, és kezdődik a mérkőzés.',
    opponent: 'Ellenfél',
    kickOff: 'Kezdőrúgás',
    kickOffAt: 'Kezdőrúgás: {game}, ellenfél: {level}',
    against: 'ellenfél: {coach}',
    withSquad: 'a csapatod: „{name}”',
    usual: 'Inkább a szokásos csapatok',
    prepare: 'Előkészítés',
    firstTime: 'Most először? Öt perc',
    unfinished: 'Még tart',
    playOn: 'Folytatás',
    allMatches: 'Minden mérkőzés',
    refused: 'Ez a mérkőzés nem kezdődhetett el:',
    ours: 'Mi a miénk, és mi nem',
    unofficial:
      'A Libero nem hivatalos és ingyenes. Nem áll kapcsolatban a játékok szerzőivel és kiadóival; a nevek a jogosultjaiké. Minden mondat és kép itt készült, semmi sem beszkennelt vagy másolt.',
    reconstructed: 'Amit egyetlen forrás sem közöl, azt rekonstruáltuk.',
    sources: 'Minden kártyán ott áll, honnan valók az értékei',
  },
}
