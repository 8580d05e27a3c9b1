import type { ReactNode } from 'react'
import { formFooterCss } from './FormFooter.tsx'
import css from './plain-layout.css'

export const plainLayoutCss = [...formFooterCss, css]

interface PlainLayoutProps {
  title: string
  /** Leaves out the title, for hosts that have a heading of their own. */
  bare?: boolean
  children: ReactNode
}

/** Layout of a short form: its title, and no banner beside it. */
export const PlainLayout = ({ title, bare = false, children }: PlainLayoutProps) => (
  <div className="plain" part="panel">
    {!bare && (
      <h2 className="title plain-title" part="title">
        {title}
      </h2>
    )}
    {children}
  </div>
)
