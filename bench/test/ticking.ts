import { vi } from 'vitest'

/** A clock that goes on by so many milliseconds whenever it is looked at: what it measures hangs on no machine. */
export function ticking(milliseconds = 1): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += milliseconds
    return now
  })
}
