import { callError, type CallError, type IdentityProof } from '@baize/client'
import { useState } from 'react'
import { useProvider } from '../../shared/identity/use-provider.ts'
import { Warning } from '../../../../shared/feedback/Warning.tsx'
import { useHost } from '../../../../runtime/context.tsx'
import { useScope, useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { TextField } from '../../../../ui/forms/TextField.tsx'
import type { Settings } from '../rules.ts'

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
  const { element, signal } = useHost()
  const scope = useScope()
  const provider = useProvider(settings.firebase)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallError | null>(null)

  const confirm = async () => {
    if (!provider || busy) return
    setBusy(true)
    try {
      // Nothing waits before this: the window opens in the click.
      const firebaseIdToken = await provider.signIn('phone', signal)
      onProof({ firebaseChannel: 'phone', firebaseIdToken })
    } catch (thrown) {
      const error = callError(thrown)
      scope.fail(error, element)
      setFailure(error)
    }
    setBusy(false)
  }
  const button = (
    <Button className="field-button" loading={busy} onClick={() => void confirm()}>
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
      {failure && <Warning title={t('ways.failed')} text={refusal(failure)} onClose={() => setFailure(null)} />}
    </>
  )
}
