import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'lottery',
  title: 'Lottery',
  summary: 'Lotteries: what is drawn next, what was drawn, and the page of a game.',
} as const satisfies Section
