import { systemStatus } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { familyOf, transferInput, transfersOf } from '../../test/agents/family.ts'
import type { TransferInput } from '../../test/agents/family.ts'
import { startedPlatform } from '../../test/started.ts'
import { loginAttempt } from '../accounts/security/tables.ts'
import { player } from '../accounts/players/tables.ts'
import { auditLedger, isClean } from '../ledger/audit.ts'
import { writeSetting } from '../db/settings.ts'
import { transfersSetting } from '../system/index.ts'

const started = startedPlatform({ games: 30 })
const deps = () => started.platform.deps

let top: Account
let agent: Account
let member: Account
let deep: Account
let stranger: Account

const { join, ready, send, owned } = familyOf(started)
const down = (to: Account | string, more: Partial<TransferInput> = {}) =>
  ({ direction: 'downline', account: typeof to === 'string' ? to : to.username, ...more }) as const
const disable = ({ username }: Account, disabled: boolean) =>
  deps().db.update(player).set({ disabled }).where(eq(player.account, username))

beforeAll(async () => {
  top = await ready(null, 'agent')
  agent = await ready(top, 'agent')
  member = await ready(agent)
  deep = await join(member)
  stranger = await join(null)
})

beforeEach(async () => {
  await deps().db.delete(loginAttempt)
  await writeSetting(deps(), transfersSetting, { memberTransferUpline: true, min: '1.00', max: '800.00' })
})

describe('money goes', () => {
  test('from an agent to whoever stands above, who is not named to them [WAL-16] [ROLE-22]', async () => {
    const before = [await owned(top), await owned(agent)].map(Number)
    const reply = await send(agent, { amount: '12.34', remark: ' July ' })
    expect(reply).toMatchObject({ success: true, value: { currency: 'EUR' } })
    expect([await owned(top), await owned(agent)].map(Number)).toEqual([before[0]! + 12.34, before[1]! - 12.34])
    expect(reply.value.balance).toBe(await owned(agent))
    const masked = `${top.username.slice(0, 2)}***${top.username.slice(-1)}`
    const out = await transfersOf(started.client, agent)
    expect(out.config.upline).toBe(masked)
    expect(out.content[0]).toEqual({
      orderNo: reply.value.orderNo,
      at: '2026-11-21T12:00:00.000Z',
      direction: 'upline',
      counterpart: masked,
      amount: '-12.34',
      currency: 'EUR',
      status: 'done',
      remark: 'July',
    })
    const arrived = (await transfersOf(started.client, top)).content[0]
    expect(arrived).toMatchObject({ direction: 'downline', counterpart: agent.username, amount: '12.34' })
  })

  test('from an agent to whoever stands below, at any depth, named in full however it is written [WAL-15] [ROLE-22]', async () => {
    expect(await send(agent, down(member))).toMatchObject({ success: true })
    expect(await send(top, down(` ${deep.username.toUpperCase()} `))).toMatchObject({ success: true })
    expect((await transfersOf(started.client, deep)).content[0]).toMatchObject({
      direction: 'upline',
      counterpart: `${top.username.slice(0, 2)}***${top.username.slice(-1)}`,
      amount: '10.00',
    })
  })

  test('from a member to whoever stands above, as long as the site lets members; agents always may [WAL-16] [WAL-17]', async () => {
    expect(await send(member)).toMatchObject({ success: true })
    await writeSetting(deps(), transfersSetting, { memberTransferUpline: false })
    expect(await send(member)).toMatchObject({ code: 'TRANSFER_REFUSED' })
    expect((await transfersOf(started.client, member)).config).toMatchObject({ upline: null, downline: false })
    const { value: status } = await started.client.call(systemStatus, {})
    expect(status.config.memberTransferUpline, 'menus go by it').toBe(false)
    expect(await send(agent)).toMatchObject({ success: true })
  })
})

