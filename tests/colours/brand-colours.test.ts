import { describe, expect, it } from 'vitest'
import { contrast, over, readColour } from '../../packages/elements/src/ui/theme/contrast.ts'
import { contrastPairs, minContrast } from '../../packages/elements/src/ui/theme/contrast-pairs.ts'
import { colours, type Role } from '../../packages/elements/src/ui/theme/tokens.ts'
import { merchantCodes, merchantOf } from '../../packages/server/src/merchants/index.ts'

const brands = merchantCodes.flatMap(merchant => {
  const { brand } = merchantOf(merchant)
  return (['dark', 'light'] as const).map(scheme => ({ merchant, scheme, own: brand?.colours?.[scheme] ?? {} }))
})

describe.each(brands)('the colours of $merchant, $scheme', ({ scheme, own }) => {
  const read = (role: Role) => {
    const colour = readColour(own[role] ?? colours[role][scheme === 'dark' ? 0 : 1])
    if (!colour) throw new Error(`${role} is not a colour`)
    return colour
  }

  it('are roles that elements have', () => {
    expect(Object.keys(own).filter(role => !Object.hasOwn(colours, role))).toEqual([])
  })

  it('leave every text readable on what it stands on', () => {
    const tooWeak = contrastPairs().flatMap(([text, ground, under]) => {
      const seen = under ? over(read(ground), read(under)) : read(ground)
      const found = contrast(read(text), seen)
      return found < minContrast ? [`${text} on ${ground}${under ? ` over ${under}` : ''}: ${found.toFixed(2)}`] : []
    })
    expect(tooWeak).toEqual([])
  })
})
