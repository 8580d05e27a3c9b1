// Functions of the shared chunk that the loader calls by name. Everything else in that chunk is found through imports.
import { startChecks } from './findings/index.ts'
import { platform } from './platform.ts'
import { define, reportConflict } from './runtime/define.ts'
import type { ElementClass } from './runtime/element.ts'

export { currentVisitor as session } from './visitor.ts'
export { injectStyles } from './runtime/style-sheets.ts'
export { reportConflict }

const isElement = (value: unknown): value is ElementClass => typeof value === 'function' && 'declaration' in value

/** Registers the elements that a chunk exports. */
export function defineAll(chunk: Record<string, unknown>): void {
  for (const element of Object.values(chunk).filter(isElement)) define(element, platform.messages['version-conflict'])
}

// A page on which nothing is drawn has most to be told.
startChecks()
