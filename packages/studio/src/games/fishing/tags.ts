/** Place of a label in the sea, in pixels. */
export interface TagBox {
  left: number
  top: number
  width: number
  height: number
}

const meet = (one: TagBox, other: TagBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/**
 * Which labels are shown, in the order in which they are wanted: one that would lie on another
 * waits until that has swum off.
 */
export function shownTags(boxes: readonly TagBox[]): boolean[] {
  const shown: TagBox[] = []
  return boxes.map(box => {
    const isFree = !shown.some(other => meet(box, other))
    if (isFree) shown.push(box)
    return isFree
  })
}
