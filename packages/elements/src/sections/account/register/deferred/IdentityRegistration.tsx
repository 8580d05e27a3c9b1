import type { IdentityProof } from '@baize/client'
import type { Firebase } from '../../shared/identity/provider.ts'
import { IdentityButtons, identityButtonsCss, type IdentityRefused } from '../../shared/identity/IdentityButtons.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'

interface IdentityRegistrationProps {
  firebase: Firebase
  /** Called with a confirmed identity that has no account here. */
  onUnknown: (proof: IdentityProof) => void
}

/**
 * Buttons of identity providers: they log in a person who has an account, and start the
 * registration of any other (REG-16, REG-37).
 */
export function IdentityRegistration({ firebase, onUnknown }: IdentityRegistrationProps) {
  const { open } = useNavigation()
  useSheets(identityButtonsCss)
  const follow: IdentityRefused = ({ code }, { secondVerification }, proof) => {
    if (code === 'REGISTER_REQUIRED') onUnknown(proof)
    else if (secondVerification) open('second-verification', secondVerification)
    else return undefined
    return 'elsewhere'
  }
  return <IdentityButtons firebase={firebase} onRefused={follow} />
}
