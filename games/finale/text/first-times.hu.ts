import type { FirstTimes } from './first-times.en.ts'

export const firstTimesHu: FirstTimes = {
  'ask/tactics':
    'Minél nagyobb a lapod küzdőereje, annál többször támadsz, de többet számíthat, hogy kiket kér; és a lap utána elvész.',
  'ask/further-tactic':
    'Minden támadáshoz külön lap kell; a száma már nem számít, csak az, ki játszik ki ellen.',
  'ask/exchange': 'A támadásuk előtt kicserélhetsz egy lapot, de nem kell: amit leteszel, sosem jön vissza.',
  'ask/attackers-men':
    'Aki játszik, utána a következő játékerejére fordul, és ebben a támadásban már nem játszik, hacsak nyíl nem hívja.',
  'ask/defenders-men': 'Te a támadók után választasz. A döntetlen nem elég: a támadás átjut.',
  'ask/changes':
    'Aki beáll, a saját csapatrészében játszik: ha az másik, ott eggyel többen lesztek, a régiben kevesebben. Jó, ha valaki most is, utána is gyenge.',
  'ask/hazard-order': 'Több ember veszélyben van; a sorrend akkor számít, ha valakit cserélni kell.',
  'ask/replacement': 'A sérült végleg kiáll. A padról jöhet valaki; ez nem számít a három cserébe.',
  'ask/injured-keeper': 'Mostantól az ő játékereje áll minden lövés ellen.',
  'ask/sent-off-keeper':
    'A padról jövő kapus egy cserébe és egy mezőnyjátékosba kerül; ha mezőnyjátékos áll a kapuba, nem fogy csere.',
  'ask/man-for-keeper': 'Az új kapusnak hely kell: akit megnevezel, végleg lejön.',
  'ask/takers':
    'Minden lövés a lövő első játékereje a kapusé ellen, mindkettőhöz egy kocka; a döntetlen nem gól.',
  'ask/next-taker': 'Innentől egyetlen kihagyott lövés eldöntheti a mérkőzést.',
  'ask/packing': 'A most összeállított pakli minden lapod ezen a mérkőzésen.',
  'told/level-roll': 'A két lap egyenlő volt, ezért a kocka dönti el, ki támad.',
  'told/closing-card-open':
    'Akinek nincs több kézben lévő lapja, a zárólapot játssza: a száma 1, nyíltan fekszik, és sosem fogy el.',
  'told/counter':
    'Aki megállít egy építést, azonnal kontrázik, a számok különbsége jár hozzá; kontrára nem jön kontra, utána mennek tovább a támadások.',
  'told/hazard':
    'Aki jeles játékerővel játszik, utána dob: 2-nél megsérül, 0-nál vagy 1-nél sárgát kap, 3-nál kiállítják; másnál nem történik semmi.',
  'told/booked':
    'Egy sárga még nem kerül semmibe; ugyanannak az embernek a második már piros, és végleg lejön.',
  'told/sent-off': 'A kiállítottat nem pótolja senki: a csapat eggyel kevesebbel játszik tovább.',
  'told/injured': 'A sérült végleg kiáll; a padról jöhet valaki, és ez nem fogyaszt cserét.',
  'told/goal-empty': 'Nincs már kit a kapuba állítani: minden lövés ellen 0-t ér.',
  'told/period-over': 'Két negyedóra között, a lapok letétele előtt mindketten cserélhetnek.',
  'told/extra-time': 'A hosszabbítást csak a hat fehér lappal játsszák.',
  'told/shoot-out':
    'Minden lövés a lövő első játékereje a kapusé ellen, mindkettőhöz egy kocka; a döntetlen nem gól.',
  'told/comparison':
    'A játékerőket és egy-egy kockadobást összeadjuk: a döntetlen a támadásépítéshez elég, gólhoz nem.',
  'told/turned':
    'Aki játszott, annak a lapja negyedet fordul: legközelebb a most felül lévő játékerejével játszik.',
  'card/places':
    'A taktikalapon a bal oldali helyek a támadóé, a jobb oldaliak a védekezőé; a betűk a csapatrészt jelölik.',
  'mark/hazard':
    'Aki jellel játszik, dob. Kereszt: 2-nél megsérül. Sárga: 0-nál vagy 1-nél megkapja, a második piros. Piros: 3-nál kiállítják, senki sem pótolja.',
  'mark/no-build-up':
    'A „– : –” a taktikalapon azt jelenti, hogy nincs építés: rögtön a befejezés jön, és ha nem sikerül, nincs kontra.',
  'mark/arrow':
    'A forduló nyíl olyan játékost hív a befejezésbe is, aki abból a csapatrészből már építette a támadást, az új játékerejével.',
}
