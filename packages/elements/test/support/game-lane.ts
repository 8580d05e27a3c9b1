import { gameList } from '@baize/contract'
import { differing } from './answers.ts'
import { untilDrawn, type HostWindow } from './host-page.ts'
import { openSite } from './own-site.ts'
import { see } from './person.ts'

export const wide = (content: string) => `<div style="width: 1200px">${content}</div>`
/** A lane of slots. */
export const slots = '<baize-game-lane category="RNG"></baize-game-lane>'

export async function lane(
  markup = slots,
  fetch?: typeof globalThis.fetch,
): Promise<{ page: HostWindow; element: HTMLElement }> {
  const page = await openSite(wide(markup), fetch)
  const element = await untilDrawn(page, 'baize-game-lane')
  await see(element, '.tile')
  return { page, element }
}

/** The platform's list of games with something different in it. */
export const withGames = (change: (games: object[]) => object[]) =>
  differing({ [gameList.path]: value => ({ ...value, content: change(value['content'] as object[]) }) })

/**
 * Popups, with their icon where they have one, and pages that the page is asked for, answered by
 * nobody else.
 */
export function asked(page: HostWindow): string[] {
  const heard: string[] = []
  for (const type of ['baize-open', 'baize-navigate']) {
    page.document.addEventListener(type, event => {
      event.preventDefault()
      const { name, to, detail } = (event as CustomEvent<{ name?: string; to?: string; detail?: { icon?: string } }>)
        .detail
      heard.push([name ?? to, detail?.icon].filter(Boolean).join(' '))
    })
  }
  return heard
}
