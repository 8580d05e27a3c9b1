import type { ReactNode } from 'react'
import { formFooterCss } from './FormFooter.tsx'
import css from './plain-frame.css'

export const plainFrameCss = [...formFooterCss, css]

interface PlainFrameProps {
  title: string
  /** Leaves out the title, for hosts that have a heading of their own. */
  bare?: boolean
  children: ReactNode
}

/** Frame of a short form: its title, and no banner beside it. */
export const PlainFrame = ({ title, bare = false, children }: PlainFrameProps) => (
  <div className="plain" part="panel">
    {!bare && (
      <h2 className="title plain-title" part="title">
        {title}
      </h2>
    )}
    {children}
  </div>
)
