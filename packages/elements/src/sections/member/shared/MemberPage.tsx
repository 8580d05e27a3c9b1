import type { ReactNode } from 'react'
import { Gate, gateCss } from '../../../shared/gates/Gate.tsx'
import type { PageKey } from './page-keys.ts'
import css from './member-page.css'

export const memberPageCss = [...gateCss, css]

interface MemberPageProps {
  /** Its key in the member centre. */
  page: PageKey
  title: string
  withoutHeading: boolean | undefined
  children: ReactNode
}

/** A page of the member centre: its title, and its content for members alone (MEM-06 to MEM-08). */
export const MemberPage = ({ page, title, withoutHeading, children }: MemberPageProps) => (
  <div className="member-page">
    {!withoutHeading && (
      <h2 className="title" part="title">
        {title}
      </h2>
    )}
    <Gate need="member" to={`/member/${page}`}>
      {children}
    </Gate>
  </div>
)
