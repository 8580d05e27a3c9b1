import { expect, test } from 'vitest'
import { palettes } from './palettes.ts'

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each(Object.entries(palettes))('reads the title on its ground in %s', (_, { ground, title }) => {
  expect(contrast(ground, title)).toBeGreaterThanOrEqual(4.7)
})

test('has fourteen sets of inks', () => {
  expect(Object.keys(palettes)).toHaveLength(14)
})
