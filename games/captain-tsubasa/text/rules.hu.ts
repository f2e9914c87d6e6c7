import type { Rules } from './paragraphs.ts'

export const rulesHu: Rules = {
  title: 'Captain Tsubasa: a játékszabályok',
  chapters: {
    '1': 'A mérkőzés',
    '2': 'Lapok és zsetonok',
    '3': 'Az előkészületek',
    '4': 'A húzási szakasz',
    '5': 'A támadási szakasz',
    '6': 'A képességek',
    '7': 'Lövés vagy passz',
    '8': 'A kapus',
    '9': 'Körök és félidők',
    '10': 'A hosszabbítás',
    '11': 'Különleges lapok',
    '12': 'A különleges lövés',
    '13': 'Motiváció (választható)',
    '14': 'Biztos siker (választható)',
    '15': 'Átigazolások (választható)',
    '16': 'Az első mérkőzés (választható)',
    '17': 'Ennél az asztalnál',
  },
  paragraphs: {
    '1.1':
      'A Captain Tsubasa az országos iskolai bajnokság döntője, két edző mérkőzése. Egyikük Tsubasa Ozora csapatát, a Nankatsut irányítja, másikuk Kojiro Hyugáét, a Tohót; ugyanaz a csapat nem lehet mindkettőé. Az egyik edző hazai, a másik vendég, de ez csak elnevezés, előnyt egyiknek sem ad.',
    '1.2':
      'A mérkőzés két félidőből áll. Az győz, aki a végéig több gólt lő. Egyenlő állásnál hosszabbítás következik (10. fejezet). Ha utána is egyenlő az állás, mindkét csapat bajnok: a mérkőzés döntetlen.',
    '1.3':
      'Amikor minden lap a helyén van, a pálya is (3.1), a kezdésről a labdajelző feldobása dönt. Akinek az oldala felülre kerül, megválasztja, hogy ő végzi el a kezdést, vagy átengedi a másiknak. Akinél a labda van, az a támadó fél, a másik a védekező fél. A síp jelzi, ki kezdte az első félidőt, mert a másodikat a másik edző kezdi (9.5).',
    '2.1':
      'Egy lapon három érték áll, lövés, passz és védekezés, és legfeljebb két képesség, amelyet használni lehet, de nem kötelező. Egy képességnek lehet kötelező része: aki a képességet használja, azt is végre kell hajtania (6.2).',
    '2.2':
      'Mindkét csapatnak 12 lapból álló kezdőpaklija van: a döntő tizenegy játékosa és a csapat szurkolói.',
    '2.3':
      '26 meccslap van, 13 az első és 13 a második félidőhöz. Eleinte egyik csapatéi sem; az edzők a húzási szakaszban veszik őket kézbe (4.3).',
    '2.4':
      'Mindkét edzőnek öt lövés-, öt passz- és öt védekezés-zsetonja van. Eleinte mind a tartalékában van, ahol még semmire sem jók. A képességek teszik át őket a készletébe, és költeni csak a készletből lehet. Egy fajtából tehát soha nincs ötnél több a készletben. Ami lövésre, passzra vagy védekezésre elkelt, vagy amit valakiért kifizettek, az a kör rendrakásáig a játékterület mellett marad (9.1). Csak akkor kerül vissza a tartalékba, és csak azután szerezhető meg újra; a captain-tsubasa-1 szabályai szerint azonnal visszakerül.',
    '2.5':
      'Mindketten látják a játékterületeket, a dobópaklikat, a pályát, a készleteket, az elköltött zsetonokat, a sárga és piros lapokat, a felkínált lapokat, és azt is, hány lap van kézben és az egyes paklikban. Rejtve marad, mi van a másik kezében, kivéve, amit mindenki szeme láttára vett el, és rejtve marad a paklik sorrendje. A látatlanban elvett meccslapot csak a gazdája ismeri, amíg meg nem mutatja. Ha egy kézből lapot vesznek ki a mérkőzésből, azt mindenki látja. Aki számol, tudja, mely lapok vannak az ellenfél kezében és húzópaklijában együttvéve; ha ez a húzópakli kiürül, azt is tudja, mi van a kezében.',
    '2.6':
      'Három szó mindig ugyanazt jelenti. Eldobni: a lap a gazdája dobópaklijába kerül. Kivenni a mérkőzésből: a lap végleg kikerül a játékból. Kijátszani: a lap a kézből, vagy ha egy képesség úgy mondja, a dobópakliból (6.7) a saját játékterületre kerül, és a képességei használhatók.',
    '3.1':
      'Mindkét félidő 13 meccslapját külön megkeverjük, és mindkét pakliból félreteszünk egyet úgy, hogy senki sem látja; 12 marad. Az első félidő paklija lefordítva a két edző közé kerül. A négy felső lapját felfordítjuk mellé: ez a pálya, és már a kezdés kisorsolása előtt nyíltan fekszik (1.3). A második félidő paklija a szünetig vár.',
    '3.2':
      'Mindkét edző megkeveri a kezdőpaklija 12 lapját, és lefordítva maga elé teszi: ez a húzópaklija. Minden zsetonja a tartalékban van, a készlete üres.',
    '3.3':
      'Mindkét edző a játékterülete mellé készíti csapata három különleges lövését és három különleges védekezését. A nyolc kimerültséglap és a két büntetőlap, amelynek egyik oldala sárga, a másik piros, mindkettejük keze ügyében van.',
    '4.1':
      'A kör négy szakaszból áll: húzási szakasz, támadási szakasz, lövés vagy passz, rendrakás. A húzási szakaszban először mindkét edző addig húz a húzópaklijából, amíg négy lap nincs a kezében. Akinek az előző körből négy vagy több lapja maradt, nem húz, és mindet megtartja.',
    '4.2':
      'Ha a húzópakliban kevés a lap, az edző kihúzza, ami van, a dobópakliját új húzópaklivá keveri, és folytatja a húzást. Ha már sehol sincs mit húznia, kevesebb lappal kell beérnie.',
    '4.3':
      'Ezután mindkét edző kézbe vesz egy meccslapot, elsőként a védekező fél: vagy egy nyíltat a pályáról, vagy a pakli legfelső lapját úgy, hogy az ellenfele nem látja. Utána a támadó fél ugyanígy választ abból, ami maradt. A pályát közben nem töltjük fel. A húzópakliból húzott néggyel együtt ez öt lap; akinek több maradt az előző körből, annak több van.',
    '4.4':
      'Az elvett meccslap a mérkőzés végéig az edzőé: ha kijátszotta, a dobópaklijába kerül, és a saját lapjaival együtt visszatér, a második félidőben is, amíg ki nem veszik a mérkőzésből.',
    '5.1':
      'Az edzők felváltva lépnek, a támadó fél kezd. Aki soron van, vagy felfordítva kijátszik egy lapot a kezéből a játékterületére, és használhatja a képességeit, vagy megáll.',
    '5.2':
      'Aki megáll, ebben a körben nem játszik ki több lapot, képességgel sem. A kezében maradt lapokat megtartja a következő körre. A játék eredeti szabálya ezt passzolásnak hívja; itt a passz mindig a labda átadása.',
    '5.3':
      'A lépés végén, a képességek után, összeszámoljuk a két játékterület lapjait. Ha kilencnél kevesebb, a másik edző lép. Ha ő már megállt, ugyanaz az edző folytatja, lapról lapra.',
    '5.4':
      'A határ a két játékterületen együtt kilenc lap, bárhogy oszlanak is meg. Tizediket soha nem lehet kijátszani, képességgel sem. Ami már elkerült a játékterületről, nem számít bele; a sárga és a piros lap soha. A hosszabbításban hét a határ (10.1).',
    '5.5':
      'A támadási szakasz véget ér, ha mindkét edző megállt, ha egy lépés után kilenc lap fekszik a játékterületeken, vagy hamarabb, ha egy képesség lezárja. Ha egyszer véget ért, akkor sem folytatódik, ha később egy lap elkerül a játékterületről (13.3).',
    '5.6':
      'Példa: nyolc lap fekszik a játékterületeken, és a Toho kilencediknek Hideto Koikét játssza ki. Ő kiveheti saját magát a mérkőzésből, és az edzője él is ezzel. Most megint nyolc lap fekszik ott, a szakasz folytatódik: a Nankatsu edzője kijátszhat egy kilencediket, vagy megállhat.',
    '5.7':
      'Akinek nincs kijátszható lapja, és senkit sem tud motiválni vagy igazolni (13. és 15. fejezet), magától megáll.',
    '6.1':
      'A képesség használata nem kötelező: az az edző dönt róla, aki a lapot kijátssza. Csak a kijátszáskor élhet vele, mindegyikkel egyszer, tetszőleges sorrendben. Amit akkor kihagy, később nem pótolhatja, és a korábbi körök lapjai sem segítenek.',
    '6.2':
      'Ha egy képességnek kötelező része van, azt rögtön utána végre kell hajtania annak, aki a képességet használja. Ez lehet: kimerültséglapot kapni, sárga lapot kapni, eldobni egy lapot a kézből, vagy kivenni magát a lapot a mérkőzésből. Aki nem tudná végrehajtani, a képességet sem használhatja. Aki nem használja a képességet, annak semmi dolga.',
    '6.3':
      'Egy képességet akkor lehet használni, ha a hatása vagy a kötelező része változtat valamin; ha csak a kötelező része, akkor csak azt kell végrehajtani. Aminek máskor van az ideje (6.12, 13.3), vagy ami lezárja a támadási szakaszt, ahhoz hatás is kell. Némelyik csak a támadó félé, némelyik csak a védekezőé; ezt a lap mondja meg.',
    '6.4':
      'Zsetonszerzés: a zseton a tartalékból a készletbe kerül. Ha a lapon több fajta áll „vagy” szóval, az edző egyet választ közülük. „Mindegyikből egy”: minden megadott fajtából jár egy. Ha kettőt szerezhet, külön-külön választja meg őket, lehet két egyforma vagy két különböző. A doboz lapjain két jel, köztük perjellel, választást jelent; mind a három szám nélkül, perjellel vagy anélkül, mindegyikből egyet; mind a három „2x” jelzéssel két szabadon választottat. Azt a fajtát, amelyből a tartalékában nincs egy sem, nem választhatja, mert mind az öt a készletében van, vagy ebben a körben elköltötte (2.4); ami a tartalékban nincs meg, az elvész.',
    '6.5':
      'Húzás: az edző a megadott számú lapot húzza kézbe a saját húzópaklijából. Ha abban kevés van, a dobópaklit ugyanúgy megkeveri, mint a húzási szakaszban (4.2).',
    '6.6':
      'Még egy lap: az edző kijátszik még egy lapot a kezéből, ha a határ engedi. Előbb ennek a képességei jönnek, utána használhatja, ami az első lapból hátravan. Mindez egyetlen lépés.',
    '6.7':
      'Visszahozás: az edző választ egy lapot a saját dobópaklijából. A képesség szerint vagy rögtön kijátssza, a határon belül és a képességeivel együtt, vagy kézbe veszi.',
    '6.8':
      'Kivétel a mérkőzésből: a képességtől függően maga a lap, egy szabadon választott lap a saját kézből, vagy egy kimerültséglap a saját dobópakliból kerül ki végleg. Ami már nincs a játékterületen, nem számít sem a határba, sem az összegekbe, és a még nem használt képességei elvesznek.',
    '6.9':
      'Eldobás: az edző választ egy lapot az ellenfél játékterületéről, ez az ellenfél dobópaklijába kerül. Az értékei többé nem számítanak; amit a képességei hoztak, megmarad. Kötelező részként a saját kézből kell eldobni egy szabadon választott lapot.',
    '6.10':
      'Lapcsere: az edző a saját játékterülete egy másik lapját eldobja, és kijátszik helyette egyet a kezéből, a képességeivel együtt.',
    '6.11':
      'Lezárás: a támadási szakasz azonnal véget ér, akárki akart is még lapot kijátszani. A kötelező részt még végre kell hajtani, de a lépés minden más képessége elvész. A lövés vagy a passz következik.',
    '6.12':
      'A 6.1. pont alól egy kivétel van: az újradobást (7.5) és a védést (8.1) nem a lap kijátszásakor, hanem a kockadobás után lehet használni, ha a lap akkor még a gazdája játékterületén fekszik.',
    '7.1':
      'A támadási szakasz után a védekező fél összeadja a játékterületén a védekezés értékeit, a támadó fél külön a lövését és külön a passzát. A sárga és a piros lap levonása is számít (11.1, 11.2). Az összeg nulla alá is mehet.',
    '7.2': 'Ezután a támadó fél választ: lövés vagy passz. Mostantól csak ez az összege számít.',
    '7.3':
      'Ezután jönnek a zsetonok, elsőként a támadó félé: lövésre lövés-zsetont, passzra passz-zsetont költ, annyit, amennyit akar, és amennyi a készletében van. A védekező fél ezt látja, és utána ugyanígy annyi védekezés-zsetont költ, amennyit akar, és amennyi van neki. Egyikük sem köteles költeni. Minden zseton egy pontot ér.',
    '7.4':
      'A két edző egyszerre dob egy-egy kockával, és a dobást hozzáadja az összegéhez; a csapat betűjelét viselő oldal a hatos. A nagyobb összeg nyer. Egyenlő összegnél a támadó fél nyer.',
    '7.5':
      'Újradobás: akinek a játékterületén ilyen lap van, megismételtethet egy dobást ebből a körből: a sajátját, a másik edzőét vagy egy kapusét. Az új dobás számít, akár jobb, akár rosszabb. Minden ilyen lap körönként egyszer használható; a megismételt dobást egy másik lap még egyszer megismételtetheti. Ha több ilyen lap mást-mást ír elő, az edző megmondja, melyiket használja. Közvetlenül a dobás után először a támadó felet kérdezzük, aztán a védekezőt, és minden újradobás után, vagy ha valakit motiváltak (13.1), újra, amíg mindketten le nem mondanak róla. Akkor eldőlt az összecsapás; ha a kapus már dobott, csak az ő dobását lehet megismételtetni.',
    '7.6':
      'A megnyert lövés gól, hacsak a kapus meg nem akadályozza (8. fejezet), és a labda a másik edzőhöz kerül. A megnyert passz után a támadó félnél marad a labda, és a következő körben újra ő támad. Ha a védekezés nyer, a védekező fél megszerzi a labdát, és a következő körtől ő támad.',
    '7.7':
      'Példa: a Toho védekezik, lapjainak védekezése 0, 2, 3 és 2, azaz 7. A Nankatsu támad, és van egy sárga lapja: lövése 1 + 3 + 0 + 0 − 2 = 2, passza 1 + 4 + 0 + 1 − 2 = 4. Az edzője a passzt választja, és öt passz-zsetonjából hármat elkölt: 7. A Toho egy védekezés-zsetont költ: 8. A Nankatsu 3-ast dob, a Toho 6-ost. 14–10-re a Tohóé a labda.',
    '8.1':
      'Ha a támadó fél lövéssel nyert, a védekezőnek van még egy utolsó esélye, feltéve, hogy a játékterületén védést adó lap fekszik: dobhat vele. Több ilyen lappal is csak egy dobás jár lövésenként. Passz ellen nem jár.',
    '8.2':
      'A kis szám fogás: nincs gól, és a védekező félé a labda. A rá következő számok szögletet jelentenek: nincs gól, de a támadó félnél marad a labda. Ami ennél is nagyobb, az gól. Yuzo Morisakinál és Ken Wakashimazunál az 1-es fogás, a 2-es és a 3-as szöglet, a 4-estől a 6-osig gól. A többi lapon más számok állnak.',
    '8.3':
      'A kapus dobását ugyanúgy meg lehet ismételtetni, mint bármelyik másikat (7.5), és bármelyik edző kérheti.',
    '8.4':
      'A folytatásban a szöglet olyan, mint a megnyert passz: a támadó félnél marad a labda, és a ráadásban a félidő megy tovább.',
    '9.1':
      'Minden kör után rendrakás következik. A játékterületek lapjai a gazdájuk dobópaklijába kerülnek, a körben elköltött zsetonok pedig a tartalékába (2.4); így van ez egy félidő és a mérkőzés utolsó köre után is. A kézben lévő lapok ott maradnak. Amíg van lap a meccslapok paklijában, a pályát négyre töltjük fel. Aztán a húzási szakasszal új kör kezdődik.',
    '9.2':
      'A 12 meccslap hat körre elég, mindegyikben kettő fogy: ennyi egy félidő, a ráadást nem számítva. Az első mérkőzésen egy félidőben négy ilyen kör van (16.2).',
    '9.3':
      'Amikor elkel az utolsó két meccslap, vagyis a hatodik körben, elkezdődik a ráadás. Ettől fogva a félidő véget ér, mihelyt a támadó fél elveszíti a labdát vagy gólt lő. Amíg megtartja, kör követi a kört, meccslapok nélkül: az edzők azzal játszanak, ami a négyre húzás után a kezükben van.',
    '9.4':
      'A szünetben mindkét edző új húzópaklivá keveri össze a kezét, a húzópakliját és a dobópakliját, minden elvett meccslappal együtt. A készletekben lévő zsetonok megmaradnak, a sárga és a piros lapok is. Amit kivettek a mérkőzésből, az nem tér vissza.',
    '9.5':
      'A második félidőben az az edző végzi el a kezdést, aki az elsőben nem. Most a második félidő meccslapjai vannak játékban, négyet felfordítunk belőlük, ez az új pálya. Egyébként minden úgy megy, mint az elsőben.',
    '9.6':
      'A második félidővel és a ráadásával vége a mérkőzésnek. Akinek több gólja van, győzött; egyenlő állásnál hosszabbítás következik.',
    '10.1':
      'A hosszabbításhoz mindkét edző minden lapját, a kezében lévőket is, új húzópaklivá keveri. Meccslap már nincs, ötödik lapja tehát senkinek sincs: mindketten négyre húznak, mint mindig (4.1), és az előző körből megtartott lapok is beleszámítanak; csak annak van több, aki többet tartott meg. A játékterületeken kilenc helyett hét lap a határ. A zsetonok, a sárga és a piros lapok megmaradnak. Hogy ki támad először, azt sorsolás dönti el.',
    '10.2':
      'A hosszabbításnak két félideje van, mindegyikben két kör. A második előtt a lapokat ugyanígy újra megkeverjük, és a másik edző támad először. A sípnak mindkét félidőhöz van egy oldala.',
    '10.3':
      'Mindkét félidő második, utolsó köre már ráadás (9.3): amíg a támadó fél megtartja a labdát, újabb körök jönnek, gólig vagy labdavesztésig.',
    '10.4': 'Ha a hosszabbítás után is egyenlő az állás, a két edző közösen nyerte meg a bajnokságot.',
    '11.1':
      'Aki sárga lapot kap, a játékterületére teszi, és ott marad a mérkőzés végéig. A büntetése azonnal és minden körben lejön az összegeiből: a mi készletünkben 2 a lövésből és 2 a passzból, a védekezésből semmi. A beírt lapok mást is mondhatnak (17.6).',
    '11.2':
      'Ha az első mellé második sárga jár, a lapot megfordítjuk: a mi készletünkben a piros 3-at von le a lövésből, 3-at a passzból és 1-et a védekezésből, a sárga levonása helyett. A piros lap a mérkőzés végéig marad. Ennél súlyosabb büntetés nincs, ezért az a képesség, amely újabb lappal járna, nem használható.',
    '11.3':
      'A „Csere” lap leveheti az edzője sárga lapját, de pirosat nem. Aki ezután újra lapot kap, megint a sárgával kezdi.',
    '11.4':
      'A kimerültséglapnak se értéke, se képessége. Ugyanúgy húzzák és játsszák ki, mint bármelyik lapot, és beleszámít a határba. Nyolc van belőle a két edzőnek együtt; aki kap egyet, a saját dobópaklijába teszi. Némelyik képesség az ellenfélnek ad egyet. Ha elfogyott, az a képesség, amelyhez kellene, nem használható.',
    '11.5':
      '„Labdatartás és előretörés”: a képességét csak a támadó fél használhatja. Mindkét játékterület lapjai a dobópaklikba kerülnek, ezt a lapot kivesszük a mérkőzésből, és a támadás megnyert passznak számít, zsetonok és kockadobás nélkül. A támadó félnél marad a labda, és új kör kezdődik.',
    '11.6':
      '„Sérülés”: az ellenfél kezéből egy véletlenszerűen kihúzott lap az ő dobópaklijába kerül. Ha nincs lap a kezében, a képességnek nincs hatása (6.3).',
    '12.1':
      'A különleges lövés képességét csak a támadó fél használhatja, és csak a saját csapata lapjával. A másik csapatét is el lehet venni és ki lehet játszani, az értékei miatt, vagy csak azért, hogy ne az ellenfélé legyen.',
    '12.2':
      'Aki használja, lezárja a támadási szakaszt. Mindkét játékterület lapjai a dobópaklikba kerülnek, a különleges lövés lapját kivesszük a mérkőzésből. Aztán mindketten titokban és egyszerre választanak: a támadó fél a csapata három különleges lövése közül, a védekező a csapata három különleges védekezése közül.',
    '12.3':
      'A két lapot egyszerre fedik fel. Minden védekezés pontosan egyet állít meg a három lövés közül; a neve és a színe mutatja, melyiket. A dobozból beírt lapoknál azt állítja meg, ami a lapján áll (17.6). Ha eltalálta, a védekező félé a labda. Ha nem, gól, és a labda akkor is a védekező félé. Nincs zseton, nincs kockadobás, nincs kapus. Utána mindkét lap visszakerül a többihez: a következő különleges lövésnél ki-ki újra az összes lapja közül választ.',
    '12.4':
      'Példa: a Toho a különleges lövésével támad, és titokban a „Tigrisollózás” lapot választja. A Nankatsu választása: „Ryo blokkolja a tigrislövést”. Ez egy másik lövést állítana meg, csak a „Yuzo megfogja a tigrisollózást” lett volna jó: gólt lőtt a Toho, és a következő körben a Nankatsu támad.',
    '13.1':
      'Mindkét csapatból négy játékosnak van motivációs lapja. Egy edző akkor motiválhat egy ilyen játékost, ha annak kezdőlapja a játékterületén fekszik: a készletéből kifizeti a motivációs lapon álló zsetonokat. Megteheti, valahányszor kérdezzük: a saját lépésében, képességek használata közben, a lépése vége előtt, lövésnél vagy passznál, a zsetonoknál, és a kockák után is, ha újradobásról vagy a kapusáról dönt. A kockák után külön is megkérdezzük, ha így veszítene, de meg tudná fordítani valakivel, akit ki tud fizetni, vagy háríthatna egy elvesztett lövést; akkor is, ha nyerne, és ez a játékos levehetne egy lapot az ellenfél játékterületéről, amíg ott olyan lap fekszik, amely ezt még megfordíthatja, például egy kapusé vagy egy újradobásé. Arra, amit a másik edző tesz, így nem felelhet: akit egy képesség levesz a játékterületről, már nincs ott, mire őt kérdezzük. Többet is motiválhat, ha van rá zsetonja, és azután is, hogy megállt. Ezzel nem használja el a lépését.',
    '13.2':
      'A kezdőlapot kivesszük a mérkőzésből, a játékterületen a motivált játékos lapja kerül a helyére. Mostantól ennek az értékei számítanak. A lapok száma nem változik.',
    '13.3':
      'A motivált játékos képességei úgy használhatók, mintha most játszották volna ki, az éppen végrehajtott képesség után, akkor is, ha a játékost a kör egy korábbi lépésében játszották ki. Még egy lapot kijátszani, a játékterületre visszahozni, lapot cserélni, a szakaszt lezárni, előretörni és különlegesen lőni azonban csak a támadási szakaszban lehet, és csak annak az edzőnek, aki még nem állt meg. Ha már a kapust kérdezzük, az új értékek nem változtatnak az összecsapáson.',
    '13.4': 'Ettől kezdve a motivált játékos tartozik az edző lapjai közé, a kezdőlap helyett.',
    '13.5':
      'Példa: a Toho az imént játszotta ki Tsuneo Takashimát, és motiválja. Az edző két védekezés-zsetont és egy passz-zsetont fizet. A kezdőlap kikerül a mérkőzésből, a motivált Takashima kerül a helyére, és mivel Takashimát most játszották ki, ennek az új lapnak a képességei azonnal használhatók. Akkor is használhatók volnának, ha a kör egy korábbi lépésében jött volna (13.3).',
    '14.1':
      'Ha lövésnél vagy passznál az egyik edző 6-ost dob, a másik pedig 1-est, akkor a 6-os nyer, akármennyi a két összeg.',
    '14.2':
      'Aki meg tud ismételtetni egy dobást (7.5), megteheti azért, hogy elhárítsa a biztos sikert, vagy hogy maga próbálja elérni. A kockák számítanak, ahogy az összes újradobás után állnak.',
    '14.3':
      'A lövésnél elért biztos siker megnyert lövés: a védekező fél kapusa még megpróbálhatja megakadályozni a gólt (8.1).',
    '15.1':
      'Nyolc átigazolási lap van, rajtuk kilenc olyan játékos, aki nem vett részt abban a döntőben; a Tachibana testvérek egy lapon vannak. Őket lehet igazolni. A mérkőzés előtt a nyolc lapból véletlenszerűen négyet húzunk, ezek nyíltan a pálya mellé kerülnek, mindkét edzőnek; a másik négyre nincs szükség.',
    '15.2':
      'Az edző a saját lépésében végig igazolhat, a lapja előtt és után, a képességei használata közben is: a készletéből kifizeti az átigazolási lapon álló zsetonokat. Ez nem a lépés lapja: előtte még kijátszik egyet, ha a határ engedi, vagy megáll. Aki megállt, többet nem lép, ezért ebben a körben már senkit sem igazolhat. Az elkelt játékos helyére nem kerül új a kínálatba.',
    '15.3':
      'A kapusok, Taichi Nakanishi és Genzo Wakabayashi, csak olyan kapus helyére állhatnak, aki az edző saját játékterületén fekszik; ha kettő is van ott, az edző választ. Akit felváltanak, azt kivesszük a mérkőzésből.',
    '15.4':
      'A mezőnyjátékosok, Taro Misaki, Jun Misugi, Hikaru Matsuyama, Shun Nitta, Hiroshi Jito, valamint egy lapon Kazuo és Masao Tachibana, senkit sem váltanak fel. A játékterületre kerülnek, és beleszámítanak a határba. Ha a játékterületek beteltek, közülük már senkit sem lehet igazolni, és kézből sem jöhet több lap; aki más helyére áll, kapus vagy motivált játékos, a lépés vége előtt még jöhet, a kilencedik lap után is.',
    '15.5':
      'A frissen igazolt játékos képességei úgy használhatók, mintha most játszották volna ki. Ettől kezdve az edző lapjai közé tartozik.',
    '16.1':
      'Az első vagy egy rövidebb, egyszerűbb mérkőzéshez, amelyet gyerekekkel is jó játszani, néhány lap kimarad. Akinek megvan a doboz, a köztük lévő meccslapokat a rajtuk álló fehér csillagról ismeri meg. Az első félidő meccslapjai közül: „Labdatartás és előretörés”, „Kozo és Roberto tanácsai”, „Úton a bajnoki cím felé”, „Bravúros védés”. A másodikéi közül: „Labdatartás és előretörés”, „Irány a japán válogatott”, „Szabálytalanság”, „Csere”. Kimaradnak mindkét csapat szurkolói és a kimerültséglapok is. Mindkét edző tehát tizenegy lappal indul.',
    '16.2':
      'Félidőnként kilenc meccslap marad. Egyet a szokott módon látatlanban félreteszünk, a többi nyolc félidőnként négy körre elég; a ráadás a negyedikben kezdődik.',
    '16.3': 'Az a képesség, amelyhez kimerültséglap kellene, nem használható.',
    '17.1':
      'Ha a szabályok csak egy lehetőséget hagynak az edzőnek, a Libero kérdés nélkül azt választja helyette. Csak ha ketten ülnek egy képernyő előtt, és egyikük csupa egyformát játszhatna ki, kérdezzük meg őt akkor is: különben a másik ebből látná, hogy egyformák.',
    '17.2':
      'Minden döntésnek van alapválasztása. Ha egy edző ideje lejár, ez lép életbe, és a mérkőzés megy tovább: a sorsolás nyertese maga kezd; a meccslapok közül azt a nyíltat veszi el, amelyen a három érték összege a legnagyobb, a pakli legfelsőjét csak akkor, ha nincs nyílt; a saját lépésénél azt a kézben tartott lapot játssza ki, amely ebben a körben a legtöbbet segít, és megáll, ha egyik sem segít; olyan képességet használ, amely semmire sem kötelezi, és egyetlen saját lapját sem veszi ki a mérkőzésből, újradobást nem; senkit sem motivál és nem igazol; abból a fajta zsetonból szerez, amelyikből a legkevesebb van a készletében; ha a saját lapjáról kell lemondania, azt adja, amelyen az értékek összege a legkisebb, minden más lapválasztásnál a legnagyobbat veszi; lövés és passz közül a valószínűbbet választja; zsetont nem költ; a kapusa dob. Ha több is egyforma, és a különleges lapok közül is, az elsőként felkínált lesz az.',
    '17.3':
      'Biztosítékok gondoskodnak róla, hogy minden mérkőzés véget érjen. Ha egy körben 30 lapot játszottak ki, vége a támadási szakasznak; ha pedig azután a kör után, amelyben a ráadás elkezdődött, még tizenkét ráadáskör lement, vége a félidőnek.',
    '17.4':
      'A mérkőzés előtt mindkét edző csapatot választ, és együtt megállapodnak a választható szabályokban: első mérkőzés, motiváció, biztos siker, átigazolások és a kártyakészlet. Mindezt ellenőrizzük, és ami nem felel meg, azt visszautasítjuk, az összes okot egyszerre megnevezve.',
    '17.5':
      'A mérkőzés teljesen felépített állásból is indulhat. Ennek meg kell felelnie a szabályoknak: minden lap pontosan egy helyen van, és egy fajta zsetonból sincs ötnél több a készletben és elköltve együttvéve.',
    '17.6':
      'A legtöbb lap értékeit és képességeit mi terveztük, mert az eredetieket nem tették közzé. Akinek megvan a játék, beírhatja a lapjait, és azzal a kártyakészlettel játszhat; ezt is ellenőrizzük, és ami nem jó, azt a mezőjével együtt nevezzük meg. A lapok száma a dobozé; különleges lövésből és különleges védekezésből azonban egy csapatnak bármennyi lehet, legfeljebb tizenkettő vagy akár egy sem, és egy védekezés több lövést is megállíthat, vagy egyet sem. Az is megadható, mibe kerül a sárga és a piros lap; különben a mi készletünk szerint. Akinek nincs különleges lövése, nem használhatja, és ha a másik csapatnak nincs különleges védekezése, a lövés gól. A saját kártyakészletnek saját neve van: a „libero” kezdetű nevek az itt megjelent készleteké.',
  },
}
