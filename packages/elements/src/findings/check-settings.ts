import { pageRegistry } from '@baize/client'
import { commonProps } from '../runtime/declare.ts'
import { reportSetting } from './report.ts'

const { theme, appearance, isolation } = commonProps
/** Settings that are one word of a list. */
const lists = Object.entries({ theme: theme.values, appearance: appearance.values, isolation: isolation.values })

/** Messages for the settings of an object whose value is not in their list of values. */
export const unknownValues = (given: object | null): string[] =>
  lists.flatMap(([name, values]: [string, readonly unknown[]]) => {
    const value: unknown = given && Reflect.get(given, name)
    const isKnown = value === undefined || value === null || values.includes(value)
    return isKnown ? [] : [`The setting ${name} is one of ${values.join(', ')}, not ${JSON.stringify(value)}.`]
  })

/**
 * Says that settings on the loader's tag, `data-isolation` among them, are not read where no tag
 * was found and the others come from elsewhere: then nothing else shows it. No finding, because a
 * page may import the loader without a tag.
 */
function reportLostScript(): void {
  const { lostScript, scope } = pageRegistry()
  if (lostScript && scope?.$config.get())
    console.info(
      `[baize] No script tag of ${lostScript} was found: settings that stand on one, as data-…, are not read. ` +
        'Those of baizeConfig and configure() hold.',
    )
}

/**
 * Reports settings of the page, now and whenever they change, whose value is not in the list of
 * values.
 */
export function checkSettings(): void {
  const check = (config: object | null) => unknownValues(config).forEach(reportSetting)
  const { scope, queue } = pageRegistry()
  if (scope) scope.$config.subscribe(check)
  else queue.forEach(check)
  reportLostScript()
}
