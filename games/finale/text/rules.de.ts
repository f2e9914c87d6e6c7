import type { Rules } from './paragraphs.ts'

export const rulesDe: Rules = {
  title: 'Finale: die Regeln',
  chapters: {
    '1': 'Das Spiel',
    '2': 'Die Fußballer',
    '3': 'Kader und Aufstellung',
    '4': 'Die Taktikkarten',
    '5': 'Der Zeitabschnitt',
    '6': 'Der Angriff',
    '7': 'Der Konter',
    '8': 'Gefahren',
    '9': 'Wechsel',
    '10': 'Das Ende des Spiels',
    '11': 'Das Elfmeterschießen',
    '12': 'Pokale',
    '13': 'An diesem Tisch',
  },
  paragraphs: {
    '1.1':
      'In Finale stehen sich zwei Trainer gegenüber: Der eine führt den FC Acker, der andere den SV Stollen. Eine Mannschaft hat Heimrecht, die andere ist zu Gast. Das spielt nur dort eine Rolle, wo eine Regel die Heimmannschaft nennt.',
    '1.2':
      'Ein Spiel hat sechs Zeitabschnitte zu je 15 Minuten. Wer am Ende des sechsten mehr Tore auf dem Konto hat, ist Sieger.',
    '1.3':
      'Der Würfel trägt auf seinen sechs Seiten 0, 1, 1, 2, 2 und 3. Die 1 und die 2 fallen also je in einem von drei Würfen, die 0 und die 3 je in einem von sechs. Die Werte von 0 bis 3 stammen aus dem Originalspiel; wie oft jeder vorkommt, haben wir festgelegt. Wer die Schachtel besitzt, kann in seinem Kartensatz angeben, was auf ihrem Würfel steht: sechs Zahlen von 0 bis 3, nicht alle gleich.',
    '2.1':
      'Jeder Fußballer gehört in eine Reihe: Tor, Abwehr, Mittelfeld oder Sturm. Danach heißt er Torwart, Abwehrspieler, Mittelfeldspieler oder Stürmer; alle außer dem Torwart sind Feldspieler. Sein Punktwert ist nur beim Zusammenstellen des Kaders von Bedeutung.',
    '2.2':
      'Jeder Fußballer hat vier Spielstärken von 1 bis 5, eine an jeder Kante seiner Karte. Es zählt nur die, die gerade oben ist. Aufs Feld kommt er mit dem Kopf nach oben, also mit seiner ersten Spielstärke.',
    '2.3':
      'Nach jedem Einsatz dreht sich die Karte um ein Viertel nach links und bringt die nächste Spielstärke nach oben. Die Reihenfolge ist die der Spielertabelle; auf die vierte folgt wieder die erste. Beispiel: Patricio Fersi spielt mit 1, danach mit 5, 1 und 4, dann wieder mit 1.',
    '2.4':
      'Manche Fußballer tragen ein Gefahrensymbol: Verletzung, Gelbe Karte oder Rote Karte. Jedes Symbol gehört zu einer der vier Stellungen der Karte und zählt nur, wenn sie beim Einsatz gerade diese Stellung hat. Wer zwei Symbole hat, trägt sie in zwei Stellungen. Es steht in der Ecke, die in dieser Stellung oben rechts ist: bei der Karte mit dem Kopf nach oben gehört zur ersten die Ecke oben rechts, zur zweiten die unten rechts, zur dritten die unten links, zur vierten die oben links. Wer sein Symbol wo hat, haben wir in unseren Sätzen entworfen; dort ist es nie die erste.',
    '3.1':
      'Jeder Trainer holt genau 15 verschiedene Fußballer in seinen Kader, alle aus den 30 des eigenen Vereins.',
    '3.2':
      'Die Punktwerte der 15 dürfen zusammen höchstens 50 Punkte ergeben. Übrige Punkte verfallen. Für erste Spiele bietet sich der Kader an, der in der Spielertabelle mit X markiert ist; er kostet exakt 50.',
    '3.3':
      'Mindestens einer der 15 muss Torwart sein. Klug sind zwei: Fällt der einzige aus, muss ein Feldspieler zwischen die Pfosten.',
    '3.4':
      'Elf der 15 beginnen auf dem Spielfeld, darunter genau ein Torwart, der im Tor steht. Die anderen vier sitzen auf der Bank. Mit dem Kader für erste Spiele sind das zunächst Hechter, Ballnich, Talent und Pfosten (FC Acker) sowie Tentakel, Walze, Balla und Joker (SV Stollen).',
    '3.5':
      'Jeder spielt in seiner eigenen Reihe: Abwehrspieler in der Abwehr, Mittelfeldspieler im Mittelfeld, Stürmer im Sturm. Wie sich die zehn Feldspieler auf diese Reihen verteilen, bestimmt der Trainer. Beispiel: vier in der Abwehr, drei im Mittelfeld, drei im Sturm.',
    '3.6':
      'Kader und Aufstellung entstehen geheim und werden gemeinsam aufgedeckt, sobald beide Trainer fertig sind. Von da an ist neben dem Spielfeld auch die Bank für beide zu sehen.',
    '3.7':
      'Als Handicap können die Trainer vorab für eine der Mannschaften eine andere Punktegrenze als 50 vereinbaren. Beispiel: Ein Titelverteidiger muss mit 46 Punkten auskommen.',
    '4.1':
      'Beide Trainer besitzen die gleichen 30 Taktikkarten: je sechs in Weiß, Lila, Gelb, Blau und Rot. In unseren Kartensätzen hat jede Farbe die Kampfstärken 5, 4, 3, 2, 2 und 1; in einem Satz, den jemand aus seiner Schachtel abtippt, dürfen sie anders verteilt sein (seit finale-2). Die weiße 1 ist die Schlusskarte; sie wird nie eingemischt und kommt nie auf die Hand.',
    '4.2':
      'Eine Taktikkarte zeigt ihre Kampfstärke und zwei Felder: oben den Spielaufbau, unten den Spielabschluss. In beiden Feldern gehören die Plätze links dem Angreifer, die rechts dem Verteidiger. Ein Platz nennt eine Reihe; welchen Mann dieser Reihe er dafür nimmt, entscheidet der Trainer.',
    '4.3':
      'Den üblichen Stapel bilden die sechs weißen Karten und die sechs einer weiteren Farbe, die jeder Trainer für sich wählt. Lila ist so ausgewogen wie Weiß und wird für erste Spiele empfohlen. Gelb ruft mehr Abwehrspieler auf, Blau mehr Mittelfeldspieler, Rot mehr Stürmer: sinnvoll ist eine Farbe nur für den, der in dieser Reihe stark ist.',
    '4.4':
      'Die freie Auswahl ist eine Spieloption. Jeder Trainer packt elf Karten beliebiger Farben ein: zweimal Kampfstärke 5, zweimal 4, zweimal 3, viermal 2 und einmal 1. Als zwölfte kommt in jedem Fall die weiße Schlusskarte hinzu; sie gilt nicht als die eine 1. Hat ein Kartensatz von einer dieser Kampfstärken zu wenige Karten, gibt es mit ihm keine freie Auswahl.',
    '4.5':
      'Bei der Spieloption der freien Auswahl wird nicht gemischt: Jeder Trainer bringt seine elf Karten in eine Reihenfolge nach Wunsch. Die ersten drei sind seine Hand, die übrigen zieht er in dieser Folge. Die Schlusskarte liegt offen zuunterst.',
    '4.6':
      'So entsteht der übliche Stapel: Elf Karten werden gemischt und verdeckt hingelegt, zuunterst liegt offen die Schlusskarte. Dann zieht jeder Trainer drei Karten als Hand.',
    '4.7':
      'Kein Trainer sieht Hand und Stapel des anderen, auch nicht, welche Karten er eingepackt hat. Bekannt wird eine Karte erst, wenn sie gespielt wird. Wie viele Karten in Hand und Stapel noch übrig sind, ist offen.',
    '4.8':
      'Die Taktikkarten werden zuletzt gewählt: Kader und Aufstellungen liegen offen (3.6), und mit beiden vor Augen wählt jeder Trainer seine Karten, beide zugleich und jeder ungesehen vom anderen. Bekannt wird nur, dass ein Trainer gewählt hat. Haben es beide, nehmen sie ihre Hand auf, und der erste Zeitabschnitt beginnt. Das gilt ab den Regeln finale-2; vorher wurde alles auf einmal versiegelt.',
    '4.9':
      'Für einen schnellen Anfang können die Trainer vereinbaren, alles auf einmal zu versiegeln. Dann gibt jeder seine Taktikkarten mit Kader und Aufstellung ab, bevor er die des anderen sieht, und am Tisch wird nichts gefragt. Ohne diese Vereinbarung nennt ein Kader keine Taktikkarten.',
    '4.10':
      'Elf beliebige Karten sind eine Spieloption (ab finale-2). Jeder Trainer packt elf beliebige seiner dreißig Karten ein, gleich welcher Farben und Kampfstärken; die Schlusskarte ist nie dabei und kommt wie immer zuunterst. Sie werden gemischt und ausgeteilt wie der übliche Stapel (4.6).',
    '5.1':
      'Ein Zeitabschnitt läuft so ab: Wechsel, Taktikkarten, Angriffe. Dann kommt der nächste. Im ersten gibt es keine Wechsel, denn die Aufstellungen sind ja gerade erst aufgedeckt worden.',
    '5.2':
      'Jeder Trainer legt eine Handkarte verdeckt hin, dann werden beide zugleich aufgedeckt. Wer keine Handkarte mehr hat, legt nichts: Für ihn zählt seine Schlusskarte mit Kampfstärke 1, die für beide offen liegt.',
    '5.3':
      'Der Trainer, dessen aufgedeckte Karte die höhere Kampfstärke hat, ist in diesem Zeitabschnitt der Angreifer, der andere der Verteidiger. Um wie viel sie höher ist, so viele Angriffe gibt es. Beispiel: 4 gegen 1 bringt drei Angriffe.',
    '5.4':
      'Bei gleicher Kampfstärke würfeln beide Trainer, bis einer höher würfelt. Er ist der Angreifer und hat genau einen Angriff. Bleiben zwanzig Würfe hintereinander gleich, greift die Heimmannschaft an.',
    '5.5':
      'Gleich nach dem Aufdecken zieht jeder Trainer von seinem Stapel nach, bis er wieder drei Karten auf der Hand hat. Ist der Stapel leer, spielt er mit den Handkarten weiter, die ihm bleiben.',
    '5.6':
      'Für jeden Angriff nach dem ersten spielt der Angreifer offen eine weitere Handkarte über die vorige und zieht gleich nach. Sie bestimmt die Plätze dieses Angriffs und ist nun seine offene Kampfstärke. Die Zahl der Angriffe ändert sich dadurch nicht. Hat er keine Handkarte mehr, spielt er die Schlusskarte.',
    '5.7':
      'Liegt die Karte des Angreifers für einen weiteren Angriff offen, darf der Verteidiger, bevor die Männer gewählt werden, eine Handkarte aus dem Spiel nehmen und dafür eine von seinem Stapel ziehen. Die weggelegte Karte zeigt er nicht. Das geht bei jedem weiteren Angriff, nicht beim ersten eines Zeitabschnitts und nicht beim Konter, und nur, solange sein Stapel noch eine Karte hat; die Schlusskarte kann man nicht ziehen. Seine offene Karte bleibt liegen. Nach finale-1 tauschte er, bevor die Karte des Angreifers gespielt wurde.',
    '5.8':
      'Die Schlusskarte hat Kampfstärke 1, liegt offen und kommt nie auf die Hand. Wer keine Handkarte mehr hat, spielt sie bis zum Ende der regulären Spielzeit immer dann, wenn er eine Karte braucht: in jedem Zeitabschnitt und für jeden weiteren Angriff. In der Verlängerung gilt dasselbe, sobald seine weißen Karten gespielt sind (10.3). Sie wird nie verbraucht.',
    '5.9':
      'Der Zeitabschnitt ist vorbei, wenn der Angreifer keinen Angriff mehr übrig hat. Wird beim letzten noch ein Konter fällig, so wird er noch gespielt.',
    '6.1':
      'Ein Angriff beginnt mit dem Spielaufbau; gelingt er, folgt der Spielabschluss. Hat die Karte des Angreifers im Spielaufbau auf keiner Seite Plätze, geht es gleich mit dem Spielabschluss los. Ein solcher Angriff löst keinen Konter aus, denn dazu muss ein Spielaufbau scheitern. Auch Plätze für nur eine Seite sind ein Spielaufbau (ab finale-2): Die andere setzt dann niemanden ein und hat nur ihren Wurf.',
    '6.2':
      'Beide Trainer besetzen die Plätze auf der Karte des Angreifers: der Angreifer die linken, der Verteidiger die rechten. Zuerst wählt der Angreifer alle seine Männer für diesen Teil des Angriffs. Der Verteidiger sieht sie und wählt dann seine.',
    '6.3':
      'Ein Platz mit Fragezeichen steht jedem freien Feldspieler offen, gleich aus welcher Reihe. Der Torwart darf ihn nie einnehmen.',
    '6.4':
      'Frei ist, wer in diesem Angriff noch nicht eingesetzt wurde. Hat eine Reihe weniger freie Männer als Plätze, spielen alle diese Männer, und für den Rest wählt der Trainer freie Feldspieler aus anderen Reihen. Ist niemand frei, bleibt der Platz leer und zählt nichts. Beispiel: Drei Abwehrspieler sind verlangt, zwei sind frei; beide spielen, und ein Mittelfeldspieler oder Stürmer hilft aus. Seit finale-2 sagt ein solcher Platz, für welche Reihe ausgeholfen wird.',
    '6.5':
      'Wer im Spielaufbau dabei war, ist für den Spielabschluss desselben Angriffs gesperrt. Das gilt für beide Mannschaften. Einzige Ausnahme sind die Pfeile auf der Karte des Angreifers.',
    '6.6':
      'Ein Pfeil vom Spielaufbau zum Spielabschluss markiert eine Reihe: Einer der Männer dieser Reihe, die der Angreifer im Spielaufbau hatte, muss im Spielabschluss noch einmal ran, mit seiner neuen Spielstärke. Standen auf den markierten Plätzen nur Aushilfen oder markiert der Pfeil ein Fragezeichen, ist es einer von allen seinen Feldspielern aus dem Spielaufbau. Ist von den infrage kommenden Männern keiner mehr als Feldspieler auf dem Feld, spielt ein freier Mann der markierten Reihe; gibt es den nicht, irgendein anderer freier Feldspieler. Eine Karte kann mehrere Pfeile haben (seit finale-2), von denen jeder einen anderen Mann ruft; Pfeile auf der rechten Seite rufen ebenso die Männer des Verteidigers; und ein Pfeil kann zu einem Platz anderer Art führen, auf dem der Gerufene spielt, gleich aus welcher Reihe er kommt. Nur der Platz des Torwarts ist mit keinem anderen verbunden.',
    '6.7':
      'Das Gesamtergebnis einer Mannschaft besteht aus den Spielstärken, die ihre eingesetzten Männer gerade zeigen, und ihrem Würfelwurf. Im Spielaufbau eines Konters kommt für die konternde Mannschaft der Konterbonus hinzu. Beispiel: Spielstärken 3, 5 und 2 und eine gewürfelte 1 machen 11.',
    '6.8':
      'Der Spielaufbau gelingt, wenn das Gesamtergebnis des Angreifers mindestens so hoch ist wie das des Verteidigers; dann muss er mit dem Spielabschluss weitermachen. Liegt es darunter, ist der Angriff vorbei. Der Verteidiger kontert nun, falls es in diesem Zeitabschnitt noch keinen Konter gab.',
    '6.9':
      'Im Spielabschluss fällt nur dann ein Tor, wenn das Gesamtergebnis des Angreifers das des Verteidigers übertrifft. Beispiel: 10 gegen 9 ist ein Tor, 9 gegen 9 keines.',
    '6.10':
      'Sind die Gesamtergebnisse verglichen, wird zuerst für die Gefahren aller eingesetzten Männer gewürfelt, beim Angreifer vor dem Verteidiger. Danach drehen sich alle Eingesetzten, die noch auf dem Feld sind, um ein Viertel nach links. So geschieht es nach dem Spielaufbau und noch einmal nach dem Spielabschluss.',
    '6.11':
      'Kein Angriff darf ausgelassen werden, so schwach die Männer gerade auch sein mögen. Und jedes Spiel geht bis zum Ende, auch wenn eine Mannschaft noch so viele Männer verloren hat. Achte also darauf, dass nie alle deine Spielstärken zugleich niedrig sind.',
    '6.12':
      'Nach dem Angriff sind alle beteiligten Männer wieder frei. Ihre Karten bleiben so, wie sie gedreht wurden.',
    '7.1':
      'Scheitert der Spielaufbau, muss der Verteidiger kontern, es sei denn, dieser Zeitabschnitt hatte schon seinen Konter. Für den Konter wird er zum Angreifer und der andere Trainer zum Verteidiger. Plätze, Würfel, Gefahren und Drehen folgen den Regeln jedes Angriffs.',
    '7.2':
      'Je Zeitabschnitt gibt es nur einen Konter. Scheitert später im selben Zeitabschnitt noch ein Spielaufbau des Angreifers, ist dieser Angriff einfach vorbei. Auf einen gescheiterten Konter folgt nie ein weiterer Konter.',
    '7.3':
      'Der konternde Trainer spielt keine neue Karte: Die Plätze stehen auf der Karte, die bei ihm schon offen liegt, auch wenn es seine letzte war. Vor dem Konter werden alle Männer beider Mannschaften wieder frei, auch die gerade eingesetzten.',
    '7.4':
      'Im Spielaufbau des Konters zählt der konternde Trainer einen Konterbonus zu seinem Gesamtergebnis: den Unterschied der beiden Kampfstärken, die in diesem Moment offen liegen, egal welche höher ist. Beispiel: Die zweite Karte des Angreifers hat Kampfstärke 1, die Konterkarte 3, also beträgt der Bonus 2. Bei gleicher Kampfstärke entfällt er.',
    '7.5':
      'Im Spielabschluss des Konters gilt der Konterbonus nicht. Hat die Konterkarte im Spielaufbau keine Plätze, geht der Konter gleich in den Spielabschluss und bleibt daher ganz ohne Bonus.',
    '7.6':
      'Nach dem Konter, mit oder ohne Tor, werden die Rollen zurückgetauscht. Der Angreifer macht mit den Angriffen weiter, die ihm noch bleiben; hat er keine mehr, ist der Zeitabschnitt vorbei.',
    '8.1':
      'Für jeden eingesetzten Mann, dessen Karte in ihrer jetzigen Stellung ein Gefahrensymbol zeigt, würfelt sein Trainer. Zuerst sind die Männer des Angreifers dran, dann die des Verteidigers, alle noch vor dem Drehen. Seit finale-2 sagt jeder Trainer, in welcher Reihenfolge er für seine Männer würfelt, einen nach dem anderen; gefragt wird er, wo die Reihenfolge etwas ausmachen kann. Die Trainer können sich stattdessen auf die Reihenfolge des Kaders einigen, die früher immer galt. Die Spielstärke des Mannes hat da schon gezählt, was auch immer ihm nun zustößt.',
    '8.2':
      'Verletzung: Bei einer 2 ist der Mann verletzt und für den Rest des Spiels draußen. Bei jeder anderen Zahl passiert nichts.',
    '8.3':
      'Für einen verletzten Feldspieler darf sofort ein Feldspieler von der Bank kommen; der Trainer kann auch verzichten. Der Neue darf aus jeder Reihe sein und geht mit dem Kopf nach oben in seine eigene. Er ist frei, kann also schon im Spielabschluss dieses Angriffs spielen. Auf die drei Wechsel wird das nicht angerechnet. Ein Torwart darf nicht für einen Feldspieler kommen.',
    '8.4':
      'Gelbe Karte: Bei einer 0 oder 1 wird der Mann verwarnt. Er spielt weiter, aber die Verwarnung bleibt ihm bis zum Ende des Spiels. Bei einer 2 oder 3 passiert nichts.',
    '8.5':
      'Die zweite Verwarnung für denselben Mann ist eine Rote Karte: Er ist für den Rest des Spiels draußen, und niemand kommt für ihn.',
    '8.6':
      'Rote Karte: Bei einer 3 fliegt der Mann vom Feld und ist für den Rest des Spiels draußen. Niemand kommt für ihn, seine Mannschaft spielt also mit einem Mann weniger. Bei jeder anderen Zahl passiert nichts.',
    '8.7':
      'Verletzt sich der Torwart, kommt sofort ein Torwart von der Bank. Sitzt dort keiner, geht ein Feldspieler von der Bank ins Tor. Beide beginnen mit dem Kopf nach oben, und keiner von beiden wird auf die drei Wechsel angerechnet. Ist die Bank leer, geht ein Mann vom Feld ins Tor; der Umzug allein dreht seine Karte nicht. Ist auch dort niemand mehr, bleibt das Tor leer und zählt 0.',
    '8.8':
      'Sieht der Torwart Rot, muss sich der Trainer sofort entscheiden. Entweder kommt ein Torwart von der Bank für einen Feldspieler, den der Trainer bestimmt; das verbraucht einen der drei Wechsel und geht daher nur, solange noch einer übrig ist. Sitzt kein Torwart auf der Bank, darf auf diesem Weg ein Feldspieler von der Bank ins Tor (seit finale-2). Oder ein Feldspieler vom Feld geht ins Tor; der Umzug allein dreht seine Karte nicht. Ist niemand mehr auf dem Feld, bleibt das Tor leer und zählt 0.',
    '8.9':
      'Ein Feldspieler, der ins Tor gegangen ist, bleibt Torwart bis zum Ende des Spiels. Er besetzt Torwartplätze und nie einen Feldspielerplatz, auch kein Fragezeichen. Spielstärken, Gefahren und eine Verwarnung nimmt er mit.',
    '9.1':
      'Jeder Trainer hat drei Wechsel im Spiel. Gewechselt wird nur zwischen zwei Zeitabschnitten, bevor die Taktikkarten gelegt werden. Mehrere Wechsel zugleich sind erlaubt. Die Verlängerung bringt keine neuen; wer noch welche hat, kann sie vor jedem ihrer Zeitabschnitte nutzen. Wechsel sind kostbar: Verletzungen und Karten können jede Mannschaft ausdünnen, also geh sparsam damit um.',
    '9.2':
      'Ein Wechsel bringt immer einen Feldspieler für einen anderen. Der Reservetorwart spielt nie als Feldspieler. Ohne Feldspieler auf der Bank ist kein Wechsel möglich. Nach Vereinbarung (seit finale-2) darf ein Wechsel auch einen Torwart von der Bank für den Mann im Tor bringen.',
    '9.3':
      'Der Neue geht in seine eigene Reihe, mit dem Kopf nach oben, also mit seiner ersten Spielstärke. Er darf aus einer anderen Reihe sein als der Mann, für den er kommt. Beispiel: Für einen Stürmer kommt ein Mittelfeldspieler ins Mittelfeld.',
    '9.4': 'Beide Trainer legen ihre Wechsel geheim fest. Aufgedeckt werden sie, wenn beide fertig sind.',
    '9.5':
      'Wer das Feld verlassen hat, durch Wechsel, Verletzung oder Rote Karte, kehrt in diesem Spiel nicht zurück.',
    '10.1':
      'Nach sechs Zeitabschnitten hat die Mannschaft mit mehr Toren gewonnen. Steht es gleich, ist das Spiel unentschieden, sofern keine Verlängerung vereinbart ist.',
    '10.2':
      'Die Verlängerung ist eine Spieloption für den Fall, dass es nach sechs Zeitabschnitten unentschieden steht. Zwei Zeitabschnitte kommen hinzu, bis zur 105. und zur 120. Minute. Es bleibt bei den üblichen Regeln; Männer, gedrehte Karten, Verwarnungen und verbrauchte Wechsel werden übernommen.',
    '10.3':
      'In der Verlängerung gibt es nur weiße Karten, was immer vorher eingepackt war. Jeder Trainer nimmt seine sechs, mischt fünf davon, legt die Schlusskarte offen zuunterst und zieht drei als Hand. Karten aus der regulären Spielzeit kommen weg.',
    '10.4': 'Ist nach der Verlängerung noch nichts entschieden, folgt das Elfmeterschießen.',
    '11.1':
      'Ab jetzt zählen Gefahren nicht mehr, alle Karten kommen mit dem Kopf nach oben, und das Elfmeterschießen hat einen eigenen Spielstand, der bei 0:0 beginnt. Jeder Trainer benennt geheim fünf Feldspieler vom Feld als Schützen, in einer Reihenfolge seiner Wahl. Der Mann im Tor ist nie dabei; er hütet das Tor auch jetzt, wer immer auf der Bank sitzt. Die Trainer können vereinbaren, dass auch Männer von der Bank schießen dürfen (ab finale-2), nur keine Torhüter und niemand, der ausgeschieden ist. Wer weniger als fünf hat, benennt alle; wer gar keinen hat, für den gilt jeder Elfmeter als verschossen.',
    '11.2':
      'Beide Trainer würfeln; der höhere Wurf hat den ersten Elfmeter. Gleiche Würfe werden wiederholt. Bleiben zwanzig hintereinander gleich, beginnt die Heimmannschaft.',
    '11.3':
      'Die erste Spielstärke des Schützen plus ein Wurf steht gegen die Spielstärke, die der Torwart gerade zeigt, plus ein Wurf. Ein Tor ist es nur, wenn der Schütze das höhere Gesamtergebnis hat. Danach dreht sich der Torwart um ein Viertel nach links, der Schütze nicht.',
    '11.4':
      'Geschossen wird abwechselnd. Schluss ist, wenn beide Trainer fünf Elfmeter hatten und einer führt, oder schon früher, wenn einer nicht mehr einzuholen ist. Wer führt, gewinnt das Spiel.',
    '11.5':
      'Steht es nach je fünf Elfmetern gleich, folgt das Stechen: Paar um Paar hat jeder Trainer einen weiteren Elfmeter. Vor jedem Paar bestimmen beide geheim einen Schützen unter denen nach 11.1, die noch nicht geschossen haben. Das erste Paar, nach dem einer führt, entscheidet. Wer den ersten Elfmeter hatte, schießt in jedem Paar zuerst, und die Torhüter drehen sich weiter.',
    '11.6':
      'Haben alle Männer eines Trainers geschossen, die schießen dürfen, beginnt seine Reihenfolge wieder beim ersten Schützen. Bringen vierzig Paare im Stechen keine Entscheidung, fällt das Los.',
    '12.1':
      'Im Pokal treffen zwei Vereine zweimal aufeinander, jeder einmal zu Hause. Die Tore aus Hinspiel und Rückspiel werden zusammengezählt, und wer mehr hat, kommt weiter oder gewinnt, im Endspiel, den Pokal. In der Schachtel liegen vier Pokale, für deutsche und europäische Wettbewerbe. Jedes der beiden ist ein eigenes Spiel: Kader, Aufstellungen und Taktikkarten dürfen andere sein.',
    '12.2':
      'Ein unentschiedenes Hinspiel bleibt unentschieden. Eine Verlängerung und nötigenfalls ein Elfmeterschießen gibt es erst am Ende des Rückspiels, und nur bei gleichem Gesamtstand.',
    '12.3':
      'Auswärtstore zählen wie alle anderen, wenn die Trainer nichts anderes vereinbaren, vor dem Hinspiel oder spätestens vor dem Rückspiel; was vor dem Hinspiel vereinbart ist, gilt für beide. Haben sie es getan und ist der Gesamtstand gleich, kommt der Verein mit mehr Auswärtstoren weiter. Das wird nach dem sechsten Zeitabschnitt des Rückspiels geprüft und, wenn es gleich bleibt, noch einmal nach der Verlängerung.',
    '12.4':
      'Ein Titelverteidiger kann einen Bonus oder einen Malus bekommen: mehr oder weniger als 50 Punkte für seinen Kader. Darauf einigen sich die Trainer vor dem Spiel.',
    '13.1': 'Lassen die Regeln einem Trainer nur eine Möglichkeit, nimmt Libero sie für ihn, ohne zu fragen.',
    '13.2':
      'Eine Wahl lässt sich zurücknehmen, solange dreierlei gilt: Sie hat nichts Verborgenes aufgedeckt, der Zufall war nicht im Spiel, etwa durch einen Wurf oder eine gezogene Karte, und der andere Trainer hat noch nicht darauf geantwortet.',
    '13.3':
      'Für jede Entscheidung gibt es eine Vorgabe. Läuft einem Trainer die Zeit ab, gilt sie für ihn, und das Spiel geht weiter.',
    '13.4':
      'Sicherungen sorgen dafür, dass jedes Spiel endet. Zwanzig gleiche Würfe um den Angriff: Die Heimmannschaft greift an. Zwanzig gleiche Würfe um den ersten Elfmeter: Die Heimmannschaft beginnt. Vierzig Paare im Stechen ohne Entscheidung: Das Los fällt. Und wem die Karten ausgehen, der hat immer noch die Schlusskarte.',
    '13.5':
      'Vor dem Spiel einigen sich die Trainer auf die Spieloptionen: üblicher Stapel, freie Auswahl oder elf beliebige Karten (4.3, 4.4, 4.10), mit dem Kader versiegelte Taktikkarten (4.9), Verlängerung (10.2), die Punkte jeder Mannschaft (3.7), Hin- oder Rückspiel (12.1), die Reihenfolge der Gefahren (8.1), Torwartwechsel (9.2), Schützen von der Bank (11.1) und den Kartensatz. Ein Spiel darf auch mit einer vollständig aufgebauten Stellung beginnen. Alles andere wird abgelehnt, mit allen Gründen auf einmal. Ein eigener Kartensatz hat einen eigenen Namen: Namen, die mit „libero“ beginnen, gehören den hier veröffentlichten.',
  },
}
