import { pageRegistry } from '@baize/client'
import type { Scope } from '@baize/client'

/**
 * Scopes whose element is on the page, and scopes kept open after their element was removed, for
 * their session.
 */
const attached = new Set<Scope>()
const detached = new Set<Scope>()

// `value`, since whoever looks starts the search for a session.
const holdsSession = ({ session }: Scope): boolean => session.$session.value?.isLogin ?? false

const isSameOperator = (one: Scope, other: Scope): boolean => {
  const [config, given] = [one.$config.get(), other.$config.get()]
  return config?.merchant === given?.merchant && config?.api === given?.api
}

/** Whether nobody else on the page has the session of this one, which is in memory alone. */
const isLastHolder = (scope: Scope): boolean => {
  const { scope: page } = pageRegistry()
  const others = [...attached, ...detached, ...(page ? [page] : [])].filter(other => other !== scope)
  return holdsSession(scope) && !others.some(other => holdsSession(other) && isSameOperator(scope, other))
}

/** Closes the detached scopes whose session another scope has, or that have none. */
function closeReplaced(): void {
  for (const scope of detached) {
    if (isLastHolder(scope)) continue
    detached.delete(scope)
    scope.close()
  }
}

/**
 * Registers a scope whose element is on the page. It takes over the session of a detached scope of
 * the same operator.
 */
export function attach(scope: Scope): void {
  attached.add(scope)
  void scope.configured.then(async () => {
    if (![...detached].some(other => isSameOperator(scope, other))) return
    await scope.session.start()
    closeReplaced()
  })
}

/**
 * Closes a scope whose element was removed. The last scope of an operator that holds a session
 * stays open until another one has the session: a page that makes a scope for each view keeps its
 * visitor logged in that way.
 */
export function release(scope: Scope): void {
  attached.delete(scope)
  detached.add(scope)
  closeReplaced()
}
