import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import type { agentDownlines } from './agent-downlines.element.ts'
import { Downlines } from './Downlines.tsx'

/** The page on which an agent finds and manages those below (AGT-25). */
export function AgentDownlines({ withoutHeading }: ViewProps<typeof agentDownlines>) {
  const { t } = useText()
  return (
    <div className="downlines">
      {!withoutHeading && (
        <h2 className="downlines-title" part="title">
          {t('agentDownlines.title')}
        </h2>
      )}
      <Gate need="agent" to="/agentHome/downlineManagmentView">
        <Downlines />
      </Gate>
    </div>
  )
}
