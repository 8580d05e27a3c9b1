import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'account',
  title: 'Account',
  summary: 'Ways in and out, passwords, second factors and the account in one row.',
} as const satisfies Section
