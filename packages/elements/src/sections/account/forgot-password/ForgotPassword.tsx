import { useState, type ReactNode } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LightForm } from '../shared/LightForm.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { PlainFrame } from '../../../ui/forms/PlainFrame.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { typedUsername } from '../shared/typed-username.ts'
import { useHost } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { forgotPassword } from './forgot-password.element.ts'
import { NewPassword } from './NewPassword.tsx'
import { forgotPasswordSheets } from './sheets.ts'
import { useResetToken } from './use-reset-token.ts'
import { useResetMethods } from './use-reset-methods.ts'
import { ResetMethods } from './ResetMethods.tsx'

/** By e-mail or by phone, or with the link of an e-mail straight to the new password (AUTH-42 to AUTH-47). */
export function ForgotPassword({ username = '', lightForm = false, withoutHeading }: ViewProps<typeof forgotPassword>) {
  const { t } = useText()
  const { element } = useHost()
  const { open } = useNavigation()
  const { isLogin } = useSession()
  const [token, dropToken] = useResetToken()
  const ways = useResetMethods()
  const [done, setDone] = useState('')

  const content = (): ReactNode => {
    if (isLogin) return <LoggedIn />
    if (done)
      return (
        <Alert>
          <span>{done}</span>
        </Alert>
      )
    if (ways.status === 'error') return <LoadFailure error={ways.error} onRetry={ways.refresh} />
    if (!ways.settings) return <Skeleton height={212} />
    const { settings, order } = ways
    return (
      <LightForm on={lightForm} sheets={forgotPasswordSheets}>
        {token ? (
          <NewPassword settings={settings} token={token} onDone={setDone} onAgain={dropToken} />
        ) : (
          <ResetMethods settings={settings} order={order} username={username} onSent={setDone} />
        )}
      </LightForm>
    )
  }
  const go = (name: string) => () => open(name, { username: typedUsername(element) })
  return (
    <PlainFrame title={t(token ? 'forgot.newTitle' : 'forgot.title')} bare={withoutHeading ?? false}>
      <div role={done ? 'status' : undefined}>{content()}</div>
      {!isLogin && (
        // The focus waits for the form; it does not begin with what leads away from it.
        <FormFooter waits={!ways.settings && ways.status !== 'error'}>
          <LinkButton onClick={go('login')}>{t('login.submit')}</LinkButton>
          <span>{t('login.or')}</span>
          <LinkButton onClick={go('register')}>{t('login.register')}</LinkButton>
        </FormFooter>
      )}
    </PlainFrame>
  )
}
