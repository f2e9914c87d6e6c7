import type { Language } from '@libero/kernel/words'

/** What figures of the table mean that nothing is chosen by; each in a sentence or two. */
interface HatTrickExplainedText {
  readonly half: string
  readonly extraTime: string
  readonly shootOut: string
  readonly stock: string
  /** Over the goal: the shot and what the keeper has drawn. */
  readonly saving: readonly string[]
  readonly kicks: string
}

export const hatTrickExplainedTexts: Readonly<Record<Language, HatTrickExplainedText>> = {
  en: {
    half: 'the cards are the clock. A half ends with the turn in which both have drawn their last one.',
    extraTime: 'a third half, because it was level after two; again with whole decks.',
    shootOut: 'five penalties each; the figures are those scored.',
    stock: 'cards in hand, and cards left to draw. The deck is the clock of the half.',
    saving: [
      'The power of the shot against what the keeper’s cards come to: he needs as much as the shot has.',
      'Each football below is one of the shot; those he has caught up with are filled.',
    ],
    kicks: 'Penalties scored, and how many were taken.',
  },
  de: {
    half: 'Die Karten sind die Uhr. Eine Halbzeit endet mit dem Zug, in dem beide ihre letzte gezogen haben.',
    extraTime: 'Eine dritte Halbzeit, weil es nach zweien unentschieden stand; wieder mit ganzen Stapeln.',
    shootOut: 'Fünf Elfmeter für jede Seite; die Zahlen sind die verwandelten.',
    stock: 'Karten auf der Hand und Karten, die noch zu ziehen sind. Der Stapel ist die Uhr der Halbzeit.',
    saving: [
      'Die Stärke des Schusses gegen das, was die Karten des Torwarts ergeben: Er braucht so viel, wie der Schuss hat.',
      'Jeder Ball darunter ist einer des Schusses; die gefüllten hat er schon.',
    ],
    kicks: 'Verwandelte Elfmeter und wie viele geschossen wurden.',
  },
  hu: {
    half: 'a lapok az óra. A félidő azzal a körrel ér véget, amelyben mindketten kihúzták az utolsót.',
    extraTime: 'egy harmadik félidő, mert kettő után döntetlen volt; megint teljes paklikkal.',
    shootOut: 'öt-öt tizenegyes; a számok a belőttek.',
    stock: 'lapok kézben, és lapok, amelyeket még húzni lehet. A pakli a félidő órája.',
    saving: [
      'A lövés ereje azzal szemben, amennyit a kapus lapjai kiadnak: annyi kell neki, amennyi a lövésé.',
      'Alatta minden labda a lövés egy labdája; a teliek már megvannak neki.',
    ],
    kicks: 'Belőtt tizenegyesek, és hány rúgás volt.',
  },
}
