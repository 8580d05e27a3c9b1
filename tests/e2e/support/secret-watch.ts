import type { BrowserContext, Page } from '@playwright/test'

/** What nobody may read who only looks on: tokens, passwords and codes of one test. */
export interface Secrets {
  /** Adds what the test itself types. Tokens are found by themselves, in the headers of calls. */
  keep(...values: string[]): void
  /** Where one of them stood, one line each. */
  leaks(): string[]
}

/**
 * A code of six digits is a secret only where it stands alone: six digits stand in many a longer
 * number.
 */
const standingAlone = (secret: string) => {
  const text = secret.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w.])${text}(?!\w)`)
}

/**
 * Runs in every page and frame before anything else: tells of attributes in all open trees and of
 * the details of events.
 */
function observe(): void {
  const reported = new Set<string>()
  const waiting: string[] = []
  const flush = () => {
    const { tellSeen } = globalThis as unknown as { tellSeen?: (texts: string[]) => Promise<void> }
    void tellSeen?.(waiting.splice(0))
  }
  const report = (text: string) => {
    if (reported.has(text)) return
    reported.add(text)
    if (waiting.push(text) === 1) queueMicrotask(flush)
  }
  /** Shapes and names of classes are long, many, and written by us. */
  const dull = new Set(['class', 'd', 'points', 'part', 'viewBox'])
  const ofElement = (element: Element) => {
    for (const { name, value } of element.attributes)
      if (!dull.has(name) && value.length > 3) report(`<${element.localName} ${name}="${value}">`)
  }
  const ofTree = (node: Node) => {
    if (node instanceof Element) ofElement(node)
    if (node instanceof Element || node instanceof Document || node instanceof DocumentFragment)
      node.querySelectorAll('*').forEach(ofElement)
  }
  const follow = (root: Node) => {
    ofTree(root)
    const observer = new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element) ofElement(target)
        addedNodes.forEach(ofTree)
      }
    })
    observer.observe(root, { attributes: true, childList: true, subtree: true })
  }
  follow(document)

  const attach = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')?.value as Element['attachShadow']
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init)
    if (init.mode === 'open') follow(root)
    return root
  }
  const dispatch = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent')
    ?.value as EventTarget['dispatchEvent']
  EventTarget.prototype.dispatchEvent = function (this: EventTarget, event) {
    if (event instanceof CustomEvent) {
      try {
        report(`${event.type} ${JSON.stringify(event.detail)}`)
      } catch {
        // What cannot be written down cannot be handed on either.
      }
    }
    return dispatch.call(this, event)
  }
}

/**
 * Writes down what every page of a context shows to whoever looks on: addresses, attributes,
 * details of events and the console.
 */
export async function listen(context: BrowserContext): Promise<Secrets> {
  const seen = new Set<string>()
  const secrets = new Set<string>()
  await context.exposeBinding('tellSeen', (_, texts: string[]) => texts.forEach(text => seen.add(text)))
  await context.addInitScript(observe)
  context.on('request', request => {
    seen.add(`asked for ${request.url()}`)
    const [, token] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? []
    if (token) secrets.add(token)
  })
  context.on('console', message => seen.add(`console: ${message.text()}`))
  const visits = (page: Page) => page.on('framenavigated', frame => seen.add(`went to ${frame.url()}`))
  context.pages().forEach(visits)
  context.on('page', visits)
  return {
    keep: (...values) => values.forEach(value => secrets.add(value)),
    leaks: () =>
      [...secrets].filter(Boolean).flatMap(secret => {
        const pattern = standingAlone(secret)
        return [...seen].filter(text => pattern.test(text)).map(text => text.slice(0, 300))
      }),
  }
}
