import { useText } from '../../../scope.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import { IconButton } from '../../../ui/forms/IconButton.tsx'
import { arrowLeftRight, ellipsis, fileText, users, type IconShape } from '../../../ui/media/icons.gen.ts'
import { Menu } from '../../../ui/overlays/Menu.tsx'
import { whyNot, type Action, type Downline } from './actions.ts'

export interface RowActionsProps {
  row: Downline
  onAct: (action: Action, row: Downline) => void
  /** Somebody pressed what cannot be done. */
  onRefuse: (why: string) => void
}

const icons: Readonly<Record<Action, IconShape>> = { team: users, transfer: arrowLeftRight, offer: fileText }
const actions = Object.keys(icons) as Action[]
/** Shown as pictures beside the menu. */
const quick: readonly Action[] = ['transfer', 'offer']

/** What can be done with an account; what cannot says why (AGT-27). */
export function RowActions({ row, onAct, onRefuse }: RowActionsProps) {
  const { t } = useText()
  const label = (action: Action) => t(`agentDownlines.action.${action}`)
  const why = (action: Action) => {
    const key = whyNot(action, row)
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
