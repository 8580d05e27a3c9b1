import { pageRegistry } from '@baize/client'
import { openFrameEnd } from './frame-end.ts'
import { askForStorage, isShutOut, storageAsBefore } from './storage-access.ts'

// The document of a frame: waits for the page that made it, and draws one element for it.

/** The attributes of this script's own tag, which the platform has written. */
const {
  tag = '',
  origins = '',
  frames = 'none',
} = document.querySelector<HTMLScriptElement>('script[data-origins]')?.dataset ?? {}
const allowed = origins.split(' ')
const nonce = location.hash.slice(1)
Object.assign(pageRegistry(), { framed: true, frames })

const sheet = new CSSStyleSheet()
sheet.replaceSync('html{overflow:hidden;background:none;--window-limit:none}body{margin:0;padding:4px}')
document.adoptedStyleSheets = [sheet]

let refused = 0
const count = (more = 1) => (document.documentElement.dataset['refused'] = String((refused += more)))
let connected = false
const ready = storageAsBefore()

/**
 * Takes the port of the page around this frame, once: from its window, its origin, and with the
 * number that only the two know.
 */
addEventListener('message', ({ source, origin, data, ports: [port, ...more] }) => {
  const { baize, nonce: said } = (data ?? {}) as { baize?: unknown; nonce?: unknown }
  const isOurs = source === parent && source !== window && allowed.includes(origin)
  const isCall = baize === 'connect' && nonce.length === 32 && said === nonce
  if (connected || !isOurs || !isCall || !port || more.length) return void count()
  connected = true
  pageRegistry().around = origin
  void ready.then(() => {
    const wire = openFrameEnd(port, tag, nonce, () => count())
    let asked = Promise.resolve(true)
    addEventListener('click', event => {
      const pressed = event.composedPath()[0]
      const button = pressed instanceof Element ? pressed.closest('button') : null
      // A browser is asked in a click, and whoever sends a form here wants to be known.
      if (button?.type === 'submit' && isShutOut()) asked = askForStorage()
    })
    addEventListener('baize-login', () => void asked.then(given => given || wire.send({ kind: 'storage' })))
  })
})
