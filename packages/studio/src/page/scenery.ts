import type { InstantGameStart } from '../engine/rounds/start-instant-game.ts'
import { el } from './dom.ts'

/** Puts the colours of the game on the page, as custom properties that the style sheet reads. */
export function applyColours({ colours }: Pick<InstantGameStart['theme'], 'colours'>): void {
  const { room, frame } = colours
  const inks: Record<string, string> = {
    ground: room.ground,
    'room-dark': room.dark,
    title: room.title,
    frame: frame.ground,
    'frame-deep': frame.dark,
    'frame-line': frame.figure,
  }
  for (const [name, ink] of Object.entries(inks)) document.documentElement.style.setProperty(`--${name}`, ink)
}

/** A picture that says nothing. */
export const decoration = (name: string, className: string) =>
  el('img', { src: `/art/${name}.svg`, alt: '', class: className, draggable: 'false' })

/** Emblems with a front: in a mirror they could not be read. */
const readable = new Set(['seven', 'cards', 'hand', 'mahjong', 'ball', 'dice', 'wheel'])

/** The wall behind the machine and what hangs on both sides of it. */
export const scenery = ({ emblem, palette }: InstantGameStart['theme']): HTMLElement[] => [
  decoration(`room-${palette}`, 'room'),
  decoration(`${emblem}-${palette}`, 'ornament ornament-start'),
  decoration(`${emblem}-${palette}`, `ornament ornament-end${readable.has(emblem) ? '' : ' ornament-mirrored'}`),
]
