import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startStudio, type Studio } from '../../../studio/src/index.ts'
import type { Started } from '../started.ts'

export interface Beside {
  studio: Studio
  /** Ends the studio for the rest of the file. */
  end(): Promise<void>
}

/**
 * The demo studio beside the platform of a file of tests: on the same clock, and where the platform
 * asks it.
 */
export function studioBeside(started: Started): Beside {
  let dataDir: string
  let ended: Promise<void> | null = null
  const beside = { end: () => (ended ??= beside.studio.close()) } as Beside
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studio-'))
    const { url, deps } = started.platform
    beside.studio = await startStudio({ dataDir, platformUrl: url, clock: started.clock })
    deps.config.origins.studio = beside.studio.url
  })
  afterAll(async () => {
    await beside.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  return beside
}
