/** Somewhere between 0 and 1, always the same for the same number: the lines of a drawing do not move. */
const chalk = (n: number): number => {
  const x = Math.sin(n * 127.1) * 43758.5453
  return x - Math.floor(x)
}

/** Speed lines as thin wedges that point at one place. */
function speedLines(cx: number, cy: number, inner: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + chalk(i)) / count) * 2 * Math.PI
    const half = 0.004 + chalk(i + 99) * 0.02
    const near = inner * (0.85 + chalk(i + 7) * 0.9)
    const point = (r: number, a: number) =>
      `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`
    return `M${point(near, angle)}L${point(520, angle - half)} ${point(520, angle + half)}z`
  }).join('')
}

const LINES = speedLines(152, 168, 92, 84)

/** Dots that grow from above to below. */
const HALFTONE = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 24 }, (_, column) => ({
    x: 296 + column * 9 + (row % 2) * 4.5,
    y: 6 + row * 9,
    r: 0.7 + row * 0.42,
  })),
).flat()

const MAIN = 'M10 10H318L262 290H10z'
const ABOVE = 'M330 10H470V142H303.5z'
const BELOW = 'M301 154H470V290H274z'

/** A manga page: the shot, the boot behind it, and the eyes of who means to hold it. */
export function CaptainTsubasaScene() {
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className="scene scene-captain-tsubasa block"
      aria-hidden="true"
    >
      <defs>
        <clipPath id="panel-main">
          <path d={MAIN} />
        </clipPath>
        <clipPath id="panel-above">
          <path d={ABOVE} />
        </clipPath>
        <clipPath id="panel-below">
          <path d={BELOW} />
        </clipPath>
        <radialGradient id="panel-glow" cx=".5" cy=".5" r=".5">
          <stop offset=".25" stopColor="var(--paper)" />
          <stop offset=".6" stopColor="var(--gold-2)" />
          <stop offset="1" stopColor="var(--ct-shot)" />
        </radialGradient>
      </defs>
      <rect width="480" height="300" fill="var(--paper-2)" />
      <g clipPath="url(#panel-main)">
        <rect width="330" height="300" fill="var(--ct-shot)" />
        <circle cx="152" cy="168" r="230" fill="url(#panel-glow)" />
        <path d={LINES} fill="var(--ink)" />
        <Flight />
      </g>
      <g clipPath="url(#panel-above)">
        <rect x="290" width="190" height="150" fill="color-mix(in srgb, var(--home-2) 30%, var(--paper))" />
        {HALFTONE.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y + 62} r={r} fill="var(--home)" />
        ))}
        <Boot />
      </g>
      <g clipPath="url(#panel-below)">
        <rect
          x="270"
          y="150"
          width="210"
          height="150"
          fill="color-mix(in srgb, var(--ct-shot) 30%, var(--paper))"
        />
        <Eyes />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="4.5" strokeLinejoin="round">
        <path d={MAIN} />
        <path d={ABOVE} />
        <path d={BELOW} />
      </g>
      <defs>
        <linearGradient id="manga-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--paper)" stopOpacity=".1" />
          <stop offset=".6" stopColor="var(--night)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--night)" stopOpacity=".35" />
        </linearGradient>
      </defs>
      <rect width="480" height="300" fill="url(#manga-light)" />
    </svg>
  )
}

/** The ball, drawn out by its own speed, with fire behind it. */
function Flight() {
  return (
    <g className="scene-shot">
      <g transform="translate(152 168) rotate(-24)">
        <path
          d="M-6-66C70-70 120-92 230-84 178-70 160-62 214-58 150-50 140-40 250-30 160-20 140-8 228 6 150 10 138 22 232 40 150 36 90 70-6 66z"
          fill="var(--red-card)"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M-6-46C60-50 100-58 168-52 130-42 116-34 170-22 120-14 112 0 172 14 112 18 60 50-6 46z"
          fill="var(--yellow-card)"
        />
        <path d="M-6-28C40-30 70-34 112-28 84-18 82-8 116 4 76 10 40 30-6 28z" fill="var(--gold-2)" />
        <g transform="scale(1 1.06)">
          <circle r="62" fill="var(--paper)" stroke="var(--ink)" strokeWidth="5" />
          <path d="M-4-24l24 14-6 28h-26l-14-22z" fill="var(--ink)" />
          <path
            d="M-4-24l-4-32M20-10l30-12M14 18l20 28M-12 18l-20 28M-26-4l-32-8"
            stroke="var(--ink)"
            strokeWidth="4.5"
            fill="none"
          />
          <path
            d="M-26-56q16-7 36-4l-18 6zM46-40l12 22-8-4zM58 16l-18 40-6-10zM-8 61l-30-12 8-3zM-60 12l-2-26 8 6z"
            fill="var(--ink)"
            stroke="var(--ink)"
            strokeWidth="3"
          />
          <path d="M26 52A62 62 0 0 0 58-18 66 66 0 0 1 26 52z" fill="var(--ink)" opacity=".25" />
        </g>
      </g>
    </g>
  )
}

function Boot() {
  return (
    <g transform="translate(322 22) rotate(8)" strokeLinejoin="round">
      <path d="M74-24l46-6 8 58-40 8z" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M76-6l46-7M78 6l46-7" stroke="var(--home)" strokeWidth="6" />
      <path
        d="M84 32l42-6q8 24 4 42-44 20-104 20-14 0-16-10 0-10 18-12 40-6 56-34z"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path
        d="M70 54l16 16M60 60l16 14M50 64l14 14"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M24 90l-3 9M46 89l-2 9M92 82l2 9M114 76l3 9"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

/** Narrowed eyes under heavy brows, and a drop of sweat. */
function Eyes() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M262 150H486V178L452 170 440 196 424 168 402 190 388 166 366 198 352 168 330 188 318 170 296 194 290 172 262 200z"
        fill="var(--ink)"
      />
      <path
        d="M300 210l56 12-2 9-54-10zM460 206l-56 14 2 9 54-12z"
        fill="var(--ink)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <path
        d="M302 232q26-8 50 6-4 18-24 20-20-2-26-26z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <path
        d="M458 230q-26-8-50 8 4 18 24 18 20-2 26-26z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="4"
      />
      <ellipse cx="332" cy="243" rx="9" ry="13" fill="var(--ink)" />
      <ellipse cx="428" cy="242" rx="9" ry="13" fill="var(--ink)" />
      <circle cx="335" cy="238" r="3.6" fill="var(--paper)" />
      <circle cx="431" cy="237" r="3.6" fill="var(--paper)" />
      <path d="M380 236q-8 20-4 30l8 3" fill="none" stroke="var(--ink)" strokeWidth="3.4" />
      <path d="M462 252q7 12 0 17-8-4 0-17z" fill="var(--home-2)" stroke="var(--ink)" strokeWidth="2.6" />
      <path d="M296 270l14 8M302 264l14 8M446 270l-12 8" stroke="var(--ink)" strokeWidth="2.4" />
    </g>
  )
}
