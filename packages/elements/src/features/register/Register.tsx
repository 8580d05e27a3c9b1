import { registerSettings } from '@baize/contract'
import { useMemo, type ReactNode } from 'react'
import { AuthFrame } from '../../parts/AuthFrame.tsx'
import { LightForm } from '../../parts/LightForm.tsx'
import { useRequests } from '../../parts/requests.ts'
import { typedUsername } from '../../parts/typed-username.ts'
import { Trouble } from '../../parts/Trouble.tsx'
import { useHost } from '../../runtime/context.tsx'
import type { ViewProps } from '../../runtime/declare.ts'
import { useRead, useScope, useSession, useText } from '../../scope.ts'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { codesOf, keptCodes } from './codes.ts'
import { isKnown, shownRules } from './fields.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { register } from './register.element.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { registerSheets } from './sheets.ts'

const goTo = (address: string) => {
  if (URL.canParse(address, location.href) && /^https?:$/.test(new URL(address, location.href).protocol))
    location.assign(address)
}

/** Registration by the operator's own rules: what they switched on is asked for, and nothing else. */
export function Register(props: ViewProps<typeof register>) {
  const { affiliateCode, referralCode, username = '', successUrl, lightForm = false, withoutHeading, emit } = props
  const { t, language } = useText()
  const { $config } = useScope()
  const { open } = useRequests()
  const { element } = useHost()
  const { isLogin, nickname } = useSession()
  const { status, data, error, refresh } = useRead(registerSettings, { language })

  const codes = useMemo(() => {
    const config = $config.get()
    const own = config?.ownSite ?? new URL(config?.api ?? location.href).origin === location.origin
    const arrived = own ? codesOf(new URL(location.href), keptCodes()) : {}
    return { ...arrived, ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }
  }, [$config, affiliateCode, referralCode])

  const opened = (account: string) => {
    emit('baize-register', { account })
    if (successUrl) goTo(successUrl)
  }

  const content = (): ReactNode => {
    if (isLogin)
      return (
        <Alert>
          <span>{t('login.done', { name: nickname })}</span>
        </Alert>
      )
    if (!data)
      return status === 'error' ? (
        <Trouble error={error} onRetry={refresh} />
      ) : (
        <FormSkeleton label={t('common.loading')} />
      )
    if (!data.open) return <EmptyState title={t('register.closed')} text={t('register.closedText')} />
    if (!shownRules(data.fields).every(rule => isKnown(rule) || !rule.required))
      return <EmptyState title={t('register.unsupported')} text={t('register.unsupportedText')} />
    return (
      <>
        <LightForm on={lightForm} sheets={registerSheets}>
          <RegisterForm settings={data} codes={codes} username={username} opened={opened} />
        </LightForm>
        <div className="auth-else">
          <span>{t('register.member')}</span>
          <button type="button" className="link" onClick={() => open('login', { username: typedUsername(element) })}>
            <span>{t('register.login')}</span>
          </button>
        </div>
      </>
    )
  }
  const felt = {
    title: t('register.welcome'),
    points: [t('register.point1'), t('register.point2'), t('register.point3')],
  }
  return (
    <AuthFrame title={t('register.title')} bare={withoutHeading} side={felt}>
      {content()}
    </AuthFrame>
  )
}
