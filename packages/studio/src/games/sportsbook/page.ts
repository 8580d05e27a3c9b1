import { startGame } from '../../page/start-game.ts'
import { startBook, connectBook } from './api.ts'
import type { BookView } from './book-view.ts'
import type { DrawnGamesStart } from '../../engine/draws/start-drawn-games.ts'
import { bookRules } from './rules.ts'
import { fixtureById, slotOf } from './fixtures/slate.ts'
import { createDialog } from '../../page/dialog.ts'
import { fairnessIntro, oddsLink } from '../../page/fairness-intro.ts'
import { el } from '../../page/dom.ts'
import { drawClock, countdown, type DrawClock } from '../../page/draws/draw-clock.ts'
import {
  titledSection,
  drawnGameLayout,
  type DrawnGameLayoutParts as FrameParts,
} from '../../page/draws/draw-layout.ts'
import { createWalletPanel } from '../../page/wallet-panel.ts'
import { moneyFor } from '../../page/money.ts'
import { applyColours, decoration } from '../../page/scenery.ts'
import type { PageT, SportsbookT } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'
import { percent } from '../../page/number-format.ts'
import { betsTable } from './slip/bets-table.ts'
import { watchBook } from './api.ts'
import { createOffered } from './fixture-lists.ts'
import { createPicks } from './slip/picks.ts'
import { createBetPlacing } from './slip/slip.ts'
import { resultsList } from './fixture-lists.ts'
import { createSlip } from './slip/slip.ts'
import { selectionIn } from './selection.ts'
import { checkLink, checkList, codePair } from '../../page/check-link.ts'
import { clockTime } from './labels.ts'

interface Parts extends Omit<FrameParts, 'desk' | 'sections'> {
  balance: HTMLElement
  /** Offered fixtures, and the slip. */
  desk: readonly HTMLElement[]
  lists: readonly HTMLElement[]
}

/**
 * Puts the parts of a book where they belong: fixtures and slip in the frame, and the texts on the
 * panel below.
 */
const layout = (
  { name, look }: DrawnGamesStart['games'][number],
  { balance, desk, lists, ...rest }: Parts,
): HTMLElement =>
  el(
    'main',
    { class: 'lottery book' },
    decoration(`room-${look.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${look.gameCode}.svg`, alt: name })),
      balance,
    ),
    drawnGameLayout({
      ...rest,
      desk: el('div', { class: 'desk' }, ...desk),
      sections: [el('div', { class: 'lists' }, ...lists)],
    }),
  )

type Slate = BookView['slates'][number]

const hasStarted = ({ startsAt }: Slate, now: number): boolean => Date.parse(startsAt) <= now

/** Slates that take bets at a moment. */
const openSlates = (slates: readonly Slate[], now: number): Slate[] => slates.filter(slate => !hasStarted(slate, now))

/** Time for which the shown fixtures take bets, and the slate that is under way. */
function createHead(clock: DrawClock, t: SportsbookT) {
  const playing = el('p', { class: 'under-way' })
  const label = el('span', { class: 'label' }, t('startsIn'))
  const left = el('b', { class: 'left', role: 'timer' })
  return {
    node: el(
      'div',
      { class: 'head' },
      el('div', { class: 'head-lead' }, el('p', {}, t('lead')), playing),
      el('div', { class: 'countdown' }, label, left),
    ),
    tick(slates: readonly Slate[], shown: Slate | null): void {
      const now = clock.now()
      const begun = slates.find(slate => hasStarted(slate, now))
      playing.textContent = begun
        ? `${t('underWay', { time: clockTime(begun.startsAt) })} ${countdown(Date.parse(begun.endsAt) - now)}`
        : ''
      left.textContent = shown ? countdown(Date.parse(shown.startsAt) - now) : '–'
    },
  }
}

/**
 * Commitment of each slate to come, and links to check the past ones. The book's code is used in
 * place of a player's seed.
 */
const fairnessPanel = async (
  { kind, slates, results }: BookView,
  gameCode: string,
  t: SportsbookT,
): Promise<Node[]> => [
  ...(await fairnessIntro('book')),
  ...slates.map(({ startsAt, commitment }) => codePair(t('commitmentOf', { time: clockTime(startsAt) }), commitment)),
  checkList(
    results.map(result =>
      checkLink(t('checkStart', { time: clockTime(result.startedAt) }), { ...result, kind, clientSeed: gameCode }),
    ),
  ),
  oddsLink(gameCode),
]

