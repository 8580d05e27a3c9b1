import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const html = { lang: 'en' }

/** A page of a site that offers English and German, as the platform has delivered it. */
beforeEach(() => {
  vi.resetModules()
  html.lang = 'en'
  vi.stubGlobal('document', { documentElement: html, querySelectorAll: () => [] })
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => vi.unstubAllGlobals())

async function spokenAfter(search: string, stored: string | null): Promise<string> {
  vi.stubGlobal('location', { href: `https://own.example/${search}` })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  const [{ startLanguage }, { keepPermission }] = await Promise.all([
    import('./language.ts'),
    import('./start/permission.ts'),
  ])
  const started = startLanguage(() => undefined)
  expect(html.lang, 'nothing is spoken before the platform has answered').toBe('en')
  keepPermission({ maintenance: false, restricted: false, gtagId: '', config: { languages: ['EN', 'DE'] } })
  await started
  return html.lang
}

it.each([
  ['?lang=ES', null, 'en'],
  ['', 'ES', 'en'],
  ['?lang=ES', 'DE', 'de'],
  ['?lang=DE', null, 'de'],
  ['', null, 'en'],
])(
  'with %j in the address and %j stored, the site speaks %s, which it offers [I18N-11]',
  async (search, stored, tag) => {
    expect(await spokenAfter(search, stored)).toBe(tag)
  },
)
