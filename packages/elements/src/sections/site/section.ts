import type { Section } from '../../runtime/declare.ts'

export const section = {
  name: 'site',
  title: 'Site',
  summary: 'What stands around the pages of the operator’s site: menus, banners, notices, popups.',
} as const satisfies Section
