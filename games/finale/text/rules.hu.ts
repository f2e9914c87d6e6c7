import type { Rules } from './paragraphs.ts'

export const rulesHu: Rules = {
  title: 'Finale: a játékszabályok',
  chapters: {
    '1': 'A mérkőzés',
    '2': 'A játékosok',
    '3': 'Keret és felállás',
    '4': 'A taktikalapok',
    '5': 'A negyedóra',
    '6': 'A támadás',
    '7': 'A kontra',
    '8': 'A veszélyjelek',
    '9': 'A cserék',
    '10': 'A mérkőzés vége',
    '11': 'A büntetőpárbaj',
    '12': 'A kupák',
    '13': 'Ennél az asztalnál',
  },
  paragraphs: {
    '1.1':
      'A Finale két edző mérkőzése: egyikük az FC Ackert, másikuk az SV Stollent irányítja. Az egyik csapat hazai, a másik vendég. Ez csak ott számít, ahol a szabály a hazai csapatot említi.',
    '1.2': 'A mérkőzés hat negyedórából áll, mindegyik 15 perc. Az győz, aki a hatodik végéig több gólt lő.',
    '1.3':
      'A kocka hat oldalán 0, 1, 1, 2, 2 és 3 áll. Az 1-es és a 2-es tehát átlagosan minden harmadik, a 0-s és a 3-as minden hatodik dobásra jön ki. A 0-tól 3-ig terjedő értékek az eredeti játékból valók; hogy melyik hányszor szerepel, azt mi döntöttük el. Akinek megvan a doboz, kártyakészletében megadhatja, mi áll a kockáján: hat szám 0 és 3 között, nem mind egyforma.',
    '2.1':
      'Minden játékos egy csapatrészhez tartozik: kapu, védelem, középpálya vagy támadósor. Eszerint kapus, védő, középpályás vagy csatár; a kapuson kívül mindenki mezőnyjátékos. A pontban megadott ára csak a keret összeállításakor számít.',
    '2.2':
      'Minden játékosnak négy játékereje van 1 és 5 között, a kártya minden szélén egy. Mindig csak az számít, amelyik éppen felül van. A játékos fejjel felfelé áll be a pályára, vagyis az első játékerejével kezd.',
    '2.3':
      'Minden bevetés után a kártya negyed fordulatot tesz balra, így a következő játékerő kerül felülre. A sorrend a játékostáblázaté; a negyedik után újra az első jön. Példa: Patricio Fersi játékereje 1, aztán 5, 1 és 4, majd megint 1.',
    '2.4':
      'Egyes játékosok kártyáján veszélyjel van: sérülés, sárga lap vagy piros lap. Minden jel a kártya négy állásának egyikéhez tartozik, és csak akkor számít, ha a kártya a bevetés pillanatában éppen így áll. Akinek két jele van, annál ezek két külön állásban vannak. A jel abban a sarokban van, amely ebben az állásban jobbra fent van: ha a kártya fejjel felfelé áll, az elsőhöz a jobb felső, a másodikhoz a jobb alsó, a harmadikhoz a bal alsó, a negyedikhez a bal felső sarok tartozik. Hogy kinél melyik jel hol van, azt a mi készleteinkben mi terveztük meg; ott az elsőben soha nincs.',
    '3.1':
      'Mindkét edző pontosan 15 különböző játékost válogat a keretébe, mindet a saját klubja 30 játékosából.',
    '3.2':
      'A 15 játékos ára együtt legfeljebb 50 pont lehet. A megmaradt pont elvész. Az első mérkőzésekre azt a 15 játékost ajánljuk, akit a játékostáblázatban X jelöl: ők együtt pontosan 50 pontba kerülnek.',
    '3.3':
      'A 15 között legalább egy kapusnak lennie kell. Kettő a bölcs választás: ha az egyetlen kapus kiesik, mezőnyjátékosnak kell beállnia a kapuba.',
    '3.4':
      'A 15-ből tizenegyen kezdenek a pályán, köztük pontosan egy kapus, aki a kapuban áll. A többi négy a kispadon ül. Az első mérkőzésekre ajánlott keretben ők üljenek a kispadon: Hechter, Ballnich, Talent és Pfosten (FC Acker), illetve Tentakel, Walze, Balla és Joker (SV Stollen).',
    '3.5':
      'Mindenki a saját csapatrészében játszik: a védő a védelemben, a középpályás a középpályán, a csatár a támadósorban. A tíz mezőnyjátékost az edző tetszése szerint osztja el. Példa: négy védő, három középpályás és három csatár.',
    '3.6':
      'Az edzők titokban állítják össze a keretet és a felállást, és egyszerre fedik fel, amikor mindketten elkészültek. Ettől kezdve a pályát és a kispadot is mindketten látják.',
    '3.7':
      'Előnyadásként az edzők a mérkőzés előtt megegyezhetnek, hogy az egyik csapat pontkerete ne 50 legyen. Példa: a címvédőnek 46 pontból kell kijönnie.',
    '4.1':
      'A két edzőnek ugyanaz a 30 taktikalapja van: hat-hat fehér, lila, sárga, kék és piros. A mi készleteinkben minden színben 5, 4, 3, 2, 2 és 1 a lapok küzdőereje; a dobozból begépelt készletben másképp is eloszolhat (a finale-2 óta). A fehér 1-es a zárólap: ezt soha nem keverjük a többi közé, és soha nem kerül kézbe.',
    '4.2':
      'A taktikalapon a küzdőerő és két mező látható: felül a támadásépítés, alul a befejezés. Mindkét mezőben a bal oldali helyek a támadó felet, a jobb oldaliak a védekező felet illetik. Egy hely egy csapatrészt nevez meg; hogy onnan ki játsszon, azt a játékos edzője dönti el.',
    '4.3':
      'A szokásos pakli a hat fehér lap és még egy szín hat lapja; ezt a színt mindkét edző maga választja. A lila ugyanolyan kiegyensúlyozott, mint a fehér, az első mérkőzésekre ezt ajánljuk. A sárga több védőt, a kék több középpályást, a piros több csatárt hoz játékba: egy szín csak annak éri meg, aki abban a sorban erős.',
    '4.4':
      'A szabad lapválasztás választható szabály. Mindkét edző tizenegy lapot választ, bármilyen színből: két 5-ös, két 4-es, két 3-as, négy 2-es és egy 1-es küzdőerejűt. Tizenkettedikként mindig melléjük kerül a fehér zárólap; ez nem számít az egy darab 1-esnek. Ha egy kártyakészletben valamelyik küzdőerőből kevés a lap, azzal nincs szabad lapválasztás.',
    '4.5':
      'Ha a szabad lapválasztás választható szabályával játszunk, nincs keverés: mindkét edző maga állítja sorba a tizenegy lapját. Az első hármat kézbe veszi, a többit ebben a sorrendben húzza. A zárólap legalul van, felfordítva.',
    '4.6':
      'A szokásos pakli így készül: tizenegy lapot megkeverünk és lefordítva lerakunk, legalulra pedig felfordítva a zárólap kerül. Ezután mindkét edző kézbe veszi a felső hármat.',
    '4.7':
      'Egyik edző sem látja a másik pakliját és kézben lévő lapjait, és azt sem tudja, milyen lapokat választott. Egy lapot csak akkor ismer meg, amikor kijátsszák. Az viszont nyilvános, hány lap van még kézben és a pakliban.',
    '4.8':
      'A taktikalapok választása az utolsó lépés: a keretek és a felállások már láthatók (3.6), és mindkét edző ezek ismeretében választja ki a lapjait, egyszerre, egymás elől rejtve. Csak az derül ki, hogy egy edző már választott. Ha mindketten megtették, kézbe veszik a lapjaikat, és kezdődik az első negyedóra. Ez a finale-2 szabályaitól érvényes; korábban mindent egyszerre pecsételtek le.',
    '4.9':
      'Gyors kezdéshez az edzők megegyezhetnek abban, hogy mindent egyszerre pecsételnek le. Ekkor mindketten a kerettel és a felállással együtt adják le a taktikalapjaikat, mielőtt a másikét látnák, és az asztalnál már nincs kérdés. E megegyezés nélkül a keret nem nevez meg taktikalapokat.',
    '4.10':
      'A bármely tizenegy lap választható szabály (a finale-2 óta). Mindkét edző a harminc lapja közül bármely tizenegyet kiválasztja, akármilyen színűeket és küzdőerejűeket; a zárólap soha nincs köztük, és mint mindig, legalulra kerül. A lapokat a szokásos paklihoz hasonlóan megkeverjük és kiosztjuk (4.6).',
    '5.1':
      'A negyedóra menete: cserék, taktikalapok, támadások. Utána jön a következő negyedóra. Az elsőben nincs csere, hiszen a felállásokat csak az imént fedték fel.',
    '5.2':
      'Mindkét edző lerak a kezéből egy lapot lefordítva, majd egyszerre felfedik őket. Akinek üres a keze, nem rak le semmit: nála az 1-es küzdőerejű zárólap számít, amely mindkettőjük előtt felfordítva fekszik.',
    '5.3':
      'Akinek a felfedett lapja nagyobb küzdőerejű, ebben a negyedórában ő a támadó fél, a másik edző a védekező fél. Annyi támadása van, amennyi a két küzdőerő különbsége. Példa: 4-es az 1-es ellen három támadást ér.',
    '5.4':
      'Ha a két küzdőerő egyenlő, az edzők addig dobnak, amíg egyikük nagyobbat nem dob. Ő a támadó fél, és pontosan egy támadása van. Ha egymás után húsz dobás is egyenlő, a hazai csapat támad.',
    '5.5':
      'A felfedés után mindkét edző azonnal annyi lapot húz a paklijából, hogy megint három legyen a kezében. Ha a pakli elfogyott, a kezében maradt lapokkal játszik tovább.',
    '5.6':
      'Az első utáni minden támadáshoz a támadó fél újabb lapot játszik ki a kezéből, felfordítva az előzőre, és azonnal húz. Az új lap adja meg a támadás helyeit, és mostantól ennek a küzdőereje az övé. A támadások száma nem változik. Ha üres a keze, a zárólapot játssza ki.',
    '5.7':
      'Ha a támadó fél lapja egy további támadáshoz már felfordítva fekszik, a védekező fél a játékosok kiválasztása előtt kivehet a játékból egy lapot a kezéből, és húzhat helyette egyet a paklijából. A kivett lapot nem mutatja meg. Ezt minden további támadásnál megteheti, a negyedóra első támadásánál és kontránál nem, és csak amíg van lap a paklijában; a zárólapot nem lehet felhúzni. A felfordított lapja marad, ami volt. A finale-1 szerint a támadó fél lapjának kijátszása előtt cserélt.',
    '5.8':
      'A zárólap küzdőereje 1, felfordítva fekszik, és soha nem kerül kézbe. Akinek elfogytak a kézben lévő lapjai, a rendes játékidő végéig ezt játssza ki, valahányszor lapra van szüksége: minden negyedórában és minden további támadáshoz. A hosszabbításban ugyanez érvényes, ha a fehér lapjai elfogytak (10.3). A zárólap soha nem fogy el.',
    '5.9':
      'A negyedóra akkor ér véget, amikor a támadó fél minden támadását végigjátszotta. Ha az utolsóból még kontra következik, azt is le kell játszani.',
    '6.1':
      'A támadás a támadásépítéssel kezdődik; ha sikerül, jön a befejezés. Ha a támadó fél lapján a támadásépítésnél egyik oldalon sincs hely, a támadás rögtön a befejezéssel indul. Ilyenkor kontra sem lehet, mert az csak sikertelen támadásépítés után jár. Ha csak az egyik oldalnak van helye, az is támadásépítés (a finale-2 óta): a másik fél senkit sem vet be, csak a dobása számít.',
    '6.2':
      'Mindkét edző a támadó fél lapján lévő helyeket tölti be: a támadó fél a bal oldaliakat, a védekező fél a jobb oldaliakat. Először a támadó fél választja ki minden játékosát a támadásnak erre a részére. A védekező fél ezt látja, és csak utána választ.',
    '6.3':
      'A kérdőjeles helyre bármelyik szabad mezőnyjátékos kerülhet, akármelyik csapatrészből. A kapus soha.',
    '6.4':
      'Szabad az a játékos, akit ebben a támadásban még nem vetettek be. Ha egy csapatrészben kevesebb a szabad játékos, mint a hely, akkor onnan mindenki játszik, a többi helyre pedig az edző más csapatrészek szabad mezőnyjátékosai közül választ. Ha senki sem szabad, a hely üres marad, és nem ér semmit. Példa: három védő kellene, de csak kettő szabad; mindkettő játszik, harmadiknak pedig beugrik egy középpályás vagy csatár. A finale-2 óta az ilyen helynél ott áll, melyik csapatrész helyett ugranak be.',
    '6.5':
      'Akit a támadásépítésben bevetettek, ugyanannak a támadásnak a befejezésében már nem játszhat. Ez mindkét csapatra érvényes. Az egyetlen kivételt a nyilak jelentik a támadó fél lapján.',
    '6.6':
      'A támadásépítésből a befejezésbe vezető nyíl egy csapatrészt jelöl: a támadó fél onnan bevetett játékosai közül egynek a befejezésben is játszania kell, már az új játékerejével. Ha a jelölt helyeken csak beugrók játszottak, vagy a nyíl kérdőjelet jelöl, a támadásépítésben bevetett összes mezőnyjátékosa közül játszik újra egy. Ha a szóba jövők közül már senki sincs mezőnyjátékosként a pályán, a jelölt csapatrész egy szabad játékosa játszik, ha ilyen sincs, bármelyik másik szabad mezőnyjátékos. Egy lapon több nyíl is lehet (a finale-2 óta), mindegyik más játékost hív; a jobb oldali nyilak ugyanígy a védekező fél játékosait hívják; és a nyíl másfajta helyre is vezethet, ahol a hívott játékos a csapatrészétől függetlenül játszik. Csak a kapus helye nem köthető össze mással.',
    '6.7':
      'Egy csapat összege a bevetett játékosok éppen látható játékerejéből és a csapat kockadobásából áll. A kontra támadásépítésében a kontrázó csapat ehhez hozzáadja a kontrabónuszt. Példa: 3-as, 5-ös és 2-es játékerő meg egy 1-es dobás összesen 11.',
    '6.8':
      'A támadásépítés akkor sikerül, ha a támadó fél összege legalább akkora, mint a védekező félé; ekkor a befejezés kötelezően következik. Ha kisebb, a támadásnak vége. Ilyenkor a védekező fél kontrázik, hacsak ebben a negyedórában nem volt már kontra.',
    '6.9':
      'A befejezésből csak akkor lesz gól, ha a támadó fél összege nagyobb a védekező félénél. Példa: 10–9-nél gól, 9–9-nél nincs gól.',
    '6.10':
      'Az összegek összevetése után először minden bevetett játékos veszélyjelére dobni kell, előbb a támadó, aztán a védekező félnél. Ezután minden bevetett játékos, aki még a pályán van, negyed fordulatot tesz balra. Így megy ez a támadásépítés után, és a befejezés után újra.',
    '6.11':
      'Támadásról nem lehet lemondani, bármilyen gyengék is éppen a játékosok. A mérkőzést pedig végig kell játszani, akárhány játékosát veszíti is el egy csapat. Ezért ügyelj rá, hogy soha ne legyen egyszerre minden játékerőd alacsony.',
    '6.12': 'A támadás végén minden bevetett játékos újra szabad. A kártyájuk úgy marad, ahogyan elfordult.',
    '7.1':
      'Ha a támadásépítés nem sikerül, a védekező félnek kontráznia kell, hacsak ebben a negyedórában nem volt már kontra. A kontra idejére ő lesz a támadó fél, a másik edző pedig a védekező. A helyekre, a dobásra, a veszélyjelekre és a forgatásra minden támadás szabályai érvényesek.',
    '7.2':
      'Negyedóránként csak egy kontra van. Ha a támadó fél támadásépítése ugyanabban a negyedórában később megint nem sikerül, annak a támadásnak egyszerűen vége. Sikertelen kontrára soha nem jön újabb kontra.',
    '7.3':
      'A kontrázó edző nem játszik ki új lapot: az a lap adja meg a helyeket, amely már felfordítva fekszik előtte, akkor is, ha ez volt az utolsó lapja. A kontra előtt mindkét csapat minden játékosa újra szabad lesz, azok is, akiket épp az imént vetettek be.',
    '7.4':
      'A kontra támadásépítésében a kontrázó edző kontrabónuszt ad az összegéhez: a két felfordított lap küzdőerejének pillanatnyi különbségét, akármelyik a nagyobb. Példa: a támadó fél második lapja 1-es, a kontrázóé 3-as, így a bónusz 2. Egyenlő küzdőerőnél nincs bónusz.',
    '7.5':
      'A kontra befejezésében már nincs kontrabónusz. Ha a kontrázó lapján a támadásépítésnél nincs hely, a kontra rögtön a befejezéssel indul, tehát bónusz nélkül.',
    '7.6':
      'A kontra után, akár lett belőle gól, akár nem, visszaállnak az eredeti szerepek. A támadó fél folytatja a hátralévő támadásaival; ha nincs több, a negyedórának vége.',
    '8.1':
      'Minden bevetett játékosért, akinek a kártyáján a mostani állásban veszélyjel látszik, az edzője dob a kockával. Előbb a támadó fél dob a játékosaiért, aztán a védekező fél, és mindez még a forgatás előtt. A finale-2 óta minden edző maga mondja meg, milyen sorrendben dob a játékosaiért, egyikre a másik után; ott kérdezzük, ahol a sorrend számíthat. Az edzők megállapodhatnak a keret sorrendjében is, korábban mindig ez volt érvényes. A játékos játékereje ekkor már beleszámított az összegbe, bármi történik is most vele.',
    '8.2':
      'Sérülés: 2-es dobásra a játékos megsérül, és a mérkőzés végéig kiesik. Más dobásra nem történik semmi.',
    '8.3':
      'A sérült mezőnyjátékos helyett azonnal beállhat egy mezőnyjátékos a kispadról, de az edző le is mondhat róla. Az új ember bármelyik csapatrészből jöhet, és a sajátjában áll be, fejjel felfelé. Szabad, tehát már ennek a támadásnak a befejezésében is játszhat. Ez nem számít bele a három cserébe. Mezőnyjátékos helyére kapus nem állhat be.',
    '8.4':
      'Sárga lap: 0-s vagy 1-es dobásra a játékos sárgát kap. Tovább játszik, de a sárga lapja a mérkőzés végéig megmarad. 2-es vagy 3-as dobásra nem történik semmi.',
    '8.5':
      'Ha ugyanaz a játékos másodszor is sárgát kap, az piros lap: a mérkőzés végéig kiesik, és senki sem állhat be helyette.',
    '8.6':
      'Piros lap: 3-as dobásra a játékost kiállítják, és a mérkőzés végéig kiesik. Senki sem állhat be helyette, a csapata tehát eggyel kevesebb emberrel folytatja. Más dobásra nem történik semmi.',
    '8.7':
      'Ha a kapus megsérül, azonnal beáll helyette egy kapus a kispadról. Ha ott nincs kapus, a kispadról egy mezőnyjátékos megy a kapuba. Mindketten fejjel felfelé kezdenek, és egyikük sem számít bele a három cserébe. Ha a kispad üres, a pályáról megy valaki a kapuba; ettől a kártyája még nem fordul el. Ha ott sincs már senki, a kapu üres marad, és 0-t ér.',
    '8.8':
      'Ha a kapust kiállítják, az edzőnek azonnal választania kell. Vagy beáll egy kapus a kispadról egy mezőnyjátékos helyére, akit az edző jelöl ki; ez elhasznál egyet a három cseréből, tehát csak addig lehet, amíg maradt csere. Ha a kispadon nincs kapus, ezen a módon mezőnyjátékos is mehet onnan a kapuba (a finale-2 óta). Vagy egy mezőnyjátékos megy a pályáról a kapuba; ettől a kártyája még nem fordul el. Ha senki sem maradt a pályán, a kapu üres marad, és 0-t ér.',
    '8.9':
      'Az a mezőnyjátékos, aki beállt a kapuba, a mérkőzés végéig kapus marad. Kapushelyen játszik, mezőnyjátékosnak járó helyen soha, kérdőjelesen sem. A játékereje, a veszélyjelei és az esetleges sárga lapja vele maradnak.',
    '9.1':
      'Mindkét edzőnek három cseréje van a mérkőzésen. Cserélni csak két negyedóra között lehet, mielőtt a taktikalapokat lerakják. Egyszerre többet is szabad. A hosszabbításra nem jár új csere, de akinek maradt, az a hosszabbítás mindkét negyedórája előtt felhasználhatja. A csere kincs: sérülések és lapok bármelyik csapatot megtizedelhetik, bánj vele takarékosan.',
    '9.2':
      'Cserénél mindig mezőnyjátékos jön mezőnyjátékosért. A cserekapus soha nem játszhat a mezőnyben. Ha a kispadon nincs mezőnyjátékos, nem lehet cserélni. Megállapodás szerint (a finale-2 óta) a cserével kapus is jöhet a kispadról a kapuban álló helyére.',
    '9.3':
      'A becserélt játékos a saját csapatrészében áll be, fejjel felfelé, vagyis az első játékerejével. Jöhet más csapatrészből is, mint akit felvált. Példa: egy csatárért középpályás jön be, a középpályára.',
    '9.4': 'A cserékről mindkét edző titokban dönt. Akkor fedik fel őket, amikor mindketten elkészültek.',
    '9.5':
      'Aki csere, sérülés vagy piros lap miatt elhagyta a pályát, ezen a mérkőzésen már nem térhet vissza.',
    '10.1':
      'Hat negyedóra után a több gólt lövő csapat nyer. Egyenlő állásnál a mérkőzés döntetlen, hacsak az edzők nem egyeztek meg hosszabbításban.',
    '10.2':
      'A hosszabbítás választható szabály arra az esetre, ha hat negyedóra után döntetlen az állás. Két további negyedórából áll, a 105., majd a 120. percig. A szokásos szabályok érvényesek; a játékosok, az elfordított kártyák, a sárga lapok és a felhasznált cserék maradnak, ahogy voltak.',
    '10.3':
      'A hosszabbításban csak a fehér lapok vannak játékban, bármi volt is előtte a pakliban. Mindkét edző előveszi mind a hatot, ötöt megkever, a zárólapot felfordítva legalulra teszi, és hármat kézbe vesz. A rendes játékidőből maradt lapok kikerülnek.',
    '10.4': 'Ha a hosszabbítás után is döntetlen az állás, büntetőpárbaj dönt.',
    '11.1':
      'Innentől a veszélyjelek nem számítanak, minden kártya fejjel felfelé áll, és a párbajnak külön eredménye van, amely 0–0-ról indul. Mindkét edző titokban kijelöl a pályán lévő mezőnyjátékosai közül öt rúgót, tetszése szerinti sorrendben. A kapuban álló játékos soha nincs köztük; most is ő véd, akárki ül a kispadon. Az edzők megegyezhetnek abban, hogy a kispadról is rúghatnak büntetőt (a finale-2 óta), de kapus nem, és az sem, aki már kiesett. Akinek ötnél kevesebb van, mindet kijelöli; akinek egy sincs, annak minden büntetője kihagyottnak számít.',
    '11.2':
      'Mindkét edző dob; a nagyobb dobásé az első büntető. Egyenlő dobásnál újra dobnak. Ha egymás után húsz dobás is egyenlő, a hazai csapat kezd.',
    '11.3':
      'A rúgó első játékereje meg egy dobás áll szemben a kapuson éppen látható játékerővel meg egy dobással. Csak akkor gól, ha a rúgó összege nagyobb. Ezután a kapus negyed fordulatot tesz balra, a rúgó nem.',
    '11.4':
      'A két csapat felváltva rúgja a büntetőket. A párbajnak akkor van vége, ha mindkettő ötöt rúgott, és az egyik vezet, vagy már előbb, ha az egyik előnye behozhatatlan. Aki vezet, megnyeri a mérkőzést.',
    '11.5':
      'Ha öt-öt büntető után egyenlő az állás, hirtelen halál következik: páronként mindkét csapat egy-egy újabb büntetőt rúg. Minden pár előtt mindkét edző titokban választ egy rúgót a 11.1 szerintiek közül, aki még nem rúgott. Az első olyan pár dönt, amely után valaki vezet. Aki az első büntetőt rúgta, minden párban az rúg először, és a kapusok lapja tovább fordul.',
    '11.6':
      'Ha egy edző minden játékosa rúgott már, aki rúghat, a sorrendje elölről indul, az első rúgójával. Ha a hirtelen halálban negyven pár sem hoz döntést, sorsolás dönt.',
    '12.1':
      'A kupában két klub kétszer találkozik, mindkettő egyszer hazai pályán. Az odavágó és a visszavágó góljai összeadódnak, és akinek több van, az jut tovább, a döntőben pedig az nyeri a kupát. A dobozban négy kupa van, német és európai versenyekhez. Mindkettő külön mérkőzés: a keret, a felállás és a taktikalapok mások is lehetnek.',
    '12.2':
      'A döntetlen odavágó döntetlen marad. Hosszabbítás és szükség esetén büntetőpárbaj csak a visszavágó után jön, és csak akkor, ha az összesítés egyenlő.',
    '12.3':
      'Az idegenben lőtt gól ugyanannyit ér, mint a többi, hacsak az edzők másban nem egyeznek meg az odavágó vagy legkésőbb a visszavágó előtt; amiben az odavágó előtt megegyeztek, mindkettőre érvényes. Ha megegyeztek, és az összesítés egyenlő, az a klub jut tovább, amelyik több gólt lőtt idegenben. Ezt a visszavágó hatodik negyedórája után kell megnézni, és ha még mindig egyenlő, a hosszabbítás után újra.',
    '12.4':
      'A címvédő a kupa megvédésekor kaphat előnyt vagy hátrányt: 50-nél több vagy kevesebb pontot a keretére. Erről az edzők a mérkőzés előtt egyeznek meg.',
    '13.1':
      'Ha a szabályok csak egy lehetőséget hagynak az edzőnek, a Libero kérdés nélkül azt választja helyette.',
    '13.2':
      'Egy választást addig lehet visszavonni, amíg három feltétel teljesül: nem derült ki általa semmi rejtett, nem szólt bele a véletlen, például dobás vagy laphúzás, és a másik edző még nem válaszolt rá.',
    '13.3':
      'Minden döntésnek van alapválasztása. Ha egy edző ideje lejár, ez lép életbe, és a mérkőzés megy tovább.',
    '13.4':
      'Biztosítékok gondoskodnak róla, hogy minden mérkőzés véget érjen. Húsz egyenlő dobás a támadásért: a hazai csapat támad. Húsz egyenlő dobás az első büntetőért: a hazai csapat kezd. Negyven döntés nélküli pár a hirtelen halálban: sorsolás dönt. Akinek pedig elfogynak a lapjai, annak mindig ott a zárólap.',
    '13.5':
      'A mérkőzés előtt az edzők megállapodnak a választható szabályokban: szokásos pakli, szabad lapválasztás vagy bármely tizenegy lap (4.3, 4.4, 4.10), a kerettel lepecsételt taktikalapok (4.9), hosszabbítás (10.2), a csapatok pontkerete (3.7), oda- vagy visszavágó (12.1), a veszélyek sorrendje (8.1), kapuscsere (9.2), rúgók a kispadról (11.1), valamint a használt kártyakészlet. A mérkőzés teljesen felépített állásból is indulhat. Minden mást visszautasítunk, az összes okot egyszerre megnevezve. A saját kártyakészletnek saját neve van: a „libero” kezdetű nevek az itt megjelent készleteké.',
  },
}
