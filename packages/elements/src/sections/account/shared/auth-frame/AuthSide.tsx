import css from './auth-side.css'
import { Icon, iconCss } from '../../../../ui/media/Icon.tsx'
import { check } from '../../../../ui/media/icons.gen.ts'
import { AuthArtwork } from './AuthArtwork.tsx'
import type { SideBanner } from './use-side-banner.ts'

export const authSideCss = [...iconCss, css]

export interface AuthSideProps {
  title: string
  points: readonly string[]
  banner?: SideBanner | undefined
}

/** The felt beside a wide login or register form: what this house promises, and a hand of cards; or what the operator puts there. */
export const AuthSide = ({ title, points, banner }: AuthSideProps) => (
  <div className="auth-side" part="side">
    {banner?.src ? (
      <img className="auth-art" src={banner.src} alt="" decoding="async" draggable={false} />
    ) : (
      <AuthArtwork />
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
