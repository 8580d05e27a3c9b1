import { expect, it } from 'vitest'
import { badgeOf, badgeOfAll, pageOf, sectionsOf, shownPages, type CentrePage } from './centre-pages.ts'

const page = (key: string, section: string | null, more: Partial<CentrePage> = {}): CentrePage => ({
  key,
  section,
  tag: `baize-${key}`,
  icon: [],
  ...more,
})
const pages = [
  page('security', 'account'),
  page('transfer', 'money', { visibleWhen: 'severalWallets' }),
  page('deposit', 'money'),
  page('messages', 'account', { badge: 'unread' }),
]
const keys = (list: readonly CentrePage[]) => list.map(({ key }) => key)

it('shows a page with a switch only where that is known to be on [MEM-10] [AGT-06]', () => {
  expect(keys(shownPages(pages))).toEqual(['security', 'deposit', 'messages'])
  expect(keys(shownPages(pages, { switches: { severalWallets: false } }))).not.toContain('transfer')
  expect(keys(shownPages(pages, { switches: { severalWallets: true } }))).toEqual(keys(pages))
})

it('opens the page of a key, and the first where there is none of it [ROUTE-55]', () => {
  expect(pageOf(pages, 'deposit').key).toBe('deposit')
  expect(pageOf(pages, 'nowhere').key).toBe('security')
  expect(pageOf(pages, undefined).key).toBe('security')
})

it('gathers pages under their sections, those that have none first where they come first', () => {
  expect(sectionsOf([page('overview', null), ...pages]).map(({ section, pages }) => [section, keys(pages)])).toEqual([
    [null, ['overview']],
    ['account', ['security', 'messages']],
    ['money', ['transfer', 'deposit']],
  ])
})

it('counts beside a page what there is, up to 99 [MEM-05]', () => {
  const [security, , , messages] = pages as [CentrePage, CentrePage, CentrePage, CentrePage]
  const shown = (unread: number) => badgeOf(messages, { counts: { unread } })
  expect([0, 1, 99, 100].map(shown)).toEqual(['', '1', '99', '99+'])
  expect([badgeOf(messages), badgeOf(security, { counts: { unread: 3 } })]).toEqual(['', ''])
})

it('counts all pages together where one at a time is shown [MEM-05]', () => {
  const [, , , messages] = pages as [CentrePage, CentrePage, CentrePage, CentrePage]
  const both = [...pages, { ...messages, key: 'rewards', badge: 'rewards' }]
  const shown = (unread: number, rewards: number) => badgeOfAll(both, { counts: { unread, rewards } })
  expect([shown(0, 0), shown(3, 2), shown(60, 40)]).toEqual(['', '5', '99+'])
  expect(badgeOfAll(both)).toBe('')
})
