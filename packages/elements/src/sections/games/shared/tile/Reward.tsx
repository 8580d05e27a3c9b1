import { timing } from '@baize/contract'
import { useStore } from '@nanostores/react'
import { atom, onMount } from 'nanostores'
import { useText } from '../../../../scope.ts'
import { rewardAt } from './reward.ts'

// One clock for every tile of the page; it stands still for those who asked for calm, and while nobody looks.
const $now = atom(Date.now())
onMount($now, () => {
  $now.set(Date.now())
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const timer = setInterval(() => {
    if (!still.matches && !document.hidden) $now.set(Date.now())
  }, timing.rewardTick)
  return () => clearInterval(timer)
})

/** The decorative number under a tile (GAME-05); nothing for those who listen instead of look. */
export function Reward({ nodeId, currency, symbol }: { nodeId: string; currency: string; symbol: string }) {
  const now = useStore($now)
  const { money } = useText()
  return (
    <span className="tile-reward" aria-hidden="true" translate="no">
      {money(rewardAt(nodeId, now), currency, symbol)}
    </span>
  )
}
