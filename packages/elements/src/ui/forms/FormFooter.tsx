import type { ReactNode } from 'react'
import css from './form-footer.css'

export const formFooterCss = [css]

interface FormFooterProps {
  /** What leads away waits for what it leads away from. */
  waits?: boolean
  children: ReactNode
}

/** What leads elsewhere, under a form. */
export const FormFooter = ({ waits, children }: FormFooterProps) => (
  <div className="elsewhere" inert={waits}>
    {children}
  </div>
)
