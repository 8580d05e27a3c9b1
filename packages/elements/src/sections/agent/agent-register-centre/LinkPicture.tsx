import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { download } from '../../../ui/media/icons.gen.ts'
import type { Link } from './use-links.ts'

/** Whoever looks at no picture needs no drawing. */
const loadQr = () => import('../../../ui/media/QrCode.tsx')
const loadFile = () => import('../../../ui/media/qr-path.ts')

/** A link to copy, and as a picture for cameras (AGT-24). */
export function LinkPicture({ link, onClose }: { link: Link; onClose: () => void }) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  const { code, url } = link
  const save = async () => saveFile((await loadFile()).qrFile(url), `${code}.svg`)
  const actions = (
    <Button icon={download} onClick={() => void save()}>
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
        {qr && <qr.QrCode text={url} label={t('agentRegister.picture.label', { code })} />}
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
