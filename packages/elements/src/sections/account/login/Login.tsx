import { useState, type ReactNode } from 'react'
import { AuthFrame, authFrameCss } from '../shared/auth-frame/AuthFrame.tsx'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LightForm } from '../shared/LightForm.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { typedUsername } from '../shared/typed-username.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useHost } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import type { login } from './login.element.ts'
import { useTrial } from '../shared/use-trial.ts'
import { storeTabs, lastKnownTabs } from '../shared/login-tabs.ts'
import { Captcha, captchaCss } from '../../../shared/security/captcha/Captcha.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { UsernameField } from '../shared/UsernameField.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { passwordCredentials } from './password-credentials.ts'
import { useLogin, type Side } from './use-login.ts'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'
import css from './login.css'

/** In a file of its own, because the view hands them on to a form in light DOM. */
export const loginSheets = sheets(formCss, passwordFieldCss, captchaCss, buttonCss, authFrameCss, [css])

interface LoginFormProps {
  side: Side
  username: string
  label: string
  /** What went wrong beside the form: the trial that did not begin. */
  trouble: string
  /** What stands over the button. */
  children: ReactNode
}

function LoginForm({ side, username, label, trouble, children }: LoginFormProps) {
  const { t } = useText()
  const { form, captcha } = useLogin(side, passwordCredentials)
  return (
    <Form state={form} label={label} trouble={trouble}>
      <UsernameField value={username} />
      <Password />
      {captcha > 0 && <Captcha turn={captcha} />}
      <div className="login-row">{children}</div>
      <Submit>{t('login.submit')}</Submit>
    </Form>
  )
}

/**
 * Whether a place is kept for tabs over the form, which come after it is drawn: where the site had them the last time, so that they push
 * nothing; and what hears whether it has them now.
 */
function useTabsSpace(): [kept: boolean, hear: (has: boolean) => void] {
  const [kept, setKept] = useState(() => lastKnownTabs() === true)
  const [hear] = useState(() => (has: boolean) => {
    setKept(has)
    storeTabs(has)
  })
  return [kept, hear]
}

/** Whatever is not needed to type a username and a password comes after they can be typed. */
const loadDeferred = () => import('./deferred.tsx')

/** The form, and when the visitor is in, who they are: the form leaves at once, so that browsers offer to keep the password. */
export function Login({ side = 'player', username = '', lightForm, withoutHeading }: ViewProps<typeof login>) {
  const { t } = useText()
  const { open } = useNavigation()
  const { element } = useHost()
  const { isLogin, expired } = useSession()
  const trial = useTrial()
  const deferred = useLazy(loadDeferred)
  const [panel, setPanel] = useState<object>()
  const [tabs, hearTabs] = useTabsSpace()
  const title = t(side === 'agent' ? 'login.agentTitle' : 'login.title')
  const trouble = trial.trouble || (expired ? t('error.NOT_LOGGED_IN') : '')
  const sidePanel = { title: t('login.welcome'), points: [t('login.point1'), t('login.point2'), t('login.point3')] }

  return (
    <AuthFrame title={title} bare={withoutHeading} side={sidePanel}>
      {isLogin ? (
        <LoggedIn />
      ) : (
        <>
          <LightForm on={lightForm ?? false} sheets={loginSheets}>
            <div className={tabs ? 'login-tabs' : undefined}>
              {deferred && <deferred.MethodTabs side={side} label={title} onPanel={setPanel} onKnown={hearTabs} />}
            </div>
            <div {...panel}>
              <LoginForm side={side} username={username} label={title} trouble={trouble}>
                {deferred && <deferred.RememberAndForgot side={side} />}
              </LoginForm>
            </div>
          </LightForm>
          {side === 'player' && (
            <>
              {deferred && <deferred.OtherLoginMethods />}
              <FormFooter>
                <span>{t('login.newHere')}</span>
                <LinkButton onClick={() => open('register', { username: typedUsername(element) })}>
                  {t('login.register')}
                </LinkButton>
                <span>{t('login.or')}</span>
                <LinkButton aria-busy={trial.busy || undefined} onClick={trial.start}>
                  {t('login.trial')}
                </LinkButton>
              </FormFooter>
            </>
          )}
        </>
      )}
    </AuthFrame>
  )
}