describe('money does not go', () => {
  const refused = { success: false, code: 'TRANSFER_REFUSED', message: 'You cannot transfer to this account' }

  test('from a member to those below [WAL-15] [ROLE-22]', async () => {
    expect(await send(member, down(deep))).toMatchObject(refused)
  })

  test('to who stands elsewhere, and nothing tells an agent whether they exist', async () => {
    const masked = `${member.username.slice(0, 2)}***${member.username.slice(-1)}`
    const tried = ['nobody-at-all', stranger.username, top.username, agent.username, masked, '%', "' or 1=1 --"]
    const replies = []
    for (const account of tried) replies.push(await send(agent, down(account)))
    const said = replies.map(({ status, success, code, message, value }) => ({ status, success, code, message, value }))
    expect(new Set(said.map(reply => JSON.stringify(reply))).size).toBe(1)
    expect(said[0]).toEqual({ ...refused, status: 200, value: null })
  })

  test('above the top', async () => {
    expect(await send(top)).toMatchObject(refused)
    expect((await transfersOf(started.client, top)).config).toMatchObject({ upline: null, downline: true })
  })

  test('to an account that is disabled', async () => {
    await disable(member, true)
    expect(await send(agent, down(member))).toMatchObject(refused)
    await disable(member, false)
    await disable(top, true)
    expect(await send(agent)).toMatchObject(refused)
    await disable(top, false)
    expect(await send(agent)).toMatchObject({ success: true })
  })

  test('beyond what there is', async () => {
    const poor = await ready(agent)
    expect(await send(poor, { amount: '800.00' })).toMatchObject({ success: true, value: { balance: '200.00' } })
    expect(await send(poor, { amount: '200.01' })).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await owned(poor)).toBe('200.00')
  })

  test.each([
    ['nothing', '', 'empty'],
    ['spaces', '  ', 'empty'],
    ['zero', '0.00', 'range'],
    ['less than the minimum', '0.99', 'range'],
    ['more than the maximum', '800.01', 'range'],
    ['a debt', '-5.00', 'format'],
    ['a third decimal', '5.001', 'format'],
    ['a comma', '5,00', 'format'],
    ['an exponent', '1e2', 'format'],
    ['letters', 'ten', 'format'],
    ['other digits', '٥', 'format'],
    ['emoji', '💶', 'format'],
    ['markup', '<b>5</b>', 'format'],
    ['10,000 digits', '1'.repeat(10_000), 'format'],
  ])('as %s', async (_what, amount, problem) => {
    expect(await send(agent, { amount })).toMatchObject({
      code: 'FIELD_INVALID',
      value: { fields: { amount: problem } },
    })
  })

  test('with a remark that is too long; one that is not is kept as it was written', async () => {
    const long = { code: 'FIELD_INVALID', value: { fields: { remark: 'length' } } }
    expect(await send(agent, { remark: '🎰'.repeat(141) })).toMatchObject(long)
    expect(await send(agent, { remark: 'x'.repeat(10_000) })).toMatchObject(long)
    expect(await send(agent, { remark: 'a\ud83c' })).toMatchObject({ value: { fields: { remark: 'format' } } })
    const remark = `<img src=x onerror=alert(1)> '; drop table player; -- مرحبا ${'🎰'.repeat(70)}`
    expect(await send(agent, { remark })).toMatchObject({ success: true })
    expect((await transfersOf(started.client, agent)).content.map(entry => entry.remark)).toContain(remark)
  })
})

describe('the same key', () => {
  test('answers as the first time, whatever happened since [WAL-30]', async () => {
    const sender = await ready(agent)
    const input = transferInput({ remark: 'once' })
    const first = await send(sender, input)
    await send(sender, { amount: '5.00' })
    await disable(agent, true)
    const again = await send(sender, input)
    await disable(agent, false)
    expect(again.value).toEqual(first.value)
    expect(again.value.balance).toBe('990.00')
    expect(await owned(sender)).toBe('985.00')
    expect(await transfersOf(started.client, sender, { idempotencyKey: input.idempotencyKey })).toMatchObject({
      total: 1,
      content: [{ orderNo: first.value.orderNo }],
    })
  })

  test('stands for one transfer alone [WAL-30]', async () => {
    const input = transferInput(down(member))
    expect(await send(agent, input)).toMatchObject({ success: true })
    const others = [
      { amount: '10.01' },
      { remark: 'other' },
      { account: deep.username },
      { direction: 'upline' },
    ] as const
    for (const other of others)
      expect(await send(agent, { ...input, ...other })).toMatchObject({ status: 409, code: 'TX_CONFLICT' })
  })

  test('moves money once, however often it comes at once [WAL-30]', async () => {
    const sender = await ready(agent)
    const input = transferInput()
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(sender, input)))
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    expect(replies.every(({ success }) => success)).toBe(true)
    expect(await owned(sender)).toBe('990.00')
  })
})

test('of two transfers of all there is one happens [WAL-30]', async () => {
  await writeSetting(deps(), transfersSetting, { max: '1000.00' })
  const sender = await ready(agent)
  const both = await Promise.all([send(sender, { amount: '1000.00' }), send(sender, { amount: '1000.00' })])
  expect(both.map(({ code }) => code).sort()).toEqual(['INSUFFICIENT_FUNDS', undefined])
  expect(await owned(sender)).toBe('0.00')
})

test('the history comes in pages, by day and by where the other one stands [API-107]', async () => {
  const first = await ready(agent, 'agent')
  const below = await join(first)
  await send(first)
  started.clock.advance(86_400)
  const sender = await started.client.login(first.username, first.password)
  await send(sender, down(below, { amount: '2.00' }))
  await send(sender, down(below, { amount: '3.00' }))
  const amounts = async (asked: Parameters<typeof transfersOf>[2]) =>
    (await transfersOf(started.client, sender, asked)).content.map(({ amount }) => amount)
  expect(await amounts({})).toHaveLength(3)
  expect(await amounts({ direction: 'upline' })).toEqual(['-10.00'])
  const today = started.clock.now().toISOString().slice(0, 10)
  expect((await amounts({ from: today })).sort()).toEqual(['-2.00', '-3.00'])
  const last = await transfersOf(started.client, sender, { pageNo: 2, pageSize: 2 })
  expect(last).toMatchObject({ total: 3, totalPages: 2, pageNum: 2, content: [{ amount: '-10.00' }] })
})

test('after all of that the books are in order [WAL-30]', async () => {
  const findings = await auditLedger(deps().db)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
  expect(isClean(findings)).toBe(true)
  const looked = Object.fromEntries(findings.map(({ name, checked }) => [name, checked]))
  expect(looked['transfers-moved-money']).toBeGreaterThan(10)
  expect(looked['transfers-seen-by-both']).toBeGreaterThan(10)
})
