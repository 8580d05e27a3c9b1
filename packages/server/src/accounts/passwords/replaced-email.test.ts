import { bindContact, contacts, forgotByEmail, memberInfo, resetPassword } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { beforeEach, expect, test } from 'vitest'
import { contactCode, newEmail, withBoundEmail } from '../../../test/calls/contact-calls.ts'
import { sentLink } from '../../../test/calls/password-calls.ts'
import { startedPlatform } from '../../../test/started.ts'
import { runDueJobs } from '../../app/jobs.ts'
import type { Message } from '../../messages/gateway.ts'
import { replacedEmail, resetRequest } from './tables.ts'

const started = startedPlatform({ games: 30 })
const minute = 60
const day = 24 * 60 * minute
type Member = Account & { email: string }

beforeEach(() => started.platform.deps.db.delete(resetRequest))

const forgot = ({ username }: Account, email: string) => started.client.call(forgotByEmail, { username, email })
const reset = (resetToken: string) => started.client.call(resetPassword, { newPassword: 'Owner1234', resetToken })
const shown = async ({ username }: Account) => {
  const { token } = await started.client.login(username, 'Owner1234')
  return (await started.client.call(contacts, {}, { token })).value
}
const masked = (email: string) => `${email[0]}***@example.com`
async function textsTo(to: string): Promise<string[]> {
  await started.platform.deps.outbox.settle()
  const response = await fetch(`${started.client.url}/dev/outbox?to=${encodeURIComponent(to)}`)
  const sent = (await response.json()) as Message[]
  return sent.map(({ text }) => text)
}
/** An account whose e-mail somebody with its session and password has changed. */
async function takenOver(): Promise<Member & { thiefs: string }> {
  const account = await withBoundEmail(started.client, await started.client.register())
  const { token, password } = account
  started.clock.advance(1)
  const thiefs = `thief.${newEmail()}`
  const target = { kind: 'email', target: thiefs } as const
  const code = await contactCode(started.client, account, target, thiefs)
  const reply = await started.client.call(bindContact, { ...target, code, password }, { token })
  expect(reply).toMatchObject({ success: true })
  return { ...account, thiefs }
}

test('a link still goes to the e-mail before the change, and gives the account that e-mail back [AUTH-41] [AUTH-43]', async () => {
  const account = await takenOver()
  const { email, thiefs, token } = account
  expect((await textsTo(email)).join('\n')).toContain(
    'for 24 hours, “Forgot password” on our site still sends its link to this',
  )
  expect(await forgot(account, thiefs), 'the new one is sent a link, too').toMatchObject({ success: true })
  const thiefsToken = await sentLink(started.client, thiefs)
  started.clock.advance(60 * minute)
  expect(await forgot(account, email)).toMatchObject({ success: true })
  expect(await reset(await sentLink(started.client, email))).toMatchObject({ success: true })

  expect((await started.client.call(memberInfo, {}, { token })).status).toBe(401)
  const until = new Date(started.clock.now().getTime() + day * 1000).toISOString()
  expect(await shown(account)).toMatchObject({ email: { masked: masked(email), verified: true }, delayedUntil: until })
  expect(await reset(thiefsToken)).toMatchObject({ code: 'RESET_LINK_ENDED' })
  expect(await forgot(account, thiefs)).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
  expect((await textsTo(thiefs)).join('\n')).toMatch(
    /the e-mail of your account was set .* contact customer service now/,
  )
})

test('nothing is sent there after 24 hours, and no link of before counts', async () => {
  const account = await takenOver()
  const { email } = account
  started.clock.advance(day - minute)
  expect(await forgot(account, email)).toMatchObject({ success: true })
  const resetToken = await sentLink(started.client, email)
  started.clock.advance(minute)
  expect(await reset(resetToken)).toMatchObject({ code: 'RESET_LINK_ENDED' })
  expect(await forgot(account, email)).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
  const { deps } = started.platform
  started.clock.advance(1)
  await runDueJobs(deps)
  expect(await deps.db.$count(replacedEmail)).toBe(0)
})

test('an e-mail that is another account’s by then is not taken from it, and the one of the thief goes', async () => {
  const account = await takenOver()
  const { email, thiefs } = account
  const other = await withBoundEmail(started.client, await started.client.register(), email)
  await forgot(account, email)
  expect(await reset(await sentLink(started.client, email))).toMatchObject({ success: true })
  expect((await shown(account)).email).toBeNull()
  expect(await forgot(account, thiefs)).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
  const { value } = await started.client.call(contacts, {}, { token: other.token })
  expect(value.email).toEqual({ masked: masked(email), verified: true })
})

test('is the e-mail of that account alone', async () => {
  const { email } = await takenOver()
  expect(await forgot(await started.client.register(), email)).toMatchObject({ code: 'USER_EMAIL_UNKNOWN' })
})
