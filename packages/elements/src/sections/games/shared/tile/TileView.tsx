import type { Scope, Translator } from '@baize/client'
import type { GameItem } from '@baize/contract'
import type { ReactNode } from 'react'
import { LinkOrButton } from '../../../../shared/navigation/LinkOrButton.tsx'
import { Badge, badgeCss } from '../../../../ui/data/Badge.tsx'
import { Icon, iconCss } from '../../../../ui/media/Icon.tsx'
import { flame, heart, play } from '../../../../ui/media/icons.gen.ts'
import { Image, imageCss } from '../../../../ui/media/Image.tsx'
import { Ring, ringCss } from '../../../../ui/media/Ring.tsx'
import { MaintenanceNote } from './MaintenanceNote.tsx'
import { isStated, TableClock, TableMinBet, TableSeats, tableFactsCss } from './TableFacts.tsx'
import type { TileKind } from './tile-kind.ts'
import type { StatedTable } from './use-tables.ts'
import cardCss from './tile-card.css'
import css from './tile-view.css'

export const tileViewCss = [...imageCss, ...badgeCss, ...iconCss, ...ringCss, ...tableFactsCss, css, cardCss]

interface TileViewProps {
  game: GameItem
  kind: TileKind
  /** Read once for the list, so that a grid of tiles is one listener. */
  text: Translator
  image: Scope['image']
  mark?: 'hot' | 'hot-sign' | 'new'
  /** A match of the player runs in it. */
  running: boolean
  favourite: boolean
  pending: boolean
  eager: boolean
  reward?: ReactNode
  /** What its vendor states of a live table. */
  table?: StatedTable | undefined
  /** Page of this site that it opens; none where it opens a popup or another tab. */
  address?: string | undefined
  onLaunch: () => void
  /** Null: the tile has no heart. */
  onFavourite: (() => void) | null
}

const shapes = { poster: '3/4', wide: '16/9', card: '1/1' } as const
const crops = { poster: '', wide: '?crop=w', card: '?crop=s' } as const

/**
 * The first picture there is (GAME-11). The image CDN is asked for it in the shape of the tile; one
 * that knows no shapes sends it as it is, and so does any other address.
 */
function pictureOf({ showIcon, iconUrl, lagerIcon }: GameItem, kind: TileKind): string {
  const first = showIcon || iconUrl || lagerIcon
  return /^\/[^?]*$/.test(first) ? first + crops[kind] : first
}

/** The name of a game, the one of its own before that of its place in the catalogue (GAME-12). */
const nameOf = ({ gameName, nodeName }: GameItem) => gameName || (nodeName ?? '')

/**
 * A game as lanes and lists show it: a link or a button for the game, a button for the heart, the
 * words below (GAME-01 to GAME-12).
 */
export function TileView(props: TileViewProps) {
  const { game, kind, text, image, mark, running, favourite, pending, eager, reward, table, address } = props
  const { onLaunch, onFavourite } = props
  const { t } = text
  const closed = game.state === 'maintenance'
  const slot = game.gameType === 'RNG'
  const picture = pictureOf(game, kind)
  const name = nameOf(game)
  return (
    <article
      className={`tile tile-${kind}${running ? ' tile-running' : ''}`}
      part="tile"
      data-state={game.state}
      data-node={game.nodeId}
      aria-busy={pending || undefined}
    >
      <div className="tile-art">
        <Image
          src={picture && image(picture)}
          instead={image('/cdn/default.svg')}
          alt=""
          ratio={shapes[kind]}
          eager={eager}
        />
        {(mark ?? (table && isStated(table))) && (
          <span className="tile-mark">
            {table && isStated(table) && <TableSeats table={table} text={text} />}
            {!mark ? null : mark === 'hot-sign' ? (
              <Badge kind="hot">
                <Icon of={flame} size={14} />
                <span className="unseen">{t('game.hot')}</span>
              </Badge>
            ) : (
              <Badge kind={mark}>{t(`game.${mark}`)}</Badge>
            )}
          </span>
        )}
        {table && <TableClock table={table} text={text} />}
      </div>
      <span className="tile-veil" aria-hidden="true">
        {closed ? null : pending ? (
          <Ring />
        ) : slot ? (
          <span className="tile-play tile-play-round">
            <Icon of={play} size={20} flip />
          </span>
        ) : (
          <span className="tile-play">
            {!running && <Icon of={play} size={16} flip />}
            <span>{t(running ? 'game.back' : 'game.playNow')}</span>
          </span>
        )}
      </span>
      <div className="tile-words">
        <LinkOrButton
          className="tile-open"
          address={address}
          aria-label={t(running ? 'game.resume' : closed ? 'game.closed' : 'game.play', { name })}
          onPress={onLaunch}
        >
          <bdi className="tile-name">{name}</bdi>
        </LinkOrButton>
        <span className="tile-second">
          <bdi className="tile-provider">{game.displayName}</bdi>
          {table && <TableMinBet table={table} text={text} />}
        </span>
        {closed ? <MaintenanceNote until={game.maintenanceUntil} text={text} /> : reward}
      </div>
      {onFavourite && (
        <button
          type="button"
          className="tile-favourite"
          aria-pressed={favourite}
          aria-label={t('game.favourite', { name })}
          onClick={onFavourite}
        >
          <Icon of={heart} size={15} />
        </button>
      )}
    </article>
  )
}
