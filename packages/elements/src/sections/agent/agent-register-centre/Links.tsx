import { useEffect, useRef, useState } from 'react'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { plus } from '../../../ui/media/icons.gen.ts'
import { Table } from '../../../ui/data/Table.tsx'
import { DeleteLink } from './DeleteLink.tsx'
import { LinkForm } from './LinkForm.tsx'
import { LinkPicture } from './LinkPicture.tsx'
import { useColumns } from './use-columns.tsx'
import { pageSize, useLinks, type Link } from './use-links.ts'

/** What stands over the list. */
type Over = { name: 'create' } | { name: 'picture' | 'delete'; link: Link } | null

/** The register links of an agent with what they brought (AGT-24). */
export function Links() {
  const { t, number } = useText()
  const { page, data, error, refresh, turn } = useLinks()
  const [over, setOver] = useState<Over>(null)
  const head = useRef<HTMLDivElement>(null)
  const [deleted, setDeleted] = useState(0)
  const close = () => setOver(null)
  // What was pressed is gone with the link that it ended.
  useEffect(() => {
    if (deleted) head.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [deleted])
  const columns = useColumns({
    onPicture: link => setOver({ name: 'picture', link }),
    onDelete: link => setOver({ name: 'delete', link }),
  })
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  const create = (label: string) => (
    <Button
      kind="primary"
      icon={plus}
      disabled={data !== undefined && data.active >= data.activeMax}
      onClick={() => setOver({ name: 'create' })}
    >
      {label}
    </Button>
  )
  const empty = (
    <EmptyState
      title={t('agentRegister.links.empty')}
      text={t('agentRegister.links.emptyText')}
      action={create(t('agentRegister.links.first'))}
    />
  )
  return (
    <>
      {(data?.total ?? 0) > 0 && data && (
        <div ref={head} className="register-centre-head">
          <span className="register-centre-count">
            {t('agentRegister.links.active', { active: number(data.active), max: number(data.activeMax) })}
          </span>
          {create(t('agentRegister.links.create'))}
        </div>
      )}
      <Table
        label={t('agentRegister.links.tab')}
        columns={columns}
        rows={data?.content ?? []}
        keyOf={({ id }) => id}
        busy={!data}
        empty={empty}
      />
      <RecordsPager page={page} pageSize={pageSize} total={data?.total ?? 0} onPage={turn} />
      {over?.name === 'create' && (
        <LinkForm
          onClose={close}
          onMade={link => {
            turn(1)
            setOver({ name: 'picture', link })
          }}
        />
      )}
      {over?.name === 'picture' && <LinkPicture link={over.link} onClose={close} />}
      {over?.name === 'delete' && (
        <DeleteLink
          link={over.link}
          onClose={close}
          onDeleted={() => {
            close()
            setDeleted(deleted + 1)
          }}
        />
      )}
    </>
  )
}
