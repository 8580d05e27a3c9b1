import { useEffect, useRef } from 'react'
import { Icon, iconCss } from './Icon.tsx'
import { chevronLeft, chevronRight } from './icons.gen.ts'
import { useLaneScroll } from './lane-scroll.ts'
import { Tabs, tabsCss, type TabsProps } from '../data/Tabs.tsx'
import css from './tab-line.css'
import { scrollIntoTrack } from './tab-line.ts'

export const tabLineCss = [...tabsCss, ...iconCss, css]

/**
 * Tabs of which there may be many: one line that moves, the chosen one in view, and arrows for the
 * hand where some lie outside.
 */
export function TabLine<Name extends string>(props: TabsProps<Name>) {
  const track = useRef<HTMLDivElement>(null)
  const { start, end, turn } = useLaneScroll(track, props.tabs.length)
  const names = props.tabs.map(({ label }) => label).join()
  useEffect(() => {
    const chosen = track.current?.querySelector('[aria-selected=true]')
    if (track.current && chosen) scrollIntoTrack(track.current, chosen)
  }, [props.chosen, names])

  // Keys move through the tabs themselves, so the arrows are no stop and say nothing.
  const arrow = (direction: 1 | -1, off: boolean) => (
    <button
      type="button"
      className="tab-arrow"
      tabIndex={-1}
      aria-hidden="true"
      disabled={off}
      onClick={() => turn(direction)}
    >
      <Icon of={direction === 1 ? chevronRight : chevronLeft} size={16} flip />
    </button>
  )
  return (
    <div className="tab-line">
      <div className="tab-track" ref={track}>
        <Tabs {...props} />
      </div>
      {!(start && end) && (
        <div className="tab-arrows">
          {arrow(-1, start)}
          {arrow(1, end)}
        </div>
      )}
    </div>
  )
}
