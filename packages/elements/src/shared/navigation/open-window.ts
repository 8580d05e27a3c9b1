import { CallError, pageRegistry } from '@baize/client'

/**
 * Opens an empty window, to be sent to an address later; null where there is none of its own. To be
 * called inside the click, or the browser blocks it. It opens without an address: a web view of an
 * app that opens no windows answers with the page that is there, and would leave that page for
 * `about:blank`.
 */
export function openEmptyWindow(features?: string): Window | null {
  const opened = window.open('', '_blank', features)
  return opened === window || opened === window.top ? null : opened
}

/**
 * Whether windows are to be opened without a handle: in the frame of an element. Where the page
 * around it keeps its windows apart (`Cross-Origin-Opener-Policy`, alone or to be cross-origin
 * isolated) there is none, and a window that opened empty would stay so; no page tells its frames
 * that it does. A page of the same origin hands handles on. A web view of Android knows no such
 * policy, and one that opens no windows would leave the page around the frame for the address.
 */
export function opensWithoutHandle(): boolean {
  if (!pageRegistry().framed) return false
  try {
    return !window.top?.location.href
  } catch {
    return !/; wv\)/.test(navigator.userAgent)
  }
}

/**
 * Opens an address without a handle of its window. The click counts for some seconds; nobody says
 * whether a window has come.
 * @throws CallError TAB_BLOCKED where the click no longer counts
 */
export function openWithoutHandle(address: string, features = ''): void {
  // Firefox has it since 120.
  const { userActivation } = navigator as { userActivation?: UserActivation }
  if (userActivation?.isActive === false) throw new CallError('TAB_BLOCKED')
  window.open(address, '_blank', `noopener,${features}`)
}
