import { useState } from 'react'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import type { agentRegisterCentre } from './agent-register-centre.element.ts'
import { Links } from './Links.tsx'
import { NewAccount, AccountOpened, type OpenedAccount } from './NewAccount.tsx'

/** Opens one account after another (AGT-23). */
function OpenAccounts() {
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  return (
    <div className="register-centre-form">
      {opened ? <AccountOpened {...opened} onNext={() => setOpened(null)} /> : <NewAccount onOpened={setOpened} />}
    </div>
  )
}

const views = ['manual', 'links'] as const
type View = (typeof views)[number]

/** The page on which an agent opens accounts by hand, or makes register links (AGT-22). */
export function AgentRegisterCentre({ withoutHeading }: ViewProps<typeof agentRegisterCentre>) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [chosen, setChosen] = useState<View>('manual')
  const tabs = views.map(name => ({ name, label: t(`agentRegister.${name}.tab`) }))
  return (
    <div className="register-centre">
      {!withoutHeading && (
        <h2 className="title" part="title">
          {t('agentRegister.title')}
        </h2>
      )}
      <Gate need="agent" to="/agentHome/registerCenter">
        <div className="register-centre-panel">
          <Tabs label={t('agentRegister.title')} prefix={prefix} tabs={tabs} chosen={chosen} onChoose={setChosen} />
          <div {...tabPanel(prefix, 'manual', chosen)}>
            <OpenAccounts />
          </div>
          <div {...tabPanel(prefix, 'links', chosen)}>{chosen === 'links' && <Links />}</div>
        </div>
      </Gate>
    </div>
  )
}
