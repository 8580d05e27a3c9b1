import { NestedElement } from '../../../runtime/NestedElement.tsx'
import { useElement } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSlotted } from '../../../runtime/use-slotted.ts'
import type { header } from './header.element.ts'

interface PlaceProps {
  /** Of the slot. */
  name: string
  /** What stands there where the page brings nothing of its own. */
  tag: `baize-${string}`
  attributes?: Readonly<Record<string, string>>
}

/**
 * An element of ours in a slot; where the page has put something else there, it is not even
 * fetched.
 */
function Place({ name, tag, attributes = {} }: PlaceProps) {
  const { element } = useElement()
  const isTaken = useSlotted(element, name)
  return <slot name={name}>{!isTaken && <NestedElement tag={tag} attributes={attributes} />}</slot>
}

/** The head of a site (HEAD-01 to HEAD-05, HEAD-15). */
export function Header({ current = '', withoutPromotions = false }: ViewProps<typeof header>) {
  const menus = { current, ...(withoutPromotions && { 'without-promotions': '' }) }
  return (
    <header className="header" part="bar">
      <Place name="menu" tag="baize-side-menu" attributes={menus} />
      <slot name="logo" />
      <Place name="games" tag="baize-game-menu" attributes={menus} />
      <Place name="search" tag="baize-game-search" />
      <slot />
      <Place name="account" tag="baize-account-bar" />
      <slot name="end" />
    </header>
  )
}
