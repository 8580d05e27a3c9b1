import { profile, saveProfile, type Output } from '@baize/contract'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useRead, useScope, useText, useTextOf } from '../../../scope.ts'
import { useAction } from '../../../shared/actions/use-action.ts'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { refusedFields } from '../../../shared/forms/field-problems.ts'
import { RuleField } from '../../../shared/forms/RuleField.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../../ui/forms/Button.tsx'
import { fieldCss } from '../../../ui/forms/Field.tsx'
import { Form, formCss } from '../../../ui/forms/Form.tsx'
import { Select, selectCss } from '../../../ui/forms/Select.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { Dialog, dialogCss } from '../../../ui/overlays/Dialog.tsx'
import type { SecurityDialogProps } from './dialogs.ts'
import css from './profile-dialog.css'
import { inputOf, profileProblems, typedProfile, type ProfileField } from './profile-values.ts'

const styles = [...dialogCss, ...formCss, ...fieldCss, ...selectCss, ...buttonCss, css]

/** One field as the site asks for it; what is locked stands as text. */
function Asked({ field }: { field: ProfileField }) {
  const { t } = useText()
  const { rule, masked, locked, options } = field
  const label = t(`field.${rule.name}.label`)
  if (locked)
    return (
      <dl className="profile-locked">
        <dt>{label}</dt>
        <dd>
          <bdi>{masked}</bdi>
        </dd>
      </dl>
    )
  if (!options) return <RuleField rule={rule} input={inputOf(field)} placeholder={masked || undefined} />
  const none = { value: '', label: masked || t('security.profile.choose') }
  const choices = options.map(({ value, text }) => ({ value, label: text }))
  return <Select name={rule.name} label={label} required={rule.required} options={[none, ...choices]} />
}

interface ProfileFormProps extends Pick<SecurityDialogProps, 'onSaved' | 'onClose'> {
  known: Output<typeof profile>
}

function ProfileForm({ known, onSaved, onClose }: ProfileFormProps) {
  const { t } = useText()
  const { session } = useScope()
  const { fields, minimumAge, referrer, invitationCode } = known
  const rules = fields.map(({ rule }) => rule)
  const { send } = useAction(saveProfile, {
    refresh: [profile],
    onDone() {
      void session.reloadMember().catch(() => {})
      onSaved('profile')
      onClose()
    },
    onRefused(_error, { fields: refused }) {
      return refused && { problems: refusedFields(t, { fields: rules, minimumAge }, refused) }
    },
  })
  const form = useForm({
    check: values => profileProblems(fields, values, { t, now: new Date(), minimumAge }),
    send: values => send(typedProfile(fields, values)),
    eager: true,
  })
  const given = [
    ['referrer', referrer],
    ['invitationCode', invitationCode],
  ] as const
  return (
    <Form state={form} label={t('security.profile.title')}>
      <p>{t('security.profile.text')}</p>
      <div className="profile-fields">
        {fields.map(field => (
          <Asked key={field.rule.name} field={field} />
        ))}
        {given.map(
          ([name, value]) =>
            value !== null && (
              <dl key={name} className="profile-locked">
                <dt>{t(`security.profile.${name}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </dl>
            ),
        )}
      </div>
      <Submit cancel={t('common.cancel')} onCancel={onClose}>
        {t('security.profile.save')}
      </Submit>
    </Form>
  )
}

/** Personal information, as the site asks for it (MEM-17). */
export function SecurityDialog({ onSaved, onClose }: SecurityDialogProps) {
  useSheets(styles)
  const { t } = useText()
  // The texts of the account section hold the words for fields.
  const words = useTextOf('account')
  const { data, status, error, refresh } = useRead(profile, {})
  return (
    <Dialog title={t('security.profile.title')} closeLabel={t('common.close')} width="register" onClose={onClose}>
      {words && data ? (
        <ProfileForm known={data} onSaved={onSaved} onClose={onClose} />
      ) : status === 'error' ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : (
        <Skeleton height={480} />
      )}
    </Dialog>
  )
}
