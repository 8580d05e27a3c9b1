import {
  askTermination,
  consolidated,
  contractKinds,
  contracts,
  downlines,
  freeplay,
  processRows,
  rows,
} from '@baize/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contractClient, granted, newBelow, onSite, tier } from '../../test/contract-team.ts'
import { startedPlatform } from '../../test/started.ts'
import type { TeamMember } from '../../test/team.ts'

const started = startedPlatform({ games: 30 })
let kit: ReturnType<typeof contractClient>
let top: TeamMember
let middle: TeamMember
let low: TeamMember
const deps = () => started.platform.deps
const below = (upline: TeamMember | null, type?: 'member') => newBelow(started.client, deps(), upline, type)
const again = (agent: TeamMember) => onSite(started.client, deps(), agent)
const flags = async ({ token }: TeamMember) => (await started.client.call(consolidated, {}, { token })).value
const ask = ({ token }: TeamMember, id: string, reason?: string) =>
  started.client.call(askTermination, { id, reason }, { token })
const days = (count: number) => started.clock.advance(count * 86_400)

beforeAll(() => {
  kit = contractClient(started.client)
})
beforeEach(async () => {
  top = await below(null)
  middle = await below(top)
  low = await below(middle)
  await granted(deps(), top, '9')
})

describe('an offer', () => {
  it('reaches the agent directly below, of every kind, with its tiers [CON-01] [CON-02] [CON-08] [ROLE-23]', async () => {
    expect([...contractKinds]).toEqual(['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'])
    for (const kind of contractKinds) {
      await granted(deps(), top, '9', { kind })
      const tiers = [tier('4', 5, '1000'), tier('7.25', 12, '5000')]
      const { value } = await kit.offer(top, middle, { kind, tiers })
      expect(value.state).toBe('WAITING')
      const [shown] = await kit.list(middle, { kind, side: 'asked' })
      expect(shown).toMatchObject({
        id: value.contractId,
        kind,
        side: 'mine',
        to: middle.account,
        requestType: 'new',
        asked: true,
        rate: '7.25',
        tiers: [
          { activeMembers: 5, periodBets: '1000.00', rate: '4' },
          { activeMembers: 12, periodBets: '5000.00', rate: '7.25' },
        ],
        startAt: '2026-12-01T00:00:00.000Z',
      })
      expect(shown?.from).not.toContain(top.account)
    }
  })

  it('is told to whoever it waits for by its flag: 1 a new contract, 2 a termination [CON-09] [ENT-28]', async () => {
    expect(await flags(middle)).toMatchObject({
      balance: '1000.00',
      currency: 'EUR',
      totals: { available: '1000.00', locked: '0.00' },
      divtypereq: 0,
      dailysalreqtype: 0,
      contracthoursalreqtype: 0,
      realtimesalreqtype: 0,
    })
    await granted(deps(), top, '9', { kind: 'REALTIME_SALARY' })
    await kit.offer(top, middle, { kind: 'REALTIME_SALARY' })
    const { id } = await kit.agreed(top, middle, '5')
    await ask(top, id)
    expect(await flags(middle)).toMatchObject({ divtypereq: 2, realtimesalreqtype: 1, dailysalreqtype: 0 })
    expect(await flags(top)).toMatchObject({ divtypereq: 0, realtimesalreqtype: 0 })
  })

  it('never goes above the own rate, nor without one, nor to nothing', async () => {
    const refused = await kit.offer(top, middle, { tiers: [tier('9.01')] })
    expect(refused).toMatchObject({ success: false, code: 'CONTRACT_RATE', value: { rate: '9' } })
    expect(refused.message).toBe('The rate must be above 0 and at most your own, 9 %')
    expect((await kit.offer(top, middle, { tiers: [tier('0')] })).code).toBe('CONTRACT_RATE')
    expect((await kit.offer(middle, low)).code).toBe('CONTRACT_NONE')
    expect((await kit.offer(top, middle, { tiers: [tier('9')] })).success).toBe(true)
  })

  it('has up to ten tiers, each above the one before', async () => {
    const wrong = [tier('4', 5, '1000'), tier('5', 4, '2000')]
    expect(await kit.offer(top, middle, { tiers: wrong })).toMatchObject({ code: 'CONTRACT_TIERS', value: { tier: 2 } })
    expect((await kit.offer(top, middle, { tiers: [tier('4'), tier('4', 1)] })).code).toBe('CONTRACT_TIERS')
    const eleven = Array.from({ length: 11 }, (_, index) => tier(`${index + 1}`, index))
    expect((await kit.offer(top, middle, { tiers: eleven })).code).toBe('BAD_REQUEST')
    expect((await kit.offer(top, middle, { tiers: [tier('4', 0, '0.001')] })).code).toBe('BAD_REQUEST')
  })

  it('goes to agents directly below and to nobody else, who all answer alike', async () => {
    const stranger = await below(null)
    const member = await below(top, 'member')
    for (const { account } of [low, stranger, member, top, { account: 'nobody-at-all' }]) {
      const refused = await kit.offer(top, { account })
      expect([refused.code, refused.value, refused.message]).toEqual([
        'NOT_DOWNLINE',
        null,
        'Only an agent directly below you can be offered a contract',
      ])
    }
  })

  it('waits alone of its kind, and the same key again answers as it did', async () => {
    const idempotencyKey = crypto.randomUUID()
    const first = await kit.offer(top, middle, { idempotencyKey })
    const again = await kit.offer(top, middle, { idempotencyKey })
    expect(again.value).toEqual(first.value)
    expect((await kit.offer(top, middle, { idempotencyKey, tiers: [tier('5')] })).code).toBe('TX_CONFLICT')
    const at = await Promise.all([1, 2, 3].map(() => kit.offer(top, middle)))
    expect(at.map(({ code }) => code)).toEqual(['CONTRACT_WAITING', 'CONTRACT_WAITING', 'CONTRACT_WAITING'])
    expect(await kit.list(top, { side: 'downline' })).toHaveLength(1)
  })

  it('sent many times at once waits once', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => kit.offer(top, middle)))
    expect(sent.filter(({ success }) => success)).toHaveLength(1)
  })

  it('lapses after seven days of silence, and can be taken back before', async () => {
    const { value } = await kit.offer(top, middle)
    days(6.9)
    ;[top, middle] = [await again(top), await again(middle)]
    expect(await flags(middle)).toMatchObject({ divtypereq: 1 })
    days(0.2)
    ;[top, middle] = [await again(top), await again(middle)]
    expect(await flags(middle)).toMatchObject({ divtypereq: 0 })
    expect((await kit.answer(middle, value.contractId)).code).toBe('CONTRACT_ANSWERED')
    expect(await kit.list(top, { side: 'downline' })).toMatchObject([{ state: 'ENDED', endReason: 'LAPSED' }])
    const second = (await kit.offer(top, middle)).value
    expect((await ask(top, second.contractId)).value).toEqual({ state: 'ENDED' })
    expect((await kit.answer(middle, second.contractId)).code).toBe('CONTRACT_ANSWERED')
  })
})

