import type { Language } from '@libero/kernel/words'

type Captioned = 'sideways' | 'line' | 'intercepted' | 'long' | 'foul' | 'opportunity' | 'duel' | 'flip'

export const hatTrickCaptions: Readonly<Record<Language, Readonly<Record<Captioned, string>>>> = {
  en: {
    sideways:
      'Before every action the ball goes sideways to the nearest team-mate in its line. Two are equally near here: the coach chooses one of those that glow.',
    line: 'A short pass: the footballs of all players in the line of the ball count, and then the two cards. Home has more, and the ball goes one line forward, to its lowest number there.',
    intercepted:
      'The same sum the other way round: the defenders have more footballs in the line of the ball, and their lowest number there has it now.',
    long: 'A long ball is compared in the line it is meant for, not in the line it comes from; each line that glows can be chosen. The ball is two lines on now.',
    foul: 'Level in everything, cards and all: the defender has fouled. The action goes on as if the attacker had won, and a free kick or a penalty follows.',
    opportunity:
      'The ball is in the final line: a scoring opportunity. Home defends, and now one of its players may even change places with the ball carrier and push him away from goal.',
    duel: 'The shot: one coach chooses a corner, the other where his keeper dives, both unseen. The figures in the goal are the power of the shot there: that of the card and that of the shooting card.',
    flip: 'Players: whoever uses his skill flips at once. From then on the other side counts, its footballs and its skill.',
  },
  de: {
    sideways:
      'Vor jedem Spielzug geht der Ball quer zum nächsten Mitspieler in seiner Reihe. Hier sind zwei gleich nah: Der Trainer wählt einen von denen, die leuchten.',
    line: 'Ein kurzer Pass: Es zählen die Bälle aller Spieler in der Reihe des Balls, dazu die beiden Karten. Das Heimteam hat mehr, und der Ball geht eine Reihe nach vorn, zu seiner niedrigsten Nummer dort.',
    intercepted:
      'Dieselbe Rechnung andersherum: Die Verteidiger haben in der Reihe des Balls mehr Bälle, und jetzt hat ihn ihre niedrigste Nummer dort.',
    long: 'Ein langer Pass wird in der Reihe verglichen, für die er gedacht ist, nicht in der, aus der er kommt; jede Reihe, die leuchtet, kann gewählt werden. Der Ball ist nun zwei Reihen weiter.',
    foul: 'In allem gleich, auch bei den Karten: Der Verteidiger hat gefoult. Der Spielzug geht weiter, als hätte der Angreifer gewonnen, und es folgt Freistoß oder Elfmeter.',
    opportunity:
      'Der Ball ist in der letzten Reihe: eine Torchance. Das Heimteam verteidigt, und jetzt darf einer seiner Spieler sogar mit dem Ballführer den Platz tauschen und ihn vom Tor wegdrängen.',
    duel: 'Der Schuss: Ein Trainer wählt eine Ecke, der andere, wohin sein Torwart springt, beide verdeckt. Die Zahlen im Tor sind die Stärke des Schusses dort: die der Karte und die der Torschusskarte.',
    flip: 'Players: Wer seine Fähigkeit nutzt, wird sofort umgedreht. Von da an zählt die andere Seite, mit ihren Bällen und ihrer Fähigkeit.',
  },
  hu: {
    sideways:
      'Minden akció előtt a labda oldalra, a sorában legközelebbi csapattárshoz kerül. Itt ketten vannak egyforma közel: az edző a világítók közül választ.',
    line: 'Rövid passz: a labda sorában álló összes játékos labdái számítanak, és hozzájuk a két lap. A hazaiaknak több van, ezért a labda egy sorral előrébb jut, ott a legalacsonyabb számú játékosukhoz.',
    intercepted:
      'Ugyanez az összeadás fordítva: a védőknek több labdájuk van a labda sorában, így most az ottani legalacsonyabb számú játékosuké.',
    long: 'A hosszú passzt abban a sorban kell összevetni, ahová szánják, nem abban, ahonnan indul; minden világító sor választható. A labda most két sorral előrébb van.',
    foul: 'Minden egyenlő, a lapok is: a védő szabálytalankodott. Az akció úgy folytatódik, mintha a támadó nyert volna, aztán szabadrúgás vagy büntető következik.',
    opportunity:
      'A labda az utolsó sorban van: lövő helyzet. A hazaiak védekeznek, és most egy játékosuk akár a labdással is helyet cserélhet, hogy elszorítsa a kaputól.',
    duel: 'A lövés: az egyik edző sarkot választ, a másik azt, hová vetődjön a kapusa, mindketten titokban. A kapuban álló számok az odatartó lövés erejét mutatják: a lapét és a lövőlapét együtt.',
    flip: 'Players: aki használja a képességét, azonnal megfordul. Ettől kezdve a másik oldala számít, annak labdáival és képességével.',
  },
}
