import type { PayoutAccount, PayoutKind } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { circleCheck, coins, ellipsis, landmark, trash2, wallet, type IconShape } from '../../../ui/media/icons.gen.ts'
import { Menu, type MenuItem } from '../../../ui/overlays/Menu.tsx'

const icons: Readonly<Record<PayoutKind, IconShape>> = { bank: landmark, wallet, crypto: coins }

/** Bank and number of an account, as they are shown and read out. */
export const accountName = ({ bank, numberMasked }: PayoutAccount): string => `${bank}, ${numberMasked}`

interface AccountListProps {
  accounts: readonly PayoutAccount[]
  /** Why none can be removed now. */
  whyKept: string | undefined
  onDefault: (id: string) => void
  onRemove: (account: PayoutAccount) => void
}

/** The accounts, masked, each with what can be done with it (MEM-16). */
export function AccountList({ accounts, whyKept, onDefault, onRemove }: AccountListProps) {
  const { t } = useText()
  const itemsOf = (account: PayoutAccount): MenuItem[] => [
    ...(account.default
      ? []
      : [
          {
            name: 'default',
            label: t('payout.makeDefault'),
            icon: circleCheck,
            onChoose: () => onDefault(account.id),
          },
        ]),
    {
      name: 'remove',
      label: t('payout.remove'),
      icon: trash2,
      onChoose: () => onRemove(account),
      ...(whyKept !== undefined && { why: whyKept }),
    },
  ]
  return (
    <ul className="payout-list">
      {accounts.map(account => (
        <li key={account.id} className="payout-account" part="account">
          <span className="payout-icon">
            <Icon of={icons[account.kind]} size={18} />
          </span>
          <span className="payout-text">
            <span className="payout-name">
              <b>
                <bdi>{account.bank}</bdi>
              </b>
              {account.default && <Badge kind="win">{t('payout.default')}</Badge>}
            </span>
            <bdi className="payout-number" dir="ltr" translate="no">
              {account.numberMasked}
            </bdi>
          </span>
          <Menu
            className="icon-button icon-button-32"
            label={t('payout.actions', { name: accountName(account) })}
            items={itemsOf(account)}
          >
            <Icon of={ellipsis} size={18} />
          </Menu>
        </li>
      ))}
    </ul>
  )
}
