import { whitelabel } from '@baize/contract'
import { isFlagOn } from '../../../shared/gates/whitelabel-flag.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useRead, useSession, useTextOf } from '../../../scope.ts'
import { useAgreementMark } from '../../../shared/records/use-agreement-mark.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'

/**
 * The button to the agent area in the header: for agents, and for everybody where the site says so
 * (HEAD-15, HEAD-17).
 */
export function AgentEntry() {
  const { isAgent } = useSession()
  const flags = useRead(whitelabel, isAgent ? null : {})
  const shown = isAgent || isFlagOn(flags.data?.tree ?? [], 'AGENTPOLICY3')
  return shown ? <Entry to={isAgent ? '/agentHome' : '/agent'} /> : null
}

function Entry({ to }: { to: string }) {
  const text = useTextOf('agent')
  const { navigate } = useNavigation()
  const { count, key } = useAgreementMark()
  if (!text) return null
  return (
    <Button className="account-agents" kind="ghost" onClick={() => navigate(to)}>
      {text.t('agentCentre.role')}
      {count > 0 && <Badge kind="warn">{text.t(key, { count })}</Badge>}
    </Button>
  )
}
