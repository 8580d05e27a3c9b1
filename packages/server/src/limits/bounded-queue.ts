/** Thrown where all slots are taken and the queue is full, or moves too slowly. */
export class QueueFull extends Error {
  constructor() {
    super('All slots are taken, and the queue is full or too slow')
    this.name = 'QueueFull'
  }
}

/**
 * Runs heavy work in a fixed number of slots with a bounded queue. Argon2 without a bound fills
 * Node's thread pool, and then every file read waits behind logins; a full queue refuses at once
 * instead.
 */
export class BoundedQueue {
  readonly #width: number
  readonly #length: number
  readonly #maxWait: number
  readonly #waiting: (() => void)[] = []
  #running = 0
  #peak = 0

  /** @param maxWait - milliseconds that work waits for a slot; 0 waits for ever */
  constructor(width: number, length: number, maxWait = 0) {
    this.#width = width
    this.#length = length
    this.#maxWait = maxWait
  }

  /** Work that is running or waiting: never more than slots and queue together. */
  get size(): number {
    return this.#running + this.#waiting.length
  }

  /** Maximum of the work that was running or waiting at a time. */
  get peak(): number {
    return this.#peak
  }

  /** @throws QueueFull at once where there is no room, or after the max wait; nothing was done. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(): Promise<void> | undefined {
    const isFree = this.#running < this.#width
    if (!isFree && this.#waiting.length >= this.#length) throw new QueueFull()
    if (isFree) this.#running += 1
    const turn = isFree ? undefined : this.#wait()
    this.#peak = Math.max(this.#peak, this.size)
    return turn
  }

  async #wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const giveUp = () => {
      this.#waiting.splice(this.#waiting.indexOf(resolve), 1)
      reject(new QueueFull())
    }
    const timer = this.#maxWait ? setTimeout(giveUp, this.#maxWait).unref() : undefined
    try {
      await promise
    } finally {
      clearTimeout(timer)
    }
  }

  /** Hands the slot to the next in the queue, or frees it. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
