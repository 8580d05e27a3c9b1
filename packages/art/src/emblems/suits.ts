import { bone, suitBlack, suitRed } from '../palettes.ts'
import { fill, group } from '../svg.ts'

/** Suit outlines around their own middle, 36 high. */
export const spade = 'M0-16C9-8 16-3 16 5 16 13 7 14 3 9L6 18H-6L-3 9C-7 14-16 13-16 5-16-3-9-8 0-16z'
export const heart = 'M0 16C-14 5-17 0-17-6-17-15-4-17 0-8 4-17 17-15 17-6 17 0 14 5 0 16z'
export const club = 'M0-16a8 8 0 0 1 7 12 8 8 0 1 1-4 13L6 18H-6L-3 9A8 8 0 1 1-7-4 8 8 0 0 1 0-16z'
export const diamonds = 'M0-17L13 0 0 17-13 0z'

export const suits = [spade, heart, club, diamonds] as const

export const suitInk = (i: number): string => (i % 2 ? suitRed : suitBlack)

/** The four aces as they are held, 124 wide around x = 50. */
export const fannedCards = (edge: string): string =>
  suits
    .map((suit, i) =>
      group(
        `rotate(${i * 22 - 33} 50 104)`,
        `<rect x="33" y="12" width="34" height="50" rx="4" fill="${bone}" stroke="${edge}" stroke-opacity=".35"/>` +
          group('translate(50 38)scale(.62)', fill(suit, suitInk(i))) +
          group('translate(39 20)scale(.22)', fill(suit, suitInk(i))),
      ),
    )
    .join('')
