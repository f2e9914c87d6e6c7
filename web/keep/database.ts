/** Why something could not be kept or read; the page has words for each. */
const TROUBLES = ['storage-full', 'storage-closed', 'storage-failed'] as const
export type Trouble = (typeof TROUBLES)[number]

export type Kept<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble }

const VERSION = 1

const troubleOf = (fault: unknown): Trouble => {
  const name = fault instanceof DOMException ? fault.name : ''
  if (name === 'QuotaExceededError') return 'storage-full'
  return ['SecurityError', 'InvalidStateError', 'UnknownError'].includes(name)
    ? 'storage-closed'
    : 'storage-failed'
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })

/** A database of the browser with its shelves. Each answer comes when it is really on the shelf, or says why not. */
export class Database<Shelf extends string> {
  private opened: Promise<IDBDatabase> | undefined

  constructor(
    private readonly name: string,
    private readonly shelves: readonly Shelf[],
  ) {}

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.name, VERSION)
      request.onupgradeneeded = () => {
        for (const shelf of this.shelves)
          if (!request.result.objectStoreNames.contains(shelf))
            request.result.createObjectStore(shelf, { keyPath: 'id' })
      }
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    this.opened.catch(() => {
      this.opened = undefined
    })
    return this.opened
  }

  async on<T>(
    shelf: Shelf,
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<Kept<T>> {
    try {
      const transaction = (await this.open()).transaction(shelf, mode)
      const done = settled(transaction)
      const value = await answerOf(use(transaction.objectStore(shelf)))
      await done
      return { ok: true, value }
    } catch (fault) {
      return { ok: false, trouble: troubleOf(fault) }
    }
  }
}
