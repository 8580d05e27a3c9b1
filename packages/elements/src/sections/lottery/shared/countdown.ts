import { day } from '@baize/contract'
import { useRef, useState } from 'react'
import { useEvery } from '../../../runtime/use-every.ts'

/** Milliseconds between two looks at a draw that is due: it takes a moment until it is there. */
const askEvery = 2500

const twoDigits = (value: number) => String(value).padStart(2, '0')

export interface TimeLeft {
  days: number
  /** Hours, minutes and seconds beside the days: `04:09`, `01:04:09`. */
  time: string
}

/** The rest of a time in milliseconds as days and a clock; null where it is over. */
export function timeLeft(milliseconds: number): TimeLeft | null {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds <= 0) return null
  const [hours, minutes] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const days = Math.floor((seconds * 1000) / day)
  const small = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return { days, time: hours || days ? `${twoDigits(hours)}:${small}` : small }
}

/**
 * The platform's time in milliseconds, counted on from its last answer by a clock that nobody sets;
 * null while it is not known.
 */
export function usePlatformTime(serverTime: string | undefined): number | null {
  const base = useRef<{ from: string; at: number } | null>(null)
  const [, tick] = useState(0)
  if (serverTime && base.current?.from !== serverTime) base.current = { from: serverTime, at: performance.now() }
  useEvery(1000, () => tick(count => count + 1))
  if (!base.current) return null
  return Date.parse(base.current.from) + performance.now() - base.current.at
}

/** Asks again, and again, while something is due. */
export const useDue = (due: boolean, refresh: () => void): void => useEvery(due ? askEvery : null, refresh)
