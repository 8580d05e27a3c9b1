/** Thrown where all slots are taken and the queue is full. */
export class QueueFull extends Error {
  constructor() {
    super('All slots are taken and the queue is full')
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
  readonly #waiting: (() => void)[] = []
  #running = 0
  #peak = 0

  constructor(width: number, length: number) {
    this.#width = width
    this.#length = length
  }

  /** Work that is running or waiting: never more than slots and queue together. */
  get size(): number {
    return this.#running + this.#waiting.length
  }

  /** Maximum of the work that was running or waiting at a time. */
  get peak(): number {
    return this.#peak
  }

  /** @throws QueueFull at once, where there is no room. */
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
    const turn = isFree ? undefined : new Promise<void>(start => this.#waiting.push(start))
    this.#peak = Math.max(this.#peak, this.size)
    return turn
  }

  /** Hands the slot to the next in the queue, or frees it. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