describe('an answer', () => {
  it('accepts: the contract counts from the next period on and replaces the one before [CON-03] [CON-04] [ROLE-24]', async () => {
    const first = await kit.agreed(top, middle, '4', 'DAILY')
    days(2)
    ;[top, middle] = [await again(top), await again(middle)]
    await kit.offer(top, middle, { tiers: [tier('6')], period: 'DAILY' })
    const [waiting] = await kit.list(middle, { side: 'asked' })
    expect(waiting?.present).toMatchObject({ rate: '4', period: 'DAILY' })
    const accepted = await kit.answer(middle, waiting?.id ?? '')
    expect(accepted.value).toEqual({ state: 'ACTIVE', affectedDownlines: [], startAt: waiting?.startAt })
    const [now, before] = await kit.list(middle)
    expect(now).toMatchObject({ state: 'ACTIVE', rate: '6', startAt: waiting?.startAt, endAt: null })
    expect(before).toMatchObject({ id: first.id, state: 'ACTIVE', endAt: waiting?.startAt, endReason: 'REPLACED' })
    days(1)
    middle = await again(middle)
    expect((await kit.list(middle))[1]).toMatchObject({ id: first.id, state: 'ENDED' })
  })

  it('rejects with a reason, which the upline reads [CON-03] [CON-04] [ROLE-24]', async () => {
    const { value } = await kit.offer(top, middle)
    const rejected = await kit.answer(middle, value.contractId, { decision: 'reject', reason: 'Too little' })
    expect(rejected.value.state).toBe('REJECTED')
    expect(await kit.list(top, { account: middle.account })).toMatchObject([
      { state: 'REJECTED', reason: 'Too little' },
    ])
    expect((await kit.offer(top, middle)).success).toBe(true)
  })

  it('is given under the call of its kind, by whoever is asked, and once [CON-12] [CON-13] [CON-14] [CON-15]', async () => {
    expect(contractKinds.map(kind => processRows[kind].path)).toEqual([
      '/wps/relay/MCS2_processDividendReq',
      '/wps/relay/MCS2_processDailySalContract',
      '/wps/relay/MCS2_processContractHourSalary',
      '/wps/relay/MCSFE_processRealTimeSalaryContract',
    ])
    for (const kind of contractKinds) {
      await granted(deps(), top, '9', { kind })
      const { contractId } = (await kit.offer(top, middle, { kind })).value
      const other = kind === 'DIVIDEND' ? 'DAILY_SALARY' : 'DIVIDEND'
      expect((await kit.answer(middle, contractId, {}, other)).code).toBe('NOT_FOUND')
      expect((await kit.answer(low, contractId, {}, kind)).code).toBe('NOT_FOUND')
      expect((await kit.answer(top, contractId, {}, kind)).code).toBe('CONTRACT_ANSWERED')
      expect((await kit.answer(middle, contractId, { requestType: 'termination' }, kind)).code).toBe(
        'CONTRACT_ANSWERED',
      )
      const both = await Promise.all([1, 2].map(() => kit.answer(middle, contractId, {}, kind)))
      expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    }
    expect((await kit.answer(middle, 'not-an-id')).code).toBe('NOT_FOUND')
  })
})

