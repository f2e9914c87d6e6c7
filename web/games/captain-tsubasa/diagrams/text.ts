import type { Language } from '@libero/kernel/words'

type Captioned =
  | 'toss'
  | 'draft'
  | 'round'
  | 'stop'
  | 'nine'
  | 'ability'
  | 'compulsory'
  | 'gain'
  | 'discard'
  | 'choice'
  | 'tokens'
  | 'contest'
  | 'reroll'
  | 'keeper'
  | 'corner'
  | 'stoppage'
  | 'extra-time'
  | 'yellow'
  | 'exhaustion'
  | 'advance'
  | 'special'
  | 'motivation'
  | 'transfer'
  | 'first-game'
  | 'open'
  | 'six-one'

export const captainTsubasaCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    toss: 'Four match cards lie open before the toss. Whoever wins it decides, knowing them, who kicks off.',
    draft:
      'Each coach takes one match card into his hand, the defender first: an open one that both have seen, or the top one of the pile, which only he will know.',
    round:
      'The attack phase begins: the attacker plays a card from his hand into his area, or stops, and then the coaches take turns.',
    stop: 'The other coach has stopped and plays no more cards in this round. You may go on alone, card after card, until you stop as well or nine lie there.',
    nine: 'Eight cards lie in the two areas together. One more, whoever plays it, is the ninth, and then the attack phase is over.',
    ability:
      'A card is being played: its abilities stand beside it, to be used now, in any order, or left out. Later there is no way back to them.',
    compulsory:
      'An ability has a compulsory part: whoever has drawn two cards by it discards one from his hand right after.',
    gain: 'An ability brings a token from the reserve into the pool, here one of two kinds. Only tokens in the pool can be spent.',
    discard:
      'An ability takes a card off the opponent’s area. Those that glow can be chosen; its values no longer count, what it has brought stays.',
    choice:
      'Shot or pass: only now does the attacker say which of his two sums counts. A shot won is a goal; with a pass won he keeps the ball and attacks again.',
    tokens:
      'Tokens of the pool are worth a point each: first the attacker spends shot tokens on a shot or pass tokens on a pass, then the defender defence tokens, and he knows how many he needs.',
    contest:
      'Both sums, the tokens and a die each. The totals are level, and level is enough for the attacker.',
    reroll:
      'After the dice: a card in the area allows one roll to be made again. The new one counts, better or worse.',
    keeper:
      'The shot has beaten the defence, and a card with a save lies in the area: its keeper may roll once.',
    corner:
      'The keeper’s roll: low is held, higher is a goal, and between them is a corner, as here: no goal, but the attacker keeps the ball.',
    stoppage:
      'Stoppage time: no match cards are left, and the coaches play with what they have. The half ends as soon as the attacker loses the ball or scores.',
    'extra-time': 'Extra time: no match cards any more, and the limit in both areas is seven.',
    yellow:
      'The price of an ability: a yellow card goes into the coach’s own area. It costs him 2 on shot and pass in every round to the end.',
    exhaustion:
      'An exhaustion card lies in the area: no values and no ability, but it counts for the limit of nine.',
    advance:
      'Ball Control and Advance is being played: both areas are cleared, the attack counts as a pass won, and the card leaves the match.',
    special:
      'A special shot knows neither tokens nor dice: the attacker chooses one of three shots, the defender one of three defences. Each defence stops exactly one shot; any other is a goal.',
    motivation:
      'Below lie the motivation cards with what they cost. The one that glows can be had: its player lies in the area, and the tokens are in the pool.',
    transfer:
      'Two transfers are left on offer, with their price in tokens. The one that glows can be signed in this turn; he comes into the area besides the card of the turn.',
    'first-game':
      'A first game: the simpler match cards only, and a half lasts four rounds. Here the first of them is chosen.',
    open: 'Open to both are the play areas, the field, tokens and bookings, and how many cards a hand and a pile hold. Hidden is what the hand of the other coach holds.',
    'six-one':
      'The attacker rolled a 6, the defender a 1: the 6 wins, whatever the sums say. A card that allows a new roll, or the keeper, can still avert it.',
  },
  de: {
    toss: 'Vor dem Wurf um den Anstoß liegen vier Matchkarten offen. Wer ihn gewinnt, entscheidet mit ihnen vor Augen, wer anstößt.',
    draft:
      'Jeder Trainer nimmt eine Matchkarte auf die Hand, der Verteidiger zuerst: eine offene, die beide gesehen haben, oder die oberste vom Stapel, die nur er kennt.',
    round:
      'Die Angriffsphase beginnt: Der Angreifer spielt eine Handkarte in seinen Spielbereich oder passt, dann geht es abwechselnd weiter.',
    stop: 'Der andere hat gepasst und spielt in dieser Runde keine Karte mehr. Du darfst allein weiterspielen, Karte um Karte, bis auch du passt oder neun liegen.',
    nine: 'Acht Karten liegen in beiden Spielbereichen zusammen. Noch eine, von wem auch immer, ist die neunte, und dann ist die Angriffsphase vorbei.',
    ability:
      'Eine Karte wird gespielt: Ihre Fähigkeiten stehen daneben, jetzt zu nutzen, in beliebiger Reihenfolge, oder auszulassen. Später geht es nicht mehr.',
    compulsory:
      'Eine Fähigkeit mit verpflichtender Aktion: Wer durch sie zwei Karten gezogen hat, legt gleich danach eine Handkarte ab.',
    gain: 'Eine Fähigkeit bringt einen Token aus der Reserve in den Pool, hier einen von zwei Arten. Nur was im Pool ist, kann man ausgeben.',
    discard:
      'Eine Fähigkeit nimmt eine Karte aus dem Spielbereich des Gegners. Wählbar ist, was leuchtet; ihre Werte zählen nicht mehr, was sie gebracht hat, bleibt.',
    choice:
      'Schießen oder passen: Erst jetzt sagt der Angreifer, welche seiner beiden Summen zählt. Ein gewonnener Schuss ist ein Tor; nach einem gewonnenen Pass behält er den Ball und greift wieder an.',
    tokens:
      'Token aus dem Pool zählen je einen Punkt: Erst gibt der Angreifer Schuss- oder Passtoken aus, dann der Verteidiger Verteidigungstoken, und er weiß, wie viele er braucht.',
    contest: 'Beide Summen, die Token und je ein Würfel. Es steht gleich, und gleich genügt dem Angreifer.',
    reroll:
      'Nach den Würfeln: Eine Karte im Spielbereich erlaubt, einen Wurf zu wiederholen. Es gilt der neue, ob besser oder schlechter.',
    keeper:
      'Der Schuss hat die Verteidigung geschlagen, und im Spielbereich liegt eine Karte mit Parade: Ihr Torwart darf einmal würfeln.',
    corner:
      'Der Wurf des Torwarts: niedrig ist gehalten, hoch ein Tor, und dazwischen liegt der Eckball, wie hier: kein Tor, aber der Angreifer behält den Ball.',
    stoppage:
      'Nachspielzeit: Matchkarten gibt es keine mehr, gespielt wird mit dem, was man hat. Die Hälfte endet, sobald der Angreifer den Ball verliert oder trifft.',
    'extra-time': 'Verlängerung: keine Matchkarten mehr, und das Limit in beiden Spielbereichen ist sieben.',
    yellow:
      'Der Preis einer Fähigkeit: Eine Gelbe Karte kommt in den eigenen Spielbereich. Sie kostet in jeder Runde bis zum Ende 2 bei Schuss und Pass.',
    exhaustion:
      'Im Spielbereich liegt eine Erschöpfungskarte: keine Werte, keine Fähigkeit, aber sie zählt für das Limit von neun.',
    advance:
      '„Ballkontrolle und Vorstoss“ wird gespielt: Beide Spielbereiche werden geleert, der Angriff gilt als gewonnener Pass, und die Karte scheidet aus.',
    special:
      'Ein Spezialschuss kennt weder Token noch Würfel: Der Angreifer wählt einen von drei Schüssen, der Verteidiger eine von drei Spezialverteidigungen. Jede hält genau einen Schuss; jeder andere ist ein Tor.',
    motivation:
      'Unten liegen die Motivationskarten mit ihrem Preis. Die leuchtende ist zu haben: Ihr Spieler liegt im Spielbereich, und die Token sind im Pool.',
    transfer:
      'Zwei Transfers sind noch zu haben, mit ihrem Preis in Token. Der leuchtende kann in diesem Zug verpflichtet werden; er kommt zusätzlich zur Karte des Zuges.',
    'first-game':
      'Ein erstes Spiel: nur die einfacheren Matchkarten, und eine Hälfte hat vier Runden. Hier wird die erste gewählt.',
    open: 'Offen sind die Spielbereiche, das Spielfeld, Token und Verwarnungen und wie viele Karten eine Hand und ein Stapel haben. Verdeckt ist, was der andere auf der Hand hat.',
    'six-one':
      'Der Angreifer hat eine 6 gewürfelt, der Verteidiger eine 1: Die 6 gewinnt, wie die Summen auch stehen. Eine Karte mit einem Neuwurf oder der Torwart kann es noch abwenden.',
  },
  hu: {
    toss: 'A feldobás előtt négy meccslap fekszik nyíltan. A nyertes ezek ismeretében dönti el, ki kezdjen.',
    draft:
      'Mindkét edző egy meccslapot vesz a kezébe, először a védekező: egy nyíltat, amelyet mindketten láttak, vagy a pakli tetejét, amelyet csak ő ismer.',
    round:
      'Kezdődik a támadási szakasz: a támadó fél kijátszik egy lapot a kezéből a játékterületére, vagy megáll, és innen felváltva lépnek.',
    stop: 'A másik edző megállt, ebben a körben több lapot nem játszik ki. Te egyedül folytathatod, lapról lapra, amíg meg nem állsz, vagy kilenc nem fekszik ott.',
    nine: 'A két játékterületen együtt nyolc lap fekszik. Még egy, bárki játssza is ki, a kilencedik, és akkor vége a támadási szakasznak.',
    ability:
      'Épp kijátszanak egy lapot: a képességei mellette állnak, most használhatók, bármilyen sorrendben, vagy elhagyhatók. Később már nem.',
    compulsory:
      'Egy képesség kötelező résszel: aki két lapot húzott vele, rögtön utána eldob egyet a kezéből.',
    gain: 'Egy képesség zsetont tesz a tartalékból a készletbe, itt két fajtából az egyiket. Költeni csak a készletből lehet.',
    discard:
      'Egy képesség elvesz egy lapot az ellenfél játékterületéről. Ami világít, választható; az értékei többé nem számítanak, amit hozott, megmarad.',
    choice:
      'Lövés vagy passz: a támadó csak most mondja meg, melyik összege számít. A megnyert lövés gól; megnyert passz után nála marad a labda, és újra támad.',
    tokens:
      'A készlet zsetonjai egy-egy pontot érnek: előbb a támadó költ lövés- vagy passz-zsetont, aztán a védekező védekezés-zsetont, és ő már tudja, mennyi kell neki.',
    contest: 'A két összeg, a zsetonok és egy-egy kocka. Egyenlő, és az egyenlő a támadónak elég.',
    reroll:
      'A kockák után: a játékterület egyik lapja megengedi, hogy egy dobást megismételjenek. Az új számít, akár jobb, akár rosszabb.',
    keeper:
      'A lövés legyőzte a védekezést, és a játékterületen védést adó lap fekszik: a kapusa egyszer dobhat.',
    corner:
      'A kapus dobása: a kicsi fogás, a nagy gól, és a kettő között van a szöglet, mint itt: nincs gól, de a támadó félnél marad a labda.',
    stoppage:
      'Ráadás: meccslap már nincs, az edzők azzal játszanak, amijük van. A félidő véget ér, mihelyt a támadó fél elveszíti a labdát vagy gólt lő.',
    'extra-time': 'Hosszabbítás: meccslap már nincs, és a két játékterületen hét a határ.',
    yellow:
      'Egy képesség ára: sárga lap kerül a saját játékterületre. A mérkőzés végéig minden körben 2-t von le a lövésből és a passzból.',
    exhaustion:
      'Kimerültséglap fekszik a játékterületen: se értéke, se képessége, de beleszámít a kilences határba.',
    advance:
      'Épp kijátsszák a „Labdatartás és előretörés” lapot: mindkét játékterület kiürül, a támadás megnyert passznak számít, és a lap kikerül.',
    special:
      'A különleges lövésnél se zseton, se kocka: a támadó három lövésből választ, a védekező három különleges védekezésből. Mindegyik pontosan egy lövést állít meg; minden más gól.',
    motivation:
      'Alul a motivációs lapok fekszenek az árukkal. A világító megszerezhető: a játékosa a játékterületen van, és a zsetonok a készletben.',
    transfer:
      'Két átigazolás maradt a kínálatban, zsetonban megadott árral. A világító ebben a lépésben igazolható; a lépés lapja mellett kerül a játékterületre.',
    'first-game':
      'Az első mérkőzés: csak az egyszerűbb meccslapok, és egy félidő négy körből áll. Itt az elsőt választják.',
    open: 'Nyílt a két játékterület, a pálya, a zsetonok és a lapok, és hogy hány lap van egy kézben és egy pakliban. Rejtett, hogy mi van a másik edző kezében.',
    'six-one':
      'A támadó 6-ost dobott, a védekező 1-est: a 6-os nyer, bármennyi az összeg. Egy újradobást adó lap vagy a kapus még elháríthatja.',
  },
}
