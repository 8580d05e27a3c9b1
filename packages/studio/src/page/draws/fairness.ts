import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { checkLink, checkList, codePair } from '../check-link.ts'
import { el } from '../dom.ts'
import type { DrawsT } from '../text-keys.ts'

/** Past draws that are offered to be checked. */
const shownChecks = 10

/** Commitment of the draw to come, and links to check the past ones. The game stands where a player's seed would. */
export const fairnessPanel = ({ kind, next, results }: DrawsView, gameCode: string, t: DrawsT): Node[] => [
  el('p', {}, t('fairLead')),
  codePair(t('nextCommitment', { issue: next.issue }), next.commitment),
  checkList(
    results
      .slice(0, shownChecks)
      .map(result => checkLink(t('check', { issue: result.issue }), { ...result, kind, clientSeed: gameCode })),
  ),
]
