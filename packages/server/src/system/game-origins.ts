import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { ttlCache } from '../db/ttl-cache.ts'
import { readSetting } from '../db/settings.ts'
import { siteSetting } from './settings.ts'

/** Milliseconds for a game origin to answer, and for which its health is cached. */
const timeout = 1000
const healthLife = 10_000

type Reading = Pick<Deps, 'db' | 'clock' | 'config'>
const health = ttlCache<boolean>(healthLife)

const isReachable = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeout), redirect: 'error' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Origins that games may start from: the one that staff set, else the listed ones, else the
 * studio's own (ENT-35, ENT-36).
 */
export async function gameOrigins(deps: Reading): Promise<readonly string[]> {
  const { startGameUrl, launchGameCDNs } = await readSetting(deps, siteSetting)
  if (startGameUrl) return [startGameUrl]
  return launchGameCDNs.length ? launchGameCDNs : [deps.config.origins.studio]
}

/** Origins beside the platform's own that staff have named for pictures (ENT-35). */
export async function imageOrigins(deps: Reading): Promise<readonly string[]> {
  const { imgUrl, imageCDNs } = await readSetting(deps, siteSetting)
  return [...new Set([imgUrl, ...imageCDNs].filter(Boolean))]
}

/** Index of the origin for a session: as random as its id, and always the same (BOOT-27). */
const indexFor = (session: string, count: number): number =>
  createHash('sha256').update(session).digest().readUInt32BE() % count

/**
 * The origin that a session's games start from. One that does not answer is skipped (BOOT-28);
 * where none answers it is the first, because the game's page shows the error better than a
 * refusal.
 */
export async function startOriginFor(deps: Reading, session: string): Promise<string> {
  const listed = await gameOrigins(deps)
  const place = indexFor(session, listed.length)
  const rotated = [...listed.slice(place), ...listed.slice(0, place)]
  const [picked = deps.config.origins.studio, ...others] = rotated
  if (!others.length) return picked
  for (const origin of rotated) if (await health.get(deps, origin, () => isReachable(origin))) return origin
  return picked
}
