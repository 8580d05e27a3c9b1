import { newUsername } from '@baize/testing/client'
import { bindPlayer } from '../../src/accounts/registration/referral-binding.ts'
import { openAccount } from '../../src/accounts/registration/open-account.ts'
import { startSession } from '../../src/accounts/sessions/sessions.ts'
import type { Deps } from '../../src/deps.ts'

/** Somebody of a tree, and a token of the operator's own site. */
export interface TeamMember {
  id: string
  account: string
  token: string
}

const types = { member: 0, agent: 1 } as const

/** Opens an account without a password directly below another one, or below nobody. */
export async function addBelow(
  deps: Deps,
  upline: Pick<TeamMember, 'id'> | null,
  type: keyof typeof types = 'agent',
  username = newUsername(),
): Promise<TeamMember> {
  const opened = await openAccount(deps, {
    merchant: 'demo',
    username,
    type: types[type],
    passwordHash: null,
    what: 'register',
    ip: null,
    also: (tx, { id }) => bindPlayer(tx, id, upline && { boundTo: upline.id, boundBy: 'agent', code: null }),
  })
  if (!opened) throw new Error(`${username} is taken`)
  return anew(deps, { id: opened.id, account: opened.account })
}

/**
 * Somebody with a session of the operator’s own site that begins now, as time may have ended the
 * last one.
 */
export async function anew(deps: Deps, { id, account }: Pick<TeamMember, 'id' | 'account'>): Promise<TeamMember> {
  const session = { playerId: id, origin: deps.config.origins.site, reach: 'full', previousLoginAt: null } as const
  return { id, account, token: await startSession(deps, deps.db, session) }
}
