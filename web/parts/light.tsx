/** Light from above on a scene of the start page, and the dark around it. */
export function Light() {
  return (
    <>
      <defs>
        <radialGradient id="scene-light" cx=".5" cy="-.1" r="1.15">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".34" />
          <stop offset=".5" stopColor="var(--lamp)" stopOpacity=".04" />
          <stop offset="1" stopColor="var(--black)" stopOpacity=".38" />
        </radialGradient>
      </defs>
      <rect width="480" height="300" fill="url(#scene-light)" />
    </>
  )
}
