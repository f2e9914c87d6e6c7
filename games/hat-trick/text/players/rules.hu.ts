import type { PlayersRules } from './paragraphs.ts'

export const playersRulesHu: PlayersRules = {
  chapters: {
    '13': 'A „Játékosok” kiegészítés',
    '14': 'A számok',
    '15': 'A képességek',
    '16': 'A játékostípusok',
    '17': 'A kapusok',
    '18': 'A stíluskártyák általános szabályai',
    '19': 'Stíluskártyák: megszerzés és használat',
    '20': 'Mérkőzésesemények',
    '21': 'Csapatkártyák és költségvetések',
  },
  paragraphs: {
    '13.1':
      'A „Játékosok” kiegészítésben az edzők a mérkőzés előtt állapodnak meg. Mindkét csapatban képességekkel rendelkező játékostípusok lépnek a tíz játékoskártya helyébe. Az 1–12. fejezetből minden érvényes marad, hacsak a 13–21. fejezetben nem áll más.',
    '13.2':
      'Huszonkét játékostípus van. Minden kártyának van egy ezüst és egy arany oldala. A kártyán látszik a játékos egy vagy két száma, a pajzsa és az ára, mindkét oldalon pedig a támadó és a védő labdái meg egy képesség. Mindkét edzőnek 32 kártyája van; hogy egy típusból hány példány, az típusonként más. A pályán továbbra is a posztja száma nevezi meg a játékost, 2-től 11-ig.',
    '13.3':
      'A csapatot vagy csapatkártya adja meg, vagy az edző állítja össze egy költségvetés-kártyából (21. fejezet). A csapatkártyán áll a felállás, az, hogy ki kezd az arany oldalán, a kapus, a stílus, a kispad és a csapatkapitány. Rajta van a csapat neve, zászlója, színei, az értéke, valamint a védelem, a középpálya és a támadósor ereje is, csillagokban (21.3), hacsak egy saját kártyán nem más szám áll; ezek a játékot nem befolyásolják. Mindenki azon az oldalán kezd, amelyet a csapata előír.',
    '13.4':
      'Hogy valaki bal vagy jobb oldali (2.3), azt a posztja dönti el, bármilyen számok állnak is a kártyáján. Példa: a 4/5-ös szárnyvédő a 4-es poszton bal oldali, az 5-ös poszton jobb oldali.',
    '13.5':
      'Kezdéskor, gól után és a félidők elején is, mindenki visszamegy a helyére, de megtartja a kártyája felül lévő oldalát, ezüstöt vagy aranyat, és azt a szélt, ahol éppen játszik (16.5). Ha a két edző az „oldalak újra” szabályban is megállapodott, ilyenkor mindenki azt az oldalát mutatja újra, amellyel kezdett, a csere azt, amellyel beállt, és a saját szélén játszik. A kapusok maradnak, ahogy voltak.',
    '13.6':
      'A kiegészítés dobozában 64 játékoskártya van, színenként 32, továbbá 45 csapatkártya, 12 stíluskártya, 3 költségvetés-kártya, 6 mérkőzésesemény és 2 segédlap; a német dobozban 24 csapatkártya és 5 mérkőzésesemény van, a Helycsere nélkül. Mindez ezen az asztalon is megvan; a két segédlap helyén e szabályok rövid változata áll. Az alapjáték is kell hozzá: a játékoskártyáin kívül minden játékban marad.',
    '14.1':
      'Kettős számok: az egymást átfedő számok azonosnak számítanak. A legkisebb számú az, akinél senkinek sincs teljes egészében kisebb száma. Példa: a 4/5-ös és az 5-ös egyaránt a legkisebb, ha rajtuk kívül egy 6-os és egy 6/7-es áll ott. A 2-es, a 2/3-as és a 3-as közül a 2-es és a 2/3-as a legkisebb. A mindenes a posztja számát viseli.',
    '14.2':
      'A passz, akár megnyerték, akár elveszítették, annak a csapatnak a legkisebb számú játékosához kerül, amelyiké a labda lesz. Ha több ilyen van, ennek a csapatnak az edzője választ közülük. Példa: ahol egy 6-os, egy 6/7-es és egy 10/11-es csapattárs áll, ott a 6-os és a 6/7-es között választ.',
    '14.3':
      'Kirúgásnál, és akkor is, ha a támadó félnek lövő helyzetben elfogytak a lapjai (6.8), szintén a legkisebb szám dönt, és egy csapat több legkisebb számú játékosa közül az edzőjük választ. A labda nélküli csapat játékosa azonos számmal is megelőzi a labdát birtokló csapatét, nem csak kisebbel. Példa: a kirúgó csapat 4/5-öse és a másik csapat 5-öse közül az 5-ös kapja a labdát.',
    '14.4':
      'Ha rövid vagy hosszú passznál a védekező fél szabálytalankodott (9.1), és a sorban több legkisebb számú játékosa van, ő, vagyis a szabálytalankodó csapat edzője választja ki, melyikük volt az.',
    '14.5':
      'Ha a kapus kiüti a labdát (7.8), a kettős számból a kisebbik számít: a 10/11-es 10-nek. Egyébként a 7.8 érvényes: a legközelebbi számé a labda; egyforma távolságnál a védő megelőzi a támadót, aztán a kisebb szám a nagyobbat. Csak akkor választ az edző, ha a csapatában két játékosnak ugyanaz a kisebbik száma. Példa: egy 3-as lövést kiüt a kapus, és a sorban a védekező fél 2-ese és 2/3-asa áll; mindkettő 2-nek számít, és az edzőjük mondja meg, ki kapja a labdát.',
    '14.6':
      'A kezdést az végzi el, aki a 6-os poszton játszik, bármilyen szám áll is a kártyáján. Egyébként az 1.3 és a 7.7 érvényes.',
    '15.1': 'A képesség használata önkéntes: senkinek sem kell élnie vele, akkor sem, ha segítene rajta.',
    '15.2':
      'A képesség szövege a kártya játékosához szól: ahol „te” áll, ott mindig róla van szó, „a csapatod” pedig az ő csapata.',
    '15.3':
      'Minden képesség megmondja, mikor használható. Sem előbb, sem később nem lehet élni vele. Lépésként képességet csak a kör két lépésénél lehet használni, szabadrúgásnál és kirúgásnál nem. Büntetőnél, akár a mérkőzés közben, akár a büntetőpárbajban, senki sem használ képességet vagy stíluskártyát; a kapusok a 17. fejezet szerint akkor is változnak.',
    '15.4':
      'Csak a felül lévő oldal képessége használható. Aki az ezüst oldalán áll, annak az arany képessége nem él, és fordítva.',
    '15.5':
      'Aki használja a képességét, rögtön átfordul a másik oldalára. Onnantól csak az új oldala számít, a labdáival együtt. Példa: ha a beálló középső védő az arany képességével 2 labdát kap egy csel ellen, ehhez az összevetéshez már az ezüst oldalának védő labdái adódnak.',
    '15.6':
      'Egy körben a játékos mindkét oldala használható, de körönként legfeljebb kétszer fordul át. Lövő helyzetben minden menet külön körnek számít; ahol a képességek körről beszélnek, ott lövő helyzetben a menetet kell érteni. Ha az edzők az „Egy kör” szabályban egyeztek meg, az egész lövő helyzet egyetlen körnek számít. Példa: egy ezüst játékos használja a képességét, arany lesz, azt is használja, és újra ezüst; most meg kell várnia a következő kört.',
    '15.7':
      'Képességet csak akkor lehet használni, ha meg is van a hatása; ha a hatás lehetetlen, a kártya nem fordul át. A hatásnak nem kell sikerhez vezetnie: a +2 labda akkor is használatnak számít, ha az összevetés elveszett. Példa: ha az előtted lévő mezőn a labdás áll, nem használhatsz olyan képességet, amellyel előrelépnél. Ami későbbi lövésekre szól, csak addig használható, amíg ilyen lövés még lehetséges (16.15).',
    '15.8':
      'Senki sem fordul át csak úgy, a saját elhatározásából: a kártya csak akkor fordul át, ha a játékos használja a képességét, vagy ha a 16. fejezet ezt mondja.',
    '15.9':
      'Szomszédos az a négy mező, amelyik közvetlenül előtted, mögötted, tőled balra és jobbra van; az átlós mező nem az. A szomszédod az, aki ilyen mezőn áll. Példa: a b3 szomszédai az a3, a c3, a b2 és a b4.',
    '15.10':
      'A lépés körül, előtte és utána, csak az az edző használhat képességet, akinek a lépése; az ellenfél ekkor is megakadályozhatja (16.10). Ha egy passz célba ért, vagy a labda a másik csapathoz került, előbb az a csapat jön, amelyiknél most a labda van, aztán a másik. Minden más pillanatban előbb a támadó fél használja, amit akar, aztán a védekező fél. Lövő helyzetben ugyanez érvényes, ha egy passz célba ér, bár összevetés nélkül adták tovább. Ha ekkor egy képesség elveszi a labdát a támadó féltől, a lövő helyzetnek vége: mindkét edző háromig húz, és a következő kör azé, akié a labda. Csak akkor kérdezünk, ha van mit használni. Egyik láncolat sem végtelen: egy körben senki sem fordul át kétszernél többször (15.6). A szabálytalanság lezárja a kört: utána már semmit sem lehet használni.',
    '16.1':
      'Építkező középhátvéd, száma {numbers}. Ezüst: a saját sikeres cseled után, vagyis ha előrejutottál a labdával, egy mezővel még továbbmehetsz vele, és helyet cserélsz azzal, aki ott áll. A szabálytalansággal megállított csel nem sikeres. Akkor is átfordulsz, ha végül nem mész tovább. Arany: ha a tőled induló hosszú passz sikeres volt, a legkisebb szám helyett te választod ki, melyik csapattársad kapja abban a sorban, ahová megérkezett. Ebben a fejezetben és a stíluskártyáknál a passz akkor sikeres, ha megnyerte az összevetést, és a labda még mindig a passzoló csapaté; az elfogott, majd visszaszerzett passz nem az. Lövő helyzetben, ahol nincs összevetés, a képességek szempontjából akkor sikeres, ha célba ért, a stíluskártyákéból soha (18.8).',
    '16.2':
      'Beálló középső védő, száma {numbers}. Ezüst: rendes játékban, a védekező lépéseddel az ellenfél labdását is elszoríthatod. Az edződ ekkor lapot húz a paklijából, ez utána használt lap (az óra halad), és te ebben a pillanatban átfordulsz. Ha a lap ereje {silver}{silver?: vagy kevesebb}, szabálytalankodtál: mindketten visszakerültök a helyetekre, szabadrúgás jár onnan, ahol a labdás állt, és ha kiállítás jár érte (9.2), te mész le. Minden más lapnál a helycsere érvényes. Arany: ha egy ellenfél ellened cselez, +{gold} labdád van.',
    '16.3':
      'Védővezér, száma {numbers}. Ezüst: ha a csapatod védekezik, és a sorodban hosszú passzt vetünk össze, +{silver} labdád van. Arany: a csapatod lépése után, vagy miután úgy döntött, hogy nem lép, egy szomszédos csapattársad még egyet lép előre vagy hátra, akármelyik oldali; ehhez ő nem használhat képességet.',
    '16.4':
      'Söprögető, száma {numbers}. Ezüst: ha lövésnél a lövő szomszédja vagy, a kapusod {silver} lappal többet húzhat. Arany: ha a csapatod a te sorodban vagy egy szomszédos sorban elfogott egy passzt, te kapod a labdát.',
    '16.5':
      'Szárnyvédő, száma {numbers}. Ezüst: ha te cselezel, +{silver} labdád van; ez akkor is használatnak számít, ha a csel nem sikerül. Arany: ellenkező oldali lappal is léphetsz, egyébként a lépés szabályai szerint: lövő helyzetben a védekező fél lépése így a labdást is elszoríthatja (6.3). Ekkor azon az oldalon játszol tovább, és arany maradsz. Később bármit kérdezünk az edződtől, bármelyik csapat körében, szabadrúgásnál, kirúgásnál, lövésnél és titkos választásnál is, előbb visszatérhetsz a saját oldaladra: ilyenkor ezüstre fordulsz, és ugyanazt kérdezzük újra, vagyis a lépés sem vész el. A visszatérés nem képesség használata, és nem lehet megakadályozni, de így sem fordul át senki harmadszor egy körben (15.6). Mindkét edző rögtön látja. Csak azért, mert visszatérhetnél, senkit sem kérdezünk. Példa: az 5-ös poszton játszó szárnyvédő bal oldali lappal lép; ettől fogva bal oldali, amíg vissza nem tér.',
    '16.6':
      'Felfutó szélsőhátvéd, száma {numbers}. Ezüst: ha a csapatod sikeres passza (16.1) egy szomszédodhoz került, egyet előrelépsz. Arany: ha te lépsz, egyszerre {gold} mezőt mehetsz előre, de a labdáson át nem, és az úton álló játékosokkal sorban helyet cserélsz; rögtön a lépés után, még az akció előtt átfordulsz.',
    '16.7':
      'Örökmozgó szélsőhátvéd, száma {numbers}. Ezüst: ha te lépsz, egyszerre {silver} mezőt mehetsz hátra, de a labdáson át nem, és az úton álló játékosokkal sorban helyet cserélsz; abban a körben nem, amelyikben az arany képességedet használtad. Arany: ha te lépsz, {gold} sorral előreugorhatsz bárki fölött, akár a labdás fölött is, és helyet cserélsz azzal, aki ott áll; a labdással nem cserélhetsz. Az ugrás után átfordulsz. A következő lapok kijátszása előtt visszamész oda, ahonnan jöttél, kivéve, ha nálad a labda, vagy ha ott a labdás áll; ezen az úton az ezüst képességed nem használható.',
    '16.8':
      'Behúzódó szélsőhátvéd, száma {numbers}. Ezüst: ha te lépsz, egy mezőt átlósan előre is mehetsz, balra vagy jobbra, és helyet cserélsz azzal, aki ott áll; a labdással nem cserélhetsz. Arany: a támadó labdáid akkor is számítanak, ha a csapatod rövid passzát az előtted vagy a mögötted lévő sorban vetjük össze.',
    '16.9':
      'Védekező középpályás, száma {numbers}. Ezüst: ha a csapatod egy akcióval elveszítette a labdát, egyet hátralépsz. Arany: ha egy hosszú passz megérkezett, és annak az ellenfélnek vagy a szomszédja, akinél ebben a pillanatban a labda van, elveszed tőle. Akkor is, ha az ellenfél elfogta a passzt, és akkor is, ha az ellenfél védekező középpályásaként épp ezzel az arany képességgel szerezte meg.',
    '16.10':
      'Harcos középpályás, száma {numbers}. Ezüst: ha az ellenfél rövid passzát a sorodban vetjük össze, +{silver} labdád van. Arany: egy szomszédos ellenfeled nem használhatja azt a képességét, amelyet éppen most használhatna, akár bejelentette már, akár nem. A kör végéig más képességet sem használhat. Magát a megakadályozást nem lehet megakadályozni.',
    '16.11':
      'Box-to-box középpályás, száma {numbers}. Ezüst: egy szomszédos csapattársad felül lévő képességét használod úgy, mintha a tiéd volna. Arany: bármelyik szomszédodét, az ellenfelekét is. Te fordulsz át, ő nem. A kölcsönvett képesség pillanatában kell szomszédosnak lennetek; a felfutó szélsőhátvéd ezüst képességénél például akkor, amikor a passz célba ért. Ha egy kölcsönvett ezüst képesség az arany után nem használható (16.7, 16.17), az számít, használtad-e te ebben a körben a saját arany képességedet. Nem lehet kölcsönvenni a szárnyvédő és a harcos középpályás arany képességét, sem egy másik box-to-box középpályásét.',
    '16.12':
      'Sokoldalú középpályás, száma {numbers}. Ezüst: ha a csapatod rövid passzát a sorodban vetjük össze, a csapatod minden ottani játékosának, neked is, +{silver} labdája van. Arany: ha a sorodban passzt vetünk össze, a csapatod ottani játékosai a két értékük, a támadó és a védő labdáik közül a nagyobbikkal számítanak. Váratlan lövésnél és lövő helyzetben egyik sem használható. Példa: védekezéskor egy csapattársad, akinek 4 támadó és 1 védő labdája van, 4-et ér.',
    '16.13':
      'Irányító középpályás, száma {numbers}. Ezüst: ha a tőled induló rövid passz sikeres volt (16.1), te választod ki, melyik csapattársad kapja abban a sorban, ahová megérkezett. Arany: a támadó labdáid abban a sorban is számítanak, ahová a tőled induló hosszú passz megy.',
    '16.14':
      'Letámadó szélső, száma {numbers}. Ezüst: az ellenfél keresztpassza után, ha a labda sorában vagy a mellette lévő sorban állsz, egyet lépsz előre vagy hátra. Arany: ha egy rövid passz megérkezett, és annak az ellenfélnek vagy a szomszédja, akinél ebben a pillanatban a labda van, elveszed tőle, akkor is, ha az ellenfél elfogta a passzt.',
    '16.15':
      'Befelé húzó szélső, száma {numbers}. Mindkét képességed akkor használható, amikor a csapatod lövő helyzetének egyik menete kezdődik. Ezüst: ebben a lövő helyzetben szélső mezőről is úgy lősz, mintha középsőről lőnél (7.4). Arany: ebben a lövő helyzetben minden lövésed ereje +{gold}; összesen ennyi, újabb használattal sem több. Mindkettő addig tart, amíg új lapokat nem húznak: a kiütött labda, a szöglet és a szabadrúgás véget vet neki. A hat-trick-2 óta egyiket sem használhatod, ha már nem juthatsz lövéshez: a hátralévő menetekben (annyi van, ahány lap az edződ kezében) menetenként egy lépéssel el kell tudnod érni a két utolsó sort, az ezüsthöz pedig szélső mezőn kell állnod, vagy Helycserével (20.5) oda kell jutnod. Példa: egyetlen lappal a 4. sorból még lehet, a 3. sorból már nem.',
    '16.16':
      'Vonal menti szélső, száma {numbers}. Szélső mező az a és a d oszlop mezője. Ezüst: lövő helyzetben a szélső mezőről induló rövid passzod bármelyik csapattársadhoz eljut a két utolsó sorban. Arany: ha szélső mezőn cselezel, +{gold} labdád van.',
    '16.17':
      'Célember, száma {numbers}. Ezüst: ha a csapatod hosszú passzát a sorodban vetjük össze, +{silver} labdád van. Arany: ha maga a sikeres hosszú passz (16.1) került hozzád, rögtön továbbadod egy körülötted álló csapattársadnak, átlósan is; ha csak továbbadással kaptad a labdát, nem. Egy körben az ezüst után jöhet az arany, az arany után az ezüst soha.',
    '16.18':
      'Csatár, száma {numbers}. Ezüst: a csapatod keresztpassza előtt, ha a labdás szomszédja vagy, te kapod meg a labdát; a keresztpassz ekkor is kötelező, most már tőled, a te sorodban. Ha egy képesség, akár ez, akár a beálló középső védőé (16.2), még az akció előtt az utolsó sorba vitte a labdát, a hosszú passz és a csel előtt már nincs semmi: a labda a labdásnál marad. Arany: ha rövid passz után lősz, a lövésed ereje +{gold}; váratlan lövésnél nem, mert ott nem játszottak passzt.',
    '16.19':
      'Hamis kilences, száma {numbers}. Ezüst: ha az utolsó előtti sorból csellel lősz, előbb egyet előrelépsz a labdával, és onnan lősz; az utolsó sorban nem használható, és váratlan lövésnél sem, mert ott nem játszottak cselt. Példa: középről így már csak 2 lapot húzhat a kapus 3 helyett (7.4). Arany: ha nálad a labda, nem kell keresztpasszt adnod.',
    '16.20':
      'Gólvágó, száma {numbers}. Ezüst: ha a kapus kiüti a csapatod lövését, és te az utolsó sorban állsz, tiéd a labda, bárki volna is számra a legközelebb. Arany: ha az utolsó sor két középső mezőjének egyikéről lősz, a kapus {gold} lappal kevesebbet húz.',
    '16.21':
      'Kiugró csatár, száma {numbers}. Ezüst: ha a csapatod hosszú passzt játszik, az összevetés előtt egyet előrelépsz; ha így az összevetett sorba kerülsz, ott számítasz. Arany: ha a csapatod egy akcióval megszerezte a labdát, egyet előrelépsz.',
    '16.22':
      'Mindenes: bármelyik poszton játszhat, és a posztja számát viseli. Ezüst: ellenkező oldali lappal is léphetsz, egyébként a lépés szabályai szerint, mint a 16.5-ben. Arany: ha te lépsz, helyet cserélhetsz bármelyik csapattársaddal, bárhol áll is, de a labdással nem.',
    '17.1':
      'Ha egy alapkapus eltalálja a lövés irányát, sztárkapus lesz belőle, akár gól lett, akár nem. A következő lövéstől sztár.',
    '17.2':
      'Ha egy sztárkapus a sztár kapuslapjaival véd, és nem találja el az irányt, visszaesik alapkapussá. A következő lövéstől az.',
    '17.3':
      'Akinek sztárkapusa van, minden lövésnél az iránnyal együtt, titokban azt is megválasztja, hogy a sztár vagy az alap kapuslapokkal véd. Ha az alap kapuslapokat használja, a kapus sztár marad, akárhogy tippel is; cserébe az ellenkező sarokba vetődés egy lapba kerül (7.5).',
    '18.1': 'Stíluskártyát nem lehet abban a körben kijátszani, amelyikben az edző megkapta.',
    '18.2':
      'A képességek és a stíluskártyák hatása nem segít a feltételek teljesítésében: ha a csapat egy körben képességet vagy stíluskártyát használt, akár az akció sikere előtt, akár utána, ez az akció nem számít a sorozatba. Ha sikerült, és ugyanolyan fajtájú, nem is szakítja meg; más fajtájú vagy sikertelen akció igen. Példák: sikeres csel, majd képességgel segített csel, majd megint sikeres csel: ez két csel egymás után. Csel, majd képességgel segített rövid passz, majd csel: a sorozat elölről kezdődik.',
    '18.3': 'Lövő helyzetben senki sem nyer stíluskártyát.',
    '18.4': 'Valahányszor teljesül a feltétel, új stíluskártya jár érte, amíg van a pakliban.',
    '18.5':
      'Mindkét edző körönként egy stíluskártyát játszhat ki. Itt a lövő helyzet egyetlen kör, akárhány menete van is.',
    '18.6':
      'Ha különböző stílusú kártyák kerülnek elő egyszerre, ez a sorrendjük: taktikus futball, technikás futball, erőfutball, totális futball. Az az edző dönt előbb, akinek a kártyája előbb jön; a másik ennek tudatában dönt.',
    '18.7':
      'Ha két azonos stílusú kártya kerül elő egyszerre, a támadó félé az első: ő dönt előbb, a másik ennek tudatában. Minden stílusnak van kártyája mindkettőjük számára: a „Passzháromszög” és a „Lescsapda” a célba ért hosszú passznál, a „Kötény” és a „Gyors lábak” a cselnél, a „Légi fölény” és a „Minden párharc” a hosszú passz összevetésekor, a „Roham a tizenhatoson” és a „Mindenki vissza” a lövésnél.',
    '18.8':
      'A stíluskártyák szempontjából lövő helyzetben egyetlen akció sem sikeres. Példa: lövő helyzetben rövid passz után a „Passzháromszög” nem játszható ki.',
    '18.9':
      'Az akción kívül megítélt szabadrúgás nem mozdítja el a labdát: a labdásnál marad, ott, ahol áll. Ilyen például a kiharcolt szabadrúgás (19.9).',
    '18.10':
      'Ha ugyanabban a pillanatban képesség és stíluskártya is használható, előbb a képességek következnek, utánuk a stíluskártyák.',
    '19.1':
      'A stílusok száma {styles}: taktikus futball, technikás futball, erőfutball és totális futball. Mindegyikhez {each} kártya tartozik. Stílusonként egy pakli van, ezen a két edző osztozik. A csapat csak a saját stílusának kártyáit nyerheti meg.',
    '19.2':
      'Stíluskártyát az kap, aki teljesíti a stílusa feltételét. Taktikus futball: {tactical}. Technikás futball: {technical}. Erőfutball: {physical}. Totális futball: {total}. A más fajtájú sikeres akció, a sikertelen akció, az a csel, amely csak átadja a labdát az előtte álló csapattársnak, a szabálytalanság, a stíluskártyával kiharcolt is, a labdavesztés, akár gól vagy kivédett lövés után, a váratlan lövés és a félidő vége véget vet a sorozatnak; a lövő helyzet menetei nem számítanak bele, de nem is szakítják meg. Ha a csapat kártyát nyert, a sorozat elölről kezdődik.',
    '19.3':
      'A megnyert stíluskártya felfordítva fekszik, mindkét edző ismeri. Pontosan abban a pillanatban kell kijátszani, amelyikben érvényes; ha a játék már továbbment, késő.',
    '19.4':
      'A használt stíluskártyákat félretesszük. A következő félidő elején visszakerülnek a paklijukba, a paklit megkeverjük, és mindkét edző annyit húz helyettük, ahányat visszaadott. Ha ugyanabból a pakliból húznak, felváltva teszik, és az az edző kezdi, aki nem végzi el a kezdést. Az így húzott kártyák azonnal kijátszhatók.',
    '19.5':
      'A költségvetésből összeállított csapatnak még nincs stílusa. Ha a {styles} feltétel bármelyikét teljesíti, felkínálunk neki egy kártyát abból a stílusból. Ha az edző elfogadja, a mérkőzés végéig ez a csapat stílusa. Vissza is utasíthatja, és várhat egy másikra; a sorozata ekkor megmarad, a következő siker tehát újra felkínálja.',
    '19.6':
      'Passzháromszög (taktikus futball): ha egy rövid vagy hosszú passz a te játékosodhoz került, akár te játszottad, akár a csapatod fogta el, ő rögtön továbbadja a labdát egy körülötte álló csapattársának, átlósan is.',
    '19.7':
      'Lescsapda (taktikus futball): ha az ellenfél hosszú passza célba ért az ő két utolsó sorának egyikében, az abban a sorban álló legkisebb számú játékosod kapja a labdát. Az a sor számít, ahová a passz megérkezett, bárhová vitték is azóta képességek a labdát. Csak akkor játszható ki, ha áll ott játékosod.',
    '19.8':
      'Zárt sorok (taktikus futball): ha te védekezel, és az ellenfél passzát vetjük össze, +{amount} labdád van.',
    '19.9':
      'Kiharcolt szabadrúgás (technikás futball): ha nálad a labda, és 1-es erejű cselt játszottál ki, az ellenfél pedig erősebb lapot, szabadrúgás jár neked onnan, ahol a labda van; lapot ezért senki sem kap. Az utolsó sorod két középső mezőjének egyikéről ez büntető (9.5). Még azelőtt kell bejelentened, hogy bárki lépne. Ez véget vet a sorozatodnak (19.2).',
    '19.10': 'Kötény (technikás futball): a saját cselednél +{amount} labdád van.',
    '19.11':
      'Gyors lábak (technikás futball): ha cselt vetünk össze, akár te cselezel, akár az ellenfél, +{amount} labdád van.',
    '19.12':
      'Második labda (erőfutball): ha a hosszú passzodat elfogták, az abban a sorban álló legkisebb számú játékosod visszaszerzi a labdát. Az a sor számít, ahol a passzt elfogták, bárhová vitték is azóta képességek a labdát. Csak akkor játszható ki, ha áll ott játékosod.',
    '19.13':
      'Légi fölény (erőfutball): ha hosszú passzt vetünk össze, akár te játszottad, akár az ellenfél, +{amount} labdád van.',
    '19.14':
      'Minden párharc (erőfutball): minden összevetésnél, rövid passznál, hosszú passznál és cselnél is, akár támadsz, akár védekezel, +{amount} labdád van.',
    '19.15':
      'Szerepcsere (totális futball): a saját lépésed után, akár támadsz, akár védekezel, két szomszédos játékosod helyet cserél; akkor is, ha úgy döntöttél, hogy nem lépsz. A labdás nem lehet köztük.',
    '19.16': 'Roham a tizenhatoson (totális futball): a saját lövésed ereje +{amount}.',
    '19.17':
      'Mindenki vissza (totális futball): ha az ellenfél lő, a kapusod {amount} lappal többet húzhat a védéshez.',
    '19.18':
      'Az első játékoskártyákkal elkezdett mérkőzés azokkal megy tovább. Ezekben a Passzháromszög, a Kötény, a Gyors lábak, a Minden párharc és a Roham a tizenhatoson helyett ez az öt kártya van. A harmadik ember (taktikus futball): a saját sikeres rövid passzod után az, aki megkapta, rögtön továbbadja a labdát egy körülötte álló csapattársának, átlósan is. Biciklicsel (technikás futball): a saját cselednél +{stepOver} labda. Csavart lövés (technikás futball): a saját lövésed ereje +{curledShot}. Kemény szerelés (erőfutball): ha te védekezel, és az ellenfél cselez, +{fullBlooded} labda. Mindenki előre (totális futball): ha te támadsz, a saját lépésed után, akkor is, ha nem léptél, bármelyik játékosod még egyet lép előre.',
    '20.1':
      'Váratlan lövés: ha a labdás lövő helyzeten kívül a három utolsó sorának egyikében áll, az akció helyett lőhet. Ez a 4. és az 5. sor, és a 6. is, ha egy képesség lövő helyzeten kívül oda vitte a labdát, vagy ha az utolsó sorban szokásos körökben egyeztek meg (6.8, 9.4). A lap ereje ilyenkor eggyel kevesebbet ér, a lövőlap a szokásos módon adódik hozzá. Az 5. és a 6. sorból a kapus a 7.4 szerint húz, a 4. sorból eggyel többet, mint az ötödikből: középső mezőről 4, szélsőről 5 lapot. Példa: egy 3-as hosszú passz és egy +3-as lövőlap 5-ös lövés. A füzet szerint semmi nehéz nincs benne, és mindenkinek ajánlja.',
    '20.2':
      'Szöglet: ha a kapus az utolsó húzható lapjával és pontosan eggyel több labdával véd, mint a lövés ereje, a labda túljut az alapvonalon, és kirúgás helyett szöglet jön. A kivédett büntetőből is lehet szöglet, a büntetőpárbajban soha. Előbb mindkét edző háromra egészíti ki a kezét. A labda a támadó csapat legkisebb számú játékosáé az utolsó sorában, ha ott nincs senkije, az előtte lévő sorban, ha ott sem, a lövőé. Utána minden úgy megy, mint a szabadrúgásnál (9.3, 9.4), de büntető sosem lesz belőle: az utolsó sor középső mezőjéről is lövő helyzet, hiszen senki sem szabálytalankodott. Példa: 6-os lövés ellen 7 labda szöglet, 8 labda kirúgás. A füzet akkor ajánlja, ha a szabadrúgás már ismerős.',
    '20.3':
      'Cserék: mindkét csapat mérkőzésenként háromszor cserélhet, amikor áll a játék: gól utáni kezdésnél, a későbbi félidők kezdésénél, kirúgásnál, szabadrúgásnál és szögletnél; a büntető nem ilyen. Előbb azt a csapatot kérdezzük, amelyiké a labda, szabadrúgásnál még a lépések előtt. A beálló játékosnak játszania kell tudnia azon a poszton, ahonnan a másik lejön. A kiállított játékos helyére senki sem jöhet. A füzet szerint elmaradhatatlan, ha a játékostípusok már ismerősek; addig arra jó, hogy egy mérkőzésen több felállást is ki lehessen próbálni.',
    '20.4':
      'Csapatkapitány: a szabálytalankodó csapat edzője mérkőzésenként egyszer reklamálhat, ha a csapatkapitánya a pályán van. Húz egy lapot a paklijából; ez utána használt lap, tehát az óra is halad. 3-as vagy 4-es erőnél visszavonják a sárga lapot vagy a kiállítást, mintha fel sem mutatták volna, a szabadrúgás vagy a büntető marad. 2-esnél nem változik semmi. 1-esnél a játékvezető tévesen a csapatkapitányt is kiállítja, és az eredeti lap is érvényes marad. A füzet annak ajánlja, aki szereti próbára tenni a szerencséjét; aki nem szereti a véletlent, hagyja el.',
    '20.5':
      'Helycsere: a kör két lépésének egyike helyett helyet cserélhet két saját játékos, ha egy sorban, közvetlenül egymás mellett áll. Legalább egyikük azon az oldalon játsszon, amelyet a lap mutat. A labdás nem lehet köztük. Példa: bal oldali lappal a 6-os a b3-on és a 7-es a c3-on helyet cserélhet. A füzet csak akkor ajánlja, ha már tudjátok, hogyan felelnek az ellenfelek egymás lépéseire és képességeire.',
    '20.6':
      'Oldalváltás: a kör két lépésének egyike helyett egy saját játékos, aki a lap által mutatott oldalon játszik, átmehet a sora tükörképmezőjére: a-ról d-re, b-ről c-re vagy fordítva. Helyet cserél azzal, aki ott áll. A labdás nem vehet részt benne. A füzet ezt hagyja utoljára: aki jól él vele, az kívülről-belülről ismeri a játékot.',
    '21.1':
      'A költségvetésnek két kasszája van, egy a védő és egy a támadó játékosoknak. A pajzs mondja meg, melyik fizeti a játékost: a védő pajzsot a védőkassza, a támadó pajzsot a támadókassza. A vegyes pajzsnál az edző választ kasszát, de a teljes árat ugyanabból kell kifizetni.',
    '21.2':
      'Az edző választ egy kategóriát a leggazdagabb I. és a IV. között, és egy felfogást, amely védekező, kiegyensúlyozott vagy támadó. A kettő együtt adja meg mindkét kasszát. Példa: a II. kategóriás, támadó felfogású csapat védőkasszájában 9, támadókasszájában 21 van.',
    '21.3':
      'Az árak az ezüst oldalra szólnak, az arany eggyel drágább. Kivétel a sztárkapus, aki 3-ba, és az arany mindenes, aki 2-be kerül. Az ezüst mindenes és az alapkapus ingyen van. A kapust a védőkassza fizeti.',
    '21.4':
      'A csapatban 2-től 11-ig minden poszton pontosan egy játékos van. Minden típus csak a kártyáján álló számokon játszhat, a mindenes bárhol. Egy típusból nem lehet több, mint ahány példány a 32 kártya között van, a kispaddal együtt.',
    '21.5':
      'Ha az edzők cserékben is megállapodtak (20.3), legfeljebb három játékos ülhet a kispadon; őket ugyanúgy ki kell fizetni, mint a többieket. A csapatkapitány (20.4) a tíz kezdő egyike.',
    '21.6':
      'Az összeállított csapatból megosztó kód készíthető, amely „HT1-” kezdetű, és az egész csapatot tartalmazza. Aki megadja, pontosan ugyanezt a csapatot kapja, és ugyanazok a szabályok ellenőrzik.',
  },
}
