import type { Page } from '@playwright/test'
import { newName, password } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { recordEvents, openHost, placeFramed, readable } from '../support/framed.ts'
import { fillRegister, playRound } from '../support/steps.ts'

/**
 * A script of the page that came before the loader and keeps all that passes by: what goes over
 * ports and windows, what is fetched, sent, opened, stored, logged, listened for and added to the
 * history.
 */
const keepEverything = (page: Page) =>
  page.addInitScript(() => {
    if (window !== top) return
    const recorded: string[] = []
    Object.assign(globalThis, { keptByPage: recorded })
    const keep = (...values: unknown[]) => {
      for (const value of values)
        try {
          recorded.push(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))
        } catch {
          recorded.push(String(value))
        }
    }
    const wrap = (owner: object, name: string) => {
      const real: unknown = Reflect.get(owner, name)
      if (typeof real !== 'function') return
      Reflect.set(owner, name, function (this: unknown, ...values: unknown[]) {
        keep(...values.filter(value => typeof value !== 'function'))
        const result: unknown = Reflect.apply(real, this, values)
        if (result instanceof Promise)
          void result.then(async value => keep(value instanceof Response ? await value.clone().text() : value), keep)
        return result
      })
    }
    wrap(MessagePort.prototype, 'postMessage')
    wrap(globalThis, 'postMessage')
    for (const name of ['fetch', 'open']) wrap(globalThis, name)
    wrap(navigator, 'sendBeacon')
    for (const name of ['open', 'send', 'setRequestHeader']) wrap(XMLHttpRequest.prototype, name)
    wrap(BroadcastChannel.prototype, 'postMessage')
    for (const name of ['setItem', 'getItem']) wrap(Storage.prototype, name)
    for (const name of ['pushState', 'replaceState']) wrap(history, name)
    for (const name of ['log', 'warn', 'error', 'info', 'debug']) wrap(console, name)
    for (const name of ['parse', 'stringify']) {
      const real = Reflect.get(JSON, name) as (...values: unknown[]) => unknown
      Reflect.set(JSON, name, (...values: unknown[]) => {
        const result = real(...values)
        recorded.push(typeof result === 'string' ? result : String(values[0]))
        return result
      })
    }
    const real = Reflect.get(EventTarget.prototype, 'addEventListener') as (...values: unknown[]) => void
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      void Reflect.apply(real, target, [type, listener, true])
    Reflect.set(
      EventTarget.prototype,
      'addEventListener',
      function (this: EventTarget, type: string, listener: unknown, options: unknown) {
        listen(this, type, event => keep(type, Reflect.get(event, 'data'), Reflect.get(event, 'detail')))
        Reflect.apply(real, this, [type, listener, options])
      },
    )
    for (const type of ['message', 'keydown', 'input', 'storage', 'error'])
      listen(globalThis.window, type, event =>
        keep(Reflect.get(event, 'data'), Reflect.get(event, 'key'), Reflect.get(event, 'message')),
      )
    listen(new BroadcastChannel('baize'), 'message', event => keep(Reflect.get(event, 'data')))
    globalThis.MessageChannel = new Proxy(MessageChannel, {
      construct(target) {
        const made = new target()
        for (const port of [made.port1, made.port2]) listen(port, 'message', event => keep(Reflect.get(event, 'data')))
        return made
      },
    })
  })

