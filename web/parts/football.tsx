interface FootballProps {
  /** Read aloud; without it the picture is an ornament. */
  readonly title?: string
  readonly className?: string
}

/** A leather ball of black pentagons and white hexagons. */
export function Football({ title, className = '' }: FootballProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={`football ${className}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <circle cx="16" cy="16" r="15" fill="var(--white)" stroke="var(--ink)" strokeWidth="1.6" />
      <path d="M16 10.2l5.4 3.9-2.1 6.3h-6.6l-2.1-6.3z" fill="var(--ink)" />
      <path
        d="M16 10.2V4.6M21.4 14.1l5.2-1.9M19.3 20.4l3.3 4.7M12.7 20.4l-3.3 4.7M10.6 14.1l-5.2-1.9"
        stroke="var(--ink)"
        strokeWidth="1.4"
        fill="none"
      />
      <path
        d="M12.6 2.2L16 4.6l3.4-2.4M28.9 8.6l-2.3 3.6 1.7 4.2M25.9 26.4l-3.3-1.3-3.7 2.6M6.1 26.4l3.3-1.3 3.7 2.6M3.1 8.6l2.3 3.6-1.7 4.2"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
