import type { Position } from './paths.ts'

/**
 * Moves the middle of a node to a position in the sea. The sea is a container, so its own width and
 * height are the measure.
 */
export const setPosition = (node: HTMLElement | SVGElement, { x, y }: Pick<Position, 'x' | 'y'>, more = ''): void =>
  node.style.setProperty(
    'transform',
    `translate(${(x * 100).toFixed(2)}cqw, ${(y * 100).toFixed(2)}cqh) translate(-50%, -50%) ${more}`,
  )
