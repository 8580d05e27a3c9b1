import { useRef } from 'react'
import { saveFile } from '../../../shared/actions/save-file.ts'
import { useCopy } from '../../../shared/actions/use-copy.ts'
import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { copy as copyIcon, download } from '../../../ui/media/icons.gen.ts'
import { useFocusHere } from '../../../ui/overlays/use-focus-here.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** They were kept; nobody shows them again. */
  onDone: () => void
}

/** The codes for the day the phone is lost, shown once: to copy, to keep as a file, or to write down (AUTH-31). */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  // Where the clipboard is shut, the codes stand there to be copied by hand.
  const { copied, copy } = useCopy(t('twoFactor.copied'))
  useFocusHere(place, '[data-message]', true)
  const text = codes.join('\n')
  // A data address that is only saved, never shown: pages that forbid blob addresses allow it.
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`
  return (
    <div ref={place}>
      <Alert kind="warn">
        <span>{t('twoFactor.recoveryText')}</span>
      </Alert>
      <ol className="two-factor-recovery" part="recovery" translate="no" dir="ltr">
        {codes.map(code => (
          <li key={code}>
            <code className="two-factor-text">{code}</code>
          </li>
        ))}
      </ol>
      <div className="plain-actions two-factor-take">
        <Button icon={copyIcon} onClick={() => void copy(text)}>
          {t(copied ? 'twoFactor.copied' : 'twoFactor.copy')}
        </Button>
        <Button icon={download} onClick={() => saveFile(file, 'recovery-codes.txt')}>
          {t('twoFactor.download')}
        </Button>
      </div>
      <Button kind="primary" size="large" block onClick={onDone}>
        {t('twoFactor.kept')}
      </Button>
    </div>
  )
}
