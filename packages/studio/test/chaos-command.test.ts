import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@baize/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Platform, startPlatform, stoppedClock } from '../../server/src/index.ts'
import { runCommand } from '../../server/src/app/commands.ts'
import { effectNames } from '../src/engine/wallet/chaos-effects.ts'
import { startStudio, type Studio } from '../src/start.ts'

/** Hours ahead of the studio's clock: somebody moved the platform's. */
const clock = stoppedClock(new Date(Date.now() + 5 * 3_600_000))
let folder: string
let platform: Platform
let studio: Studio

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-chaos-'))
  const port = await freePort()
  platform = await startPlatform({ clock, studioOrigin: `http://127.0.0.1:${port}` })
  studio = await startStudio({ dataDir: folder, platformUrl: platform.url, port })
})
afterAll(async () => {
  await studio?.close()
  await platform?.close()
  await rm(folder, { recursive: true, force: true })
})

const chaos = (...words: string[]) => runCommand(platform.deps, ['chaos', ...words], 'ada')

test('staff see every chaos switch, arm one for the next call or for all of them, and switch them off', async () => {
  const { ok, lines } = await chaos()
  expect(ok).toBe(true)
  for (const name of effectNames) expect(lines.join('\n')).toContain(name)
  expect(lines.at(-1)).toBe('Nothing is armed.')
  expect((await chaos('duplicate')).lines.at(-1)).toBe('Armed: duplicate for the next bet.')
  expect((await chaos('delay', 'win', 'on', '20')).lines.at(-1)).toBe('Armed: delay for every win, 20 ms.')
  expect((await chaos('duplicate', 'off')).lines.filter(line => line.startsWith('Armed'))).toHaveLength(1)
  expect((await chaos('off')).lines.at(-1)).toBe('Nothing is armed.')
})

test('an unknown fault is refused with the usage', async () => {
  for (const words of [['flood'], ['winBeforeBet', 'win'], ['duplicate', 'twice']])
    expect(await chaos(...words)).toMatchObject({
      ok: false,
      lines: [expect.anything(), expect.stringContaining('Usage')],
    })
})

test('the manual tells of every chaos switch', async () => {
  const manual = await readFile(join(import.meta.dirname, '../../../docs/chaos.md'), 'utf8')
  const documented = [...manual.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name)
  expect(documented).toEqual(effectNames)
})
