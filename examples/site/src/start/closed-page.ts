import { siteStatus, type SiteStatus } from '@baize/contract'
import { translate } from '../language.ts'
import { titleWindow } from '../page-name.ts'

/**
 * Templates of the pages in place of the site, by its status. They stand in the head, because the
 * body is replaced.
 */
const templates: Partial<Record<SiteStatus, string>> = {
  [siteStatus.maintenance]: 'maintenance',
  [siteStatus.restricted]: 'restricted',
}

/** Names the window by the page of a closed site. */
export const nameClosed = (): void => titleWindow(document.querySelector('h1')?.textContent ?? '')

/**
 * Puts the page of a closed site in place of all that there is (BOOT-17, BOOT-18).
 * @returns what was there
 */
export function showClosed(status: SiteStatus): Node[] {
  const before = [...document.body.childNodes]
  const template = document.querySelector<HTMLTemplateElement>(`#${templates[status] ?? ''}`)
  if (!template) return before
  document.body.replaceChildren(template.content.cloneNode(true))
  document.body.dataset['view'] = 'closed'
  translate(document.body)
  nameClosed()
  return before
}

/**
 * Calls with each new status of the site, as the SDK tells it, until the function it returns is
 * called.
 */
export function onStatus(run: (status: SiteStatus) => void): () => void {
  const onStatus = (event: Event) => run((event as CustomEvent<{ status: SiteStatus }>).detail.status)
  document.addEventListener('baize-status', onStatus)
  return () => document.removeEventListener('baize-status', onStatus)
}
