import { type Creature, creatureOf } from './creatures.ts'
import { el } from '../../page/dom.ts'
import { decoration } from '../../page/scenery.ts'
import { type Position, positionAt, shoal, gridPosition, type Swimming } from './paths.ts'
import { setPosition } from './set-position.ts'
import { shownTags } from './tags.ts'
import { animate } from '../instant/stage.ts'

export interface Swimmer {
  creature: Creature
  node: HTMLElement
  picture: HTMLElement
  route: Swimming
  place: Position
  /** It does not swim and cannot be aimed at. */
  isCaught: boolean
}

/** Name of a creature for screen readers, and the text under it. */
export type NameOf = (creature: Creature) => { name: string; pays: string }

/** Distance from a creature at which a click still counts, in parts of the sea's height. */
const slack = 0.07
/** Part of its picture that a creature fills from the middle. */
const body = 0.4

function swimmer(route: Swimming, order: number, isFirst: boolean, nameOf: NameOf): Swimmer[] {
  const creature = creatureOf(route.name)
  if (!creature) return []
  const { name, pays } = nameOf(creature)
  const picture = decoration(`creature-${route.name}`, 'creature')
  const node = isFirst
    ? el(
        'div',
        { class: 'swimmer', id: `swims-${route.name}`, role: 'option', 'aria-label': `${name} ${pays}` },
        picture,
        el('span', { class: 'tag', 'aria-hidden': 'true' }, pays),
      )
    : el('div', { class: 'swimmer swimmer-more', 'aria-hidden': 'true' }, picture)
  node.style.setProperty('--size', String(route.size))
  // The great ones swim behind the small ones.
  node.style.setProperty('z-index', String(shoal.length - order))
  return [{ creature, node, picture, route, place: positionAt(route, 0), isCaught: false }]
}

function move(swimmer: Swimmer, place: Position): void {
  swimmer.place = place
  setPosition(swimmer.node, place)
  swimmer.picture.style.setProperty('scale', `${place.facing.toFixed(2)} 1`)
}

/**
 * Everybody in the sea. The first of each kind is what keys walk through, in the order of the pays.
 */
export function createSwimmers(nameOf: NameOf) {
  const isFirst = ({ name }: Swimming, order: number) => shoal.findIndex(other => other.name === name) === order
  const all = shoal.flatMap((route, order) => swimmer(route, order, isFirst(route, order), nameOf))
  const firsts = all.filter(({ node }) => node.role === 'option')
  const tagOf = ({ node }: Swimmer) => node.lastElementChild as HTMLElement

  /**
   * Hides labels that would lie on others. The one that is aimed at comes first, then those in
   * front.
   */
  function separateTags(): void {
    const sea = firsts[0]?.node.parentElement
    if (!sea) return
    const [wide, high] = [sea.clientWidth, sea.clientHeight]
    const byPriority = [...firsts].sort(
      (one, other) => Number(other.node.classList.contains('aimed')) - Number(one.node.classList.contains('aimed')),
    )
    const boxes = byPriority.map(each => {
      const tag = tagOf(each)
      const { offsetWidth: width, offsetHeight: height } = tag
      const top = each.place.y * high - each.node.offsetHeight / 2 + tag.offsetTop
      return { left: each.place.x * wide - width / 2, top, width, height }
    })
    shownTags(boxes).forEach(
      (isShown, place) => byPriority[place] && tagOf(byPriority[place]).classList.toggle('covered', !isShown),
    )
  }
  return {
    all,
    firsts,
    /** Moves everybody to where they are at a time. */
    swim(ms: number): void {
      for (const each of all) if (!each.isCaught) move(each, positionAt(each.route, ms))
      separateTags()
    },
    /** Puts the first of each kind where they stand after so many turns. */
    stand(turns: number): void {
      firsts.forEach((each, index) => move(each, gridPosition(index, turns)))
      separateTags()
    },
    /**
     * Creature at a point, the one in front first, or else the nearest one close by; null where
     * there is none. `wide` is the width of the sea by its height.
     */
    near(point: { x: number; y: number }, wide: number): Swimmer | null {
      const away = ({ place, route }: Swimmer) =>
        Math.hypot((place.x - point.x) * wide, place.y - point.y) - (route.size / 100) * Math.min(1, wide) * body
      const there = all.filter(({ node, isCaught }) => !isCaught && node.getClientRects().length > 0)
      const hit = there.find(each => away(each) < 0)
      const [nearest] = [...there].sort((one, other) => away(one) - away(other))
      return hit ?? (nearest && away(nearest) < slack ? nearest : null)
    },
  }
}
export type Swimmers = ReturnType<typeof createSwimmers>

type Point = Pick<Position, 'x' | 'y'>

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

/**
 * Place where the net leaves the gun, when that is turned by `angle` in a sea `wide` times as wide
 * as it is high.
 */
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
        setPosition(ball, { x: from.x + (to.x - from.x) * eased(part), y: from.y + (to.y - from.y) * eased(part) })
      })
      ball.hidden = true
      net.hidden = false
      net.style.setProperty('--size', String(size))
      net.classList.remove('empty')
      await animate(opening, part => setPosition(net, target(), `scale(${(0.3 + 0.7 * eased(part)).toFixed(2)})`))
    },
    /** The open net goes where its catch goes. */
    carry: (at: Point) => setPosition(net, at),
    /** A net that caught nothing drifts off. */
    miss: () => net.classList.add('empty'),
    clear(): void {
      ball.hidden = true
      net.hidden = true
    },
  }
}
export type Gun = ReturnType<typeof createGun>
