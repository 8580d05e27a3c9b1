/**
 * How many letters to add, leave out, change or swap with their neighbour until one word is
 * another.
 */
function distance(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [[], [...to, ''].map((_, index) => index)]
  for (let row = 1; row <= from.length; row++) {
    const line = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const steps = [
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      ]
      line.push(Math.min(...steps))
    }
    ;[before, last] = [last, line]
  }
  return last[to.length] ?? 0
}

/**
 * The known name that somebody may have meant; undefined where none is near: a third of its letters
 * at most are wrong, and never over three.
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const plain = typed.replaceAll('-', '')
  const [best] = known
    .map(name => ({ name, wrong: Math.min(distance(typed, name), distance(plain, name.replaceAll('-', ''))) }))
    .sort((a, b) => a.wrong - b.wrong)
  return best && best.wrong <= Math.min(3, Math.max(1, Math.floor(best.name.length / 3))) ? best.name : undefined
}
