import type { Difficulty } from '@libero/kernel/exercise'

/** What `libero exercises` says in one language. */
export interface ExercisesText {
  readonly mining: string
  readonly mined: string
  readonly checking: string
  readonly checked: string
  readonly id: string
  readonly motif: string
  readonly difficulty: string
  readonly rating: string
  readonly best: string
  readonly next: string
  readonly tempting: string
  readonly difficulties: Readonly<Record<Difficulty, string>>
}

export const exercisesEn: ExercisesText = {
  mining: '{found} found in {matches} {matches?match:matches}',
  mined: '{found} {found?exercise:exercises} added, {all} in all: {file}',
  checking: '{done} of {all} looked at again',
  checked:
    '{sheet}: of {exercises} {exercises?exercise:exercises} {kept} keep their answer in {worlds} other worlds (not: {lost}). Of {hard} hard ones the heuristic solves {hardSolved}.',
  id: 'exercise',
  motif: 'chapter',
  difficulty: 'how hard',
  rating: 'rating',
  best: 'best, share of the match',
  next: 'next best',
  tempting: 'suggests itself',
  difficulties: { easy: 'easy', medium: 'medium', hard: 'hard' },
}

export const exercisesDe: ExercisesText = {
  mining: '{found} gefunden in {matches} {matches?Spiel:Spielen}',
  mined: '{found} {found?Übung:Übungen} dazu, {all} insgesamt: {file}',
  checking: '{done} von {all} noch einmal geprüft',
  checked:
    '{sheet}: Von {exercises} {exercises?Übung:Übungen} behalten {kept} in {worlds} anderen Welten ihre Lösung (nicht: {lost}). Von {hard} schweren löst die Faustregel {hardSolved}.',
  id: 'Übung',
  motif: 'Kapitel',
  difficulty: 'wie schwer',
  rating: 'Wertung',
  best: 'am besten, Anteil am Spiel',
  next: 'am zweitbesten',
  tempting: 'liegt nahe',
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
}

export const exercisesHu: ExercisesText = {
  mining: '{found} feladvány {matches} mérkőzésből',
  mined: '{found} új feladvány, összesen {all}: {file}',
  checking: '{all} közül {done} újra megvizsgálva',
  checked:
    '{sheet}: {exercises} feladványból {kept} megoldása {worlds} másik világban is a legjobb (nem az: {lost}). {hard} nehézből {hardSolved} feladványt old meg az ökölszabály.',
  id: 'feladvány',
  motif: 'fejezet',
  difficulty: 'nehézség',
  rating: 'értékszám',
  best: 'legjobb, részesedés a mérkőzésből',
  next: 'második',
  tempting: 'kézenfekvő',
  difficulties: { easy: 'könnyű', medium: 'közepes', hard: 'nehéz' },
}
