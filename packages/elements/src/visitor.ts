import type { Scope, SessionKind } from '@baize/client'
import type { SiteStatus } from '@baize/contract'
import { services } from './services.ts'

/**
 * The visitor as any page may know them: no name, no token. `unknown` where the platform did not
 * say, and is asked again.
 */
export interface Visitor {
  type: SessionKind | 'unknown'
  /**
   * They came with a token that the platform has refused; a router that sends them to the login
   * says so there (BOOT-22).
   */
  refused: boolean
}

/**
 * The status of the site of the page's own scope: 0 open, 1 maintenance, 2 closed for where the
 * visitor is. Changes come as `baize-status`.
 * @throws CallError where the platform does not answer
 */
export const currentStatus = (): Promise<SiteStatus> => (services.scopeOf(null) as Scope).status()

/** Who is there in the page's own scope, once the platform has said so. */
export async function currentVisitor(): Promise<Visitor> {
  const { kind, failure, refused } = await (services.scopeOf(null) as Scope).session.start()
  return { type: failure ? 'unknown' : kind, refused }
}
