import type { ButtonHTMLAttributes } from 'react'
import { Icon, iconCss } from '../media/Icon.tsx'
import type { IconShape } from '../media/icons.gen.ts'
import { Ring, ringCss } from '../media/Ring.tsx'
import css from './icon-button.css'

export const iconButtonCss = [...iconCss, ...ringCss, css]

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconShape
  /** Name of the button, for those who do not see the picture. */
  label: string
  /** 40, 32 in tables and heads, 24 least. */
  size?: 40 | 32 | 24
  /** With a hairline around it. */
  line?: boolean
  loading?: boolean
  /** Turns the picture around where reading goes from right to left. */
  flip?: boolean
}

/** A button with a picture instead of a word. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 40, line, loading, flip, type = 'button', className, ...rest } = props
  const names = ['icon-button', `icon-button-${size}`, line && 'icon-button-line', className]
  return (
    <button
      {...rest}
      type={type}
      className={names.filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
      aria-busy={loading || undefined}
    >
      {loading ? <Ring /> : <Icon of={icon} size={size === 40 ? 20 : size === 32 ? 18 : 16} flip={flip} />}
    </button>
  )
}
