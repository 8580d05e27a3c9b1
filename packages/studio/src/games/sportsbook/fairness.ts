import type { BookView } from './book-view.ts'
import { checkLink, checkList, codePair } from '../../page/check-link.ts'
import { el } from '../../page/dom.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

/** What commits to each slate to come, and the past ones to be checked. The book stands where a player's seed would. */
export const fairnessPanel = ({ kind, slates, results }: BookView, gameCode: string, t: SportsbookT): Node[] => [
  el('p', {}, t('fairBook')),
  ...slates.map(({ startsAt, commitment }) => codePair(t('commitmentOf', { time: clockTime(startsAt) }), commitment)),
  checkList(
    results.map(result =>
      checkLink(t('checkStart', { time: clockTime(result.startedAt) }), { ...result, kind, clientSeed: gameCode }),
    ),
  ),
]
