import { isNamed } from '@baize/client'
import { useStore } from '@nanostores/react'
import { useState, type ReactNode } from 'react'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LightForm } from '../shared/LightForm.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { OperatorSite } from '../../../shared/gates/OperatorSite.tsx'
import { PlainLayout, plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { LoadFailure, loadFailureCss } from '../../../shared/feedback/LoadFailure.tsx'
import { typedUsername } from '../shared/typed-username.ts'
import { useElement } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope, useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { stateCss } from '../../../ui/data/EmptyState.tsx'
import { Skeleton, skeletonCss } from '../../../ui/data/Skeleton.tsx'
import type { forgotPassword } from './forgot-password.element.ts'
import { NewPasswordForm, EmailResetForm, PhoneResetForm } from './ResetForms.tsx'
import { useResetToken, useResetMethods, type Settings, type ResetMethod } from './use-forgot-password.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs, tabsCss } from '../../../ui/data/Tabs.tsx'
import { mobileFieldCss } from '../../../shared/security/phone/MobileField.tsx'
import { smsCodeCss } from '../../../shared/security/phone/SmsCode.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { formCss } from '../../../ui/forms/Form.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './forgot-password.css'

/** The style sheets of the element, which the view also gives to a form in light DOM. */
export const forgotPasswordSheets = sheets(
  tabsCss,
  formCss,
  passwordFieldCss,
  mobileFieldCss,
  smsCodeCss,
  buttonCss,
  loadFailureCss,
  skeletonCss,
  stateCss,
  plainLayoutCss,
  [css],
)

interface ResetMethodsProps {
  settings: Settings
  order: readonly ResetMethod[]
  username: string
  onSent: (message: string) => void
}

/** The reset methods as tabs; a single method needs none. Values typed into either form stay. */
function ResetMethods({ settings, order, username, onSent }: ResetMethodsProps) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [chosen, choose] = useState<ResetMethod>(order[0] ?? 'email')
  const byEmail = <EmailResetForm username={username} onSent={onSent} />
  if (order.length < 2) return byEmail
  return (
    <>
      <Tabs
        label={t('forgot.title')}
        prefix={prefix}
        tabs={order.map(name => ({ name, label: t(`forgot.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <div {...tabPanel(prefix, 'email', chosen)}>{byEmail}</div>
      <div {...tabPanel(prefix, 'phone', chosen)}>
        <PhoneResetForm settings={settings} />
      </div>
    </>
  )
}

/**
 * By e-mail or by phone, or with the link of an e-mail straight to the new password (AUTH-42 to
 * AUTH-47).
 */
export function ForgotPassword({ username = '', lightForm = false, withoutHeading }: ViewProps<typeof forgotPassword>) {
  const { t } = useText()
  const { element } = useElement()
  const { open } = useNavigation()
  const { isLogin } = useSession()
  const [token, dropToken] = useResetToken()
  const reset = useResetMethods()
  // Known with the answer that brings the form, so nothing is typed that is refused.
  const isAllowed = isNamed(useStore(useScope().$places), element.localName)
  const [done, setDone] = useState('')

  const content = (): ReactNode => {
    if (isLogin) return <LoggedIn />
    if (!isAllowed) return <OperatorSite to="/forgot-password" />
    if (done)
      return (
        <Alert>
          <span>{done}</span>
        </Alert>
      )
    if (reset.status === 'error') return <LoadFailure error={reset.error} onRetry={reset.refresh} />
    if (!reset.settings) return <Skeleton height={212} />
    const { settings, order } = reset
    return (
      <LightForm on={lightForm} sheets={forgotPasswordSheets}>
        {token ? (
          <NewPasswordForm settings={settings} token={token} onDone={setDone} onAgain={dropToken} />
        ) : (
          <ResetMethods settings={settings} order={order} username={username} onSent={setDone} />
        )}
      </LightForm>
    )
  }
  const go = (name: string) => () => open(name, { username: typedUsername(element) })
  return (
    <PlainLayout title={t(token ? 'forgot.newTitle' : 'forgot.title')} bare={withoutHeading ?? false}>
      <div role={done ? 'status' : undefined}>{content()}</div>
      {!isLogin && (
        // The focus waits for the form: it does not start at a link that leaves it.
        <FormFooter waits={isAllowed && !reset.settings && reset.status !== 'error'}>
          <LinkButton onClick={go('login')}>{t('login.submit')}</LinkButton>
          <span>{t('login.or')}</span>
          <LinkButton onClick={go('register')}>{t('login.register')}</LinkButton>
        </FormFooter>
      )}
    </PlainLayout>
  )
}
