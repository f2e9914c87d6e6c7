import type { Must, Token } from '@libero/captain-tsubasa'
import type { Language } from '@libero/kernel/words'
import type { Pile } from './places.ts'

interface Entry {
  readonly name: string
  readonly words: string
}

/** What the symbols of this table mean; what cards can do is told from themselves. */
interface CaptainTsubasaLegendText {
  readonly tokens: Readonly<Record<Token, Entry>>
  readonly whens: Readonly<Record<'attacking' | 'defending', Entry>>
  readonly musts: Readonly<Record<Must, Entry>>
  readonly piles: Readonly<Record<Pile, Entry>>
  readonly yellow: Entry
  readonly red: Entry
  readonly stopped: Entry
}

export const captainTsubasaLegendTexts: Readonly<Record<Language, CaptainTsubasaLegendText>> = {
  en: {
    tokens: {
      shot: { name: 'Burst: shot', words: 'Value of a card or token that counts when you shoot.' },
      pass: { name: 'Arrow: pass', words: 'Value of a card or token that counts when you pass.' },
      defence: { name: 'Shield: defence', words: 'Value of a card or token that counts when you defend.' },
    },
    whens: {
      attacking: { name: 'Arrowhead before a sign', words: 'Only who attacks can use it.' },
      defending: { name: 'Wall before a sign', words: 'Only who defends can use it.' },
    },
    musts: {
      exhaust: { name: 'Exclamation mark and drop', words: 'Whoever uses it must take an exhaustion card.' },
      book: { name: 'Exclamation mark and yellow card', words: 'Whoever uses it is booked.' },
      discard: {
        name: 'Exclamation mark, card and arrow',
        words: 'Whoever uses it must discard a card from his hand.',
      },
      remove: {
        name: 'Exclamation mark and struck card',
        words: 'Whoever uses it must remove this card from the match.',
      },
    },
    piles: {
      hand: { name: 'Two cards in a fan', words: 'How many cards are in the hand.' },
      deck: { name: 'Cards on one another', words: 'How many cards are left in the deck.' },
      discard: { name: 'Card in a dashed frame', words: 'How many cards lie in the discard pile.' },
    },
    yellow: {
      name: 'Yellow card',
      words: 'This side is booked: the figure beside it is taken off. A second one makes it red.',
    },
    red: { name: 'Red card', words: 'This side has a red card: the figure beside it is taken off.' },
    stopped: { name: 'Stop sign', words: 'This coach lays no more cards in this round.' },
  },
  de: {
    tokens: {
      shot: { name: 'Stern: Schuss', words: 'Wert einer Karte oder eines Markers, der beim Schuss zählt.' },
      pass: { name: 'Pfeil: Pass', words: 'Wert einer Karte oder eines Markers, der beim Pass zählt.' },
      defence: {
        name: 'Schild: Verteidigung',
        words: 'Wert einer Karte oder eines Markers, der in der Verteidigung zählt.',
      },
    },
    whens: {
      attacking: { name: 'Pfeilspitze vor einem Zeichen', words: 'Nur wer angreift, kann es benutzen.' },
      defending: { name: 'Mauer vor einem Zeichen', words: 'Nur wer verteidigt, kann es benutzen.' },
    },
    musts: {
      exhaust: {
        name: 'Ausrufezeichen und Tropfen',
        words: 'Wer es benutzt, muss eine Erschöpfungskarte nehmen.',
      },
      book: { name: 'Ausrufezeichen und Gelbe Karte', words: 'Wer es benutzt, wird verwarnt.' },
      discard: {
        name: 'Ausrufezeichen, Karte und Pfeil',
        words: 'Wer es benutzt, muss eine Karte aus der Hand ablegen.',
      },
      remove: {
        name: 'Ausrufezeichen und durchgestrichene Karte',
        words: 'Wer es benutzt, muss diese Karte aus dem Spiel entfernen.',
      },
    },
    piles: {
      hand: { name: 'Zwei Karten im Fächer', words: 'Wie viele Karten auf der Hand sind.' },
      deck: { name: 'Karten aufeinander', words: 'Wie viele Karten noch im Stapel sind.' },
      discard: {
        name: 'Karte im gestrichelten Rahmen',
        words: 'Wie viele Karten auf dem Ablagestapel liegen.',
      },
    },
    yellow: {
      name: 'Gelbe Karte',
      words: 'Diese Mannschaft ist verwarnt: Die Zahl daneben wird abgezogen. Die zweite macht Rot daraus.',
    },
    red: { name: 'Rote Karte', words: 'Diese Mannschaft hat Rot: Die Zahl daneben wird abgezogen.' },
    stopped: { name: 'Stoppschild', words: 'Dieser Trainer legt in dieser Runde keine Karten mehr.' },
  },
  hu: {
    tokens: {
      shot: { name: 'Csillag: lövés', words: 'Lap vagy jelző értéke, amely lövéskor számít.' },
      pass: { name: 'Nyíl: passz', words: 'Lap vagy jelző értéke, amely passzoláskor számít.' },
      defence: { name: 'Pajzs: védekezés', words: 'Lap vagy jelző értéke, amely védekezéskor számít.' },
    },
    whens: {
      attacking: { name: 'Nyílhegy egy jel előtt', words: 'Csak az használhatja, aki támad.' },
      defending: { name: 'Fal egy jel előtt', words: 'Csak az használhatja, aki védekezik.' },
    },
    musts: {
      exhaust: { name: 'Felkiáltójel és csepp', words: 'Aki használja, annak kimerültséglapot kell vennie.' },
      book: { name: 'Felkiáltójel és sárga lap', words: 'Aki használja, sárga lapot kap.' },
      discard: {
        name: 'Felkiáltójel, lap és nyíl',
        words: 'Aki használja, annak el kell dobnia egy lapot a kezéből.',
      },
      remove: {
        name: 'Felkiáltójel és áthúzott lap',
        words: 'Aki használja, annak ezt a lapot ki kell vennie a mérkőzésből.',
      },
    },
    piles: {
      hand: { name: 'Két lap legyezőben', words: 'Hány lap van kézben.' },
      deck: { name: 'Egymásra tett lapok', words: 'Hány lap maradt a pakliban.' },
      discard: { name: 'Lap szaggatott keretben', words: 'Hány lap van a dobópakliban.' },
    },
    yellow: {
      name: 'Sárga lap',
      words: 'Ez a csapat sárga lapot kapott: a mellette álló számot levonják. A második pirossá teszi.',
    },
    red: { name: 'Piros lap', words: 'Ez a csapat piros lapot kapott: a mellette álló számot levonják.' },
    stopped: { name: 'Stoptábla', words: 'Ez az edző ebben a körben már nem tesz le lapot.' },
  },
}
