import { affiliate, site, studio } from '../support/addresses.ts'
import { expectLedger, fillRegister, minor, playUntilWin } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'
import { expectDialogInWindow, expectGameFillsWindow } from '../support/geometry.ts'

const welcomeBonus = 100_000n

test('on the site: register, play, the balance differs by exactly win minus stake, the board shows the round @main [BOOT-04] [ROUTE-04] [ROUTE-32] [ROUTE-50] [WIN-01] [WIN-02] [SDK-04]', async ({
  page,
}) => {
  await page.goto(`${site}/?lang=EN`)
  await page.locator('baize-account-bar').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(`${site}/register`)
  await expectDialogInWindow(page.locator('baize-popup-host dialog'))
  const name = await fillRegister(page.locator('baize-register'))
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.locator('baize-register')).toHaveCount(0)
  const bar = page.locator('baize-account-bar')
  await expect(bar).toContainText('1,000.00')
  await expect(bar.locator('[part=toast]')).toContainText(`Welcome, ${name}`)

  await page.locator('baize-game-lane[filter=HOT]').getByRole('link', { name: 'Play Jade Dragon' }).click()
  await expect(page).toHaveURL(/\/seamless\?.*gameCode=jade-dragon/)
  await expect(page).toHaveTitle(/^Jade Dragon – (Baize|Quayside)$/)
  const frame = page.locator('baize-game-frame')
  await expectGameFillsWindow(frame)
  const rounds = await playUntilWin(page.frameLocator('iframe'))
  const last = rounds.at(-1)

  // The game, the bar above it and the ledger say the same.
  const balance = await expectLedger(name, rounds)
  expect(balance).toBe(rounds.reduce((sum, { stake, win }) => sum + win - stake, welcomeBonus))
  expect(last?.balance).toBe(balance)
  const figures = frame.locator('[part=bar] dd')
  await expect.poll(async () => minor((await figures.first().textContent()) ?? '')).toBe(balance)

  await frame.getByRole('button', { name: 'Lobby' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect.poll(async () => minor((await bar.locator('.money').first().textContent()) ?? '')).toBe(balance)
  const played = page.locator('baize-game-lane[filter=RECENT]')
  await expect(played.getByRole('heading', { name: 'Recently played' })).toBeVisible()
  await expect(played.getByRole('link', { name: /^Play / }).first()).toHaveText('Jade Dragon')
  await expect(played).toContainText('Because you played Jade Dragon')
  const win = page
    .locator('baize-winner-board [part=row]')
    .filter({ hasText: last?.id ?? 'no round' })
    .first()
  await expect(win.locator('.win-who')).toHaveText(new RegExp(`^${name.slice(0, 2)}\\*{3}`))
  await expect(win.locator('.win-game')).toContainText('Jade Dragon')
  // A list that is drawn anew takes the row away while it is scrolled to.
  await expect(() => win.scrollIntoViewIfNeeded({ timeout: 5000 })).toPass()
  await expect(win.locator('img')).toHaveAttribute('src', /\.svg/)
  expect(minor((await win.locator('.win-amount').textContent()) ?? '')).toBe(last?.win)
})

test('on a partner’s page: register inline, which tells the page the account alone and goes on at its own address; start the slot in a tab of the studio, the board shows the round @main [SDK-05] [SDK-11] [REG-40]', async ({
  page,
  context,
}) => {
  await page.goto(affiliate)
  const registered = page.evaluate(address => {
    document.querySelector('baize-register')?.setAttribute('success-url', `${address}#welcome`)
    return new Promise<unknown>(resolve =>
      document.addEventListener('baize-register', event => resolve((event as CustomEvent).detail)),
    )
  }, affiliate)
  const name = await fillRegister(page.locator('baize-register'))
  expect(await registered).toEqual({ account: name })
  await expect(page.locator('baize-register').getByRole('button', { name: 'Register', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(`${affiliate}#welcome`)

  const opened = context.waitForEvent('page')
  // The letter is about tables; a partner shows whichever lane it wants.
  const lane = page.locator('baize-game-lane')
  await lane.evaluate(element => {
    element.setAttribute('category', 'RNG')
    element.removeAttribute('vendor')
  })
  await lane.getByRole('button', { name: 'Play Jade Dragon' }).click()
  const game = await opened
  await game.waitForURL(`${studio}/play/**`)
  const rounds = await playUntilWin(game)
  expect(new URL(game.url()).hash, 'the launch code does not stay in the address').toBe('')
  const balance = await expectLedger(name, rounds)
  expect(balance).toBe(rounds.reduce((sum, { stake, win }) => sum + win - stake, welcomeBonus))

  await game.close()
  await page.bringToFront()
  // Who comes back to a page sees what is new there; by itself it looks once a minute.
  const rows = page.locator('baize-winner-board [part=row]').filter({ hasText: rounds.at(-1)?.id ?? 'no round' })
  const board = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    return rows.count()
  }
  await expect.poll(board, { timeout: 40_000 }).toBeGreaterThan(0)

  // What a session of this page may do is play; nothing of it stays behind.
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.documentElement.outerHTML]),
  )
  expect(stored).not.toContain('token')
  expect(stored).not.toContain(name)
})
