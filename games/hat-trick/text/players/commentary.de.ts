import type { PlayersCommentary } from './commentary.ts'

/** Was nur die Spieler-Erweiterung zu erzählen hat, auf Deutsch. */
export const playersCommentaryDe: PlayersCommentary = {
  skill: [
    '{Man} ({team}) benutzt die Fähigkeit ({type}, {face}): {aim}.',
    'Fähigkeit! {Side} setzt auf {man} ({type}, {face}): {aim}.',
    'Jetzt {man} ({team}; {type}, {face}): {aim}.',
    'Wozu {side} {man} hat ({type}, {face}): {aim}.',
    'Ein Fall für {manObject} ({team}; {type}, {face}): {aim}.',
  ],
  'skill/borrowed/team-mate': [
    '{Man} ({team}; {type}, {face}) leiht sich die Fähigkeit von {fromTo} der eigenen Elf ({fromType}): {aim}.',
    'Geliehen! {Side} lässt {man} ({type}, {face}) spielen wie {from} der eigenen Elf ({fromType}): {aim}.',
    'Jetzt {man} ({team}; {type}, {face}) wie {from} der eigenen Elf ({fromType}): {aim}.',
  ],
  'skill/borrowed/opponent': [
    '{Man} ({team}; {type}, {face}) leiht sich die Fähigkeit von {fromTo} ({rivalTeam}, {fromType}): {aim}.',
    'Abgeschaut! {Side} lässt {man} ({type}, {face}) spielen wie {from} ({rivalTeam}, {fromType}): {aim}.',
    'Jetzt {man} ({team}; {type}, {face}) wie {from} ({rivalTeam}, {fromType}): {aim}.',
  ],
  prevented: [
    '{Man} ({team}) ist sofort zur Stelle: {Other} ({rivalTeam}) darf jetzt keine Fähigkeit benutzen.',
    'Keine Fähigkeit, {other} ({rivalTeam}) kommt nicht dazu: {Side} hat {man} daneben.',
    '{Team}: {man} hindert {other} ({rivalTeam}) an einer Fähigkeit.',
  ],
  'changed-places/free': [
    '{Man} ({team}) geht auf ein freies Feld in Reihe {line}.',
    '{Man} ({team}) taucht in Reihe {line} auf, wo niemand stand.',
    'Dort stand niemand, jetzt hat {side} in Reihe {line} {man}.',
  ],
  'changed-places/team-mate': [
    '{Man} und {other} ({team}) tauschen die Plätze. {Man} ist jetzt in Reihe {line}.',
    '{Man} ({team}) geht in Reihe {line}, dafür übernimmt {other} den alten Platz.',
    '{Side} stellt um: {man} in Reihe {line}, Platztausch mit {otherTo} aus der eigenen Mannschaft.',
    'Bäumchen, wechsle dich: {Side} hat jetzt {man} in Reihe {line} und {other} auf dem alten Platz.',
  ],
  'changed-places/opponent': [
    '{Man} ({team}) ist jetzt in Reihe {line}. Platztausch mit {otherTo} ({rivalTeam}).',
    '{Man} ({team}) geht in Reihe {line}, {other} ({rivalTeam}) landet auf dem alten Platz.',
    '{Side} bringt {man} in Reihe {line}, {other} ({rivalTeam}) muss tauschen.',
  ],
  'changed-wing': [
    '{Man} ({team}) spielt von jetzt an {flank}.',
    '{Team}: {man} wechselt die Seite und gehört jetzt nach {flank}.',
    'Seitenwechsel: {Side} hat {man} jetzt {flank}.',
  ],
  'took-ball/team-mate': [
    '{Man} ({team}) übernimmt den Ball von {fromTo}.',
    '{Team}: Nicht {from}, sondern {man} hat den Ball.',
    'Statt {fromTo} hat jetzt {man} den Ball, {side} behält ihn.',
  ],
  'took-ball/opponent': [
    '{Man} ({team}) nimmt {fromTo} ({rivalTeam}) den Ball ab!',
    'Ballverlust für {fromObject} ({rivalTeam}): {Man} hat ihn, {side} ist dran.',
    '{Side} hat den Ball: {Man} war schneller als {from} ({rivalTeam}).',
  ],
  kept: [
    '{Man} ({team}) behält den Ball: Dank der Fähigkeit ist kein Querpass nötig.',
    'Diesmal nicht quer: {Side} lässt den Ball bei {manTo}.',
    '{Team}: {man} muss nicht quer spielen und behält ihn.',
  ],
  'laid-off': [
    '{From} ({team}) gibt den Ball sofort weiter an {to}.',
    '{Team}: ein Kontakt, {from} weiter auf {to}.',
    'Direkt weiter: {From} findet {to}, {side} bleibt am Ball.',
  ],
  'laid-off/chosen': [
    'Nicht {from} bekommt den Ball: {Side} wählt {toObject}.',
    '{Team}: {from} lässt durch, {to} hat den Ball.',
    '{Side} hat die Wahl, und statt {fromTo} bekommt {to} den Ball.',
  ],
  'dribbled/on': [
    '{Man} ({team}) geht mit dem Ball weiter in Reihe {line} und tauscht den Platz mit {pastTo}.',
    '{Team}: {man} ist mit dem Ball in Reihe {line}, {past} jetzt dahinter.',
    'Noch ein Feld: {Side} hat {man} mit dem Ball in Reihe {line}, Platztausch mit {pastTo}.',
  ],
  'foul-checked/foul': [
    '{Man} ({team}) hat den Ballführer gefoult! Die gezogene Karte entscheidet: „{card}“.',
    '{Side} zieht „{card}“: zu hart, {man} hat den Ballführer gefoult.',
    'Fair oder nicht? {Man} ({team}) gegen den Ballführer, die Karte ist „{card}“: Foul!',
  ],
  'foul-checked/clean': [
    '{Man} ({team}) verdrängt den Ballführer fair. Die gezogene Karte entscheidet: „{card}“.',
    '{Side} zieht „{card}“: fair, {man} verdrängt den Ballführer.',
    'Fair oder nicht? {Man} ({team}) gegen den Ballführer, die Karte ist „{card}“: fair!',
  ],
  'foul-checked/no-card': [
    '{Side} hat keine Karte zu ziehen: {Man} hat den Ballführer nicht gefoult.',
    'Keine Karte mehr, die gegen {man} spräche: fair, {side} spielt weiter.',
    '{Man} ({team}) rempelt den Ballführer an; ohne Karte zum Ziehen ist es fair.',
  ],
  'corner-chosen/regular': [
    '{Side} wählt mit den gewöhnlichen Karten: {corner}.',
    'Gewöhnliche Karten, {side} setzt auf: {corner}.',
    'Der Star schont sich: {Side} nimmt die gewöhnlichen Karten, {corner}.',
  ],
  'keeper-changed/star': [
    'Richtig geraten: {Side} hat jetzt einen Startorwart.',
    '{Side} hat von jetzt an einen Star im Tor.',
    'Gut gelesen! Der Torwart ({team}) wird zum Star.',
  ],
  'keeper-changed/regular': [
    'Falsch geraten: {Side} hat wieder einen Stammtorwart.',
    '{Side} hat keinen Star mehr im Tor.',
    'Verladen! Der Torwart ({team}) ist nur noch Stammtorwart.',
  ],
  'goal-kick-shown': [
    '{Side} spielt „{card}“ für den Abschlag. Mehrere könnten ihn bekommen, also wählt ein Trainer.',
    'Abschlag, {side} spielt „{card}“: Ein Trainer muss sagen, wer ihn bekommt.',
    'Der Abschlag ({team}) ist „{card}“, und mehr als einer wartet darauf.',
  ],
  'style-won': [
    '{Side} gewinnt eine Stilkarte ({style}): „{card}“.',
    'Eine Stilkarte, {style}: {Side} bekommt „{card}“.',
    'Das hat Stil ({style})! {Side} hat jetzt die Karte „{card}“.',
  ],
  'style-declined': [
    '{Side} lehnt den angebotenen Stil ab.',
    '{Side} nimmt keine Stilkarte und legt sich nicht fest.',
    'Nicht dieser Stil: {Side} lässt die Karte liegen.',
  ],
  'style-played': [
    '{Side} spielt die Stilkarte „{card}“: {aim}.',
    'Stilkarte! {Side} hat „{card}“: {aim}.',
    'Der Trainer ({team}) ruft „{card}“: {aim}.',
  ],
  'style-exchanged': [
    '{Side} zieht {count?eine neue Stilkarte:neue Stilkarten}: {cards}.',
    'Neue {count?Stilkarte:Stilkarten} ({team}): {cards}.',
    'Die {count?benutzte Stilkarte geht:benutzten Stilkarten gehen} zurück, {side} zieht neu: {cards}.',
  ],
  snapshot: [
    '{Man} ({team}) versucht statt eines Passes einen Weitschuss!',
    'Kein Pass, {man} zieht ab: Weitschuss, {side} überrascht alle.',
    'Weitschuss! {Side} wartet nicht länger, {man} hält drauf.',
    '{Side} probiert es aus der Ferne: Weitschuss, {man}.',
  ],
  corner: [
    '{Side} bekommt eine Ecke! Der Torwart konnte nur ins Toraus klären. {Man} hat den Ball.',
    'Der Torwart kann nur noch ins Toraus klären: {Side} hat Eckball, {man} ist am Ball.',
    'Gerade noch gehalten, also Ecke ({team}): {Man} holt sich den Ball.',
  ],
  substituted: [
    '{Side} wechselt, {man}: {off} geht, {on} ({face}) kommt.',
    'Wechsel ({team}), {man}: raus {off}, rein {on} ({face}).',
    'Frische Kräfte, {side} tauscht {manObject} aus: {off} geht, {on} ({face}) kommt.',
    '{Team}, {man}: Feierabend für „{off}“, neu dabei „{on}“ ({face}).',
  ],
  accepted: [
    '{Side} nimmt die Karte hin.',
    'Kein Protest: {Side} spielt weiter.',
    'Der Kapitän ({team}) sagt nichts, es bleibt bei der Karte.',
  ],
  'appealed/withdrawn/yellow': [
    '{Man}, Kapitän ({team}), protestiert und zieht „{card}“: Gelb wird zurückgenommen!',
    'Gezogen: „{card}“. Der Schiedsrichter hört auf {manObject}, den Kapitän ({team}): doch kein Gelb.',
    'Ein Wort des Kapitäns: {Man} zieht „{card}“, {side} ist nicht verwarnt.',
  ],
  'appealed/withdrawn/red': [
    '{Man}, Kapitän ({team}), protestiert und zieht „{card}“: kein Rot, der Mann bleibt auf dem Platz!',
    'Gezogen: „{card}“. Der Schiedsrichter hört auf {manObject}, den Kapitän ({team}): doch kein Platzverweis.',
    'Ein Wort des Kapitäns: {Man} zieht „{card}“, {side} verliert niemanden.',
  ],
  'appealed/stands': [
    '{Man}, Kapitän ({team}), protestiert und zieht „{card}“: Es bleibt dabei.',
    'Gezogen: „{card}“. Der Schiedsrichter hört {manObject}, den Kapitän ({team}), und ändert nichts.',
    'Gezogen: „{card}“. {Side} protestiert vergeblich, Kapitän ist {man}.',
  ],
  'appealed/captain-off': [
    '{Man}, Kapitän ({team}), protestiert und zieht „{card}“: Platzverweis, eine Fehlentscheidung!',
    'Gezogen: „{card}“. Der Schiedsrichter liegt falsch: {Man}, Kapitän ({team}), muss gehen!',
    'Gezogen: „{card}“. {Side} protestiert, Kapitän ist {man}, und das kostet ihn den Platz!',
  ],
  'appealed/no-card': [
    '{Man}, Kapitän ({team}), protestiert, doch es gibt keine Karte zu ziehen: Es bleibt dabei.',
    'Keine Karte zu ziehen für {man}, den Kapitän ({team}): Nichts ändert sich.',
    '{Side} protestiert, Kapitän ist {man}; ohne Karte vergeblich.',
  ],
  sum: ['{total} ({players} + {card} + {added} extra)'],
  'aim/other': ['wie es auf der Karte steht'],
}
