import type { LessonWords } from '@libero/kernel/lesson'

/** Stíluskártyák és költségvetések. */
export const styleHu: Readonly<Record<string, LessonWords>> = {
  'style-cards': {
    title: 'Stíluskártyák',
    about: 'Tudsz stíluskártyát nyerni, és jókor játszod ki.',
    steps: {
      row: {
        say: 'A csapatkártyád megmondja, hogyan játszik a csapatod: *taktikusan*. Az ilyen csapat *három sikeres rövid passzal egymás után* nyer stíluskártyát. Kettő már megvan.',
        why: 'Technikás: két csel. Erőfutball: két hosszú passz. Totális: egy körben két embered sort vált, és sikerül az akció.',
      },
      lay: 'Jöjjön a harmadik! Rakd le a *4-es rövid passzt*, az biztos.',
      stay: '4 + 4 = *8* a 2 + 2 = *4* ellen. Válaszd ezt: *senki sem lép*.',
      'lay-again': {
        say: 'Megvan: a *Passzháromszög*! Nyíltan fekszik, mindketten ismeritek, de abban a körben, amelyikben nyerted, nem játszható ki. Rakd le a *3-as rövid passzt (jobb)*.',
        why: 'Ha képesség segített volna, ez a passz nem számított volna a sorozatba.',
      },
      'stay-again': '4 + 4 + 3 = *11* a 3 + 2 = *5* ellen. Válaszd ezt: *senki sem lép*.',
      play: {
        say: 'A passzod a 10-eshez ért. Ez a kártya pillanata: *rögtön továbbadja* egy körülötte állónak. Add a *4-esnek* a 6. sorban!',
        why: 'Körülötte: átlósan is. Ha elengeded a pillanatot, a kártya nálad marad későbbre.',
      },
      end: 'Egy kör alatt a 4. sorból a 6.-ba: lövő helyzet. A kártyát elhasználtad; a következő félidőben újat húzol helyette.',
    },
    instead: {
      later: 'Ez is nyerne. De a jobb oldalit tartsd meg a következő körre.',
      weak: 'Egy 1-essel megszakadhat a sorozat. Játssz biztosra.',
      side: 'Ugyanolyan erős, de legyen a jobb oldali.',
      keep: 'Megtarthatod. De ilyen alkalom ritkán jön: a 4-es a kapu előtt áll.',
      behind: 'Ő hátrébb áll. A 4-es közvetlenül a kapu előtt van.',
    },
  },
  'style-in-defence': {
    title: 'Stíluskártya védekezéskor',
    about: 'Védekezéskor is tudsz stíluskártyát használni.',
    steps: {
      hold: 'Két stíluskártyád van: *Zárt sorok* és *Lescsapda*. Mindkét edző *körönként egyet* játszhat ki, és mindegyiket csak a maga pillanatában.',
      lay: '2 + 2 = *4*-gyel támadnak, neked itt csak *1* fehér labdád van. Rakd le a *3-as rövid passzt*.',
      stay: 'Náluk egy 1-es: 4 + 1 = *5* az 1 + 3 = *4* ellen. Hajszál híján! Válaszd ezt: *senki sem lép*.',
      play: {
        say: 'Most jön az összevetés, és ez a *Zárt sorok* pillanata: passz ellen 2 labdával több. *Játszd ki*!',
        why: 'A Lescsapda a kapud elé megérkezett hosszú passz ellen való. Itt nem segít, ezért nem is kérdezik.',
      },
      end: '1 + 2 + 3 = *6* az 5 ellen: elfogtad. A kártyát félreteszed, a következő félidőre másikat húzol helyette. A Lescsapda még megvan.',
    },
    instead: {
      four: 'Lehetne. De erre stíluskártyád van, tartsd meg a 4-est.',
      weak: 'Ez stíluskártyával is kevés. Válaszd a 3-ast.',
      lost: 'Akkor 5 a 4 ellen, és átmegy a passz. Mire tartogatnád?',
    },
  },
  budget: {
    title: 'Saját keret',
    about: 'Tudod, mibe kerül egy saját keret, és hogyan lesz stílusa.',
    steps: {
      purses: {
        say: 'Magad is építhetsz csapatot. A költségvetésnek *két kasszája* van, egy a védőknek, egy a támadóknak: a 3-asodat az egyikből fizeted, a 10-esedet a másikból.',
        why: 'A kártya pajzsa mondja meg, melyik fizet. Vegyes pajzsnál te választasz, de egy kassza fizeti az egészet.',
      },
      price: {
        say: 'A rang és a mentalitás mondja meg, mennyi van bennük: II. rang, kiegyensúlyozott, *15-15* csillag. Az ezüst a kártya szerint, az arany *eggyel több*, a sztárkapus *3*.',
        why: 'Minden posztra 2-től 11-ig egy ember kell, és senki sem többször, mint ahány kártyája van. Az ezüst mindenes ingyen van.',
      },
      style:
        'Az ilyen csapat *stílus nélkül* kezd. Akkor kap ajánlatot, ha teljesít egy feltételt, például két cselt egymás után. Egy már megvan.',
      lay: 'A 8-asod előtt üres a mező: rakd le a *2-es cselt*.',
      stay: 'Senki sem áll az útjában. Válaszd ezt: *senki sem lép*.',
      take: {
        say: 'A második csel egymás után: a *Technikás futballt* ajánlják. Ha elfogadod, az egész mérkőzésen ez a stílusod.',
        why: 'Visszautasíthatod, és várhatsz egy másikra. Akkor a sorozat megmarad, és a következő csel újra felajánlja.',
      },
      end: 'Az első stíluskártyád: *Kiharcolt szabadrúgás*. Mostantól csak ilyen stílusú kártyát nyersz. Építsd a csapatot arra, amit a legtöbbször tesz!',
    },
    instead: {
      row: 'A rövid passz megszakítaná a cselek sorát. Előtte üres: cselezz!',
      wait: 'Várhatsz másik stílusra. De egy kártya most többet ér, mint talán egy jobb később.',
    },
  },
}
