import { agreementKinds, processEndpoints, seenContracts } from '@baize/contract'
import { describe, expect, it } from 'vitest'
import { agreementLine } from '../../../test/agents/agreement-line.ts'
import { granted, tier } from '../../../test/agents/agreement-team.ts'
import { startedPlatform } from '../../../test/started.ts'

const started = startedPlatform({ games: 30 })
const line = agreementLine(started)

describe('an offer', () => {
  it('reaches the agent directly below, of every kind, with its tiers [CON-01] [CON-02] [CON-08] [ROLE-23]', async () => {
    expect([...agreementKinds]).toEqual(['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY'])
    for (const kind of agreementKinds) {
      await granted(started.platform.deps, line.top, '9', { kind })
      const tiers = [tier('4', 5, '1000'), tier('7.25', 12, '5000')]
      const { value } = await line.kit.offer(line.top, line.middle, { kind, tiers })
      expect(value.state).toBe('WAITING')
      const [shown] = await line.kit.list(line.middle, { kind, side: 'asked' })
      expect(shown).toMatchObject({
        id: value.contractId,
        kind,
        side: 'mine',
        to: line.middle.account,
        requestType: 'new',
        asked: true,
        rate: '7.25',
        tiers: [
          { activeMembers: 5, periodBets: '1000.00', rate: '4' },
          { activeMembers: 12, periodBets: '5000.00', rate: '7.25' },
        ],
        startAt: '2026-12-01T00:00:00.000Z',
      })
      expect(shown?.from).not.toContain(line.top.account)
    }
  })

  it('is told to whoever it waits for by its flag: 1 a new agreement, 2 a termination [CON-09] [ENT-28]', async () => {
    expect(await line.flags(line.middle)).toMatchObject({
      balance: '1000.00',
      currency: 'EUR',
      totals: { available: '1000.00', locked: '0.00' },
      divtypereq: 0,
      dailysalreqtype: 0,
      contracthoursalreqtype: 0,
      realtimesalreqtype: 0,
    })
    await granted(started.platform.deps, line.top, '9', { kind: 'REALTIME_SALARY' })
    await line.kit.offer(line.top, line.middle, { kind: 'REALTIME_SALARY' })
    const { id } = await line.kit.agreed(line.top, line.middle, '5')
    await line.ask(line.top, id)
    expect(await line.flags(line.middle)).toMatchObject({ divtypereq: 2, realtimesalreqtype: 1, dailysalreqtype: 0 })
    expect(await line.flags(line.top)).toMatchObject({ divtypereq: 0, realtimesalreqtype: 0 })
  })

  it('never goes above the own rate, nor without one, nor to nothing', async () => {
    const refused = await line.kit.offer(line.top, line.middle, { tiers: [tier('9.01')] })
    expect(refused).toMatchObject({ success: false, code: 'CONTRACT_RATE', value: { rate: '9' } })
    expect(refused.message).toBe('The rate must be above 0 and at most your own rate, 9%')
    expect((await line.kit.offer(line.top, line.middle, { tiers: [tier('0')] })).code).toBe('CONTRACT_RATE')
    expect((await line.kit.offer(line.middle, line.low)).code).toBe('CONTRACT_NONE')
    expect((await line.kit.offer(line.top, line.middle, { tiers: [tier('9')] })).success).toBe(true)
  })

  it('has up to ten tiers, each above the one before', async () => {
    const wrong = [tier('4', 5, '1000'), tier('5', 4, '2000')]
    expect(await line.kit.offer(line.top, line.middle, { tiers: wrong })).toMatchObject({
      code: 'CONTRACT_TIERS',
      value: { tier: 2 },
    })
    expect((await line.kit.offer(line.top, line.middle, { tiers: [tier('4'), tier('4', 1)] })).code).toBe(
      'CONTRACT_TIERS',
    )
    const eleven = Array.from({ length: 11 }, (_, index) => tier(`${index + 1}`, index))
    expect((await line.kit.offer(line.top, line.middle, { tiers: eleven })).code).toBe('BAD_REQUEST')
    expect((await line.kit.offer(line.top, line.middle, { tiers: [tier('4', 0, '0.001')] })).code).toBe('BAD_REQUEST')
  })

  it('goes to agents directly below and to nobody else, who all answer alike', async () => {
    const stranger = await line.below(null)
    const member = await line.below(line.top, 'member')
    for (const { account } of [line.low, stranger, member, line.top, { account: 'nobody-at-all' }]) {
      const refused = await line.kit.offer(line.top, { account })
      expect([refused.code, refused.value, refused.message]).toEqual([
        'NOT_DOWNLINE',
        null,
        'You can offer contracts to your direct downline agents only',
      ])
    }
  })

  it('waits alone of its kind, and the same key again answers as it did', async () => {
    const idempotencyKey = crypto.randomUUID()
    const first = await line.kit.offer(line.top, line.middle, { idempotencyKey })
    const again = await line.kit.offer(line.top, line.middle, { idempotencyKey })
    expect(again.value).toEqual(first.value)
    expect((await line.kit.offer(line.top, line.middle, { idempotencyKey, tiers: [tier('5')] })).code).toBe(
      'TX_CONFLICT',
    )
    const at = await Promise.all([1, 2, 3].map(() => line.kit.offer(line.top, line.middle)))
    expect(at.map(({ code }) => code)).toEqual(['CONTRACT_WAITING', 'CONTRACT_WAITING', 'CONTRACT_WAITING'])
    expect(await line.kit.list(line.top, { side: 'downline' })).toHaveLength(1)
  })

  it('sent many times at once waits once', async () => {
    const sent = await Promise.all([1, 2, 3, 4].map(() => line.kit.offer(line.top, line.middle)))
    expect(sent.filter(({ success }) => success)).toHaveLength(1)
  })

  it('lapses after seven days of silence, as both can read with its terms, and can be taken back before', async () => {
    const { value } = await line.kit.offer(line.top, line.middle)
    const endAt = (await line.kit.list(line.middle))[0]?.lapsesAt
    await line.days(6.9)
    expect(await line.flags(line.middle)).toMatchObject({ divtypereq: 1 })
    await line.days(0.2)
    expect(await line.flags(line.middle)).toMatchObject({ divtypereq: 0 })
    const late = await line.kit.answer(line.middle, value.contractId)
    expect(late).toMatchObject({ code: 'CONTRACT_LAPSED', message: 'This offer has lapsed, please request a new one' })
    for (const [party, side] of [
      [line.top, 'downline'],
      [line.middle, 'mine'],
    ] as const)
      expect(await line.kit.list(party, { side })).toMatchObject([
        { state: 'ENDED', endReason: 'LAPSED', tiers: [{ rate: '4' }], endAt },
      ])
    const second = (await line.kit.offer(line.top, line.middle)).value
    expect((await line.ask(line.top, second.contractId)).value).toEqual({ state: 'ENDED' })
    expect((await line.kit.answer(line.middle, second.contractId)).code).toBe('CONTRACT_ANSWERED')
  })
})

