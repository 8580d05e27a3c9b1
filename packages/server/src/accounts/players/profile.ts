import { isoDay, firstLogin, setLanguage } from '@baize/contract'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps.ts'
import type { CheckedRegistration } from '../registration/index.ts'
import { playerProfile } from './tables.ts'
import { knownLanguage } from '../../text/language.ts'
import { route, sessionOf } from '../../http/route.ts'

type Profile = typeof playerProfile.$inferInsert

/** Fields of the form that are stored as typed. */
const plainFields = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'recommenderId',
] as const satisfies readonly (keyof CheckedRegistration['typed'] & keyof Profile)[]

/** The profile fields of a registration. */
export const profileOf = (typed: CheckedRegistration['typed']): Omit<Profile, 'playerId'> => ({
  ...Object.fromEntries(plainFields.map(name => [name, typed[name] || null])),
  birthday: isoDay(typed.birthday) || null,
})

export async function addProfile(tx: Db, profile: Profile): Promise<void> {
  await tx.insert(playerProfile).values(profile)
}

/** Sets fields of a player's profile, which is created where there is none. */
export async function setProfile(db: Db, profile: Profile): Promise<void> {
  await db.insert(playerProfile).values(profile).onConflictDoUpdate({ target: playerProfile.playerId, set: profile })
}

/** The real name of a player, which payout accounts bear; null until it is set. */
export async function payeeNameOf(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ payeeName: playerProfile.payeeName })
    .from(playerProfile)
    .where(eq(playerProfile.playerId, playerId))
  return row?.payeeName ?? null
}

/** Sets the real name of a player who has none. @returns false where there is one already */
export async function setPayeeNameOnce(db: Db, playerId: string, payeeName: string): Promise<boolean> {
  const written = await db
    .insert(playerProfile)
    .values({ playerId, payeeName })
    .onConflictDoUpdate({
      target: playerProfile.playerId,
      set: { payeeName },
      setWhere: isNull(playerProfile.payeeName),
    })
    .returning({ playerId: playerProfile.playerId })
  return written.length > 0
}

/** Stores the time of the first login; a stored one stays (AUTH-22, API-78). */
async function noteFirstLogin({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<void> {
  const { firstLoginAt } = playerProfile
  await db
    .insert(playerProfile)
    .values({ playerId, firstLoginAt: clock.now() })
    .onConflictDoUpdate({
      target: playerProfile.playerId,
      set: { firstLoginAt: sql`coalesce(${firstLoginAt}, excluded.first_login_at)` },
    })
}

/** The language of messages to the player, where they chose one (API-79). */
export async function languageOf(db: Db, playerId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: playerProfile.language })
    .from(playerProfile)
    .where(eq(playerProfile.playerId, playerId))
  return row?.language ?? null
}

/** When the first login was noted; null where it was not. */
export async function firstLoginOf(db: Db, playerId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: playerProfile.firstLoginAt })
    .from(playerProfile)
    .where(eq(playerProfile.playerId, playerId))
  return row?.at ?? null
}

/** Whether the first login was noted. */
export const isFirstLoginNoted = async (db: Db, playerId: string): Promise<boolean> =>
  (await firstLoginOf(db, playerId)) !== null

export const firstLoginRoute = route(firstLogin, async (_input, ctx) => {
  await noteFirstLogin(ctx.deps, sessionOf(ctx).playerId)
  return null
})

/**
 * Stores the language of a member, where there are texts in it. A guest's choice stays in the
 * browser (API-79).
 */
export const setLanguageRoute = route(setLanguage, async ({ language }, { deps, session }) => {
  const spoken = knownLanguage(language)
  if (session && spoken) await setProfile(deps.db, { playerId: session.playerId, language: spoken })
  return null
})
