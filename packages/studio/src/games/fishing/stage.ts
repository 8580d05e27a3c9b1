import { creatures, chanceOf } from './creatures.ts'
import type { FishingChoice } from './rules.ts'
import type { RoundView } from '../../engine/rounds/round-view.ts'
import { el } from '../../page/dom.ts'
import { decoration } from '../../page/scenery.ts'
import { type StageContext, type Stage, animate, extraFact, icons, isStill, shownOf } from '../instant/stage.ts'
import { createGun, type Swimmer, createSwimmers } from './reef.ts'
import { setPosition } from './set-position.ts'
import type { Money } from '../../page/money.ts'
import type { InstantT } from '../instant/text-keys.ts'
import { amountAt, multiplier } from '../../page/number-format.ts'

/**
 * A creature's name where it stands alone: the texts have it as it is written within a sentence.
 */
function creatureName(creature: (typeof creatures)[number]['name'], t: InstantT): string {
  const name = t(creature)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

const percent = (chance: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', maximumSignificantDigits: 3 }).format(
    chance / 100,
  )

/** Pay of every creature for a stake, and the chance to catch it. */
function creaturePays(stake: string, t: InstantT, money: Money): Node[] {
  const heads = [t('payout'), t('amount'), t('chance')].map(text => el('th', { scope: 'col' }, text))
  const rows = creatures.map(({ name, pay }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, decoration(`creature-${name}`, 'mini'), ` ${creatureName(name, t)}`),
      el('td', {}, multiplier(pay)),
      el('td', {}, money(amountAt(stake, pay))),
      el('td', {}, percent(chanceOf(pay))),
    ),
  )
  return [
    el('p', {}, t('fishingPays')),
    el('table', { class: 'pays-table' }, el('thead', {}, el('tr', {}, el('td'), ...heads)), el('tbody', {}, ...rows)),
  ]
}

/** Steps of a key through the creatures. */
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Action of a key among so many creatures: the place that it goes to, a shot, or null where it is
 * not ours.
 */
function stepOf(key: string, at: number, count: number): number | 'shoot' | null {
  if (key === 'Enter' || key === ' ') return 'shoot'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : (at + step + count) % count
}

/** Milliseconds that a catch takes to the surface, and until another of its kind swims in. */
const rise = 1400
const absence = 1500

/** Pay as a multiple of the stake: every creature pays a whole one. */
const multipleOf = (pay: number): string => `${pay / 100}×`

/**
 * A reef where one shoots nets at what swims by: with the pointer, or with keys that walk through
 * the creatures.
 */
