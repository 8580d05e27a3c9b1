import { attempt } from '../attempt.ts'
import type { BrowserEnv } from '../browser-env.ts'
import { uniqueId } from '../unique-id.ts'

/**
 * Messages between tabs. None ever carries a token; a code is good for one use within a minute
 * (BOOT-22).
 */
type Message =
  | 'changed'
  | 'gone'
  | { type: 'ask' | 'code'; id: string; code?: string }
  | { type: 'here' | 'take'; id: string; by: string }

export interface TabsDeps {
  env: BrowserEnv
  /** Somebody logged in on another tab. */
  onLogin: () => void
  /** Somebody logged out on another tab. */
  onLogout: () => void
  /** A hand-over code for a sibling, or null where this tab has no session. */
  handoverCode: () => Promise<string | null>
  signedIn: () => boolean
}

export interface Tabs {
  /** Whether tabs can send each other messages. */
  isConnected: boolean
  post: (message: 'changed' | 'gone') => void
  /** A hand-over code from the first sibling that has a session; null when none answers. */
  requestCode: () => Promise<string | null>
  close: () => void
}

/** A sibling answers within this many milliseconds, or there is none. */
const answerTime = 250
/** A code is made within this many milliseconds, or the tab starts as a guest. */
const codeTime = 5000

/** Joins the tabs of one origin that show the same operator. */
export function joinTabs(name: string, { env, onLogin, onLogout, handoverCode, signedIn }: TabsDeps): Tabs {
  const channel = env.channel(name)
  const me = uniqueId()
  let asked: { id: string; found: boolean; done(code: string | null): void } | null = null
  /** The question that nobody answered in time, or answered without a code in time. */
  let missed = ''
  // One that was closed meanwhile takes none.
  const post = (message: Message) => void attempt(() => channel?.postMessage(message))

  const onMessage = async (message: Message) => {
    if (message === 'changed') return onLogin()
    if (message === 'gone') return onLogout()
    const { type, id } = message
    if (type === 'ask' && signedIn()) post({ type: 'here', id, by: me })
    if (type === 'take' && message.by === me) post({ type: 'code', id, code: (await handoverCode()) ?? '' })
    // The answer of a sibling that was busy, or a code that was slow: it answers now, so it is
    // asked again.
    if (type !== 'ask' && id === missed && !signedIn()) {
      missed = ''
      return onLogin()
    }
    if (asked?.id !== id) return
    if (type === 'here' && !asked.found) {
      asked.found = true
      post({ type: 'take', id, by: message.by })
    }
    if (type === 'code') asked.done(message.code || null)
  }
  channel?.addEventListener('message', event => void onMessage(event.data as Message))

  return {
    isConnected: channel !== null,
    post,
    close() {
      asked?.done(null)
      channel?.close()
    },
    async requestCode() {
      if (!channel) return null
      const id = uniqueId()
      const waits: (() => void)[] = []
      const code = await new Promise<string | null>(done => {
        const question = { id, found: false, done }
        asked = question
        const giveUp = () => {
          missed = id
          done(null)
        }
        waits.push(
          env.after(answerTime, () => question.found || giveUp()),
          env.after(codeTime, giveUp),
        )
        post({ type: 'ask', id })
      })
      // A timer keeps what it would run for, up to every element of a page that has left.
      for (const stop of waits) stop()
      asked = null
      return code
    },
  }
}
