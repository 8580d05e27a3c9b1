import type { ElementClass } from '../runtime/element.ts'
import { version } from '../runtime/version.ts'
import { scopeElement } from './ScopeElement.ts'
import { scope } from './scope.element.ts'

/**
 * `<baize-scope>` for pages that bring their own bundle: it has no script of ours whose origin
 * could stand in for `api`.
 */
export const ScopeElement = Object.assign(
  // Importing an element is safe where there is no DOM.
  typeof HTMLElement === 'undefined' ? class {} : scopeElement(),
  { declaration: scope, version },
) as unknown as ElementClass<typeof scope>
