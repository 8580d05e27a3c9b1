/** The one source of time. Every rule with a time in it asks here, so that tests move time instead of sleeping. */
export interface Clock {
  now(): Date
}

/** A clock that `/dev/clock` can push forward; it never goes back. */
export interface MovableClock extends Clock {
  advance(seconds: number): void
}

/** Real time plus what it was pushed by. */
export function systemClock(): MovableClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: seconds => {
      offset += seconds * 1000
    },
  }
}

/** A clock that stands still until it is pushed. */
export function stoppedClock(at: Date): MovableClock {
  let time = at.getTime()
  return {
    now: () => new Date(time),
    advance: seconds => {
      time += seconds * 1000
    },
  }
}
