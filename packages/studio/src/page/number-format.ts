import { el } from './dom.ts'
import type { Money } from './money.ts'
import type { PageT } from './text-keys.ts'

/** Hundredths as people read them: 4217 is `42.17`, in the language of the page. */
export const decimal = (hundredths: number): string =>
  new Intl.NumberFormat(globalThis.document?.documentElement.lang || 'en', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100)

/** A return as the rules state it (`96.10`), in the language of the page. */
export const percent = (rtp: string): string => decimal(Number(rtp) * 100)

/** Hundredths of the stake: 250 is `2.50×`. */
export const multiplier = (hundredths: number): string => `${decimal(hundredths)}×`

/** An amount at so many hundredths of a stake. Stakes are whole units, so nothing is rounded. */
export function amountAt(stake: string, hundredths: number): string {
  const [whole = '0', fraction = ''] = stake.split('.')
  const digits = ((BigInt(whole + fraction) * BigInt(hundredths)) / 100n).toString().padStart(fraction.length + 1, '0')
  return fraction.length ? `${digits.slice(0, -fraction.length)}.${digits.slice(-fraction.length)}` : digits
}

/** Pay table: each outcome of a game with its pay at a stake. */
export function timesPays(
  lead: string,
  endings: readonly (readonly [name: string, hundredths: number])[],
  stake: string,
  t: PageT,
  money: Money,
): Node[] {
  const row = ([name, hundredths]: readonly [string, number]) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, name),
      el('td', {}, multiplier(hundredths)),
      el('td', {}, money(amountAt(stake, hundredths))),
    )
  return [
    el('p', {}, lead),
    el(
      'table',
      { class: 'pays-table' },
      el(
        'thead',
        {},
        el('tr', {}, el('td'), el('th', { scope: 'col' }, t('payout')), el('th', { scope: 'col' }, t('amount'))),
      ),
      el('tbody', {}, ...endings.map(row)),
    ),
  ]
}
