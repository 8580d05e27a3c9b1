import type { BookView } from './book-view.ts'
import { checkLink, checkList, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import type { BookSay } from './texts.ts'
import { clockTime } from './labels.ts'

/** What commits to each slate to come, and the past ones to be checked. The book stands where a player's seed would. */
export const fairnessPanel = ({ kind, slates, results }: BookView, gameCode: string, say: BookSay): Node[] => [
  el('p', {}, say('fairBook')),
  ...slates.map(({ startsAt, commitment }) => codePair(say('commitmentOf', { time: clockTime(startsAt) }), commitment)),
  checkList(
    results.map(result =>
      checkLink(say('checkStart', { time: clockTime(result.startedAt) }), { ...result, kind, clientSeed: gameCode }),
    ),
  ),
]
