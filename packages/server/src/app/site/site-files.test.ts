import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staticApp } from './site-files.ts'

const page = (key: string, merchant: string) =>
  `<!doctype html><title>Shell</title><script src="/sdk/v1/baize.js" data-merchant="${merchant}" data-site-key="${key}"></script>`
const shell = page('pk_own', 'own')
const loader = `export const version = '1.4.2' // ${'x'.repeat(2000)}`
const files = {
  'site/index.html': page('pk_demo', 'demo'),
  'site/site.css': 'body{}',
  'site/.secret': 'hidden',
  'sdk/integrity.json': '{"version":"1.4.2","files":{}}',
  'sdk/baize.js': loader,
  'sdk/c/a1b2c3d4.js': 'export {}',
  'sdk/types/elements.d.ts': 'export {}',
  'outside.js': 'export {}',
}

let root: string
let app: ReturnType<typeof staticApp>
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'baize-static-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  app = staticApp({
    siteRoot: join(root, 'site'),
    sdkRoot: join(root, 'sdk'),
    origins: async () => ({ games: ['http://127.0.0.1:4402'], images: ['https://pictures.example'] }),
    own: { key: 'pk_own', merchant: 'own' },
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('the site', () => {
  it.each(['/', '/home', '/rng', '/seaLottery', '/SEALOTTERY', '/member/deposit', '/agentHome', '/help?x=1'])(
    'answers its route %s with the shell [ROUTE-36] [ROUTE-55]',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(shell)
    },
  )

  it('answers an unknown path with 404 and the same shell [ROUTE-54]', async () => {
    for (const path of ['/no-such-place', '/chat']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toBe(shell)
    }
  })

  it('never answers a missing file with a page', async () => {
    const response = await get('/assets/gone.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })

  it('allows its pages nothing but their own origin, the pictures’ and the frame of the vendor', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' https://pictures.example data:; font-src 'self'; " +
        "frame-src 'self' http://127.0.0.1:4402; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types baize",
    )
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('asks again for its pages, and answers 304 where nothing changed', async () => {
    const first = await get('/site.css')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/site.css', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('serves what is newly built without a restart', async () => {
    const path = join(root, 'site', 'site.js')
    await writeFile(path, 'one')
    expect(await (await get('/site.js')).text()).toBe('one')
    await writeFile(path, 'three')
    expect(await (await get('/site.js')).text()).toBe('three')
  })

  it.each(['/../outside.js', '/%2e%2e/outside.js', '/..%2foutside.js', '/.secret', '/%00', '/%'])(
    'keeps what lies outside or is hidden to itself: %s',
    async path => {
      const text = await (await get(path)).text()
      expect(text).not.toContain('export')
      expect(text).not.toContain('hidden')
    },
  )

  it('leaves unknown paths of the platform to the platform', async () => {
    expect(await (await get('/wps/unknown')).text()).not.toBe(shell)
  })
})

describe('the SDK', () => {
  it('floats within the major for five minutes, and its hashed chunks never change', async () => {
    expect((await get('/sdk/v1/baize.js')).headers.get('cache-control')).toBe('public, max-age=300')
    expect((await get('/sdk/v1/c/a1b2c3d4.js')).headers.get('cache-control')).toContain('immutable')
  })

  it('stands under its exact version for ever, and under no other', async () => {
    expect((await get('/sdk/1.4.2/baize.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/sdk/1.4.1/baize.js')).status).toBe(404)
  })

  it('may be loaded by a page of any origin', async () => {
    for (const path of ['/sdk/v1/baize.js', '/sdk/v1/c/gone.js']) {
      const { headers } = await get(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('hands out its types as text that anybody can read', async () => {
    const response = await get('/sdk/v1/types/elements.d.ts')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('says 404 in plain text where a chunk is gone', async () => {
    const response = await get('/sdk/v1/c/gone.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('is compressed for those who can read it', async () => {
    const response = await get('/sdk/v1/baize.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(loader)
  })
})
