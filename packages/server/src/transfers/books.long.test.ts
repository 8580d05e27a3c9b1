import { transferPeer } from '@baize/contract'
import type { Account } from '@baize/testing/client'
import { expect, test } from 'vitest'
import { onBothPlatforms } from '../../test/databases/on-both.ts'
import { dice } from '../../test/games/dice.ts'
import { registerBelow, transferInput } from '../../test/agents/family.ts'
import { paymentPassword } from '../../test/calls/payment-calls.ts'
import { playerIdOf } from '../../test/player-helpers.ts'
import type { Started } from '../../test/started.ts'
import { hashPassword } from '../accounts/security/password-hash.ts'
import { setProfile } from '../accounts/players/profile.ts'
import { auditLedger } from '../ledger/audit.ts'
import { playerCash } from '../ledger/accounts.ts'
import { ledgerAccounts } from '../ledger/tables.ts'

const size = 8

/** Who stands where: each below somebody who was there before, half of them agents. */
interface Person extends Account {
  id: string
  isAgent: boolean
  above: number | null
}

async function grow({ platform, client }: Started, roll: (below: number) => number): Promise<Person[]> {
  const { deps } = platform
  const paymentPasswordHash = await hashPassword(deps, paymentPassword)
  const people: Person[] = []
  for (let index = 0; index < size; index += 1) {
    const above = index === 0 || roll(6) === 0 ? null : roll(index)
    const isAgent = roll(2) === 0
    const upline = above === null ? null : people[above]!
    const account = await registerBelow(client, deps, upline, isAgent ? 'agent' : 'member')
    const id = await playerIdOf(deps, account.username)
    await setProfile(deps.db, { playerId: id, paymentPasswordHash })
    people.push({ ...account, id, isAgent, above })
  }
  return people
}

function isBelow(people: readonly Person[], top: number, other: number): boolean {
  const { above } = people[other]!
  return above !== null && (above === top || isBelow(people, top, above))
}

/** A transfer, and whether the tree allows it. */
interface Step {
  from: number
  to: number
  direction: 'upline' | 'downline'
  cents: number
  key: string
  allowed: boolean
}

function steps(people: readonly Person[], roll: (below: number) => number, seed: number): Step[] {
  return Array.from({ length: 40 }, (_, index) => {
    const [from, other] = [roll(size), roll(size)]
    const direction = roll(2) ? 'upline' : 'downline'
    const { above, isAgent } = people[from]!
    const to = direction === 'upline' ? (above ?? from) : other
    const allowed = direction === 'upline' ? above !== null : isAgent && isBelow(people, from, other)
    return { from, to, direction, cents: 100 + roll(60_000), key: `${seed}-${index}`, allowed }
  })
}

onBothPlatforms(started => {
  test.each([1, 2])(
    'random transfers in a tree leave what a plain model leaves, some of them at once, of seed %i [WAL-30]',
    async seed => {
      const { deps } = started.platform
      const roll = dice(seed * 7919)
      const people = await grow(started, roll)
      const model = people.map(() => 100_000)
      const run = ({ from, to, direction, cents, key }: Step) =>
        started.client.call(
          transferPeer,
          transferInput({
            direction,
            account: people[to]!.username,
            amount: (cents / 100).toFixed(2),
            idempotencyKey: key,
          }),
          { token: people[from]!.token },
        )
      const book = ({ from, to, cents }: Step) => {
        model[from]! -= cents
        model[to]! += cents
      }
      const all = steps(people, roll, seed)
      for (const step of all.slice(0, 28)) {
        const { success, code } = await run(step)
        const enough = model[step.from]! >= step.cents
        const expected = !step.allowed ? 'TRANSFER_REFUSED' : enough ? undefined : 'INSUFFICIENT_FUNDS'
        expect([step, code]).toEqual([step, expected])
        if (success) book(step)
      }
      const rush = all.slice(28)
      const replies = await Promise.all([...rush, ...rush].map(async step => ({ step, reply: await run(step) })))
      const happened = new Map(replies.flatMap(({ step, reply }) => (reply.success ? [[step.key, step] as const] : [])))
      for (const step of happened.values()) book(step)
      expect([...happened.values()].every(({ allowed }) => allowed)).toBe(true)

      const accounts = await deps.db.select().from(ledgerAccounts)
      const stored = ({ id }: Person) => Number(accounts.find(row => row.account === playerCash(id))?.balance)
      expect(people.map(stored)).toEqual(model)
      expect(model.reduce((sum, cents) => sum + cents, 0)).toBe(size * 100_000)
      expect((await auditLedger(deps.db)).filter(({ broken }) => broken > 0)).toEqual([])
    },
  )
})
