import { startGame } from '../../page/start-game.ts'
import { startRooms, connectRooms } from './api.ts'
import type { CardRoomsStart } from '../../engine/rooms/start-card-rooms.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import type { TableView } from '../../engine/rooms/rooms-view.ts'
import { Refusal } from '../../page/api.ts'
import { createDialog } from '../../page/dialog.ts'
import { fairnessIntro, oddsLink } from '../../page/fairness-intro.ts'
import { el } from '../../page/dom.ts'
import { createWalletPanel } from '../../page/wallet-panel.ts'
import { historyTable, roundLink } from '../../page/history.ts'
import { moneyFor } from '../../page/money.ts'
import { decoration, applyColours } from '../../page/scenery.ts'
import { untilAnswered } from '../../page/settling.ts'
import type { PageT, ThirteenT } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'
import { isOver, watchMatch } from './api.ts'
import { createLobby } from './lobby.ts'
import { createTable } from './table.ts'
import { leavingText, tableText } from './table.ts'
import { checkLink, codePair } from '../../page/check-link.ts'

/** Asks once more before a running match is given up, and says what that costs. */
function confirmDialog(t: ThirteenT, leave: () => void) {
  const text = el('p', {})
  const heading = el('h2', { id: 'leave-title' }, t('leaveTitle'))
  const sure = () => {
    dialog.close()
    leave()
  }
  const dialog = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': heading.id },
    el('header', {}, heading),
    text,
    el(
      'div',
      { class: 'actions' },
      el('button', { type: 'button', class: 'sit', onclick: () => dialog.close() }, t('stay')),
      el('button', { type: 'button', class: 'quiet', onclick: sure }, t('leave')),
    ),
  )
  return {
    node: dialog,
    open(stake: string): void {
      text.textContent = t('leaveText', { stake })
      dialog.showModal()
    },
  }
}

/** Commitment of the deal of a match, and after it the link to check it. */
async function fairnessPanel(table: TableView | null, gameCode: string, t: ThirteenT, pageT: PageT): Promise<Node[]> {
  const intro = await fairnessIntro('match')
  if (!table) return [...intro, el('p', { class: 'note' }, t('noMatch')), oddsLink(gameCode)]
  const { commitment, serverSeed, clientSeed, match, round } = table
  const facts = { kind: round.kind, serverSeed, commitment, clientSeed, nonce: match }
  return [
    ...intro,
    codePair(pageT('commitment'), commitment),
    clientSeed ? codePair(t('bothWords'), clientSeed) : codePair(t('yourWord'), round.clientSeed),
    ...(serverSeed ? [codePair(pageT('revealed'), serverSeed), el('p', {}, checkLink(t('check'), facts))] : []),
    oddsLink(gameCode),
  ]
}

/** Intervals at which the clock of a turn moves and the rooms are asked for, in milliseconds. */
const intervals = { tick: 250, rooms: 5000 }

/** This page's part of the seed of a match. */
const ownSeedPart = () => crypto.randomUUID().slice(0, 18)

/** Texts about a stake that is on its way back, and once it is there. */
type RefundTexts = Record<'soon' | 'back', string>

