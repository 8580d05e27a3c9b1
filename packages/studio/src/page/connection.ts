/** Pauses between two looks for the studio while it cannot be reached, in milliseconds. */
const pauses = { first: 1000, max: 8000 }

type Listener = (isConnected: boolean) => void

const listeners = new Set<Listener>()
let connected = true
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls `changed` when the connection to the studio breaks, and when it is back.
 * @returns function that ends it
 */
export function watchConnection(changed: Listener): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Whether the studio was reached by the last call. */
export const isConnected = (): boolean => connected

function setConnected(now: boolean): void {
  if (now === connected) return
  connected = now
  clearTimeout(timer)
  if (!now) tryLater(pauses.first)
  for (const listener of [...listeners]) listener(now)
}

async function tryStudio(pause: number): Promise<void> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (response?.ok) setConnected(true)
  else tryLater(Math.min(2 * pause, pauses.max))
}

function tryLater(pause: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void tryStudio(pause), pause)
}

/** To be told of every call: whether the studio was reached. */
export const noteCall = (reached: boolean): void => setConnected(reached)

globalThis.addEventListener?.('online', () => {
  if (!connected) void tryStudio(pauses.first)
})
