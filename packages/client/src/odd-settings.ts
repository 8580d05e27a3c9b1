import { oddCharacters, parseUrl, plainText } from '@baize/contract'
import { sendableConfig, type Config } from './config.ts'

/** Settings that go with every call, by the name that a page writes. */
const names = { api: 'api', merchant: 'merchant', siteKey: 'site-key' } as const

/**
 * What is wrong with the characters of settings, a sentence each, with the characters as `U+200B`.
 * Empty where they are right: an address may have letters of any language in its host.
 */
export function oddSettings(given: Config): string[] {
  const config = sendableConfig(given)
  return (Object.keys(names) as (keyof typeof names)[]).flatMap(setting => {
    const value = given[setting]
    if (typeof value !== 'string') return []
    const left = oddCharacters(plainText(value))
    const lost = oddCharacters(value.replace(/[^\S\uFEFF]/g, '')).filter(character => !left.includes(character))
    const unused = config[setting] === undefined || (setting === 'api' && !parseUrl(config.api ?? ''))
    if (unused && left.length)
      return [`The setting ${names[setting]} holds ${left.join(', ')} and cannot be sent: it does nothing.`]
    return lost.length ? [`The setting ${names[setting]} holds ${lost.join(', ')}: it is read without.`] : []
  })
}
