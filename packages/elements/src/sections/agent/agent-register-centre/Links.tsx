import { registerLinks } from '@baize/contract'
import { useEffect, useRef, useState } from 'react'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useText } from '../../../scope.ts'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { check, copy as copyIcon, qrCode, trash2, plus } from '../../../ui/media/icons.gen.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useRecords } from '../../../shared/records/use-records.ts'
import type { Column } from '../../../ui/data/columns.ts'
import { RecordsPager } from '../../../shared/records/RecordsPager.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { DeleteLink, LinkForm, LinkPicture, type Link } from './LinkDialogs.tsx'

interface LinkActionsProps {
  link: Link
  onPicture: (link: Link) => void
  onDelete: (link: Link) => void
}

/** Actions on a link that works; a link that does not has none. */
function LinkActions({ link, onPicture, onDelete }: LinkActionsProps) {
  const { t } = useText()
  const { copied, copy } = useCopy(t('agentRegister.copied'))
  if (link.state !== 'active') return null
  const label = (action: string) => t('agentRegister.actionOn', { action: t(action), code: link.code })
  // Where the browser does not allow copying, the link is shown so that it can be selected.
  const take = async () => (await copy(link.url)) || onPicture(link)
  return (
    <span className="register-centre-actions">
      <IconButton
        icon={copied ? check : copyIcon}
        size={32}
        label={label(copied ? 'agentRegister.copied' : 'agentRegister.copyLink')}
        onClick={() => void take()}
      />
      <IconButton
        icon={qrCode}
        size={32}
        label={label('agentRegister.links.picture')}
        onClick={() => onPicture(link)}
      />
      <IconButton icon={trash2} size={32} label={label('agentRegister.links.delete')} onClick={() => onDelete(link)} />
    </span>
  )
}

/**
 * A moment of the last day on which a link works: it ends with the first moment of the next one.
 */
const lastDay = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()

const day = { day: '2-digit', month: 'short', year: 'numeric' } as const
const kinds = { active: 'win', expired: 'warn', deleted: 'neutral' } as const

/** Columns of a link (AGT-24). */
function useColumns(actions: Omit<LinkActionsProps, 'link'>): Column<Link>[] {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const label = (name: string) => t(`agentRegister.links.${name}`)
  const code = ({ code, note, url }: Link) => (
    <span className="register-centre-link">
      <code translate="no" dir="ltr">
        {code}
      </code>
      <bdi className="register-centre-url" translate="no" dir="ltr">
        {url}
      </bdi>
      {note && <bdi className="register-centre-note">{note}</bdi>}
    </span>
  )
  return [
    { name: 'code', label: label('code'), cell: code },
    { name: 'type', label: label('type'), cell: ({ type }) => t(`agentRegister.type.${type}`) },
    { name: 'visits', label: label('visits'), end: true, cell: ({ visits }) => number(visits) },
    {
      name: 'registrations',
      label: label('registrations'),
      end: true,
      cell: ({ registrations }) => number(registrations),
    },
    { name: 'created', label: label('created'), cell: ({ createdAt }) => date(createdAt, day) },
    {
      name: 'expires',
      label: label('expires'),
      cell: ({ expiresAt }) => (expiresAt ? date(lastDay(expiresAt), day) : label('never')),
    },
    {
      name: 'state',
      label: label('state'),
      cell: ({ state }) => <Badge kind={kinds[state]}>{t(`agentRegister.state.${state}`)}</Badge>,
    },
    { name: 'actions', label: label('actions'), bare: true, cell: link => <LinkActions link={link} {...actions} /> },
  ]
}

/** The dialog over the list. */
type OpenDialog = { name: 'create' } | { name: 'picture' | 'delete'; link: Link } | null

/** The register links of an agent with what they brought (AGT-24). */
export function Links() {
  const { t, number } = useText()
  const { query, pageSize, answer, total, error, refresh, turn } = useRecords(registerLinks)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const head = useRef<HTMLDivElement>(null)
  const [deleted, setDeleted] = useState(0)
  const close = () => setDialog(null)
  // The button that had the focus went with its link.
  useEffect(() => {
    if (deleted) head.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [deleted])
  const columns = useColumns({
    onPicture: link => setDialog({ name: 'picture', link }),
    onDelete: link => setDialog({ name: 'delete', link }),
  })
  if (error) return <LoadFailure error={error} onRetry={refresh} />
  const create = (label: string) => (
    <Button
      kind="primary"
      icon={plus}
      disabled={answer !== undefined && answer.active >= answer.activeMax}
      onClick={() => setDialog({ name: 'create' })}
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
      {total > 0 && answer && (
        <div ref={head} className="register-centre-head">
          <span className="register-centre-count">
            {t('agentRegister.links.active', { active: number(answer.active), max: number(answer.activeMax) })}
          </span>
          {create(t('agentRegister.links.create'))}
        </div>
      )}
      <Table
        label={t('agentRegister.links.tab')}
        columns={columns}
        rows={answer?.content ?? []}
        keyOf={({ id }) => id}
        busy={!answer}
        empty={empty}
      />
      <RecordsPager page={query.page} pageSize={pageSize} total={total} onPage={turn} />
      {dialog?.name === 'create' && (
        <LinkForm
          onClose={close}
          onMade={link => {
            turn(1)
            setDialog({ name: 'picture', link })
          }}
        />
      )}
      {dialog?.name === 'picture' && <LinkPicture link={dialog.link} onClose={close} />}
      {dialog?.name === 'delete' && (
        <DeleteLink
          link={dialog.link}
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
