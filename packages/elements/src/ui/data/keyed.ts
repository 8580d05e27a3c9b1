/**
 * Rows of an answer with a key for each: its name, and a count where a row before it has the same.
 * Under one key for two React keeps rows that the next answer no longer has, so no name is trusted
 * to be there once.
 *
 * @param nameOf - what a row is known by from one answer to the next
 */
export function keyed<Row>(
  rows: readonly Row[],
  nameOf: (row: Row, index: number) => string | number,
): [key: string, row: Row][] {
  const counts = new Map<string, number>()
  return rows.map((row, index) => {
    const name = String(nameOf(row, index))
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [count === 1 ? name : `${name}\n${count}`, row]
  })
}
