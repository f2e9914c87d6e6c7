import type { Language } from '@libero/kernel/words'

/** What figures of the table mean that nothing is chosen by; each in a sentence or two. */
interface CaptainTsubasaExplainedText {
  readonly half: string
  readonly stoppage: string
  readonly sums: string
  readonly limit: string
  readonly contest: string
  readonly keeper: string
  readonly exhaustion: string
}

export const captainTsubasaExplainedTexts: Readonly<Record<Language, CaptainTsubasaExplainedText>> = {
  en: {
    half: 'in each round both draw and lay cards, and one side attacks. After the last comes stoppage time.',
    stoppage: 'without new match cards, until the attacker loses the ball or scores.',
    sums: 'The figures of the cards in play, less what a booking takes off. Tokens and a die come on top.',
    limit: 'Once so many cards lie, or both have stopped, no more are laid: the attacker shoots or passes.',
    contest: 'Tokens that were spent and the dice as they lie: they are in the sums above.',
    keeper: 'Now only the keeper’s roll counts.',
    exhaustion: 'Cards without figures or abilities. Some abilities make you take one: it fills your hand.',
  },
  de: {
    half: 'In jeder Runde ziehen und legen beide Karten, und eine Seite greift an. Nach der letzten kommt die Nachspielzeit.',
    stoppage: 'Ohne neue Matchkarten, bis der Angreifer den Ball verliert oder trifft.',
    sums: 'Die Zahlen der ausgelegten Karten, abzüglich dessen, was eine Verwarnung kostet. Token und ein Würfel kommen dazu.',
    limit:
      'Liegen so viele Karten oder haben beide aufgehört, kommt keine mehr dazu: Der Angreifer schießt oder passt.',
    contest: 'Ausgegebene Token und die Würfel, wie sie liegen: Oben sind sie mitgezählt.',
    keeper: 'Jetzt zählt nur noch der Wurf des Torwarts.',
    exhaustion:
      'Karten ohne Zahlen und Fähigkeiten. Manche Fähigkeit verlangt, eine zu nehmen: Sie füllt die Hand.',
  },
  hu: {
    half: 'minden körben mindketten húznak és raknak le lapokat, és az egyik oldal támad. Az utolsó után a ráadás jön.',
    stoppage: 'új meccslapok nélkül, amíg a támadó el nem veszíti a labdát vagy gólt nem szerez.',
    sums: 'A kint lévő lapok számai, levonva, amit egy lap elvesz belőlük. Ehhez jönnek a zsetonok és egy kocka.',
    limit: 'Ha ennyi lap fekszik, vagy mindketten megálltak, nem jön több: a támadó lő vagy passzol.',
    contest: 'Az elköltött zsetonok és a kockák, ahogy fekszenek: fent már benne vannak.',
    keeper: 'Most már csak a kapus dobása számít.',
    exhaustion:
      'Lapok számok és képességek nélkül. Némely képességért egyet el kell venned: a kezedet foglalja.',
  },
}
