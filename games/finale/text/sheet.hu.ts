import type { Sheet } from '@libero/kernel/words'

// biome-ignore format: one line of the sheet per line
export const sheetHu: Sheet = {
  title: 'Finale dióhéjban',
  blocks: [
    {
      heading: 'Cél és előkészületek',
      lines: [
        { rule: '1.2', text: 'Hat negyedórát játszunk: az győz, aki a végéig több gólt lő.' },
        { rule: '1.3', text: 'A kockánk oldalai: 0, 1, 1, 2, 2 és 3. A kártyakészlet másokat is megadhat.' },
        { rule: '3.2', text: 'Tizenöt ember a klubodból, legfeljebb 50 pontért, köztük legalább egy kapus.' },
        { rule: '3.4', text: 'Tizenegyen kezdenek, egyikük a kapuban, mindenki a saját csapatrészében; négyen a kispadon.' },
        { rule: '4.6', text: 'Tizenegy taktikalap megkeverve, alattuk felfordítva a zárólap; három kézben.' },
      ],
    },
    {
      heading: 'A lapok',
      lines: [
        { rule: '2.2', text: 'A játékosnak csak a felül lévő játékereje számít; fejjel felfelé áll be a pályára.' },
        { rule: '2.3', text: 'Minden bevetés után negyed fordulat balra: jön a következő játékerő.' },
        { rule: '4.2', text: 'Taktikalap: fent támadásépítés, lent befejezés; balra a támadó, jobbra a védekező helyei.' },
        { rule: '4.1', text: 'Küzdőerők készletünk minden színében: 5, 4, 3, 2, 2, 1. A fehér 1-es a zárólap.' },
        { rule: '5.8', text: 'Üres kézzel a zárólapot kell kijátszani (küzdőereje 1); soha nem fogy el.' },
      ],
    },
    {
      heading: 'Egy negyedóra',
      lines: [
        { rule: '5.1', text: 'Menete: cserék (az elsőben nincs), taktikalapok, támadások.' },
        { rule: '5.2', text: 'Mindkét edző lerak a kezéből egy lapot lefordítva; egyszerre fedik fel őket.' },
        { rule: '5.3', text: 'A nagyobb küzdőerő támad, annyiszor, amennyi a különbség (4 az 1 ellen: háromszor).' },
        { rule: '5.4', text: 'Egyenlő küzdőerőnél dobnak, amíg egyikük nagyobbat nem dob; ő pontosan egyszer támad.' },
        { rule: '5.5', text: 'A felfedés után mindketten azonnal három lapra húznak, amíg a pakli tart.' },
        { rule: '5.6', text: 'Minden további támadáshoz a támadó fél felfordítva új lapot játszik ki, és azonnal húz.' },
        { rule: '5.7', text: 'Ezután a védekező kivehet a játékból egy lapot a kezéből, és húzhat egyet a paklijából.' },
        { rule: '5.9', text: 'A negyedóra az utolsó támadással vagy az abból következő kontrával ér véget.' },
      ],
    },
    {
      heading: 'Egy támadás',
      lines: [
        { rule: '6.1', text: 'Előbb a támadásépítés; ha sikerül, a befejezés. Építés nélküli lapnál rögtön a befejezés.' },
        { rule: '6.2', text: 'Mindketten a támadó fél lapján lévő helyeiket töltik be; a támadó fél választ először.' },
        { rule: '6.3', text: 'Kérdőjel: bármelyik szabad mezőnyjátékos, a kapus soha.' },
        { rule: '6.4', text: 'Ha egy csapatrészben kevés a szabad, mind játszik, és más szabad mezőnyjátékos ugrik be.' },
        { rule: '6.5', text: 'Aki a támadásépítésben játszott, bármelyik csapaté, a befejezésben már nem játszhat.' },
        { rule: '6.6', text: 'Kivétel a nyíl: a saját oldalán a jelölt csapatrész egy emberének újra játszania kell.' },
      ],
    },
    {
      heading: 'Az összevetés',
      lines: [
        { rule: '6.7', text: 'Összeg: a bevetett játékosok látható játékereje plusz a csapat kockadobása.' },
        { rule: '6.8', text: 'A támadásépítés sikerül, ha a támadó fél összege legalább akkora, mint a védekezőé.' },
        { rule: '6.9', text: 'A befejezés csak akkor gól, ha a támadó fél összege nagyobb; az egyenlő nem elég.' },
        { rule: '6.10', text: 'Összevetés után előbb a veszélyjelek, aztán fordul minden bevetett, aki még a pályán van.' },
      ],
    },
    {
      heading: 'A kontra',
      lines: [
        { rule: '7.1', text: 'Sikertelen támadásépítés után kötelező a kontra, hacsak nem volt már ebben a negyedórában.' },
        { rule: '7.3', text: 'Új lap nincs: a kontrázó felfordított lapja adja a helyeket, és mindenki újra szabad.' },
        { rule: '7.4', text: 'Bónusz a támadásépítésében: a két felfordított küzdőerő különbsége, akármelyik a nagyobb.' },
        { rule: '7.6', text: 'A kontra után a támadó fél folytatja a hátralévő támadásaival.' },
      ],
    },
    {
      heading: 'A veszélyjelek',
      lines: [
        { rule: '8.1', text: 'Dobás minden veszélyjeles bevetettért; a támadó kezd, a sorrendet az edző mondja.' },
        { rule: '8.2', text: 'Sérülés: 2-es dobásra a mérkőzés végéig kiesik.' },
        { rule: '8.3', text: 'Sérült mezőnyjátékosért azonnal beállhat egy másik a kispadról; ez nem számít cserének.' },
        { rule: '8.4', text: 'Sárga lap: 0-s vagy 1-es dobásra sárgát kap, és az a mérkőzés végéig megmarad.' },
        { rule: '8.5', text: 'A második sárga piros lap: kiesik, és senki sem állhat be helyette.' },
        { rule: '8.6', text: 'Piros lap: 3-as dobásra kiállítják, és senki sem állhat be helyette.' },
        { rule: '8.7', text: 'Sérült kapus: a kispadról kapus jön, ha nincs, mezőnyjátékos; ez nem számít cserének.' },
        { rule: '8.8', text: 'Kiállított kapus: egy mezőnyjátékos beáll a kapuba, vagy lecserélik (a kispadról előbb kapus).' },
      ],
    },
    {
      heading: 'Cserék és a mérkőzés vége',
      lines: [
        { rule: '9.1', text: 'Három csere egy mérkőzésen, csak két negyedóra között, a taktikalapok előtt.' },
        { rule: '9.3', text: 'Az új ember más csapatrészből is jöhet; a sajátjában áll be, fejjel felfelé.' },
        { rule: '10.1', text: 'Egyenlő állás hat negyedóra után: döntetlen, hacsak nem egyeztek meg hosszabbításban.' },
        { rule: '10.2', text: 'Hosszabbítás: még két negyedóra; kártyaállások, sárgák és felhasznált cserék maradnak.' },
        { rule: '10.3', text: 'Ehhez csak a hat fehér lap kell: öt megkeverve, legalul a zárólap.' },
        { rule: '10.4', text: 'Ha a hosszabbítás után is döntetlen: büntetőpárbaj.' },
        { rule: '11.1', text: 'Ehhez minden kártya fejjel felfelé áll, veszélyjel nincs; öt-öt rúgó, titokban kijelölve.' },
        { rule: '11.3', text: 'Gól, ha első játékerő plusz dobás több, mint a kapusé plusz dobás; csak a kapus fordul.' },
      ],
    },
    {
      heading: 'Amit könnyű elfelejteni',
      lines: [
        { rule: '5.6', text: 'A támadások száma nem változik, akármekkora az újabb lapok küzdőereje.' },
        { rule: '6.1', text: 'A rögtön befejezéssel induló támadás után nem lehet kontra.' },
        { rule: '6.11', text: 'Gyenge emberekkel is támadni kell: ne legyen egyszerre minden játékerő alacsony.' },
        { rule: '6.12', text: 'A támadás után mindenki újra szabad, de a kártyája úgy marad, ahogyan elfordult.' },
        { rule: '7.2', text: 'Negyedóránként csak egy kontra van; sikertelen kontrára soha nem jön újabb.' },
        { rule: '8.9', text: 'A kapuba állt mezőnyjátékos végig kapus marad, mezőnyjátékosnak járó helyen nem játszhat.' },
        { rule: '9.5', text: 'Aki elhagyta a pályát, ezen a mérkőzésen már nem térhet vissza.' },
      ],
    },
  ],
}
