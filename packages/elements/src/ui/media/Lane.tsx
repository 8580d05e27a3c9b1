import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton, iconButtonCss } from '../forms/IconButton.tsx'
import { chevronLeft, chevronRight } from './icons.gen.ts'
import css from './lane.css'
import { useLaneScroll } from './lane-scroll.ts'

export const laneCss = [...iconButtonCss, css]

interface LaneProps {
  title: string
  /** How many there are in all; not shown on a narrow lane. */
  count?: string
  /** Leads to the whole list, beside the title: a link or a button with the class `lane-all`. */
  all?: ReactNode
  labels: { previous: string; next: string }
  /** Rows of a slide (CONST-25). */
  rows?: 1 | 2
  /** Slides are pictures across: three in view of a wide lane, one and a piece on a phone. */
  wide?: boolean
  busy?: boolean
  /** The slides, each a list item. */
  children: ReactNode[]
}

const turns: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A row of things to move through: by arrows, by touch, by wheel and by keyboard, up to six slides
 * in view (CONST-26, HOME-15).
 */
export function Lane({ title, count, all, labels, rows = 2, wide = false, busy, children }: LaneProps) {
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const { start, end, turn } = useLaneScroll(track, children.length)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const direction = turns[event.key]
    if (!direction) return
    event.preventDefault()
    turn(event.currentTarget.matches(':dir(rtl)') ? (-direction as 1 | -1) : direction)
  }
  return (
    <section className="lane" part="lane" aria-labelledby={id} aria-busy={busy || undefined}>
      <div className="lane-head">
        <i className="sight" part="sight" />
        <h2 className="title lane-title" id={id}>
          {title}
        </h2>
        {count && <span className="lane-count">{count}</span>}
        <span className="lane-end">{all}</span>
        <span className="lane-arrows">
          <IconButton
            icon={chevronLeft}
            flip
            line
            size={32}
            label={labels.previous}
            aria-disabled={start || undefined}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon={chevronRight}
            flip
            line
            size={32}
            label={labels.next}
            aria-disabled={end || undefined}
            onClick={() => turn(1)}
          />
        </span>
      </div>
      <ul
        ref={track}
        className={`lane-track lane-rows-${rows}${wide ? ' lane-wide' : ''}`}
        part="track"
        onKeyDown={move}
      >
        {children}
      </ul>
    </section>
  )
}
