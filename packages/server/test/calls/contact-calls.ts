import { bindContact, sendContactCode } from '@baize/contract'
import type { EndpointName, Endpoints, Input } from '@baize/contract'
import { newUsername } from '@baize/testing/client'
import type { Account, PlatformClient } from '@baize/testing/client'

export const newEmail = () => `${newUsername()}@example.com`

/** Asks for a code, and reads it where it was sent to; throws where it is refused. */
export async function contactCode(
  client: PlatformClient,
  { token }: Account,
  asked: Input<typeof sendContactCode>,
  to: string,
): Promise<string> {
  const reply = await client.call(sendContactCode, asked, { token })
  if (!reply.success) throw new Error(`No code: ${reply.code}`)
  return client.lastCode(to)
}

/** Binds an e-mail; throws where it is refused. */
export async function withBoundEmail<A extends Account>(
  client: PlatformClient,
  account: A,
  email = newEmail(),
): Promise<A & { email: string }> {
  const code = await contactCode(client, account, { kind: 'email', target: email }, email)
  const { token, password } = account
  const reply = await client.call(bindContact, { kind: 'email', target: email, code, password }, { token })
  if (!reply.success) throw new Error(`No e-mail: ${reply.code}`)
  return { ...account, email }
}

/** Right calls of contacts, and whose they are. */
export async function contactCalls(client: PlatformClient): Promise<{
  calls: { [Name in 'sendContactCode' | 'bindContact']: Input<Endpoints[Name]> }
  tokens: Partial<Record<EndpointName, string>>
}> {
  const owner = await client.register()
  const email = newEmail()
  const code = await contactCode(client, owner, { kind: 'email', target: email }, email)
  return {
    calls: {
      sendContactCode: { kind: 'email', target: newEmail() },
      bindContact: { kind: 'email', target: email, code, password: owner.password },
    },
    tokens: { bindContact: owner.token },
  }
}
