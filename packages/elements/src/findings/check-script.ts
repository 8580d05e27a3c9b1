import { attributes, common } from 'baize:names'
import { suggest, ownersOf, plainName } from './suggest.ts'
import { report } from './report.ts'

/** Settings of the page, which a script tag carries as `data-…`. */
const settings = [...(attributes['baize-scope'] ?? []), ...common]

/** Whether an element is a script tag of ours, wherever it stands. */
export const isOurScript = (element: Element): element is HTMLScriptElement =>
  element.matches('script[type=module][src*="/baize."]')

/** A name of one word may be somebody else's. */
const ownersOfWords = (name: string): string => (name.includes('-') ? ownersOf(name) : '')

/** Reports the settings of a script tag of ours that are mistyped or belong elsewhere. */
export function checkScript(script: HTMLScriptElement): void {
  for (const name of script.getAttributeNames()) {
    const isData = name.startsWith('data-')
    if (isData ? settings.includes(name.slice(5)) : !settings.includes(plainName(name))) continue
    const suggestion = suggest(name, settings, 'data-', ownersOfWords)
    if (suggestion) report(script, 'unknown-attribute', `The script tag has no setting ${name}.${suggestion}`)
  }
}
