import { day, fromMinor, hour, transactionRecords } from '@baize/contract'
import type { Input, TransactionStatus, TransactionType } from '@baize/contract'
import { beforeAll, expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import { runCommand } from '../app/commands.ts'
import { openHold, payHold, releaseHold } from '../ledger/hold.ts'
import { playerCash, post, vendorAccount } from '../ledger/index.ts'
import { auditLedger } from '../ledger/audit.ts'

type Asked = Input<typeof transactionRecords>

/** A movement as a plain model keeps it. */
interface Moved {
  at: number
  type: TransactionType
  status: TransactionStatus
  amount: bigint
  after: bigint
  reference: string | null
}

/** Milliseconds by which the site's time is ahead of UTC in these tests. */
const offset = 5.75 * hour

function sumsOf(moved: readonly Moved[]) {
  const [credit, debit] = [1n, -1n].map(sign =>
    moved.reduce((total, { amount }) => (amount * sign > 0n ? total + amount : total), 0n),
  ) as [bigint, bigint]
  const text = (amount: bigint) => fromMinor(amount, 'EUR')
  return { count: moved.length, credit: text(credit), debit: text(debit), net: text(credit + debit) }
}

onBothPlatforms(started => {
  let token: string
  let playerId: string
  let own: Moved[]

  const ask = async (asked: Asked, by = token) => started.client.call(transactionRecords, asked, { token: by })

  /** Moves money at random over days and hours, holds among it, and keeps a model of it. */
  async function move(count: number): Promise<Moved[]> {
    const { deps } = started.platform
    const roll = dice(23)
    const begun = deps.clock.now().getTime()
    const moved: Moved[] = [
      { at: begun, type: 'bonus', status: 'done', amount: 100_000n, after: 100_000n, reference: null },
    ]
    const add = (type: TransactionType, status: TransactionStatus, amount: bigint, reference: string) => {
      const entry = { at: deps.clock.now().getTime(), type, status, amount, reference }
      moved.push({ ...entry, after: moved.at(-1)!.after + amount })
      return moved.at(-1)!
    }
    for (let nth = 0; nth < count; nth++) {
      started.clock.advance(roll(3 * 3600))
      const [amount, id] = [BigInt(1 + roll(500)), `n${nth}`]
      const hold = { playerId, id, currency: 'EUR', amount }
      const kind = roll(6)
      if (kind < 4) {
        const gained = kind % 2 ? amount : -amount
        await post(deps, {
          source: 'vendor:studio',
          key: id,
          kind: kind % 2 ? 'round.win' : 'round.bet',
          currency: 'EUR',
          reference: id,
          legs: [
            { account: playerCash(playerId), amount: gained },
            { account: vendorAccount('studio'), amount: -gained },
          ],
        })
        add(kind % 2 ? 'payout' : 'bet', 'done', gained, `studio:${id}`)
        continue
      }
      await openHold(deps, hold)
      const opened = add('withdrawal', 'pending', -amount, id)
      if (kind === 4) continue
      started.clock.advance(roll(3600))
      if (roll(2)) {
        await payHold(deps, hold)
        opened.status = 'done'
      } else {
        await releaseHold(deps, hold)
        opened.status = 'cancelled'
        add('withdrawal', 'cancelled', amount, id)
      }
    }
    return moved
  }

  beforeAll(async () => {
    await runCommand(started.platform.deps, ['flags', 'set', 'site.gmtOffset', '+05:45'], 'ada')
    const account = await started.client.register()
    playerId = await playerIdOf(started.platform.deps, account.username)
    own = await move(120)
    token = (await started.client.login(account.username, account.password)).token
  })

  async function expectPages(asked: Asked, kept: (moved: Moved) => boolean, pageSize: number): Promise<number> {
    const model = own.filter(kept).toReversed()
    const pages = Math.ceil(model.length / pageSize)
    for (let pageNo = 1; pageNo <= Math.max(1, pages); pageNo++) {
      const { value } = await ask({ ...asked, pageNo, pageSize })
      const expected = model.slice((pageNo - 1) * pageSize, pageNo * pageSize)
      const shown = expected.map(({ at, type, status, amount, after, reference }) => ({
        at: new Date(at).toISOString(),
        type,
        status,
        amount: fromMinor(amount, 'EUR'),
        balanceBefore: fromMinor(after - amount, 'EUR'),
        balanceAfter: fromMinor(after, 'EUR'),
        reference,
      }))
      expect(value.content).toMatchObject(shown)
      expect(value.content).toHaveLength(shown.length)
      expect(value.totals).toEqual({ page: sumsOf(expected), period: sumsOf(model) })
      expect([value.pageNum, value.totalPages, value.total]).toEqual([pageNo, pages, model.length])
    }
    return model.length
  }

  test('every page of all movements, and its sums, are those of a plain model [MEM-40] [API-111]', async () => {
    expect(await expectPages({}, () => true, 50)).toBeGreaterThan(120)
  })

  test('keeps to days of the site, by the quarter of an hour', async () => {
    const begin = Date.parse('2026-11-24T00:00:00Z') - offset
    const isOn = ({ at }: Moved) => at >= begin && at < begin + day
    expect(await expectPages({ from: '2026-11-24', to: '2026-11-24' }, isOn, 5)).toBeGreaterThan(5)
  })

  test.each(['bet', 'payout', 'withdrawal', 'bonus', 'adjustment'] as const)('keeps to the type %s', async type => {
    const found = await expectPages({ type }, moved => moved.type === type, 20)
    expect(found > 0).toBe(type !== 'adjustment')
  })

  test.each(['pending', 'done', 'cancelled'] as const)('keeps to what is %s', async status => {
    expect(await expectPages({ status }, moved => moved.status === status, 50)).toBeGreaterThan(2)
    await expectPages({ status, type: 'withdrawal' }, each => each.status === status && each.type === 'withdrawal', 20)
  })

  test('finds movements by their number, and by that of their order or bet, however old [MEM-40]', async () => {
    const bet = own.find(({ type }) => type === 'bet')!
    const { value } = await ask({ number: bet.reference! })
    expect(value).toMatchObject({ total: 1, period: null, content: [{ reference: bet.reference }] })
    const [found] = value.content
    expect((await ask({ number: found!.number })).value.content).toEqual([found])
    expect((await ask({ number: bet.reference!.replace('studio:', '') })).value.content).toEqual([found])
    const released = own.find(({ status, amount }) => status === 'cancelled' && amount > 0n)!
    const ofOrder = (await ask({ number: released.reference! })).value
    expect(ofOrder).toMatchObject({ total: 2, totals: { period: { net: '0.00' } } })
    expect((await ask({ number: released.reference!, type: 'bet' })).value.total).toBe(0)
    expect((await ask({ number: released.reference!, to: '2026-11-01' })).value).toMatchObject({
      total: 0,
      period: { to: '2026-11-01' },
    })
    expect((await ask({ number: 'nowhere' })).value).toMatchObject({ content: [], total: 0 })
  })

  test('shows nobody the movements of somebody else, whatever the number', async () => {
    const { token: stranger } = await started.client.register()
    const [found] = (await ask({ pageSize: 1 })).value.content
    for (const number of [found!.number, found!.reference!])
      expect((await ask({ number }, stranger)).value).toMatchObject({ content: [], total: 0 })
    expect((await ask({}, stranger)).value.content).toMatchObject([
      { type: 'bonus', amount: '1000.00', balanceBefore: '0.00', balanceAfter: '1000.00', reference: null, remark: '' },
    ])
  })

  test('sums stay what they add up', async () => {
    const findings = await auditLedger(started.platform.deps.db)
    expect(findings.find(({ name }) => name === 'movement-totals-are-sums')).toMatchObject({ broken: 0 })
  })
})
