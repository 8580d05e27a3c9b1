import css from './auth-side.css'
import { Icon, iconCss } from '../ui/Icon.tsx'
import { check } from '../ui/icons.gen.ts'
import { Hand } from './Hand.tsx'

export const authSideCss = [...iconCss, css]

interface AuthSideProps {
  title: string
  points: readonly string[]
}

/** The felt beside a wide login or register form: what this house promises, and a hand of cards. */
export const AuthSide = ({ title, points }: AuthSideProps) => (
  <div className="auth-side" part="side">
    <Hand />
    <span className="auth-logo" translate="no">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="7" fill="#1B6B4C" />
        <rect x="3.5" y="3.5" width="21" height="21" rx="4" fill="none" stroke="#D8B15B" />
        <path d="M14 6.5 19.5 14 14 21.5 8.5 14z" fill="#D8B15B" />
        <path d="M14 6.5 19.5 14 14 21.5z" fill="#B98A34" />
      </svg>
      <span>Baize</span>
    </span>
    <p className="auth-promise">{title}</p>
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
