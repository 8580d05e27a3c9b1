import type { Route } from './routes.ts'

/**
 * Views on which no load popup opens: launch pages, the pages for agents, and an address that leads
 * nowhere (ANN-13).
 */
const without: readonly Route['view'][] = ['game', 'lottery', 'agent', 'agent-home', 'missing']

/**
 * Holds the load popups back on such a page, and while a popup of the site is open or may be about
 * to open.
 */
export function pauseLoadPopups(page: ParentNode, view: Route['view'] | null): void {
  const isOpen = page.querySelector('baize-popup-host')?.hasAttribute('open') ?? false
  page.querySelector('baize-load-popup')?.toggleAttribute('paused', isOpen || view === null || without.includes(view))
}
