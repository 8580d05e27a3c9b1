import { storePendingProof } from '../shared/identity/pending-proof.ts'
import type { Firebase } from '../shared/identity/provider.ts'
import { IdentityButtons, identityButtonsCss, type IdentityRefused } from '../shared/identity/IdentityButtons.tsx'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../runtime/use-sheets.ts'
import { useScope, useText } from '../../../scope.ts'
import { Button } from '../../../ui/forms/Button.tsx'
import { keyRound } from '../../../ui/media/icons.gen.ts'
import { loginPopups } from './use-login.ts'

interface IdentityMethodsProps {
  firebase: Firebase
  /** Masked account of a quick login, or empty. */
  account: string
}

/**
 * Logins without a password. A person without an account is sent to the registration, with their
 * confirmed identity (REG-37).
 */
export function IdentityMethods({ firebase, account }: IdentityMethodsProps) {
  const { t } = useText()
  const scope = useScope()
  const { open } = useNavigation()
  useSheets(identityButtonsCss)

  const follow: IdentityRefused = ({ code }, { secondVerification }, proof) => {
    const popup = loginPopups[code]
    if (!popup) return undefined
    if (code === 'REGISTER_REQUIRED') storePendingProof(scope, proof)
    open(popup, secondVerification)
    return 'elsewhere'
  }
  return (
    <IdentityButtons firebase={firebase} onRefused={follow}>
      {account && (
        <Button icon={keyRound} block onClick={() => open('quick-login')}>
          {t('login.quick', { account })}
        </Button>
      )}
    </IdentityButtons>
  )
}
