import { publicKey } from '@baize/contract'
import { expect, test } from 'vitest'
import { platformClient } from '../../test/client.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from '../app/commands.ts'
import { enterOwnSite } from '../access/sites/own-site.ts'

const started = startedPlatform()
const sites = (...words: string[]) => runCommand(started.platform.deps, ['sites', ...words], 'ada')
const shop = 'https://shop.example'

/** The public key, asked for by a page of an origin. */
const callFrom = (origin: string, siteKey: string) =>
  platformClient(started.platform.url, { origin, siteKey }).call(publicKey, {})
const keyIn = ({ lines }: { lines: string[] }): string => /\bpk_\w+/.exec(lines.join(' '))?.[0] ?? ''

test('a partner is entered by one command, which says what its pages load; other origins are told which command lets them in [SDK-11]', async () => {
  const entered = await sites('add', 'courtside', shop)
  const key = keyIn(entered)
  expect(entered.lines.join('\n')).toContain(`data-merchant="demo" data-site-key="${key}"`)
  expect(await callFrom(shop, key)).toMatchObject({ success: true })

  const news = 'https://news.example'
  const refused = await callFrom(news, key)
  expect(refused).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
  expect(refused.message).toBe(
    `This site is not allowed to use this key: ${news} with ${key}. The operator allows it with: npm run ops -- sites allow courtside ${news}`,
  )
  const [, command = ''] = refused.message.split('npm run ops -- ')
  await runCommand(started.platform.deps, command.split(' '), 'ada')
  expect(await callFrom(news, key)).toMatchObject({ success: true })
  await sites('deny', 'courtside', news)
  expect(await callFrom(news, key)).toMatchObject({ status: 403 })
})

test('a site has two keys while its pages change, never three, and an old one is refused at once [SDK-11]', async () => {
  const old = keyIn(await sites('add', 'rotating', shop))
  const begun = await Promise.all(Array.from({ length: 10 }, () => sites('newkey', 'rotating')))
  const [given] = begun.filter(({ ok }) => ok)
  expect(begun.filter(({ ok }) => ok)).toHaveLength(1)
  const fresh = keyIn(given ?? { lines: [] })
  for (const key of [old, fresh]) expect(await callFrom(shop, key), key).toMatchObject({ success: true })
  await sites('endkey', 'rotating', old)
  expect(await callFrom(shop, old)).toMatchObject({ status: 403 })
  expect(await callFrom(shop, fresh)).toMatchObject({ success: true })
  expect(await sites('endkey', 'rotating', fresh)).toMatchObject({ ok: false })
  await sites('remove', 'rotating')
  expect(await callFrom(shop, fresh)).toMatchObject({ status: 403 })
})

test('a start rewrites nothing that staff have entered', async () => {
  await sites('allow', 'demo', 'https://second.example', 'full')
  await enterOwnSite(started.platform.deps)
  const { lines } = await sites()
  expect(lines).toContain('  origin  https://second.example  full')
  expect(lines).toContain(`  origin  ${started.platform.url}  full, by the configuration`)
  expect(await callFrom('https://second.example', 'pk_demo')).toMatchObject({ success: true })
})

test.each([
  [['add', 'Courtside!', shop], 'Say which site'],
  [['add', 'fresh'], 'write an origin such as https://shop.example, without a path, not ""'],
  [['add', 'fresh', `${shop}/page`], `not "${shop}/page"`],
  [['add', 'fresh', 'http://shop.example'], 'http://shop.example needs https'],
  [['add', 'fresh', 'https://*.example'], 'not "https://*.example"'],
  [['add', 'fresh', 'http://localhost:6006'], "http://localhost:6006 is the operator's own"],
  [['allow', 'known', 'http://localhost:6006'], "http://localhost:6006 is the operator's own"],
  [['add', 'demo', shop], 'There is a site demo already'],
  [['allow', 'nobody', shop], 'There is no site nobody'],
  [['allow', 'known', shop, 'full'], "Only pages of the operator's own site"],
  [['deny', 'known', 'https://other.example'], 'is no origin of known'],
  [['frame', 'known'], 'Say all, none, or tags such as baize-agent-centre, not ""'],
  [['frame', 'known', 'all', 'baize-login'], 'not "all"'],
  [['frame', 'known', '<script>'], 'not "<script>"'],
  [['frame', 'demo', 'all'], "the operator's own site"],
  [['remove', 'demo'], "the operator's own site"],
  [['rename', 'known'], '"rename" is not one of add, allow'],
])('sites %j changes nothing and says why', async (words, sentence) => {
  await sites('add', 'known', shop)
  const before = await sites()
  const said = await sites(...words)
  expect([said.ok, said.lines[0]]).toEqual([false, expect.stringContaining(sentence)])
  expect(await sites()).toEqual(before)
})
