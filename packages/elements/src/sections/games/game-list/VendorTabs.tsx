import { everyVendor, type Vendor } from '../../../shared/games/vendors.ts'
import { TabLine } from '../../../ui/media/TabLine.tsx'
import { useText } from '../../../scope.ts'
import { Skeleton } from '../../../ui/data/Skeleton.tsx'

interface VendorTabsProps {
  prefix: string
  /** Null until they are known. */
  vendors: readonly Vendor[] | null
  chosen: string | null
  onChoose: (vassalage: string) => void
}

/** The vendors of a category, those under maintenance named as such, and all of them together (GAME-41). */
export function VendorTabs({ prefix, vendors, chosen, onChoose }: VendorTabsProps) {
  const { t } = useText()
  if (chosen === null || !vendors) return <Skeleton width="min(100%, 280px)" height={36} />
  if (vendors.length < 2) return null
  const labelOf = ({ displayName, state }: Vendor) =>
    state === 'open' ? displayName : t('games.closedVendor', { name: displayName })
  const tabs = [
    ...vendors.map(vendor => ({ name: vendor.vassalage, label: labelOf(vendor) })),
    { name: everyVendor, label: t('games.everyVendor') },
  ]
  return <TabLine label={t('games.vendors')} prefix={prefix} tabs={tabs} chosen={chosen} onChoose={onChoose} />
}
