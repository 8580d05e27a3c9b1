import type { gameSession, Output } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds of a time in milliseconds. */
export function durationText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}

type GameSession = Output<typeof gameSession>

/**
 * How long a game has been open: the platform says when it began and what time it is there, and
 * from then on a clock counts that the visitor cannot set.
 */
export function useElapsed(session: GameSession | undefined): string {
  const base = useRef<{ from: GameSession; at: number } | null>(null)
  const [, tick] = useState(0)
  if (session && base.current?.from !== session) base.current = { from: session, at: performance.now() }
  useEffect(() => {
    const timer = setInterval(() => tick(now => now + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!base.current) return durationText(0)
  const { from, at } = base.current
  return durationText(Date.parse(from.serverTime) - Date.parse(from.startedAt) + performance.now() - at)
}
