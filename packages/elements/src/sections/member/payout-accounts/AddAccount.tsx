import { payoutKinds, type PayoutKind } from '@baize/contract'
import { useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useText } from '../../../scope.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { checkboxCss } from '../../../ui/forms/Checkbox.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { selectCss } from '../../../ui/forms/Select.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { Accounts } from './accounts.ts'
import css from './add-account.css'

const styles = [...formCss, ...selectCss, ...passwordFieldCss, ...checkboxCss, ...buttonCss, css]

interface AddAccountProps {
  data: Accounts
  onAdded: (id: string) => void
  onBack: () => void
}

/** A new account: one of the kinds that the platform offers, and the form of that kind (MEM-16). */
export function AddAccount({ data, onAdded, onBack }: AddAccountProps) {
  useSheets(styles)
  const { t } = useText()
  const kinds = payoutKinds.filter(kind => data.providers.some(provider => provider.kind === kind))
  const [chosen, setChosen] = useState<PayoutKind>()
  const kind = chosen ?? kinds[0] ?? 'bank'
  return (
    <>
      <h3 className="payout-title payout-step" tabIndex={-1}>
        {t('payout.addTitle')}
      </h3>
      {kinds.length > 1 && (
        <div className="payout-kinds" part="kinds" role="group" aria-label={t('payout.kinds')}>
          {kinds.map(each => (
            <button
              key={each}
              type="button"
              className="payout-kind"
              aria-pressed={each === kind}
              onClick={() => setChosen(each)}
            >
              {t(`payout.kind.${each}`)}
            </button>
          ))}
        </div>
      )}
      <AccountForm key={kind} kind={kind} data={data} onAdded={onAdded} onBack={onBack} />
    </>
  )
}
