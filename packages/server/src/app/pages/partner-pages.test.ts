import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { partnerApp } from './partner-pages.ts'

const platformUrl = 'http://localhost:4400'
let root: string
let app: ReturnType<typeof partnerApp>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'baize-partner-'))
  await mkdir(join(root, 'hostile'))
  await writeFile(join(root, 'index.html'), '<script type="module" src="%BAIZE%/sdk/v1/baize.js"></script>')
  await writeFile(join(root, 'page.css'), 'body{}')
  await writeFile(join(root, 'hostile', 'nonce.html'), '<p>%BAIZE%</p>')
  await writeFile(
    join(root, 'hostile', 'nonce.headers.json'),
    JSON.stringify({ 'Content-Security-Policy': "script-src 'nonce-x' %BAIZE%", 'X-Content-Type-Options': '' }),
  )
  app = partnerApp({
    roots: { affiliate: root, hostile: join(root, 'hostile') },
    platformUrl,
    own: { key: 'pk_own', merchant: 'own' },
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('puts the address of the platform into the pages of partners', async () => {
  expect(await (await app.request('/affiliate/')).text()).toContain(`src="${platformUrl}/sdk/v1/baize.js"`)
})

it('serves partner pages under the strict policy that the documents give to hosts', async () => {
  const { headers } = await app.request('/affiliate/')
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${platformUrl}; style-src 'self'; connect-src ${platformUrl}; ` +
      `img-src 'self' ${platformUrl} data:; font-src 'self'; base-uri 'none'; form-action 'self'; ` +
      `require-trusted-types-for 'script'; trusted-types baize`,
  )
})

it('lets a hostile page set headers of its own, and take them away', async () => {
  const response = await app.request('/hostile/nonce.html')
  expect(response.headers.get('content-security-policy')).toBe(`script-src 'nonce-x' ${platformUrl}`)
  expect(response.headers.has('x-content-type-options')).toBe(false)
})

it('serves what lies beside a page, and nothing that is missing or lies outside', async () => {
  expect((await app.request('/affiliate/page.css')).headers.get('content-type')).toContain('text/css')
  for (const path of ['/affiliate/gone.html', '/hostile/%2e%2e/index.html', '/other/'])
    expect((await app.request(path)).status, path).toBe(404)
})
