import type { Input, Output } from '@baize/contract'
import { useScope, useTextOf } from '../../scope.ts'
import { Button, buttonCss } from '../../ui/forms/Button.tsx'
import { download } from '../../ui/media/icons.gen.ts'
import { useCommand } from '../actions/use-action.ts'
import { ActionFailure, actionFailureCss } from '../feedback/ActionFailure.tsx'
import type { CsvColumn } from './csv.ts'
import { saveCsv } from './save-csv.ts'
import type { Records } from './use-records.ts'

export const exportRecordsCss = [...buttonCss, ...actionFailureCss]

/** Max rows per export (AGT-17), and the page size used to fetch them. */
const maxRows = 10_000
const pageSize = 100

interface ExportRecordsProps<Answer, Row> {
  records: Records<Answer, Row>
  columns: readonly CsvColumn<Row>[]
  /** Without its ending. */
  file: string
}

/**
 * Saves all pages of the records that are looked at, filters and order included, as a file for a
 * spreadsheet (AGT-17). For the agents’ reports.
 */
export function ExportRecords<Answer, Row>({ records, columns, file }: ExportRecordsProps<Answer, Row>) {
  const text = useTextOf('shared')
  const scope = useScope()
  const { endpoint, input, rowsOf, total } = records

  const load = async () => {
    const rows: Row[] = []
    for (let pageNo = 1; rows.length < maxRows; pageNo++) {
      const asked = { ...input, pageNo, pageSize } as Input<typeof endpoint>
      const answer = (await scope.call(endpoint, asked)) as Answer & Output<typeof endpoint>
      const page = rowsOf(answer)
      rows.push(...page)
      if (!page.length || pageNo >= answer.totalPages) break
    }
    return rows.slice(0, maxRows)
  }
  const save = async () => saveCsv(columns, await load(), file)
  const { busy, failure, run } = useCommand(save, {})
  if (!text) return null
  return (
    <div className="record-export">
      <Button size="small" icon={download} loading={busy} disabled={!total} onClick={() => void run()}>
        {text.t('records.export')}
      </Button>
      <ActionFailure error={failure} />
    </div>
  )
}
