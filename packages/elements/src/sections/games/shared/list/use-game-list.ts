import {
  limits,
  clientType,
  gameList,
  platform,
  type GameFilter,
  type GameSort,
  type Category,
  type GameItem,
} from '@baize/contract'
import { useState, useMemo } from 'react'
import type { Scope } from '@baize/client'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useScope, useSession, useText } from '../../../../scope.ts'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { everyVendor } from '../../../../shared/games/vendors.ts'
import { createGamePages, type GamePages, type GamePagesState } from '../grid/game-pages.ts'
import { isPersonal, type ListChoice } from './list-choice.ts'

interface ChoiceRequest {
  vendor: string | undefined
  filter: GameFilter | undefined
  shown: number | undefined
}

const begin = ({ filter = 'ALL', shown = limits.gamesPage }: ChoiceRequest) => ({
  filter,
  keyword: '',
  shown: Math.max(Math.trunc(shown), limits.gamesPage),
})

type Chosen = Omit<ListChoice, 'vendor'> & { vendor: string | undefined }

/**
 * The choice on a list: it begins with the attributes of the element, and begins again whenever
 * they change.
 */
export function useChoice(asked: ChoiceRequest): [Chosen, (change: Partial<Chosen>) => void] {
  const { vendor, filter, shown } = asked
  const [state, setState] = useState({ asked, chosen: { vendor, ...begin(asked) } })
  const { asked: before } = state
  let { chosen } = state
  // While drawing, not in an effect: one that came late would show the list before for a moment.
  if (before.vendor !== vendor || before.filter !== filter || before.shown !== shown) {
    chosen = { vendor, ...begin(asked) }
    setState({ asked, chosen })
  }
  const change = (part: Partial<Chosen>) => setState(({ asked, chosen }) => ({ asked, chosen: { ...chosen, ...part } }))
  return [chosen, change]
}

interface ListRequest {
  category: Category
  /** Absent: of all vendors. */
  vendor: string | undefined
  filter: GameFilter
  keyword: string
  sort?: GameSort | undefined
}

/** The last public list of a scope, so that it is as it was after a game. */
const lastPages = new WeakMap<Scope, { key: string; pages: GamePages }>()

function pagesFor(scope: Scope, { category, vendor, filter, keyword, sort }: ListRequest, language: string): GamePages {
  const input = {
    clientType,
    platform: platform.games,
    merchant: scope.$config.get()?.merchant || 'baize',
    gameType: category,
    pageSize: limits.gamesPage,
    language,
    filter,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(keyword && { keyword }),
    ...(sort && !isPersonal(filter) && { sort }),
  }
  const key = JSON.stringify(input)
  const kept = lastPages.get(scope)
  if (kept?.key === key) return kept.pages
  const pages = createGamePages(limits.gamesPage, pageNo => scope.call(gameList, { ...input, pageNo }))
  if (!isPersonal(filter)) lastPages.set(scope, { key, pages })
  return pages
}

/**
 * The pages of a list; null while its vendor is not known. Favourites and recent games are asked
 * for anew with every session.
 */
function useListPages(request: ListRequest | null): GamePages | null {
  const scope = useScope()
  const { language } = useText()
  const { account } = useSession()
  const { category, vendor, filter, keyword, sort } = request ?? {}
  return useMemo(
    () => (request ? pagesFor(scope, request, language) : null),
    [scope, language, category, vendor, filter, keyword, sort, filter && isPersonal(filter) && account],
  )
}

const $none = atom<GamePagesState<GameItem>>({ total: null, pages: new Map(), error: null })

/** A list as it is drawn. */
export interface ShownList {
  category: Category
  /** Null while the vendor is not known, or where the list is closed. */
  choice: ListChoice | null
  pages: GamePages | null
  state: GamePagesState<GameItem>
  /** A list of favourites or recent games, and nobody is logged in. */
  closed: boolean
  choose: (part: Partial<ListChoice>) => void
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
      change({ shown: limits.gamesPage, ...part })
    },
  }
}
