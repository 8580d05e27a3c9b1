import type { Deps } from '../deps.ts'
import type { Limits } from '../limits/limit-table.ts'
import { stateOf } from '../platform-state.ts'

/** A stream that waits for news of a room. */
export interface Listener {
  modelId: string
  seatHash: string
  /** The mark of the network that it comes from. */
  network: string
  wake: () => void
  end: () => void
}

/** The streams of a platform in this process. */
export class RoomListeners {
  readonly #limits: Limits['chat-streams']
  readonly #listeners = new Set<Listener>()

  constructor(limits: Limits['chat-streams']) {
    this.#limits = limits
  }

  /**
   * Whether one more stream may begin in a network: its streams are limited, so that nobody takes
   * the places of all others.
   */
  hasRoomFor(network: string): boolean {
    const { all, address } = this.#limits
    const ofNetwork = [...this.#listeners].filter(one => one.network === network)
    return this.#listeners.size < all.max && ofNetwork.length < address.max
  }

  /**
   * Adds a listener. The oldest of its seat ends where there are too many, as where its connection
   * broke off unnoticed.
   * @returns a function that removes it
   */
  add(listener: Listener): () => void {
    const ofSeat = [...this.#listeners].filter(({ seatHash }) => seatHash === listener.seatHash)
    for (const old of ofSeat.slice(0, Math.max(0, ofSeat.length - this.#limits.seat.max + 1))) {
      this.#listeners.delete(old)
      old.end()
    }
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Wakes the listeners of a room, because something happened there; those of other processes find
   * it at their next poll.
   */
  wake(modelId: string): void {
    for (const listener of this.#listeners) if (listener.modelId === modelId) listener.wake()
  }

  /** Ends every stream. */
  close(): void {
    for (const listener of this.#listeners) listener.end()
  }
}

const makeListeners = ({ config }: Pick<Deps, 'config'>) => new RoomListeners(config.limits['chat-streams'])

type StateDeps = Pick<Deps, 'state' | 'config' | 'clock'>

/** The streams of the rooms of a platform. */
export const listenersOf = (deps: StateDeps): RoomListeners => stateOf(deps, makeListeners)

/**
 * Ends every stream, so that a platform that stops need not wait for them. Pages connect again when
 * it is back.
 */
export const closeRooms = (deps: StateDeps): void => listenersOf(deps).close()