export function fishingStage({ t, money, play }: StageContext): Stage {
  const swimmers = createSwimmers(({ name, pay }) => ({ name: creatureName(name, t), pays: multipleOf(pay) }))
  const { firsts } = swimmers
  const options = creatures.map(({ name, pay }) =>
    el('option', { value: name }, `${creatureName(name, t)} ${multipleOf(pay)}`),
  )
  const select = el('select', { id: 'aim' }, ...options)
  const prize = el('p', { class: 'prize', 'aria-hidden': 'true', hidden: true })
  const next = el('p', { class: 'next', role: 'status' })
  const sea = el('div', { class: 'sea', role: 'listbox', tabindex: '0', 'aria-label': t('sea') })
  sea.append(...swimmers.all.map(({ node }) => node))
  const node = el('div', { class: 'fishing' }, decoration('reef', 'reef'), sea)
  const wide = () => node.clientWidth / Math.max(1, node.clientHeight)
  const gun = createGun(wide)
  node.append(...gun.nodes, prize, next)

  let target = firsts[0] as Swimmer
  /** One shot may wait for the one that is under way. */
  let queued: Swimmer | null = null
  let isUnderWay = false
  /** Whom the last shot caught, until the next one. */
  let netted: Swimmer | null = null
  let turns = 0

  function aim(swimmer: Swimmer): void {
    target = swimmer
    select.value = swimmer.creature.name
    sea.setAttribute('aria-activedescendant', `swims-${swimmer.creature.name}`)
    for (const each of swimmers.all) each.node.classList.toggle('aimed', each === swimmer)
    for (const each of firsts) each.node.ariaSelected = String(each.creature === swimmer.creature)
    gun.aim(swimmer.place)
  }
  const firstOf = (name: string) => firsts.find(({ creature }) => creature.name === name) ?? target

  function queue(swimmer: Swimmer | null): void {
    queued = swimmer
    next.textContent = swimmer ? t('nextShot', { name: creatureName(swimmer.creature.name, t) }) : ''
  }
  function shoot(swimmer: Swimmer): void {
    if (isUnderWay) return queue(swimmer)
    aim(swimmer)
    play()
  }

  select.addEventListener('change', () => aim(firstOf(select.value)))
  sea.addEventListener('keydown', event => {
    const step = stepOf(event.key, firsts.indexOf(firstOf(target.creature.name)), firsts.length)
    if (step === null) return
    event.preventDefault()
    if (step === 'shoot') shoot(target)
    else aim(firsts[step] as Swimmer)
  })
  sea.addEventListener('click', event => {
    const { left, top, width, height } = sea.getBoundingClientRect()
    const found = swimmers.near({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }, wide())
    if (found) shoot(found)
  })

  function frame(now: number): void {
    if (isStill()) return swimmers.stand(turns)
    swimmers.swim(now)
    gun.aim(target.place)
    requestAnimationFrame(frame)
  }
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => requestAnimationFrame(frame))

  function release(swimmer: Swimmer): void {
    swimmer.isCaught = false
    swimmer.node.classList.remove('gone')
  }
  /** The catch goes up with its net; after a while another one swims in. */
  async function carryOff(swimmer: Swimmer): Promise<void> {
    const { place } = swimmer
    await animate(rise, part => {
      const at = { ...place, y: place.y - part * (place.y + 0.3) }
      setPosition(swimmer.node, at)
      gun.carry(at)
      setPosition(prize, { x: place.x, y: Math.max(0.1, place.y - part * 0.12) })
    })
    swimmer.node.classList.add('gone')
    gun.clear()
    prize.hidden = true
    await animate(absence, () => {})
    release(swimmer)
  }

  function clear(): void {
    netted = null
    prize.hidden = true
    gun.clear()
    if (!isStill()) return
    for (const each of swimmers.all) release(each)
    swimmers.stand(++turns)
    gun.aim(target.place)
  }

  aim(target)
  requestAnimationFrame(frame)

  return {
    node,
    extra: extraFact(t('aim'), select),
    action: 'shoot',
    icon: icons.up,
    choice: (): FishingChoice => ({ creature: target.creature.name }),
    setReady(ready) {
      node.classList.toggle('loading', !ready)
      // Not ready again, the game was paused: a queued shot is dropped.
      const waiting = ready ? queued : null
      queue(null)
      isUnderWay = false
      // The shell ends this round first.
      if (waiting) queueMicrotask(() => shoot(waiting))
    },
    show(round) {
      if (round) aim(firstOf((round.choice as FishingChoice).creature))
    },
    start() {
      isUnderWay = true
      clear()
    },
    async end(round: RoundView | null) {
      const shown = shownOf(round, 'fishing')
      if (!round || !shown) {
        gun.clear()
        return queue(null)
      }
      const { creature } = round.choice as FishingChoice
      if (target.creature.name !== creature) aim(firstOf(creature))
      const aimed = target
      await gun.fire(() => aimed.place, aimed.route.size)
      aimed.isCaught = shown.caught
      if (shown.caught) netted = aimed
      else gun.miss()
    },
    mark(round) {
      if (!netted) return
      prize.textContent = `+${money(round.win)}`
      prize.hidden = false
      setPosition(prize, netted.place)
      if (!isStill()) void carryOff(netted)
    },
    pays: stake => creaturePays(stake, t, money),
  }
}
