import type { Category } from '@baize/contract'
import { asc, gt } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { vendor } from '../games/index.ts'

/** A vendor that players have a wallet at. */
export interface WalletVendor {
  vassalage: string
  name: string
  gameTypes: Category[]
  /** Whether all of its kinds of games are under maintenance. */
  isClosed: boolean
  /** When the first of them opens again; null where nothing is announced. */
  closedUntil: Date | null
}

/** Every vendor with games, in the order of the catalogue. */
export async function walletVendors({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WalletVendor[]> {
  const rows = await db.select().from(vendor).where(gt(vendor.games, 0)).orderBy(asc(vendor.place))
  const now = clock.now()
  return [...Map.groupBy(rows, ({ vassalage }) => vassalage)].map(([vassalage, kinds]) => {
    const isClosed = kinds.every(({ state }) => state === 'maintenance')
    const ends = kinds.flatMap(({ maintenanceUntil: end }) => (end && end > now ? [end.getTime()] : []))
    return {
      vassalage,
      name: kinds[0]?.displayName ?? vassalage,
      gameTypes: kinds.map(({ gameType }) => gameType),
      isClosed,
      closedUntil: isClosed && ends.length ? new Date(Math.min(...ends)) : null,
    }
  })
}
