import { useOwnSite } from '../../../../shared/gates/use-own-site.ts'
import { Skeleton } from '../../../../ui/data/Skeleton.tsx'
import type { TileKind } from './tile-kind.ts'

const ratios = { poster: '3/4', wide: '16/9', card: undefined } as const

/**
 * The boxes of a tile that is on its way, with that of its decorative number where tiles have one.
 */
export const TileSkeleton = ({ kind }: { kind: TileKind }) => {
  const own = useOwnSite()
  return (
    <>
      <Skeleton ratio={ratios[kind]} height={kind === 'card' ? 112 : undefined} radius="tile" />
      {kind !== 'card' && (
        <span className="tile-words">
          <Skeleton width="70%" height={20} />
          <Skeleton width="45%" height={16} />
          {own && <Skeleton width="55%" height={16} />}
        </span>
      )}
    </>
  )
}
