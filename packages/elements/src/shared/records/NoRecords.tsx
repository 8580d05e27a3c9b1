import { useTextOf } from '../../scope.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { EmptyState } from '../../ui/data/EmptyState.tsx'

interface NoRecordsProps {
  /** Takes the filters away; absent where none is set. */
  onReset?: () => void
}

/** Nothing was found, with the way back from filters that were too narrow (MEM-11). */
export function NoRecords({ onReset }: NoRecordsProps) {
  const text = useTextOf('shared')
  if (!text) return null
  return (
    <EmptyState
      title={text.t('records.none')}
      action={onReset && <Button onClick={onReset}>{text.t('records.reset')}</Button>}
    />
  )
}
