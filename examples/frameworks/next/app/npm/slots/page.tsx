'use client'
// Next gives each route a chunk of its own, and this import goes into it.
import '@baize/elements/game-list/define'
import { Slots } from '../../../parts/Slots'

export default function Page() {
  return <Slots />
}
