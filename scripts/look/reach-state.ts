import type { Page } from 'playwright'
import type { Variant, Origins, State } from './state.ts'
import { countCalls } from './until-answered.ts'

const timeout = 30_000

/** Address of a state; pages of the site speak English. */
function addressOf({ path }: Pick<State, 'path'>, { platform, partner, studio }: Origins): string {
  if (path.startsWith('partner/')) return partner + path.slice('partner'.length)
  if (path.startsWith('studio/')) return studio + path.slice('studio'.length)
  const address = new URL(path, platform)
  address.searchParams.set('lang', 'EN')
  return address.href
}

/**
 * Runs in a document: waits until its fonts are loaded, the pictures in its window are decoded, and
 * nothing moves.
 */
async function untilDrawn(): Promise<void> {
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ]
  const isInWindow = (node: Element) => {
    const { top, bottom, width, height } = node.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  }
  await document.fonts.ready
  const roots = rootsIn(document)
  const images = roots.flatMap(root => [...root.querySelectorAll('img')]).filter(isInWindow)
  // A picture that fails to load fails here, too, and is seen in the picture of the page.
  await Promise.allSettled(images.map(image => image.decode()))
  const moving = roots
    .flatMap(root => root.getAnimations())
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(animation => animation.finished))
}

/** Waits until a state is drawn: what it waits for is there, nothing loads, and nothing moves. */
async function settle(page: Page, { ready }: State, untilAnswered: () => Promise<void>): Promise<void> {
  await page.locator(ready).first().waitFor({ timeout })
  await page.locator('#loader').waitFor({ state: 'hidden', timeout })
  await page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor({ state: 'hidden', timeout })
  await untilAnswered()
  await Promise.allSettled(page.frames().map(frame => frame.evaluate(untilDrawn)))
}

const screenshot = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide', timeout })

/**
 * Max pictures that are taken until two are the same; a game that never stands still is captured
 * as it is then.
 */
const maxPictures = 4

/** Takes a picture of the window once it no longer changes. */
export async function takePicture(page: Page): Promise<Buffer> {
  let last = await screenshot(page)
  for (let count = 1; count < maxPictures; count++) {
    const next = await screenshot(page)
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** Brings a page to a state. @throws Error where it does not come there in time */
export async function reachState(page: Page, state: State, variant: Variant, origins: Origins): Promise<void> {
  const untilAnswered = countCalls(page)
  await state.before?.(page)
  await page.goto(addressOf(state, origins))
  await state.steps?.(page, variant)
  await settle(page, state, untilAnswered)
}
