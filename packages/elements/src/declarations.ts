import * as features from './sections/index.ts'
import type { Declaration } from './runtime/declare.ts'
import { scope } from './scope-element/scope.element.ts'

/**
 * Every element there is, as data, in the order of the alphabet. Docs, types and the manifest are
 * derived from it.
 */
export const declarations: readonly Declaration[] = [...Object.values(features), scope].sort((a, b) =>
  a.tag < b.tag ? -1 : 1,
)
