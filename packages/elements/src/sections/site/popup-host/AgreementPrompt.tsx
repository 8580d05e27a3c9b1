import { consolidated, agreementFlags } from '@baize/contract'
import { useEffect } from 'react'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useRead, useSession } from '../../../scope.ts'

const key = 'baize.contracts-asked'

/**
 * Session storage, where the browser lets us have it; without it the question comes again with the
 * next page.
 */
const storage = (): Storage | null => {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

interface SessionStart {
  customerId: string
  lastLoginAt: string | null
}

/** Names a session without its token: whose it is, and how it came about. */
const sessionNameOf = ({ customerId, lastLoginAt }: SessionStart): string => `${customerId} ${lastLoginAt ?? ''}`

/**
 * Whether the contracts of a session were shown already: they are once, so that "decide later"
 * holds (CON-19).
 */
const wasPrompted = (session: SessionStart): boolean => storage()?.getItem(key) === sessionNameOf(session)

function notePrompted(session: SessionStart): void {
  try {
    storage()?.setItem(key, sessionNameOf(session))
  } catch {
    // A full or forbidden storage asks again.
  }
}

/**
 * Opens the popup of agreements once per session, where a flag says that one waits for the agent
 * (CON-09, CON-10). It draws nothing.
 */
export function AgreementPrompt() {
  const session = useSession()
  const { open } = useNavigation()
  const { data } = useRead(consolidated, wasPrompted(session) ? null : {})
  const waits = data !== undefined && Object.values(agreementFlags).some(flag => data[flag] > 0)

  useEffect(() => {
    if (!waits || wasPrompted(session)) return
    notePrompted(session)
    open('contract')
  }, [waits, session, open])
  return null
}
