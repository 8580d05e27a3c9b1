import type { BookView } from './book-view.ts'
import type { DrawsStart } from '../../engine/draws/start-page.ts'
import { bookRules } from './rules.ts'
import { placeOf } from './fixtures/slate.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import { drawClock } from '../../page/draws/draw-clock.ts'
import { listed } from '../../page/draws/draw-layout.ts'
import { createPurse } from '../../page/wallet-panel.ts'
import { moneyFor } from '../../page/money.ts'
import { paint } from '../../page/scenery.ts'
import type { Say } from '../../page/texts.ts'
import { percent } from '../../page/times.ts'
import { connectBook } from './api.ts'
import { betsTable } from './slip/bets-table.ts'
import { fairnessPanel } from './fairness.ts'
import { followBook } from './watch-book.ts'
import { createHead, openSlates } from './head.ts'
import { layout } from './layout.ts'
import { createOffered } from './offered-fixtures.ts'
import { createPicks } from './slip/picks.ts'
import { createPlacing } from './slip/place-bets.ts'
import { resultsList } from './results.ts'
import { createSlip } from './slip/slip.ts'
import { bookTexts } from './texts.ts'

/** How often the page looks at the clock, and how often it asks the studio, in milliseconds. */
const pace = { tick: 250, sync: 3000 }

/** Shows the book of a started session: fixtures with their odds, the slip, the player's bets and the last results. */
export function runBook(start: DrawsStart, first: BookView, shellSay: Say): HTMLElement {
  const { lang } = document.documentElement
  const say = bookTexts(lang)
  const money = moneyFor(lang, start.symbol)
  const api = connectBook(start)
  const clock = drawClock(first.now)
  const purse = createPurse({ start, api, say, shellSay, money })
  const parts = { start, api, purse, clock, say, shellSay, money }
  let placing = false

  const picks = createPicks(() => {
    offered.mark(picks)
    slip.draw()
  })
  const placeBets = createPlacing({ ...parts, picks })
  const slip = createSlip({ ...parts, stakes: start.stakes, picks, message: purse.message }, () => void place())
  const offered = createOffered(first.leagues, say, {
    toggle: pick => picks.toggle(pick),
    drawn: () => offered.mark(picks),
    toSlip: () => slip.node.scrollIntoView({ block: 'center' }),
  })
  const head = createHead(clock, say)
  const mine = el('div', { class: 'scroll' })
  const past = el('div', { class: 'scroll' })
  let shownResult: string | undefined
  const follow = followBook(parts, first, {
    book(view) {
      const [newest] = view.results
      if (newest?.issue !== shownResult) past.replaceChildren(resultsList(view, say))
      shownResult = newest?.issue
      tick()
    },
    bets: bets => mine.replaceChildren(betsTable(bets, parts)),
  })
  const fairness = createDialog(shellSay('fairness'), shellSay('close'), () =>
    fairnessPanel(follow.view(), start.gameCode, say),
  )

  const ready = () => slip.setReady(!placing && !purse.isHeld())

  async function place(): Promise<void> {
    placing = true
    ready()
    const bets = slip.bets()
    const placed = await placeBets(bets, slip.stake())
    follow.add(placed, placed.length === bets.length)
    placing = false
    ready()
  }

  /** Takes off the slip what has started: no other slate has these fixtures. */
  function dropStarted(open: readonly { fixtures: readonly { id: string }[] }[]): void {
    const slates = new Set(open.map(({ fixtures: [fixture] }) => fixture && placeOf(fixture.id)?.slate))
    const started = picks.all().filter(({ fixture }) => !slates.has(placeOf(fixture)?.slate))
    if (!started.length || placing) return
    picks.drop(started)
    purse.message.textContent = say('started', { fixture: started[0]?.versus ?? '' })
  }

  function tick(): void {
    const { slates } = follow.view()
    const open = openSlates(slates, clock.now())
    offered.update(open)
    dropStarted(open)
    head.tick(slates, offered.shown())
  }

  const [game] = start.games
  if (!game) throw new Error('A book is a game of its own')
  paint(game.look)
  purse.onHeld(ready)
  follow.begin()
  setInterval(tick, pace.tick)
  setInterval(() => void follow.sync(placing), pace.sync)
  return layout(game, {
    balance: purse.node,
    desk: [head.node, offered.node, slip.node],
    lists: [listed('my-bets', say('myBets'), mine), listed('last-draws', say('lastResults'), past)],
    note: say('note', { rtp: percent(bookRules[first.kind].rtp) }),
    fairness,
    opener: shellSay('fairness'),
  })
}
