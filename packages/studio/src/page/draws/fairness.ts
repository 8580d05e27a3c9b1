import type { DrawsView } from '../../engine/draws/draws-view.ts'
import { checkLink, checkList, codePair } from '../check-link.ts'
import { el } from '../dom.ts'
import type { DrawSay } from './texts.ts'

/** Past draws that are offered to be checked. */
const shownChecks = 10

/** What commits to the draw to come, and the past ones to be checked. The game stands where a player's seed would. */
export const fairnessPanel = ({ kind, next, results }: DrawsView, gameCode: string, say: DrawSay): Node[] => [
  el('p', {}, say('fairLead')),
  codePair(say('nextCommitment', { issue: next.issue }), next.commitment),
  checkList(
    results
      .slice(0, shownChecks)
      .map(result => checkLink(say('check', { issue: result.issue }), { ...result, kind, clientSeed: gameCode })),
  ),
]
