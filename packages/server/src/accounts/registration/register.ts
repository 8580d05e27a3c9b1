import { register, registerMobile } from '@baize/contract'
import type { Input, Output } from '@baize/contract'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { isOffered, whitelabelSetting } from '../../system/index.ts'
import type { RegisterType } from '../../system/index.ts'
import { readSetting } from '../../db/settings.ts'
import { enter } from '../login/index.ts'
import type { Player } from '../players/index.ts'
import { applicationOf } from './application.ts'
import type { Application } from './application.ts'
import { open } from './open.ts'
import { openedBefore } from './repeat.ts'
import { readForm } from './rules.ts'
import type { Form } from './rules.ts'

/** @throws Refusal REGISTRATION_CLOSED where the site does not offer this way to register (REG-20, REG-35) */
async function openForm({ deps }: Context, type: RegisterType): Promise<Form> {
  const { tree } = await readSetting(deps, whitelabelSetting)
  if (!isOffered(tree, type)) throw new Refusal('REGISTRATION_CLOSED')
  return readForm(deps, type)
}

/** The account, opened now or when the same registration came before, even a moment ago. */
async function accountFor(ctx: Context, asked: Application): Promise<Player> {
  const before = await openedBefore(ctx.deps, asked)
  if (before) return before
  try {
    return await open(ctx, asked)
  } catch (error) {
    const meanwhile = error instanceof Refusal ? await openedBefore(ctx.deps, asked) : null
    if (meanwhile) return meanwhile
    throw error
  }
}

/** Steps in the order of REG-18. */
const registered =
  (type: RegisterType) =>
  async (input: Input<typeof register>, ctx: Context): Promise<Output<typeof register>> => {
    const form = await openForm(ctx, type)
    if (!input.terms) throw new Refusal('TERMS_REQUIRED')
    const player = await accountFor(ctx, await applicationOf(ctx.deps, form, input))
    const token = input.login ? await enter(ctx, ctx.deps.db, player) : null
    return { token, firstTimeLogin: true, account: player.account, type: player.type }
  }

/** Registration by username. */
export const registerRoute = route(register, registered('username'))
/** Registration by mobile number (REG-21, REG-24). */
export const registerMobileRoute = route(registerMobile, registered('mobile'))
