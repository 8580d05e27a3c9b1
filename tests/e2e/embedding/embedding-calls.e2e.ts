import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorCodes, open, place, plain, runModule } from '../support/host-page.ts'
import { affiliate, newName, password, site, studio } from '../support/addresses.ts'
import { fillRegister } from '../support/steps.ts'
import { expect, test } from '../support/error-watch.ts'

const settings = { api: site, merchant: 'demo', siteKey: 'pk_demo', locale: 'en' }
const loader = `${site}/sdk/v1/baize.js`
const launch = '**/wps/relay/GCS_gameLaunchFB*'
const chunksOf = async () =>
  (await (await fetch(`${site}/sdk/v1/chunks.json`)).json()) as {
    react: { core: string; elements: Record<string, [own: string, ...imports: string[]]> }
  }

test('opens the tab of a game inside the click, however long the platform takes @core', async ({ page, context }) => {
  await page.goto(plain)
  const register = await place(page, 'baize-register')
  await fillRegister(register)
  await expect(register).toContainText('You are logged in')
  const lane = await place(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
  const gate = Promise.withResolvers<void>()
  await page.route(launch, async route => {
    await gate.promise
    await route.continue()
  })
  const opening = context.waitForEvent('page')
  await lane.getByRole('button', { name: 'Play Jade Dragon' }).click()
  // The tab is there before the platform answers, which it does only now.
  const game = await opening
  gate.resolve()
  await game.waitForURL(`${studio}/play/**`)
  expect(await game.evaluate(() => globalThis.opener as unknown)).toBeNull()
})

test('closes the empty tab and says why where the platform does not start the game', async ({ page, context }) => {
  await page.goto(plain)
  const register = await place(page, 'baize-register')
  await fillRegister(register)
  await expect(register).toContainText('You are logged in')
  const lane = await place(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
  await page.route(launch, route =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: { code: 'X' } }),
  )
  const codes = await errorCodes(page)
  const opening = context.waitForEvent('page')
  await lane.getByRole('button', { name: 'Play Jade Dragon' }).click()
  const game = await opening
  if (!game.isClosed()) await game.waitForEvent('close')
  await expect(lane.locator('dialog')).toContainText('Unknown error')
  expect(await codes()).toHaveLength(1)
})

test('hears nothing about a game from another frame of the page, whatever it says', async ({ page }) => {
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await page.locator('baize-game-lane[filter=HOT]').getByRole('link', { name: 'Play Jade Dragon' }).click()
  const frame = page.locator('baize-game-frame')
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
  const figures = frame.locator('[part=bar] dd')
  await expect(figures.first()).toContainText('1,000.00')
  const address = page.url()
  await page.evaluate(vendor => {
    const events: string[] = []
    Object.assign(globalThis, { heardEvents: events })
    for (const name of ['baize-game-end', 'baize-navigate']) document.addEventListener(name, () => events.push(name))
    // One of the page, and one of the very origin that the game is from.
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'ours' }))
    document.body.append(Object.assign(document.createElement('iframe'), { name: 'theirs', src: `${vendor}/healthz` }))
  }, studio)
  await expect.poll(() => page.frame({ name: 'theirs' })?.url()).toBe(`${studio}/healthz`)
  for (const name of ['ours', 'theirs']) {
    await page.frame({ name })?.evaluate(async () => {
      const types = ['ready', 'busy', 'balance', 'round.start', 'round.end', 'idle', 'busy', 'error', 'exit']
      for (const type of types) {
        const data = { roundId: 'forged', available: '9999999.00', balance: '9999999.00', net: '9999999.00' }
        parent.postMessage({ ns: 'baize.game', v: 1, type, id: type, data }, '*', [new MessageChannel().port1])
      }
      // What was posted is heard in turn: this comes last.
      await new Promise(resolve => setTimeout(resolve))
    })
  }
  await page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener('message', ({ data }) => data === 'last' && resolve(null))
        postMessage('last', '*')
      }),
  )
  await expect(figures.first()).toContainText('1,000.00')
  await expect(figures.nth(1)).toHaveText(/^\D*0\.00\D*$/)
  expect(await frame.evaluate(element => element.matches(':state(playing)'))).toBe(false)
  expect(await page.evaluate(() => (globalThis as unknown as { heardEvents: string[] }).heardEvents)).toEqual([])
  expect(page.url()).toBe(address)
})

test('shares one session between two copies of the code, from two addresses @core [SDK-02] [SDK-03]', async ({
  page,
}) => {
  await page.goto(open)
  const { react } = await chunksOf()
  const other = `${site.replace('localhost', '127.0.0.1')}/sdk/v1/`
  // A whole copy of the code from the other address, with a React and stores of its own.
  await page.evaluate(
    async ([core, leaf]) => {
      type Core = { defineAll: (chunk: object) => void }
      const [{ defineAll }, chunk] = await Promise.all([import(core) as Promise<Core>, import(leaf) as Promise<object>])
      defineAll(chunk)
    },
    [other + react.core, other + (react.elements['baize-register']?.[0] ?? '')] as const,
  )
  await runModule(page, loader, settings)
  const form = await place(page, 'baize-register')
  const bar = await place(page, 'baize-account-bar')
  const from = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(from).toContain(other + react.core)
  expect(from).toContain(`${site}/sdk/v1/${react.core}`)
  await expect(bar.getByRole('button', { name: 'Log in' })).toBeVisible()
  await fillRegister(form)
  await expect(bar).toContainText('1,000.00')
})

