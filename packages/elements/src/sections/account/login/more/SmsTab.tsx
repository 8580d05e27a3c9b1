import { useLayoutEffect, useState } from 'react'
import { mobileFieldCss } from '../../../../shared/security/phone/MobileField.tsx'
import type { Country } from '../../../../shared/security/phone/mobile-number.ts'
import { smsCodeCss } from '../../../../shared/security/phone/SmsCode.tsx'
import { useSheets } from '../../../../runtime/use-sheets.ts'
import { useText } from '../../../../scope.ts'
import { nextTabs, tabPanel } from '../../../../ui/data/tab-panel.ts'
import { Tabs, tabsCss } from '../../../../ui/data/Tabs.tsx'
import type { Side } from '../use-login.ts'
import { SmsForm } from './SmsForm.tsx'

const sheets = [...tabsCss, ...mobileFieldCss, ...smsCodeCss]

interface SmsTabProps {
  side: Side
  label: string
  countries: readonly Country[]
  /** Hears what the panel with the other form must carry. */
  onPanel: (panel: object) => void
}

/** Two ways to log in, as tabs: the form that is there already, and the one by text message (AUTH-56). What was typed into either stays. */
export function SmsTab({ side, label, countries, onPanel }: SmsTabProps) {
  const { t } = useText()
  const [prefix] = useState(nextTabs)
  const [way, setWay] = useState<'username' | 'sms'>('username')
  const [seen, setSeen] = useState(false)
  useSheets(sheets)
  useLayoutEffect(() => {
    onPanel(tabPanel(prefix, 'username', way))
    return () => onPanel({})
  }, [onPanel, prefix, way])

  const choose = (name: typeof way) => {
    setWay(name)
    setSeen(true)
  }
  return (
    <>
      <Tabs
        label={label}
        prefix={prefix}
        tabs={[
          { name: 'username', label: t('field.username.label') },
          { name: 'sms', label: t('login.sms') },
        ]}
        chosen={way}
        onChoose={choose}
      />
      <div {...tabPanel(prefix, 'sms', way)}>{seen && <SmsForm side={side} label={label} countries={countries} />}</div>
    </>
  )
}
