import { Refused, start } from './api.ts'
import { el } from './dom.ts'
import { runGame } from './game.ts'
import { isTextKey, textsFor } from './texts.ts'

const say = textsFor(document.documentElement.lang)
const gameCode = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
// Gone from the address, the history and every referrer before anything else happens.
history.replaceState(null, '', location.pathname + location.search)

/** The code is good for one start, but a studio that never heard it may be asked again. */
const canRetry = ['NETWORK', 'OPERATOR_DOWN']

function showFailure(error: unknown): void {
  const key = error instanceof Refused && isTextKey(error.code) ? error.code : 'UNKNOWN'
  const again = el('button', { type: 'button', class: 'quiet', onclick: () => void begin() }, say('retry'))
  show(
    el(
      'main',
      { class: 'notice' },
      el('h1', {}, document.title),
      el('p', { role: 'alert' }, say(key)),
      ...(canRetry.includes(key) ? [again] : []),
    ),
  )
}

const show = (main: HTMLElement) => document.body.replaceChildren(main)

async function begin(): Promise<void> {
  show(el('main', { class: 'notice' }, el('p', { role: 'status' }, say('loading'))))
  try {
    if (!code) throw new Refused('LAUNCH_CODE_INVALID')
    show(runGame(await start(code, gameCode), say))
  } catch (error) {
    showFailure(error)
  }
}

void begin()
