/** Kinds of input in which keys are not text. */
const nonTextInputs = ['button', 'checkbox', 'radio', 'range', 'color', 'file', 'image', 'reset', 'submit']

/** By its name: in a document that an element was moved to, a field is of another class. */
const isEditable = ({ localName, type, isContentEditable }: HTMLInputElement): boolean =>
  localName === 'input' ? !nonTextInputs.includes(type) : /^(textarea|select)$/.test(localName) || isContentEditable

/**
 * Whether a key types a letter or a sign. With Ctrl or Command it does not, but with Alt: AltGr is
 * Ctrl and Alt on Windows, and Option types on a Mac.
 */
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'Dead' || [...key].length === 1) && (altKey || !(ctrlKey || metaKey))

const belongsToPage = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = event
  return key === 'Escape' || key === 'Tab' || ((ctrlKey || metaKey || altKey) && !isText(event))
}

const isTyped = (event: Event): boolean => isEditable(event.composedPath()[0] as HTMLInputElement)

/** Events that stay inside, by when they do. */
const kept: readonly [types: readonly string[], isKept: (event: Event) => boolean][] = [
  [['keydown', 'keypress', 'keyup'], event => isTyped(event) && !belongsToPage(event as KeyboardEvent)],
  // They hold what is typed, or say that something was.
  [['beforeinput', 'input', 'textInput', 'change', 'select', 'selectionchange'], () => true],
  [['compositionstart', 'compositionupdate', 'compositionend'], () => true],
  // Of a form that is not in a shadow root; the last one holds all of its fields.
  [['submit', 'reset', 'formdata'], () => true],
  [['beforecopy', 'beforecut', 'beforepaste', 'copy', 'cut', 'paste', 'dragstart', 'drop'], isTyped],
]

/**
 * Keeps what is typed, pasted, dropped and sent in our fields from listeners of the page that wait
 * for events to bubble: shortcuts, and scripts that record what visitors do. A listener that
 * captures is asked before us.
 *
 * @param root - the shadow root of an element, or what holds its form in the page's own tree
 */
export function keepTypingInside(root: ShadowRoot | HTMLElement): void {
  // A field of the page's in a slot of ours is the page's.
  const isOurs = ({ target }: Event) => !('host' in root) || (target as Node).getRootNode() === root
  for (const [types, isKept] of kept)
    for (const type of types)
      root.addEventListener(type, event => {
        if (isOurs(event) && isKept(event)) event.stopPropagation()
      })
}
