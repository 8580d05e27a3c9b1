import { creatureName } from './creature-name.ts'
import { chanceOf, creatures } from './creatures.ts'
import { el } from '../../page/dom.ts'
import type { Money } from '../../page/money.ts'
import { decoration } from '../../page/scenery.ts'
import type { InstantT } from '../instant/text-keys.ts'
import { amountAt, times } from '../../page/times.ts'

const percent = (chance: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', maximumSignificantDigits: 3 }).format(
    chance / 100,
  )

/** Pay of every creature for a stake, and the chance to catch it. */
export function creaturePays(stake: string, t: InstantT, money: Money): Node[] {
  const heads = [t('pays'), t('amount'), t('chance')].map(text => el('th', { scope: 'col' }, text))
  const rows = creatures.map(({ name, pay }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, decoration(`creature-${name}`, 'mini'), ` ${creatureName(name, t)}`),
      el('td', {}, times(pay)),
      el('td', {}, money(amountAt(stake, pay))),
      el('td', {}, percent(chanceOf(pay))),
    ),
  )
  return [
    el('p', {}, t('fishingPays')),
    el('table', { class: 'pays-table' }, el('thead', {}, el('tr', {}, el('td'), ...heads)), el('tbody', {}, ...rows)),
  ]
}
