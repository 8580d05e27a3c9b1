import type { TileKind } from '../tile/GameTile.tsx'
import { Icon } from '../../../../ui/media/Icon.tsx'
import { arrowRight } from '../../../../ui/media/icons.gen.ts'

const ratios = { poster: '3/4', wide: '16/9', card: undefined } as const

/** The last tile of a lane: the way to all the others. */
export const LaneEnd = ({ kind, label, onClick }: { kind: TileKind; label: string; onClick: () => void }) => (
  <li>
    <button
      type="button"
      className={`lane-last lane-last-${kind}`}
      style={{ aspectRatio: ratios[kind] }}
      onClick={onClick}
    >
      <span className="lane-last-disc">
        <Icon of={arrowRight} size={18} flip />
      </span>
      <span>{label}</span>
    </button>
  </li>
)
