import {
  checkAffiliate,
  createRegisterLink,
  deleteRegisterLink,
  downlines,
  memberInfo,
  noteVisit,
  register,
  registerLinks,
} from '@baize/contract'
import type { Input } from '@baize/contract'
import { newUsername, registration } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { addBelow } from '../../../test/agents/team.ts'
import type { TeamMember } from '../../../test/agents/team.ts'
import { playerByAccount } from '../../accounts/players/players.ts'
import { playerBinding } from '../../accounts/registration/tables.ts'
import { codeVisit } from './tables.ts'

const started = startedPlatform({ games: 30, trustedProxies: ['127.0.0.1/32', '::1/128'] })
const deps = () => started.platform.deps
let agent: TeamMember
beforeEach(async () => {
  agent = await addBelow(deps(), null)
})

type Asked = Input<typeof createRegisterLink>
const make = (more: Partial<Asked> = {}, { token } = agent) =>
  started.client.call(createRegisterLink, { type: 'member', idempotencyKey: crypto.randomUUID(), ...more }, { token })
const made = async (more: Partial<Asked> = {}) => (await make(more)).value
const links = async ({ token } = agent) =>
  (await started.client.call(registerLinks, { pageNo: 1, pageSize: 100 }, { token })).value
const remove = (id: string, { token } = agent) => started.client.call(deleteRegisterLink, { id }, { token })
const isGood = async (code: string) =>
  (await started.client.call(checkAffiliate, { code, domain: 'site.example' })).value.valid
const visit = (code: string, tab: string, from = '203.0.113.7') =>
  started.client.call(noteVisit, { kind: 'affiliateCode', code, visit: tab }, { headers: { 'x-forwarded-for': from } })

async function registered(affiliateCode: string) {
  const username = newUsername()
  const reply = await started.client.call(register, registration({ username, affiliateCode }))
  const who = await playerByAccount(deps().db, 'demo', username)
  if (!who) throw new Error(`Not registered: ${reply.code}`)
  return { token: reply.value.token ?? '', id: who.id, type: reply.value.type, username }
}

