import type { BookView } from '../../book/view.ts'
import { el } from '../dom.ts'
import type { BookSay } from './texts.ts'
import { clockTime } from './words.ts'

/** Address that hands a drawn seed to the verifier; the fragment goes to no server. */
function checkUrl(
  kind: string,
  gameCode: string,
  { commitment, serverSeed, nonce }: BookView['results'][number],
): string {
  const facts = { kind, serverSeed: serverSeed ?? '', commitment, clientSeed: gameCode, nonce: String(nonce) }
  return `/verify/?lang=${document.documentElement.lang}#${new URLSearchParams(facts).toString()}`
}

/** What commits to each slate to come, and the past ones to be checked. */
export const fairnessPanel = ({ kind, slates, results }: BookView, gameCode: string, say: BookSay): Node[] => [
  el('p', {}, say('fairBook')),
  ...slates.map(({ startsAt, commitment }) =>
    el(
      'div',
      { class: 'pair' },
      el('span', {}, say('commitmentOf', { time: clockTime(startsAt) })),
      el('code', {}, commitment),
    ),
  ),
  el(
    'ul',
    { class: 'checks' },
    ...results.map(result =>
      el(
        'li',
        {},
        el(
          'a',
          { href: checkUrl(kind, gameCode, result), target: '_blank', rel: 'noopener' },
          say('checkStart', { time: clockTime(result.startedAt) }),
        ),
      ),
    ),
  ),
]
