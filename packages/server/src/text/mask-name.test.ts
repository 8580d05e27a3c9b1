import { describe, expect, it } from 'vitest'
import { maskName } from './mask-name.ts'

describe('the name of a winner', () => {
  it('keeps the first two letters and the last one [WIN-09]', () => {
    expect(maskName('linhtran')).toBe('li***n')
    expect(maskName('marina')).toBe('ma***a')
  })

  it('shows at most half of a short name [WIN-09]', () => {
    for (const name of ['a', 'jo', 'ana', 'luis', 'maria']) {
      const letters = maskName(name).replaceAll('*', '')
      expect(letters.length, name).toBeLessThanOrEqual(name.length / 2)
    }
  })

  it('does not tell how long the name is [WIN-09]', () => {
    expect(maskName('abcdefgh')).toHaveLength(maskName('abcdefghijklmnop').length)
  })

  it('cuts between letters, not within them', () => {
    expect(maskName('😀😃😄😁😆😅')).toBe('😀😃***😅')
  })
})
