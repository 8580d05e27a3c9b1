import type { Locator, Page } from '@playwright/test'
import { text, muted, field, felt, onFelt, feltText, brass, brassText, line, ui, display } from './colours.ts'
import type { Thing } from './compare-styles.ts'

const bar = (page: Page) => page.locator('baize-account-bar')
const lane = (page: Page) => page.locator('baize-game-lane[filter=HOT]')
const board = (page: Page) => page.locator('baize-winner-board')
const tile = (page: Page) => lane(page).getByRole('article').first()
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

export const home: readonly Thing[] = [
  {
    what: 'primary button',
    find: page => button(bar(page), 'Register'),
    both: {
      'font-family': ui,
      'font-weight': '600',
      'line-height': '20px',
      'border-radius': '8px',
      color: onFelt,
      'background-color': felt,
      'text-transform': 'none',
    },
    wide: { height: '40px', 'padding-left': '16px', 'padding-right': '16px', 'font-size': '14px' },
    phone: { height: '32px', 'padding-left': '12px', 'padding-right': '12px', 'font-size': '13px' },
  },
  {
    what: 'secondary button',
    find: page => button(bar(page), 'Log in'),
    both: {
      'border-top-width': '1px',
      'border-top-color': field,
      'border-radius': '8px',
      color: text,
      'background-color': 'rgba(0, 0, 0, 0)',
    },
  },
  {
    what: 'tile: picture',
    find: page => tile(page).locator('.tile-art'),
    both: {
      ratio: '0.75',
      'border-radius': '12px',
      '::after box-shadow': '#FFFFFF 8% 0px 0px 0px 1px inset',
    },
    // Three, and 18 pixels of the next.
    phone: { width: '108.66px' },
  },
  {
    what: 'tile: name',
    find: page => tile(page).locator('.tile-name'),
    both: { 'font-weight': '600', 'font-family': ui, color: text },
    wide: { 'font-size': '14px', 'line-height': '20px' },
  },
  {
    what: 'tile: provider',
    find: page => tile(page).locator('.tile-provider'),
    both: { 'font-size': '12px', 'line-height': '16px', color: muted },
  },
  {
    what: 'tile: reward number',
    find: page => tile(page).locator('.tile-reward'),
    both: {
      'font-size': '12px',
      'line-height': '16px',
      color: brassText,
      'font-variant-numeric': 'lining-nums tabular-nums',
    },
  },
  {
    what: 'tile: favourite',
    find: page => tile(page).getByRole('button', { name: /^Favourite/ }),
    both: { width: '28px', height: '28px', 'border-radius': '50%' },
  },
  {
    what: 'lane: sight',
    find: page => lane(page).locator('[part=sight]'),
    both: { width: '8px', height: '12px', 'background-color': brass },
  },
  {
    what: 'lane: title',
    find: page => lane(page).getByRole('heading', { level: 2 }),
    both: { 'font-family': display, 'font-weight': '500', color: text },
    wide: { 'font-size': '24px', 'line-height': '32px', 'letter-spacing': '-0.24px' },
    phone: { 'font-size': '22px', 'line-height': '28px', 'letter-spacing': '-0.22px' },
  },
  {
    what: 'lane: slides',
    find: page => lane(page).getByRole('list'),
    wide: { 'column-gap': '20.3px', 'row-gap': '20px' },
    phone: { 'column-gap': '10px' },
  },
  {
    what: 'lane: arrow',
    find: page => lane(page).locator('.lane-arrows button').last(),
    wide: { width: '32px', height: '32px', 'border-radius': '8px' },
    phone: { width: '0px' },
  },
  {
    what: 'lane: way to all',
    find: page => page.locator('baize-game-lane[category=RNG]').locator('.lane-all'),
    both: { color: feltText, 'font-weight': '500', 'font-size': '14px' },
  },
  {
    what: 'winner board: panel',
    find: page => board(page).locator('.board-panel'),
    both: {
      'background-color': ['#121D18', '#FFFFFF'],
      'border-top-width': '1px',
      'border-top-color': line,
      'border-radius': '12px',
      'box-shadow': 'none',
    },
  },
  {
    what: 'winner board: row',
    find: page => board(page).getByRole('listitem').first(),
    both: { height: '56px', 'animation-name': 'none' },
  },
  {
    what: 'winner board: first rank',
    find: page => board(page).locator('.win-rank').first(),
    both: { 'font-family': display, 'font-size': '18px', 'line-height': '24px', color: brassText },
  },
  {
    what: 'winner board: fourth rank',
    find: page => board(page).locator('.win-rank').nth(3),
    both: { color: ['#8B9A91', '#5F7067'] },
  },
  {
    what: 'winner board: picture',
    find: page => board(page).locator('.win-art').first(),
    both: { width: '40px', height: '40px' },
  },
  {
    what: 'winner board: amount',
    find: page => board(page).locator('.win-amount > *').first(),
    both: { color: brassText, 'font-weight': '600', 'font-variant-numeric': 'lining-nums tabular-nums' },
  },
  {
    what: 'winner board: list',
    find: page => board(page).getByRole('list').first(),
    wide: { 'max-height': '504px' },
    phone: { 'max-height': '280px' },
  },
  {
    what: 'banner',
    find: page => page.locator('baize-banner .hero-view'),
    both: { 'border-radius': '16px' },
    wide: { height: '300px' },
    phone: { height: '224px' },
  },
  {
    what: 'page: bar',
    find: page => page.getByRole('banner'),
    wide: { height: '64px' },
    phone: { height: '56px' },
  },
  {
    what: 'page: ground',
    find: page => page.locator('body'),
    both: { 'background-color': ['#0B1310', '#F1F4F1'], 'font-family': ui },
  },
]
