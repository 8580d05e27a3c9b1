import { expect, test } from 'vitest'
import { onBothDatabases } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { grantWelcome } from '../wallet/starting-money.ts'
import { playerCash, playerHeld, vendorAccount } from './accounts.ts'
import { auditLedger } from './audit.ts'
import { openHold, payHold, releaseHold } from './hold.ts'
import { post } from './post.ts'
import { ledgerAccounts } from './tables.ts'

interface Model {
  cash: Map<string, bigint>
  held: Map<string, bigint>
  holds: Map<string, { playerId: string; amount: bigint; ended: string | null }>
  moved: Map<string, bigint>
}

onBothDatabases(ground => {
  const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error)
  const outcome = (work: Promise<unknown>) => work.then(() => 'done', codeOf)

  test.each([1, 2, 3])(
    'agrees with a plain model after random movements, doubled and out of order, of seed %i',
    async seed => {
      const roll = dice(seed * 7919)
      const players = Array.from({ length: 4 }, () => ground.random.id())
      const model: Model = { cash: new Map(), held: new Map(), holds: new Map(), moved: new Map() }
      const add = (map: Map<string, bigint>, key: string, amount: bigint) => map.set(key, (map.get(key) ?? 0n) + amount)
      for (const id of players) {
        await grantWelcome(ground, id, 'EUR', 5_000n)
        add(model.cash, id, 5_000n)
      }

      const move = async (playerId: string, key: string, amount: bigint) => {
        const legs = [
          { account: playerCash(playerId), amount },
          { account: vendorAccount(`v${seed}`), amount: -amount },
        ]
        const said = outcome(post(ground, { source: `test:${seed}`, key, kind: 'test.move', currency: 'EUR', legs }))
        const known = model.moved.get(`${playerId}/${key}`)
        if (known !== undefined) return expect(await said).toBe(known === amount ? 'done' : 'TX_CONFLICT')
        if ((model.cash.get(playerId) ?? 0n) + amount < 0n) return expect(await said).toBe('INSUFFICIENT_FUNDS')
        expect(await said).toBe('done')
        model.moved.set(`${playerId}/${key}`, amount)
        add(model.cash, playerId, amount)
      }
      const hold = async (playerId: string, id: string, amount: bigint) => {
        const said = outcome(openHold(ground, { playerId, id, currency: 'EUR', amount }))
        const known = model.holds.get(`${playerId}/${id}`)
        if (known) return expect(await said).toBe(known.amount === amount ? 'done' : 'TX_CONFLICT')
        if ((model.cash.get(playerId) ?? 0n) < amount) return expect(await said).toBe('INSUFFICIENT_FUNDS')
        expect(await said).toBe('done')
        model.holds.set(`${playerId}/${id}`, { playerId, amount, ended: null })
        add(model.cash, playerId, -amount)
        add(model.held, playerId, amount)
      }
      const end = async (playerId: string, id: string, how: 'paid' | 'released') => {
        const said = outcome((how === 'paid' ? payHold : releaseHold)(ground, { playerId, id }))
        const known = model.holds.get(`${playerId}/${id}`)
        if (!known) return expect(await said).toBe('NOT_FOUND')
        if (known.ended) return expect(await said).toBe(known.ended === how ? 'done' : 'TX_CONFLICT')
        expect(await said).toBe('done')
        known.ended = how
        add(model.held, playerId, -known.amount)
        if (how === 'released') add(model.cash, playerId, known.amount)
      }

      for (let step = 0; step < 300; step++) {
        const playerId = players[roll(players.length)]!
        const amount = BigInt(roll(2_000) + 1)
        const kind = roll(10)
        if (kind < 4) await move(playerId, `k${roll(60)}`, -amount)
        else if (kind < 7) await move(playerId, `k${roll(60)}`, amount)
        else if (kind < 8) await hold(playerId, `${seed}-${roll(12)}`, amount)
        else await end(playerId, `${seed}-${roll(12)}`, kind === 8 ? 'paid' : 'released')
      }

      const accounts = await ground.db.select().from(ledgerAccounts)
      const stored = (account: string) => accounts.find(row => row.account === account)?.balance ?? 0n
      for (const id of players)
        expect([id, stored(playerCash(id)), stored(playerHeld(id))]).toEqual([
          id,
          model.cash.get(id) ?? 0n,
          model.held.get(id) ?? 0n,
        ])
      expect((await auditLedger(ground.db)).filter(finding => finding.broken > 0)).toEqual([])
    },
  )

  test('stays whole under movements that come all at once, each of them twice', async () => {
    const roll = dice(4242)
    const players = Array.from({ length: 3 }, () => ground.random.id())
    for (const id of players) await grantWelcome(ground, id, 'EUR', 2_000n)
    const movements = Array.from({ length: 120 }, (_, n) => {
      const amount = BigInt(roll(400)) - 250n
      const legs = [
        { account: playerCash(players[roll(3)]!), amount },
        { account: vendorAccount('rush'), amount: -amount },
      ]
      return { source: 'rush', key: `m${n}`, kind: 'test.move', currency: 'EUR', legs }
    })
    const results = await Promise.allSettled([...movements, ...movements].map(movement => post(ground, movement)))
    const failed = results.flatMap(result => (result.status === 'rejected' ? [codeOf(result.reason)] : []))
    expect(failed.filter(code => code !== 'INSUFFICIENT_FUNDS')).toEqual([])
    expect((await auditLedger(ground.db)).filter(finding => finding.broken > 0)).toEqual([])
  })
})
