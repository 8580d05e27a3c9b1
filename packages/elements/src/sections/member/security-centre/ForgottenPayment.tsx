import {
  contactKinds,
  contacts,
  payoutAccounts,
  resetPaymentPassword,
  sendPaymentCode,
  withdrawConfig,
  type ContactKind,
} from '@baize/contract'
import { useMemo, useState } from 'react'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useScope, useText, useTextOf } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { hintText } from '../../../shared/feedback/field-text.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Password } from '../../../shared/security/Password.tsx'
import { paymentPasswordProblems, paymentPasswordWords } from '../../../shared/security/payment-password-values.ts'
import { SmsCode, smsCodeCss } from '../../../shared/security/phone/SmsCode.tsx'
import { TwoFactorCodeField } from '../../../shared/security/TwoFactorCodeField.tsx'
import { usePaymentRule } from '../../../shared/security/use-payment-rule.ts'
import { useTwoFactorCode } from '../../../shared/security/use-two-factor-code.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { LinkButton } from '../../../ui/forms/LinkButton.tsx'
import { passwordFieldCss } from '../../../ui/forms/PasswordField.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import { recipientOf } from './contact-values.ts'
import type { SecurityDialogProps } from './dialogs.ts'
import type { Facts } from './row-actions.ts'

const styles = [...dialogCss, ...formCss, ...passwordFieldCss, ...smsCodeCss, ...buttonCss]

/** Reads that say until when money stays. */
const changed = [contacts, payoutAccounts, withdrawConfig]

interface ForgottenPaymentProps extends Pick<SecurityDialogProps, 'onSaved' | 'onClose'> {
  own: Facts['contacts']
}

/** A code to a verified contact, and the way to the other one. */
function ContactCode({ own, kinds }: Pick<ForgottenPaymentProps, 'own'> & { kinds: readonly ContactKind[] }) {
  const { t } = useText()
  const scope = useScope()
  const [index, setIndex] = useState(0)
  const kind = kinds[index % kinds.length] ?? 'email'
  const other = kinds[(index + 1) % kinds.length] ?? kind
  const masked = own[kind]?.masked ?? ''
  const recipient = useMemo(() => recipientOf(kind, masked, () => undefined), [kind, masked])
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <SmsCode
        key={kind}
        purpose="payment"
        label={t('security.contactOldCode', { masked })}
        recipient={recipient}
        check={() => ({})}
        send={() =>
          scope.sendWithProof(async proof =>
            scope.call(sendPaymentCode, { kind, ...(await scope.session.deviceTag()), ...proof }),
          )
        }
      />
      {other !== kind && (
        <LinkButton onClick={() => setIndex(now => now + 1)}>
          {t('security.forgottenPayment.other', { masked: own[other]?.masked ?? '' })}
        </LinkButton>
      )}
    </>
  )
}

function ForgottenPaymentForm({ own, onSaved, onClose }: ForgottenPaymentProps) {
  const { t } = useText()
  const { rule, inputMode } = usePaymentRule()
  const factor = useTwoFactorCode(own.needsCode)
  const kinds = contactKinds.filter(kind => own[kind]?.verified && own.offered.includes(kind))
  const facts = { hasPassword: own.hasPassword, hasPaymentPassword: false, needsCode: own.needsCode }
  const { send } = useAction(resetPaymentPassword, {
    fieldOf: {
      OLD_PASSWORD_INVALID: 'password',
      SMS_CODE_MISSING: 'verificationCode',
      SMS_CODE_INVALID: 'verificationCode',
      SMS_CODE_EXPIRED: 'verificationCode',
    },
    refresh: changed,
    onDone() {
      onSaved('forgottenPayment')
      onClose()
    },
    onRefused(error, { fields }) {
      const key = fields?.['paymentPassword']
      const problems = key && { newPaymentPassword: paymentPasswordWords(t, rule, key) }
      return factor.refused(error) ?? (problems ? { problems } : undefined)
    },
  })
  const form = useForm({
    check: values => ({
      ...paymentPasswordProblems(t, rule, values, facts),
      ...(!factor.asksCode && !values['verificationCode'] && { verificationCode: t('field.code') }),
      ...factor.check(values),
    }),
    send: ({ password, newPaymentPassword = '', confirmPaymentPassword = '', kind, verificationCode, code }) =>
      send({
        paymentPassword: newPaymentPassword,
        confirmPaymentPassword,
        ...(password && { password }),
        ...(kind && verificationCode && { kind: kind as ContactKind, contactCode: verificationCode }),
        ...(code && { code }),
      }),
    eager: true,
  })
  const secret = { autoComplete: 'off', inputMode } as const
  return (
    <Form state={form} label={t('security.forgottenPayment.title')}>
      <p>{t('security.forgottenPayment.text')}</p>
      {own.hasPassword && <Password label={t('paymentPassword.login')} />}
      {factor.asksCode ? (
        <TwoFactorCodeField label={t('paymentPassword.code')} />
      ) : (
        <ContactCode own={own} kinds={kinds} />
      )}
      <Password
        name="newPaymentPassword"
        label={t('paymentPassword.new')}
        hint={rule && hintText(t, rule)}
        {...secret}
      />
      <Password name="confirmPaymentPassword" label={t('field.confirmPaymentPassword.label')} {...secret} />
      <Submit cancel={t('common.cancel')} onCancel={onClose}>
        {t('paymentPassword.set')}
      </Submit>
    </Form>
  )
}

/** Sets another transaction password in the place of a forgotten one (MEM-16). */
export function SecurityDialog({ facts, onSaved, onClose }: SecurityDialogProps) {
  useSheets(styles)
  const { t } = useText()
  // The texts of the account section hold the words for refusals and codes.
  const words = useTextOf('account')
  const own = facts.contacts
  return (
    <Dialog title={t('security.forgottenPayment.title')} closeLabel={t('common.close')} onClose={onClose}>
      {words && own ? (
        <ForgottenPaymentForm own={own} onSaved={onSaved} onClose={onClose} />
      ) : (
        <Skeleton height={400} />
      )}
    </Dialog>
  )
}