describe('rates below', () => {
  beforeEach(async () => {
    await kit.agreed(top, middle, '8')
    await kit.agreed(middle, low, '6')
  })

  it('that are higher are named, and nothing is decided before the user agrees [CON-05] [CON-06]', async () => {
    const deep = await below(low)
    await kit.agreed(low, deep, '2')
    const { contractId } = (await kit.offer(top, middle, { tiers: [tier('5')] })).value
    const named = [
      { account: low.account, rate: '6', level: 1 },
      { rate: '2', level: 2 },
    ]
    expect(await kit.list(middle, { side: 'asked' })).toMatchObject([{ affectedDownlines: named }])
    expect(await kit.list(top, { side: 'downline', state: 'WAITING' })).toMatchObject([{ affectedDownlines: [] }])
    const warned = await kit.answer(middle, contractId)
    expect(warned.value).toMatchObject({
      state: 'WAITING',
      startAt: null,
      affectedDownlines: named,
    })
    expect(warned.value.affectedDownlines[1]?.account).toContain('***')
    expect(await kit.list(low, { side: 'mine' })).toMatchObject([{ state: 'ACTIVE', endAt: null }])
    expect(await flags(middle)).toMatchObject({ divtypereq: 1 })

    const agreed = await kit.answer(middle, contractId, { confirmDownlineTermination: true })
    expect(agreed.value).toMatchObject({ state: 'ACTIVE', affectedDownlines: [{ account: low.account }, { level: 2 }] })
    for (const agent of [low, deep])
      expect(await kit.list(agent, { side: 'mine' })).toMatchObject([{ endReason: 'ABOVE_UPLINE' }])
  })

  it('that are the same or lower stay', async () => {
    const { contractId } = (await kit.offer(top, middle, { tiers: [tier('6')] })).value
    expect((await kit.answer(middle, contractId)).value).toMatchObject({ state: 'ACTIVE', affectedDownlines: [] })
    expect(await kit.list(low, { side: 'mine' })).toMatchObject([{ state: 'ACTIVE', endReason: null }])
  })

  it('cannot be agreed to any more once the upline has less [CON-06]', async () => {
    const { contractId } = (await kit.offer(middle, low, { tiers: [tier('7')] })).value
    await granted(deps(), top, '5', { confirmed: true })
    expect((await kit.answer(low, contractId)).code).toBe('CONTRACT_BLOCKED')
    expect(await kit.list(low, { side: 'asked' })).toMatchObject([{ state: 'WAITING', startAt: null }])
  })

  it('end with what the platform takes away, which staff is told first', async () => {
    expect(await granted(deps(), top, '5')).toMatchObject({ done: false, affected: [{ level: 1 }, { level: 2 }] })
    expect(await granted(deps(), top, '5', { confirmed: true })).toMatchObject({ done: true })
    expect(await kit.list(low, { side: 'mine' })).toMatchObject([{ state: 'ENDED', endReason: 'ABOVE_UPLINE' }])
  })
})

