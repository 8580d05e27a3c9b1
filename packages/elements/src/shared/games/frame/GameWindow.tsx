import type { RefObject } from 'react'

interface GameWindowProps {
  frame: RefObject<HTMLIFrameElement | null>
  url: string
  /** Name of the game or lottery in it. */
  name: string
  className?: string
}

/**
 * The window of a game or lottery. It always lives on another origin, so scripts and same origin
 * together still leave it outside ours.
 */
export const GameWindow = ({ frame, url, name, className = 'frame' }: GameWindowProps) => (
  <iframe
    ref={frame}
    className={className}
    part="frame"
    title={name}
    src={url}
    sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    allow="fullscreen; autoplay"
    referrerPolicy="strict-origin-when-cross-origin"
  />
)
