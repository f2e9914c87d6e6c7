import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'
const attacker = 'Ez a lap támadni való, itt alig segít. Tartsd meg a saját támadásodra.'

export const attackHu: Readonly<Record<string, LessonWords>> = {
  'nine-cards': {
    title: 'Kilenc lap összesen',
    about: 'Tudod, hány lapot lehet letenni, és kié az utolsó.',
    steps: {
      seven:
        'Négy lapod és a Toho három lapja van lent: *4 + 3 = 7*. *Kilencnél*, együtt számolva, vége a támadásnak.',
      'last-word': {
        say: 'Ha most egyet teszel le, a Toho teszi le a kilencediket, övé az utolsó szó. Hacsak nem teszel le *kettőt egyszerre*.',
        why: 'Mindegy, ki hányat tesz le a kilencből. Tizedik soha nincs, képességgel sem.',
      },
      'one-two': 'Tedd le a *Kényszerítőt*: a lövése 4, és vele még egy lapot kijátszhatsz.',
      another: 'Nyolc van lent. Használd: *még egy lap*, ugyanabban a lépésben.',
      ninth: '*Kisugi* a kilencedik. Utána senki sem tehet le semmit.',
      over: 'Kilenc, vége a támadásnak, a Toho nem válaszolhatott: a lövésed *17*, a védekezése *10*. Jön a lövés vagy passz.',
    },
    instead: {
      'toho-last':
        'Akkor a Toho teszi le a kilencediket, és még erősítheti a védelmét. Inkább kettőt tegyél le egyszerre.',
      defender,
      'toho-alone': 'Aki megáll, nem tesz le többet, a Toho viszont egyedül még két lapot letehetne.',
    },
  },
  'room-again': {
    title: 'Egy tizedik lap?',
    about: 'Látod, hogyan lesz hely még egy lapnak.',
    steps: {
      ninth: 'A Toho Koikét tette le *kilencediknek*. Ezzel vége lett volna a támadásnak.',
      removed: {
        say: 'De Koike elhagyhatja a mérkőzést, és meg is tette: újra *nyolc* lap van. A támadás folytatódik, te jössz.',
        why: 'Az számít, mi van lent egy lépés után. Ami elment, azt ott sem, az összegekben sem számoljuk.',
      },
      nakazato: 'A lövésük *13*, a védekezésed *11*. Tedd le *Nakazatót* kilencediknek: *11 + 3 = 14*.',
      result:
        'Megint kilenc, vége. Ők 3-at dobtak: *16*. Te 4-et: *18*. Tied a labda, és Koike soha többé nem tér vissza.',
    },
    instead: {
      attacker,
      stop: 'Akkor a Toho teheti le a kilencediket. Van egy lapod, amely segít: tedd le.',
    },
  },
  stopping: {
    title: 'Megállni időben',
    about: 'Tudod, mi marad nálad, ha megállsz.',
    steps: {
      enough: 'A Toho *7*-tel támad, a védekezésed *4 + 3 + 3 = 10*. Ez jó előny.',
      stop: {
        say: 'Amit most leteszel, később hiányzik. Az öt lapodból négy támadásban jó: *állj meg*, és tartsd meg őket.',
        why: 'A Toho utána egyedül folytathatja. Nézd meg hát, hány lapja van még: itt egy.',
      },
      alone:
        'A Toho egyedül letette az utolsó lapját, és magától megállt, nem volt több. 9 + 3 = *12*, te 10 + 4 = *14*: tied a labda.',
      kept: 'Új kör, és még *öt* lap van a kezedben. Akinek négy vagy több van, nem húz.',
      sixth:
        'Jön hozzá egy meccslap. Vedd el a *Kényszerítőt*: így *hat* lapod van a támadásodhoz, a Tohónak csak öt.',
      'not-a-pass':
        'Ha megállsz, csak a le nem tett lapok hiányoznak. A labda passzolásához ennek semmi köze.',
    },
    instead: {
      ishizaki: 'Vele biztosabb lennél. De 3-mal vezetsz, és a következő körben megint védekezhet.',
      attacker,
      'long-shot': 'Lövés 4 és egy zseton, nem rossz. A Kényszerítő második lapot is hoz: azt vedd el.',
      advice: 'Kicsik az értékei. A Kényszerítő lövése 4, és még egy lapot hoz: azt vedd el.',
      unseen: 'A legfelső bármi lehet. A Kényszerítő pont az, ami kell.',
    },
  },
  offside: {
    title: 'A támadás lezárása',
    about: 'Lezársz egy támadást, amíg neked kedvez.',
    steps: {
      now: 'A Toho lövése *4 + 2 = 6*, a védekezésed *4*.',
      later: 'De a Toho kezében még négy lap van, neked pedig csak egy maradt a védekezéshez.',
      trap: 'Tedd le a *Lescsapdát*: védekezés 3, az összesen *7*. És tud is valamit.',
      end: {
        say: 'Használd: a támadásnak *azonnal vége*, mielőtt a Toho még egy lapot letenne.',
        why: 'Ezt csak a védő használhatja. Más lapok a támadónak zárják le a támadást; az előtte álló jel mutatja.',
      },
      result:
        'A Tohónak 6-tal kellett lőnie a 7 ellen: 6 + 3 = *9*, te 7 + 4 = *11*. A négy lapja a kezében maradt.',
    },
    instead: {
      attacker,
      stop: 'Akkor a Toho mindent letesz, te meg nézed. Lezárhatod a támadást: tedd le a Lescsapdát.',
      skip: 'Akkor a Toho tovább rakja a lapokat, neked meg nincs több a védekezéshez. Használd.',
    },
  },
}
