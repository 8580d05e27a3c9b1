import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Look } from './look.ts'
import type * as groundChunk from './index.ts'

type Theme = Look['scheme'] | 'auto'

const fixed = { dark: { scheme: 'dark' }, light: { scheme: 'light' } } as const satisfies Record<string, Look>
/** Where the code that measures does not come: legible everywhere. */
const unmeasured: Look = { scheme: 'light', plate: true }

const nothing = () => {}
let ground: typeof groundChunk | null | undefined
let coming: Promise<unknown> | undefined

/** Loads what measures grounds, for pages that do not say which colours they want. Asked for beside the texts, so that nothing is drawn later for it. */
export const loadGround = (): Promise<unknown> =>
  (coming ??= import('./index.ts').then(
    chunk => (ground = chunk),
    () => (ground = null),
  ))

/** The wrapper of the element of ours that another one of ours is drawn in; null on a page. */
function wrapperAround(element: Element): HTMLElement | null {
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  return host?.localName.startsWith('baize-') ? element.closest<HTMLElement>('.root') : null
}

/** The colours of an element that follows its ground; undefined for one that was told. */
export const followedScheme = (element: Element): Look['scheme'] | undefined => ground?.followedScheme(element)

/**
 * How an element is drawn, while it is on the page; null until that is known.
 *
 * @param own - its own theme; without one an element inside another one of ours is drawn as that one is
 * @param page - the theme of its scope or page
 */
export function useLook(element: Element, own: Theme | undefined, page: Theme | undefined): Look | null {
  const around = own ? null : wrapperAround(element)
  const theme = around ? 'around' : (own ?? page)
  const subscribe = useCallback(
    (tell: () => void) => {
      if (around) {
        const observer = new MutationObserver(tell)
        observer.observe(around, { attributeFilter: ['data-theme'] })
        return () => observer.disconnect()
      }
      let end = nothing
      let over = theme !== 'auto'
      if (!over)
        void loadGround().then(() => {
          if (over || !ground) return tell()
          end = ground.watch(element, tell)
          tell()
        })
      return () => {
        over = true
        end()
      }
    },
    [element, theme, around],
  )
  const look = useSyncExternalStore(subscribe, () => {
    if (around) return fixed[around.dataset['theme'] === 'light' ? 'light' : 'dark']
    if (theme !== 'auto') return theme ? fixed[theme as Look['scheme']] : null
    return ground === null ? unmeasured : (ground?.lookOf(element) ?? null)
  })
  useEffect(() => ground?.follow(element))
  return look
}
