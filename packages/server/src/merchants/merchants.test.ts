import { captcha, systemStatus, vendorLanes } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { expect, it } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { display } from '../announcements/tables.ts'
import { helpArticle } from '../help/tables.ts'
import { runCommand } from '../app/commands.ts'
import { seedWorld } from '../app/areas.ts'

const started = startedPlatform({ merchant: 'quay', games: 60 })
const config = async () => (await started.client.call(systemStatus, {})).value.config

it('begins as its merchant does: currency, languages, brand and kinds of games [BOOT-13] [NAV-02]', async () => {
  expect(await config()).toMatchObject({
    currency: 'USD',
    currencySymbol: '$',
    defaultLanguage: 'EN',
    languages: ['EN', 'DE'],
    brand: { name: 'Quayside', logo: '/brands/quay.svg' },
  })
  const { lanes } = (await started.client.call(vendorLanes, { platform: 'html5-desktop', language: 'EN' })).value.data
  expect(new Set(lanes.map(({ category }) => category))).toEqual(
    new Set(['BGS', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG']),
  )
})

it('tells of no kind of games that its merchant does not have', async () => {
  const { db } = started.platform.deps
  const banners = (await db.select({ id: display.id }).from(display)).map(({ id }) => id)
  expect([banners.includes('list-rng'), banners.includes('list-pvp')]).toEqual([true, false])
  const articles = await db.select({ id: helpArticle.id, see: helpArticle.see }).from(helpArticle)
  const ids = new Set(articles.map(({ id }) => id))
  expect([ids.has('rules-slots'), ids.has('rules-cards')]).toEqual([true, false])
  expect(articles.flatMap(({ see }) => see.split(',').filter(id => id && !ids.has(id)))).toEqual([])
  const map = await (await fetch(`${started.platform.url}/sitemap.xml`)).text()
  expect(map).toMatch(/\/agent<[^]*\/rng</)
  expect(map).not.toMatch(/pvp|esports|cockfight|elott/)
})

it('keeps what staff have changed about it when it starts again', async () => {
  const { deps } = started.platform
  await runCommand(deps, ['flags', 'set', 'brand.name', 'Pier'], 'test')
  await seedWorld(deps)
  expect((await config()).brand.name).toBe('Pier')
})

it.each([
  ['brand.name', ''],
  ['brand.name', 'x'.repeat(25)],
  ['brand.logo', 'javascript:alert(1)'],
  ['brand.colours', '{"dark":{"felt":"red;}body{display:none"},"light":{}}'],
  ['brand.colours', '{"dark":{"felt:red;x":"#112233"},"light":{}}'],
])('refuses a brand that could not be shown: %s %s', async (path, word) => {
  const { lines } = await runCommand(started.platform.deps, ['flags', 'set', path, word], 'test')
  expect(lines[0]).toMatch(/cannot be|Say what/)
})

it('has a cookie of its own for the picture, since two merchants may stand on one host [AUTH-09]', async () => {
  const { headers } = await started.client.call(captcha, {})
  expect(headers.get('set-cookie')).toMatch(/^captchaId-quay=/)
})

it('is named in the commands that its messages tell of', async () => {
  const { lines } = await runCommand(started.platform.deps, ['sites', 'add'], 'test')
  expect(lines.join('\n')).toContain('Usage: npm run ops -- --merchant quay sites')
  const stranger = platformClient(started.platform.url, { origin: 'https://shop.example', siteKey: 'pk_quay' })
  const { message } = await stranger.call(systemStatus, {})
  expect(message).toContain('with: npm run ops -- --merchant quay sites add SITE https://shop.example')
})