test('runs no chunk that is not what the page’s import map expects, and says so in the element [ERR-35]', async ({
  page,
}) => {
  await page.goto(open)
  const { files } = (await (await fetch(`${site}/sdk/v1/integrity.json`)).json()) as { files: Record<string, string> }
  const { react } = await chunksOf()
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, hash]) => [`${site}/sdk/v1/${name}`, hash]),
  )
  await page.evaluate(map => {
    const script = Object.assign(document.createElement('script'), { type: 'importmap', textContent: map })
    document.head.append(script)
  }, JSON.stringify({ integrity }))
  await page.route(`**/sdk/v1/${react.elements['baize-winner-board']?.[0] ?? ''}*`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.corrupted=true` })
  })
  await runModule(page, loader, settings)
  await place(page, 'baize-account-bar')
  const codes = await errorCodes(page)
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('baize-winner-board')))
  const board = page.locator('baize-winner-board')
  await expect(board.getByRole('alert')).toContainText(
    'The page took longer time to load, please check your network connectivity',
  )
  await expect.poll(codes).toEqual(['chunk-load-failed'])
  expect(await page.evaluate(() => 'corrupted' in globalThis)).toBe(false)
})

test('says that a site is not allowed to use the key, on a page whose origin is not on its list [SDK-11]', async ({
  page,
}) => {
  const html = `<!doctype html><html lang="en"><title>Unlisted</title><link rel="icon" href="data:,">
    <script type="module" src="${loader}" data-api="${site}" data-merchant="demo" data-site-key="pk_demo" data-locale="en"></script>
    <main></main>`
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const codes = await errorCodes(page)
    const form = await place(page, 'baize-login')
    const refused = form.locator('[role=alert]', { hasText: 'This site is not allowed to use this key' })
    // Before anybody has typed a name and a password in vain.
    await expect(refused).toHaveCount(1)
    await form.getByRole('textbox', { name: 'Username' }).fill('nobodyhere1')
    await form.locator('input[type=password]').fill(password)
    await form.locator('button[type=submit]').click()
    await expect(refused).toHaveCount(2)
    expect(await codes()).toContain('ORIGIN_REFUSED')
  } finally {
    server.close()
  }
})

test('agrees on who is there in all tabs of the site, and in one that a link opens', async ({ page, context }) => {
  await page.goto(`${site}/register?lang=EN`)
  const other = await context.newPage()
  await other.goto(`${site}/?lang=EN`)
  const elsewhere = other.locator('baize-account-bar')
  await expect(elsewhere.getByRole('button', { name: 'Log in' })).toBeVisible()
  await fillRegister(page.locator('baize-register'))
  const bar = page.locator('baize-account-bar')
  for (const tab of [bar, elsewhere]) await expect(tab).toContainText('1,000.00')

  const opening = context.waitForEvent('page')
  await page.evaluate(to => {
    const link = Object.assign(document.createElement('a'), { href: to, target: '_blank', rel: 'noopener' })
    document.body.append(link)
    link.click()
  }, `${site}/`)
  const third = (await opening).locator('baize-account-bar')
  await expect(third).toContainText('1,000.00')

  await page.bringToFront()
  await bar.getByRole('button', { name: /^Account: / }).click()
  await bar.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [bar, elsewhere, third]) await expect(tab.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('lets a visitor in for as long as the page lives where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Storage is disabled', 'SecurityError')
        },
      })
  })
  await page.goto(`${site}/register?lang=EN`)
  await fillRegister(page.locator('baize-register'))
  await expect(page.locator('baize-account-bar')).toContainText('1,000.00')
})

test('asks the browser’s leave once for each address, and not again on the next page', async ({ page, context }) => {
  const asked: string[] = []
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.method === 'OPTIONS') asked.push(request.url)
  })
  await page.goto(affiliate)
  await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length, asked.join('\n')).toBe(new Set(asked).size)
  const before = asked.length
  await page.reload()
  await expect(page.locator('baize-game-lane .tile').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.slice(before)).toEqual([])
})

test('asks once for what ten elements show, and opens one account for a double click', async ({ page }) => {
  await page.goto(plain)
  for (let count = 0; count < 10; count++) await place(page, 'baize-account-bar')
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() !== 'OPTIONS') asked.push(new URL(request.url()).pathname)
  })
  const form = await place(page, 'baize-register')
  await form.getByRole('textbox', { name: 'Username' }).fill(newName())
  await form.getByLabel(/^Password/).fill(password)
  await form.getByLabel('Confirm password').fill(password)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Register', exact: true }).dblclick()
  for (const bar of await page.locator('baize-account-bar').all()) await expect(bar).toContainText('1,000.00')
  expect(asked.filter(path => path === '/wps/member/register')).toHaveLength(1)
  expect(asked.filter(path => path === '/wps/v2/wallets/balance')).toHaveLength(1)
})
