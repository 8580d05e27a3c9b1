import type { Db } from '../db/open.ts'

/** A stream that waits for news of a room. */
export interface Listener {
  modelId: string
  seatHash: string
  /** The mark of the network that it comes from. */
  network: string
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

/**
 * Streams of this process, of one network, so that nobody takes the places of all others, and of one seat; the oldest of a seat ends for a
 * new one, as where its connection broke off unnoticed.
 */
export const mostListeners = { all: 2000, network: 100, seat: 3 }

/** Whether one more stream may begin in a network. */
export function hasRoomForListener(db: Db, network: string): boolean {
  const all = [...listenersOf(db)]
  return all.length < mostListeners.all && all.filter(one => one.network === network).length < mostListeners.network
}

/** Adds a listener. @returns a function that removes it */
export function listenToRoom(db: Db, listener: Listener): () => void {
  const ofSeat = [...listenersOf(db)].filter(({ seatHash }) => seatHash === listener.seatHash)
  for (const old of ofSeat.slice(0, Math.max(0, ofSeat.length - mostListeners.seat + 1))) {
    listenersOf(db).delete(old)
    old.end()
  }
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
