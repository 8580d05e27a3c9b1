import { avatars } from '@baize/art'
import { profileIcons, profilePictureBytesMax, setProfileIcon } from '@baize/contract'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../http/refusal.ts'
import { route, sessionOf } from '../../http/route.ts'
import { cleanPicture } from '../../pictures/index.ts'
import { avatarAddress, profilePicture } from '../players/index.ts'

/** Pixels of a side of what is kept: twice what the largest place shows. */
const side = 256

/** The gallery (API-12). */
export const profileIconsRoute = route(profileIcons, async () => ({
  list: avatars.map(icon => ({ iconId: icon, iconUrl: avatarAddress({ icon, id: null }) })),
}))

/** Sets the profile picture, or takes it away (API-12). */
export const setProfileIconRoute = route(setProfileIcon, async ({ iconId, picture: sent }, ctx) => {
  const { db, clock, random, limits } = ctx.deps
  const { playerId } = sessionOf(ctx)
  if (iconId === undefined && sent === undefined) {
    await db.delete(profilePicture).where(eq(profilePicture.playerId, playerId))
    return { iconUrl: '' }
  }
  if (sent !== undefined) limits.require('receipts', playerId)
  const chosen =
    sent === undefined
      ? { icon: iconOf(iconId), id: null, picture: null }
      : {
          icon: null,
          id: random.id(),
          picture: await cleanPicture(sent, { bytesMax: profilePictureBytesMax, square: side }),
        }
  const set = { ...chosen, at: clock.now() }
  await db
    .insert(profilePicture)
    .values({ playerId, ...set })
    .onConflictDoUpdate({ target: profilePicture.playerId, set })
  return { iconUrl: avatarAddress(chosen) }
})

/** @throws Refusal FIELD_INVALID where the gallery has no such picture */
function iconOf(iconId: string | undefined): string {
  const icon = avatars.find(name => name === iconId)
  if (!icon) throw new Refusal('FIELD_INVALID', { fields: { iconId: 'empty' } })
  return icon
}
