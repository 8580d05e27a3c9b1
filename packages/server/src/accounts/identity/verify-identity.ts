import type { IdentityChannel } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { stateOf } from '../../platform-state.ts'
import { firebaseProvider } from './firebase.ts'
import type { Identity, IdentityProvider } from './provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { registerSetting } from '../../system/index.ts'

/**
 * Firebase of a platform, made once because it caches the keys that tokens are checked with; null
 * where the environment names no project.
 */
const makeFirebase = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): IdentityProvider | null =>
  config.firebase && firebaseProvider(config.firebase, clock)

const providerOf = (deps: Deps): IdentityProvider | null =>
  stateOf(deps, makeFirebase) ?? (deps.config.mode === 'sandbox' ? sandboxProvider(deps) : null)

/**
 * The identity in an id token, as the site's identity provider confirms it (REG-37).
 * @throws Refusal FUNCTION_DISABLED where the site does not offer the channel, IDENTITY_INVALID
 *   where the token is not good
 */
export async function verifyIdentity(
  { deps, site }: Context,
  channel: IdentityChannel,
  idToken: string,
): Promise<Identity> {
  const { firebase } = await readSetting(deps, registerSetting)
  const provider = providerOf(deps)
  if (!provider || !firebase.enabled || !firebase.channels.includes(channel)) throw new Refusal('FUNCTION_DISABLED')
  const identity = await provider.verify(idToken, channel, site.merchant)
  if (!identity) throw new Refusal('IDENTITY_INVALID')
  return identity
}
