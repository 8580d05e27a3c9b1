import { CallError } from '@baize/client'

/** An address that a browser may be sent to for a game (GAME-28). */
export const playable = (url: string): boolean => {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}

/**
 * Opens what `start` gives the address of, in a tab of its own. The window opens before anything is awaited, or the browser would block it; the address follows.
 * Rejects with what `start` rejects with, and INVALID_URL for an address that no game has; the tab is closed again.
 */
export async function openInTab(start: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
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
