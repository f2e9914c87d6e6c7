import { spelling } from './spelling.ts'

export const spellingHu = spelling(
  'a e i o u t k m d n at et ot ut ok ek ak uk ja je jat jet juk on en an ban ben ba be bol rol tol nak nek ' +
    'val vel hoz hez ra re nal nel ert ig kent ul ul as es os s ni ik jak jek ai ei okat eket akat',
  'a az egy ez azt ezt en te o mi ti ok van vannak volt lesz nincs nincsenek kell lehet szabad tud tudok ' +
    'es vagy de ha akkor hogy hogyan mi mit mikor hol hova ki kit kinek kie melyik melyiket miert mennyi milyen ' +
    'nem ne is meg csak itt ott tortenik jelent jelenti mire minek',
)
