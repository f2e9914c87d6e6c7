import type { ExerciseShelf } from '@libero/kernel/exercise'
import type { LessonBook } from '@libero/kernel/lesson'
import type { Book, Language } from '@libero/kernel/words'
import type { ComponentType } from 'react'
import type { Diagram } from './diagram.ts'
import type { CardAlbum, Face, SetupFace } from './face.ts'
import type { Workshop } from './workshop.ts'

/** What the app knows of a game before anybody sits down at its table; all else is loaded when it is needed. */
export interface Entry {
  readonly id: string
  readonly words: Readonly<Record<Language, EntryWords>>
  /** What lies on its table, as one sees it walking in. An ornament: the words stand beside it. */
  readonly Scene: ComponentType
  /** Its table. */
  face(): Promise<Face>
  /** What a coach can bring and both can agree on. */
  setup(): Promise<SetupFace>
  /** Its rules in words. */
  book(): Promise<Book>
  /** What can be learnt of it at its table. */
  lessons(): Promise<LessonBook>
  cards(): Promise<CardAlbum>
  /** The pictures of its rules. */
  diagrams(): Promise<readonly Diagram[]>
  /** Its part of the card workshop. */
  workshop(): Promise<Workshop>
  exercises(): Promise<Exercises>
}

/** The exercises of a game: sheets for each kind of match, and its chapters in the order in which they are learnt. */
export interface Exercises {
  readonly EXERCISES: ExerciseShelf
  readonly MOTIFS: readonly string[]
  readonly motifTexts: Readonly<Record<Language, Readonly<Record<string, string>>>>
  readonly sheetTexts: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

export interface EntryWords {
  readonly name: string
  /** What kind of match it is, in a few words. */
  readonly character: string
  readonly length: string
  /** Which of its values no source prints. */
  readonly reconstructed: string
}
