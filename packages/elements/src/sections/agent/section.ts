import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'agent',
  title: 'Agents',
  summary: 'What agents see and do: their centre, the members below them, links and contracts.',
} as const satisfies Section
