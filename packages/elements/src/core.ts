// Functions of the shared chunk that the loader calls by name. Everything else in that chunk is found through imports.
import { pageRegistry } from '@baize/client'
import { startChecks } from './findings/index.ts'
import { platform } from './platform.ts'
import { define, reportConflict } from './runtime/define.ts'
import type { ElementClass } from './runtime/element.ts'
import { version } from './runtime/version.ts'

export { currentVisitor as session } from './visitor.ts'
export { injectStyles } from './runtime/style-sheets.ts'

const isElement = (value: unknown): value is ElementClass => typeof value === 'function' && 'declaration' in value

/** Registers the elements that a chunk exports. */
export function defineAll(chunk: Record<string, unknown>): void {
  for (const element of Object.values(chunk).filter(isElement)) define(element, platform.messages['version-conflict'])
}

/** Says that a page has this version and another one, which came first. */
export const reportVersions = (): void =>
  reportConflict('', `${platform.messages['version-conflict']}: ${pageRegistry().version}, and now ${version}`)

// A page on which nothing is drawn has most to be told.
startChecks()
