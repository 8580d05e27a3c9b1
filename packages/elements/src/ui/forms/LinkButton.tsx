import type { ButtonHTMLAttributes } from 'react'

/** A button that reads as a link does: it leads elsewhere and sends nothing. */
export const LinkButton = ({ className = '', children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button {...rest} type="button" className={`link ${className}`}>
    <span>{children}</span>
  </button>
)
