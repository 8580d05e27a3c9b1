import { useState } from 'react'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { Form, formCss } from '../../ui/forms/Form.tsx'
import type { Values } from '../../ui/forms/form-values.ts'
import { Select, selectCss } from '../../ui/forms/Select.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useForm } from '../forms/use-form.ts'
import { useText } from '../../scope.ts'
import { separatorsOf } from '../money/typed-amount.ts'
import { filtersOf, problemsOf, unreadAmounts, type FilterField, type FilterProblem } from './filter-fields.ts'
import css from './record-filters.css'
import type { Records } from './use-records.ts'

export const recordFiltersCss = [...buttonCss, ...formCss, ...selectCss, css]

export interface FilterTexts extends Partial<Record<FilterProblem, string>> {
  /** Of the button, and the name of the form. */
  search: string
  /** Of the button that empties the form; absent: there is none. */
  reset?: string
  /** Of the button that shows and hides what is rarely asked. */
  more?: string
  fewer?: string
}

interface RecordFiltersProps {
  records: Pick<Records<unknown, unknown>, 'query' | 'filter' | 'resets'>
  fields: readonly FilterField[]
  texts: FilterTexts
  /** In a narrow place they are hidden, and a `FilterBar` shows them. */
  folded?: boolean
  /** A line beside a heading, with the quiet button that goes with it. */
  compact?: boolean
}

const text = { autoComplete: 'off' } as const
const kinds = { text, amount: { inputMode: 'decimal', maxLength: 18 }, day: { type: 'date' } } as const

function Filter({ field, value: stored }: { field: FilterField; value: string | undefined }) {
  const { number } = useText()
  // What was typed before stands there as the language writes it.
  const value = stored && field.kind === 'amount' ? number(stored, { useGrouping: false }) : stored
  const { name, label, kind, options = [], placeholder, maxLength } = field
  if (kind === 'select') return <Select name={name} label={label} options={options} defaultValue={value} />
  const given = { ...kinds[kind], ...(placeholder && { placeholder }), ...(maxLength && { maxLength }) }
  return <TextField name={name} label={label} defaultValue={value} {...given} />
}

interface ActionsProps {
  texts: FilterTexts
  /** Whether what is rarely asked is shown; null where there is nothing of the kind. */
  more: boolean | null
  onMore: () => void
  onEmpty: () => void
}

const Actions = ({ texts, more, onMore, onEmpty }: ActionsProps) => (
  <div className="filters-actions">
    <Button type="submit" kind="primary">
      {texts.search}
    </Button>
    {texts.reset && (
      <Button kind="ghost" onClick={onEmpty}>
        {texts.reset}
      </Button>
    )}
    {more !== null && (
      <Button kind="ghost" aria-expanded={more} onClick={onMore}>
        {more ? texts.fewer : texts.more}
      </Button>
    )}
  </div>
)

function FilterForm({ records, fields, texts, folded = false, compact = false }: RecordFiltersProps) {
  const separators = separatorsOf(useText().locale)
  const [first] = useState(records.query.filters)
  const [more, setMore] = useState(fields.some(({ name, more }) => more && name in first))
  const [emptied, setEmptied] = useState(0)
  const check = (values: Values) => {
    const [filters, unread] = [filtersOf(fields, values, separators), unreadAmounts(fields, values, separators)]
    const problems = Object.entries(problemsOf(fields, filters, unread))
    return Object.fromEntries(problems.map(([name, problem]) => [name, texts[problem] ?? '']))
  }
  const send = (values: Values) => {
    records.filter(filtersOf(fields, values, separators))
    return Promise.resolve(undefined)
  }
  const form = useForm({ check, send })
  const empty = () => {
    setEmptied(emptied + 1)
    records.filter({})
  }
  const draw = (field: FilterField) => (
    <Filter key={field.name} field={field} value={emptied ? undefined : first[field.name]} />
  )
  const rare = fields.filter(({ more }) => more)
  return (
    <div className={compact ? undefined : `filters${folded ? ' filters-folded' : ''}`} key={emptied}>
      <Form state={form} label={texts.search}>
        <div className={compact ? 'filters-line' : 'filters-fields'}>
          {fields.filter(({ more }) => !more).map(draw)}
          {rare.length > 0 && (
            <div className="filters-more" hidden={!more}>
              {rare.map(draw)}
            </div>
          )}
          {compact ? (
            <Button type="submit">{texts.search}</Button>
          ) : (
            <Actions texts={texts} more={rare.length > 0 ? more : null} onMore={() => setMore(!more)} onEmpty={empty} />
          )}
        </div>
      </Form>
    </div>
  )
}

/**
 * The form by which records are filtered, from data. It begins anew where its filters are set from
 * outside.
 */
export const RecordFilters = (props: RecordFiltersProps) => <FilterForm key={props.records.resets} {...props} />
