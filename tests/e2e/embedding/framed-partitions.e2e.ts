import { newName, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { firefoxCookies, startedWith } from '../support/frames-of-others.ts'
import { fillRegister } from '../support/steps.ts'

// A browser that keeps the storage of a frame apart for each site around it, as Chromium and
// Firefox come; our other tests switch that off.
const start = startedWith(firefoxCookies.partitioned, usual =>
  usual.map(flag => flag.replace('ThirdPartyStoragePartitioning,', '')),
)
test.use({ launchOptions: ({ browserName, launchOptions }, use) => start({ browserName, launchOptions }, use) })

test('where each site has a storage of its own for frames, a login lives on from page to page of that site, and nowhere else', async ({
  page,
  context,
}) => {
  await openHost(page)
  const register = await placeFramed(page, 'baize-register')
  const name = await fillRegister(register.frame.locator('baize-register'), newName())
  await expect(register.frame.locator('baize-register')).toContainText('You are logged in')
  await expect(register.element.getByRole('status')).toHaveCount(0)

  await openHost(page)
  const bar = await placeFramed(page, 'baize-account-bar')
  await expect(bar.frame.locator('baize-account-bar')).toContainText(name)

  const own = await context.newPage()
  await own.goto(`${site}/?lang=EN`)
  await expect(own.locator('baize-account-bar').getByRole('button', { name: 'Log in' })).toBeVisible()
  await own.close()
})
