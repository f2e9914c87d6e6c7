import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedHu: Readonly<Record<AskedId, AskedWords>> = {
  F1: {
    question: 'Hogyan zajlik egy kör?',
    answer:
      'Mindkét edző négyre húz, és elvesz egy meccslapot. Aztán felváltva játszotok ki lapokat, amíg kilenc nem fekszik, vagy mindketten meg nem álltok. A támadó lövést vagy passzt választ, zsetonok és dobás, végül rendrakás.',
    also: 'szakaszok menet sorrend',
  },
  F2: {
    question: 'Mi történik, ha kilenc lap fekszik az asztalon?',
    answer:
      'A lépés végével vége a támadási szakasznak. Tizediket soha nem lehet kijátszani. Ha a lépésben egy lap elkerül, és kevesebben maradnak, a szakasz folytatódik.',
    also: 'határ kilenc lap kilencedik',
  },
  F3: {
    question: 'Mi történik, ha megállok?',
    answer:
      'Ebben a körben nem játszol ki több lapot, képességgel sem, és a kezed megmarad a következőre. A másik egyedül folytathatja, lapról lapra.',
    also: 'megállni passzolni lapot tartani',
  },
  F4: {
    question: 'Melyik meccslapot vehetem el, és ki az első?',
    answer:
      'Először a védekező: egy nyíltat a pályáról, amelyet mindketten láttatok, vagy a pakli felsőjét, amelyet csak ő ismer. Aztán a támadó abból, ami maradt.',
    also: 'meccslap választás pálya pakli',
  },
  F5: {
    question: 'Visszakapom a kijátszott meccslapot?',
    answer: 'Igen, a mérkőzés végéig a tiéd: a dobópaklidba kerül, és a lapjaiddal együtt visszatér.',
    also: 'meccslap megmarad pakli',
  },
  F6: {
    question: 'Hány lapot húzok?',
    answer:
      'Négyre a húzópaklidból, aztán egy meccslapot. Ha elfogy a pakli, a dobópaklidat kell megkeverni. Akinek négy vagy több maradt, nem húz, de meccslapot vesz.',
    also: 'kéz mérete húzópakli üres',
  },
  F7: {
    question: 'Mikor használhatok képességet?',
    answer:
      'Csak a lap kijátszásakor, mindegyiket egyszer, bármilyen sorrendben, és sosem kötelező. Az újradobás és a védés a kockákra vár, ha a lap akkor még a területeden fekszik.',
    also: 'képesség önkéntes később',
  },
  F8: {
    question: 'Mibe kerül egy képesség, amelynek kötelező része van?',
    answer:
      'Aki használja, rögtön utána végrehajtja: kimerültséglap, sárga lap, egy lap a kézből, vagy maga a lap. Aki nem tudná, nem használhatja a képességet.',
    also: 'ár kötelező rész',
  },
  F9: {
    question: 'Honnan jönnek a zsetonok?',
    answer:
      'A képességek teszik át őket a tartalékból a készletbe; csak onnan költhetők. Egy fajtából legfeljebb öt, és ami a tartalékban nincs, elvész.',
    also: 'zseton szerzés készlet tartalék',
  },
  F10: {
    question: 'Visszakapom az elköltött zsetonokat?',
    answer:
      'Igen. A kör rendrakásáig félre vannak téve, aztán a tartalékba kerülnek, és újra megszerezhetők. Ami nem kelt el, a készletben marad.',
    also: 'zseton vissza tartalék',
  },
  F11: {
    question: 'Lövés vagy passz: mi a különbség?',
    answer:
      'A megnyert lövés gól, ha a kapus nem védi, és a labda a másiké lesz. Megnyert passz után nálad marad, és újra támadsz. Ha a védekezés nyer, övé a labda.',
    also: 'lövés passz választás',
  },
  F12: {
    question: 'Ki költ először zsetont?',
    answer:
      'A támadó, annyit, amennyit akar a szükséges fajtából. A védekező ezt látja, és utána költ védekezés-zsetont. Mindegyik egy pontot ér.',
    also: 'zseton sorrend költés',
  },
  F13: {
    question: 'Mi történik, ha egyenlő a két összeg?',
    answer: 'A támadó nyer.',
    also: 'döntetlen egyforma',
  },
  F14: {
    question: 'Újra lehet dobni egy kockát?',
    answer:
      'Igen, ha a területeden ilyen lap fekszik: a te dobásodat, a másikét vagy egy kapusét. Az új számít, akár jobb, akár rosszabb; minden lap körönként egyszer, és előbb a támadót kérdezzük.',
    also: 'újradobás ismét kocka',
  },
  F15: {
    question: 'Hogyan véd a kapusom?',
    answer:
      'Elveszített lövés után egyszer dobhat, ha védést adó lap fekszik a területeden. A kis szám fogás, a következők szöglet, ami nagyobb, az gól.',
    also: 'kapus védés szöglet',
  },
  F16: {
    question: 'Mi történik szöglet után?',
    answer:
      'Nincs gól, és a támadónál marad a labda, mint megnyert passz után. A ráadásban a félidő folytatódik.',
    also: 'szöglet labda marad',
  },
  F17: {
    question: 'Hogyan megy a különleges lövés?',
    answer:
      'Csak támadóként, a saját csapatod lapjával. A területek kiürülnek, és titokban választotok: te egy lövést, a másik egy védekezést. Csak a hozzá illő állítja meg; nincs zseton, kocka és kapus.',
    also: 'különleges lövés tigrislövés titok',
  },
  F18: {
    question: 'Használhatom a másik csapat különleges lövését?',
    answer: 'Nem, neked csak az értékei számítanak. De ha elveszed, ő nem kapja meg.',
    also: 'ellenfél különleges lapja',
  },
  F19: {
    question: 'Mire való a kimerültséglap?',
    answer:
      'Teher: se értéke, se képessége, de ugyanúgy kihúzod, és beleszámít a határba. Némelyik képesség kiveszi a dobópaklidból.',
    also: 'kimerültség fáradt üres lap',
  },
  F20: {
    question: 'Mibe kerül egy sárga lap?',
    answer:
      '2 a lövésedből és 2 a passzodból, minden körben a végéig. A második pirosra fordítja: 3-3 és 1 a védekezésből. A határba egyik sem számít.',
    also: 'figyelmeztetés piros lap büntetés',
  },
  F21: {
    question: 'Megszabadulhatok a sárga laptól?',
    answer: 'Igen, a „Csere” meccslappal. A pirosat nem veszi le.',
    also: 'sárga lap levétel csere',
  },
  F22: {
    question: 'Mikor ér véget a félidő?',
    answer:
      'A hatodik körben elkel az utolsó két meccslap, és kezdődik a ráadás. Onnantól a félidő véget ér, mihelyt a támadó elveszíti a labdát vagy gólt lő; amíg nála van, jön a következő kör.',
    also: 'ráadás félidő vége körök',
  },
  F23: {
    question: 'Mi marad meg a szünetben?',
    answer:
      'A készletek zsetonjai, a sárga és piros lapok, és minden, ami kikerült. A kéz, a húzó- és a dobópakli egybekeverve új pakli lesz.',
    also: 'szünet második félidő megmarad',
  },
  F24: {
    question: 'Mi történik, ha két félidő után egyenlő az állás?',
    answer:
      'Hosszabbítás, két félidő két-két körrel, meccslapok nélkül, hetes határral. Ha akkor is egyenlő, mindketten bajnokok.',
    also: 'döntetlen hosszabbítás',
  },
  F25: {
    question: 'Hogyan motiválok egy játékost?',
    answer:
      'Ha megegyeztetek benne: amíg a lapja a területeden fekszik, és épp kérdeznek, kifizeted a motivációs lapján álló zsetonokat. Az a mérkőzés végéig a kezdőlap helyére lép.',
    also: 'motiváció fizetés',
  },
  F26: {
    question: 'Hogyan igazolok játékost?',
    answer:
      'Ha megegyeztetek benne: a lépésedben kifizeted a négy nyílt átigazolási lap egyikének zsetonjait. Ez nem a lépésed lapja, és a mezőnyjátékos beleszámít a határba.',
    also: 'átigazolás igazolni venni',
  },
  F27: {
    question: 'Mi a biztos siker?',
    answer:
      'Választható szabály: ha az egyik 6-ost, a másik 1-est dob, a 6-os nyer, akármennyi az összeg. A kapus a lövést még védheti.',
    also: 'hatos egyes ellen automatikus',
  },
  F28: {
    question: 'Miben más az első mérkőzés?',
    answer:
      'Kimarad nyolc meccslap, a két csapat szurkolói és minden kimerültséglap, egy félidő pedig hat helyett négy kör.',
    also: 'első mérkőzés egyszerű gyerekek',
  },
  F29: {
    question: 'Mi lesz azzal a lapommal, amelyet eldobnak?',
    answer:
      'A dobópaklidba kerül, az értékei nem számítanak, de amit a képességei hoztak, megmarad. Amit kivesznek, az végleg kikerül.',
    also: 'eldobás kivétel elveszteni',
  },
  F30: {
    question: 'Mit láthatok a másik edzőből?',
    answer:
      'A játékterületeket, a dobópaklikat, a készleteket és a lapjai számát. A keze rejtve marad, kivéve, amit mindenki szeme láttára vett el.',
    also: 'ellenfél keze rejtett',
  },
  F31: {
    question: 'Mit tesz a „Labdatartás és előretörés”?',
    answer:
      'Támadóként kiüríted mindkét területet, és a támadás megnyert passznak számít, zseton és kocka nélkül. Nálad marad a labda, a lap kikerül.',
    also: 'előretörés lap ingyen passz',
  },
  F32: {
    question: 'Ki kezd?',
    answer: 'A feldobás nyertese dönt, az első négy meccslap ismeretében. A második félidőt a másik kezdi.',
    also: 'kezdés feldobás sorsolás',
  },
}
