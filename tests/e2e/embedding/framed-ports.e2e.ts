import { site } from '../support/addresses.ts'
import { expect, test } from '../support/error-watch.ts'
import { openHost } from '../support/framed.ts'
import { open } from '../support/host-page.ts'

// From whom a frame takes the port that it talks over.

test('a frame takes its port from no page of another origin than those of its key', async ({ page }) => {
  await page.route('**/frame/**', async route => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(/data-origins="[^"]*"/, 'data-origins="https://other.example"')
    await route.fulfill({ response: reply, body })
  })
  await openHost(page)
  await page.evaluate(() => {
    const element = document.createElement('baize-login')
    element.setAttribute('isolation', 'frame')
    document.querySelector('main')?.append(element)
  })
  const frame = page.frameLocator('baize-login iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-refused', '1')
  await expect(frame.locator('baize-login')).toHaveCount(0)
})

test('a frame takes a port once, with its number, from the window around it and no other', async ({ page }) => {
  await page.goto(open)
  const nonce = '0123456789abcdef'.repeat(2)
  await page.evaluate(
    src =>
      new Promise(resolve => {
        const frame = Object.assign(document.createElement('iframe'), { src, id: 'guest', onload: resolve })
        document.body.append(frame)
      }),
    `${site}/frame/pk_demo/baize-login#${nonce}`,
  )
  const refused = page.frameLocator('#guest').locator('html')
  const counted = async () => Number(await refused.getAttribute('data-refused'))
  const sent = await page.evaluate(nonce => {
    const messages: unknown[] = []
    Object.assign(globalThis, { heardOnPorts: messages })
    const { contentWindow: target } = document.querySelector('#guest') as unknown as HTMLIFrameElement
    const port = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => void messages.push(data)
      return port2
    }
    const call = { baize: 'connect', nonce }
    // The very call of the page, from another frame of it.
    const other = document.body.appendChild(document.createElement('iframe'))
    const { document: inOther } = other.contentWindow as Window
    const script = inOther.createElement('script')
    Object.assign(other.contentWindow as Window, { target, call, port: port() })
    script.textContent = "target.postMessage(call, '*', [port])"
    inOther.body.append(script)
    const forged: [unknown, Transferable[]][] = [
      [{ ...call, nonce: '0'.repeat(32) }, [port()]],
      [{ ...call, nonce: '' }, [port()]],
      [{ ...call, nonce: undefined }, [port()]],
      [{ ...call, nonce: [nonce] }, [port()]],
      [{ ...call, baize: 'Connect' }, [port()]],
      [call, []],
      [call, [port(), port()]],
      [JSON.stringify(call), [port()]],
      [[call], [port()]],
    ]
    for (const [message, transfer] of forged) target?.postMessage(message, '*', transfer)
    Object.assign(globalThis, { connect: () => target?.postMessage(call, '*', [port()]) })
    return forged.length + 1
  }, nonce)
  await expect.poll(counted).toBe(sent)
  const receivedMessages = async () => {
    const all = await page.evaluate(() => Reflect.get(globalThis, 'heardOnPorts') as { kind: string }[])
    return all.filter(({ kind }) => kind === 'hello')
  }
  expect(await receivedMessages()).toEqual([])
  const connect = () => page.evaluate(() => (Reflect.get(globalThis, 'connect') as () => void)())
  await connect()
  await expect.poll(receivedMessages).toEqual([{ kind: 'hello', n: 1, nonce }])
  await connect()
  await expect.poll(counted).toBe(sent + 1)
  expect(await receivedMessages()).toHaveLength(1)
})
