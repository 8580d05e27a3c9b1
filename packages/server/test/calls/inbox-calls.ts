import { inboxMessages } from '@baize/contract'
import type { Account, PlatformClient } from '@baize/testing/client'
import type { Deps } from '../../src/deps.ts'
import { leaveMessage } from '../../src/messages/player-messages.ts'
import { playerIdOf } from '../player-helpers.ts'

/** Right calls for messages of an account: one of two is read, the other removed. */
export async function inboxCalls(client: PlatformClient, deps: Deps, { username, token }: Account) {
  const list = { kind: 'personal', language: 'EN' } as const
  const playerId = await playerIdOf(deps, username)
  for (const answer of ['one', 'two']) await leaveMessage(deps, playerId, 'feedbackAnswer', { asked: 'Where?', answer })
  const [read = '', removed = ''] = (await client.call(inboxMessages, list, { token })).value.content.map(
    ({ id }) => id,
  )
  return {
    inboxMessages: list,
    readMessages: { kind: 'personal' as const, ids: [read] },
    removeMessages: { ids: [removed] },
  }
}
