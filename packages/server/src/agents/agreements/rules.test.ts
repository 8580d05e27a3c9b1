import { consolidated, contracts, downlines, freeplay, processEndpoints, endpoints } from '@baize/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { agreementLine } from '../../../test/agents/agreement-line.ts'
import { granted, tier } from '../../../test/agents/agreement-team.ts'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ games: 30 })
const line = agreementLine(started)

describe('rates below', () => {
  beforeEach(async () => {
    await line.kit.agreed(line.top, line.middle, '8')
    await line.kit.agreed(line.middle, line.low, '6')
  })

  it('that are higher are named, and nothing is decided before the user agrees [CON-05] [CON-06]', async () => {
    const deep = await line.below(line.low)
    await line.kit.agreed(line.low, deep, '2')
    const { contractId } = (await line.kit.offer(line.top, line.middle, { tiers: [tier('5')] })).value
    const named = [
      { account: line.low.account, rate: '6', level: 1 },
      { rate: '2', level: 2 },
    ]
    expect(await line.kit.list(line.middle, { side: 'asked' })).toMatchObject([{ affectedDownlines: named }])
    expect(await line.kit.list(line.top, { side: 'downline', state: 'WAITING' })).toMatchObject([
      { affectedDownlines: [] },
    ])
    const warned = await line.kit.answer(line.middle, contractId)
    expect(warned.value).toMatchObject({
      state: 'WAITING',
      startAt: null,
      affectedDownlines: named,
    })
    expect(warned.value.affectedDownlines[1]?.account).toContain('***')
    expect(await line.kit.list(line.low, { side: 'mine' })).toMatchObject([{ state: 'ACTIVE', endAt: null }])
    expect(await line.flags(line.middle)).toMatchObject({ divtypereq: 1 })

    const agreed = await line.kit.answer(line.middle, contractId, { confirmDownlineTermination: true })
    expect(agreed.value).toMatchObject({
      state: 'ACTIVE',
      affectedDownlines: [{ account: line.low.account }, { level: 2 }],
    })
    for (const agent of [line.low, deep])
      expect(await line.kit.list(agent, { side: 'mine' })).toMatchObject([{ endReason: 'ABOVE_UPLINE' }])
  })

  it('that are the same or lower stay', async () => {
    const { contractId } = (await line.kit.offer(line.top, line.middle, { tiers: [tier('6')] })).value
    expect((await line.kit.answer(line.middle, contractId)).value).toMatchObject({
      state: 'ACTIVE',
      affectedDownlines: [],
    })
    expect(await line.kit.list(line.low, { side: 'mine' })).toMatchObject([{ state: 'ACTIVE', endReason: null }])
  })

  it('cannot be agreed to any more once the upline has less [CON-06]', async () => {
    const { contractId } = (await line.kit.offer(line.middle, line.low, { tiers: [tier('7')] })).value
    await granted(started.platform.deps, line.top, '5', { confirmed: true })
    expect((await line.kit.answer(line.low, contractId)).code).toBe('CONTRACT_BLOCKED')
    expect(await line.kit.list(line.low, { side: 'asked' })).toMatchObject([{ state: 'WAITING', startAt: null }])
  })

  it('end with what the platform takes away, which staff is told first', async () => {
    expect(await granted(started.platform.deps, line.top, '5')).toMatchObject({
      done: false,
      affected: [{ level: 1 }, { level: 2 }],
    })
    expect(await granted(started.platform.deps, line.top, '5', { confirmed: true })).toMatchObject({ done: true })
    expect(await line.kit.list(line.low, { side: 'mine' })).toMatchObject([
      { state: 'ENDED', endReason: 'ABOVE_UPLINE' },
    ])
  })
})

