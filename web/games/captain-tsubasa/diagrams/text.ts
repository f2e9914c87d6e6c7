import type { Language } from '@libero/kernel/words'

type Captioned = 'draft' | 'nine' | 'choice' | 'tokens' | 'contest' | 'special'

export const captainTsubasaCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    draft:
      'Each coach takes one match card into his hand, the defender first: an open one that both have seen, or the top one of the pile, which only he will know.',
    nine: 'Eight cards lie in the two areas together. One more, whoever plays it, is the ninth, and then the attack phase is over.',
    choice:
      'Shot or pass: only now does the attacker say which of his two sums counts. A shot won is a goal; with a pass won he keeps the ball and attacks again.',
    tokens:
      'Tokens of the pool are worth a point each: first the attacker spends shot tokens on a shot or pass tokens on a pass, then the defender defence tokens, and he knows how many he needs.',
    contest:
      'Both sums, the tokens and a die each. The totals are level, and level is enough for the attacker.',
    special:
      'A special shot knows neither tokens nor dice: the attacker chooses one of three shots, the defender one of three defences. Each defence stops exactly one shot; any other is a goal.',
  },
  de: {
    draft:
      'Jeder Trainer nimmt eine Matchkarte auf die Hand, der Verteidiger zuerst: eine offene, die beide gesehen haben, oder die oberste vom Stapel, die nur er kennt.',
    nine: 'Acht Karten liegen in beiden Spielbereichen zusammen. Noch eine, von wem auch immer, ist die neunte, und dann ist die Angriffsphase vorbei.',
    choice:
      'Schießen oder passen: Erst jetzt sagt der Angreifer, welche seiner beiden Summen zählt. Ein gewonnener Schuss ist ein Tor; nach einem gewonnenen Pass behält er den Ball und greift wieder an.',
    tokens:
      'Token aus dem Pool zählen je einen Punkt: Erst gibt der Angreifer Schuss- oder Passtoken aus, dann der Verteidiger Verteidigungstoken, und er weiß, wie viele er braucht.',
    contest: 'Beide Summen, die Token und je ein Würfel. Es steht gleich, und gleich genügt dem Angreifer.',
    special:
      'Ein Spezialschuss kennt weder Token noch Würfel: Der Angreifer wählt einen von drei Schüssen, der Verteidiger eine von drei Spezialverteidigungen. Jede hält genau einen Schuss; jeder andere ist ein Tor.',
  },
  hu: {
    draft:
      'Mindkét edző egy meccslapot vesz a kezébe, először a védekező: egy nyíltat, amelyet mindketten láttak, vagy a pakli tetejét, amelyet csak ő ismer.',
    nine: 'A két játékterületen együtt nyolc lap fekszik. Még egy, bárki játssza is ki, a kilencedik, és akkor vége a támadási szakasznak.',
    choice:
      'Lövés vagy passz: a támadó csak most mondja meg, melyik összege számít. A megnyert lövés gól; megnyert passz után nála marad a labda, és újra támad.',
    tokens:
      'A készlet zsetonjai egy-egy pontot érnek: előbb a támadó költ lövés- vagy passz-zsetont, aztán a védekező védekezés-zsetont, és ő már tudja, mennyi kell neki.',
    contest: 'A két összeg, a zsetonok és egy-egy kocka. Egyenlő, és az egyenlő a támadónak elég.',
    special:
      'A különleges lövésnél se zseton, se kocka: a támadó három lövésből választ, a védekező három különleges védekezésből. Mindegyik pontosan egy lövést állít meg; minden más gól.',
  },
}
