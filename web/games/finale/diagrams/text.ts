import type { Language } from '@libero/kernel/words'

type Captioned = 'turned' | 'tactic' | 'build-up' | 'finish' | 'counter' | 'hazard'

export const finaleCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    turned:
      'After each use a card is turned a quarter to the left: the men who played the build-up lie on their side now, and another strength is on top. Only that one counts.',
    tactic:
      'The card in the middle says who plays: places on the left are the attacker’s, those on the right the defender’s. Whoever glows may fill the next place.',
    'build-up':
      'The build-up: the strengths on top plus the die, for both sides. Level is enough for the attacker, and he goes on to the finish.',
    finish: 'The finish: here level is not enough. Only a higher total of the attacker is a goal.',
    counter:
      'The build-up has failed, and the defender counters with the card he already has face up. In the build-up of the counter he adds the difference of the two powers.',
    hazard:
      'Whoever shows a symbol while he plays is rolled for afterwards, once the strengths have counted and before the cards are turned.',
  },
  de: {
    turned:
      'Nach jedem Einsatz wird die Karte eine Vierteldrehung nach links gedreht: Wer im Spielaufbau gespielt hat, liegt jetzt auf der Seite, und eine andere Spielstärke steht oben. Nur sie zählt.',
    tactic:
      'Die Karte in der Mitte sagt, wer spielt: Plätze links gehören dem Angreifer, Plätze rechts dem Verteidiger. Wer leuchtet, kann den nächsten Platz besetzen.',
    'build-up':
      'Der Spielaufbau: die Spielstärken, die oben stehen, plus der Würfel, auf beiden Seiten. Gleichstand genügt dem Angreifer, und es geht weiter zum Spielabschluss.',
    finish:
      'Der Spielabschluss: Hier genügt Gleichstand nicht. Nur eine höhere Summe des Angreifers ist ein Tor.',
    counter:
      'Der Spielaufbau ist gescheitert, und der Verteidiger kontert mit der Karte, die er schon offen liegen hat. Im Spielaufbau des Konters kommt für ihn der Unterschied der beiden Kampfstärken hinzu.',
    hazard:
      'Für jeden, der beim Einsatz ein Symbol zeigt, wird danach gewürfelt: Seine Spielstärke hat dann schon gezählt, gedreht wird erst später.',
  },
  hu: {
    turned:
      'Minden bevetés után a kártya negyed fordulatot tesz balra: aki a támadásépítésben játszott, most oldalra fordulva fekszik, és más játékerő van felül. Csak az számít.',
    tactic:
      'A középen fekvő lap mondja meg, ki játszik: a bal oldali helyek a támadóé, a jobb oldaliak a védőé. Aki világít, elfoglalhatja a következő helyet.',
    'build-up':
      'A támadásépítés: a felül látható játékerők és a kocka, mindkét oldalon. A támadónak az egyenlő is elég, és jöhet a befejezés.',
    finish: 'A befejezés: itt az egyenlő nem elég. Csak akkor gól, ha a támadónak több van.',
    counter:
      'A támadásépítés nem sikerült, és a védő a már nyitva fekvő lapjával kontrázik. A kontra támadásépítésében a két küzdőerő különbségét hozzáadja.',
    hazard:
      'Akinek játék közben jel látszik a kártyáján, arra utólag dobni kell: a játékereje addigra már számított, a kártyák pedig csak később fordulnak.',
  },
}
