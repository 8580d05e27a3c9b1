import { Refusal } from './api.ts'
import { watchConnection } from './connection.ts'
import { el } from './dom.ts'
import type { PageKey, PageT } from './text-keys.ts'
import { loadTexts, textsOf } from './texts.ts'

/** The code is good for one start, but a studio that never heard it may be asked again. */
const canRetry = ['NETWORK', 'OPERATOR_DOWN']
/** Milliseconds for which a page says that the connection is back. */
const shownConnected = 6000

/**
 * One line over the page while the studio cannot be reached, and for a moment when it can again.
 * Both are read out.
 */
function connectionLine(t: PageT): HTMLElement {
  const line = el('p', { class: 'connection', role: 'status', hidden: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  watchConnection(isConnected => {
    clearTimeout(timer)
    line.hidden = false
    // What is read out must stand there before its words do.
    setTimeout(() => (line.textContent = t(isConnected ? 'connected' : 'disconnected')))
    line.classList.toggle('connection-restored', isConnected)
    if (isConnected) timer = setTimeout(() => (line.hidden = true), shownConnected)
  })
  return line
}

/**
 * Fills the page of a game: takes the launch code out of the address and hands it to `open`, once,
 * and says what went wrong where that fails.
 * @param open - starts the game; what it gives is shown
 */
export async function startGame(
  open: (launch: { code: string; gameCode: string; t: PageT }) => Promise<HTMLElement>,
): Promise<void> {
  const gameCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
  const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
  // Gone from the address, the history and every referrer before anything else happens.
  history.replaceState(null, '', location.pathname + location.search)
  await loadTexts()
  const t = textsOf('page')
  const line = connectionLine(t)
  const show = (main: HTMLElement) => document.body.replaceChildren(main, line)

  let stopWaiting = () => {}
  const button = (text: PageKey, press: () => void) =>
    el('button', { type: 'button', class: 'quiet', onclick: press }, t(text))

  /**
   * Another try where it may help, else the link to the lobby. In a frame that link is in the bar
   * of the page around it.
   */
  function helpFor(code: string): HTMLElement[] {
    const { lobby } = document.body.dataset
    if (canRetry.includes(code)) {
      if (code === 'NETWORK') runWhenBack()
      return [button('retry', () => void run())]
    }
    return lobby && window.parent === window ? [button('lobby', () => location.assign(lobby))] : []
  }

  function showFailure(error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'UNKNOWN'
    show(
      el(
        'main',
        { class: 'notice' },
        el('h1', {}, document.title),
        el('p', { role: 'alert' }, t.find(code) ?? t('UNKNOWN')),
        ...helpFor(code),
      ),
    )
  }

  /**
   * A game that could not be started because there was no connection starts by itself when there is
   * one.
   */
  function runWhenBack(): void {
    stopWaiting()
    stopWaiting = watchConnection(isBack => isBack && void run())
  }

  async function run(): Promise<void> {
    stopWaiting()
    show(el('main', { class: 'notice' }, el('p', { role: 'status' }, t('loading'))))
    try {
      if (!code) throw new Refusal('LAUNCH_CODE_INVALID')
      show(await open({ code, gameCode, t }))
    } catch (error) {
      showFailure(error)
    }
  }

  await run()
}
