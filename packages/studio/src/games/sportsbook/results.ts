import type { BookView } from './book-view.ts'
import { el } from '../../page/dom.ts'
import { sideOf } from './fixture-row.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

type Result = BookView['results'][number]['fixtures'][number]

/** A fixture with its score, the winner in bold. */
function resultRow({ home, away, score, league }: Result, leagues: BookView['leagues']): HTMLElement {
  const sport = leagues.find(({ code }) => code === league)?.sport ?? 'football'
  const side = (which: 'home' | 'away') => {
    const other = which === 'home' ? 'away' : 'home'
    const node = sideOf({ home, away }[which], sport)
    node.classList.toggle('victor', score[which] > score[other])
    return node
  }
  return el(
    'li',
    { class: 'ended' },
    side('home'),
    el('b', { class: 'score' }, `${score.home} – ${score.away}`),
    side('away'),
  )
}

/** Fixtures that are shown at most, but for those of one slate. */
const shownFixtures = 10

/** The last slates with their scores, newest first. */
export function resultsList({ leagues, results }: BookView, t: SportsbookT): HTMLElement {
  const drawn = results.filter(({ fixtures }) => fixtures.length)
  const [newest] = drawn
  if (!newest) return el('p', { class: 'note' }, t('noResults'))
  const slates = Math.max(1, Math.floor(shownFixtures / newest.fixtures.length))
  return el(
    'div',
    { class: 'past-slates' },
    ...drawn
      .slice(0, slates)
      .map(({ startedAt, fixtures }) =>
        el(
          'section',
          {},
          el('h3', {}, t('startedAt', { time: clockTime(startedAt) })),
          el('ul', { class: 'ended-list' }, ...fixtures.map(fixture => resultRow(fixture, leagues))),
        ),
      ),
  )
}
