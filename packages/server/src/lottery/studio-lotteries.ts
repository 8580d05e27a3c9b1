import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'

/** The studio answers within this time, in milliseconds, or counts as down. */
const studioTimeout = 3000

const time = z.iso.datetime({ offset: true })
const Games = z.object({
  games: z.array(
    z.object({
      gameCode: z.string(),
      name: z.string(),
      area: z.string(),
      category: z.string(),
      periodMs: z.number(),
      issue: z.string(),
      closesAt: time,
      drawsAt: time,
    }),
  ),
})
const Results = z.object({
  results: z.array(z.object({ gameCode: z.string(), issue: z.string(), openedAt: time, numbers: z.array(z.string()) })),
})

export type StudioGame = z.infer<typeof Games>['games'][number]
export type StudioResult = z.infer<typeof Results>['results'][number]

/** @throws Refusal LOTTERY_DOWN where the studio does not answer, or not what it should */
async function ask<T>(deps: Deps, path: string, schema: z.ZodMiniType<T>): Promise<T> {
  try {
    const reply = await fetch(new URL(path, deps.config.origins.studio), { signal: AbortSignal.timeout(studioTimeout) })
    if (!reply.ok) throw new Error(`The studio answers ${reply.status}`)
    return schema.parse(await reply.json())
  } catch (error) {
    deps.report(error, { asked: path })
    throw new Refusal('LOTTERY_DOWN')
  }
}

/** Every lottery there is, with the draw that is bet on now. */
export const askGames = async (deps: Deps): Promise<StudioGame[]> =>
  (await ask(deps, '/api/lottery/games', Games)).games

/** The latest draws of a lottery, the newest first. */
export const askResults = async (deps: Deps, gameCode: string, size: number): Promise<StudioResult[]> =>
  (await ask(deps, `/api/lottery/results?${new URLSearchParams({ gameCode, size: String(size) })}`, Results)).results
