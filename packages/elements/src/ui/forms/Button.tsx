import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import type { IconShape } from '../media/icons.gen.ts'
import { Ring, ringCss } from '../media/Ring.tsx'
import css from './button.css'

export const buttonCss = [...iconCss, ...ringCss, css]

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `money` is for Deposit and PLAY NOW alone, one in a group. */
  kind?: 'primary' | 'money' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /**
   * Something is under way: the button keeps its width, its label and the focus, and does nothing.
   */
  loading?: boolean
  /** As wide as its container. */
  block?: boolean
  icon?: IconShape
}

/** A button with a word. It is never a submit button unless it says so. */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size = 'medium',
    loading,
    block,
    icon,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  const names = [
    'button',
    `button-${kind}`,
    `button-${size}`,
    loading && !icon && 'button-ringed',
    block && 'button-block',
    className,
  ]
  return (
    <button
      {...rest}
      type={type}
      className={names.filter(Boolean).join(' ')}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <Ring /> : icon ? <Icon of={icon} size={16} /> : null}
      <span>{children}</span>
    </button>
  )
}
