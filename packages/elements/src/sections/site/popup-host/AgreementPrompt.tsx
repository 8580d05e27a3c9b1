import { consolidated, agreementFlags } from '@baize/contract'
import { useEffect } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useRead, useSession } from '../../../scope.ts'
import { noteAsked, wasAsked } from '../shared/once-per-session.ts'

const key = 'baize.contracts-asked'

/**
 * Opens the popup of agreements once per session, where a flag says that one waits for the agent
 * (CON-09, CON-10, CON-19). It draws nothing.
 */
export function AgreementPrompt() {
  const session = useSession()
  const { open } = useNavigation()
  const { data } = useRead(consolidated, wasAsked(key, session) ? null : {})
  const waits = data !== undefined && Object.values(agreementFlags).some(flag => data[flag] > 0)

  useEffect(() => {
    if (!waits || wasAsked(key, session)) return
    noteAsked(key, session)
    open('contract')
  }, [waits, session, open])
  return null
}
