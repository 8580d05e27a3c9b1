import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'member',
  title: 'Member',
  summary: 'What a member does with money and invitations.',
} as const satisfies Section
