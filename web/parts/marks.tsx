/** Symbols everybody knows: cards, injury, star. Each has its own shape, and words for who cannot see it. */
export function CardMark({
  mark,
  words,
}: {
  readonly mark: 'yellow' | 'red' | 'star' | 'injury' | 'change'
  readonly words: string
}) {
  return (
    <svg viewBox="0 0 16 20" className={`mark mark-${mark}`} role="img" aria-label={words}>
      <title>{words}</title>
      {mark === 'yellow' && <rect x="2" y="2" width="12" height="16" rx="2" fill="var(--yellow-card)" />}
      {mark === 'red' && (
        <>
          <rect x="2" y="2" width="12" height="16" rx="2" fill="var(--red-card)" />
          <path d="M5 7l6 6M11 7l-6 6" stroke="#fff" strokeWidth="1.6" />
        </>
      )}
      {mark === 'injury' && (
        <>
          <rect x="1" y="3" width="14" height="14" rx="3" fill="#fff" stroke="#b3b3b3" strokeWidth=".6" />
          <path d="M8 5.5v9M3.5 10h9" stroke="#d6202d" strokeWidth="3" />
        </>
      )}
      {mark === 'star' && (
        <path d="M8 2.6l1.8 4.2 4.6.4-3.5 3 1.1 4.5L8 12.3l-4 2.4 1.1-4.5-3.5-3 4.6-.4z" fill="var(--gold)" />
      )}
      {mark === 'change' && (
        <>
          <path d="M5 17V5M2 8l3-4 3 4" stroke="#35b568" strokeWidth="2" fill="none" />
          <path d="M11 3v12M8 12l3 4 3-4" stroke="#e04b4b" strokeWidth="2" fill="none" />
        </>
      )}
    </svg>
  )
}
