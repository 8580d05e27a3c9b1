/** Times that a node is put back within one task of the page; the next ones wait. */
const maxReturns = 20
/** Milliseconds that they wait. */
const pause = 1000

interface KeepOptions {
  /** Whether it is to be there now; absent: always. */
  isWanted?: () => boolean
  /** Called for every change of the place, before it is put back. */
  onChange?: () => void
  onReturn?: () => void
}

/**
 * Puts a node of ours at the end of a place in the page's own tree and keeps it there: a page that
 * morphs, as Turbo, htmx and Livewire do, takes out what its server did not send.
 *
 * @returns stops, and leaves the node where it is
 */
export function keepPlaced(
  node: Element,
  place: Element,
  { isWanted, onChange, onReturn }: KeepOptions = {},
): () => void {
  let returns = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const restore = () => {
    onChange?.()
    if (node.parentNode === place || isWanted?.() === false) return
    // A script that takes it out whenever it comes must not hold up the page.
    if (!returns) setTimeout(() => (returns = 0))
    if (++returns > maxReturns) return void (timer ??= setTimeout(retry, pause))
    place.append(node)
    onReturn?.()
  }
  const retry = () => {
    timer = undefined
    restore()
  }
  const observer = new MutationObserver(restore)
  onChange?.()
  place.append(node)
  observer.observe(place, { childList: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
