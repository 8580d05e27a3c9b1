import type { Db } from '../db/open.ts'

/** Somebody who waits for news of a room. */
interface Listener {
  modelId: string
  wake: () => void
  end: () => void
}

/** Those who wait in this process, by the database that their rooms lie in. */
const byDb = new WeakMap<Db, Set<Listener>>()
const listenersOf = (db: Db): Set<Listener> => {
  const known = byDb.get(db) ?? new Set<Listener>()
  byDb.set(db, known)
  return known
}

/** Waits for news of a room. @returns what ends the waiting */
export function listen(db: Db, listener: Listener): () => void {
  listenersOf(db).add(listener)
  return () => void listenersOf(db).delete(listener)
}

/** Something happened in a room: everybody who waits in this process looks now, those of other processes at their next look. */
export function wake(db: Db, modelId: string): void {
  for (const listener of listenersOf(db)) if (listener.modelId === modelId) listener.wake()
}

/** Ends every stream, so that a platform that stops need not wait for them. Pages connect again where it comes back. */
export function closeRooms(db: Db): void {
  for (const listener of listenersOf(db)) listener.end()
}
