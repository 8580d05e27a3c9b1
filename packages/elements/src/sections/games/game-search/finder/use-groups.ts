import { hotGames, limits, platform } from '@baize/contract'
import { useMemo } from 'react'
import { useRead, useText } from '../../../../scope.ts'
import type { Group } from './groups.ts'
import { typedWords } from './find.ts'
import { gameOption, termOption } from './options.ts'
import type { Found } from './use-found.ts'

/** Hot games that are suggested: about as many as are seen at once. */
const suggested = 8

interface Given {
  typed: string
  /** A kind or a vendor was chosen. */
  filtered: boolean
  found: Found
  terms: readonly string[]
}

/** What stands in the list: the answer; before enough was typed to look for, the last searches and what others play most. */
export function useGroups({ typed, filtered, found, terms }: Given): Group[] {
  const { language } = useText()
  const idle = !typedWords(typed).length && !filtered
  // The lane of hot games asks the same, so that on a home page it is here already.
  const hot = useRead(hotGames, { platform: platform.games, language, pageSize: limits.homePage }).data
  return useMemo(() => {
    const groups: Group[] = idle
      ? [
          { name: 'recent', options: terms.map(termOption) },
          { name: 'hot', options: (hot?.content ?? []).slice(0, suggested).map(gameOption) },
        ]
      : [{ name: 'found', options: found.games.map(gameOption) }]
    return groups.filter(({ name, options }) => name === 'found' || options.length)
  }, [idle, terms, hot, found.games])
}
