import type { Deps } from './deps.ts'

/**
 * What one platform keeps in memory beside its database, such as caches and open streams, by the
 * function that makes each.
 */
export type PlatformState = Map<unknown, unknown>

/** What lives as long as the platform, so that no state holds on to a transaction. */
type Lasting = Pick<Deps, 'config' | 'clock'>

/**
 * State that an area keeps for one platform, made when it is first asked for.
 * @param make - a function of a module, which is the key of what it makes
 */
export function stateOf<T>(deps: Lasting & Pick<Deps, 'state'>, make: (deps: Lasting) => T): T {
  const { state, config, clock } = deps
  if (!state.has(make)) state.set(make, make({ config, clock }))
  return state.get(make) as T
}
