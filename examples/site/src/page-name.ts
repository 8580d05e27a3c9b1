import { pageNameKeys } from '@baize/contract'
import type { Route } from './routes.ts'

/**
 * The words of the names, in a template, so that they are delivered with the page and translated
 * like the rest of it.
 */
const wordFor = (names: ParentNode, keys: readonly string[]): string =>
  keys.map(key => names.querySelector(`[data-text="${CSS.escape(key)}"]`)?.textContent).find(word => word) ?? ''

/** Gives the window a title that ends with the name of the site. */
export const titleWindow = (name: string): void =>
  void (document.title = `${name} – ${document.documentElement.dataset['brand'] ?? 'Baize'}`)

/**
 * Names what the address shows: the title of the window, with the popup that has an address of its
 * own; and the page's only h1, to which `main` is labelled, so that a screen reader says it when
 * the focus goes there. Elements give no h1: on a partner's page it is the partner's.
 * @param game - name of the game that runs on the page
 */
export function namePage(heading: HTMLElement, names: ParentNode, route: Route, game = ''): void {
  const name = game || wordFor(names, pageNameKeys(route))
  titleWindow(route.popup ? wordFor(names, [route.popup]) : name)
  heading.textContent = name
}
