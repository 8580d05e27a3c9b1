import type { Scope, SessionKind } from '@baize/client'
import { platform } from './platform.ts'

/** The visitor as any page may know them: no name, no token. `unknown` where the platform did not say, and is asked again. */
export interface Visitor {
  type: SessionKind | 'unknown'
  /** They came with a token that the platform has refused; a router that sends them to the login says so there (BOOT-22). */
  refused: boolean
}

/** Who is there in the page's own scope, once the platform has said so. */
export async function currentVisitor(): Promise<Visitor> {
  const { kind, failure, refused } = await (platform.scopeOf(null) as Scope).session.start()
  return { type: failure ? 'unknown' : kind, refused }
}
