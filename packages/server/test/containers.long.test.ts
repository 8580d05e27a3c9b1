import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { balance, vendorBet } from '@baize/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { platformClient } from '@baize/testing/client'
import { freePort } from '@baize/testing/free-port'
import { startPlaying } from '@baize/testing/playing'
import { vendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../src/app/config.ts'
import { spawnPlatform, untilAnswering } from './process.ts'
import type { PlatformProcess } from './process.ts'

/** Runs a command as a container does: in a namespace of processes of its own. */
const container = ['unshare', '--kill-child', '-Urpf', '--mount-proc']
/** Such a container with a network of its own, from which nothing else is reached. */
const isolatedContainer = [...container, '--net']

const cli = fileURLToPath(new URL('../src/app/cli.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'baize-containers-'))
const running: PlatformProcess[] = []

function startAt(port: number): PlatformProcess {
  const platform = spawnPlatform({ PORT: String(port), BAIZE_DATA: dataDir, BAIZE_GAMES: '12' }, container)
  running.push(platform)
  return platform
}

function opsIn(within: readonly string[], ...words: string[]): { code: number | null; said: string } {
  const flags = ['--conditions=@baize/source', '--disable-warning=ExperimentalWarning']
  const [command = '', ...rest] = [...within, process.execPath, ...flags, cli, ...words]
  const { status, stdout, stderr } = spawnSync(command, rest, {
    env: { PATH: process.env['PATH'] ?? '', BAIZE_DATA: dataDir },
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}

afterAll(async () => {
  for (const platform of running) platform.signal('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  rmSync(dataDir, { recursive: true, force: true })
})

// Only Linux has such namespaces, and not everybody may make them.
const tried = spawnSync('unshare', [...isolatedContainer.slice(1), 'true'], { encoding: 'utf8' })
const refusal = tried.status === 0 ? null : (tried.error?.message ?? tried.stderr).trim()
const kept = /ok +commits-kept +[1-9]\d* checked, 0 broken/

describe.skipIf(refusal !== null)('of two containers on one data folder', () => {
  let port: number
  let url: string
  let first: PlatformProcess
  let token: string
  beforeAll(async () => {
    port = await freePort(2)
    url = `http://localhost:${port}`
    first = startAt(port)
    await untilAnswering(first)
    const client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
    const { account, player, session, gameCode } = await startPlaying(client, vendorClient(url, demoSecret))
    const bet = { txId: 'b1', player, session, gameCode, roundId: 'r1', currency: 'EUR', amount: '1.00' }
    expect(await vendorClient(url, demoSecret).call(vendorBet, bet)).toMatchObject({ success: true })
    ;({ token } = account)
  })

  test('the second is told that the first holds it', async () => {
    const second = startAt(await freePort(2))
    const both = await Promise.race([second.ended, untilAnswering(second).then(() => 'both answer')])
    expect([both, second.said().trim()]).toEqual([
      1,
      `The data folder ${dataDir} is in use by process 1 on ${hostname()}. Stop it, or set BAIZE_DATA to another folder.`,
    ])
  })

  test('a command of staff asks the first, or says why it cannot', () => {
    const asked = opsIn(container, 'audit')
    expect([asked.code, asked.said]).toEqual([0, expect.stringMatching(kept)])
    const unreached = opsIn(isolatedContainer, 'audit')
    expect([unreached.code, unreached.said.trim()]).toEqual([
      1,
      `The platform (process 1 on ${hostname()}) holds ${dataDir}, and does not answer at ${url} from here. ` +
        'Run this command where the platform runs, such as in its container; if it is just starting, try again in a moment.',
    ])
  })

  test('the next runs once the first was killed, and has all that it answered', async () => {
    first.signal('SIGKILL')
    await first.ended
    await untilAnswering(startAt(port))
    const client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
    expect((await client.call(balance, {}, { token })).value.balance).toBe('999.00')
    const asked = opsIn(container, 'audit')
    expect([asked.code, asked.said]).toEqual([0, expect.stringMatching(kept)])
  })
})

test.runIf(refusal !== null)('this machine makes no containers, so that those tests are left out', ({ skip }) =>
  skip(`unshare: ${refusal}`),
)