/** What is kept for the page's origin in databases and caches. */
const inDatabases = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const found: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        found.push(name, store, await asked(objects.getAllKeys()), await asked(objects.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(name, request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify(found)
  })

/** All of it, with what else a script can read at that moment. */
const reached = async (page: Page): Promise<string> => {
  const stored = await page.evaluate(() => [
    ...(Reflect.get(globalThis, 'keptByPage') as string[]),
    document.referrer,
    JSON.stringify(history.state),
    String(history.length),
    ...performance.getEntries().map(({ name }) => name),
  ])
  return [...stored, await inDatabases(page), await readable(page)].join('\n')
}

test('the main job, all of it in frames: register, lane, launch, a bet that settles, the balance; a script that was there first reaches no token, no balance, no name', async ({
  page,
  context,
}) => {
  const tokens = new Set<string>()
  context.on('request', request => {
    const [, token] = /^Bearer (\S+)$/.exec(request.headers()['authorization'] ?? '') ?? []
    if (token) tokens.add(token)
  })
  await keepEverything(page)
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const register = await placeFramed(page, 'baize-register')
  const bar = await placeFramed(page, 'baize-account-bar')
  const lane = await placeFramed(page, 'baize-game-lane', { category: 'RNG', rows: '1' })
  const name = await fillRegister(register.frame.locator('baize-register'), newName())
  const shown = bar.frame.locator('baize-account-bar')
  await expect(shown).toContainText('1,000.00')
  await expect(shown).toContainText(name)

  const opening = context.waitForEvent('page')
  await lane.frame.getByRole('button', { name: 'Play Jade Dragon' }).click()
  const game = await opening
  const round = await playRound(game)
  await game.close()
  await page.bringToFront()
  const balance = (Number(round.balance) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  await expect(async () => {
    // Who comes back to a page sees what is new there; by itself it looks once a minute.
    await shown.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(shown).toContainText(balance, { timeout: 500 })
  }).toPass()

  const secrets = [...tokens, name, password, '1,000.00', '1000.00', balance, balance.replaceAll(',', '')]
  expect(tokens.size).toBeGreaterThan(0)
  const text = await reached(page)
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
  const names = (await receivedEvents()).map(each => each.name)
  expect(names).toEqual(expect.arrayContaining(['baize-register', 'baize-login', 'baize-game-launch']))

  // The same script finds what is put where it looks, in each of the places.
  const plant: Record<string, (secret: string) => unknown> = {
    'a message on a port': secret => new MessageChannel().port1.postMessage({ secret }),
    'an event': secret => document.dispatchEvent(new CustomEvent('baize-login', { detail: { secret } })),
    'the storage': secret => localStorage.setItem('planted', secret),
    'the console': secret => console.info(secret),
    'an address that was loaded': secret => performance.mark(secret),
    'a property of an element': secret =>
      Object.assign(document.querySelector('baize-login, baize-register') ?? {}, { planted: secret }),
    'an open root': secret =>
      document
        .querySelector('baize-register')
        ?.shadowRoot?.querySelector('iframe')
        ?.setAttribute('data-planted', secret),
    'the history': secret => history.replaceState({ secret }, ''),
    'a window that opens': secret => window.open(`about:blank#${secret}`)?.close(),
    'a beacon': secret => navigator.sendBeacon('planted', secret),
    'a request of the old kind': secret => {
      const request = new XMLHttpRequest()
      request.open('POST', 'planted')
      request.send(secret)
    },
    'a database': secret =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('planted')
        opening.onupgradeneeded = () => opening.result.createObjectStore('secrets').put(secret, 'one')
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      }),
    'a cache': async secret => (await caches.open('planted')).put('planted', new Response(secret)),
  }
  for (const [place, put] of Object.entries(plant)) {
    const secret = `planted-${place.replaceAll(' ', '-')}-${name}`
    await page.evaluate(`(${String(put)})(${JSON.stringify(secret)})`)
    expect((await reached(page)).includes(secret), place).toBe(true)
  }
})

test('after a registration without a session the login that is asked for says not to the page for whom; in the frame the name stands in it', async ({
  page,
}) => {
  await keepEverything(page)
  await openHost(page)
  const receivedEvents = await recordEvents(page)
  const { frame } = await placeFramed(page, 'baize-register', { withoutLogin: '' })
  const name = await fillRegister(frame.locator('baize-register'), newName())
  await expect(frame.getByRole('dialog').getByRole('textbox', { name: 'Username' })).toHaveValue(name)
  const asked = (await receivedEvents()).filter(each => each.name === 'baize-open')
  expect(asked).toEqual([{ name: 'baize-open', from: 'baize-register', detail: { name: 'login', detail: {} } }])
  expect((await reached(page)).includes(name)).toBe(false)
})

test('an address that the page has given is where the page goes, not the frame', async ({ page }) => {
  await openHost(page)
  const before = page.url()
  const { frame } = await placeFramed(page, 'baize-register', { successUrl: 'index.html?welcome' })
  await fillRegister(frame.locator('baize-register'), newName())
  await page.waitForURL(url => url.search === '?welcome')
  expect(new URL(page.url()).origin).toBe(new URL(before).origin)
})
