import { commentaryHu } from './commentary.hu.ts'
import { firstTimesHu } from './first-times.hu.ts'
import type { FinaleText } from './text.ts'

export const hu: FinaleText = {
  firstTimes: firstTimesHu,
  name: 'Finale',
  to: '\u00a0:\u00a0',
  and: 'és',
  nothing: 'semmi',
  nothingMore: 'semmi más',
  clubs: { acker: 'FC Acker', stollen: 'SV Stollen' },
  seats: { home: 'Hazai', away: 'Vendég' },
  sides: { acker: 'az FC Acker', stollen: 'az SV Stollen', home: 'a hazai csapat', away: 'a vendégcsapat' },
  lines: {
    keeper: { line: 'kapu', man: 'kapus', men: 'kapusok', short: 'KA' },
    defence: { line: 'védelem', man: 'védő', men: 'védők', short: 'VÉ' },
    midfield: { line: 'középpálya', man: 'középpályás', men: 'középpályások', short: 'KP' },
    attack: { line: 'támadósor', man: 'csatár', men: 'csatárok', short: 'CS' },
  },
  places: {
    keeper: 'kapus',
    defence: 'védő',
    midfield: 'középpályás',
    attack: 'csatár',
    any: 'szabad mezőnyjátékos',
    arrow: 'játékos a támadásépítésből',
  },
  colours: { white: 'fehér', purple: 'lila', yellow: 'sárga', blue: 'kék', red: 'piros' },
  hazards: { injury: 'sérülés', yellow: 'sárga lap', red: 'piros lap' },
  actions: { 'build-up': 'támadásépítés', finish: 'befejezés' },
  tactics: {
    'white-5': 'Teljes gőzzel',
    'white-4': 'Nyílt sisakkal',
    'white-3': 'Labdajáratás',
    'white-2a': 'Kényszerítő',
    'white-2b': 'Gyors szabadrúgás',
    'white-1': 'Zárólap',
    'purple-5': 'Kapuostrom',
    'purple-4': 'Oldalváltás',
    'purple-3': 'Kiugratás',
    'purple-2a': 'Felfutás a szélen',
    'purple-2b': 'Hosszú bedobás',
    'purple-1': 'Isteni szikra',
    'yellow-5': 'Feltolt védelem',
    'yellow-4': 'Begyakorolt szöglet',
    'yellow-3': 'Hátulról indítva',
    'yellow-2a': 'Kalandozó söprögető',
    'yellow-2b': 'Előrevágott labda',
    'yellow-1': 'Betonvédelem',
    'blue-5': 'Középpályás letámadás',
    'blue-4': 'Körhinta',
    'blue-3': 'A karmester',
    'blue-2a': 'Mélységi indulás',
    'blue-2b': 'Háromszögelés',
    'blue-1': 'Labdatartás',
    'red-5': 'Viharjelzés',
    'red-4': 'Háromágú szigony',
    'red-3': 'Nagy kirúgás',
    'red-2a': 'Egyéni akció',
    'red-2b': 'Beadás és fejes',
    'red-1': 'Gólszimat',
  },
  prompts: {
    'who-leaves': [
      'Lehozol valakit a negyedóra kezdete előtt?',
      'Csak ha akarsz: a mérkőzés végéig még {left} cseréd van. Aki lejön, nem térhet vissza.',
    ],
    'who-comes-on': [
      'Ki álljon be?',
      '{man} lejön. Az új ember a saját csapatrészében játszik, és az első játékerejével kezd.',
    ],
    'pack-colour': [
      'Melyik szín kerüljön a fehér lapjaid mellé?',
      'Öt fehér lapod mindenképp van; a színed hat lapja ezekhez jön. A hatodik fehéret, a zárólapot csak akkor játszod ki, ha kiürült a kezed. A lila minden csapathoz illik, más szín ahhoz, akinek abban a sorban erős emberei vannak.',
    ],
    'pack-hand': [
      'Melyik taktikalapot veszed kézbe?',
      'Mindkét felállás látható. Szabadon és titokban választasz. Ez a lap sorszáma: {number}, összesen {of} kell.',
    ],
    'pack-deck': [
      'Melyik lap következik a paklidban?',
      'Szabadon és titokban választasz, és ebben a sorrendben húzod őket. Ez a lap sorszáma: {number}, összesen {of} kell.',
    ],
    'pack-any': [
      'Melyik taktikalapot választod?',
      'Mindkét felállás látható. Bármely lapot választhatod, titokban; utána keverünk. Ez {number}. lap, összesen {of} kell.',
    ],
    'lay-tactic': [
      'Rakj le egy taktikalapot, lefordítva.',
      'Az támad ({period}. negyedóra), akinek nagyobb a száma, annyiszor, amennyi a különbség; ha egyenlő, a kocka dönti el, ki támadhat egyszer. A lapon a kettőspont előtt áll, aki támad, utána, aki védekezik.',
    ],
    exchange: [
      'Kicserélsz egy lapot a támadásuk előtt?',
      'Jön a {attack}. támadásuk (összesen {of} van), ez nem változik. Amelyik lapot megnyomod, titokban végleg elmegy; húzol egy másikat. Ha egyik csere sem jobb egyértelműen, tartsd meg mindet.',
    ],
    'exchange-seen': [
      'Kicserélsz egy lapot a támadásuk előtt?',
      'Jön a {attack}. támadásuk (összesen {of} van), a lapjuk {card}; ez nem változik. Amelyik lapot megnyomod, titokban végleg elmegy; húzol egy másikat. Ha egyik csere sem jobb egyértelműen, tartsd meg mindet.',
    ],
    'further-tactic': [
      'Játssz ki lapot a következő támadásodhoz.',
      'Jön a következő, {attack}. támadás, összesen {of} van: a lap helyei mondják meg, kik játszanak. A száma már nem hoz több támadást; de ha kontráznak, a két szám különbségét ők kapják hozzá, bármelyik a nagyobb.',
    ],
    'line-man/attack': ['Ki játsszon a támadásodban?', 'A lapod most ezt kéri ({action}): {place}.'],
    'line-man/defence': [
      'Ki védekezzen a támadásuk ellen?',
      'Az ellenfél lapja most ezt kéri tőled ({action}): {place}.',
    ],
    'any-man/attack': [
      'Ki játsszon a támadásodban?',
      'A lapodon kérdőjel áll ({action}): bármely szabad mezőnyjátékos jöhet.',
    ],
    'any-man/defence': [
      'Ki védekezzen a támadásuk ellen?',
      'Az ellenfél lapján neked kérdőjel áll ({action}): bármely szabad mezőnyjátékos jöhet.',
    ],
    'stand-in/attack': [
      'Ki ugorjon be a támadásodba?',
      'A lapod ezt kéri ({action}): {missing}, de nincs szabad; egy másik mezőnyjátékos ugrik be.',
    ],
    'stand-in/defence': [
      'Ki ugorjon be a védekezésbe?',
      'A lap ezt kéri tőled ({action}): {missing}, de nincs szabad; egy másik mezőnyjátékos ugrik be.',
    ],
    'arrow-man/attack': [
      'Ki menjen tovább a befejezésbe?',
      'A lapodon lévő nyíl a támadásépítés egyik emberét a befejezésbe is továbbviszi, az új játékerejével.',
    ],
    'arrow-man/defence': [
      'Ki segítsen a befejezésük ellen?',
      'Az ellenfél lapján lévő nyíl a támadásépítésben játszó egyik emberedet a befejezésbe is áthozza, az új játékerejével.',
    ],
    'hazard-order': [
      'Kire dobsz legközelebb?',
      'Lap vagy sérülés ({action}): {left} embered van veszélyben. A sorrend rajtad múlik.',
    ],
    replacement: [
      'Beküldesz valakit a sérült helyére?',
      '{man} megsérült, a mérkőzésen már nem játszhat. Aki beáll helyette, a cseréidből nem vesz el.',
    ],
    'injured-keeper': [
      'Ki álljon most a kapuba?',
      'Megsérült a kapusod: {man}. A mérkőzésen már nem játszhat; a pótlása a cseréidből nem vesz el.',
    ],
    'sent-off-keeper': [
      'Ki álljon most a kapuba?',
      'Kiállították a kapusodat: {man}. A kispadon ülő kapus egy cserébe és egy másik emberbe kerül; maradt cseréd: {left}. Egy pályán lévő mezőnyjátékos semmibe sem kerül.',
    ],
    'last-keeper-sent-off': [
      'Ki álljon most a kapuba?',
      'Kiállították az utolsó kapusodat: {man}. Aki a kispadról jön, egy cserébe és egy másik emberbe kerül; maradt cseréd: {left}. Egy pályán lévő mezőnyjátékos semmibe sem kerül.',
    ],
    'man-for-keeper': [
      'Ki adja át a helyét az új kapusodnak?',
      '{man} beáll a kapuba; egyik mezőnyjátékosod a mérkőzés végéig lejön.',
    ],
    takers: ['Ki rúgja a következő büntetődet?', 'Büntetőpárbaj, {number}. lövőd: a másik edző nem látja.'],
    'next-taker': ['Ki rúgja a büntetődet?', 'Hirtelen halál, {pair}. pár. Olyan jöhet, aki még nem rúgott.'],
  },
  done: {
    'who-leaves': 'Nincs további csere',
    exchange: 'Minden lap marad',
    'exchange-seen': 'Minden lap marad',
    replacement: 'Senki sem áll be',
  },
  rest: 'Utána még {rest} jön.',
  contests: {
    'build-up': {
      attack: 'Mindkét oldal dob hozzá; neked az egyenlőség is elég.',
      defence: 'Mindkét oldal dob hozzá; csak akkor állítod meg, ha neked több van.',
    },
    finish: {
      attack: 'Mindkét oldal dob hozzá; csak akkor lősz gólt, ha neked több van.',
      defence: 'Mindkét oldal dob hozzá; neked az egyenlőség is elég.',
    },
  },
  free: 'Aki most játszik, a befejezésből kimarad, hacsak nyíl nem hívja.',
  turn: 'A név mellett: ereje most, aztán játék után.',
  bonus: 'Ez kontra: most {bonus} jár hozzá, a két szám különbsége.',
  equals: {
    back: '{man} ugyanolyan erős, de hátrébb játszik.',
    line: '{man} ugyanolyan erős; közülük a keretben első a góllövő.',
  },
  commentary: commentaryHu,
  refusals: {
    'options-malformed': 'A választható szabályok nem olvashatók; névvel ellátott értékek objektuma kell.',
    'option-unknown':
      'Nincs „{option}” nevű választható szabály; ami van: tactics, sealed, extraTime, budget, tie, hazardOrder, keeperChanges, benchTakers és cards.',
    'option-unknown-value': 'Ennek a választható szabálynak nem lehet ilyen értéke: {option}, „{value}”.',
    'tie-field-unknown':
      'A párharc mérkőzéséhez nem tartozik ilyen mező: „{field}”; ami van: leg, awayGoals és a visszavágón firstLeg.',
    'build-malformed':
      'Ebből nem lesz csapat: klub, pálya és kispad kell bele, lepecsételt taktikánál az is.',
    'club-unknown': 'Nincs „{club}” nevű klub: válaszd az FC Ackert (acker) vagy az SV Stollent (stollen).',
    'same-club': 'Mindkét edző ugyanazt a klubot választotta; egyiküknek a másikat kell vinnie.',
    'line-up-malformed': 'A felállás nem olvasható: a pálya és a kispad is játékosok listája legyen.',
    'footballer-unknown': 'Nincs „{man}” nevű játékos; válassz a játékostáblázatból.',
    'footballer-of-other-club': '{man} a másik klubban játszik; csak a sajátodból válassz.',
    'footballer-twice': '{man} kétszer szerepel a keretedben; mindenki csak egyszer választható.',
    'squad-size': 'A keretedben {count} játékos van; pontosan {want} kell.',
    'over-budget': 'A kereted {points} pontba kerül, de csak {budget} pontod van; cserélj valakit olcsóbbra.',
    'no-keeper': 'A keretedben nincs kapus; legalább egy kell.',
    'pitch-size': 'A pályán {count} játékosod van; pontosan {want} kell.',
    'keepers-on-pitch': 'A pályán {count} kapusod van; pontosan egy kell.',
    'tactics-malformed':
      'Hiányoznak a taktikalapjaid: nevezz meg egy színt, szabad lapválasztásnál pedig a tizenegy lapot sorban.',
    'tactics-too-early':
      'A taktikalapokat az asztalnál kell választani, amikor már mindkét felállás látható: hagyd ki őket a keretből, vagy egyezzetek meg a „sealed” szabályban.',
    'free-choice-not-agreed':
      'Ezen a mérkőzésen nincs szabad lapválasztás: nevezz meg egy színt a fehér mellé.',
    'any-eleven-not-agreed':
      'Ezen a mérkőzésen nem lehet bármely tizenegy lapot választani: nevezz meg egy színt a fehér mellé.',
    'colour-unknown': 'Nincs „{colour}” szín: válassz lilát, sárgát, kéket vagy pirosat.',
    'colour-white': 'A fehér lapok úgyis a tieid: válassz melléjük lilát, sárgát, kéket vagy pirosat.',
    'order-missing': 'Szabad lapválasztásnál fel kell sorolnod a tizenegy lapodat, a kívánt sorrendben.',
    'cards-missing':
      'Ha bármely tizenegy lap választható, fel kell sorolnod a tizenegyet; a sorrendjük mindegy.',
    'tactic-unknown': 'Nincs „{card}” nevű taktikalap.',
    'closing-card-in-deck': 'A zárólap ({card}) mindig a tizenegy lapod mellé jár; válassz helyette másikat.',
    'tactic-twice': '{card} kétszer van a paklidban; minden lapból csak egy van.',
    'deck-size': 'A paklidban {count} lap van; a zárólapon kívül pontosan {want} kell.',
    'deck-powers': 'A paklidban {count} lap küzdőereje {power}; ilyenből pontosan {want} kell.',
    'free-choice-impossible':
      'Ezekkel a lapokkal nincs szabad lapválasztás: {power} küzdőerejű lapból {want} kell, de a zárólapon kívül csak {count} van.',
    'card-set-malformed': 'Ez nem kártyakészlet: név, változat, játékosok és taktikalapok kellenek bele.',
    'card-set-unnamed': 'A kártyakészletnek név és változat kell, mindkettő legfeljebb 60 karakter.',
    'card-set-not-ours':
      'A „{name}” név csak a Libero lapjait illeti, ezek pedig nem azok, amelyek {version}. változatként megjelentek. Adj a készletednek saját nevet.',
    'card-set-footballers': 'A kártyakészletben pontosan {want} játékosnak kell lennie.',
    'card-set-tactics': 'A kártyakészletben pontosan {want} taktikalapnak kell lennie.',
    'card-set-club': '{club}: a kártyakészletben {count} játékosa van; pontosan {want} kell.',
    'card-set-no-keeper': 'Nincs kapusa ennek a klubnak: {club}.',
    'card-set-too-dear':
      'Nem áll össze keret ({club}): a legolcsóbb tizenöt játékos kapussal együtt {points} pont, a megengedett {budget}.',
    'card-set-beginners':
      'Pontosan tizenöt kezdő játékos kell kapussal, legfeljebb 50 pontért ({club}); most {count} játékos van {points} pontért.',
    'card-id':
      'Azonosító kell ennek a kártyának: {number}. a sorban. Kisbetű, számjegy és kötőjel lehet benne.',
    'card-id-twice':
      'Az azonosító itt nem jó: „{card}”. Minden kártyának saját kell, és a „done” már foglalt.',
    'card-source': 'Hiányzik, honnan való a kártya: „{card}”. Lehet rulebook, public vagy designed.',
    'footballer-name': 'Név kell ennek a játékosnak: „{card}”. Legfeljebb 60 karakter lehet.',
    'footballer-club': 'Klub kell ennek a játékosnak: „{card}”. Lehet acker vagy stollen.',
    'footballer-line':
      'Csapatrész kell ennek a játékosnak: „{card}”. Lehet keeper, defence, midfield vagy attack.',
    'footballer-price': 'Ár kell ennek a játékosnak: „{card}”. Egész szám legyen 0 és 50 között.',
    'footballer-strengths':
      'Négy játékerő kell ennek a játékosnak: „{card}”. Egész számok legyenek 1 és 5 között.',
    'footballer-hazards':
      'Négy veszélyjel-adat kell ennek a játékosnak: „{card}”. Lehet injury, yellow, red vagy null.',
    'footballer-beginner':
      'Hiányzik, hogy az első mérkőzésekre ajánlott keret tagja-e ez a játékos: „{card}”. Lehet true vagy false.',
    'tactic-name': 'Túl hosszú ennek a taktikalapnak a neve: „{card}”. Legfeljebb 60 karakter lehet.',
    'tactic-colours': 'Ebből a színből {count} taktikalap van: {colour}. Pontosan {want} kell.',
    'tactic-colour': 'Szín kell ennek a taktikalapnak: „{card}”. Lehet white, purple, yellow, blue vagy red.',
    'tactic-power': 'Küzdőerő kell ennek a taktikalapnak: „{card}”. Egész szám legyen 1 és 5 között.',
    'tactic-places':
      'Rosszak a helyek ezen a taktikalapon: „{card}”. Oldalanként és akciónként legfeljebb egy kapus és tíz mezőnyjátékos lehet.',
    'tactic-no-finish': 'Hiányzik a befejezés helyeinek egy része: „{card}”. Mindkét oldalra kell hely.',
    'tactic-half-build-up':
      'Félig üres a támadásépítés: „{card}”. Vagy mindkét oldalon legyen hely, vagy egyiken se.',
    'tactic-arrow':
      'Rossz a nyíl ezen a taktikalapon: „{card}”. Ugyanazon az oldalon vezessen a támadásépítés egy helyéről a befejezés egy helyére, a kapustól csak a kapushoz, minden helyről egyszer.',
    'tactic-powers': 'Ebből a színből hat taktikalap kell: {colour}. A küzdőerejük {want} legyen.',
    'closing-card': 'Pontosan egy zárólap kell: a fehér, 1-es küzdőerejű.',
    'die-faces': 'A kockának pontosan {want} oldala legyen.',
    'die-face': 'A kocka {number}. oldalán 0 és {most} közötti egész számnak kell állnia.',
    'die-always-level':
      'A kocka mind a hat oldalán {face} áll: ha mindkét edző a támadásért dob, soha senki sem dobna nagyobbat, és a mérkőzés megállna.',
    'die-not-yet': 'A finale-1 szabályai szerint a kocka oldalai: {want}.',
    'position-foreign': 'Ez nem Finale-állás, vagy olyan formában van, amelyet itt nem lehet elolvasni.',
    'position-field': 'Az állásnak ez az adata hiányzik vagy nem lehet helyes: „{field}”.',
    'choice-required': 'Itt nem passzolhatsz: válassz a lehetőségek közül.',
    'not-an-option': 'Ez most nem választható; válassz a felkínált lehetőségek közül.',
    'not-a-tactic-now': 'Most nem játszhatod ki, mert játékost kell választanod: {card}.',
    'not-a-man-now': '{man} most nem választható: taktikalapot kell játszanod.',
    'power-complete': 'Ennek a lapnak {power} a küzdőereje, és abból a paklid már teljes: {card}.',
    'not-in-hand': 'Nincs a kezedben: {card}. A kézben lévő lapjaid közül válassz.',
    'closing-card-only-last': '{card}: ez a helyén marad, amíg van lap a kezedben. Onnan válassz.',
    'man-is-off': '{man} elhagyta a pályát, ezen a mérkőzésen már nem térhet vissza.',
    'man-on-the-bench': '{man} a kispadon ül; a pályáról válassz.',
    'man-on-the-pitch': '{man} már a pályán van; a kispadról válassz mezőnyjátékost, vagy senkit.',
    'man-already-chosen': '{man} már benne van; válassz mást.',
    'man-already-named': '{man} már szerepel a választásaid között; válassz mást.',
    'man-used-in-build-up':
      '{man} a támadásépítésben már játszott, a befejezésben nem játszhat; válassz szabad játékost.',
    'man-of-other-line': '{man} nem ide való: erre a helyre {place} kell.',
    'keeper-fills-no-question-mark': '{man} kapus, ide nem állhat; válassz szabad mezőnyjátékost.',
    'arrow-wants-build-up-man':
      '{man} nem jó ide: a nyíl a támadásépítésben megjelölt embereid egyikét kéri.',
    'nothing-to-roll-for': '{man}: most nincs mire dobni; a veszélyben lévő embereid közül válassz.',
    'keepers-do-not-change': '{man} kapus; cserénél mindig mezőnyjátékos jön mezőnyjátékosért.',
    'keeper-for-keeper': '{man} nem jó ide: kapus csak kapussal cserélhet.',
    'choose-who-leaves': '{man} még nem állhat be: előbb mondd meg, ki jön le.',
    'choose-who-comes-on': '{man} a pályán van: most azt mondd meg, ki áll be a kispadról.',
    'bench-keeper-not-outfield': '{man} kapus, mezőnyjátékos helyére nem állhat be.',
    'keeper-comes-first':
      '{man} még nincs soron: előbb kapus a kispadról, aztán mezőnyjátékos onnan, végül valaki a pályáról.',
    'bench-keeper-first':
      '{man} nem állhat a kapuba, amíg kapus ül a kispadon: válaszd azt, vagy egy mezőnyjátékost a pályáról.',
    'no-change-left':
      '{man} nem állhat be, mert elfogytak a cseréid: a pályáról megy egy mezőnyjátékos a kapuba.',
    'not-for-the-goal':
      '{man} nem állhat a kapuba: válassz mezőnyjátékost a pályáról, vagy ha van cseréd, kapust a kispadról.',
    'outfielder-must-leave': '{man} nem adhatja át a helyét: a pályáról válassz mezőnyjátékost.',
    'keeper-does-not-shoot': '{man} a kapus, nem rúg büntetőt; válassz mezőnyjátékost.',
  },
  endings: {
    'normal-time': 'rendes játékidőben',
    'extra-time': 'hosszabbítás után',
    'shoot-out': 'büntetőkkel',
    lots: 'sorsolással',
    aggregate: 'összesítéssel',
    'away-goals': 'idegenben lőtt gólokkal',
  },
  story: {
    attacks: 'támadások',
    counters: 'kontrák',
    buildUps: 'sikeres támadásépítések',
    finishes: 'befejezések',
    yellows: 'sárga lapok',
    reds: 'kiállítások',
    injuries: 'sérültek',
  },
  table: {
    beforeKickOff: 'Kezdés előtt',
    period: 'negyedóra {period}/6',
    extraTime: 'hosszabbítás {period}/2',
    shootOut: 'büntetőpárbaj {home} : {away}',
    fullTime: 'vége',
    attack: 'támadás {number}/{of}',
    counter: 'kontra',
    missing: 'nincs szabad {missing}: bármelyik mezőnyjátékos',
    buildUp: 'építés',
    finish: 'befejezés',
    bench: 'kispad',
    nobody: 'senki',
    hand: 'kéz {count}',
    deck: 'pakli {count}',
    changes: 'csere {count}',
    faceDown: 'egy lap képpel lefelé fekszik',
    die: 'A kocka: {faces}',
    noCard: 'még nincs lap',
    strength: 'játékerő most {strength}',
    next: 'utána {next}',
    threat: 'lehetséges: {hazard}',
    booked: 'sárga lapos',
    off: 'lent',
  },
}
