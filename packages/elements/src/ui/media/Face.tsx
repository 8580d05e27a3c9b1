import { useState } from 'react'
import css from './face.css'

export const faceCss = [css]

interface FaceProps {
  /** Address of the picture; empty where there is none. */
  src: string
  /** Its first letter stands in the place of a picture. */
  name: string
  className: string
}

/** The picture of a member, beside the name: decoration for those who do not see. */
export function Face({ src, name, className }: FaceProps) {
  const [broken, setBroken] = useState('')
  return (
    <span className={`face ${className}`} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" draggable={false} onError={() => setBroken(src)} />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  )
}
