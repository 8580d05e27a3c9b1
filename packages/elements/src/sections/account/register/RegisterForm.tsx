import type { IdentityProof } from '@baize/client'
import type { FieldRule } from '@baize/contract'
import { Captcha } from '../../../shared/security/captcha/Captcha.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { inputKindOf } from '../../../shared/forms/field-kinds.ts'
import { RuleField } from '../../../shared/forms/RuleField.tsx'
import { shownRules, wideFields } from './register-fields.ts'
import { Terms } from './Terms.tsx'
import { useRegister, type RegisterFormOptions, type OpenQuestion } from './use-register.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'

const fields = [1, 2, 3]

/** A field that is being loaded. */
const FieldSkeleton = () => (
  <div className="field">
    <Skeleton width={96} height={20} />
    <Skeleton height={44} />
  </div>
)

/** The usual form before its rules are known, as high as the form itself. */
export const FormSkeleton = ({ label }: { label: string }) => (
  <div className="form" role="status" aria-label={label}>
    <div className="register-fields">
      {fields.map(field => (
        <FieldSkeleton key={field} />
      ))}
    </div>
    <Skeleton height={24} />
    <Skeleton height={48} />
  </div>
)

/** A question over the form, or a warning with one button. Closing it answers no. */
function QuestionDialog({ title, text, yes, no, answer }: OpenQuestion) {
  const { t } = useText()
  const back = () => answer(false)
  const actions = (
    <>
      {no && <Button onClick={back}>{no}</Button>}
      <Button kind="primary" onClick={() => answer(true)}>
        {yes}
      </Button>
    </>
  )
  return (
    <Dialog title={title} closeLabel={t('common.close')} onClose={back} actions={actions}>
      <p role="alert">{text}</p>
    </Dialog>
  )
}

const loadMobile = () => import('./deferred/MobileFields.tsx')

interface RegisterFormProps extends RegisterFormOptions {
  username: string
  /** Goes on with the identity that a provider has confirmed. */
  onProof: (proof: IdentityProof) => void
  /** Registers without the identity after all. */
  withoutIdentity: () => void
}

/** The fields that the operator has switched on, in their order (REG-01). */
export function RegisterForm({ username, onProof, withoutIdentity, ...options }: RegisterFormProps) {
  const { settings, codes, identity } = options
  const { t } = useText()
  const { form, asked, captcha, unlocked } = useRegister(options)
  const rules = shownRules(settings, identity?.firebaseChannel)
  const mobile = useLazy(rules.some(rule => inputKindOf(rule).kind === 'part') ? loadMobile : null)
  const names = rules.map(({ name }) => name)
  const wide = wideFields(settings.captchaEnabled ? [...names, 'captcha'] : names)
  const given: Readonly<Record<string, string | undefined>> = { username, ...codes }
  const place = (name: string) => (wide.has(name) ? 'register-field register-wide' : 'register-field')

  // A value that came with an invitation is not the person's to change (REG-27).
  const fieldFor = (rule: FieldRule) => {
    const { name } = rule
    const locked = name in codes && !unlocked
    return (
      <RuleField
        rule={rule}
        value={given[name]}
        readOnly={locked}
        hint={locked ? t(`field.${name}.hint`) : undefined}
      />
    )
  }
  const fieldOf = (rule: FieldRule) => {
    if (inputKindOf(rule).kind !== 'part') return fieldFor(rule)
    return mobile ? <mobile.MobileFields rule={rule} settings={settings} onProof={onProof} /> : <FieldSkeleton />
  }

  const confirmedText = ({ firebaseChannel: channel }: IdentityProof) =>
    channel === 'phone'
      ? t('register.numberConfirmed')
      : t('register.confirmed', { provider: t(`register.by.${channel}`) })

  return (
    <>
      <Form state={form} label={t('register.title')}>
        {identity && (
          <Alert>
            <span>{confirmedText(identity)}</span>{' '}
            <LinkButton onClick={withoutIdentity}>{t('register.without')}</LinkButton>
          </Alert>
        )}
        <div className="register-fields">
          {rules.map(rule => (
            <div key={rule.name} className={place(rule.name)}>
              {fieldOf(rule)}
            </div>
          ))}
          {settings.captchaEnabled && (
            <div className={place('captcha')}>
              <Captcha turn={captcha} />
            </div>
          )}
        </div>
        <Terms documents={settings.terms} />
        <Submit>{t('register.submit')}</Submit>
      </Form>
      {asked && <QuestionDialog {...asked} />}
    </>
  )
}
