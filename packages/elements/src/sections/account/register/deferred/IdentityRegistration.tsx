import { callError, type IdentityProof } from '@baize/client'
import type { login, Refusal } from '@baize/contract'
import type { Firebase } from '../../shared/identity/provider.ts'
import { IdentityButtons, identityButtonsCss } from '../../shared/identity/IdentityButtons.tsx'
import { useNavigation } from '../../../../shared/navigation/use-navigation.ts'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useHost } from '../../../../runtime/context.tsx'
import { useScope } from '../../../../scope.ts'

interface IdentityRegistrationProps {
  firebase: Firebase
  /** Somebody whom the provider knows and we do not. */
  onUnknown: (proof: IdentityProof) => void
}

/** One click in place of a form: who has an account comes in, anybody else goes on registering with what the provider said (REG-16, REG-37). */
export function IdentityRegistration({ firebase, onUnknown }: IdentityRegistrationProps) {
  const { element } = useHost()
  const { session } = useScope()
  const { open } = useNavigation()
  useSheets(identityButtonsCss)
  const logInOrRegister = async (proof: IdentityProof) => {
    try {
      await session.loginIdentity(proof, element)
    } catch (thrown) {
      const error = callError(thrown)
      const { secondVerification } = (error.value ?? {}) as Refusal<typeof login>
      if (error.code === 'REGISTER_REQUIRED') onUnknown(proof)
      else if (secondVerification) open('second-verification', secondVerification)
      else throw error
    }
  }
  return <IdentityButtons firebase={firebase} onProof={logInOrRegister} />
}