/** Intervals at which the page updates its clock and asks the studio, in milliseconds. */
const intervals = { tick: 250, sync: 3000 }

/**
 * Shows the book of a started session: fixtures with their odds, the slip, the player's bets and
 * the last results.
 */
function showSportsbook(start: DrawnGamesStart, first: BookView, pageT: PageT): HTMLElement {
  const { lang } = document.documentElement
  const t = textsOf('draws', 'sportsbook')
  const money = moneyFor(lang, start.symbol)
  const api = connectBook(start)
  const clock = drawClock(first.now)
  const wallet = createWalletPanel({ start, api, t, pageT, money })
  const parts = { start, api, wallet, clock, t, pageT, money }
  let placing = false

  const picks = createPicks(() => {
    offered.mark(picks)
    slip.draw()
  })
  const placeBets = createBetPlacing({ ...parts, picks })
  const slip = createSlip({ ...parts, stakes: start.stakes, picks, message: wallet.message }, () => void place())
  const offered = createOffered(first.leagues, t, {
    toggle: pick => picks.toggle(pick),
    drawn: () => offered.mark(picks),
    toSlip: () => slip.node.scrollIntoView({ block: 'center' }),
  })
  const head = createHead(clock, t)
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })
  let shownResult: string | undefined
  const watcher = watchBook(parts, first, {
    book(view) {
      const [newest] = view.results
      if (newest?.issue !== shownResult) past.replaceChildren(resultsList(view, t))
      shownResult = newest?.issue
      tick()
    },
    bets: bets => mine.replaceChildren(betsTable(bets, parts)),
  })
  const fairness = createDialog(pageT('fairness'), pageT('close'), () =>
    fairnessPanel(watcher.view(), start.gameCode, t),
  )

  const ready = () => slip.setReady(!placing && !wallet.isBlocked())

  async function place(): Promise<void> {
    placing = true
    ready()
    const bets = slip.bets()
    const placed = await placeBets(bets, slip.stake())
    watcher.add(placed, placed.length === bets.length)
    placing = false
    ready()
  }

  /** Takes off the slip what has started: no other slate has these fixtures. */
  function dropStarted(open: readonly { fixtures: readonly { id: string }[] }[]): void {
    const slates = new Set(open.map(({ fixtures: [fixture] }) => fixture && slotOf(fixture.id)?.slate))
    const started = picks.all().filter(({ fixture }) => !slates.has(slotOf(fixture)?.slate))
    if (!started.length || placing) return
    picks.drop(started)
    wallet.message.textContent = t('started', { fixture: started[0]?.versus ?? '' })
  }

  /** Shows what was chosen before the game was opened, or says that it has started. */
  function openSelection(): void {
    const selection = selectionIn(location.search)
    const fixture = selection && fixtureById(selection.fixture)
    if (!fixture || offered.open(selection)) return
    const versus = t('versus', { home: fixture.home.name, away: fixture.away.name })
    wallet.message.textContent = t('startedBefore', { fixture: versus })
  }

  function tick(): void {
    const { slates } = watcher.view()
    const open = openSlates(slates, clock.now())
    offered.update(open)
    dropStarted(open)
    head.tick(slates, offered.shown())
  }

  const [game] = start.games
  if (!game) throw new Error('A book is a game of its own')
  applyColours(game.look)
  wallet.onBlockedChange(ready)
  watcher.start()
  openSelection()
  setInterval(tick, intervals.tick)
  setInterval(() => void watcher.sync(placing), intervals.sync)
  return layout(game, {
    balance: wallet.node,
    desk: [head.node, offered.node, slip.node],
    lists: [titledSection('my-bets', t('myBets'), mine), titledSection('last-draws', t('lastResults'), past)],
    note: t('note', { rtp: percent(bookRules[first.kind].rtp) }),
    fairness,
    opener: pageT('fairness'),
  })
}

void startGame(async ({ code, gameCode, t }) => {
  const { start, view } = await startBook(code, gameCode)
  return showSportsbook(start, view, t)
})
