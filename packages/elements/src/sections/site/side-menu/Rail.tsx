import type { ReactNode } from 'react'
import { useHasRoom } from '../../../runtime/use-has-room.ts'
import { GameCategories } from './GameCategories.tsx'
import { OtherPages } from './OtherPages.tsx'

interface RailProps {
  current: string | undefined
  withoutPromotions: boolean
  /** The button of the drawer, over the entries. */
  children: ReactNode
}

const stay = () => {}

/**
 * The entries of the menu as pictures in a row at the edge of a wide page; pointed at or reached by
 * the keyboard, it opens over the page to their names. Nothing is asked for where the page hides
 * it.
 */
export function Rail({ current, withoutPromotions, children }: RailProps) {
  if (!useHasRoom()) return null
  return (
    <div className="rail" part="rail">
      {children}
      <GameCategories current={current} withoutPromotions={withoutPromotions} onGo={stay} />
      <OtherPages current={current} onGo={stay} />
    </div>
  )
}
