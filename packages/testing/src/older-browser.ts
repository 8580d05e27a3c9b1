/** What browsers have got since the oldest that we draw in, by path from the global object. */
export const newer: readonly string[] = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'CloseWatcher',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTML',
  'Element.prototype.setHTMLUnsafe',
  'Element.prototype.currentCSSZoom',
  'ElementInternals.prototype.states',
  'HTMLButtonElement.prototype.popoverTargetElement',
  'HTMLDialogElement.prototype.requestClose',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isSubsetOf',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'ToggleEvent',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
]
/**
 * Runs in a document, before any script of ours: takes those away, and the selectors that browsers
 * of that time do not know.
 * @param paths - what is missing, by path from the global object
 */
export function makeOlder(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let holder: object | undefined = globalThis
    for (const name of names) holder &&= Reflect.get(holder, name) as object | undefined
    if (holder) Reflect.deleteProperty(holder, last)
  }
  for (const { prototype } of [Element, Document, DocumentFragment])
    for (const name of ['matches', 'closest', 'querySelectorAll', 'querySelector']) {
      const known = Reflect.get(prototype, name) as ((selector: string) => unknown) | undefined
      if (!known) continue
      Reflect.set(prototype, name, function (this: Element, selector: string) {
        if (/:popover-open|:modal/.test(selector)) throw new DOMException(`Not a selector: ${selector}`, 'SyntaxError')
        return known.call(this, selector)
      })
    }
}
