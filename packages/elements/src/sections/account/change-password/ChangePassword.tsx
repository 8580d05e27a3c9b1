import { registerSettings, type FieldRule } from '@baize/contract'
import { useState, type ReactNode } from 'react'
import { LightForm } from '../shared/LightForm.tsx'
import { Gate, gateCss } from '../../../shared/gates/Gate.tsx'
import { OperatorSite } from '../../../shared/gates/OperatorSite.tsx'
import { passwordRule } from '../shared/new-password.ts'
import { PlainLayout, plainLayoutCss } from '../../../ui/forms/PlainLayout.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useRead, useScope, useSession, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import type { changePassword } from './change-password.element.ts'
import { usePendingLogin, useChangePassword } from './use-change-password.ts'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { HiddenUsername, NewPasswordFields } from '../shared/NewPasswordFields.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { sheets } from '../../../ui/theme/sheets.ts'

/** The style sheets of the element, which the view also gives to a form in light DOM. */
export const changePasswordSheets = sheets(formCss, passwordFieldCss, buttonCss, gateCss, plainLayoutCss)

interface ChangeFormProps {
  rule: FieldRule | undefined
  username: string
  /** Leaves out the old password. */
  oldKnown: boolean
  onDone: () => void
  /** Gives up the login that waits; absent where none does. */
  onCancel: (() => void) | undefined
}

function ChangeForm({ rule, username, oldKnown, onDone, onCancel }: ChangeFormProps) {
  const { t } = useText()
  const { form, asksCode } = useChangePassword({ rule, username, oldKnown, onDone })
  return (
    <Form state={form} label={t('changePassword.title')}>
      <HiddenUsername username={username} />
      {!oldKnown && <Password name="oldPassword" label={t('changePassword.old')} />}
      <NewPasswordFields rule={rule} />
      {asksCode && <TwoFactorCodeField label={t('changePassword.code')} />}
      <Submit cancel={t('changePassword.cancel')} onCancel={onCancel}>
        {t('changePassword.submit')}
      </Submit>
    </Form>
  )
}

/** Where the operator's own site asks for a new password. */
const loginPage = '/login'

/**
 * A login that waits is asked for the new password alone, because its old one is known; a member
 * for all three (AUTH-23, AUTH-39, AUTH-40).
 */
export function ChangePassword({ lightForm = false, withoutHeading, emit }: ViewProps<typeof changePassword>) {
  const { t, language } = useText()
  const scope = useScope()
  const { home } = useNavigation()
  const { account } = useSession()
  const pending = usePendingLogin()
  const [done, setDone] = useState(false)
  const { data } = useRead(registerSettings, { language })
  const rule = passwordRule(data?.fields)

  const changed = () => {
    setDone(true)
    home()
  }
  const cancel = () => {
    void scope.session.abandonPasswordChange()
    emit('baize-cancel', {})
  }
  const form = (username: string, forced: boolean, known: boolean) => (
    <LightForm on={lightForm} sheets={changePasswordSheets}>
      <ChangeForm
        rule={rule}
        username={username}
        oldKnown={known}
        onDone={changed}
        onCancel={forced ? cancel : undefined}
      />
    </LightForm>
  )
  const content = (): ReactNode => {
    if (done)
      return (
        <div role="status">
          <Alert>
            <span>{t('changePassword.done')}</span>
          </Alert>
        </div>
      )
    if (pending === undefined) return <Skeleton height={144} />
    if (!pending)
      return (
        <Gate need="member" to={loginPage}>
          {form(account, false, false)}
        </Gate>
      )
    if (!scope.ownSite()) return <OperatorSite to={loginPage} />
    return (
      <>
        <p className="plain-text">{t(pending.expired ? 'changePassword.expired' : 'changePassword.forced')}</p>
        {form(pending.username, true, pending.oldKnown)}
      </>
    )
  }
  return (
    <PlainLayout title={t('changePassword.title')} bare={withoutHeading ?? false}>
      {content()}
    </PlainLayout>
  )
}
