import { buildFramework, frameworkFolder } from '../../../scripts/frameworks.ts'
import { ops } from '../../../scripts/lib/ops.ts'
import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { named, runServer, type FrameworkServer } from '../support/framework-server.ts'

// Vite hands out what it has made of each package beforehand, in another folder than the package's own.
test.describe('the development server of Vite, of the example in React from npm,', () => {
  let server: FrameworkServer
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    await buildFramework('react')
    server = await runServer(frameworkFolder('react'), port => [
      process.execPath,
      'node_modules/vite/bin/vite.js',
      '--host',
      'localhost',
      '--port',
      `${port}`,
    ])
    await ops({}, ['sites', 'allow', 'demo', server.origin])
  })
  test.afterAll(async () => {
    await ops({}, ['sites', 'deny', 'demo', server.origin])
    await server.stop()
  })

  test('hands out elements with their texts, and a route when it is opened', async ({ page }) => {
    const wrong: string[] = []
    page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
    await page.route(`${named}/**`, route => route.continue({ url: route.request().url().replace(named, site) }))
    await page.goto(server.origin)
    await expect(page.locator('baize-game-lane .tile')).toHaveCount(6)
    await expect(page.locator('baize-login').getByText('Forgot password')).toBeVisible()
    const register = page.locator('baize-scope baize-register')
    await expect(register.getByRole('button', { name: 'Registrarse', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Slots' }).click()
    await expect(page.locator('baize-game-list .tile').first()).toBeVisible()
    expect(wrong).toEqual([])
  })
})
