import { captcha, forgotByEmail, login } from '@baize/contract'
import type { Input } from '@baize/contract'
import { prove } from '@baize/testing/prove'
import { beforeEach, expect, test } from 'vitest'
import { startedPlatform } from '../../test/started.ts'
import { writeSetting } from '../db/settings.ts'
import { registerSetting } from '../system/settings.ts'

const started = startedPlatform()
const setProvider = (provider: 'auto' | 'none' | 'altcha') =>
  writeSetting(started.platform.deps, registerSetting, { humanVerification: { provider, key: '' } })

beforeEach(() => setProvider('auto'))

/** What a program has that reads a picture: its code, and no work. */
async function readPicture() {
  const { headers } = await started.client.call(captcha, {})
  const captchaId = headers.get('x-captcha-id') ?? ''
  return { captchaId, captcha: await started.client.lastCode(captchaId) }
}

/** Somebody whose next login needs a captcha. */
async function tried() {
  const { username, password } = await started.client.register()
  const enter = (more: Partial<Input<typeof login>>) =>
    started.client.call(login, { username, password, type: 'username', ...more })
  for (let time = 0; time < 2; time++) await enter({ password: 'Wrong1234' })
  return enter
}

test('a picture that a program has read lets it in with the work of a browser alone, and is not used up by the refusal [AUTH-04] [AUTH-06]', async () => {
  const enter = await tried()
  expect(await enter({})).toMatchObject({ code: 'CAPTCHA_REQUIRED', value: { needCaptcha: true } })
  const read = await readPicture()
  expect(await enter(read)).toMatchObject({ code: 'HUMAN_REQUIRED', value: { needCaptcha: true } })
  const lie = await prove(started.client, { number: 0, signature: 'none' })
  expect(await enter({ ...read, ...lie })).toMatchObject({ code: 'HUMAN_REQUIRED' })
  const proof = await prove(started.client)
  expect(await enter({ ...read, ...proof })).toMatchObject({ success: true })
  const again = await tried()
  expect(await again({ ...(await readPicture()), ...proof }), 'work is good once').toMatchObject({
    code: 'HUMAN_REQUIRED',
  })
})

test('a picture without work asks for no link to a new password either [AUTH-43]', async () => {
  const ask = (more: object = {}) =>
    started.client.call(forgotByEmail, { username: 'nobody-here', email: 'nobody@example.com', ...more })
  for (let time = 0; time < 2; time++) await ask()
  expect(await ask(await readPicture())).toMatchObject({ code: 'HUMAN_REQUIRED' })
  expect(await ask(await started.client.solveCaptcha())).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
})

test('one proof of work counts for the picture and for the site’s own setting', async () => {
  await setProvider('altcha')
  const ask = async (more: object) =>
    started.client.call(forgotByEmail, { username: 'nobody-else', email: 'nobody@example.com', ...more })
  started.clock.advance(3600)
  for (let time = 0; time < 2; time++) await ask(await prove(started.client))
  expect(await ask(await started.client.solveCaptcha())).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
})

test('a site that wants no work has the picture alone', async () => {
  await setProvider('none')
  const enter = await tried()
  expect(await enter(await readPicture())).toMatchObject({ success: true })
})
