import { day } from '@baize/contract'
import { useRef } from 'react'
import { useText, useTextOf } from '../../scope.ts'
import { Badge, badgeCss } from '../../ui/data/Badge.tsx'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { slidersHorizontal, x } from '../../ui/media/icons.gen.ts'
import css from './filter-bar.css'
import type { FilterField } from './filter-fields.ts'
import type { Records } from './use-records.ts'

export const filterBarCss = [...buttonCss, ...badgeCss, css]

interface FilterBarProps {
  records: Pick<Records<unknown, unknown>, 'query' | 'reset'>
  /** Those whose values are shown. */
  fields: readonly FilterField[]
  open: boolean
  onOpen: (open: boolean) => void
}

/** A filter as its chip says it; a day has its label before it. */
function useChipText(): (field: FilterField, value: string) => string {
  const { date } = useText()
  return ({ kind, label, options = [] }, value) => {
    if (kind === 'select') return options.find(option => option.value === value)?.label ?? value
    if (kind !== 'day') return value
    const time = Date.parse(value)
    return `${label} ${Number.isNaN(time) ? value : date(time - (time % day), { dateStyle: 'medium', timeZone: 'UTC' })}`
  }
}

/**
 * In a narrow place the filters of records are folded away: a button that shows them, how many are
 * set, and each of them as a chip that takes it away (MEM-11).
 */
export function FilterBar({ records, fields, open, onOpen }: FilterBarProps) {
  const text = useTextOf('shared')
  const button = useRef<HTMLDivElement>(null)
  const chipText = useChipText()
  if (!text) return null
  const { t, number } = text
  const { filters } = records.query
  const set = fields.flatMap(field => {
    const value = filters[field.name]
    return value === undefined ? [] : [{ name: field.name, shown: chipText(field, value) }]
  })
  const remove = (name: string) => {
    // The chip goes, so the focus moves on to what is always there.
    button.current?.querySelector('button')?.focus()
    records.reset(Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name)))
  }
  return (
    <div className="filter-bar">
      <div ref={button}>
        <Button size="small" icon={slidersHorizontal} aria-expanded={open} onClick={() => onOpen(!open)}>
          {t('records.filter')}
          {set.length > 0 && <Badge kind="win">{number(set.length)}</Badge>}
        </Button>
      </div>
      {set.map(({ name, shown }) => (
        <button
          key={name}
          type="button"
          className="filter-chip"
          aria-label={t('records.unset', { name: shown })}
          onClick={() => remove(name)}
        >
          <bdi>{shown}</bdi>
          <Icon of={x} size={14} />
        </button>
      ))}
    </div>
  )
}
