import type { ReactNode } from 'react'
import { usePercent } from '../shared/contracts/use-percent.ts'
import { useSiteZone } from '../../../shared/records/use-site-zone.ts'
import { useText } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import type { Request } from './requests.ts'

/** A day without its time: contracts begin and end with days. */
export const day = { dateStyle: 'medium' } as const

/** What a request is about: what is agreed now, what would be, and from when on. */
export function useFacts({ requestType, present, tiers, startAt }: Request): [string, ReactNode][] {
  const { t } = useText()
  const { date } = useSiteZone()
  const { range } = usePercent()
  const name = (fact: string) => t(`contract.fact.${fact}`)
  if (requestType === 'termination')
    return [
      [name('rateNow'), range(tiers)],
      [name('ends'), name('atOnce')],
      [name('request'), <Badge kind="warn">{t('contract.state.termination')}</Badge>],
    ]
  return [
    [name('rateNow'), present ? range(present.tiers) : name('none')],
    [name('newRate'), range(tiers)],
    [name('starts'), startAt ? date(startAt, day) : '–'],
    [name('state'), <Badge kind="warn">{t('contract.state.new')}</Badge>],
  ]
}
