import { pageRegistry } from '@baize/client'
import { commonProps } from '../runtime/declare.ts'
import { tellOfSetting } from './tell-of-setting.ts'

const { theme, appearance, isolation } = commonProps
/** Settings that are one word of a list. */
const lists = Object.entries({ theme: theme.values, appearance: appearance.values, isolation: isolation.values })

/** What is wrong with the words that an object has for settings of a list. */
export const unknownValues = (given: object | null): string[] =>
  lists.flatMap(([name, values]: [string, readonly unknown[]]) => {
    const value: unknown = given && Reflect.get(given, name)
    const isKnown = value === undefined || value === null || values.includes(value)
    return isKnown ? [] : [`The setting ${name} is one of ${values.join(', ')}, not ${JSON.stringify(value)}.`]
  })

/** Tells of settings of the page, now and whenever they change, that are none of the words there are. */
export function checkSettings(): void {
  const check = (config: object | null) => unknownValues(config).forEach(tellOfSetting)
  const { scope, queue } = pageRegistry()
  if (scope) scope.$config.subscribe(check)
  else queue.forEach(check)
}
