import type { Page } from 'playwright-core'
import type { KeptMatch } from '../../keep/store.ts'

/** The match the page last kept, straight from the browser's database. */
export async function keptMatch(page: Page): Promise<KeptMatch> {
  const all = await keptMatches(page)
  const [newest] = all.sort((a, b) => b.touched - a.touched)
  if (!newest) throw new Error('nothing was kept')
  return newest
}

export const keptMatches = (page: Page): Promise<KeptMatch[]> =>
  page.evaluate(
    () =>
      new Promise<KeptMatch[]>((resolve, reject) => {
        const request = indexedDB.open('libero')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('matches').objectStore('matches').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(all.result)
          }
        }
      }),
  )

/** Puts a match on the shelf as it is, damaged or not. */
export const putMatch = (page: Page, match: KeptMatch): Promise<void> =>
  page.evaluate(
    (each) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('libero')
        request.onsuccess = () => {
          const change = request.result.transaction('matches', 'readwrite')
          change.objectStore('matches').put(each)
          change.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    match,
  )
