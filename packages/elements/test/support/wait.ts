/** Milliseconds. Password hashes, for one, wait for whatever else a machine does. */
const limit = 30_000

/** Waits until something holds, frame by frame; fails with the sentence where it never does. */
export async function until<T>(what: () => T, sentence = String(what)): Promise<NonNullable<Awaited<T>>> {
  const end = performance.now() + limit
  for (;;) {
    const value = await what()
    if (value) return value
    if (performance.now() > end) throw new Error(`Waited in vain: ${sentence}`)
    await frame()
  }
}

/** One frame later; a timer stands in where the page is not shown. */
export const frame = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 16))

/** A few frames, for what must not happen. */
export async function settle(): Promise<void> {
  for (let index = 0; index < 5; index++) await frame()
}

/** The next event of a name on a target. */
export const next = (target: EventTarget, name: string): Promise<CustomEvent<Record<string, unknown>>> =>
  new Promise(resolve =>
    target.addEventListener(name, event => resolve(event as CustomEvent<Record<string, unknown>>), { once: true }),
  )
