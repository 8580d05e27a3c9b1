import type { createDownline, DownlineType, Output } from '@baize/contract'
import { useEffect, useRef } from 'react'
import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'

export type OpenedAccount = Output<typeof createDownline> & { type: DownlineType }

interface OpenedProps extends OpenedAccount {
  onNext: () => void
}

/** The account and its password, which nobody is told again. The password stands in its field alone, not in the text of the page. */
export function Opened({ account, password, type, onNext }: OpenedProps) {
  const { t } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const texts = { copy: t('agentRegister.copy'), copied: t('agentRegister.copied') }
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="register-centre-subtitle">
        {t(`agentRegister.opened.${type}`)}
      </h3>
      <Alert kind="warn">
        <span>{t('agentRegister.opened.once')}</span>
      </Alert>
      <div className="register-centre-given">
        <CopyField name="account" label={t('agentRegister.opened.account')} value={account} texts={texts} />
        <CopyField name="password" label={t('agentRegister.opened.password')} value={password} texts={texts} />
      </div>
      <p className="register-centre-text">{t('agentRegister.opened.first')}</p>
      <Button kind="primary" size="large" block onClick={onNext}>
        {t('agentRegister.opened.next')}
      </Button>
    </>
  )
}
