import { CopyField } from '../../../shared/actions/CopyField.tsx'
import { useLazy } from '../../../runtime/use-lazy.ts'
import { useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { share2 } from '../../../ui/media/icons.gen.ts'

const loadQr = () => import('../../../ui/media/QrCode.tsx')

/** Browsers without a way to share have the link to copy. */
const canShare = () => typeof navigator.share === 'function'

/** The code and the link, to copy, to share, or to be read by a camera. */
export function ShareOptions({ code, link }: { code: string; link: string }) {
  const { t } = useText()
  const qr = useLazy(loadQr)
  const texts = { copy: t('referral.copy'), copied: t('referral.copied') }
  // A person who thinks better of it has shared nothing, and nothing went wrong.
  const share = () => void navigator.share({ text: t('referral.shareText'), url: link }).catch(() => undefined)
  return (
    <div className="referral-means">
      <div className="referral-code">{qr && <qr.QrCode text={link} label={t('referral.picture')} />}</div>
      <div className="referral-fields">
        <CopyField name="code" label={t('referral.code')} value={code} texts={texts} />
        <CopyField name="link" label={t('referral.link')} value={link} texts={texts} />
        {canShare() && (
          <Button kind="primary" icon={share2} onClick={share}>
            {t('referral.share')}
          </Button>
        )}
      </div>
    </div>
  )
}
