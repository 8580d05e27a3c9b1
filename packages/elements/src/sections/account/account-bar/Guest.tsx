import type { ReactNode } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useTrial } from '../shared/use-trial.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Toast } from '../../../ui/overlays/Toast.tsx'

/** @param children - what stands before all else */
export function Guest({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { open } = useNavigation()
  const trial = useTrial()
  return (
    <div className="account" part="guest">
      {children}
      <Button className="account-trial" kind="ghost" loading={trial.busy} onClick={trial.start}>
        {t('account.trial')}
      </Button>
      <Button kind="secondary" onClick={() => open('login')}>
        {t('account.login')}
      </Button>
      <Button kind="primary" onClick={() => open('register')}>
        {t('account.register')}
      </Button>
      {trial.trouble && (
        <Toast kind="loss" title={trial.trouble} closeLabel={t('common.close')} onClose={trial.forget} />
      )}
    </div>
  )
}
