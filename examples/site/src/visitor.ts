/** Who is there, as far as the router has to know: `null` until the platform has said it, `unknown` where it did not answer. */
export type Visitor = 'guest' | 'trial' | 'member' | 'agent' | 'unknown' | null

let visitor: Visitor = null

const stored = (): boolean => {
  try {
    return sessionStorage.getItem('token') !== null
  } catch {
    return false
  }
}

/** What a guard does: a page is drawn for who has a session, and for who may have one; nobody is turned away before that is known (BOOT-20). */
export type Passage = 'enter' | 'wait' | 'login'

export function passage(guarded: boolean): Passage {
  if (!guarded || stored() || (visitor !== null && visitor !== 'guest')) return 'enter'
  return visitor === null ? 'wait' : 'login'
}

/** Learns who comes, by a link, by an earlier page or by another tab, and calls `known` then, with whether the platform has refused what they came with. */
export function watchVisitor(known: (refused: boolean) => void): void {
  document.addEventListener('baize-login', () => (visitor = 'member'), { capture: true })
  document.addEventListener('baize-logout', () => (visitor = 'guest'), { capture: true })
  const learn = (type: Visitor, refused = false) => {
    visitor ??= type
    known(refused)
  }
  const unknown = () => learn('unknown')
  // Without the SDK nobody can log in either: what did not load says so itself.
  if (!globalThis.baize) return unknown()
  globalThis.baize.session().then(({ type, refused }) => learn(type, refused), unknown)
}
