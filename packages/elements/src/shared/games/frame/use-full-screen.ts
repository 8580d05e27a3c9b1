import { useEffect, useState, type RefObject } from 'react'

export interface FullScreen {
  on: boolean
  /** Where the browser has no full screen for elements, the game fills the window instead. */
  pretended: boolean
  toggle: () => void
}

/** Full screen for a part of an element; phones that have none get the whole window. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false)
  const [pretended, setPretended] = useState(false)

  useEffect(() => {
    const look = () =>
      setOn((box.current?.getRootNode() as ShadowRoot | undefined)?.fullscreenElement === box.current && !!box.current)
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setPretended(false)
    document.addEventListener('fullscreenchange', look)
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      document.removeEventListener('keydown', leave)
    }
  }, [box])

  const toggle = () => {
    if (pretended) return setPretended(false)
    if (on) return void document.exitFullscreen()
    const element = box.current
    if (!element?.requestFullscreen) return setPretended(true)
    element.requestFullscreen().catch(() => setPretended(true))
  }
  return { on: on || pretended, pretended, toggle }
}
