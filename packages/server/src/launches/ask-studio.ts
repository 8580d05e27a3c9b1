import type * as z from 'zod/mini'
import type { Deps } from '../deps.ts'

/** The studio answers within this time, in milliseconds, or counts as down. */
const studioTimeout = 3000

/**
 * Asks the studio for something that anybody may read.
 * @throws Error where it does not answer in time, or not what it should
 */
export async function askStudio<S extends z.ZodMiniType>(
  { config }: Pick<Deps, 'config'>,
  path: `/api/${string}`,
  reply: S,
): Promise<z.infer<S>> {
  const answer = await fetch(new URL(path, config.origins.studio), { signal: AbortSignal.timeout(studioTimeout) })
  if (!answer.ok) throw new Error(`The studio answers ${answer.status}`)
  return reply.parse(await answer.json())
}
