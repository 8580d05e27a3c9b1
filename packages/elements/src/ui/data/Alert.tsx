import type { ReactNode } from 'react'
import css from './alert.css'
import { Icon, iconCss } from '../media/Icon.tsx'
import { circleAlert, info, triangleAlert } from '../media/icons.gen.ts'

export const alertCss = [...iconCss, css]

const pictures = { info, warn: triangleAlert, error: circleAlert }

interface AlertProps {
  kind?: keyof typeof pictures
  children: ReactNode
}

/** A tinted line of words in the page. It is not announced by itself; what must be heard stands in a live region around it. */
export const Alert = ({ kind = 'info', children }: AlertProps) => (
  <div className={`alert alert-${kind}`} part="alert" data-message tabIndex={-1}>
    <Icon of={pictures[kind]} size={18} />
    <div className="alert-text">{children}</div>
  </div>
)
