import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'games',
  title: 'Games',
  summary: 'Finding a game, opening it, and who has won.',
} as const satisfies Section
