import type { ReactNode } from 'react'
import css from './elsewhere.css'

export const elsewhereCss = [css]

interface ElsewhereProps {
  /** What leads away waits for what it leads away from. */
  waits?: boolean
  children: ReactNode
}

/** What leads elsewhere, under a form. */
export const Elsewhere = ({ waits, children }: ElsewhereProps) => (
  <div className="elsewhere" inert={waits}>
    {children}
  </div>
)
