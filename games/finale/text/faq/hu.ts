import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedHu: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Ki támad, és hányszor?',
    answer:
      'Akinek a felfedett lapja nagyobb küzdőerejű. A két küzdőerő különbsége a támadások száma: 4-es az 1-es ellen hármat ér.',
    also: 'támadások száma különbség',
  },
  F2: {
    question: 'Mi történik, ha a két lap egyforma erős?',
    answer:
      'Az edzők addig dobnak, amíg egyikük nagyobbat nem dob. Neki pontosan egy támadása van, és az ellene indított kontrához nem jár bónusz.',
    also: 'egyenlő küzdőerő döntetlen',
  },
  F3: {
    question: 'Mindig a nagy lap a legjobb?',
    answer:
      'Nem. A nagy lap támadást ér, de minden további támadás újabb lapba kerül, és a helyei gyakran gyengébbek. A felfordítva maradó kis lap az, amellyel kontrázol.',
    also: 'erős lap nagy küzdőerő melyik lapot játsszam ki először',
  },
  F4: {
    question: 'Változik a támadásaim száma a további támadáshoz kijátszott laptól?',
    answer:
      'Nem. A számot a negyedóra első két lapja adja meg. Az újabb lap csak azt mondja meg, ki játszik ebben a támadásban, a küzdőereje pedig a kontrabónuszhoz számít.',
    also: 'második támadás következő lap',
  },
  F5: {
    question: 'A négy játékerő közül melyik számít?',
    answer: 'Csak az, amelyik éppen felül van. Aki beáll, fejjel felfelé kezd, vagyis az első játékerejével.',
    also: 'négy szám érték szél',
  },
  F6: {
    question: 'Mikor fordul el egy kártya, és mi lesz felül?',
    answer:
      'A támadásépítés után, majd a befejezés után újra: minden bevetett játékos, aki még a pályán van, negyed fordulatot tesz balra. A következő játékereje kerül felülre, a negyedik után megint az első.',
    also: 'forgatás elfordítás negyed fordulat',
  },
  F7: {
    question: 'Játszhat ugyanaz az ember a támadásépítésben és a befejezésben is?',
    answer: 'Nem, hacsak a lapon egy nyíl nem kéri. A támadás után újra szabad, a kontrához is.',
    also: 'kétszer újra ugyanaz a játékos',
  },
  F8: {
    question: 'Mit jelent a nyíl egy lapon?',
    answer:
      'Egy ember a támadásépítésből a befejezésben is játszik, az új játékerejével. A nyíl annál a csapatrésznél kezdődik, ahonnan jönnie kell.',
    also: 'nyíl jel újra',
  },
  F9: {
    question: 'Ki kerülhet a kérdőjeles helyre?',
    answer: 'Bármelyik szabad mezőnyjátékos, akármelyik csapatrészből. A kapus soha.',
    also: '? bárki',
  },
  F10: {
    question: 'Mi van, ha kevés az emberem a lap helyeire?',
    answer:
      'A csapatrész minden szabad játékosa játszik, a többi helyre pedig beugrik bármelyik másik szabad mezőnyjátékos. Ha senki sem szabad, a hely üres marad, és nem ér semmit.',
    also: 'nincs elég védő hiányzik beugró',
  },
  F11: {
    question: 'Ki választ először játékosokat?',
    answer:
      'A támadó fél, és mindjárt az összeset a támadásnak erre a részére. A védekező fél ezt látja, és utána választ, ugyanannak a lapnak a jobb fele szerint.',
    also: 'sorrend választás',
  },
  F12: {
    question: 'Üresen hagyhatok egy helyet, hogy kíméljem az emberemet?',
    answer:
      'Nem. Azt választod meg, ki töltse be, nem azt, hogy betöltöd-e. Csak akkor marad üres, ha senki sem szabad.',
    also: 'kihagyni kevesebb játékos pihentetni',
  },
  F13: {
    question: 'Mi történik, ha a támadásépítés egyenlő?',
    answer: 'A támadó fél átjut: a támadásépítésben az egyenlő összeg is elég, és jön a befejezés.',
    also: 'döntetlen egyforma összeg',
  },
  F14: {
    question: 'Mi történik, ha a befejezés egyenlő?',
    answer: 'Nincs gól. A befejezésben csak a nagyobb összeg ér gólt: 10–9-nél gól, 9–9-nél nem.',
    also: 'döntetlen mikor gól',
  },
  F15: {
    question: 'Lemondhatok egy támadásról, ha gyengék a játékosaim?',
    answer:
      'Nem, minden támadást le kell játszani. Ezért ügyelj rá, hogy soha ne legyen egyszerre minden játékerőd alacsony.',
    also: 'kihagyni passzolni visszautasítani',
  },
  F16: {
    question: 'Mi történik, ha nem sikerül a támadásépítés?',
    answer:
      'A támadásnak vége, és a védekező félnek kontráznia kell, ha ebben a negyedórában még nem volt kontra. Utána a támadó fél a maradék támadásaival folytatja.',
    also: 'sikertelen elveszett',
  },
  F17: {
    question: 'Melyik lappal kontrázok?',
    answer:
      'Azzal, amely már felfordítva fekszik előtted, akkor is, ha az utolsó volt. Új lapot nem játszol ki, és minden játékos újra szabad.',
    also: 'ellentámadás kontralap',
  },
  F18: {
    question: 'Mekkora a kontrabónusz?',
    answer:
      'Amekkora a két felfordított lap küzdőerejének különbsége abban a pillanatban, akármelyik a nagyobb. Csak a kontra támadásépítésében számít, a befejezésében nem.',
    also: 'bónusz ellentámadás plusz',
  },
  F19: {
    question: 'Lehet egynél több kontra?',
    answer: 'Negyedóránként legfeljebb egy, és azt le kell játszani. Sikertelen kontrára soha nem jön újabb.',
    also: 'második kontra lemondani',
  },
  F20: {
    question: 'Mi történik, ha egy lapon nincs támadásépítés?',
    answer:
      'A támadás rögtön a befejezéssel indul. Kontra ilyenkor nem lehet, mert nincs támadásépítés, amely ne sikerülne.',
    also: 'üres felső mező rögtön befejezés',
  },
  F21: {
    question: 'Mi történik, ha elfogytak a lapjaim?',
    answer:
      'Onnantól a zárólapod számít: 1-es küzdőerő, felfordítva, minden negyedórában és minden további támadáshoz. Soha nem fogy el.',
    also: 'nincs több lap üres kéz zárólap utolsó lap kifogyok a lapokból elfogy kifogyott',
  },
  F22: {
    question: 'Mikor húzok lapot?',
    answer:
      'A felfedés után mindkét edző rögtön háromra egészíti ki a kezét; a támadó fél minden további lapja után is húz. Ha üres a pakli, azzal játszol, ami a kezedben van.',
    also: 'laphúzás feltölteni három lap',
  },
  F23: {
    question: 'Mikor cserélhetek taktikalapot?',
    answer:
      'Védekező félként az első utáni minden támadásnál, amikor a támadó fél új lapja már felfordítva fekszik. Egy lapodat látatlanban kiveszed a játékból, és húzol egyet; a felfordított lapod marad.',
    also: 'lapcsere eldobni',
  },
  F24: {
    question: 'Mit jelent a vörös kereszt?',
    answer:
      'Sérülés: ha bevetéskor látszik, az edző utána dob, és 2-esre a játékos a mérkőzés végéig kiesik. A kispadról azonnal beállhat egy mezőnyjátékos, és ez nem számít bele a három cserébe.',
    also: 'sérült kereszt veszélyjel',
  },
  F25: {
    question: 'Mi történik sárga lapnál?',
    answer:
      'Ha bevetéskor látszik a jel, az edző dob: 0-ra vagy 1-re a játékos sárgát kap. Ugyanannak a második sárgája piros lap, újabb dobás nélkül.',
    also: 'figyelmeztetés második sárga',
  },
  F26: {
    question: 'Beállhat valaki a kiállított játékos helyére?',
    answer:
      'Nem, eggyel kevesebb emberrel folytatod. A következő negyedórától egy cserével átrendezheted a soraidat.',
    also: 'piros lap kiállítás helyettesítés',
  },
  F27: {
    question: 'Érvényes a gól, ha a lövőt kiállítják vagy megsérül?',
    answer: 'Igen. A játékereje már számított, mielőtt érte dobnának; a gól vagy a támadásépítés megmarad.',
    also: 'gól érvényes marad',
  },
  F28: {
    question: 'Mi történik, ha megsérül a kapusom?',
    answer:
      'Azonnal beáll egy kapus a kispadról; ha nincs, onnan egy mezőnyjátékos megy a kapuba, üres kispadnál pedig valaki a pályáról. Ez nem kerül cserébe, és aki egyszer beállt, a végéig kapus marad.',
    also: 'kapus sérülése nincs kapus mezőnyjátékos a kapuban',
  },
  F29: {
    question: 'Mi történik, ha kiállítják a kapusomat?',
    answer:
      'Rögtön választasz: kapus a kispadról egy mezőnyjátékosod helyére, ami egy cserébe kerül, vagy egy mezőnyjátékos a pályáról megy a kapuba. Ha nincs több cseréd, csak a második lehet.',
    also: 'kapus piros lap',
  },
  F30: {
    question: 'Hány cserém van, és mikor?',
    answer:
      'Három a mérkőzésen, csak két negyedóra között, mielőtt a taktikalapokat lerakják. Egyszerre többet is lehet; mindkét edző titokban dönt.',
    also: 'csere becserélni lecserélni',
  },
  F31: {
    question: 'Hozhatok be középpályást csatár helyett?',
    answer:
      'Igen. Az új ember bármelyik csapatrészből jöhet, és a sajátjában áll be, fejjel felfelé. Aki lement, nem térhet vissza.',
    also: 'más poszt felállás visszatérhet',
  },
  F32: {
    question: 'Hogyan állítok össze keretet?',
    answer:
      'Válassz 15 különböző embert a klubodból, legfeljebb 50 pontért, köztük legalább egy kapust; kettő a bölcs. Az első mérkőzésre az X-szel jelölteket ajánljuk.',
    also: 'pontkeret ár költség 50 pont csapat',
  },
  F33: {
    question: 'Játszhatok bármilyen felállásban?',
    answer:
      'Igen. Tizenegyen kezdenek, köztük pontosan egy kapus; a többi tízet tetszésed szerint osztod el, csak mindenki a sajátjában játsszon.',
    also: '4-4-2 rendszer formáció',
  },
  F34: {
    question: 'Melyik taktikalapokat válasszam?',
    answer:
      'Az első mérkőzésre a fehéret és a lilát, ezek kiegyensúlyozottak. Később azt a színt, amelyiknek a sorában erős vagy: a sárga védőket, a kék középpályásokat, a piros csatárokat hív.',
    also: 'szín pakli sárga kék piros lila',
  },
  F35: {
    question: 'Mit láthatok a másik edzőből?',
    answer:
      'A keretét, a kispadját és azt, hány lapja van kézben és a pakliban. Maguk a lapok rejtve maradnak, amíg ki nem játssza őket.',
    also: 'ellenfél keze titkos rejtett',
  },
  F36: {
    question: 'Mi történik, ha döntetlen az állás a végén?',
    answer:
      'Döntetlen az eredmény, hacsak előre meg nem egyeztetek hosszabbításban. Akkor két negyedóra jön csak fehér lapokkal, és ha még mindig egyenlő, büntetőpárbaj.',
    also: 'döntetlen mérkőzés vége hosszabbítás',
  },
  F37: {
    question: 'Hogyan megy a büntetőpárbaj?',
    answer:
      'Mindkét edző öt mezőnyjátékost jelöl ki a pályáról. A rúgó első játékereje és egy dobás legyen több, mint amit a kapus mutat, meg egy dobás; utána a kapus fordul. Öt-öt után egyenlő állásnál párról párra dől el.',
    also: 'tizenegyes büntető rúgók hirtelen halál',
  },
  F38: {
    question: 'Milyen számok vannak a kockán?',
    answer:
      '0, 1, 1, 2, 2 és 3: az 1-es és a 2-es tehát háromból egyszer, a 0-s és a 3-as hatból egyszer jön ki.',
    also: 'kocka oldalai esély valószínűség',
  },
  F39: {
    question: 'Frissek lesznek a játékosaim a következő támadásra?',
    answer: 'Szabadok mind. De a kártyájuk úgy marad, ahogyan elfordult, és vele a játékerejük is.',
    also: 'visszafordul pihent fáradt',
  },
  F40: {
    question: 'Visszavonhatok egy döntést?',
    answer:
      'Igen, amíg nem derült ki általa semmi rejtett, nem volt dobás vagy laphúzás, és a másik edző még nem válaszolt rá.',
    also: 'visszavonás hiba mégsem',
  },
  F41: {
    question: 'Hogyan megy egy kupapárharc?',
    answer:
      'Oda- és visszavágó, mindenki egyszer otthon, és a gólok összeadódnak. Hosszabbítás és büntetők csak a visszavágó után jönnek, ha az összesítés egyenlő; az idegenben lőtt gól csak megegyezés szerint ér többet.',
    also: 'odavágó visszavágó összesítés idegenbeli gól',
  },
  F42: {
    question: 'Hány lapot rakok le?',
    answer:
      'Negyedóránként egyet, lefordítva. Aki támad, minden további támadásához még egyet rak; a védekező fél egyet sem.',
    also: 'hány lapot játszhatok ki lapok száma',
  },
}
