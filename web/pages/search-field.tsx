import './search-field.css'

interface SearchProps {
  /** What is searched; shown while nothing is typed, and read aloud. */
  readonly words: string
  readonly query: string
  search(query: string): void
}

export function SearchField({ words, query, search }: SearchProps) {
  return (
    <label className="search">
      <span className="unseen">{words}</span>
      <input
        type="search"
        placeholder={words}
        value={query}
        onChange={(event) => search(event.target.value)}
      />
    </label>
  )
}
