import { changePassword, createDownline, downlines, login, memberInfo } from '@baize/contract'
import type { Input } from '@baize/contract'
import { newUsername } from '@baize/testing/client'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addBelow, anew } from '../../../test/agents/team.ts'
import type { TeamMember } from '../../../test/agents/team.ts'
import { playerByAccount } from '../../accounts/players/players.ts'
import { rememberAddress } from '../../accounts/security/second-verification/known-addresses.ts'
import { auditEvent } from '../../audit-trail/tables.ts'

const started = startedPlatform({ games: 30 })
const deps = () => started.platform.deps
let agent: TeamMember
beforeAll(async () => {
  agent = await addBelow(deps(), null)
})

type Asked = Input<typeof createDownline>
const asking = (more: Partial<Asked> = {}): Asked => ({
  type: 'member',
  username: newUsername(),
  idempotencyKey: crypto.randomUUID(),
  ...more,
})
const create = (asked: Asked, { token } = agent) => started.client.call(createDownline, asked, { token })

async function idOf(account: string): Promise<string> {
  const found = await playerByAccount(deps().db, 'demo', account)
  if (!found) throw new Error(`No ${account}`)
  return found.id
}

/** Logs in where the account has been before. */
async function enter(username: string, password: string) {
  await rememberAddress({ deps: deps(), ip: '127.0.0.1' }, await idOf(username))
  return started.client.call(login, { username, password, type: 'username' })
}

test('an agent opens an account below, whose password is told once and must be changed at the first login [AGT-23] [AUTH-26] [API-140]', async () => {
  const asked = asking()
  const { value } = await create(asked)
  expect(value.account).toBe(asked.username)
  const entered = await enter(value.account, value.password)
  expect(entered.value).toMatchObject({ pending: true, type: 0 })
  const { token } = entered.value
  expect(await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token })).toMatchObject({
    code: 'PASSWORD_CHANGE_REQUIRED',
  })
  const fresh = { newPassword: 'Fresh1Secret', confirmNewPassword: 'Fresh1Secret' }
  const changed = await started.client.call(changePassword, { oldPassword: value.password, ...fresh }, { token })
  const info = await started.client.call(memberInfo, {}, { token: changed.value.token })
  expect(info.value).toMatchObject({ account: value.account })
  const mine = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: agent.token })
  expect(mine.value.content).toMatchObject([{ account: value.account, type: 'member', isDirect: true, level: 1 }])
})

test('an agent opens agents, who open accounts in turn', async () => {
  const { value } = await create(asking({ type: 'agent' }))
  expect((await enter(value.account, value.password)).value).toMatchObject({ type: 1 })
})

test('who is no agent opens nothing [AGT-15]', async () => {
  const member = await addBelow(deps(), agent, 'member')
  expect(await create(asking(), member)).toMatchObject({ status: 403, code: 'NOT_AGENT' })
})

test('a username follows the rule of registration and is nobody else’s', async () => {
  expect(await create(asking({ username: 'abc' }))).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { username: 'length' } },
  })
  expect(await create(asking({ username: '<b>agent</b>' }))).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await create(asking({ username: ' Agent.' }))).toMatchObject({ code: 'FIELD_INVALID' })
  expect(await create(asking({ username: 'marisol88' }))).toMatchObject({ success: true })
  expect(await create(asking({ username: 'MARISOL88' }))).toMatchObject({ code: 'USERNAME_TAKEN' })
})

test('a call sent again opens no second account, and tells a password that works in the place of the lost one', async () => {
  const asked = asking()
  const first = (await create(asked)).value
  const second = (await create(asked)).value
  expect(second.account).toBe(first.account)
  expect(second.password).not.toBe(first.password)
  expect(await enter(first.account, first.password)).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await enter(first.account, second.password)).toMatchObject({ success: true })
  expect(await create({ ...asked, username: newUsername() })).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
  expect(await create({ ...asked, type: 'agent' })).toMatchObject({ code: 'TX_CONFLICT' })
  started.clock.advance(3600)
  agent = await anew(deps(), agent)
  expect(await create(asked)).toMatchObject({ code: 'TX_CONFLICT' })
})

test('an account that its owner has taken over is never given another password', async () => {
  const asked = asking()
  const { account, password } = (await create(asked)).value
  const { token } = (await enter(account, password)).value
  const fresh = { newPassword: 'Fresh1Secret', confirmNewPassword: 'Fresh1Secret' }
  await started.client.call(changePassword, { oldPassword: password, ...fresh }, { token })
  expect(await create(asked)).toMatchObject({ code: 'TX_CONFLICT' })
  expect(await enter(account, 'Fresh1Secret')).toMatchObject({ success: true })
})

test('another agent’s key opens another agent’s account', async () => {
  const asked = asking()
  await create(asked)
  const other = await addBelow(deps(), null)
  expect(await create(asked, other)).toMatchObject({ code: 'USERNAME_TAKEN' })
  expect(await create({ ...asked, username: newUsername() }, other)).toMatchObject({ success: true })
})

test('the trail says who opened what, and no password [AGT-23]', async () => {
  const { account, password } = (await create(asking())).value
  const trail = JSON.stringify(await deps().db.select().from(auditEvent))
  expect(trail).toContain('downline-opened')
  expect(trail).toContain(account)
  expect(trail).not.toContain(password)
})

test('more accounts in an hour than anybody types are not opened, and a refusal says to the second when the next may be', async () => {
  const busy = await addBelow(deps(), null)
  const open = async (max: number) => {
    for (let index = 0; index < max; index += 1) await addBelow(deps(), busy, 'member')
  }
  await open(1)
  started.clock.advance(600)
  await open(59)
  started.clock.advance(77)
  const refused = await create(asking(), busy)
  expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(refused.headers.get('retry-after')).toBe('2923')
  started.clock.advance(2922)
  const again = await anew(deps(), busy)
  expect((await create(asking(), again)).headers.get('retry-after')).toBe('1')
  started.clock.advance(1)
  expect(await create(asking(), again)).toMatchObject({ success: true })
  expect((await create(asking(), again)).headers.get('retry-after')).toBe('600')
})

test('the limit of an hour holds for many openings at once', async () => {
  const eager = await addBelow(deps(), null)
  for (let index = 0; index < 50; index += 1) await addBelow(deps(), eager, 'member')
  const replies = await Promise.all(Array.from({ length: 20 }, () => create(asking(), eager)))
  expect(replies.filter(({ success }) => success)).toHaveLength(10)
  expect(replies.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(10)
})
