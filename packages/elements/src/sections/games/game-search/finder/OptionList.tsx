import { memo, type RefObject } from 'react'
import { useScope, useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { clock } from '../../../../ui/media/icons.gen.ts'
import { Image } from '../../../../ui/media/Image.tsx'
import { optionId, keyOf, type Option } from './options.ts'
import type { Group } from './use-options.ts'
import { keyed } from '../../../../ui/data/keyed.ts'

interface OptionRowProps {
  option: Option
  index: number
  active: boolean
  onChoose: (option: Option) => void
}

function Words({ option }: { option: Option }) {
  const { t } = useText()
  const scope = useScope()
  if (option.is === 'term')
    return (
      <>
        <span className="finder-art finder-term">
          <Icon of={clock} size={18} />
        </span>
        <bdi className="finder-name">{option.term}</bdi>
      </>
    )
  const { gameName, displayName, gameType, iconUrl, state } = option.game
  return (
    <>
      <span className="finder-art">
        <Image src={scope.image(iconUrl)} alt="" ratio="1/1" />
      </span>
      <span className="finder-words">
        <bdi className="finder-name">{gameName}</bdi>
        <span className="finder-maker">
          <bdi>{displayName}</bdi>, {t(`game.category.${gameType}`)}
        </span>
      </span>
      {state === 'maintenance' && <span className="finder-closed">{t('game.maintenance')}</span>}
    </>
  )
}

/** One line of the list. Only the lines that change are drawn anew while one types or moves. */
const OptionRow = memo(function OptionRow({ option, index, active, onChoose }: OptionRowProps) {
  return (
    <div
      role="option"
      id={optionId(index)}
      className="finder-option"
      part="option"
      aria-selected={active}
      data-node={option.is === 'game' ? option.game.nodeId : undefined}
      // The focus stays in the field, where the keys go on.
      onPointerDown={event => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <Words option={option} />
    </div>
  )
})

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

/** The list of options, in groups where nothing was typed yet. */
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
          const rows = keyed(options, keyOf).map(([key, option], index) => (
            <OptionRow
              key={key}
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
