import { useText } from '../../../scope.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { TypeField } from './TypeField.tsx'
import { useLinkForm } from './use-link-form.ts'
import type { Link } from './use-links.ts'

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
