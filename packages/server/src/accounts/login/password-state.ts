import type { Deps } from '../../deps.ts'
import { readSetting } from '../../db/settings.ts'
import type { LoginMethod } from '../security/index.ts'
import type { Player } from '../players/index.ts'
import { entrySetting } from '../../system/index.ts'

const day = 86_400_000
/** Logins in which no password is typed, or a new one was just set, force no change (AUTH-23). */
const neverForced: readonly LoginMethod['kind'][] = ['sms', 'identity', 'reset']

export interface PasswordState {
  /** Older than the site allows (AUTH-26). */
  expired: boolean
  /** It must be changed before anything else. */
  pending: boolean
}

/** Whether a player must change the password: it is somebody else's choice, too old, or the site wants it at the first login (AUTH-25). */
export async function passwordState(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  kind: LoginMethod['kind'],
): Promise<PasswordState> {
  const { passwordExpiryDays, forceChangeAtFirstLogin } = await readSetting(deps, entrySetting)
  const setAt = player.passwordSetAt ?? player.registeredAt
  const age = deps.clock.now().getTime() - setAt.getTime()
  const expired = player.passwordHash !== null && passwordExpiryDays > 0 && age >= passwordExpiryDays * day
  const isFirst = forceChangeAtFirstLogin && player.lastLoginAt === null
  return { expired, pending: !neverForced.includes(kind) && (player.passwordGiven || expired || isFirst) }
}
