/**
 * The context that a `<baize-scope>` provides, after the context protocol of the web components
 * community group.
 */
export const scopeContext = 'baize.scope'
export const scopeTag = 'baize-scope'

export interface ScopeRequest extends Event {
  context: string
  callback: (provider: Element) => void
}

/**
 * The nearest `<baize-scope>` around an element, through shadow roots; null where the page's own
 * scope is meant.
 */
export function requestScope(element: Element): Element | null {
  let answer: Element | null = null
  // Not `Event`: old MooTools has a class of its own under that name.
  const event = new CustomEvent('context-request', { bubbles: true, composed: true })
  const callback = (provider: Element) => (answer = provider)
  element.dispatchEvent(Object.assign(event, { context: scopeContext, callback, contextTarget: element }))
  return answer
}

const parentOf = (node: Node): Node | null => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)

/** Whether an element must wait: a scope around it is not defined yet and cannot answer. */
export function insideUndefinedScope(element: Element): boolean {
  for (let node = parentOf(element); node; node = parentOf(node)) {
    if (node instanceof Element && node.localName === scopeTag && !node.matches(':defined')) return true
  }
  return false
}
