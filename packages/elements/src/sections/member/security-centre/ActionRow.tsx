import type { ReactNode } from 'react'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'
import { actionOf, readOf, type ActionName, type Opened, type Reads, type RowAction } from './row-actions.ts'

const badgeOf: Readonly<Record<NonNullable<RowAction['state']>, 'win' | 'warn' | 'neutral'>> = {
  set: 'win',
  verified: 'win',
  notSet: 'warn',
  notVerified: 'warn',
  locked: 'neutral',
  'payoutAccounts.count': 'neutral',
  'sessions.count': 'neutral',
}

interface ActionRowProps {
  name: ActionName
  icon: IconShape
  reads: Reads
  /** Name of the dialog that is on its way. */
  coming: Opened | null
  /** It is open below the row, which then offers to close it. */
  expanded?: boolean | undefined
  onOpen: (name: Opened) => void
  /** Below the row. */
  children?: ReactNode
}

/** A row with its state and one action; where its state did not come, the action asks again. */
export function ActionRow({ name, icon, reads, coming, expanded, onOpen, children }: ActionRowProps) {
  const { t, refusal } = useText()
  const { error, refresh } = readOf(name, reads)
  const row = actionOf(name, {
    payouts: reads.payouts.data,
    contacts: reads.contacts.data,
    sessions: reads.sessions.data,
    logins: reads.logins.data,
  })
  const title = t(`security.${name}.title`)
  const words = row
    ? (row.shown ?? t(`security.${row.text ?? ''}`, row.values))
    : error
      ? refusal(error)
      : t('common.loading')
  const button = (label: string, onClick: () => void, loading: boolean) => (
    <Button size="small" aria-label={`${label}: ${title}`} aria-expanded={expanded} loading={loading} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <>
      <div className="security-row" part="row">
        <span className="security-icon">
          <Icon of={icon} size={18} />
        </span>
        <span className="security-name">
          <b>{title}</b>
          {row?.state && <Badge kind={badgeOf[row.state]}>{t(`security.${row.state}`, row.values)}</Badge>}
        </span>
        <span>{words}</span>
        <span className="security-act">
          {row
            ? button(t(`security.${expanded ? 'hide' : row.action}`), () => onOpen(row.opens), coming === row.opens)
            : error && button(t('common.retry'), refresh, false)}
        </span>
      </div>
      {children}
    </>
  )
}
