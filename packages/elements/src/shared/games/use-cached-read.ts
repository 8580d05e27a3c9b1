import { callError, type ReadState, type Scope } from '@baize/client'
import type { Input, Output, Endpoint } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom, onMount, type WritableAtom } from 'nanostores'
import { useScope } from '../../scope.ts'

interface CachedRead {
  $state: WritableAtom<ReadState<unknown>>
  load: () => void
}

const known = new WeakMap<Scope, Map<string, CachedRead>>()

/** Answers kept of a scope; the oldest gives way to one more. */
const maxEntries = 50

/** Cached answers of a scope; a change of language empties the cache. */
function cacheOf(scope: Scope): Map<string, CachedRead> {
  const there = known.get(scope)
  if (there) return there
  const kept = new Map<string, CachedRead>()
  known.set(scope, kept)
  scope.i18n.$locale.listen(() => kept.clear())
  return kept
}

function keep(all: Map<string, CachedRead>, key: string, read: CachedRead): CachedRead {
  const [oldest] = all.keys()
  if (all.size >= maxEntries && oldest !== undefined) all.delete(oldest)
  all.set(key, read)
  return read
}

function createRead(scope: Scope, endpoint: Endpoint, input: object): CachedRead {
  const kept = scope.kept(endpoint, input)
  const $state = atom<ReadState<unknown>>(kept === undefined ? { status: 'idle' } : { status: 'ready', data: kept })
  const load = () => {
    $state.set({ ...$state.value, status: 'loading' })
    scope.call(endpoint, input as Input<Endpoint>).then(
      data => $state.set({ status: 'ready', data }),
      (cause: unknown) => {
        const error = callError(cause)
        $state.set({ ...$state.value, status: 'error', error })
        scope.recover(error, () => $state.value.status === 'error' && load())
      },
    )
  }
  onMount($state, () => {
    if ($state.value.status !== 'ready' && $state.value.status !== 'loading') load()
  })
  return { $state, load }
}

const idle = atom<ReadState<never>>({ status: 'idle' })

/**
 * Answer that is asked for once and kept for the life of the page, and on the operator's own site
 * over its reloads, until its language changes (GAME-46, GAME-47). With null as input nothing is
 * asked.
 */
export function useCachedRead<R extends Endpoint>(
  endpoint: R,
  input: Input<R> | null,
): ReadState<Output<R>> & { refresh: () => void } {
  const scope = useScope()
  const all = cacheOf(scope)
  const key = input && endpoint.name + JSON.stringify(input)
  const entry = key === null ? null : (all.get(key) ?? keep(all, key, createRead(scope, endpoint, input as object)))
  const state = useStore((entry?.$state ?? idle) as WritableAtom<ReadState<Output<R>>>)
  return { ...state, refresh: () => entry?.load() }
}