describe('an answer', () => {
  it('accepts: the agreement counts from the next period on and replaces the one before [CON-03] [CON-04] [ROLE-24]', async () => {
    const first = await line.kit.agreed(line.top, line.middle, '4', 'DAILY')
    await line.days(2)
    await line.kit.offer(line.top, line.middle, { tiers: [tier('6')], period: 'DAILY' })
    const [waiting] = await line.kit.list(line.middle, { side: 'asked' })
    expect(waiting?.present).toMatchObject({ rate: '4', period: 'DAILY' })
    const accepted = await line.kit.answer(line.middle, waiting?.id ?? '')
    expect(accepted.value).toEqual({ state: 'ACTIVE', affectedDownlines: [], startAt: waiting?.startAt })
    const [now, before] = await line.kit.list(line.middle)
    expect(now).toMatchObject({ state: 'ACTIVE', rate: '6', startAt: waiting?.startAt, endAt: null })
    expect(before).toMatchObject({ id: first.id, state: 'ACTIVE', endAt: waiting?.startAt, endReason: 'REPLACED' })
    await line.days(1)
    expect((await line.kit.list(line.middle))[1]).toMatchObject({ id: first.id, state: 'ENDED' })
  })

  it('rejects with a reason, which the upline reads [CON-03] [CON-04] [ROLE-24]', async () => {
    const { value } = await line.kit.offer(line.top, line.middle)
    const rejected = await line.kit.answer(line.middle, value.contractId, { decision: 'reject', reason: 'Too little' })
    expect(rejected.value.state).toBe('REJECTED')
    expect(await line.kit.list(line.top, { account: line.middle.account })).toMatchObject([
      { state: 'REJECTED', reason: 'Too little' },
    ])
    expect((await line.kit.offer(line.top, line.middle)).success).toBe(true)
  })

  it('is given under the call of its kind, by whoever is asked, and once [CON-12] [CON-13] [CON-14] [CON-15]', async () => {
    expect(agreementKinds.map(kind => processEndpoints[kind].path)).toEqual([
      '/wps/relay/MCS2_processDividendReq',
      '/wps/relay/MCS2_processDailySalContract',
      '/wps/relay/MCS2_processContractHourSalary',
      '/wps/relay/MCSFE_processRealTimeSalaryContract',
    ])
    for (const kind of agreementKinds) {
      await granted(started.platform.deps, line.top, '9', { kind })
      const { contractId } = (await line.kit.offer(line.top, line.middle, { kind })).value
      const other = kind === 'DIVIDEND' ? 'DAILY_SALARY' : 'DIVIDEND'
      expect((await line.kit.answer(line.middle, contractId, {}, other)).code).toBe('NOT_FOUND')
      expect((await line.kit.answer(line.low, contractId, {}, kind)).code).toBe('NOT_FOUND')
      expect((await line.kit.answer(line.top, contractId, {}, kind)).code).toBe('CONTRACT_ANSWERED')
      expect((await line.kit.answer(line.middle, contractId, { requestType: 'termination' }, kind)).code).toBe(
        'CONTRACT_ANSWERED',
      )
      const both = await Promise.all([1, 2].map(() => line.kit.answer(line.middle, contractId, {}, kind)))
      expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    }
    expect((await line.kit.answer(line.middle, 'not-an-id')).code).toBe('NOT_FOUND')
  })
})

