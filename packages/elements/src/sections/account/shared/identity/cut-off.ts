const wish = 'Firebase needs Cross-Origin-Opener-Policy: same-origin-allow-popups on this page, or none'

/**
 * What a developer reads where Firebase says that its window was closed; null where somebody has
 * closed it. A page cannot read its own headers: but a window that is closed gives the focus back,
 * and one that `Cross-Origin-Opener-Policy` has cut off keeps it.
 *
 * @param page - whether it is cross-origin isolated, which takes that header, and has the focus
 */
export function cutOffMessage({ isolated, focused }: { isolated: boolean; focused: boolean }): string | null {
  if (isolated) return `This page is cross-origin isolated, which cut it off from the window of the login. ${wish}`
  return focused ? null : `The window of the login was cut off from this page, if nobody has closed it. ${wish}`
}
