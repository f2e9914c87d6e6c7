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
  gear: [
    'M10.2 2h3.6l.5 2.6 1.9.8 2.2-1.5 2.5 2.5-1.5 2.2.8 1.9 2.6.5v3.6l-2.6.5-.8 1.9 1.5 2.2-2.5 2.5-2.2-1.5-1.9.8-.5 2.6h-3.6l-.5-2.6-1.9-.8-2.2 1.5-2.5-2.5 1.5-2.2-.8-1.9-2.6-.5v-3.6l2.6-.5.8-1.9-1.5-2.2 2.5-2.5 2.2 1.5 1.9-.8zM12 9.1a3.2 3.2 0 110 6.4 3.2 3.2 0 010-6.4z',
  ],
  save: ['M12 3v12M6.5 10l5.5 5.500L17.5 10M4 20h16'],
  bring: ['M12 16V4M6.5 9L12 3.5 17.5 9M4 20h16'],
  bin: ['M4 6.500h16M9 6V3.500h6V6M6.5 6.500l1 14h9l1-14M10.2 10.500v6M13.8 10.500v6'],
  link: [
    'M9.6 14.400l4.8-4.800M10.8 7.200l2.4-2.400a4.2 4.2 0 016 6l-2.4 2.400M13.2 16.800l-2.4 2.400a4.2 4.2 0 01-6-6l2.4-2.4',
  ],
  lock: ['M5 11h14v10H5zM8 11V8a4 4 0 018 0v3'],
  warning: ['M12 3l10 18H2zM12 10v5M12 17.500v1'],
  ring: ['M12 5a7 7 0 110 14 7 7 0 010-14z'],
  dice: [
    'M6 3h12a3 3 0 013 3v12a3 3 0 01-3 3H6a3 3 0 01-3-3V6a3 3 0 013-3z',
    'M7.8 6.600a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.400zM16.2 6.600a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.400zM12 10.800a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.400zM7.8 15a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.400zM16.2 15a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.400z',
  ],
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

type Mark = 'yellow' | 'red' | 'star' | 'injury' | 'change'

/**
 * Symbols everybody knows: cards, injury, star. Each has its own shape, and words for who cannot see it, unless they
 * stand beside it.
 */
export function CardMark({ mark, words }: { readonly mark: Mark; readonly words?: string }) {
  const looks = { viewBox: '0 0 16 20', className: `mark mark-${mark}` }
  return words === undefined ? (
    <svg {...looks} aria-hidden="true">
      <MarkDrawn mark={mark} />
    </svg>
  ) : (
    <svg {...looks} role="img" aria-label={words}>
      <title>{words}</title>
      <MarkDrawn mark={mark} />
    </svg>
  )
}

function MarkDrawn({ mark }: { readonly mark: Mark }) {
  return (
    <>
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
    </>
  )
}
