import { useTextOf } from '../../scope.ts'
import { Pager } from '../../ui/data/pager/Pager.tsx'

interface RecordsPagerProps {
  /** From 1. */
  page: number
  pageSize: number
  /** Records of all pages. */
  total: number
  onPage: (page: number) => void
}

/** Pager of records, and which of them are shown (MEM-11). */
export function RecordsPager({ page, pageSize, total, onPage }: RecordsPagerProps) {
  const text = useTextOf('shared')
  if (!text || !total) return null
  const { t, number } = text
  const first = (page - 1) * pageSize + 1
  const range = { from: number(first), to: number(Math.min(total, page * pageSize)), total: number(total) }
  return (
    <Pager
      label={t('records.pages')}
      page={page}
      pages={Math.ceil(total / pageSize)}
      range={t('records.range', range)}
      texts={{
        previous: t('records.previous'),
        next: t('records.next'),
        page: page => t('records.page', { page: number(page) }),
      }}
      onPage={onPage}
    />
  )
}
