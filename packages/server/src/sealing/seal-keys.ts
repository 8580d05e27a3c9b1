import { sealing, publicKey, day } from '@baize/contract'
import { and, desc, eq, gt } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import type { JWK } from 'jose'
import type { Deps } from '../deps.ts'
import { sealKey } from './tables.ts'
import { route } from '../http/route.ts'

/** Milliseconds for which a key is valid. */
const life = 30 * day
/**
 * A key that ends within this time is no longer published, so that calls sealed to it can still be
 * opened.
 */
const overlap = day

interface SealKey {
  kid: string
  privateJwk: JWK
  endsAt: Date
}

type Row = typeof sealKey.$inferSelect
const fromRow = ({ kid, privateJwk, endsAt }: Row): SealKey => ({
  kid,
  privateJwk: JSON.parse(privateJwk) as JWK,
  endsAt,
})

/** The key that calls are sealed to now; a new one follows before the old one ends. */
async function currentSealKey({ db, clock, random }: Deps): Promise<SealKey> {
  const now = clock.now().getTime()
  const fresh = gt(sealKey.endsAt, new Date(now + overlap))
  const [newest] = await db.select().from(sealKey).where(fresh).orderBy(desc(sealKey.endsAt), sealKey.kid).limit(1)
  if (newest) return fromRow(newest)
  const { privateKey } = await generateKeyPair(sealing.alg, { crv: 'P-256', extractable: true })
  const row = {
    kid: random.id(),
    privateJwk: JSON.stringify(await exportJWK(privateKey)),
    madeAt: clock.now(),
    endsAt: new Date(now + life),
  }
  await db.insert(sealKey).values(row)
  return fromRow(row)
}

/** A key by its id; null where it is unknown or has ended. */
export async function sealKeyOf({ db, clock }: Deps, kid: string): Promise<SealKey | null> {
  const [row] = await db
    .select()
    .from(sealKey)
    .where(and(eq(sealKey.kid, kid), gt(sealKey.endsAt, clock.now())))
  return row ? fromRow(row) : null
}

/**
 * The public half of the key that calls are sealed to, and the platform's time, by which seals are
 * dated.
 */
export const publicKeyRoute = route(publicKey, async (_input, { deps }) => {
  const { kid, privateJwk, endsAt } = await currentSealKey(deps)
  const { kty = '', crv = '', x = '', y = '' } = privateJwk
  return {
    keyId: kid,
    publicKey: { kty, crv, x, y },
    expiresAt: endsAt.toISOString(),
    serverTime: deps.clock.now().toISOString(),
  }
})
