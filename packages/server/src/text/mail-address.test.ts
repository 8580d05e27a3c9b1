import { expect, test } from 'vitest'
import { mailAddressOf } from './mail-address.ts'

test.each([
  ['Ana.Gil@Example.COM', 'ana.gil@example.com'],
  ['ana@b\u00FCcher.example', 'ana@xn--bcher-kva.example'],
  ['\u200Eana@example.com\u200B', 'ana@example.com'],
  ['\u00E4na@example.com', '\u00E4na@example.com'],
])('reads %s as mail servers do', (typed, address) => {
  expect(mailAddressOf(typed)).toBe(address)
})

test.each([
  'ana@example.com,eve@example.net',
  'Ana <eve@example.net>',
  '"ana"@example.com',
  'ana(eve)@example.com',
  'ana@[127.0.0.1]',
  'ana@exa mple.com',
  '@example.com',
  'example.com',
])('refuses %s, which the head of a mail would read otherwise', typed => {
  expect(mailAddressOf(typed)).toBeNull()
})
