import type { ReactNode } from 'react'
import css from './state.css'

export const stateCss = [css]

interface EmptyStateProps {
  title: string
  text?: string
  action?: ReactNode
}

/** The drawing over what says that there is nothing to see. */
export const StateArc = () => (
  <svg className="state-arc drawing" width="160" height="56" viewBox="0 0 160 56" aria-hidden="true">
    <path className="state-felt" d="M0 54C8 22 40 0 80 0s72 22 80 54z" />
    <path className="state-line" d="M26 54C32 32 54 14 80 14s48 18 54 40" />
    <path className="state-sight" d="M80 18l9 12-9 12-9-12z" />
  </svg>
)

/** State of an empty list: a picture, a title, a line that says why, and one action. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className="state" part="empty">
    <StateArc />
    <h3 className="state-title">{title}</h3>
    {text && <p className="state-text">{text}</p>}
    {action}
  </div>
)
