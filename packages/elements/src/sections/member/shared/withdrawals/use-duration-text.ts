import { useText } from '../../../../scope.ts'

const units = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const

/** A number of minutes in words, in the largest unit that divides it. */
export function useDurationText(): (minutes: number) => string {
  const { number } = useText()
  return minutes => {
    const [unit, size] = units.find(([, size]) => minutes >= size && minutes % size === 0) ?? units[2]
    return number(minutes / size, { style: 'unit', unit, unitDisplay: 'long' })
  }
}
