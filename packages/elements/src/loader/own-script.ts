import type { Config } from '@baize/client'

const attributes = ['api', 'merchant', 'siteKey', 'locale', 'theme'] as const

/**
 * The script tag that loaded a module. `document.currentScript` is null in modules, and both it and `document.scripts` can be replaced by
 * an `<img name=…>` (EMBEDDING 14), so the tag is found by its address and with the method of the prototype.
 */
export function ownScript(address: string): HTMLScriptElement | null {
  for (const script of Document.prototype.querySelectorAll.call(document, 'script')) {
    if (script instanceof HTMLScriptElement && script.src === address) return script
  }
  return null
}

/** Settings on the script tag; null where there are none. */
export function scriptSettings(script: HTMLScriptElement | null): Config | null {
  const given = attributes.filter(name => script?.dataset[name]).map(name => [name, script?.dataset[name]])
  return given.length ? (Object.fromEntries(given) as Config) : null
}
