import { describe, expect, test } from 'vitest'
import { faces, glyph, lettering, measure } from './lettering.ts'

describe('lettering', () => {
  test('draws every letter, digit and accent in every face', () => {
    for (const face of faces)
      for (const char of 'ABCXYZabcxyz0123456789áéíóúñüÁÉÍÓÚÑÜ&!')
        expect(glyph(char, face).commands.length).toBeGreaterThan(2)
  })

  test('draws the bare letter where a face lacks the accented one', () => {
    expect(glyph('ế', 'limelight')).toEqual(glyph('e', 'limelight'))
    expect(glyph('Đ', 'josefin')).toEqual(glyph('D', 'josefin'))
  })

  test('draws a question mark for what has no Latin relation', () => {
    expect(glyph('龍', 'oswald')).toEqual(glyph('?', 'oswald'))
    expect(glyph('🂡', 'oswald')).toEqual(glyph('?', 'oswald'))
  })

  test('gives outlines one can bend: moves, lines, curves and ends, all in finite numbers', () => {
    const { commands } = glyph('S', 'marcellus')
    const numbers = { M: 2, L: 2, Q: 4, Z: 0 }
    for (const { op, at } of commands) expect(at.filter(Number.isFinite)).toHaveLength(numbers[op])
    expect(commands.at(-1)?.op).toBe('Z')
  })

  test('sets a line from its start, middle or end', () => {
    const left = (anchor: 'start' | 'middle' | 'end') =>
      Number(lettering('I', 'oswald', { size: 100, anchor }).d.match(/M(-?[\d.]+)/)?.[1])
    const { width } = lettering('I', 'oswald', { size: 100 })
    expect(left('start') - left('end')).toBeCloseTo(width, 0)
    expect(left('start') - left('middle')).toBeCloseTo(width / 2, 0)
  })

  test('moves pairs together as the face asks, and apart by tracking', () => {
    expect(measure('AV', 'josefin')).toBeLessThan(measure('A', 'josefin') + measure('V', 'josefin'))
    expect(measure('AVA', 'josefin', 0.1)).toBeCloseTo(measure('AVA', 'josefin') + 0.2)
  })

  test('ends every outline where it began, so that rounding never opens a letter', () => {
    const { d } = lettering('Mississippi', 'marcellus', { size: 24, x: 3.3, y: 7.7 })
    expect(d.match(/M/g)?.length).toBe(d.match(/z/g)?.length)
  })

  test('draws nothing for nothing', () => {
    expect(lettering('', 'oswald', { size: 20 })).toEqual({ d: '', width: 0 })
  })
})
