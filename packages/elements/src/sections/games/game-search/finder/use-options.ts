import { hotGames, limits, platform } from '@baize/contract'
import { useMemo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useRead, useText } from '../../../../scope.ts'
import { gameOption, termOption, optionId, stepTo, type Option } from './options.ts'
import { typedWords } from './find-games.ts'
import type { Found } from './use-found.ts'

/** Options under a heading of their own; without one they are the answer itself. */
export interface Group {
  name: 'recent' | 'hot' | 'found'
  options: readonly Option[]
}

/** Options in the order in which the keyboard meets them. */
export const optionsOf = (groups: readonly Group[]): Option[] => groups.flatMap(({ options }) => options)

/** Hot games that are suggested: about as many as are seen at once. */
const suggested = 8

interface GroupsInput {
  typed: string
  /** A kind or a vendor was chosen. */
  filtered: boolean
  found: Found
  terms: readonly string[]
}

/**
 * Groups of the list: the games that were found; before enough was typed, the last searches and the
 * hot games.
 */
export function useGroups({ typed, filtered, found, terms }: GroupsInput): Group[] {
  const { language } = useText()
  const idle = !typedWords(typed).length && !filtered
  // The lane of hot games asks the same, so that on a home page it is here already.
  const hot = useRead(hotGames, { platform: platform.games, language, pageSize: limits.laneGames }).data
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

interface OptionsInput {
  options: readonly Option[]
  /** Search that the options belong to: with another one the list begins at its top. */
  about: string
  onChoose: (option: Option) => void
  /** One step beyond the last, where there is more than is shown; false where there is not. */
  onMore: () => boolean
}

/** Which option the keyboard is at, while the focus stays in the field. */
export function useOptions({ options, about, onChoose, onMore }: OptionsInput) {
  const list = useRef<HTMLDivElement>(null)
  // Kept with its search, so that what is typed and a key that follows at once are never taken
  // apart.
  const [position, setPosition] = useState({ about, at: -1 })
  const at = position.about === about ? position.at : -1
  useEffect(() => {
    if (list.current?.parentElement) list.current.parentElement.scrollTop = 0
  }, [about])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const index = at < options.length ? at : -1
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const option = options[Math.max(index, 0)]
      if (option) onChoose(option)
      return
    }
    const beyond = event.key === 'ArrowDown' && index === options.length - 1 && index >= 0 && onMore()
    const to = beyond ? index + 1 : stepTo(event.key, index, options.length)
    if (to === null) return
    event.preventDefault()
    setPosition({ about, at: to })
  }
  return { list, at: index, active: index < 0 ? undefined : optionId(index), onKeyDown }
}
