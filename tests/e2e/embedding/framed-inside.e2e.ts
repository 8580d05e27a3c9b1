import { newName } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { fillRegister } from '../support/steps.ts'

test('a press before a frame has heard of the login opens no login; a menu has the room of the page; a game that may not be framed there opens in a tab', async ({
  page,
  context,
}) => {
  await openHost(page)
  const register = await placeFramed(page, 'baize-register')
  const name = await fillRegister(register.frame.locator('baize-register'), newName())
  await expect(register.frame.locator('baize-register')).toContainText('You are logged in')

  // The frame that is logged in hands its session over late.
  let goOn = () => {}
  const gate = new Promise<void>(done => (goOn = done))
  const asked = new Promise<void>(resolve => {
    void page.route('**/wps/session/handover', async route => {
      resolve()
      await gate
      await route.continue()
    })
  })
  const bar = await placeFramed(page, 'baize-account-bar')
  const shown = bar.frame.locator('baize-account-bar')
  await asked
  await shown.getByRole('button', { name: 'Log in' }).click()
  goOn()
  await expect(shown).toContainText(name)
  await page.unroute('**/wps/session/handover')
  await expect(bar.frame.getByRole('dialog')).toHaveCount(0)

  const button = shown.getByRole('button', { name: new RegExp(name) })
  const before = await button.boundingBox()
  await button.click()
  const menu = bar.frame.getByRole('menu')
  const sizes = async () => {
    const [box, whole] = [await menu.boundingBox(), await bar.element.locator('iframe').boundingBox()]
    return box && whole ? box.y >= whole.y && box.y + box.height <= whole.y + whole.height : false
  }
  await expect.poll(sizes).toBe(true)
  const gap = async () => {
    const [box, from] = [await menu.boundingBox(), await button.boundingBox()]
    return box && from ? Math.round(box.y - from.y - from.height) : 0
  }
  await expect.poll(gap).toBe(4)
  expect(await button.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect.poll(() => bar.element.locator('iframe').evaluate(each => each.matches(':popover-open'))).toBe(false)
  await expect(button).toBeFocused()

  const game = await placeFramed(page, 'baize-game-frame', {
    vendor: 'ORIENT',
    gameType: 'RNG',
    gameCode: 'jade-dragon',
  })
  const opening = context.waitForEvent('page')
  await game.frame.locator('baize-game-frame').getByRole('button', { name: 'Open game' }).click()
  await expect((await opening).getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
})
