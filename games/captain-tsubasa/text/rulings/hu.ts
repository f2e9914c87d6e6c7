import type { RulingWords } from '@libero/kernel/words'
import type { RulingId } from './list.ts'

export const rulingsHu: Readonly<Record<RulingId, RulingWords>> = {
  R1a: {
    question: 'Melyik tizenkét lap van a kezdőpakliban?',
    ruling: 'Az a tizenegy játékos, aki a mangában azt a döntőt kezdi, és a csapat szurkolói.',
  },
  R1b: {
    question: 'Milyen értékek vannak a lapokon?',
    ruling:
      'A mieink: 0-tól 4-ig a kezdő-, a meccs- és az átigazolási lapokon, néhány motivációs lapon több. Négy Nankatsu- és négy Toho-lap pontosan a füzet példájának összegeit adja. Nulla alá csak sárga vagy piros lap viszi az értéket.',
  },
  R2a: {
    question: 'Hol van a két különleges lövés lapja?',
    ruling: 'A meccslapok között: a Tohóé az első, a Nankatsué a második félidőben.',
  },
  R2b: {
    question: 'Elveheti egy edző a másik csapat különleges lövését?',
    ruling: 'Igen. Az értékei miatt kijátszhatja, de a képességét nem használhatja.',
  },
  R3a: {
    question: 'Hány zseton fér egy készletbe?',
    ruling:
      'Öt minden fajtából. Amelyikből a tartalékban nincs, azt nem lehet választani, és ami a tartalékban nincs meg, elvész.',
  },
  R3b: {
    question: 'Hová kerülnek az elköltött zsetonok?',
    ruling:
      'Annak a körnek a rendrakásáig, amelyben elkeltek, a játékterület mellett maradnak, és csak akkor kerülnek vissza a tartalékba; előbb nem szerezhetők meg újra. Ez minden zsetonra igaz, amely elhagyja a készletet: lövésre, passzra vagy védekezésre, motivált játékosért, a kockák előtt vagy után, vagy átigazolásért. Annak a körnek is van rendrakása, amelyet a „Labdatartás és előretörés” vagy egy különleges lövés zár le, és a félidők, a hosszabbítás és a mérkőzés utolsó körének is. Büntetőpárbaj, amelyben költeni lehetne, nincs. Az el nem költöttek a készletben maradnak. A captain-tsubasa-1 szabályai szerint minden azonnal a tartalékba kerül, és ugyanabban a körben újra megszerezhető.',
  },
  R4a: {
    question: 'Mibe kerül egy sárga lap?',
    ruling:
      'A mi készletünkben 2 a lövésből és 2 a passzból, a védekezésből semmi. A dobozból beírt készlet megmondhatja, mit mutat a sárga lapja (R25).',
  },
  R4b: {
    question: 'És egy piros lap?',
    ruling:
      'A mi készletünkben 3 a lövésből, 3 a passzból és 1 a védekezésből, a sárga levonása helyett. A dobozból beírt készlet megmondhatja, mit mutat a piros lapja (R25).',
  },
  R4c: {
    question: 'Beleszámít a sárga és a piros lap a kilences határba?',
    ruling:
      'Nem, pedig a játékterületen fekszik. Az a képesség sem választhatja, amelyik ott választ egy lapot.',
  },
  R4d: {
    question: 'Mi van, ha egy piros lapos edzőnek újabb lap járna?',
    ruling: 'Nem kap: az a képesség, amelynek kötelező része ilyen lap, ekkor nem használható.',
  },
  R5a: {
    question: 'Mi lesz a kör után a meccslapokkal, az átigazoltakkal és a motivált játékosokkal?',
    ruling:
      'Annak a dobópaklijába kerülnek, aki kijátszotta őket, és a mérkőzés végéig a paklijához tartoznak.',
  },
  R5b: {
    question: 'Visszatér a mérkőzésből kivett lap?',
    ruling:
      'Nem, a második félidőben és a hosszabbításban sem. Ez a kimerültséglapokra is igaz: nem kerülnek vissza a közös készletbe. Az egyetlen kivétel az a sárga lap, amelyet a „Csere” levesz: azt az edzője újra megkaphatja.',
  },
  R6a: {
    question: 'Mikor számolják össze a kilenc lapot?',
    ruling:
      'Az egész lépés után, a képességekkel együtt. A kilencedik lap, ha újra elkerül, nem zárja le a szakaszt, és a kilenc közül bármelyikre ugyanez igaz, akár kivették, akár eldobták. Ha a szakasz egyszer véget ért, akkor sem folytatódik, ha később egy motivált játékos elvesz egy lapot.',
  },
  R6b: {
    question: 'Mi van, ha csak az egyik edző állt meg?',
    ruling: 'A másik egyedül folytatja, lapról lapra, amíg ő is meg nem áll, vagy el nem érik a határt.',
  },
  R6c: {
    question: 'Milyen sorrendben vannak az újradobások?',
    ruling:
      'Először a támadó felet kérdezzük, aztán a védekezőt, és minden újradobás után újra, amíg mindketten le nem mondanak.',
  },
  R6d: {
    question: 'Kinek a dobása ismételhető?',
    ruling:
      'Egy dobásé: a sajátjáé, a másik edzőé vagy egy kapusé, akárkié is; olyané is, amelyet egy másik lappal már megismételtettek. Ugyanaz a lap körönként csak egyszer. Ha több lap mást-mást ír elő, az edző megmondja, melyiket használja; a captain-tsubasa-1 szabályai szerint az elsőt.',
  },
  R6e: {
    question: 'Mikor dob a kapus, és hányszor?',
    ruling:
      'Minden elveszített lövés után megkérdezzük, ha a védekező fél játékterületén védést adó lap fekszik; lövésenként egyszer dobhat, két ilyen lappal is.',
  },
  R6f: {
    question: 'Mikor kezdődik pontosan a ráadás?',
    ruling:
      'A hatodik körben, amikor elkel az utolsó két meccslap. Ez a kör az utolsó, hacsak a támadó félnél nem marad a labda.',
  },
  R6g: {
    question: 'Véget vet a szöglet a félidőnek a ráadásban?',
    ruling:
      'Nem. A támadó félnél marad a labda, tehát jön még egy kör. Ugyanez igaz a „Labdatartás és előretörés” lapra.',
  },
  R6h: {
    question: 'Ki kezdi a hosszabbítás második félidejét, és milyen lapokkal?',
    ruling: 'Az az edző, aki az elsőt nem. Minden lapot újra megkevernek.',
  },
  R6i: {
    question: 'Mi az eredménye annak a mérkőzésnek, amely a hosszabbítás után is egyenlő?',
    ruling: 'Döntetlen, két bajnokkal.',
  },
  R6j: {
    question: 'Változhat még az összecsapás, ha már a kapust kérdezzük?',
    ruling:
      'Nem. A kockák után mindkét edzőt kérdezzük, amíg egyikük sem akar változtatni; akkor eldőlt. Ha már a kapust kérdezzük, az összecsapás dobásait nem ismételjük, és akit ekkor motiválnak, annak az értékei csak a következő körtől számítanak. A kapus saját dobását bármelyik edző megismételtetheti.',
  },
  R7a: {
    question: 'Melyik különleges védekezés melyik különleges lövést állítja meg?',
    ruling: 'Mindegyik pontosan egyet a másik csapat három lövéséből, és minden lövést egy állít meg.',
  },
  R7b: {
    question: 'Változtathat még a különleges lövésen zseton, kocka vagy kapus?',
    ruling: 'Nem. A két lap egymaga dönt.',
  },
  R7c: {
    question: 'Választható ugyanaz a lap egy későbbi különleges lövésnél?',
    ruling:
      'Igen. A párharc után mindkét lap visszakerül a többihez, és mindig az összesből lehet választani.',
  },
  R8a: {
    question: 'Mely lapok maradnak ki az első mérkőzésből?',
    ruling: 'Félidőnként négy meccslap, ahogy a 16.1 felsorolja őket, a szurkolók és a kimerültséglapok.',
  },
  R8b: {
    question: 'Mikor motiválhat egy edző?',
    ruling:
      'Valahányszor kérdezzük, miközben a játékosa a játékterületén fekszik: a lépésében, mielőtt kijátszik vagy megáll, képességek használata és végrehajtása közben, a lépése vége előtt, lövésnél vagy passznál és a zsetonoknál; és a kockák után, ha újradobásról vagy a kapusáról kérdezzük. Akit a kockák után egyébként nem kérdeznénk, azt megkérdezzük, ha így veszítene, és valaki, akit ki tud fizetni, megfordíthatná, vagy kivédhetne egy elveszített lövést. Aki nyerne, azt akkor, ha valaki, akit ki tud fizetni, elvehetne egy lapot a másik játékterületéről, amíg ott valami még felboríthatja: védés a lövése ellen, újradobás, motiválható játékos. A másik lépését nem szakítjuk meg. A captain-tsubasa-1 szabályai szerint csak a zsetonokig lehet, és képességek használata közben nem.',
  },
  R8c: {
    question: 'Legyőzi a biztos siker a kapust?',
    ruling: 'Nem. A lövést megnyeri; a kapus még dobhat.',
  },
  R8d: {
    question: 'Hogyan lehet igazolni?',
    ruling:
      'Négy lap fekszik nyíltan, és nem töltjük fel őket. Az edző az egész lépése alatt igazolhat: a lapja előtt, a képességei használata közben és utána, amíg a lépés véget nem ér. Ez nem a lépés lapja: előtte még kijátszik egyet, vagy megáll. A megállás lezárja a lépést. A felváltott kapus kikerül a mérkőzésből; kettő közül az edző választ. Kilenc lapnál mezőnyjátékos már nem igazolható, de kapus még állhat kapus helyére, a kilencedik lap után is. Az a hely, amelyet egy képesség mindjárt betölt, foglalt. A captain-tsubasa-1 szabályai szerint csak a lap vagy a megállás előtt lehet.',
  },
  R8e: {
    question: 'Használhatók a frissen igazolt játékos képességei?',
    ruling: 'Igen, mintha most játszották volna ki, kapusé és mezőnyjátékosé egyaránt, az R16 sorrendjében.',
  },
  R9: {
    question: 'Mi van, ha egy képesség kötelező része nem hajtható végre?',
    ruling: 'Akkor a képesség nem használható. Az a lap is eldobható, amelyet maga a képesség hozott kézbe.',
  },
  R10: {
    question: 'Melyik meccslapot tették félre?',
    ruling:
      'Senki sem tudja, és csak abból derül ki, ami soha nem jön: a pakliból minden lap azok egyike, amelyeket még nem láttak, a félretettet is beleértve.',
  },
  R11: {
    question: 'Át lehet nézni a dobópaklikat, és mit lehet tudni egy kézről?',
    ruling:
      'A dobópaklik nyíltak. Ha egy húzópakli elfogyott, mindenki megmondhatja, mi van a gazdája kezében: az újrakeveréstől ezek a lapok ismertnek számítanak.',
  },
  R12: {
    question: 'Mi van, ha egy kör vagy egy félidő nem ér véget?',
    ruling:
      'Egy körben 30 kijátszott lap után véget ér a támadási szakasz, tizenkét további ráadáskör után a félidő.',
  },
  R13: {
    question: 'Kiéi a kimerültséglapok, és hová kerül egy?',
    ruling: 'A nyolc lap közös. Aki kap egyet, a saját dobópaklijába teszi.',
  },
  R13b: {
    question: 'Mit tehet az a játékos, akit egy képesség közben vagy a kockák után motiválnak?',
    ruling:
      'Az értékei azonnal számítanak, a képességei akkor, ha az éppen végrehajtott dolog kész, akkor is, ha az a sajátja volt. A kockák után mindent megtehet, ami nem hoz lapot játékba (R20): elvehet egy lapot az ellenféltől, megismételtethet egy dobást, akkor is, ha kezdőlapként már megtette, vagy védhet, ha erre a lövésre még nem dobott kapus. Az a kapus, akit a dobása után motiválnak, megtartja a dobását. Az a kötelező rész, amely közben lehetetlenné vált, elmarad.',
  },
  R13c: {
    question: 'Használhatók egy motivált játékos képességei, ha a kör egy korábbi lépésében játszották ki?',
    ruling: 'Igen. Akármikor motiválják, a motivációs lapja úgy számít, mintha most játszották volna ki.',
  },
  R14: {
    question: 'Mi marad meg a szünetben?',
    ruling:
      'A készlet zsetonjai, a sárga és piros lapok, és minden, ami kikerült. A hosszabbítás előtt és alatt ugyanígy.',
  },
  R15: {
    question: 'Milyen sorrendben használható egy lap két képessége?',
    ruling: 'Ahogy az edző akarja: az egyik, mindkettő vagy egyik sem.',
  },
  R16: {
    question: 'Mi van, ha egy képesség újabb lapot hoz játékba?',
    ruling: 'Annak a képességei jönnek előbb. Utána az edző használhatja, ami az első lapból hátravan.',
  },
  R17: {
    question: 'Melyik lapot teszi el a lapcsere?',
    ruling: 'A saját játékterület egy másik lapját, soha azt, amelyiknek a képessége.',
  },
  R18: {
    question: 'Kapus a „Bravúros védés” meccslap?',
    ruling:
      'Elveszített lövésnél védést adó lap, saját számokkal. A kötelező része a dobás után következik. Igazolt kapus nem állhat a helyére.',
  },
  R19: {
    question: 'Használható olyan képesség, amelynek nincs hatása, például sérülés üres kéz ellen?',
    ruling:
      'A kötelező része kedvéért igen, ha azt végre lehet hajtani: Nagano kiveheti magát, akkor is, ha már nincs megszerezhető lövés-zseton. Ha sem a hatás, sem a kötelező rész nem változtatna semmin, nem kínáljuk fel. Aminek máskor van az ideje, mint az újradobásnak és a védésnek, vagy ami csak a támadási szakaszba való (R20), azt nem lehet pusztán a kötelező része kedvéért használni; a szakasz lezárását, az előretörést és a különleges lövést sem. A captain-tsubasa-1 szabályai szerint minden képességhez hatás kellett.',
  },
  R20: {
    question: 'Hozhat játékba lapot egy motivált játékos képessége a támadási szakasz után?',
    ruling:
      'Nem, és olyan edzőnek sem, aki megállt. Hat képesség a támadási szakaszba való, és annak, aki nem állt meg: még egy lap kijátszása, visszahozás a játékterületre, lapcsere, a szakasz lezárása, az előretörés és a különleges lövés. Minden más használható, a kézbe való visszahozás is.',
  },
  R21: {
    question: 'Lehet valakinek négynél több lapja a ráadásban és a hosszabbításban?',
    ruling:
      'Igen, ha többet tartott meg, vagy képességgel többet húz. Meccslapok nélkül mindenki négyre húz, és nem vesz ötödiket; a megtartott lapok a négybe tartoznak, és aki ötöt vagy többet tartott meg, mindet megtartja. A hosszabbítás félidőinek első körébe senki sem visz lapot, mert a kezeket is bekeverik.',
  },
  R22: {
    question: 'Vesz meccslapot az az edző, akinek még négy vagy több lapja van?',
    ruling: 'Igen. A paklijából nem húz, de meccslapot ugyanúgy vesz, mint a másik.',
  },
  R23: {
    question: 'Megmutatják azt a lapot, amelyet egy kézből vesznek ki?',
    ruling: 'Igen, mindenkinek, és ismert marad, hogy kikerült a mérkőzésből.',
  },
  R24: {
    question: 'Nyílt a pálya a feldobás előtt?',
    ruling: 'Igen. A feldobás nyertese az első négy meccslap ismeretében dönti el, ki kezdjen.',
  },
  R25: {
    question: 'Miben térhetnek el a dobozból beírt lapok?',
    ruling:
      'Mindenben, amire a szabályoknak nincs szükségük. Kötött a kezdő-, a meccs-, a motivációs és az átigazolási lapok száma, az első mérkőzésből kimaradó félidőnkénti négy meccslap, laponként két képesség, fajtánként öt zseton, és hogy a „Labdatartás és előretörés” meg a különleges lövés használat után kikerül. Szabad a név, az érték, az ár, hogy mibe kerül a sárga és a piros lap, a képesség, amennyire a 6. fejezet ismeri, a mezszám, hogy ki kapus és kik a szurkolók, kihez tartozik egy motivációs lap, kinek van különleges lövése, és hány különleges lövése és védekezése van egy csapatnak, és melyik mit állít meg.',
  },
}
