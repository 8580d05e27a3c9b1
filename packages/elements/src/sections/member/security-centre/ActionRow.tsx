import type { CallError } from '@baize/client'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import type { IconShape } from '../../../ui/media/icons.gen.ts'
import { actionOf, maskedName, type ActionName, type Opened, type RowAction, type RowFacts } from './row-actions.ts'

const badgeOf: Readonly<Record<RowAction['state'], 'win' | 'warn' | 'neutral'>> = {
  set: 'win',
  notSet: 'warn',
  locked: 'neutral',
  'payoutAccounts.count': 'neutral',
}

interface ActionRowProps {
  name: ActionName
  icon: IconShape
  /** How far the platform's answer has come. */
  read: { data?: RowFacts | undefined; error?: CallError | undefined; refresh: () => void }
  /** Name of the dialog that is on its way. */
  coming: Opened | null
  onOpen: (name: Opened) => void
}

/** A row with its state and one action; where its state did not come, the action asks again. */
export function ActionRow({ name, icon, read, coming, onOpen }: ActionRowProps) {
  const { t, refusal } = useText()
  const { data, error, refresh } = read
  const row = data && actionOf(name, data)
  const title = t(`security.${name}.title`)
  const button = (label: string, onClick: () => void, loading: boolean) => (
    <Button size="small" aria-label={`${label}: ${title}`} loading={loading} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div className="security-row security-framed" part="row">
      <span className="security-icon">
        <Icon of={icon} size={18} />
      </span>
      <span className="security-name">
        <b>{title}</b>
        {row && (
          <Badge kind={badgeOf[row.state]}>
            {t(`security.${row.state}`, { used: data.list.length, max: data.max })}
          </Badge>
        )}
      </span>
      <span>
        {row
          ? t(`security.${row.text}`, { name: maskedName(data.payeeName ?? '') })
          : error
            ? refusal(error)
            : t('common.loading')}
      </span>
      <span className="security-act">
        {row
          ? button(t(`security.${row.action}`), () => onOpen(row.opens), coming === row.opens)
          : error && button(t('common.retry'), refresh, false)}
      </span>
    </div>
  )
}
