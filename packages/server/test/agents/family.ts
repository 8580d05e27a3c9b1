import { balance, peerTransfers, register, transferPeer } from '@baize/contract'
import type { Input } from '@baize/contract'
import { registration } from '@baize/testing/client'
import type { Account, PlatformClient } from '@baize/testing/client'
import { eq } from 'drizzle-orm'
import { player } from '../../src/accounts/players/tables.ts'
import { bindPlayer } from '../../src/accounts/registration/index.ts'
import type { Deps } from '../../src/deps.ts'
import { paymentPassword, withPaymentPassword } from '../calls/payment-calls.ts'
import { playerIdOf } from '../player-helpers.ts'
import type { Started } from '../started.ts'

/** Account types, by what they are called here. */
const types = { member: 0, agent: 1 } as const

/** Registers somebody, and places them below another as whom that one has brought. */
export async function registerBelow(
  client: PlatformClient,
  { db }: Pick<Deps, 'db'>,
  upline: Account | null,
  kind: keyof typeof types = 'member',
): Promise<Account> {
  const input = registration()
  const reply = await client.call(register, input)
  if (!reply.success || !reply.value.token) throw new Error(`Not registered: ${reply.code}`)
  const { username, password = '' } = input
  const account = eq(player.account, username)
  const [made] = await db.update(player).set({ type: types[kind] }).where(account).returning()
  if (made && upline) {
    const boundTo = await playerIdOf({ db }, upline.username)
    await bindPlayer(db, made.id, { boundTo, boundBy: 'referralCode', code: null })
  }
  return { username, password, token: reply.value.token }
}

export type TransferInput = Input<typeof transferPeer>

/** A transfer of 10.00 to whoever stands above, unless it says otherwise. */
export const transferInput = (more: Partial<TransferInput> = {}): TransferInput => ({
  direction: 'upline',
  amount: '10.00',
  paymentPassword,
  idempotencyKey: crypto.randomUUID(),
  ...more,
})

/** What a player sees of their transfers. */
export const transfersOf = async (
  client: PlatformClient,
  { token }: Account,
  asked: Input<typeof peerTransfers> = {},
) => (await client.call(peerTransfers, asked, { token })).value

/** What members of a family do on a platform that a test has started. */
export function familyOf(started: Started) {
  const join = (upline: Account | null, kind: keyof typeof types = 'member') =>
    registerBelow(started.client, started.platform.deps, upline, kind)
  return {
    join,
    /** Somebody who has a transaction password, and so may transfer. */
    ready: async (upline: Account | null, kind: keyof typeof types = 'member') =>
      withPaymentPassword(started.client, await join(upline, kind)),
    send: ({ token }: Account, more: Partial<TransferInput> = {}) =>
      started.client.call(transferPeer, transferInput(more), { token }),
    owned: async ({ token }: Account) => (await started.client.call(balance, {}, { token })).value.available,
  }
}
