import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsHu: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Hol állnak a játékosok az elején?',
    ruling:
      'Hat, egyenként négymezős sorban, ahogy a 2.2 felsorolja; az első és az utolsó sor szélső mezői üresek.',
  },
  R1b: {
    question: 'Melyik szám melyik oldalon játszik?',
    ruling: 'A párosak bal, a páratlanok jobb oldalon, mindig a gazdájuk helyéről nézve.',
  },
  R2: {
    question: 'Milyen akciólapok vannak egy pakliban?',
    ruling: 'A négy erő és a két oldal mindegyikéhez két rövid passz, egy hosszú passz és egy csel.',
  },
  R3a: {
    question: 'Hány labdája van egy játékosnak?',
    ruling:
      'Támadásban és védekezésben 1 és 5 között; a mi készletünkben a védőknek védekezésben, a csatároknak támadásban van több.',
  },
  R3b: {
    question: 'Mennyivel több a sztár oldal?',
    ruling: 'Egy labdával, néhány számnál kettővel, mindig támadásban vagy védekezésben, soha mindkettőben.',
  },
  R4a: {
    question: 'Kötelező lépnie az edzőnek?',
    ruling:
      'Nem, hacsak kötelező lépésben meg nem egyeztek (a 2. változat óta): akkor lépnie kell annak, aki a lapjával, illetve álló labdánál bármelyik játékosával tud. A képesség, a Helycsere és az Oldalváltás soha nem kötelező; amelyik lépés, az a lépés helyére kerül. Kirúgásnál és szabadrúgásnál bármelyik oldali játékos léphet, akármiben egyeztek meg.',
  },
  R4b: {
    question: 'Kit lehet lépéssel elszorítani?',
    ruling:
      'A labdáson kívül bárkit, csapattársat vagy ellenfelet. Az ellenfél e körben tett lépését visszacsinálni is szabad.',
  },
  R4c: {
    question: 'Elszoríthatja lövő helyzetben a támadó fél a saját labdását?',
    ruling: 'Nem. Csak a védekező fél, és csak a lépésével.',
  },
  R5: {
    question: 'Ki a legközelebbi csapattárs a keresztpassznál?',
    ruling:
      'Akihez a legkevesebb oszlop vezet, akárki áll is köztük; két egyforma közeli közül az edző választ. Ha a labdás egyedül van a sorában, nála marad a labda.',
  },
  R6a: {
    question: 'Melyik sorokba mehet a hosszú passz?',
    ruling:
      'Egy, két vagy három sorral előre, ameddig a pálya tart. Ha valamelyikben áll a támadó félnek játékosa, ilyen sort kell választania, különben bármelyiket.',
  },
  R6b: {
    question: 'Mi lesz a hosszú passzból ott, ahol a támadó félnek senkije sincs?',
    ruling:
      'Ugyanúgy összevetjük, mint a többit (a 2. változat óta): csak a lapja áll szemben az ottani védőkkel és a lapjukkal. Ha megnyeri, a labda a passzoló sorában marad, a támadó fél ottani legkisebb számú játékosánál; ez maga a passzoló is lehet. Ha elveszíti, a célsorban a védekező fél legkisebb számú játékosáé. Ha minden egyenlő, az ő szabálytalansága, és a szabadrúgást ott végzik el, ahol a labda akkor van, így büntető sosem lehet belőle. Az 1. változatban összevetés nélkül elveszett.',
  },
  R6c: {
    question: 'És ha a védekező félnek sincs senkije abban a sorban?',
    ruling:
      'Akkor csak a két lapot vetjük össze (a 2. változat óta). Ha megnyeri, vagy egyenlő, mert nincs, aki szabálytalankodjon (R15), a labda a passzoló sorában a támadó fél legkisebb számú játékosáé; ha elveszíti, a passzolónál marad. Az 1. változatban mindenképpen a passzolónál maradt.',
  },
  R7: {
    question: 'Hová megy a sikeres rövid passz, ha elöl nincs senki?',
    ruling:
      'A labda sorában a támadó fél legkisebb számú játékosához. Ez maga a labdás is lehet, akinél ekkor marad.',
  },
  R8: {
    question: 'Kell a lövő helyzethez olyan akció, amely az utolsó sorba visz?',
    ruling:
      'Nem. Valahányszor úgy kezdődne egy kör, hogy a labdás az utolsó sorában áll, lövő helyzet van, kipattanó, labdaszerzés, kirúgás vagy lapok híján véget ért lövő helyzet után is, hacsak az utolsó sorban szokásos körökben meg nem egyeztek (R23, R24).',
  },
  R9a: {
    question: 'Mi áll a kilenc lövőlapon?',
    ruling:
      'Minden akciófajtához három, bal, közép és jobb, három vagy négy labdával; hogy melyik sarokban van a négy, az fajtánként más.',
  },
  R9b: {
    question: 'Mit jelent a plusz és a mínusz a kapuslapokon?',
    ruling:
      'Az eltalált irány plusz. A túlsó sarokba vetődő alapkapusé mínusz; ha a közép is szerepel, nem változik semmi. A tévedő sztárkapus nem veszít semmit.',
  },
  R9c: {
    question: 'Hány lapot húzhat a kapus?',
    ruling:
      'Az utolsó sor két középső mezőjéről jövő lövésnél kettőt, szélebbről és hátrébbról többet, ahogy a 7.4 felsorolja.',
  },
  R9d: {
    question: 'Kinek a balja a bal a lövésnél?',
    ruling: 'A lövőé, mindkét választásnál.',
  },
  R9e: {
    question: 'És ha a doboz lapjai mást mondanak?',
    ruling:
      'Akkor azok számítanak. A begépelt készlet maga mondja meg, melyik 32 akciólap van egy pakliban, mennyit ad a kilenc lövőlap, hány lapot húz az alap- és a sztárkapus az egyes mezőkről jövő lövésnél, hol van plusz, mínusz és üres hely a hat kapuslapon, és ha nem úgy van, mint az R1b-ben, a játékos melyik oldalán vannak a labdái. Amire mi következtettünk (egyenletes pakli, plusz csak a jó irányért, páros számok a bal oldalon), az a mi lapjainkra érvényes, és azokra a készletekre, amelyek mást nem mondanak.',
  },
  R10a: {
    question: 'Mikor lesz a szabálytalanságból büntető?',
    ruling:
      'Ha a megnyertként folytatott akció a támadó fél utolsó sorának két középső mezője egyikére viszi a labdát; cselnél, rövid és hosszú passznál egyaránt.',
  },
  R10b: {
    question: 'Mi lesz a sárga lappal, ha valakit kiállítanak?',
    ruling: 'A csapat visszaadja, és elölről kezdi: a következő szabálytalanság megint sárga lap.',
  },
  R10c: {
    question: 'Hány lapot húz a kapus büntetőnél?',
    ruling:
      'Eggyel kevesebbet, mint a büntető mezőjéről jövő szokásos lövésnél; a büntetőpárbajban, ahol senki sem áll mezőn, a két középső közül a jobbikról. Ha megegyeztek benne (a 2. változat óta), egyet. A plusz és a mínusz mindkettőre érvényes. A mi lapjainkkal ez mindig egy, és a túlsó sarokba vetődő alapkapus egyet sem húz; olyan kapuslapokkal, amelyek más számmal kezdődnek, vagy amelyeknek a két fele eltér, nem így van. Az 1. változatban játék közben is a jobbik mező számított.',
  },
  R10d: {
    question: 'Elveszítheti egy csapat az utolsó játékosát?',
    ruling:
      'Nem. Az utolsó játékost nem állítják ki: annyiszor szabálytalankodik, ahányszor előfordul, és a csapata sárga lapja marad.',
  },
  R10e: {
    question: 'Büntető a szabálytalanság, ha a labda már előtte is az utolsó sorban volt?',
    ruling:
      'Igen, ha a megnyertként folytatott akció után a labda a két középső mező egyikén marad, akár annál, akinél ott volt. A sor más mezőjén szabadrúgás (R24). A kiegészítés nélkül ez csak olyan szokásos körben fordul elő, amelyben ott meg lehet egyezni (R23, R24), és csak rövid passz után: az a sor legkisebb számú játékosáé, a hosszú passzt és a cselt ott nem vetjük össze.',
  },
  R11a: {
    question: 'Melyik kapunál nem érhet véget a félidő?',
    ruling:
      'Egyiknél sem: amíg a labda bármelyik vég két szélső sorának egyikében van, megy tovább a játék. Ha megegyeztek benne (a 2. változat óta), csak addig, amíg a labdás a saját két utolsó sorában áll, a támadott kapu előtt.',
  },
  R11b: {
    question: 'Mi van, ha a labda soha nem kerül el onnan?',
    ruling:
      'Addig játszunk, amíg a labda az egyik vég két utolsó sorában van. Csak hogy ne tartson örökké, 24 további kör után vége a félidőnek, de lövő helyzetben soha, és ott sem, ahol az következik, akár az utolsó sorában áll a labdás, akár szabadrúgás után választottak ilyet. Ha onnantól minden körben az következne, 48 kör után van vége. Az 1. változatban hat kör után volt, és 25 mérkőzésből egyben épp kapu előtt járt a labda.',
  },
  R11c: {
    question: 'Véget érhet a félidő a szabadrúgásból választott lövő helyzet előtt?',
    ruling:
      'Nem. A választott lövő helyzetet végigjátsszuk. Ha rendes játékot választanak, a félidő rögtön véget érhet.',
  },
  R11d: {
    question: 'Mikor telik le a félidő ideje, és kijátsszák még a kézben lévő lapokat?',
    ruling:
      'Amikor mindkét edző kihúzta a paklija utolsó lapját. Azt a kört még végigjátsszuk, és vele ér véget a félidő (R11a); ami a kezekben marad, kijátszatlan.',
  },
  R12a: {
    question: 'Ki kezdi a hosszabbítást és a büntetőpárbajt?',
    ruling: 'Pénzfeldobás dönt, mindig újra.',
  },
  R12b: {
    question: 'Milyen lapokkal megy a büntetőpárbaj?',
    ruling:
      'Azzal a paklival, amely az utolsó félidőből maradt; ha elfogyott, a használt lapokból kevert átmenetivel. Minden büntetőhöz a rúgó paklijának felső lapját fordítják fel, a kapus a sajátjából húz. Ha öt lapban egyeztek meg (a 2. változat óta), mindketten a használtakhoz teszik a kezüket, ötöt húznak, és az öt büntetőjükhöz egyet-egyet választanak, amelyet a másik csak a kijátszásakor lát; a hirtelen halálban a pakli felső lapját fordítják fel.',
  },
  R12c: {
    question: 'Folytatódik a játék a párbajban kiütött büntető után?',
    ruling: 'Nem. Nem gól, és a másik csapat jön.',
  },
  R12d: {
    question: 'Mi van, ha a hirtelen halál nem ér véget?',
    ruling: 'Negyven pár után sorsolás dönt.',
  },
  R12e: {
    question: 'Együtt egyeznek meg a hosszabbításban és a büntetőpárbajban?',
    ruling:
      'Nem, külön-külön (a 2. változat óta): csak harmadik félidő, két félidő után rögtön büntetők, mindkettő vagy egyik sem. Büntetőpárbaj nélkül a hosszabbítás után egyenlő mérkőzés döntetlen. Az 1. változatban a hosszabbítás mindkettőt jelentette.',
  },
  R12f: {
    question: 'Mind az öt büntetőt elrúgják, akkor is, ha már eldőlt?',
    ruling: 'Nem. Vége, mihelyt az egyik csapat a hátralévő büntetőivel már nem érheti utol a másikat.',
  },
  R13a: {
    question: 'Mi az 1-es szám a sztárok táblázatában?',
    ruling: 'A kapus: ha ott sztár áll, a sztárkapus lapjaival véd.',
  },
  R13b: {
    question: 'Választhatja a két edző ugyanazt a csapatot?',
    ruling: 'Igen, és bármelyikük kiállhat tizenegy alapjátékossal is.',
  },
  R13c: {
    question: 'Kik találkoznak az első mérkőzésen?',
    ruling:
      'Németország és Olaszország, hat-hat sztárral, köztük a kapusukkal, az alkalmazásban és a terminálban is; tizenegy alapjátékos egyetlen választásra van, a terminálban pedig aki egy csapatnak ezt kéri, ellenfélnek is ezt kapja. Ahol „beginner” beállítást kérnek, a protokollban és a szimulációkban, mindkettőnek alapjátékosai vannak.',
  },
  R14: {
    question: 'Kié az elveszített rövid passz, ha a védekező félnek ott senkije sincs?',
    ruling: 'A labdásnál marad.',
  },
  R15: {
    question: 'Mi van, ha egy összevetés mindenben egyenlő, és nincs védő, aki szabálytalankodna?',
    ruling: 'Megnyertnek számít, szabálytalanság nélkül, és ugyanúgy mondjuk el és számoljuk, mint a többit.',
  },
  R16: {
    question: 'Ki kezd, ha a 6-ost kiállították?',
    ruling: 'A következő nagyobb szám, aki a pályán van; ha nincs ilyen, a következő kisebb.',
  },
  R17: {
    question: 'Mi van, ha a kirúgás sora üres?',
    ruling: 'A labda továbbgurul a következőbe, amelyik nem az.',
  },
  R18: {
    question: 'Gól után újrakeverik a paklikat?',
    ruling:
      'Nem. A játékosok visszamennek a helyükre, a kezeket háromra egészítik ki; a paklik és a használt lapok maradnak.',
  },
  R19: {
    question: 'Kié a kiütött labda, ha az utolsó sorban senki sem áll?',
    ruling: 'A kapusé: védésnek számít.',
  },
  R20: {
    question: 'Mi dönt, ha ketten egyforma messze vannak a lövés erejétől?',
    ruling: 'A védő megelőzi a támadót, aztán a kisebb szám a nagyobbat.',
  },
  R21: {
    question: 'Mikor és miből készül átmeneti pakli?',
    ruling:
      'Amikor húzni kell, és a pakli elfogyott, a félidőben használt összes lapból, kivéve azokat, amelyek ebben a körben az asztalon vannak: amit az edző benne lerakott, és amit védéshez, szabálytalansághoz vagy reklamáláshoz húzott. A lövő helyzet minden menetével egy kör, azzal együtt, ami a következő körig jön; a büntetőpárbajban minden büntető egy. Ha elfogy, újra készül. Ha semmi sincs, amiből készülne, a kapus nem húz többet, és a játékvezető nem látott semmit; a kézhez, amely nélkül senki sem játszhat, és a büntető lapjához ilyenkor mégis e kör lapjait vesszük. Az 1. változatban csak az épp lerakott lap maradt ki, így ugyanaz a nyomtatott lap egy védésben kétszer is jöhetett.',
  },
  R22: {
    question: 'Mi marad meg félidőről félidőre?',
    ruling: 'A gólok, a sárga lapok és a kiállítások. A kezek és a paklik újak.',
  },
  R23: {
    question: 'Mi történik, ha a támadó félnek elfogynak a lapjai?',
    ruling:
      'A labda annak a sornak a legkisebb számú játékosáé, ahol a labdás éppen áll, bárhová szorították is; egyenlő számnál a védekező félé. Ő maga is lehet a legkisebb, és megtarthatja. Ha ez az utolsó sora, a következő kör megint lövő helyzet; ha az utolsó sorban szokásos körökben egyeztek meg (a 2. változat óta), szokásos kör jön, amelyben a hosszú passz és a csel előtt nincs semmi (váratlan lövés lehet, P23), és csak az utána következő lövő helyzet.',
  },
  R24: {
    question: 'Választható rendes játék az utolsó sorban járó szabadrúgás után?',
    ruling:
      'Nem, és nem is kérdezzük: az ott kezdődő kör úgyis lövő helyzet. Ha az utolsó sorban szokásos körökben egyeztek meg (a 2. változat óta), az edzőt ott is kérdezzük, szöglet után is, és a rendes játék szokásos kör, amelyben a hosszú passz és a csel előtt nincs semmi (R23); csak az utána következő lövő helyzet.',
  },
  R25: {
    question: 'Lövő helyzetben is kötelező a keresztpassz?',
    ruling: 'Igen, minden menetben, a védekező fél lépése előtt.',
  },
  R26: {
    question: 'Lőhet a labdás, ha lemond a passzról, vagy nincs kinek passzolnia?',
    ruling: 'Nem. A következő menet jön.',
  },
  R27: {
    question: 'Az akció folytatása előtt vagy után megy le a szabálytalankodó?',
    ruling: 'Utána. A cselező előbb helyet cserélt vele.',
  },
  R28: {
    question: 'Viszik az időt a kapus által húzott lapok?',
    ruling: 'Igen. A paklijából jönnek, és utána használtak.',
  },
  R29: {
    question: 'Húzhat tovább a kapus, ha már több labdája van, mint a lövés ereje?',
    ruling: 'Nem. A húzás magától véget ér, akár folytatná, akár nem.',
  },
  R30: {
    question: 'Számít a védekező fél lapjának fajtája?',
    ruling: 'Nem. Az összevetésben csak az ereje, a lépéséhez az oldala.',
  },
  R31: {
    question: 'Elszoríthat valakit a kirúgó csapat, és kinek kell akkor maradnia?',
    ruling:
      'Igen. A kapusnál van a labda, tehát nincs védendő labdás; csak a másik csapatnak kell békén hagynia azt, aki épp lépett. Ha abban egyeztek meg, hogy az elszorított marad (a 2. változat óta), azt sem bánthatja, akit ez a lépés elszorított: nem szoríthatja el, és ha a sajátja, nem is léphet vele. Szabadrúgásnál csak az védett, aki épp lépett, akármiben egyeztek meg.',
  },
  R32: {
    question: 'Húz új lapot a kirúgást végző edző?',
    ruling:
      'Igen, azonnal. Ha lap nélküli kirúgásban egyeztek meg (a 2. változat óta), nem: a következő körben két lap közül választ, és akkor egészíti ki háromra. Csak ha a kirúgás a másik csapatnak lövő helyzetet hoz, akkor húz még előtte.',
  },
  P1: {
    question: 'Milyen lapokkal lép az a játékos, akinek a kártyáján két szám áll?',
    ruling:
      'A posztja oldalának lapjaival: a páros posztok bal, a páratlanok jobb oldaliak. A kiegészítés begépelt játékoskártyájának nincs saját oldala, mint az alapjátékénak lehet.',
  },
  P1a: {
    question: 'Mit mondhatnak meg maguk egy másik doboz játékoskártyái?',
    ruling:
      'Akárhány típust a számaival, pajzsával, árával, példányaival, labdáival és képességeivel; hogy a tizenkét stíluskártyából hány tartozik egy stílushoz, mit tesz és hogyan szerezhető; minden költségvetést; és akárhány csapatkártyát, így új felállások is jöhetnek. A kispad és kapitány nélküli csapatkártyának üres a kispadja, és a kezdést végző a kapitány. Akárhol vannak is a jelek, a 17.1 és a 17.2 értelmében a kapus csak akkor találta el, ha a keze pluszra mutat.',
  },
  P2: {
    question: 'Kié a legkisebb szám a 2-es, a 2/3-as és a 3-as közül?',
    ruling:
      'Egy szám csak akkor nagyobb a másiknál, ha teljes egészében az: a 3 nagyobb a 2-nél, a 2/3 egyiknél sem. Tehát a 2 és a 2/3 a legkisebb.',
  },
  P3: {
    question: 'Milyen számot visel a mindenes?',
    ruling: 'A posztjáét, semmi mást.',
  },
  P4: {
    question: 'Kié a kiütött labda, ha többen egyforma közel vannak a lövés erejéhez?',
    ruling:
      'Ahogy az alapjátékban: a védő megelőzi a támadót, a kisebb szám a nagyobbat, kettős számból mindig a kisebbik számít. Csak ha egy csapatban kettőnek ugyanaz a kisebbik száma, akkor választ az edzőjük.',
  },
  P5: {
    question: 'Meddig tart a képességeknél egy kör?',
    ruling:
      'Egy körig; lövő helyzetben egy menetig. Aztán mindenki újra kétszer fordulhat át. Megegyezés szerint (onePlay, a hat-trick-2 óta) egy egész lövő helyzet egyetlen kör: senki sem fordul át benne kétszernél többször, és ami a kör végéig tart, az a lövő helyzet végéig.',
  },
  P6: {
    question: 'Ki használja előbb a képességeit, ha mindketten tudnák?',
    ruling:
      'A támadó fél, aztán a védekező. Ha passz ért célba, vagy a labda csapatot váltott, az, akinél most van. Egy lépés körül csak az az edző, aki lép.',
  },
  P7: {
    question: 'Használható képesség, miután szabálytalanságot ítéltek?',
    ruling:
      'Nem. A szabálytalanság megállítja a játékot; a sípszó után senki sem fog el, ad tovább vagy lép.',
  },
  P8: {
    question: 'Melyik oldal labdái számítanak, ha összevetésnél használnak képességet?',
    ruling: 'Azé, amelyik az átfordulás után felül van, és hozzá, amit a képesség ad.',
  },
  P9: {
    question: 'Továbbmehet az építkező középhátvéd egy ellenfélen túl?',
    ruling:
      'Igen, helyet cserél azzal, aki ott áll. Ahol továbbmehetne, ott maradhat is, és mégis átfordul. Az utolsó sorból nem mehet tovább, ezért ott a képesség nem használható.',
  },
  P10: {
    question: 'Mikor szabálytalankodott a beálló középső védő?',
    ruling:
      'Ha a húzott lap ereje 1. Akkor mindenki visszamegy oda, ahol állt, és onnan jön a szabadrúgás; senkit sem visz előre. Minden más lapnál a helycsere érvényes.',
  },
  P11: {
    question: 'Mikor térhet vissza az arany szárnyvédő, és mikor fordul át?',
    ruling:
      'A hat-trick-2 óta valahányszor kérdezünk valamit az edzőjétől, bármelyik csapat körében, szabadrúgásnál, kirúgásnál, lövésnél és titkos választásnál is; aztán ugyanazt kérdezzük újra. Akkor fordul át, amikor visszatér, nem amikor szélt vált. A visszatérés nem fogyaszt lépést, és nem képesség: senki sem akadályozhatja meg, és nem segítség, amely miatt a kör kimaradna a sorozatból (18.2). De átfordulás, tehát kettő után már nem lehet. A hat-trick-1 szerint csak az edzője lépésekor térhetett vissza, képességként.',
  },
  P12: {
    question: 'Mi fölött ugorhat át az örökmozgó szélsőhátvéd, és mi lesz vele az ugrás után?',
    ruling:
      'Bárki fölött, a labdás fölött is, de nem rá, lövő helyzetben sem (P38). Rögtön átfordul, és a következő lapok előtt visszamegy, helyet cserélve azzal, aki ott áll; nem megy, ha nála a labda, vagy ha ott a labdás áll.',
  },
  P13: {
    question: 'Mikor kérdezzük a harcos középpályás edzőjét?',
    ruling:
      'Kétszer: mielőtt az ellenfél dönt, ha egy szomszédja most használhatna képességet, és újra, amikor egyet bejelentenek. Akit megakadályoznak, nem fordul át, és a kör végéig nem használ képességet. Magát a megakadályozást nem lehet.',
  },
  P14: {
    question: 'Milyen képességet nem vehet kölcsön a box-to-box középpályás, és kinek az aranya számít?',
    ruling:
      'Az arany szárnyvédőét, az arany harcos középpályásét és egy másik box-to-boxét nem. Az ezüst csapattárstól kölcsönöz, az arany ellenféltől is. Ami arany után nem jöhet, az a kölcsönző saját aranya után sem jöhet ebben a körben.',
  },
  P15: {
    question: 'Használható büntetőnél képesség és stíluskártya?',
    ruling:
      'Nem, sem játék közben, sem a párbajban; az ezüst gólvágó sem kapja meg a kiütött büntetőt. A kapusok ettől még sztárrá vagy alapkapussá válnak.',
  },
  P16: {
    question: 'Mi van, ha egy képesség az akció előtt az utolsó sorba viszi a labdát?',
    ruling:
      'A csatár és a beálló középső védő elszorítása teheti. A rövid passz ilyenkor is a szokott módon megy; a hosszú passz és a csel előtt nincs semmi, a labda marad. A következő kör a lövő helyzet.',
  },
  P17: {
    question: 'Tudja a lövő, melyik lapokkal véd a sztárkapus?',
    ruling: 'Nem. Ezt az iránnyal együtt, lefordítva választják.',
  },
  P18: {
    question:
      'Mit számít az az akció, amelyet képesség vagy stíluskártya segített, a sikere előtt vagy után?',
    ruling:
      'A hat-trick-2 óta a sorozattal egyfajta siker nem viszi tovább és nem is szakítja meg; minden más, más fajta vagy kudarc, úgy szakítja meg, mint segítség nélkül. Segítség, amit a csapat ebben a körben használt, a siker után is, például más címzett. A hat-trick-1 szerint a segített akció semmit sem számított.',
  },
  P19: {
    question: 'Mik a stílusok feltételei?',
    ruling:
      'Technikás: két sikeres csel egymás után, ahogy nyomtatva áll. A mieink: taktikus három rövid passz, erőfutball két hosszú passz egymás után, totális egy kör, amelyben két saját játékos sort váltott, és az akció sikerült.',
  },
  P20: {
    question: 'Látja az ellenfél a megnyert stíluskártyákat?',
    ruling: 'Igen, nyíltan fekszenek, amíg nem használják őket; utána lefordítva félrekerülnek.',
  },
  P21: {
    question: 'A hosszabbítás előtt is kicserélik a stíluskártyákat?',
    ruling: 'Igen, az elsőn kívül minden félidő elején.',
  },
  P22: {
    question: 'Ki harcolhat ki szabadrúgást stíluskártyával, és jár érte lap?',
    ruling:
      'Csak a labdát birtokló csapat, és lap nem jár. Szabadrúgás jön onnan, ahol a labda van, vagy büntető az utolsó sor középső mezőjéről. Mint minden szabálytalanság, véget vet az érintett csapat sorozatának (19.2); a hat-trick-1 szerint nem.',
  },
  P23: {
    question: 'Hogyan megy a váratlan lövés?',
    ruling:
      'A lépések után, az akció helyett, a 4. vagy az 5. sorból, és a 6.-ból, ha a labda lövő helyzeten kívül van ott: mert egy képesség vitte oda, vagy mert az utolsó sorban szokásos körökben egyeztek meg (R23, R24), eggyel kisebb erővel. A 4. sorból a kapus eggyel több lapot húzhat, mint az 5.-ből, a 6.-ból annyit, mint ott szokott. Az arany csatár és az ezüst hamis kilences nem ad hozzá.',
  },
  P24: {
    question: 'Mikor van szöglet, és ki végzi el?',
    ruling:
      'Ha a kapusnak az utolsó húzható lappal pontosan eggyel több labdája van, mint a lövés ereje, büntetőnél is, de a párbajban soha. Mindkét kezet háromra egészítik ki. A támadók legkisebb számú játékosa végzi el az utolsó sorban, ha ott nincs, az előtte lévőben, ha ott sincs, a lövő; aztán mint egy szabadrúgás, amely az utolsó sor középső mezőjéről is lövő helyzet, nem büntető.',
  },
  P25: {
    question: 'Mikor és kinek a helyére jöhet csere?',
    ruling:
      'Az elsőn kívül bármelyik kezdésnél, kirúgásnál, szabadrúgásnál és szögletnél, mérkőzésenként háromszor, bárki helyére, akinek a posztján játszani tud. Azon az oldalán kezd, amelyet a csapat megadott; ha a kapitány megy le, nincs több kapitány.',
  },
  P26: {
    question: 'Mit érhet el a kapitány reklamálása?',
    ruling:
      'Mérkőzésenként egyszer, ha a saját csapat szabálytalankodott, húznak egy lapot: a 3 vagy a 4 visszavonja a lapot, a 2 nem változtat, az 1 tévedésből a kapitányt is kiállítja. A szabadrúgás mindenképpen marad.',
  },
  P27: {
    question: 'Hogyan cserélnek helyet a játékosok a Helycserével és az Oldalváltással?',
    ruling:
      'A kör két lépésének egyike helyett, szabadrúgásnál és kirúgásnál nem. Helycsere: két egymás melletti saját játékos, az egyik a lap oldaláról. Oldalváltás: a lap oldalának egy saját játékosa a sora tükörképmezőjére megy. A labdás soha, és őt nem is szorítja el senki.',
  },
  P28: {
    question: 'Hány csillag van a másik tizenegy költségvetésben?',
    ruling:
      'Az I. kategóriában 36, a II.-ban 30, a III.-ban 24, a IV.-ben 18 összesen; kiegyensúlyozottnál fele-fele, különben három rész a héthez, kerekítve.',
  },
  P28a: {
    question: 'Milyen erősek a csapatrészek egy csapatkártyán, és milyen színben játszik a csapat?',
    ruling:
      'A védelem (a kapussal), a középpálya és a támadósor ereje a játékosaik csillaga, a három együtt tehát a csapat értéke; a begépelt kártyán más szám is állhat (`value`, `power`), és akkor azt mutatjuk. A színek a válogatott szokásos színei, elöl a mez. Mindez csak látvány.',
  },
  P29: {
    question: 'Ki fizeti a sztárkapust?',
    ruling: 'A védőkassza.',
  },
  P29a: {
    question: 'Kinek van saját ára, és ki van ingyen?',
    ruling:
      'A sztárkapusnak és az arany mindenesnek saját ára van; mindenki másnál az arany egy csillaggal drágább az ezüstnél. Az ezüst mindenes és az alapkapus ingyen van.',
  },
  P30: {
    question: 'Használható képesség és stíluskártya, ha lövő helyzetben ér célba egy passz?',
    ruling:
      'A hat-trick-2 óta képesség igen, és az ott továbbadott passz nekik sikeresnek számít. Ha egy képesség elveszi a labdát a támadóktól, a lövő helyzetnek vége: mindkét edző háromra húz, jönnek a labdavesztés képességei, és akinél a labda van, az kezdi a következő kört; ha előbb visszaszerzik, folytatódik. Sikeres akciót kívánó stíluskártya nem játszható ki; az elfogásra felelő igen. A hat-trick-1 szerint semmit sem lehetett használni.',
  },
  P31: {
    question: 'Mi marad meg a kiegészítésből a következő félidőre?',
    ruling:
      'Ha másban nem egyeztek meg (P34), mindenkinek a felül lévő oldala, a széle, a kapus, a stílus, a fel nem használt stíluskártyák, és ami a cserékből és a reklamálásból maradt. Csak a használt stíluskártyákat cserélik ki, és a sorozatok elölről kezdődnek.',
  },
  P32: {
    question: 'Hogyan játszik ki egyszerre két edző stíluskártyát?',
    ruling:
      'Akié előbb hatna, az dönt előbb; a másik ezt tudva dönt. Azonos stílusnál a támadó félé az első.',
  },
  P32a: {
    question:
      'Mely kártyákat játszhatja ki ugyanabban a pillanatban két azonos stílusú csapat, és mi jut védekezésre?',
    ruling:
      'Minden stílusnak van legalább egy párja, amely mindkét edzőnek egyszerre válik érvényessé, és legalább egy kártyája labda nélkülre: a taktikusé a két utolsó sorba érkezett hosszú passznál, a technikásé cselnél, az erőfutballé a hosszú passz összevetésénél, a totálisé lövésnél. A második játékoskártyák óta; az elsőkben nincs ilyen pár.',
  },
  P33: {
    question: 'Mi vet még véget egy sorozatnak, és mi őrzi meg?',
    ruling:
      'Véget vet neki a váratlan lövés, a félidő vége, és az a csel, amely csak átadja a labdát az előtte álló társnak. A lövő helyzet menetei nem számítanak, de aki ott elveszíti a labdát, góllal, védett lövéssel vagy másként, annak a sorozata is elvész. Aki visszautasít egy stílust, megtartja a sorozatát, és a következő siker újra felkínálja; a megnyert kártya lezárja, így a harmadik csel egy új sorozat elsője.',
  },
  P34: {
    question: 'Visszafordítja a kezdés a játékosokat arra az oldalra, amellyel kezdtek?',
    ruling:
      'Nem. Gól után és a félidők elején a helyek állnak vissza; mindenki megtartja a felül lévő oldalát és a szélét. Megegyezés szerint (sidesAnew, a hat-trick-2 óta) mindenki újra azt az oldalát mutatja, amellyel kezdett, a csere azt, amellyel beállt, és a saját szélén játszik. A kapusok maradnak, ahogy voltak.',
  },
  P35: {
    question:
      'Kérdezzük az edzőt csak azért, mert egy szárnyvédő visszatérhetne, és mi van, ha mindkettőt egyszerre kérdezzük?',
    ruling:
      'Csak ezért senkit: ha az edzőnek amúgy egyetlen válasza van, a szokott módon megadjuk helyette, és az idő lejártakor senki sem tér vissza. Mindketten azonnal megtudják, titkos választás közben is. Aki még nem választott, ezt tudva választ; amit a másik választott, rejtve és változatlan marad; aki már választott, azt semmi sem kérdezi, így a felfedés előtt senkit sem térít vissza.',
  },
  P36: {
    question: 'Külön körnek számít a stíluskártyáknál a lövő helyzet minden menete?',
    ruling: 'Nem. A lövő helyzet egy kör, akárhány menete van: edzőnként egy stíluskártya az egészben.',
  },
  P37: {
    question: 'Használható szabadrúgásnál és kirúgásnál lépést adó képesség?',
    ruling:
      'Nem. Ott mindkét edző egyetlen szokásos lépést tesz, bármelyik oldalon; csak a szélt váltott szárnyvédő térhet vissza, mint mindig, amikor az edzőjét kérdezzük.',
  },
  P38: {
    question: 'Elszoríthatja lövő helyzetben a védekező fél a labdást képességként tett lépéssel?',
    ruling:
      'Azzal az egy lépéssel, amelyet a képesség csak ellenkező oldali lappal enged meg, igen: az arany szárnyvédőével és az ezüst mindenesével. Más alakú lépéssel nem: az egyszerre tett két lépés nem érhet rá és nem mehet át rajta, az átlós lépés és az ugrás nem érhet rá. A lépésen felüli lépéssel sem, amilyet a védővezér ad egy társának.',
  },
  P39: {
    question: 'Milyen posztokat kell betöltenie egy költségvetésből épített csapatnak?',
    ruling: 'Mind a tízet, 2-től 11-ig, és a kaput.',
  },
  P40: {
    question: 'A kiadások dobozában nem ugyanazok a lapok vannak: melyikkel játszunk?',
    ruling:
      'Az angoléval: 45 csapatkártya és hat mérkőzésesemény. Mindegyikben külön egyeznek meg, így akinek a német doboz van meg, elhagyja a Helycserét; annak német neve a miénk.',
  },
  P41: {
    question: 'Használhat a befelé húzó szélső képességet a lövéseihez, ha nem juthat lövéshez?',
    ruling:
      'A hat-trick-2 óta nem. Még a lapok elfogyása előtt lőnie kell tudni: a hátralévő menetekben egy-egy lépés előre a két utolsó sorba viszi, és ha mindre szükség van, az első mezőjének üresnek kell lennie; akinél a labda van, abban a menetben nem lép. Az ezüsthöz szélen is kell állnia, vagy Helycserével oda kell tudnia jutni, ha megegyeztek benne; az utolsó menetben akkor ott egy társának kell állnia. Hogy milyen lapok vannak kézben, az nem számít, az sem, mit érhetnének el más képességek és az ellenfél lépései. Ugyanez igaz arra, aki a képességet kölcsönveszi. A hat-trick-1 szerint bárhol használhatta.',
  },
  P42: {
    question: 'A képességek csak időben előzik meg a stíluskártyákat, vagy erősebbek is náluk?',
    ruling:
      'Időben: amit a két edző egy pillanatban a képességekből használ, az jön előbb, aztán a stíluskártyák, annak ismeretében, mi lett belőle. A stíluskártya ekkor megváltoztathatja, amit egy képesség tett. A mieink közül csak a „Lescsapda” és a „Második labda” ilyen, és mindkettő ki is mondja: a sor legkisebb számú játékosáé a labda, bárhová vitték is képességek.',
  },
}
