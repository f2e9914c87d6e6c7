import type { PlayersRules } from './paragraphs.ts'

export const playersRulesDe: PlayersRules = {
  chapters: {
    '13': 'Die Erweiterung „Spieler“',
    '14': 'Die Nummern',
    '15': 'Die Fähigkeiten',
    '16': 'Die Spielertypen',
    '17': 'Die Torhüter',
    '18': 'Stilkarten: allgemeine Regeln',
    '19': 'Stilkarten gewinnen und ausspielen',
    '20': 'Spielereignisse',
    '21': 'Teamkarten und Budgets',
  },
  paragraphs: {
    '13.1':
      'Die Erweiterung „Spieler“ wird vor dem Spiel vereinbart. An die Stelle der zehn Spielerkarten jeder Mannschaft treten dann Spielertypen mit Fähigkeiten. Alles aus den Kapiteln 1 bis 12 gilt weiter, soweit die Kapitel 13 bis 21 nichts anderes sagen.',
    '13.2':
      'Es gibt 22 Spielertypen. Jede Karte hat eine silberne und eine goldene Seite und zeigt, welche Nummern der Spieler tragen darf, einen Schild und einen Preis; jede Seite hat Angriffsbälle, Abwehrbälle und eine eigene Fähigkeit. Jeder Trainer hat 32 Karten: Manche Typen sind mehrmals dabei.',
    '13.3':
      'Eine Mannschaft kommt von einer Teamkarte, die Aufstellung, goldene Spieler, Torwart, Stil, Bank und Kapitän nennt, oder der Trainer stellt sie mit einer Budgetkarte selbst zusammen (Kapitel 21). Die Teamkarte zeigt auch Namen, Flagge und Farben der Mannschaft, ihren Wert und die Stärke von Abwehr, Mittelfeld und Angriff, alles in Sternen (21.3), wenn eine eigene Karte nichts anderes druckt; auf das Spiel hat das keinen Einfluss. Jeder beginnt das Spiel auf der Seite, Silber oder Gold, die seine Mannschaft angibt.',
    '13.4':
      'Ob ein Spieler als linker oder rechter zählt (2.3), hängt von der Position ab, auf der er spielt, egal welche Nummern auf seiner Karte stehen. Beispiel: Eine 4/5 auf Position 4 spielt links, dieselbe Karte auf Position 5 rechts.',
    '13.5':
      'Beim Anstoß, nach einem Tor wie zu Beginn einer Halbzeit, geht jeder an seinen Platz zurück, behält aber die Kartenseite, die er zeigt, Silber oder Gold, und den Flügel, auf dem er spielt (16.5). Haben beide Trainer „Seiten neu“ vereinbart, zeigt dann auch jeder wieder die Kartenseite, mit der er begonnen hat, ein Eingewechselter die, mit der er kam, und spielt auf seinem eigenen Flügel. Torhüter bleiben, wie sie sind.',
    '13.6':
      'In der Schachtel der Erweiterung liegen 64 Spielerkarten, 32 in jeder Farbe, 45 Teamkarten, 12 Stilkarten, 3 Budgetkarten, 6 Spielereignisse und 2 Referenzzettel; in der deutschen Schachtel sind es 24 Teamkarten und 5 Spielereignisse, ohne den Positionstausch. All das liegt auch auf diesem Tisch; an der Stelle der beiden Zettel steht die Kurzfassung dieser Regeln. Das Grundspiel braucht man dazu: Gespielt wird mit allem daraus bis auf die Spielerkarten.',
    '14.1':
      'Viele Karten zeigen zwei Nummern, etwa 4/5. Spieler, deren Nummern sich überschneiden, haben die gleiche Nummer. Am niedrigsten ist jeder, unter dem kein anderer ganz liegt. Beispiele: Von 4/5, 5, 6 und 6/7 sind 4/5 und 5 am niedrigsten; von 2, 2/3 und 3 sind es 2 und 2/3, denn die 2 liegt ganz unter der 3. Ein Allrounder trägt die Nummer seiner Position.',
    '14.2':
      'Ein Pass, gewonnen oder verloren, geht zur niedrigsten Rückennummer (14.1) der Mannschaft, die den Ball bekommt. Sind mehrere ihrer Spieler am niedrigsten, wählt ihr Trainer einen von ihnen. Beispiel: Ein kurzer Pass erreicht eine Reihe, in der die Mannschaft zweimal die 6/7 hat; ihr Trainer sagt, wer ihn annimmt.',
    '14.3':
      'Nach einem Abschlag (8.3) und wenn dem Angreifer in einer Torchance die Karten ausgegangen sind (6.8), bekommt den Ball die niedrigste Rückennummer beider Mannschaften in der Reihe, gezählt nach 14.1. Ein Spieler der Mannschaft ohne Ball, dessen Nummer gleich oder niedriger ist, geht der Mannschaft mit Ball vor. Sind mehrere Spieler der Mannschaft, die ihn bekommt, am niedrigsten, wählt ihr Trainer. Beispiel: Die abschlagende Mannschaft hat in der Reihe 4/5, die andere 5: Die 5 bekommt den Ball.',
    '14.4':
      'Nach einem Foul bei einem kurzen oder langen Pass (9.1) war es die niedrigste Rückennummer der Verteidiger in der verglichenen Reihe. Sind mehrere am niedrigsten, wählt der Trainer der foulenden Mannschaft, wer von ihnen es war, und damit auch, wer bei Rot vom Platz fliegt.',
    '14.5':
      'Klatscht der Torwart den Ball ab (7.8), zählt von einer doppelten Nummer die niedrigere: 10/11 ist eine 10. Sonst gilt 7.8: Die nächste Nummer bekommt den Ball; bei gleichem Abstand kommt ein Verteidiger vor einem Angreifer, dann die niedrigere Nummer vor der höheren. Nur wenn zwei Spieler einer Mannschaft dieselbe niedrigere Nummer haben, wählt ihr Trainer. Beispiel: Ein Schuss mit Schussklasse 3 wird abgeklatscht, und in der Reihe stehen 2 und 2/3 der Verteidiger; beide zählen als 2, und ihr Trainer sagt, wer den Ball bekommt.',
    '14.6':
      'Den Anstoß führt aus, wer auf Position 6 spielt, egal welche Nummern auf seiner Karte stehen. Sonst gelten für den Anstoß 1.3 und 7.7.',
    '15.1':
      'Fähigkeiten sind freiwillig: Ein Trainer darf immer auf sie verzichten, auch wo sie ihm helfen würden.',
    '15.2':
      'Der Text einer Fähigkeit spricht zum Spieler auf der Karte: „Du“ ist er selbst, „deine Mannschaft“ ist seine.',
    '15.3':
      'Jede Fähigkeit nennt ihren Moment. Dann darf sie benutzt werden, nicht früher und nicht später. Als Schritt wird eine Fähigkeit nur in den beiden Schritten einer Runde benutzt, nicht in denen bei Freistößen und Abschlägen. Beim Elfmeter, im Spiel wie im Elfmeterschießen, benutzt niemand Fähigkeiten oder Stilkarten; für die Torhüter gilt Kapitel 17 auch dann.',
    '15.4':
      'Ein Spieler hat nur die Fähigkeit der Seite, die offen liegt: auf Silber die silberne, auf Gold die goldene.',
    '15.5':
      'Hat ein Spieler seine Fähigkeit benutzt, wird seine Karte sofort umgedreht. Von da an zählt nur die neue Seite, ihre Bälle ebenso wie ihre Fähigkeit, bis die Karte wieder umgedreht wird. Beispiel: Wer vor einem Vergleich golden wird, nimmt daran mit seinen goldenen Bällen teil.',
    '15.6':
      'Ein Spieler darf in einer Runde beide Seiten benutzen, aber seine Karte wird in einer Runde höchstens zweimal umgedreht. In einer Torchance zählt dabei jeder Durchgang wie eine Runde; haben beide Trainer „Torchance als eine Runde“ vereinbart, zählt sie im Ganzen als eine. Beispiel: Ein silberner Spieler benutzt seine Fähigkeit, wird golden, benutzt auch diese und ist wieder silbern; nun muss er bis zur nächsten Runde warten.',
    '15.7':
      'Eine Fähigkeit darf nur benutzt werden, wenn sie ihre Wirkung hat; geht das nicht, wird die Karte nicht umgedreht. Erfolg braucht es dafür nicht: Zwei Bälle mehr sind auch dann benutzt, wenn der Vergleich verloren geht. Beispiel: Steht auf dem Feld davor der Ballführer, ist eine Fähigkeit mit einem Schritt nach vorn nicht möglich. Was für spätere Schüsse gelten soll, ist nur möglich, solange es zu einem solchen Schuss noch kommen kann (16.15).',
    '15.8':
      'Niemand dreht sich aus freien Stücken um. Eine Karte wird nur umgedreht, wenn ihre Fähigkeit benutzt wird oder ein Absatz aus Kapitel 16 es sagt.',
    '15.9':
      'Benachbart, Nachbar und neben jemandem meinen die vier Felder davor, dahinter, links und rechts. Schräg ist nicht benachbart. Beispiel: Die Nachbarn von b3 sind a3, c3, b2 und b4.',
    '15.10':
      'Rund um einen Schritt, davor und danach, benutzt nur der Trainer Fähigkeiten, dessen Schritt es ist; ein Gegner darf sie trotzdem verhindern (16.10). Ist ein Pass angekommen oder hat der Ball die Mannschaft gewechselt, kommt zuerst die Mannschaft, die den Ball jetzt hat, dann die andere. In einer Torchance gilt dasselbe, wenn ein Pass ankommt, obwohl er ohne Vergleich weitergegeben wurde. Nimmt dann eine Fähigkeit den Angreifern den Ball ab, ist die Torchance vorbei: Beide Trainer ziehen bis auf drei nach, und die nächste Runde gehört dem, der den Ball hat. In jedem anderen Moment benutzt zuerst der Angreifer, was er will, dann der Verteidiger. Gefragt wird ein Trainer nur, wenn er etwas benutzen kann. Keine Kette ist endlos, denn niemand wird in einer Runde öfter als zweimal umgedreht (15.6). Ein Foul beendet die Runde: Danach wird nichts mehr benutzt.',
    '16.1':
      'Ballspielender IV ({numbers}). Silber: Nach seinem eigenen gelungenen Dribbling darf er mit dem Ball noch ein Feld weitergehen und tauscht mit dem, der dort steht, den Platz. Gelungen ist ein Dribbling, wenn der Ballführer selbst vorrückt; eines, das mit einem Foul endet, zählt nicht. Er wird auch umgedreht, wenn er nicht weitergeht. Gold: Ist ein langer Pass von ihm gelungen, wählt er statt der niedrigsten Rückennummer einen beliebigen Mitspieler der erreichten Reihe als Empfänger. Gelungen ist ein Pass, in diesem Kapitel und für Stilkarten, wenn er seinen Vergleich gewonnen hat und die Mannschaft des Passgebers den Ball noch hat; einer, der abgefangen und zurückgewonnen wurde, ist es nicht. In einer Torchance, in der nichts verglichen wird, ist er für Fähigkeiten gelungen, sobald er angekommen ist, für Stilkarten nie (18.8).',
    '16.2':
      'Manndecker ({numbers}). Silber: Geht er im normalen Spiel den Schritt des Verteidigers, darf er den gegnerischen Ballführer verdrängen. Sein Trainer zieht dann eine Karte von seinem Nachziehstapel, die danach benutzt ist (die Uhr läuft also), und in diesem Moment wird er umgedreht. Bei Stärke {silver}{silver?: oder weniger} hat er gefoult: Beide stehen wieder wie zuvor, der Freistoß wird von dort ausgeführt, wo der Ballführer war, und bei Rot fliegt der Manndecker. Bei jeder anderen Stärke gilt der Tausch. Gold: Dribbelt ein Gegner auf ihn zu, hat er {gold} {gold?Abwehrball:Abwehrbälle} mehr.',
    '16.3':
      'Abwehrchef ({numbers}). Silber: Wird ein langer Pass des Gegners in seiner Reihe verglichen, hat er {silver} {silver?Abwehrball:Abwehrbälle} mehr. Gold: Nach dem Schritt seiner Mannschaft, oder nachdem sie darauf verzichtet hat, geht ein benachbarter Mitspieler noch einen Schritt, vor oder zurück, egal auf welcher Seite er spielt. Eine Fähigkeit darf dieser für den Schritt nicht benutzen.',
    '16.4':
      'Libero ({numbers}). Silber: Schießt ein Gegner, der neben ihm steht, darf sein Torwart {silver} {silver?Karte:Karten} mehr ziehen. Gold: Hat seine Mannschaft in seiner Reihe oder in einer daneben einen Pass abgefangen, bekommt er den Ball.',
    '16.5':
      'Flügelverteidiger ({numbers}). Silber: Wenn er dribbelt, hat er {silver} {silver?Angriffsball:Angriffsbälle} mehr; gelingen muss das Dribbling nicht. Gold: Er darf seinen Schritt mit einer Karte der anderen Seite gehen; sonst gelten die Regeln für Schritte, in einer Torchance darf der des Verteidigers also den Ballführer verdrängen (6.3). Von da an spielt er auf dieser Seite und bleibt golden. Was auch immer sein Trainer später gefragt wird, in der Runde jeder Mannschaft, auch bei Freistößen, Abschlägen, Schüssen und verdeckter Wahl: Zuerst darf er auf seine eigene Seite zurückwechseln. Dann wird er silbern, und dieselbe Frage wird noch einmal gestellt; ein Schritt steht also noch aus. Zurückwechseln ist keine Benutzung einer Fähigkeit und lässt sich nicht verhindern, aber auch so wird niemand in einer Runde ein drittes Mal umgedreht (15.6). Beide Trainer sehen es sofort. Nur deshalb, weil er zurückwechseln könnte, wird niemand gefragt. Beispiel: Ein linker Flügelverteidiger geht mit einer rechten Karte; nun braucht er rechte Karten, bis er zurückwechselt.',
    '16.6':
      'Überlappender AV ({numbers}). Silber: Nach einem gelungenen Pass (16.1) seiner Mannschaft zu einem seiner Nachbarn geht er einen Schritt vor. Gold: Als seinen Schritt geht er gleich {gold} {gold?Schritt:Schritte} vor, aber nicht über den Ballführer hinweg; dabei tauscht er nacheinander mit jedem, der auf dem Weg steht, den Platz. Umgedreht wird er direkt danach, noch vor dem Spielzug.',
    '16.7':
      'Flügelläufer ({numbers}). Silber: Als seinen Schritt geht er gleich {silver} {silver?Schritt:Schritte} zurück, aber nicht über den Ballführer hinweg, und tauscht nacheinander mit jedem, der auf dem Weg steht, den Platz; nicht jedoch in einer Runde (in einer Torchance: einem Durchgang), in der er Gold benutzt hat. Gold: Als seinen Schritt springt er {gold} {gold?Reihe:Reihen} nach vorn, über jeden hinweg, auch den Ballführer, und tauscht mit dem, der dort steht, nur nicht mit dem Ballführer. Nach dem Sprung wird er umgedreht. Bevor die nächsten Karten gelegt werden, geht er dorthin zurück, woher er kam, außer er hat den Ball oder der Ballführer steht dort. Für den Rückweg darf er Silber nicht benutzen.',
    '16.8':
      'Einrückender AV ({numbers}). Silber: Als seinen Schritt geht er ein Feld schräg nach vorn, nach links oder rechts, und tauscht mit dem, der dort steht, nur nicht mit dem Ballführer. Gold: Wird ein kurzer Pass seiner Mannschaft in der Reihe direkt vor oder direkt hinter ihm verglichen, zählen seine Angriffsbälle mit.',
    '16.9':
      'Sechser ({numbers}). Silber: Hat seine Mannschaft den Ball durch einen Spielzug verloren, geht er einen Schritt zurück. Gold: Ist ein langer Pass angekommen, nimmt er den Ball dem Gegner ab, der ihn in diesem Moment hat, wenn er neben ihm steht. Das gilt auch, wenn der Gegner ihn abgefangen hat, selbst wenn das ein gegnerischer goldener Sechser war.',
    '16.10':
      'Abräumer ({numbers}). Silber: Wird ein kurzer Pass des Gegners in seiner Reihe verglichen, hat er {silver} {silver?Abwehrball:Abwehrbälle} mehr. Gold: Ein Gegner neben ihm darf eine Fähigkeit nicht benutzen, die er genau in diesem Moment benutzen könnte, ob er sie angesagt hat oder nicht, und für den Rest dieser Runde (in einer Torchance: dieses Durchgangs) auch keine andere. Das Verhindern selbst lässt sich nicht verhindern.',
    '16.11':
      'Zentraler Mittelfeldspieler ({numbers}). Silber: Er benutzt die offene Fähigkeit eines benachbarten Mitspielers als seine eigene. Gold: Dasselbe mit einem beliebigen Nachbarn, auch einem Gegner. Umgedreht wird er, nicht der Nachbar. Benachbart müssen sie in dem Moment sein, den die geliehene Fähigkeit nennt; beim silbernen Überlappenden AV etwa, wenn der Pass angekommen ist. Darf eine geliehene Fähigkeit nicht nach Gold benutzt werden (16.7, 16.17), kommt es darauf an, ob der Leihende in dieser Runde sein eigenes Gold benutzt hat. Nicht zu leihen sind das Gold des Flügelverteidigers, das Gold des Abräumers und die Fähigkeiten eines anderen Zentralen Mittelfeldspielers.',
    '16.12':
      'Halbfeldspieler ({numbers}). Silber: Wird ein kurzer Pass seiner Mannschaft in seiner Reihe verglichen, hat jeder Spieler seiner Mannschaft in dieser Reihe {silver} {silver?Ball:Bälle} mehr, auch er. Gold: Wird in seiner Reihe ein Pass verglichen, zählen die Spieler seiner Mannschaft dort mit dem höheren ihrer beiden Werte. Beides geht weder bei einem Weitschuss noch in einer Torchance. Beispiel: Beim Verteidigen zählt ein Mitspieler mit 4 Angriffsbällen und 1 Abwehrball als 4.',
    '16.13':
      'Spielmacher ({numbers}). Silber: Ist ein kurzer Pass von ihm gelungen (16.1), wählt er einen beliebigen Mitspieler der erreichten Reihe als Empfänger. Gold: Spielt er einen langen Pass, zählen seine Angriffsbälle in der Zielreihe mit.',
    '16.14':
      'Defensivstürmer ({numbers}). Silber: Steht er nach dem Querpass des Gegners in der Reihe des Balls oder in einer daneben, geht er einen Schritt vor oder zurück. Gold: Ist ein kurzer Pass angekommen, nimmt er den Ball dem Gegner ab, der ihn in diesem Moment hat, wenn er neben ihm steht, auch wenn der Gegner ihn abgefangen hat.',
    '16.15':
      'Flügelstürmer ({numbers}). Beide Fähigkeiten werden zu Beginn eines Durchgangs einer Torchance seiner Mannschaft benutzt. Silber: In dieser Torchance schießt er vom Flügel wie aus der Mitte, der Torwart zieht also wie bei einem mittleren Feld. Gold: Seine Schüsse in dieser Torchance haben insgesamt {gold} Stärke mehr, auch bei nochmaligem Benutzen nicht mehr. Beides gilt, bis neue Karten gezogen werden: Ein abgeklatschter Ball, eine Ecke oder ein Freistoß beendet es. Seit hat-trick-2 darf keine von beiden benutzen, wer nicht mehr zum Schuss kommen kann: Mit einem Schritt in jedem Durchgang, der noch bleibt, so vielen wie Karten auf der Hand, muss er in die beiden letzten Reihen kommen können, und für Silber muss er auf einem Flügel stehen oder durch Positionstausch (20.5) dorthin kommen können. Beispiel: Mit nur noch einer Karte geht es aus Reihe 4, aus Reihe 3 nicht.',
    '16.16':
      'Außenstürmer ({numbers}). Die Flügel sind die äußeren Felder, Spalten a und d. Silber: In einer Torchance erreicht sein kurzer Pass vom Flügel jeden Mitspieler in den beiden letzten Reihen. Gold: Dribbelt er auf dem Flügel, hat er {gold} {gold?Angriffsball:Angriffsbälle} mehr.',
    '16.17':
      'Mittelstürmer ({numbers}). Silber: Wird ein langer Pass seiner Mannschaft in seiner Reihe verglichen, hat er {silver} {silver?Angriffsball:Angriffsbälle} mehr. Gold: Hat ihn ein gelungener langer Pass (16.1) selbst erreicht, gibt er ihn sofort an einen Mitspieler um ihn herum weiter, auch diagonal; nicht, wenn er ihn erst durch Weitergeben bekommen hat. In einer Runde (in einer Torchance: einem Durchgang) darf er Gold nach Silber benutzen, aber nie Silber nach Gold.',
    '16.18':
      'Hängende Spitze ({numbers}). Silber: Steht sie vor dem Querpass ihrer Mannschaft neben dem Ballführer, bekommt sie den Ball. Der Querpass ist trotzdem fällig, nun von ihr und in ihrer Reihe. Hat eine Fähigkeit, diese oder das Verdrängen durch einen Manndecker (16.2), den Ball vor dem Spielzug in die letzte Reihe gebracht, haben ein langer Pass und ein Dribbling nichts mehr vor sich: Der Ball bleibt beim Ballführer. Gold: Schießt sie nach einem kurzen Pass, hat der Schuss {gold} Stärke mehr; nicht beim Weitschuss, denn dafür wurde kein Pass gespielt.',
    '16.19':
      'Falsche 9 ({numbers}). Silber: Schießt sie mit einem Dribbling aus der Reihe vor der letzten, geht sie mit dem Ball erst einen Schritt vor, und der Schuss kommt von dort. In der letzten Reihe ist das nicht möglich, beim Weitschuss auch nicht, denn dafür wurde nicht gedribbelt. Gold: Hat sie den Ball, muss sie ihn nicht quer abgeben.',
    '16.20':
      'Abstauber ({numbers}). Silber: Klatscht der Torwart einen Schuss seiner Mannschaft ab, während er in der letzten Reihe steht, bekommt er den Ball, egal welche Nummer am nächsten wäre. Gold: Schießt er von einem der beiden mittleren Felder der letzten Reihe, zieht der Torwart {gold} {gold?Karte:Karten} weniger.',
    '16.21':
      'Tiefenläufer ({numbers}). Silber: Spielt seine Mannschaft einen langen Pass, geht er vor dem Vergleich einen Schritt vor; kommt er dadurch in die verglichene Reihe, zählt er dort mit. Gold: Hat seine Mannschaft den Ball durch einen Spielzug gewonnen, geht er einen Schritt vor.',
    '16.22':
      'Allrounder. Er darf auf jeder Position spielen und trägt ihre Nummer. Silber: Er darf seinen Schritt mit einer Karte der anderen Seite gehen; sonst gelten die Regeln für Schritte wie in 16.5. Gold: Als seinen Schritt tauscht er den Platz mit einem beliebigen Mitspieler, wo dieser auch steht, nur nicht mit dem Ballführer.',
    '17.1':
      'Ein Stammtorwart, der die Ecke eines Schusses errät, wird zum Star, ob ein Tor fällt oder nicht. Das gilt ab dem nächsten Schuss.',
    '17.2':
      'Ein Startorwart, der mit den Starkarten spielt und die Ecke nicht errät, wird wieder Stammtorwart. Das gilt ab dem nächsten Schuss.',
    '17.3':
      'Mit einem Startorwart wählt der Trainer bei jedem Schuss, ob er die Starkarten oder die gewöhnlichen nimmt, verdeckt und zusammen mit der Ecke. Mit den gewöhnlichen bleibt der Star ein Star, wie er auch rät; dafür kostet der Flug in die ferne Ecke eine Karte (7.5).',
    '18.1': 'Eine Stilkarte darf nicht in der Runde gespielt werden, in der sie gewonnen wurde.',
    '18.2':
      'Fähigkeiten und Stilkarten helfen nicht dabei, Stilkarten zu gewinnen. Hat eine Mannschaft in einer Runde eine benutzt, bevor oder nachdem ihr Spielzug gelungen ist, zählt er nicht für ihre Serie; gelingt er und ist von derselben Art, beendet er sie auch nicht, ein anderer oder ein misslungener schon. Beispiele: kurzer Pass, kurzer Pass mit einer Fähigkeit, kurzer Pass: Das sind zwei in Folge. Dribbling, kurzer Pass mit einer Fähigkeit, Dribbling: Die Serie beginnt von vorn.',
    '18.3': 'In einer Torchance werden keine Stilkarten gewonnen.',
    '18.4':
      'Jedes Mal, wenn eine Mannschaft ihre Bedingung erfüllt, gewinnt sie eine neue Karte, solange der Stapel eine hat.',
    '18.5':
      'Jeder Trainer darf in einer Runde eine Stilkarte spielen. Eine Torchance ist eine Runde, wie viele Durchgänge sie auch hat.',
    '18.6':
      'Spielen beide Trainer im selben Moment eine Stilkarte, wirken die Karten in dieser Reihenfolge: Taktisch, Technisch, Körperlich, Total. Der Trainer, dessen Karte zuerst kommt, entscheidet zuerst; der andere weiß es, wenn er entscheidet.',
    '18.7':
      'Spielen beide Trainer im selben Moment eine Karte desselben Stils, wirkt die des Angreifers zuerst, er entscheidet also zuerst. Jeder Stil hat Karten für beide: „Passdreieck“ und „Abseitsfalle“, wenn ein langer Pass angekommen ist, „Tunnel“ und „Flinke Füße“ beim Dribbling, „Lufthoheit“ und „Jeder Zweikampf“, wenn ein langer Pass verglichen wird, „Alle in den Strafraum“ und „Alle Mann zurück“ beim Schuss.',
    '18.8':
      'Für Stilkarten gilt in einer Torchance kein Spielzug als gelungen. Beispiel: „Passdreieck“ kann nach einem kurzen Pass in einer Torchance nicht gespielt werden.',
    '18.9':
      'Ein Freistoß, der nicht aus dem Spielzug selbst entsteht, bewegt den Ball nicht: Der Ballführer behält ihn, wo er steht. Beispiel: Nach „Provoziere ein Foul“ führt der Ballführer den Freistoß auf seinem Feld aus.',
    '18.10': 'Sind im selben Moment Fähigkeiten und Stilkarten möglich, kommen zuerst die Fähigkeiten.',
    '19.1':
      'Es gibt {styles} Stile, Taktisch, Technisch, Körperlich und Total, mit je {each} {each?Karte:Karten}. Jeder Stil hat einen Stapel, von dem beide Trainer ziehen. Eine Mannschaft gewinnt nur Karten ihres eigenen Stils.',
    '19.2':
      'Das gewinnt eine Karte. Taktisch: {tactical}. Technisch: {technical}. Körperlich: {physical}. Total: {total}. Ein gelungener Spielzug anderer Art, ein misslungener, ein Dribbling, das den Ball nur an den Mitspieler davor weitergibt, ein Foul, auch ein durch eine Stilkarte provoziertes, ein Ballverlust, auch durch ein Tor oder einen gehaltenen Schuss, ein Weitschuss oder das Ende einer Halbzeit beendet die Serie; die Durchgänge einer Torchance zählen weder für noch gegen sie. Ist eine Karte gewonnen, beginnt die Serie von vorn.',
    '19.3':
      'Eine gewonnene Karte liegt offen, beide Trainer kennen sie also. Gespielt wird sie, sobald ihr Moment da ist; ist das Spiel weitergegangen, ist es zu spät.',
    '19.4':
      'Benutzte Stilkarten werden beiseitegelegt. Zu Beginn der nächsten Halbzeit kommen sie zurück in ihren Stapel, er wird gemischt, und jeder Trainer zieht so viele, wie er zurückgegeben hat. Ziehen beide vom selben Stapel, wechseln sie sich ab, und es beginnt der Trainer, der nicht Anstoß hat. Diese Karten dürfen sofort gespielt werden.',
    '19.5':
      'Eine Mannschaft mit Budget beginnt ohne Stil. Erfüllt sie eine der {styles} Bedingungen, wird ihr eine Karte dieses Stils angeboten. Nimmt der Trainer sie, steht der Stil für den Rest des Spiels fest. Er darf auch ablehnen und auf einen anderen warten; die Serie bleibt dann bestehen, und der nächste Erfolg bietet den Stil wieder an.',
    '19.6':
      'Passdreieck (Taktisch). Hat ein kurzer oder langer Pass einen deiner Spieler erreicht, dein eigener oder einer, den deine Mannschaft abgefangen hat, gibt er den Ball sofort an einen Mitspieler um ihn herum weiter, auch diagonal.',
    '19.7':
      'Abseitsfalle (Taktisch). Ist ein langer Pass des Gegners in einer seiner beiden letzten Reihen angekommen, bekommt ihn deine niedrigste Rückennummer in dieser Reihe, wohin Fähigkeiten den Ball seither auch gebracht haben. Dort muss einer deiner Spieler stehen.',
    '19.8':
      'Kompakter Block (Taktisch). Verteidigst du gegen einen kurzen oder langen Pass, hast du im Vergleich {amount} {amount?Ball:Bälle} mehr.',
    '19.9':
      'Provoziere ein Foul (Technisch). Sind die Karten aufgedeckt und du hast den Ball und ein Dribbling der Stärke 1 gespielt und der Gegner eine stärkere Karte, bekommst du einen Freistoß dort, wo der Ball ist; eine Karte bekommt dafür niemand. Auf einem der beiden mittleren Felder deiner letzten Reihe ist es ein Elfmeter (9.5). Du musst es sagen, bevor sich jemand bewegt. Deine Serie ist damit beendet (19.2).',
    '19.10': 'Tunnel (Technisch). Wenn du dribbelst, hast du im Vergleich {amount} {amount?Ball:Bälle} mehr.',
    '19.11':
      'Flinke Füße (Technisch). Wird ein Dribbling verglichen, deines oder das des Gegners, hast du {amount} {amount?Ball:Bälle} mehr.',
    '19.12':
      'Zweiter Ball (Körperlich). Ist dein langer Pass abgefangen worden, bekommt ihn deine niedrigste Rückennummer in der Reihe zurück, in der das geschah, wohin Fähigkeiten den Ball seither auch gebracht haben. Dort muss einer deiner Spieler stehen.',
    '19.13':
      'Lufthoheit (Körperlich). Wird ein langer Pass verglichen, deiner oder der des Gegners, hast du {amount} {amount?Ball:Bälle} mehr.',
    '19.14':
      'Jeder Zweikampf (Körperlich). In jedem Vergleich, ob kurzer Pass, langer Pass oder Dribbling, mit dem Ball oder ohne ihn, hast du {amount} {amount?Ball:Bälle} mehr.',
    '19.15':
      'Rollentausch (Total). Nach deinem Schritt, oder nachdem du darauf verzichtet hast, im Angriff oder in der Abwehr, tauschen zwei deiner Spieler, die Nachbarn sind, die Plätze. Keiner von ihnen darf der Ballführer sein.',
    '19.16': 'Alle in den Strafraum (Total). Wenn du schießt, hat der Schuss {amount} Stärke mehr.',
    '19.17':
      'Alle Mann zurück (Total). Schießt der Gegner, darf dein Torwart {amount} {amount?Karte:Karten} mehr ziehen.',
    '19.18':
      'Ein Spiel, das mit den ersten Spielerkarten begonnen hat, geht mit ihnen weiter. Sie haben anstelle von „Passdreieck“, „Tunnel“, „Flinke Füße“, „Jeder Zweikampf“ und „Alle in den Strafraum“: Der dritte Mann (Taktisch): Nach deinem eigenen gelungenen kurzen Pass gibt der Empfänger den Ball sofort an einen Mitspieler um ihn herum weiter, auch diagonal. Übersteiger (Technisch): Wenn du dribbelst, {stepOver} {stepOver?Ball:Bälle} mehr. Schlenzer (Technisch): Wenn du schießt, {curledShot} Stärke mehr. Voller Einsatz (Körperlich): Verteidigst du gegen ein Dribbling, {fullBlooded} {fullBlooded?Ball:Bälle} mehr. Alle Mann vor (Total): Greifst du an, geht nach deinem Schritt, oder nachdem du darauf verzichtet hast, ein beliebiger deiner Spieler einen Schritt vor.',
    '20.1':
      'Weitschuss. Außerhalb einer Torchance darf ein Ballführer in einer seiner drei letzten Reihen schießen, statt den Spielzug auszuführen: in Reihe 4 oder 5, und in 6, wenn eine Fähigkeit den Ball außerhalb einer Torchance dorthin gebracht hat oder wenn normale Runden in der letzten Reihe vereinbart sind (6.8, 9.4). Die Karte zählt mit einer Stärke weniger; die Torschusskarte kommt wie sonst dazu. Aus Reihe 5 und 6 zieht der Torwart nach 7.4, aus Reihe 4 eine Karte mehr als aus 5: 4 bei einem mittleren Feld, 5 bei einem äußeren. Beispiel: Ein Dribbling mit 3 und eine Torschusskarte mit +4 ergeben Schussstärke 6. Das Heft findet nichts Schweres daran und empfiehlt die Regel allen.',
    '20.2':
      'Eckbälle. Ein Schuss, den der Torwart mit der letzten Karte, die er ziehen darf, und mit genau einem Ball mehr als der Schussklasse hält, geht ins Toraus: Statt des Abschlags gibt es eine Ecke, auch nach einem Elfmeter, aber nie im Elfmeterschießen. Zuerst füllen beide Trainer auf drei Karten auf. Den Ball hat die niedrigste Rückennummer der Angreifer in ihrer letzten Reihe; haben sie dort niemanden, die niedrigste in der Reihe davor; ist auch dort niemand, der Schütze. Dann geht es weiter wie bei einem Freistoß (9.3, 9.4), aber nie mit einem Elfmeter: Auch auf einem mittleren Feld der letzten Reihe ist es eine Torchance, denn niemand hat gefoult. Beispiel: Schussklasse 6, gehalten mit 7. Das Heft empfiehlt Eckbälle, sobald Freistöße vertraut sind.',
    '20.3':
      'Auswechslungen. Jede Mannschaft darf im Spiel dreimal wechseln, wenn es ruht: beim Anstoß nach Toren und zu späteren Halbzeiten, bei Abschlägen, Freistößen (vor den Schritten) und Eckbällen; beim Elfmeter nicht. Zuerst wird die Mannschaft mit dem Ball gefragt. Wer kommt, muss die Position dessen spielen können, der geht. Vom Platz gestellte Spieler werden nicht ersetzt. Für das Heft gehören Auswechslungen dazu, sobald die Spielertypen vertraut sind; vorher taugen sie dafür, in einem Spiel mehrere Aufstellungen auszuprobieren.',
    '20.4':
      'Kapitän. Einmal im Spiel darf der Trainer einer Mannschaft, die gefoult hat, seinen Kapitän protestieren lassen, wenn dieser auf dem Feld ist. Der Trainer zieht eine Karte von seinem Nachziehstapel, die danach benutzt ist (die Uhr läuft also). Bei 3 oder 4 wird die Gelbe oder Rote Karte zurückgenommen, als wäre sie nie gezeigt worden, Freistoß oder Elfmeter aber bleiben. Bei 2 ändert sich nichts. Bei 1 fliegt der Kapitän durch eine Fehlentscheidung des Schiedsrichters vom Platz, und die Karte gilt trotzdem. Das Heft empfiehlt das allen, die ihr Glück gern herausfordern; wer den Zufall nicht mag, lässt es weg.',
    '20.5':
      'Positionstausch. Statt eines der beiden Schritte einer Runde dürfen zwei Spieler einer Mannschaft, die in einer Reihe nebeneinander stehen, die Plätze tauschen. Einer von ihnen muss auf der Seite spielen, die die Karte des Trainers zeigt, und keiner darf der Ballführer sein. Beispiel: Mit einer linken Karte tauschen die 6 auf b3 und die 7 auf c3. Das (englische) Heft empfiehlt ihn erst, wenn man weiß, wie gegnerische Spieler Schritte und Fähigkeiten beantworten.',
    '20.6':
      'Umschalten. Statt eines der beiden Schritte einer Runde darf ein Spieler der Seite, die die Karte des Trainers zeigt, auf das gespiegelte Feld seiner Reihe gehen, von a nach d, von b nach c oder umgekehrt. Er tauscht mit dem, der dort steht. Keiner von beiden darf der Ballführer sein. Das Heft hebt es für zuletzt auf: Wer es gut nutzt, kennt das Spiel bis ins Kleinste.',
    '21.1':
      'Ein Budget hat zwei Kassen, eine für defensive und eine für offensive Spieler. Der Schild auf der Karte sagt, welche zahlt: bei einem defensiven Schild die Defensivkasse, bei einem offensiven die Offensivkasse. Bei einem ausgewogenen wählt der Trainer die Kasse, aber eine allein zahlt den ganzen Preis.',
    '21.2':
      'Der Trainer wählt eine Klasse von I, der reichsten, bis IV und eine Ausrichtung: defensiv, ausgewogen oder offensiv. Beides zusammen sagt, wie viel in jeder Kasse ist. Beispiel: Klasse II und offensiv ergeben 9 für die Defensive und 21 für die Offensive.',
    '21.3':
      'Der Preis auf der Karte ist der eines silbernen Spielers; Gold kostet eins mehr. Zwei Ausnahmen gibt es: Ein Startorwart kostet 3, ein goldener Allrounder 2. Silberne Allrounder und der Stammtorwart sind kostenlos. Den Torwart zahlt die Defensivkasse.',
    '21.4':
      'Eine Mannschaft hat die Positionen 2 bis 11, jede einmal besetzt. Ein Typ darf nur auf einer Nummer spielen, die auf seiner Karte steht; ein Allrounder darf überall spielen. Kein Typ darf öfter vorkommen als unter den 32 Karten, die Bank mitgezählt.',
    '21.5':
      'Sind Auswechslungen vereinbart (20.3), darf eine Mannschaft bis zu drei Spieler auf der Bank haben. Sie werden bezahlt wie die anderen. Der Kapitän (20.4) ist einer der zehn Spieler, die das Spiel beginnen.',
    '21.6':
      'Eine Mannschaft mit Budget lässt sich als Code weitergeben. Er beginnt mit HT1- und enthält die ganze Mannschaft. Wer ihn eingibt, hat dieselbe Mannschaft, und sie wird nach denselben Regeln geprüft.',
  },
}
