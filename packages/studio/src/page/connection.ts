/** Pauses between two looks for the studio while it cannot be reached, in milliseconds. */
const pauses = { first: 1000, most: 8000 }

type Listener = (isWhole: boolean) => void

const listeners = new Set<Listener>()
let isWhole = true
let timer: ReturnType<typeof setTimeout> | undefined

/** Calls `heard` when the connection to the studio breaks, and when it is whole again. @returns function that ends it */
export function watchConnection(heard: Listener): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

function set(whole: boolean): void {
  if (whole === isWhole) return
  isWhole = whole
  clearTimeout(timer)
  if (!whole) lookLater(pauses.first)
  for (const listener of [...listeners]) listener(whole)
}

async function look(pause: number): Promise<void> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (response?.ok) set(true)
  else lookLater(Math.min(2 * pause, pauses.most))
}

function lookLater(pause: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look(pause), pause)
}

/** To be told of every call: whether the studio was reached. */
export const noteCall = (reached: boolean): void => set(reached)

globalThis.addEventListener?.('online', () => {
  if (!isWhole) void look(pauses.first)
})
