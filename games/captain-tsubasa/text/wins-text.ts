import type { Language } from '@libero/kernel/words'

/** What wins, as a sentence: to the attacker, to the defender, and about both to whoever only watches. */
interface WinWords {
  /** §7.4 Before a card lies: level goes to the attacker. */
  readonly level: string
  /** Once cards lie there: what the shot comes to against the defence, and what the pass; {by} is how far it is off. */
  readonly shot: GapWords
  readonly pass: GapWords
  /** What the roll has to be, once the sums are known: {more}, {less} than {rival}. */
  readonly even: string
  readonly more: string
  readonly less: string
  /** Whatever the dice say. */
  readonly surely: string
  readonly hardly: string
  /** The dice lie: {by} is the difference. */
  readonly drawn: string
  readonly ahead: string
  readonly behind: string
  /** §8.1 A keeper lies in the defence: while cards are laid, and once a shot is chosen. */
  readonly keeper: { readonly laid: string; readonly after: string }
}

/** More than the defence, as much, or less. */
interface GapWords {
  readonly ahead: string
  readonly level: string
  readonly short: string
}

export type Reader = 'attacker' | 'defender' | 'stands'
/** What is said by itself, with the difference. */
export type Said = Exclude<keyof WinWords, 'shot' | 'pass' | 'keeper'>
type WinText = Readonly<Record<Reader, WinWords>> & {
  /** What the attacker does by winning. */
  readonly gains: Readonly<Record<Reader, Readonly<Record<'goal' | 'shot' | 'pass', string>>>>
  /** What is still to come: tokens and dice; before them one card, where there is room for one only. */
  readonly onTop: string
  readonly oneMore: string
  /** {rival} has not stopped yet and holds so many cards; and with so many {tokens}, of {kind} for what he does. */
  readonly mayLay: string
  readonly mayLayWith: string
  readonly kinds: Readonly<Record<'shot' | 'defence', string>>
  /** §6.10 {rival} has just laid a {card} that could end this, and goes without it. */
  readonly goesOn: string
  /** §8.1 No keeper lies in the defence of whoever reads. */
  readonly noKeeper: string
  /** §7.3 Tokens are asked for, but it is won without them. */
  readonly needsNone: string
  /** §7.5 A roll may be made again, but it is won as the dice lie. */
  readonly noGain: string
  /** §7.3 {rival} decides on tokens after the reader; §7.5 who may have a roll made again by {card}. */
  readonly mayAdd: string
  readonly again: { readonly own: string; readonly theirs: string }
  /** Before tokens that may still be spent. */
  readonly asItStands: string
  /** §12.1 Nothing that was added up counts any more. */
  readonly special: string
}

