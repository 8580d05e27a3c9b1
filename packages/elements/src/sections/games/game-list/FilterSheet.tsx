import { gameSorts } from '@baize/contract'
import { useId } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { everyVendor } from '../../../shared/games/vendors.ts'
import { Button, buttonCss } from '../../../ui/forms/Button.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { isPersonal, type ListChoice } from '../shared/list/list-choice.ts'
import { SearchBox } from '../shared/list/ListTools.tsx'
import type { VendorEntry } from './vendor-entries.ts'
import css from './filter-sheet.css'

const sheets = [...dialogCss, ...buttonCss, css]

interface ChoicesProps {
  title: string
  /** `rows` under one another, or `cards` two by two. */
  layout: 'rows' | 'cards'
  entries: readonly VendorEntry[]
  chosen: string
  onChoose: (name: string) => void
}

/** One of several, which applies as soon as it is chosen. */
function Choices({ title, layout, entries, chosen, onChoose }: ChoicesProps) {
  const group = useId()
  return (
    <fieldset className={`sheet-choices sheet-${layout}`}>
      <legend className="sheet-title">{title}</legend>
      {entries.map(({ name, label, note }) => (
        <label key={name} className="sheet-choice">
          <span className="sheet-label">
            {label}
            {note && <span className="sheet-note">{note}</span>}
          </span>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
        </label>
      ))}
    </fieldset>
  )
}

interface FilterSheetProps {
  title: string
  choice: Omit<ListChoice, 'vendor'> & { vendor: string }
  vendors: readonly VendorEntry[]
  /** Games that are found; null while that is not known. */
  total: number | null
  onChoose: (part: Partial<ListChoice>) => void
  onClose: () => void
}

/** What narrows and orders a list where there is no room beside it, as a sheet. */
export function FilterSheet({ title, choice, vendors, total, onChoose, onClose }: FilterSheetProps) {
  const { t, number } = useText()
  useSheets(sheets)
  const orders = [
    { name: '', label: t('games.sorted.USUAL') },
    ...gameSorts.map(name => ({ name, label: t(`games.sorted.${name}`) })),
  ]
  const actions = (
    <>
      <Button
        kind="ghost"
        onClick={() => onChoose({ vendor: everyVendor, sort: undefined, keyword: '', filter: 'ALL' })}
      >
        {t('games.clear')}
      </Button>
      <Button kind="primary" onClick={onClose}>
        {t('games.showFound', { total: total === null ? '…' : number(total) })}
      </Button>
    </>
  )
  return (
    <Dialog title={t('games.filterOf', { title })} closeLabel={t('common.close')} onClose={onClose} actions={actions}>
      <SearchBox value={choice.keyword} onSearch={keyword => onChoose({ keyword })} />
      {!isPersonal(choice.filter) && (
        <Choices
          title={t('games.sort')}
          layout="rows"
          entries={orders}
          chosen={choice.sort ?? ''}
          onChoose={name => onChoose({ sort: gameSorts.find(sort => sort === name) })}
        />
      )}
      {vendors.length > 2 && (
        <Choices
          title={t('games.vendors')}
          layout="cards"
          entries={vendors}
          chosen={choice.vendor}
          onChoose={vendor => onChoose({ vendor })}
        />
      )}
    </Dialog>
  )
}
