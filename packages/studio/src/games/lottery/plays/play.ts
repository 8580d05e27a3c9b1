/** One thing that can be bet on in a draw. */
export interface Play {
  readonly name: string
  /** Places of the drawn numbers that decide it, from 0. */
  readonly reads: readonly number[]
  /** Whether each of those places is looked at by itself, and pays by itself. */
  readonly each?: true
  /** Options: one of a list, or any number of so many digits. */
  readonly options: readonly string[] | { readonly digits: number }
  /** Pay of a hit, in hundredths of the stake: the same for every option, or by option. */
  readonly pays: number | Readonly<Record<string, number>>
  hits(values: readonly number[], option: string): boolean
  /** Where the stake comes back, whatever was chosen. */
  back?(values: readonly number[]): boolean
  /** Min return of all stakes, in percent, over its options; a test computes it from the table. */
  readonly rtp: string
}

/** Options of a play of even chances. */
export const halves = ['big', 'small', 'odd', 'even'] as const

export const isOption = ({ options }: Play, option: string): boolean =>
  'digits' in options ? option.length === options.digits && /^\d+$/.test(option) : options.includes(option)

/** Pay of a hit on an option, in hundredths of the stake. */
export const paysOf = ({ pays }: Play, option: string): number =>
  typeof pays === 'number' ? pays : (pays[option] ?? 0)

function payOnce(play: Play, values: readonly number[], option: string): number {
  if (play.back?.(values)) return 100
  return play.hits(values, option) ? paysOf(play, option) : 0
}

/** Amount that an option gives back for a draw, in hundredths of the stake. */
export function payOf(play: Play, drawn: readonly number[], option: string): number {
  const read = play.reads.map(place => drawn[place] ?? 0)
  if (!play.each) return payOnce(play, read, option)
  return read.reduce((sum, value) => sum + payOnce(play, [value], option), 0)
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Big or small, odd or even: `middle` is the lowest that is big. */
export function half(value: number, middle: number, option: string): boolean {
  if (option === 'odd' || option === 'even') return (value % 2 === 1) === (option === 'odd')
  return value >= middle === (option === 'big')
}

/** The texts of all numbers of a range, written as long as the longest. */
export const range = (from: number, to: number, width = String(to).length): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, '0'))
