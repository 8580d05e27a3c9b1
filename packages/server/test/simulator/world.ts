import { fromMinor, launch, vendorAuthenticate } from '@baize/contract'
import { codeOf, launchInput, openGame } from '@baize/testing/playing'
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
import { seededRandom } from './seeded-random.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A member of the platform, and what the model knows of the same one. */
export interface Subject {
  payee: Payee
  /** Whether they may transfer to whoever stands below. */
  isAgent: boolean
  /** Who stands above. */
  upline: Subject | null
  vendorSession: { session: string; player: string; gameCode: string }
  model: ModelMember
}

/** A platform, the model beside it, and what both are told by. */
export interface World {
  /** All that was done so far. */
  story: string[]
  random: SeededRandom
  started: Started
  vendor: VendorClient
  kit: ReturnType<typeof withdrawalsOn>
  subjects: Subject[]
  /** Breaks the next transaction. */
  breakNext: (fault: TransactionFault | null) => void
  /** Numbers that are used once. */
  unique: () => string
}

/** Who stands where: each below the one before. */
const line = ['agent', 'member'] as const

/** Registers somebody with 1,000.00, all that a withdrawal takes, and a game open. */
async function newSubject(
  { client, platform }: Started,
  vendor: VendorClient,
  kind: (typeof line)[number],
  upline: Subject | null,
): Promise<Subject> {
  const payee = await newPayee(client, await registerBelow(client, platform.deps, upline?.payee ?? null, kind))
  const game = await openGame(client)
  const launched = await client.call(launch, launchInput(game), { token: payee.token })
  const { gameCode } = game
  const opened = await vendor.call(vendorAuthenticate, { launchCode: codeOf(launched.value.url), gameCode })
  if (!opened.success) throw new Error(`Not opened: ${opened.body}`)
  const { session, player } = opened.value
  return {
    ...{ payee, upline, isAgent: kind === 'agent' },
    vendorSession: { session, player, gameCode },
    model: newMember(100_000n),
  }
}

/** Whatever breaks the transactions of a platform; one is enough for all its worlds. */
const breakers = new WeakMap<object, World['breakNext']>()

/** New members on a platform. */
export async function newWorld(started: Started): Promise<World> {
  const { db } = started.platform.deps
  const breakNext = breakers.get(db) ?? breakTransactions(db)
  breakers.set(db, breakNext)
  const vendor = vendorClient(started.platform.url, demoSecret, () => started.clock.now())
  const subjects: Subject[] = []
  for (const kind of line) subjects.push(await newSubject(started, vendor, kind, subjects.at(-1) ?? null))
  return {
    ...{ started, vendor, subjects, breakNext, story: [] },
    random: seededRandom(0),
    kit: withdrawalsOn(started),
    unique: () => crypto.randomUUID(),
  }
}

export const euro = (units: bigint): string => fromMinor(units, 'EUR')
