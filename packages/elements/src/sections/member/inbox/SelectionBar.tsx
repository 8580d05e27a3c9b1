import { useEffect, useRef } from 'react'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { trash2 } from '../../../ui/media/icons.gen.ts'

interface SelectionBarProps {
  /** How many rows are chosen, of how many there are. */
  chosen: number
  of: number
  onToggleAll: () => void
  onDelete: () => void
}

/** Chooses all rows of the page, and deletes the chosen ones where there are some. */
export function SelectionBar({ chosen, of, onToggleAll, onDelete }: SelectionBarProps) {
  const { t, number } = useText()
  const box = useRef<HTMLInputElement>(null)
  const isPartly = chosen > 0 && chosen < of
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <div className="inbox-bar">
      <label className="inbox-all">
        <input
          ref={box}
          className="checkbox-box"
          type="checkbox"
          aria-label={t('inbox.selectAll')}
          checked={chosen === of}
          onChange={onToggleAll}
        />
        {chosen === 0 && <span>{t('inbox.selectAll')}</span>}
      </label>
      <span role="status">{chosen > 0 && t('inbox.selected', { count: chosen, number: number(chosen) })}</span>
      {chosen > 0 && (
        <Button size="small" icon={trash2} onClick={onDelete}>
          {t('inbox.deleteSelected')}
        </Button>
      )}
    </div>
  )
}
