import { useCustomState } from '../../../runtime/context.tsx'
import { useSession } from '../../../scope.ts'
import { SessionFailure } from '../../../shared/gates/SessionFailure.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { BalancePill } from '../shared/balance/BalancePill.tsx'

/** The balance alone, for a page with a bar of its own (HEAD-02, HEAD-03, HEAD-20). */
export function Balance() {
  const session = useSession()
  const { failure, settled, isLogin } = session
  useCustomState('empty', settled && !isLogin && !failure)
  if (failure) return <SessionFailure />
  if (!settled) return <Skeleton width={180} height={40} />
  return isLogin ? <BalancePill session={session} /> : null
}
