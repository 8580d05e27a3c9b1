import { payeeNameMax, payoutAccounts, setPayeeName, withdrawConfig } from '@baize/contract'
import { useSheets } from '../../runtime/use-sheets.ts'
import { useText, useTextOf } from '../../scope.ts'
import { Alert } from '../../ui/data/Alert.tsx'
import { Skeleton } from '../../ui/data/Skeleton.tsx'
import { buttonCss } from '../../ui/forms/Button.tsx'
import { fieldCss } from '../../ui/forms/Field.tsx'
import { Form, formCss } from '../../ui/forms/Form.tsx'
import { Submit } from '../../ui/forms/Submit.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Dialog, dialogCss } from '../../ui/overlays/Dialog.tsx'
import { useAction } from '../actions/use-action.ts'
import { problemText } from '../feedback/field-text.ts'
import { useForm } from '../forms/use-form.ts'
import { useFieldRule } from './use-field-rule.ts'

const styles = [...dialogCss, ...formCss, ...fieldCss, ...buttonCss]

/** Reads that say what the real name is. */
const changed = [payoutAccounts, withdrawConfig]

interface SetPayeeNameProps {
  /** It is set. */
  onDone?: () => void
  onClose: () => void
}

function PayeeNameForm({ onDone, onClose }: SetPayeeNameProps) {
  const { t } = useText()
  const rule = useFieldRule('payeeName')
  const { send } = useAction(setPayeeName, {
    refresh: changed,
    onDone() {
      onDone?.()
      onClose()
    },
    onRefused(error, { fields }) {
      const given = fields?.['payeeName']
      if (!given) return undefined
      const key = given === 'empty' || given === 'length' ? given : 'format'
      const words = problemText(t, 'payeeName', { key, min: rule?.min, max: payeeNameMax }, rule?.pattern)
      return { problems: { payeeName: words } }
    },
  })
  const form = useForm({
    check: ({ payeeName }) => ({ ...(!payeeName && { payeeName: t('field.empty') }) }),
    send: ({ payeeName = '' }) => send({ payeeName }),
  })
  return (
    <Form state={form} label={t('payeeName.title')}>
      <Alert kind="warn">
        <span>{t('payeeName.once')}</span>
      </Alert>
      <TextField
        name="payeeName"
        label={t('payeeName.label')}
        hint={t('field.payeeName.hint')}
        required
        autoComplete="name"
        maxLength={2 * payeeNameMax}
        dir="auto"
      />
      <Submit cancel={t('common.cancel')} onCancel={onClose}>
        {t('payeeName.save')}
      </Submit>
    </Form>
  )
}

/**
 * The dialog that sets the real name of a player, which is done once (MEM-16). Its words stand in
 * the texts of members.
 */
export function SetPayeeName(props: SetPayeeNameProps) {
  useSheets(styles)
  const { t } = useText()
  // The texts of the account section hold the words for refusals.
  const words = useTextOf('account')
  return (
    <Dialog title={t('payeeName.title')} closeLabel={t('common.close')} onClose={props.onClose}>
      {words ? <PayeeNameForm {...props} /> : <Skeleton height={200} />}
    </Dialog>
  )
}
