import { profile } from '@baize/contract'
import type { Output, ProfileField, ProfileFieldName } from '@baize/contract'
import { readSetting } from '../../db/settings.ts'
import type { Setting } from '../../db/settings.ts'
import { route } from '../../http/route.ts'
import type { Context } from '../../http/route.ts'
import { registerSetting } from '../../system/index.ts'
import { maskName } from '../../text/mask.ts'
import type { Player } from '../players/index.ts'
import { playerOfSession } from '../security/index.ts'
import { profileFields, profileRule } from './profile-fields.ts'
import { profileSetting } from './profile-setting.ts'
import { profileValues } from './stored-profile.ts'
import type { ProfileValues } from './stored-profile.ts'

/** A field of the form, with its name. */
export type NamedField = ProfileField & { name: ProfileFieldName }

/** What a form is made of. */
interface FormParts {
  asked: Setting<typeof profileSetting>
  settings: Setting<typeof registerSetting>
  language: string
}

/** The form as the site has it, with what a player has entered. */
export const profileForm = ({ asked, settings, language }: FormParts, values: ProfileValues): NamedField[] =>
  asked.fields.map(({ name, required, locked }) => {
    const { kind, mask, options } = profileFields[name]
    const value = values[name] ?? ''
    return {
      name,
      kind,
      rule: profileRule(settings, name, required),
      locked: locked && value !== '',
      masked: value && mask(value, asked, language),
      ...(options && { options: options(asked, language) }),
    }
  })

export const readFormParts = async ({ deps, language }: Pick<Context, 'deps' | 'language'>): Promise<FormParts> => ({
  asked: await readSetting(deps, profileSetting),
  settings: await readSetting(deps, registerSetting),
  language,
})

/** The profile as its owner sees it. */
export async function shownProfile(ctx: Context, who: Player): Promise<Output<typeof profile>> {
  const parts = await readFormParts(ctx)
  const fields = profileForm(parts, await profileValues(ctx.deps.db, who))
  return {
    fields: fields.map(({ name: _name, ...field }) => field),
    minimumAge: parts.settings.minimumAge,
    referrer: who.referralCode && maskName(who.referralCode),
    invitationCode: who.affiliateCode,
  }
}

export const profileRoute = route(profile, async (_input, ctx) => shownProfile(ctx, await playerOfSession(ctx)))
