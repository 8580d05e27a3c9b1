import { el } from '../../page/dom.ts'
import { decoration } from '../../page/scenery.ts'
import { animate } from '../instant/stage.ts'
import type { Place } from './paths.ts'
import { put } from './water.ts'

type Point = Pick<Place, 'x' | 'y'>

/** Pivot of the gun and its length, in parts of the sea's height. */
const foot = { x: 0.5, y: 0.97 } as const
const length = 0.2
/** Milliseconds that a net flies and that it takes to open. */
const flight = 480
const opening = 220

/** Slows down towards the end. */
const eased = (part: number): number => 1 - (1 - part) ** 3

/** Turns `angle` radians from straight up, to the right. */
export const angleTo = (at: Point, wide: number): number => Math.atan2((at.x - foot.x) * wide, foot.y - at.y)

/** Place where the net leaves the gun, when that is turned by `angle` in a sea `wide` times as wide as it is high. */
export const mouthAt = (angle: number, wide: number): Point => ({
  x: foot.x + (Math.sin(angle) * length) / wide,
  y: foot.y - Math.cos(angle) * length,
})

/** The gun at the foot of the picture, what it shoots and the net that opens. */
export function createGun(wide: () => number) {
  const barrel = decoration('net-gun', 'gun')
  const ball = el('div', { class: 'ball', hidden: true })
  const net = decoration('net', 'net')
  net.hidden = true

  return {
    nodes: [net, ball, barrel],
    aim(at: Point): void {
      barrel.style.setProperty('rotate', `${angleTo(at, wide()).toFixed(3)}rad`)
    },
    /** Shoots at something of a size that may go on moving, and opens the net where it is then. */
    async fire(target: () => Point, size: number): Promise<void> {
      const from = mouthAt(angleTo(target(), wide()), wide())
      ball.hidden = false
      await animate(flight, part => {
        const to = target()
        put(ball, { x: from.x + (to.x - from.x) * eased(part), y: from.y + (to.y - from.y) * eased(part) })
      })
      ball.hidden = true
      net.hidden = false
      net.style.setProperty('--size', String(size))
      net.classList.remove('empty')
      await animate(opening, part => put(net, target(), `scale(${(0.3 + 0.7 * eased(part)).toFixed(2)})`))
    },
    /** The open net goes where its catch goes. */
    carry: (at: Point) => put(net, at),
    /** A net that caught nothing drifts off. */
    miss: () => net.classList.add('empty'),
    clear(): void {
      ball.hidden = true
      net.hidden = true
    },
  }
}
export type Gun = ReturnType<typeof createGun>
