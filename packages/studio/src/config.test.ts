import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsFrom, StartError } from './config.ts'
import { startStudio } from './start.ts'

test('without settings it is the sandbox on the third port, beside its platform', () => {
  expect(settingsFrom({})).toMatchObject({
    mode: 'sandbox',
    port: 4402,
    platformUrl: 'http://localhost:4400',
    hostOrigins: ['http://localhost:4400', 'http://127.0.0.1:4400'],
    vendor: 'studio',
    keyId: 'k1',
  })
})

test('the public origin of the studio is as the platform knows it, and none where it is not set', () => {
  expect(settingsFrom({}).origin).toBeNull()
  expect(settingsFrom({ BAIZE_STUDIO_ORIGIN: 'https://studio.example/' }).origin).toBe('https://studio.example')
})

test('PORT is the first of the three ports', () => {
  expect(settingsFrom({ PORT: '5000' })).toMatchObject({ port: 5002, platformUrl: 'http://localhost:5000' })
})

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number up to 65533, not "many".'],
  [
    { NODE_ENV: 'production' },
    'NODE_ENV=production alone starts no production: set BAIZE_MODE=production, or BAIZE_MODE=sandbox for demo money.',
  ],
  [{ BAIZE_MODE: 'test' }, 'BAIZE_MODE must be sandbox or production, not "test".'],
  [{ PLATFORM_URL: 'nowhere' }, 'PLATFORM_URL must be an address like http://localhost:4400, not "nowhere".'],
  [
    { BAIZE_STUDIO_NEXT_SECRET: 'x' },
    'BAIZE_STUDIO_NEXT_SECRET needs the id of its key: set BAIZE_STUDIO_NEXT_KEY_ID.',
  ],
])('%j is refused in one sentence', (env, sentence) => {
  expect(() => settingsFrom(env)).toThrow(new StartError(sentence))
})

const own = 'x'.repeat(32)
const production = { BAIZE_MODE: 'production', BAIZE_STUDIO_SECRET: own, BAIZE_STUDIO_NEXT_KEY_ID: 'k2' }
test.each([
  [{ BAIZE_STUDIO_SECRET: undefined }, 'of its own: set BAIZE_STUDIO_SECRET'],
  [{ BAIZE_STUDIO_SECRET: own.slice(1) }, 'of at least 32 bytes: set BAIZE_STUDIO_SECRET'],
  [{ BAIZE_STUDIO_NEXT_SECRET: own.slice(1) }, 'of at least 32 bytes: set BAIZE_STUDIO_NEXT_SECRET'],
])('production with %j is refused, and told how to set the secret', (env, sentence) => {
  expect(() => settingsFrom({ ...production, ...env })).toThrow(sentence)
  expect(() => settingsFrom({ ...production, ...env })).toThrow('openssl rand -base64 32')
  expect(settingsFrom({ ...production, BAIZE_STUDIO_NEXT_SECRET: `${own}y` })).toMatchObject({
    secret: own,
    next: { keyId: 'k2', secret: `${own}y` },
  })
})

test('a port that is taken is said in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-port-'))
  const settings = (name: string) => ({ dataDir: join(folder, name), platformUrl: 'http://127.0.0.1:1' })
  const first = await startStudio(settings('first'))
  const port = Number(new URL(first.url).port)
  const second = startStudio({ ...settings('second'), port })
  await expect(second).rejects.toThrow(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
  await first.close()
  rmSync(folder, { recursive: true })
})

test('a folder that cannot be made is said in one sentence', async () => {
  const start = startStudio({ dataDir: join(import.meta.filename, 'store'), platformUrl: 'http://127.0.0.1:1' })
  await expect(start).rejects.toThrow(StartError)
})
