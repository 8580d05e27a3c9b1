import { systemStatus } from '@baize/contract'
import { useRead, useScope } from '../../../scope.ts'

/** Logo of the operator in the bar of a frame, as the site's status says it. */
export function BarLogo() {
  const scope = useScope()
  const brand = useRead(systemStatus, {}).data?.config.brand
  if (!brand) return null
  const src = new URL(brand.logo, scope.$config.get()?.api).href
  return (
    <img className="bar-logo" src={src} alt={brand.name} width="28" height="28" decoding="async" draggable={false} />
  )
}
