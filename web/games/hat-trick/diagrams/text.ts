import type { Language } from '@libero/kernel/words'

type Captioned =
  | 'kick-off'
  | 'turn'
  | 'move'
  | 'displace'
  | 'sideways'
  | 'line'
  | 'intercepted'
  | 'long'
  | 'dribble'
  | 'foul'
  | 'chance'
  | 'opportunity'
  | 'pass-in-opportunity'
  | 'may-shoot'
  | 'out-of-cards'
  | 'duel'
  | 'draws'
  | 'parry'
  | 'goal-kick'
  | 'yellow'
  | 'free-kick'
  | 'free-kick-choice'
  | 'penalty'
  | 'clock'
  | 'shoot-out'
  | 'silver-gold'
  | 'numbers'
  | 'flip'
  | 'prevention'
  | 'keeper-star'
  | 'style'
  | 'snapshot'
  | 'corner'
  | 'substitution'
  | 'captain'
  | 'push'
  | 'wingback'
  | 'two-steps'
  | 'versatile'
  | 'win-back'
  | 'inverted'
  | 'long-men'
  | 'row'
  | 'budget'

export const hatTrickCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    'kick-off':
      'The kick-off: six lines of four fields, counted from your own goal. Black footballs are for attack, white ones for defence; below the pitch stands what each line adds up to.',
    turn: 'A turn begins: both coaches have laid a card and reveal them. The attacker’s is carried out at the end; of the defender’s only the power counts, and its side for his move.',
    move: 'A left card: the even numbers glow, for they play on the left. One of them may go a step forward or back. Below stand the sums of the lines the long ball could be meant for.',
    displace:
      'The defender moves: whoever glows may step forward or back, also by changing places with an opponent. Only the ball carrier stays where he is.',
    sideways:
      'Before every action the ball goes sideways to the nearest team-mate in its line. Two are equally near here: the coach chooses one of those that glow.',
    line: 'A short pass: the footballs of all players in the line of the ball count, and then the two cards. Home has more, and the ball goes one line forward, to its lowest number there.',
    intercepted:
      'The same sum the other way round: the defenders have more footballs in the line of the ball, and their lowest number there has it now.',
    long: 'A long ball is compared in the line it is meant for, not in the line it comes from; each line that glows can be chosen. The ball is two lines on now.',
    dribble:
      'A dribble against the opponent ahead: only these two count, each with his coach’s card. Level, and the stronger card wins it; the two change places.',
    foul: 'Level in everything, cards and all: the defender has fouled. The action goes on as if the attacker had won, and a free kick or a penalty follows.',
    chance:
      'The ball has reached the final line: the next turn is a scoring opportunity. Nothing is compared in it, every pass arrives, and a shot may follow.',
    opportunity:
      'The ball is in the final line: a scoring opportunity. Home defends, and now one of its players may even change places with the ball carrier and push him away from goal.',
    'pass-in-opportunity':
      'A long ball in a scoring opportunity arrives at any team-mate in lines 4 to 6; those that glow can be chosen.',
    'may-shoot':
      'The carrier stands in the final line after the action: now he may shoot, or wait for the next round.',
    'out-of-cards':
      'The last card of a scoring opportunity has been laid. If there is no shot now, the ball goes to the lowest number of both teams in the carrier’s line.',
    duel: 'The shot: one coach chooses a corner, the other where his keeper dives, both unseen. The figures in the goal are the power of the shot there: that of the card and that of the shooting card.',
    draws:
      'The keeper’s coach draws cards and adds up their footballs. As many as the shot: he may stop with a parry, or draw on for a save.',
    parry:
      'Exactly as many footballs as the power of the shot: the keeper parries, and the ball goes to the number nearest to the power.',
    'goal-kick':
      'The keeper has the ball. The card that is played says how far: a dribble to line 1, a short pass to line 2, a long ball to line 3.',
    yellow:
      'The defender has fouled: the yellow card is the whole team’s. The next foul sends the man off who commits it.',
    'free-kick':
      'A free kick: the defender has moved, now the attacker may move one of those that glow, whatever his side. Nobody displaces the ball carrier.',
    'free-kick-choice':
      'After the moves of a free kick the attacker chooses: a scoring opportunity, wherever the ball is, or normal play.',
    penalty:
      'A penalty: the keeper chooses where to go and will draw one card fewer than against a usual shot from there.',
    clock:
      'Both decks have been drawn to the end, but the ball is in the final line: the half goes on until it is cleared.',
    'shoot-out':
      'The shoot-out: each team takes five penalties in turn. The top card of the shooter’s deck gives colour and power; then both choose a corner.',
    'silver-gold':
      'The Players expansion: player types with a silver and a gold side. Everybody begins on the side his team says, and below the keepers stand style and changes.',
    numbers:
      'Two players are lowest for the goal kick, because their numbers overlap: their coach chooses one of those that glow.',
    flip: 'Players: whoever uses his skill flips at once. From then on the other side counts, its footballs and its skill.',
    prevention:
      'A gold Combative midfielder stands next to an opponent who could use a skill now: his coach may prevent it.',
    'keeper-star':
      'A star keeper: with the corner his coach also chooses, unseen, whether he uses the star cards. With them a wrong guess makes him a regular again.',
    style:
      'The third short pass in a row has succeeded: a tactical team wins a style card, which lies open until it is played.',
    snapshot:
      'Instead of the action the carrier may shoot here, from line 4: a snapshot, with one football less on his card.',
    corner:
      'The keeper has held it with the last card he could draw and exactly one football more than the shot: a corner.',
    substitution:
      'Play is dead: somebody may come on for one of those that glow, if he can play that position. Three times in a match.',
    captain:
      'The own team has fouled, and its captain is on the pitch: once a match he may appeal, and a card decides.',
    push: 'A silver Solid centre-back may push even the man on the ball out of the line. Afterwards a card is drawn: it says whether that was a foul.',
    wingback:
      'A Wingback has gone forward with a card of the other side and plays there now. Whenever his coach is asked something, he may turn him back.',
    'two-steps':
      'A gold Overlapping fullback may go two lines forward as his move. He flips at once, and his silver footballs count.',
    versatile:
      'A Versatile midfielder has given each man of his line a football more, himself included, and flipped. His gold skill could follow at once.',
    'win-back':
      'The pass has arrived, and the receiver has an opponent beside him: a gold Pressing winger may take the ball off him.',
    inverted:
      'An Inverted winger in a scoring opportunity has shot as if from the middle by his silver skill; by his gold one the shot gets 1 power more. Both hold as long as the opportunity lasts.',
    'long-men':
      'A long ball with two specialists: a Target man has added his footballs, and a Runner in behind may still step into the line before it is compared.',
    row: 'A tactical team with two successful short passes in a row: the third wins a style card, if no skill and no style card is used in that turn.',
    budget:
      'A team built from a budget has no style at first. It has met the condition of one, and its coach may take it.',
  },
  de: {
    'kick-off':
      'Der Anstoß: sechs Reihen zu vier Feldern, gezählt vom eigenen Tor. Schwarze Bälle sind für den Angriff, weiße für die Abwehr; unter dem Feld steht, was jede Reihe zusammen hat.',
    turn: 'Eine Runde beginnt: Beide Trainer haben eine Karte gelegt und decken sie auf. Die des Angreifers wird am Ende ausgeführt; von der des Verteidigers zählt nur die Stärke, und die Seite für seinen Schritt.',
    move: 'Eine linke Karte: Die geraden Nummern leuchten, denn sie spielen links. Eine davon darf einen Schritt vor oder zurück. Unten stehen die Summen der Reihen, für die der lange Pass gedacht sein kann.',
    displace:
      'Der Verteidiger bewegt: Wer leuchtet, darf einen Schritt vor oder zurück, auch im Tausch mit einem Gegner. Nur der Ballführer bleibt, wo er ist.',
    sideways:
      'Vor jedem Spielzug geht der Ball quer zum nächsten Mitspieler in seiner Reihe. Hier sind zwei gleich nah: Der Trainer wählt einen von denen, die leuchten.',
    line: 'Ein kurzer Pass: Es zählen die Bälle aller Spieler in der Reihe des Balls, dazu die beiden Karten. Das Heimteam hat mehr, und der Ball geht eine Reihe nach vorn, zu seiner niedrigsten Nummer dort.',
    intercepted:
      'Dieselbe Rechnung andersherum: Die Verteidiger haben in der Reihe des Balls mehr Bälle, und jetzt hat ihn ihre niedrigste Nummer dort.',
    long: 'Ein langer Pass wird in der Reihe verglichen, für die er gedacht ist, nicht in der, aus der er kommt; jede Reihe, die leuchtet, kann gewählt werden. Der Ball ist nun zwei Reihen weiter.',
    dribble:
      'Ein Dribbling gegen den Gegner davor: Nur diese beiden zählen, jeder mit der Karte seines Trainers. Bei Gleichstand gewinnt die stärkere Karte; die beiden tauschen die Plätze.',
    foul: 'In allem gleich, auch bei den Karten: Der Verteidiger hat gefoult. Der Spielzug geht weiter, als hätte der Angreifer gewonnen, und es folgt Freistoß oder Elfmeter.',
    chance:
      'Der Ball hat die letzte Reihe erreicht: Die nächste Runde ist eine Torchance. In ihr wird nichts verglichen, jeder Pass kommt an, und ein Torschuss kann folgen.',
    opportunity:
      'Der Ball ist in der letzten Reihe: eine Torchance. Das Heimteam verteidigt, und jetzt darf einer seiner Spieler sogar mit dem Ballführer den Platz tauschen und ihn vom Tor wegdrängen.',
    'pass-in-opportunity':
      'Ein langer Pass in einer Torchance kommt bei jedem Mitspieler in Reihe 4 bis 6 an; wählbar sind die, die leuchten.',
    'may-shoot':
      'Der Ballführer steht nach dem Spielzug in der letzten Reihe: Jetzt darf er schießen oder auf den nächsten Durchgang warten.',
    'out-of-cards':
      'Die letzte Karte einer Torchance liegt. Wird jetzt nicht geschossen, bekommt den Ball die kleinste Nummer beider Mannschaften in der Reihe des Ballführers.',
    duel: 'Der Schuss: Ein Trainer wählt eine Ecke, der andere, wohin sein Torwart springt, beide verdeckt. Die Zahlen im Tor sind die Stärke des Schusses dort: die der Karte und die der Torschusskarte.',
    draws:
      'Der Trainer des Torwarts zieht Karten und zählt ihre Bälle zusammen. Genau so viele wie der Schuss: Er darf mit einem Abpraller aufhören oder weiterziehen, um zu halten.',
    parry:
      'Genau so viele Bälle wie die Schussklasse: Der Torwart klatscht ab, und der Ball geht an die Nummer, die ihr am nächsten ist.',
    'goal-kick':
      'Der Torwart hat den Ball. Die Karte sagt, wie weit er kommt: Dribbling in Reihe 1, kurzer Pass in Reihe 2, langer in Reihe 3.',
    yellow:
      'Der Verteidiger hat gefoult: Die Gelbe Karte gehört der ganzen Mannschaft. Beim nächsten Foul fliegt, wer es begeht.',
    'free-kick':
      'Freistoß: Der Verteidiger hat bewegt, nun darf der Angreifer einen von denen bewegen, die leuchten, gleich welcher Seite. Den Ballführer verdrängt niemand.',
    'free-kick-choice':
      'Nach den Schritten beim Freistoß wählt der Angreifer: Torchance, wo auch immer der Ball ist, oder normales Spiel.',
    penalty:
      'Elfmeter: Der Torwart wählt, wohin er geht, und zieht eine Karte weniger als bei einem gewöhnlichen Schuss von dort.',
    clock:
      'Beide Nachziehstapel sind leer gezogen, aber der Ball ist in der letzten Reihe: Die Halbzeit geht weiter, bis geklärt ist.',
    'shoot-out':
      'Das Elfmeterschießen: Jede Mannschaft schießt abwechselnd fünf. Die oberste Karte vom Stapel des Schützen gibt Farbe und Stärke, dann wählen beide eine Ecke.',
    'silver-gold':
      'Die Erweiterung „Spieler“: Spielertypen mit einer silbernen und einer goldenen Seite. Jeder beginnt auf der, die seine Mannschaft sagt; unter den Torhütern stehen Stil und Wechsel.',
    numbers:
      'Zwei Spieler haben beim Abschlag die niedrigste Nummer, denn ihre Nummern überschneiden sich: Ihr Trainer wählt einen von denen, die leuchten.',
    flip: 'Players: Wer seine Fähigkeit nutzt, wird sofort umgedreht. Von da an zählt die andere Seite, mit ihren Bällen und ihrer Fähigkeit.',
    prevention:
      'Ein goldener Abräumer steht neben einem Gegner, der jetzt eine Fähigkeit nutzen könnte: Sein Trainer darf das verhindern.',
    'keeper-star':
      'Ein Startorwart: Mit der Ecke wählt sein Trainer verdeckt auch, ob er die Starkarten nimmt. Liegt er mit ihnen falsch, ist er wieder Stammtorwart.',
    style:
      'Der dritte kurze Pass in Folge ist gelungen: Eine taktische Mannschaft gewinnt eine Stilkarte, die offen liegt, bis sie gespielt wird.',
    snapshot:
      'Statt des Spielzugs darf der Ballführer hier aus Reihe 4 schießen: ein Weitschuss, mit einer Stärke weniger auf der Karte.',
    corner:
      'Der Torwart hat mit der letzten Karte, die er ziehen durfte, und genau einem Ball mehr als der Schuss gehalten: Ecke.',
    substitution:
      'Das Spiel ruht: Für einen von denen, die leuchten, darf jemand kommen, der seine Position spielen kann. Dreimal im Spiel.',
    captain:
      'Die eigene Mannschaft hat gefoult, und ihr Kapitän ist auf dem Feld: Einmal im Spiel darf er protestieren, und eine Karte entscheidet.',
    push: 'Ein silberner Manndecker darf sogar den Ballführer aus der Reihe drängen. Danach wird eine Karte gezogen: Sie sagt, ob das ein Foul war.',
    wingback:
      'Ein Flügelverteidiger ist mit einer Karte der anderen Seite vorgerückt und spielt jetzt dort. Sooft sein Trainer gefragt wird, darf er ihn zurückwechseln.',
    'two-steps':
      'Ein goldener Überlappender AV darf als seine Bewegung zwei Reihen vorrücken. Er dreht sich sofort um, und seine silbernen Fußbälle zählen.',
    versatile:
      'Ein Halbfeldspieler hat jedem in seiner Reihe einen Fußball mehr gegeben, auch sich selbst, und sich umgedreht. Seine goldene Fähigkeit könnte sofort folgen.',
    'win-back':
      'Der Pass ist angekommen, und neben dem Empfänger steht ein Gegner: Ein goldener Defensivstürmer darf ihm den Ball abnehmen.',
    inverted:
      'Ein Flügelstürmer in einer Torchance: Mit der silbernen Fähigkeit schießt er wie aus der Mitte, mit der goldenen bekommt der Schuss 1 Stärke mehr. Beides gilt, solange die Chance dauert.',
    'long-men':
      'Ein langer Pass mit zwei Spezialisten: Ein Mittelstürmer hat seine Fußbälle dazugegeben, und ein Tiefenläufer darf noch in die Reihe vorrücken, bevor verglichen wird.',
    row: 'Eine taktische Mannschaft mit zwei gelungenen kurzen Pässen in Folge: Der dritte gewinnt eine Stilkarte, wenn in dieser Runde keine Fähigkeit und keine Stilkarte hilft.',
    budget:
      'Eine Mannschaft aus einem Budget hat zuerst keinen Stil. Sie hat die Bedingung von einem erfüllt, und ihr Trainer darf ihn nehmen.',
  },
  hu: {
    'kick-off':
      'A kezdés: hat sor, soronként négy mező, a saját kaputól számolva. A fekete labdák a támadásé, a fehérek a védekezésé; a pálya alatt az áll, mennyi van egy-egy sorban összesen.',
    turn: 'Kezdődik a kör: mindkét edző lerakott egy lapot, és felfedik. A támadó félét a végén hajtják végre; a védekezőének csak az ereje számít, és a lépéséhez az oldala.',
    move: 'Bal oldali lap: a páros számúak világítanak, mert ők bal oldaliak. Egyikük egyet léphet előre vagy hátra. Alul azoknak a soroknak az összege áll, ahová a hosszú passz mehet.',
    displace:
      'A védekező fél lép: aki világít, egyet léphet előre vagy hátra, ellenféllel helyet cserélve is. Csak a labdás marad a helyén.',
    sideways:
      'Minden akció előtt a labda oldalra, a sorában legközelebbi csapattárshoz kerül. Itt ketten vannak egyforma közel: az edző a világítók közül választ.',
    line: 'Rövid passz: a labda sorában álló összes játékos labdái számítanak, és hozzájuk a két lap. A hazaiaknak több van, ezért a labda egy sorral előrébb jut, ott a legalacsonyabb számú játékosukhoz.',
    intercepted:
      'Ugyanez az összeadás fordítva: a védőknek több labdájuk van a labda sorában, így most az ottani legalacsonyabb számú játékosuké.',
    long: 'A hosszú passzt abban a sorban kell összevetni, ahová szánják, nem abban, ahonnan indul; minden világító sor választható. A labda most két sorral előrébb van.',
    dribble:
      'Csel az előtte álló ellenfél ellen: csak ez a kettő számít, mindegyik az edzője lapjával. Egyenlőnél az erősebb lap nyer; a két játékos helyet cserél.',
    foul: 'Minden egyenlő, a lapok is: a védő szabálytalankodott. Az akció úgy folytatódik, mintha a támadó nyert volna, aztán szabadrúgás vagy büntető következik.',
    chance:
      'A labda az utolsó sorba jutott: a következő kör lövő helyzet. Ott semmit sem vetünk össze, minden passz célba ér, és jöhet a lövés.',
    opportunity:
      'A labda az utolsó sorban van: lövő helyzet. A hazaiak védekeznek, és most egy játékosuk akár a labdással is helyet cserélhet, hogy elszorítsa a kaputól.',
    'pass-in-opportunity':
      'Lövő helyzetben a hosszú passz a 4–6. sorban bármelyik csapattársnál célba ér; a világítók választhatók.',
    'may-shoot':
      'A labdás az akció után az utolsó sorban áll: most lőhet, vagy megvárja a következő menetet.',
    'out-of-cards':
      'Lerakták a lövő helyzet utolsó lapját. Ha most sincs lövés, a labda a labdás sorában a két csapat legkisebb számú játékosáé.',
    duel: 'A lövés: az egyik edző sarkot választ, a másik azt, hová vetődjön a kapusa, mindketten titokban. A kapuban álló számok az odatartó lövés erejét mutatják: a lapét és a lövőlapét együtt.',
    draws:
      'A kapus edzője lapokat húz, és összeadja rajtuk a labdákat. Pontosan annyi, mint a lövés ereje: megállhat kiütéssel, vagy tovább húzhat a védésért.',
    parry:
      'Pontosan annyi labda, mint a lövés ereje: a kapus kiüti, és a labda ahhoz kerül, akinek a száma ehhez legközelebb van.',
    'goal-kick':
      'A kapusnál van a labda. A kijátszott lap mondja meg a távolságot: csel az 1. sorba, rövid passz a 2.-ba, hosszú a 3.-ba.',
    yellow:
      'A védekező fél szabálytalankodott: a sárga lap az egész csapaté. A következő szabálytalanságnál kiállítják, aki elköveti.',
    'free-kick':
      'Szabadrúgás: a védekező már lépett, most a támadó fél léphet egyikükkel, aki világít, bármelyik oldali. A labdást senki sem szorítja el.',
    'free-kick-choice':
      'A szabadrúgás lépései után a támadó fél választ: lövő helyzet, akárhol a labda, vagy rendes játék.',
    penalty:
      'Büntető: a kapus irányt választ, és eggyel kevesebb lapot húz, mint az onnan jövő szokásos lövésnél.',
    clock:
      'Mindkét pakli elfogyott, de a labda az utolsó sorban van: a félidő addig tart, amíg el nem kerül onnan.',
    'shoot-out':
      'A büntetőpárbaj: a két csapat felváltva öt-öt büntetőt rúg. A rúgó paklijának felső lapja adja a színt és az erőt, aztán mindketten irányt választanak.',
    'silver-gold':
      'A „Játékosok” kiegészítés: játékostípusok ezüst és arany oldallal. Mindenki azon kezd, amelyet a csapata mond; a kapusok alatt a stílus és a cserék állnak.',
    numbers:
      'Kirúgásnál ketten is a legkisebb számúak, mert a számaik átfedik egymást: az edzőjük választ a világítók közül.',
    flip: 'Players: aki használja a képességét, azonnal megfordul. Ettől kezdve a másik oldala számít, annak labdáival és képességével.',
    prevention:
      'Arany harcos középpályás áll egy ellenfél mellett, aki most képességet használhatna: az edzője megakadályozhatja.',
    'keeper-star':
      'Sztárkapus: az iránnyal együtt az edzője titokban azt is megválasztja, a sztár lapjaival véd-e. Ha velük téved, újra alapkapus lesz.',
    style:
      'Egymás után a harmadik rövid passz sikerült: a taktikus csapat stíluskártyát nyer, amely nyíltan fekszik, amíg ki nem játssza.',
    snapshot:
      'Az akció helyett a labdás innen, a 4. sorból lőhet: váratlan lövés, eggyel kisebb erejű lappal.',
    corner:
      'A kapus az utolsó húzható lappal és pontosan eggyel több labdával védett, mint a lövés ereje: szöglet.',
    substitution:
      'Áll a játék: a világítók egyikének a helyére jöhet valaki, aki az ő posztján játszani tud. Mérkőzésenként háromszor.',
    captain:
      'A saját csapat szabálytalankodott, és a kapitánya a pályán van: mérkőzésenként egyszer reklamálhat, és egy lap dönt.',
    push: 'Az ezüst Beálló középső védő még a labdást is kiszoríthatja a sorból. Utána húzni kell egy lapot: az mondja meg, szabálytalan volt-e.',
    wingback:
      'A Szárnyvédő a másik oldal lapjával lépett előre, és most ott játszik. Az edzője visszafordíthatja, akárhányszor kérdezik.',
    'two-steps':
      'Az arany Felfutó szélsőhátvéd lépésként két sort mehet előre. Azonnal megfordul, és az ezüst labdái számítanak.',
    versatile:
      'A Sokoldalú középpályás a sora minden emberének, magának is, eggyel több labdát adott, és megfordult. Az arany képessége azonnal követheti.',
    'win-back':
      'Megérkezett a passz, és a labdás mellett ellenfél áll: az arany Letámadó szélső elveheti tőle a labdát.',
    inverted:
      'Befelé húzó szélső lövő helyzetben: az ezüst képességével úgy lő, mintha középről lőne, az arannyal a lövés ereje 1-gyel nő. Mindkettő a lövő helyzet végéig tart.',
    'long-men':
      'Hosszú passz két specialistával: a Célember hozzáadta a labdáit, a Kiugró csatár pedig még a sorba léphet az összevetés előtt.',
    row: 'Taktikus csapat két sikeres rövid passz után: a harmadik stíluskártyát ér, ha abban a körben nem segít képesség vagy stíluskártya.',
    budget:
      'A költségvetésből összeállított csapatnak eleinte nincs stílusa. Egyiknek most teljesítette a feltételét, és az edzője elfogadhatja.',
  },
}
