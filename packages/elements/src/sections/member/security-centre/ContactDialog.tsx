import type { CallError } from '@baize/client'
import { bindContact, contacts, countries, sendContactCode, type ContactKind, type Input } from '@baize/contract'
import { useMemo, useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useScope, useText, useTextOf } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { problemText } from '../../../shared/feedback/field-text.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { MobileField, mobileFieldCss } from '../../../shared/security/phone/MobileField.tsx'
import { SmsCode, smsCodeCss } from '../../../shared/security/phone/SmsCode.tsx'
import { Password } from '../../../shared/security/Password.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import type { Problems, Values } from '../../../ui/forms/form-values.ts'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { useStepFocus } from '../../../ui/overlays/use-step-focus.ts'
import { askedTarget, fieldOfTarget, recipientOf, targetProblems } from './contact-values.ts'
import type { SecurityDialogProps } from './dialogs.ts'
import type { Facts } from './row-actions.ts'

const styles = [...dialogCss, ...formCss, ...passwordFieldCss, ...mobileFieldCss, ...smsCodeCss, ...buttonCss]

interface ContactFormProps extends Pick<SecurityDialogProps, 'onSaved' | 'onClose'> {
  kind: ContactKind
  own: Facts['contacts']
}

/** The words for what the platform says of a contact, at its field, and of the code before. */
function useRefusedFields(kind: ContactKind, field: string) {
  const scope = useScope()
  const { t, refusal } = useText()
  return ({ value }: Pick<CallError, 'value'>): Problems | undefined => {
    const { target, oldCode } = (value as { fields?: Record<string, string> } | null)?.fields ?? {}
    if (target === 'same') {
      // It was bound elsewhere meanwhile.
      scope.refresh(contacts)
      return { [field]: t('security.contactSame') }
    }
    const name = kind === 'email' ? 'email' : 'mobileNum'
    if (target) return { [field]: problemText(t, name, { key: target === 'empty' ? 'empty' : 'format' }) }
    return oldCode ? { oldCode: refusal({ code: oldCode } as CallError) } : undefined
  }
}

function ContactForm({ kind, own, onSaved, onClose }: ContactFormProps) {
  const { t } = useText()
  const scope = useScope()
  const [isOther, setIsOther] = useState(false)
  const [byOldCode, setByOldCode] = useState(false)
  const factor = useTwoFactorCode(own.needsCode)
  const list = useRead(countries, kind === 'mobile' ? {} : null).data?.list
  const bound = own[kind]
  // One that waits to be verified is not typed again.
  const isVerified = bound?.verified === true
  const present = bound && !isVerified && !isOther ? bound.masked : null
  // A contact that is not typed has no field of its own.
  const field = present === null ? fieldOfTarget(kind) : 'verificationCode'
  const refused = useRefusedFields(kind, field)
  const recipients = useMemo(
    () => ({
      new: recipientOf(kind, present, refused),
      before: recipientOf(kind, bound?.masked ?? '', () => undefined),
    }),
    [kind, present, bound?.masked],
  )
  const targetOf = (values: Values) => (present === null ? askedTarget(kind, values) : { kind })
  const problemsOf = (values: Values) => (present === null ? targetProblems(t, kind, list ?? [], values) : {})
  const sendTo = (asked: Input<typeof sendContactCode>) =>
    scope.sendWithProof(async proof =>
      scope.call(sendContactCode, { ...asked, ...(await scope.session.deviceTag()), ...proof }),
    )
  const asksPassword = own.hasPassword && !byOldCode
  const { send } = useAction(bindContact, {
    fieldOf: {
      OLD_PASSWORD_INVALID: 'password',
      SMS_CODE_MISSING: 'verificationCode',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
      MOBILE_TAKEN: field,
      EMAIL_TAKEN: field,
    },
    refresh: [contacts],
    onDone() {
      onSaved(kind)
      onClose()
    },
    onRefused(error) {
      const problems = refused(error)
      return factor.refused(error) ?? (problems ? { problems } : undefined)
    },
  })
  const form = useForm({
    check: values => ({
      ...problemsOf(values),
      ...(!values['verificationCode'] && { verificationCode: t('field.code') }),
      ...(asksPassword && !values['password'] && { password: t('field.empty') }),
      ...(byOldCode && !values['oldCode'] && { oldCode: t('field.code') }),
      ...factor.check(values),
    }),
    send: values =>
      send({
        ...targetOf(values),
        code: values['verificationCode'] ?? '',
        ...(asksPassword && values['password'] && { password: values['password'] }),
        ...(byOldCode && values['oldCode'] && { oldCode: values['oldCode'] }),
        ...(values['code'] && { factorCode: values['code'] }),
      }),
  })
  // What was pressed for it is gone.
  useStepFocus(form.ref, `[name=${fieldOfTarget(kind)}]`, isOther)
  return (
    <Form state={form} label={t(`security.${kind}.title`)}>
      {isVerified && <p>{t('security.contactChange', { masked: bound.masked })}</p>}
      {present !== null && (
        <p>
          {t('security.contactVerify', { masked: present })}{' '}
          <LinkButton onClick={() => setIsOther(true)}>{t('security.contactOther')}</LinkButton>
        </p>
      )}
      {present === null && kind === 'email' && (
        <TextField
          name={field}
          label={t('field.email.label')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
      )}
      {present === null && kind === 'mobile' && (list ? <MobileField countries={list} /> : <Skeleton height={72} />)}
      <SmsCode
        purpose="contact"
        label={t(`security.${kind}.code`)}
        recipient={recipients.new}
        check={problemsOf}
        send={values => sendTo(targetOf(values))}
      />
      {byOldCode && bound && (
        <SmsCode
          purpose="contact-before"
          name="oldCode"
          label={t('security.contactOldCode', { masked: bound.masked })}
          recipient={recipients.before}
          check={() => ({})}
          send={() => sendTo({ kind })}
        />
      )}
      {asksPassword && <Password label={t('paymentPassword.login')} />}
      {isVerified && own.hasPassword && (
        <LinkButton onClick={() => setByOldCode(now => !now)}>
          {t(byOldCode ? 'security.contactByPassword' : 'security.contactByCode', { masked: bound.masked })}
        </LinkButton>
      )}
      {factor.asksCode && <TwoFactorCodeField label={t('paymentPassword.code')} />}
      <Submit cancel={t('common.cancel')} onCancel={onClose}>
        {t('security.contactSave')}
      </Submit>
    </Form>
  )
}

/** Binds, verifies or changes a mobile number or an e-mail (MEM-16). */
export function SecurityDialog({ opened, facts, onSaved, onClose }: SecurityDialogProps) {
  useSheets(styles)
  const { t } = useText()
  // The texts of the account section hold the words for numbers and codes.
  const words = useTextOf('account')
  const kind = opened === 'email' ? 'email' : 'mobile'
  const own = facts.contacts
  return (
    <Dialog title={t(`security.${kind}.title`)} closeLabel={t('common.close')} onClose={onClose}>
      {words && own ? (
        <ContactForm kind={kind} own={own} onSaved={onSaved} onClose={onClose} />
      ) : (
        <Skeleton height={280} />
      )}
    </Dialog>
  )
}
