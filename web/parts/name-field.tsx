import { useId, useState } from 'react'
import { LONGEST_PERSON, personName } from '../keep/names.ts'

interface NameFieldProps {
  readonly name: string
  readonly about?: string
  readonly value: string
  say(name: string): void
}

/** What somebody is called. Anything may be typed; what is kept is tidy, and what cannot be shown is nobody's name. */
export function NameField({ name, about, value, say }: NameFieldProps) {
  const id = useId()
  // While somebody types, blanks at the end are his.
  const [typed, setTyped] = useState(value)
  return (
    <label className="stack">
      {name}
      <input
        type="text"
        autoComplete="off"
        maxLength={LONGEST_PERSON}
        aria-describedby={about && id}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          say(personName(target.value))
        }}
        onBlur={() => setTyped(personName(typed))}
      />
      {about && (
        <small className="quiet" id={id}>
          {about}
        </small>
      )}
    </label>
  )
}
