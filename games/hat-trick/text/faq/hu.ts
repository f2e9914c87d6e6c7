import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedHu: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Mi történik egy körben?',
    answer:
      'Mindkét edző lefordítva lerak egy lapot, aztán felfedik. A támadó léphet egy játékossal, a labda oldalra megy, a védekező léphet egy játékossal, végül jön a támadó lapja.',
    also: 'menet sorrend lépések',
  },
  F2: {
    question: 'Melyik játékosommal léphetek?',
    answer:
      'Olyannal, aki a lapod oldalán játszik: a párosak bal, a páratlanok jobb oldaliak. Egyet előre vagy hátra, üres mezőre vagy helycserével.',
    also: 'bal jobb oldal lépés páros páratlan',
  },
  F3: {
    question: 'Kötelező lépnem?',
    answer: 'Nem, maradhatsz is, hacsak a mérkőzés előtt kötelező lépésben meg nem egyeztetek.',
    also: 'muszáj lépés kihagyás',
  },
  F4: {
    question: 'Cserélhetek helyet ellenféllel?',
    answer: 'Igen, bárkivel, csak a labdással nem. Azt a lépést is visszacsinálhatod, amelyet épp most tett.',
    also: 'elszorítani helycsere ellenfél',
  },
  F5: {
    question: 'Ki kapja a keresztpasszt?',
    answer:
      'A labdás sorában legközelebbi csapattárs, oszlopokban számolva, akárki áll is köztük. Ha ketten egyforma közel vannak, te választasz. Ha nincs ott senki, nála marad a labda.',
    also: 'oldalra keresztpassz legközelebbi',
  },
  F6: {
    question: 'Kötelező a keresztpassz?',
    answer: 'Igen, minden körben és a lövő helyzet minden menetében, ha áll társad abban a sorban.',
    also: 'muszáj megtartani a labdát',
  },
  F7: {
    question: 'Ki nyer meg egy rövid passzt?',
    answer:
      'Akinek több labdája van: a labda sorában minden játékosod és a lapod az ottani védők és az ő lapjuk ellen. Ha nyersz, a labda egy sorral előrébb megy a legkisebb számú játékosodhoz; ha nem, az ő legkisebb számú játékosuké.',
    also: 'rövid passz összeg labdák összevetés',
  },
  F8: {
    question: 'Milyen messzire mehet a hosszú passz?',
    answer:
      'Egy, két vagy három sorral előre. Ha valamelyikben van játékosod, olyanba kell mennie; ott vetjük össze, nem ahonnan indul.',
    also: 'hosszú labda távolság sorok',
  },
  F9: {
    question: 'Hogyan megy a csel?',
    answer:
      'A labdás előtti mező számít: az ott álló társ megkapja a labdát, üres mezőre előrelép, ellenféllel szemben pedig a labdákat és a lapokat vetitek össze. Ha nyer, helyet cserélnek; ha veszít, az ellenfélé a labda.',
    also: 'cselezés párharc futás',
  },
  F10: {
    question: 'Mi történik, ha egyenlő az összevetés?',
    answer:
      'Az erősebb lap nyer. Ha a lapok is egyformák, a védekező szabálytalankodott: az akció megnyertnek számít, és szabadrúgás vagy büntető jön.',
    also: 'döntetlen egyforma szabálytalanság',
  },
  F11: {
    question: 'Számít, milyen fajta lapot rakok le védekezőként?',
    answer: 'Nem. Az összevetésben csak az ereje számít, a lépésedhez pedig az oldala.',
    also: 'védekező lap fajtája',
  },
  F12: {
    question: 'Mi van, ha a rövid passz előtt nincs társam?',
    answer:
      'Ha megnyered, a labda a sorában marad a legkisebb számú játékosodnál, akár a labdásnál. Ha elveszíted, de a védekezőnek ott nincs senkije, a labdásnál marad.',
    also: 'nincs csapattárs üres sor',
  },
  F13: {
    question: 'Játszhatok hosszú passzt oda, ahol nincs senkim?',
    answer:
      'Csak ha a három sor egyikében sincs. Ha megnyered, a labda a passzoló sorában marad; ha elveszíted, az ő ottani legkisebb számú játékosuké.',
    also: 'üres sor célszemély nélkül',
  },
  F14: {
    question: 'Mikor van lövő helyzet?',
    answer:
      'Valahányszor úgy kezdődik egy kör, hogy a labdás az utolsó sorában áll, akárhogy került oda a labda. Szabadrúgás után máshonnan is választhatod.',
    also: 'esély utolsó sor mikor lőhetek',
  },
  F15: {
    question: 'Meddig tart a lövő helyzet?',
    answer:
      'Lövésig, vagy amíg elfogynak a lapjaid; senki sem húz, tehát legfeljebb három menet. Aztán a két csapat legkisebb számú játékosáé a labda abban a sorban.',
    also: 'menetek vége nincs több lap',
  },
  F16: {
    question: 'Honnan lőhetek?',
    answer: 'A két utolsó sorodból, az akció után. Csellel rögtön; passzal az lő, aki megkapja.',
    also: 'lőtávolság melyik sor',
  },
  F17: {
    question: 'Elszoríthatják a labdásomat a kaputól?',
    answer:
      'Lövő helyzetben igen: a védekező a lépésével helyet cserélhet vele. Te magad nem szoríthatod el.',
    also: 'elszorítás labdás helycsere',
  },
  F18: {
    question: 'Várhatok jobb helyzetre lövés helyett?',
    answer:
      'Igen, lemondhatsz a passzról vagy a lövésről, és jön a következő menet. A lapod kérte passz nélkül viszont nincs lövés.',
    also: 'lemondás várni nem lövök',
  },
  F19: {
    question: 'Hogyan zajlik egy lövés?',
    answer:
      'Te irányt választasz, a másik azt, merre vetődik a kapusa, mindkettő titok. A lapod ereje meg a lövőlap 3 vagy 4 labdája legyen több, mint amennyit a kapus húz.',
    also: 'lövés párbaj sarok erő gól',
  },
  F20: {
    question: 'Hány lapot húzhat a kapus?',
    answer:
      'Az utolsó sor közepéről jövő lövésnél 2-t, a széléről 3-at; az előtte lévő sorból 3-at és 4-et. Eggyel többet, ha eltalálta az irányt, eggyel kevesebbet, ha az alapkapus a túlsó sarokba vetődik.',
    also: 'védés hány lap',
  },
  F21: {
    question: 'Mi történik, ha a kapusnak épp annyi labdája van, mint a lövés ereje?',
    answer:
      'Kiüti: a lövő utolsó sorában azé a labda, akinek a száma a lövés erejéhez legközelebb van. A több védés és kirúgás, a kevesebb gól.',
    also: 'kipattanó kiütés egyenlő',
  },
  F22: {
    question: 'Mi történik gól után?',
    answer:
      'Mindkét edző háromra húz, mindenki a kezdő mezőjére megy, és a gólt kapott csapat 6-osa kezd. A paklik és a használt lapok maradnak.',
    also: 'kezdés gól után',
  },
  F23: {
    question: 'Hogyan megy a kirúgás?',
    answer:
      'Mindkét edző léphet egy bármilyen oldali emberrel, előbb a kirúgó csapat. Aztán a lapja mondja meg a távolságot: csel 1. sor, rövid passz 2., hosszú 3.; ott a két csapat legkisebb számáé a labda.',
    also: 'kapus kirúgás',
  },
  F24: {
    question: 'Mikor állítanak ki valakit?',
    answer:
      'A szabálytalanságért a csapat sárga lapot kap. Ha már van egy, visszaadja, és a szabálytalankodó a mérkőzés végéig kiesik, csere nélkül.',
    also: 'piros lap sárga kiállítás',
  },
  F25: {
    question: 'Hogyan megy a szabadrúgás?',
    answer:
      'A védekező léphet egy bármelyik oldali játékossal, aztán a támadó. Utána a támadó választ: lövő helyzet, akárhol a labda, vagy rendes játék.',
    also: 'szabadrúgás szabálytalanság pontrúgás',
  },
  F26: {
    question: 'Mikor van büntető?',
    answer:
      'Ha a szabálytalan akció az utolsó sor két középső mezője egyikére viszi a labdát. A labdás rögtön lő, a kapus pedig eggyel kevesebbet húz, mint onnan szokott.',
    also: 'tizenegyes szabálytalanság',
  },
  F27: {
    question: 'Mikor ér véget a félidő?',
    answer:
      'Amikor mindketten kihúzták a paklijuk utolsó lapját, annak a körnek a végén. De addig nem, amíg a labda a kapuk előtti két sor egyikében van, vagy lövő helyzet tart.',
    also: 'idő óra lefújás ráadás',
  },
  F28: {
    question: 'Mi van, ha a félidő vége előtt elfogy a paklim?',
    answer:
      'A használt lapjaidból átmeneti paklit keversz, és abból húzol; ami ebben a körben az asztalon van, kimarad.',
    also: 'üres pakli nincs lap újrakeverés',
  },
  F29: {
    question: 'Mi történik, ha döntetlen a vége?',
    answer:
      'Döntetlen marad, hacsak nem egyeztetek meg hosszabbításban, vagyis egy harmadik félidőben, vagy büntetőpárbajban, öt-öt büntetővel.',
    also: 'döntetlen hosszabbítás tizenegyesek',
  },
  F30: {
    question: 'Mi az a sztár?',
    answer:
      'A játékoskártya másik oldala, több labdával. A sztárkapus nem veszít semmit, ha rosszul tippel. Hogy kik a sztárok, azt a válogatott mondja meg.',
    also: 'sztár oldal alapjátékos',
  },
  F31: {
    question: 'Mikor fordul át egy kártya ezüst és arany között?',
    answer:
      'Rögtön, amikor a játékos használta a képességét; onnantól a másik oldal labdái és képessége számít. Használni sosem kötelező, és egy körben senki sem fordul át kétszernél többször.',
    also: 'képesség ezüst arany megfordul kiegészítés',
  },
  F32: {
    question: 'Kié a legkisebb szám, a 4/5-ösé vagy az 5-ösé?',
    answer:
      'Mindkettőé: az egymást átfedő számok azonosak. Ha több a legkisebb, annak a csapatnak az edzője választ, amelyik a labdát kapja.',
    also: 'kettős szám átfedés legkisebb',
  },
  F33: {
    question: 'Mikor sikeres egy csel a képességekhez, és számít-e a szabálytalanság?',
    answer: 'Ha maga a labdás előrejutott. A szabálytalansággal végződő csel nem sikeres.',
    also: 'sikeres csel szabálytalanság',
  },
  F34: {
    question: 'Akkor is átfordul az építkező középhátvéd, ha nem megy tovább?',
    answer: 'Igen. A továbblépés önkéntes; ahol megtehetné, ott maradhat is, és mégis átfordul.',
    also: 'építkező ezüst plusz lépés',
  },
  F35: {
    question: 'Mi történik, ha a beálló középső védő szabálytalanul szorítja el a labdást?',
    answer:
      'A lap húzásakor átfordul. 1-es erőnél mindketten visszamennek, a szabadrúgás onnan jön, ahol a labdás állt, és piros lapnál ő megy le. Csak ellenféllel teheti meg.',
    also: 'beálló ezüst szabálytalanság',
  },
  F36: {
    question: 'Használhat képességet az a társ, akit a védővezér léptet?',
    answer: 'Nem. Ez egy egyszerű lépés előre vagy hátra.',
    also: 'védővezér arany plusz lépés',
  },
  F37: {
    question: 'Mikor térhet vissza a szárnyvédő a saját oldalára?',
    answer:
      'Valahányszor kérdezünk valamit az edzőjétől. Ekkor ezüstre fordul, és ugyanaz a kérdés jön újra. Az ezüst képességéhez a cselnek nem kell sikerülnie.',
    also: 'szárnyvédő arany visszatér',
  },
  F38: {
    question: 'Mikor fordulnak át a szélsőhátvédek futás vagy ugrás után?',
    answer:
      'Rögtön a lépés után, az akció előtt. Az örökmozgó bárki fölött átugrik, a labdás fölött is, és visszafelé nem használhatja az ezüst képességét.',
    also: 'felfutó örökmozgó arany ugrás',
  },
  F39: {
    question: 'El lehet venni a passzt attól, aki épp elfogta?',
    answer:
      'Igen: hosszú passznál az arany védekező középpályás, rövidnél az arany letámadó szélső, ha mellette áll.',
    also: 'elfogás visszaszerzés szomszéd',
  },
  F40: {
    question: 'Meg lehet akadályozni egy képességet, mielőtt bejelentik?',
    answer:
      'Igen, az arany harcos középpályással, ha a játékos mellett áll, és a képesség éppen most használható lenne. Magát a megakadályozást nem lehet.',
    also: 'harcos középpályás képesség tiltás',
  },
  F41: {
    question: 'Mikor kell a box-to-box középpályásnak a mellett állnia, akitől kölcsönvesz?',
    answer: 'Abban a pillanatban, amelyet a képesség megnevez, például egy sikeres csel után.',
    also: 'kölcsön szomszéd',
  },
  F42: {
    question: 'Magát is beleszámítja a sokoldalú középpályás, és lövésnél is él?',
    answer:
      'A plusz labda a sorban a csapat minden tagjáé, az övé is. Váratlan lövésnél és lövő helyzetben egyik képessége sem él.',
    also: 'sokoldalú váratlan lövés',
  },
  F43: {
    question: 'Megmarad a befelé húzó szélső képessége kiütött labda vagy szabadrúgás után?',
    answer:
      'Nem. Addig tart, amíg új lapokat nem húznak; a kiütött labda, a szabadrúgás és a szöglet véget vet neki.',
    also: 'befelé húzó szöglet',
  },
  F44: {
    question: 'Használhatja a célember mindkét képességét, és passzol-e még oldalra a csatár?',
    answer:
      'A célember egy körben ezüst után aranyat igen, fordítva soha. A csatárnak így is le kell játszania a keresztpasszt. A már az utolsó sorban álló hamis kilences nem fordul át.',
    also: 'célember csatár hamis kilences',
  },
  F45: {
    question: 'Hogyan szerzek és használok stíluskártyát?',
    answer:
      'A stílusod sorozatával: három rövid passz, két hosszú, két csel, vagy egy kör, amelyben két embered sort vált, és sikerül az akció. Körönként egyet játszhatsz ki, a maga pillanatában, de nem abban a körben, amelyben nyerted.',
    also: 'stíluskártya taktikus technikás erő totális',
  },
  F46: {
    question: 'Mikor lesz sztár a kapus?',
    answer:
      'A kiegészítésben a következő lövéstől, ha az alapkapus eltalálta az irányt. Az a sztár, aki a sztárlapjaival tévedett, újra alapkapus lesz.',
    also: 'kapus sztárkapus alapkapus',
  },
  F47: {
    question: 'Mi a váratlan lövés?',
    answer:
      'A kiegészítés egy eseménye: lövő helyzeten kívül a labdás az akció helyett lőhet a 4. vagy az 5. sorból, eggyel kisebb erővel.',
    also: 'váratlan lövés távoli lövés',
  },
  F48: {
    question: 'Mikor cserélhetek?',
    answer:
      'Ha az eseményben megegyeztetek: mérkőzésenként háromszor, ha áll a játék, későbbi kezdésnél, kirúgásnál, szabadrúgásnál és szögletnél, olyan posztra, ahol a csere játszani tud.',
    also: 'csere kispad',
  },
}
