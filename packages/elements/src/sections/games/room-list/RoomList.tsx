import { pageRegistry } from '@baize/client'
import { launchGame, roomList as roomListEndpoint, type GameItem, type Room } from '@baize/contract'
import { useState } from 'react'
import { pendingDefaultAction } from '../../../runtime/default-action.ts'
import { gamePage } from '../../../shared/games/game-steps.ts'
import { useRunningGames } from '../../../shared/games/use-running-games.ts'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'
import { useNavigation } from '../../../shared/navigation/use-navigation.ts'
import { useCommand } from '../../../shared/actions/use-action.ts'
import { useScope, useText, useRead } from '../../../scope.ts'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { LoadFailure } from '../../../shared/feedback/LoadFailure.tsx'
import { useCustomState } from '../../../runtime/context.tsx'
import { useEvery } from '../../../runtime/use-every.ts'
import { Alert } from '../../../ui/data/Alert.tsx'
import { EmptyState } from '../../../ui/data/EmptyState.tsx'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'
import { Gate } from '../../../shared/gates/Gate.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { openGamePage, openInTab } from '../../../shared/games/open-in-tab.ts'
import type { roomList } from './room-list.element.ts'
import { keyed } from '../../../ui/data/keyed.ts'

interface RoomRequest {
  vendor: string
  gameCode: string
  nodeId: string
}
interface RoomChosen extends RoomRequest {
  gameType: string
  roomId: string
}

const gameType = 'PVP'

/**
 * Starts the game of a room: the event first, then the page of the game on the operator's own site,
 * and a tab of its own elsewhere or where the vendor forbids frames (GAME-23, GAME-24). To be
 * called inside the click, so that no browser blocks the window.
 */
function useRoomLaunch(
  { vendor, gameCode, nodeId }: RoomRequest,
  openMode: GameItem['openMode'],
  emit: (detail: RoomChosen) => boolean,
) {
  const scope = useScope()
  // The site in another tab would not know who plays in a frame here.
  const framed = useOwnSite() && !pageRegistry().framed && openMode !== 'tab'
  const { language } = useText()
  const { open, navigate } = useNavigation()
  const [chosen, setChosen] = useState('')

  const pageOf = (roomId: string) => gamePage({ vassalage: vendor, gameType, gameCode, nodeId, roomId })
  const perform = (roomId: string) => {
    setChosen(roomId)
    const input = { gameType, vassalage: vendor, gameCode, roomId, device: 'WEB', language, openMode: 'tab' } as const
    return openInTab(() => scope.call(launchGame, input))
  }
  const { busy, failure, run } = useCommand(perform, {
    onRefused({ code }) {
      if (code !== 'NOT_LOGGED_IN') return undefined
      open('login', { to: pageOf(chosen) })
      return 'elsewhere'
    },
  })

  function launch(roomId: string): void {
    pendingDefaultAction.run = () => launch(roomId)
    if (!emit({ nodeId, vendor, gameType, gameCode, roomId })) return
    if (framed) openGamePage(pageOf(roomId), navigate)
    else void run(roomId)
  }
  return { launch, pending: busy ? chosen : null, failure }
}

interface RoomCardProps {
  room: Room
  currency: string
  symbol: string
  pending: boolean
  onLaunch: () => void
}

/** A room: entry, stakes, players, and the button that enters it (GAME-26). */
function RoomCard({ room, currency, symbol, pending, onLaunch }: RoomCardProps) {
  const { t, number, money } = useText()
  const { name, minEntry, minBet, maxBet, players, capacity, state } = room
  const amount = (text: string) => money(text, currency, symbol)
  const stake = minBet === maxBet ? amount(minBet) : `${amount(minBet)} – ${amount(maxBet)}`
  const facts = [
    [t('rooms.entry'), amount(minEntry)],
    // One figure is said once.
    ...(stake === amount(minEntry) ? [] : [[t('rooms.stake'), stake]]),
    [t('rooms.players'), t('rooms.of', { players: number(players), capacity: number(capacity) })],
  ]
  return (
    <li className="room" part="room" data-state={state}>
      <h3 className="room-name">
        <bdi>{name}</bdi>
        {state !== 'open' && <Badge kind="neutral">{t(`rooms.${state}`)}</Badge>}
      </h3>
      <dl className="room-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button
        kind="primary"
        disabled={state !== 'open'}
        loading={pending}
        aria-label={state === 'open' ? t('rooms.enterRoom', { name }) : t(`rooms.${state}Room`, { name })}
        onClick={onLaunch}
      >
        {state === 'open' ? t('rooms.enter') : t(`rooms.${state}`)}
      </Button>
    </li>
  )
}

/** Milliseconds between two looks at the rooms (GAME-26). */
const refreshEvery = 15_000

interface RoomsProps {
  vendor: string
  gameCode: string
  nodeId: string
  onLaunch: (detail: RoomChosen) => boolean
}

/** The rooms with their stakes and players, asked for again while they can be seen. */
function Rooms({ vendor, gameCode, nodeId, onLaunch }: RoomsProps) {
  const { t, language, refusal } = useText()
  const { data, error, refresh } = useRead(roomListEndpoint, { vassalage: vendor, gameCode, language })
  const { launch, pending, failure } = useRoomLaunch({ vendor, gameCode, nodeId }, data?.openMode, onLaunch)
  const { isRunning } = useRunningGames()
  useEvery(refreshEvery, refresh)
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
      {isRunning({ gameCode, vassalage: vendor }) && (
        <Alert kind="info">
          <p>{t('rooms.running')}</p>
          <Button kind="primary" size="small" onClick={() => launch('')}>
            {t('rooms.resume')}
          </Button>
        </Alert>
      )}
      <div role="alert">{failure && <Alert kind="error">{refusal(failure)}</Alert>}</div>
      <ul className="rooms-list">
        {keyed(data.rooms, room => room.roomId).map(([key, room]) => (
          <RoomCard
            key={key}
            room={room}
            currency={data.currency}
            symbol={data.currencySymbol}
            pending={pending === room.roomId}
            onLaunch={() => launch(room.roomId)}
          />
        ))}
      </ul>
    </>
  )
}

/** The rooms of a game against other people (GAME-24 to GAME-26). */
export function RoomList(props: ViewProps<typeof roomList>) {
  const { vendor = 'ARENA', gameCode = 'thirteen', nodeId = '', heading, emit } = props
  const { t } = useText()
  const title = heading ?? t('rooms.title')
  return (
    <section className="rooms" aria-label={title}>
      <h2 className="rooms-title" part="title">
        {title}
      </h2>
      <p className="rooms-lead">{t('rooms.lead')}</p>
      <Gate need="player" guest={t('rooms.loginFirst')}>
        <Rooms
          vendor={vendor}
          gameCode={gameCode}
          nodeId={nodeId}
          onLaunch={detail => emit('baize-room-enter', detail)}
        />
      </Gate>
    </section>
  )
}
