/**
 * Who is there, as far as the router has to know: `null` until the platform has said it, `unknown`
 * where it did not answer.
 */
export type Visitor = 'guest' | 'trial' | 'member' | 'agent' | 'unknown' | null

let visitor: Visitor = null
/**
 * Whether the login that was told last is of a session that the page found when it opened, and not
 * of somebody who is on it.
 */
let found = false

/** Popups that nobody needs who is logged in. */
const forGuests: readonly string[] = ['login', 'register', 'quick-login', 'forgot-password']
/**
 * Whether a popup closes with the login that was told last: what a member opened before the
 * platform had said who they are stays.
 */
export const closesAtLogin = (open: string | null): boolean => !found || forGuests.includes(open ?? '')

const stored = (): boolean => {
  try {
    return sessionStorage.getItem('token') !== null
  } catch {
    return false
  }
}

/**
 * What a guard does: a page is drawn for who has a session, and for who may have one; nobody is
 * turned away before that is known (BOOT-20).
 */
export type Passage = 'enter' | 'wait' | 'login'

export function passage(guarded: boolean): Passage {
  if (!guarded || stored() || (visitor !== null && visitor !== 'guest')) return 'enter'
  return visitor === null ? 'wait' : 'login'
}

/**
 * Learns who comes, by a link, by an earlier page or by another tab, and calls `known` then, with
 * whether the platform has refused what they came with.
 */
export function watchVisitor(sdk: Promise<void>, known: (refused: boolean) => void): void {
  const begin = ({ target }: Event) => {
    found = visitor === null && target === document
    visitor = 'member'
  }
  document.addEventListener('baize-login', begin, { capture: true })
  document.addEventListener('baize-logout', () => (visitor = 'guest'), { capture: true })
  const learn = (type: Visitor, refused = false) => {
    visitor ??= type
    known(refused)
  }
  const unknown = () => learn('unknown')
  // Without the SDK nobody can log in either: what did not load says so itself.
  void sdk
    .then(() => globalThis.baize?.session() ?? Promise.reject(new Error('No SDK')))
    .then(({ type, refused }) => learn(type, refused), unknown)
}
