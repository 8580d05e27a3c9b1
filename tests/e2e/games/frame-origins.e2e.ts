import type { Frame, Page } from '@playwright/test'
import { ops } from '../../../scripts/lib/ops.ts'
import { site, studio } from '../support/addresses.ts'
import { fillRegister, playRound } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const game = '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon'
/** The studio by its other name. */
const other = studio.replace('127.0.0.1', 'localhost')

const listed = (...origins: string[]) => ops({}, ['flags', 'set', 'site.launchGameCDNs', JSON.stringify(origins)])

async function enter(page: Page): Promise<void> {
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
}

test('a game starts from the address that is listed, and is played there [GAME-27] [ENT-36]', async ({ page }) => {
  test.slow()
  await listed(other)
  try {
    await enter(page)
    await page.goto(site + game)
    const frame = page.locator('baize-game-frame').locator('iframe')
    await expect(frame).toHaveAttribute('src', new RegExp(`^${other}/play/jade-dragon\\?`))
    await playRound(page.frameLocator('iframe'))
  } finally {
    await listed()
  }
})

test('pictures of the site come from the place that staff have set [ENT-35]', async ({ page }) => {
  const place = site.replace('localhost', '127.0.0.1')
  await ops({}, ['flags', 'set', 'site.imgUrl', place])
  try {
    await page.goto(`${site}/rng?lang=EN`)
    const picture = page.locator('baize-game-list .tile img').first()
    await expect(picture).toHaveAttribute('src', new RegExp(`^${place}/cdn/`))
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  } finally {
    await ops({}, ['flags', 'set', 'site.imgUrl', ''])
  }
})

/** Everything a game may say, by docs/game-protocol.md. */
const sayings = ['ready', 'busy', 'idle', 'balance', 'round.start', 'round.end', 'exit', 'error']

/**
 * A second frame beside the game, of the very origin of the game: nothing but the window tells the
 * two apart.
 */
async function sibling(page: Page): Promise<Frame> {
  await page.evaluate(address => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${studio}/play/tiger-court?lang=en`)
  await expect.poll(() => page.frames().filter(frame => frame.url().includes('tiger-court')).length).toBe(1)
  return page.frames().find(frame => frame.url().includes('tiger-court')) as Frame
}

test('a frame beside the game that says whatever a game may say is heard by nobody', async ({ page }) => {
  test.slow()
  await enter(page)
  await page.goto(site + game)
  const playing = page.frameLocator('baize-game-frame iframe')
  await expect(playing.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  const states: string[] = []
  await page.exposeFunction('noteEnd', (name: string) => void states.push(name))
  await page.evaluate(() => {
    const note = (globalThis as unknown as { noteEnd: (name: string) => void }).noteEnd
    document.addEventListener('baize-game-end', () => note('round.end'))
  })
  await (
    await sibling(page)
  ).evaluate(types => {
    for (const type of types) {
      const data = { roundId: 'forged', amount: '999999.00', currency: 'EUR' }
      const said = { ns: 'baize.game', v: 1, type, id: 'x', data }
      window.parent.postMessage(said, '*', [new MessageChannel().port2])
      for (let at = 0; at < window.parent.length; at++)
        if (window.parent[at] !== window) window.parent[at]?.postMessage({ ...said, type: 'close' }, '*')
    }
  }, sayings)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page).toHaveURL(site + game)
  expect(await page.locator('baize-game-frame').evaluate(frame => frame.matches(':state(playing)'))).toBe(false)
  expect(states).toEqual([])
  await playRound(playing)
  expect(states).toEqual(['round.end'])
})
