import type { Browser } from '@playwright/test'

interface Session {
  send: (method: string, params: object) => Promise<unknown>
}
interface InProcess {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Session } }
}

/**
 * What Playwright asks of every page, and Firefox ESR does not know yet: the colours that somebody
 * prefers.
 */
const unknown = 'emulation.setMediaFeaturesOverride'

/**
 * Lets Playwright drive a Firefox as Debian has it: over WebDriver BiDi, without the one command
 * that this Firefox refuses.
 */
export function withoutMediaFeatures(browser: Browser): void {
  const { _browserSession: session } = (browser as unknown as InProcess)._connection.toImpl(browser)
  const own = Object.getPrototypeOf(session) as Session
  const { send } = own
  own.send = function (this: Session, method, params) {
    return method === unknown ? Promise.resolve({}) : send.call(this, method, params)
  }
}
