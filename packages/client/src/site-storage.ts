import type { ScopeConfig } from './config.ts'
import type { BrowserEnv } from './browser-env.ts'
import { openStore } from './storage.ts'
import type { Store } from './storage.ts'

/**
 * Where a scope lives: on the operator's own site or on somebody else's page, and what it may write
 * there.
 */
export interface SiteStorage {
  own: boolean
  merchant: string
  session: Store
  local: Store
}

/**
 * On the operator's own site the keys are the specification's, elsewhere they carry our prefix and
 * the merchant (ENT-15, ENT-16). A session is never written on a page that is not the operator's
 * (AUTH-18).
 *
 * @param primary - whether this is the page's default scope; a second operator on the page keeps to
 *   its prefix
 */
export function openSiteStorage(config: ScopeConfig, env: BrowserEnv, primary: boolean): SiteStorage {
  const own = (config.ownSite ?? env.origin === new URL(config.api).origin) && primary
  const prefix = own ? '' : `baize.${config.merchant}.`
  const persistent = config.storage !== 'memory'
  return {
    own,
    merchant: config.merchant,
    session: openStore(env, persistent && own ? 'session' : 'memory', prefix),
    local: openStore(env, persistent ? 'local' : 'memory', prefix),
  }
}
