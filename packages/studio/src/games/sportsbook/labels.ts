import type { MarketName, OptionName } from './fixtures/markets.ts'
import type { SportName } from './fixtures/sports.ts'
import type { SportsbookT } from '../../page/text-keys.ts'

/** Names of both sides. */
export interface SideNames {
  home: string
  away: string
}
interface LinedMarket {
  name: MarketName
  line: number | null
}

const pageLanguage = (): string => document.documentElement.lang

const lineText = (line: number | null, sign: 'auto' | 'exceptZero', language: string): string =>
  line === null
    ? ''
    : new Intl.NumberFormat(language, { minimumFractionDigits: 1, signDisplay: sign }).format(line).replace('-', '−')

/** Name of a market, by the sport where sports differ. */
export function marketName(
  { name, line }: LinedMarket,
  sport: SportName,
  t: SportsbookT,
  language = pageLanguage(),
): string {
  return t.find(`${name}_${sport}`, { line: lineText(line, 'auto', language) }) ?? t.find(name) ?? name
}

/** Full name of an option, which says by itself what was bet on. */
export function optionName(
  { name, line }: LinedMarket,
  option: OptionName,
  { home, away }: SideNames,
  t: SportsbookT,
  language = pageLanguage(),
): string {
  if (option === 'home' || option === 'away') {
    const start = line === null ? '' : ` ${lineText(option === 'home' ? line : -line, 'exceptZero', language)}`
    return `${option === 'home' ? home : away}${name === 'handicap' ? start : ''}`
  }
  return option === 'draw' ? t('draw_option') : t(option, { line: lineText(line, 'auto', language) })
}

const signs = { home: '1', draw: 'X', away: '2' } as const

/** Short name on the button of an option, under the name of its market. */
export function optionSign({ name, line }: LinedMarket, option: OptionName, t: SportsbookT): string {
  if (name === 'handicap' && line !== null)
    return lineText(option === 'home' ? line : -line, 'exceptZero', pageLanguage())
  if (option === 'home' || option === 'draw' || option === 'away') return signs[option]
  if (option === 'over') return t('overShort')
  return option === 'under' ? t('underShort') : t(option)
}

/** Hours and minutes where the player is. */
export const clockTime = (iso: string): string =>
  new Intl.DateTimeFormat(pageLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(iso),
  )