export const winTexts: Readonly<Record<Language, WinText>> = {
  en: {
    attacker: {
      level: 'No card lies yet, you begin. Tokens and one die each come on top; a tie goes to you.',
      shot: {
        ahead: 'As it stands your shot ({shot}) beats their defence ({defence}).',
        level: 'As it stands your shot ({shot}) is enough for their defence ({defence}): a tie goes to you.',
        short: 'As it stands your shot ({shot}) is {by} short of their defence ({defence}).',
      },
      pass: {
        ahead: 'Your pass ({pass}) gets through.',
        level: 'Your pass ({pass}) gets through: a tie goes to you.',
        short: 'Your pass ({pass}) is {by} short.',
      },
      even: 'Roll as high as {rival} and {gain}.',
      more: 'Roll {by} more than {rival} and {gain}.',
      less: 'Roll at most {by} less than {rival} and {gain}.',
      surely: 'Whatever the dice say, {gain}.',
      hardly: 'The dice alone are not enough: {by} short.',
      drawn: 'As the dice lie it is level: you win, {gain}.',
      ahead: 'As the dice lie you are {by} ahead: {gain}.',
      behind: 'As the dice lie you are {by} short: {rival} has the ball.',
      keeper: { laid: 'Their keeper may still save a shot.', after: 'Then their keeper may still save it.' },
    },
    defender: {
      level: 'No card lies yet, {rival} begins. Tokens and one die each come on top; a tie goes to {rival}.',
      shot: {
        ahead: 'As it stands their shot ({shot}) beats your defence ({defence}).',
        level:
          'As it stands their shot ({shot}) is enough for your defence ({defence}): a tie goes to {rival}.',
        short: 'As it stands your defence ({defence}) stops their shot ({shot}).',
      },
      pass: {
        ahead: 'Their pass ({pass}) gets through.',
        level: 'Their pass ({pass}) gets through: a tie goes to {rival}.',
        short: 'Their pass ({pass}) is stopped.',
      },
      even: 'Roll more than {rival}, or {gain}.',
      more: '{rival} has to roll {by} more than you, or the ball is yours.',
      less: 'Roll more than {by} above {rival}, or {gain}.',
      surely: 'Whatever the dice say, {gain}.',
      hardly: 'The dice alone do not help {rival}: {by} short.',
      drawn: 'As the dice lie it is level: {rival} wins, {gain}.',
      ahead: 'As the dice lie {rival} is {by} ahead: {gain}.',
      behind: 'As the dice lie {rival} is {by} short: the ball is yours.',
      keeper: { laid: 'Your keeper may still save a shot.', after: 'Then your keeper may still save it.' },
    },
    stands: {
      level:
        'No card lies yet, {attacker} begins. Tokens and one die each come on top; a tie goes to {attacker}.',
      shot: {
        ahead: 'As it stands the shot of {attacker} ({shot}) beats the defence of {defender} ({defence}).',
        level:
          'As it stands the shot of {attacker} ({shot}) is enough for the defence of {defender} ({defence}): a tie goes to the attack.',
        short:
          'As it stands the shot of {attacker} ({shot}) is {by} short of the defence of {defender} ({defence}).',
      },
      pass: {
        ahead: 'The pass ({pass}) gets through.',
        level: 'The pass ({pass}) gets through: a tie goes to the attack.',
        short: 'The pass ({pass}) is {by} short.',
      },
      even: '{attacker} rolls as high as {defender} and {gain}.',
      more: '{attacker} rolls {by} more than {defender} and {gain}.',
      less: '{attacker} rolls at most {by} less than {defender} and {gain}.',
      surely: '{attacker}: whatever the dice say, {gain}.',
      hardly: 'The dice alone do not help {attacker}: {by} short.',
      drawn: 'Level: {attacker} wins, {gain}.',
      ahead: '{attacker} is {by} ahead: {gain}.',
      behind: '{attacker} is {by} short: {defender} has the ball.',
      keeper: { laid: 'The keeper may still save a shot.', after: 'Then the keeper may still save it.' },
    },
    gains: {
      attacker: { goal: 'you score', shot: 'you beat the defence', pass: 'you keep the ball' },
      defender: { goal: 'it is a goal', shot: 'your defence is beaten', pass: 'they keep the ball' },
      stands: { goal: 'it is a goal', shot: 'the defence is beaten', pass: 'the ball is kept' },
    },
    onTop: 'Tokens and one die each come on top.',
    oneMore: 'Room for one more card, then it is shot or pass.',
    mayLay: '{rival} still holds {held} {held?card:cards}; tokens and one die each come on top.',
    mayLayWith:
      '{rival} still holds {held} {held?card:cards} and {tokens} {kind} {tokens?token:tokens}; a die each comes on top.',
    kinds: { shot: 'shot', defence: 'defence' },
    goesOn: '{rival} does not end it with {card}: cards may still be laid.',
    noKeeper: 'You have no keeper in play.',
    needsNone: 'You need no tokens.',
    noGain: 'A new roll has nothing to gain.',
    mayAdd: '{rival} may still spend {count} defence {count?token:tokens}.',
    again: { own: '{card} allows you one new roll.', theirs: '{card} allows {rival} one new roll.' },
    asItStands: 'As it stands: {words}',
    special: 'A special shot: sums, tokens and dice do not count now.',
  },
  de: {
    attacker: {
      level:
        'Noch liegt keine Karte, du beginnst. Token und je ein Würfel kommen dazu; bei Gleichstand gewinnst du.',
      shot: {
        ahead: 'Nach jetzigem Stand schlägt dein Schuss ({shot}) ihre Verteidigung ({defence}).',
        level:
          'Nach jetzigem Stand reicht dein Schuss ({shot}) gegen ihre Verteidigung ({defence}): Bei Gleichstand gewinnst du.',
        short:
          'Nach jetzigem Stand {by?fehlt:fehlen} deinem Schuss ({shot}) {by} auf ihre Verteidigung ({defence}).',
      },
      pass: {
        ahead: 'Dein Pass ({pass}) kommt durch.',
        level: 'Dein Pass ({pass}) kommt durch: Bei Gleichstand gewinnst du.',
        short: 'Deinem Pass ({pass}) {by?fehlt:fehlen} {by}.',
      },
      even: 'Würfle so hoch wie {rival}, und {gain}.',
      more: 'Würfle {by} mehr als {rival}, und {gain}.',
      less: 'Würfle höchstens {by} weniger als {rival}, und {gain}.',
      surely: 'Was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein reichen nicht: Es fehlen {by}.',
      drawn: 'Wie die Würfel liegen, Gleichstand: Du gewinnst, {gain}.',
      ahead: 'Wie die Würfel liegen, bist du um {by} vorn: {gain}.',
      behind: 'Wie die Würfel liegen, {by?fehlt:fehlen} dir {by}: {rival} hat den Ball.',
      keeper: {
        laid: 'Ihr Torwart kann einen Schuss noch halten.',
        after: 'Dann kann ihn ihr Torwart noch halten.',
      },
    },
    defender: {
      level:
        'Noch liegt keine Karte, {rival} beginnt. Token und je ein Würfel kommen dazu; bei Gleichstand gewinnt {rival}.',
      shot: {
        ahead: 'Nach jetzigem Stand schlägt ihr Schuss ({shot}) deine Verteidigung ({defence}).',
        level:
          'Nach jetzigem Stand reicht ihr Schuss ({shot}) gegen deine Verteidigung ({defence}): Bei Gleichstand gewinnt {rival}.',
        short: 'Nach jetzigem Stand hält deine Verteidigung ({defence}) ihren Schuss ({shot}) auf.',
      },
      pass: {
        ahead: 'Ihr Pass ({pass}) kommt durch.',
        level: 'Ihr Pass ({pass}) kommt durch: Bei Gleichstand gewinnt {rival}.',
        short: 'Ihr Pass ({pass}) wird aufgehalten.',
      },
      even: 'Würfle mehr als {rival}, sonst gilt: {gain}.',
      more: '{rival} muss {by} mehr würfeln als du, sonst gehört der Ball dir.',
      less: 'Würfle um mehr als {by} höher als {rival}, sonst gilt: {gain}.',
      surely: 'Was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein helfen {rival} nicht: Es fehlen {by}.',
      drawn: 'Wie die Würfel liegen, Gleichstand: {rival} gewinnt, {gain}.',
      ahead: 'Wie die Würfel liegen, ist {rival} um {by} vorn: {gain}.',
      behind: 'Wie die Würfel liegen, {by?fehlt:fehlen} {rival} {by}: Der Ball gehört dir.',
      keeper: {
        laid: 'Dein Torwart kann einen Schuss noch halten.',
        after: 'Dann kann ihn dein Torwart noch halten.',
      },
    },
    stands: {
      level:
        'Noch liegt keine Karte, {attacker} beginnt. Token und je ein Würfel kommen dazu; bei Gleichstand gewinnt {attacker}.',
      shot: {
        ahead:
          'Nach jetzigem Stand schlägt der Schuss von {attacker} ({shot}) die Verteidigung von {defender} ({defence}).',
        level:
          'Nach jetzigem Stand reicht der Schuss von {attacker} ({shot}) gegen die Verteidigung von {defender} ({defence}): Bei Gleichstand gewinnt der Angriff.',
        short:
          'Nach jetzigem Stand {by?fehlt:fehlen} dem Schuss von {attacker} ({shot}) {by} auf die Verteidigung von {defender} ({defence}).',
      },
      pass: {
        ahead: 'Der Pass ({pass}) kommt durch.',
        level: 'Der Pass ({pass}) kommt durch: Bei Gleichstand gewinnt der Angriff.',
        short: 'Dem Pass ({pass}) {by?fehlt:fehlen} {by}.',
      },
      even: '{attacker} muss so hoch würfeln wie {defender}, dann gilt: {gain}.',
      more: '{attacker} muss {by} mehr würfeln als {defender}, dann gilt: {gain}.',
      less: '{attacker} darf {by} weniger würfeln als {defender}, und es gilt: {gain}.',
      surely: '{attacker}, was die Würfel auch sagen: {gain}.',
      hardly: 'Die Würfel allein helfen {attacker} nicht: Es fehlen {by}.',
      drawn: 'Gleichstand: {attacker} gewinnt, {gain}.',
      ahead: '{attacker} liegt um {by} vorn: {gain}.',
      behind: '{attacker} fehlen {by}: {defender} hat den Ball.',
      keeper: {
        laid: 'Der Torwart kann einen Schuss noch halten.',
        after: 'Dann kann ihn der Torwart noch halten.',
      },
    },
    gains: {
      attacker: { goal: 'du triffst', shot: 'du überwindest die Abwehr', pass: 'du behältst den Ball' },
      defender: { goal: 'Tor', shot: 'deine Abwehr ist überwunden', pass: 'sie behalten den Ball' },
      stands: { goal: 'Tor', shot: 'die Abwehr ist überwunden', pass: 'der Ball bleibt' },
    },
    onTop: 'Token und je ein Würfel kommen noch dazu.',
    oneMore: 'Platz für noch eine Karte, dann kommt Schuss oder Pass.',
    mayLay: '{rival} hat noch {held} {held?Karte:Karten}; Token und je ein Würfel kommen dazu.',
    mayLayWith: '{rival} hat noch {held} {held?Karte:Karten} und {tokens} {kind}; je ein Würfel kommt dazu.',
    kinds: { shot: 'Schusstoken', defence: 'Verteidigungstoken' },
    goesOn: '{rival} beendet ihn mit {card} nicht: Es dürfen weiter Karten gelegt werden.',
    noKeeper: 'Du hast keinen Torwart liegen.',
    needsNone: 'Du brauchst keine Token.',
    noGain: 'Ein neuer Wurf kann nichts mehr bringen.',
    mayAdd: '{rival} kann noch {count} Verteidigungstoken ausgeben.',
    again: {
      own: '{card} erlaubt dir einen neuen Wurf.',
      theirs: '{card} erlaubt {rival} einen neuen Wurf.',
    },
    asItStands: 'Nach jetzigem Stand: {words}',
    special: 'Ein Spezialschuss: Summen, Token und Würfel zählen jetzt nicht.',
  },
  hu: {
    attacker: {
      level: 'Még nincs lent lap, te kezdesz. Jönnek a zsetonok és egy-egy kocka is; egyenlőnél te nyersz.',
      shot: {
        ahead: 'Ahogy most áll, a lövésed ({shot}) veri a védekezésüket ({defence}).',
        level: 'Ahogy most áll, a lövésed ({shot}) veri a védekezésüket ({defence}): egyenlőnél te nyersz.',
        short: 'Ahogy most áll, a lövésed ({shot}) {by} ponttal elmarad a védekezésüktől ({defence}).',
      },
      pass: {
        ahead: 'A passzod ({pass}) átmegy.',
        level: 'A passzod ({pass}) átmegy: egyenlőnél te nyersz.',
        short: 'A passzodnak ({pass}) {by} pont hiányzik.',
      },
      even: 'Dobj legalább annyit, mint a {rival}, és {gain}.',
      more: 'Dobj {by} ponttal többet, mint a {rival}, és {gain}.',
      less: 'Dobj legfeljebb {by} ponttal kevesebbet, mint a {rival}, és {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain}.',
      hardly: 'A kockák önmagukban nem elegek: {by} hiányzik.',
      drawn: 'Ahogy a kockák állnak, egyenlő: te nyersz, {gain}.',
      ahead: 'Ahogy a kockák állnak, {by} ponttal vezetsz: {gain}.',
      behind: 'Ahogy a kockák állnak, {by} pontod hiányzik: a labda az ellenfélé ({rival}).',
      keeper: { laid: 'A kapusuk a lövést még kivédheti.', after: 'Utána a kapusuk még kivédheti.' },
    },
    defender: {
      level:
        'Még nincs lent lap, a {rival} kezd. Jönnek a zsetonok és egy-egy kocka is; egyenlőnél a {rival} nyer.',
      shot: {
        ahead: 'Ahogy most áll, a lövésük ({shot}) veri a védekezésedet ({defence}).',
        level:
          'Ahogy most áll, a lövésük ({shot}) veri a védekezésedet ({defence}): egyenlőnél a {rival} nyer.',
        short: 'Ahogy most áll, a védekezésed ({defence}) megállítja a lövésüket ({shot}).',
      },
      pass: {
        ahead: 'A passzuk ({pass}) átmegy.',
        level: 'A passzuk ({pass}) átmegy: egyenlőnél a {rival} nyer.',
        short: 'A passzukat ({pass}) megállítod.',
      },
      even: 'Dobj többet, mint a {rival}, különben {gain}.',
      more: 'Az ellenfélnek ({rival}) {by} ponttal többet kell dobnia, különben tiéd a labda.',
      less: 'Dobj több mint {by} ponttal a {rival} fölé, különben {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain}.',
      hardly: 'A kockák önmagukban nem segítenek az ellenfélen ({rival}): {by} hiányzik.',
      drawn: 'Ahogy a kockák állnak, egyenlő: az ellenfél nyer ({rival}), {gain}.',
      ahead: 'Ahogy a kockák állnak, az ellenfél ({rival}) {by} ponttal vezet: {gain}.',
      behind: 'Ahogy a kockák állnak, az ellenfélnek ({rival}) {by} pont hiányzik: tiéd a labda.',
      keeper: { laid: 'A kapusod a lövést még kivédheti.', after: 'Utána a kapusod még kivédheti.' },
    },
    stands: {
      level:
        'Még nincs lent lap, a támadó kezd ({attacker}). Jönnek a zsetonok és egy-egy kocka is; egyenlőnél a támadó nyer.',
      shot: {
        ahead: 'Ahogy most áll, a {attacker} lövése ({shot}) veri a {defender} védekezését ({defence}).',
        level:
          'Ahogy most áll, a {attacker} lövése ({shot}) veri a {defender} védekezését ({defence}): egyenlőnél a támadó nyer.',
        short:
          'Ahogy most áll, a {attacker} lövése ({shot}) {by} ponttal elmarad a {defender} védekezésétől ({defence}).',
      },
      pass: {
        ahead: 'A passz ({pass}) átmegy.',
        level: 'A passz ({pass}) átmegy: egyenlőnél a támadó nyer.',
        short: 'A passznak ({pass}) {by} pont hiányzik.',
      },
      even: 'A támadónak ({attacker}) legalább annyit kell dobnia, mint a védőnek ({defender}): akkor {gain}.',
      more: 'A támadónak ({attacker}) {by} ponttal többet kell dobnia, mint a védőnek ({defender}): akkor {gain}.',
      less: 'A támadó ({attacker}) {by} ponttal kevesebbet is dobhat, mint a védő ({defender}): akkor is {gain}.',
      surely: 'Bármit mutatnak a kockák, {gain} ({attacker}).',
      hardly: 'A kockák önmagukban nem segítenek a támadón ({attacker}): {by} hiányzik.',
      drawn: 'Egyenlő: a támadó nyer ({attacker}), {gain}.',
      ahead: 'A támadó ({attacker}) {by} ponttal vezet: {gain}.',
      behind: 'A támadónak ({attacker}) {by} pont hiányzik: a labda a védőé ({defender}).',
      keeper: { laid: 'A kapus a lövést még kivédheti.', after: 'Utána a kapus még kivédheti.' },
    },
    gains: {
      attacker: { goal: 'gólt lősz', shot: 'átjutsz a védelmen', pass: 'nálad marad a labda' },
      defender: { goal: 'gól', shot: 'átjutnak a védelmeden', pass: 'náluk marad a labda' },
      stands: { goal: 'gól', shot: 'átjut a védelmen', pass: 'nála marad a labda' },
    },
    onTop: 'Jönnek még a zsetonok és egy-egy kocka.',
    oneMore: 'Még egy lapnak van hely, aztán lövés vagy passz.',
    mayLay: 'Az ellenfélnél ({rival}) még {held} lap van; jönnek a zsetonok és egy-egy kocka is.',
    mayLayWith: 'Az ellenfélnél ({rival}) még {held} lap és {tokens} {kind} van; jön egy-egy kocka is.',
    kinds: { shot: 'lövés-zseton', defence: 'védekezés-zseton' },
    goesOn: 'Az ellenfél ({rival}) nem zárja le ezzel: {card}. Még lehet lapot letenni.',
    noKeeper: 'Nálad nem fekszik kapus.',
    needsNone: 'Nem kell zseton.',
    noGain: 'Új dobással itt nincs mit nyerni.',
    mayAdd: 'Az ellenfél ({rival}) még {count} védekezés-zsetont költhet.',
    again: {
      own: '{card} neked egy új dobást enged.',
      theirs: '{card} az ellenfélnek ({rival}) egy új dobást enged.',
    },
    asItStands: 'Ahogy most áll: {words}',
    special: 'Különleges lövés: most sem összeg, sem zseton, sem kocka nem számít.',
  },
}
