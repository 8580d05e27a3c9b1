import type { BookView } from './book-view.ts'
import { el } from '../../page/dom.ts'
import { toSlipButton } from '../../page/draws/slip-parts.ts'
import { fixtureRow, pickOf, sideOf } from './fixture-row.ts'
import type { Picked, Picks } from './slip/picks.ts'
import type { Selection } from './selection.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { clockTime } from './labels.ts'

type Slate = BookView['slates'][number]

export interface Offered {
  node: HTMLElement
  /**
   * Takes the slates that can be bet on; the one that is shown stays, or gives way to the first.
   */
  update(slates: readonly Slate[]): void
  /** The slate that is shown. */
  shown(): Slate | null
  /**
   * Shows a fixture, and puts what is chosen of it on the slip.
   * @returns whether it takes bets
   */
  open(selection: Selection): boolean
  /** Shows what is on the slip. */
  mark(picks: Picks): void
}

/**
 * The fixtures that take bets: slates by their start to choose from, and the fixtures of one of
 * them by league.
 */
export function createOffered(
  leagues: BookView['leagues'],
  t: SportsbookT,
  calls: { toggle: (pick: Picked) => void; drawn: () => void; toSlip: () => void },
): Offered {
  const starts = el('fieldset', { class: 'plays starts' })
  const list = el('div', { class: 'leagues' })
  const way = toSlipButton(count => t('toSlip', { count }), calls.toSlip)
  let slates: readonly Slate[] = []
  let issue = ''

  const shown = () => slates.find(slate => slate.issue === issue) ?? null

  function league({ code, name, sport }: BookView['leagues'][number]): HTMLElement {
    const fixtures = shown()?.fixtures.filter(fixture => fixture.league === code) ?? []
    const heading = el('h2', { class: 'league-name', id: `league-${code}` }, name)
    return el(
      'section',
      { class: 'league', 'aria-labelledby': heading.id },
      heading,
      el('ul', { class: 'fixtures' }, ...fixtures.map(fixture => fixtureRow(fixture, { sport, t }, calls.toggle))),
    )
  }

  function show(next: string): void {
    issue = next
    list.replaceChildren(...leagues.map(league))
    calls.drawn()
  }

  const start = (slate: Slate) =>
    el(
      'label',
      { class: 'play' },
      el('input', {
        type: 'radio',
        name: 'slate',
        value: slate.issue,
        ...(slate.issue === issue ? { checked: true } : {}),
        onchange: () => show(slate.issue),
      }),
      el('span', {}, clockTime(slate.startsAt)),
    )

  const drawStarts = () => starts.replaceChildren(el('legend', {}, t('starts')), ...slates.map(start))

  function toggle({ fixture: id, market, option }: Selection): void {
    const fixture = shown()?.fixtures.find(each => each.id === id)
    const offer = fixture?.offers.find(({ name }) => name === market)
    const found = offer?.options.find(each => each.option === option)
    const sport = leagues.find(({ code }) => code === fixture?.league)?.sport
    if (fixture && offer && found && sport) calls.toggle(pickOf(fixture, offer, found.option, found.odds, { sport, t }))
  }

  return {
    node: el('div', { class: 'board offered' }, starts, list, way.node),
    shown,
    open(selection) {
      const slate = slates.find(({ fixtures }) => fixtures.some(({ id }) => id === selection.fixture))
      if (!slate) return false
      show(slate.issue)
      drawStarts()
      toggle(selection)
      const row = list.querySelector(`[data-fixture="${selection.fixture}"]`)?.closest('.fixture')
      row?.classList.add('fixture-asked')
      // The page is not in the document yet.
      requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }))
      return true
    },
    update(now) {
      if (now.map(slate => slate.issue).join() === slates.map(slate => slate.issue).join()) return
      const wasFocused = starts.matches(':focus-within') || list.matches(':focus-within')
      const isRemoved = !now.some(slate => slate.issue === issue)
      slates = now
      if (isRemoved) show(now[0]?.issue ?? '')
      drawStarts()
      // A focus on a slate that has gone moves to the choice of slates.
      if (wasFocused && (isRemoved || !list.matches(':focus-within')))
        starts.querySelector<HTMLInputElement>(':checked')?.focus({ preventScroll: true })
    },
    mark({ has, all }) {
      way.setCount(all().length)
      for (const button of list.querySelectorAll<HTMLElement>('.odds')) {
        const { fixture = '', market = '', option = '' } = button.dataset
        button.setAttribute('aria-pressed', String(has({ fixture, market, option })))
      }
    },
  }
}

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

/** Max fixtures that are shown, but for those of one slate. */
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