/** Shows the rooms of a started session, or the table that the player sits at. */
function showThirteen(start: CardRoomsStart, pageT: PageT): HTMLElement {
  const { lang } = document.documentElement
  const { theme, gameCode } = start
  const t = textsOf('thirteen')
  const money = moneyFor(lang, start.symbol)
  const api = connectRooms(start)
  const wallet = createWalletPanel({ start, api, pageT, money })
  const asked = new URLSearchParams(location.search).get('room')
  const lobby = createLobby({ t, money, asked, sit: roomId => void sit(roomId) })
  let current: TableView | null = null
  let watcher: ReturnType<typeof watchMatch> | null = null
  const unconfirmed: RefundTexts = { soon: t('returning'), back: pageT('rolledBack') }
  const left: RefundTexts = { soon: t('comingBack'), back: t('alone') }
  let wanted: { roomId: string; clientSeed: string; requestId: string } | null = null

  const table = createTable(t, card => void play(card))
  const place = el('div', { class: 'place' })
  const actions = el('div', { class: 'actions' })
  const lastRound = el('span', { class: 'last-round' })
  const action = (label: string, done: () => void, className = 'quiet') =>
    el('button', { type: 'button', class: className, onclick: done }, label)

  function showError(error: unknown): void {
    const code = error instanceof Refusal ? error.code : ''
    const text = t.find(code)
    if (text) wallet.message.textContent = text
    else wallet.showError(error)
  }

  function showLobby(text = ''): void {
    watcher?.stop()
    current = null
    wallet.leaving(null)
    wallet.message.textContent = text
    actions.replaceChildren()
    place.replaceChildren(lobby.node)
    void syncRooms()
  }

  async function syncRooms(): Promise<void> {
    if (current) return
    await api.rooms().then(({ rooms }) => lobby.update(rooms), showError)
  }

  function endMatch({ round, roomId }: TableView): void {
    const { roundId, stake, win, currency, outcome } = round
    wallet.show(round.balance)
    wallet.host.post('round.end', { roundId, stake, win, currency, outcome })
    wallet.host.post('idle')
    lastRound.replaceChildren(`${pageT('round')} `, roundLink(roundId))
    actions.replaceChildren(
      action(t('again'), () => void sit(roomId), 'sit'),
      action(t('back'), () => {
        lobby.showAll()
        showLobby()
      }),
    )
  }

  function show(next: TableView): void {
    const before = current
    current = next
    table.update(next)
    if (before?.state !== next.state && (next.state === 'open' || next.state === 'playing'))
      actions.replaceChildren(action(t('leave'), () => void leaving()))
    wallet.leaving(leavingText(next, t, money))
    wallet.message.textContent = tableText(next, t, money)
    wallet.message.classList.toggle('net-win', next.winner === next.seat)
    if (isOver(next)) endMatch(next)
  }

  function watch(first: TableView): void {
    watcher?.stop()
    place.replaceChildren(table.node)
    watcher = watchMatch(api, first, {
      show,
      broken: on => on && (wallet.message.textContent = t('lost_line')),
      // The seat is free again: no other player came, and the stake is on its way back.
      failed: error =>
        error instanceof Refusal && error.code === 'NOT_FOUND'
          ? void goneBack(first.round.roundId, left)
          : showError(error),
    })
  }

  /**
   * Back to the rooms, and says when the stake of a seat has come back.
   * @param round - the bet, where it is known
   */
  async function goneBack(roundId: string, words: RefundTexts, round: RoundView | null = null): Promise<void> {
    const isBack = round?.outcome === 'rolledBack'
    const showText = (text: string) => {
      wallet.message.textContent = text
      wallet.host.post('idle')
      void wallet.refresh()
    }
    showLobby()
    showText(isBack ? words.back : words.soon)
    if (!isBack && (await untilAnswered(roundId, api.rounds, () => !current))) showText(words.back)
  }

  async function sit(roomId: string): Promise<void> {
    if (wallet.isBlocked()) return
    // The same request again, after an answer that was lost, is the same seat.
    wanted = wanted?.roomId === roomId ? wanted : { roomId, clientSeed: ownSeedPart(), requestId: crypto.randomUUID() }
    wallet.message.textContent = ''
    wallet.host.post('busy')
    try {
      const { table: first, round } = await api.sit(wanted)
      wanted = null
      if (!first) return void goneBack(round.roundId, unconfirmed, round)
      const { roundId, stake, currency, balance } = first.round
      wallet.host.post('round.start', { roundId, stake, currency })
      wallet.show(balance)
      watch(first)
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'NETWORK')) wanted = null
      showError(error)
      wallet.host.post('idle')
    }
  }

  async function play(card: number): Promise<void> {
    if (!current || wallet.isBlocked()) return
    const { match, moves } = current
    await api.play({ match, moves, card }).then(answer => watcher?.put(answer.table), showError)
  }

  async function leave(): Promise<void> {
    if (!current) return
    const { state, match, round } = current
    try {
      const answer = await api.leave(match)
      if (state === 'open') void goneBack(round.roundId, left, answer.round)
    } catch (error) {
      showError(error)
    }
  }

  const sure = confirmDialog(t, () => void leave())
  const leaving = () => (current?.state === 'playing' ? sure.open(money(current.round.stake)) : leave())

  const dialogs = {
    history: createDialog(pageT('history'), pageT('close'), async () =>
      historyTable((await api.rounds()).rounds, pageT, money),
    ),
    fairness: createDialog(pageT('fairness'), pageT('close'), () => fairnessPanel(current, gameCode, t, pageT)),
  }
  const opener = (name: keyof typeof dialogs) => action(pageT(name), () => void dialogs[name].open(), 'plain')

  applyColours(theme)
  lobby.update(start.rooms)
  if (start.table) watch(start.table)
  else showLobby()
  setInterval(table.tick, intervals.tick)
  setInterval(() => void syncRooms(), intervals.rooms)
  return el(
    'main',
    { class: 'cards' },
    decoration(`room-${theme.palette}`, 'room'),
    el(
      'header',
      { class: 'top' },
      el('h1', {}, el('img', { src: `/art/title-${gameCode}.svg`, alt: theme.name })),
      wallet.node,
    ),
    place,
    el(
      'section',
      { class: 'panel' },
      wallet.message,
      actions,
      el('p', { class: 'rules' }, `${t('rules')} ${pageT('demoNote')}`),
      el('footer', {}, lastRound, el('nav', {}, opener('history'), opener('fairness'))),
    ),
    dialogs.history.node,
    dialogs.fairness.node,
    sure.node,
  )
}

void startGame(async ({ code, gameCode, t }) => showThirteen(await startRooms(code, gameCode), t))
