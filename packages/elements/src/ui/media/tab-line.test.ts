import { describe, expect, it } from 'vitest'
import { scrollDistance } from './tab-line.ts'

const track = { left: 100, right: 400 }
const box = (left: number, width = 60) => ({ left, right: left + width })

describe('tabs in one line', () => {
  it('stay where they are while the chosen one and its neighbours are in view', () => {
    expect(scrollDistance(track, box(200))).toBe(0)
    expect(scrollDistance(track, box(140))).toBe(0)
    expect(scrollDistance(track, box(300))).toBe(0)
  })

  it('move until the chosen one is in view and its neighbour peeks out', () => {
    expect(scrollDistance(track, box(500))).toBe(200)
    expect(scrollDistance(track, box(20))).toBe(-120)
  })

  it('begin with the chosen one where it is wider than the line', () => {
    expect(scrollDistance(track, box(390, 500))).toBe(250)
  })
})
