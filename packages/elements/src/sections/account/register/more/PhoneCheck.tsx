import type { IdentityProof } from '@baize/client'
import { useCommand } from '../../../../shared/actions/use-action.ts'
import { useProvider } from '../../shared/identity/use-provider.ts'
import { FailureDialog } from '../../../../shared/feedback/FailureDialog.tsx'
import { useHost } from '../../../../runtime/context.tsx'
import { useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import type { Settings } from '../fields/rules.ts'

/** Whether the site has numbers confirmed by its identity provider. A project of firebase's own is not asked: the platform sends the code. */
export const usesProvider = ({ firebase }: Settings): boolean =>
  firebase.enabled && firebase.channels.includes('phone') && !('apiKey' in firebase)

interface PhoneCheckProps {
  settings: Settings
  required: boolean
  /** Hears what the provider says of the number. */
  onProof: (proof: IdentityProof) => void
}

/** In place of a code: the provider confirms the number in a window of its own (REG-18, REG-37). */
export function PhoneCheck({ settings, required, onProof }: PhoneCheckProps) {
  const { t, refusal } = useText()
  const { signal } = useHost()
  const provider = useProvider(settings.firebase)
  const perform = async () => {
    if (!provider) return
    // Nothing waits before this: the window opens in the click.
    const firebaseIdToken = await provider.signIn('phone', signal)
    onProof({ firebaseChannel: 'phone', firebaseIdToken })
  }
  const { busy, failure, run, forget } = useCommand(perform, {})
  const button = (
    <Button className="field-button" loading={busy} onClick={() => void run()}>
      {t('register.confirm')}
    </Button>
  )
  return (
    <>
      <TextField
        name="verificationCode"
        label={t('sms.label')}
        placeholder={t('register.unconfirmed')}
        required={required}
        readOnly
        beside={button}
      />
      {failure && <FailureDialog title={t('ways.failed')} text={refusal(failure)} onClose={forget} />}
    </>
  )
}
