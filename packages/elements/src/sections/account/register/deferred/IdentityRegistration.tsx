import type { IdentityProof } from '@baize/client'
import type { Firebase } from '../../shared/identity/provider.ts'
import { IdentityButtons, identityButtonsCss, type IdentityRefused } from '../../shared/identity/IdentityButtons.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'

interface IdentityRegistrationProps {
  firebase: Firebase
  /** Somebody whom the provider knows and we do not. */
  onUnknown: (proof: IdentityProof) => void
}

/** One click in place of a form: who has an account comes in, anybody else goes on registering with what the provider said (REG-16, REG-37). */
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
