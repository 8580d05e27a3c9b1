import { forgotByEmail } from '@baize/contract'
import type { Input, EndpointName, Endpoints } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import type { Deps } from '../../src/deps.ts'
import { know } from '../player-helpers.ts'

type Names = Extract<EndpointName, 'changePassword' | 'forgotByEmail' | 'resetPassword'>

/** The secret of the last link that was sent to an e-mail address. */
export async function sentLink(client: PlatformClient, email: string): Promise<string> {
  const response = await fetch(`${client.url}/dev/outbox?to=${encodeURIComponent(email)}`)
  const sent = (await response.json()) as { text: string }[]
  const [token = ''] = sent.flatMap(({ text }) => /#resetToken=([\w-]+)/.exec(text)?.[1] ?? [])
  return token
}

/** An account that can be written to. */
export async function withEmail(client: PlatformClient, deps: Deps): Promise<Account & { email: string }> {
  const account = await client.register()
  const email = `${account.username}@example.com`
  await know(deps, account, { email })
  return { ...account, email }
}

/** Right calls of passwords that are changed, forgotten and set anew. */
export async function passwordCalls(
  client: PlatformClient,
  deps: Deps,
): Promise<{ [Name in Names]: Input<Endpoints[Name]> }> {
  const { username, email } = await withEmail(client, deps)
  await client.call(forgotByEmail, { username, email })
  return {
    changePassword: { oldPassword: 'Secret1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' },
    forgotByEmail: { username, email },
    resetPassword: { newPassword: 'Other1234', resetToken: await sentLink(client, email) },
  }
}
