import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginning, testOptions } from '@baize/server/test/seeded'
import { platformClient, type PlatformClient } from '@baize/testing/client'
import { afterAll, beforeAll, expect } from 'vitest'
import { type MovableClock, type Platform, startPlatform, stoppedClock } from '../../server/src/index.ts'
import { auditLedger } from '../../server/src/ledger/audit.ts'
import { pause } from '../src/games/common-rules.ts'
import { startStudio, type Studio, type StudioOptions } from '../src/start.ts'
import { newPlayer, type Player } from './player.ts'
import { type Line, startLine } from './proxy.ts'

export interface StudioSetup {
  platform: Platform
  client: PlatformClient
  line: Line
  studio: Studio
  clock: MovableClock
  player(): Promise<Player>
  /** Lets the time pass that lies between two rounds. */
  passPause(): void
  /**
   * Stops the studio and starts it again on the same store, so many seconds later, with settings
   * changed from then on.
   */
  restart(downtime?: number, changed?: Partial<StudioOptions>): Promise<void>
  /** Fails where the operator's books do not hold. */
  proveBooks(): Promise<void>
}

/** The real platform and the real studio with a line between them, and a clock that both go by. */
export function studioSetup(options: Pick<StudioOptions, 'rates' | 'trustedProxies'> = {}): StudioSetup {
  const clock = stoppedClock(beginning)
  const set = { clock } as StudioSetup
  let folder = ''

  let settings: Partial<StudioOptions> = options
  const open = () =>
    startStudio({
      dataDir: folder,
      platformUrl: set.line.url,
      clock,
      timeout: 30_000,
      hostOrigins: [set.platform.url],
      ...settings,
    })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'baize-studio-'))
    set.platform = await startPlatform({ ...(await testOptions({ games: 100 })), clock })
    const { url } = set.platform
    set.client = platformClient(url, { origin: url, siteKey: 'pk_demo' })
    set.line = await startLine(url)
    set.studio = await open()
    set.player = () => newPlayer(set.client, () => set.studio.url)
    set.passPause = () => clock.advance(pause.other / 1000)
    set.restart = async (downtime = 0, changed = {}) => {
      settings = { ...settings, ...changed }
      await set.studio.close()
      clock.advance(downtime)
      set.studio = await open()
    }
    set.proveBooks = async () => {
      const findings = await auditLedger(set.platform.deps.db)
      expect(findings.filter(finding => finding.broken > 0)).toEqual([])
    }
  })
  afterAll(async () => {
    await set.studio?.close()
    await set.line?.close()
    await set.platform?.close()
    await rm(folder, { recursive: true, force: true })
  })
  return set
}
