import { useState } from 'react'
import { Confirm } from './Confirm.tsx'
import { Prove } from './Prove.tsx'

/** What goes into an authenticator, as text and as the address in the picture. It is held in this element alone. */
export interface Secret {
  text: string
  url: string
}

interface SetUpProps {
  /** Whether the account has a password to ask for. */
  hasPassword: boolean
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** First the owner, then the secret, then one code of it (AUTH-31). */
export function SetUp({ hasPassword, onDone, onCancel }: SetUpProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  return secret ? (
    <Confirm secret={secret} onDone={onDone} onCancel={onCancel} />
  ) : (
    <Prove hasPassword={hasPassword} onSecret={setSecret} onCancel={onCancel} />
  )
}
