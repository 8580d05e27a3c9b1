import type { DrawsView } from '../../draws/view.ts'
import { el } from '../dom.ts'
import type { DrawSay } from './texts.ts'

/** Past draws that are offered to be checked. */
const shownChecks = 10

/** Address that hands a drawn seed to the verifier; the fragment goes to no server. */
function checkUrl(
  kind: string,
  clientSeed: string,
  { commitment, serverSeed, nonce }: DrawsView['results'][number],
): string {
  const facts = { kind, serverSeed: serverSeed ?? '', commitment, clientSeed, nonce: String(nonce) }
  return `/verify/?lang=${document.documentElement.lang}#${new URLSearchParams(facts).toString()}`
}

/** What commits to the draw to come, and the past ones to be checked. */
export const fairnessPanel = ({ kind, next, results }: DrawsView, gameCode: string, say: DrawSay): Node[] => [
  el('p', {}, say('fairLead')),
  el(
    'div',
    { class: 'pair' },
    el('span', {}, say('nextCommitment', { issue: next.issue })),
    el('code', {}, next.commitment),
  ),
  el(
    'ul',
    { class: 'checks' },
    ...results
      .slice(0, shownChecks)
      .map(result =>
        el(
          'li',
          {},
          el(
            'a',
            { href: checkUrl(kind, gameCode, result), target: '_blank', rel: 'noopener' },
            say('check', { issue: result.issue }),
          ),
        ),
      ),
  ),
]
