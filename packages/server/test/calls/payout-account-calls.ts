import { addPayoutAccount, setPayeeName } from '@baize/contract'
import type { EndpointName, Endpoints, Input } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import { paymentPassword, withPaymentPassword } from './payment-calls.ts'

/** Right IBANs, one for each account that a test adds. */
export const ibans = [
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'ES9121000418450200051332',
  'GB29NWBK60161331926819',
  'BE68539007547034',
  'FR1420041010050500013M02606',
] as const

/** A real name that the rule of every site but one of capitals takes. */
export const payeeName = 'Ana Gil'

/** What adds an account. */
export const accountInput = (more: Partial<Input<typeof addPayoutAccount>> = {}): Input<typeof addPayoutAccount> => ({
  providerId: 'iban',
  number: ibans[0],
  holder: payeeName,
  paymentPassword,
  ...more,
})

/** Gives an account its real name and its transaction password; throws where one is refused. */
export async function withPayee<A extends Account>(client: PlatformClient, account: A): Promise<A> {
  const reply = await client.call(setPayeeName, { payeeName }, { token: account.token })
  if (!reply.success) throw new Error(`No real name: ${reply.code}`)
  return withPaymentPassword(client, account)
}

/** Adds a payout account; throws where it is refused. @returns its id */
export async function addedAccount(
  client: PlatformClient,
  { token }: Account,
  more?: Partial<Input<typeof addPayoutAccount>>,
): Promise<string> {
  const reply = await client.call(addPayoutAccount, accountInput(more), { token })
  if (!reply.success) throw new Error(`No payout account: ${reply.code}`)
  return reply.value.id
}

type Names = Extract<EndpointName, 'addPayoutAccount' | 'changePayoutAccount' | 'removePayoutAccount' | 'setPayeeName'>

/** Right calls for payout accounts, and whose they are. */
export async function payoutAccountCalls(client: PlatformClient): Promise<{
  calls: { [Name in Names]: Input<Endpoints[Name]> }
  tokens: Partial<Record<EndpointName, string>>
}> {
  const owner = await withPayee(client, await client.register())
  const kept = await addedAccount(client, owner, { number: ibans[1] })
  const removed = await addedAccount(client, owner, { number: ibans[2] })
  const nameless = await client.register()
  const { token } = owner
  return {
    calls: {
      addPayoutAccount: accountInput(),
      changePayoutAccount: { id: kept },
      removePayoutAccount: { id: removed, paymentPassword },
      setPayeeName: { payeeName },
    },
    tokens: {
      ...{ addPayoutAccount: token, changePayoutAccount: token, removePayoutAccount: token },
      setPayeeName: nameless.token,
    },
  }
}
