import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { useElement } from '../../../../runtime/context.tsx'

/** Lanes of the page that have something to explain, in the order of the document. */
const $lanes = atom<readonly Element[]>([])

const inOrder = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/**
 * Whether this lane carries the legend of the numbers under the tiles: the first of the page that
 * has such numbers does, and no other.
 * @param hasNumbers - whether tiles of this lane have them
 */
export function useLegend(hasNumbers: boolean): boolean {
  const { element } = useElement()
  const [first] = useStore($lanes)
  useEffect(() => {
    if (!hasNumbers) return
    $lanes.set([...$lanes.get(), element].sort(inOrder))
    return () => $lanes.set($lanes.get().filter(other => other !== element))
  }, [hasNumbers, element])
  return hasNumbers && first === element
}
