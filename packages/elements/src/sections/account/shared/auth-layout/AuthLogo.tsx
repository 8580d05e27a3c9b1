import { systemStatus } from '@baize/contract'
import { useRead, useScope } from '../../../../scope.ts'

/** Logo and name of the operator, as the site's status says them; nothing until that is known. */
export function AuthLogo() {
  const scope = useScope()
  const brand = useRead(systemStatus, {}).data?.config.brand
  if (!brand) return null
  return (
    <>
      <img
        src={new URL(brand.logo, scope.$config.get()?.api).href}
        alt=""
        width="28"
        height="28"
        decoding="async"
        draggable={false}
      />
      <span>{brand.name}</span>
    </>
  )
}
