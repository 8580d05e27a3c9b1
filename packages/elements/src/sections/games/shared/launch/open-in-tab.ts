import { CallError } from '@baize/client'

/** An address that a browser may be sent to for a game (GAME-28). */
export const playable = (url: string): boolean => {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}

/** Whether games open in a tab of their own on the operator's own site, too: on a phone a game has the screen to itself (GAME-23). */
export const opensInTab = (): boolean => matchMedia('(width < 768px)').matches

/**
 * Opens what `start` gives the address of, in a tab of its own. The window opens before anything is awaited, or the browser would block it; the address follows.
 * @param blocked - what to do where the browser opens no tab; nothing is started then. Without it the game takes the place of the page.
 * Rejects with what `start` rejects with, and INVALID_URL for an address that no game has; the tab is closed again.
 */
export async function openInTab(start: () => Promise<{ url: string }>, blocked?: () => void): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (!tab && blocked) return blocked()
  if (tab) tab.opener = null
  try {
    const { url } = await start()
    if (!playable(url)) throw new CallError('INVALID_URL')
    if (tab) tab.location.replace(url)
    else location.assign(url)
  } catch (cause) {
    tab?.close()
    throw cause
  }
}
