import type { Language } from '@libero/kernel/words'
import type { Standing } from './told.ts'

interface MatchesText {
  readonly title: string
  readonly lead: string
  readonly empty: string
  readonly sitDown: string
  readonly playOn: string
  readonly replay: string
  readonly save: string
  readonly saveAll: string
  readonly open: string
  readonly remove: string
  readonly removed: string
  readonly bring: string
  readonly standings: Readonly<Record<Standing, string>>
  readonly minute: string
  readonly resigned: string
  readonly shootOut: string
  readonly extraTime: string
  readonly added: string
  readonly known: string
  readonly teams: string
  readonly sets: string
  readonly practice: string
  readonly learnt: string
  readonly settings: string
  readonly nothing: string
  readonly unread: string
  readonly storage: Readonly<Record<string, string>>
}

export const matchesTexts: Readonly<Record<Language, MatchesText>> = {
  en: {
    title: 'Matches',
    lead: 'Every match you play is kept in this browser, decision by decision, and nowhere else.',
    empty: 'No match has been played here yet.',
    sitDown: 'Sit down at a table',
    playOn: 'Play on',
    replay: 'Replay',
    save: 'Save as a file',
    saveAll: 'Save all as a file',
    open: 'Open files',
    remove: 'Delete',
    removed: 'Deleted: {match}',
    bring: 'Bring it back',
    standings: { running: 'running', won: 'won', drawn: 'drawn', lost: 'lost', over: 'full time' },
    minute: '{minute}′',
    resigned: 'Given up: {coach}',
    shootOut: '{home} : {away} on penalties',
    extraTime: 'after extra time',
    added: 'Matches added: {count}',
    known: 'Already here: {count}',
    teams: 'Teams added: {count}',
    sets: 'Card sets added: {count}',
    practice: 'Ratings in exercises joined: {count}',
    learnt: 'Games with more lessons learnt: {count}',
    settings: 'The settings of the file now hold.',
    nothing: 'There was nothing in {file} to take over.',
    unread: '{file} was not taken over: {why}',
    storage: {
      'storage-full': 'The browser’s storage is full. Save what you need as a file and delete old matches.',
      'storage-closed':
        'This browser keeps nothing here (a private window?), so there is no list of matches.',
      'storage-failed':
        'The browser’s storage does not answer. Reload the page; if that does not help, restart the browser.',
    },
  },
  de: {
    title: 'Meine Spiele',
    lead: 'Jedes deiner Spiele wird in diesem Browser aufbewahrt, Entscheidung für Entscheidung, und nirgends sonst.',
    empty: 'Hier wurde noch kein Spiel gespielt.',
    sitDown: 'An einen Tisch setzen',
    playOn: 'Weiterspielen',
    replay: 'Ansehen',
    save: 'Als Datei sichern',
    saveAll: 'Alle als Datei sichern',
    open: 'Dateien öffnen',
    remove: 'Löschen',
    removed: 'Gelöscht: {match}',
    bring: 'Zurückholen',
    standings: {
      running: 'läuft',
      won: 'gewonnen',
      drawn: 'unentschieden',
      lost: 'verloren',
      over: 'Abpfiff',
    },
    minute: '{minute}. Minute',
    resigned: 'Aufgegeben: {coach}',
    shootOut: '{home} : {away} im Elfmeterschießen',
    extraTime: 'nach Verlängerung',
    added: 'Übernommene Spiele: {count}',
    known: 'Schon vorhanden: {count}',
    teams: 'Übernommene Mannschaften: {count}',
    sets: 'Übernommene Kartensätze: {count}',
    practice: 'Zusammengeführte Wertungen in Übungen: {count}',
    learnt: 'Spiele mit mehr gelernten Lektionen: {count}',
    settings: 'Es gelten jetzt die Einstellungen aus der Datei.',
    nothing: 'In {file} war nichts zu übernehmen.',
    unread: '{file} wurde nicht übernommen: {why}',
    storage: {
      'storage-full':
        'Der Speicher des Browsers ist voll. Sichere, was du brauchst, als Datei und lösche alte Spiele.',
      'storage-closed':
        'Dieser Browser bewahrt hier nichts auf (ein privates Fenster?), darum gibt es keine Liste der Spiele.',
      'storage-failed':
        'Der Speicher des Browsers antwortet nicht. Lade die Seite neu; hilft das nicht, starte den Browser neu.',
    },
  },
  hu: {
    title: 'Mérkőzések',
    lead: 'Minden mérkőzésedet ez a böngésző őrzi, döntésről döntésre, és senki más.',
    empty: 'Itt még nem játszottak mérkőzést.',
    sitDown: 'Ülj le egy asztalhoz',
    playOn: 'Folytatás',
    replay: 'Visszanézés',
    save: 'Mentés fájlba',
    saveAll: 'Mindet fájlba mentem',
    open: 'Fájlok megnyitása',
    remove: 'Törlés',
    removed: 'Törölve: {match}',
    bring: 'Visszahozom',
    standings: { running: 'tart', won: 'győzelem', drawn: 'döntetlen', lost: 'vereség', over: 'lefújva' },
    minute: '{minute}. perc',
    resigned: 'Feladta: {coach}',
    shootOut: 'büntetőkkel {home} : {away}',
    extraTime: 'hosszabbítás után',
    added: 'Átvett mérkőzések: {count}',
    known: 'Már megvan: {count}',
    teams: 'Átvett csapatok: {count}',
    sets: 'Átvett kártyakészletek: {count}',
    practice: 'Egyesített értékszámok a feladványokban: {count}',
    learnt: 'Játékok több elvégzett leckével: {count}',
    settings: 'Mostantól a fájlban lévő beállítások érvényesek.',
    nothing: 'Ebben a fájlban nem volt mit átvenni: {file}.',
    unread: '{file}: nem vettük át. {why}',
    storage: {
      'storage-full':
        'A böngésző tárhelye betelt. Mentsd fájlba, amire szükséged van, és törölj régi mérkőzéseket.',
      'storage-closed': 'Ez a böngésző itt semmit sem őriz meg (privát ablak?), ezért nincs mérkőzéslista.',
      'storage-failed':
        'A böngésző tárhelye nem válaszol. Töltsd újra az oldalt; ha ez nem segít, indítsd újra a böngészőt.',
    },
  },
}
