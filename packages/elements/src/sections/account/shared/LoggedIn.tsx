import { useLazy } from '../../../runtime/use-lazy.ts'

const load = () => import('./LoggedInAccount.tsx')

/** Replaces a form after the login. Needs the sheets of an alert. */
export function LoggedIn() {
  const account = useLazy(load)
  return account && <account.LoggedInAccount />
}
