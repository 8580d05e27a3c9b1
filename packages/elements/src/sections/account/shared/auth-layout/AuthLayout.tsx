import type { ReactNode } from 'react'
import css from './auth-layout.css'
import { formFooterCss } from '../../../../ui/forms/FormFooter.tsx'
import sideCss from './auth-side.css'
import { Icon, iconCss } from '../../../../ui/media/Icon.tsx'
import { check } from '../../../../ui/media/icons.gen.ts'
import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { useLazy } from '../../../../runtime/use-lazy.ts'
import type { SideBanner } from './use-side-banner.ts'

/** The drawing, which nobody waits for: a login is usable before it. */
const loadArtwork = () => import('./AuthArtwork.tsx')
/**
 * The operator's name, on their own site: a page of somebody else's asks for nothing that it does
 * not need.
 */
const loadLogo = () => import('./AuthLogo.tsx')

const authSideCss = [...iconCss, sideCss]

interface AuthSideProps {
  title: string
  points: readonly string[]
  banner?: SideBanner | undefined
  /** In place of the drawing of cards; null while it is loaded. */
  artwork?: ReactNode
}

/**
 * The panel beside a wide login or register form: our own claims and a drawing of cards, or the
 * operator's banner.
 */
function AuthSide({ title, points, banner, artwork }: AuthSideProps) {
  const logo = useLazy(useOwnSite() ? loadLogo : null, null)
  const drawing = useLazy(banner?.src || artwork !== undefined ? null : loadArtwork, null)
  return (
    <div className="auth-side" part="side">
      {banner?.src ? (
        <img className="auth-art" src={banner.src} alt="" decoding="async" draggable={false} />
      ) : (
        (artwork ?? (drawing && <drawing.AuthArtwork />))
      )}
      <span className="auth-logo" translate="no">
        {logo && <logo.AuthLogo />}
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

export const authLayoutCss = [...authSideCss, ...formFooterCss, css]

interface AuthLayoutProps {
  title: ReactNode
  /** Leaves out the title and the side panel, for hosts that have a heading of their own. */
  bare?: boolean
  side: AuthSideProps
  children: ReactNode
}

/** A form with its title, and a panel beside it where there is room. */
export const AuthLayout = ({ title, bare = false, side, children }: AuthLayoutProps) => (
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
