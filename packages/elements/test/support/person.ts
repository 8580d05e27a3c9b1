import { until } from './wait.ts'

type Root = Element | ShadowRoot | Document

// Pages stand in frames, whose elements are of other classes than ours.
const shadowOf = (node: Root): ShadowRoot | null => ('shadowRoot' in node ? node.shadowRoot : null)

/** Everything inside a root that fits, through shadow roots. */
export function all(root: Root, selector: string): HTMLElement[] {
  const shadow = shadowOf(root)
  const inside = [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ])
  return shadow ? [...all(shadow, selector), ...inside] : inside
}

export const one = (root: Root, selector: string) => all(root, selector)[0] ?? null
/** Waits for something to come. */
export const see = (root: Root, selector: string) => until(() => one(root, selector), `${selector} is there`)

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''
export const button = (root: Root, name: string) =>
  (all(root, 'button').find(element => nameOf(element).trim() === name) as HTMLButtonElement | undefined) ?? null

const link = (root: Root, name: string) => all(root, 'a[href]').find(element => nameOf(element).trim() === name)

/** Presses a button, or follows a link, by its name, once it is there. */
export async function press(root: Root, name: string): Promise<void> {
  const found = await until(() => button(root, name) ?? link(root, name), `a button or a link ${name} is there`)
  found.focus({ preventScroll: true })
  found.click()
}

export const field = (root: Root, name: string) => one(root, `input[name="${name}"]`) as HTMLInputElement | null

/** Types into fields by name; a box is ticked with `true`. */
export async function fill(root: Root, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = await until(() => field(root, name), `a field ${name} is there`)
    input.focus()
    if (value === true) input.click()
    else {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    }
  }
}

/** What is said to be wrong with a field, or null. */
export function problem(root: Root, name: string): string | null {
  const input = field(root, name)
  const notes = input?.getAttribute('aria-describedby')
  if (!input?.matches('[aria-invalid=true]') || !notes) return null
  return (input.getRootNode() as ShadowRoot).getElementById(notes)?.textContent ?? null
}

/** What a form says over its fields. */
export const alert = (root: Root) => one(root, 'form [role=alert]')?.textContent ?? ''

/** What has the focus, through shadow roots. */
export function focused({ activeElement }: Document): Element | null {
  let active = activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}
