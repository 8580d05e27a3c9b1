import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { declarations } from '../../packages/elements/src/declarations.ts'
import { origin, serveStorybook, stories } from './static-storybook.ts'
import { expect, test } from './watch.ts'

interface Heard {
  ready: string[]
  errors: string[]
}

/** Keeps what the elements of a page say about themselves. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Heard = { ready: [], errors: [] }
    Object.assign(globalThis, { heard })
    document.addEventListener('baize-ready', event => heard.ready.push((event.target as Element).localName))
    document.addEventListener('baize-error', event => heard.errors.push(JSON.stringify((event as CustomEvent).detail)))
  })
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard)

/** The tag a story is about; its title ends with the tag in words. */
const tagOf = (title: string) => `baize-${(title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')}`

const all = stories()
let stop: () => Promise<void>
test.beforeAll(async () => {
  stop = await serveStorybook()
})
test.afterAll(() => stop())

test('has a story for every element [SDK-07]', () => {
  const told = new Set(all.map(({ title }) => tagOf(title)))
  expect(declarations.map(({ tag }) => tag).filter(tag => !told.has(tag))).toEqual([])
})

for (const { id, title, name } of all) {
  test(`${title}, ${name}: draws, reports no trouble and is accessible [SDK-07]`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    await listen(page)
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
    // A scope draws nothing itself: what is inside it does.
    const tag = tagOf(title) === 'baize-scope' ? 'baize-account-bar' : tagOf(title)
    const element = page.locator(`#storybook-root ${tag}`).first()
    await expect.poll(async () => (await heard(page)).ready).toContain(tag)
    await expect(element.locator('[aria-busy=true]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')

    const empty = await element.evaluate(host => host.matches(':state(empty)'))
    expect(empty, 'whether there is nothing to show').toBe(name === 'Empty')
    if (!empty) expect(await element.locator('.root *').count(), 'what is drawn').toBeGreaterThan(0)

    const axe = new AxeBuilder({ page }).include('#storybook-root')
    const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([])
    expect((await heard(page)).errors, 'what the elements report').toEqual([])
    expect(complaints, 'errors in the console').toEqual([])
  })
}
