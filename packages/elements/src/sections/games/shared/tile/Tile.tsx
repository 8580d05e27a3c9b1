import { decimals, timing, type GameFilter, type GameItem } from '@baize/contract'
import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import { useText } from '../../../../scope.ts'
import type { TileKind } from './tile-kind.ts'
import { TileView } from './TileView.tsx'
import type { TileContext } from './use-tiles.ts'
import { rewardAt } from './reward.ts'
import type { StatedTable } from './use-tables.ts'

// One clock for all tiles of the page; it stops where reduced motion is asked for, and while the
// page is hidden.
const $now = atom(Date.now())
onMount($now, () => {
  $now.set(Date.now())
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const timer = setInterval(() => {
    if (!still.matches && !document.hidden) $now.set(Date.now())
  }, timing.rewardTick)
  return () => clearInterval(timer)
})

/** The decorative number under a tile (GAME-05); nothing for those who listen instead of look. */
function Reward({ nodeId, currency, symbol }: { nodeId: string; currency: string; symbol: string }) {
  const now = useStore($now)
  const { money } = useText()
  return (
    <span className="tile-reward" aria-hidden="true" translate="no">
      {money(rewardAt(nodeId, now, decimals(currency)), currency, symbol)}
    </span>
  )
}

interface TileProps extends TileContext {
  game: GameItem
  kind: TileKind
  /** Filter of the list: what it says itself is not said by each tile. */
  without?: GameFilter | undefined
  /** In the first view: its picture is asked for at once. */
  eager?: boolean
  /** What vendors state of live tables, by the id of their game. */
  tables?: ReadonlyMap<string, StatedTable>
  /** Shown in place of the decorative number. */
  note?: ReactNode
}

/**
 * At most one. In a list of the hot ones hot is a sign without the word, which the list says itself
 * (GAME-04).
 */
const markOf = ({ isHot, isNew }: GameItem, without?: GameFilter) =>
  isHot === 1 ? (without === 'HOT' ? 'hot-sign' : 'hot') : isNew === 1 && without !== 'NEW' ? 'new' : undefined

/**
 * Tile of a game in a list, lane or grid: joins the game to the state that all tiles share, and
 * leaves the drawing to `TileView`.
 */
export function Tile(props: TileProps) {
  const {
    game,
    kind,
    without,
    eager = false,
    note,
    tables,
    favourites,
    pending,
    reward,
    launch,
    resume,
    isRunning,
    favour,
    addressOf,
  } = props
  const running = game.gameType === 'PVP' && isRunning(game)
  return (
    <TileView
      game={game}
      kind={kind}
      text={props.text}
      image={props.image}
      mark={markOf(game, without)}
      running={running}
      favourite={favourites.has(game.nodeId)}
      pending={pending === game.nodeId}
      eager={eager}
      reward={note ?? (reward && <Reward nodeId={game.nodeId} {...reward} />)}
      table={game.state === 'open' ? tables?.get(game.nodeId) : undefined}
      address={addressOf(game)}
      onLaunch={() => (running ? resume : launch)(game)}
      onFavourite={favour && (() => favour(game))}
    />
  )
}
