import type { FirstTimes } from './first-times.en.ts'

export const firstTimesHu: FirstTimes = {
  'ask/toss': 'Ha te kezdesz, ők vesznek előbb meccslapot; a szünet után fordítva lesz. Egyik sem jobb.',
  'ask/draft':
    'A meccslap senkié, amíg el nem veszik: a tiéd a paklidból jön vissza. Ha mind elfogyott, a félidőt gól vagy labdavesztés zárja.',
  'ask/turn': 'Egy támadásban összesen csak kilenc lap fekszik; az elsőt a támadó rakja.',
  'ask/ability': 'Ami a lapon az „aztán” után áll, az az ára: sárga lap, egy lap a kezedből vagy maga a lap.',
  'ask/token':
    'A zseton félretett erő: mindegyik egyszer 1-et ad, bármelyik támadásban, lövésnél, passznál vagy védésnél.',
  'ask/target': 'A játéktér lapjai csak addig számítanak, amíg ott fekszenek.',
  'ask/motivate': 'Zsetonokért négy focista egyike erősebb lesz: a motivált lapja lép a kezdőlapja helyére.',
  'ask/action':
    'Az átmenő lövés gól, ha a kapus nem fogja meg; az átmenő passz csak megtartja a labdát egy újabb támadáshoz.',
  'ask/spend': 'Előbb a támadó költ, és a védő látja, mennyit; aztán mindketten egy-egy kockával dobnak.',
  'ask/reroll':
    'Minden újradobáshoz olyan lap kell, amely engedi, és az új dobás számít, akár jobb, akár rosszabb.',
  'ask/save': 'A védelem kapuslapja alacsony dobásnál véd: először megfogja, aztán szöglet.',
  'ask/special': 'Minden védelem pontosan egyet állít meg a három lövésből; itt nincs kocka és nincs kapus.',
  'told/stopped': 'Aki megáll, ebben a támadásban nem rak több lapot; a másik folytathatja.',
  'told/gained': 'A zsetonok megmaradnak, amíg el nem költik őket, ebben vagy egy későbbi támadásban.',
  'told/booked':
    'A sárga lap a meccs végéig 2-t levon a csapat lövéséből és passzából; a második piros lesz: 3-at, a védekezésből 1-et.',
  'told/exhausted': 'A kimerültséglap semmire sem jó: helyet foglal a kézben és a kilenc között.',
  'told/discarded': 'Az elvett lap nem számít többé, de a helye a kilenc között felszabadul.',
  'told/removed':
    'Az eltávolított lap soha nem jön vissza; ha lent volt, a helye a kilenc között azonnal felszabadul.',
  'told/reshuffled': 'A kiürült pakli a dobott lapokból újraalakul: a jó lapok visszajönnek.',
  'told/keeper': 'A védelmet legyőző lövés a kapussal találkozik, ha fekszik ilyen: ő külön dob.',
  'told/save': 'A megfogott labda a védelemé; szögletnél a támadóké marad.',
  'told/special-shot':
    'Minden védelem pontosan egyet állít meg a három lövésből; itt nincs kocka és nincs kapus.',
  'told/half-over':
    'A második félidőnek saját meccslapjai vannak, és a másik fél támad először; a zsetonok maradnak.',
  'told/contest':
    'Add össze a lapokat, a zsetonokat és egy-egy kockát: a nagyobb összeg nyer, döntetlennél a támadó.',
  'told/stoppage':
    'A ráadásnak nincs utolsó köre: a félidőnek akkor van vége, ha a támadó gólt lő vagy elveszíti a labdát.',
  'told/extra-time':
    'A hosszabbításban egy támadásban csak hét lap fekszik, meccslap nincs, és sorsolás dönti el, ki kezd.',
  'told/guaranteed':
    'A 6-os az 1-es ellen nyer, bármennyi is az összeg; a lövést már csak a kapus védheti ki.',
  'told/advance':
    'A labda megmarad, mint megnyert passz után, zsetonok és kocka nélkül: mindkét játékterület üres, új kör kezdődik.',
  'told/signed':
    'Akit leigazolnak, azonnal játszik, és abban a pakliban marad; a helyére senki sem kerül a kínálatba.',
  'card/special':
    'A különleges lövés csak a saját csapata támadásában használható: kocka helyett három lövés titkos választása dönt.',
  'mark/token':
    'A zseton félretett erő: mindegyik egyszer 1-et ad, bármelyik támadásban, lövésnél, passznál vagy védésnél.',
  'mark/booking':
    'A sárga lap a meccs végéig 2-t levon a csapat lövéséből és passzából; a második piros lesz: 3-at, a védekezésből 1-et.',
  'mark/deck': 'Mindjárt elfogy a húzópaklid: aki üresből húzna, előbb új paklit kever a dobott lapjaiból.',
  'card/keeper': 'A védelem kapuslapja alacsony dobásnál véd: először megfogja, aztán szöglet.',
}
