import {
  captcha,
  changePassword,
  forgotByEmail,
  handover,
  login,
  memberInfo,
  resetPassword,
  sendSms,
} from '@baize/contract'
import { newMobile, newUsername } from '@baize/testing/client'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tables } from '../src/app/areas.ts'
import { writeSetting } from '../src/db/settings.ts'
import { sentLink, withEmail } from './calls/password-calls.ts'
import { withTwoFactor } from './calls/second-verification-calls.ts'
import { know } from './player-helpers.ts'
import { startedPlatform } from './started.ts'
import { loginSetting } from '../src/system/settings.ts'

/** Everything that the platform says to its staff. */
const said: string[] = []
const say = (...words: unknown[]) => void said.push(words.map(String).join(' '))
const started = startedPlatform({ report: (error, facts) => say(error instanceof Error ? error.stack : error, facts) })
/** What must stand nowhere. */
const secrets = new Map<string, string>()
const plant = (name: string, secret: string): string => {
  if (secret.length < 6) throw new Error(`${name} is too short to be looked for`)
  secrets.set(name, secret)
  return secret
}

/** Where messages lie that a developer reads; in production they leave instead. */
const outbox = 'outbox_message'
async function everything(): Promise<string> {
  const { db } = started.platform.deps
  const rows: unknown[] = []
  for (const table of tables) if (getTableName(table) !== outbox) rows.push(...(await db.select().from(table)))
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

beforeAll(async () => {
  for (const method of ['info', 'warn', 'error', 'log'] as const) vi.spyOn(console, method).mockImplementation(say)
  const { client, platform } = started
  await writeSetting(platform.deps, loginSetting, { smsLogin: true })
  const password = plant('password', 'Planted1Secret')
  const account = await withEmail(client, platform.deps)
  await client.call(forgotByEmail, account)
  const resetToken = plant('link of an e-mail', await sentLink(client, account.email))
  await client.call(resetPassword, { newPassword: password, resetToken })
  const { token } = await client.login(account.username, password)
  plant('token', token)
  const wrong = plant('wrong password', 'Planted2Secret')
  await client.call(login, { username: account.username, password: wrong, type: 'username' })
  await client.call(login, {
    username: plant('password in the wrong field', 'planted3secret'),
    password: wrong,
    type: 'username',
  })
  const code = plant('hand-over code', (await client.call(handover, {}, { token })).value.code)
  plant('token of a tab', (await client.call(memberInfo, {}, { token: code })).value.token ?? '')
  plant('hand-over code that was not used', (await client.call(handover, {}, { token })).value.code)
  const newPassword = plant('new password', 'Planted4Secret')
  const changed = await client.call(
    changePassword,
    { oldPassword: password, newPassword, confirmNewPassword: newPassword },
    { token },
  )
  plant('token after a change', changed.value.token)
  await client.call(forgotByEmail, account)
  plant('link that was not used', await sentLink(client, account.email))
  const mobileNum = newMobile()
  const dialled = { mobileNum, countryDialingCode: '34' }
  await know(platform.deps, account, { mobile: `+34${mobileNum}` })
  for (const purpose of ['login', 'reset'] as const) {
    await client.call(sendSms, { ...dialled, purpose })
    plant(`code for ${purpose}`, await client.lastCode(`+34${mobileNum}`))
  }
  const { secret, recoveryCodes } = await withTwoFactor(client, platform.deps, {
    ...account,
    password: newPassword,
    token: changed.value.token,
  })
  plant('secret of the authenticator', secret)
  for (const recovery of recoveryCodes) plant(`recovery code ${recovery}`, recovery)
  await client.call(captcha, {})
})
afterAll(() => vi.restoreAllMocks())

test('no password, token or code stands in any row of any table [API-70]', async () => {
  const stored = await everything()
  expect(stored.length).toBeGreaterThan(10_000)
  // Six digits alone may also be part of a time or of a hash.
  const found = [...secrets].filter(([, secret]) =>
    /^\d{6}$/.test(secret) ? new RegExp(`"${secret}"`).test(stored) : stored.includes(secret),
  )
  expect(found.map(([name]) => name)).toEqual([])
})

test('nor in what the platform says when something breaks', async () => {
  const { client, platform } = started
  const { username, password } = await client.register()
  await platform.deps.db.execute(sql`alter table session rename to session_gone`)
  const broken = await client.call(login, {
    username,
    password: plant('password of a login that broke', password),
    type: 'username',
  })
  await client.call(login, { username: newUsername(), password: [...secrets.values()][0] ?? '', type: 'username' })
  await platform.deps.db.execute(sql`alter table session_gone rename to session`)
  expect(broken).toMatchObject({ status: 500, code: 'UNKNOWN', message: 'Unknown error', value: null })
  expect(said.join('\n')).toContain('session')
  const log = said.join('\n')
  expect([...secrets].filter(([, secret]) => log.includes(secret)).map(([name]) => name)).toEqual([])
})
