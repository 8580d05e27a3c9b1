import type { Scope } from '@baize/client'
import { addFavourite, favouriteIds, removeFavourite, timing, type GameItem } from '@baize/contract'
import { computed, map, type ReadableAtom } from 'nanostores'

export interface Favourites {
  $ids: ReadableAtom<ReadonlySet<string>>
  /**
   * Flips a game at once and flips it back when the platform refuses (GAME-36). A second flip
   * within a second is ignored (GAME-31).
   */
  toggle: (game: Pick<GameItem, 'nodeId' | 'vassalage' | 'gameType'>) => Promise<void>
}

const known = new WeakMap<Scope, Favourites>()

function create(scope: Scope): Favourites {
  const { $session } = scope.session
  // Changes that are not yet in the platform's list.
  const $wanted = map<Record<string, boolean>>({})
  const $kept = computed($session, ({ kind }) => kind === 'member' || kind === 'agent')
  const $list = computed([$kept], kept => (kept ? scope.read(favouriteIds, {}) : null))
  let stop = () => {}
  let nodeIds: readonly string[] = []
  const $answer = map<{ ids: readonly string[] }>({ ids: nodeIds })
  $list.subscribe(store => {
    stop()
    $wanted.set({})
    $answer.setKey('ids', [])
    stop = store
      ? store.subscribe(({ data }) => {
          nodeIds = data?.nodeIds ?? []
          $answer.setKey('ids', nodeIds)
        })
      : () => {}
  })
  const $ids = computed([$answer, $wanted], ({ ids }, wanted) => {
    const all = new Set(ids)
    for (const [id, on] of Object.entries(wanted)) {
      if (on) all.add(id)
      else all.delete(id)
    }
    return all
  })

  const last = new Map<string, number>()
  return {
    $ids,
    async toggle({ nodeId, vassalage, gameType }) {
      if (Date.now() - (last.get(nodeId) ?? 0) < timing.favouriteThrottle) return
      last.set(nodeId, Date.now())
      const on = !$ids.get().has(nodeId)
      $wanted.setKey(nodeId, on)
      try {
        await scope.call(on ? addFavourite : removeFavourite, { nodeId, vendor: vassalage, gameType })
      } catch (error) {
        $wanted.setKey(nodeId, !on)
        throw error
      }
    },
  }
}

/** The favourites of a scope, shared by all its tiles. */
export function favouritesOf(scope: Scope): Favourites {
  const favourites = known.get(scope) ?? create(scope)
  known.set(scope, favourites)
  return favourites
}
