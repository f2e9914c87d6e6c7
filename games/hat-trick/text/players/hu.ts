import { deedsHu } from './deeds.hu.ts'
import { momentsHu } from './moments.hu.ts'
import { namesHu } from './names.hu.ts'
import type { PlayersText } from './text.ts'

export const playersHu: PlayersText = {
  name: 'Játékosok',
  types: namesHu.types,
  sides: { silver: 'ezüst', gold: 'arany' },
  shields: { defensive: 'védő', mixed: 'vegyes', offensive: 'támadó' },
  styles: {
    tactical: {
      name: 'Taktikus futball',
      about: 'Türelem, rövid passzok, zárt sorok: a csapat egyszerre mozdul.',
    },
    technical: {
      name: 'Technikás futball',
      about: 'A labda a barátod: cselek, trükkök és szép lövések.',
    },
    physical: {
      name: 'Erőfutball',
      about: 'Hosszú passzok, fejpárbajok, kemény szerelések: egyenesen a kapu felé.',
    },
    total: {
      name: 'Totális futball',
      about: 'Mindenki támad, mindenki védekezik, és közben helyet cserél.',
    },
  },
  styleCards: namesHu.styleCards,
  rows: {
    short: '{times} sikeres rövid passz egymás után',
    long: '{times} sikeres hosszú passz egymás után',
    dribble: '{times} sikeres csel egymás után',
    lines: 'egy kör, amelyben {times} saját játékos másik sorba került, és az akció sikerült',
  },
  skills: { ...momentsHu, ...deedsHu },
  events: {
    snapshot: {
      name: 'Váratlan lövés',
      about:
        'A három utolsó sorból, lövő helyzeten kívül, az akció helyett lőni is lehet, de a lap ereje eggyel kevesebbet ér. A negyedik sorból jövő lövésnél a kapus eggyel több lapot húz, mint az ötödikből jövőnél. Könnyű, és mindenkinek ajánlott.',
    },
    corners: {
      name: 'Szöglet',
      about:
        'Ha a kapus az utolsó lapjával és pontosan eggyel több labdával véd, mint a lövés ereje, kirúgás helyett szöglet jön. Akkor ajánlott, ha a szabadrúgás már ismerős.',
    },
    subs: {
      name: 'Cserék',
      about:
        'Mindkét csapat mérkőzésenként háromszor cserélhet a kispadról, amikor áll a játék. Ha a játékostípusok már ismerősek, elmaradhatatlan; addig felállások kipróbálására jó.',
    },
    captain: {
      name: 'Csapatkapitány',
      about:
        'Mérkőzésenként egyszer a csapatkapitány reklamálhat a saját csapata szabálytalansága után: egy húzott lap dönti el, hogy visszavonják-e a sárga lapot vagy a kiállítást, vagy a játékvezető tévesen őt is kiállítja. Annak ajánlott, aki szereti próbára tenni a szerencséjét; aki nem szereti a véletlent, hagyja el.',
    },
    interchange: {
      name: 'Helycsere',
      about:
        'A körben lépés helyett helyet cserélhet két saját játékos, ha egy sorban, egymás mellett áll, és egyikük sem a labdás. Csak akkor ajánlott, ha már tudjátok, hogyan felelnek egymásra az ellenfelek.',
    },
    switch: {
      name: 'Oldalváltás',
      about:
        'A körben lépés helyett egy saját játékos átmehet a sora tükörképmezőjére: a és d, illetve b és c között. Legutoljára ajánlott.',
    },
  },
  mentalities: { defensive: 'védekező', balanced: 'kiegyensúlyozott', attacking: 'támadó' },
  ranks: {
    I: 'I. kategória, világklasszis',
    II: 'II. kategória, élvonal',
    III: 'III. kategória, másodosztály',
    IV: 'IV. kategória, alsóbb osztályok',
  },
  colours: {
    white: 'fehér',
    black: 'fekete',
    red: 'piros',
    maroon: 'bordó',
    orange: 'narancssárga',
    yellow: 'sárga',
    green: 'zöld',
    sky: 'égszínkék',
    blue: 'kék',
    navy: 'sötétkék',
  },
  bothColours: '{shirt} és {other}',
  formations: { defence: 'védelem', midfield: 'középpálya', attack: 'támadósor' },
  teams: {
    ALB: 'Albánia',
    AUT: 'Ausztria',
    CZE: 'Csehország',
    HUN: 'Magyarország',
    ISL: 'Izland',
    NIR: 'Észak-Írország',
    POL: 'Lengyelország',
    IRL: 'Írország',
    ROU: 'Románia',
    SVK: 'Szlovákia',
    SWE: 'Svédország',
    TUR: 'Törökország',
    UKR: 'Ukrajna',
    WAL: 'Wales',
    DEN: 'Dánia',
    JAM: 'Jamaica',
    SCO: 'Skócia',
  },
  teamSides: {},
}
