import { agreementRules } from '@baize/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../../scope.ts'
import { Button } from '../../../../ui/forms/Button.tsx'
import { useFocusHere } from '../../../../ui/overlays/use-focus-here.ts'
import { useSiteZone } from '../../../../shared/records/use-site-zone.ts'

/** The offer is with whoever gets it, who has some days to answer (CON-20). */
export function Sent({ account, onClose }: { account: string; onClose: () => void }) {
  const { t } = useText()
  const { date } = useSiteZone()
  const place = useRef<HTMLDivElement>(null)
  useFocusHere(place, 'button', true)
  const [until] = useState(() => new Date(Date.now() + agreementRules.lapseDays * 86_400_000).toISOString())
  return (
    <div ref={place}>
      <p className="plain-text" role="status">
        {t('offerContract.sent', { account, date: date(until, { dateStyle: 'medium' }) })}
      </p>
      <div className="plain-actions">
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  )
}
