import { captcha, forgotByEmail, publicKey } from '@baize/contract'
import { expect, test } from 'vitest'
import { withEmail } from '../../test/calls/password-calls.ts'
import { platformClient } from '../../test/client.ts'
import { startedPlatform } from '../../test/started.ts'
import { settingsFrom } from './config.ts'

const site = 'https://play.example'
const started = startedPlatform({ siteOrigin: site, partnerOrigin: 'https://partner.example' })
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

test.each([
  ['play.example', 'BAIZE_ORIGIN: write an origin such as https://shop.example, without a path, not "play.example".'],
  ['https://play.example/site', 'not "https://play.example/site"'],
  ['http://play.example', 'BAIZE_ORIGIN: http://play.example needs https'],
])('does not start with the public origin %s', (origin, sentence) => {
  expect(() => settingsFrom({ BAIZE_ORIGIN: origin })).toThrow(sentence)
})
