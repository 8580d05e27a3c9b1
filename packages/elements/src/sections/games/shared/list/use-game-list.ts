import { limits } from '@baize/contract'
import type { Category, GameItem } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useSession } from '../../../../scope.ts'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { isPersonal, type Choice } from './choice.ts'
import type { Pages, PagesState } from '../wall/pages.ts'
import type { Chosen } from './use-choice.ts'
import { useListPages } from './use-list-pages.ts'
import { everyVendor } from '../../../../shared/games/vendors.ts'

const $none = atom<PagesState<GameItem>>({ total: null, pages: new Map(), error: null })

/** A list as it is drawn. */
export interface ShownList {
  category: Category
  /** Null while it is not settled, or not for a visitor. */
  choice: Choice | null
  pages: Pages | null
  state: PagesState<GameItem>
  /** The list is somebody's own, and nobody is logged in. */
  closed: boolean
  choose: (part: Partial<Choice>) => void
  more: (shown: number) => void
}

/**
 * The list of a category by what a person has chosen.
 * @param vendor - the vendor that it comes to, null while that is not known
 */
export function useGameList(
  category: Category,
  vendor: string | null,
  [chosen, change]: [Chosen, (part: Partial<Chosen>) => void],
): ShownList {
  const { open } = useNavigation()
  const { isLogin } = useSession()
  const closed = isPersonal(chosen.filter) && !isLogin
  const choice = vendor === null || closed ? null : { ...chosen, vendor }
  const pages = useListPages(
    choice && { ...choice, category, vendor: vendor === everyVendor ? undefined : choice.vendor },
  )
  return {
    category,
    choice,
    pages,
    state: useStore(pages?.$state ?? $none),
    closed,
    more: shown => change({ shown }),
    // Another list begins at its beginning.
    choose(part) {
      if (part.filter && isPersonal(part.filter) && !isLogin) return open('login')
      change({ shown: limits.homePage, ...part })
    },
  }
}
