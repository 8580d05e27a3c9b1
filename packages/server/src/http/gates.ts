import type { Endpoint } from '@baize/contract'
import type { SessionInfo, Site } from './route.ts'

/** What stands between a request and its handler. `app/gates.ts` and `system/gate.ts` are the real ones. */
export interface Gates {
  /** @throws Refusal ORIGIN_REFUSED */
  site(key: string | null, origin: string | null): Promise<Site>
  /** @throws Refusal MAINTENANCE or REGION_BLOCKED, for endpoints that answer only while the platform is open */
  open(endpoint: Endpoint, ip: string): Promise<void>
  /** Null when the token is unknown, ended, bound to another origin or of another merchant. Moves the idle end. */
  session(token: string, origin: string | null, merchant: string): Promise<SessionInfo | null>
  /** The input inside a sealed call. @throws Refusal SEAL_INVALID or SEAL_STALE */
  unseal(endpoint: Endpoint, sealed: string, origin: string | null): Promise<unknown>
  /** @throws Refusal RATE_LIMITED */
  limit(endpoint: Endpoint, network: string): Promise<void>
  /** Before anything else: of heavy calls that arrive together each waits for a moment of its own, so that others come in between. */
  pace(endpoint: Endpoint): Promise<void>
  /** Runs what is left of a call, heavy ones a few at a time. @throws Refusal BUSY */
  inTurn<T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T>
}
