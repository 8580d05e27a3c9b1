import type { CallError } from '@baize/client'
import { gameSearch, limits, plainText, type Category, type GameItem } from '@baize/contract'
import { useEffect, useMemo, useState } from 'react'
import { useRead, useText } from '../../../../scope.ts'
import { gameAt } from './catalogue.ts'
import { findGames, typedWords, type SearchRequest } from './find-games.ts'
import type { CatalogueState } from './use-catalogue.ts'

export interface Found {
  games: readonly GameItem[]
  total: number
  /** The answer is on its way. */
  waiting: boolean
  error?: CallError
}
const none: Found = { games: [], total: 0, waiting: false }

/**
 * Milliseconds after the last key until the platform is asked, where there is no index (GAME-45).
 */
const pause = 300

/** The platform's own search, used where the index did not load. */
function usePlatformSearch(request: SearchRequest | null, pageSize: number): Found {
  const { language } = useText()
  const [asked, setAsked] = useState<SearchRequest | null>(null)
  const { typed, category, vendor } = request ?? {}
  useEffect(() => {
    if (typed === undefined || !typedWords(typed).length) return setAsked(null)
    const timer = setTimeout(() => setAsked({ typed, category, vendor }), pause)
    return () => clearTimeout(timer)
  }, [typed, category, vendor])
  const { data, error, status } = useRead(
    gameSearch,
    asked && {
      keyword: plainText(asked.typed).slice(0, 64),
      language,
      pageNo: 1,
      pageSize: Math.min(pageSize, limits.pageSizeMax),
      ...(asked.category && { gameType: asked.category as Category }),
      ...(asked.vendor && { vassalage: asked.vendor }),
    },
  )
  if (!asked || !request) return none
  return { games: data?.content ?? [], total: data?.total ?? 0, waiting: !data && status !== 'error', error }
}

/**
 * The games that were looked for: at once from the index, else from the platform.
 * @param shown - max games
 */
export function useFound({ catalogue, error }: CatalogueState, request: SearchRequest, shown: number): Found {
  const { typed, category, vendor } = request
  const asked = usePlatformSearch(error ? request : null, shown)
  const places = useMemo(
    () => (catalogue ? findGames(catalogue, { typed, category, vendor }) : []),
    [catalogue, typed, category, vendor],
  )
  const games = useMemo(
    () => (catalogue ? places.slice(0, shown).flatMap(place => gameAt(catalogue, place) ?? []) : []),
    [catalogue, places, shown],
  )
  if (error) return asked
  return { games, total: places.length, waiting: !catalogue }
}
