import css from './ring.css'

export const ringCss = [css]

/** The turning ring of something under way, 16 px. */
export const Ring = () => (
  <svg className="ring" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M14 8A6 6 0 1 1 8 2" />
  </svg>
)
