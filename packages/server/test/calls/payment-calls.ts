import { sendPaymentCode, setPaymentPassword } from '@baize/contract'
import type { EndpointName, Endpoints, Input } from '@baize/contract'
import type { Account, Caller, PlatformClient } from '@baize/testing/client'
import { withBoundEmail } from './contact-calls.ts'

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

/** Right calls about a forgotten transaction password, and whose they are. */
export async function paymentCalls(client: PlatformClient): Promise<{
  calls: { [Name in 'sendPaymentCode' | 'resetPaymentPassword']: Input<Endpoints[Name]> }
  tokens: Partial<Record<EndpointName, string>>
}> {
  const owner = async () => withBoundEmail(client, await withPaymentPassword(client, await client.register()))
  const [asks, forgot] = [await owner(), await owner()]
  const bound = await client.codesTo(forgot.email)
  await client.call(sendPaymentCode, { kind: 'email' }, { token: forgot.token })
  const contactCode = (await client.codesTo(forgot.email)).find(code => !bound.includes(code)) ?? ''
  return {
    calls: {
      sendPaymentCode: { kind: 'email' },
      resetPaymentPassword: { ...paymentInput(forgot), kind: 'email', contactCode },
    },
    tokens: { sendPaymentCode: asks.token, resetPaymentPassword: forgot.token },
  }
}
