import type { ReactNode } from 'react'
import css from './badge.css'

export const badgeCss = [css]

/** `hot` and `new` are the two marks of game art, in capitals. */
export type BadgeKind = 'neutral' | 'win' | 'loss' | 'warn' | 'info' | 'brass' | 'hot' | 'new'

interface BadgeProps {
  kind?: BadgeKind
  children: ReactNode
}

/** One word about a thing, 20 high. */
export const Badge = ({ kind = 'neutral', children }: BadgeProps) => (
  <span className={`badge badge-${kind}`} part="badge">
    {children}
  </span>
)
