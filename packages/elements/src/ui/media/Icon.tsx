import { createElement, type CSSProperties } from 'react'
import type { IconShape } from './icons.gen.ts'
import css from './icon.css'

export const iconCss = [css]

interface IconProps {
  /** One of `icons.gen.ts`; only those that are imported are shipped. */
  of: IconShape
  /** Width and height in px. */
  size?: number
  /** Turns around where reading goes from right to left. */
  flip?: boolean
  className?: string
}

/** Icon beside text. Screen readers skip it, so the button or link around it needs a name. */
export function Icon({ of, size = 20, flip = false, className = '' }: IconProps) {
  return (
    <svg
      className={`icon${flip ? ' icon-flip' : ''}${className && ` ${className}`}`}
      width={size}
      height={size}
      style={{ '--icon': `${size}px` } as CSSProperties}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
