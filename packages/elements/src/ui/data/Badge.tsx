import type { ReactNode } from 'react'
import css from './badge.css'

export const badgeCss = [css]

interface BadgeProps {
  /** `hot` and `new` are the two marks of game art, in capitals. */
  kind?: 'neutral' | 'win' | 'loss' | 'warn' | 'info' | 'brass' | 'hot' | 'new'
  children: ReactNode
}

/** One word about a thing, 20 high. */
export const Badge = ({ kind = 'neutral', children }: BadgeProps) => (
  <span className={`badge badge-${kind}`} part="badge">
    {children}
  </span>
)
