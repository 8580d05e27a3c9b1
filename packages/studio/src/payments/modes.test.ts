import { expect, test } from 'vitest'
import { paymentSetup } from '../../test/payments.ts'

const production = paymentSetup({ mode: 'production' })
const rotating = paymentSetup({ next: { keyId: 'k2', secret: 'that the platform does not know' } })
const proxied = paymentSetup({ origin: 'https://studio.example' })

test('in production there is no gateway', async () => {
  expect((await production.call('open', production.order())).status).toBe(404)
  expect((await production.page('any')).status).toBe(404)
  expect((await production.page('any', 'pay')).status).toBe(404)
  expect((await fetch(`${production.studio.url}/pay/any`)).status).toBe(404)
})

test('a callback is signed with the key that the platform knows', async () => {
  const { paymentId } = await rotating.open()
  await rotating.page(paymentId, 'pay')
  await rotating.studio.settle()
  expect(rotating.received.at(-1)).toMatchObject({ genuine: true, event: { state: 'paid' } })
})

test('the page is at the public origin of the studio', async () => {
  const { pageUrl, paymentId } = await proxied.open()
  expect(pageUrl).toBe(`https://studio.example/pay/${paymentId}`)
})
