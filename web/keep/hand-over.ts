/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been told.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Puts a text where it can be pasted from; false where the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** What a link is said to be where it arrives. */
export interface LinkWords {
  readonly title: string
  readonly text: string
}

/**
 * Hands an address on: by the sheet of a device that is touched and has one, with its title and what it is, else to
 * where it can be pasted from. False where the person has to copy it himself, nothing where the device has taken over.
 */
export async function handedOn(address: string, { title, text }: LinkWords): Promise<boolean | undefined> {
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
    try {
      await navigator.share({ title, text, url: address })
      return undefined
    } catch (fault) {
      // Who closes the sheet has thought better of it.
      if (fault instanceof DOMException && fault.name === 'AbortError') return undefined
    }
  return copied(address)
}
