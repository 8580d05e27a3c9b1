import { describe, expect, it } from 'vitest'
import { contrast, over, readColour } from './contrast.ts'
import { colours, tokens, type Role } from './tokens.ts'

const grounds: readonly Role[] = ['bg', 'surface', 'raised', 'sunk']
const texts: readonly Role[] = ['text', 'muted', 'faint', 'felt-text', 'brass-text', 'win', 'loss', 'warn', 'info']
/** Text on a fill: the fill is opaque and given in every state a pointer can bring. */
const fills: readonly (readonly [Role, Role])[] = [
  ['on-felt', 'felt'],
  ['on-felt', 'felt-hover'],
  ['on-felt', 'felt-press'],
  ['on-brass', 'brass'],
  ['on-brass', 'brass-hover'],
  ['on-brass', 'brass-press'],
  ['on-danger', 'danger'],
  ['text', 'hover'],
  ['muted', 'hover'],
]
/** Status text on its own tint, the tint lying on a panel. */
const tinted: readonly (readonly [Role, Role])[] = [
  ['win', 'win-tint'],
  ['loss', 'loss-tint'],
  ['warn', 'warn-tint'],
  ['info', 'info-tint'],
  ['felt-text', 'felt-tint'],
]

const read = (role: Role, theme: 0 | 1) => {
  const colour = readColour(colours[role][theme])
  if (!colour) throw new Error(`${role} is not a colour`)
  return colour
}

describe.each([
  ['dark', 0],
  ['light', 1],
] as const)('the %s theme', (_name, theme) => {
  it.each(texts.flatMap(text => grounds.map(ground => [text, ground] as const)))(
    'keeps %s readable on %s at 4.5 or more',
    (text, ground) => expect(contrast(read(text, theme), read(ground, theme))).toBeGreaterThanOrEqual(4.5),
  )
  it.each(fills)('keeps %s readable on a fill of %s', (text, fill) =>
    expect(contrast(read(text, theme), read(fill, theme))).toBeGreaterThanOrEqual(4.5),
  )
  it.each(tinted)('keeps %s readable on %s over a panel at 4.5 or more', (text, tint) => {
    const ground = over(read(tint, theme), read('surface', theme))
    expect(contrast(read(text, theme), ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(grounds)('draws borders that carry meaning and the focus ring at 3 or more on %s', ground => {
    expect(contrast(read('field', theme), read(ground, theme))).toBeGreaterThanOrEqual(3)
    expect(contrast(read('focus', theme), read(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})

it('lets a host set every token but the focus ring', () => {
  expect(tokens).toContain('--felt:var(--baize-felt,#34A378)')
  expect(tokens).toContain('--r2:var(--baize-r2,8px)')
  expect(tokens).not.toContain('--baize-focus')
})

it('reads the forms in which a browser and a person write colours', () => {
  expect(readColour('rgba(216, 177, 91, 0.14)')).toEqual([216, 177, 91, 0.14])
  expect(readColour('rgb(1, 2, 3)')).toEqual([1, 2, 3, 1])
  expect(readColour('rgb(237 230 208 / 10%)')).toEqual([237, 230, 208, 0.1])
  expect(readColour('tomato')).toBeNull()
})
