import type { ReactNode } from 'react'
import css from './auth-frame.css'
import { formFooterCss } from '../../../../ui/forms/FormFooter.tsx'
import sideCss from './auth-side.css'
import { Icon, iconCss } from '../../../../ui/media/Icon.tsx'
import { check } from '../../../../ui/media/icons.gen.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import type { SideBanner } from './use-side-banner.ts'

/** The drawing, which nobody waits for: a login is usable before it. */
const loadArtwork = () => import('./AuthArtwork.tsx')

const authSideCss = [...iconCss, sideCss]

interface AuthSideProps {
  title: string
  points: readonly string[]
  banner?: SideBanner | undefined
}

/** The panel beside a wide login or register form: our own claims and a drawing of cards, or the operator's banner. */
function AuthSide({ title, points, banner }: AuthSideProps) {
  const drawing = useLazy(banner?.src ? null : loadArtwork)
  return (
    <div className="auth-side" part="side">
      {banner?.src ? (
        <img className="auth-art" src={banner.src} alt="" decoding="async" draggable={false} />
      ) : (
        drawing && <drawing.AuthArtwork />
      )}
      <span className="auth-logo" translate="no">
        <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <rect width="28" height="28" rx="7" fill="#1B6B4C" />
          <rect x="3.5" y="3.5" width="21" height="21" rx="4" fill="none" stroke="#D8B15B" />
          <path d="M14 6.5 19.5 14 14 21.5 8.5 14z" fill="#D8B15B" />
          <path d="M14 6.5 19.5 14 14 21.5z" fill="#B98A34" />
        </svg>
        <span>Baize</span>
      </span>
      <p className="auth-promise">{banner?.title || title}</p>
      {banner?.text && <p className="auth-text">{banner.text}</p>}
      <ul className="auth-points">
        {points.map(point => (
          <li key={point}>
            <Icon of={check} size={16} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const authFrameCss = [...authSideCss, ...formFooterCss, css]

interface AuthFrameProps {
  title: string
  /** Leaves out the title and the side panel, for hosts that have a heading of their own. */
  bare?: boolean
  side: AuthSideProps
  children: ReactNode
}

/** A form with its title, and a panel beside it where there is room. */
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
