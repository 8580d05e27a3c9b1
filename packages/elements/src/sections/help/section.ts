import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'help',
  title: 'Help',
  summary: 'Where people find answers and reach the staff of the site.',
} as const satisfies Section
