import './marks.css'

const STAR = 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.1L6.4 20l1.3-6.2L3 9.5l6.3-.7z'

/** Lines in a square of 24, drawn in the colour of the words beside. A second list is filled. */
const SIGNS = {
  undo: ['M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 010 11h-4'],
  redo: ['M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 000 11h4'],
  again: ['M19.5 12a7.5 7.5 0 11-2.4-5.5L19.5 9M19.5 4v5h-5'],
  star: [STAR],
  'star-full': [STAR, STAR],
  tick: ['M4.5 12.5l5 5 10-11'],
  cross: ['M6 6l12 12M18 6L6 18'],
  plus: ['M12 5v14M5 12h14'],
  minus: ['M5 12h14'],
  dot: ['', 'M12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7z'],
  left: ['M11 5l-7 7 7 7M4.5 12H20'],
  right: ['M13 5l7 7-7 7M19.5 12H4'],
  up: ['M5 11l7-7 7 7M12 4.5V20'],
  down: ['M5 13l7 7 7-7M12 19.5V4'],
  open: ['M5 9l7 7 7-7'],
  'speaker-on': ['M15.5 9a4.2 4.2 0 010 6M18.3 6.2a8.2 8.2 0 010 11.6', 'M3.5 9.5h3.8L12 5.5v13l-4.7-4H3.5z'],
  'speaker-off': ['M16 9.5l5 5M21 9.5l-5 5', 'M3.5 9.5h3.8L12 5.5v13l-4.7-4H3.5z'],
  /** A key to the symbols: three of them with what they mean. */
  legend: [
    'M11 6h9M11 12h9M11 18h9M4 4.5h3.5V8H4zM5.8 10l2.2 3.7H3.6z',
    'M5.8 16.2a1.8 1.8 0 110 3.6 1.8 1.8 0 010-3.6z',
  ],
  bulb: ['M9 16.5c0-2-3-3.2-3-7a6 6 0 0112 0c0 3.8-3 5-3 7zM9.5 20h5'],
  menu: ['M4 6.5h16M4 12h16M4 17.5h16'],
  pause: ['M8.5 5v14M15.5 5v14'],
  play: ['', 'M7 4.5v15l12.5-7.5z'],
} as const satisfies Readonly<Record<string, readonly [lines: string, filled?: string]>>

export type SignName = keyof typeof SIGNS

/** A symbol that stands beside words or in a button with a label: an ornament for who cannot see it. */
export function Sign({ is, className = '' }: { readonly is: SignName; readonly className?: string }) {
  const [lines, filled]: readonly [string, string?] = SIGNS[is]
  return (
    <svg viewBox="0 0 24 24" className={`drawn ${className}`} aria-hidden="true">
      {filled && <path className="drawn-full" d={filled} />}
      <path d={lines} />
    </svg>
  )
}

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
          <path d="M5 7l6 6M11 7l-6 6" stroke="var(--white)" strokeWidth="1.6" />
        </>
      )}
      {mark === 'injury' && (
        <>
          <rect
            x="1"
            y="3"
            width="14"
            height="14"
            rx="3"
            fill="var(--white)"
            stroke="var(--silver)"
            strokeWidth=".6"
          />
          <path d="M8 5.5v9M3.5 10h9" stroke="var(--red-card)" strokeWidth="3" />
        </>
      )}
      {mark === 'star' && (
        <path d="M8 2.6l1.8 4.2 4.6.4-3.5 3 1.1 4.5L8 12.3l-4 2.4 1.1-4.5-3.5-3 4.6-.4z" fill="var(--gold)" />
      )}
      {mark === 'change' && (
        <>
          <path d="M5 17V5M2 8l3-4 3 4" stroke="var(--good)" strokeWidth="2" fill="none" />
          <path d="M11 3v12M8 12l3 4 3-4" stroke="var(--bad)" strokeWidth="2" fill="none" />
        </>
      )}
    </svg>
  )
}
