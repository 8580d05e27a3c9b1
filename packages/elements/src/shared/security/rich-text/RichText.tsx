import { useEffect, useRef, useState } from 'react'
import { Skeleton, skeletonCss } from '../../../ui/data/Skeleton.tsx'
import css from './rich-text.css'
import { trustedHtml } from './trusted-html.ts'

export const richTextCss = [...skeletonCss, css]

interface RichTextProps {
  html: string
  /** Of the place that is kept until it is there, in pixels. */
  height?: number
}

/** Content of an operator, cleaned once more in the page that shows it (ANN-15). */
export function RichText({ html, height = 160 }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState('')
  useEffect(() => {
    let current = true
    void trustedHtml(html).then(clean => {
      if (!current || !place.current) return
      place.current.innerHTML = clean
      setReady(html)
    })
    return () => {
      current = false
    }
  }, [html])
  return (
    <>
      {ready !== html && <Skeleton height={height} />}
      <div ref={place} className="rich-text" part="content" dir="auto" hidden={ready !== html} />
    </>
  )
}
