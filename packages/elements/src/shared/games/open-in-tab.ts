import { CallError, pageRegistry } from '@baize/client'
import { openEmptyWindow, openWithoutHandle, opensWithoutHandle } from '../navigation/open-window.ts'
import { isWebAddress } from '../navigation/web-address.ts'

/** On a phone a game has the screen to itself (GAME-23). */
const isSmall = (): boolean => matchMedia('(width < 768px)').matches

/**
 * Opens the page of a game on the operator's own site: on a small screen in a tab of its own, which
 * keeps the lobby, and with the page's bar around the game as anywhere else. To be called inside
 * the click; where the browser opens no tab, the game takes the place of the page.
 */
export function openGamePage(to: string, navigate: (to: string) => void): void {
  if (!isSmall() || !window.open(to, '_blank')) navigate(to)
}

/** @throws CallError INVALID_URL where it is an address that no game has (GAME-28) */
function requireWebAddress(url: string): string {
  if (!isWebAddress(url)) throw new CallError('INVALID_URL')
  return url
}

/**
 * Opens what `start` gives the address of, in a tab of its own. The window opens before anything is
 * awaited, or the browser would block it; the address follows. In a frame, which may get no handle
 * of a window, the game itself is opened when it has started. Where the browser opens no tab, or a
 * web view of an app gives the page that is there, the game takes the place of the page; in a frame
 * on a page of somebody else's, which has no room for a game and may frame none, it is not started,
 * and the visitor told so. Rejects with what `start` rejects with, INVALID_URL for an address that
 * no game has, and TAB_BLOCKED; the tab is closed again.
 */
export async function openInTab(start: () => Promise<{ url: string }>): Promise<void> {
  if (opensWithoutHandle()) return openWithoutHandle(requireWebAddress((await start()).url))
  const tab = openEmptyWindow()
  if (tab) tab.opener = null
  else if (pageRegistry().framed) throw new CallError('TAB_BLOCKED')
  try {
    const url = requireWebAddress((await start()).url)
    if (tab) tab.location.replace(url)
    else location.assign(url)
  } catch (cause) {
    tab?.close()
    throw cause
  }
}
