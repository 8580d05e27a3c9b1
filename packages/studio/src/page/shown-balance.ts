import type { Money } from './money.ts'

/** Stands for a balance that is hidden: as many stars whatever the amount. */
const stars = '******'

/** The balance as a page shows it: in figures, or hidden where the page around the game says so. */
export interface ShownBalance {
  show: (amount: string) => void
  hide: (hidden: boolean) => void
}

/** @param draw - puts the text where the balance stands */
export function createShownBalance(money: Money, draw: (text: string) => void): ShownBalance {
  let amount: string | null = null
  let isHidden = false
  const update = () => amount !== null && draw(isHidden ? stars : money(amount))
  return {
    show(next) {
      amount = next
      update()
    },
    hide(hidden) {
      isHidden = hidden
      update()
    },
  }
}
