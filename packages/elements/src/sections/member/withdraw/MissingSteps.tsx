import { withdrawalSteps, type WithdrawalStep } from '@baize/contract'
import { useState } from 'react'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import { check, keyRound, landmark, user, type IconShape } from '../../../ui/media/icons.gen.ts'
import type { WithdrawConfig } from './withdraw-values.ts'

const icons: Readonly<Record<WithdrawalStep, IconShape>> = {
  payeeName: user,
  paymentPassword: keyRound,
  payoutAccount: landmark,
}

const loadName = () => import('../../../shared/security/SetPayeeName.tsx')
const loadPassword = () => import('../../../shared/security/SetPaymentPassword.tsx')

/** What must be there before a first withdrawal, each with its state and one action (MEM-31). */
export function MissingSteps({ config }: { config: WithdrawConfig }) {
  const { t } = useText()
  const { navigate } = useNavigation()
  const [open, setOpen] = useState<WithdrawalStep | null>(null)
  const name = useLazy(open === 'payeeName' ? loadName : null)
  const password = useLazy(open === 'paymentPassword' ? loadPassword : null)
  const { missing, hasPassword, needsCode } = config
  const isLoading = (open === 'payeeName' && !name) || (open === 'paymentPassword' && !password)
  const close = () => setOpen(null)
  const act = (step: WithdrawalStep) => (step === 'payoutAccount' ? navigate('/member/securityCenter') : setOpen(step))
  return (
    <section className="withdraw-missing" part="missing" aria-label={t('withdraw.missing.title')}>
      <h4 className="member-heading">{t('withdraw.missing.title')}</h4>
      <ul>
        {withdrawalSteps.map(step => {
          const isMissing = missing.includes(step)
          return (
            <li key={step} className={isMissing ? undefined : 'withdraw-step-done'}>
              <span className="withdraw-step-icon">
                <Icon of={isMissing ? icons[step] : check} size={18} />
              </span>
              <span className="withdraw-step-text">
                <b>{t(`withdraw.missing.${step}.title`)}</b>
                <span>{t(`withdraw.missing.${step}.text`)}</span>
              </span>
              <Badge kind={isMissing ? 'warn' : 'win'}>{t(`withdraw.missing.${isMissing ? 'open' : 'done'}`)}</Badge>
              {isMissing && (
                <Button size="small" loading={open === step && isLoading} onClick={() => act(step)}>
                  {t(`withdraw.missing.${step}.action`)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {open === 'payeeName' && name && <name.SetPayeeName onClose={close} />}
      {open === 'paymentPassword' && password && (
        <password.SetPaymentPassword config={{ hasPassword, needsCode, hasPaymentPassword: false }} onClose={close} />
      )}
    </section>
  )
}
