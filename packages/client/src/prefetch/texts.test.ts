import { afterEach, describe, expect, it } from 'vitest'
import { faultServer, hangUp } from '../../test/fault-server.ts'
import { until } from '../../test/page.ts'
import { setUp } from '../../test/texts.ts'
import { prefetchTexts, pageRegistry } from '../index.ts'
import type { Config, Texts } from '../index.ts'

const server = faultServer()
const early: Texts = { hello: 'Early {{name}}' }
const page = pageRegistry()
afterEach(() => {
  delete page.earlyTexts
  delete page.textsHere
})

/** A page whose loader has asked for English, and whose elements find that. */
async function arrived() {
  server.next((_, response) => response.end(JSON.stringify(early)))
  prefetchTexts(`${server.url}/en.json`, 'en')
  prefetchTexts(`${server.url}/en.json`, 'en')
  page.textsHere = language =>
    [...(page.earlyTexts?.values() ?? [])].flatMap(({ language: of, group, here }) =>
      here && of === language ? [[group, here] as const] : [],
    )
  await until(() => page.earlyTexts?.values().next().value?.here !== undefined)
}

describe('texts that were asked for before their code was there', () => {
  it('are fetched once, and shown at once', async () => {
    await arrived()
    const { i18n, asked } = setUp({ locale: 'en', texts: undefined })
    expect(i18n.for()).toMatchObject({ ready: true })
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe('Early Ana')
    expect(asked).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  it.each<[string, Config]>([
    ['another language', { locale: 'es' }],
    ['texts of its own', {}],
    ['words of its own', { texts: undefined, words: { en: {} } }],
  ])('are left where the page has %s', async (_, settings) => {
    await arrived()
    expect(setUp({ locale: 'en', ...settings }).i18n.for().ready).toBe(false)
  })

  it('are shown at once, too, where they come after the scope has begun', async () => {
    const { i18n, asked } = setUp({ locale: 'en', texts: undefined })
    i18n.takeTexts()
    await arrived()
    i18n.takeTexts()
    expect(i18n.for()).toMatchObject({ ready: true })
    expect(i18n.for().t('hello', { name: 'Ana' })).toBe('Early Ana')
    expect(asked).toEqual([])
  })

  it('say that they did not come to whoever takes them', async () => {
    server.next(hangUp)
    prefetchTexts(`${server.url}/es.json`, 'es')
    await expect(page.earlyTexts?.get(`${server.url}/es.json`)?.coming).rejects.toThrow()
  })
})
