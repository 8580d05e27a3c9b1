import type { Place } from './paths.ts'

/** Puts the middle of a thing at a place of the sea. The sea is a container, so its own width and height are the measure. */
export const put = (thing: HTMLElement | SVGElement, { x, y }: Pick<Place, 'x' | 'y'>, more = ''): void =>
  thing.style.setProperty(
    'transform',
    `translate(${(x * 100).toFixed(2)}cqw, ${(y * 100).toFixed(2)}cqh) translate(-50%, -50%) ${more}`,
  )