describe('what became of it', () => {
  const news = async (who: (typeof line)['top']) => (await line.flags(who)).contractnews
  const seen = async (who: (typeof line)['top']) => {
    const ids = (await line.kit.list(who)).map(({ id }) => id)
    return (await started.client.call(seenContracts, { ids }, { token: who.token })).value.news
  }

  it('is news to whoever asked, a rejection, a lapse and an end alike, until they have seen it [CON-03] [CON-21]', async () => {
    const rejected = (await line.kit.offer(line.top, line.middle)).value.contractId
    await line.kit.answer(line.middle, rejected, { decision: 'reject' })
    expect([await news(line.top), await news(line.middle)]).toEqual([1, 0])
    await line.kit.offer(line.top, line.middle)
    await line.days(8)
    expect([await news(line.top), await news(line.middle)]).toEqual([2, 0])
    const told = async () => (await line.kit.list(line.top, { side: 'downline' })).map(({ isNews }) => isNews)
    expect(await told()).toEqual([true, true])
    expect(await seen(line.low), 'a stranger').toBe(0)
    expect(await news(line.top)).toBe(2)
    expect(await seen(line.top)).toBe(0)
    expect(await told()).toEqual([false, false])

    const { id } = await line.kit.agreed(line.top, line.middle, '4', 'DAILY')
    await line.ask(line.middle, id, 'Too much work')
    await line.kit.answer(line.top, id, { requestType: 'termination' })
    expect([await news(line.top), await news(line.middle)]).toEqual([0, 1])
  })

  it('says of a request to end an agreement that it was rejected, or that it lapsed, while the agreement goes on [CON-21]', async () => {
    const { id } = await line.kit.agreed(line.top, line.middle, '4', 'DAILY')
    await line.ask(line.top, id)
    await line.kit.answer(line.middle, id, { requestType: 'termination', decision: 'reject', reason: 'It suits me' })
    const row = async () => (await line.kit.list(line.top, { side: 'downline' }))[0]
    expect(await row()).toMatchObject({ state: 'ACTIVE', terminationAnswer: 'REJECTED', isNews: true })
    await line.ask(line.top, id)
    expect(await row()).toMatchObject({ state: 'TERMINATION_WAITING', terminationAnswer: null })
    await seen(line.top)
    await line.days(8)
    expect(await row()).toMatchObject({ state: 'ACTIVE', terminationAnswer: 'LAPSED', isNews: true })
    expect(await news(line.middle)).toBe(0)
  })
})
