import { el } from '../../page/dom.ts'
import { isStill } from './stage.ts'

/** Steps of the ring in milliseconds: fine ones, or whole seconds where nothing may move. */
const steps = { moving: 100, still: 1000 }
const radius = 47

/**
 * Ring on the button of a game: how much is left of the pause between two rounds. Its words stand
 * beside it for those who do not see it.
 */
export interface WaitRing {
  /** The drawing and the seconds in its middle. */
  node: HTMLElement
  /** The same in words; it describes the button. */
  words: HTMLElement
  /** Runs from `left` of `whole` milliseconds down to nothing. */
  run(left: number, whole: number): void
  stop(): void
}

function circle(className: string): SVGCircleElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  const attributes = { class: className, cx: '50', cy: '50', r: String(radius), pathLength: '1' }
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  return node
}

/** @param text - the words for so many seconds */
export function createWaitRing(text: (seconds: number) => string): WaitRing {
  const part = circle('wait-part')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.append(circle('wait-whole'), part)
  const figure = el('span', { class: 'wait-seconds' })
  const node = el('span', { class: 'wait', 'aria-hidden': 'true', hidden: true }, svg, figure)
  const words = el('span', { id: 'wait-words', hidden: true })
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    node.hidden = true
    words.textContent = ''
  }

  function run(left: number, whole: number): void {
    stop()
    const ends = performance.now() + left
    const draw = () => {
      const now = Math.max(0, ends - performance.now())
      const seconds = Math.ceil(now / 1000)
      part.setAttribute('stroke-dashoffset', String(1 - Math.min(1, now / Math.max(whole, 1))))
      figure.textContent = String(seconds)
      words.textContent = text(seconds)
      if (!now) stop()
    }
    node.hidden = left <= 0
    draw()
    if (left > 0) timer = setInterval(draw, isStill() ? steps.still : steps.moving)
  }

  return { node, words, run, stop }
}
