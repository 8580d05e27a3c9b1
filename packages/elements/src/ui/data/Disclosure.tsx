import type { ReactNode } from 'react'
import css from './disclosure.css'

export const disclosureCss = [css]

interface DisclosureProps {
  /** The name by which a host styles it. */
  part: string
  /** In the line that opens it, beside the arrow. */
  title: ReactNode
  titleClass: string
  open?: boolean
  /** A state by name, for styles and tests. */
  standing?: string
  children: ReactNode
}

/** A framed item of a list: one line that is always seen, and the rest on demand. */
export const Disclosure = ({ part, title, titleClass, open, standing, children }: DisclosureProps) => (
  <details className="disclosure" part={part} open={open} data-standing={standing}>
    <summary className={`disclosure-title ${titleClass}`}>{title}</summary>
    {children}
  </details>
)
