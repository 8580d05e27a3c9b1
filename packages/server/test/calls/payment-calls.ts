import { setPaymentPassword } from '@baize/contract'
import type { Input } from '@baize/contract'
import type { Account, Caller, PlatformClient } from '@baize/testing/client'

/** A transaction password that every rule takes. */
export const paymentPassword = '192837'

/** What sets the transaction password of an account that has none. */
export const paymentInput = ({ password }: Pick<Account, 'password'>): Input<typeof setPaymentPassword> => ({
  paymentPassword,
  confirmPaymentPassword: paymentPassword,
  password,
})

/** Gives an account its transaction password; throws where that is refused. */
export async function withPaymentPassword<A extends Account>(
  client: PlatformClient,
  account: A,
  caller: Caller = {},
): Promise<A> {
  const reply = await client.call(setPaymentPassword, paymentInput(account), { token: account.token, ...caller })
  if (!reply.success) throw new Error(`No transaction password: ${reply.code}`)
  return account
}
