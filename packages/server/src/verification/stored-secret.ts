import { eq } from 'drizzle-orm'
import { newSecret } from '../secrets.ts'
import type { Deps } from '../deps.ts'
import { platformSecret } from './tables.ts'

/** A secret of the platform, made at its first use and the same for every process. */
export async function storedSecret({ db, clock, random }: Deps, name: string): Promise<string> {
  const find = () => db.select().from(platformSecret).where(eq(platformSecret.name, name))
  const [known] = await find()
  if (known) return known.value
  const value = newSecret(random)
  await db.insert(platformSecret).values({ name, value, madeAt: clock.now() }).onConflictDoNothing()
  const [kept] = await find()
  return kept?.value ?? value
}
