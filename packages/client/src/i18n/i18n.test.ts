import { systemStatus } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { faultServer } from '../../test/fault-server.ts'
import { testPage, until } from '../../test/page.ts'
import type { PageOptions } from '../../test/page.ts'
import { siteStatus } from '../../test/status.ts'
import { CallError, pageRegistry } from '../index.ts'
import type { Config, Texts } from '../index.ts'

const server = faultServer()
const books: Record<string, Texts> = {
  en: {
    hello: 'Hello {{name}}',
    only: 'English only',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    error: { LOGIN_LOCKED: 'Wait {{minutes}} minutes' },
  },
  es: { hello: 'Hola {{name}}', error: { LOGIN_LOCKED: 'Espera {{wait}}' }, common: { reference: 'Ref. {{id}}' } },
}
const setUp = (config: Config = {}, options: PageOptions = {}) => {
  const asked: string[] = []
  const page = testPage(options)
  const texts = async (language: string) => {
    asked.push(language)
    const book = books[language]
    if (!book) throw new Error('none')
    return book
  }
  const scope = page.scope({ api: 'http://api.test', texts, ...config })
  return { page, scope, i18n: scope.i18n, asked }
}
const own = { at: 'http://api.test/?lang=EN' }

describe('texts', () => {
  it('come for the language that is shown, and no other [I18N-08]', async () => {
    const { i18n, asked } = setUp({ locale: 'es' })
    const translator = i18n.translator()
    expect(translator.get().ready).toBe(false)
    await until(() => translator.get().ready)
    expect(translator.get().t('hello', { name: 'Ana' })).toBe('Hola Ana')
    expect(asked).toEqual(['es'])
  })

  it('fall back to English key by key [I18N-08]', async () => {
    const { i18n, asked } = setUp({ locale: 'es' })
    await until(() => i18n.for().ready)
    i18n.for().t('only')
    await until(() => i18n.for().t('only') !== 'only')
    expect([i18n.for().t('only'), i18n.for().t('hello', { name: 'Ana' })]).toEqual(['English only', 'Hola Ana'])
    expect(asked).toEqual(['es', 'en'])
  })

  it('fall back to English whole where a language does not load', async () => {
    const { i18n } = setUp({ locale: 'fr', locales: ['FR', 'EN'] })
    await until(() => i18n.for().ready)
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe('Hello Ana')
    expect(i18n.for()).toMatchObject({ locale: 'fr', language: 'FR' })
  })

  it('keep the order of their own words inside a language that is read the other way', async () => {
    const { i18n } = setUp({ locale: 'ar', locales: ['AR', 'ES', 'EN'] })
    await until(() => i18n.for().ready)
    const refused = new CallError('UNKNOWN', { message: 'Closed.' })
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe('\u2068Hello Ana\u2069')
    expect(i18n.for().refusal(refused)).toBe('\u2068Closed.\u2069')
    await until(() => i18n.for('es').ready)
    expect(i18n.for('es').refusal(refused)).toBe('Closed.')
  })

  it('fall back to English where a page hands out what no text can be', async () => {
    const endless: Texts = { hello: 'Hola' }
    endless['again'] = endless
    const { i18n } = setUp({
      locale: 'es',
      texts: async language => (language === 'es' ? endless : books[language]) ?? {},
    })
    await until(() => i18n.for().ready)
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe('Hello Ana')
  })

  it('show their keys rather than nothing where none loads at all', async () => {
    const { i18n } = setUp({ locale: 'en', texts: () => Promise.reject(new Error('blocked')) })
    await until(() => i18n.for().ready)
    expect(i18n.for().t('hello')).toBe('hello')
  })

  it('are not asked for before the scope is configured', async () => {
    const page = testPage()
    const asked: string[] = []
    const scope = page.scope({ texts: async language => (asked.push(language), {}) })
    scope.i18n.translator().get()
    await new Promise(resolve => setImmediate(resolve))
    expect(asked).toEqual([])
  })

  it('come from an address too', async () => {
    const { i18n } = setUp({ texts: `${server.url}/t/{language}.json`, fetch: globalThis.fetch })
    server.next((_, response) => response.end(JSON.stringify(books['en'])))
    await until(() => i18n.for().ready)
    expect(server.seen[0]?.url).toBe('/t/en.json')
    expect(i18n.for().t('games', { count: 2 })).toBe('2 games')
  })

  it('are in two languages at once where elements ask for their own', async () => {
    const { i18n } = setUp({ locale: 'en' })
    await until(() => i18n.for('en').ready && i18n.for('es').ready)
    expect([i18n.for('en'), i18n.for('es')].map(({ t }) => t('hello', { name: 'x' }))).toEqual(['Hello x', 'Hola x'])
  })

  it('are read again, and said anew, when the page gives other words', async () => {
    pageRegistry().reword = (texts, language, words) => ({ ...texts, ...(words[language] as Texts) })
    const { i18n, scope, asked } = setUp({ locale: 'es', words: { es: { 'login.submit': 'Acceder' } } })
    await until(() => i18n.for().ready)
    expect([i18n.for().t('login.submit'), asked]).toEqual(['Acceder', ['es']])
    scope.configure({ words: { es: { 'login.submit': 'Entrar' } } })
    await until(() => i18n.for().t('login.submit') === 'Entrar')
    scope.configure({ theme: 'dark' })
    expect(asked).toEqual(['es', 'es'])
    delete pageRegistry().reword
  })

  it.each([
    ['', 'es'],
    [', also those that another language falls back to', 'fr'],
  ])('are shown when they are there where words come while they are on their way%s', async (_, locale) => {
    const answers: (() => void)[] = []
    const texts = async (language: string) => {
      const book = books[language]
      if (!book) throw new Error('none')
      await new Promise<void>(resolve => answers.push(resolve))
      return book
    }
    const { i18n, scope } = setUp({ locale, locales: ['ES', 'FR', 'EN'], texts })
    const seen: string[] = []
    const stop = i18n.translator().subscribe(({ ready, t }) => ready && seen.push(t('hello', { name: 'Ana' })))
    await until(() => answers.length === 1)
    scope.configure({ words: { es: { 'login.submit': 'Acceder' } } })
    await until(() => answers.length === 2)
    answers[0]?.()
    await new Promise(resolve => setImmediate(resolve))
    expect(seen).toEqual([])
    answers[1]?.()
    await until(() => seen.length > 0)
    stop()
    expect(seen).toEqual([locale === 'es' ? 'Hola Ana' : 'Hello Ana'])
  })

  it('are read again for other words alone, not for the same in a new object, and for an object that was changed', async () => {
    const spanish: Record<string, string> = { 'login.submit': 'Acceder' }
    const { i18n, scope, asked } = setUp({ locale: 'es', words: { es: spanish } })
    await until(() => i18n.for().ready)
    const seen: unknown[] = []
    const stop = i18n.translator().listen(translator => seen.push(translator))
    scope.configure({ words: { es: { 'login.submit': 'Acceder' } } })
    await new Promise(resolve => setImmediate(resolve))
    expect([asked, seen]).toEqual([['es'], []])
    spanish['login.submit'] = 'Entrar'
    scope.configure({ words: { es: spanish } })
    await until(() => seen.length > 0)
    stop()
    expect(asked).toEqual(['es', 'es'])
  })

  it('are told as they come to whoever listens', async () => {
    const { i18n } = setUp({ locale: 'es' })
    const seen: boolean[] = []
    const stop = i18n.translator().subscribe(({ ready }) => seen.push(ready))
    await until(() => seen.includes(true))
    stop()
    expect(seen).toEqual([false, true])
  })
})

