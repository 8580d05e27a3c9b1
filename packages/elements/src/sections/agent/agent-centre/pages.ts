import { userPlus, users, type IconShape } from '../../../ui/media/icons.gen.ts'
import { pageKeys, type PageKey } from './keys.ts'

export interface Page {
  key: PageKey
  /** Key of its name in the texts. */
  label: string
  icon: IconShape
  /** The element that is the page. */
  tag: string
}

/** The pages there are; a page without an element is not in the menu. */
const elements: Partial<Record<PageKey, { icon: IconShape; tag: string }>> = {
  registerCenter: { icon: userPlus, tag: 'baize-agent-register-centre' },
  downlineManagmentView: { icon: users, tag: 'baize-agent-downlines' },
}

/** The menu, in the order of its keys (AGT-01). */
export const pages: readonly Page[] = pageKeys.flatMap(key => {
  const element = elements[key]
  return element ? [{ key, label: `agentCentre.page.${key}`, ...element }] : []
})

/** The page of a key; the first where there is none of it (ROUTE-55). */
export const pageOf = (key: string | undefined): Page => {
  const [first] = pages
  const found = pages.find(page => page.key === key) ?? first
  if (!found) throw new Error('The agent centre has no pages')
  return found
}
