import { noteVisit, referral, register } from '@baize/contract'
import type { Input } from '@baize/contract'
import { newUsername, registration } from '@baize/testing/client'
import { beforeAll, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addBelow, anew } from '../../../test/agents/team.ts'
import type { TeamMember } from '../../../test/agents/team.ts'
import { runCommand } from '../../app/commands.ts'
import { playerById } from '../../accounts/players/players.ts'

const started = startedPlatform({ games: 30 })
let member: TeamMember
let code = ''
const call = (input: Partial<Input<typeof referral>> = {}) =>
  started.client.call(referral, { pageNo: 1, pageSize: 20, ...input }, { token: member.token })
const ask = async (input: Partial<Input<typeof referral>> = {}) => (await call(input)).value
const promote = (state: 'on' | 'off') => runCommand(started.platform.deps, ['flags', 'REFERRALPROMO3', state], 'ada')
const invited = (username: string, referralCode = code) =>
  started.client.call(register, registration({ username, referralCode }))

beforeAll(async () => {
  const { deps } = started.platform
  member = await addBelow(deps, null, 'member')
  code = (await playerById(deps.db, member.id))?.customerId ?? ''
  await promote('on')
})

test('a member invites with the customer number, by a link of the main domain [MEM-48] [API-119]', async () => {
  expect(await ask()).toEqual({
    code,
    link: `${started.platform.url}/register?referralCode=${code}`,
    totals: { invited: 0, registered: 0 },
    invitees: [],
    total: 0,
    totalPages: 0,
    pageNum: 1,
  })
})

test('sees how many came and registered, the newest first, and nobody by name [MEM-48]', async () => {
  const visit = (tab: string, kind: 'referralCode' | 'affiliateCode' = 'referralCode') =>
    started.client.call(noteVisit, { kind, code, visit: tab })
  await visit('a')
  await visit('a')
  await visit('b')
  await visit('c', 'affiliateCode')
  await invited('marisolvega')
  started.clock.advance(86_400)
  member = await anew(started.platform.deps, member)
  await invited('quentinroca')
  await invited(newUsername(), '0000000000')
  const { totals, invitees } = await ask()
  expect(totals).toEqual({ invited: 2, registered: 2 })
  expect(invitees).toEqual([
    { account: 'qu***a', registeredAt: '2026-11-22T12:00:00.000Z' },
    { account: 'ma***a', registeredAt: '2026-11-21T12:00:00.000Z' },
  ])
})

test('asks for days, and pages', async () => {
  expect(await ask({ to: '2026-11-21' })).toMatchObject({ totals: { invited: 2, registered: 1 }, total: 1 })
  expect(await ask({ from: '2026-11-22' })).toMatchObject({ totals: { invited: 0, registered: 1 } })
  const second = await ask({ pageNo: 2, pageSize: 1 })
  expect(second).toMatchObject({ invitees: [{ account: 'ma***a' }], total: 2, totalPages: 2, pageNum: 2 })
})

test('lets members invite nobody where the promotion is off, and agents always [MEM-10] [BOOT-10]', async () => {
  await promote('off')
  expect(await call()).toMatchObject({ status: 403, code: 'FUNCTION_DISABLED' })
  await started.client.call(noteVisit, { kind: 'referralCode', code, visit: 'd' })
  await invited('hannahlind')
  const { token } = await addBelow(started.platform.deps, null)
  expect(await started.client.call(referral, { pageNo: 1, pageSize: 20 }, { token })).toMatchObject({ success: true })
  await promote('on')
  expect((await ask()).totals).toEqual({ invited: 2, registered: 2 })
})