describe('a refusal', () => {
  it('is told in our words with its values, else in the platform’s, else as an unknown error [ERR-37]', async () => {
    const { i18n } = setUp({ locale: 'es' })
    await until(() => i18n.for().ready)
    const { refusal } = i18n.for()
    expect(refusal(new CallError('LOGIN_LOCKED', { value: { minutes: 15 } }))).toBe('Espera 15 minutos')
    expect(refusal(new CallError('LOGIN_LOCKED', { value: { minutes: 1440 } }))).toBe('Espera 24 horas')
    expect(refusal(new CallError('BUSY', { message: 'Later, please' }))).toBe('Later, please')
    expect(refusal(new CallError('BUSY'))).toBe('Unknown error')
  })

  it('that nobody foresaw names the call for support, where there was one; no other does [ERR-38]', async () => {
    const { i18n } = setUp({ locale: 'es' })
    await until(() => i18n.for().ready)
    const { refusal } = i18n.for()
    const requestId = '01a20771-b545-755f-82aa-d94b20f229ba'
    expect(refusal(new CallError('UNKNOWN', { requestId }))).toBe('Unknown error (Ref. 20F229BA)')
    expect(refusal(new CallError('UNKNOWN'))).not.toContain('(')
    expect(refusal(new CallError('BUSY', { message: 'Later, please', requestId }))).toBe('Later, please')
  })
})

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
