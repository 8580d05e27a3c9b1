import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { checkLink, checkList, codePair } from '../check-link.ts'
import { fairnessIntro, oddsLink } from '../fairness-intro.ts'
import type { DrawsT } from '../text-keys.ts'

/** Past draws that are offered to be checked. */
const shownChecks = 10

/**
 * Commitment of the draw to come, and links to check the past ones. The game stands where a
 * player's seed would.
 */
export const fairnessPanel = async (
  { kind, next, results }: DrawsView,
  gameCode: string,
  t: DrawsT,
  drawn: 'draw' | 'hand' = 'draw',
): Promise<Node[]> => [
  ...(await fairnessIntro(drawn)),
  codePair(t('nextCommitment', { issue: next.issue }), next.commitment),
  checkList(
    results
      .slice(0, shownChecks)
      .map(result => checkLink(t('check', { issue: result.issue }), { ...result, kind, clientSeed: gameCode })),
  ),
  oddsLink(gameCode),
]
