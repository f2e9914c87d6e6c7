import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetHu: Sheet = {
  title: 'Hat-Trick dióhéjban',
  blocks: [
    {
      heading: 'A cél és a lapok',
      lines: [
        { rule: '1.2', text: 'Két félidő; az győz, aki a végéig több gólt lő.' },
        { rule: '2.1', text: 'Hat sor, soronként négy mező, a saját kaputól számolva: a 6. a csapat utolsó sora.' },
        { rule: '2.3', text: 'A páros számúak bal oldaliak, a páratlanok jobb oldaliak, a saját edzőjük helyéről nézve.' },
        { rule: '3.1', text: 'Akciólap: fajta (rövid passz, hosszú passz, csel), 1-től 4-ig terjedő erő és oldal.' },
      ],
    },
    {
      heading: 'Egy kör',
      lines: [
        { rule: '4.1', text: '1. Mindketten lefordítva leraknak egy lapot, háromra húznak, aztán felfedik a lapokat.' },
        { rule: '4.2', text: '2. A támadó fél a lapja szerinti oldal egy játékosával egyet léphet előre vagy hátra.' },
        { rule: '4.2', text: 'Ha a mezőn áll valaki, helyet cserélnek, akár csapattárs, akár ellenfél.' },
        { rule: '4.4', text: '3. Kötelező keresztpassz a sor legközelebbi csapattársához; ha nincs ilyen, elmarad.' },
        { rule: '4.5', text: '4. Ugyanígy léphet egyet a védekező fél is; az oldalt a saját lapja adja meg.' },
        { rule: '4.6', text: '5. A támadó fél lapját hajtjuk végre; a védekezőének csak az ereje számít.' },
      ],
    },
    {
      heading: 'Akciók és összevetés',
      lines: [
        { rule: '5.1', text: 'Rövid passz: támadó labdák védő labdák ellen a labda sorában, mindkét oldalon plusz a lap.' },
        { rule: '5.2', text: 'A támadóé a több: egy sorral előre, a legkisebb számához; a védőé: ott az ő legkisebb száma kapja.' },
        { rule: '5.3', text: 'Hosszú passz: 1–3 sorral előre; ha lehet, olyan sorba kell mennie, ahol saját játékos áll.' },
        { rule: '5.4', text: 'A célsorban vetjük össze; a nyertes ottani legkisebb számú játékosáé lesz a labda.' },
        { rule: '5.5', text: 'Csel: ha csapattárs áll a labdás előtt, övé a labda; ha üres a mező, a labdás előrelép.' },
        { rule: '5.5', text: 'Ellenfélnél: labdák plusz lap. Nyert párharc: helyet cserélnek; vesztett: övé a labda.' },
        { rule: '5.6', text: 'Egyenlő: az erősebb lap nyer. Egyforma erős lapok: a védekező fél szabálytalankodott.' },
      ],
    },
    {
      heading: 'A lövő helyzet',
      lines: [
        { rule: '6.1', text: 'Ha a kör elején a labdás az utolsó sorában áll, a kör lövő helyzet.' },
        { rule: '6.2', text: 'A menetek olyanok, mint a körök, de senki sem húz: legfeljebb három menet van.' },
        { rule: '6.3', text: 'A védekező fél helyet cserélhet a labdással, a támadó fél nem.' },
        { rule: '6.4', text: 'Rövid passz: szomszédos mezőn álló csapattárshoz, átlósan is; célba ér.' },
        { rule: '6.5', text: 'Hosszú passz: bármelyik csapattárshoz a 4–6. sorban; célba ér.' },
        { rule: '6.6', text: 'Csel: rögtön lőhet. Lövéshez a labdásnak az akció után az 5. vagy a 6. sorban kell állnia.' },
      ],
    },
    {
      heading: 'A lövés és a kapus kirúgás',
      lines: [
        { rule: '7.2', text: 'A lövő és a kapus lefordítva választ: bal, közép vagy jobb, ahogy a lövő látja.' },
        { rule: '7.3', text: 'A lövés ereje: a hozzá vezető lap ereje plusz a lövőlap labdái, 3 vagy 4.' },
        { rule: '7.4', text: 'Lövés a 6. sor közepéről: a kapus 2 lapot húzhat, széléről 3; 5. sor közepe 3, széle 4.' },
        { rule: '7.5', text: 'Eltalált irány: eggyel több. Alapkapus az ellenkező sarokban (bal/jobb): eggyel kevesebb.' },
        { rule: '7.7', text: 'Kevesebb labda, mint a lövés ereje: gól, és mindenki vissza a kezdő mezőjére.' },
        { rule: '7.8', text: 'Ugyanannyi: kiüti, a lövő utolsó sorában az erőhöz legközelebbi számú játékosé a labda.' },
        { rule: '7.9', text: 'Több: a kapus védett. Kirúgás jön, előtte mindketten háromra húznak.' },
        { rule: '8.2', text: 'Egy-egy lépés, az oldal nem számít, előbb a kirúgó fél; aki lépett, azt a másik nem mozdítja el.' },
        { rule: '8.3', text: 'Kirúgás: csel 1., rövid passz 2., hosszú 3. sor; a két csapat legkisebb számú emberéhez.' },
      ],
    },
    {
      heading: 'Szabálytalanságok, szabadrúgás, büntető',
      lines: [
        { rule: '9.2', text: 'A csapat sárgát kap; ha már van neki, visszaadja, és a szabálytalankodót kiállítják.' },
        { rule: '9.3', text: 'Szabadrúgás: előbb a védekező fél léphet egyet, aztán a támadó; az oldal nem számít.' },
        { rule: '9.4', text: 'A lépések után a támadó fél választ: lövő helyzet vagy rendes játék.' },
        { rule: '9.5', text: 'Ha a megállított akció a 6. sor közepére visz: büntető; a kapusé 1 lap, a tipp számít.' },
      ],
    },
    {
      heading: 'A mérkőzés vége',
      lines: [
        { rule: '10.1', text: 'Ha mindketten kihúzták a paklijuk utolsó lapját, a félidő a kör végén befejeződik.' },
        { rule: '10.3', text: 'De nem, amíg a labda egy kapu előtti két sor egyikében van, vagy lövő helyzet tart.' },
        { rule: '11.1', text: 'Döntetlennél harmadik félidő, ha van hosszabbítás, aztán büntetők, ha van párbaj.' },
      ],
    },
    {
      heading: 'A „Játékosok” kiegészítés',
      lines: [
        { rule: '14.1', text: 'Az átfedő számok (4/5 és 5) azonosak; legkisebb az, akinél senkié sem teljesen kisebb.' },
        { rule: '14.2', text: 'Ha passznál több a legkisebb, annak a csapatnak az edzője választ, amelyiké a labda lesz.' },
        { rule: '15.4', text: 'Csak a felül lévő oldal képessége használható, ezüst vagy arany.' },
        { rule: '15.5', text: 'Aki használta, rögtön átfordul; onnantól az új oldala számít, a labdáival együtt.' },
        { rule: '15.6', text: 'Körönként, lövő helyzetben menetenként legfeljebb kétszer fordulhat át.' },
        { rule: '15.9', text: 'Szomszéd az, aki előtte, mögötte, tőle balra vagy jobbra áll; átlósan nem.' },
        { rule: '17.1', text: 'Az az alapkapus, aki eltalálja az irányt, a következő lövéstől sztár.' },
        { rule: '17.2', text: 'A sztár kapuslapokkal rosszul tippelő sztár a következő lövéstől alapkapus.' },
        { rule: '19.2', text: 'Stíluskártya: taktikus 3 sikeres rövid passz, technikás 2 sikeres csel egymás után.' },
        { rule: '19.2', text: 'Erőfutball ugyanígy 2 hosszú passz; totális: két játékos sort vált, és sikerül az akció.' },
        { rule: '18.5', text: 'Körönként egy stíluskártya játszható ki edzőnként; a lövő helyzet egyetlen kör.' },
      ],
    },
    {
      heading: 'Amit könnyű elfelejteni',
      lines: [
        { rule: '4.3', text: 'Rendes játékban a labdással senki sem cserélhet helyet, és maga sem léphet.' },
        { rule: '6.7', text: 'Lövő helyzet: a lap által kért passz nélkül abban a menetben nincs lövés.' },
        { rule: '6.8', text: 'Elfogyott lapok, nincs lövés: a sor legkisebb számáé a labda, egyenlőnél a védekezőé.' },
        { rule: '7.6', text: 'A kapus bármikor abbahagyhatja a húzást; a kéz nem változik.' },
        { rule: '10.2', text: 'Ha elfogyott a pakli, a használt lapokból átmeneti paklit kell keverni.' },
      ],
    },
  ],
}