describe('a termination', () => {
  it('asked for by the upline or by the downline waits for the other one, who may reject it [CON-04]', async () => {
    const { id } = await kit.agreed(top, middle, '8', 'DAILY')
    for (const [asking, asked] of [
      [top, middle],
      [middle, top],
    ] as const) {
      expect((await ask(asking, id, 'Time to part')).value).toEqual({ state: 'TERMINATION_WAITING' })
      expect(await kit.list(asked, { side: 'asked' })).toMatchObject([
        { id, requestType: 'termination', reason: 'Time to part', asked: true },
      ])
      expect((await ask(asking, id)).code).toBe('CONTRACT_ANSWERED')
      expect((await kit.offer(top, middle)).code).toBe('CONTRACT_WAITING')
      const answer = { requestType: 'termination', decision: 'reject', reason: 'No' } as const
      expect((await kit.answer(asking, id, answer)).code).toBe('CONTRACT_ANSWERED')
      expect((await kit.answer(asked, id, answer)).value.state).toBe('ACTIVE')
    }
    expect(await kit.list(middle)).toMatchObject([{ state: 'ACTIVE', endAt: null, requestType: null, reason: 'No' }])
  })

  it('that is accepted ends the contract, and with it what was given in turn', async () => {
    const { id } = await kit.agreed(top, middle, '8')
    await kit.agreed(middle, low, '6')
    await ask(middle, id)
    const answer = { requestType: 'termination' } as const
    expect((await kit.answer(top, id, answer)).value).toMatchObject({
      state: 'TERMINATION_WAITING',
      affectedDownlines: [{ level: 2, rate: '6' }],
    })
    expect((await kit.answer(top, id, { ...answer, confirmDownlineTermination: true })).value.state).toBe('ENDED')
    expect(await kit.list(middle, { side: 'mine' })).toMatchObject([{ state: 'ENDED', endReason: 'TERMINATED' }])
    expect((await kit.offer(middle, low)).code).toBe('CONTRACT_NONE')
  })

  it('that nobody answers lapses: silence never ends a contract', async () => {
    const { id } = await kit.agreed(top, middle, '8', 'DAILY')
    await ask(top, id)
    days(7)
    ;[top, middle] = [await again(top), await again(middle)]
    expect(await flags(middle)).toMatchObject({ divtypereq: 0 })
    expect(await kit.list(middle)).toMatchObject([{ id, state: 'ACTIVE', endAt: null }])
    expect((await ask(top, id)).success).toBe(true)
  })
})

describe('the list of downlines', () => {
  it('says how many contracts each was offered, in which state [AGT-26]', async () => {
    await kit.agreed(top, middle, '8')
    await kit.offer(top, middle)
    const { value } = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: top.token })
    expect(value.content).toMatchObject([{ account: middle.account, contracts: { ACTIVE: 1, WAITING: 1 } }])
    const others = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: middle.token })
    expect(others.value.content).toMatchObject([{ account: low.account, contracts: null }])
  })
})

describe('who is asked at all', () => {
  it('agents only, and never about contracts of others', async () => {
    const member = await below(top, 'member')
    expect(await started.client.call(contracts, {}, { token: member.token })).toMatchObject({
      status: 403,
      code: 'NOT_AGENT',
    })
    expect(await flags(member)).toMatchObject({ divtypereq: 0 })
    const { id } = await kit.agreed(top, middle, '8')
    const stranger = await below(null)
    expect(await kit.list(stranger)).toEqual([])
    expect(await kit.list(low)).toEqual([])
    expect((await ask(low, id)).code).toBe('NOT_FOUND')
  })

  it('no guest and no trial [CON-11] [POP-10] [ROLE-13]', async () => {
    const { token } = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value
    for (const { name } of [consolidated, contracts, ...Object.values(processRows)])
      for (const [who, code] of [
        [null, 'NOT_LOGGED_IN'],
        [token, 'TRIAL_REFUSED'],
      ] as const)
        expect([name, (await started.client.call(rows[name], {}, { token: who })).code]).toEqual([name, code])
  })
})
