import { useEffect, useRef, useState } from 'react'
import { useOwnSite } from '../../../shared/gates/use-own-site.ts'

/** Max letters of the text of a game on what leaving costs. */
const maxSentence = 400
/** Milliseconds in which the browser leaves an entry of the history. */
const maxWait = 1000

/**
 * Marks the entry of the history that lies over that of the page. What the page keeps of its own
 * entry stays there.
 */
const mark = { baizeLeaving: true }
const pushGuard = () => history.pushState(mark, '')
const isGuard = () => Boolean((history.state as Partial<typeof mark> | null)?.baizeLeaving)

/**
 * What leaving costs, in the words of the game; null where it costs nothing, or where the game says
 * something else.
 */
export function costOf(text: unknown): string | null {
  return typeof text === 'string' && text.trim() ? text.trim().slice(0, maxSentence) : null
}

export interface Leaving {
  /** Whether the player is asked right now. */
  asking: boolean
  /** Leaves at once where it costs nothing, else asks. */
  leave: (neighbour?: string) => void
  stay: () => void
  /** Leaves as it was asked for: by the button, or by the way back of the browser. */
  confirm: () => void
}

/**
 * Asks before a match is left that goes on without its player: by a button of the frame, by the
 * browser's way back on the operator's own site, and by closing the tab, where the browser asks in
 * its own words.
 * @param exit - leaves for the lobby, or for a neighbour of the game
 */
export function useLeaving(cost: string | null, exit: (neighbour?: string) => void): Leaving {
  const own = useOwnSite()
  const [asked, setAsked] = useState<{ by: 'button' | 'back'; neighbour?: string | undefined } | null>(null)
  const latest = useRef(cost)
  latest.current = cost
  /**
   * Whether an entry of the same address lies over the page's own, for the way back to take away;
   * after a reload it is there already.
   */
  const guarded = useRef(isGuard())
  /** What follows once that entry is left. */
  const after = useRef<(() => void) | null>(null)
  const isCostly = cost !== null

  useEffect(() => {
    if (!isCostly) return
    if (own && !guarded.current) {
      pushGuard()
      guarded.current = true
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isCostly, own])

  useEffect(() => {
    const back = () => {
      if (!guarded.current || isGuard()) return
      guarded.current = false
      if (after.current) return after.current()
      if (latest.current === null) return history.back()
      setAsked({ by: 'back' })
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])

  /**
   * Leaves by a button: from the page's own entry, so that nobody who comes back to it finds a
   * second one over it.
   */
  const leaveByButton = (neighbour?: string) => {
    if (!guarded.current) return exit(neighbour)
    if (after.current) return
    const done = () => {
      clearTimeout(timer)
      after.current = null
      exit(neighbour)
    }
    const timer = setTimeout(done, maxWait)
    after.current = done
    history.back()
  }

  return {
    asking: asked !== null && isCostly,
    leave: neighbour => (isCostly ? setAsked({ by: 'button', neighbour }) : leaveByButton(neighbour)),
    stay() {
      if (asked?.by === 'back') {
        pushGuard()
        guarded.current = true
      }
      setAsked(null)
    },
    confirm() {
      setAsked(null)
      if (asked?.by === 'back') history.back()
      else leaveByButton(asked?.neighbour)
    },
  }
}
