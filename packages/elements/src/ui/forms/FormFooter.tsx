import type { ReactNode } from 'react'
import css from './form-footer.css'

export const formFooterCss = [css]

interface FormFooterProps {
  /** The links cannot be followed while the form they lead away from is busy. */
  waits?: boolean
  children: ReactNode
}

/** Links under a form that lead elsewhere. */
export const FormFooter = ({ waits, children }: FormFooterProps) => (
  <div className="elsewhere" inert={waits}>
    {children}
  </div>
)
