import { Gate } from '../../../shared/gates/Gate.tsx'
import { PlainLayout } from '../../../ui/forms/PlainLayout.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText, useRead, useScope } from '../../../scope.ts'
import { Devices } from './Devices.tsx'
import type { quickLogin } from './quick-login.element.ts'
import { quickLoginOptions } from '@baize/contract'
import { useEffect, useState } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { fingerprint } from '../../../ui/media/icons.gen.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { PinField } from './PinField.tsx'
import { useQuickLoginForm } from './use-quick-login.ts'

/** This device: undefined until it is known, null where devices are not told apart. */
function useDeviceId(): string | null | undefined {
  const { session } = useScope()
  const [deviceId, setDeviceId] = useState<string | null>()
  useEffect(() => {
    session.deviceId().then(setDeviceId, () => setDeviceId(null))
  }, [session])
  return deviceId
}

/** The PIN or the passkey of this device, for the account that it knows. */
function QuickLoginForm() {
  const { t } = useText()
  const { open } = useNavigation()
  const deviceId = useDeviceId()
  const { data, status } = useRead(quickLoginOptions, deviceId ? { deviceId } : null)
  const { form, off } = useQuickLoginForm(data?.kind ?? 'pin', deviceId ?? '')
  const toLogin = () => open('login')

  if (deviceId === null || status === 'error' || off) {
    const action = (
      <Button kind="primary" onClick={toLogin}>
        {t('login.submit')}
      </Button>
    )
    return <EmptyState title={t('error.QUICK_LOGIN_OFF')} action={action} />
  }
  if (!data) return <Skeleton height={144} />
  return (
    <>
      <p className="plain-text">{t(`quick.${data.kind}Text`, { account: data.account })}</p>
      <Form state={form} label={t('quick.title')}>
        {data.kind === 'pin' && <PinField name="pin" label={t('quick.pin')} hint={t('quick.pinHint')} />}
        <Submit icon={data.kind === 'passkey' ? fingerprint : undefined}>
          {t(data.kind === 'passkey' ? 'quick.withPasskey' : 'login.submit')}
        </Submit>
      </Form>
      <FormFooter>
        <LinkButton onClick={toLogin}>{t('quick.withPassword')}</LinkButton>
      </FormFooter>
    </>
  )
}

/**
 * For guests a login with this device, for members the list of their devices. Agents log in with
 * their password (AUTH-32).
 */
export function QuickLogin({ withoutHeading, emit }: ViewProps<typeof quickLogin>) {
  const { t } = useText()
  const { settled, isLogin, isAgent } = useSession()
  if (isAgent) return null
  return (
    <PlainLayout title={t('quick.title')} bare={withoutHeading ?? false}>
      {settled && !isLogin ? (
        <QuickLoginForm />
      ) : (
        <Gate need="member" to="/member">
          <Devices onChange={devices => emit('baize-quick-login', { devices })} />
        </Gate>
      )}
    </PlainLayout>
  )
}
