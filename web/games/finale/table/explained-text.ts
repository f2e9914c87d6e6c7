import type { Language } from '@libero/kernel/words'

/** What figures and words of the table mean that nothing is chosen by; each in a sentence or two. */
interface FinaleExplainedText {
  readonly period: string
  readonly extraTime: string
  readonly shootOut: string
  readonly legs: string
  readonly stock: string
  /** In the middle of the pitch. */
  readonly attack: string
  readonly before: string
  readonly sum: readonly string[]
  readonly bonus: string
  readonly fails: string
  /** Of the letters in the steps above the question: '{short}: {man}.' */
  readonly letters: string
}

export const finaleExplainedTexts: Readonly<Record<Language, FinaleExplainedText>> = {
  en: {
    period:
      'a match has six periods of 15 minutes. In each both lay a tactic card, and the higher figure attacks.',
    extraTime: 'two more periods of 15 minutes, because it was level after six.',
    shootOut: 'the penalties scored by both sides.',
    legs: 'the goals of both legs together.',
    stock: 'cards in hand, tactic cards left in the deck, and changes left; there are three changes a match.',
    attack:
      'Which attack of this period it is, and of how many. An attack is a build-up and, if that succeeds, a finish.',
    before: 'Between two periods both may bring on men from the bench.',
    sum: [
      'The strengths of whoever plays in this action, added up. Each side then adds a die.',
      'In the build-up level is enough for the attacker; for a goal he needs more.',
    ],
    bonus: 'The small figure with a plus is what the figures of the two tactic cards give a counter.',
    fails:
      'If the build-up fails, the other coach counters at once; what the plus says, his card’s figure adds to it.',
    letters: '{short}: {man}.',
  },
  de: {
    period:
      'Ein Spiel hat sechs Zeitabschnitte von 15 Minuten. In jedem legen beide eine Taktikkarte, die höhere Zahl greift an.',
    extraTime: 'Zwei weitere Zeitabschnitte von 15 Minuten, weil es nach sechs unentschieden stand.',
    shootOut: 'Die verwandelten Elfmeter beider Seiten.',
    legs: 'Die Tore von Hin- und Rückspiel zusammen.',
    stock:
      'Karten auf der Hand, Taktikkarten im Stapel und Wechsel, die noch bleiben; drei sind es im Spiel.',
    attack:
      'Der wievielte Angriff dieses Zeitabschnitts es ist, und von wie vielen. Ein Angriff ist ein Aufbau und, wenn er gelingt, ein Spielabschluss.',
    before: 'Zwischen zwei Zeitabschnitten dürfen beide von der Bank wechseln.',
    sum: [
      'Die Spielstärken derer, die in dieser Aktion spielen, zusammengezählt. Dazu kommt für jede Seite ein Würfel.',
      'Im Aufbau genügt dem Angreifer Gleichstand; für ein Tor braucht er mehr.',
    ],
    bonus:
      'Die kleine Zahl mit Plus ist, was ein Konter durch die Zahlen der beiden Taktikkarten dazubekommt.',
    fails:
      'Misslingt der Aufbau, kontert der andere Trainer sofort; was das Plus sagt, kommt durch die Zahl seiner Karte dazu.',
    letters: '{short}: {man}.',
  },
  hu: {
    period:
      'egy mérkőzés hat, egyenként 15 perces negyedóra. Mindegyikben mindketten taktikalapot tesznek le, és a nagyobb szám támad.',
    extraTime: 'két további negyedóra, mert hat után döntetlen volt.',
    shootOut: 'a két oldal belőtt tizenegyesei.',
    legs: 'a két mérkőzés góljai együtt.',
    stock: 'lapok kézben, taktikalapok a pakliban és megmaradt cserék; egy mérkőzésen három csere van.',
    attack:
      'Ennek a negyedórának hányadik támadása, és hányból. Egy támadás egy építés, és ha sikerül, egy befejezés.',
    before: 'Két negyedóra között mindketten cserélhetnek a kispadról.',
    sum: [
      'Azoknak az ereje összeadva, akik ebben az akcióban játszanak. Ehhez mindkét oldal hozzáad egy kockát.',
      'Az építésben a támadónak az egyenlőség is elég; a gólhoz több kell.',
    ],
    bonus: 'A plusszal írt kis szám az, amit a két taktikalap száma ad egy kontrához.',
    fails:
      'Ha az építés nem sikerül, a másik edző azonnal kontrázik; amit a plusz mutat, azt a lapja száma adja hozzá.',
    letters: '{short}: {man}.',
  },
}
