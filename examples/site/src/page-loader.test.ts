import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLoader } from './page-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const said: boolean[] = []
  const loader = createLoader(on => said.push(on))
  const [one, other] = [new EventTarget(), new EventTarget()]
  loader.begin([one, other])
  said.length = 0
  return { loader, one, other, said }
}

describe('the loader of a page', () => {
  it('shows after 150 ms, and hides once every element has drawn or failed [ROUTE-39] [ROUTE-40]', () => {
    const { loader, one, other, said } = setUp()
    vi.advanceTimersByTime(149)
    expect(said).toEqual([])
    vi.advanceTimersByTime(1)
    expect(said).toEqual([true])
    loader.done(one)
    loader.done(one)
    loader.done(new EventTarget())
    expect(said).toEqual([true])
    loader.done(other)
    expect(said).toEqual([true, false])
  })

  it('never shows for what is there within a moment, nor for a page without elements [ROUTE-40]', () => {
    const { loader, one, other, said } = setUp()
    for (const element of [one, other]) loader.done(element)
    loader.begin([])
    vi.advanceTimersByTime(10_000)
    expect(said).not.toContain(true)
  })

  it('hides when another page is asked for, and begins anew for that [ROUTE-39] [ROUTE-40]', () => {
    const { loader, one, other, said } = setUp()
    vi.advanceTimersByTime(150)
    const next = new EventTarget()
    loader.begin([next])
    expect(said).toEqual([true, false])
    vi.advanceTimersByTime(149)
    for (const element of [one, other]) loader.done(element)
    expect(said).toEqual([true, false])
    vi.advanceTimersByTime(1)
    loader.done(next)
    expect(said).toEqual([true, false, true, false])
  })
})
