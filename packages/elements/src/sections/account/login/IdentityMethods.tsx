import { callError, type IdentityProof } from '@baize/client'
import type { loginIdentity, Refusal } from '@baize/contract'
import { storePendingProof } from '../shared/identity/pending-proof.ts'
import type { Firebase } from '../shared/identity/provider.ts'
import { IdentityButtons, identityButtonsCss } from '../shared/identity/IdentityButtons.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useHost } from '../../../runtime/context.tsx'
import { useScope, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { keyRound } from '../../../ui/media/icons.gen.ts'
import { loginPopups } from './use-login.ts'

interface IdentityMethodsProps {
  firebase: Firebase
  /** Masked account of a quick login, or empty. */
  account: string
}

/** The ways in without a password. Whoever has no account yet goes on to the registration, which then knows who they are (REG-37). */
export function IdentityMethods({ firebase, account }: IdentityMethodsProps) {
  const { t } = useText()
  const scope = useScope()
  const { element } = useHost()
  const { open } = useNavigation()
  useSheets(identityButtonsCss)

  const logIn = async (proof: IdentityProof) => {
    try {
      await scope.session.loginIdentity(proof, element)
    } catch (thrown) {
      const error = callError(thrown)
      const popup = loginPopups[error.code]
      if (!popup) throw error
      if (error.code === 'REGISTER_REQUIRED') storePendingProof(scope, proof)
      open(popup, (error.value as Refusal<typeof loginIdentity> | null)?.secondVerification)
    }
  }
  return (
    <IdentityButtons firebase={firebase} onProof={logIn}>
      {account && (
        <Button icon={keyRound} block onClick={() => open('quick-login')}>
          {t('login.quick', { account })}
        </Button>
      )}
    </IdentityButtons>
  )
}
