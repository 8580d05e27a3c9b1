import { expect, it } from 'vitest'
import { isServiceAddress } from '../index.ts'

it.each([
  'https://chat.example/room',
  'tel:+34900100100',
  'mailto:help@baize.example',
  'sms:+34900100100',
  'tg://resolve?domain=baize',
  'whatsapp://send?phone=34900100100',
  'HTTPS://chat.example',
])('%s leads to customer service [CS-04]', address => {
  expect(isServiceAddress(address)).toBe(true)
})

it.each([
  'http://chat.example/room',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://chat.example/1',
  'intent://scan#Intent;end',
  '//chat.example',
  'chat.example',
  '',
])('%s leads nowhere [CS-04]', address => {
  expect(isServiceAddress(address)).toBe(false)
})
