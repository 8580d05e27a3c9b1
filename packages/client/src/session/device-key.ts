import type { BrowserEnv } from '../browser-env.ts'

/* A key that this browser made and never gives away: scripts may use it, nobody can read it, and it
   lives in IndexedDB alone (AUTH-12). */

const database = 'baize'
const storeName = 'keys'
const keyName = 'remember'
/** Bytes of a nonce of AES-GCM. */
const nonceSize = 12
const algorithm = { name: 'AES-GCM', length: 256 }

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })

async function inStore<T>(databases: IDBFactory, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = databases.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const opened = await settled(opening)
  try {
    return await settled(act(opened.transaction(storeName, 'readwrite').objectStore(storeName)))
  } finally {
    opened.close()
  }
}

/**
 * The key of this browser, made when it is first needed; null where there can be none, as on pages
 * without https.
 */
export async function deviceKey(env: BrowserEnv): Promise<CryptoKey | null> {
  try {
    const databases = env.databases()
    if (!databases) return null
    const known = (await inStore(databases, store => store.get(keyName) as IDBRequest<CryptoKey | undefined>)) ?? null
    if (known) return known
    const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt'])
    await inStore(databases, store => store.put(key, keyName))
    return key
  } catch {
    return null
  }
}

const bound = (name: string, nonce: Uint8Array<ArrayBuffer>) => ({
  name: algorithm.name,
  iv: nonce,
  // Binds a text to its name: under another name it cannot be decrypted.
  additionalData: new TextEncoder().encode(name),
})

/**
 * Encrypts a text; only `decrypt` with the same key and name reads it. The result has no letter
 * that a cookie refuses.
 */
export async function encrypt(key: CryptoKey, name: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceSize))
  const sealed = await crypto.subtle.encrypt(bound(name, nonce), key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed))).replace(
    /[+/=]/g,
    letter => cookieLetters[letter] ?? '',
  )
}
const cookieLetters: Record<string, string> = { '+': '-', '/': '_' }

/** @throws where the key, the name or the text is another */
export async function decrypt(key: CryptoKey, name: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
  const opened = await crypto.subtle.decrypt(bound(name, bytes.slice(0, nonceSize)), key, bytes.slice(nonceSize))
  return new TextDecoder().decode(opened)
}
