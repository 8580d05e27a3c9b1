import { captcha, forgotByEmail, launch, publicKey } from '@baize/contract'
import { platformClient } from '@baize/testing/client'
import { launchInput, openGame } from '@baize/testing/playing'
import { expect, test } from 'vitest'
import { withEmail } from '../../test/calls/password-calls.ts'
import { startedPlatform } from '../../test/started.ts'
import { runCommand } from './commands.ts'
import { settingsFrom } from './config.ts'
import { configOf } from './origins.ts'

const [site, partner, studio] = ['https://play.example', 'https://partner.example', 'https://studio.example']
const started = startedPlatform({ siteOrigin: site, partnerOrigin: partner, studioOrigin: studio })
const from = (origin: string) => platformClient(started.platform.url, { origin })

test('the public origin is the own site: its pages need no key, mails link there, cookies are for https', async () => {
  const own = from(site)
  const member = await withEmail(own, started.platform.deps)
  expect(await own.call(forgotByEmail, { username: member.username, email: member.email })).toMatchObject({
    success: true,
  })
  const sent = await fetch(`${started.platform.url}/dev/outbox?to=${encodeURIComponent(member.email)}`)
  expect(await sent.text()).toContain(`${site}/forgot-password#resetToken=`)
  expect((await own.call(captcha, {})).headers.get('set-cookie')).toContain('; Secure')
})

test('the address on the machine is no page of the site any more', async () => {
  expect(await from(started.platform.url).call(publicKey, {})).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
})

test('policies name the configured origins of games and of the pages around a frame, and games start there', async () => {
  const { url } = started.platform
  const policy = (await fetch(`${url}/frame/pk_demo/baize-login`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-src 'self' ${studio};`)
  expect(policy).toMatch(`frame-ancestors ${partner} ${studio} ${site} `)
  const { token } = await from(site).register()
  const game = await openGame(from(site))
  const { value } = await from(site).call(launch, launchInput(game), { token })
  expect([new URL(value.url).origin, value.openMode]).toEqual([studio, 'frame'])
})

test('a partner is told to load the site’s public origin', async () => {
  const { lines } = await runCommand(
    started.platform.deps,
    ['sites', 'add', 'courtside', 'https://shop.example'],
    'ada',
  )
  expect(lines.slice(1, 3).join('\n')).toContain(`src="${site}/sdk/v1/baize.js"\n  data-api="${site}"`)
  expect(lines[3]).toContain(`configure({ api: '${site}',`)
})

test('an origin on the port of its scheme is named as browsers name it', () => {
  expect(configOf(started.platform.deps.config, 80, 81)).toMatchObject({ address: 'http://localhost' })
})

const local = startedPlatform({ siteOrigin: 'https://localhost' })
test.each(['https://localhost', 'https://127.0.0.1'])(
  'a page of %s is one of the site at https://localhost',
  async origin => {
    const page = platformClient(local.platform.url, { origin })
    const { token } = await page.register()
    const { value } = await page.call(launch, launchInput(await openGame(page)), { token })
    expect(value.openMode).toBe('frame')
  },
)

test.each([
  ['play.example', 'BAIZE_ORIGIN: write an origin such as https://shop.example, without a path, not "play.example".'],
  ['https://play.example/site', 'not "https://play.example/site"'],
  ['http://play.example', 'BAIZE_ORIGIN: http://play.example needs https'],
])('does not start with the public origin %s', (origin, sentence) => {
  expect(() => settingsFrom({ BAIZE_ORIGIN: origin })).toThrow(sentence)
})
