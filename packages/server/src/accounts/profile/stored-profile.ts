import { isoDay } from '@baize/contract'
import type { ProfileFieldName } from '@baize/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { playerProfile, setProfile, player } from '../players/index.ts'
import type { Player } from '../players/index.ts'

/** Values by field; what is not set is empty. */
export type ProfileValues = Readonly<Partial<Record<ProfileFieldName, string>>>

/** What a player has entered. A nickname that is still the username is none. */
export async function profileValues(
  db: Db,
  { id, nickname, account }: Pick<Player, 'id' | 'nickname' | 'account'>,
): Promise<ProfileValues> {
  const [row] = await db.select().from(playerProfile).where(eq(playerProfile.playerId, id))
  const { fullName, birthday, nationality, address, occupation, incomeSource, idNumber } = row ?? {}
  const { qqNum, whatsapp, facebook, telegram, line, zalo, wechat } = row ?? {}
  const kept = {
    ...{ fullName, birthday, nationality, address, occupation, incomeSource, idNumber },
    ...{ qqNum, whatsapp, facebook, telegram, line, zalo, wechat },
    nickname: nickname.toLowerCase() === account ? '' : nickname,
  }
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value ?? ''] as const))
}

/** Stores values, and leaves all others as they are. */
export async function storeProfileValues(
  tx: Db,
  playerId: string,
  { nickname, birthday, ...rest }: ProfileValues,
): Promise<void> {
  if (nickname !== undefined) await tx.update(player).set({ nickname }).where(eq(player.id, playerId))
  const set = { ...rest, ...(birthday !== undefined && { birthday: isoDay(birthday) }) }
  if (Object.keys(set).length) await setProfile(tx, { playerId, ...set })
}
