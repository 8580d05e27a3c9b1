import { startInstant, type InstantStart, connectInstant } from './api.ts'
import { startGame } from '../../page/start-game.ts'
import type { PlayedRound } from '../../engine/rounds/play-round.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { Refusal } from '../../page/api.ts'
import { createControls } from './controls.ts'
import { createDialogs } from './controls.ts'
import { el } from '../../page/dom.ts'
import { createFairness } from './fairness.ts'
import { roundLink } from '../../page/history.ts'
import { isConnected, watchConnection } from '../../page/connection.ts'
import { connectHost } from '../../page/host.ts'
import { moneyFor } from '../../page/money.ts'
import { isNetWin, resultText } from './result.ts'
import { applyColours, scenery } from '../../page/scenery.ts'
import { isUnanswered, untilAnswered } from '../../page/settling.ts'
import type { PageKey } from '../../page/text-keys.ts'
import { textsOf } from '../../page/texts.ts'
import type { InstantKind } from '../kinds.ts'
import { ascentStage } from '../ascent/stage.ts'
import { diceStage } from '../dice/stage.ts'
import { fishingStage } from '../fishing/stage.ts'
import { plinkoStage } from '../plinko/stage.ts'
import { slotStage } from '../slot/stage.ts'
import type { StageContext, Stage } from './stage.ts'
import type { InstantT } from './text-keys.ts'
import { percent } from '../../page/number-format.ts'

interface Parts {
  stage: HTMLElement
  controls: HTMLElement
  message: HTMLElement
  lastRound: HTMLElement
  commitment: HTMLElement
  dialogs: HTMLElement[]
  openers: HTMLElement[]
}

/**
 * Puts the parts of the game where they belong: the machine in its room, and the texts on the panel
 * below.
 */
function layout({ theme, rtp, kind }: InstantStart, t: InstantT, parts: Parts): HTMLElement {
  const rules = el('p', { class: 'rules' }, `${t(`${kind}Rules`, { rtp: percent(rtp) })} ${t('demoNote')}`)
  const commitment = el('span', {}, `${t('commitment')} `, parts.commitment)
  const footer = el('footer', {}, parts.lastRound, commitment, el('nav', {}, ...parts.openers))
  return el(
    'main',
    { class: `game ${kind}-game` },
    ...scenery(theme),
    el('h1', {}, el('img', { src: `/art/title-${theme.gameCode}.svg`, alt: theme.name })),
    el('div', { class: 'machine' }, el('div', { class: 'inlay' }, parts.stage)),
    el('section', { class: 'panel' }, parts.controls, parts.message, rules, footer),
    ...parts.dialogs,
  )
}

/** Stage of each kind of instant game. */
const stages: Record<InstantKind, (setting: StageContext) => Stage> = {
  slot: slotStage,
  ascent: ascentStage,
  dice: diceStage,
  plinko: plinkoStage,
  fishing: fishingStage,
}

