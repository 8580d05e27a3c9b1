import { useState } from 'react'
import { useText } from '../../../scope.ts'
import { nextTabs, tabPanel } from '../../../ui/data/tab-panel.ts'
import { Tabs } from '../../../ui/data/Tabs.tsx'
import { ByEmail } from './ByEmail.tsx'
import { ByPhone } from './ByPhone.tsx'
import type { Settings, ResetMethod } from './use-reset-methods.ts'

interface ResetMethodsProps {
  settings: Settings
  order: readonly ResetMethod[]
  username: string
  onSent: (message: string) => void
}

/** The ways as tabs; a single one needs none. What was typed into either stays. */
export function ResetMethods({ settings, order, username, onSent }: ResetMethodsProps) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [chosen, choose] = useState<ResetMethod>(order[0] ?? 'email')
  const byEmail = <ByEmail username={username} onSent={onSent} />
  if (order.length < 2) return byEmail
  return (
    <>
      <Tabs
        label={t('forgot.title')}
        prefix={prefix}
        tabs={order.map(name => ({ name, label: t(`forgot.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <div {...tabPanel(prefix, 'email', chosen)}>{byEmail}</div>
      <div {...tabPanel(prefix, 'phone', chosen)}>
        <ByPhone settings={settings} />
      </div>
    </>
  )
}
