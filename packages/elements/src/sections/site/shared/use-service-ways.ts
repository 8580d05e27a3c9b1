import { systemStatus, type Output } from '@baize/contract'
import { useMemo } from 'react'
import { useRead } from '../../../scope.ts'

type Status = Output<typeof systemStatus>
export type ServiceWay = Pick<Status['customerService'][number], 'csPosition' | 'title'>

/** The places there are: a live chat, three apps for messages, a social network (CS-02, CS-03). */
const positions = ['1', '2', '3', '4', '5']

/** What stands in the places that have something, in their order; an address is never among it. */
export const waysOf = ({ customerService }: Pick<Status, 'customerService'>): ServiceWay[] =>
  positions.flatMap(place => customerService.find(({ csPosition }) => csPosition === place) ?? [])

/** The ways to customer service; null until they are known. */
export function useServiceWays() {
  const { data, error, refresh } = useRead(systemStatus, {})
  const ways = useMemo(() => (data ? waysOf(data) : null), [data])
  return { ways, error, refresh }
}
