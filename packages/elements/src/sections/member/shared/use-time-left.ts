import { second } from '@baize/contract'
import { useState } from 'react'
import { useEvery } from '../../../runtime/use-every.ts'
import { useText } from '../../../scope.ts'

/**
 * Milliseconds until a moment by the platform's clock, counted down by whole seconds; zero once it
 * is over.
 */
export function useTimeLeft(end: string): number {
  const { now } = useText()
  const left = () => Math.max(0, Math.ceil((Date.parse(end) - now()) / second) * second)
  const [, setTicks] = useState(0)
  useEvery(second, () => setTicks(ticks => ticks + 1))
  return left()
}
