import '@baize/elements/react'
import type { GameLaneElement } from '@baize/elements/game-lane'
import { useRef } from 'react'

declare const mayBe: 'player' | null | undefined
export function Shop() {
  const lane = useRef<GameLaneElement>(null)
  return (
    <baize-scope merchant="demo" siteKey="pk_demo" onbaize-login={event => event.detail.account?.length}>
      <baize-login
        side={mayBe}
        light-form
        withoutHeading={false}
        className="box"
        style={{ '--baize-felt': '#8a1f3d' }}
        onbaize-login={event => event.currentTarget.side}
        onbaize-error={mayBe ? event => event.detail.requestId?.length : undefined}
      />
      <baize-game-lane ref={lane} category="RNG" limit={12} rows="2" key="lane" />
      <baize-second-verification challenge={{ challengeId: 'c', methods: [] }} />
      {/* @ts-expect-error -- not one of the list */}
      <baize-login side="nobody" />
      {/* @ts-expect-error -- a property of another element */}
      <baize-login category="RNG" />
      {/* @ts-expect-error -- not a number */}
      <baize-game-lane limit="many" />
      {/* @ts-expect-error -- no such field */}
      <baize-login onbaize-login={event => event.detail.token} />
      {/* @ts-expect-error -- React 19 listens where the name of the event follows `on` as it is */}
      <baize-login onBaizeLogin={() => {}} />
      {/* @ts-expect-error -- no such element */}
      <baize-logon />
    </baize-scope>
  )
}
