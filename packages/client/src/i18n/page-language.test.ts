import { systemStatus } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { testPage, until } from '../../test/page.ts'
import type { PageOptions } from '../../test/page.ts'
import { siteStatus } from '../../test/status.ts'
import { books, own, setUp } from '../../test/texts.ts'
import type { Config } from '../index.ts'

describe('the language of a page', () => {
  const languageOf = (config: Config, options: PageOptions = {}, stored?: string) => {
    const page = testPage(options)
    if (stored) page.local.set(page.address.origin === 'http://api.test' ? 'lang' : 'baize.demo.lang', stored)
    const { i18n } = page.scope({ api: 'http://api.test', ...config })
    return i18n.$locale.get()
  }

  it('is that of the configuration [I18N-02]', () => expect(languageOf({ locale: 'ES' })).toBe('es'))
  it('is that of the page where nothing is configured', () => expect(languageOf({}, { language: 'es' })).toBe('es'))
  it('is English where the page’s own is not offered', () => expect(languageOf({}, { language: 'de' })).toBe('en'))
  it('is the stored choice before the configuration [I18N-04] [I18N-11]', () =>
    expect(languageOf({ locale: 'en' }, {}, 'ES')).toBe('es'))
  it('is not a stored choice that the site does not offer [I18N-11]', () =>
    expect(languageOf({ locale: 'es' }, {}, 'FR')).toBe('es'))
  it('is that of the address on the operator’s own site [I18N-11]', () =>
    expect(languageOf({ locale: 'es' }, own, 'ES')).toBe('en'))
  it('is never that of a partner’s address [I18N-11]', () =>
    expect(languageOf({ locale: 'es' }, { at: 'http://partner.test/?lang=EN' })).toBe('es'))
  it('keeps the region of a tag for numbers and dates', () => expect(languageOf({ locale: 'es-MX' })).toBe('es-MX'))

  it('by its address becomes the stored choice [I18N-11] [I18N-12]', () => {
    const { page } = setUp({ locale: 'es' }, own)
    expect([...page.local]).toEqual([['lang', 'EN']])
  })

  it('chosen by a visitor is kept and shown at once, whatever the address says [I18N-04]', async () => {
    const { page, i18n, scope } = setUp({ locale: 'es' }, own)
    i18n.choose('es')
    scope.configure({ theme: 'light' })
    expect(page.local.get('lang')).toBe('ES')
    await until(() => i18n.for().ready)
    expect(i18n.for()).toMatchObject({ locale: 'es', language: 'ES', dir: 'ltr' })
  })

  it('chosen on somebody else’s page is kept under our own name [ENT-16]', () => {
    const { page, i18n } = setUp()
    i18n.choose('ES')
    expect([...page.local]).toEqual([['baize.demo.lang', 'ES']])
  })

  it('cannot be one that the site does not offer', () => {
    const { page, i18n } = setUp()
    i18n.choose('FR')
    expect(i18n.$locale.get()).toBe('en')
    expect(page.local.size).toBe(0)
  })

  it('turns an element that asks for an unknown one to the page’s', async () => {
    const { i18n } = setUp({ locale: 'es' })
    expect([i18n.for('xx').locale, i18n.for('!').locale, i18n.for('es-AR').locale]).toEqual(['es', 'es', 'es-AR'])
  })
})

describe('a language that not every site offers', () => {
  const german = { hello: 'Hallo {{name}}' }
  const offering = (languages: string[] | null, config: Config = {}, options?: PageOptions) => {
    const calls: string[] = []
    const spoken: (string | null)[] = []
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      calls.push(new URL(input instanceof Request ? input.url : input).pathname)
      spoken.push(new Headers(init?.headers ?? (input instanceof Request ? input.headers : {})).get('accept-language'))
      if (!languages) throw new TypeError('offline')
      return Response.json({ success: true, value: siteStatus({}, { languages }), message: '' })
    }
    const texts = async (language: string) => (language === 'de' ? german : (books[language] ?? {}))
    const made = testPage(options)
    const scope = made.scope({ api: 'http://api.test', texts, fetch, ...config })
    return { calls, spoken, page: made, i18n: scope.i18n }
  }
  const offered = ['EN', 'ES', 'DE']

  it('is spoken where the platform says that the site offers it, and no other is shown before [I18N-08]', async () => {
    const { i18n } = offering(offered, { locale: 'de' })
    const seen: string[] = []
    const stop = i18n.translator().subscribe(({ ready, t }) => ready && seen.push(t('hello', { name: 'Ana' })))
    await until(() => seen.length > 0)
    stop()
    expect(seen).toEqual(['Hallo Ana'])
    expect([i18n.$locale.get(), i18n.offered()]).toEqual(['de', ['en', 'es', 'de']])
  })

  it('is what the status of the site is asked in from the first call, because staff name customer service in it', async () => {
    const { i18n, spoken } = offering(offered, { locale: 'de' })
    await until(() => i18n.for().ready)
    expect(spoken).toEqual(['de'])
  })

  it('gives way to what the site offers, where the platform says so', async () => {
    const { i18n } = offering(['EN', 'ES'], { locale: 'de' }, { language: 'es' })
    await until(() => i18n.for().ready)
    expect([i18n.$locale.get(), i18n.for('de').locale]).toEqual(['es', 'es'])
  })

  it('is not waited for where the platform does not answer', async () => {
    const { i18n, page } = offering(null, { locale: 'de' }, { language: 'es' })
    expect(i18n.for().ready).toBe(false)
    page.advance(3000)
    await until(() => i18n.for().ready)
    expect([i18n.$locale.get(), i18n.for('de').locale]).toEqual(['es', 'es'])
  })

  it('is asked for by an element alone', async () => {
    const { i18n } = offering(offered, { locale: 'es' })
    expect(i18n.for('de').ready).toBe(false)
    await until(() => i18n.for('de').ready)
    expect([i18n.for('de').language, i18n.for().language]).toEqual(['DE', 'ES'])
  })

  it('is chosen by the address as soon as the platform has said so [I18N-11]', async () => {
    const { i18n, page } = offering(offered, { locale: 'es' }, { at: 'http://api.test/?lang=DE' })
    await until(() => i18n.for().ready)
    expect([i18n.$locale.get(), page.local.get('lang')]).toEqual(['de', 'DE'])
  })

  it('is what the platform is asked about, and nobody else’s page is', async () => {
    const { i18n, calls } = offering(offered, { locale: 'es' })
    await until(() => i18n.for().ready)
    expect([calls, i18n.offered()]).toEqual([[], ['en', 'es']])
    i18n.askOffered()
    await until(() => i18n.offered().length === 3)
    i18n.askOffered()
    expect(calls).toEqual([systemStatus.path])
  })

  it('is not asked about where the page says what it offers', async () => {
    const { i18n, calls } = offering(offered, { locale: 'de', locales: ['en'] })
    i18n.askOffered()
    await until(() => i18n.for().ready)
    expect([i18n.$locale.get(), calls]).toEqual(['en', []])
  })
})
