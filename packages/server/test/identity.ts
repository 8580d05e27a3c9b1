import type { IdentityChannel } from '@baize/contract'
import { linkIdentity } from '../src/accounts/identity/login-by-identity.ts'
import { sandboxProvider, sandboxToken } from '../src/accounts/identity/sandbox.ts'
import type { Visitor } from '../src/accounts/identity/sandbox.ts'
import type { Deps } from '../src/deps.ts'
import { writeSetting } from '../src/db/settings.ts'
import { playerIdOf } from './player-helpers.ts'
import { registerSetting } from '../src/system/settings.ts'

const channels: IdentityChannel[] = ['google', 'facebook', 'phone']

/** Switches one-click login on. */
export const offerIdentities = (deps: Deps, offered: IdentityChannel[] = channels) =>
  writeSetting(deps, registerSetting, { firebase: { enabled: true, channels: offered } })

/** What the sandbox's page would say of a visitor. */
export const tokenOf = (deps: Deps, visitor: Visitor, merchant = 'demo'): Promise<string> =>
  sandboxToken(deps, visitor, { merchant, nonce: crypto.randomUUID() })

/** Links a visitor to an account, and answers their id token. */
export async function linked(deps: Deps, account: string, visitor: Visitor): Promise<string> {
  const idToken = await tokenOf(deps, visitor)
  const identity = await sandboxProvider(deps).verify(idToken, visitor.channel, 'demo')
  const id = await playerIdOf(deps, account)
  if (!identity || !(await linkIdentity(deps, deps.db, { id, merchant: 'demo' }, identity)))
    throw new Error('Not linked')
  return idToken
}
