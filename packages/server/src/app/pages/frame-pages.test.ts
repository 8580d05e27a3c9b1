import { minute } from '@baize/contract'
import { expect, test } from 'vitest'
import { startedPlatform } from '../../../test/started.ts'
import { sandboxLimits } from '../../limits/limit-table.ts'
import { runCommand } from '../commands.ts'

const started = startedPlatform()
const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${started.platform.url}${path}`, { headers })
const staff = (...words: string[]) => runCommand(started.platform.deps, ['sites', ...words], 'ada')
const shop = 'https://frames.example'

test('an element in a frame is a document that only pages of its key may show, and that nobody keeps [SDK-11]', async () => {
  const { lines } = await staff('add', 'framed', shop)
  const key = /\bpk_\w+/.exec(lines.join(' '))?.[0] ?? ''
  const policyOf = async (tag: string) => (await ask(`/frame/${key}/${tag}`)).headers.get('content-security-policy')
  expect(await policyOf('baize-login')).toContain("frame-ancestors 'none'")
  await staff('frame', 'framed', 'baize-login', 'baize-register')
  const reply = await ask(`/frame/${key}/baize-login`, { 'sec-fetch-dest': 'iframe' })
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
  expect(reply.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const policy = reply.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${shop};`)
  expect(policy).toContain("script-src 'self';")
  const html = await reply.text()
  expect(html).toContain('<title>Baize</title>')
  expect(html).toContain(`data-tag="baize-login" data-origins="${shop}" data-frames="baize-login baize-register"`)

  expect(await policyOf('baize-transfer-upline')).toContain("frame-ancestors 'none'")
  await staff('frame', 'framed', 'all')
  expect(await policyOf('baize-transfer-upline')).toContain(`frame-ancestors ${shop};`)
  expect(await policyOf('baize-popup-host')).toContain("frame-ancestors 'none'")
  await staff('frame', 'framed', 'none')
  expect(await policyOf('baize-login')).toContain("frame-ancestors 'none'")
  await staff('frame', 'framed', 'all')

  await staff('deny', 'framed', shop)
  const refused = await ask(`/frame/${key}/baize-login`)
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each([
  ['/frame/pk_nobody/baize-login', {}],
  ['/frame/pk_demo/baize-login?token=stolen', {}],
  ['/frame/pk_demo/script', {}],
  ['/frame/pk_demo/baize-login%22%3E', {}],
  ['/frame/pk_demo/baize-login', { 'sec-fetch-dest': 'document' }],
  ['/frame/pk_demo', {}],
])('no frame: %s %j', async (path, headers) => {
  expect((await ask(path, headers)).status).toBe(404)
})

const calm = startedPlatform({ limits: { ...sandboxLimits, calls: { max: 3, windowMs: minute } } })

test('documents of frames count as calls of their address: one that tries keys is told to wait', async () => {
  const tried = (key: string) => fetch(`${calm.platform.url}/frame/${key}/baize-login`)
  for (const key of ['pk_a', 'pk_b', 'pk_demo']) expect((await tried(key)).status, key).not.toBe(429)
  const refused = await tried('pk_c')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20'])
  expect(refused.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  calm.clock.advance(20)
  expect((await tried('pk_demo')).status).toBe(200)
})
