import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Dark modules of a picture, as `x,y` without its margin. */
function darkIn(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [x, y, length].map(Number))
  return new Set(
    runs.flatMap(([x = 0, y = 0, length = 0]) => Array.from({ length }, (_, at) => `${x + at - 4},${y - 4}`)),
  )
}

/**
 * The first two bits of what a code says of itself, in its ninth row, and the mask that lies over
 * them (ISO/IEC 18004, 7.9.1).
 */
const levels: Readonly<Record<string, string>> = { '01': 'L', '00': 'M', '11': 'Q', '10': 'H' }
function levelOf(text: string): string | undefined {
  const dark = darkIn(qrPath(text).path)
  const bit = (x: number, mask: boolean) => (dark.has(`${x},8`) !== mask ? '1' : '0')
  return levels[bit(0, true) + bit(1, false)]
}

it('is of medium error correction, however long the text, or better where that costs no room [CONST-29]', () => {
  for (const length of [5, 20, 60, 120, 200, 400]) expect(levelOf('x'.repeat(length)), `${length}`).toMatch(/[MQH]/)
  expect(levelOf('https://example.test/register?affiliateCode=abcdef')).toBe('M')
})
