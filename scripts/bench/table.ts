/** A Markdown table under a heading; numbers to the right. */
export function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const marks = columns.map((_, index) => (index === 0 ? '---' : '--:'))
  return [`## ${title}`, '', line(columns), line(marks), ...rows.map(line), ''].join('\n')
}

/** The middle of the measured, or the value under which a share of them lies. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds to one decimal. */
export const ms = (value: number): string => value.toFixed(1)
/** Whole numbers with their thousands apart. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en')
