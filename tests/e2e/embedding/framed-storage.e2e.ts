import { newName } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost, placeFramed } from '../support/framed.ts'
import { firefoxCookies, startedWith } from '../support/frames-of-others.ts'
import { fillRegister } from '../support/steps.ts'

// A browser that gives frames of other sites no storage at all.
const start = startedWith(firefoxCookies.blocked, usual => [...usual, '--test-third-party-cookie-phaseout'])
test.use({ launchOptions: ({ browserName, launchOptions }, use) => start({ browserName, launchOptions }, use) })

test('where a browser keeps no login for frames, those of a page share it as far as they can, and the player reads once that it is not kept', async ({
  page,
  browserName,
}) => {
  await openHost(page)
  const register = await placeFramed(page, 'baize-register', { locale: 'es' })
  const bar = await placeFramed(page, 'baize-account-bar')
  const shut = () =>
    [() => localStorage.length, () => new BroadcastChannel('frames')].map(use => {
      try {
        return use() && ''
      } catch (error) {
        return (error as Error).name
      }
    })
  // Firefox gives such frames no channel, either: each has a login of its own.
  const isShared = browserName === 'chromium'
  expect(await bar.frame.locator('html').evaluate(shut)).toEqual(['SecurityError', isShared ? '' : 'SecurityError'])
  const name = newName()
  await register.element.evaluate(each => each.setAttribute('locale', 'en'))
  await fillRegister(register.frame.locator('baize-register'), name)
  await expect(register.frame.locator('baize-register')).toContainText('You are logged in')
  await expect(bar.frame.locator('baize-account-bar')).toContainText(isShared ? name : 'Log in')
  const note = register.element.getByRole('status')
  await expect(note).toContainText('Your browser does not keep this login')
  await expect(bar.element.getByRole('status')).toHaveCount(0)
  const edges = async () => {
    const [box, next] = [await register.element.locator('iframe').boundingBox(), await bar.element.boundingBox()]
    return box && next ? next.y + 4 >= box.y + box.height : false
  }
  await expect.poll(edges).toBe(true)
  await register.element.evaluate(each => each.setAttribute('locale', 'es'))
  await expect(note).toContainText('Tu navegador no guarda este inicio de sesión')
  await note.getByRole('button', { name: 'Cerrar' }).click()
  await expect(note).toHaveCount(0)
})

test('a storage that the browser gives when somebody sends a form has the login, and is asked for by itself on the next page', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'Firefox refuses to be asked where it is started so, and knows no such permission',
  )
  // The browser of this test knows the permission, and gives nothing all the same: this stands in
  // for what it would give.
  await context.grantPermissions(['storage-access'])
  await page.addInitScript(() => {
    const areaOf = () => {
      const kept = new Map<string, string>()
      return {
        kept,
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => void kept.set(name, value),
        removeItem: (name: string) => void kept.delete(name),
        key: (index: number) => [...kept.keys()][index] ?? null,
        get length() {
          return kept.size
        },
      }
    }
    Object.assign(Document.prototype, {
      requestStorageAccess() {
        const given = { sessionStorage: areaOf(), localStorage: areaOf() }
        Object.assign(globalThis, { given })
        return Promise.resolve(given)
      },
    })
  })
  await openHost(page)
  const register = await placeFramed(page, 'baize-register')
  const storedKeys = () =>
    register.frame.locator('html').evaluate(() => {
      const { given } = globalThis as unknown as { given?: { sessionStorage: { kept: Map<string, string> } } }
      return given && [...given.sessionStorage.kept.keys()]
    })
  expect(await storedKeys()).toEqual(expect.any(Array))
  await fillRegister(register.frame.locator('baize-register'), newName())
  await expect(register.frame.locator('baize-register')).toContainText('You are logged in')
  await expect.poll(storedKeys).toContain('token')
  await expect(register.element.getByRole('status')).toHaveCount(0)
})
