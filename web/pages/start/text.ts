import type { Language } from '@libero/kernel/words'
import type { GameId } from '../../games/register.ts'

interface StartText {
  readonly claim: string
  readonly invitation: string
  readonly opponent: string
  readonly kickOff: string
  /** Read aloud with the button. */
  readonly kickOffAt: string
  readonly prepare: string
  readonly tables: Readonly<Record<GameId, { readonly character: string; readonly length: string }>>
  readonly unfinished: string
  readonly playOn: string
  readonly allMatches: string
  readonly refused: string
  readonly ours: string
  readonly unofficial: string
  readonly reconstructed: string
  readonly sources: string
}

export const startTexts: Readonly<Record<Language, StartText>> = {
  en: {
    claim: 'Card football under floodlights',
    invitation: 'Three tables are set. Sit down, and the match begins.',
    opponent: 'Opponent',
    kickOff: 'Kick off',
    kickOffAt: 'Kick off: {game} against {level}',
    prepare: 'Prepare',
    tables: {
      'hat-trick': { character: 'Short pass, long ball, bluff', length: 'about 25 min' },
      finale: { character: 'Squad, tactics, counter', length: 'about 10 min' },
      'captain-tsubasa': { character: 'Abilities and special shots', length: 'about 15 min' },
    },
    unfinished: 'Unfinished',
    playOn: 'Play on',
    allMatches: 'All matches',
    refused: 'This match could not begin:',
    ours: 'What is ours and what is not',
    unofficial:
      'Libero is unofficial and free. It is not connected with the authors or publishers of the games, whose names belong to their owners. Every sentence and picture is made here; nothing is scanned or copied.',
    reconstructed:
      'Card values that no source prints are reconstructed. Finale: the tactic cards, the die and where the hazards stand. Hat-Trick: the players’ footballs, the shooting cards and the keepers’ draws; in the Players expansion most figures and effects. Captain Tsubasa: the values of all cards and most abilities.',
    sources: 'Every card tells where its values come from',
  },
  de: {
    claim: 'Kartenfußball unter Flutlicht',
    invitation: 'Drei Tische sind gedeckt. Setz dich, und das Spiel beginnt.',
    opponent: 'Gegner',
    kickOff: 'Anpfiff',
    kickOffAt: 'Anpfiff: {game} gegen {level}',
    prepare: 'Vorbereiten',
    tables: {
      'hat-trick': { character: 'Kurzpass, langer Ball, Bluff', length: 'etwa 25 min' },
      finale: { character: 'Kader, Taktik, Konter', length: 'etwa 10 min' },
      'captain-tsubasa': { character: 'Fähigkeiten und Spezialschüsse', length: 'etwa 15 min' },
    },
    unfinished: 'Läuft noch',
    playOn: 'Weiterspielen',
    allMatches: 'Alle Spiele',
    refused: 'Dieses Spiel konnte nicht beginnen:',
    ours: 'Was von uns ist und was nicht',
    unofficial:
      'Libero ist inoffiziell und kostenlos. Es steht in keiner Verbindung zu Autoren und Verlagen der Spiele; deren Namen gehören ihren Inhabern. Jeder Satz und jedes Bild ist hier entstanden, nichts ist gescannt oder kopiert.',
    reconstructed:
      'Kartenwerte, die keine Quelle nennt, sind rekonstruiert. Finale: die Taktikkarten, der Würfel und wo die Gefahren stehen. Hat-Trick: die Bälle der Spieler, die Schusskarten und die Karten der Torhüter; in der Erweiterung Players die meisten Zahlen und Wirkungen. Captain Tsubasa: die Werte aller Karten und die meisten Fähigkeiten.',
    sources: 'Jede Karte sagt, woher ihre Werte stammen',
  },
  hu: {
    claim: 'Kártyafoci villanyfényben',
    invitation: 'Három asztal vár. Ülj le, és kezdődik a mérkőzés.',
    opponent: 'Ellenfél',
    kickOff: 'Kezdőrúgás',
    kickOffAt: 'Kezdőrúgás: {game}, ellenfél: {level}',
    prepare: 'Előkészítés',
    tables: {
      'hat-trick': { character: 'Rövid passz, felívelés, blöff', length: 'kb. 25 perc' },
      finale: { character: 'Keret, taktika, kontra', length: 'kb. 10 perc' },
      'captain-tsubasa': { character: 'Képességek, különleges lövések', length: 'kb. 15 perc' },
    },
    unfinished: 'Még tart',
    playOn: 'Folytatás',
    allMatches: 'Minden mérkőzés',
    refused: 'Ez a mérkőzés nem kezdődhetett el:',
    ours: 'Mi a miénk, és mi nem',
    unofficial:
      'A Libero nem hivatalos és ingyenes. Nem áll kapcsolatban a játékok szerzőivel és kiadóival; a nevek a jogosultjaiké. Minden mondat és kép itt készült, semmi sem beszkennelt vagy másolt.',
    reconstructed:
      'Amit egyetlen forrás sem közöl, azt rekonstruáltuk. Finale: a taktikai kártyák, a dobókocka és a veszélyjelek helye. Hat-Trick: a játékosok labdái, a lövéskártyák és a kapusok húzásai; a Players kiegészítőben a legtöbb érték és hatás. Captain Tsubasa: az összes kártya értéke és a legtöbb képesség.',
    sources: 'Minden kártyán ott áll, honnan valók az értékei',
  },
}
