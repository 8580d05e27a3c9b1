const hidden = '***'

/**
 * The masked name of a winner: first two letters and the last one, of a short name at most half of it (WIN-09). The rest is always three
 * stars, so that the length stays hidden, too.
 */
export function maskName(name: string): string {
  const letters = [...name]
  const shown = Math.min(3, Math.floor(letters.length / 2))
  const start = letters.slice(0, Math.min(2, shown)).join('')
  const end = shown > 2 ? letters.slice(-1).join('') : ''
  return start + hidden + end
}
