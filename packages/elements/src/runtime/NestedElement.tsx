import { createElement, useContext } from 'react'
import { LocaleContext, useHost } from './context.tsx'
import type { Theme } from './color-scheme.ts'

interface NestedElementProps {
  tag: string
  /** By their names in markup; an empty text is an attribute that is there. */
  attributes?: Readonly<Record<string, string>>
}

/** Another element of ours inside a view: it takes along the language and the colours that the one around it was given. */
export function NestedElement({ tag, attributes }: NestedElementProps) {
  const { element } = useHost()
  const locale = useContext(LocaleContext)
  const { theme } = element as HTMLElement & { theme?: Theme }
  return createElement(tag, { locale, theme, ...attributes })
}
