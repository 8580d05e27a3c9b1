import { useState, type ReactNode } from 'react'
import { AuthLayout, authLayoutCss } from '../shared/auth-layout/AuthLayout.tsx'
import { FormFooter } from '../../../ui/forms/FormFooter.tsx'
import { LightForm } from '../shared/LightForm.tsx'
import { LoggedIn } from '../shared/LoggedIn.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { typedUsername } from '../shared/typed-username.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useElement } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useSession, useText } from '../../../scope.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import type { login } from './login.element.ts'
import { useTrial } from '../shared/use-trial.ts'
import { storeTabs, lastKnownTabs } from '../shared/login-tabs.ts'
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

/** The style sheets of the element, which the view also gives to a form in light DOM. */
export const loginSheets = sheets(formCss, passwordFieldCss, buttonCss, authLayoutCss, [css])

interface LoginFormProps {
  side: Side
  username: string
  label: string
  /** A failure beside the form's own: the trial that did not begin. */
  trouble: string
  /** Drawn over the button. */
  children: ReactNode
}

/** The code of the captcha, once the platform has asked for one: most logins have none. */
const loadCaptcha = () => import('../../../shared/security/captcha/Captcha.tsx')

function LoginForm({ side, username, label, trouble, children }: LoginFormProps) {
  const { t } = useText()
  const { form, captcha } = useLogin(side, passwordCredentials)
  const captchaModule = useLazy(captcha > 0 ? loadCaptcha : null)
  return (
    <Form state={form} label={label} trouble={trouble}>
      <UsernameField value={username} />
      <Password />
      {captchaModule && captcha > 0 && <captchaModule.Captcha turn={captcha} isNext />}
      <div className="login-row">{children}</div>
      <Submit>{t('login.submit')}</Submit>
    </Form>
  )
}

/**
 * Whether space is kept for the tabs over the form, which are loaded after it is drawn: where the
 * site had them the last time, so that nothing moves when they come; and a function that stores
 * whether the site has them now.
 */
function useTabsSpace(): [kept: boolean, keepSpace: (has: boolean) => void] {
  const [kept, setKept] = useState(() => lastKnownTabs() === true)
  const [keepSpace] = useState(() => (has: boolean) => {
    setKept(has)
    storeTabs(has)
  })
  return [kept, keepSpace]
}

/** What names the game that somebody wants to play. */
const loadGameHead = () => import('./GameHead.tsx')

/**
 * The parts that are not needed to type a username and a password are loaded after those fields are
 * drawn.
 */
const loadDeferred = () => import('./deferred.tsx')

/**
 * The login form; after a login the name of the member. The form is removed at once, so that
 * browsers offer to save the password.
 */
export function Login({
  side = 'player',
  username = '',
  lightForm,
  loginRequired,
  game,
  art,
  withoutHeading,
}: ViewProps<typeof login>) {
  const { t } = useText()
  const { open } = useNavigation()
  const { element } = useElement()
  const { isLogin, expired } = useSession()
  const trial = useTrial()
  const deferred = useLazy(loadDeferred)
  const head = useLazy(game ? loadGameHead : null, null)
  const [panel, setPanel] = useState<object>()
  const [tabs, keepTabsSpace] = useTabsSpace()
  const title = t(side === 'agent' ? 'login.agentTitle' : 'login.title')
  const trouble = trial.problem || (expired || loginRequired ? t('error.NOT_LOGGED_IN') : '')
  const sidePanel = {
    title: t('login.welcome'),
    points: [t('login.point1'), t('login.point2'), t('login.point3')],
    artwork: game && art ? head && <head.GameArtwork art={art} /> : undefined,
  }
  const heading = game && head ? <head.GameTitle game={game} title={title} /> : title

  return (
    <AuthLayout title={heading} bare={withoutHeading || isLogin} side={sidePanel}>
      {isLogin ? (
        <LoggedIn />
      ) : (
        <>
          <LightForm on={lightForm ?? false} sheets={loginSheets}>
            <div className={tabs ? 'login-tabs' : undefined}>
              {deferred && <deferred.MethodTabs side={side} label={title} onPanel={setPanel} onKnown={keepTabsSpace} />}
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
              <p className="login-trial">{t('account.trialGives')}</p>
            </>
          )}
        </>
      )}
    </AuthLayout>
  )
}
