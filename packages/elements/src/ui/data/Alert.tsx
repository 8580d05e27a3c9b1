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

/**
 * Tinted line of text. It is not announced by itself; put it into a live region where it must be.
 */
export const Alert = ({ kind = 'info', children }: AlertProps) => (
  <div className={`alert alert-${kind}`} part="alert" data-message tabIndex={-1}>
    <Icon of={pictures[kind]} size={18} />
    <div className="alert-text">{children}</div>
  </div>
)
