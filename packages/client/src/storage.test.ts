import { describe, expect, it } from 'vitest'
import { TestArea, testPage } from '../test/page.ts'
import type { StorageArea, Host } from './host.ts'
import { openStore } from './storage.ts'

const hostWith = (area: () => StorageArea | null): Host => ({ ...testPage().host, area })
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
      hostWith(() => area),
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
        hostWith(() => area),
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
    const store = openStore(hostWith(area), 'session')
    store.set('token', 't')
    expect(store.get('token')).toBe('t')
    store.remove('token')
    expect(store.get('token')).toBeNull()
    expect(store.names()).toEqual([])
  })

  it('in memory writes nothing to the browser', () => {
    const area = new TestArea()
    openStore(
      hostWith(() => area),
      'memory',
    ).set('token', 't')
    expect(area.kept.size).toBe(0)
  })
})
