import { type Route } from './routes.ts'

/** Keys under which a name may stand, the most special first. */
export const nameKeys = ({ view, page, category }: Route): string[] => [
  `${view}-${page}`,
  `${view}-${category}`,
  category ?? view,
  view,
]

/** The words of the names, in a template, so that they are delivered with the page and translated like the rest of it. */
const wordFor = (names: ParentNode, keys: readonly string[]): string =>
  keys.map(key => names.querySelector(`[data-text="${CSS.escape(key)}"]`)?.textContent).find(word => word) ?? ''

/**
 * Names what the address shows: the title of the window, with the popup that has an address of its own; and the page's only h1, to which `main`
 * is labelled, so that a screen reader says it when the focus goes there. Elements give no h1: on a partner's page it is the partner's.
 * @param game - name of the game that runs on the page
 */
export function namePage(heading: HTMLElement, names: ParentNode, route: Route, game = ''): void {
  const name = game || wordFor(names, nameKeys(route))
  document.title = `${route.popup ? wordFor(names, [route.popup]) : name} – Baize`
  heading.textContent = name
  heading.classList.toggle('visually-hidden', route.view !== 'missing')
}
