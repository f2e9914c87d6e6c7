import type { Rules } from './paragraphs.ts'
import { figured } from './players/figures.ts'
import { playersHu } from './players/hu.ts'
import { playersRulesHu } from './players/rules.hu.ts'

export const rulesHu: Rules = {
  title: 'Hat-Trick: a játékszabályok',
  chapters: {
    '1': 'A mérkőzés',
    '2': 'Pálya és játékosok',
    '3': 'Az akciólapok',
    '4': 'A kör',
    '5': 'Az akciók',
    '6': 'A lövő helyzet',
    '7': 'A lövés',
    '8': 'A kirúgás (kapus kirúgás)',
    '9': 'Szabálytalanságok, szabadrúgás, büntető',
    '10': 'A félidők',
    '11': 'Hosszabbítás és büntetőpárbaj',
    '12': 'Ennél az asztalnál',
    ...playersRulesHu.chapters,
  },
  paragraphs: {
    '1.1':
      'A Hat-Trick két edző (a füzetben menedzser) mérkőzése, mindkettőnek egy csapata van. Az egyik csapat hazai, a másik vendég. Ez semmilyen előnyt nem ad: a kezdésről is pénzfeldobás dönt.',
    '1.2':
      'A mérkőzés két félidőből áll. Az győz, aki a végéig több gólt lő. Egyenlő állásnál a mérkőzés döntetlen, hacsak az edzők nem egyeztek meg hosszabbításban vagy büntetőpárbajban.',
    '1.3':
      'Pénzfeldobás dönti el, melyik csapat végzi el a kezdést. Minden játékos a kezdő mezőjén áll, a labda a kezdő csapat 6-osánál van, és mindkét edző három akciólapot húz.',
    '1.4':
      'Az alapjáték dobozában 20 játékoskártya, 12 kapuskártya, 64 akciókártya, 9 lövéskártya, 2 csapatkártya, 2 sárga lap, egy piros lap és a labda van. Mindez ezen az asztalon is megvan, a csapatkártyákat kivéve: a füzet félreteszi és többé nem veszi elő őket, itt a csapatok neve áll a helyükön.',
    '2.1':
      'A pályán hat sor van, soronként négy mezővel. Mindkét csapat a saját kapujától számolja a sorokat: az első a saját kapusa előtt van, a hatodik az utolsó sora, közvetlenül az ellenfél kapusa előtt. Az én 2. sorom tehát a te 5. sorod. A mezők neve a1-től d6-ig terjed, a hazai csapat szemszögéből: a1 a bal sarka, d6 a túlsó jobb sarok.',
    '2.2':
      'Mindkét csapatból a 2–11-es számú játékosok vannak a pályán; a kapus az 1-es, ő a mezőkön kívül áll. A kezdő felállás a saját kaputól nézve, balról jobbra: 1. sor: üres, 2, 3, üres; 2. sor: saját 4, ellenfél 11, ellenfél 10, saját 5; 3. sor: ellenfél 9, saját 6, saját 7, ellenfél 8; 4. sor: saját 8, ellenfél 7, ellenfél 6, saját 9; 5. sor: ellenfél 5, saját 10, saját 11, ellenfél 4; 6. sor: üres, ellenfél 3, ellenfél 2, üres.',
    '2.3':
      'A páros számúak bal oldaliak, a páratlanok jobb oldaliak, a saját edzőjük helyéről nézve. A játékosok csak előre vagy hátra lépnek, ezért soha senki sem hagyja el az oszlopát. Ami nekem bal, az neked jobb. Saját kártyakészletben egy lap megmondhatja, melyik oldalán vannak a labdák; a játékos akkor az ilyen oldalú lapokkal léphet.',
    '2.4':
      'Minden játékosnak támadó és védő labdái vannak, mindkettőből 1–5, a saját kártyakészletben annyi, amennyi a kártyáin áll. A támadó labdái akkor számítanak, ha az ő csapatánál van a labda, a védő labdái akkor, ha nem. Minden kártyának két oldala van: alapjátékos és sztár; a sztárnak több labdája van. A sztárkapus nem veszít semmit, ha rosszul tippel, hacsak a saját készlet kapuslapjai mást nem mondanak.',
    '2.5':
      'A mérkőzés előtt mindkét edző választ egyet a 32 válogatott közül; ez mondja meg, hogy az 1–11-es számúak közül kik a sztárok. Vagy tizenegy alapjátékossal áll ki. A két edző választhatja ugyanazt a csapatot is. Az első mérkőzésre a füzet mindkét félnek alapjátékosokat ajánl, a sztárkapusokat félretéve.',
    '3.1':
      'Mindkét edzőnek 32 akciólapja van. A lapon látszik a fajtája (rövid passz, hosszú passz vagy csel), az ereje, vagyis egytől négyig terjedő számú labda, és az oldala (bal vagy jobb). Minden erőhöz és oldalhoz két rövid passz, egy hosszú passz és egy csel tartozik: összesen 16, 8 és 8. A két pakli egyforma. A saját kártyakészlet maga mondja meg, melyik 32 lap az.',
    '3.2':
      'A paklikat megkeverjük és lefordítva lerakjuk. Az edző kezében három lap van: amikor a szabályok szerint kiegészíti a kezét, addig húz, amíg megint három lapja nem lesz.',
    '3.3':
      'Senki sem látja a másik edző kezét, sem a paklik sorrendjét. A használt lapok felfordítva fekszenek. Az is nyilvános, hány lap van még kézben és a pakliban.',
    '4.1':
      'A kör a lapokkal kezdődik. Mindkét edző lerak a kezéből egy lapot lefordítva, mindketten háromra egészítik ki a kezüket, majd egyszerre felfedik a két lapot. A támadó fél az az edző, akinek a csapatánál a labda van, a másik a védekező fél. Lövő helyzetben senki sem húz.',
    '4.2':
      'Ezután a támadó fél egy játékosával egyet léphet előre vagy hátra. Olyan játékosnak kell lennie, aki azon az oldalon játszik, amelyet a támadó lapja mutat. Üres mezőre lép, vagy helyet cserél azzal, aki ott áll, legyen az csapattárs vagy ellenfél. Példa: bal oldali lappal a 2-es, 4-es, 6-os, 8-as vagy 10-es léphet. Ha kötelező lépésben egyeztek meg (választható, német kiadás), aki tud így lépni, annak lépnie kell, a 4.5, a 8.2 és a 9.3 szerint is.',
    '4.3':
      'Rendes játékban a labdás a helyén marad: maga sem léphet, és senki sem cserélhet vele helyet. Minden más lépés szabad, az is, amelyik az ellenfél lépését csinálja vissza. Csak lövő helyzetben szoríthatja el a védekező fél a labdást.',
    '4.4':
      'Most a labdásnak át kell adnia a labdát a sorában legközelebb álló csapattársának, oszlopokban számolva. Ha ketten egyforma közel vannak, az edző választ közülük. Ha nincs csapattárs a sorban, a labda nála marad. Ez a keresztpassz mindig célba ér.',
    '4.5':
      'Utána a védekező fél is egyet léphet egy játékosával előre vagy hátra, ugyanezekkel a szabályokkal: az oldalt a saját lapja adja meg, a saját helyéről nézve. A labdást nem szoríthatja el; ez ekkor már más játékos lehet, mint a kör elején.',
    '4.6':
      'A kör végén a támadó fél lapját kell végrehajtani: rövid passz, hosszú passz vagy csel. A védekező fél lapjának csak az ereje számít, a fajtája nem.',
    '4.7':
      'Az akció után új kör kezdődik. Az lesz a támadó fél, akinél most a labda van. Ha a labdás az utolsó sorában áll, a kör lövő helyzet; ha letelt a félidő ideje, itt érhet véget a félidő.',
    '5.1':
      'Rövid passz: a támadó fél összeadja minden olyan játékosának támadó labdáit, aki a labda sorában áll, a védekező fél a sajátjainak védő labdáit ugyanebben a sorban, és mindketten hozzáadják a lapjuk erejét. Ha a támadóé a több, a labda egy sorral előrébb kerül, az ottani legkisebb számú játékosához. Példa: 7 a játékosoktól és 2 a laptól legyőzi az 1-et és a 4-et, 9–5-re.',
    '5.2':
      'Ha a rövid passz összevetésében a védekező félnek van több labdája, elfogja a passzt: a labda a sorában marad, és az ottani legkisebb számú védőjéhez kerül.',
    '5.3':
      'Hosszú passz: a támadó fél először megmondja, milyen messzire megy: egy, két vagy három sorral előre. Ha e sorok valamelyikében áll saját játékosa, ilyen sort kell választania. Az utolsó soron túl nincs semmi.',
    '5.4':
      'A hosszú passzt ugyanúgy vetjük össze, mint a rövidet, de a célsor játékosaival. Ha sikerül, a támadó fél legkisebb számú játékosáé lesz a labda a célsorban, ha nem, a védekező félé. Példa: 7 a játékosoktól és 4 a laptól legyőzi a 3-at és a 4-et, 11–7-re. Ahol a támadó félnek senkije sincs, ott is van összevetés; ha egyik csapatnak sincs ott senkije, csak a két lap számít. Ha ilyenkor sikerül, a labda a passzoló sorában marad, a támadó fél ottani legkisebb számú játékosánál, aki maga a passzoló is lehet. Ha nem sikerül, és a védekező félnek sincs senkije a célsorban, a labda a passzolónál marad. Az 1. változatban az a hosszú passz, amelynek célsorában nem állt saját játékos, összevetés nélkül elveszett.',
    '5.5':
      'Csel: a labdás előtti mező számít. Ha csapattárs áll ott, ő kapja a labdát. Ha üres, a labdás előrelép oda. Ha ellenfél áll ott, a labdás támadó labdái és a támadó lapjának ereje áll szemben az ellenfél védő labdáival és a védekező lapjának erejével. Ha a labdás nyer, helyet cserélnek; ha veszít, az ellenfélé a labda, és mindketten a helyükön maradnak. Példa: 3 a játékostól és 1 a laptól veszít a 3 és a 4 ellen, 4–7-re.',
    '5.6':
      'Ha az összevetés egyenlő, az erősebb lap nyer. Ha a lapok is egyforma erősek, a védekező fél szabálytalankodott: az akció úgy folytatódik, mintha a támadó nyert volna, és szabadrúgás vagy büntető következik.',
    '5.7':
      'Ha hiányzik valaki: a megnyert rövid passz, ha egy sorral előrébb nincs csapattárs, a labda sorában a támadó fél legkisebb számú játékosához kerül; ez maga a labdás is lehet. Az elveszített rövid passz a labdásnál marad, ha a védekező félnek ott senkije sincs. A mindenben egyenlő összevetés, ha nincs ott védő, aki szabálytalankodhatna, megnyertnek számít, szabálytalanság nélkül.',
    '6.1':
      'Ha a kör elején a labdás az utolsó sorában áll, a kör lövő helyzet, akárhogy került is oda a labda: passzból, cselből, labdaszerzésből, kipattanóból vagy kirúgásból (megállapodás szerint nem mindig: 6.8, 9.4). Több menetből áll, és addig tart, amíg lövés nem lesz, vagy a támadó félnek el nem fogynak a lapjai.',
    '6.2':
      'A lövő helyzet minden menetében a két edző a szokott módon lerak egy-egy lapot és felfedi, de senki sem húz. Három kézben lévő lappal tehát legfeljebb három menet van. Utána, mint minden körben, a támadó lépése, a keresztpassz, a védekező lépése és az akció következik.',
    '6.3':
      'Lövő helyzetben a védekező fél helyet cserélhet a labdással, és így elszoríthatja a kaputól. A támadó fél a saját labdását nem mozdíthatja el.',
    '6.4':
      'Lövő helyzetben a rövid passz bármelyik csapattárshoz mehet, aki szomszédos mezőn áll, átlósan is. A labdákat nem vetjük össze: a passz célba ér.',
    '6.5':
      'Lövő helyzetben a hosszú passz bármelyik csapattárshoz mehet, aki a támadó fél három utolsó sorában, vagyis a 4–6. sorban áll. A labdákat nem vetjük össze: a passz célba ér.',
    '6.6':
      'Csellel a labdás rögtön lőhet, passz nélkül. Bármelyik lappal csak akkor lehet lőni, ha a labdás az akció után a két utolsó sorának egyikében áll. Ha nem, a következő menet jön. Példa: hosszú passzal a támadó fél a 8-asával előrelép az 5. sorba, az utolsó sorban pedig oldalra megy a labda. A védekező fél 2-ese helyet cserél az új labdással, és elszorítja a kaputól. A labdás a hosszú passzt a 8-asnak adja, aki az 5. sorból lőhet.',
    '6.7':
      'Lövő helyzetben a támadó fél lemondhat a passzról vagy a lövésről, például hogy jobb pozíciót keressen. Ekkor a következő menet jön. A lapja által kért passz nélkül abban a menetben nincs lövés.',
    '6.8':
      'Ha a támadó félnek elfogytak a lapjai, és nem lőtt, vége a lövő helyzetnek: a labda a labdás sorában álló legkisebb számú játékoshoz kerül, bármelyik csapaté; egyenlő számnál a védekező fél játékosáé. Mindkét edző háromra egészíti ki a kezét, és új kör kezdődik; ha a labda még az utolsó sorban van, ez újra lövő helyzet. Ha az utolsó sorban szokásos körökben egyeztek meg (választható, német és magyar kiadás), szokásos kör jön, amelyben a hosszú passz és a csel nem vezet sehová; váratlan lövés lehet benne, ha megegyeztek benne (20.1).',
    '7.1':
      'A lövés színét és erejét az a lap adja, amelyik a lövéshez vezetett. Mindegyik lapfajtának, a rövid passznak, a hosszú passznak és a cselnek, saját három lövőlapja van: bal, közép és jobb.',
    '7.2':
      'A lövő edzője választ: balra, középre vagy jobbra; a másik edző azt választja meg, merre mozdul a kapusa. Mindketten lefordítva választanak, és egyszerre fedik fel. A bal és a jobb mindig úgy értendő, ahogy a lövő látja.',
    '7.3':
      'A lövés ereje a hozzá vezető lap ereje meg a lövőlapon lévő labdák, három vagy négy, a saját kártyakészletben annyi, amennyi a lapjain áll. Példa: egy 3-as hosszú passz és egy +3-as lövőlap 6-os lövés.',
    '7.4':
      'A védéshez a kapus edzője egymás után lapokat húz a paklijából, és összeadja rajtuk a labdákat. Hogy hányat húzhat, attól függ, honnan jön a lövés: az utolsó sor két középső mezőjéről 2, a szélső mezőiről 3; az előtte lévő sor középső mezőiről 3, a szélsőkről 4.',
    '7.5':
      'Ha a kapus eltalálta az irányt, eggyel több lapot húz. Ha egy alapkapus épp az ellenkező sarokba vetődik, balra jobb helyett vagy fordítva, eggyel kevesebbet. Közép sarok ellen, vagy fordítva, nem változtat semmin. A sztárkapus nem veszít semmit, ha rosszul tippel. A kapuslapokon ez plusz, mínusz vagy üres hely a kapus keze mellett; a saját kártyakészletben úgy, ahogy annak lapjain áll, akárcsak a 7.4 számai.',
    '7.6':
      'A kapus edzője bármikor abbahagyhatja a húzást. Akkor is vége, ha már több labdája van, mint a lövés ereje, vagy ha nem húzhat többet. A húzott lapok használt lapok lesznek; a kéz nem változik.',
    '7.7':
      'Kevesebb labda, mint a lövés ereje: gól! Mindkét edző háromra egészíti ki a kezét, és minden játékos visszatér a kezdő mezőjére. A gólt kapott csapat 6-osa végzi el a kezdést; ha kiállították, a következő nagyobb számú, ha olyan nincs, a következő kisebb számú.',
    '7.8':
      'Pontosan annyi labda, amennyi a lövés ereje: a kapus kiüti a labdát. Mindkét edző háromra egészíti ki a kezét. A lövő utolsó sorában ahhoz kerül a labda, akinek a száma a lövés erejéhez legközelebb van; egyforma távolságnál a védő megelőzi a támadót, aztán a kisebb szám a nagyobbat. Ha abban a sorban nincs senki, a lövés védettnek számít.',
    '7.9': 'Több labda, mint a lövés ereje: a kapus védett. Nála a labda, és kirúgás következik.',
    '8.1':
      'Kirúgás előtt mindkét edző háromra egészíti ki a kezét. A támadó fél az a csapat, amelyiknek a kapusánál a labda van.',
    '8.2':
      'Ezután a kirúgó csapat egy játékosával egyet léphet előre vagy hátra, majd a másik csapat is. Itt az oldal nem számít. A másik csapat nem szoríthatja el azt a játékost, aki épp most lépett. Ha abban egyeztek meg, hogy az elszorított marad (választható, magyar kiadás), azt a játékost sem mozgathatja és nem is szoríthatja el, akit ez a lépés elszorított.',
    '8.3':
      'Ezután a kirúgó edző felfordítva kijátszik egy lapot, és húz egy újat. Csellel az első sorába, rövid passzal a másodikba, hosszú passzal a harmadikba kerül a labda. Ott a legkisebb számú játékosé lesz, bármelyik csapaté; egyenlő számnál a másik csapat játékosáé. Ha a sor üres, a labda a következőbe gurul. Ha lap nélküli kirúgásban egyeztek meg (választható, német kiadás), nem húz újat: két lappal játszik tovább, és a következő körben egészíti ki a kezét, vagy a lövő helyzet előtt, amelyet a kirúgása hoz.',
    '9.1':
      'Ha az összevetés egyenlő, és a lapok is egyforma erősek, a védekező fél szabálytalankodott. Rövid passznál a labda sorában álló legkisebb számú játékosa, hosszú passznál a célsorban álló legkisebb számú játékosa, cselnél a labdás előtt álló ellenfél. Az akció úgy folytatódik, mintha a támadó nyert volna.',
    '9.2':
      'Szabálytalanságért a csapat sárga lapot kap. Ha már van egy, azt visszaadja, és a szabálytalankodó játékost kiállítják: a mérkőzés végéig kiesik, a mezője üres lesz. Senki sem áll be helyette. A csapat utolsó játékosát nem állítják ki: a sárga lap marad.',
    '9.3':
      'A szabálytalanságért szabadrúgás jár. Először a védekező fél léphet egyet egy játékosával, aztán a támadó; az oldal egyiküknél sem számít. A labdást senki sem szoríthatja el, és a támadó fél azt a játékost sem, akivel a védekező épp most lépett.',
    '9.4':
      'A szabadrúgás lépései után a támadó fél választ: lövő helyzet, akárhol van is a labda, vagy rendes játék. A lövéshez a labdásnak így is el kell jutnia a két utolsó sor egyikébe. Ha már az utolsó sorában áll, nincs kérdés: ott mindenképpen lövő helyzet következik (6.1). Ha az utolsó sorban szokásos körökben egyeztek meg (választható, 6.8), ott is választ, és a rendes játék szokásos kör.',
    '9.5':
      'Ha a szabálytalansággal megállított akció a támadó fél utolsó sorának két középső mezője egyikére viszi a labdát, szabadrúgás helyett büntető jár. A labdás azonnal lő, ennek a körnek a lapjával. Ez akkor is így van, ha a labda már előtte is abban a sorban volt. A kapus eggyel kevesebb lapot húz, mint az arról a mezőről jövő szokásos lövésnél, a mi lapjainkkal tehát egyet; a jó és a rossz tipp a szokott módon számít. Ha egy lapban egyeztek meg (választható, német kiadás), bármilyen kapuslapokkal egyet. A szabályok 1. változatáig a két mező közül a jobbik számított, bárhonnan rúgták a büntetőt.',
    '10.1':
      'A paklik mérik az időt. Ha mindkét edző kihúzta a paklija utolsó lapját, letelt a félidő ideje, és a félidő a kör végén befejeződik; ami még a kezükben van, kijátszatlan marad. A játékperc az addig húzott lapokhoz igazodik.',
    '10.2':
      'Ha egy edzőnek lapra van szüksége, de a paklija elfogyott, a használt lapjaiból átmeneti paklit kever, és abból húz. Amit ebben a körben lerakott vagy húzott, nincs köztük: az még az asztalon van. A lövő helyzet egy kör. Ilyen paklit annyiszor kever, ahányszor kell, amíg a félidő véget nem ér.',
    '10.3':
      'A félidő nem érhet véget, amíg a labda bármelyik kapu előtti két sor egyikében van, vagy lövő helyzet tart. Ilyenkor átmeneti paklikkal megy tovább a játék, amíg a labda el nem kerül ezekből a sorokból. Ha így állapodtak meg (választható), csak a támadott kapu előtt megy tovább: amíg a labdás a két utolsó sorának egyikében áll. Hogy ennek is vége legyen, 24 további kör után a félidő befejeződik, de soha nem ott, ahol lövő helyzet következik (12.4). A szabályok 1. változatáig hat kör volt, akár lövő helyzet jött, akár nem.',
    '10.4':
      'A második félidőre minden játékos visszatér a kezdő mezőjére, mindkét edző mind a 32 lapját paklivá keveri, és hármat húz. Az a csapat végzi el a kezdést, amelyik az elsőben nem. A gólok, a sárga lapok és a kiállítások megmaradnak. A „Játékosok” kiegészítéssel az is marad, hogy ki áll az ezüst és ki az arany oldalán, és melyik szélen játszik, hacsak nem az „Oldalak újra” szabályban egyeztek meg (13.5); ugyanígy a kapus, a stílus, a fel nem használt stíluskártyák, a megmaradt cserék és a reklamálás.',
    '11.1':
      'A hosszabbítás választható szabály arra az esetre, ha két félidő után döntetlen az állás: egy harmadik félidő ugyanezekkel a szabályokkal, megint teljes paklikkal. A kezdésről pénzfeldobás dönt. Ha utána is döntetlen az állás, a mérkőzés döntetlen, hacsak büntetőpárbajban is meg nem egyeztek.',
    '11.2':
      'A büntetőpárbaj választható szabály arra az esetre, ha a végén döntetlen az állás, két félidő vagy a hosszabbítás után. A két csapat felváltva öt-öt büntetőt rúg; pénzfeldobás dönti el, ki kezd. Mindegyikhez fel kell fordítani a rúgó paklijának felső lapját, ez adja a színt és az erőt. A rúgó és a kapus irányt választ, a kapus pedig annyit húz, mint a két középső mező közül a jobbikról rúgott büntetőnél. A kiütött labda nem gól. A párbajnak vége, amint az egyik csapat előnye behozhatatlan. Ha öt lapban egyeztek meg (választható, magyar kiadás), előbb mindkét edző a használtakhoz teszi a kezét, és ötöt húz; minden büntetőjéhez ezekből választ egyet.',
    '11.3':
      'Ha öt-öt büntető után egyenlő az állás, hirtelen halál következik: páronként mindkét csapat rúg még egyet. Az első olyan pár dönt, amelyben csak az egyik csapat talál be.',
    '11.4': 'Ha a hirtelen halálban negyven pár sem hoz döntést, sorsolás dönt.',
    '12.1':
      'Ha a szabályok csak egy lehetőséget hagynak az edzőnek, a Libero kérdés nélkül azt választja helyette. Csak ha ketten ülnek egy képernyő előtt, és egyikük csupa egyformát játszhatna ki, kérdezzük meg őt akkor is: különben a másik ebből látná, hogy egyformák.',
    '12.2':
      'Egy választást addig lehet visszavonni, amíg három feltétel teljesül: nem derült ki általa semmi rejtett, nem szólt bele a véletlen, például laphúzás, és a másik edző még nem válaszolt rá.',
    '12.3':
      'Minden döntésnek van alapválasztása. Ha egy edző ideje lejár, ez lép életbe, és a mérkőzés megy tovább: a közepes erejű lap kerül ki, senki sem lép (ha kötelező, az elsőként felkínált lépés jön), a passz és a lövés létrejön, a szabadrúgásból lövő helyzet lesz, a lövés és a kapus középre megy, és a kapus húz. A „Játékosok” kiegészítéssel senki sem használ képességet vagy stíluskártyát, senki sem áll be, nincs reklamálás és nincs váratlan lövés; ha többen is megkaphatják a labdát vagy többen is szabálytalankodhattak, az elsőként felkínált az; a felkínált stílust elveszik, és a sztárkapus a sztár kapuslapjaival véd.',
    '12.4':
      'Biztosítékok gondoskodnak róla, hogy minden mérkőzés véget érjen. Az a félidő, amelynek letelt az ideje, 24 további kör után befejeződik; ha akkor lövő helyzet következik, amint nem következik több, legkésőbb 48 kör után. Negyven pár után a hirtelen halálban sorsolás dönt. Akinek pedig elfogynak a lapjai, átmeneti paklit kever.',
    '12.5':
      'A mérkőzés előtt az edzők megállapodnak a választható szabályokban: hosszabbítás (11.1), büntetőpárbaj (11.2), amiben a szabálykönyv kiadásai eltérnek (kötelező lépés 4.2, szokásos körök az utolsó sorban 6.8 és 9.4, kirúgásnál az elszorított marad 8.2, kirúgás lap nélkül 8.3, egy lap a büntető ellen 9.5, öt lap a büntetőpárbajhoz 11.2), ráadás csak a támadott kapunál (10.3), a „Játékosok” kiegészítés (13.1) a mérkőzéseseményeivel (20. fejezet), az oldalak újra kezdéskor (13.5), a lövő helyzet mint egyetlen kör a képességeknél (15.6) és a kártyakészlet. A mérkőzés teljesen felépített állásból is indulhat. Minden mást visszautasítunk, az összes okot egyszerre megnevezve. A saját kártyakészletnek saját neve van: a „libero” kezdetű nevek az itt megjelent készleteké.',
    ...figured(playersRulesHu.paragraphs, playersHu),
  },
}
