import { describe, expect, it } from 'vitest'
import { contrast, over, readColour } from './contrast.ts'
import { minContrast, contrastPairs } from './contrast-pairs.ts'
import { appearances } from './appearances/index.ts'
import { colours, tokens, type Role } from './tokens.ts'

const grounds: readonly Role[] = ['bg', 'surface', 'raised', 'sunk']

/** Every appearance in both themes; the focus ring is the same in all. */
const tables = ['felt', ...Object.keys(appearances)].flatMap(name => [
  { name, scheme: 'dark', theme: 0 } as const,
  { name, scheme: 'light', theme: 1 } as const,
])
const valuesOf = (name: string): Partial<Record<Role, readonly [string, string]>> =>
  name === 'felt' ? colours : { focus: colours.focus, ...appearances[name as keyof typeof appearances].colours }

describe.each(tables)('$name, $scheme', ({ name, theme }) => {
  const read = (role: Role) => {
    const colour = readColour(valuesOf(name)[role]?.[theme] ?? '')
    if (!colour) throw new Error(`${role} is not a colour`)
    return colour
  }
  it.each(contrastPairs().map(([text, ground, under]) => ({ text, ground, under })))(
    'keeps $text readable on $ground at 4.5 or more',
    ({ text, ground, under }) => {
      const seen = under ? over(read(ground), read(under)) : read(ground)
      expect(contrast(read(text), seen)).toBeGreaterThanOrEqual(minContrast)
    },
  )
  it.each(grounds)('draws borders that carry meaning and the focus ring at 3 or more on %s', ground => {
    expect(contrast(read('field'), read(ground))).toBeGreaterThanOrEqual(3)
    expect(contrast(read('focus'), read(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('lets a host set every token but the focus ring', () => {
  expect(tokens).toContain('--felt:var(--baize-felt,var(--appearance-felt,#34A378))')
  expect(tokens).toContain(
    '--felt-hover:var(--baize-felt-hover,var(--baize-felt,var(--appearance-felt-hover,#43B689)))',
  )
  expect(tokens).toContain('--r2:var(--baize-r2,var(--appearance-r2,8px))')
  expect(tokens).not.toContain('--baize-focus')
})

it('reads the forms in which a browser and a person write colours', () => {
  expect(readColour('rgba(216, 177, 91, 0.14)')).toEqual([216, 177, 91, 0.14])
  expect(readColour('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1])
  expect(readColour('rgb(237 230 208 / 10%)')).toEqual([237, 230, 208, 0.1])
  expect(readColour('tomato')).toBeNull()
})
