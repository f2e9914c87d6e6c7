import type { LessonWords } from '@libero/kernel/lesson'

const defender = 'Ő védekezni van itt, támadásban alig segít. Tartsd meg arra, amikor a Toho támad.'

export const halvesHu: Readonly<Record<string, LessonWords>> = {
  stoppage: {
    title: 'Ráadás',
    about: 'Tudod, mikor ér véget egy félidő.',
    steps: {
      last: 'A hatodik kör a *hatból*: az utolsó két meccslapot is elvették. Mostantól *ráadás* van.',
      rule: {
        say: 'Most akkor ér véget a félidő, ha a támadó *gólt szerez vagy elveszíti a labdát*. Amíg megtartod, folytatódik.',
        why: 'Tizenkét meccslap, körönként kettő: az hat kör. A rövidebb első mérkőzésen négy van.',
      },
      pass: 'Lövés *5* vagy passz *7* a *6* ellen. A sikeres passz még egy kört hoz: válaszd a *passzt*.',
      four: 'Te 4-et dobtál, ők 2-t: tied a labda, jön még egy kör. De *nincs több meccslap*: négy lappal támadsz.',
      when: 'Így követi kör a kört, amíg gól nem esik, vagy a védelem nem nyer. A szöglet sem zárja le a félidőt.',
    },
    instead: {
      shot: 'Bármi lesz belőle, az lenne a félidő utolsó támadása. Előbb próbáld a passzt.',
    },
  },
  'half-time': {
    title: 'Félidő',
    about: 'Tudod, mi marad meg neked a második félidőre.',
    steps: {
      shot: 'Ráadás: a lövésed *3 + 4 + 2 = 9*, a Toho védekezése *6*. *Lőj*, ez a félidő utolsó esélye.',
      break: {
        say: '*Gól*, és félidő. A nálad lévő zsetonok megmaradnak, a sárga és piros lapok is.',
        why: 'Ami kikerült a mérkőzésből, az kint is marad.',
      },
      shuffled:
        'A kezedet, a húzó- és a dobópaklidat *összekeverték*, az elvett meccslapokkal együtt. A Távoli lövés már vissza is jött.',
      second: 'Most a Toho kezd, mert először te kezdtél. Négy *új meccslap* van ott, a második félidőé.',
      take: 'Te védekezel, elsőként választasz. Ott van a saját *különleges lövésed*: vedd el.',
      on: 'A mérkőzés végéig a tied. Egyébként ez a félidő olyan, mint az első.',
    },
    instead: {
      pass: 'A 2-es passz a 6 ellen reménytelen. Lőj.',
      special:
        'Hasznos. De ha most nem veszed el a különleges lövésedet, elveheti a Toho, csak hogy ne a tied legyen.',
    },
  },
  'full-time': {
    title: 'A hármas sípszó',
    about: 'Az utolsó percben döntesz el egy mérkőzést.',
    steps: {
      level: 'Második félidő, ráadás, *1–1*. Ha most betalálsz, vége, és nyertél.',
      shot: 'A lövésed *4 + 3 + 1 = 8*, a védekezésük *4 + 4 = 8*, és nincs lent kapus. *Lőj!*',
      won: '8 + 4 = *12* a 8 + 3 = *11* ellen: *2–1*, és lefújták. Ha a védelem nyert volna, hosszabbítás jött volna.',
    },
    instead: {
      pass: 'A 3-as passz a 8 ellen reménytelen. Lőj.',
    },
  },
  'extra-time': {
    title: 'Hosszabbítás',
    about: 'Tudod, mi más a hosszabbításban.',
    steps: {
      level:
        'A két félidő után döntetlen: *hosszabbítás*. Minden lapot újrakevertek, és a sorsolás szerint te támadsz először.',
      hands:
        '*Nincs több meccslap*: *négy* lapig húztál, ennyi az egész. A zsetonok, a sárga és piros lapok maradnak.',
      seven:
        'És nem kilenc, hanem csak *hét* lap lehet lent, a két területen együtt. Így mindegyik többet nyom a latban.',
      header: 'Kezdd a *Fejessel*, lövés 4.',
      kisugi: 'És *Kisugi*, neki is 4.',
      halves:
        'Három a hétből, *8 a 4 ellen*: jó kezdet. A hosszabbítás két félidejében *két-két kör* van; a másodikat a Toho kezdi.',
    },
    instead: {
      defender,
      header: 'Előbb a Fejest, kérlek: lövés 4.',
      kisugi: 'Kisugit, kérlek: lövés 4.',
    },
  },
  champions: {
    title: 'Két bajnok',
    about: 'Tudod, mi van, ha döntetlen marad.',
    steps: {
      last: {
        say: 'A hosszabbítás *utolsó* köre, *1–1*. Mint a ráadásban: gól vagy labdavesztés zárja le.',
        why: 'A hosszabbítás mindkét félidejében a második kör a ráadás. Amíg megtartod a labdát, jönnek a további körök.',
      },
      shot: 'A lövésed *7*, a védekezésük *8*. Most vagy soha: *lőj*.',
      both: '7 + 3 = *10* a 8 + 4 = *12* ellen: kivédték. Tizenegyesek nincsenek: döntetlen maradt, és *mindketten* bajnokok vagytok!',
    },
    instead: {
      pass: 'A 2-es passz a 8 ellen reménytelen. Lőj.',
    },
  },
}
