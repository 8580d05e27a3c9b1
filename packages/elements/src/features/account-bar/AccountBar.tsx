import { useSession, useText } from '../../scope.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Guest } from './Guest.tsx'
import { Member } from './Member.tsx'

/** Who is there decides what is shown; until that is known, room is kept for either (HEAD-01, HEAD-02). */
export function AccountBar() {
  const { t } = useText()
  const session = useSession()
  if (!session.settled)
    return (
      <div className="account" role="status" aria-label={t('common.loading')}>
        <Skeleton width={180} height={40} />
      </div>
    )
  return session.isLogin ? <Member session={session} /> : <Guest />
}
