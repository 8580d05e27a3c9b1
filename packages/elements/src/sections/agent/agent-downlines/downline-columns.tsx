import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { arrowLeftRight, ellipsis, fileText, users, type IconShape } from '../../../ui/media/icons.gen.ts'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { recordMinute, useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Column } from '../../../ui/data/columns.ts'
import { usePercent } from '../shared/agreements/use-percent.ts'
import { disabledReason, type Action, type Downline } from './downline-actions.ts'
import { shownStates } from './agreement-states.ts'

interface RowActionsProps {
  row: Downline
  onAct: (action: Action, row: Downline) => void
  /** An action was pressed that is not possible. */
  onRefuse: (why: string) => void
}

const icons: Readonly<Record<Action, IconShape>> = { team: users, transfer: arrowLeftRight, offer: fileText }
const actions = Object.keys(icons) as Action[]
/** Shown as pictures beside the menu. */
const quick: readonly Action[] = ['transfer', 'offer']

/** Actions on an account; one that is not possible says why (AGT-27). */
function RowActions({ row, onAct, onRefuse }: RowActionsProps) {
  const { t } = useText()
  const label = (action: Action) => t(`agentDownlines.action.${action}`)
  const why = (action: Action) => {
    const key = disabledReason(action, row)
    return key ? t(key) : undefined
  }
  const act = (action: Action) => {
    const reason = why(action)
    if (reason) onRefuse(reason)
    else onAct(action, row)
  }
  const items = actions.map(action => ({
    name: action,
    label: label(action),
    icon: icons[action],
    why: why(action),
    onChoose: () => onAct(action, row),
  }))
  return (
    <span className="row-actions">
      {quick.map(action => (
        <IconButton
          key={action}
          icon={icons[action]}
          size={32}
          label={t('agentDownlines.actionOn', { action: label(action), account: row.account })}
          aria-disabled={why(action) !== undefined || undefined}
          aria-description={why(action)}
          onClick={() => act(action)}
        />
      ))}
      <Menu
        className="icon-button icon-button-32"
        label={t('agentDownlines.actionOn', { action: t('agentDownlines.action.more'), account: row.account })}
        items={items}
      >
        <Icon of={ellipsis} size={18} />
      </Menu>
    </span>
  )
}

interface Options extends Omit<RowActionsProps, 'row'> {
  currency: string
  symbol: string
}

/** Shown for a value that there is not. */
const none = '–'
const day = { day: '2-digit', month: 'short', year: 'numeric' } as const

/** Columns of an account below (AGT-26). */
export function useColumns({ currency, symbol, onAct, onRefuse }: Options): Column<Downline>[] {
  const { t, number, amount } = useText()
  const { date } = useSiteZone()
  const { percent } = usePercent()
  const label = (name: string) => t(`agentDownlines.column.${name}`, { symbol })

  const account = (row: Downline) => (
    <span className="who">
      {row.teamSize > 0 ? (
        <button type="button" className="link" onClick={() => onAct('team', row)}>
          <bdi translate="no">{row.account}</bdi>
        </button>
      ) : (
        <bdi translate="no">{row.account}</bdi>
      )}
      {row.nickname !== row.account && (
        <bdi className="who-nickname" translate="no">
          {row.nickname}
        </bdi>
      )}
    </span>
  )
  const agreement = ({ contracts, type }: Downline) => {
    const shown = shownStates(contracts)
    if (!shown.length)
      return <span className="quiet">{type === 'agent' ? t('agentDownlines.contract.NONE') : none}</span>
    return (
      <span className="badges">
        {shown.map(({ state, kind, count }) => (
          <Badge key={state} kind={kind}>
            {t(`agentDownlines.contract.${state}`)}
            {count > 1 && <span> {number(count)}</span>}
          </Badge>
        ))}
      </span>
    )
  }
  // An agent has a rate for each kind of agreement; a member has none.
  const rateOf = (rates: Downline['rates']) =>
    rates.length
      ? rates.map(({ kind, rate }) => (
          <span key={kind} className="rate">
            {t('agentDownlines.rateOf', { kind: t(`contract.short.${kind}`), rate: percent(rate) })}
          </span>
        ))
      : none
  const status = ({ status }: Downline) =>
    status === 'active' ? (
      t('agentDownlines.status.active')
    ) : (
      <Badge kind="loss">{t(`agentDownlines.status.${status}`)}</Badge>
    )

  return [
    { name: 'account', label: label('account'), sortable: true, cell: account },
    { name: 'type', label: label('type'), cell: ({ type }) => t(`agentDownlines.type.${type}`) },
    { name: 'level', label: label('level'), end: true, cell: ({ level }) => number(level) },
    { name: 'contract', label: label('contract'), cell: agreement },
    { name: 'rate', label: label('rate'), end: true, cell: ({ rates }) => rateOf(rates) },
    { name: 'balance', label: label('balance'), end: true, sortable: true, cell: row => amount(row.balance, currency) },
    {
      name: 'teamSize',
      label: label('teamSize'),
      end: true,
      sortable: true,
      cell: ({ teamSize }) => (teamSize > 0 ? number(teamSize) : none),
    },
    {
      name: 'lastLoginAt',
      label: label('lastLogin'),
      sortable: true,
      cell: ({ lastLoginAt }) => (
        <span className="quiet">{lastLoginAt ? date(lastLoginAt, recordMinute) : t('agentDownlines.never')}</span>
      ),
    },
    {
      name: 'registeredAt',
      label: label('registered'),
      sortable: true,
      cell: ({ registeredAt }) => <span className="quiet">{date(registeredAt, day)}</span>,
    },
    { name: 'status', label: label('status'), cell: status },
    {
      name: 'actions',
      label: label('actions'),
      bare: true,
      cell: row => <RowActions row={row} onAct={onAct} onRefuse={onRefuse} />,
    },
  ]
}
