import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform } from '../src/index.ts'
import type { Platform } from '../src/index.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

test('answers its health check once it is ready', async () => {
  const answer = await fetch(`${platform.url}/healthz`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', mode: 'sandbox' })
})

test('answers an unknown call with the envelope and a request id', async () => {
  const answer = await fetch(`${platform.url}/wps/nothing/here`, { headers: { Origin: platform.url } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ success: false, value: null, message: 'Not found', code: 'NOT_FOUND' })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(answer.headers.get('access-control-allow-origin')).toBe(platform.url)
})
