import { createRegisterLink, registerLinks, deleteRegisterLink, type Output } from '@baize/contract'
import { useText } from '../../../scope.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { Submit } from '../../../ui/forms/Submit.tsx'
import { TextField } from '../../../ui/forms/TextField.tsx'
import { useAction, type Sent } from '../../../shared/actions/use-action.ts'
import type { Values } from '../../../ui/forms/form-values.ts'
import { useForm, type FormState } from '../../../shared/forms/use-form.ts'
import { ActionFailure } from '../../../shared/feedback/ActionFailure.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { DeferredParts } from '../../../shared/feedback/DeferredParts.tsx'
import { download } from '../../../ui/media/icons.gen.ts'
import { TypeField } from './TypeField.tsx'

export type Link = Output<typeof registerLinks>['content'][number]

const inputOf = ({ type, expiresOn, note }: Values): Sent<typeof createRegisterLink> => ({
  type: type === 'agent' ? 'agent' : 'member',
  ...(expiresOn && { expiresOn }),
  ...(note && { note }),
})

/**
 * Makes a link (AGT-24). What may be left empty is checked by the platform, whose calendar counts.
 */
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

/** The form that makes a link (AGT-24). */
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

interface DeleteLinkProps {
  link: Link
  onClose: () => void
  onDeleted: () => void
}

/** Asked once before a link is ended for good (AGT-24). */
export function DeleteLink({ link: { id, code }, onClose, onDeleted }: DeleteLinkProps) {
  const { t } = useText()
  const { busy, failure, run } = useAction(deleteRegisterLink, { refresh: [registerLinks], onDone: onDeleted })
  const actions = (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button kind="danger" loading={busy} onClick={() => void run({ id })}>
        {t('agentRegister.links.delete')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('agentRegister.delete.title', { code })}
      closeLabel={t('common.close')}
      forced={busy}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('agentRegister.delete.text')}</p>
      <ActionFailure error={failure} />
    </Dialog>
  )
}

/** Both are loaded when the first picture is shown. */
const loadQr = () => import('../../../ui/media/QrCode.tsx')
const loadFile = () => import('../../../ui/media/qr-path.ts')

function LinkCode({ code, url }: Link) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  return qr && <qr.QrCode text={url} label={t('agentRegister.picture.label', { code })} />
}

/** A link to copy, and as a picture for cameras (AGT-24). */
export function LinkPicture({ link, onClose }: { link: Link; onClose: () => void }) {
  const { t } = useText()
  const { code, url } = link
  // Where its code does not come, that of the picture has not, which says so.
  const save = () =>
    void loadFile()
      .then(({ qrFile }) => saveFile(qrFile(url), `${code}.svg`))
      .catch(() => {})
  const actions = (
    <Button icon={download} onClick={save}>
      {t('agentRegister.picture.download')}
    </Button>
  )
  return (
    <Dialog
      title={t('agentRegister.picture.title', { code })}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={actions}
    >
      <div className="register-centre-code">
        <DeferredParts>
          <LinkCode {...link} />
        </DeferredParts>
      </div>
      <CopyField
        name="url"
        label={t('agentRegister.picture.url')}
        value={url}
        texts={{ copy: t('agentRegister.copy'), copied: t('agentRegister.copied') }}
      />
    </Dialog>
  )
}
