import { CopyField } from '../../parts/CopyField.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useLate } from '../../parts/use-late.ts'
import { useText } from '../../scope.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { download } from '../../ui/icons.gen.ts'
import type { Link } from './use-links.ts'

/** Whoever looks at no picture needs no drawing. */
const loadQr = () => import('../../parts/QrCode.tsx')
const loadFile = () => import('../../parts/qr-path.ts')

/** A link to copy, and as a picture for cameras (AGT-24). */
export function LinkPicture({ link, onClose }: { link: Link; onClose: () => void }) {
  const { t } = useText()
  const qr = useLate(loadQr)
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
