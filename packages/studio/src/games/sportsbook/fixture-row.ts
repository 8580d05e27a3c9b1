import type { BookView } from './book-view.ts'
import type { OptionName } from './fixtures/markets.ts'
import type { SportName } from './fixtures/sports.ts'
import { el } from '../../page/dom.ts'
import { decimal } from '../../page/times.ts'
import { crest, type SideView } from './crest.ts'
import type { Picked } from './slip/picks.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { marketName, optionName, optionSign } from './labels.ts'

export type FixtureView = BookView['slates'][number]['fixtures'][number]
type Offer = FixtureView['offers'][number]

export const sideOf = (side: SideView, sport: SportName): HTMLElement =>
  el('span', { class: 'side-name' }, crest(side, sport), el('span', {}, side.name))

/** Pick that a press on an option puts on the slip. */
function pickOf({ id, home, away }: FixtureView, offer: Offer, option: OptionName, odds: number, texts: Texts): Picked {
  const { sport, t } = texts
  const names = { home: home.name, away: away.name }
  return {
    fixture: id,
    market: offer.name,
    option,
    odds,
    versus: t('versus', names),
    bet: `${marketName(offer, sport, t)}: ${optionName(offer, option, names, t)}`,
  }
}

interface Texts {
  sport: SportName
  t: SportsbookT
}

/** One market of a fixture: a button with its odds for each option. */
function offerGroup(fixture: FixtureView, offer: Offer, texts: Texts, toggle: (pick: Picked) => void): HTMLElement {
  const { sport, t } = texts
  const name = marketName(offer, sport, t)
  const names = { home: fixture.home.name, away: fixture.away.name }
  const button = ({ option, odds }: Offer['options'][number]) => {
    const pick = pickOf(fixture, offer, option, odds, texts)
    return el(
      'button',
      {
        type: 'button',
        class: 'odds',
        'aria-pressed': 'false',
        'aria-label': `${optionName(offer, option, names, t)}, ${decimal(odds)}`,
        'data-fixture': pick.fixture,
        'data-market': pick.market,
        'data-option': option,
        onclick: () => toggle(pick),
      },
      el('small', {}, optionSign(offer, option, t)),
      el('b', {}, decimal(odds)),
    )
  }
  return el(
    'div',
    { class: `offer of-${offer.options.length}`, role: 'group', 'aria-label': `${name}, ${pairName(fixture, t)}` },
    el('span', { class: 'offer-name', 'aria-hidden': 'true' }, name),
    ...offer.options.map(button),
  )
}

const pairName = ({ home, away }: FixtureView, t: SportsbookT): string =>
  t('versus', { home: home.name, away: away.name })

/** A fixture with everything that can be bet on it. */
export const fixtureRow = (fixture: FixtureView, texts: Texts, toggle: (pick: Picked) => void): HTMLElement =>
  el(
    'li',
    { class: 'fixture' },
    el('div', { class: 'pairing' }, sideOf(fixture.home, texts.sport), sideOf(fixture.away, texts.sport)),
    el('div', { class: 'offers' }, ...fixture.offers.map(offer => offerGroup(fixture, offer, texts, toggle))),
  )
