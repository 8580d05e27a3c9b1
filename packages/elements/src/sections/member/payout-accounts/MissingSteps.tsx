import { useState } from 'react'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { keyRound, user, type IconShape } from '../../../ui/media/icons.gen.ts'
import type { Accounts, MissingStep } from './accounts.ts'

const icons: Readonly<Record<MissingStep, IconShape>> = { payeeName: user, paymentPassword: keyRound }

const loadName = () => import('../../../shared/security/SetPayeeName.tsx')
const loadPassword = () => import('../../../shared/security/SetPaymentPassword.tsx')

/** What is missing, each with the button that sets it. */
export function MissingSteps({ missing, data }: { missing: readonly MissingStep[]; data: Accounts }) {
  const { t } = useText()
  const [open, setOpen] = useState<MissingStep | null>(null)
  const name = useLazy(open === 'payeeName' ? loadName : null)
  const password = useLazy(open === 'paymentPassword' ? loadPassword : null)
  const loaded = { payeeName: name, paymentPassword: password }
  const close = () => setOpen(null)
  return (
    <section className="payout-missing" part="missing" aria-label={t('payout.before')}>
      <h3 className="payout-heading">{t('payout.before')}</h3>
      <ul>
        {missing.map(step => (
          <li key={step} className="payout-account">
            <span className="payout-icon">
              <Icon of={icons[step]} size={18} />
            </span>
            <span className="payout-text">
              <b>{t(`payout.missing.${step}`)}</b>
            </span>
            <Button
              size="small"
              aria-label={`${t('payout.enter')}: ${t(`payout.missing.${step}`)}`}
              loading={open === step && !loaded[step]}
              onClick={() => setOpen(step)}
            >
              {t('payout.enter')}
            </Button>
          </li>
        ))}
      </ul>
      {open === 'payeeName' && name && <name.SetPayeeName onClose={close} />}
      {open === 'paymentPassword' && password && <password.SetPaymentPassword config={data} onClose={close} />}
    </section>
  )
}
