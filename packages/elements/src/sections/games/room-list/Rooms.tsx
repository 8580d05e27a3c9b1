import { roomList } from '@baize/contract'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState, useHost } from '../../../runtime/context.tsx'
import { useRead, useText } from '../../../scope.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { RoomCard } from './RoomCard.tsx'
import { type RoomChosen, useEnter } from './use-enter.ts'
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks at the rooms (GAME-26). */
const every = 15_000

/** Asks again from time to time, as long as the element can be seen. */
function useWhileSeen(refresh: () => void): void {
  const { element } = useHost()
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    const timer = setInterval(() => document.hidden || !element.checkVisibility() || latest.current(), every)
    return () => clearInterval(timer)
  }, [element])
}

interface RoomsProps {
  vendor: string
  gameCode: string
  nodeId: string
  onLaunch: (detail: RoomChosen) => boolean
}

/** What the rooms cost and who is in them, asked for again while somebody looks. */
export function Rooms({ vendor, gameCode, nodeId, onLaunch }: RoomsProps) {
  const { t, language, refusal } = useText()
  const { data, error, refresh } = useRead(roomList, { vassalage: vendor, gameCode, language })
  const { enter, pending, failure } = useEnter({ vendor, gameCode, nodeId }, onLaunch)
  useWhileSeen(refresh)
  useCustomState('loading', !data && !error)
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />
  if (!data)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={112} />
      </div>
    )
  if (!data.rooms.length) return <EmptyState title={t('rooms.none')} />
  return (
    <>
      <div role="alert">{failure && <Alert kind="error">{refusal(failure)}</Alert>}</div>
      <ul className="rooms-list">
        {data.rooms.map(room => (
          <RoomCard
            key={room.roomId}
            room={room}
            currency={data.currency}
            symbol={data.currencySymbol}
            pending={pending === room.roomId}
            onEnter={() => enter(room.roomId)}
          />
        ))}
      </ul>
    </>
  )
}
