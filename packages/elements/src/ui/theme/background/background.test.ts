import { expect, it } from 'vitest'
import { contrast, over, readColour, type Rgb } from '../contrast.ts'
import { contrastPairs, minContrast } from '../contrast-pairs.ts'
import { appearances } from '../appearances/index.ts'
import { colours, type Role } from '../tokens.ts'
import { isLegibleOn, schemeOn } from './background.ts'

const steps = Array.from({ length: 26 }, (_, step) => step * 10 + 5)
const grounds: Rgb[] = steps.flatMap(red => steps.flatMap(green => steps.map(blue => [red, green, blue, 1] as const)))

type Table = Partial<Record<Role, readonly [dark: string, light: string]>>
const read = (role: Role, ground: Rgb, table: Table) => {
  const colour = readColour(table[role]?.[schemeOn(ground) === 'dark' ? 0 : 1] ?? '')
  if (!colour) throw new Error(`${role} is not a colour`)
  return colour
}
/** What may stand on the ground of a page, with the tint under it where it has one. */
const texts: [text: Role, tint: Role | null][] = contrastPairs().flatMap(
  ([text, ground, under]): [Role, Role | null][] => {
    if (ground === 'bg') return [[text, null]]
    return under ? [[text, ground]] : []
  },
)
const unreadable = (ground: Rgb, table: Table = colours) =>
  texts.filter(([text, tint]) => {
    const seen = tint ? over(read(tint, ground, table), ground) : ground
    return contrast(read(text, ground, table), seen) < minContrast
  })

const tables = { felt: colours, paper: appearances.paper.colours, plain: appearances.plain.colours }
it.each(Object.entries(tables))(
  'needs no surface of ours only where every text of %s can be read, on tints, too',
  (_, table) => {
    expect(texts.length).toBeGreaterThan(12)
    const wrong = grounds.filter(ground => isLegibleOn(ground) && unreadable(ground, table).length)
    expect(wrong).toEqual([])
  },
)

it('asks for a surface only where a text of ours cannot be read, but for a hair', () => {
  const needless = grounds.filter(ground => !isLegibleOn(ground) && !unreadable(ground).length)
  expect(needless.length).toBeLessThan(grounds.length / 100)
})

it('takes the scheme whose text is further from the ground', () => {
  const [ivory, ink] = [colours.text[0], colours.text[1]].map(text => readColour(text) as Rgb) as [Rgb, Rgb]
  for (const ground of grounds) {
    const [dark, light] = [contrast(ivory, ground), contrast(ink, ground)]
    if (Math.abs(dark - light) > 0.4) expect(schemeOn(ground), String(ground)).toBe(dark > light ? 'dark' : 'light')
  }
})
