import type { ComponentType } from 'react'
import { services } from './services.ts'
import type { Declaration, ViewProps } from './runtime/declare.ts'
import { createElementClass } from './runtime/element.ts'
import type { ElementClass } from './runtime/element.ts'

/**
 * Makes the element of a feature.
 *
 * @param styles - texts of its style sheets, in the order of their cascade; `sheets()` of `ui/`
 *   lists those of its parts
 * @example
 * export const LoginElement = element(login, Login, sheets(fieldCss, [css]))
 */
export const element = <const D extends Declaration>(
  declaration: D,
  View: ComponentType<ViewProps<D>>,
  styles: readonly string[],
): ElementClass<D> => createElementClass(declaration, View, styles, services)
