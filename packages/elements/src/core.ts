// Functions of the shared chunk that the loader calls by name. Everything else in that chunk is
// found through imports.
import { pageRegistry } from '@baize/client'
import { startChecks } from './findings/index.ts'
import { services } from './services.ts'
import { define, reportConflict } from './runtime/define.ts'
import type { ElementClass } from './runtime/element.ts'
import type { PlaceholderClass } from './runtime/placeholder-class.ts'
import { requestScope } from './runtime/scope-request.ts'
import { version } from './runtime/version.ts'

export { currentStatus as status, currentVisitor as session } from './visitor.ts'
export { injectStyles } from './runtime/style-sheets.ts'

const isElement = (value: unknown): value is ElementClass => typeof value === 'function' && 'declaration' in value

/** Milliseconds that elements wait for texts that are on their way. */
const textsWait = 1000

/**
 * Resolves when the prefetched texts are here: before that an element would be drawn empty, and
 * then once more.
 */
async function prefetchedTexts(): Promise<void> {
  const asked = [...(pageRegistry().earlyTexts?.values() ?? [])].filter(({ here }) => !here)
  if (!asked.length) return
  const timeout = new Promise(resolve => setTimeout(resolve, textsWait))
  await Promise.race([Promise.allSettled(asked.map(({ coming }) => coming)), timeout])
}

/** Registers the elements that a chunk exports. */
export function defineAll(chunk: Record<string, unknown>): void {
  for (const element of Object.values(chunk).filter(isElement)) define(element, services.messages['version-conflict'])
}

/** Whether an element of a chunk stands in the page's own scope. */
const inPageScope = (chunk: Record<string, unknown>): boolean =>
  Object.values(chunk).some(element => {
    if (!isElement(element)) return false
    const { waiting = [] } = customElements.get(element.declaration.tag) as Partial<PlaceholderClass>
    return [...waiting].some(each => !requestScope(each))
  })

/** The same as soon as an element can be drawn whole. */
export async function defineWithTexts(chunk: Record<string, unknown>): Promise<void> {
  const page = pageRegistry()
  // While texts are on their way there is nothing else to do.
  if (!page.scope && inPageScope(chunk)) services.scopeOf(null)
  await prefetchedTexts()
  page.scope?.i18n.takeTexts()
  defineAll(chunk)
}

/** Says that a page has this version and another one, which came first. */
export const reportVersions = (): void =>
  reportConflict('', `${services.messages['version-conflict']}: ${pageRegistry().version}, and now ${version}`)

// A page on which nothing is drawn needs the checks most.
startChecks()
