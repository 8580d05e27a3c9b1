import type { Option } from './options.ts'

/** Options under a heading of their own; without one they are the answer itself. */
export interface Group {
  name: 'recent' | 'hot' | 'found'
  options: readonly Option[]
}

/** Options in the order in which the keyboard meets them. */
export const optionsOf = (groups: readonly Group[]): Option[] => groups.flatMap(({ options }) => options)
