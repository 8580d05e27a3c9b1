import { expect, test } from 'vitest'
import { framedHeaders, siteHeaders } from './page-headers.ts'

test('pages of the site may use nothing of the device; games alone go full screen and play by themselves', () => {
  const policy = siteHeaders({ games: ['http://127.0.0.1:4402'], images: [] })['Permissions-Policy'] ?? ''
  const allowed = Object.fromEntries(policy.split(', ').map(rule => rule.split('=') as [string, string]))
  const games = '(self "http://127.0.0.1:4402")'
  expect(allowed).toEqual({
    autoplay: games,
    fullscreen: games,
    camera: '()',
    'display-capture': '()',
    geolocation: '()',
    microphone: '()',
    midi: '()',
    payment: '()',
    serial: '()',
    usb: '()',
  })
})

test('a framed page embeds what asks for it alone, unless it shows pictures of places that may not ask', () => {
  const policyOf = (...others: string[]) => framedHeaders(others)['Cross-Origin-Embedder-Policy']
  expect([policyOf(), policyOf('https://pictures.example')]).toEqual(['require-corp', 'credentialless'])
})
