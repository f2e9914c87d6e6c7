import type { Course } from '../face.ts'
import './course.css'

/** The steps of a turn and which it is now. */
export const Steps = ({ names, now }: Course) => (
  <ol className="course plain" aria-hidden="true">
    {names.map((name, nth) => (
      <li key={name} data-now={nth === now || undefined}>
        {name}
      </li>
    ))}
  </ol>
)
