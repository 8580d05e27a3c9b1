import { expect, type Page } from '@playwright/test'
import { translate } from '../../support/translate.ts'
import { lane, type Fixture } from './fixture.ts'

async function readsItsOwnWay(page: Page): Promise<void> {
  const tiles = lane(page).locator('.tile')
  const left = (index: number) => tiles.nth(index).evaluate(tile => tile.getBoundingClientRect().left)
  expect(await left(1), 'English goes on to the right').toBeGreaterThan(await left(0))
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
}

/**
 * A host of React 18 draws the same again twenty times, and puts another lane into the place of the
 * first each time.
 */
async function drawsAgain(page: Page): Promise<void> {
  for (let times = 1; times <= 20; times++) {
    await page.evaluate(() => (globalThis as unknown as { render: () => void }).render())
    await expect(page.locator('main')).toHaveAttribute('data-times', String(times))
  }
  await expect(lane(page).locator('.tile').nth(1)).toBeVisible()
}

/** The copy that is put back has one form with its fields once, however often it was copied. */
async function hasOneForm(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-swapped', '')
  await expect(lane(page).locator('.tile').nth(1)).toBeVisible()
  await expect(page.locator('baize-login form')).toHaveCount(1)
}

/**
 * What was typed stays while the page moves its parts, as sortable lists and wrapping scripts do.
 */
async function keepsWhatIsTyped(page: Page): Promise<void> {
  const name = page.locator('baize-login').getByRole('textbox', { name: 'Username' })
  await name.fill('half a name')
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    for (const element of [...main.children].reverse()) {
      const wrapper = document.createElement('div')
      main.append(wrapper)
      wrapper.append(element)
    }
  })
  await expect(name).toHaveValue('half a name')
}

/** Enter and buttons of a form inside a form of the page send that of the page never. */
async function leavesTheirFormAlone(page: Page): Promise<void> {
  await page.locator('baize-login').getByRole('textbox', { name: 'Username' }).press('Enter')
  await expect(page.locator('baize-login').getByText('Input cannot be empty').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-submits')
}

/** What platforms, builders and scripts make of the markup. */
export const markup: readonly Fixture[] = [
  { what: 'in plain HTML' },
  { what: 'in React 18', page: 'markup/react18', drawn: drawsAgain },
  { what: 'without a doctype, with a base address elsewhere, in a table', page: 'markup/old' },
  { what: 'that reads from right to left', page: 'markup/rtl', drawn: readsItsOwnWay },
  { what: 'that keeps its parts in shadow roots', page: 'markup/shadow', lite: true },
  { what: 'that the browser has translated', drawn: translate, afterLogin: translate },
  { what: 'that navigates by copies of itself', page: 'markup/snapshot', drawn: hasOneForm, lite: true },
  { what: 'that shows its games later, in a panel', page: 'markup/panel' },
  { what: 'that moves its parts about', drawn: keepsWhatIsTyped },
  { what: 'that takes elements away while they come, and puts others there', page: 'markup/fleeting' },
  {
    what: 'with a form of its own around everything',
    page: 'markup/form',
    drawn: leavesTheirFormAlone,
    codes: ['nested-form'],
  },
  { what: 'whose markup is written line by line, long after its script', page: 'markup/streamed' },
]
