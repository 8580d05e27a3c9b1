import { pageRegistry } from '@baize/client'
import type { Scope } from '@baize/client'

/** Scopes whose element is on the page, and those that have left it with a session. */
const here = new Set<Scope>()
const away = new Set<Scope>()

// `value`, since whoever looks starts the search for a session.
const holdsSession = ({ session }: Scope): boolean => session.$session.value?.isLogin ?? false

const isSameOperator = (one: Scope, other: Scope): boolean => {
  const [config, given] = [one.$config.get(), other.$config.get()]
  return config?.merchant === given?.merchant && config?.api === given?.api
}

/** Whether nobody else on the page has the session of this one, which is in memory alone. */
const isLastHolder = (scope: Scope): boolean => {
  const { scope: page } = pageRegistry()
  const others = [...here, ...away, ...(page ? [page] : [])].filter(other => other !== scope)
  return holdsSession(scope) && !others.some(other => holdsSession(other) && isSameOperator(scope, other))
}

function sweep(): void {
  for (const scope of away) {
    if (isLastHolder(scope)) continue
    away.delete(scope)
    scope.close()
  }
}

/** Tells of a scope whose element is on the page: it takes over the session that one before it has left. */
export function welcome(scope: Scope): void {
  here.add(scope)
  void scope.configured.then(async () => {
    if (![...away].some(other => isSameOperator(scope, other))) return
    await scope.session.start()
    sweep()
  })
}

/**
 * Ends a scope whose element has left for good. The last one of an operator that holds a session is open until another one has it: a page that goes
 * from view to view makes a scope for each, and its visitor stays logged in as long as the page is open.
 */
export function letGo(scope: Scope): void {
  here.delete(scope)
  away.add(scope)
  sweep()
}
