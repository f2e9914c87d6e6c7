import { spelling } from './spelling.ts'

export const spellingDe = spelling(
  'e en er es em n s t st te ten ern ung ungen innen in',
  'der die das den dem des ein eine einen einem einer eines ich du er sie es wir ihr man mich mir dich dir sich ' +
    'mein meine meinen meiner dein deine sein seine ist sind bin bist war waren wird werden wurde hat haben habe ' +
    'kann kannst konnen darf darfst durfen muss mussen soll sollen von zu zum zur in im an am auf aus bei beim mit ' +
    'ohne fur um als und oder aber wenn dann so dass was wann wo wer wen wem wessen welche welcher welches warum ' +
    'wie nicht kein keine passiert passieren geschieht heisst bedeutet da hier denn noch auch',
  [
    ['ae', 'a'],
    ['oe', 'o'],
    ['ue', 'u'],
  ],
)
