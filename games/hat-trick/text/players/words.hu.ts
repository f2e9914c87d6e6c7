import type { PlayersWords } from './words.ts'

export const playersWordsHu: PlayersWords = {
  prompts: {
    skill: ['Használsz most képességet?', 'Egyik játékosod használhatná a magáét.'],
    'skill/moved/attack': [
      'Használsz képességet, mielőtt továbbmegy a játék?',
      'Túl vagy a lépéseden. A csapatodban {man} a labdás ({line}. sorod).',
    ],
    'skill/moved/defence': [
      'Használsz képességet, mielőtt továbbmegy a játék?',
      'Túl vagy a lépéseden. Az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'skill/sideways': [
      'Használsz képességet a keresztpasszod előtt?',
      '{Man} a labdás ({line}. sorod), és keresztpasszt kell adnia.',
    ],
    'skill/their-sideways': [
      'Használsz képességet a lépésed előtt?',
      'Keresztpasszt adott az ellenfél: náluk {man} a labdás ({ownLine}. sorod).',
    ],
    'skill/compare': [
      'Használsz képességet az összevetés előtt?',
      'A labdák most ({action}): {own} a tiéd, {theirs} az ellenfélé.',
    ],
    'skill/arrival/attack': [
      'Használsz most képességet?',
      'Célba ért egy passz: a csapatodban {man} a labdás ({line}. sorod).',
    ],
    'skill/arrival/defence': [
      'Használsz most képességet?',
      'Célba ért egy passz: az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'skill/dribbled': ['Használsz most képességet?', 'Sikerült a cseled: {man} a labdás ({line}. sorod).'],
    'skill/turnover/attack': [
      'Használsz képességet a következő kör előtt?',
      'Megszerezted a labdát: a csapatodban {man} a labdás ({line}. sorod).',
    ],
    'skill/turnover/defence': [
      'Használsz képességet a következő kör előtt?',
      'Elveszítetted a labdát: az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'skill/opportunity': [
      'Használsz képességet a lövéseidhez?',
      'Új menet kezdődik a lövő helyzetedben: {man} a labdás ({line}. sorod).',
    ],
    'skill/shot/attack': [
      'Használsz képességet a lövésed előtt?',
      'A te lövésed jön: {man} lő ({line}. sorod).',
    ],
    'skill/shot/defence': [
      'Használsz képességet a lövésük előtt?',
      'Az ellenfél lövése jön: náluk {man} lő ({ownLine}. sorod).',
    ],
    'skill/parry': [
      'Használsz képességet, mielőtt továbbmegy a játék?',
      'A kapus kiütötte a lövésedet, és a legközelebbi számé a labda.',
    ],
    prevent: [
      'Megakadályozod a képességüket?',
      'A játékosod melletti ellenfél most képességet használhatna. A játékosod átfordul, az ellenfél a kör végéig nem használhat képességet.',
    ],
    'prevent-declared': [
      'Megakadályozod a képességüket?',
      'A játékosod melletti ellenfél használni akarja a magáét. A játékosod átfordul, az ellenfél a kör végéig nem használhat képességet.',
    ],
    'style-card': ['Kijátszod a stíluskártyádat?', 'Most érvényes.'],
    'style-card/revealed': [
      'Kijátszol egy stíluskártyát a lépések előtt?',
      'Mindkét lap felfordítva fekszik; {man} a labdás ({line}. sorod).',
    ],
    'style-card/moved/attack': [
      'Kijátszol egy stíluskártyát, mielőtt továbbmegy a játék?',
      'Túl vagy a lépéseden. A csapatodban {man} a labdás ({line}. sorod).',
    ],
    'style-card/moved/defence': [
      'Kijátszol egy stíluskártyát, mielőtt továbbmegy a játék?',
      'Túl vagy a lépéseden. Az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'style-card/compare': [
      'Kijátszol egy stíluskártyát az összevetés előtt?',
      'A labdák most ({action}): {own} a tiéd, {theirs} az ellenfélé.',
    ],
    'style-card/arrival/attack': [
      'Kijátszol most egy stíluskártyát?',
      'Célba ért egy passz: a csapatodban {man} a labdás ({line}. sorod).',
    ],
    'style-card/arrival/defence': [
      'Kijátszol most egy stíluskártyát?',
      'Célba ért egy passz: az ellenfélnél {man} a labdás ({ownLine}. sorod).',
    ],
    'style-card/shot/attack': [
      'Kijátszol egy stíluskártyát a lövésed előtt?',
      'A te lövésed jön: {man} lő ({line}. sorod).',
    ],
    'style-card/shot/defence': [
      'Kijátszol egy stíluskártyát a lövésük előtt?',
      'Az ellenfél lövése jön: náluk {man} lő ({ownLine}. sorod).',
    ],
    'take-style': [
      'Elveszel egy stíluskártyát?',
      'Teljesítetted egy stílus feltételét. Akkor ez lesz a stílusod az egész mérkőzésen; vissza is utasíthatod, és várhatsz egy másikra.',
    ],
    'receiver/pass': [
      'Ki kapja a passzodat?',
      'Célba ért, és abban a sorban több játékosod is a legkisebb számú.',
    ],
    'receiver/interception': [
      'Ki fogja el a passzt?',
      'A labda a tiéd, és abban a sorban több játékosod is a legkisebb számú.',
    ],
    'receiver/goal-kick': [
      'Ki kapja a kirúgást?',
      'A csapatodhoz kerül, és abban a sorban több játékosod is a legkisebb számú.',
    ],
    'receiver/out-of-cards': [
      'Ki kapja a labdát?',
      'A támadásnak elfogytak a lapjai; a labda a csapatodé, és abban a sorban több játékosod is a legkisebb számú.',
    ],
    'receiver/parry': [
      'Ki kapja a kiütött labdát?',
      'A kapus kiütötte, és két játékosodnak is a legközelebbi a száma.',
    ],
    'receiver/corner': ['Kié a szögletnél a labda?', 'Abban a sorban több játékosod is a legkisebb számú.'],
    'receiver/won': [
      'Ki szerzi meg a labdát?',
      'A stíluskártyádé az érdem, és abban a sorban több játékosod is a legkisebb számú.',
    ],
    fouler: [
      'Melyik játékosod szabálytalankodott?',
      'Abban a sorban több játékosod is a legkisebb számú. Piros lapnál őt állítják ki.',
    ],
    snapshot: [
      'Váratlan lövés az akció helyett?',
      '{Man} a labdás ({line}. sorod). A lövés {power}, és a sarok hozzáadja a magáét; a kapus {draws} lapot húzhat.',
    ],
    'appeal/yellow': [
      'Reklamálsz a sárga lap ellen?',
      '{Man} szabálytalan volt. A csapatkapitányod mérkőzésenként egyszer reklamálhat; lapot húzol: 3-asnál vagy 4-esnél visszavonják a sárgát, 2-esnél nem változik semmi, 1-esnél a csapatkapitányt kiállítják.',
    ],
    'appeal/red': [
      'Reklamálsz a piros lap ellen?',
      '{Man} szabálytalan volt, kiállítás jár érte. A csapatkapitányod egyszer reklamálhat; lapot húzol: 3-asnál vagy 4-esnél visszavonják a kiállítást, 2-esnél nem változik semmi, 1-esnél a csapatkapitányt is kiállítják.',
    ],
    substitution: ['Beküldesz valakit a kispadról?', 'Áll a játék. Még {left} cseréd van.'],
  },
  refusals: {
    'events-without-expansion':
      'A mérkőzésesemények a „Játékosok” kiegészítéshez tartoznak: abban is állapodjatok meg (expansion: players), vagy hagyjátok el az eseményeket.',
    'option-without-expansion':
      'Képességük csak a „Játékosok” kiegészítés kártyáinak van, és csak azok fordulnak át játék közben: abban is állapodjatok meg (expansion: players), vagy hagyjátok el ezt: {option}.',
    'squad-malformed': 'Ez a csapat nem olvasható: hiányzik vagy hibás ez az adat: „{field}”.',
    'squad-name':
      'Ez nem lehet a csapat neve: „{name}”. A név egy sor, legfeljebb {most} közönséges karakter.',
    'squad-rank': 'Hiányzik vagy ismeretlen a kategória (ez áll ott: {rank}); lehet I, II, III vagy IV.',
    'squad-mentality':
      'Hiányzik vagy ismeretlen a felfogás (ez áll ott: {mentality}); lehet defensive, balanced vagy attacking.',
    'squad-keeper': 'Hiányzik vagy ismeretlen a kapus (ez áll ott: {keeper}); lehet silver vagy gold.',
    'squad-captain': 'A csapatkapitány nem lehet „{captain}”; 2 és 11 közötti szám kell.',
    'squad-number-missing': 'Nincs játékos ezen a poszton: {number}; 2-től 11-ig minden posztra kell egy.',
    'squad-number-unknown': 'Nincs ilyen poszt: „{number}”. A posztok számai 2-től 11-ig tartanak.',
    'squad-bench-without-subs':
      'Cserék nélkül nincs kispad: hagyd üresen, vagy állapodjatok meg a cserékben.',
    'squad-bench-too-long': 'Ennyi játékos nem fér el a kispadon: {bench}. Legfeljebb {most} ülhet ott.',
    'squad-type-unknown': '{Place}: hiányzik vagy ismeretlen a játékostípus (ez áll ott: {type}).',
    'squad-wrong-number':
      '{Place}: itt nem játszhat ez a típus: {type}. Olyat válassz, akinek a kártyáján ott van ez a szám.',
    'squad-purse-wrong':
      '{Place}: ez a típus nem fizethető ebből a kasszából: {type}, {purse}. A pajzs mondja meg, melyik fizet, csak a vegyesnél választ az edző.',
    'squad-too-many-copies': '{type}: {used} van a csapatban, de csak {copies} kártya van belőle.',
    'squad-over-budget': 'Nem elég a {purse}: {spent} a kiadás, {budget} van benne.',
    'squad-unfillable': 'Ez a csapat nem egészíthető ki: az üres posztokra nem marad elég pénz.',
    'code-type-unlisted':
      'Ennek a típusnak nincs betűje a megosztó kódokban, így a csapatnak nem lehet kódja: {type}.',
    'code-damaged': 'A megosztó kódban elírás van, vagy hiányzik belőle valami.',
    'code-malformed': 'Ez nem megosztó kód; az így kezdődik: HT1-.',
    'code-version': 'A megosztó kód változata ({version}) itt nem olvasható.',
    'not-the-lowest':
      '{Man} nem választható: csak az jöhet szóba, akinek a száma itt a legkisebbnek számít; válassz a felkínáltak közül.',
    'no-switch':
      'Most nem válthat oldalt: az esemény kell hozzá, a kör egyik lépése és a lapod oldalán játszó játékos, és sem ő, sem az nem lehet a labdás, akivel helyet cserél.',
    'no-interchange':
      'Most nem cserélhetnek helyet: az esemény kell hozzá, a kör egyik lépése és két egymás mellett álló játékosod, egyikük a lapod oldaláról, és a labdás nem lehet köztük.',
    'no-substitution':
      'Ez a csere most nem lehetséges: álló játék kell hozzá, megmaradt csere, és valaki a kispadon, aki tud azon a poszton játszani.',
    'skill-prevented': '{Man}, {type}: megakadályozták, a kör végéig nem használhat képességet.',
    'flipped-twice': '{Man}, {type}: ebben a körben már kétszer átfordult, várnia kell a következőig.',
    'skill-not-now':
      '{Man}, {type}: így most nem használhatja a képességét, mert máskor érvényes, vagy nem volna hatása.',
    'on-own-side': '{Man}, {type}: már a saját oldalán játszik, nincs hová visszatérnie.',
    'style-not-held': 'Nincs nálad ez a stíluskártya: „{card}”.',
    'style-just-won': 'Ezt épp most nyerted, a következő körtől játszhatod ki: „{card}”.',
    'style-already-played': 'Ebben a körben már kijátszottál egy stíluskártyát, ennek várnia kell: „{card}”.',
    'style-not-now': 'Most nem játszható ki, mert máskor érvényes, vagy nem volna hatása: „{card}”.',
    'expansion-malformed':
      'A kiegészítés nem használható: „{field}”. Kell bele name, version, keeper, types, conditions, styles, budgets és teams.',
    'type-missing':
      'Senki sem játszhat ezzel a számmal: {number}, itt: „{field}”; 2-től 11-ig minden számhoz kell egy játékostípus.',
    'type-number-twice': 'Ez a szám kétszer szerepel: „{field}” ({card}).',
    'type-skill':
      'Hibás képesség: „{card}”, itt: „{field}”. Olyan szó van benne, amelyet a szabályok nem ismernek vagy amely nem illik a többihez, vagy lehetetlen szám.',
    'style-card-effect':
      'Hibás hatás: „{card}”, itt: „{field}”. Olyan szó van benne, amelyet a szabályok nem ismernek vagy amely nem illik a többihez, vagy lehetetlen szám.',
    'style-without-card':
      'Nincs kártyája ennek a stílusnak: „{card}”, itt: „{field}”; minden stílushoz kell egy.',
    'condition-twice':
      'Ennek a stílusnak itt már a második feltétele áll: „{card}”, „{field}”; minden stílusnak pontosan egy van.',
    'budget-twice':
      'Ez a költségvetés még egyszer szerepel: „{card}”, itt: „{field}”; minden párosításból pontosan egy van.',
    'team-card-side':
      'Ez a mező az arany oldalhoz true legyen, az ezüsthöz false, vagy maradjon el: „{field}” ({card}).',
    'team-card-player': 'Nem áll itt senki, aki ezzel a számmal játszhat: {number}, „{field}” ({card}).',
    'team-card-number': 'Nincs ilyen szám: „{field}” ({card}); a tíz szám 2-től 11-ig tart.',
    'team-card-bench': 'Nincs ilyen játékostípus: „{field}” ({card}).',
    'team-card-copies':
      'Ehhez a csapatkártyához {used} ilyen lap kellene: {type}, de csak {copies} van: „{card}”, „{field}”.',
  },
  decisions: {
    'no-skill': 'képesség nélkül tovább',
    'no-prevention': 'hagyni, hadd használja',
    'no-style-card': 'stíluskártya nélkül tovább',
    'no-style': 'visszautasítani, és másik stílusra várni',
    'no-change': 'nincs csere',
    snapshot: 'váratlan lövés',
    action: 'nincs váratlan lövés: jöjjön az akció',
    appeal: 'reklamálni',
    accept: 'elfogadni a lapot',
  },
  uses: {
    footballs: '+{amount} labda, összesen {total}',
    'footballs-each': '+{amount} labda a sorban álló minden játékosodnak, összesen {total}',
    counts: 'a támadó labdái is számítanak, összesen {total}',
    'better-value': 'a sorban álló játékosaid a nagyobbik értékükkel számítanak, összesen {total}',
    'step/+': 'egyet lép előre',
    'step/-': 'egyet lép hátra',
    'send/+': '{other} egyet lép előre',
    'send/-': '{other} egyet lép hátra',
    'stride/+': 'egyszerre {amount} lépés előre',
    'stride/-': 'egyszerre {amount} lépés hátra',
    'jump/+': '{amount} sorral előreugrik, a kör végén visszamegy',
    diagonal: 'egy mezőt átlósan előre, {whereto}',
    'either-side/+': 'egyet lép előre, bár a lapod a másik oldalt mutatja',
    'either-side/-': 'egyet lép hátra, bár a lapod a másik oldalt mutatja',
    'change-wing/+': 'egyet lép előre, és mostantól a másik oldalon játszik',
    'change-wing/-': 'egyet lép hátra, és mostantól a másik oldalon játszik',
    'change-wing/~': 'visszatér a saját oldalára, a lépésed megmarad',
    'change-places': 'helycsere, a másik {other}',
    exchange: '{one} és {other} helyet cserél',
    'displace-carrier/+':
      'előrelép a labdás mezőjére; lapot húzol, {amount}{amount?: vagy kisebb} számnál szabálytalanság',
    'displace-carrier/-':
      'hátralép a labdás mezőjére; lapot húzol, {amount}{amount?: vagy kisebb} számnál szabálytalanság',
    'take-ball': 'övé a labda',
    'win-ball': 'a sorban álló legkisebb számú játékosodé a labda',
    'keep-ball': 'nála marad a labda, nincs keresztpassz',
    'choose-receiver': 'helyette {other} kapja a labdát',
    'lay-off': 'a labdát rögtön {other} kapja tovább',
    'run-on/+': 'egy mezővel továbbmegy a labdával',
    'run-on/.': 'nem megy tovább, de így is átfordul',
    'shoot-forward': 'a lövés előtt egyet előrelép a labdával',
    power: 'ez a lövés +{amount}',
    'power-lasting': 'ebben a lövő helyzetben minden lövése +{amount}',
    'middle-lasting': 'ebben a lövő helyzetben szélről is úgy lő, mintha középről lőne',
    'draws/more': 'a kapus {amount} lappal többet húzhat',
    'draws/fewer': 'a kapus {amount} lappal kevesebbet húz',
    reach: '{other} kapja a passzt, aki másképp nem érhető el',
    'free-kick': 'szabadrúgás neked onnan, ahol a labda van',
  },
  options: {
    skill: '{man}, {role} ({side}): {use}',
    borrowed: '{man}, {role} ({side}), a képesség gazdája {from}: {use}',
    borrowedTheirs: '{man}, {role} ({side}), a képesség gazdája az ellenfélnél {from}: {use}',
    turnBack: '{man}, {role}: visszatér a saját oldalára ({flank}), és átfordul',
    styleCard: '{card}: {use}',
    prevention: '{man}, {role}: az ellenfélnél {other} nem használhatja a képességét',
    takeStyle: '{style}: kártyát elvenni, mostantól ez a stílusod',
    interchange: '{one} és {other} helyet cserél',
    switch: '{man}, {role}: át a sora tükörképmezőjére',
    substitution:
      'kispad {nth}., {on} ({onSide}, {onAttack}/{onDefence}): lejön {man} ({role}, {side}, {attack}/{defence})',
    starCards: '{dive}, a sztár kapuslapokkal',
    regularCards: '{dive}, az alap kapuslapokkal',
    position: '{nth}. poszt',
    bench: 'kispad {nth}.',
  },
  purses: { defensive: 'védőkassza', offensive: 'támadókassza' },
  allowed: {
    agreement: 'true vagy false',
    expansion: 'players',
    events: 'lista ezekből: snapshot, corners, subs, captain, interchange, switch',
  },
  squad: 'Saját csapat',
  story: {
    skills: 'használt képességek',
    styleCards: 'kijátszott stíluskártyák',
    snapshots: 'váratlan lövések',
    corners: 'szögletek',
    subs: 'cserék',
    appeals: 'reklamálások',
  },
}
