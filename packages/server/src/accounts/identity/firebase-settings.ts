import type { FirebaseSettings } from '../../deps.ts'
import { StartError } from '../../start-error.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/**
 * Firebase as the identity provider, where the environment names a project.
 * @throws StartError where tokens that nobody signed would open real accounts
 */
export function firebaseFrom(env: NodeJS.ProcessEnv): FirebaseSettings | null {
  const project = env['BAIZE_FIREBASE_PROJECT']
  if (!project) return null
  const emulator = Boolean(env['BAIZE_FIREBASE_EMULATOR'])
  if (emulator && env['BAIZE_MODE'] === 'production')
    throw new StartError('BAIZE_MODE=production takes no tokens of an emulator: unset BAIZE_FIREBASE_EMULATOR.')
  return { project, jwksUrl: env['BAIZE_FIREBASE_JWKS'] || googleKeys, emulator }
}
