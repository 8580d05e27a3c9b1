import { expect, test } from 'vitest'
import { contentType } from './content-types.ts'

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['baize.js', 'text/javascript; charset=utf-8'],
  ['page.mjs', 'text/javascript; charset=utf-8'],
  ['site.css', 'text/css; charset=utf-8'],
  ['manifest.json', 'application/json; charset=utf-8'],
  ['baize.js.map', 'application/json; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['login.d.ts', 'text/plain; charset=utf-8'],
  ['shot.png', 'image/png'],
  ['favicon.ico', 'image/x-icon'],
  ['inter.woff2', 'font/woff2'],
])('serves %s as %s', (path, type) => {
  expect(contentType(path)).toBe(type)
})

test.each(['a.php', 'a.wasm', 'a.xml', 'a.pdf', 'a.HTML', 'a.html.br', 'html', '.html', 'a'])('serves no %s', path => {
  expect(contentType(path)).toBeNull()
})
