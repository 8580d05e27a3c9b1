/** The signs by which people know where they have an account. */

export const FacebookMark = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="12" fill="#1877F2" />
    <path
      d="M13.6 24v-9.2h3l.6-3.6h-3.6V8.9c0-1.1.5-2 2-2h1.7V3.8c-.7-.1-1.6-.2-2.4-.2-3 0-5 1.8-5 5v2.6H6.7v3.6h3.2V24z"
      fill="#fff"
    />
  </svg>
)

export const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" strokeWidth="4.4" aria-hidden="true">
    <path d="M18.72 5.28A9.5 9.5 0 0 0 3.77 7.25" stroke="#EA4335" />
    <path d="M3.77 7.25A9.5 9.5 0 0 0 3.77 16.75" stroke="#FBBC05" />
    <path d="M3.77 16.75A9.5 9.5 0 0 0 18.72 18.72" stroke="#34A853" />
    <path d="M18.72 18.72A9.5 9.5 0 0 0 21.5 12H12" stroke="#4285F4" />
  </svg>
)
