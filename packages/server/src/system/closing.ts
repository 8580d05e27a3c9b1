import * as z from 'zod/mini'
import { UsageError, onOff, parseOnOff } from '../area.ts'
import { changeSetting } from '../audit-trail/index.ts'
import { readSetting } from '../db/settings.ts'
import type { Deps } from '../deps.ts'
import { isNetwork } from '../http/networks.ts'
import { DateTime } from '../date-time.ts'
import { siteSetting, statusSetting } from './settings.ts'

/**
 * A planned time as staff type it; seconds and what names UTC may be left out. @throws UsageError
 */
function dateTimeOf(word: string | undefined): string {
  const read = z.safeParse(DateTime(), (word ?? '').replace(/(T\d{2}:\d{2})(?=Z|[+-])/, '$1:00'))
  if (!read.success) throw new UsageError(`Say a time as 2026-11-27T02:00Z, not "${word ?? ''}".`)
  return new Date(read.data).toISOString()
}

/** Times by the word before them. */
const times = { from: 'startAt', until: 'endAt' } as const

/**
 * What follows `maintenance on`: planned times, then the words that pages show. @throws UsageError
 */
function planOf(words: readonly string[]) {
  const plan: { startAt: string | null; endAt: string | null } = { startAt: null, endAt: null }
  const rest = [...words]
  while (rest[0] && Object.hasOwn(times, rest[0])) {
    const name = times[rest.shift() as keyof typeof times]
    plan[name] = dateTimeOf(rest.shift())
  }
  if (plan.startAt && plan.endAt && plan.startAt >= plan.endAt)
    throw new UsageError('The maintenance would end before it begins.')
  return { ...plan, said: rest.join(' ') }
}

/**
 * Closes the platform with what its pages say, or opens it (BOOT-17, BOOT-23).
 * @throws UsageError
 */
export async function switchMaintenance(deps: Deps, [word, ...more]: readonly string[], by: string): Promise<string[]> {
  const on = parseOnOff(word)
  const { said, ...plan } = planOf(on ? more : [])
  const { defaultLanguage } = await readSetting(deps, siteSetting)
  // Without words what staff have set in several languages stays; what was said of one maintenance
  // is not said of the next.
  const notice = on && !said ? {} : { notice: said ? { [defaultLanguage]: said } : {} }
  await changeSetting(deps, by, statusSetting, { maintenance: on, ...plan, ...notice })
  return [`Maintenance is ${onOff(on)}.`]
}

const withOrWithout = (list: readonly string[], entry: string, on: boolean): string[] => [
  ...list.filter(each => each !== entry),
  ...(on ? [entry] : []),
]

/**
 * Closes the platform for everybody, a country or a range of addresses, or opens it there
 * (BOOT-18).
 * @throws UsageError
 */
export async function restrict(deps: Deps, [where = '', word]: readonly string[], by: string): Promise<string[]> {
  const on = parseOnOff(word)
  const { restrictedCountries, restrictedNetworks } = await readSetting(deps, statusSetting)
  const said = (place: string) => [`The platform is ${on ? 'closed' : 'open'} for ${place}.`]
  if (where === 'all') {
    await changeSetting(deps, by, statusSetting, { restricted: on })
    return said('everybody')
  }
  if (isNetwork(where)) {
    await changeSetting(deps, by, statusSetting, { restrictedNetworks: withOrWithout(restrictedNetworks, where, on) })
    return said(where)
  }
  const country = where.toUpperCase()
  if (!/^[A-Z]{2}$/.test(country))
    throw new UsageError(`Say a country as ES, a range as 203.0.113.0/24, or all, not "${where}".`)
  await changeSetting(deps, by, statusSetting, { restrictedCountries: withOrWithout(restrictedCountries, country, on) })
  const hint = deps.config.countryHeader ? [] : ['No proxy says where callers are: set BAIZE_COUNTRY_HEADER.']
  return [...said(country), ...hint]
}
