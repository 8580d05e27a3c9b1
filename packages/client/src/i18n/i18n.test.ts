import { describe, expect, it } from 'vitest'
import { faultServer } from '../../test/fault-server.ts'
import { testPage, until } from '../../test/page.ts'
import { books, setUp } from '../../test/texts.ts'
import { CallError, pageRegistry } from '../index.ts'
import type { Texts } from '../index.ts'

const server = faultServer()

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

  it.each(['en', 'es'])('are missing where none loads at all, until they are fetched once more: %s', async locale => {
    let isBlocked = true
    const texts = async (language: string) =>
      isBlocked ? Promise.reject(new Error('blocked')) : (books[language] ?? {})
    const { i18n } = setUp({ locale, texts })
    i18n.for().has('group')
    await until(() => i18n.for().isMissing('') && i18n.for().isMissing('group'))
    expect(i18n.for().ready).toBe(false)
    i18n.retryTexts()
    expect(i18n.for().isMissing('')).toBe(false)
    await until(() => i18n.for().isMissing(''))
    isBlocked = false
    i18n.retryTexts()
    await until(() => i18n.for().ready && i18n.for().has('group'))
    expect(i18n.for().isMissing('')).toBe(false)
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe(locale === 'es' ? 'Hola Ana' : 'Hello Ana')
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
