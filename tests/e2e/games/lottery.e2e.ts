import { expectClean } from '../support/axe.ts'
import { openAccount } from '../support/member.ts'
import { nextDraws } from '../support/next-draws.ts'
import { advance, expect, test } from '../support/own-platform.ts'
import { minor } from '../support/steps.ts'

const path = '/vnLottery?gameCode=saigon-draw'
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(String)

test('a guest who wants to play a lottery logs in and comes back to it, under each of its names [ROUTE-29] [ROUTE-33] [ROUTE-34] [ROUTE-35] [LOTT-17]', async ({
  page,
  baize,
}) => {
  for (const to of ['/lottert', '/vnlottery', '/sealottery?gameCode=penang-numbers']) {
    await page.goto(`${baize.platform}${to}`)
    await expect(page).toHaveURL(`${baize.platform}/login?redirect=${encodeURIComponent(to)}`)
  }
})

test('on the lottery page: bets on a draw, the draw is made, the balance differs by exactly win minus stake, the results show the issue @core [LOTT-04] [LOTT-05] [LOTT-06] [LOTT-14] [LOTT-16] [ROUTE-28] [ROUTE-45] [GAME-15]', async ({
  page,
  baize,
}) => {
  test.slow()
  await openAccount(page, baize)
  // A slip that meets the end of a draw is placed in part.
  await nextDraws(baize)
  await page.goto(`${baize.platform}${path}&lang=EN`)
  await expect(page.locator('baize-header').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('baize-side-menu').filter({ visible: true })).toHaveCount(0)
  const lottery = page.locator('baize-lottery-frame')
  const balance = lottery.locator('.bar-figures dd').first()
  await expect.poll(async () => minor((await balance.textContent()) ?? '')).toBe(100_000n)

  const game = page.frameLocator('iframe')
  await game.getByRole('radio', { name: 'Tail: last digit of the first number' }).check()
  for (const digit of digits) await game.getByRole('button', { name: digit, exact: true }).click()
  await game.getByRole('button', { name: 'Place bets' }).click()
  const placed = game.getByRole('status').filter({ hasText: '10 bets placed on draw' })
  const issue = /[\d-]+(?=\.$)/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
  await expect.poll(async () => minor((await balance.textContent()) ?? ''), 'the stakes are taken').toBe(99_000n)

  // It draws every minute.
  await advance(baize, 61)
  await expect(game.getByRole('status').filter({ hasText: `Draw ${issue}:` })).toBeVisible({ timeout: 30_000 })
  // One of ten digits hits, and pays 9.75 for its stake of 1.00.
  await expect.poll(async () => minor((await balance.textContent()) ?? ''), 'one of ten is paid').toBe(99_975n)
  expect(await baize.ops('audit')).toContain('clean')

  await page.reload()
  const draws = page.locator('baize-lottery-results')
  await expect(draws.locator('tbody')).toContainText(issue)
  await expectClean(page, 'the lottery page')
  for (const other of ['/lottery', '/seaLottery?gameCode=penang-numbers']) {
    await page.goto(`${baize.platform}${other}`)
    await expect(lottery).toBeVisible()
    await expect(page.locator('baize-side-menu').filter({ visible: true })).toHaveCount(0)
  }
})

test('the launcher is clean, names the vendor of each lottery to the page, and leads to the page of a lottery [LOTT-12] [LOTT-15] [GAME-15]', async ({
  page,
  baize,
}) => {
  await openAccount(page, baize)
  await page.evaluate(() =>
    document.querySelector('main')?.replaceChildren(document.createElement('baize-lottery-launcher')),
  )
  const launcher = page.locator('baize-lottery-launcher')
  const vendors: string[] = []
  for (const mode of ['Lottery', 'Vietnam', 'E-Lottery', 'SEA']) {
    await launcher.getByRole('tab', { name: mode, exact: true }).click()
    const launch = launcher.evaluate(
      element =>
        new Promise<string>(resolve => {
          const onLaunch = (event: Event) => {
            // Whoever says that it starts games itself keeps its page.
            event.preventDefault()
            resolve((event as CustomEvent<{ vendor: string }>).detail.vendor)
          }
          element.addEventListener('baize-game-launch', onLaunch, { once: true })
        }),
    )
    await launcher.locator('[part=game] button').first().click()
    vendors.push(await launch)
  }
  expect(vendors).toEqual(['LOTT', 'TCG_LOTTO_VN', 'ELOTT', 'TCG_SEA'])
  await launcher.getByRole('tab', { name: 'Vietnam' }).click()
  await expect(launcher.locator('[part=game]')).toHaveCount(3)
  await expectClean(page, 'the lottery launcher')
  await launcher.getByRole('button', { name: 'Play Saigon Draw' }).click()
  await expect(page).toHaveURL(`${baize.platform}${path}`)
})
