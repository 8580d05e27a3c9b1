import {
  addWithdrawalProof,
  confirmWithdrawal,
  placeWithdrawal,
  withdrawal,
  type EndpointName,
  type Endpoints,
  type Input,
  type WithdrawalOrder,
} from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import { runCommand } from '../../src/app/commands.ts'
import { writeSetting } from '../../src/db/settings.ts'
import type { Deps } from '../../src/deps.ts'
import { withdrawalsSetting } from '../../src/withdrawals/setting.ts'
import { receiptPicture } from './deposit-calls.ts'
import { paymentPassword } from './payment-calls.ts'
import { addedAccount, withPayee } from './payout-account-calls.ts'

/** Somebody who may withdraw, and the account that it goes to. */
export interface Payee extends Account {
  accountId: string
}

/**
 * Gives somebody all that a withdrawal takes, beside the 1,000.00 of everybody.
 * @param registered - an account that is there; a new one without it
 */
export async function newPayee(client: PlatformClient, registered?: Account): Promise<Payee> {
  const account = await withPayee(client, registered ?? (await client.register()))
  return { ...account, accountId: await addedAccount(client, account) }
}

type PlaceInput = Input<typeof placeWithdrawal>

/** A withdrawal of 100.00, unless it says otherwise. */
export const withdrawalInput = ({ accountId }: Payee, more: Partial<PlaceInput> = {}): PlaceInput => ({
  accountId,
  amount: '100.00',
  paymentPassword,
  idempotencyKey: crypto.randomUUID(),
  ...more,
})

/** A platform and its client, which are there once a test runs. */
interface On {
  client: PlatformClient
  platform: { deps: Deps }
}

/** What members and staff do about withdrawals on a platform. */
export function withdrawalsOn(on: On) {
  const call: PlatformClient['call'] = (...asked) => on.client.call(...asked)
  const place = (who: Payee, more: Partial<PlaceInput> = {}) =>
    call(placeWithdrawal, withdrawalInput(who, more), { token: who.token })
  /** What staff are told. */
  const ops = async (by: string, ...words: string[]): Promise<string> =>
    (await runCommand(on.platform.deps, ['withdrawals', ...words], by)).lines.join('\n')
  const confirm = ({ token }: Payee, orderNo: string, result: Input<typeof confirmWithdrawal>['result'], partNo = 1) =>
    call(confirmWithdrawal, { orderNo, partNo, result, remark: 'Nothing on my statement.' }, { token })
  const addProof = async ({ token }: Payee, orderNo: string, picture?: string, partNo = 1) =>
    call(
      addWithdrawalProof,
      { orderNo, partNo, name: 'statement.png', picture: picture ?? (await receiptPicture()) },
      { token },
    )

  return {
    place,
    ops,
    confirm,
    addProof,
    /** Places a withdrawal; throws where it is refused. @returns its number */
    placed: async (who: Payee, amount?: string): Promise<string> => {
      const reply = await place(who, amount ? { amount } : {})
      if (!reply.success) throw new Error(`No withdrawal: ${reply.code} ${JSON.stringify(reply.value)}`)
      return reply.value.order.orderNo
    },
    /** Reviews and approves a withdrawal. */
    approve: async (orderNo: string): Promise<void> => {
      await ops('ann', 'begin', orderNo)
      await ops('bob', 'approve', orderNo)
    },
    /** Sends a part of a withdrawal that is approved. */
    send: (orderNo: string, amount = '100.00') => ops('ann', 'send', orderNo, amount, 'SEPA', '1'),
    order: async ({ token }: Payee, orderNo: string): Promise<WithdrawalOrder> =>
      (await call(withdrawal, { orderNo }, { token })).value.order,
    /** Says of the first part that it has not arrived. */
    dispute: async (who: Payee, orderNo: string) => {
      await addProof(who, orderNo)
      return confirm(who, orderNo, 'notReceived')
    },
  }
}

type Names = Extract<
  EndpointName,
  | 'placeWithdrawal'
  | 'withdrawal'
  | 'cancelWithdrawal'
  | 'confirmWithdrawal'
  | 'addWithdrawalProof'
  | 'removeWithdrawalProof'
>
interface WithdrawalCalls {
  calls: { [Name in Names]: Input<Endpoints[Name]> }
  tokens: { [Name in Names]: string }
}

/** Right calls for withdrawals, and whose they are. */
export async function withdrawalCalls(client: PlatformClient, deps: Deps): Promise<WithdrawalCalls> {
  await writeSetting(deps, withdrawalsSetting, { reversible: true })
  const kit = withdrawalsOn({ client, platform: { deps } })
  const [owner, other] = [await newPayee(client), await newPayee(client)]
  const { token } = owner
  const confirmed = await kit.placed(owner)
  const proved = await kit.placed(owner)
  const pending = await kit.placed(owner)
  for (const orderNo of [confirmed, proved]) {
    await kit.approve(orderNo)
    await kit.send(orderNo)
  }
  const proof = { orderNo: proved, partNo: 1, name: 'statement.png', picture: await receiptPicture() }
  const { value } = await client.call(addWithdrawalProof, proof, { token })
  const [added] = value.order.parts[0]?.proofs ?? []
  const tokens = {
    ...{ withdrawal: token, cancelWithdrawal: token, confirmWithdrawal: token },
    ...{ addWithdrawalProof: token, removeWithdrawalProof: token, placeWithdrawal: other.token },
  }
  return {
    calls: {
      placeWithdrawal: withdrawalInput(other),
      withdrawal: { orderNo: confirmed },
      cancelWithdrawal: { orderNo: pending },
      confirmWithdrawal: { orderNo: confirmed, partNo: 1, result: 'received' },
      addWithdrawalProof: proof,
      removeWithdrawalProof: { orderNo: proved, proofId: added?.id ?? '' },
    },
    tokens,
  }
}
