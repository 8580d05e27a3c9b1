import { fromMinor, hotGames, platform as platforms, type GameItem } from '@baize/contract'
import { vendorClient } from '@baize/testing/vendor-client'
import type { VendorClient } from '@baize/testing/vendor-client'
import { demoSecret } from '../../src/app/config.ts'
import { registerBelow } from '../agents/family.ts'
import { newPayee, withdrawalsOn } from '../calls/withdrawal-calls.ts'
import type { Payee } from '../calls/withdrawal-calls.ts'
import type { Started } from '../started.ts'
import { breakTransactions } from './faults.ts'
import type { TransactionFault } from './faults.ts'
import { newMember } from './model.ts'
import type { ModelMember } from './model.ts'
import type { Lives } from './lives.ts'
import { seededRandom } from './seeded-random.ts'
import type { SeededRandom } from './seeded-random.ts'
import { launchGame, type VendorSession } from './launch-game.ts'
import type { WalletVendor } from './wallet-vendor.ts'

/** A member of the platform, and what the model knows of the same one. */
export interface Subject {
  payee: Payee
  /** Whether they may transfer to whoever stands below. */
  isAgent: boolean
  /** Who stands above. */
  upline: Subject | null
  /** The game that is open. */
  vendorSession: VendorSession
  /** Numbers of transfers to and from vendors that the model knows. */
  heard: Set<string>
  model: ModelMember
}

/** A platform, the model beside it, and what both are told by. */
export interface World {
  /** All that was done so far. */
  story: string[]
  random: SeededRandom
  started: Started
  /** Calls as the vendor of all games. */
  vendor: () => VendorClient
  kit: ReturnType<typeof withdrawalsOn>
  subjects: Subject[]
  /** Keeps wallets of members. */
  bank: WalletVendor
  /** Those of the platform, which is killed now and then. */
  lives: Lives
  /** Games of different vendors. */
  games: readonly GameItem[]
  /** Whether members have one wallet for all vendors. */
  isSingle: boolean
  /** Breaks the next transaction. */
  breakNext: (fault: TransactionFault | null) => void
  /** Numbers that are used once. */
  unique: () => string
}

/** Who stands where: each below the one before. */
const line = ['agent', 'member'] as const

/** Registers somebody with 1,000.00, all that a withdrawal takes, and a game open. */
async function newSubject(
  started: Started,
  game: GameItem,
  kind: (typeof line)[number],
  upline: Subject | null,
): Promise<Subject> {
  const { client, platform } = started
  const payee = await newPayee(client, await registerBelow(client, platform.deps, upline?.payee ?? null, kind))
  const vendorSession = await launchGame(started, payee.token, game)
  if (typeof vendorSession !== 'object' || !('session' in vendorSession)) throw new Error('No game opens')
  return {
    ...{ payee, upline, vendorSession, isAgent: kind === 'agent' },
    ...{ heard: new Set(), model: newMember(100_000n) },
  }
}

/** Vendors whose games are played. */
const vendors = 2

/** A game of each of some vendors. */
async function gamesOf({ client }: Started): Promise<GameItem[]> {
  const { value } = await client.call(hotGames, { platform: platforms.games, language: 'EN', pageSize: 20 })
  const open = value.content.filter(({ state }) => state === 'open')
  const games = [...Map.groupBy(open, ({ vassalage }) => vassalage).values()].flatMap(([game]) => game ?? [])
  if (games.length < vendors) throw new Error('Too few vendors have games')
  return games.slice(0, vendors)
}

/** Whatever breaks the transactions of a platform; one is enough for all its worlds. */
const breakers = new WeakMap<object, World['breakNext']>()

function breakerOf({ platform: { deps } }: Started): World['breakNext'] {
  const breaker = breakers.get(deps.db) ?? breakTransactions(deps.db)
  breakers.set(deps.db, breaker)
  return breaker
}

/** New members on a platform whose merchant has one wallet for all vendors. */
export async function newWorld(started: Started, bank: WalletVendor, lives: Lives): Promise<World> {
  const subjects: Subject[] = []
  const games = await gamesOf(started)
  const [game] = games as [GameItem]
  for (const kind of line) subjects.push(await newSubject(started, game, kind, subjects.at(-1) ?? null))
  return {
    ...{ started, subjects, bank, lives, games, story: [], isSingle: true },
    random: seededRandom(0),
    breakNext: fault => breakerOf(started)(fault),
    vendor: () => vendorClient(started.platform.url, demoSecret, () => started.clock.now()),
    kit: withdrawalsOn(started),
    unique: () => crypto.randomUUID(),
  }
}

/** The time of the platform, in milliseconds. */
export const nowOf = ({ started }: World): number => started.clock.now().getTime()

export const euro = (units: bigint): string => fromMinor(units, 'EUR')
