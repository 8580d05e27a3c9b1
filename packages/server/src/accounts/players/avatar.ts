import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { profilePicture } from './tables.ts'

/** The address of a profile picture, below the origin of pictures. */
export const avatarAddress = ({ icon, id }: { icon: string | null; id: string | null }): string =>
  icon === null ? `/cdn/u/${id}.jpg` : `/cdn/u/${icon}.svg`

/** The address of a player's profile picture; empty where there is none. */
export async function avatarOf(db: Db, playerId: string): Promise<string> {
  const { icon, id } = profilePicture
  const [row] = await db.select({ icon, id }).from(profilePicture).where(eq(profilePicture.playerId, playerId))
  return row ? avatarAddress(row) : ''
}

/** The picture that a player has sent, by the id in its address; null where there is none now. */
export async function sentAvatar(db: Db, id: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ picture: profilePicture.picture })
    .from(profilePicture)
    .where(eq(profilePicture.id, id))
  return row?.picture ?? null
}
