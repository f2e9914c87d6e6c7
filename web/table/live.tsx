import { useEffect, useRef } from 'react'

/** Paragraphs that stay in the region: enough for a reader to catch up, not so many that the page grows. */
const MOST = 40

/**
 * The one live region: every line of the match, every question and every refusal passes through it once, in order.
 * It is filled by hand, because a screen reader speaks what is added, and must not hear anything twice.
 */
export function LiveRegion({
  said,
  hush,
}: {
  readonly said: readonly string[]
  readonly hush?: number | undefined
}) {
  const region = useRef<HTMLDivElement>(null)
  const spoken = useRef(0)
  // Behind a curtain sits somebody else: what was said to the one before is his alone.
  useEffect(() => {
    if (hush !== undefined) region.current?.replaceChildren()
  }, [hush])
  useEffect(() => {
    const place = region.current
    if (!place) return
    if (said.length < spoken.current) spoken.current = said.length
    for (const text of said.slice(spoken.current)) {
      const paragraph = document.createElement('p')
      paragraph.textContent = text
      place.append(paragraph)
    }
    spoken.current = said.length
    while (place.childElementCount > MOST) place.firstElementChild?.remove()
  }, [said])
  return (
    <div className="unseen" role="log" aria-live="polite" aria-relevant="additions" ref={region} data-live />
  )
}