/** Errors after which the same bet may succeed on a retry. */
const retryable = new Set<string>(['NETWORK', 'ROUND_OPEN', 'TOO_MANY_CALLS'])
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Shows the game of a started session, and runs it until the page goes. */
function showInstantGame(start: InstantStart): HTMLElement {
  const { theme, currency } = start
  const t = textsOf('page', start.kind)
  const api = connectInstant(start.token)
  const money = moneyFor(document.documentElement.lang, start.symbol)
  /** Reasons why the next round cannot start. */
  const blockers = { running: false, paused: false, closed: false, ended: false }

  const message = el('p', { class: 'message', role: 'status' })
  const lastRound = el('span', { class: 'last-round' })
  const commitment = el('code', { class: 'hash' })
  const stage = stages[start.kind]({ start, t, money, play: () => void play() })
  const controls = createControls(start, stage, t, money, () => void play())
  const fairness = createFairness(start, api, t, () => showCommitment())
  const host = connectHost(
    start.hostOrigin,
    { gameCode: theme.gameCode, name: theme.name },
    {
      connected: () => {
        host.post('balance', { amount: balance, currency })
        if (!blockers.running) host.post('idle')
      },
      refresh: () => void refresh(),
      pause: () => setBlocked('paused', true),
      resume: () => setBlocked('paused', false),
      close: () => setBlocked('closed', true),
      hideBalance: controls.balance.hide,
    },
  )
  let balance = start.balance
  /** The round that is shown, and whether the next one is under way. */
  let newest: string | null = start.recentRounds[0]?.roundId ?? null
  let isAsking = false
  /** The newest round before a bet whose answer was lost. */
  let lostAfter: { roundId: string | null } | null = null

  function showBalance(amount: string | null): void {
    if (amount === null) return
    balance = amount
    controls.balance.show(amount)
    host.post('balance', { amount, currency })
  }

  function showCommitment(): void {
    const hash = fairness.commitment()
    commitment.textContent = `${hash.slice(0, 8)}…${hash.slice(-8)}`
    commitment.title = hash
  }

  function ready(): void {
    controls.setReady(!Object.values(blockers).some(Boolean))
  }

  function setBlocked(name: keyof typeof blockers, on: boolean): void {
    blockers[name] = on
    // The link back to the lobby stays where it is.
    if ((name === 'paused' || name === 'closed') && !blockers.ended)
      message.textContent = blockers.closed ? t('closed') : blockers.paused ? t('paused') : ''
    ready()
  }

  function showRound(round: RoundView): void {
    isAsking = false
    const netWin = round.shown !== null && isNetWin(round)
    stage.mark(round, netWin)
    controls.setWin(round.shown ? round.win : null, netWin)
    lastRound.replaceChildren(`${t('round')} `, roundLink(round.roundId))
    message.textContent = resultText(round, t, money)
    showBalance(round.balance)
    newest = round.roundId
    if (isUnanswered(round)) void awaitSettlement(round.roundId)
  }

  /**
   * Shows a round once more when the operator has answered for it, unless another round is under
   * way by then.
   */
  async function awaitSettlement(roundId: string): Promise<void> {
    const round = await untilAnswered(roundId, api.rounds, () => newest === roundId)
    if (!round || isAsking) return
    showRound(round)
    // The player pressed nothing: the host asks for the balance that it shows beside the game.
    host.post('idle')
  }

  /**
   * After a bet whose answer was lost: shows its round once the studio can be reached, or that
   * nothing was staked.
   */
  async function recover(): Promise<void> {
    if (blockers.running || blockers.ended || !lostAfter) return
    const before = lostAfter
    lostAfter = null
    try {
      const [round] = (await api.rounds()).rounds
      if (round && round.roundId !== before.roundId && !isAsking) {
        fairness.counted(round.nonce)
        stage.show(round)
        showRound(round)
        message.prepend(`${t('interrupted')} `)
      } else message.textContent = t('nothingStaked')
      await refresh()
      host.post('idle')
    } catch (error) {
      lostAfter = before
      showError(error, () => void recover())
    }
  }
  watchConnection(isBack => isBack && void recover())

  /** Shows an error to the player and the host, with the one action that helps. */
  function showError(error: unknown, retry: () => void): void {
    const text = error instanceof Refusal ? t.find(error.code) : null
    const code = text !== null && error instanceof Refusal ? error.code : 'UNKNOWN'
    message.textContent = text ?? t('UNKNOWN')
    host.post('error', { code, message: text ?? t('UNKNOWN') })
    if (code === 'SESSION_ENDED') blockers.ended = true
    const helps = code === 'SESSION_ENDED' ? button('lobby', leave) : retryable.has(code) && button('retry', retry)
    if (helps) message.append(' ', helps)
  }

  /**
   * While a round runs, the list of the last rounds leaves it out: its result is still to be shown.
   */
  function shownRounds(rounds: readonly RoundView[]): readonly RoundView[] {
    if (!blockers.running) return rounds
    const at = rounds.findIndex(({ roundId }) => roundId === newest)
    return at < 0 ? [] : rounds.slice(at)
  }

  const leave = () => (host.present ? host.post('exit') : location.assign(start.lobbyUrl))
  const button = (text: PageKey, play: () => void) =>
    el('button', { type: 'button', class: 'quiet', onclick: play }, t(text))

  async function refresh(): Promise<void> {
    try {
      showBalance((await api.balance()).balance)
    } catch (error) {
      showError(error, () => void refresh())
    }
  }

  async function finish(round: PlayedRound, answeredAt: number): Promise<void> {
    fairness.counted(round.nonce)
    controls.wait(round.nextPressInMs)
    host.post('round.start', { roundId: round.roundId, stake: round.stake, currency })
    await stage.end(round)
    showRound(round)
    const outcome = round.outcome === 'returning' ? 'rolledBack' : round.outcome
    host.post('round.end', { roundId: round.roundId, stake: round.stake, win: round.win, currency, outcome })
    await wait(Math.max(0, round.nextPressInMs - (performance.now() - answeredAt)))
  }

  /** A bet: the same one again gets the same round again. */
  const order = () => ({ requestId: crypto.randomUUID() as string, stake: controls.stake(), choice: stage.choice() })

  /** Waits for the end of the pause between two rounds, which the button shows. */
  const pause = (milliseconds: number) => {
    controls.wait(milliseconds)
    return wait(milliseconds)
  }

  /**
   * Somebody who comes from another game may bet before the pause is over: the bet is placed when
   * it is.
   */
  async function ask(bet: ReturnType<typeof order>): Promise<PlayedRound> {
    try {
      return await api.play({ ...bet, clientSeed: fairness.clientSeed() })
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'TOO_SOON')) throw error
      await pause(Number(error.facts['retryAfterMs']))
      return ask(bet)
    }
  }

  async function play(bet = order()): Promise<void> {
    if (Object.values(blockers).some(Boolean)) return
    setBlocked('running', true)
    isAsking = true
    lostAfter = null
    host.post('busy')
    message.textContent = ''
    controls.setWin(null)
    stage.start()
    try {
      const round = await ask(bet)
      await finish(round, performance.now())
    } catch (error) {
      isAsking = false
      if (error instanceof Refusal && error.code === 'NETWORK') lostAfter = { roundId: newest }
      await stage.end(null)
      await pause(error instanceof Refusal ? Number(error.facts['nextPressInMs'] ?? 0) : 0)
      showError(error, () => void play(bet))
    }
    setBlocked('running', false)
    host.post('idle')
    // The connection may have come back while the reels were still stopping.
    if (isConnected()) void recover()
  }

  const [last] = start.recentRounds.filter(round => round.shown)
  applyColours(theme)
  stage.show(last ?? null)
  showCommitment()
  controls.balance.show(balance)
  controls.setWin(null)
  ready()
  if (last) lastRound.replaceChildren(`${t('round')} `, roundLink(last.roundId))
  if (start.resumed) {
    showRound(start.resumed)
    message.prepend(`${t('interrupted')} `)
  }

  const { nodes: dialogs, openers } = createDialogs({
    start,
    stage,
    api,
    fairness,
    t,
    money,
    stake: () => controls.stake(),
    shownRounds,
  })
  return layout(start, t, {
    stage: stage.node,
    controls: controls.node,
    message,
    lastRound,
    commitment,
    dialogs,
    openers,
  })
}

void startGame(async ({ code, gameCode }) => showInstantGame(await startInstant(code, gameCode)))
