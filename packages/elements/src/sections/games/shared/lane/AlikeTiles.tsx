import { gameList, type GameItem } from '@baize/contract'
import { useEffect } from 'react'
import { useRead, useScope, useText, useTextOf } from '../../../../scope.ts'
import { keyed } from '../../../../ui/data/keyed.ts'
import { Tile } from '../tile/Tile.tsx'
import type { TileContext } from '../tile/use-tiles.ts'
import { laneInput } from './lane-request.ts'
import { storePlayed } from './store-played.ts'

/** Min games of a member's own lane, with others like the one played last. */
const minGames = 6

interface AlikeTilesProps {
  /** A member's own, the latest first. */
  played: readonly GameItem[]
  tiles: TileContext
}

/** Games of the kind and the vendor of the one played last, as many as a row is short of. */
export function AlikeTiles({ played, tiles }: AlikeTilesProps) {
  const { language } = useText()
  const text = useTextOf('games')
  const merchant = useScope().$config.get()?.merchant ?? ''
  const [last] = played
  useEffect(storePlayed, [])
  const missing = minGames - played.length
  const asked = last && { category: last.gameType, vendor: last.vassalage, limit: 2 * minGames }
  const { data } = useRead(gameList, asked && missing > 0 ? laneInput(asked, merchant, language) : null)
  if (!text || !last || !data) return null
  const own = new Set(played.map(({ nodeId }) => nodeId))
  const others = data.content.filter(({ state, nodeId }) => state === 'open' && !own.has(nodeId))
  const note = <span className="lane-played">{text.t('games.because', { name: last.gameName })}</span>
  return keyed(others.slice(0, missing), game => game.nodeId).map(([key, game]) => (
    <li key={key}>
      <Tile {...tiles} game={game} kind="poster" note={note} />
    </li>
  ))
}
