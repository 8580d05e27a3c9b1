import { consolidated, agreementFlags } from '@baize/contract'
import { useEffect } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useRead, useSession } from '../../../scope.ts'
import { noteAsked, wasAsked } from './contract-asked.ts'

/** Opens what waits for an agent, once per session, where a flag says that anything does (CON-09, CON-10). It draws nothing. */
export function ContractWatch() {
  const session = useSession()
  const { open } = useNavigation()
  const { data } = useRead(consolidated, wasAsked(session) ? null : {})
  const waits = data !== undefined && Object.values(agreementFlags).some(flag => data[flag] > 0)

  useEffect(() => {
    if (!waits || wasAsked(session)) return
    noteAsked(session)
    open('contract')
  }, [waits, session, open])
  return null
}
