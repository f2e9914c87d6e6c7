import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetHu: Sheet = {
  title: 'Captain Tsubasa dióhéjban',
  blocks: [
    {
      heading: 'A cél és a lapok',
      lines: [
        { rule: '1.2', text: 'Két félidő; a több gól nyer. Egyenlő: hosszabbítás. Megint egyenlő: mindkettő bajnok.' },
        { rule: '2.1', text: 'Egy lapon három érték áll, lövés, passz és védekezés, meg legfeljebb két képesség.' },
        { rule: '2.4', text: 'Zsetont csak a készletből lehet költeni; oda a képességek teszik át a tartalékból.' },
        { rule: '2.4', text: 'Minden fajtából öt van; az elköltött csak a rendrakáskor kerül vissza a tartalékba.' },
        { rule: '2.6', text: 'Eldobni: a gazdája dobópaklijába. Kivenni a mérkőzésből: végleg.' },
      ],
    },
    {
      heading: 'Egy kör',
      lines: [
        { rule: '4.1', text: '1. Húzási szakasz: mindketten a saját húzópaklijukból négy lapra húznak.' },
        { rule: '4.2', text: 'Ha kevés a lap: ami van, azt kihúzza, a dobópakliját megkeveri, és tovább húz.' },
        { rule: '4.3', text: 'Aztán elvesznek egy-egy meccslapot, előbb a védekező: nyíltat vagy a pakli legfelsőjét.' },
        { rule: '5.1', text: '2. Támadási szakasz: felváltva, a támadó kezd; ki-ki kijátszik egy lapot, vagy megáll.' },
        { rule: '5.2', text: 'Aki megáll, ebben a körben nem játszik ki több lapot; a kezében lévőket megtartja.' },
        { rule: '5.4', text: 'A határ a két játékterületen együtt kilenc lap; tizediket soha nem lehet kijátszani.' },
        { rule: '5.5', text: 'Vége, ha mindketten megálltak, ha lépés után kilenc lap van kint, vagy képesség zárja le.' },
        { rule: '4.1', text: '3. Lövés vagy passz (lásd ott).' },
        { rule: '9.1', text: '4. Rendrakás: lapok a dobópaklikba, elköltött zsetonok a tartalékba, kéz marad, pályán négy.' },
      ],
    },
    {
      heading: 'A képességek',
      lines: [
        { rule: '6.1', text: 'Nem kötelező; csak a lap kijátszásakor, mindegyik egyszer, tetszőleges sorrendben.' },
        { rule: '6.2', text: 'A kötelező rész rögtön utána jön; ha nem hajtható végre, a képesség sem használható.' },
        { rule: '6.3', text: 'A hatása vagy a kötelező része változtasson valamin; némelyik csak az egyik félé.' },
        { rule: '6.6', text: 'Még egy lap: előbb annak a képességei, aztán, ami az elsőből hátravan; mindez egy lépés.' },
        { rule: '6.9', text: 'Eldobás az ellenféltől: a lap értékei nem számítanak, amit a képességei hoztak, megmarad.' },
        { rule: '6.12', text: 'Kivétel: az újradobás és a védés a kockadobás után jön, ha a lap akkor még ott fekszik.' },
      ],
    },
    {
      heading: 'Lövés vagy passz',
      lines: [
        { rule: '7.1', text: 'Összeg: a védekezőnél védekezés, a támadónál lövés és passz, mínusz sárga és piros.' },
        { rule: '7.2', text: 'A támadó fél lövést vagy passzt választ; mostantól csak az az összege számít.' },
        { rule: '7.3', text: 'Zsetonok, előbb a támadó félé: a megfelelő fajtából bármennyi, darabja egy pont.' },
        { rule: '7.4', text: 'Mindketten dobnak, és hozzáadják. A nagyobb összeg nyer, egyenlőnél a támadó fél.' },
        { rule: '7.5', text: 'Újradobás: a kör egyik dobása, akárkié, laponként egyszer; az új dobás számít.' },
        { rule: '7.6', text: 'Megnyert lövés: gól, és a másiké a labda, hacsak a kapus meg nem akadályozza.' },
        { rule: '7.6', text: 'Megnyert passz: a támadó félnél marad a labda. Ha a védekezés nyer: a védekezőé.' },
      ],
    },
    {
      heading: 'A kapus',
      lines: [
        { rule: '8.1', text: 'Megnyert lövés után a védekező a területén lévő védéssel dobhat, lövésenként egyszer.' },
        { rule: '8.2', text: 'Kicsi: fogás, a védekezőé a labda. Fölötte: szöglet, a támadónál marad. Nagyobb: gól.' },
        { rule: '8.2', text: 'Morisaki és Wakashimazu: 1 fogás, 2 és 3 szöglet, 4–6 gól; a többi a saját lapja szerint.' },
      ],
    },
    {
      heading: 'Különleges lapok',
      lines: [
        { rule: '11.1', text: 'Sárga (a mi készletünk): −2 lövés és −2 passz, minden körben, a mérkőzés végéig.' },
        { rule: '11.2', text: 'A második sárgából piros lesz (a mi készletünk): −3 lövés, −3 passz, −1 védekezés.' },
        { rule: '11.4', text: 'Kimerültség: se értéke, se képessége, de a határba beleszámít.' },
        { rule: '11.5', text: '„Labdatartás és előretörés”, csak támadónak: megnyert passz, zseton és kockadobás nélkül.' },
        { rule: '12.1', text: 'Különleges lövés: csak a támadó fél használhatja, és csak a saját csapata lapjával.' },
        { rule: '12.2', text: 'Titokban választanak három-három lap közül: különleges lövés a különleges védekezés ellen.' },
        { rule: '12.3', text: 'Csak a hozzá tartozó védekezés állítja meg, különben gól; a labda mindenképp a védekezőé.' },
      ],
    },
    {
      heading: 'Félidők és a mérkőzés vége',
      lines: [
        { rule: '9.2', text: 'Egy félidő hat kör, mindegyikben két meccslap; az első mérkőzésen négy kör.' },
        { rule: '9.3', text: 'Az utolsóval elkezdődik a ráadás: innentől gól vagy labdavesztés zárja le a félidőt.' },
        { rule: '9.4', text: 'Szünet: a kéz és mindkét pakli összekeverve; a készletek, a sárga és piros lapok maradnak.' },
        { rule: '9.5', text: 'A második félidőt a másik edző kezdi, a második félidő meccslapjaival.' },
        { rule: '10.1', text: 'Hosszabbítás: minden lap keverve, meccslap nincs, a határ hét; sorsolják, ki támad előbb.' },
        { rule: '10.2', text: 'Két félideje van, két-két körrel; a másodikban a másik edző támad először.' },
      ],
    },
    {
      heading: 'Választható szabályok',
      lines: [
        { rule: '13.1', text: 'Motiváció: minden kérdésnél, a kockák után is, a motivációs lap zsetonjaiért.' },
        { rule: '13.2', text: 'A motivált játékos lapja kerül a helyére; a kezdőlapot kivesszük a mérkőzésből.' },
        { rule: '14.1', text: 'Biztos siker: a 6-os legyőzi az 1-est, akármennyi a két összeg.' },
        { rule: '15.2', text: 'Átigazolás: a saját lépésedben végig, a lapod előtt és után, a lap zsetonjaiért.' },
        { rule: '15.3', text: 'Az igazolt kapus csak egy saját játékterületeden fekvő kapus helyére állhat.' },
      ],
    },
    {
      heading: 'Amit könnyű elfelejteni',
      lines: [
        { rule: '4.1', text: 'Akinek négy vagy több lapja maradt, nem húz, és mindet megtartja.' },
        { rule: '4.4', text: 'Az elvett meccslap a mérkőzés végéig a tiéd, hacsak ki nem veszik a mérkőzésből.' },
        { rule: '5.3', text: 'Ha a másik edző megállt, te folytatod, lapról lapra.' },
        { rule: '5.4', text: 'A sárga és a piros lap soha nem számít a határba, és az sem, ami már elkerült onnan.' },
        { rule: '8.1', text: 'Passz ellen nincs védés.' },
        { rule: '8.4', text: 'A szöglet olyan, mint a megnyert passz: a ráadásban a félidő megy tovább.' },
      ],
    },
  ],
}
