import type { RoomsStart } from '../../engine/rooms/start-page.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { Refused } from '../../page/api.ts'
import { createDialog } from '../../page/dialog.ts'
import { el } from '../../page/dom.ts'
import { createPurse } from '../../page/wallet-panel.ts'
import { historyTable, roundLink } from '../../page/history.ts'
import { moneyFor } from '../../page/money.ts'
import { decoration, paint } from '../../page/scenery.ts'
import { untilAnswered } from '../../page/settling.ts'
import type { Say } from '../../page/texts.ts'
import { connectRooms } from './api.ts'
import { fairnessPanel } from './fairness.ts'
import { followMatch, isOver } from './watch-match.ts'
import { confirmDialog } from './leave-dialog.ts'
import { createLobby } from './lobby.ts'
import { createTable } from './table.ts'
import { cardsTexts, isCardsKey } from './texts.ts'
import { tableText } from './table-text.ts'

/** How often the clock of a turn moves, and how often the rooms are asked for, in milliseconds. */
const pace = { tick: 250, rooms: 5000 }

/** What this page adds to the seed of a match. */
const ownWord = () => crypto.randomUUID().slice(0, 18)

/** What is said of a stake that is on its way back, and once it is there. */
type Words = Record<'soon' | 'back', string>

/** Shows the rooms of a started session, or the table that the player sits at. */
export function runCards(start: RoomsStart, shellSay: Say): HTMLElement {
  const { lang } = document.documentElement
  const { theme, gameCode } = start
  const say = cardsTexts(lang)
  const money = moneyFor(lang, start.symbol)
  const api = connectRooms(start)
  const purse = createPurse({ start, api, shellSay, money })
  const asked = new URLSearchParams(location.search).get('room')
  const lobby = createLobby({ say, money, asked, sit: roomId => void sit(roomId) })
  let current: TableView | null = null
  let following: ReturnType<typeof followMatch> | null = null
  const unconfirmed: Words = { soon: say('returning'), back: shellSay('rolledBack') }
  const left: Words = { soon: say('comingBack'), back: say('alone') }
  let wanted: { roomId: string; clientSeed: string; requestId: string } | null = null

  const table = createTable(say, card => void play(card))
  const place = el('div', { class: 'place' })
  const actions = el('div', { class: 'actions' })
  const lastRound = el('span', { class: 'last-round' })
  const action = (label: string, done: () => void, className = 'quiet') =>
    el('button', { type: 'button', class: className, onclick: done }, label)

  function trouble(error: unknown): void {
    const code = error instanceof Refused ? error.code : ''
    if (isCardsKey(code)) purse.message.textContent = say(code)
    else purse.trouble(error)
  }

  function showLobby(text = ''): void {
    following?.stop()
    current = null
    purse.message.textContent = text
    actions.replaceChildren()
    place.replaceChildren(lobby.node)
    void syncRooms()
  }

  async function syncRooms(): Promise<void> {
    if (current) return
    await api.rooms().then(({ rooms }) => lobby.update(rooms), trouble)
  }

  function endMatch({ round, roomId }: TableView): void {
    const { roundId, stake, win, currency, outcome } = round
    purse.show(round.balance)
    purse.host.post('round.end', { roundId, stake, win, currency, outcome })
    purse.host.post('idle')
    lastRound.replaceChildren(`${shellSay('round')} `, roundLink(roundId))
    actions.replaceChildren(
      action(say('again'), () => void sit(roomId), 'sit'),
      action(say('back'), () => showLobby()),
    )
  }

  function show(next: TableView): void {
    const before = current
    current = next
    table.update(next)
    if (before?.state !== next.state && (next.state === 'open' || next.state === 'playing'))
      actions.replaceChildren(action(say('leave'), () => void leaving()))
    purse.message.textContent = tableText(next, say, money)
    purse.message.classList.toggle('proud', next.winner === next.seat)
    if (isOver(next)) endMatch(next)
  }

  function follow(first: TableView): void {
    following?.stop()
    place.replaceChildren(table.node)
    following = followMatch(api, first, {
      show,
      broken: on => on && (purse.message.textContent = say('lost_line')),
      // The seat is free again: nobody came, and the stake is on its way back.
      failed: error =>
        error instanceof Refused && error.code === 'NOT_FOUND'
          ? void goneBack(first.round.roundId, left)
          : trouble(error),
    })
  }

  /** Back to the rooms, and says when the stake of a seat has come back. @param round - the bet as it stands, where that is known */
  async function goneBack(roundId: string, words: Words, round: RoundView | null = null): Promise<void> {
    const isBack = round?.outcome === 'rolledBack'
    const tell = (text: string) => {
      purse.message.textContent = text
      purse.host.post('idle')
      void purse.refresh()
    }
    showLobby()
    tell(isBack ? words.back : words.soon)
    if (!isBack && (await untilAnswered(roundId, api.rounds, () => !current))) tell(words.back)
  }

  async function sit(roomId: string): Promise<void> {
    if (purse.isHeld()) return
    // The same request again, after an answer that was lost, is the same seat.
    wanted = wanted?.roomId === roomId ? wanted : { roomId, clientSeed: ownWord(), requestId: crypto.randomUUID() }
    purse.message.textContent = ''
    purse.host.post('busy')
    try {
      const { table: first, round } = await api.sit(wanted)
      wanted = null
      if (!first) return void goneBack(round.roundId, unconfirmed, round)
      const { roundId, stake, currency, balance } = first.round
      purse.host.post('round.start', { roundId, stake, currency })
      purse.show(balance)
      follow(first)
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'NETWORK')) wanted = null
      trouble(error)
      purse.host.post('idle')
    }
  }

  async function play(card: number): Promise<void> {
    if (!current || purse.isHeld()) return
    const { match, moves } = current
    await api.play({ match, moves, card }).then(answer => following?.put(answer.table), trouble)
  }

  async function leave(): Promise<void> {
    if (!current) return
    const { state, match, round } = current
    try {
      const answer = await api.leave(match)
      if (state === 'open') void goneBack(round.roundId, left, answer.round)
    } catch (error) {
      trouble(error)
    }
  }

  const sure = confirmDialog(say, () => void leave())
  const leaving = () => (current?.state === 'playing' ? sure.showModal() : leave())

  const dialogs = {
    history: createDialog(shellSay('history'), shellSay('close'), async () =>
      historyTable((await api.rounds()).rounds, shellSay, money),
    ),
    fairness: createDialog(shellSay('fairness'), shellSay('close'), () => fairnessPanel(current, say, shellSay)),
  }
  const opener = (name: keyof typeof dialogs) => action(shellSay(name), () => void dialogs[name].open(), 'plain')

  paint(theme)
  lobby.update(start.rooms)
  if (start.table) follow(start.table)
  else showLobby()
  setInterval(table.tick, pace.tick)
  setInterval(() => void syncRooms(), pace.rooms)
  return el(
    'main',
    { class: 'cards' },
    decoration(`room-${theme.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${gameCode}.svg`, alt: theme.name })),
      purse.node,
    ),
    place,
    el(
      'section',
      { class: 'floor' },
      purse.message,
      actions,
      el('p', { class: 'rules' }, `${say('rules')} ${shellSay('demoNote')}`),
      el('footer', {}, lastRound, el('nav', {}, opener('history'), opener('fairness'))),
    ),
    dialogs.history.node,
    dialogs.fairness.node,
    sure,
  )
}
