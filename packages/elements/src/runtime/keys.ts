const keyEvents = ['keydown', 'keypress', 'keyup'] as const
/** Kinds of input in which keys are not text. */
const nonTextInputs = ['button', 'checkbox', 'radio', 'range', 'color', 'file', 'image', 'reset', 'submit']

const isEditable = (target: EventTarget | undefined): boolean => {
  if (target instanceof HTMLInputElement) return !nonTextInputs.includes(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}

const belongsToPage = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab'

const keepInside = (event: KeyboardEvent): void => {
  if (isEditable(event.composedPath()[0]) && !belongsToPage(event)) event.stopPropagation()
}

/**
 * Keeps what is typed into our fields from the host's shortcuts, which see our element and not the
 * field in it as the target. On the element itself, so that forms in its light DOM are covered too.
 */
export function keepTypingInside(element: HTMLElement): void {
  for (const name of keyEvents) element.addEventListener(name, keepInside)
}
