import type { LessonWords } from '@libero/kernel/lesson'

/** Einige Spielertypen der Erweiterung. */
export const typesDe: Readonly<Record<string, LessonWords>> = {
  'long-ball-men': {
    title: 'Männer für den langen Pass',
    about: 'Du benutzt mehrere Fähigkeiten für einen langen Pass.',
    steps: {
      two: 'Für lange Pässe gibt es Fachleute. Deine 10 ist *Mittelstürmer*: silbern hat er 2 Fußbälle mehr. Deine 11 ist *Tiefenläufer*: Er geht vor, wenn dein Team lang spielt.',
      lay: 'Reihe 5: 3 + 2 = *5* für dich, 3 + 3 = *6* für sie. Leg trotzdem den *langen Pass 2*.',
      stay: 'Sie haben eine 3. So wären es 7 gegen 9. Wähl *stehen bleiben*.',
      choose:
        '*Zwei Reihen* nach vorn, wo deine 10 steht. Nach den Fähigkeiten wirst du vor dem Vergleich gefragt.',
      strong: {
        say: 'Erst die *10*: 2 Fußbälle mehr, und in Gold hat sie 4 statt 3. Das macht 10 gegen 9. *Benutz* sie!',
        why: 'Vor einem Vergleich benutzt erst der Angreifer, was er will, dann der Verteidiger.',
      },
      run: 'Eins mehr ist wenig. Die *11* darf vor dem Vergleich in die Reihe gehen, und in Gold hat sie 5 Fußbälle. *Benutz* auch das!',
      end: '4 + 5 + 2 + 2 = *13* gegen 9. Jetzt darfst du sogar wählen, wer den Ball bekommt. Beide sind nun golden, ihre silbernen Fähigkeiten müssen warten.',
    },
    instead: {
      short: 'Ein kurzer Pass wird in Reihe 3 verglichen. Deine Fachleute warten weiter vorn.',
      near: 'Dein Mittelstürmer steht in Reihe 5, nur dort zählt seine Fähigkeit.',
      lost: 'Dann steht es 7 gegen 9. Du hast den richtigen Mann dafür.',
      both: 'Der kommt gleich. Erst der Mittelstürmer.',
      enough:
        'Es könnte reichen, aber auch sie haben vielleicht noch etwas. Mit dem Tiefenläufer ist es sicher.',
    },
  },
  forward: {
    title: 'Die Hängende Spitze',
    about: 'Du bringst den Ball vor dem Spielzug eine Reihe weiter.',
    steps: {
      ahead:
        'Deine 7 hat den Ball in Reihe 4. Direkt davor steht deine 11, eine *Hängende Spitze*: Silbern holt sie sich den Ball von einem neben ihr *vor dem Querpass*.',
      lay: 'Leg das *Dribbling 4*: Ausgespielt wird es von dem, der am Ende den Ball hat.',
      stay: 'Wähl *stehen bleiben*, dann wirst du gefragt.',
      use: {
        say: 'Jetzt: Holt sie den Ball, ist sie in Reihe 5 allein und behält ihn. In Gold hat sie 5 Fußbälle: 5 + 4 = 9 gegen 4 + 3 = 7 ihrer 2. *Benutz* es!',
        why: 'Der Querpass ist noch fällig, nun von ihr und in ihrer Reihe. Aber da ist kein Mitspieler.',
      },
      end: 'Von Reihe 4 in Reihe 6 in einer Runde: Die Fähigkeit brachte den Ball eine Reihe weiter, das Dribbling noch eine. Eine *Torchance*!',
    },
    instead: {
      weak: 'Ein kurzer Pass würde verglichen. Beim Dribbling muss deine 11 nur an einem vorbei.',
      line: 'Dann bleibt der Ball in Reihe 4. Die Fähigkeit bringt ihn umsonst eine Reihe weiter.',
    },
  },
  overlap: {
    title: 'Zwei Schritte auf einmal',
    about: 'Du bringst einen Spieler von weit hinten.',
    steps: {
      far: 'Der Ball ist in Reihe 4, und du hast dort nur *2* Fußbälle gegen *6*. Deine 4, ein *Überlappender AV* in Gold, darf als Schritt gleich *zwei* nach vorn.',
      lay: 'Leg den *kurzen Pass 4 (links)*: Mit ihm darf sie ziehen, und er ist stark.',
      stride: {
        say: 'Eine 2: Es steht 2 + 4 = 6 gegen 6 + 2 = 8. Lass deine *4 zwei Schritte* gehen, an ihrer 9 vorbei.',
        why: 'Sie tauscht nacheinander mit jedem auf dem Weg, aber nicht mit dem Mann am Ball. Gleich danach wird sie umgedreht.',
      },
      end: 'Sie wurde sofort umgedreht und zählte silbern mit 2: 4 + 4 = *8* gegen 8. Gleichstand, und deine Karte war stärker! Nach so einem Schritt zählt die *neue* Seite.',
    },
    instead: {
      side: 'Sie spielt links. Mit einer rechten Karte darf sie nicht ziehen.',
      weak: 'Mit einer 1 reichen auch zwei Schritte nicht.',
      lost: 'Dann steht es 6 gegen 8, und der Ball ist weg.',
      one: 'Ein Schritt bringt sie nur in Reihe 3. Mit ihrer Fähigkeit sind es zwei.',
    },
  },
  'solid-push': {
    title: 'Den Mann am Ball wegdrängen',
    about: 'Du verdrängst den Ballführer und kennst das Risiko.',
    steps: {
      danger:
        'Ihre 10 hat den Ball in deiner Reihe 2, und dort ist nur deine 10 mit *1* weißen Fußball. Aber hinter ihr steht deine 3, ein *Manndecker*.',
      lay: 'Den Mann am Ball darf sonst niemand verdrängen. Seine silberne Fähigkeit darf es. Leg den *kurzen Pass 3 (rechts)*.',
      push: {
        say: 'Sie haben eine 4: 3 + 4 = 7 gegen 1 + 3 = 4. Geh mit deiner *3 zurück*, auf den Ball: Dann ist ihre 10 in Reihe 3, und da bist du stark.',
        why: 'Du ziehst dafür eine Karte: Bei einer 1 ist es ein Foul, sonst gilt der Tausch. Das Risiko ist eins zu vier.',
      },
      end: 'Gezogen wurde eine 3, kein Foul. In Reihe 3 waren es 1 + 3 + 1 + 3 = *8* gegen 7: abgefangen, und deine 6 hat den Ball.',
    },
    instead: {
      weak: 'In Reihe 3 brauchst du jeden Fußball. Nimm die 3 für rechts.',
      lost: 'Dann steht es 4 gegen 7, und der Ball ist direkt vor deinem Tor. Trau dich.',
    },
  },
  poacher: {
    title: 'Der Abstauber',
    about: 'Du nutzt einen abgewehrten Schuss.',
    steps: {
      lay: 'Deine 11 vor dem Tor ist ein *Abstauber*. Er wartet auf Abpraller. Da lohnt sich auch ein schwacher Schuss: Leg das *Dribbling 1*.',
      stay: 'Die 8 wird quer zu ihm passen. Wähl *stehen bleiben*.',
      shoot: '*Schießen*!',
      corner: 'Nach *rechts*: 1 + 4 = *5*. Sie ziehen zwei Karten.',
      use: {
        say: '2 + 3 = 5: *abgewehrt*. Den Ball hätte ihre 3. Aber dein Abstauber steht in der letzten Reihe: Silbern bekommt er ihn, *wer auch am nächsten ist*. *Benutz* es!',
        why: 'Ihre 3 trägt 2/3 und zählt als 2, drei neben der 5. Deine 8 ist auch drei daneben, aber ein Verteidiger kommt zuerst.',
      },
      end: 'Eine neue Torchance mit neuen Karten, und nun ist er golden: Schießt er aus der Mitte von Reihe 6, zieht der Torwart *eine Karte weniger*.',
    },
    instead: {
      keep: 'Heb die starke Karte für den zweiten Versuch auf.',
      pass: 'Mit einem kurzen Pass müsstest du erst abspielen.',
      later: 'Vom Warten werden deine Karten nicht besser. Schießen!',
      four: 'Das macht 1 + 3 = 4. Rechts sind es 5.',
      theirs: 'Dann hat ihre 3 den Ball. Das ist der Moment des Abstaubers!',
    },
  },
  sweeper: {
    title: 'Der Libero',
    about: 'Du hilfst deinem Torwart mit einer Fähigkeit.',
    steps: {
      stay: 'Ihre 10 wird mit einem Dribbling 3 schießen. Neben ihr steht deine 2, ein *Libero*. Lass ihn dort: Wähl *stehen bleiben*.',
      use: {
        say: 'Ein Gegner *neben ihm* schießt: Silbern gibt er deinem Torwart *eine Karte mehr*. *Benutz* es!',
        why: 'Neben ihm heißt davor, dahinter, links oder rechts. Hättest du ihn bewegt, ginge es nicht.',
      },
      dive: 'Also drei Karten statt zwei. In der *Mitte* ist nichts zu verlieren: Keine Ecke ist weit.',
      draw: 'Sie schoss nach rechts: 3 + 4 = *7*, und du darfst drei ziehen. *Zieh* eine.',
      more: 'Eine 3. *Zieh* weiter.',
      third: '7, gleich viel. Die dritte Karte hat dir dein Libero gegeben: *Zieh* sie!',
      end: '3 + 4 + 1 = *8*: gehalten! Ohne den Libero wäre der Ball nur abgewehrt.',
    },
    instead: {
      two: 'Dann darf dein Torwart nur zwei Karten ziehen. Es kostet dich nichts.',
      any: 'Du darfst eine Ecke raten. Aber gehen wir hier auf Nummer sicher.',
      goal: 'Hörst du jetzt auf, ist es ein Tor.',
      parry: 'Dann ist er abgewehrt, und der Ball bleibt vor deinem Tor. Eine Karte hast du noch.',
    },
  },
  'their-goal-kick': {
    title: 'Ihr Abschlag',
    about: 'Du fängst den Abschlag des Gegners ab.',
    steps: {
      start:
        'Ihr Torwart hat den Ball. Er schlägt ihn in eine *ihrer* ersten drei Reihen: Für dich sind das Reihe 6, 5 oder 4.',
      where:
        'Am nächsten liegt dir Reihe 4. Dort ist ihre *6* die niedrigste Nummer beider Teams; du hast die 8 und die 9.',
      move: {
        say: 'Sie haben niemanden bewegt. Jetzt darfst du einen bewegen, egal auf welcher Seite: Hol deine *5* in Reihe 4. Sie ist niedriger als ihre 6.',
        why: 'Nur wer gerade gegangen ist, darf nicht verdrängt werden.',
      },
      end: 'Ein langer Pass: Er kam in Reihe 4, zur niedrigsten Nummer, deiner *5*. Direkt in deine Arme. Schau bei jedem Abschlag, wer wo der Niedrigste ist.',
    },
    instead: { six: 'Dann ist ihre 6 in Reihe 4 die niedrigste. Deine 5 könnte es sein.' },
  },
  'their-free-kick': {
    title: 'Ihr Freistoß',
    about: 'Du weißt, was du nach dem eigenen Foul darfst.',
    steps: {
      lay: 'Ihre 6 hat in dieser Reihe *3* schwarze Fußbälle, du hast 1 + 1 + 1 = *3* weiße. Leg den *kurzen Pass 2*.',
      stay: 'Auch sie haben eine 2. Rechts kann keiner helfen: Wähl *stehen bleiben* und sieh.',
      fouled:
        'Ein Foul deiner niedrigsten Nummer, der 8: *Gelb*. Ihr Pass kommt bei ihrer 8 an, und sie haben Freistoß.',
      move: {
        say: 'Aber erst darfst *du* einen bewegen, egal auf welcher Seite. In Reihe 3 haben sie 4 + 4 = 8 gegen deine 6. Geh mit deiner *4* vor: Sie drängt ihre 9 hinaus.',
        why: 'Der Mann am Ball darf nicht verdrängt werden. Nach dir dürfen sie einen bewegen, aber nicht auf deine 4.',
      },
      end: 'Jetzt steht es in dieser Reihe 4 gegen 3 + 3 + 3 = *9*, und sie wählten normales Spiel. In einer Torchance käme freilich jeder Pass an.',
    },
    instead: {
      weak: 'Mit einer 1 kommt ihr Pass durch. Nimm die 2.',
      eight: 'Dann sind sie in Reihe 3 stärker. Nutz deinen Schritt!',
    },
  },
}
