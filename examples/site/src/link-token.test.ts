import { describe, expect, it } from 'vitest'
import { withoutToken } from './link-token.ts'

const site = 'http://localhost:4400'
const clean = (path: string) => withoutToken(new URL(path, site)).href.replace(site, '')
const encoded = (text: string, times: number): string => (times ? encoded(encodeURIComponent(text), times - 1) : text)

describe('the token of a link', () => {
  it.each([
    ['as it is', '/favorite?token=x&lang=EN', '/favorite?lang=EN'],
    ['more than once', '/favorite?token=x&token=y', '/favorite'],
    ['in capitals', '/favorite?TOKEN=x&lang=EN&Token=y', '/favorite?lang=EN'],
    ['by an encoded name', '/favorite?%2574oken=x', '/favorite'],
    ['in the fragment', '/favorite?lang=EN#token=x', '/favorite?lang=EN'],
    ['in the fragment, encoded', '/help#/recent%3FToken%3Dx', '/help'],
    ['in a kept address', '/login?redirect=%2Ffavorite%3Ftoken%3Dx%26tab%3D1', '/login?redirect=%2Ffavorite%3Ftab%3D1'],
    ['in capitals in a kept address', '/login?redirect=%2Ffavorite%3FTOKEN%3Dx', '/login?redirect=%2Ffavorite'],
    ['in the fragment of a kept address', '/login?redirect=%2Ffavorite%23token%3Dx', '/login?redirect=%2Ffavorite'],
    ['as a kept address', '/login?redirect=token%3Dx&lang=EN', '/login?lang=EN'],
    ['in any other parameter', '/rng?back=%2F%3Ftoken%3Dx', '/rng?back=%2F'],
  ])('rests in no address: %s [BOOT-22]', (_, path, left) => expect(clean(path)).toBe(left))

  it.each([1, 2, 3, 8])('rests in no kept address that was encoded %i times [BOOT-22]', times => {
    const kept = encoded('/favorite?token=x', times)
    expect(clean(`/login?redirect=${kept}`)).toBe('/login?redirect=%2Ffavorite')
  })

  it.each([1, 2, 3, 12])('rests in no address kept %i deep in others [BOOT-22]', depth => {
    let address = '/recent?token=secret'
    for (let each = 0; each < depth; each++) address = `/login?redirect=${encodeURIComponent(address)}`
    expect(clean(address)).not.toMatch(/token|secret/)
  })

  it('is dropped with the address that never ends to be encoded, in no time', () => {
    expect(clean(`/login?redirect=%${'25'.repeat(40)}3Dx`)).toBe('/login')
  })

  it.each([
    '/rng?vassalage=ORIENT',
    '/login?redirect=%2Frng%3Fvassalage%3DA%2526B',
    '/help#term',
    '/rng?q=50%25+a%26b',
  ])('changes nothing of an address without one: %s', path => expect(clean(path)).toBe(path))
})
