import { audit, criteria } from '@baize/testing/axe'
import { expect, test, type Page } from '@playwright/test'
import { declarations } from '../../../packages/elements/src/declarations.ts'
import { untilStill } from '../support/axe.ts'
import { origin, serveStorybook, stories } from '../support/static-storybook.ts'
import { watch, type Watch } from '../support/error-watch.ts'

/** What the page and its elements have said since the last story was opened. */
interface ReceivedEvents {
  ready: string[]
  errors: string[]
}
type Globals = typeof globalThis & {
  receivedEvents: ReceivedEvents
  __STORYBOOK_PREVIEW__: {
    currentRender: { phase: string }
    channel: { emit(name: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }): void }
  }
}

const all = stories()
/** The tag a story is about; its title ends with the tag in words. */
const tagOf = (title: string) => `baize-${(title.split('/').at(-1) ?? '').toLowerCase().replaceAll(' ', '-')}`

// One page shows one story after the other, as it does for a person; a story that fails gets the
// next one a fresh page.
let page: Page
let seen: Watch
let stop: () => Promise<void>
const complaints: string[] = []

test.beforeAll(async ({ browser }) => {
  stop = await serveStorybook()
  // What turns by itself stands still: a notice that is half faded in is nothing that anybody
  // reads.
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  seen = await watch(page.context())
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(() => {
    const receivedEvents: ReceivedEvents = { ready: [], errors: [] }
    Object.assign(globalThis, { receivedEvents })
    document.addEventListener('baize-ready', event => receivedEvents.ready.push((event.target as Element).localName))
    document.addEventListener('baize-error', event =>
      receivedEvents.errors.push(JSON.stringify((event as CustomEvent).detail)),
    )
  })
  // Storybook's own look with axe at every story is switched off: the tests look themselves.
  await page.goto(`${origin}/iframe.html?id=${all[0]?.id}&viewMode=story&globals=a11y.manual:!true`)
  await expect.poll(receivedEvents).toMatchObject({ ready: [expect.anything()] })
})
test.afterAll(async () => {
  await page.context().close()
  await stop()
})

const receivedEvents = () => page.evaluate(() => (globalThis as Globals).receivedEvents)

const phase = () => page.evaluate(() => (globalThis as Globals).__STORYBOOK_PREVIEW__.currentRender.phase)

async function open(storyId: string): Promise<void> {
  // Storybook loads the page anew where a story is left before it is done with it.
  await expect.poll(phase, 'what Storybook does with the story before').toBe('finished')
  for (const list of [complaints, seen.errors, seen.violations]) list.length = 0
  await page.evaluate(storyId => {
    const { receivedEvents, __STORYBOOK_PREVIEW__ } = globalThis as Globals
    receivedEvents.ready.length = receivedEvents.errors.length = 0
    document.getElementById('storybook-root')?.replaceChildren()
    __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, storyId)
}

test('has a story for every element [SDK-07]', () => {
  const documented = new Set(all.map(({ title }) => tagOf(title)))
  expect(declarations.map(({ tag }) => tag).filter(tag => !documented.has(tag))).toEqual([])
})

// The last one first, so that the story the page began with is opened anew like the others.
for (const { id, title, name } of all.toReversed()) {
  test(`${title}, ${name}: draws, reports no trouble and is accessible [SDK-07]`, async () => {
    await open(id)
    // A scope draws nothing itself: what is inside it does.
    const tag = tagOf(title) === 'baize-scope' ? 'baize-account-bar' : tagOf(title)
    const element = page.locator(`#storybook-root ${tag}`).first()
    await expect.poll(async () => (await receivedEvents()).ready).toContain(tag)
    await expect(element.locator('[aria-busy=true]')).toHaveCount(0)

    // The first content may be the boxes of what is still on its way.
    const nothing = () => element.evaluate(host => host.matches(':state(empty)'))
    await expect.poll(nothing, 'whether there is nothing to show').toBe(name === 'Empty')
    const drawn = () => element.locator('.root *').count()
    if (name !== 'Empty') await expect.poll(drawn, 'what is drawn').toBeGreaterThan(0)

    await untilStill(page)
    const violations = await audit(page, '#storybook-root', { tags: criteria })
    expect(violations.map(({ id, html }) => `${id}: ${html}`)).toEqual([])
    expect((await receivedEvents()).errors, 'what the elements report').toEqual([])
    expect([...complaints, ...seen.errors, ...seen.violations], 'errors in the console').toEqual([])
  })
}
