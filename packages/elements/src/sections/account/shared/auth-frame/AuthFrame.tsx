import type { ReactNode } from 'react'
import css from './auth-frame.css'
import { AuthSide, authSideCss, type AuthSideProps } from './AuthSide.tsx'
import { formFooterCss } from '../../../../ui/forms/FormFooter.tsx'

export const authFrameCss = [...authSideCss, ...formFooterCss, css]

interface AuthFrameProps {
  title: string
  /** Leaves out title and felt, for hosts that have a heading of their own. */
  bare?: boolean
  side: AuthSideProps
  children: ReactNode
}

/** A form with its title, and beside it the felt where there is room. */
export const AuthFrame = ({ title, bare = false, side, children }: AuthFrameProps) => (
  <div className={`auth${bare ? '' : ' auth-full'}`} part="panel">
    {!bare && <AuthSide {...side} />}
    <div className="auth-main">
      {!bare && (
        <h2 className="title auth-title" part="title">
          {title}
        </h2>
      )}
      {children}
    </div>
  </div>
)
