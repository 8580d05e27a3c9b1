import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandSetting, type Brand } from '../../system/index.ts'
import { staticApp } from './site-files.ts'

const page = (key: string, merchant: string) =>
  `<!doctype html><html lang="es"><title>Shell</title><link rel="icon" href="/icon.svg"><meta name="description" content="Any"><script src="/sdk/v1/baize.js" data-merchant="${merchant}" data-site-key="${key}"></script><a href="/" data-name="aria-label" aria-label="Baize"><span data-name="text">Baize</span></a></head><span data-text="home">Inicio</span><h1 id="page-name"></h1>`
const ownKey = 'data-merchant="own" data-site-key="pk_own"'

const loader = `export const version = '1.4.2' // ${'x'.repeat(2000)}`
const files = {
  'site/index.html': page('pk_demo', 'demo'),
  'site/locales/es/site.json':
    '{"home":"Inicio","RNG":"Slots","help":"Ayuda","login":"Entrar","missing":"No está","game":"Juego"}',
  'site/locales/es/pages.json': '{"home":"Todo <aquí>","RNG":"Las slots"}',
  'site/locales/en/site.json': '{"home":"Home","RNG":"Slots","help":"Help","login":"Log in","missing":"Not there"}',
  'site/locales/en/pages.json': '{"home":"All here","RNG":"The slots"}',
  'site/site.css': 'body{}',
  'site/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/.secret': 'hidden',
  'sdk/integrity.json': '{"version":"1.4.2","files":{}}',
  'sdk/baize.js': loader,
  'sdk/c/a1b2c3d4.js': 'export {}',
  'sdk/types/elements.d.ts': 'export {}',
  'outside.js': 'export {}',
}

let root: string
let brand: Brand = brandSetting.defaults
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
    site: async () => ({
      origin: 'https://own.example',
      defaultLanguage: 'ES',
      languages: ['ES', 'EN'],
      brand,
      categories: ['RNG', 'LIVE'],
      hidden: ['live-chat'],
    }),
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
      expect(await response.text()).toContain(ownKey)
    },
  )

  it('answers an unknown path with 404 and the same shell [ROUTE-54]', async () => {
    for (const path of ['/no-such-place', '/chat']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      const text = await response.text()
      expect(text).toContain('<title>No está – Baize</title><meta name="robots" content="noindex" />')
      expect(text).toContain('<li><a href="/rng">Slots</a></li>')
    }
  })

  it('says before any script what a page is called, what it is about and where else one can go', async () => {
    const text = await (await get('/RNG/?vendor=ORIENT')).text()
    expect(text).toContain(
      '<title>Slots – Baize</title><link rel="canonical" href="https://own.example/rng" />' +
        '<link rel="alternate" hreflang="es" href="https://own.example/rng" />' +
        '<link rel="alternate" hreflang="en" href="https://own.example/rng?lang=EN" />' +
        '<link rel="alternate" hreflang="x-default" href="https://own.example/rng" />',
    )
    expect(text).toContain('<meta name="description" content="Las slots">')
    expect(text).toMatch(
      /<h1 id="page-name">Slots<\/h1><div class="words"><p>Las slots<\/p><ul><li><a href="\/">Inicio</,
    )
    expect(await (await get('/')).text()).toContain('content="Todo &lt;aquí&gt;"')
  })

  it('says it in another language of the site by its address, and in no other', async () => {
    const english = await (await get('/rng?lang=en-GB')).text()
    expect(english).toContain('<html lang="en" ')
    expect(english).toContain('<span data-text="home">Home</span>')
    expect(english).toContain('<link rel="canonical" href="https://own.example/rng?lang=EN" />')
    expect(english).toContain('<a href="/help?lang=EN">Help</a>')
    for (const wish of ['DE', 'XX', '..', '"><script>'])
      expect(await (await get(`/rng?lang=${encodeURIComponent(wish)}`)).text()).toBe(await (await get('/rng')).text())
  })

  it('lets no search engine list what needs a login; a form over home is home [ROUTE-37]', async () => {
    const game = await (await get('/seamless')).text()
    expect(game).toContain('<title>Juego – Baize</title><meta name="robots" content="noindex" />')
    expect(game).not.toContain('class="words"')
    const login = await (await get('/login')).text()
    expect(login).toContain('<title>Entrar – Baize</title><link rel="canonical" href="https://own.example/" />')
    for (const page of [game, login]) expect(page).not.toContain('name="description"')
  })

  it('names its pages to search engines, and what they need not visit', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /seamless\n')
    expect(robots).not.toContain('/rng')
    expect(robots).toContain('Sitemap: https://own.example/sitemap.xml')
    const map = await get('/sitemap.xml')
    expect(map.headers.get('content-type')).toContain('application/xml')
    const found = [...(await map.text()).matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)
    expect(found).toContain('https://own.example/rng')
    expect(found).toContain('https://own.example/rng?lang=EN')
    expect(found.filter(address => /seamless|login|member/.test(address ?? ''))).toEqual([])
  })

  it('lists and links no page that the site does not offer', async () => {
    const map = await (await get('/sitemap.xml')).text()
    expect(map).toContain('<loc>https://own.example/live</loc>')
    expect(map).not.toMatch(/pvp|live-chat/)
    expect(await (await get('/rng')).text()).not.toMatch(/href="\/(pvp|live-chat)/)
    for (const path of ['/pvp', '/live-chat'])
      expect(await (await get(path)).text()).toContain('<meta name="robots" content="noindex" />')
  })

  it('wears the name, logo and colours of its merchant, as soon as they change', async () => {
    const ours = await (await get('/rng')).text()
    expect(ours).toContain('data-brand="Baize"')
    expect(ours).not.toContain('/brand.css')
    expect(await (await get('/brand.css')).text()).toBe('')
    brand = {
      name: 'Fish & "Ships"',
      logo: '/other.svg',
      colours: { dark: { felt: '#112233' }, light: { bg: '#FFEEDD' } },
    }
    const theirs = await (await get('/rng')).text()
    expect(theirs).toContain('<title>Slots – Fish &amp; &quot;Ships&quot;</title>')
    expect(theirs).toContain('<span data-name="text">Fish &amp; &quot;Ships&quot;</span>')
    expect(theirs).toContain('href="/other.svg"')
    expect(theirs).toContain('<link rel="stylesheet" href="/brand.css" /></head>')
    expect(theirs).not.toContain('Baize')
    expect(await (await get('/brand.css')).text()).toBe(
      ":root {\n  --baize-felt: #112233;\n}\n:root[data-theme='light'] {\n  --baize-felt: initial;\n  --baize-bg: #FFEEDD;\n}\n",
    )
    brand = brandSetting.defaults
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

  it('sends its policies with what opens as a page alone', async () => {
    const { headers } = await get('/site.css')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get('/icon.svg')).headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await get('/index.html')).headers.get('content-security-policy')).toContain("default-src 'none'")
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
    expect(await (await get('/wps/unknown')).text()).not.toContain(ownKey)
  })
})

describe('the SDK', () => {
  it('floats within the major for five minutes, and its hashed chunks never change', async () => {
    expect((await get('/sdk/v1/baize.js')).headers.get('cache-control')).toBe('public, max-age=300')
    const { headers } = await get('/sdk/v1/c/a1b2c3d4.js')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('etag'), 'nobody asks for it again').toBeNull()
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
