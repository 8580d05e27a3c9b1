/** The clock that draws go by, as this page last heard it. */
export interface DrawClock {
  /** Milliseconds since 1970. */
  now(): number
  /** @param iso - what the studio says the time is, just now */
  set(iso: string): void
}

export function drawClock(iso: string): DrawClock {
  let gap = Date.parse(iso) - performance.now()
  return {
    now: () => performance.now() + gap,
    set: serverTime => void (gap = Date.parse(serverTime) - performance.now()),
  }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Time that is left as people read it: `4:05`, `1:00:00`; never below nothing. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
