import type { Db } from '../db/open.ts'

/** A stream that waits for news of a room. */
interface Listener {
  modelId: string
  wake: () => void
  end: () => void
}

/** The listeners of this process, by the database of their rooms. */
const byDb = new WeakMap<Db, Set<Listener>>()
const listenersOf = (db: Db): Set<Listener> => {
  const known = byDb.get(db) ?? new Set<Listener>()
  byDb.set(db, known)
  return known
}

/** Adds a listener. @returns a function that removes it */
export function listenToRoom(db: Db, listener: Listener): () => void {
  listenersOf(db).add(listener)
  return () => void listenersOf(db).delete(listener)
}

/** Wakes the listeners of a room in this process, because something happened there; those of other processes find it at their next poll. */
export function wakeRoom(db: Db, modelId: string): void {
  for (const listener of listenersOf(db)) if (listener.modelId === modelId) listener.wake()
}

/** Ends every stream, so that a platform that stops need not wait for them. Pages connect again when it is back. */
export function closeRooms(db: Db): void {
  for (const listener of listenersOf(db)) listener.end()
}
