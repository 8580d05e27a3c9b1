import { createElement, useContext, type ReactNode } from 'react'
import { LocaleContext } from './context.tsx'

interface NestedElementProps {
  tag: string
  /** By their names in markup; an empty text is an attribute that is there. */
  attributes?: Readonly<Record<string, string>>
  /** Into its slots. */
  children?: ReactNode
}

/**
 * Another element of ours inside a view: it takes along the language that the one around it was
 * given. Its colours follow by themselves.
 */
export function NestedElement({ tag, attributes, children }: NestedElementProps) {
  const locale = useContext(LocaleContext)
  return createElement(tag, { locale, ...attributes }, children)
}
