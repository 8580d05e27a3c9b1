import type { IdentityChannel } from '@baize/contract'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Context } from '../../http/route.ts'
import { readSetting } from '../../db/settings.ts'
import { firebaseProvider } from './firebase.ts'
import type { Identity, IdentityProvider } from './provider.ts'
import { sandboxProvider } from './sandbox.ts'
import { registerSetting } from '../../system/index.ts'

/** One provider per platform, because it caches the keys that tokens are checked with. */
const providers = new WeakMap<Deps, IdentityProvider | null>()

function makeProvider(deps: Deps): IdentityProvider | null {
  const { firebase, mode } = deps.config
  if (firebase) return firebaseProvider(firebase, deps.clock)
  return mode === 'sandbox' ? sandboxProvider(deps) : null
}

function providerOf(deps: Deps): IdentityProvider | null {
  const provider = providers.get(deps) ?? makeProvider(deps)
  providers.set(deps, provider)
  return provider
}

/**
 * The identity in an id token, as the site's identity provider confirms it (REG-37).
 * @throws Refusal FUNCTION_DISABLED where the site does not offer the channel, IDENTITY_INVALID where the token is not good
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
