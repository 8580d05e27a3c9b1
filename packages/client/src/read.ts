import type { Input, Output, Endpoint } from '@baize/contract'
import { atom, onMount } from 'nanostores'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Call } from './calls/caller.ts'
import { callError } from './calls/error.ts'
import { isUnanswered } from './calls/unanswered.ts'
import type { CallError } from './calls/error.ts'
import type { BrowserEnv } from './browser-env.ts'
import { toJson, nativeGlobals } from './native-globals.ts'
import type { Recovery } from './recovery.ts'

/**
 * State of a shared read. `data` beside `loading` or `error` is the last answer, and stale: show it
 * as such.
 */
export interface ReadState<T> {
  status: 'idle' | 'loading' | 'ready' | 'error'
  data?: T
  error?: CallError
  /** When the data came, in milliseconds since 1970. */
  at?: number
}
export type ReadStore<T> = ReadableAtom<ReadState<T>> & { refresh(): void }

export interface Reads {
  read: <R extends Endpoint>(endpoint: R, input: Input<R>) => ReadStore<Output<R>>
  refresh: (endpoint: Pick<Endpoint, 'name'>) => void
  /** Drops every answer that depended on who asked; what is on screen is asked for again. */
  forget: () => void
  close: () => void
}

interface Entry {
  endpoint: Endpoint
  $state: WritableAtom<ReadState<unknown>>
  shown: boolean
  load: () => void
  reset: () => void
}

/**
 * Answers that are kept, beside those on screen: people type, turn pages and choose days for as
 * long as a page lives.
 */
export const maxReads = 200

/** Coming back to a page asks again for what is older than this. Milliseconds. */
const staleAfter = 5000

/** Whether a failed read is asked again by itself. */
const recovers = ({ status, error }: ReadState<unknown>) =>
  status === 'error' && error !== undefined && isUnanswered(error)

/**
 * Reads that every element shares by call and input: loaded for the first listener, asked again
 * when the page comes back to front, when the session changes, on request, and where nobody
 * answered as soon as that may be mended.
 */
export function createReads(call: Call, env: BrowserEnv, recovery: Recovery): Reads {
  const entries = new Map<string, Entry>()
  /** Those that somebody sees, also where they were dropped from `entries` before. */
  const onScreen = new Set<Entry>()

  const make = (endpoint: Endpoint, input: object, key: string): Entry => {
    const $state = atom<ReadState<unknown>>({ status: 'idle' })
    let under: AbortController | null = null
    let stopWaiting = () => {}

    const stopLoading = () => {
      stopWaiting()
      under?.abort()
    }
    /** @param quiet - what is shown stays as it is until there is an answer */
    const load = async (quiet = false) => {
      stopLoading()
      const { signal } = (under = new nativeGlobals.AbortController())
      // `value` rather than `get()`, which would mount a store that nobody looks at any more, and
      // so load it again.
      if (!quiet) $state.set({ ...$state.value, status: 'loading' })
      const state = await call(endpoint, input, { signal }).then(
        (data): ReadState<unknown> => ({ status: 'ready', data, at: env.now() }),
        (error: unknown): ReadState<unknown> => ({ ...$state.value, status: 'error', error: callError(error) }),
      )
      // A newer load, or a change of the session, has taken over.
      if (signal.aborted) return
      // The same trouble is not told twice.
      if (!(quiet && recovers(state))) $state.set(state)
      if (recovers(state)) stopWaiting = recovery.wait(() => void load(true))
    }
    const entry: Entry = {
      endpoint,
      $state,
      shown: false,
      load: () => void load(),
      reset() {
        stopLoading()
        $state.set({ status: 'idle' })
        if (entry.shown) entry.load()
      },
    }
    onMount($state, () => {
      entry.shown = true
      onScreen.add(entry)
      if ($state.value.status !== 'ready') entry.load()
      return () => {
        entry.shown = false
        onScreen.delete(entry)
        // Nobody sees it: by the time somebody does again it is asked for again, with the last
        // answer marked as stale meanwhile.
        stopLoading()
        const isKept = entries.get(key) === entry
        $state.set({ ...(isKept && $state.value), status: 'idle' })
      }
    })
    return entry
  }

  /** Drops the answers that were read least lately and that nobody sees, with what they held. */
  const dropOldest = () => {
    for (const [key, { shown, $state }] of entries) {
      if (entries.size <= maxReads) return
      if (shown) continue
      entries.delete(key)
      $state.set({ status: 'idle' })
    }
  }

  const each = (which: (entry: Entry) => boolean, act: (entry: Entry) => void) =>
    [...new Set([...entries.values(), ...onScreen])].filter(which).forEach(act)

  const unwatch = env.watch(moment => {
    if (moment !== 'focus') return
    const old = ({ shown, $state }: Entry) => {
      const state = $state.value
      if (!shown || !state) return false
      const { status, at = 0 } = state
      return status !== 'loading' && !recovers(state) && env.now() - at > staleAfter
    }
    each(old, entry => entry.load())
  })

  return {
    read(endpoint, input) {
      const key = endpoint.name + toJson(input)
      const entry = entries.get(key) ?? make(endpoint, input as object, key)
      if (!entry.shown) entries.delete(key)
      entries.set(key, entry)
      dropOldest()
      return Object.assign(entry.$state, { refresh: entry.load }) as unknown as ReadStore<Output<typeof endpoint>>
    },
    refresh: ({ name }) =>
      each(
        ({ endpoint }) => endpoint.name === name,
        entry => (entry.shown ? entry.load() : entry.$state.set({ status: 'idle' })),
      ),
    close: unwatch,
    forget: () =>
      each(
        ({ endpoint }) => endpoint.access !== 'public',
        entry => entry.reset(),
      ),
  }
}
