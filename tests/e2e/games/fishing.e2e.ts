import type { FrameLocator } from '@playwright/test'
import { expectClean } from '../support/axe.ts'
import { openAccount } from '../support/member.ts'
import { expect, test } from '../support/own-platform.ts'
import { minor, playRound } from '../support/steps.ts'

/** A catch comes nearly every second shot; so many without one come once in a million. */
const maxShots = 20

/** Shoots at what is aimed at, and tells what came back, in minor units. */
async function shoot(game: FrameLocator): Promise<bigint> {
  const { win } = await playRound(game, 'Shoot')
  const said = win > 0n ? /^You win .* for the sprat/ : /^Missed: sprat/
  await expect(game.getByRole('status').filter({ hasText: said })).toBeVisible()
  return win
}

test('from the lane of fishing games: shoots until something is caught, and the balance differs by exactly wins minus stakes @core [GAME-20] [GAME-23]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  await page.goto(`${baize.platform}/?lang=EN`)
  const lane = page.locator('baize-game-lane[category=FISH]')
  await lane.scrollIntoViewIfNeeded()
  await lane.getByRole('link', { name: 'Play Reef Hunter' }).click()
  await expect(page).toHaveURL(/\/seamless\?vassalage=CORAL&gameType=FISH&gameCode=reef-hunter/)
  const frame = page.locator('baize-game-frame')
  const balance = frame.getByRole('definition').first()
  await expect.poll(async () => minor((await balance.textContent()) ?? '')).toBe(100_000n)

  const game = page.frameLocator('iframe')
  await game.getByLabel('Target', { exact: true }).selectOption('sprat')
  await game.getByLabel('Stake').selectOption('2.00')
  await expectClean(page, 'the reef')
  const wins: bigint[] = []
  while (wins.length < maxShots && !wins.some(win => win > 0n)) wins.push(await shoot(game))
  expect(wins.at(-1)).toBe(400n)

  const due = 100_000n - 200n * BigInt(wins.length) + 400n
  await expect.poll(async () => minor((await balance.textContent()) ?? ''), 'wins minus stakes').toBe(due)
  expect(await baize.ops('audit')).toContain('clean')
})
