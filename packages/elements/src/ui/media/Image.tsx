import { useEffect, useRef } from 'react'
import css from './image.css'
import { showWhenSeen } from './show-when-seen.ts'

export const imageCss = [css]

interface ImageProps {
  src: string
  /** Address of the second try, such as another CDN; without it the first is tried again. */
  again?: string
  /** Address of the default picture, for where the tries fail or there is none to try (GAME-11). */
  instead?: string
  /** Empty where words beside it say the same. */
  alt: string
  /** Width to height, kept while it loads, so that nothing moves (HOME-19). */
  ratio: '3/4' | '1/1' | '16/9' | '2/1'
  /** In the first view: asked for at once. */
  eager?: boolean
}

/**
 * A picture that is asked for when it comes into view, once more when that fails, and then leaves its place to the default picture:
 * the operator's where one is given, else a sign of ours (CONST-45). It changes the page directly: a wall of tiles is not drawn anew for every picture that arrives.
 */
export function Image({ src, again = src, instead = '', alt, ratio, eager = false }: ImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  useEffect(
    () => (ref.current ? showWhenSeen(ref.current, [src, again, instead], eager) : undefined),
    [src, again, instead, eager],
  )
  return (
    <span className="image" style={{ aspectRatio: ratio }}>
      <img ref={ref} alt={alt} decoding="async" draggable={false} />
    </span>
  )
}
