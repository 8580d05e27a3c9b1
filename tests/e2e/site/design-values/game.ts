import type { Locator, Page } from '@playwright/test'
import { text, muted, felt, line } from './colours.ts'
import type { Thing } from './compare-styles.ts'

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })

const gameBar = (page: Page) => page.locator('baize-game-frame [part=bar]')

export const game: readonly Thing[] = [
  {
    what: 'game bar',
    find: gameBar,
    both: { height: '56px', 'border-bottom-width': '1px', 'border-bottom-color': line },
  },
  {
    what: 'game bar: way to the lobby',
    find: page => button(gameBar(page), 'Lobby'),
    both: { height: '40px', 'font-weight': '600', color: text },
  },
  {
    what: 'game bar: game',
    find: page => gameBar(page).locator('.bar-name'),
    wide: { 'font-size': '14px', 'font-weight': '600', color: text },
  },
  {
    what: 'game bar: provider',
    find: page => gameBar(page).locator('.bar-provider'),
    wide: { 'font-size': '13px', color: muted },
  },
  {
    what: 'game bar: balance',
    find: page => gameBar(page).locator('dd').first(),
    both: { 'font-weight': '600', color: text, 'font-variant-numeric': 'lining-nums tabular-nums' },
  },
  {
    what: 'game bar: close',
    find: page => button(gameBar(page), 'Close game'),
    both: { width: '40px', height: '40px', 'border-radius': '8px' },
  },
]

export const signOut: readonly Thing[] = [
  {
    what: 'question before signing out',
    find: page => page.getByRole('dialog', { name: 'Sign out?' }),
    wide: { width: '440px', 'border-radius': '16px' },
    phone: { width: '390px', bottom: '0px' },
  },
  {
    what: 'question before signing out: title',
    find: page => page.getByRole('dialog').getByRole('heading'),
    both: { 'font-size': '28px', 'line-height': '36px' },
    wide: { 'padding-left': '28px' },
  },
  {
    what: 'question before signing out: actions at the end, the main one last',
    find: page => page.locator('.dialog-actions'),
    both: { 'justify-content': 'flex-end' },
  },
  {
    what: 'question before signing out: the main one',
    find: page => page.locator('.dialog-actions button:last-child'),
    both: { 'background-color': felt, height: '40px' },
  },
]
