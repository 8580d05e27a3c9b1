import type { Locator } from 'playwright'

/**
 * Runs in a document: what of a node's looks is still drawn where the colours are the visitor's
 * own. Shadows and tints are not.
 */
function drawnStyle(node: Element): string {
  const of = (pseudo?: string) => {
    const style = getComputedStyle(node, pseudo)
    if (pseudo && style.content === 'none') return null
    const border = style.borderTopStyle === 'none' || style.borderTopWidth === '0px' ? null : style.borderTopColor
    const outline = style.outlineStyle === 'none' ? null : style.outlineColor
    // A ground of the system's own colour looks as no ground does.
    const [ground] = /\d+, \d+, \d+/.exec(style.backgroundColor) ?? []
    return [style.color, ground, border, outline, style.textDecorationLine]
  }
  return JSON.stringify([of(), of('::before'), of('::after')])
}

/** How a control is drawn in forced colours: two states of it must not give the same. */
export const drawnStyleOf = (control: Locator): Promise<string> => control.evaluate(drawnStyle)
