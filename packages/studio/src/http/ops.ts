import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Deps } from '../engine/deps.ts'
import type { Driver } from '../engine/rounds/drive-round.ts'
import { playSeededRounds } from '../engine/rounds/seeded-rounds.ts'
import { waitingCalls } from '../engine/store/calls.ts'
import { closeRoom } from '../engine/store/matches.ts'
import { openRounds } from '../engine/store/rounds.ts'
import { Refusal } from '../engine/refusal.ts'
import type { Chaos, Fault } from '../engine/wallet/chaos.ts'
import { addressOfCall, type TrustedProxies } from './client-address.ts'
import { parseInput, parseJson, SeedInput } from './inputs.ts'
import { createSignatureCheck } from './ops-signature.ts'
import { CloseInput } from './rooms-inputs.ts'
import * as z from 'zod/mini'
import { effectNames, effectOf } from '../engine/wallet/chaos-effects.ts'

/**
 * Input of a chaos command: without an effect all effects are meant, without a kind of calls those
 * that an effect begins with.
 */
const ChaosInput = z.object({
  effect: z.optional(z.enum(effectNames)),
  call: z.optional(z.enum(['bet', 'win', 'rollback'])),
  mode: z._default(z.enum(['once', 'on', 'off']), 'once'),
  ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 3000),
})

/** Effects that were armed before the command, those that are now, and all there are. */
export interface ChaosView {
  before: readonly Fault[]
  armed: readonly Fault[]
  effects: { effect: string; calls: readonly string[]; does: string }[]
}

const view = (chaos: Chaos, before: readonly Fault[]): ChaosView => ({
  before,
  armed: chaos.armed(),
  effects: effectNames.map(effect => ({ effect, calls: effectOf(effect).calls, does: effectOf(effect).does })),
})

/**
 * Switches chaos as staff say and returns what was and is armed; without an effect it only returns
 * that.
 * @throws Refusal BAD_REQUEST where the effect cannot strike such calls
 */
function commandChaos(chaos: Chaos, { effect, call, mode, ms }: z.infer<typeof ChaosInput>): ChaosView {
  const before = [...chaos.armed()]
  if (mode === 'off') chaos.disarm({ ...(effect && { effect }), ...(call && { call }) })
  else if (effect) {
    const { calls } = effectOf(effect)
    const struck = call ?? calls[0]
    if (!calls.includes(struck)) throw new Refusal('BAD_REQUEST')
    chaos.arm({ effect, call: struck, ms, lasting: mode === 'on' })
  } else if (mode === 'on') throw new Refusal('BAD_REQUEST')
  return view(chaos, before)
}

const loopback = new Set(['127.0.0.1', '::1'])

/**
 * Calls of the operator's staff and its seeding: from this machine only, signed with the shared
 * secret.
 */
export function ops(
  deps: Deps,
  driver: Driver,
  chaos: Chaos,
  proxies: TrustedProxies,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const guarded = createSignatureCheck(deps)

  app.use(async (c, next) => {
    if (!loopback.has(addressOfCall(c, proxies))) throw new Refusal('FORBIDDEN')
    await next()
  })

  app.post('/seed', async c =>
    c.json(await playSeededRounds(deps, driver, parseInput(SeedInput, parseJson(await guarded(c))))),
  )

  app.post('/settle', async c => {
    await guarded(c)
    const rounds = await driver.settle()
    return c.json({ tried: rounds.length, open: openRounds(deps.store).length })
  })

  app.post('/status', async c => {
    await guarded(c)
    return c.json({
      open: openRounds(deps.store).map(({ id, state }) => ({ id, state })),
      waiting: waitingCalls(deps.store),
    })
  })

  app.post('/room', async c => {
    const { roomId, closed } = parseInput(CloseInput, parseJson(await guarded(c)))
    if (!deps.games.rooms.some(room => room.roomId === roomId)) throw new Refusal('NOT_FOUND')
    return c.json({ roomId, closed, changed: closeRoom(deps.store, roomId, closed) })
  })

  if (deps.settings.mode === 'sandbox')
    app.post('/chaos', async c => c.json(commandChaos(chaos, parseInput(ChaosInput, parseJson(await guarded(c))))))

  return app
}
