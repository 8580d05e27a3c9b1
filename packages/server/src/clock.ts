/** The source of time for every rule, so that tests advance it instead of sleeping. */
export interface Clock {
  now(): Date
}

/** A clock that `/dev/clock` can advance; it never goes back. */
export interface MovableClock extends Clock {
  advance(seconds: number): void
}

/** Real time plus the seconds it was advanced by. */
export function systemClock(): MovableClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    advance: seconds => {
      offset += seconds * 1000
    },
  }
}

/** A clock that stands still until it is advanced. */
export function stoppedClock(at: Date): MovableClock {
  let time = at.getTime()
  return {
    now: () => new Date(time),
    advance: seconds => {
      time += seconds * 1000
    },
  }
}
