import type { betRecord, BetRecord, Output } from '@baize/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { askStudio } from '../launches/index.ts'

/** What the vendor of a bet says of it. */
type BetContent = Pick<Output<typeof betRecord>, 'content' | 'verifyUrl'>

/** The vendor that says what a round was bet on, and where anybody can verify it. */
const contentVendor = 'studio'

const Round = z.object({
  issue: z.nullable(z.string()),
  /** In words; none of a game whose players choose nothing. */
  picks: z.array(
    z.object({ fixture: z.nullable(z.string()), play: z.string(), option: z.string(), odds: z.nullable(z.string()) }),
  ),
  /** Path of its page. */
  page: z.string(),
})

/** A page of the studio; null where the path leads elsewhere. */
function pageOf({ config }: Pick<Deps, 'config'>, path: string): string | null {
  const { studio } = config.origins
  const url = new URL(path, studio)
  return url.origin === new URL(studio).origin ? url.href : null
}

/**
 * What a bet of a lottery or on fixtures was on, and where a settled one can be verified, as the
 * studio says it (MEM-37); null of other vendors, and where the studio does not answer: the bet is
 * shown all the same.
 * @param language - as the request has it
 */
export async function contentOf(
  deps: Pick<Deps, 'config' | 'report'>,
  vendor: string,
  { roundId, status }: Pick<BetRecord, 'roundId' | 'status'>,
  language: string,
): Promise<BetContent> {
  const nothing = { content: null, verifyUrl: null }
  if (vendor !== contentVendor) return nothing
  try {
    const path = `/api/rounds/${encodeURIComponent(roundId)}?${new URLSearchParams({ lang: language })}` as const
    const { issue, picks, page } = await askStudio(deps, path, Round)
    return {
      content: picks.length ? { issue, picks } : null,
      verifyUrl: status === 'unsettled' ? null : pageOf(deps, page),
    }
  } catch (error) {
    deps.report(error, { asked: 'round', roundId })
    return nothing
  }
}
