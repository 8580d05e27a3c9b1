import { describe, expect, it } from 'vitest'
import { TestArea, testPage } from '../test/page.ts'
import type { StorageArea, BrowserEnv } from './browser-env.ts'
import { openStore } from './storage.ts'

const envWith = (area: () => StorageArea | null): BrowserEnv => ({ ...testPage().env, area })
const full = new Proxy(new TestArea(), {
  get: (area, name) =>
    name === 'setItem'
      ? () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      : (Reflect.get(area, name) as unknown),
}) as StorageArea
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('a store', () => {
  it('keeps texts in the browser, under its prefix', () => {
    const area = new TestArea()
    const store = openStore(
      envWith(() => area),
      'local',
      'baize.demo.',
    )
    store.set('lang', 'ES')
    expect([...area.kept]).toEqual([['baize.demo.lang', 'ES']])
    expect(store.get('lang')).toBe('ES')
    expect(store.names()).toEqual(['lang'])
    store.remove('lang')
    expect(area.kept.size).toBe(0)
  })

  it('names only what stands under its prefix, so that nothing of the host is ever cleared [ENT-16]', () => {
    const area = new TestArea()
    area.setItem('token', 'of the host')
    expect(
      openStore(
        envWith(() => area),
        'session',
        'baize.demo.',
      ).names(),
    ).toEqual([])
  })

  it.each([
    ['asking for storage throws', denied],
    ['there is no storage', () => null],
    ['the storage is full', () => full],
  ])('still works for the life of the page where %s', (_, area) => {
    const store = openStore(envWith(area), 'session')
    store.set('token', 't')
    expect(store.get('token')).toBe('t')
    store.remove('token')
    expect(store.get('token')).toBeNull()
    expect(store.names()).toEqual([])
  })

  it('that is let into its storage late moves there what it has noted', () => {
    const late: { area: TestArea | null } = { area: null }
    const store = openStore(
      envWith(() => late.area),
      'local',
      'baize.demo.',
    )
    store.set('lang', 'ES')
    store.set('token', 't')
    late.area = new TestArea()
    expect([store.get('lang'), store.get('token')]).toEqual(['ES', 't'])
    expect([...late.area.kept]).toEqual([
      ['baize.demo.lang', 'ES'],
      ['baize.demo.token', 't'],
    ])
  })

  it('keeps in memory what its storage has no room for, also where that is there late', () => {
    const late: { area: StorageArea | null } = { area: null }
    const store = openStore(
      envWith(() => late.area),
      'local',
    )
    store.set('lang', 'ES')
    store.set('token', 't')
    late.area = full
    expect([store.get('lang'), store.get('token'), store.get('lang')]).toEqual(['ES', 't', 'ES'])
  })

  it('in memory writes nothing to the browser', () => {
    const area = new TestArea()
    openStore(
      envWith(() => area),
      'memory',
    ).set('token', 't')
    expect(area.kept.size).toBe(0)
  })
})
