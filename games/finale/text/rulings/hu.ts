import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsHu: Readonly<Record<RulingId, RulingWords>> = {
  R1: {
    question: 'Melyik szám hányszor szerepel a kockán?',
    ruling:
      'A mi készleteinkben az oldalakon 0, 1, 1, 2, 2 és 3 áll. A finale-2 óta a dobozból begépelt készlet megadhatja a saját kockája oldalait, tetszőleges sorrendben: hat szám 0 és 3 között, nem mind egyforma. Az esélyek, az ellenfelek és a véletlen akkor ehhez igazodnak; amelyik készlet nem ad meg ilyet, azé a miénk. A két edző ugyanolyan kockával dob.',
  },
  R2a: {
    question: 'Milyen sorrendben jön egy játékos négy játékereje?',
    ruling: 'A játékostáblázat sorrendjében: fejjel felfelé az első, a negyedik után pedig újra elölről.',
  },
  R2b: {
    question: 'A kártya melyik állása veszélyes?',
    ruling:
      'Minden jel pontosan egy álláshoz tartozik, két jel kettőhöz. A mi készletünkben az elsőben soha nincs, a többi között egyenletesen oszlanak el; a begépelt készletben ott vannak, ahová nyomtatták őket.',
  },
  R3a: {
    question: 'Kell-e két kapus, és bármilyen felállás szabad?',
    ruling:
      'Egy kapus elég a keretbe, pontosan egy kezd a kapuban, és a tíz mezőnyjátékost tetszés szerint lehet elosztani a csapatrészek között.',
  },
  R3b: {
    question: 'Mit fednek fel az elején?',
    ruling:
      'A kereteket és a felállásokat egyszerre fedik fel, és a kispad nyílt marad; a taktikapakli és a kéz rejtve marad, és vele az is, milyen színt vagy lapokat választottak.',
  },
  R4a: {
    question: 'Milyen küzdőerők vannak egy színben?',
    ruling:
      'A mi készleteinkben minden színben 5, 4, 3, 2, 2 és 1, és a fehér 1-es a zárólap. A két edzőnek ugyanaz a harminc lapja van. A finale-2 óta a begépelt készlet tetszés szerint, akár egyenlőtlenül is eloszthatja a küzdőerőket a színek között; kötött a színenkénti hat lap, az 1 és 5 közötti küzdőerő és egy fehér, 1-es zárólap.',
  },
  R4b: {
    question: 'Milyenek azok a lapok, amelyeket senki sem tett közzé?',
    ruling:
      'A mi készletünkben legalább két lapon nincs támadásépítés, legalább négyen van nyíl, és néhányon kérdőjel. A sárga a védőket, a kék a középpályásokat, a piros a csatárokat részesíti előnyben; a kis küzdőerejű lapok helyei jobbak.',
  },
  R4c: {
    question: 'A felállások megismerése előtt vagy után választják a taktikalapokat?',
    ruling:
      'Utána. Először felfedik mindkét keretet és felállást; aztán az edzők egyszerre, titokban választanak taktikalapokat. Amíg mindketten nem választottak, csak az derül ki, ki készült már el. Ez a finale-2 szabályaitól érvényes; a finale-1 szerint mindent egyszerre pecsételtek le.',
  },
  R4d: {
    question: 'Megadhatja egy edző a taktikalapjait a kerettel együtt?',
    ruling:
      'Csak ha mindketten megegyeztek, hogy a gyors kezdésért mindent egyszerre pecsételnek le. Különben a taktikalapokat is megnevező keretet visszautasítjuk, ezzel az indokkal; a taktikalapokkal elmentett keretet azok nélkül használjuk.',
  },
  R5a: {
    question: 'Változtat a támadások számán egy további támadás lapja?',
    ruling: 'Nem. A számot a negyedóra elején felfedett két lap adja meg.',
  },
  R5b: {
    question: 'Mi történik egyenlő küzdőerőnél?',
    ruling:
      'Az edzők addig dobnak, amíg egyikük nagyobbat nem dob; neki pontosan egy támadása van. Az ellene indított kontrához nem jár bónusz.',
  },
  R5c: {
    question: 'Mikor húznak lapot?',
    ruling:
      'Mindkét edző rögtön a felfedés után húz, az első támadás előtt; a támadó fél minden további lapja után azonnal.',
  },
  R5d: {
    question: 'Hogyan játszik tovább az az edző, akinek elfogytak a lapjai?',
    ruling:
      'A zárólappal, a negyedóra elején és minden további támadásnál is, ahányszor kell, mindig felfordítva. Nem rak le semmit: mindenki látja, hogy a zárólapja számít, mielőtt az ellenfele a szokott módon, lefordítva lerakja a magáét. Ez a finale-2 szabályaitól érvényes; a finale-1 szerint a negyedórát nyitó zárólap lefordítva lerakott lapnak látszott.',
  },
  R6a: {
    question: 'Mikor van kontra, és melyik lappal?',
    ruling:
      'A támadó fél első sikertelen támadásépítése után a negyedórában, azzal a lappal, amely a felfedés óta felfordítva fekszik a védekező fél előtt. A negyedóra későbbi kudarcai és a sikertelen kontrák után nincs.',
  },
  R6b: {
    question: 'Mekkora a kontrabónusz, ha a támadó fél utolsó lapja kisebb, mint a védekezőé?',
    ruling:
      'A két pillanatnyilag felfordított lap küzdőerejének egyszerű különbsége, akármelyik a nagyobb; negatív sosem lehet.',
  },
  R6c: {
    question: 'Mi van, ha a kontra lapján nincs támadásépítés?',
    ruling: 'A kontra rögtön a befejezéssel indul, bónusz nélkül.',
  },
  R7a: {
    question: 'Kikre és meddig érvényes, hogy valaki nem játszhat kétszer?',
    ruling:
      'Mindkét csapat játékosaira, egy támadáson belül. Kontránál és a következő támadásnál mindenki szabadon kezd.',
  },
  R7b: {
    question: 'Mi van, ha egy csapatrészben kevés a szabad játékos?',
    ruling:
      'Onnan minden szabad játékosnak játszania kell; a többi helyre az edző más szabad mezőnyjátékosokat választ. A kapus soha nem ugrik be máshová. A finale-2 óta a kérdés, a közvetítés és az asztal megnevezi, melyik csapatrészből hiányzik valaki.',
  },
  R7c: {
    question: 'Mi van, ha egyetlen mezőnyjátékos sem szabad?',
    ruling: 'A hely üres marad, és nem ér semmit.',
  },
  R7d: {
    question: 'Kerülhet a befejezés kérdőjeles helyére olyan játékos, aki a támadásépítésben már játszott?',
    ruling: 'Nem. A kérdőjel szabad játékost hív, mindkét oldalon; csak a nyíl hív valakit újra.',
  },
  R8a: {
    question: 'Mikor és milyen sorrendben dobnak a veszélyjelekre?',
    ruling:
      'Az összevetés után, a forgatás előtt: előbb a támadó fél bevetett játékosaira, aztán a védekezőére. Kontránál a kontrázó edző a támadó fél. A finale-2 óta minden edző megmondja, melyik játékosáért dob következőnek; nem kérdezzük, ha csak egy maradt, vagy ha egyik dobás után sem jöhetne kérdés. A keret sorrendje, amely a finale-1 szerint mindig érvényes volt, választható (hazardOrder).',
  },
  R8b: {
    question: 'Számít még ebben az összevetésben annak a játékereje, aki megsérül, vagy akit kiállítanak?',
    ruling: 'Igen; a gól vagy a sikeres támadásépítés megmarad.',
  },
  R8c: {
    question: 'Cserébe kerül, ha sérült mezőnyjátékost pótolnak?',
    ruling:
      'Nem. A kispadról azonnal beállhat egy mezőnyjátékos, bármelyik csapatrészből, a három cserén kívül, vagy az edző üresen hagyja a helyet. Ha egyszer lemondott róla, később már csak egy másik játékos cseréjével hozhat be valakit.',
  },
  R8d: {
    question: 'Tehet valamit az edző azonnal, ha kiállítják egy mezőnyjátékosát?',
    ruling: 'Nem. Senki sem áll be. A következő negyedórától egy cseréjével átrendezheti a sorait.',
  },
  R8e: {
    question: 'Mit jelent a második sárga lap?',
    ruling: 'Piros lapot, újabb dobás nélkül.',
  },
  R9a: {
    question: 'Ki követi a sérült kapust?',
    ruling:
      'Azonnal pótolni kell: kapus a kispadról, ha nincs, onnan egy mezőnyjátékos, üres kispadnál valaki a pályáról, akinek a kártyája ettől nem fordul el. Egyik sem kerül cserébe.',
  },
  R9b: {
    question: 'Ki követi a kiállított kapust?',
    ruling:
      'Az edző azonnal dönt: valaki a kispadról megy a kapuba, és egy általa kijelölt mezőnyjátékos lejön, ami egy cserébe kerül; vagy egy mezőnyjátékos a pályáról megy a kapuba. A kispadról először kapus jön; csak ha nincs, akkor a finale-2 óta mezőnyjátékos.',
  },
  R10a: {
    question: 'Mi számít a három csere egyikének?',
    ruling:
      'Két negyedóra között egy mezőnyjátékos egy másik helyére, mérkőzésenként legfeljebb három, akár több egyszerre. Hogy kapus is cserélhető legyen kapusra, az a finale-2 óta választható (keeperChanges): kapus a kispadról a kapuban álló helyére, beugró helyére is.',
  },
  R10b: {
    question: 'Ki cserél előbb?',
    ruling:
      'Senki: mindketten titokban döntenek, és a cseréket akkor fedik fel, amikor mindketten elkészültek.',
  },
  R11a: {
    question: 'Mivel kezdődik a hosszabbítás?',
    ruling:
      'Két negyedórával, frissen megkevert fehér lapokkal, alul a zárólappal, három lappal a kézben. A játékosok, az elfordított kártyák, a sárga lapok és a felhasznált cserék maradnak. Mindkét negyedórát mindig lejátsszák.',
  },
  R11b: {
    question: 'Előre ismertek a rúgók?',
    ruling:
      'Nem. Mindkét edző titokban állítja össze a sorrendet; egy rúgó akkor derül ki, amikor rúg. A hirtelen halálban minden pár előtt titokban választanak.',
  },
  R12a: {
    question: 'Hogyan dől el a kétmérkőzéses párharc?',
    ruling:
      'A két mérkőzés góljai összeadódnak. Hosszabbítás, majd büntetőpárbaj csak a visszavágó után jön, és csak egyenlő összesítésnél; ha maga a visszavágó döntetlen, de az összesítés nem az, egyikre sincs szükség.',
  },
  R12b: {
    question: 'Többet ér az idegenben lőtt gól?',
    ruling:
      'Csak ha megegyeztek benne, az odavágó előtt (a finale-2 óta vele együtt elmentve, és átkerül a felkínált visszavágóba) vagy legkésőbb a visszavágó előtt. Akkor egyenlő összesítésnél a visszavágó hatodik negyedórája után dönt, és a hosszabbítás után újra, amelynek a góljai is számítanak.',
  },
  R13a: {
    question: 'Látja az ellenfél azt a lapot, amelyet a védekező fél kicserél?',
    ruling: 'Nem. Látatlanul kikerül a játékból, és a húzott lapot sem látja.',
  },
  R13b: {
    question: 'A támadó fél új lapja előtt vagy után cserél a védekező?',
    ruling:
      'Utána: a támadó fél felfordítva lerakja az új lapját és húz, aztán a védekező felet kérdezzük, mielőtt erre a támadásra bárkit kiválasztanának. A finale-1 szerint a lap előtt kérdeztük.',
  },
  R13c: {
    question: 'Cserélhet a védekező a negyedóra első támadásánál vagy kontránál is?',
    ruling: 'Nem. Csak a negyedóra második és további támadásainál.',
  },
  R14: {
    question: 'Eldobhat a védekező fél lapot, ha üres a paklija?',
    ruling: 'Nem. A cseréhez kell egy húzható lap, és a zárólap nem az.',
  },
  R15: {
    question: 'Cserélhet játékost az edző az első negyedóra előtt?',
    ruling: 'Nem, csak a másodiktól.',
  },
  R16: {
    question: 'Beállhat valaki a kispadról a kiállított kapus helyére, ha mind a három csere elfogyott?',
    ruling: 'Nem. Egy mezőnyjátékosnak kell a pályáról a kapuba mennie.',
  },
  R17: {
    question: 'Rúghatnak büntetőt a kispadon ülők?',
    ruling:
      'Csak ha megegyeztek benne. Rúgó az a mezőnyjátékos lehet, aki a hosszabbítás végén a pályán van; a kapuban álló nem. A finale-2 óta meg lehet egyezni a kispadról jövő rúgókban (`benchTakers`): akkor az ott ülő mezőnyjátékosokat is meg lehet nevezni. Kapust nem, és azt sem, aki már kiesett; attól, hogy ki áll a kapuban, ez nem változik (R39a).',
  },
  R18a: {
    question: 'Mi van, ha egy edző kifogy a rúgókból?',
    ruling:
      'Ha mindenki rúgott már, aki rúghat (R17), a sorrendje elölről indul, akár az első öt büntetőn belül is. A két csapat mindig ugyanannyit rúg.',
  },
  R18b: {
    question: 'Mi van, ha egy edzőnek egyetlen mezőnyjátékosa sem maradt?',
    ruling: 'Minden büntetője kihagyottnak számít; a vele szemben álló kapus ettől még fordul.',
  },
  R19a: {
    question: 'Mi van, ha a kockák mindig egyenlők?',
    ruling: 'Húsz egyenlő dobás után a hazai csapat támad, illetve övé az első büntető.',
  },
  R19b: {
    question: 'Mi van, ha a hirtelen halál soha nem dönt?',
    ruling: 'Negyven pár után sorsolás dönt, egyenlő eséllyel.',
  },
  R20a: {
    question:
      'Kit hív a nyíl, ha a jelölt csapatrészből senki sem játszott a támadásépítésben, vagy ha kérdőjelet jelöl?',
    ruling:
      'A támadó fél által a támadásépítésben bevetett mezőnyjátékosok egyikét, az ő választása szerint.',
  },
  R20b: {
    question: 'Kit hív a nyíl, ha a játékos a támadásépítésben megsérült, vagy kiállították?',
    ruling:
      'Egy másik, a támadásépítésben játszott embert, akit hívhat; ha nincs, a jelölt csapatrész egy szabad játékosát; ha az sincs, bármelyik másik szabad mezőnyjátékost. Aki épp most állt be, az szabad.',
  },
  R20c: {
    question:
      'Mi van, ha egy lapon több nyíl van, nyíl van a védekező fél oldalán, vagy különböző helyeket köt össze?',
    ruling:
      'A finale-2 óta mindezt játsszuk. Minden nyíl más játékost hív, előbb azok, amelyeknek jut ember a saját csapatrészükből. A jobb oldali nyilak a védekező fél játékosait hívják. A másfajta helyre vezető nyíl oda állítja a hívottat, bármelyik csapatrészből való; ha mindenki kiesett, akit hívhatna, annak a csapatrésznek egy szabad játékosa játszik, ahonnan indul, kérdőjelnél annak, ahová vezet. A kapus helye csak a kapuséval köthető össze: akkor a kapuban álló kétszer játszik.',
  },
  R20d: {
    question: 'Mi van, ha egy lap csak az egyik oldalon mutat játékosokat a támadásépítéshez?',
    ruling:
      'A finale-2 óta lejátsszuk: a hely nélküli oldal senkit sem vet be, csak a dobása számít, kontránál a bónusszal. A támadásépítés csak akkor marad el, ha mindkét fele üres. Ha nem sikerül, a szokott módon kontra jár.',
  },
  R21: {
    question: 'Van csere a hosszabbításban?',
    ruling: 'A fel nem használtakat mindkét negyedóra előtt fel lehet használni; új nem jár.',
  },
  R22: {
    question: 'Elveszti a sárga lapját az a mezőnyjátékos, aki beáll a kapuba?',
    ruling:
      'Nem. A sárga lap, a kártya állása és a veszélyjelek vele maradnak; a második sárga után kapusként állítják ki.',
  },
  R23: {
    question: 'A szabad lapválasztásnál a zárólap az egy darab 1-es?',
    ruling:
      'Nem. A tizenegyen felül jön, bármilyen sorrendben van is a többi, felfordítva legalul fekszik, és nem hagyható el.',
  },
  R23a: {
    question:
      'Mi van, ha egy begépelt készletben kevés a lap valamelyik küzdőerőből a szabad lapválasztáshoz?',
    ruling:
      'Akkor azzal a készlettel nem lehet benne megegyezni, és a visszautasítás megnevezi a küzdőerőt. Minden más játszható vele.',
  },
  R24: {
    question: 'Lemondhat egy edző a kontráról?',
    ruling: 'Nem. Ha jár, le kell játszani.',
  },
  R25: {
    question: 'Játszhat ugyanannak a támadásnak a befejezésében, aki a támadásépítés után állt be?',
    ruling:
      'Igen. Fejjel felfelé áll be, még nem vetették be, tehát szabad. Azért a támadásépítésért, amelyben nem játszott, nem fordul el.',
  },
  R26: {
    question:
      'Maga állítja sorba a lapjait az edző a hosszabbításban, ha szabad lapválasztásban egyeztek meg?',
    ruling: 'Nem. Az öt fehér lapot megkeverik.',
  },
  R27: {
    question: 'Felválthatja később egy kapus a kispadról a kapuban álló beugrót?',
    ruling:
      'Csak ha a beugró megsérül vagy kiállítják. Cserével kapus nem jöhet, hacsak kapuscserében meg nem egyeztek: akkor a kispadon ülő kapus a beugró helyére állhat.',
  },
  R28: {
    question: 'Mi van, ha senki sem maradt, aki a kapuba mehetne?',
    ruling: 'A kapu üres marad. A kapushelyek és a büntetőnél a kapus része ekkor 0-t ér, meg a kocka.',
  },
  R29: {
    question: 'Elfordul annak a kártyája, aki a kapuba megy, ha épp ebben az akcióban bevetették?',
    ruling: 'Igen, egyszer, minden más bevetettel együtt. Maga az átállás soha nem fordít kártyát.',
  },
  R30: {
    question: 'Mi a címvédő előnye vagy hátránya?',
    ruling: 'Az 50-től eltérő pontkeret, amelyben a mérkőzés előtt egyeznek meg.',
  },
  R31: {
    question: 'Kötelezően a fehér és még egy szín alkotja a paklit?',
    ruling:
      'Igen, hacsak másban meg nem egyeznek: szabad lapválasztás kötött küzdőerőkkel és saját sorrenddel, vagy a finale-2 óta bármely tizenegy lap, megkeverve.',
  },
  R32: {
    question: 'Minden helyet be kell tölteni a lapon?',
    ruling:
      'Igen. Az edző azt választja meg, ki töltse be, soha azt, hogy betölti-e; üres csak akkor marad, ha senki sem szabad.',
  },
  R33: {
    question: 'A taktikalapok lerakása előtt vagy után van a csere?',
    ruling:
      'Előtte. Mindkét edző cserél, a cseréket felfedik, és csak azután rak le mindegyik egy lapot, mindkét csapat új állapotát ismerve.',
  },
  R34: {
    question: 'Melyik név a helyes, ha a füzet kétféleképpen írja egy játékosét?',
    ruling: 'Amelyik a játékostáblázatban áll: Gregor Graser, Karl Rempler, Ronny Trickster.',
  },
  R35: {
    question: 'Mikor egyeznek meg az edzők a hosszabbításban?',
    ruling: 'A keretek kiválasztása előtt, a többi választható szabállyal együtt.',
  },
  R36: {
    question: 'Hogyan folytatódik a hirtelen halál az első öt büntető után, és mikor ér véget?',
    ruling:
      'Ahogy addig: aki az első büntetőt rúgta, minden párban az rúg először, és mindkét kapus onnan fordul tovább, ahol tart. A párt mindig végigjátsszák; akkor van vége, ha az egyik betalált, a másik nem.',
  },
  R37: {
    question: 'Ugyanazzal a kerettel kell játszani az oda- és a visszavágót?',
    ruling:
      'Nem. Mindegyik külön mérkőzés, saját kerettel, felállással és taktikalapokkal; aki az elsőn megsérült, vagy akit kiállítottak, a másodikon játszhat. A visszavágót az odavágó kereteivel kínáljuk fel, és mindkét edző változtathat a magáén.',
  },
  R38: {
    question: 'Választhat az egyik edző szabadon, míg a másik a szokásos paklit viszi?',
    ruling: 'Nem. A szabad lapválasztás mindkettőjüké vagy egyiküké sem.',
  },
  R39: {
    question: 'Ki véd a büntetőpárbajban, ha mezőnyjátékos állt be a kapuba?',
    ruling:
      'Ő marad ott, fejjel felfelé, az első játékerejével, akkor is, ha a kispadon kapus ül. Büntetőt nem rúg.',
  },
  R39a: {
    question: 'Melyik kapus véd a büntetőpárbajban, ha egy edzőnek kettő is van?',
    ruling:
      'Aki a hosszabbítás végén a kapuban áll, fejjel felfelé. A kispadon ülő kapus ott marad, akkor is, ha a kispadról is rúghatnak (`benchTakers`).',
  },
  R40: {
    question: 'Melyik lappal kontrázik az az edző, aki épp az utolsó kézben lévő lapját játszotta ki?',
    ruling: 'Azzal a lappal. A zárólap onnantól számít, amikor legközelebb lapra van szüksége.',
  },
}
