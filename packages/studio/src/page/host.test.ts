import { expect, test } from 'vitest'
import { browser, spinOnce } from '../../test/browser.ts'
import { studioSetup } from '../../test/setup.ts'

const set = studioSetup()
const { sitFramed } = browser(set)

test('neither another window nor another port can talk to the game', async () => {
  const seat = await sitFramed()
  const messageTypes = () => seat.page.evaluate(() => window.messages.map(({ type }) => type))
  await expect.poll(messageTypes).toContain('idle')
  await seat.page.evaluate(() => {
    const frame = document.querySelector('iframe')
    const envelope = (type: string) => ({ ns: 'baize.game', v: 1, type, id: 'x', data: {} })
    const { port1, port2 } = new MessageChannel()
    frame?.contentWindow?.postMessage(envelope('connect'), '*', [port2])
    port1.postMessage(envelope('close'))
    frame?.contentWindow?.postMessage(envelope('close'), '*')
  })
  await spinOnce(set, seat)
  expect(await messageTypes()).toContain('round.end')
})