describe('a termination', () => {
  it('asked for by the upline or by the downline waits for the other one, who may reject it [CON-04]', async () => {
    const { id } = await line.kit.agreed(line.top, line.middle, '8', 'DAILY')
    for (const [asking, asked] of [
      [line.top, line.middle],
      [line.middle, line.top],
    ] as const) {
      expect((await line.ask(asking, id, 'Time to part')).value).toEqual({ state: 'TERMINATION_WAITING' })
      expect(await line.kit.list(asked, { side: 'asked' })).toMatchObject([
        { id, requestType: 'termination', reason: 'Time to part', asked: true },
      ])
      expect((await line.ask(asking, id)).code).toBe('CONTRACT_ANSWERED')
      expect((await line.kit.offer(line.top, line.middle)).code).toBe('CONTRACT_WAITING')
      const answer = { requestType: 'termination', decision: 'reject', reason: 'No' } as const
      expect((await line.kit.answer(asking, id, answer)).code).toBe('CONTRACT_ANSWERED')
      expect((await line.kit.answer(asked, id, answer)).value.state).toBe('ACTIVE')
    }
    expect(await line.kit.list(line.middle)).toMatchObject([
      { state: 'ACTIVE', endAt: null, requestType: null, reason: 'No' },
    ])
  })

  it('that is accepted ends the agreement, and with it what was given in turn', async () => {
    const { id } = await line.kit.agreed(line.top, line.middle, '8')
    await line.kit.agreed(line.middle, line.low, '6')
    await line.ask(line.middle, id)
    const answer = { requestType: 'termination' } as const
    expect((await line.kit.answer(line.top, id, answer)).value).toMatchObject({
      state: 'TERMINATION_WAITING',
      affectedDownlines: [{ level: 2, rate: '6' }],
    })
    expect((await line.kit.answer(line.top, id, { ...answer, confirmDownlineTermination: true })).value.state).toBe(
      'ENDED',
    )
    expect(await line.kit.list(line.middle, { side: 'mine' })).toMatchObject([
      { state: 'ENDED', endReason: 'TERMINATED' },
    ])
    expect((await line.kit.offer(line.middle, line.low)).code).toBe('CONTRACT_NONE')
  })

  it('that nobody answers lapses: silence never ends an agreement', async () => {
    const { id } = await line.kit.agreed(line.top, line.middle, '8', 'DAILY')
    await line.ask(line.top, id)
    await line.days(7)
    expect(await line.flags(line.middle)).toMatchObject({ divtypereq: 0 })
    expect(await line.kit.list(line.middle)).toMatchObject([{ id, state: 'ACTIVE', endAt: null }])
    expect((await line.ask(line.top, id)).success).toBe(true)
  })
})

describe('the list of downlines', () => {
  it('says how many agreements each was offered, in which state [AGT-26]', async () => {
    await line.kit.agreed(line.top, line.middle, '8')
    await line.kit.offer(line.top, line.middle)
    const { value } = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: line.top.token })
    expect(value.content).toMatchObject([{ account: line.middle.account, contracts: { ACTIVE: 1, WAITING: 1 } }])
    expect(value.content[0]?.rates).toEqual([{ kind: 'DIVIDEND', rate: '8' }])
    const others = await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: line.middle.token })
    expect(others.value.content).toMatchObject([{ account: line.low.account, contracts: null, rates: [] }])
  })

  it('says beside what is in force how the newest offer of each kind ended: rejected, lapsed or taken back', async () => {
    const standing = async () =>
      (await started.client.call(downlines, { pageNo: 1, pageSize: 10 }, { token: line.top.token })).value.content[0]
        ?.contracts
    await line.kit.agreed(line.top, line.middle, '8')
    await line.days(1)
    const { value } = await line.kit.offer(line.top, line.middle)
    await line.kit.answer(line.middle, value.contractId, { decision: 'reject' })
    expect(await standing()).toEqual({ ACTIVE: 1, REJECTED: 1 })
    await line.days(1)
    await line.kit.offer(line.top, line.middle)
    await line.days(7)
    expect(await standing()).toEqual({ ACTIVE: 1, LAPSED: 1 })
    const again = await line.kit.offer(line.top, line.middle)
    await line.ask(line.top, again.value.contractId)
    expect(await standing()).toEqual({ ACTIVE: 1, WITHDRAWN: 1 })
  })
})

describe('who is asked at all', () => {
  it('agents only, and never about agreements of others', async () => {
    const member = await line.below(line.top, 'member')
    expect(await started.client.call(contracts, {}, { token: member.token })).toMatchObject({
      status: 403,
      code: 'NOT_AGENT',
    })
    expect(await line.flags(member)).toMatchObject({ divtypereq: 0 })
    const { id } = await line.kit.agreed(line.top, line.middle, '8')
    const stranger = await line.below(null)
    expect(await line.kit.list(stranger)).toEqual([])
    expect(await line.kit.list(line.low)).toEqual([])
    expect((await line.ask(line.low, id)).code).toBe('NOT_FOUND')
  })

  it('no guest and no trial [CON-11] [POP-10] [ROLE-13]', async () => {
    const { token } = (await started.client.call(freeplay, { os: 'test', platform: 'W' })).value
    for (const { name } of [consolidated, contracts, ...Object.values(processEndpoints)])
      for (const [who, code] of [
        [null, 'NOT_LOGGED_IN'],
        [token, 'TRIAL_REFUSED'],
      ] as const)
        expect([name, (await started.client.call(endpoints[name], {}, { token: who })).code]).toEqual([name, code])
  })
})
