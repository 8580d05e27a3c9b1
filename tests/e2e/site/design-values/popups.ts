import type { Locator, Page } from '@playwright/test'
import { text, field, felt, loss, focus, ui, display } from './colours.ts'
import type { Thing } from './compare-styles.ts'

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true })
const login = (page: Page) => page.locator('baize-login')
const fieldOf = (page: Page) => login(page).locator('[part=field]').first()

export const loginPopup: readonly Thing[] = [
  {
    what: 'dialog',
    find: page => page.getByRole('dialog'),
    both: {
      'background-color': ['#192720', '#FFFFFF'],
      '::backdrop background-color': ['#050907 72%', '#0C1A14 56%'],
      'box-shadow': ['#000000 56% 0px 24px 64px 0px', '#10211A 24% 0px 24px 64px 0px'],
    },
    wide: { width: '760px', 'border-radius': '16px' },
    phone: { width: '390px', bottom: '0px', 'border-radius': '16px 16px 0px 0px' },
  },
  {
    what: 'dialog: grab bar',
    find: page => page.locator('.dialog-grab'),
    wide: { display: 'none' },
    phone: { display: 'block' },
  },
  {
    what: 'dialog: title',
    find: page => page.getByRole('dialog').getByRole('heading', { level: 2 }),
    both: {
      'font-family': display,
      'font-weight': '500',
      'font-size': '28px',
      'line-height': '36px',
      'letter-spacing': '-0.28px',
      color: text,
    },
  },
  {
    what: 'dialog: felt beside the form',
    find: page => login(page).locator('[part=side]'),
    wide: { width: '300px' },
    phone: { display: 'none' },
  },
  {
    what: 'dialog: form',
    find: page => login(page).locator('.auth-main'),
    wide: { 'padding-top': '28px', 'padding-left': '28px', 'padding-right': '28px', 'padding-bottom': '28px' },
  },
  {
    what: 'field',
    find: fieldOf,
    both: { 'row-gap': '6px' },
  },
  {
    what: 'field: label',
    find: page => fieldOf(page).locator('label'),
    both: { 'font-family': ui, 'font-weight': '500', 'font-size': '13px', color: text },
  },
  {
    what: 'field: box with the focus',
    find: page => fieldOf(page).locator('.field-box'),
    act: page => login(page).getByLabel('Username').focus(),
    both: {
      height: '44px',
      'border-radius': '8px',
      'border-top-width': '1px',
      'border-top-color': felt,
      'background-color': ['#0E1713', '#F6F8F6'],
      'outline-style': 'solid',
      'outline-width': '2px',
      'outline-color': focus,
    },
  },
  {
    what: 'field: box at rest',
    find: page => login(page).locator('.field-box').nth(1),
    both: { height: '44px', 'border-top-color': field, 'outline-style': 'none' },
  },
  {
    what: 'field: input',
    find: page => login(page).getByLabel('Username'),
    both: { 'padding-left': '12px', 'padding-right': '12px', 'line-height': '20px', color: text },
    wide: { 'font-size': '14px' },
    // Smaller text would make a phone zoom into the field.
    phone: { 'font-size': '16px' },
  },
  {
    what: 'large button',
    find: page => button(login(page), 'Log in'),
    both: {
      height: '48px',
      'padding-left': '24px',
      'font-size': '16px',
      'line-height': '24px',
      'border-radius': '8px',
      'background-color': felt,
    },
  },
  {
    what: 'field: box with an error',
    find: page => login(page).locator('.field-box').nth(1),
    act: page => button(login(page), 'Log in').click(),
    both: { 'border-top-color': loss },
  },
  {
    what: 'field: what is wrong',
    find: page => login(page).locator('.field-problem').first(),
    both: { 'font-size': '12px', 'line-height': '16px', color: loss },
  },
  {
    what: 'field: icon of what is wrong',
    find: page => login(page).locator('.field-problem svg').first(),
    both: { width: '16px', height: '16px' },
  },
]

export const registerPopup: readonly Thing[] = [
  {
    what: 'dialog to register',
    find: page => page.getByRole('dialog'),
    wide: { width: '944px' },
    phone: { width: '390px' },
  },
  {
    what: 'checkbox',
    find: page => page.getByRole('checkbox'),
    both: { width: '20px', height: '20px', 'border-radius': '4px' },
  },
]
