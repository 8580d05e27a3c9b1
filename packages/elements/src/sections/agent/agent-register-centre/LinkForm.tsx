import { useText } from '../../../scope.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { TypeField } from './TypeField.tsx'
import type { Link } from './use-links.ts'
import { createRegisterLink, registerLinks } from '@baize/contract'
import { useAction, type Sent } from '../../../shared/actions/use-action.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../ui/forms/use-form.ts'

const inputOf = ({ type, expiresOn, note }: Values): Sent<typeof createRegisterLink> => ({
  type: type === 'agent' ? 'agent' : 'member',
  ...(expiresOn && { expiresOn }),
  ...(note && { note }),
})

/** Makes a link (AGT-24). What may be left empty is checked by the platform, whose calendar counts. */
function useLinkForm(onMade: (link: Link) => void): FormState {
  const { t } = useText()
  const { send } = useAction(createRegisterLink, {
    once: true,
    refresh: [registerLinks],
    onDone: onMade,
    onRefused: (_, { fields }) =>
      fields?.['expiresOn'] ? { problems: { expiresOn: t('agentRegister.create.past') } } : undefined,
  })
  return useForm({ check: () => ({}), send: values => send(inputOf(values)) })
}

interface LinkFormProps {
  onClose: () => void
  onMade: (link: Link) => void
}

/** What a link is made with (AGT-24). */
export function LinkForm({ onClose, onMade }: LinkFormProps) {
  const { t } = useText()
  const form = useLinkForm(onMade)
  const label = (name: string) => t(`agentRegister.create.${name}`)
  return (
    <Dialog title={label('title')} closeLabel={t('common.close')} forced={form.busy} onClose={onClose}>
      <Form state={form} label={label('title')}>
        <TypeField />
        <TextField name="expiresOn" type="date" label={label('expires')} hint={label('expiresHint')} />
        <TextField name="note" label={label('note')} hint={label('noteHint')} maxLength={140} autoComplete="off" />
        <Submit cancel={t('common.cancel')} onCancel={onClose}>
          {label('submit')}
        </Submit>
      </Form>
    </Dialog>
  )
}
