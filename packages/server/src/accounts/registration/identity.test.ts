import { loginIdentity, register, registerSettings } from '@baize/contract'
import type { IdentityChannel } from '@baize/contract'
import { newMobile, newUsername, registration } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { tokenOf } from '../../../test/identity.ts'
import { startedPlatform } from '../../../test/started.ts'
import { runCommand } from '../../app/commands.ts'
import { contactsOf } from '../players/contacts.ts'
import { playerByAccount } from '../players/players.ts'
import { auditEvent } from '../../audit-trail/tables.ts'

const started = startedPlatform({ games: 30 })
const email = () => `${newUsername()}@mail.example`
const token = (visitor: Parameters<typeof tokenOf>[1]) => tokenOf(started.platform.deps, visitor)
const withIdentity = (firebaseChannel: IdentityChannel, firebaseIdToken: string, fields = {}) =>
  started.client.call(register, registration({ firebaseChannel, firebaseIdToken, ...fields }))
const enter = (firebaseChannel: IdentityChannel, firebaseIdToken: string) =>
  started.client.call(loginIdentity, { firebaseChannel, firebaseIdToken })
const trailOf = async (account: string) => {
  const { db } = started.platform.deps
  const events = await db.select().from(auditEvent).where(eq(auditEvent.account, account)).orderBy(auditEvent.id)
  return events.map(({ what }) => what)
}
const withoutPassword = { password: '', confirmPassword: '' }

beforeAll(() => runCommand(started.platform.deps, ['flags', 'preset', 'social'], 'ada'))

test('the settings name the providers, for one-click login and registration [REG-16] [REG-25]', async () => {
  const { value } = await started.client.call(registerSettings, {})
  expect(value.firebase).toEqual({ enabled: true, channels: ['google', 'facebook', 'phone'] })
})

test('an identity opens an account without a password, and lets in from then on [REG-16] [REG-23] [REG-37]', async () => {
  for (const channel of ['google', 'facebook'] as const) {
    const visitor = { channel, email: email() }
    const username = newUsername()
    const reply = await withIdentity(channel, await token(visitor), { username, ...withoutPassword })
    expect(reply).toMatchObject({ success: true, value: { account: username } })
    expect(await enter(channel, await token(visitor))).toMatchObject({ success: true, value: { account: username } })
    expect(await trailOf(username)).toEqual(expect.arrayContaining(['identity-linked', 'register']))
  }
})

test('a registration with an identity that is sent twice opens one account [REG-39]', async () => {
  const visitor = { channel: 'google', email: email() } as const
  const asked = registration({ firebaseChannel: 'google', firebaseIdToken: await token(visitor), ...withoutPassword })
  const first = await started.client.call(register, asked)
  expect(first).toMatchObject({ success: true })
  expect(await started.client.call(register, asked)).toMatchObject({ value: { account: first.value.account } })
  const stolen = { ...asked, firebaseIdToken: await token(visitor) }
  expect(await started.client.call(register, stolen)).toMatchObject({ code: 'TX_CONFLICT' })
})

test('an identity that is made up, of another channel or somebody’s already opens nothing [REG-37]', async () => {
  const visitor = { channel: 'google', email: email() } as const
  const invalid = { success: false, code: 'IDENTITY_INVALID', message: 'Login failure, please try again' }
  expect(await withIdentity('google', 'made.up.token', withoutPassword)).toMatchObject(invalid)
  expect(await withIdentity('google', '', withoutPassword)).toMatchObject(invalid)
  expect(await withIdentity('facebook', await token(visitor), withoutPassword)).toMatchObject(invalid)
  expect(await withIdentity('google', await token(visitor), withoutPassword)).toMatchObject({ success: true })
  const username = newUsername()
  expect(await withIdentity('google', await token(visitor), { username })).toMatchObject(invalid)
  expect(await playerByAccount(started.platform.deps.db, 'demo', username)).toBeNull()
})

test('a number that the provider has verified needs no code, and must be the one that was typed [REG-37]', async () => {
  const { db } = started.platform.deps
  const mobileNum = newMobile()
  const phone = `+34${mobileNum}`
  const typed = { mobileNum, countryDialingCode: '34' }
  const other = await token({ channel: 'phone', phone: `+34${newMobile()}` })
  expect(await withIdentity('phone', other, typed)).toMatchObject({ code: 'IDENTITY_INVALID' })
  const username = newUsername()
  const own = await token({ channel: 'phone', phone })
  expect(await withIdentity('phone', own, { ...typed, username })).toMatchObject({ success: true })
  const player = await playerByAccount(db, 'demo', username)
  expect(player && (await contactsOf(db, player.id))).toMatchObject({ mobile: phone })
})

test('a site without one-click login takes no identity [REG-16]', async () => {
  const run = (name: string) => runCommand(started.platform.deps, ['flags', 'preset', name], 'ada')
  const idToken = await token({ channel: 'google', email: email() })
  await run('username')
  expect(await withIdentity('google', idToken)).toMatchObject({ code: 'FUNCTION_DISABLED' })
  await run('social')
})
