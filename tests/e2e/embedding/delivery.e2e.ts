import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { bundled } from '../support/bundled.ts'
import { open, place } from '../support/host-page.ts'
import { partner, site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'

const settings = { api: site, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' }

/** Adds a module to the page; false where the browser refused to run it. */
const ran = (page: Page, attributes: Record<string, string>): Promise<boolean> =>
  page.evaluate(
    ([attributes, settings]) =>
      new Promise<boolean>(resolve => {
        const script = document.createElement('script')
        Object.assign(script, { type: 'module', onload: () => resolve(true), onerror: () => resolve(false) })
        Object.assign(script, attributes)
        Object.assign(script.dataset, settings)
        document.head.append(script)
      }),
    [attributes, settings] as const,
  )

/** Puts a login on the page and signs in with it. */
async function logIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('baize-login', () => (document.title = 'Logged in'))
  })
  const login = await place(page, 'baize-login')
  await login.getByRole('textbox', { name: 'Username' }).fill('demo')
  await login.getByLabel('Password', { exact: true }).fill('Demo1234')
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveTitle('Logged in')
}

test('every file of a pinned version comes as its hash says @core', async () => {
  const { version, files } = (await (await fetch(`${site}/sdk/v1/integrity.json`)).json()) as {
    version: string
    files: Record<string, string>
  }
  const wrong: string[] = []
  for (const [path, hash] of Object.entries(files)) {
    const body = Buffer.from(await (await fetch(`${site}/sdk/${version}/${path}`)).arrayBuffer())
    if (`sha384-${createHash('sha384').update(body).digest('base64')}` !== hash) wrong.push(path)
  }
  expect(Object.keys(files)).toContain('types/elements.d.ts')
  expect(wrong).toEqual([])
})

test.describe('the single file', () => {
  const src = `${site}/sdk/v1/baize.all.js`
  const withHash = async () => {
    const reply = await fetch(`${site}/sdk/v1/integrity.json`)
    const { files } = (await reply.json()) as { files: Record<string, string> }
    return { crossOrigin: 'anonymous', integrity: files['baize.all.js'] ?? '', src }
  }

  test('is all that a page loads of ours, under one hash', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', request => request.url().includes('/sdk/') && loaded.push(request.url()))
    await page.goto(open)
    expect(await ran(page, await withHash())).toBe(true)
    await logIn(page)
    expect(loaded).toEqual([src])
  })

  test('does not run when it was changed on its way', async ({ page }) => {
    await page.route(src, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n// one line more` })
    })
    await page.goto(open)
    expect(await ran(page, await withHash())).toBe(false)
    expect(await page.evaluate(() => 'baize' in globalThis)).toBe(false)
  })
})

test('a page with a bundler of its own carries the element it imports, and no other', async ({ page }) => {
  const bundle = await bundled(`
    import { configure } from '@baize/elements'
    import '@baize/elements/login/define'
    configure(${JSON.stringify(settings)})`)
  const scripts = [...bundle].filter(([path]) => path.endsWith('.js')).map(([, text]) => text)
  // What finds mistyped tags, once something is drawn, knows the names of all.
  const code = scripts.filter(text => !text.includes('There is no element'))
  expect(code.join('')).toContain('baize-login')
  for (const other of ['baize-winner-board', 'baize-top-nav']) expect(code.join('')).not.toContain(other)
  expect(code.filter(text => text.includes('Minified React error'))).toHaveLength(1)

  for (const [path, body] of bundle) {
    const contentType = path.endsWith('.js') ? 'text/javascript' : 'application/json'
    await page.route(`${partner}/${path}`, route => route.fulfill({ contentType, body }))
  }
  await page.goto(open)
  expect(await ran(page, { src: '/main.js' })).toBe(true)
  await logIn(page)
})
