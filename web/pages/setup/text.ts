import type { SeatName } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { TeamTrouble } from '../../keep/teams.ts'
import type { Mode } from './draft.ts'

interface SetupText {
  readonly title: string
  readonly whichGame: string
  readonly who: string
  readonly modes: Readonly<Record<Mode, string>>
  readonly modesAbout: Readonly<Record<Mode, string>>
  readonly side: string
  readonly opponent: string
  /** The level of the bot at {side}. */
  readonly botAt: string
  /** What the person at {side} is called. */
  readonly nameAt: string
  /** Above the kinds a game comes in. */
  readonly variant: string
  readonly options: string
  readonly yourTeam: string
  /** What a bot brings against a person. */
  readonly theirTeam: string
  readonly teams: Readonly<Record<SeatName, string>>
  readonly readyMade: string
  /** Where the team is none of those that stand ready. */
  readonly ownMade: string
  readonly botsChoice: string
  readonly botsChoiceAbout: string
  readonly random: string
  readonly myTeams: string
  readonly share: string
  readonly copied: string
  readonly copyYourself: string
  readonly look: string
  readonly hide: string
  readonly covered: string
  readonly uncover: string
  readonly cover: string
  readonly complete: string
  readonly incomplete: string
  readonly name: string
  readonly save: string
  /** Saves over the team of the same name. */
  readonly replace: string
  readonly saved: string
  readonly take: string
  readonly rename: string
  readonly remove: string
  readonly removeSure: string
  readonly yes: string
  readonly no: string
  readonly toFile: string
  readonly fromFile: string
  readonly noTeams: string
  readonly saveThis: string
  readonly teamTroubles: Readonly<Record<Exclude<TeamTrouble, 'link-newer' | 'link-damaged'>, string>>
  readonly otherGame: string
  readonly teamNotKept: string
  readonly fromLink: string
  readonly unnamed: string
  readonly takeBack: string
  readonly keepIt: string
  /** A team the options do not allow makes room. */
  readonly setAside: string
  readonly cannotShow: string
  readonly anew: string
  readonly kickOff: string
  readonly ready: string
  readonly missing: string
  readonly more: string
  readonly walkingOut: string
  readonly startOver: string
}

