import { useHost } from '../../../runtime/context.tsx'
import type { ViewProps } from '../../../runtime/declare.ts'
import { useScope } from '../../../scope.ts'
import type { register } from './register.element.ts'

const goTo = (address: string) => {
  if (URL.canParse(address, location.href) && /^https?:$/.test(new URL(address, location.href).protocol))
    location.assign(address)
}
/** Whether a guard of the site keeps the page to come back to (ROUTE-52). */
const isExpectedBack = () => new URL(location.href).searchParams.has('redirect')

/**
 * What happens once an account is open: the page hears of it, then the page goes on where its host wants, or home on the operator's own
 * site; a partner's page stays where it is (REG-18, REG-40).
 * @param done - first of all
 */
export function useOpened(
  { emit, successUrl }: ViewProps<typeof register>,
  done: () => void,
): (account: string) => void {
  const scope = useScope()
  const { element } = useHost()
  return account => {
    done()
    // With the session, while the element still stands in the page: the popup around it closes with the same event.
    if (!successUrl && scope.ownSite() && !isExpectedBack())
      element.addEventListener('baize-login', () => emit('baize-navigate', { to: '/' }), { once: true })
    emit('baize-register', { account })
    if (successUrl) goTo(successUrl)
  }
}
