import { usePercent } from '../shared/contracts/use-percent.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import type { Request } from './requests.ts'
import { day } from './use-facts.tsx'

/** The contracts below that cannot go on, and the box that ends them (CON-05 to CON-07). */
export function Affected({ request }: { request: Request }) {
  const { t, number } = useText()
  const { date } = useSiteZone()
  const { percent } = usePercent()
  const { affectedDownlines: affected, requestType, startAt } = request
  const count = affected.length
  const ends = requestType === 'termination'
  const who = ({ account, rate, level }: (typeof affected)[number]) =>
    t(level > 1 ? 'contract.hasAt' : 'contract.has', { account, rate: percent(rate), level: number(level) })
  return (
    <>
      <Alert kind="warn">
        <b>{t(ends ? 'contract.hangs' : 'contract.above', { count })}</b>
        <ul className="contract-affected">
          {affected.map((one, index) => (
            <li key={index}>
              <bdi>{who(one)}</bdi>
            </li>
          ))}
        </ul>
      </Alert>
      <Checkbox name="confirm">
        {ends || !startAt
          ? t('contract.endNow', { count })
          : t('contract.endFrom', { count, date: date(startAt, day) })}
      </Checkbox>
    </>
  )
}
