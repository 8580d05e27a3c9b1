import type { RefObject } from 'react'
import { useText } from '../../../../scope.ts'
import type { Group } from './groups.ts'
import { keyOf, type Option } from './options.ts'
import { OptionRow } from './OptionRow.tsx'

/** Texts of the headings. */
const headings = { recent: 'search.recent', hot: 'game.filter.HOT' } as const

interface OptionListProps {
  list: RefObject<HTMLDivElement | null>
  groups: readonly Group[]
  /** Place of the option that the keyboard is at, through all groups. */
  at: number
  onChoose: (option: Option) => void
  onForget: () => void
}

/** What can be chosen, in groups where nothing was typed yet. */
export function OptionList({ list, groups, at, onChoose, onForget }: OptionListProps) {
  const { t } = useText()
  let before = 0
  return (
    <>
      {groups.some(({ name }) => name === 'recent') && (
        <button type="button" className="finder-forget" onClick={onForget}>
          {t('search.forget')}
        </button>
      )}
      <div ref={list} id="finder-list" role="listbox" className="finder-list" aria-label={t('search.results')}>
        {groups.map(({ name, options }) => {
          const first = before
          before += options.length
          const rows = options.map((option, index) => (
            <OptionRow
              key={keyOf(option)}
              option={option}
              index={first + index}
              active={first + index === at}
              onChoose={onChoose}
            />
          ))
          if (name === 'found') return rows
          return (
            <div key={name} role="group" aria-label={t(headings[name])}>
              <p className="finder-head" aria-hidden="true">
                {t(headings[name])}
              </p>
              {rows}
            </div>
          )
        })}
      </div>
    </>
  )
}
