/** Sum and size of a draw; absent where the kind of lottery has none. */
export interface DrawFigures {
  sum?: number
  size?: 'big' | 'small' | 'level'
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Sizes a value: big from `big` on, level where it is the one that is neither, else small. */
const sizeOf = (value: number, big: number, level?: number): DrawFigures['size'] =>
  value === level ? 'level' : value >= big ? 'big' : 'small'

interface Rule {
  /** How many numbers it draws, and the largest of them. */
  count: number
  max: number
  figures: (numbers: readonly number[]) => DrawFigures
}

/** Half of the largest sum of digits and up is big. */
const digits = (count: number): Rule => ({
  count,
  max: 9,
  figures: numbers => ({ sum: total(numbers), size: sizeOf(total(numbers), (count * 9 + 1) / 2) }),
})

/** As the bets on sums and halves count, which is how the field counts (LOTT-16). */
const rules: Readonly<Record<string, Rule>> = {
  SSC: digits(5),
  LF: digits(3),
  '11X5': {
    count: 5,
    max: 11,
    figures: numbers => ({ sum: total(numbers), size: sizeOf(total(numbers), 31, 30) }),
  },
  /** The first two of the race. */
  PK10: {
    count: 10,
    max: 10,
    figures: ([first = 0, second = 0]) => ({ sum: first + second, size: sizeOf(first + second, 12) }),
  },
  /** The special ball, which is drawn last. */
  LHC: { count: 7, max: 49, figures: numbers => ({ size: sizeOf(numbers.at(-1) ?? 0, 25, 49) }) },
}

/**
 * Sum and size of a draw. Numbers that are not those of their kind, such as whole prizes, have
 * neither.
 */
export function figuresOf(category: string, numbers: readonly string[]): DrawFigures {
  const rule = rules[category]
  const values = numbers.map(Number)
  if (!rule || values.length !== rule.count || values.some(value => !(value >= 0 && value <= rule.max))) return {}
  return rule.figures(values)
}

/** The ball that is told apart from the others: the special one of a mark six. */
export const specialOf = (category: string, numbers: readonly string[]): number =>
  category === 'LHC' && numbers.length === rules['LHC']?.count ? numbers.length - 1 : -1
