import type { DrawnGamesStart } from '../engine/draws/start-drawn-games.ts'
import { watchConnection } from './connection.ts'
import { el } from './dom.ts'
import { Refusal } from './api.ts'
import { type Host, connectHost } from './host.ts'
import type { Money } from './money.ts'
import { createShownBalance } from './shown-balance.ts'
import type { DrawsT, PageT } from './text-keys.ts'
import type { DrawsConnection } from './draws/api.ts'

/** Balance, message line and connection to the host of a page, and whether bets may be placed. */
export interface WalletPanel {
  /** The balance, for the head of the page. */
  node: HTMLElement
  /** One line for what happened, read out politely. */
  message: HTMLElement
  host: Host
  show(amount: string | null): void
  refresh(): Promise<void>
  /**
   * Tells the host what it costs to leave now, so that it asks first; null where it costs nothing.
   */
  leaving(cost: string | null): void
  isBlocked(): boolean
  /** Whether the session has ended: every call on behalf of the player is refused from now on. */
  hasEnded(): boolean
  /** Called when bets may be placed again, or no more. */
  onBlockedChange(onChange: () => void): void
  showError(error: unknown): void
}

/** Refusals of a bet on a draw, and of no other. */
const drawRefusals = ['DRAW_CLOSED', 'TOO_MANY_BETS'] as const

/** Parts of every page of a game that the panel is made of. */
interface WalletPanelOptions {
  start: Pick<DrawnGamesStart, 'balance' | 'currency' | 'gameCode' | 'hostOrigin' | 'lobbyUrl'>
  api: Pick<DrawsConnection, 'balance'>
  /** Absent where nothing waits for a draw. */
  t?: DrawsT
  pageT: PageT
  money: Money
}

export interface WalletPanelParts extends WalletPanelOptions {
  start: DrawnGamesStart
  api: DrawsConnection
  t: DrawsT
}

export function createWalletPanel({ start, api, t, pageT, money }: WalletPanelOptions): WalletPanel {
  const value = el('b', { class: 'value' })
  const heading = el('span', { class: 'label', id: 'balance-label' }, pageT('balance'))
  const node = el('div', { class: 'fact', role: 'group', 'aria-labelledby': heading.id }, heading, value)
  const message = el('p', { class: 'message', role: 'status' })
  const blockers = { paused: false, closed: false, ended: false }
  let balance = start.balance
  const shown = createShownBalance(money, text => (value.textContent = text))
  let leavingCost: string | null = null
  /** What the message line says of a lost connection, until something else is said. */
  let lostConnection: Text | null = null
  let onChange = () => {}

  const host = connectHost(
    start.hostOrigin,
    { gameCode: start.gameCode, name: document.title },
    {
      connected: () => {
        show(balance)
        if (leavingCost) host.post('leaving', { cost: leavingCost })
        host.post('idle')
      },
      refresh: () => void refresh(),
      pause: () => setBlocked('paused', true),
      resume: () => setBlocked('paused', false),
      close: () => setBlocked('closed', true),
      hideBalance: shown.hide,
    },
  )

  function setBlocked(name: keyof typeof blockers, on: boolean): void {
    blockers[name] = on
    // The link back to the lobby stays where it is.
    if (!blockers.ended)
      message.textContent = blockers.closed ? pageT('closed') : blockers.paused ? pageT('paused') : ''
    onChange()
  }

  function show(amount: string | null): void {
    if (amount === null) return
    balance = amount
    shown.show(amount)
    host.post('balance', { amount, currency: start.currency })
  }

  async function refresh(): Promise<void> {
    try {
      show((await api.balance()).balance)
    } catch (error) {
      showError(error)
    }
  }

  // The message on the broken connection goes; what became of bets is read by the page itself.
  watchConnection(isBack => {
    if (!isBack || blockers.ended) return
    lostConnection?.remove()
    void refresh().then(() => host.post('idle'))
  })

  const leave = () => (host.present ? host.post('exit') : location.assign(start.lobbyUrl))

  function showError(error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'UNKNOWN'
    const drawRefusal = drawRefusals.find(each => each === code)
    const text = t && drawRefusal ? t(drawRefusal) : (pageT.find(code) ?? pageT('UNKNOWN'))
    const line = new Text(text)
    message.replaceChildren(line)
    lostConnection = code === 'NETWORK' ? line : null
    host.post('error', { code, message: text })
    if (code !== 'SESSION_ENDED') return
    blockers.ended = true
    message.append(' ', el('button', { type: 'button', class: 'quiet', onclick: leave }, pageT('lobby')))
    onChange()
  }

  show(balance)
  return {
    node,
    message,
    host,
    show,
    refresh,
    leaving(cost) {
      if (cost === leavingCost) return
      leavingCost = cost
      host.post('leaving', { cost })
    },
    isBlocked: () => Object.values(blockers).some(Boolean),
    hasEnded: () => blockers.ended,
    onBlockedChange: call => void (onChange = call),
    showError,
  }
}
