import type { Scope } from '@baize/client'
import { clientType, gameList, limits, platform } from '@baize/contract'
import type { Category, GameFilter } from '@baize/contract'
import { useMemo } from 'react'
import { useScope, useSession, useText } from '../../../../scope.ts'
import { isPersonal } from './choice.ts'
import { createPages, type Pages } from '../wall/pages.ts'

export interface ListRequest {
  category: Category
  /** Absent: of all vendors. */
  vendor: string | undefined
  filter: GameFilter
  keyword: string
}

/** The last public list of a scope: somebody who comes back from a game finds it as it was. */
const last = new WeakMap<Scope, { key: string; pages: Pages }>()

function pagesFor(scope: Scope, { category, vendor, filter, keyword }: ListRequest, language: string): Pages {
  const input = {
    clientType,
    platform: platform.games,
    merchant: scope.$config.get()?.merchant || 'baize',
    gameType: category,
    pageSize: limits.homePage,
    language,
    filter,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(keyword && { keyword }),
  }
  const key = JSON.stringify(input)
  const kept = last.get(scope)
  if (kept?.key === key) return kept.pages
  const pages = createPages(limits.homePage, pageNo => scope.call(gameList, { ...input, pageNo }))
  if (!isPersonal(filter)) last.set(scope, { key, pages })
  return pages
}

/** The pages of what is asked for; null while it is not known what that is. What is somebody's own is asked for anew with every session. */
export function useListPages(wish: ListRequest | null): Pages | null {
  const scope = useScope()
  const { language } = useText()
  const { account } = useSession()
  const { category, vendor, filter, keyword } = wish ?? {}
  return useMemo(
    () => (wish ? pagesFor(scope, wish, language) : null),
    [scope, language, category, vendor, filter, keyword, filter && isPersonal(filter) && account],
  )
}
