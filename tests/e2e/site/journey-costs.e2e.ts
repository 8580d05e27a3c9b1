import budgets from '../../budgets.json' with { type: 'json' }
import { countWire } from '../../../scripts/bench/wire-costs.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { fillRegister } from '../support/steps.ts'

const limits: Readonly<Record<string, number>> = budgets.journey

/** Pages in the order in which a member comes to them, and what is seen there. */
const steps: readonly (readonly [name: string, path: string, seen: string])[] = [
  ['home', '/?lang=EN', 'baize-game-lane article'],
  ['list', '/rng', 'baize-game-list article'],
  ['game', '/seamless?vassalage=ORIENT&gameType=RNG&gameCode=jade-dragon', 'baize-game-frame iframe'],
  ['member page', '/favorite', 'baize-account-games .root'],
]

test('a member’s way through the site fetches, page by page, no more than budgets.json allows @core', async ({
  page,
}) => {
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
  const devtools = await page.context().newCDPSession(page)
  const untilQuiet = await countWire(devtools)
  await untilQuiet()
  await devtools.send('Network.clearBrowserCache')
  const { bytes: before } = await untilQuiet()
  let limit = 0
  for (const [name, path, seen] of steps) {
    await page.goto(site + path)
    await expect(page.locator(seen).first()).toBeVisible()
    // All so far: what a page asks for when the machine is slow counts on the next.
    limit += limits[name] ?? 0
    expect.soft((await untilQuiet()).bytes - before, `all as far as the ${name}`).toBeLessThanOrEqual(limit)
  }
})
