import type { OpenPayment, PaymentStatus } from '@baize/contract'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { browserPages, proveAccessible } from '../../test/browser.ts'
import { payableFor, paymentSetup } from '../../test/payments.ts'

const set = paymentSetup()
const openBrowserPage = browserPages()

async function visit(fields: Partial<OpenPayment> = {}, options: Parameters<typeof openBrowserPage>[0] = {}) {
  const { pageUrl, orderNo } = await set.open(fields)
  const page = await openBrowserPage(options)
  await page.goto(pageUrl ?? '')
  const state = async () => (await set.call<PaymentStatus>('find', { orderNo })).body.state
  return { page, state, orderNo }
}
const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('by the keyboard a payment is made, and the way back is the next stop', async () => {
  const { page, state, orderNo } = await visit({ amount: '250.06' })
  await button(page, 'Pay 250.06 EUR').waitFor()
  for (const text of [
    'No money moves.',
    orderNo,
    'Baize Demo Payments',
    'Only half of the amount is paid, and reported.',
  ])
    await page.getByText(text).first().waitFor()
  expect(await page.locator('tr[aria-current]').innerText()).toContain('06')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Half of 250.06 EUR was paid, and the platform is told at once.').waitFor()
  expect(await state()).toBe('paid')
  expect(await page.locator(':focus').innerText()).toBe('Payment sent')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('href')).toBe('https://casino.example/depositv2')
  await page.reload()
  await heading(page, 'Payment sent').waitFor()
})

test('a payment that the bank declines is not said to be sent', async () => {
  for (const [amount, title] of [
    ['250.01', 'Payment declined'],
    ['250.05', 'Nothing paid'],
  ] as const) {
    const { page } = await visit({ amount })
    await button(page, 'Pay').click()
    await heading(page, title).waitFor()
  }
})

test('a payment is refused', async () => {
  const { page, state } = await visit()
  await button(page, 'Refuse the payment').click()
  await heading(page, 'Payment refused').waitFor()
  expect(await state()).toBe('failed')
})

test('a card number that does not check is refused at its field, and none leaves the page', async () => {
  const { page, state } = await visit({ group: 'card' })
  const bodies: (string | null)[] = []
  page.on('request', request => request.method() === 'POST' && bodies.push(request.postData()))
  const field = page.getByLabel('Card number')
  expect(await field.inputValue()).toBe('4111 1111 1111 1111')
  await field.fill('4111 1111 1111 1112')
  await button(page, 'Pay').click()
  await page.getByText('This card number is not valid.').waitFor()
  expect([await field.getAttribute('aria-invalid'), await state(), bodies]).toEqual(['true', 'open', []])
  await field.fill('5555 5555 5555 4444')
  await button(page, 'Pay').click()
  await heading(page, 'Payment sent').waitFor()
  expect(bodies).toEqual(['{}'])
})

test('a voucher is paid by a code that checks, and any other is said to be wrong', async () => {
  const { page, state } = await visit({ group: 'voucher' })
  const field = page.getByLabel('Voucher code')
  for (const code of ['', '441700002014']) {
    await field.fill(code)
    await button(page, 'Pay').click()
    await page.getByText('This code is not valid.').waitFor()
  }
  expect(await state()).toBe('open')
  await field.fill('441700002013')
  await button(page, 'Pay').click()
  await heading(page, 'Payment sent').waitFor()
})

test('a payment that ended while its page was open says so', async () => {
  const expired = await visit()
  await button(expired.page, 'Pay').waitFor()
  await set.moveTo(set.seconds + payableFor)
  await button(expired.page, 'Pay').click()
  await heading(expired.page, 'Payment expired').waitFor()
  const cancelled = await visit()
  await button(cancelled.page, 'Pay').waitFor()
  await set.call('cancel', { orderNo: cancelled.orderNo })
  await button(cancelled.page, 'Refuse').click()
  await heading(cancelled.page, 'Payment cancelled').waitFor()
})

test('a payment that nobody opened says so', async () => {
  const page = await openBrowserPage()
  await page.goto(`${set.studio.url}/pay/nobody-opened-this-one`)
  await page.getByText('Payment not found.').waitFor()
})

test.each(['dark', 'light'] as const)('the page can be used by everybody in the %s theme', async colorScheme => {
  for (const group of ['bank', 'voucher', 'crypto'] as const) {
    const { page } = await visit({ group }, { colorScheme, viewport: { width: 320, height: 640 }, locale: 'de' })
    await button(page, 'zahlen').waitFor()
    if (group === 'voucher') await button(page, 'zahlen').click()
    await proveAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    if (group === 'voucher') continue
    await button(page, 'zahlen').click()
    await heading(page, 'Zahlung gesendet').waitFor()
    await proveAccessible(page)
  }
})
