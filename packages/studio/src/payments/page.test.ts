import { expect, test } from 'vitest'
import { paymentSetup } from '../../test/payments.ts'

const set = paymentSetup()
const get = async (headers: Record<string, string> = {}, query = '') =>
  fetch(`${(await set.open()).pageUrl}${query}`, { headers })

test.each([
  ['', '', 'en'],
  ['de', '', 'de'],
  ['fr-CH, fr;q=0.9, es-MX;q=0.8, de;q=0.7, *;q=0.5', '', 'es'],
  ['en;q=0.5, de-AT', '', 'de'],
  ['fr', '', 'en'],
  ['de', '?lang=ES', 'es'],
])('the page of a payment speaks the language of %j %s', async (accepted, query, language) => {
  expect(await (await get({ 'accept-language': accepted }, query)).text()).toContain(`<html lang="${language}">`)
})

test('the page of a payment runs nothing but its own files, and nobody frames it', async () => {
  const answer = await get()
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(await answer.text()).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/)
})

test('the page of a payment that nobody opened is not found', async () => {
  const answer = await fetch(`${set.studio.url}/pay/nobody-opened-this-one`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})
