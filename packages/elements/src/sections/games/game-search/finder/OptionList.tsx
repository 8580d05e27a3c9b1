import { memo, type RefObject } from 'react'
import { useScope, useText } from '../../../../scope.ts'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { clock } from '../../../../ui/media/icons.gen.ts'
import { Image } from '../../../../ui/media/Image.tsx'
import { optionId, keyOf, type Option } from './options.ts'
import type { Group } from './use-options.ts'
import { typedWords } from './find-games.ts'
import { markedParts } from './marked-parts.ts'
import { keyed } from '../../../../ui/data/keyed.ts'

interface OptionRowProps {
  option: Option
  /** What was typed, where the option was found by it. */
  typed: string
  index: number
  active: boolean
  onChoose: (option: Option) => void
}

function Words({ option, typed }: Pick<OptionRowProps, 'option' | 'typed'>) {
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
        <bdi className="finder-name">
          {markedParts(gameName, typedWords(typed)).map(({ text, marked }, index) =>
            marked ? <mark key={index}>{text}</mark> : text,
          )}
        </bdi>
        <span className="finder-maker">
          <bdi>{displayName}</bdi>, {t(`game.category.${gameType}`)}
        </span>
      </span>
      {state === 'maintenance' && <span className="finder-closed">{t('game.maintenance')}</span>}
    </>
  )
}

/** One line of the list. Only the lines that change are drawn anew while one types or moves. */
const OptionRow = memo(function OptionRow({ option, typed, index, active, onChoose }: OptionRowProps) {
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
      <Words option={option} typed={typed} />
    </div>
  )
})

/** Texts of the headings. */
const headings = { recent: 'search.recent', hot: 'game.filter.HOT' } as const

interface OptionListProps {
  list: RefObject<HTMLDivElement | null>
  groups: readonly Group[]
  typed: string
  /** Place of the option that the keyboard is at, through all groups. */
  at: number
  onChoose: (option: Option) => void
  onForget: () => void
}

/** The list of options, in groups where nothing was typed yet. */
export function OptionList({ list, groups, typed, at, onChoose, onForget }: OptionListProps) {
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
              typed={name === 'found' ? typed : ''}
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
