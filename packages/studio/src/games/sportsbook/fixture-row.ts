import type { BookView } from './book-view.ts'
import type { OptionName } from './fixtures/markets.ts'
import type { SportName } from './fixtures/sports.ts'
import { el } from '../../page/dom.ts'
import { decimal } from '../../page/number-format.ts'
import type { Picked } from './slip/picks.ts'
import type { SportsbookT } from '../../page/text-keys.ts'
import { marketName, optionName, optionSign } from './labels.ts'

type SideView = BookView['slates'][number]['fixtures'][number]['home']

/** Outline of a crest and the band across it, in a square of 40. */
const shapes: Record<Exclude<SportName, 'contest'>, readonly [outline: string, band: string]> = {
  football: ['M4 3h32v18c0 9-7 14-16 17C11 35 4 30 4 21z', 'M4 27h32c-2 4-6 7-10 9H14c-4-2-8-5-10-9z'],
  basketball: ['M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z', 'M5 29h30c-3 5-8 9-15 9s-12-4-15-9z'],
  bestOfThree: ['M11 3h18l9 17l-9 17H11L2 20z', 'M7 29h26l-4 8H11z'],
  bestOfFive: ['M20 2l17 9v18l-17 9l-17-9V11z', 'M3 29h34l-17 9z'],
}

const svg = <K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string>) => {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}

function shield({ short, colours }: SideView, [outline, band]: readonly [string, string]): SVGSVGElement {
  const node = svg('svg', { viewBox: '0 0 40 40', class: 'crest', 'aria-hidden': 'true' })
  const text = svg('text', { x: '20', y: '22', 'text-anchor': 'middle', fill: colours.title, class: 'crest-letters' })
  text.textContent = short
  node.append(svg('path', { d: outline, fill: colours.ground }), svg('path', { d: band, fill: colours.figure }), text)
  return node
}

/**
 * The sign of a side: a crest with its letters, or the bird that it is. It says nothing that its
 * name does not.
 */
function crest(side: SideView, sport: SportName): Element {
  if (sport !== 'contest') return shield(side, shapes[sport])
  const bird = el('span', { class: 'crest bird' }, el('img', { src: `/art/rooster-${side.palette}.svg`, alt: '' }))
  bird.style.setProperty('--side', side.colours.ground)
  return bird
}

export type FixtureView = BookView['slates'][number]['fixtures'][number]
type Offer = FixtureView['offers'][number]

export const sideOf = (side: SideView, sport: SportName): HTMLElement =>
  el('span', { class: 'side-name' }, crest(side, sport), el('span', {}, side.name))

/** Pick that a press on an option puts on the slip. */
export function pickOf(
  { id, home, away }: FixtureView,
  offer: Offer,
  option: OptionName,
  odds: number,
  texts: Texts,
): Picked {
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