describe('a register link', () => {
  test('is an affiliate code of its own on the operator’s site, and new ones stand first [AGT-24] [REG-27] [ROLE-27] [API-136] [API-137]', async () => {
    const first = await made({ note: ' Newsletter ' })
    const second = await made({ type: 'agent' })
    expect(first.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    expect(first).toMatchObject({
      url: `${started.platform.url}/register?affiliateCode=${first.code}`,
      note: 'Newsletter',
      type: 'member',
      state: 'active',
      visits: 0,
      registrations: 0,
      expiresAt: null,
    })
    expect(await isGood(first.code)).toBe(true)
    started.clock.advance(1)
    const third = await made()
    const { content, ...rest } = await links()
    expect(content[0]).toEqual(third)
    expect(content.map(({ id }) => id).sort()).toEqual([first.id, second.id, third.id].sort())
    expect(rest).toEqual({ active: 3, activeMax: 20, total: 3, totalPages: 1, pageNum: 1 })
  })

  test('puts whoever registers by it directly below its agent [AGT-24] [REG-27] [REG-28]', async () => {
    const { code } = await made()
    const { id, type } = await registered(code.toLowerCase())
    expect(type).toBe(0)
    const [bound] = await deps().db.select().from(playerBinding).where(eq(playerBinding.playerId, id))
    expect(bound).toMatchObject({ boundTo: agent.id, boundBy: 'affiliateCode', code })
    const below = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: agent.token })
    expect(below.value.content).toMatchObject([{ id, isDirect: true, type: 'member' }])
    expect((await links()).content).toMatchObject([{ registrations: 1 }])
  })

  test('for agents makes an agent, who has a downline in turn', async () => {
    const { code } = await made({ type: 'agent' })
    const below = await registered(code)
    expect(below.type).toBe(1)
    expect((await started.client.call(memberInfo, {}, { token: below.token })).value.type).toBe(1)
    expect(await make({}, { ...agent, token: below.token })).toMatchObject({ success: true })
  })

  test('counts who comes by it once per tab and address, and keeps neither [AGT-24]', async () => {
    const { code } = await made()
    for (const [tab, from] of [
      ['tab-1', '203.0.113.7'],
      ['tab-1', '203.0.113.7'],
      ['tab-2', '203.0.113.7'],
      ['tab-1', '203.0.113.8'],
    ] as const)
      expect(await visit(code, tab, from)).toMatchObject({ success: true, value: null })
    expect((await links()).content).toMatchObject([{ visits: 3 }])
    const stored = JSON.stringify(await deps().db.select().from(codeVisit))
    expect(stored).not.toMatch(/tab-|203\.0/)
    expect(await visit('NOBODYS1', 'tab-1')).toMatchObject({ success: true, value: null })
  })

  test('that is deleted or over stops working, and its figures stay [AGT-24] [API-138]', async () => {
    const gone = await made()
    const short = await made({ expiresOn: '2026-12-31' })
    await visit(gone.code, 'tab-1')
    await registered(gone.code)
    expect(await remove(gone.id)).toMatchObject({ success: true })
    expect(await remove(gone.id)).toMatchObject({ success: true })
    await visit(gone.code, 'tab-2')
    expect(await isGood(gone.code)).toBe(false)
    const { id } = await registered(gone.code)
    expect(await deps().db.select().from(playerBinding).where(eq(playerBinding.playerId, id))).toEqual([])
    expect(short.expiresAt).toBe('2027-01-01T00:00:00.000Z')
    const { content, active } = await links()
    expect(content).toMatchObject([
      { id: short.id, state: 'active' },
      { id: gone.id, state: 'deleted', visits: 1, registrations: 1 },
    ])
    expect(active).toBe(1)
  })
})

test('links end with their last day at the site', async () => {
  expect(await make({ expiresOn: '2026-11-20' })).toMatchObject({
    code: 'FIELD_INVALID',
    value: { fields: { expiresOn: 'past' } },
  })
  expect(await make({ expiresOn: '2026-02-30' })).toMatchObject({ code: 'BAD_REQUEST' })
  const today = await made({ expiresOn: '2026-11-21' })
  expect(await isGood(today.code)).toBe(true)
  started.clock.advance(43_200)
  expect(await isGood(today.code)).toBe(false)
  agent = await addBelow(deps(), null)
})

test('twenty links work at a time, however fast they are asked for, and a deleted one makes room [AGT-24]', async () => {
  await Promise.all(Array.from({ length: 22 }, () => make()))
  const { active, content } = await links()
  expect(active).toBe(20)
  expect(await make()).toMatchObject({
    code: 'LINKS_FULL',
    message: 'You already have 20 active links, please delete one first',
  })
  await remove(content[0]?.id ?? '')
  expect(await make()).toMatchObject({ success: true })
})

test('a call sent again makes no second link', async () => {
  const idempotencyKey = crypto.randomUUID()
  const first = await made({ idempotencyKey, note: 'once' })
  expect(await made({ idempotencyKey, note: 'once' })).toEqual(first)
  expect((await links()).total).toBe(1)
  expect(await make({ idempotencyKey, note: 'twice' })).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
})

test('nobody sees or deletes another agent’s links, not even one above [AGT-17] [AGT-15]', async () => {
  const below = await addBelow(deps(), agent)
  const member = await addBelow(deps(), agent, 'member')
  const { id, code } = (await make({}, below)).value
  expect((await links()).content).toEqual([])
  for (const strange of [id, crypto.randomUUID(), 'no-id'])
    expect(await remove(strange)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await isGood(code)).toBe(true)
  for (const reply of [await make({}, member), await remove(id, member)])
    expect(reply).toMatchObject({ status: 403, code: 'NOT_AGENT' })
})