export const setupPageTexts: Readonly<Record<Language, SetupText>> = {
  en: {
    title: 'New match',
    whichGame: 'Which game?',
    who: 'Who plays?',
    modes: { bot: 'You against a bot', people: 'Two people', watch: 'Two bots' },
    modesAbout: { bot: 'You choose how strong', people: 'At one screen', watch: 'You watch' },
    side: 'Your side',
    opponent: 'Your opponent',
    botAt: '{side}: bot',
    nameAt: '{side}: name of the coach',
    variant: 'What is played?',
    options: 'Match options',
    yourTeam: 'Your team',
    theirTeam: 'Your opponent’s team',
    teams: { home: 'Home team', away: 'Away team' },
    readyMade: 'Ready-made',
    ownMade: 'Put together here',
    botsChoice: 'The bot’s own choice',
    botsChoiceAbout: 'The bot brings what it likes; you will see it at kick-off.',
    random: 'Random',
    myTeams: 'My teams',
    share: 'Copy link',
    copied: 'Link copied. Whoever opens it gets this team.',
    copyYourself: 'This link opens with this team:',
    look: 'Look and change',
    hide: 'Fold up',
    covered: 'Covered, so that only its coach sees it.',
    uncover: 'Show my team',
    cover: 'Done: cover my team',
    complete: 'ready',
    incomplete: 'not ready yet',
    name: 'Name of the team',
    save: 'Save',
    replace: 'Save over',
    saved: '“{name}” is saved.',
    take: 'Take',
    rename: 'Rename',
    remove: 'Delete',
    removeSure: 'Delete “{name}”?',
    yes: 'Delete',
    no: 'Keep',
    toFile: 'Save as a file',
    fromFile: 'Read from a file',
    noTeams: 'No team is saved yet.',
    saveThis: 'Save the team on the table',
    teamTroubles: {
      'file-damaged': 'There is no team in this file, or it is damaged.',
      'file-newer': 'This file was made by a newer Libero. Reload the page to get the newest version.',
    },
    otherGame: 'This team belongs to another game: {game}.',
    teamNotKept: 'The browser could not keep this team. Save it as a file or copy its link.',
    fromLink: 'From the link: the team “{name}” is now on the table.',
    unnamed: 'no name',
    takeBack: 'Take back',
    keepIt: 'Save to my teams',
    setAside:
      '“{name}” cannot play by these options, so a ready-made team stands in. It comes back when you change them back.',
    cannotShow: 'This team cannot be shown: its data is damaged.',
    anew: 'Take a ready-made team',
    kickOff: 'Kick off',
    ready: 'All set.',
    missing: 'Not ready yet:',
    more: '… and {count} more',
    walkingOut: 'The teams are coming out …',
    startOver: 'Start over',
  },
  de: {
    title: 'Neues Spiel',
    whichGame: 'Welches Spiel?',
    who: 'Wer spielt?',
    modes: { bot: 'Du gegen einen Bot', people: 'Zwei Menschen', watch: 'Zwei Bots' },
    modesAbout: { bot: 'Du wählst, wie stark', people: 'An einem Bildschirm', watch: 'Du schaust zu' },
    side: 'Deine Seite',
    opponent: 'Dein Gegner',
    botAt: '{side}: Bot',
    nameAt: '{side}: Name des Trainers',
    variant: 'Was wird gespielt?',
    options: 'Spieloptionen',
    yourTeam: 'Deine Mannschaft',
    theirTeam: 'Mannschaft deines Gegners',
    teams: { home: 'Heimmannschaft', away: 'Gastmannschaft' },
    readyMade: 'Fertige Mannschaft',
    ownMade: 'Hier zusammengestellt',
    botsChoice: 'Der Bot wählt selbst',
    botsChoiceAbout: 'Der Bot bringt mit, was er mag; beim Anpfiff siehst du es.',
    random: 'Zufall',
    myTeams: 'Meine Mannschaften',
    share: 'Link kopieren',
    copied: 'Link kopiert. Wer ihn öffnet, bekommt diese Mannschaft.',
    copyYourself: 'Dieser Link öffnet diese Mannschaft:',
    look: 'Ansehen und ändern',
    hide: 'Zuklappen',
    covered: 'Verdeckt, damit nur der eigene Trainer sie sieht.',
    uncover: 'Meine Mannschaft zeigen',
    cover: 'Fertig: verdecken',
    complete: 'bereit',
    incomplete: 'noch nicht bereit',
    name: 'Name der Mannschaft',
    save: 'Speichern',
    replace: 'Überschreiben',
    saved: '„{name}“ ist gespeichert.',
    take: 'Nehmen',
    rename: 'Umbenennen',
    remove: 'Löschen',
    removeSure: '„{name}“ löschen?',
    yes: 'Löschen',
    no: 'Behalten',
    toFile: 'Als Datei sichern',
    fromFile: 'Aus einer Datei lesen',
    noTeams: 'Noch keine Mannschaft gespeichert.',
    saveThis: 'Die Mannschaft auf dem Tisch speichern',
    teamTroubles: {
      'file-damaged': 'In dieser Datei ist keine Mannschaft, oder sie ist beschädigt.',
      'file-newer':
        'Diese Datei stammt von einem neueren Libero. Lade die Seite neu, um die neueste Fassung zu bekommen.',
    },
    otherGame: 'Diese Mannschaft gehört zu einem anderen Spiel: {game}.',
    teamNotKept:
      'Der Browser konnte diese Mannschaft nicht aufbewahren. Sichere sie als Datei oder kopiere ihren Link.',
    fromLink: 'Aus dem Link: Die Mannschaft „{name}“ liegt jetzt auf dem Tisch.',
    unnamed: 'ohne Namen',
    takeBack: 'Rückgängig',
    keepIt: 'Zu meinen Mannschaften',
    setAside:
      '„{name}“ darf mit diesen Optionen nicht spielen; eine fertige Mannschaft springt ein. Sie kommt zurück, wenn du die Optionen wieder änderst.',
    cannotShow: 'Diese Mannschaft lässt sich nicht zeigen: Ihre Daten sind beschädigt.',
    anew: 'Eine fertige Mannschaft nehmen',
    kickOff: 'Anpfiff',
    ready: 'Alles bereit.',
    missing: 'Noch nicht bereit:',
    more: '… und {count} weitere',
    walkingOut: 'Die Mannschaften laufen ein …',
    startOver: 'Von vorn',
  },
  hu: {
    title: 'Új mérkőzés',
    whichGame: 'Melyik játék?',
    who: 'Ki játszik?',
    modes: { bot: 'Te egy bot ellen', people: 'Két ember', watch: 'Két bot' },
    modesAbout: { bot: 'Te választod, milyen erős', people: 'Egy képernyőnél', watch: 'Te nézed' },
    side: 'A te oldalad',
    opponent: 'Az ellenfeled',
    botAt: '{side}: bot',
    nameAt: '{side}: az edző neve',
    variant: 'Mit mit játszotok?',
    options: 'Választható szabályok',
    yourTeam: 'A csapatod',
    theirTeam: 'Az ellenfeled csapata',
    teams: { home: 'Hazai csapat', away: 'Vendégcsapat' },
    readyMade: 'Kész csapat',
    ownMade: 'Itt összeállítva',
    botsChoice: 'A bot maga választ',
    botsChoiceAbout: 'A bot azt hozza, amit akar; a kezdéskor meglátod.',
    random: 'Véletlen',
    myTeams: 'Csapataim',
    share: 'Link másolása',
    copied: 'A link a vágólapon van. Aki megnyitja, ezt a csapatot kapja.',
    copyYourself: 'Ez a link ezzel a csapattal nyílik meg:',
    look: 'Megnézem, módosítom',
    hide: 'Összecsukás',
    covered: 'Letakarva, hogy csak a saját edzője lássa.',
    uncover: 'Mutasd a csapatomat',
    cover: 'Kész: letakarom',
    complete: 'kész',
    incomplete: 'még nincs kész',
    name: 'A csapat neve',
    save: 'Mentés',
    replace: 'Felülírás',
    saved: 'Elmentve: „{name}”.',
    take: 'Ezt kérem',
    rename: 'Átnevezés',
    remove: 'Törlés',
    removeSure: 'Törlöd? „{name}”',
    yes: 'Törlés',
    no: 'Megtartom',
    toFile: 'Mentés fájlba',
    fromFile: 'Beolvasás fájlból',
    noTeams: 'Még nincs elmentett csapat.',
    saveThis: 'Az asztalon lévő csapat mentése',
    teamTroubles: {
      'file-damaged': 'Ebben a fájlban nincs csapat, vagy a fájl sérült.',
      'file-newer':
        'Ezt a fájlt egy újabb Libero készítette. Töltsd újra az oldalt, hogy a legújabb változatot kapd.',
    },
    otherGame: 'Ez a csapat egy másik játékhoz tartozik: {game}.',
    teamNotKept: 'A böngésző nem tudta megőrizni ezt a csapatot. Mentsd fájlba, vagy másold ki a linkjét.',
    fromLink: 'A linkből érkezett csapat az asztalon van: „{name}”.',
    unnamed: 'névtelen',
    takeBack: 'Visszavonás',
    keepIt: 'Mentés a csapataim közé',
    setAside:
      '„{name}” ezekkel a szabályokkal nem játszhat; kész csapat ugrik be helyette. Ha visszaállítod őket, visszajön.',
    cannotShow: 'Ezt a csapatot nem lehet megmutatni: az adatai sérültek.',
    anew: 'Kész csapatot kérek',
    kickOff: 'Kezdőrúgás',
    ready: 'Minden kész.',
    missing: 'Még nem kezdhetünk:',
    more: '… és még {count}',
    walkingOut: 'Kivonulnak a csapatok …',
    startOver: 'Elölről',
  },
}
