interface Handle {
  sessionStorage: Storage
  localStorage: Storage
}
type Asked = (types: object) => Promise<Handle | undefined>
const places = ['sessionStorage', 'localStorage'] as const

/**
 * Whether the browser gives this frame no storage that lasts: Firefox still gives one of the
 * session then, which no other frame sees. A browser that gives it a storage for this site alone
 * keeps a login well enough.
 */
export function isShutOut(): boolean {
  try {
    for (const name of places) globalThis[name].getItem('')
    return false
  } catch {
    return true
  }
}

/**
 * Asks the browser for the operator's own storage, in a click or where somebody has allowed it
 * before.
 * @returns whether there is a storage now
 */
export async function askForStorage(): Promise<boolean> {
  const ask = (document as { requestStorageAccess?: Asked }).requestStorageAccess
  try {
    const handle = await ask?.call(document, { sessionStorage: true, localStorage: true })
    // This document is ours alone.
    if (handle)
      for (const name of places) Object.defineProperty(globalThis, name, { configurable: true, value: handle[name] })
    return !isShutOut()
  } catch {
    return false
  }
}

/** Takes the storage where somebody has allowed it on an earlier page; without a word where not. */
export async function storageAsBefore(): Promise<void> {
  if (!isShutOut()) return
  try {
    const { state } = await navigator.permissions.query({ name: 'storage-access' })
    if (state === 'granted') await askForStorage()
  } catch {
    // A browser that knows no such permission.
  }
}
